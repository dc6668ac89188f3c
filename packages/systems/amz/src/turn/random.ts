import type { Rule } from '@shambles/engine';
import { driversOf } from '../awareness/awareness.js';
import { DEAD } from '../book.js';
import { played } from '../cards/playing.js';
import { attackVehicle } from '../combat/clawing.js';
import type { AmzWorld } from '../facts.js';
import { batter } from '../ground/buildings.js';
import { randomMove, zombieRow } from '../house/rows.js';
import { underOverwatch } from '../interrupts/interrupts.js';
import { nearnessChecks } from '../morale/checks.js';
import { willOf } from '../solo/will.js';
import { activeOf, basesOf, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { MOB_MOST } from '../tables/measures.js';
import { die, sumOf } from '../units/dice.js';
import { unlessLocked } from '../zombies/doors.js';
import { type Bound, byTheRest, goesBy, isMindless, livingNear, touched } from '../zombies/going.js';
import { battersHere, makesFor, marchesOn, shamblesOff } from '../zombies/shambling.js';
import { strikesAtWill } from '../zombies/striking.js';

/** All go the same way, and farther. AMZ-T-quirk-cards, 12. */
const WIND = 12;
/** The lowest face with which a mob drifts towards the Living. AMZ-D-drift. */
const DRIFTS = 5;
/** Mobs this near to each other may join, in inches. AMZ-mobs. */
const TOGETHER = 2;

/** Step 11 begins. AMZ-turn-11-random. */
export function* randomBegins(w: AmzWorld): Rule<void> {
  w.happen({ is: 'stage', cause: 'AMZ-turn-11-random', stage: 'random' });
  if (!(yield* played(w, 'step-11')).includes(WIND)) return;
  const about = { rule: 'AMZ-quirk-cards', seat: DEAD } as const;
  const farther = yield* die(w, 6, { ...about, label: 'wind' });
  const direction = yield* die(w, 8, { ...about, label: 'direction' });
  w.happen({
    is: 'takes-effect',
    cause: 'AMZ-quirk-cards',
    card: WIND,
    on: `${direction} ${farther}`,
    until: w.s.turn,
  });
}

/** The mob that moves next in step 11, in the order of their numbers; undefined when all have. AMZ-D-random-who. */
export function nextMob(w: AmzWorld): Unit | undefined {
  return w.s.units
    .filter((u) => isMindless(w, u.id) && !u.interrupted && !u.moved && basesOf(w.s, u.id).length > 0)
    .sort((a, b) => a.number - b.number)[0];
}

/** One mob acts: it is driven, batters, attacks a vehicle, marches, drifts or moves at random. AMZ-random-movement. */
export function* mobStep(w: AmzWorld, { id }: Pick<Unit, 'id'>): Rule<void> {
  if (!(yield* driven(w, id))) {
    const building = battersHere(w, id);
    const vehicle = vehicleBeside(w, id);
    if (building !== undefined) yield* batter(w, id, building);
    else if (vehicle !== undefined) yield* attackVehicle(w, id, vehicle);
    else yield* underOverwatch(w, id, () => ofItself(w, id));
  }
  w.happen({ is: 'dead-acted', cause: 'AMZ-turn-11-random', unit: id });
  yield* nearnessChecks(w);
}

/** The occupied vehicle that a mob is in contact with. AMZ-vehicle-attack. */
function vehicleBeside(w: AmzWorld, mob: string): string | undefined {
  return touched(w, mob).find(
    (id) =>
      unitOf(w.s, id).vehicle !== null && w.s.figures.some((f) => f.aboard === id && f.status === 'active'),
  );
}

/** A Dexter drives the mob, if he has a place left and his player wants to. AMZ-dexter-control. */
function* driven(w: AmzWorld, id: string): Rule<boolean> {
  const [dexter] = driversOf(w, id);
  if (!dexter) return false;
  const way = yield* willOf(w.book).drives(w, id, dexter.id);
  if (way === 'random') return false;
  const still = way === 'stays' && { still: true as const };
  w.happen({ is: 'drives', cause: 'AMZ-dexter-control', dexter: dexter.id, unit: id, ...still });
  if (way === 'stays') return true;
  yield* asDriven(w, id, way);
  return true;
}

/** The move of a driven mob: up to its full move, with an assault or battering at the end. AMZ-dexter-control. */
function* asDriven(w: AmzWorld, id: string, chosen: Bound): Rule<void> {
  const most = zombieRow(w.book, unitOf(w.s, id).kind).move;
  yield* underOverwatch(w, id, function* () {
    const way = byTheRest(w, chosen, most);
    const bound = way && (yield* unlessLocked(w, way, most));
    if (bound) goesBy(w, bound, most, 'rushes', 'AMZ-dexter-control');
    yield* strikesAtWill(w, id, { met: bound?.met }, willOf(w.book));
  });
}

/** A mob is moved as if a Dexter drove it. AMZ-T-quirk-cards, 27. */
export function* movedAsDriven(w: AmzWorld, id: string): Rule<void> {
  const way = yield* willOf(w.book).drives(w, id, id);
  if (typeof way !== 'string') yield* asDriven(w, id, way);
}

/** A mob that nobody drives. AMZ-sc2, AMZ-D-drift, AMZ-random-movement. */
function* ofItself(w: AmzWorld, id: string): Rule<void> {
  const { march } = w.book.scenario;
  if (march !== undefined && (yield* marchesOn(w, id, march))) return;
  const [nearest] = livingNear(w, id);
  if (nearest !== undefined && (yield* drifts(w, id))) return yield* makesFor(w, id, nearest, 'AMZ-D-drift');
  const { direction, inches } = yield* randomRoll(w, id);
  yield* shamblesOff(w, id, direction, inches);
}

/** Rolls a mob's random direction (D8) and distance. AMZ-random-movement. */
export function* randomRoll(
  w: AmzWorld,
  id: string,
): Rule<{ readonly direction: number; readonly inches: number }> {
  const wind = w.s.effects
    .find((e) => e.card === WIND)
    ?.on.split(' ')
    .map(Number);
  const about = { rule: 'AMZ-random-movement', seat: DEAD, unit: id } as const;
  const direction = wind?.[0] ?? (yield* die(w, 8, { ...about, label: 'direction' }));
  const random = randomMove(w.book, unitOf(w.s, id).kind);
  const inches = (yield* sumOf(w, random, { ...about, label: 'random-inches' })) + (wind?.[1] ?? 0);
  return { direction, inches };
}

function* drifts(w: AmzWorld, id: string): Rule<boolean> {
  if (w.book.options.drift !== 'toward') return false;
  const about = { rule: 'AMZ-D-drift', label: 'drift', seat: DEAD, unit: id, from: DRIFTS } as const;
  return (yield* die(w, 6, about)) >= DRIFTS;
}

/** Mobs of one type near each other may join; the lower number remains. AMZ-mobs. */
export function* mobsJoin(w: AmzWorld): Rule<void> {
  const mobs = w.s.units.filter((u) => isMindless(w, u.id)).sort((a, b) => a.number - b.number);
  for (const [i, into] of mobs.entries())
    for (const other of mobs.slice(i + 1)) {
      if (!mayJoin(w, into, other) || !(yield* willOf(w.book).joins(w, other.id, into.id))) continue;
      w.happen({ is: 'joined-mob', cause: 'AMZ-mobs', unit: other.id, into: into.id });
    }
}

function mayJoin(w: AmzWorld, a: Unit, b: Unit): boolean {
  const sizes = [a, b].map((u) => activeOf(w.s, u.id).length) as [number, number];
  if (a.kind !== b.kind || Math.min(...sizes) === 0 || sizes[0] + sizes[1] > MOB_MOST) return false;
  return tableOf(w).apart(a.id, b.id) <= TOGETHER;
}
