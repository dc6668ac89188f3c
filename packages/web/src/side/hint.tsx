import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import type { Hints } from './guides/index.js';
import { RuleLink } from './rules/rulelink.js';

export interface HintBarProps {
  hints: Hints;
  /** The current question. */
  ask: { readonly code: string; readonly rule: RuleId } | undefined;
  /** Names of recent events, oldest first. */
  events?: readonly string[];
  /** Codes of hints that were dismissed for good. */
  seen: ReadonlySet<string>;
  onSeen: (code: string) => void;
  /** Turns all hints off. */
  onNever?: (() => void) | undefined;
  onRule: (id: RuleId) => void;
  /** House rules have changed some of the numbers that hints tell. */
  house?: boolean;
}

/** The code of the hint to show now: one for the question, or else for a recent event, unless it was dismissed. */
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

/** A hint about what is easily missed, shown the first time a question or an event comes up. */
export function HintBar(props: HintBarProps): JSX.Element | null {
  const { hints, onSeen, onNever, onRule } = props;
  const code = hintDue(props);
  const hint = code === undefined ? undefined : hints[code];
  if (!hint || code === undefined) return null;
  return (
    <aside class="side-hint" aria-label="Hint">
      <p>
        <b>{hint.title}</b>{' '}
        {props.house && (
          <span class="side-dim">Numbers here are those of the book: this game has house rules. </span>
        )}
        {hint.text} {hint.rule !== undefined && <RuleLink id={hint.rule} onRule={onRule} />}
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
