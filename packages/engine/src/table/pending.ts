import type { Draw, Roll } from '../dice/dice.js';
import type { Ask } from '../rule/ask.js';
import type { Seat } from '../rule/fact.js';

/**
 * What the game waits for. `at` is the journal position at which it began to wait: a new one after an undo, but the
 * same one whenever the journal is opened again.
 */
export type Pending =
  | PendingAsks
  | { readonly kind: 'roll'; readonly at: number; readonly roll: Roll }
  | { readonly kind: 'draw'; readonly at: number; readonly draw: Draw }
  | { readonly kind: 'over'; readonly at: number };

export interface PendingAsks {
  readonly kind: 'asks';
  readonly at: number;
  readonly secret: boolean;
  readonly asks: readonly OpenAsk[];
}

export interface OpenAsk {
  /** Identifies this occurrence of the question: "laser-target@57". */
  readonly id: string;
  readonly ask: Ask;
  /** Set once the question has been answered, while others of the same secret round have not been. */
  given: { readonly answer: unknown } | undefined;
}

export function openAsk(ask: Ask, at: number): OpenAsk {
  return { id: `${ask.code}@${at}`, ask, given: undefined };
}

/** The first question open to `seat`, or the one with this id. */
export function openTo(pending: Pending, seat: Seat, id?: string): OpenAsk | undefined {
  if (pending.kind !== 'asks') return undefined;
  for (const open of pending.asks)
    if (open.ask.to === seat && !open.given && (id === undefined || open.id === id)) return open;
  return undefined;
}

/** The reply for the rule, once everybody has answered. */
export function replyOf({ asks, secret }: PendingAsks): { readonly reply: unknown } | undefined {
  const answers: unknown[] = [];
  for (const { given } of asks) {
    if (!given) return undefined;
    answers.push(given.answer);
  }
  return { reply: secret ? answers : answers[0] };
}
