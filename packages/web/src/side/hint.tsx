import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import type { Hints } from './guides/index.js';
import { RuleLink } from './roll.js';

export interface HintBarProps {
  hints: Hints;
  /** The question under way. */
  ask: { readonly code: string; readonly rule: RuleId } | undefined;
  /** Codes already put away for good. */
  seen: ReadonlySet<string>;
  onSeen: (code: string) => void;
  /** No hints at all from now on. */
  onNever?: (() => void) | undefined;
  onRule: (id: RuleId) => void;
}

/** What is easily missed, the first time a question comes up. */
export function HintBar(props: HintBarProps): JSX.Element | null {
  const { hints, ask, seen, onSeen, onNever, onRule } = props;
  if (!ask) return null;
  const code = [`${ask.code} ${ask.rule}`, ask.code].find((key) => hints[key]);
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
