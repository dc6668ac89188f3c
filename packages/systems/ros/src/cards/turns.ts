import { choose, type Line, type Rule } from '@shambles/engine';
import { decide } from '../asking/decide.js';
import type { RosWorld } from '../facts.js';
import { wasted } from '../fighting/shooting.js';
import type { Card } from '../kinds.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';

/** How a survivor's part of step 5 ends: it is done, or it lets others go first. */
export type Turn = 'done' | 'later';

/**
 * True if a survivor may let others go first: it has done nothing yet, and has not waited since anybody last acted. So
 * every order of acting is possible, and nobody waits for ever. ROS-seq-5.
 */
export function mayWait(w: RosWorld, p: Person): boolean {
  if (p.kind === 'nps' || p.used > 0 || w.s.waited.includes(p.id)) return false;
  return w.s.todo.some((id) => id !== p.id && w.s.people.some((q) => q.id === id && q.kind === 'ps'));
}

interface Deeds<T> {
  readonly card: Card;
  readonly rule: RuleId;
  readonly code: string;
  readonly ways: readonly T[];
  readonly id: (way: T) => string;
  readonly line: (way: T) => Line;
  readonly on: (way: T) => string;
  /** What an NPS does; nothing if undefined. */
  readonly auto?: T;
  /** Reason to give if there is nothing to do. */
  readonly why: string;
}

const ENDS: { readonly [turn in Turn]: { readonly id: string; readonly key: string } } = {
  done: { id: 'nothing', key: 'do.nothing' },
  later: { id: 'wait', key: 'move.wait' },
};

/**
 * Asks what a card of step 5 does: one of these deeds, nothing, or letting others go first. The card is wasted if
 * nothing can be done and waiting would not help. ROS-card-wasted.
 */
export function* chooseDeed<T extends object>(w: RosWorld, p: Person, deeds: Deeds<T>): Rule<T | Turn> {
  const { ways, id, line, on } = deeds;
  const waits = mayWait(w, p);
  if (ways.length === 0 && !waits) {
    wasted(w, p, deeds.card, deeds.why);
    return 'done';
  }
  const space = choose<T | Turn>([...ways, 'done', ...(waits ? (['later'] as const) : [])], {
    id: (way) => (typeof way === 'string' ? ENDS[way].id : id(way)),
    line: (way) => (typeof way === 'string' ? { key: ENDS[way].key } : line(way)),
    on: (way) => (typeof way === 'string' ? '' : on(way)),
  });
  const chosen = yield* decide(w, p, deeds.rule, deeds.code, space, () => deeds.auto ?? 'done');
  if (chosen === 'done' && ways.length === 0) wasted(w, p, deeds.card, deeds.why);
  return chosen;
}
