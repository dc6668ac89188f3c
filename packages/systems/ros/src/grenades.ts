import { ask, Choose, type Rule, roll } from '@shambles/engine';
import { distance, Spot, snap } from '@shambles/field';
import type { RosWorld } from './facts.js';
import { destroy, hitTank, hurt, knockBack, slay } from './harm.js';
import { noise } from './hordes.js';
import { cardsOf, THROWN, type Thrown } from './kinds.js';
import { able, living, type Person, type Place, personOf, placeOf } from './state.js';
import { brightLight } from './stir.js';
import { tableOf } from './table.js';
import { BURNING_TURNS, thrownRow } from './tables.js';
import { nameOf } from './words.js';

/** Survivors who throw. ROS-seq-6. */
export function throwers(w: RosWorld): string[] {
  return living(w.s)
    .filter((p) => cardsOf(p.play).includes('grenade'))
    .map((p) => p.id);
}

/** ROS-grenade. The thrower points to the spot, and there it lands. */
export function* throwGrenade(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const has = THROWN.filter((t) => p.minor.includes(t));
  if (!able(p) || has.length === 0 || p.kind === 'nps') {
    const why = able(p) ? 'no-grenade' : 'helpless';
    w.happen({ is: 'wasted', cause: 'ROS-card-wasted', to: 'all', who, card: 'grenade', why });
    return;
  }
  const what = (yield* ask(
    w,
    who,
    'ROS-card-GRENADE',
    'grenade',
    new Choose(has, {
      line: (id) => ({ key: 'thing', values: { thing: { noun: `thing.${id}`, count: 1 } } }),
    }),
    { who: nameOf(w.book, who) },
  )) as Thrown;
  const spot = yield* ask(w, who, thrownRow(what).rule, 'throw', throwSpace(w, p, what), {
    who: nameOf(w.book, who),
    what,
  });
  if (!('at' in spot) && spot.option === 'keep') return;
  const at = 'at' in spot ? ([spot.at[0], spot.at[1], spot.at[2]] as const) : targetSpot(w, spot.option);
  w.happen({ is: 'thrown', cause: 'ROS-card-GRENADE', to: 'all', who, what, at });
  yield* goOff(w, what, at, who);
}

function targetSpot(w: RosWorld, option: string): Place {
  const zed = w.s.zeds.find((z) => `at ${z.id}` === option);
  return zed ? placeOf(zed) : [0, 0, 0];
}

/** Any spot within 30 cm that a line reaches; walls and closed doors stop a throw. ROS-D-grenade-sight. */
function throwSpace(w: RosWorld, p: Person, what: Thrown): Spot {
  const table = tableOf(w);
  const { range } = thrownRow(what);
  const may = (x: number, y: number, level: number) => {
    const far = distance(p, { x, y });
    if (far > range)
      return { rule: 'ROS-grenade', text: `${snap(far)} cm is too far; it is thrown ${range} cm at most.` };
    return table.throwReaches(p.id, { x, y, level })
      ? undefined
      : { rule: 'ROS-D-grenade-sight', text: 'A wall or a closed door is in the way.' };
  };
  const targets = w.s.zeds
    .filter(
      (z) => z.mode !== 'waiting' && may(z.x, z.y, z.level) === undefined && table.sees(p.id, z.id) !== 'no',
    )
    .sort((a, b) => distance(p, a) - distance(p, b) || (a.id < b.id ? -1 : 1))
    .slice(0, 12);
  return new Spot({
    figure: p.id,
    from: placeOf(p),
    how: 'throw',
    within: range,
    lit: () => table.litWithin(p, range, (x, y) => may(x, y, p.level) === undefined),
    may,
    options: [
      ...targets.map((z) => ({
        id: `at ${z.id}`,
        line: { key: 'throw.at', values: { name: nameOf(w.book, z.id) } },
        on: z.id,
        at: placeOf(z),
      })),
      { id: 'keep', line: { key: 'throw.keep' } },
    ],
  });
}

/** What a grenade does where it lands. ROS-T-grenades. */
export function* goOff(w: RosWorld, what: Thrown, at: Place, by: string): Rule<void> {
  const row = thrownRow(what);
  if (row.loud) yield* noise(w, at, 'explosion', by);
  if (row.knocksDown) yield* blast(w, what, at, by);
  if (row.burns > 0) yield* burn(w, what, at, by);
}

