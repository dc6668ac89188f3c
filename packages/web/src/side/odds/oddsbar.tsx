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
  /** The queries, from `system.preview(view, ask, answer, book)`. */
  queries: readonly OddsQuery[];
  onRule: (id: RuleId) => void;
  /** Only one line, without the fold, to fit inside an option. */
  compact?: boolean | undefined;
}

/** The quantity that matters most: kills if they are counted, or else the first. */
function foremost(odds: PlainOdds): Quantity | undefined {
  const { quantities } = odds;
  return quantities.find((q) => q.name === 'kills') ?? quantities[0];
}

/** The name of a quantity. */
function named(system: AnySystem, teller: Teller, procedure: string, quantity: string): string {
  const name = guideOf(system).quantities[quantity] ?? quantity.replace(/-/g, ' ');
  return wordOr(teller, `quantity.${procedure}.${quantity}`, name);
}

/** Words such as "68%: at least one dies"; undefined if the quantity cannot be 0. */
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

/** The odds of an answer: a bar of outcomes, with the most important number in words. */
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

/** The odds of named outcomes, with one bar per query. */
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

/** A notice that there are no odds yet, or why there are none at all. */
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
  /** The answers that have odds; `quantities` holds the foremost quantity of each. */
  readonly good: readonly OddsAnswer[];
  readonly quantities: readonly Quantity[];
  /** The sum of all quantities. */
  readonly sum: Quantity;
  readonly working: boolean;
}

/** The odds of something counted, such as hits, wounds or kills. */
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

/** The most important number in words, with one bar for all queries together. */
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

/** The odds of each of several attacks by itself. */
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

/** Every quantity of a single query, value by value. */
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
