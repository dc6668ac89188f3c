import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { RuleLink } from './roll.js';

interface Hint {
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

/** What is easily missed, the first time a question comes up. */
export function HintBar(props: HintBarProps): JSX.Element | null {
  const { hints, code, seen, onSeen, onNever, onRule } = props;
  const hint = code === undefined || seen.has(code) ? undefined : hints[code];
  if (!hint || code === undefined) return null;
  return (
    <aside class="side-hint" aria-label="Hint">
      <p>
        <b>{hint.title}</b> {hint.text}{' '}
        {hint.rule !== undefined && <RuleLink id={hint.rule} onRule={onRule} />}
      </p>
      <p class="side-hint-actions">
        <button type="button" class="side-link" onClick={() => onSeen(code)}>
          Got it
        </button>
        {onNever && (
          <button type="button" class="side-link side-dim" onClick={onNever}>
            No more hints
          </button>
        )}
      </p>
    </aside>
  );
}
