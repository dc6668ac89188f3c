/** The tables of the store: the one schema for the embedded database and for PostgreSQL. */
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Row } from './store.js';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

export const tables = pgTable('tables', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  room: jsonb('room').$type<Row>().notNull(),
  setup: text('setup'),
  header: text('header'),
  checkpoint: text('checkpoint'),
  length: integer('length').notNull(),
  created: moment('created'),
  updated: moment('updated'),
});

/** The journal. `n` is our own count: numbers of a sequence leave gaps after a crash. */
export const entries = pgTable(
  'entries',
  {
    table: text('table_id').notNull(),
    n: integer('n').notNull(),
    line: text('line').notNull(),
    at: moment('at'),
  },
  (t) => [primaryKey({ columns: [t.table, t.n] })],
);

export const keys = pgTable(
  'keys',
  {
    hash: text('hash').primaryKey(),
    table: text('table_id').notNull(),
    role: text('role').notNull(),
  },
  (t) => [index('keys_table').on(t.table)],
);

export const chat = pgTable(
  'chat',
  {
    table: text('table_id').notNull(),
    n: integer('n').notNull(),
    line: jsonb('line').$type<Row>().notNull(),
    at: moment('at'),
  },
  (t) => [primaryKey({ columns: [t.table, t.n] })],
);
