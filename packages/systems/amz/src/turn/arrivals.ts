import type { Rule } from '@shambles/engine';
import { placesNear } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { DEAD } from '../book.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { qualityOfType } from '../house/rows.js';
import { underOverwatch } from '../interrupts/interrupts.js';
import type { Zombie } from '../kinds.js';
import { nearnessChecks } from '../morale/checks.js';
import { inCohesion, isFree } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import type { Arrival } from '../scenarios/format.js';
import { activeOf, type HotSpot, mobId } from '../state.js';
import { tableOf } from '../table/table.js';
import { diceOf } from '../tables/dice.js';
import { BASE, MOB_MOST } from '../tables/measures.js';
import { arrivalRow } from '../tables/zombies.js';
import { die, howManyCount, sumOf } from '../units/dice.js';
import type { Elsewhere } from './elsewhere.js';
import { infectionOf } from './gives.js';
import { hotSpotRolled, livingOff } from './hot-spots.js';

/** A group that arrives: its type and number. */
export interface Group {
  readonly type: Zombie;
  readonly figures: number;
}

/** The greatest distance from the marker, and the one that is too near to any Living figure, in inches. AMZ-hot-spots. */
const FROM_MARKER = 2;
const FROM_LIVING = 2;
/** The most Dexter figures on the table, and the Zulus that come instead of a further one. AMZ-reinforcements. */
const DEXTERS = 2;
const IN_STEAD = 6;
/** The most dice rolled for noise counters, and the lowest face that draws somebody. AMZ-noise. */
const NOISE = { most: 6, draws: 5 } as const;
/** AMZ-T-quirk-cards: no rolls (15), a herd (14), somebody Living (28). */
const FALSE_DAWN = 15;
const HERD = { card: 14, figures: '2d6' } as const;
const STRAGGLER = 28;

/** Step 7. AMZ-turn-07-reinforcements. */
export function* arrivals(w: AmzWorld, elsewhere: Pick<Elsewhere, 'step7' | 'straggler'>): Rule<void> {
  yield* elsewhere.step7(w);
  const dawn = (yield* played(w, 'before-arrivals')).includes(FALSE_DAWN);
  if (dawn) w.tell({ is: 'no-arrivals', cause: 'AMZ-quirk-cards' });
  else yield* comeAt(w, yield* whoComes(w));
  const cards = yield* played(w, 'after-arrivals');
  if (cards.includes(STRAGGLER)) yield* elsewhere.straggler(w);
  if (cards.includes(HERD.card)) yield* herd(w);
  w.happen({ is: 'stage', cause: 'AMZ-turn-08-activate', stage: 'living' });
}

/** The groups of the scenario's table, with those drawn by fire. AMZ-reinforcements, AMZ-noise. */
export function* whoComes(w: AmzWorld): Rule<readonly Group[]> {
  return yield* drawnByNoise(w, yield* reinforcements(w));
}

/** Rolls on the scenario's table, and for the number that it brings. AMZ-reinforcements. */
function* reinforcements(w: AmzWorld): Rule<Group[]> {
  const { reinforcements: rows } = w.book.scenario;
  const face = yield* die(w, 6, { rule: 'AMZ-reinforcements', label: 'reinforcements', seat: DEAD });
  const groups: Group[] = [];
  for (const each of rows[arrivalRow(face, infectionOf(w)) - 1] ?? [])
    groups.push({ type: each.type, figures: yield* howMany(w, each, 'AMZ-reinforcements') });
  return groups;
}

function* howMany(w: AmzWorld, { figures }: Pick<Arrival, 'figures'>, rule: RuleId): Rule<number> {
  return yield* sumOf(w, diceOf(figures), { rule, label: 'how-many', seat: DEAD });
}

