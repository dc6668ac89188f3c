import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import type { Hints } from './guides/index.js';
import { RuleLink } from './rules/rulelink.js';

export interface HintBarProps {
  hints: Hints;
  /** The question under way. */
  ask: { readonly code: string; readonly rule: RuleId } | undefined;
  /** Names of what has happened lately, oldest first. */
  events?: readonly string[];
  /** Codes already put away for good. */
  seen: ReadonlySet<string>;
  onSeen: (code: string) => void;
  /** No hints at all from now on. */
  onNever?: (() => void) | undefined;
  onRule: (id: RuleId) => void;
}

/** The hint to show now: for the question, then for what has happened; one that was put away never comes back. */
export function hintDue({
  hints,
  ask,
  events = [],
  seen,
}: Pick<HintBarProps, 'hints' | 'ask' | 'events' | 'seen'>): string | undefined {
  const asked = ask && [`${ask.code} ${ask.rule}`, ask.code].find((key) => hints[key]);
  if (asked !== undefined && !seen.has(asked)) return asked;
  return events.map((event) => `on ${event}`).find((key) => hints[key] && !seen.has(key));
}

/** What is easily missed, the first time a question or a test comes up. */
export function HintBar(props: HintBarProps): JSX.Element | null {
  const { hints, onSeen, onNever, onRule } = props;
  const code = hintDue(props);
  const hint = code === undefined ? undefined : hints[code];
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
