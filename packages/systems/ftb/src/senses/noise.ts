import { type Rule, rowFor } from '@shambles/engine';
import { bearingOf, bearingOfHour, turn } from '@shambles/field';
import { faces, firstClockwise, halfDie, hasRoom, possibly, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { type Alarm, encounterOf, type Place, personOf, type Zed } from '../state.js';
import { BASE, tableOf } from '../table.js';
import type { StartRow } from '../tables/zeds.js';

/** Noises other than shots, and the number of shots that each is as loud as. FTB-10.2.4a. */
export const LOUD = { alarm: 6, phone: 3 } as const;

/** Origin of a noise, and the direction its maker faces, which is 12 o'clock. */
export interface Source {
  readonly x: number;
  readonly y: number;
  /** The ground floor unless given. */
  readonly level?: number;
  readonly facing: number;
}

/** Draws zombies at once with shots, or a noise as loud as `dice` shots. FTB-10.2.2, FTB-10.2.3, FTB-10.3b. */
export function* noise(w: FtbWorld, at: Source, dice: number, what: string, rule: RuleId): Rule<void> {
  if (dice <= 0) return;
  const { kind } = encounterOf(w.s);
  w.happen({ is: 'noise', cause: rule, x: at.x, y: at.y, ...(at.level && { level: at.level }), dice, what });
  const fell = yield* faces(w, dice, { rule: 'FTB-10.2.3', label: 'noise', table: 'FTB-T-zombies-noise' });
  const drawn = fell.filter((die) => draws(w, die)).length;
  if (kind === 'no-terrain') return yield* comeByEdges(w, at, drawn);
  yield* place(w, at, kind === 'zed' ? Math.min(1, drawn) : drawn, 'noise');
}

/** True if a die of noise draws a zombie. On the Tabletop only a 6 does. FTB-T-zombies-noise, FTB-TB-tabletop-g. */
function draws(w: FtbWorld, die: number): boolean {
  const { kind, area } = encounterOf(w.s);
  if (kind === 'no-terrain') return die === 6;
  return w.book.tables.noise.rows.some((row) => row.area === area && row.draws.includes(die));
}

/** Places `n` zombies around a spot by the clock. FTB-10.3a, FTB-10.3.1a, FTB-10.3.1b. */
export function* place(w: FtbWorld, at: Source, n: number, how: 'noise' | 'start'): Rule<void> {
  const hours = yield* faces(w, n, { rule: 'FTB-10.3a', label: 'clock', table: 'FTB-T-zombies-clock' });
  const zeds: Zed[] = [];
  for (const die of hours) {
    const spot = spotFor(w, at, die, zeds);
    if (spot) zeds.push({ ...zedAt(w, spot, at, zeds.length), lastSeen: drawnOut(w, spot, at) });
  }
  if (zeds.length > 0) w.happen({ is: 'zeds-came', cause: 'FTB-10.3a', zeds, how });
}

/**
 * A zombie that appears in a building comes out towards what drew it, as if it had seen it there. FTB-10.3.1a,
 * FTB-D-191.
 */
function drawnOut(w: FtbWorld, [x, y, level]: Place, at: Source): Place | null {
  return tableOf(w).houseOf({ x, y, level }) === undefined ? null : [at.x, at.y, at.level ?? 0];
}

/** A new zombie at a place, facing another place. `after` counts zombies made before it in the same fact. */
export function zedAt(
  w: FtbWorld,
  [x, y, level]: Place,
  towards: { readonly x: number; readonly y: number },
  after: number,
): Zed {
  const facing = bearingOf(towards.x - x, towards.y - y);
  return { id: zedId(w, after), x, y, level, facing, lastSeen: null, feast: '', was: '' };
}

/** Id of the next zombie, after skipping `after` ids. */
export function zedId(w: FtbWorld, after = 0): string {
  return `zed-${w.s.next.zed + after}`;
}

/** The spot for a die: its hour, or the first spot clockwise from there with room for a base. FTB-10.3.1b. */
function spotFor(w: FtbWorld, at: Source, die: number, others: readonly Zed[]): Place | undefined {
  const table = tableOf(w);
  const { clock, inches } = rowFor(w.book.tables.clock, die);
  const bearing = turn(at.facing + bearingOfHour(clock));
  const spot = firstClockwise(at, bearing, inches, (x, y) =>
    hasRoom(table, table.ways('zed'), [x, y, 0], others, BASE),
  );
  return spot && [spot[0], spot[1], 0];
}

// ------------------------------------------------------------------ the start

/**
 * Starting zombies: each human rolls by the area, and they appear around it. FTB-10.2.1b, FTB-T-zombies-start,
 * FTB-D-27.
 */
export function* startingZombies(w: FtbWorld, humans: readonly string[]): Rule<void> {
  for (const who of humans) yield* place(w, personOf(w.s, who), yield* startingNumber(w, who), 'start');
}

/** Number of starting zombies that one human draws. FTB-T-zombies-start. */
export function* startingNumber(w: FtbWorld, who: string): Rule<number> {
  const { area } = encounterOf(w.s);
  const { die: size, plus } = w.book.tables.start.rows.find((row) => row.area === area) as StartRow;
  const { seat } = personOf(w.s, who);
  const what = {
    rule: 'FTB-10.2.1b',
    label: 'zombies-start',
    table: 'FTB-T-zombies-start',
    seat,
    who,
  } as const;
  const die = size === 'half' ? yield* halfDie(w, what) : yield* sum(w, 1, what);
  return die + plus;
}

// ------------------------------------------------------------------ the Tabletop

/**
 * Places zombies on the edge to the left or right of the players, who face north, level with the noise.
 * FTB-TB-tabletop-g.
 */
function* comeByEdges(w: FtbWorld, at: Source, n: number): Rule<void> {
  const [width, height] = encounterOf(w.s).map.size;
  const table = tableOf(w);
  const zeds: Zed[] = [];
  for (let k = 0; k < n; k++) {
    const left = yield* possibly(w, 3, { rule: 'FTB-TB-tabletop-g', label: 'edge' });
    const x = left ? BASE : width - BASE;
    for (let off = 0; off <= height; off++) {
      const y = [at.y + off / 2, at.y - off / 2].find((v) =>
        hasRoom(table, table.ways('zed'), [x, v, 0], zeds, BASE),
      );
      if (y === undefined) continue;
      zeds.push(zedAt(w, [x, y, 0], { x: width / 2, y }, zeds.length));
      break;
    }
  }
  if (zeds.length > 0) w.happen({ is: 'zeds-came', cause: 'FTB-TB-tabletop-g', zeds, how: 'edge' });
}

// ------------------------------------------------------------------ noises that go on

/** Starts a continuing noise, which draws zombies at once. FTB-10.2.4b. */
export function* startAlarm(w: FtbWorld, alarm: Alarm): Rule<void> {
  w.happen({ is: 'alarm', cause: 'FTB-10.2.4a', alarm, on: true });
  yield* noise(w, alarm, alarm.dice, 'alarm', 'FTB-10.2.4a');
}

/** Continuing noises draw zombies again before the dice of a new turn. FTB-10.2.4b. */
export function* alarmsGoOn(w: FtbWorld): Rule<void> {
  for (const alarm of w.s.alarms) yield* noise(w, alarm, alarm.dice, 'alarm', 'FTB-10.2.4b');
}
