import { begunSince, type Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { groupOf } from '../groups/groups.js';
import { newLeader } from '../groups/leaders.js';
import type { Taken } from '../groups/tests.js';
import type { NoFire } from '../kinds.js';
import { duckBack, hunkerDown, retire } from '../movement/cover.js';
import type { RuleId } from '../register.js';
import type { Fire } from '../shooting/aim.js';
import { gunsFor, isMeleeOnly, targetsAmong } from '../shooting/weapons.js';
import { carriesOn, inMelee, isLow, isRunning, type Person, personOf } from '../state.js';
import type { Result } from '../tables/reactions.js';
import { retrievesFirst } from '../wounded/retrieving.js';

/**
 * Carries out somebody's result, except melee; fire is returned, so that its group can fire together. Somebody who is
 * low or in melee does only what it is forced to do. BDZ-D-down-tests.
 */
export function* carryOut(
  w: BdzWorld,
  { who, result, passed }: Taken,
  causes: readonly string[],
): Rule<Fire | undefined> {
  const p = personOf(w.s, who);
  switch (result) {
    case 'duck-back':
    case 'duck-back-and-sanity':
      return yield* ducks(w, who, causes, passed);
    case 'retire':
    case 'retire-and-sanity':
      retire(w, who, causes);
      return undefined;
    case 'hunker-down':
    case 'never-rally':
      hunkerDown(w, who, causes);
      return undefined;
    case 'halt':
      halt(w, p);
      return undefined;
    case 'leader-now':
      yield* leaderLost(w, p, true);
      return undefined;
    case 'leader-next-active':
      yield* leaderLost(w, p, false);
      halt(w, p);
      return undefined;
    case 'fire':
    case 'snap-fire':
      return yield* answers(w, p, causes, { snap: result === 'snap-fire', passed });
    default:
      return undefined;
  }
}

/** Ducks back; whoever has passed a die retrieves a wounded friend first. BDZ-move-duck-back, BDZ-wounded-duck. */
function* ducks(
  w: BdzWorld,
  who: string,
  causes: readonly string[],
  passed: Taken['passed'],
): Rule<undefined> {
  if (passed > 0) yield* retrievesFirst(w, who);
  duckBack(w, who, causes);
  return undefined;
}

/** In games begun under earlier revisions a driver who was told to halt drove on. */
const DRIVERS_HALT_SINCE = 22;

/** Whoever moves stops; a driver stops the vehicle. BDZ-move-halt. */
function halt(w: BdzWorld, p: Person): void {
  if (!carriesOn(p) || !w.s.active?.who.includes(p.id)) return;
  const stops =
    begunSince(w.book, DRIVERS_HALT_SINCE) &&
    p.sits === 'wheel' &&
    w.s.vehicles.some((v) => v.id === p.aboard && isRunning(v));
  w.happen({ is: 'halted', cause: 'BDZ-move-halt', who: p.id, ...(stops && { vehicle: p.aboard }) });
}

/**
 * Gives the group a new Leader, at once or when it is next active; only once for each group. BDZ-leader-replace,
 * BDZ-D-leader-lost-delay.
 */
function* leaderLost(w: BdzWorld, p: Person, now: boolean): Rule<void> {
  const group = groupOf(w, p.id);
  if (group.some((q) => q.leads)) return;
  if (now) return yield* newLeader(w, group);
  const who = group.map((q) => q.id);
  if (!p.leaderless) w.happen({ is: 'leaderless', cause: 'BDZ-D-leader-lost-delay', group: who });
}

/** What somebody does who is to fire and cannot; undefined if it can. BDZ-D-cannot-fire, BDZ-D-star-no-ammo. */
function insteadOfFire(w: BdzWorld, p: Person, causes: readonly string[]): NoFire | undefined {
  if (isMeleeOnly(p)) return 'fire-melee';
  const guns = gunsFor(w, p, causes);
  if (guns.length === 0) return 'fire-empty';
  if (guns.some(({ gun }) => targetsAmong(w, p.id, gun, causes).length > 0)) return undefined;
  return w.book.options['no-line'] === 'duck-back' ? 'fire-unseen-ducks' : 'fire-unseen';
}

/** What a result comes to as things are, for who chooses it. BDZ-star-freewill, BDZ-D-cannot-fire. */
export function comesTo(w: BdzWorld, p: Person, result: Result, causes: readonly string[]): Result | NoFire {
  const fires = result === 'fire' || result === 'snap-fire';
  return (fires && insteadOfFire(w, p, causes)) || result;
}

/**
 * Returns the fire in reaction, if it can be given. Without ammo, range or a weapon the figure ducks back; with only a
 * melee weapon it halts; without a line to the cause it carries on or, by the option, ducks back. BDZ-D-cannot-fire,
 * BDZ-D-star-no-ammo.
 */
function* answers(
  w: BdzWorld,
  p: Person,
  causes: readonly string[],
  { snap, passed }: Pick<Fire, 'snap'> & Pick<Taken, 'passed'>,
): Rule<Fire | undefined> {
  if (isLow(p) || inMelee(w.s, p.id) || !carriesOn(p)) return undefined;
  // Somebody who snap fires halts. BDZ-react-snap.
  if (snap || isMeleeOnly(p)) halt(w, p);
  const instead = insteadOfFire(w, p, causes);
  if (instead === undefined) return { who: p.id, at: [...causes], snap, why: 'reaction', charged: false };
  w.tell({ is: 'no-fire', cause: 'BDZ-D-cannot-fire', who: p.id, instead });
  if (instead === 'fire-empty' || instead === 'fire-unseen-ducks')
    return yield* ducks(w, p.id, causes, passed);
  return undefined;
}

/** The rule cited for each test. */
export const TEST_RULES = {
  'received-fire': 'BDZ-react-received-fire',
  'man-down': 'BDZ-react-man-down',
  'leader-lost': 'BDZ-react-leader-lost',
} as const satisfies { readonly [test: string]: RuleId };
