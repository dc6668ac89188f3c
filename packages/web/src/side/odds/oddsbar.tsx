import type { AnySystem, OddsQuery, RuleId, Setup } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RuleLink } from '../dice/roll.js';
import { guideOf } from '../guides/index.js';
import { decimal, percent, wordOr } from '../words.js';
import {
  atLeastChance,
  keyOf,
  knownOdds,
  type OddsAnswer,
  oddsFor,
  type PlainOdds,
  type Quantity,
  together,
} from './odds.js';

export interface OddsBarProps {
  system: AnySystem;
  setup: Setup;
  teller: Teller;
  /** `system.preview(view, ask, answer, book)`. */
  queries: readonly OddsQuery[];
  onRule: (id: RuleId) => void;
  /** One line only, without the fold: for inside an option. */
  compact?: boolean | undefined;
}

/** Answers to `queries` as they come; what is known already is there at once. */
export function useOdds(
  system: AnySystem,
  setup: Setup,
  queries: readonly OddsQuery[],
): { answers: readonly OddsAnswer[]; working: boolean } {
  const key = queries.map((q) => `${keyOf(setup, q)} ${q.on ?? ''}`).join('\n');
  const [got, setGot] = useState<{ key: string; answers: readonly OddsAnswer[] }>({ key: '', answers: [] });
  const known = queries.map((q) => knownOdds(system, setup, q)).filter((a) => a !== undefined);
  const ready = known.length === queries.length;
  useEffect(() => {
    if (ready) return;
    const stop = new AbortController();
    void oddsFor(system, setup, queries, stop.signal, (answers) => {
      if (!stop.signal.aborted) setGot({ key, answers });
    });
    return () => stop.abort();
  }, [system, key]);
  return { answers: ready ? known : got.key === key ? got.answers : known, working: !ready };
}

function oddsOf(answer: OddsAnswer): PlainOdds | undefined {
  return 'odds' in answer.reckoned ? answer.reckoned.odds : undefined;
}

/** The quantity that a person asks about first: what dies rather than what hits. */
function foremost(odds: PlainOdds): Quantity | undefined {
  const { quantities } = odds;
  return quantities.find((q) => q.name === 'kills') ?? quantities[0];
}

/** What is counted, in a word. */
function named(system: AnySystem, teller: Teller, procedure: string, quantity: string): string {
  const name = guideOf(system).quantities[quantity] ?? quantity.replace(/-/g, ' ');
  return wordOr(teller, `quantity.${procedure}.${quantity}`, name);
}

/** "68%: at least one dies", where something may come to nothing. */
function saying(
  system: AnySystem,
  teller: Teller,
  procedure: string,
  quantity: Quantity,
): string | undefined {
  const low = quantity.chances[0]?.value ?? 0;
  const said = guideOf(system).atLeastOne[quantity.name] ?? '';
  const word = wordOr(teller, `odds.${procedure}.${quantity.name}`, said);
  return low > 0 || word === '' ? undefined : `${percent(atLeastChance(quantity, 1))}: ${word}`;
}

/** Segments of a bar: nothing, one, two, ... the rest together. */
const SEGMENTS = 6;

function Bar(props: { quantity: Quantity }): JSX.Element {
  const { chances } = props.quantity;
  const most = chances.at(-1)?.value ?? 0;
  const shown = new Map<number, number>();
  for (const { value, chance } of chances) {
    const at = Math.min(value, SEGMENTS);
    shown.set(at, (shown.get(at) ?? 0) + chance);
  }
  const parts = [...shown].sort(([a], [b]) => b - a).filter(([, chance]) => chance > 0.0005);
  const name = (value: number): string =>
    value === SEGMENTS && most > SEGMENTS ? `${value} or more` : String(value);
  return (
    <span
      class="side-bar"
      role="img"
      aria-label={[...parts]
        .reverse()
        .map(([v, c]) => `${name(v)}: ${percent(c)}`)
        .join(', ')}
    >
      {parts.map(([value, chance]) => (
        <span
          key={value}
          class={`side-bar-part side-bar-${value}`}
          style={{ flexGrow: chance }}
          title={`${name(value)}: ${percent(chance)}`}
        >
          {chance > 0.09 && <span aria-hidden="true">{name(value).replace(' or more', '+')}</span>}
        </span>
      ))}
    </span>
  );
}

/** The word for an outcome that has a name. */
function outcomeWord(teller: Teller, procedure: string, name: string): string {
  return wordOr(teller, `outcome.${procedure}.${name}`, name.replace(/-/g, ' '));
}

