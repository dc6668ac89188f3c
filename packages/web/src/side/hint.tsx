import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';

export interface Hint {
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/** Hints by ask code. */
export type Hints = { readonly [code: string]: Hint };

export interface HintBarProps {
  hints: Hints;
  /** Code of the question under way. */
  code: string | undefined;
  /** Codes already put away for good. */
  seen: ReadonlySet<string>;
  onSeen: (code: string) => void;
  /** No hints at all from now on. */
  onNever?: (() => void) | undefined;
  onRule: (id: RuleId) => void;
}

export function HintBar(_: HintBarProps): JSX.Element | null {
  return null;
}
