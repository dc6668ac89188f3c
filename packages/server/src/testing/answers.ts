import type { Json } from '@shambles/engine';
import type { Served } from '../server.js';
import type { Client } from './client.js';

/** A legal answer to the client's question, taken from the server's table, so that tests need not know the rules. */
export async function legalAnswer({ tables }: Served, table: string, { role }: Client): Promise<Json> {
  const live = await tables.house.wake(table);
  const seat = role?.is === 'seat' ? role.seat : '';
  return live?.table?.legal(seat, 20).at(-1) as Json;
}
