import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { RuleLink } from '../rules/rulelink.js';
import { decimal } from '../words.js';
import { type OddsAnswer, oddsOf } from './odds.js';

/** How the chances were calculated, and which rules were left out. */
export function How(props: { answers: readonly OddsAnswer[]; onRule: (id: RuleId) => void }): JSX.Element {
  const all = props.answers.map(oddsOf).filter((o) => o !== undefined);
  const sampled = all.filter((o) => o.method === 'sampled');
  const error = Math.max(0, ...sampled.map((o) => o.error ?? 0));
  const muted = [...new Set(all.flatMap((o) => o.muted))];
  const policies = [...new Set(all.map((o) => o.policy))].filter((p) => p !== '');
  const open = Math.max(0, ...all.map((o) => o.open));
  return (
    <ul class="side-how">
      <li>
        {sampled.length === 0
          ? `Exact: all ${all.reduce((n, o) => n + o.outcomes, 0)} outcomes of the dice that the rules tell apart were followed.`
          : `Sampled: played out ${sampled[0]?.outcomes} times; a chance may be off by ${decimal(error * 100)} points, 19 times in 20.`}
      </li>
      {open > 0 && (
        <li>Dice that go on exploding are followed until the rest is rarer than one in a billion.</li>
      )}
      {policies.map((p) => (
        <li key={p}>Assumes that {p}.</li>
      ))}
      {muted.length > 0 && (
        <li>
          Left out, because they cannot change these numbers:{' '}
          {muted.map((id) => (
            <RuleLink key={id} id={id} onRule={props.onRule} />
          ))}
        </li>
      )}
    </ul>
  );
}
