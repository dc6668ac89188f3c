import { Keyed, Table } from '@shambles/engine';
import { commitmentTo, seedOf } from '@shambles/wire';
import type { Live } from '../table/live.js';
import { fairOf, peopleAt, type SeatRecord } from '../table/room.js';
import { DONE, type Done, end } from './done.js';
import { no } from './refused.js';
import { seatOf } from './seats.js';

/*
 * Before the game: everybody promises a number, then everybody shows it, and the first question is asked.
 */

export function promise(live: Live, record: SeatRecord, commitment: string): Done {
  // Nobody may choose a new number after seeing another's.
  if (record.commitment !== commitment && live.people.some((p) => seatOf(live, p).share !== undefined))
    no('refused', 'A number has been shown at this table; none can be promised anew.');
  record.commitment = commitment;
  return DONE;
}

export function share(live: Live, record: SeatRecord, number: string): Done {
  if (record.commitment === undefined) no('refused', 'A number is promised before it is shown.');
  if (record.commitment !== commitmentTo(number)) no('illegal', 'This is not the number that was promised.');
  if (live.people.some((p) => seatOf(live, p).commitment === undefined))
    no('refused', 'Numbers are shown when everybody has promised one.');
  record.share = number;
  return live.people.every((p) => seatOf(live, p).share !== undefined) ? begin(live) : DONE;
}

/** Begins the game with its first question. From here on nothing can change the dice any more. */
export function begin(live: Live): Done {
  const { record, system, id } = live;
  const fair = fairOf(system, id, record);
  const seed = seedOf(fair);
  if (live.table) {
    // A game begun elsewhere gets new dice: whoever brought it knows the old ones.
    record.from = live.table.length;
    live.table.reseed(seed, { ...fair, from: record.from });
  } else
    live.table = Table.create(system, {
      setup: live.setup,
      seed,
      dice: Keyed.kind,
      people: peopleAt(system, record),
      ownDice: live.people.filter((p) => seatOf(live, p).ownDice),
      fair,
    });
  record.status = 'playing';
  record.begun = live.clock();
  return end(live);
}
