import type { AnySystem, OddsQuery, RuleId, Setup } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { guideOf } from '../guides/index.js';
import { decimal, percent, wordOr } from '../words.js';
import { Bar, NamedBar } from './bars.js';
import { How } from './how.js';
import {
  atLeastChance,
  keyOf,
  type OddsAnswer,
  oddsOf,
  type PlainOdds,
  type Quantity,
  together,
} from './odds.js';
import { useOdds } from './useodds.js';

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

/** What an answer risks: a bar of outcomes and the number that matters, in words. */
export function OddsBar(props: OddsBarProps): JSX.Element | null {
  const { system, setup, queries } = props;
  const { answers, working } = useOdds(system, setup, queries);
  if (queries.length === 0) return null;
  const good = answers.filter((a) => oddsOf(a) !== undefined);
  const byName = good.filter((a) => (oddsOf(a)?.named.length ?? 0) > 0);
  if (byName.length > 0) return <NamedOdds {...props} answers={byName} working={working} />;
  const quantities = good.map((a) => foremost(oddsOf(a) as PlainOdds)).filter((q) => q !== undefined);
  const sum = together(quantities);
  if (!sum) return <NoOdds answers={answers} working={working} />;
  return <CountedOdds {...props} {...{ answers, good, quantities, sum, working }} />;
}

/** The odds of outcomes that have names, a bar for each question of the dice. */
function NamedOdds(
  props: OddsBarProps & { readonly answers: readonly OddsAnswer[]; readonly working: boolean },
): JSX.Element {
  const { setup, teller, answers, working, onRule } = props;
  const bars = answers.map((a) => (
    <NamedBar
      key={`${a.query.on} ${keyOf(setup, a.query)}`}
      teller={teller}
      procedure={a.query.procedure}
      odds={oddsOf(a) as PlainOdds}
      {...(answers.length > 1 && a.query.on !== undefined && { on: a.query.on })}
    />
  ));
  if (props.compact) return <span class="side-odds">{bars}</span>;
  return (
    <div class="side-odds" aria-busy={working}>
      {bars}
      <details class="side-fold">
        <summary>How these were counted</summary>
        <How answers={answers} onRule={onRule} />
      </details>
    </div>
  );
}

/** No odds yet, or none at all, and why. */
function NoOdds({ answers, working }: { answers: readonly OddsAnswer[]; working: boolean }): JSX.Element {
  const failure = answers.find((a) => 'failure' in a.reckoned);
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
}

interface CountedProps extends OddsBarProps {
  readonly answers: readonly OddsAnswer[];
  /** Those of the answers that have odds, and the foremost quantity of each. */
  readonly good: readonly OddsAnswer[];
  readonly quantities: readonly Quantity[];
  /** All of these together. */
  readonly sum: Quantity;
  readonly working: boolean;
}

/** The odds of something that is counted: hits, wounds, kills. */
function CountedOdds(props: CountedProps): JSX.Element {
  const { good, working, queries } = props;
  const several = queries.length > 1;
  if (props.compact)
    return (
      <span class="side-odds">
        <Whole {...props} />
      </span>
    );
  return (
    <div class="side-odds" aria-busy={working}>
      <Whole {...props} />
      {several && <Each {...props} />}
      <details class="side-fold">
        <summary>How these were counted</summary>
        {!several && <Figures {...props} />}
        <How answers={good} onRule={props.onRule} />
      </details>
    </div>
  );
}

/** The number that matters, in words, and all dice as one bar. */
function Whole({ system, teller, queries, answers, sum, working }: CountedProps): JSX.Element {
  const { procedure } = queries[0] as OddsQuery;
  const so = working ? ` (${answers.length} of ${queries.length} counted)` : '';
  const says = saying(system, teller, procedure, sum);
  const average = `${decimal(sum.mean)} ${named(system, teller, procedure, sum.name)} on average${so}`;
  return (
    <>
      <span class="side-odds-say">
        <b>{says ?? average}</b>
        {says && <span class="side-dim">{average}</span>}
      </span>
      <Bar quantity={sum} />
    </>
  );
}

/** What each of several attacks does by itself. */
function Each({ setup, good, quantities }: CountedProps): JSX.Element {
  return (
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
  );
}

/** Every quantity of the only question, number by number. */
function Figures({ system, teller, queries, good }: CountedProps): JSX.Element {
  const { procedure } = queries[0] as OddsQuery;
  return (
    <>
      {(oddsOf(good[0] as OddsAnswer)?.quantities ?? []).map((q) => (
        <p key={q.name} class="side-figures">
          {named(system, teller, procedure, q.name)}:{' '}
          {q.chances
            .filter((c) => c.chance >= 0.0005)
            .map((c) => `${c.value}: ${percent(c.chance)}`)
            .join(' · ')}
        </p>
      ))}
    </>
  );
}
