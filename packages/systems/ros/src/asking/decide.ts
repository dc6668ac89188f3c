import { ask, type Line, type Rule, type Space } from '@shambles/engine';
import { UMPIRE } from '../book.js';
import type { RosWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Duty, Person } from '../state.js';
import { nameOf } from '../words.js';

type Values = NonNullable<Line['values']>;

/**
 * Asks for a survivor's choice. A player survivor's player decides. For an NPS the umpire's rules decide, and a person
 * in the umpire's seat may confirm or change the result. ROS-U-seats, ROS-order-doubt.
 */
export function* decide<A>(
  w: RosWorld,
  p: Person,
  rule: RuleId,
  code: string,
  space: Space<A>,
  auto: () => A,
  values: Values = {},
): Rule<A> {
  if (p.kind === 'ps')
    return yield* ask(w, p.id, rule, code, space, { who: nameOf(w.book, p.id), ...values });
  return yield* rules(w, rule, `nps-${code}`, space, auto, { who: nameOf(w.book, p.id), ...values });
}

/**
 * Decides what the rules leave to the umpire: asks the person in the umpire's seat if there is one, else takes `auto`.
 */
export function* rules<A>(
  w: RosWorld,
  rule: RuleId,
  code: string,
  space: Space<A>,
  auto: () => A,
  values: Values = {},
): Rule<A> {
  if (!decidesOn(w, code.startsWith('nps') ? 'nps' : 'prey')) return auto();
  return yield* ask(w, UMPIRE, rule, code, space, values);
}

/** True if a person in the umpire's seat decides this. ROS-U-seats. */
export function decidesOn(w: RosWorld, duty: Duty): boolean {
  return w.book.umpired && w.s.duties.includes(duty);
}
