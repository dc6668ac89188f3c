import type { AnySystem, SeatSpec, Tone } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Told } from '../types.js';
import { decimal, whatFor } from '../words.js';
import { fortune, type LuckRow, luck, luckInWords, usual } from './luck.js';

export interface LuckAccountProps {
  system: Pick<AnySystem, 'begins' | 'favours'>;
  /** The seats of the game. */
  seats: readonly SeatSpec[];
  teller: Teller;
  facts: readonly Told[];
}

/** Range of the scale: standard deviations to either side. */
const WIDE = 3;

/**
 * Luck as a needle on a scale from bad to good, whose middle third (one standard deviation either way) is grey; nothing
 * for dice that are neither.
 */
function Needle(props: { row: LuckRow }): JSX.Element | null {
  const d = fortune(props.row);
  if (d === undefined) return null;
  const x = 60 + (Math.max(-WIDE, Math.min(WIDE, d)) / WIDE) * 54;
  return (
    <svg class="side-needle" viewBox="0 0 120 16" width="120" height="16" aria-hidden="true">
      <rect x="6" y="7" width="108" height="2" rx="1" class="side-needle-line" />
      <rect x="42" y="5" width="36" height="6" rx="3" class="side-needle-middle" />
      <path d="M60 3V13" class="side-needle-zero" />
      <path d={`M60 8H${x}`} class={d < 0 ? 'side-needle-bad' : 'side-needle-good'} />
      {d < 0 ? (
        <rect x={x - 4} y="4" width="8" height="8" class="side-dot-bad" />
      ) : (
        <circle cx={x} cy="8" r="4.5" class="side-dot-good" />
      )}
    </svg>
  );
}

/** Luck turn by turn: the running total of the row's dice above or below expectation. */
function Spark(props: { row: LuckRow; turns: readonly number[] }): JSX.Element | null {
  const { row, turns } = props;
  if (turns.length < 2) return null;
  let sum = 0;
  const run = turns.map((t) => {
    const of = row.byTurn.get(t);
    sum += of ? of.actual - of.expected : 0;
    return sum;
  });
  const high = Math.max(1, ...run.map(Math.abs));
  const at = (n: number, i: number): string =>
    `${4 + (i * 72) / (turns.length - 1)},${(14 - (n / high) * 11).toFixed(1)}`;
  return (
    <svg
      class="side-spark"
      viewBox="0 0 80 28"
      width="80"
      height="28"
      role="img"
      aria-label={`By turn: ${run.map((n) => `${n > 0 ? '+' : ''}${decimal(n)}`).join(', ')}`}
    >
      <path d="M4 14H76" class="side-needle-line" />
      <polyline points={run.map(at).join(' ')} class="side-spark-run" />
      <circle
        cx={4 + 72}
        cy={Number(at(run.at(-1) ?? 0, turns.length - 1).split(',')[1])}
        r="2.6"
        class="side-spark-end"
      />
    </svg>
  );
}

/** The luck of a row in words and numbers: in its own column, or under the roll's name on a narrow screen. */
function Verdict({ row, class: narrow = '' }: { row: LuckRow; class?: string }): JSX.Element {
  const diff = row.actual - row.expected;
  return (
    <span class={`side-verdict ${narrow}`}>
      <b>{luckInWords(row)}</b>{' '}
      <span class="side-dim">
        {diff >= 0 ? '+' : ''}
        {decimal(diff)}, usually ±{decimal(usual(row))}
      </span>
    </span>
  );
}

function Row(props: { row: LuckRow; name: string; turns: readonly number[] }): JSX.Element {
  const { row, name, turns } = props;
  return (
    <tr>
      <th scope="row">
        {name}
        <Verdict row={row} class="side-narrow" />
      </th>
      <td>{row.dice}</td>
      <td>{row.actual}</td>
      <td>{decimal(row.expected)}</td>
      <td class="side-wide">
        <Needle row={row} />
      </td>
      <td class="side-wide">
        <Verdict row={row} />
      </td>
      <td class="side-wide">
        <Spark row={row} turns={turns} />
      </td>
    </tr>
  );
}

