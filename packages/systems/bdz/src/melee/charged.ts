import type { Rule } from '@shambles/engine';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { COHESION } from '../groups/groups.js';
import { inGroups, takeTest } from '../groups/tests.js';
import { holds } from '../reaction/cases.js';
import { exchange } from '../reaction/exchange.js';
import { carryOut } from '../reaction/results.js';
import type { Fire } from '../shooting/aim.js';
import { takesVehicleTests } from '../shooting/weapons.js';
import { carriesOn, isHeld, isThere, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';

/** A charge at a target. */
export interface Rush {
  readonly by: string;
  readonly target: string;
  /** True if the charge comes from behind from start to finish. BDZ-face-rear-attack. */
  readonly rear: boolean;
  /** True if the charge surprises people who have never met a zombie. BDZ-react-zed-result. */
  readonly surprise?: boolean;
  /** Inches that the zombie has left for the charge. BDZ-zmove-rate. */
  readonly left?: number;
}

/** True if a zombie charges from behind: the charged takes no test for it, but friends do. BDZ-zreact-charged-rear. */
function isUnseen(rush: Rush): boolean {
  return rush.rear && isZed(rush.by);
}

/**
 * Charged humans, and friends near them who see a charger, test on one throw for each group; those who can fire do so
 * before the melee. Returns the ids of those who fight with the rear penalty. BDZ-react-charged, BDZ-D-charged-once,
 * BDZ-D-rear-pass2.
 */
export function* beingCharged(
  w: BdzWorld,
  rushes: readonly Rush[],
  targets: readonly string[],
): Rule<ReadonlySet<string>> {
  if (w.book.options.chargers === 'once') return yield* testsFor(w, rushes, targets);
  const rear = new Set<string>();
  for (const rush of rushes) {
    const charged = targets.filter((id) => id === rush.target && !isUnseen(rush));
    if (isComing(w, rush.by)) for (const id of yield* testsFor(w, [rush], charged)) rear.add(id);
  }
  return rear;
}

/** True if the charger is still coming, even after fire caused by another charger. */
function isComing(w: BdzWorld, by: string): boolean {
  const p = w.s.people.find((q) => q.id === by);
  return p ? carriesOn(p) : w.s.zeds.some((z) => z.id === by && !z.prone);
}

/** Each group takes one throw for these chargers. */
function* testsFor(
  w: BdzWorld,
  rushes: readonly Rush[],
  targets: readonly string[],
): Rule<ReadonlySet<string>> {
  const rear = new Set<string>();
  const chargers = [...new Set(rushes.map((r) => r.by))];
  const who = w.s.people
    .filter((p) => isThere(p) && isUp(p) && mustTest(w, p, targets, rushes))
    .map((p) => p.id);
  for (const all of inGroups(w, who)) {
    // Fire that another group has drawn may have put somebody down.
    const group = all.filter((id) => isUp(personOf(w.s, id)));
    if (group.length === 0) continue;
    const seen = rushes.filter((r) => !isUnseen(r));
    const own = (id: string) => seen.filter((r) => r.target === id).map((r) => r.by);
    const causesOf = (id: string) => (own(id).length > 0 ? own(id) : chargers);
    const taken = yield* takeTest(w, {
      test: 'being-charged',
      who: group,
      rule: 'BDZ-react-charged',
      causes: chargers,
      holds: (p, c) =>
        holds(w, p, c, { causes: causesOf(p.id), rear: seen.some((r) => r.target === p.id && r.rear) }),
    });
    const fires: Fire[] = [];
    for (const each of taken) {
      const { who: id, result } = each;
      const charged = rushes.some((r) => r.target === id);
      const behind = w.book.options.rear === 'always' && seen.some((r) => r.target === id && r.rear);
      if (result === 'melee-rear' || behind) rear.add(id);
      if (
        (result === 'fire-and-melee' || result === 'snap-fire-and-melee') &&
        personOf(w.s, id).status === 'carry-on'
      )
        fires.push({
          who: id,
          at: causesOf(id),
          snap: result === 'snap-fire-and-melee',
          why: 'reaction',
          charged,
        });
      else yield* carryOut(w, each, causesOf(id));
    }
    yield* exchange(w, fires);
  }
  return rear;
}

/**
 * True for a charged person who is not yet in melee, and for inactive friends within 4 inches of one who see somebody
 * that charges it; for nobody who is held. BDZ-react-charged, BDZ-D-zed-melee, BDZ-enc-raid-captive-state.
 */
function mustTest(w: BdzWorld, p: Person, targets: readonly string[], rushes: readonly Rush[]): boolean {
  const table = tableOf(w);
  if (isHeld(w.s, p) || w.s.melees.some((m) => m.who === p.id || m.with === p.id)) return false;
  // The driver of a running vehicle takes Vehicle Charged instead. BDZ-veh-test-charged-when.
  if (targets.includes(p.id)) return !takesVehicleTests(w, p);
  if (w.s.active?.who.includes(p.id)) return false;
  return rushes.some(
    ({ by, target }) =>
      target !== p.id &&
      personOf(w.s, target).side === p.side &&
      table.has(target) &&
      table.distance(p.id, target) <= COHESION &&
      table.has(by) &&
      table.sees(p.id, by),
  );
}