/** Figures drawn by fire join the last mob that arrives (a Dexter is none), or else come as a mob of Zulus. AMZ-noise. */
function* drawnByNoise(w: AmzWorld, groups: readonly Group[]): Rule<Group[]> {
  const counters = w.s.noise;
  if (counters === 0) return [...groups];
  const about = { rule: 'AMZ-noise', label: 'noise', seat: DEAD, from: NOISE.draws } as const;
  const drawn = yield* howManyCount(w, Math.min(NOISE.most, counters), 6, about);
  w.happen({ is: 'heard', cause: 'AMZ-noise', counters, drawn });
  if (drawn === 0) return [...groups];
  const mob = groups.findLast(({ type }) => type !== 'dexters');
  if (!mob) return [...groups, { type: 'zulus', figures: drawn }];
  return groups.map((each) => (each === mob ? { ...mob, figures: mob.figures + drawn } : each));
}

/** All groups arrive at one Hot Spot, which is rolled. AMZ-hot-spots. */
function* comeAt(w: AmzWorld, groups: readonly Group[]): Rule<void> {
  if (groups.length === 0) {
    w.tell({ is: 'no-arrivals', cause: 'AMZ-reinforcements' });
    return;
  }
  const spot = yield* hotSpotRolled(w);
  if (!spot) return;
  for (const { type, figures } of groups)
    for (const group of inMobs(w, type, figures)) yield* appear(w, group, spot);
}

/** Splits figures into mobs of the largest size allowed; Dexters come one by one. AMZ-reinforcements. */
function inMobs(w: AmzWorld, type: Zombie, figures: number): Group[] {
  if (type === 'dexters') {
    const there = w.s.units
      .filter((u) => u.kind === 'dexters')
      .reduce((sum, u) => sum + activeOf(w.s, u.id).length, 0);
    return Array.from({ length: figures }, (_, i) =>
      there + i < DEXTERS ? { type, figures: 1 } : { type: 'zulus', figures: IN_STEAD },
    );
  }
  const mobs: Group[] = [];
  for (let left = figures; left > 0; left -= MOB_MOST) mobs.push({ type, figures: Math.min(left, MOB_MOST) });
  return mobs;
}

/** A mob appears round the marker, and units on Overwatch may fire at it. AMZ-hot-spots, AMZ-overwatch. */
function* appear(w: AmzWorld, { type, figures }: Group, { x, y, level }: HotSpot): Rule<void> {
  const places = mobPlaces(w, type, [x, y, level], figures, FROM_MARKER);
  if (places.length === 0) return;
  const id = mobId(w.s.nextMob);
  w.happen({
    is: 'arrived',
    cause: 'AMZ-hot-spots',
    mob: id,
    kind: type,
    quality: qualityOfType(w.book, type),
    armor: 'none',
    places,
    supports: [],
    captives: [],
  });
  yield* underOverwatch(w, id, function* () {});
  yield* nearnessChecks(w);
}

/**
 * Free places for figures round a spot, in cohesion and not near the Living: within the given distance while there is
 * room, then as near as possible. AMZ-hot-spots, AMZ-cohesion.
 */
export function mobPlaces(
  w: AmzWorld,
  type: Zombie,
  at: Place,
  figures: number,
  within: number,
  off = FROM_LIVING,
): Place[] {
  const table = tableOf(w);
  const ways = table.ways(type);
  const may = (place: Place) => livingOff(w, place) - BASE > off && ways.standing(...place);
  const taken: Place[] = [];
  for (const most of [within + BASE, undefined]) {
    const free = placesNear(ways, table.figures, at, SPARE * (figures + SPARE), most).filter(
      (p) => may(p) && isFree(taken, p),
    );
    while (taken.length < figures) {
      const next = free.findIndex((p) => taken.length === 0 || inCohesion(taken, p));
      if (next < 0) break;
      taken.push(...free.splice(next, 1));
    }
    if (taken.length >= figures) break;
  }
  return taken;
}

/** Places examined for each one needed. */
const SPARE = 4;

/** An additional mob of Zulus. AMZ-T-quirk-cards, 14. */
function* herd(w: AmzWorld): Rule<void> {
  yield* comeAt(w, [{ type: 'zulus', figures: yield* howMany(w, HERD, 'AMZ-quirk-cards') }]);
}