const near = (w: RosWorld, id: string, [x, y, level]: Place, radius: number): boolean => {
  const table = tableOf(w);
  return table.whereIs(id).level === level && table.gapTo({ x, y }, id) <= radius;
};

/** HE, stun and pipe bomb: every Zed within 10 cm goes down, and may be killed; survivors go down unhurt. */
function* blast(w: RosWorld, what: Thrown, at: Place, by: string): Rule<void> {
  const { radius, killsOn, rule } = thrownRow(what);
  const zeds = w.s.zeds.filter((z) => z.mode !== 'waiting' && near(w, z.id, at, radius)).map((z) => z.id);
  const { dice } = killsOn === null ? NO_DICE : yield* blastRolls(w, what, by, zeds.length);
  for (const [i, id] of zeds.entries()) {
    const zed = w.s.zeds.find((z) => z.id === id);
    if (!zed) continue;
    const killed = killsOn !== null && (dice[i] as number) >= killsOn;
    // An explosion is a hit on a Tank, a kill score one more. ROS-D-tank-hits.
    if (zed.kind === 'tank') hitTank(w, zed, killed ? 2 : 1, 'ROS-D-tank-hits', by);
    else if (killed || zed.kind === 'boomer') yield* slay(w, id, 'blast', rule, by);
    else knockBack(w, id, { x: at[0], y: at[1] }, 0, true, rule);
  }
  for (const p of living(w.s))
    if (p.inside === '' && near(w, p.id, at, radius) && !p.down)
      w.happen({
        is: 'knocked',
        cause: 'ROS-R-blast-survivors',
        to: 'all',
        who: p.id,
        at: placeOf(p),
        back: 0,
        down: true,
      });
}

const NO_DICE = { dice: [] as readonly number[], killed: 0 };

/** A die for each Zed in the blast, in the order of their numbers; and how many of them kill. */
export function* blastRolls(w: RosWorld, what: Thrown, seat: string, n: number): Rule<typeof NO_DICE> {
  if (n === 0) return NO_DICE;
  const { killsOn, rule } = thrownRow(what);
  const from = killsOn ?? 10;
  const score = Array.from({ length: 10 }, (_, face) => (face >= from ? 1 : 0));
  const pools = [{ n, sides: 10, lowest: 0 as const, from, score }];
  const rolled = yield* roll(w, { kind: 'roll', rule, label: 'blast', table: 'ROS-T-grenades', seat, pools });
  return { dice: rolled.faces[0] ?? [], killed: rolled.score };
}

/** A Molotov's flames and a WP grenade's burning. ROS-grenade-molotov, ROS-grenade-wp, ROS-R-flames, ROS-D-wp. */
function* burn(w: RosWorld, what: Thrown, at: Place, by: string): Rule<void> {
  const { burns, radius, rule } = thrownRow(what);
  const [x, y, level] = at;
  const kind = what === 'Molotov cocktail' ? 'flames' : 'wp';
  w.happen({
    is: 'cloud',
    cause: rule,
    to: 'all',
    cloud: { id: `${kind}-${w.s.nextCloud}`, kind, x, y, level, until: w.s.turn + burns - 1 },
  });
  brightLight(w, at, by);
  if (kind === 'wp') return wpDestroys(w);
  for (const z of w.s.zeds.slice()) if (z.mode !== 'waiting' && near(w, z.id, at, radius)) catchFire(w, z.id);
  for (const p of living(w.s))
    if (p.inside === '' && near(w, p.id, at, radius))
      yield* hurt(w, p.id, 1, 'flames', 'fire', 'ROS-R-flames');
}

/** A Zed in the flames, or coming through them, burns for 5 turns and is destroyed at the end of the fifth. */
export function catchFire(w: RosWorld, id: string): void {
  const zed = w.s.zeds.find((z) => z.id === id);
  if (zed && zed.burning === 0)
    w.happen({
      is: 'burning',
      cause: 'ROS-grenade-molotov',
      to: 'all',
      zed: id,
      until: w.s.turn + BURNING_TURNS - 1,
    });
}

/** Every Zed that reaches a burning WP grenade is destroyed. ROS-grenade-wp. */
export function wpDestroys(w: RosWorld): void {
  for (const c of w.s.clouds)
    if (c.kind === 'wp')
      for (const z of w.s.zeds.slice())
        if (z.mode !== 'waiting' && near(w, z.id, [c.x, c.y, c.level], 0.1))
          destroy(w, z, 'wp', 'ROS-grenade-wp');
}
