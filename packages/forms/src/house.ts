import { type FileSpec, type Json, type PrintedRow, type PrintedTable, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import { read } from './read.js';

/** The format of a house rules file. */
export const HOUSE_FORMAT = 'shambles-house/1';

/** Schemas of the open columns of a row. */
type Columns<R> = { readonly [column in keyof R]?: z.ZodMiniType<R[column]> };

/** A table of the book whose numbers a house rules file may change. */
export interface OpenTable<R extends PrintedRow = PrintedRow> {
  readonly table: PrintedTable<R>;
  /** Columns that identify a row. They never change, so that every rule still finds its rows. */
  readonly key: readonly string[];
  /** Those of them that only some rows have. */
  readonly spare: readonly string[];
  /** The open columns of a row; none if the row is closed. */
  columns(row: R): Columns<R>;
  /** What is wrong with the rows taken together; undefined if nothing is. */
  fault(rows: readonly R[]): string | undefined;
}

/**
 * Opens columns of a table: the same in every row, or as `columns` says for each row. A column of the key that only some
 * rows have ends in a question mark: `['on', 'sub?']`.
 */
export function opened<R extends PrintedRow>(
  table: PrintedTable<R>,
  key: readonly ((keyof R & string) | `${keyof R & string}?`)[],
  columns: Columns<R> | ((row: R) => Columns<R>),
  fault: OpenTable<R>['fault'] = () => undefined,
): OpenTable<R> {
  const bare = (name: string) => name.replace(/\?$/, '');
  return {
    table,
    key: key.map(bare),
    spare: key.filter((name) => name.endsWith('?')).map(bare),
    fault,
    columns: typeof columns === 'function' ? columns : () => columns,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each table has rows of its own
type Opening = { readonly [name: string]: OpenTable<any> };

/** The tables of an opening, by the names that a book gives them. */
export type TablesOf<O extends Opening> = { readonly [name in keyof O]: O[name]['table'] };

const File = z.strictObject({
  format: z.literal(HOUSE_FORMAT),
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** A file that changes nothing. */
const NONE = { format: HOUSE_FORMAT, title: 'House rules', tables: {} };

const ID = 'house-rules';

/** The file with which players change tables of a book. It lists only the rows and columns that change. */
export function houseRules(opening: Opening, rule: string): FileSpec {
  const check = (data: Json) => void tablesWith(opening, data);
  return { id: ID, title: 'House rules', rule, provenance: 'stated', standard: NONE, check };
}

/**
 * The tables of a book with the changes of a file applied. Throws SetupError: "house-rules, FTB-T-weapons, pistol,
 * range: must be a whole number from 1 to 96, not 0.".
 */
export function tablesWith<O extends Opening>(opening: O, data: unknown = NONE): TablesOf<O> {
  read(File, data, ID, 'all');
  // Taken from the file itself: what is read leaves out a key "__proto__", which is to be refused like any other.
  const { tables } = data as z.infer<typeof File>;
  const all = Object.entries(opening);
  const ids = all.map(([, { table }]) => table.id);
  for (const id of Object.keys(tables))
    if (!ids.includes(id)) throw wrong([id], `is no table that can be changed; those are ${ids.join(', ')}.`);
  return Object.fromEntries(
    all.map(([name, open]) => {
      const changes = Object.hasOwn(tables, open.table.id) ? tables[open.table.id] : undefined;
      return [name, changes ? laidOver(open, changes) : open.table];
    }),
  ) as TablesOf<O>;
}

/** All tables of a book, with those changed for this game in place of the printed ones. */
export function tablesInPlay(
  printed: readonly PrintedTable[],
  tables: { readonly [name: string]: PrintedTable },
): readonly PrintedTable[] {
  const now = new Map(Object.values(tables).map((table) => [table.id, table]));
  return printed.map((table) => now.get(table.id) ?? table);
}

type Change = { readonly [column: string]: unknown };

function laidOver(open: OpenTable, changes: readonly Change[]): PrintedTable {
  const { table } = open;
  const rows = [...table.rows];
  const changed = new Set<number>();
  for (const [nth, change] of changes.entries()) {
    const at = rowOf(open, change, nth);
    const row = table.rows[at] as PrintedRow;
    if (changed.has(at)) throw wrong([table.id, nameOf(open, row)], 'is there twice.');
    changed.add(at);
    rows[at] = { ...row, ...valuesOf(open, row, change) };
  }
  const fault = open.fault(rows);
  if (fault !== undefined) throw wrong([table.id], fault);
  return { ...table, rows };
}

/** The index of the row that a change is about. Throws SetupError. */
function rowOf(open: OpenTable, change: Change, nth: number): number {
  const { table, key, spare } = open;
  const names = (row: Change) => JSON.stringify(key.map((column) => row[column]));
  const has = (row: Change) => key.every((column) => Object.hasOwn(row, column) || spare.includes(column));
  const named = has(change);
  const at = table.rows.findIndex((row) => named && names(row) === names(change));
  if (at >= 0) return at;
  const columns = key
    .map((column) => (spare.includes(column) ? `"${column}" if it has one` : `"${column}"`))
    .join(' and ');
  const rows = table.rows
    .filter(has)
    .map((row) => nameOf(open, row))
    .join('; ');
  throw wrong([table.id, `row ${nth + 1}`], `${columns} must name a row of the book, which are ${rows}.`);
}

/** The name of a row: "pistol", "two-hand 1", "[2,5]". */
function nameOf({ key }: OpenTable, row: PrintedRow): string {
  return key
    .filter((column) => Object.hasOwn(row, column))
    .map((column) => said(row[column]))
    .join(' ');
}

function valuesOf(open: OpenTable, row: PrintedRow, change: Change): PrintedRow {
  const { table, key } = open;
  const columns = open.columns(row);
  const may = Object.keys(columns);
  const values: { [column: string]: Json } = {};
  for (const [column, value] of Object.entries(change)) {
    if (key.includes(column)) continue;
    const where = [table.id, nameOf(open, row)];
    if (!Object.hasOwn(columns, column)) {
      const list = may.length > 0 ? `those are ${may.join(', ')}` : 'this row has none';
      throw wrong(where, `"${cut(column)}" is no column that can be changed; ${list}.`);
    }
    const found = (columns[column] as z.ZodMiniType).safeParse(value);
    if (!found.success)
      throw wrong([...where, column], `must be ${allowed(columns[column])}, not ${said(value, true)}.`);
    values[column] = found.data as Json;
  }
  return values;
}

function wrong(where: readonly string[], what: string): SetupError {
  return new SetupError(`${[ID, ...where.map(cut)].join(', ')}: ${what}`);
}

/** Letters of a value that a message repeats. */
const MOST_SAID = 80;

const cut = (text: string): string => (text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}...` : text);

function said(value: unknown, quoted = false): string {
  if (typeof value === 'string' && !quoted) return cut(value);
  // JSON has no word for numbers without end.
  return cut(typeof value === 'number' ? String(value) : inJson(value));
}

function inJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'something nested too deeply';
  }
}

/** The part of a JSON Schema node that says which values are allowed. */
interface Place {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Place[];
  readonly minimum?: number;
  readonly maximum?: number;
}

function allowed(schema: unknown): string {
  return inWords(z.toJSONSchema(schema as z.ZodMiniType) as Place);
}

/**
 * Allowed values in words: "a whole number from 1 to 6", "one of "hit", "miss"". A schema that is harder to express has
 * a description.
 */
function inWords(place: Place): string {
  if (place.description !== undefined) return place.description;
  if (place.anyOf) return place.anyOf.map(inWords).join(' or ');
  if (place.enum) return `one of ${place.enum.map((each) => said(each, true)).join(', ')}`;
  if (place.const !== undefined) return said(place.const, true);
  if (place.type === 'boolean') return 'true or false';
  if (place.type === 'null') return 'null';
  return `a whole number from ${place.minimum} to ${place.maximum}`;
}

// ------------------------------------------------------------------ what may stand in a column

export function whole(from: number, to: number): z.ZodMiniType<number> {
  return z.int().check(z.gte(from), z.lte(to));
}

export function oneOf<const W extends string | number>(words: readonly W[]): z.ZodMiniType<W> {
  return z.literal([...words]) as unknown as z.ZodMiniType<W>;
}

/** A list. `description` states everything that is allowed: "a list of 1 or 2 whole numbers from 1 to 6". */
export function listOf<T>(
  each: z.ZodMiniType<T>,
  [from, to]: readonly [from: number, to: number],
  description: string,
): z.ZodMiniType<T[]> {
  return z.array(each).check(z.minLength(from), z.maxLength(to), z.meta({ description }));
}
