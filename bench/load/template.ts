/**
 * One recorded game, of which every table in the load bench is a copy. So its answers are known in advance, and so is
 * every message of the server, which the bench compares.
 */
import type { Json, Seat } from '@shambles/engine';
import type { Change, Row } from '@shambles/store';
import { commitmentTo, type FromServer, keyHash } from '@shambles/wire';
import { Rig, Sitting } from '../../packages/server/src/testing/rig.js';

/** An answer, and the messages that it causes for everybody at the table. */
interface Move {
  readonly seat: Seat;
  /** The message as text. Its id is the same at every table. */
  readonly text: string;
  /** By seat: the beginnings of the messages. Only their numbers on the socket follow. */
  readonly told: { readonly [seat: Seat]: readonly Buffer[] };
}

export interface Template {
  readonly moves: readonly Move[];
  readonly seats: readonly Seat[];
  /** The stored form of a table that has just begun. */
  readonly begun: Pick<Change, 'header' | 'checkpoint' | 'entries'> & { readonly room: Row };
}

/** Plays Aliens vs. Zombies between two people, for at most this many answers. */
export async function record(most: number): Promise<Template> {
  const rig = new Rig();
  try {
    const sitting = await pattern(rig);
    const { seats } = sitting;
    const { table } = sitting.opened;
    const stored = await rig.store.table(table);
    const entries = (await rig.store.entries(table, 0)).map(({ line }) => line);
    if (!stored) throw new Error('the game to be copied was not kept');
    const said = new Map<Seat, FromServer[]>(seats.map((s) => [s, []]));
    for (const seat of seats) {
      // Rooms are sent whenever somebody comes or goes, and nothing waits for them.
      const say = (message: FromServer) => {
        if (message.is !== 'room') said.get(seat)?.push(message);
      };
      await rig.tables.join(await sitting.guest(seat), { say, lockOut: () => {} });
    }
    const moves: Move[] = [];
    for (let n = 0; n < most; n++) {
      const live = await sitting.live();
      const seat = live.table?.waitingFor[0];
      const ask = seat === undefined ? undefined : live.look(seat)?.now.asks[0];
      if (seat === undefined || !ask) break;
      for (const list of said.values()) list.length = 0;
      const value = await sitting.legal(seat, n);
      const id = `answer-${n}`;
      const reply = await sitting.must(seat, { is: 'answer', ask: ask.id, value }, id);
      said.get(seat)?.push(reply);
      moves.push({
        seat,
        text: JSON.stringify({ is: 'answer', id, ask: ask.id, value } satisfies Record<string, Json>),
        told: Object.fromEntries(seats.map((s) => [s, (said.get(s) ?? []).map(opening)])),
      });
    }
    const { room, header, checkpoint } = stored;
    return { moves, seats, begun: { room, header, checkpoint, entries } };
  } finally {
    await rig.close();
  }
}

/** A table with a fixed name and secret, so that the game is the same in every run. */
async function pattern(rig: Rig): Promise<Sitting> {
  const { opened } = await rig.open({
    system: 'avz',
    scenario: 'standard',
    options: {},
    seats: { alien: 'person', zombie: 'person' },
  });
  const stored = await rig.store.table(opened.table);
  const keys = Object.entries(opened.seats).map(([seat, key]) => ({
    hash: keyHash(key),
    role: `seat ${seat}`,
  }));
  const secret = '5a'.repeat(32);
  const room = { ...stored?.room, secret, commitment: commitmentTo(secret) };
  await rig.store.write({ table: 'pattern', version: 0, room, keys });
  return new Sitting(rig, { ...opened, table: 'pattern' }).begin();
}

/** A message as text without its end, where its number follows. */
function opening(message: FromServer): Buffer {
  return Buffer.from(`${JSON.stringify(message).slice(0, -1)},"n":`);
}

export const tableOf = (n: number) => `table-${String(n).padStart(8, '0')}`;

/** The key of "host", "spectator" or a seat at table `n`. */
export const keyOf = (n: number, who: string) => `key-${n}-${who}`;

/** The change that puts table `n` into a store, including its game. */
export function copyOf({ begun, seats }: Template, n: number): Change & { readonly room: Row } {
  const { room, header, checkpoint, entries } = begun;
  const held = room.seats as { readonly [seat: Seat]: object };
  const roles = [
    ...seats.map((seat) => [seat, `seat ${seat}`]),
    ['host', 'host'],
    ['spectator', 'spectator'],
  ];
  return {
    table: tableOf(n),
    version: 0,
    room: {
      ...room,
      title: `Table ${n}`,
      seats: Object.fromEntries(
        seats.map((s) => [s, { ...held[s], devices: [{ n: 1, key: keyHash(keyOf(n, s)), since: 0 }] }]),
      ),
    },
    header,
    checkpoint,
    from: 0,
    entries,
    keys: roles.map(([who, role]) => ({ hash: keyHash(keyOf(n, who as string)), role: role as string })),
  };
}
