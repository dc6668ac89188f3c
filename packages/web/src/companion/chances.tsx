import type { AnySystem, Json, RuleId, Setup } from '@shambles/engine';
import { labelIn, outcomeIn, type Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { How } from '../side/odds/how.js';
import type { PlainOdds, Quantity } from '../side/odds/odds.js';
import { useOdds } from '../side/odds/useodds.js';
import { capital, decimal, percent } from '../side/words.js';

/** The chance of every outcome of a procedure, calculated by a worker. */
export function Chances(props: {
  system: AnySystem;
  setup: Setup;
  teller: Teller;
  procedure: string;
  input: Json;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { system, setup, teller, procedure, input, onRule } = props;
  const { answers } = useOdds(system, setup, [{ procedure, input }]);
  const [answer] = answers;
  return (
    <section class="c-chances" aria-label="Odds" aria-busy={!answer} aria-live="polite">
      <h3>Odds</h3>
      {!answer ? (
        <>
          <p class="dim">Counting the chances…</p>
          <span class="side-bar side-bar-wait" />
        </>
      ) : 'failure' in answer.reckoned ? (
        <p class="refused" role="alert">
          {answer.reckoned.failure}
        </p>
      ) : (
        <>
          <Tables {...{ teller, procedure }} odds={answer.reckoned.odds} />
          <How answers={answers} onRule={onRule} />
        </>
      )}
    </section>
  );
}

interface Line {
  readonly name: string;
  readonly chance: number;
}

function Tables(props: { teller: Teller; procedure: string; odds: PlainOdds }): JSX.Element {
  const { teller, procedure, odds } = props;
  const named = odds.named.map(({ name, chance }) => ({
    name: capital(outcomeIn(teller, procedure, name)),
    chance,
  }));
  const yesNo = odds.quantities.filter(isYesNo);
  const counted = odds.quantities.filter((q) => !isYesNo(q));
  const nothing = named.length === 0 && odds.quantities.length === 0;
  return (
    <>
      {nothing && <p class="dim">Nothing is counted here.</p>}
      {named.length > 0 && <Bars lines={named} />}
      {yesNo.length > 0 && (
        <Bars
          lines={yesNo.map((q) => ({
            name: labelIn(teller, procedure, q.name),
            chance: q.chances.find((c) => c.value === 1)?.chance ?? 0,
          }))}
        />
      )}
      {counted.map((q) => (
        <Bars
          key={q.name}
          title={`${labelIn(teller, procedure, q.name)}: ${decimal(q.mean)} on average`}
          lines={q.chances.map(({ value, chance }) => ({ name: String(value), chance }))}
        />
      ))}
    </>
  );
}

/** True if the quantity only ever is 0 or 1: it happens or it does not. */
const isYesNo = ({ chances }: Quantity): boolean => chances.every(({ value }) => value === 0 || value === 1);

/** Chances below this are left out of tables with more than `MANY` lines. */
const RARE = 0.0005;
const MANY = 12;

function Bars({ title, lines }: { title?: string; lines: readonly Line[] }): JSX.Element {
  const shown = lines.length > MANY ? lines.filter(({ chance }) => chance >= RARE) : lines;
  return (
    <table class="c-bars">
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {shown.map(({ name, chance }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="c-percent">{percent(chance)}</td>
            <td class="c-bar" aria-hidden="true">
              <span style={{ width: `${100 * chance}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
