/** The PostgreSQL schema, and the migrations that bring an older database up to date. */
import { StoreError } from '../store.js';
import type { Runner } from './sql.js';

/** The migrations in order. They never change: a database holds the number of those applied. */
const STEPS = [
  `create table tables (id text primary key, version integer not null, room jsonb not null, header text, checkpoint text,
    length integer not null, created timestamptz not null, updated timestamptz not null);
  create table entries (table_id text, n integer, line text not null, at timestamptz not null, primary key (table_id, n));
  create table keys (hash text primary key, table_id text not null, role text not null);
  create index keys_table on keys (table_id);
  create table chat (table_id text, n integer, line jsonb not null, at timestamptz not null, primary key (table_id, n))`,
  'alter table tables add column setup text',
  'alter table tables add column state text',
  'alter table tables add column below text',
];

/** The first version's migration tool kept the number in its own table. */
const EARLIER = 'drizzle.__drizzle_migrations';

/** Brings the schema up to date, while no other node does. Throws StoreError if it is newer than this version. */
export async function bringUp(db: Runner): Promise<void> {
  const query = <R>(text: string) => db.run<R>({ name: '', text }, []);
  await query('create table if not exists form (number integer not null)');
  let [form] = await query<{ number: number }>('select number from form');
  if (!form) {
    const [earlier] = await query<{ there: boolean }>(
      `select to_regclass('${EARLIER}') is not null as there`,
    );
    const taken = earlier?.there ? `(select count(*) from ${EARLIER})` : '0';
    [form] = await query<{ number: number }>(`insert into form select ${taken} returning number`);
  }
  const { number = 0 } = form ?? {};
  if (number > STEPS.length)
    throw new StoreError('the store was made by a newer version of Shambles: use that one');
  for (let n = number; n < STEPS.length; n++)
    await query(`begin; ${STEPS[n]}; update form set number = ${n + 1}; commit`);
}