/** Outcomes that have names: "head hit 20% · body hit 50% · miss 30%", the gravest first. */
function Named(props: { teller: Teller; procedure: string; odds: PlainOdds; on?: string }): JSX.Element {
  const { teller, procedure, odds } = props;
  const parts = odds.named
    .map(({ name, chance }, i) => ({ word: outcomeWord(teller, procedure, name), chance, i }))
    .reverse();
  const said = parts.map(({ word, chance }) => `${word} ${percent(chance)}`).join(' · ');
  const last = Math.max(1, odds.named.length - 1);
  return (
    <span class="side-odds">
      <span class="side-odds-say">
        {props.on !== undefined && <span class="side-dim">{props.on}</span>}
        <b>{said}</b>
      </span>
      <span class="side-bar" role="img" aria-label={said}>
        {parts
          .filter(({ chance }) => chance > 0.0005)
          .map(({ word, chance, i }) => (
            <span
              key={word}
              class={`side-bar-part side-bar-${Math.round((i * 5) / last)}`}
              style={{ flexGrow: chance }}
              title={`${word}: ${percent(chance)}`}
            />
          ))}
      </span>
    </span>
  );
}

/** How chances were counted, and what is left out. */
export function How(props: { answers: readonly OddsAnswer[]; onRule: (id: RuleId) => void }): JSX.Element {
  const all = props.answers.map(oddsOf).filter((o) => o !== undefined);
  const sampled = all.filter((o) => o.method === 'sampled');
  const error = Math.max(0, ...sampled.map((o) => o.error ?? 0));
  const muted = [...new Set(all.flatMap((o) => o.muted))];
  const policies = [...new Set(all.map((o) => o.policy))];
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

/** What an answer risks: a bar of outcomes and the number that matters, in words. */
export function OddsBar(props: OddsBarProps): JSX.Element | null {
  const { system, setup, teller, queries, onRule } = props;
  const { answers, working } = useOdds(system, setup, queries);
  if (queries.length === 0) return null;
  const good = answers.filter((a) => oddsOf(a) !== undefined);
  const quantities = good.map((a) => foremost(oddsOf(a) as PlainOdds)).filter((q) => q !== undefined);
  const sum = together(quantities);
  const byName = good.filter((a) => (oddsOf(a)?.named.length ?? 0) > 0);
  if (byName.length > 0) {
    const bars = byName.map((a) => (
      <Named
        key={`${a.query.on} ${keyOf(setup, a.query)}`}
        teller={teller}
        procedure={a.query.procedure}
        odds={oddsOf(a) as PlainOdds}
        {...(byName.length > 1 && a.query.on !== undefined && { on: a.query.on })}
      />
    ));
    if (props.compact) return <span class="side-odds">{bars}</span>;
    return (
      <div class="side-odds" aria-busy={working}>
        {bars}
        <details class="side-fold">
          <summary>How these were counted</summary>
          <How answers={byName} onRule={onRule} />
        </details>
      </div>
    );
  }
  const failure = answers.find((a) => 'failure' in a.reckoned);
  if (!sum)
    return (
      <span class="side-odds" aria-busy={working}>
        <span class="side-odds-say side-dim">
          {working
            ? 'Counting the chances…'
            : failure && 'failure' in failure.reckoned
              ? `No odds: ${failure.reckoned.failure}`
              : ''}
        </span>
        {working && <span class="side-bar side-bar-wait" />}
      </span>
    );
  const several = queries.length > 1;
  const first = queries[0] as OddsQuery;
  const so = working ? ` (${answers.length} of ${queries.length} counted)` : '';
  const says = saying(system, teller, first.procedure, sum);
  const average = `${decimal(sum.mean)} ${named(system, teller, first.procedure, sum.name)} on average${so}`;
  const whole = (
    <>
      <span class="side-odds-say">
        <b>{says ?? average}</b>
        {says && <span class="side-dim">{average}</span>}
      </span>
      <Bar quantity={sum} />
    </>
  );
  if (props.compact) return <span class="side-odds">{whole}</span>;
  return (
    <div class="side-odds" aria-busy={working}>
      {whole}
      {several && (
        <ul class="side-odds-each">
          {good.map((a, n) => {
            const quantity = quantities[n];
            return (
              quantity && (
                <li key={`${a.query.on} ${keyOf(setup, a.query)}`}>
                  <span class="side-odds-on">{a.query.on ?? n + 1}</span>
                  <span class="side-odds-chance">{percent(atLeastChance(quantity, 1))}</span>
                  <Bar quantity={quantity} />
                </li>
              )
            );
          })}
        </ul>
      )}
      <details class="side-fold">
        <summary>How these were counted</summary>
        {!several &&
          (oddsOf(good[0] as OddsAnswer)?.quantities ?? []).map((q) => (
            <p key={q.name} class="side-figures">
              {named(system, teller, first.procedure, q.name)}:{' '}
              {q.chances
                .filter((c) => c.chance >= 0.0005)
                .map((c) => `${c.value}: ${percent(c.chance)}`)
                .join(' · ')}
            </p>
          ))}
        <How answers={good} onRule={onRule} />
      </details>
    </div>
  );
}
