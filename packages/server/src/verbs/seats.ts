import type { Seat } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { keyHash, LIMITS, type Role, type Verb } from '@shambles/wire';
import { newKey } from '../house/keys.js';
import type { Live } from '../table/live.js';
import { nameFor } from '../table/names.js';
import { claimedFrom, HOUR, isFree, type SeatRecord } from '../table/room.js';
import { DONE, type Done, end } from './done.js';
import { no } from './refused.js';

/*
 * Seats: who holds one, with which keys, under which name, with whose dice.
 */

export function seatOf({ record }: Live, seat: Seat): SeatRecord {
  // Inherited properties do not count: "constructor" is no seat.
  const found = Object.hasOwn(record.seats, seat) ? record.seats[seat] : undefined;
  return found ?? no('foreign', `There is no seat ${seat} at this table.`);
}

/** Returns the seat if it is a person's and this role may act for it; refuses otherwise. */
export function owned(live: Live, role: Role, seat: Seat): Seat {
  if (role.is === 'seat' && role.seat !== seat) no('foreign', 'This is for your own seat only.');
  if (seatOf(live, seat).holder !== 'person')
    no('refused', `The seat ${seat} is held by a bot for the whole of this game.`);
  return seat;
}

export function rename(live: Live, seat: Seat, name: string): Done {
  seatOf(live, seat).name = nameFor(live, seat, name);
  return DONE;
}

export function ownDice(live: Live, seat: Seat, own: boolean): Done {
  const record = seatOf(live, seat);
  if (own) record.ownDice = true;
  else delete record.ownDice;
  if (record.bot === undefined) live.table?.setOwnDice(seat, own);
  return end(live);
}

/** Gives a seat back to its person, for whom a bot has played or was to play. */
export function takeBack(live: Live, seat: Seat): Done {
  const record = seatOf(live, seat);
  if (record.claim?.bot !== undefined) delete record.claim;
  delete record.bot;
  if (record.ownDice) live.table?.setOwnDice(seat, true);
  return DONE;
}

/**
 * Lets a bot play for a seat's person for a while. While somebody sits there the host must claim the seat for the bot
 * first, and may let it play when that person agrees or the time to object has passed. Whoever is away finds the bot
 * in the seat, and takes it back.
 */
export function standIn(
  live: Live,
  role: Role,
  seat: Seat,
  bot: string,
  isHere: (seat: Seat) => boolean,
): Done {
  const record = seatOf(live, seat);
  const bots = botsFor(live.system).map((b) => b.id);
  if (!bots.includes(bot)) no('illegal', `There is no bot ${bot}; there are ${bots.join(', ')}.`);
  const asks = role.is === 'host' && !isFree(record) && record.bot === undefined && isHere(seat);
  if (asks && !isClaimed(live, record, bot)) return DONE;
  // The bot that its person was told of.
  return letPlay(live, seat, asks ? (record.claim?.bot ?? bot) : bot);
}

function letPlay(live: Live, seat: Seat, bot: string): Done {
  const record = seatOf(live, seat);
  if (record.claim?.bot !== undefined) delete record.claim;
  record.bot = bot;
  if (live.table?.hasOwnDice(seat)) live.table.setOwnDice(seat, false);
  return end(live);
}

/**
 * Claims a held seat for the host: for a bot, or for somebody else. True if the claim is due: the holder has agreed or
 * has let the time to object pass. Refuses before that.
 */
function isClaimed(live: Live, record: SeatRecord, bot?: string): boolean {
  const { claim } = record;
  const from =
    (claim?.bot === undefined) === (bot === undefined) ? claimedFrom(live.record, record) : undefined;
  if (from === undefined) {
    record.claim = { at: live.clock(), ...(bot !== undefined && { bot }) };
    return false;
  }
  const hours = Math.ceil((from - live.clock()) / HOUR);
  if (hours > 0)
    no(
      'refused',
      `Whoever holds the seat may still object for ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    );
  return true;
}

/** Seats somebody, or changes the key of the device in use. The key that was shown opens nothing after that. */
export function sit(live: Live, seat: Seat, shown: string, { key, name }: Verb & { is: 'sit' }): Done {
  const record = seatOf(live, seat);
  if (name !== undefined) rename(live, seat, name);
  const since = live.clock();
  record.devices = record.devices?.map((d) => (d.key === shown ? { n: d.n, key, since } : d)) ?? [
    { n: 1, key, since },
  ];
  delete record.key;
  return { result: {}, aside: { keys: [{ hash: key, role: `seat ${seat}` }], forget: [shown] } };
}

export function addDevice(live: Live, seat: Seat, key: string): Done {
  const record = seatOf(live, seat);
  const devices = record.devices ?? [];
  if (devices.length >= LIMITS.devices)
    no('refused', `A seat has ${LIMITS.devices} devices at most; send one away first.`);
  const n = Math.max(0, ...devices.map((d) => d.n)) + 1;
  record.devices = [...devices, { n, key, since: live.clock() }];
  return { result: {}, aside: { keys: [{ hash: key, role: `seat ${seat}` }] } };
}

export function sendAway(live: Live, seat: Seat, shown: string, device: number): Done {
  const record = seatOf(live, seat);
  const devices = record.devices ?? [];
  const gone = devices.find(({ n }) => n === device);
  if (!gone)
    return no('refused', `There is no device ${device}; there are ${devices.map(({ n }) => n).join(', ')}.`);
  if (gone.key === shown) no('refused', 'This is the device you are at. To leave the seat, hand it over.');
  record.devices = devices.filter((d) => d !== gone);
  return { result: {}, aside: { forget: [gone.key] } };
}

/** Lets the holder of a claimed seat keep it, or agree to give it up. */
export function stay(live: Live, seat: Seat, stays: boolean): Done {
  const record = seatOf(live, seat);
  const { claim } = record;
  if (!claim) return no('stale', 'Nobody wants your seat for somebody else.');
  if (stays) delete record.claim;
  else if (claim.bot !== undefined && live.record.status === 'playing') return letPlay(live, seat, claim.bot);
  else record.claim = { ...claim, at: live.clock(), agreed: true };
  return DONE;
}

/**
 * Makes a new link to a seat. If somebody holds the seat, the host must claim it first, and gets the link only when the
 * holder agrees or the time to object has passed.
 */
export function handOver(live: Live, role: Role, seat: Seat): Done {
  const record = seatOf(live, seat);
  if (role.is === 'host' && !isFree(record) && !isClaimed(live, record)) return DONE;
  const key = newKey();
  const old = [
    ...(record.key === undefined ? [] : [record.key]),
    ...(record.devices ?? []).map((d) => d.key),
  ];
  record.key = keyHash(key);
  delete record.devices;
  delete record.claim;
  delete record.name;
  delete record.done;
  return { result: { key }, aside: { keys: [{ hash: record.key, role: `seat ${seat}` }], forget: old } };
}
