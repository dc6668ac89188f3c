import { faceValue } from '../dice/dice.js';
import { Fraction } from '../odds/fraction.js';
import type { Json, RuleId, Seat } from '../rule/fact.js';
import { type Rule, roll, type World } from '../rule/rule.js';
import { type Provenance, SetupError } from './setup.js';

/** One row: the totals it covers (both ends included) where the table is rolled on, and what it says. */
export interface PrintedRow {
  readonly on?: readonly [number, number];
  readonly [column: string]: Json | readonly [number, number] | undefined;
}

/** A table as the rulebook prints it: rolled on, shown, cited, replaced from a file. */
export interface PrintedTable<R extends PrintedRow = PrintedRow> {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly provenance: Provenance;
  /** Dice added together to read it; absent on tables that are only looked up. */
  readonly dice?: { readonly n: number; readonly sides: number };
  readonly rows: readonly R[];
}

/** The row a total falls in. Throws where no row holds it: tables are checked before play. */
export function rowFor<R extends PrintedRow>(table: PrintedTable<R>, total: number): R {
  const row = table.rows.find((r) => r.on !== undefined && total >= r.on[0] && total <= r.on[1]);
  if (row === undefined) throw new SetupError(`${table.id} has no row for ${total}.`);
  return row;
}

/** Rolls on a table. */
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

/** The exact chance of each row, in the order of the rows. */
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

/**
 * A table from a player's file in place of a printed one: same columns, same kinds of values, and, where it is
 * rolled on, rows that cover every total once. Throws SetupError naming the row and the field.
 */
export function replaceTable<R extends PrintedRow>(table: PrintedTable<R>, file: unknown): PrintedTable<R> {
  const where = `file for ${table.id}`;
  const rows = Array.isArray(file) ? file : (file as { rows?: unknown } | null)?.rows;
  if (!Array.isArray(rows) || rows.length === 0)
    throw new SetupError(`${where}: "rows" must be a list of rows.`);
  const model = table.rows[0] as PrintedRow;
  rows.forEach((row: unknown, i) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      throw new SetupError(
        `${where}, row ${i + 1}: must be an object with ${Object.keys(model).join(', ')}.`,
      );
    for (const [field, value] of Object.entries(model)) {
      const got = (row as Record<string, unknown>)[field];
      const wrong = field === 'on' ? badRange(got) : unlike(value as Json, got);
      if (wrong !== undefined)
        throw new SetupError(
          `${where}, row ${i + 1}, "${field}": must be ${wrong}, got ${JSON.stringify(got)}.`,
        );
    }
    for (const field of Object.keys(row))
      if (!Object.hasOwn(model, field))
        throw new SetupError(
          `${where}, row ${i + 1}: "${field}" is not a column; columns are ${Object.keys(model).join(', ')}.`,
        );
  });
  const replaced = { ...table, rows: rows as R[] };
  if (table.dice !== undefined)
    for (let total = table.dice.n; total <= table.dice.n * table.dice.sides; total++) {
      const hits = replaced.rows.filter((r) => r.on && total >= r.on[0] && total <= r.on[1]).length;
      if (hits !== 1)
        throw new SetupError(
          `${where}: ${total} is covered by ${hits} rows; every total from ${table.dice.n} to ${table.dice.n * table.dice.sides} needs exactly one.`,
        );
    }
  return replaced;
}

function badRange(got: unknown): string | undefined {
  const good =
    Array.isArray(got) && got.length === 2 && got.every((n) => Number.isInteger(n)) && got[0] <= got[1];
  return good ? undefined : 'two whole numbers, the lowest and the highest total of the row';
}

/** What a value should be to stand where `model` stands; undefined when it is. */
function unlike(model: Json, got: unknown): string | undefined {
  const kind = kindOf(model);
  if (kindOf(got) !== kind) return kind === 'list' ? 'a list' : kind === 'null' ? 'null' : `a ${kind}`;
  if (!Array.isArray(model) || model.length === 0) return undefined;
  const first = kindOf(model[0]);
  return (got as unknown[]).every((v) => kindOf(v) === first) ? undefined : `a list, each a ${first}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
