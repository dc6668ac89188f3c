import type { Seat } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import type { Role } from '@shambles/wire';
import { keyHash, newKey } from '../keys.js';
import type { Live } from '../live.js';
import type { SeatRecord } from '../room.js';
import { DONE, type Done, end } from './done.js';
import { carry } from './motions.js';
import { no } from './refused.js';

/*
 * Who holds a seat, under which name, with whose dice.
 */

export function seatOf({ record }: Live, seat: Seat): SeatRecord {
  // Not what every object has: "constructor" is no seat.
  const found = Object.hasOwn(record.seats, seat) ? record.seats[seat] : undefined;
  return found ?? no('foreign', `There is no seat ${seat} at this table.`);
}

/** A person's seat that this role may speak for. */
export function owned(live: Live, role: Role, seat: Seat): Seat {
  if (role.is === 'seat' && role.seat !== seat) no('foreign', 'This is for your own seat only.');
  if (seatOf(live, seat).holder !== 'person')
    no('refused', `The seat ${seat} is held by a bot for the whole of this game.`);
  return seat;
}

export function rename(record: SeatRecord, name: string): Done {
  if (name.trim() === '') no('malformed', 'A name has at least one letter.');
  record.name = name.trim();
  return DONE;
}

export function ownDice(live: Live, seat: Seat, own: boolean): Done {
  const record = seatOf(live, seat);
  if (own) record.ownDice = true;
  else delete record.ownDice;
  if (record.bot === undefined) live.table?.setOwnDice(seat, own);
  return end(live);
}

export function standIn(live: Live, seat: Seat, bot: string | null): Done {
  const record = seatOf(live, seat);
  if (bot === null) {
    delete record.bot;
    if (record.ownDice) live.table?.setOwnDice(seat, true);
    return DONE;
  }
  const bots = botsFor(live.system).map((b) => b.id);
  if (!bots.includes(bot)) no('illegal', `There is no bot ${bot}; there are ${bots.join(', ')}.`);
  record.bot = bot;
  if (live.table?.hasOwnDice(seat)) live.table.setOwnDice(seat, false);
  carry(live);
  return end(live);
}

export function handOver(live: Live, seat: Seat): Done {
  const record = seatOf(live, seat);
  const key = newKey();
  const old = record.key;
  record.key = keyHash(key);
  delete record.done;
  return {
    result: { key },
    aside: {
      keys: [{ hash: record.key, role: `seat ${seat}` }],
      ...(old !== undefined && { forget: [old] }),
    },
  };
}
