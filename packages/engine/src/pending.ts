import type { Ask } from './ask.js';
import type { Draw, Roll } from './dice.js';

/**
 * What the game waits for. `at` is the place in the journal where it began to wait: a fresh one after an undo, and
 * the same one whenever the journal is opened again.
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
  readonly ask: Ask;
  /** Present once it has been answered, while others of the same secret round have not. */
  given?: { readonly answer: unknown };
}

/** What the rule is told, once everybody has answered. */
export function replyOf({ asks, secret }: PendingAsks): { readonly reply: unknown } | undefined {
  if (!asks.every((a) => a.given)) return undefined;
  const answers = asks.map((a) => a.given?.answer);
  return { reply: secret ? answers : answers[0] };
}
