/** Changes whose content follows from a table's id and version alone, so that any store can be checked. */
import type { Change, Store } from '../store.js';

/** Number of entries in the change that makes `version`. */
const entriesOf = (version: number) => (version * 7) % 4;

/** Length of the journal at a version. Any four consecutive versions have six entries. */
function lengthAt(version: number): number {
  let length = 6 * Math.floor(version / 4);
  for (let v = version - (version % 4) + 1; v <= version; v++) length += entriesOf(v);
  return length;
}

/** The change that takes a table from `version` to the next, with every kind of content, some of it long. */
export function scripted(table: string, version: number): Change {
  const next = version + 1;
  const from = lengthAt(version);
  const long = next % 11 === 0 ? 'Ä lông checkpoint, with 💀 '.repeat(200) : '';
  return {
    table,
    version,
    room: { table, version: next, names: ['Ann', 'Böb "the" \\ 💀'] },
    state: next % 2 === 0 ? { waiting: [table, next] } : undefined,
    header: next === 2 ? `header of ${table}` : undefined,
    checkpoint: next % 3 === 0 ? `checkpoint ${next} ${long}` : undefined,
    below: next % 9 === 0 ? `below ${next} ${long}` : undefined,
    from,
    entries: Array.from(
      { length: entriesOf(next) },
      (_, i) => `{"of":"${table}","n":${from + i},"v":${next}}`,
    ),
    keys: next % 4 === 1 ? [{ hash: `${table}/${next}`, role: `seat ${next}` }] : undefined,
    forget: next % 8 === 0 ? [`${table}/${next - 3}`] : undefined,
    chat: next % 5 === 0 ? { says: `${table} at ${next}` } : undefined,
  };
}

/** How a table differs from what the script says; undefined if it does not. */
export async function wrongWith(store: Store, table: string): Promise<string | undefined> {
  const found = await store.table(table);
  if (!found) return `${table} is not there`;
  const { version } = found;
  const want: Change[] = Array.from({ length: version }, (_, v) => scripted(table, v));
  const last = <K extends 'room' | 'state' | 'header' | 'checkpoint' | 'below'>(name: K) =>
    want.findLast((change) => change[name] !== undefined)?.[name];
  const same = (what: string, is: unknown, should: unknown) =>
    JSON.stringify(is) === JSON.stringify(should)
      ? undefined
      : `${table} at ${version}: ${what} is ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`;
  const sorted = (row: object | undefined) => Object.entries(row ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = await store.entries(table, 0);
  const wrong = [
    same('room', sorted(found.room), sorted(last('room'))),
    same('state', found.state, last('state')),
    same('header', found.header, last('header')),
    same('checkpoint', found.checkpoint, last('checkpoint')),
    same('below', found.below, last('below')),
    same('length', found.length, lengthAt(version)),
    same(
      'journal',
      entries.map(({ n, line }) => [n, line]),
      want.flatMap(({ entries = [] }) => entries).map((line, n) => [n, line]),
    ),
    same(
      'chat',
      (await store.chat(table, 50)).map(({ line }) => line),
      want.flatMap(({ chat }) => (chat ? [chat] : [])).slice(-50),
    ),
  ].find((said) => said !== undefined);
  if (wrong) return wrong;
  const forgotten = new Set(want.flatMap(({ forget }) => forget ?? []));
  for (const { hash, role } of want.flatMap(({ keys }) => keys ?? [])) {
    const said = same(
      `key ${hash}`,
      await store.key(hash),
      forgotten.has(hash) ? undefined : { table, role },
    );
    if (said) return said;
  }
  return undefined;
}
