import type { Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import { DEAD } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { zombieRow } from '../house/rows.js';
import { basesOf, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { die } from '../units/dice.js';
import { dieOf } from '../units/units.js';
import { unlessLocked } from './doors.js';
import { type Bound, goesBy, isMindless, reaches, wayInto, wayTo } from './going.js';
import { masterActs } from './masters.js';
import { shamblesOff } from './shambling.js';
import { strikes } from './striking.js';
import type { Plan, Will } from './will.js';

/** A zombie unit that has declared an Interrupt. */
export interface Coming {
  readonly who: string;
  readonly on: string;
  /** Where it noticed the nearest figure of the active unit. */
  readonly seenAt: Place;
  readonly plan: Plan | undefined;
}

/** What is decided before anybody rolls or fires. AMZ-zombie-rapid: Dexters and Possessed declare their movement. */
export function* setsOut(w: AmzWorld, who: string, on: string, will: Will): Rule<Coming> {
  const near = tableOf(w).nearest(who, on);
  const { x, y, level } = tableOf(w).at(near?.b ?? (basesOf(w.s, on)[0]?.id as string));
  const plan = isMindless(w, who) ? undefined : yield* will.plans(w, who, on);
  if (plan)
    w.happen({ is: 'paced', cause: 'AMZ-interrupt-masters', unit: who, mode: plan.mode, order: plan.order });
  return { who, on, seenAt: [x, y, level], plan };
}

/** What a zombie unit does with its Interrupt. AMZ-interrupt-mindless, AMZ-interrupt-masters. */
export function* interruptAction(w: AmzWorld, coming: Coming, will: Will): Rule<void> {
  const { who, on, plan } = coming;
  if (plan) yield* masterActs(w, who, on, plan, will);
  else yield* mobComes(w, coming, will);
}

/** A mob goes the shortest way to the nearest figure of the active unit, and assaults it on contact. */
function* mobComes(w: AmzWorld, { who, on, seenAt }: Coming, will: Will): Rule<void> {
  let most = zombieRow(w.book, unitOf(w.s, who).kind).move;
  let bound = wayInto(w, who, on, most);
  if (bound && mayBurst(w, bound) && (yield* will.bursts(w, who, on))) {
    most += yield* burst(w, who);
    bound = wayInto(w, who, on, most);
  }
  if (!bound || (!reaches(bound, most) && isGone(w, on, seenAt)))
    return yield* goesWhereSeen(w, { who, on, seenAt }, most);
  bound = yield* unlessLocked(w, bound, most);
  goesBy(w, bound, most, 'rushes', 'AMZ-interrupt-mindless');
  yield* strikes(w, who, bound, { first: on, found: on });
}

/**
 * True if a burst could bring contact: farther than its move but within its move plus its die, with an open way.
 * AMZ-charge-burst.
 */
function mayBurst(w: AmzWorld, bound: Bound): boolean {
  const u = unitOf(w.s, bound.unit);
  const { move } = zombieRow(w.book, u.kind);
  if (w.book.options.burst === 'none' || (u.kind !== 'zulus' && u.kind !== 'romeos')) return false;
  return bound.needs > move && reaches(bound, move + dieOf(w.book, u));
}

function* burst(w: AmzWorld, who: string): Rule<number> {
  const sides = dieOf(w.book, unitOf(w.s, who));
  return yield* die(w, sides, { rule: 'AMZ-charge-burst', label: 'burst', seat: DEAD, unit: who });
}

/** True if the unit has moved on from where it was noticed. */
function isGone(w: AmzWorld, on: string, [x, y, level]: Place): boolean {
  return !basesOf(w.s, on).some((f) => f.x === x && f.y === y && f.level === level);
}

/** The mob goes to where it noticed the unit, then on toward it if it sees it. AMZ-interrupt-mindless. */
function* goesWhereSeen(
  w: AmzWorld,
  { who, on, seenAt }: Pick<Coming, 'who' | 'on' | 'seenAt'>,
  most: number,
): Rule<void> {
  const way = wayTo(w, who, seenAt, most);
  if (!way) return;
  const first = yield* unlessLocked(w, way, most);
  const gone = goesBy(w, first, most, 'rushes', 'AMZ-interrupt-mindless');
  const left = most - gone;
  const came = first.met === undefined && gone >= first.needs - ROUNDED;
  const farther = came && tableOf(w).sees(who, on) ? wayInto(w, who, on, left) : undefined;
  const then = farther && (yield* unlessLocked(w, farther, left));
  if (then) goesBy(w, then, left, 'rushes', 'AMZ-interrupt-mindless');
  yield* strikes(w, who, then ?? first, { first: on, found: on });
}

/** More than rounding can add up to along a way, in inches. */
const ROUNDED = 0.06;

/** Led astray by a dog, a mob goes in a random direction. AMZ-T-quirk-cards, 26. */
export function* goesAstray(w: AmzWorld, who: string): Rule<void> {
  const about = { rule: 'AMZ-quirk-cards', label: 'astray', seat: DEAD, unit: who } as const;
  const inches = yield* die(w, 6, about);
  yield* shamblesOff(w, who, yield* die(w, 8, { ...about, label: 'direction' }), inches);
}