/** The luck of each seat: the results of its dice compared with the average of fair dice. */
export function LuckAccount(props: LuckAccountProps): JSX.Element {
  const { system, facts } = props;
  const account = useMemo(() => luck(facts, system), [facts, system]);
  return (
    <section class="side-luck" aria-label="Luck account">
      <h2 class="side-heading">How the dice fell</h2>
      {account.rows.length === 0 && <p class="side-nothing">No dice yet.</p>}
      {account.rows.length > 0 && <LuckTable {...props} account={account} />}
      <p class="side-dim">
        Fell: dice that counted or, of rolls that are added up, the sum of their faces. Fair: what as many
        fair dice give on average. Two times in three, fair dice end no farther from that than the number
        after “usually”; twice as far is rare. Where it is not said whether low or high is good, the sum is
        only called low or high.
      </p>
    </section>
  );
}

interface Thrower {
  /** Undefined for rolls that belong to no seat. */
  readonly id: string | undefined;
  readonly name: string;
  readonly tone: Tone;
}

type Account = ReturnType<typeof luck>;

/** The dice by seat and kind of roll. */
function LuckTable(props: LuckAccountProps & { readonly account: Account }): JSX.Element {
  const { teller, account } = props;
  const throwers: readonly Thrower[] = [...props.seats, { id: undefined, name: 'The table', tone: 'paper' }];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="side-table" tabIndex={0} aria-label="Dice by seat and kind of roll">
      <table class="side-luck-table">
        <thead>
          <tr>
            <th scope="col">Roll</th>
            <th scope="col">Dice</th>
            <th scope="col">Fell</th>
            <th scope="col">Fair</th>
            <th scope="col" class="side-wide">
              Unlucky · lucky
            </th>
            <th scope="col" class="side-wide">
              Verdict
            </th>
            <th scope="col" class="side-wide">
              By turn
            </th>
          </tr>
        </thead>
        {throwers.map((thrower) => (
          <LuckOf key={thrower.name} {...{ thrower, account, teller }} />
        ))}
      </table>
    </section>
  );
}

/** The luck of all dice that count, and how many others there are: "lucky over 7 dice that count; 45 are added up". */
function overall(all: LuckRow | undefined, rows: readonly LuckRow[]): string {
  const summed = rows.filter(({ reads }) => reads === 'sum').reduce((n, { dice }) => n + dice, 0);
  const added = `${summed} ${summed === 1 ? 'die is' : 'dice are'} added up, row by row`;
  if (!all) return added;
  if (summed === 0) return `${luckInWords(all)} over ${all.dice} dice`;
  return `${luckInWords(all)} over ${all.dice} that count one by one; ${added}`;
}

const sumOf = ({ reads, favours }: LuckRow): string =>
  reads === 'count' ? '' : favours ? `, added up: ${favours} is good` : ', added up';

/** The rolls of one seat; nothing if it threw no dice. */
function LuckOf(props: { thrower: Thrower; account: Account; teller: Teller }): JSX.Element | null {
  const { thrower, account, teller } = props;
  const rows = account.rows.filter((r) => r.seat === thrower.id);
  const all = account.seats.find((r) => r.seat === thrower.id);
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr class="side-luck-seat">
        <th scope="rowgroup" colSpan={7}>
          <b class={`side-${thrower.tone}`}>{thrower.name}</b> {overall(all, rows)}
        </th>
      </tr>
      {rows.map((row) => (
        <Row
          key={`${row.label} ${row.reads}`}
          row={row}
          name={`${whatFor(teller, row.label)}${sumOf(row)}`}
          turns={account.turns}
        />
      ))}
    </tbody>
  );
}
