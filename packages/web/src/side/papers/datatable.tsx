import type { Json } from '@shambles/engine';
import { inColumns, type TableWords } from '@shambles/story';
import type { JSX } from 'preact';

/** Rows of any shape as a table. `id`: the id of the table. `words`: of the system whose it is. */
export function DataTable(props: {
  id: string;
  rows: Json;
  caption: string;
  words: TableWords;
}): JSX.Element {
  const { caption } = props;
  const { heads, rows } = inColumns(props.id, props.rows, props.words);
  if (heads.length === 0)
    return (
      <ul class="side-plain">
        {rows.map(([text]) => (
          <li key={text}>{text}</li>
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
            {heads.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, n) => (
            <tr key={n}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
