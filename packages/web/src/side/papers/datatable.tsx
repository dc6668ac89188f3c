import type { Json } from '@shambles/engine';
import { inWords } from '@shambles/story';
import type { JSX } from 'preact';

type Row = { readonly [column: string]: Json };

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or several rule ids: "ROS-S-1, ROS-S-2". */
const RULE = /^[A-Z]{3}-[\w.-]+(, [A-Z]{3}-[\w.-]+)*$/;

/** The columns to show: all but those of rule ids, and `id` if another column names the rows in words. */
function columnsOf(rows: readonly Row[]): readonly string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = (column: string): readonly Json[] => rows.flatMap((row) => row[column] ?? []);
  const cites = (column: string): boolean =>
    values(column).every((value) => typeof value === 'string' && RULE.test(value));
  const said = columns.filter((column) => !cites(column));
  const named = said.some(
    (column) =>
      column !== 'id' && rows.every((row) => typeof row[column] === 'string' && !RULE.test(row[column])),
  );
  return said.filter((column) => column !== 'id' || !named);
}

/** The heading of a column. An `id` column is shown only if it is the rows' only name, so it is headed "name". */
const headOf = (column: string): string => (column === 'id' ? 'name' : inWords(column));

/** A value in a cell: "11 to 20", "yes", "–". */
function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return inWords(value);
  if (Array.isArray(value)) {
    const [from, to] = value as readonly Json[];
    if (
      value.length === 2 &&
      typeof from === 'number' &&
      typeof to === 'number' &&
      from <= to &&
      Number.isInteger(from) &&
      Number.isInteger(to)
    )
      return from === to ? `${from}` : `${from} to ${to}`;
    return (value as readonly Json[]).map(cellText).join(', ');
  }
  return Object.entries(value)
    .map(([k, v]) => `${inWords(k)} ${cellText(v)}`)
    .join(', ');
}

/** Rows of any shape as a table, with columns in the order of their first appearance. */
export function DataTable(props: { rows: Json; caption: string }): JSX.Element {
  const { rows, caption } = props;
  if (!Array.isArray(rows)) return <p>{cellText(rows)}</p>;
  const list = rows as readonly Json[];
  const columns = columnsOf(list.filter(isRow));
  if (columns.length === 0)
    return (
      <ul class="side-plain">
        {list.map((row) => (
          <li key={JSON.stringify(row)}>{cellText(row)}</li>
        ))}
      </ul>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="side-table" tabIndex={0} aria-label={caption}>
      <table>
        <caption class="side-unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((c) => (
              <th key={c} scope="col">
                {headOf(c)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row, n) => (
            <tr key={n}>
              {columns.map((c) => (
                <td key={c}>{isRow(row) ? cellText(row[c]) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
