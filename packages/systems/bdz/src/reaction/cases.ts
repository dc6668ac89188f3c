import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { COHESION } from '../groups/groups.js';
import { hasFreeWill, isDouble, type Taken } from '../groups/tests.js';
import { gunsFor, isMeleeOnly, rankOf } from '../shooting/weapons.js';
import { atPeace, carriesOn, isLow, isThere, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { type Case, cellOf } from '../tables/reactions.js';

/** What somebody takes a test for. */
export interface Because {
  /** Enemies and zombies that caused the test. */
  readonly causes: readonly string[];
  /** The highest ranking among those who fired and missed. BDZ-D-volley. */
  readonly rank?: number;
  /** The highest Impact among those who fired and missed. BDZ-bldg-dv-impact. */
  readonly impact?: number;
  /** True if somebody is charged from behind. BDZ-face-rear-attack. */
  readonly rear?: boolean;
}

/** Zombies farther away than this are left alone, in inches. BDZ-react-in-sight-survmil. */
const CALM = 6;

/** True if a case of the reaction cards applies to somebody now. BDZ-T-react-vocab. */
export function holds(
  w: BdzWorld,
  p: Person,
  c: Case,
  because: Because,
  dice: readonly number[] = [],
): boolean {
  const table = tableOf(w);
  const causes = because.causes.filter((id) => table.has(id));
  const cases: { readonly [each in Case]: () => boolean } = {
    'in-cover': () => isCovered(w, p, causes, because.impact ?? 0),
    charger: () => p.charges !== '',
    'retrieving-wounded': () => p.retrieves !== '',
    outgunned: () => isOutgunned(w, p, causes, because.rank ?? 0),
    'zombie-over-6in': () => causes.every((id) => isCalmAt(w, p, id)),
    'cannot-shoot': () => !isMeleeOnly(p) && gunsFor(w, p, causes).length === 0,
    'can-fire': () => canFire(w, p, causes),
    'charged-rear': () => because.rear ?? false,
    'nobody-carries-on-near': () => !hasFriendNear(w, p),
    protected: () => p.armoured,
    doubles: () => isDouble(dice),
  };
  return cases[c]();
}

function isCalmAt(w: BdzWorld, p: Person, id: string): boolean {
  return isZed(id) && tableOf(w).distance(p.id, id) > CALM;
}

/**
 * The causes that somebody fires at by its In Sight cell; some cells leave out zombies over 6 inches away.
 * BDZ-react-in-sight-survmil.
 */
export function firedAt(w: BdzWorld, { who, passed }: Taken, causes: readonly string[]): readonly string[] {
  const p = personOf(w.s, who);
  const calm = cellOf(p.class, 'in-sight', passed).some((each) => each.if === 'zombie-over-6in');
  return calm ? causes.filter((id) => !tableOf(w).has(id) || !isCalmAt(w, p, id)) : causes;
}

/**
 * True if something solid, that their fire does not pierce, is between somebody and one of the causes or, without
 * causes, some enemy. Inside a building is in cover. BDZ-shoot-cover, BDZ-bldg-inside, BDZ-bldg-dv-impact.
 */
function isCovered(w: BdzWorld, p: Person, causes: readonly string[], impact: number): boolean {
  const table = tableOf(w);
  if (isLow(p) && !p.prone) return true;
  const inside = table.isIndoors(p);
  if (causes.length > 0)
    return causes.some((id) => (inside || table.inCover(p.id, id)) && !table.pierces(impact, id, p.id));
  return inside || enemyIds(w, p.side).some((id) => table.inCover(p.id, id));
}

/** Everything that a side may fight: zombies, and enemies who are neither out of the fight nor dead. */
export function enemyIds(w: BdzWorld, side: string): string[] {
  const people = w.s.people.filter(
    (q) => q.side !== side && isThere(q) && q.status !== 'out' && q.status !== 'dead' && !atPeace(w.s),
  );
  return [...people, ...w.s.zeds].map((f) => f.id);
}

/** BDZ-shoot-outgunned, BDZ-shoot-outgunned-never. */
function isOutgunned(w: BdzWorld, p: Person, causes: readonly string[], rank: number): boolean {
  if (hasFreeWill(p) || p.charges !== '' || p.retrieves !== '' || isMeleeOnly(p)) return false;
  return gunsFor(w, p, causes).length === 0 || rank > rankOf(w, p, causes);
}

/** True if somebody has a loaded gun that reaches a cause in its sight. BDZ-react-charged-common. */
function canFire(w: BdzWorld, p: Person, causes: readonly string[]): boolean {
  const seen = causes.filter((id) => tableOf(w).sees(p.id, id));
  return gunsFor(w, p, seen).length > 0;
}

/** BDZ-react-man-down-result. */
function hasFriendNear(w: BdzWorld, p: Person): boolean {
  const table = tableOf(w);
  return w.s.people.some(
    (q) =>
      q !== p && q.side === p.side && isThere(q) && carriesOn(q) && table.distance(p.id, q.id) <= COHESION,
  );
}
