import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { shortRule } from '../words.js';

/** The number of a rule, as a button that opens it. */
export function RuleLink(props: { id: RuleId; onRule: (id: RuleId) => void; label?: string }): JSX.Element {
  const { id, onRule } = props;
  return (
    <button
      type="button"
      class="side-rule"
      aria-label={`${props.label ?? 'Rule'} ${id}`}
      title={`Rule ${id}`}
      onClick={() => onRule(id)}
    >
      {props.label ?? shortRule(id)}
    </button>
  );
}
