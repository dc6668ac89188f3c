/** The store on a PostgreSQL server, shared by any number of nodes. */
import type { WholeRecord } from '../lines.js';
import { storeOver } from '../over.js';
import type { Store } from '../store.js';
import { Connections, explain, on } from './connections.js';
import { Ear } from './ear.js';
import { bringUp } from './form.js';
import {
  call,
  ping,
  putWholes,
  readChat,
  readCount,
  readEntries,
  readKey,
  readList,
  readTable,
  readWholes,
  removeTable,
  write,
} from './sql.js';

/** Key of the migration lock: any number that nobody else uses for a lock. */
const migrating = 7_362_625;

/** Records loaded in one transaction. */
const BATCH = 100;

/** Brings the database's schema up to date. Nodes that start together take turns. */
function bringUpInTurn(connections: Connections): Promise<void> {
  return connections.use(false, async (client) => {
    // If this process dies, the lock goes with the connection.
    await client.query({ text: 'select pg_advisory_lock($1)', values: [migrating] });
    try {
      await bringUp(on(client));
    } finally {
      await client.query({ text: 'select pg_advisory_unlock($1)', values: [migrating] }).catch(() => {});
    }
  });
}

/** Loads whole tables, a batch at a time. */
async function putAll(connections: Connections, wholes: AsyncIterable<WholeRecord>): Promise<void> {
  let held: WholeRecord[] = [];
  const put = () => connections.transaction((run) => putWholes(run, held));
  for await (const record of wholes) {
    held.push(record);
    if (held.length < BATCH) continue;
    await put();
    held = [];
  }
  await put();
}

export async function openPostgres(url: string): Promise<Store> {
  const connections = new Connections(url);
  const { reading, writing } = connections;
  const ear = new Ear(url);
  const close = async (): Promise<void> => {
    await ear.close();
    await connections.close();
  };
  try {
    await bringUpInTurn(connections);
    await ear.open();
  } catch (error) {
    await close();
    throw explain(error, false);
  }
  return storeOver({
    write: (change) => write(writing, change, Date.now()),
    remove: (table, version) => removeTable(writing, table, version),
    table: (id) => readTable(reading, id),
    entries: (table, from) => readEntries(reading, table, from),
    chat: (table, most) => readChat(reading, table, most),
    key: (hash) => readKey(reading, hash),
    list: (after, most, before) => readList(reading, after, most, before),
    count: () => readCount(reading),
    ping: () => ping(reading),
    // PostgreSQL has its own tools for that.
    check: async () => [],
    listen: (listener) => ear.listen(listener),
    call: (word) => call(reading, word),
    hear: (hearer) => ear.hear(hearer),
    wholes: () => readWholes(reading),
    load: (wholes) => putAll(connections, wholes),
    close,
  });
}
