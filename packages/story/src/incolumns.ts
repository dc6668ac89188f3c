import { type AnySystem, type Json, LEAST, MOST } from '@shambles/engine';
import { inWords } from './inwords.js';

/** A table to be read: headings of the columns, and the cells of each row, as text. */
export interface InColumns {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Row = { readonly [column: string]: Json };

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or several rule ids: "ROS-S-1, ROS-S-2". */
const RULE = /^[A-Z]{3}-[\w.-]+(, [A-Z]{3}-[\w.-]+)*$/;

/** A system's words for its tables. Tables of its register have columns of their own, which `headings` does not know. */
export type TableWords = Pick<AnySystem, 'headings' | 'tables'>;

/** The heading of a column; empty for a column that is left out. */
type HeadOf = (column: string) => string;

/** Headings of columns in the tables of every system. An `id` column is shown only if it is the rows' only name. */
const COMMON: { readonly [column: string]: string } = { id: 'name', on: 'roll' };

const headings =
  ({ headings: own }: TableWords, table: string): HeadOf =>
  (column) =>
    own?.[`${table}.${column}`] ?? own?.[column] ?? COMMON[column] ?? inWords(column);

/**
 * The names that rows of the system's tables give to things, where they only spell them better: "ba-pistol" is "BA
 * pistol" in every cell. A name with more in it belongs to its own table: on another, "military" is no "Military base".
 */
function namesIn({ tables }: TableWords): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of tables.flatMap((table) => table.rows))
    if (typeof id === 'string' && typeof name === 'string' && letters(id) === letters(name))
      names.set(id, name);
  return names;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The table with this id in words, with columns in the order of their first appearance. If no row has columns, or there
 * are no rows but a single value, each is one cell and there are no headings.
 */
export function inColumns(id: string, table: Json, words: TableWords): InColumns {
  const headOf = headings(words, id);
  const names = namesIn(words);
  const text = (value: Json | undefined): string => cellText(value, headOf, names);
  if (!Array.isArray(table)) return { heads: [], rows: [[text(table)]] };
  const rows = table as readonly Json[];
  const columns = columnsOf(rows.filter(isRow), headOf);
  if (columns.length === 0) return { heads: [], rows: rows.map((row) => [text(row)]) };
  return {
    heads: columns.map(headOf),
    rows: rows.map((row) => columns.map((c) => (isRow(row) ? text(row[c]) : ''))),
  };
}

/**
 * The columns to show: all but those of rule ids, those without a heading, and `id` if another column names the rows in
 * words.
 */
function columnsOf(rows: readonly Row[], headOf: HeadOf): readonly string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = (column: string): readonly Json[] => rows.flatMap((row) => row[column] ?? []);
  const cites = (column: string): boolean =>
    values(column).every((value) => typeof value === 'string' && RULE.test(value));
  const said = columns.filter((column) => !cites(column) && headOf(column) !== '');
  const named = said.some(
    (column) =>
      column !== 'id' && rows.every((row) => typeof row[column] === 'string' && !RULE.test(row[column])),
  );
  return said.filter((column) => column !== 'id' || !named);
}

/** A value in a cell: "11 to 20", "yes", "–". */
function cellText(value: Json | undefined, headOf: HeadOf, names: ReadonlyMap<string, string>): string {
  const text = (part: Json): string => cellText(part, headOf, names);
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value === LEAST || value === MOST ? '–' : String(value);
  if (typeof value === 'string') return names.get(value) ?? inWords(value);
  if (Array.isArray(value)) {
    const parts = value as readonly Json[];
    return rangeText(parts) ?? parts.map(text).join(parts.some(isComposed) ? '; ' : ', ');
  }
  return Object.entries(value)
    .map(([k, v]) => `${headOf(k)} ${text(v)}`.trim())
    .join(', ');
}

const isComposed = (part: Json): boolean => typeof part === 'object' && part !== null;

/** Two whole numbers in order, as a range: "11 to 20"; "9 or more" if there is no end. */
function rangeText(parts: readonly Json[]): string | undefined {
  const [from, to] = parts.map((part) => part ?? MOST);
  if (parts.length !== 2 || !Number.isInteger(from) || !Number.isInteger(to)) return undefined;
  if ((from as number) > (to as number)) return undefined;
  if (from === LEAST) return `${to} or less`;
  if (to === MOST) return `${from} or more`;
  return from === to ? `${from}` : `${from} to ${to}`;
}
