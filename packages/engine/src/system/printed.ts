import { faceValue } from '../dice/dice.js';
import { Fraction } from '../odds/fraction.js';
import type { Json, RuleId, Seat } from '../rule/fact.js';
import { type Rule, roll, type World } from '../rule/rule.js';
import { type Provenance, SetupError } from './setup.js';

/** One row: the totals it covers (both ends included), if the table is rolled on, and its columns. */
export interface PrintedRow {
  readonly on?: readonly [number, number];
  readonly [column: string]: Json | readonly [number, number] | undefined;
}

/** Ends of a range of totals that is open below, "3 or less", or above, "9 or more". */
export const LEAST = -99;
export const MOST = 99;

/** A table as the rulebook prints it: rolled on, shown, cited, changed by house rules. */
export interface PrintedTable<R extends PrintedRow = PrintedRow> {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly provenance: Provenance;
  /** Dice added together to read it; absent on tables that are only looked up. */
  readonly dice?: { readonly n: number; readonly sides: number };
  readonly rows: readonly R[];
  /** The table gives away what is found out in play: shown only to somebody who asks for it. */
  readonly sealed?: true;
}

/** The row for a total. Throws SetupError if there is none: tables are checked before play. */
export function rowFor<R extends PrintedRow>(table: PrintedTable<R>, total: number): R {
  const row = table.rows.find(({ on }) => on !== undefined && isWithin(total, on));
  if (row === undefined) throw new SetupError(`${table.id} has no row for ${total}.`);
  return row;
}

function isWithin(total: number, [from, to]: readonly [number, number]): boolean {
  return (from === LEAST || total >= from) && (to === MOST || total <= to);
}

/** Rolls on a table and returns the row. Throws SetupError if the table has no dice. */
export function* rollOn<R extends PrintedRow, S, B>(
  // biome-ignore lint/suspicious/noExplicitAny: facts of whichever system rolls
  w: World<S, B, any>,
  table: PrintedTable<R>,
  seat?: Seat,
): Rule<R> {
  if (table.dice === undefined) throw new SetupError(`${table.id} is looked up, not rolled on.`);
  const { n, sides } = table.dice;
  const pools = [{ n, sides, score: faceValue(sides) }];
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: table.rule,
    label: table.id,
    table: table.id,
    seat,
    pools,
  });
  return rowFor(table, rolled.score);
}

/** The exact chance of each row, in the order of the rows. Throws SetupError if the table has no dice. */
export function distribution(table: PrintedTable): { row: PrintedRow; chance: Fraction }[] {
  if (table.dice === undefined) throw new SetupError(`${table.id} is looked up, not rolled on.`);
  let ways = new Map<number, bigint>([[0, 1n]]);
  for (let i = 0; i < table.dice.n; i++) {
    const more = new Map<number, bigint>();
    for (const [total, count] of ways)
      for (let face = 1; face <= table.dice.sides; face++)
        more.set(total + face, (more.get(total + face) ?? 0n) + count);
    ways = more;
  }
  const all = BigInt(table.dice.sides) ** BigInt(table.dice.n);
  return table.rows.map((row) => {
    let count = 0n;
    for (const [total, n] of ways) if (row.on && total >= row.on[0] && total <= row.on[1]) count += n;
    return { row, chance: new Fraction(count, all) };
  });
}
