import { type AnySystem, entryLine, type Json, Keyed, type Seat, Table } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { type Fair, type Opening, seedOf } from '@shambles/wire';
import type { Client } from './client.js';

const tiles = findSystem('avz').files.find((f) => f.id === 'tiles')?.standard as { tiles: Json[] };

/** Aliens vs. Zombies between two people, shortened to this many tiles. */
export function shortGame(tilesLeft = 5): Opening {
  return {
    system: 'avz',
    scenario: 'standard',
    options: {},
    files: { tiles: { ...tiles, tiles: tiles.tiles.slice(0, tilesLeft) } },
    seats: { alien: 'person', zombie: 'person' },
  };
}

/** A game as it must come out whatever happens: each seat's answers in order, the last checksum and the entries. */
export interface Known {
  readonly answers: { readonly [seat: Seat]: readonly Json[] };
  readonly sum: string;
  readonly entries: readonly string[];
}

/** Plays the game that this secret and these numbers give, undisturbed and without a server. */
export function playAlone({ system: id, scenario, options, files, seats }: Opening, fair: Fair): Known {
  const system: AnySystem = findSystem(id);
  const people = Object.keys(seats).filter((s) => seats[s] === 'person');
  const setup = { scenario, options, ...(files && { files }) };
  const seed = seedOf(fair);
  const table = Table.create(system, { setup, seed, dice: Keyed.kind, people, fair });
  const answers: Record<Seat, Json[]> = Object.fromEntries(people.map((p) => [p, []]));
  while (!table.over) {
    const seat = table.waitingFor[0] as Seat;
    const ask = table.asks(seat)[0];
    const legal = table.legal(seat, 12);
    // Any choice that is the same each time and not always the first.
    const value = legal[(table.length * 7) % legal.length] as Json;
    answers[seat]?.push(value);
    const said = table.answer({ seat, ask: ask?.id ?? '', at: ask?.at ?? 0, value });
    if (!said.ok) throw new Error(said.text);
  }
  return { answers, sum: table.sum, entries: [...table.journal.entries()].map(entryLine) };
}

/** Refusals when another device of the seat was faster, so that the question has changed. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'foreign', 'over']);

/** Gives a seat's answers, each when it is asked, until the game is over. Returns how many were acknowledged. */
export async function playKnown(client: Client, answers: readonly Json[]): Promise<number> {
  let acknowledged = 0;
  const given = () => client.items.filter((item) => 'own' in item).length;
  for (;;) {
    await client.until(
      () => client.now?.over === true || (client.ask !== undefined && given() < answers.length),
    );
    if (client.now?.over) return acknowledged;
    const { ask } = client;
    const value = answers[given()];
    if (!ask || value === undefined) continue;
    const reply = await client.do({ is: 'answer', ask: ask.id, value });
    if (reply.is === 'done') acknowledged++;
    else if (reply.code === 'refused') {
      // The store was unreachable: nothing has happened, so try again.
      await new Promise((done) => setTimeout(done, 50));
      continue;
    } else if (!OVERTAKEN.has(reply.code)) throw new Error(`${reply.code}: ${reply.text}`);
    await client.until(() => client.now?.over === true || client.ask?.id !== ask.id);
  }
}
