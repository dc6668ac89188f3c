import type { Rule } from '@shambles/engine';
import { bearingOf, distance, GRAIN, type Piece } from '@shambles/field';
import type { At, Place } from '@shambles/measured';
import { drawn, faces, firstClockwise, halfDie, hasRoom, possibly, sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import type { Coming } from '../facts/zombies.js';
import type { BdzWorld } from '../facts.js';
import { isDrawn, placeBearing, startRow } from '../house/rows.js';
import type { Area, EncounterKind } from '../kinds.js';
import type { RuleId } from '../register.js';
import { isPresent, isThere, type Person, personOf, type Zed } from '../state.js';
import { BASE, type BdzTable, tableOf } from '../table.js';
import { PLACED } from '../tables/zombies.js';

/** The highest face of a die. */
const HIGHEST = 6;

/** The area whose zombie numbers apply on Day One, when there are fewer of them. BDZ-day-zombies-area. */
const EARLY: { readonly [area in Area]: Area } = { urban: 'suburbs', suburbs: 'rural', rural: 'rural' };

function zombieArea({ s, book }: BdzWorld): Area {
  const { area } = settingOf(s, book);
  return s.encounter?.kind === 'day-one' ? EARLY[area] : area;
}

/** Places zombies round each human, as many as the area calls for. BDZ-zgen-start, BDZ-day-zombies-seven. */
export function* startingZombies(w: BdzWorld, how: Coming = 'start'): Rule<void> {
  for (const { id, seat } of w.s.people.filter((p) => isThere(p) && p.status !== 'dead'))
    yield* place(w, personOf(w.s, id), yield* howManyAbout(w, { id, seat }), how);
}

/** Rolls how many zombies surround somebody at the start. BDZ-zgen-start, BDZ-dice-half. */
export function* howManyAbout(w: BdzWorld, { id: who, seat }: Pick<Person, 'id' | 'seat'>): Rule<number> {
  const { plus, half } = startRow(w.book, zombieArea(w));
  const roll = { rule: 'BDZ-zgen-start', label: 'zombies', table: 'BDZ-T-zgen-start', seat, who } as const;
  return plus + (half ? yield* halfDie(w, roll) : yield* sum(w, 1, roll));
}

/** True if some die of noise draws a zombie here. BDZ-T-zgen-noise. */
export function mayDraw(w: BdzWorld): boolean {
  return isDrawn(w.book, zombieArea(w), HIGHEST);
}

/** When both sides are done, each shot of the turn may draw a zombie, spot by spot. BDZ-zgen-noise, BDZ-turn-end. */
export function* drawnByNoise(w: BdzWorld): Rule<void> {
  const area = zombieArea(w);
  for (const { shots, ...at } of w.s.noises.filter((n) => !n.diced).map((n) => ({ ...n }))) {
    const roll = { rule: 'BDZ-zgen-noise', label: 'noise', table: 'BDZ-T-zgen-noise' } as const;
    const fell = yield* faces(w, shots, roll);
    yield* place(w, at, fell.filter((die) => isDrawn(w.book, area, die)).length, 'noise');
  }
}

/** After doubles, a 1 brings a zombie near somebody. Double sixes are excepted, as they may bring something else. */
const BRINGS = 1;
const ELSEWHERE = 6;

/** Encounters to which no zombies wander. BDZ-D-c55. */
const QUIET: readonly (EncounterKind | undefined)[] = ['day-one', 'raid'];

/** True if the option is on, and this is no printed scenario that says who takes part. BDZ-D-c55. */
const mayWander = ({ s, book }: BdzWorld): boolean =>
  book.options.wandering === 'on' && !QUIET.includes(s.encounter?.kind) && book.scenario.goal === undefined;

/** After doubles a zombie may come upon one of the living. BDZ-zgen-wandering, BDZ-D-wandering. */
export function* wanders(w: BdzWorld, doubles: number): Rule<void> {
  if (!mayWander(w) || doubles === ELSEWHERE) return;
  const rule = 'BDZ-zgen-wandering';
  if (!(yield* possibly(w, BRINGS, { rule, label: 'wandering' }))) return;
  const from = w.s.people.filter(isPresent).map((p) => p.id);
  if (from.length === 0) return;
  const who = yield* drawn(w, { rule, label: 'whom', from, like: (id) => id });
  yield* place(w, personOf(w.s, who), 1, 'wandering');
}

/**
 * Places `n` zombies, each 12 inches off by its die or at the first spot clockwise with room, facing the nearest human.
 * BDZ-zgen-place, BDZ-zgen-place-off, BDZ-zgen-place-building.
 */
export function* place(w: BdzWorld, at: At, n: number, how: Coming): Rule<void> {
  const fell = yield* faces(w, n, PLACING);
  stand(
    w,
    at,
    fell.map((die) => placeBearing(w.book, die)),
    how,
  );
}

const PLACING = { rule: 'BDZ-zgen-place', label: 'placing', table: 'BDZ-T-zgen-place' } as const;

/** Rolls a die for a direction and returns its bearing. */
export function* whichWay(w: BdzWorld): Rule<number> {
  return placeBearing(w.book, yield* sum(w, 1, PLACING));
}

/** Places zombies one after the other, 12 inches off on their bearings or at the first spot clockwise with room. */
export function stand(w: BdzWorld, at: At, bearings: readonly number[], how: Coming): void {
  const table = tableOf(w);
  const zeds: Zed[] = [];
  for (const bearing of bearings) {
    const spot = firstClockwise(at, bearing, PLACED, (x, y) =>
      hasRoom(table, table.ways('zed'), [x, y, 0], zeds, BASE),
    );
    if (spot) zeds.push(zedAt(w, [...spot, 0], w.s.nextZed + zeds.length));
  }
  if (zeds.length > 0) w.happen({ is: 'zeds-came', cause: 'BDZ-zgen-place', zeds, how });
}

/** Places a zombie where nobody had seen it; returns its id. */
export function lurks(w: BdzWorld, at: Place, cause: RuleId): string {
  const zed = { ...zedAt(w, at, w.s.nextZed), door: '' };
  w.happen({ is: 'zeds-came', cause, zeds: [zed], how: 'event' });
  return zed.id;
}

function zedAt(w: BdzWorld, [x, y, level]: Place, number: number): Zed {
  const facing = facingNearest(w, { x, y, level }) ?? 0;
  const door = nearestDoor(tableOf(w), { x, y, level })?.id ?? '';
  return {
    id: `zed-${number}`,
    x,
    y,
    level,
    facing,
    prone: false,
    saw: null,
    feast: '',
    dazed: false,
    caught: false,
    door,
    waits: 0,
  };
}

/**
 * The nearest door of the building that a place is in, on its level and without a barricade. A zombie placed there
 * comes out by this door as soon as it acts. BDZ-zgen-place-building, BDZ-D-out-by-door.
 */
export function nearestDoor(table: BdzTable, at: At): Piece | undefined {
  const house = table.houseOf(at);
  const doors = table.ground.map.buildings?.find((b) => b.id === house)?.doors ?? [];
  const off = ({ ax, ay, bx, by }: Piece) =>
    distance(at, { x: (ax + bx) / 2 / GRAIN, y: (ay + by) / 2 / GRAIN });
  const [nearest] = table.ground.pieces
    .filter(
      (p) =>
        p.kind === 'door' &&
        p.type !== 'barricaded' &&
        p.from === at.level &&
        doors.some((d) => d.id === p.id),
    )
    .sort((a, b) => off(a) - off(b));
  return nearest;
}

/** The bearing of the nearest human from a place. BDZ-zgen-place-facing, BDZ-zmove-knocked. */
export function facingNearest(w: BdzWorld, at: At): number | undefined {
  const people = w.s.people.filter((p) => isThere(p) && p.status !== 'dead');
  const [nearest] = people.sort((a, b) => distance(a, at) - distance(b, at));
  return nearest && bearingOf(nearest.x - at.x, nearest.y - at.y);
}
