import { keyHash, type Opened, type Opening, type Verb } from '@shambles/wire';
import { newKey } from '../house/keys.js';
import type { Tables } from '../house/tables.js';

/** Seats everybody with the invitations that were given out. Returns the table with the seats' new keys. */
export async function sitAll(
  opened: Opened,
  perform: (key: string, verb: Verb) => Promise<unknown>,
): Promise<Opened> {
  const seats: Record<string, string> = {};
  for (const [seat, invitation] of Object.entries(opened.seats)) {
    const key = newKey();
    await perform(invitation, { is: 'sit', id: `sit-${seat}`, key: keyHash(key) });
    seats[seat] = key;
  }
  return { ...opened, seats };
}

/** Does the same without a network. */
export function seated(tables: Tables, opened: Opened): Promise<Opened> {
  return sitAll(opened, async (key, verb) => {
    const guest = await tables.house.guest(key);
    const reply = guest && (await tables.perform(guest, verb));
    if (reply?.is !== 'done') throw new Error(`Nobody could sit down: ${JSON.stringify(reply)}`);
  });
}

/** Opens a table and seats everybody. */
export async function openSeated(tables: Tables, opening: Opening): Promise<Opened> {
  return seated(tables, await tables.house.open(opening));
}
