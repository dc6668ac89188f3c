import { ask, type Line, type Rule, type Space } from '@shambles/engine';
import { UMPIRE } from '../book.js';
import type { RosWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Duty, Person } from '../state.js';
import { nameOf } from '../words.js';

type Values = NonNullable<Line['values']>;

/**
 * A survivor's choice: of a player's survivor its player's; of an NPS what the umpire's rules give, which a person
 * in the umpire's seat may confirm or change. ROS-U-seats, ROS-order-doubt.
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

/** What the rules leave to the umpire: a person's to say where one sits there, otherwise done as the rules propose. */
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

/** Whether a person in the umpire's seat has this to decide. ROS-U-seats. */
export function decidesOn(w: RosWorld, duty: Duty): boolean {
  return w.book.umpired && w.s.duties.includes(duty);
}
