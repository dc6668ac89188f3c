import { Choose, type Line, type Rule } from '@shambles/engine';
import { decide } from './decide.js';
import type { RosWorld } from './facts.js';
import type { Card } from './kinds.js';
import type { RuleId } from './register.js';
import type { Person } from './state.js';

/** How a survivor's part of step 5 ends: it is done, or lets others go first. */
export type Turn = 'done' | 'later';

/**
 * Others may be let go first, by whoever has done nothing yet and has not waited since anybody last acted: so every
 * order can be had, and nobody waits for ever. ROS-seq-5.
 */
export function mayWait(w: RosWorld, p: Person): boolean {
  if (p.kind === 'nps' || p.used > 0 || w.s.waited.includes(p.id)) return false;
  return w.s.todo.some((id) => id !== p.id && w.s.people.some((q) => q.id === id && q.kind === 'ps'));
}

export function wasted(w: RosWorld, p: Person, card: Card, why: string): void {
  w.happen({ is: 'wasted', cause: 'ROS-card-wasted', to: 'all', who: p.id, card, why });
}

interface Deeds {
  readonly card: Card;
  readonly rule: RuleId;
  readonly code: string;
  readonly ids: readonly string[];
  readonly line: (id: string) => Line;
  readonly on: (id: string) => string;
  /** What an NPS does; without it, nothing. */
  readonly auto?: string;
  /** Why there is nothing to be done. */
  readonly why: string;
}

/**
 * What is done with a card of step 5: one of these deeds, nothing after all, or others go first. Where nothing can be
 * done, and waiting would not help, the card is wasted. ROS-card-wasted.
 */
export function* chooseDeed(w: RosWorld, p: Person, deeds: Deeds): Rule<string | Turn> {
  const { ids, line, on } = deeds;
  const waits = mayWait(w, p);
  if (ids.length === 0 && !waits) {
    wasted(w, p, deeds.card, deeds.why);
    return 'done';
  }
  const own = (id: string): Line | undefined =>
    id === 'wait' ? { key: 'move.wait' } : id === 'nothing' ? { key: 'do.nothing' } : undefined;
  const space = new Choose([...ids, 'nothing', ...(waits ? ['wait'] : [])], {
    line: (id) => own(id) ?? line(id),
    on: (id) => (own(id) ? '' : on(id)),
  });
  const chosen = yield* decide(w, p, deeds.rule, deeds.code, space, () => deeds.auto ?? 'nothing');
  if (chosen === 'wait') return 'later';
  if (chosen !== 'nothing') return chosen;
  if (ids.length === 0) wasted(w, p, deeds.card, deeds.why);
  return 'done';
}
