import {
  type AnySystem,
  type NewGame,
  openTable,
  type Refusal,
  type Seat,
  type Setup,
  seatsIn,
  Table,
} from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { findSystem } from '@shambles/systems';
import { timeOf } from '../play/time.js';
import { Keeper } from './keeper.js';
import type { Proven } from './proving.js';
import { type Holder, PERSON, Session } from './session.js';
import type { GameMeta, GameStore, StoredGame } from './store.js';

/** A game as it is shown, wherever its table is. */
export interface Shown {
  readonly session: Session;
  /** Saves the game in this browser, if it is played here. */
  readonly keeper?: Keeper;
  /** What was wrong with the opened journal, and what was kept of it. */
  readonly report: string | undefined;
  /** Label of the game, such as "What if, from turn 3" or "What if: Month 3". */
  readonly label: string | undefined;
  /** Id of the game that this game is a branch of. */
  readonly origin?: string | undefined;
}

export interface Game extends Shown {
  readonly session: Session<Table>;
  readonly keeper: Keeper;
}

export interface Beginning {
  readonly system: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly seats: Readonly<Record<Seat, Holder>>;
  /** One person plays all seats that are not held by bots. */
  readonly alone?: boolean;
  /** Seats that throw their own dice. */
  readonly ownDice?: readonly Seat[];
}

export interface Means {
  readonly store: GameStore;
  readonly pace?: () => number;
  readonly now?: () => number;
}

const people = (seats: Readonly<Record<Seat, Holder>>): Seat[] =>
  Object.keys(seats).filter((s) => seats[s] === PERSON);

/** A new id for a game in the store. */
function newId(): string {
  const bits = crypto.getRandomValues(new Uint32Array(2));
  return [...bits].map((b) => b.toString(36)).join('');
}

/** A new seed that can be said aloud, such as "moss-lamp-412". */
export function newSeed(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint32Array(3));
  return `${WORDS[a % WORDS.length]}-${WORDS[b % WORDS.length]}-${c % 1000}`;
}

const WORDS =
  'amber attic basil brick candle canal cellar chalk clover copper crow dusk ember fern ferry flint fog garden gravel harbour hazel iron ivy kettle lamp lantern linen maple meadow mill moss moth nettle oak orchard otter owl paper pepper pine plum quarry rain reed river rust saddle salt shed shutter slate smoke sparrow station thistle timber tram valley velvet walnut weir willow window wren'.split(
    ' ',
  );

/** Begins a new game. Throws SetupError. */
export function begin(beginning: Beginning, means: Means): Game {
  const system = findSystem(beginning.system);
  const { setup, seed, seats, ownDice } = beginning;
  // Own dice are set from the start: some systems roll before they ask anything.
  const game: NewGame = { setup, seed, people: people(seats), ...(ownDice && { ownDice }) };
  const table = Table.create(system, game);
  return sit(table, seats, means, { kept: 0, alone: beginning.alone });
}

/** Opens a stored game. Throws JournalError if nothing of it can be recovered. */
export function resume({ meta, text }: StoredGame, means: Means): Game {
  const system = findSystem(meta.system);
  const { table, report, older } = openTable(system, text, { quick: true, ownDice: meta.ownDice });
  return sit(table, holdersOf(system, meta), means, {
    id: meta.id,
    alone: meta.alone,
    label: meta.label,
    origin: meta.origin,
    begun: meta.begun,
    kept: report ? 0 : meta.length,
    report: report ?? older?.text,
  });
}

/** The holders of a stored game. The seat of a bot that no longer exists goes to the best one that does. */
function holdersOf(system: AnySystem, { seats }: GameMeta): Record<Seat, Holder> {
  const bots = botsFor(system);
  const known = (holder: Holder): boolean => holder === PERSON || bots.some((b) => b.id === holder);
  return Object.fromEntries(
    Object.entries(seats).map(([seat, holder]) => [seat, known(holder) ? holder : (bots[0]?.id ?? PERSON)]),
  );
}

/**
 * Opens a proven journal as a new game in this browser. A branch is held as the game that it is `of`; otherwise the best
 * bot holds the seats that the journal gives to no person.
 */
export function importJournal(
  { system: id, text, report }: Proven,
  means: Means,
  label = 'Imported',
  of?: GameMeta,
): Game {
  const system = findSystem(id);
  const { table } = openTable(system, text, { quick: true, ownDice: of?.ownDice });
  const { setup, people: held } = table.header;
  const bot = botsFor(system)[0]?.id ?? PERSON;
  const seats = of
    ? holdersOf(system, of)
    : Object.fromEntries(seatsIn(system, setup).map((s) => [s.id, held.includes(s.id) ? PERSON : bot]));
  // A branch of a branch leads back to the original game.
  const origin = of?.origin ?? of?.id;
  return sit(table, seats, means, { kept: 0, report, label, origin, alone: of?.alone });
}

/** "What if": starts a new game from entry `at`, or from the present if `at` is undefined. */
export function fork(
  { session, origin }: Pick<Game, 'session' | 'origin'>,
  means: Means,
  at?: number,
): Game | Refusal {
  const table = session.table.fork(at);
  if (!(table instanceof Table)) return table;
  for (const seat of session.people) if (session.table.hasOwnDice(seat)) table.setOwnDice(seat, true);
  const { clock } = table.scene(session.viewer.value);
  // Where the time has a name of its own, the turn counted behind it is shown nowhere.
  const named = clock.turn === 0 || ('name' in clock && clock.name !== undefined);
  const label = named ? `What if: ${timeOf(clock)}` : `What if, from turn ${clock.turn}`;
  const { alone } = session;
  // A branch of a branch leads back to the original game.
  const place = { kept: 0, alone, origin: origin ?? session.id };
  return sit(table, session.seats, means, { ...place, label });
}

interface Place {
  readonly id?: string;
  readonly alone?: boolean | undefined;
  readonly kept: number;
  readonly label?: string | undefined;
  readonly origin?: string | undefined;
  readonly begun?: number;
  readonly report?: string | undefined;
}

function sit(table: Table, seats: Readonly<Record<Seat, Holder>>, means: Means, place: Place): Game {
  const now = means.now ?? Date.now;
  const session = new Session(table, {
    id: place.id ?? newId(),
    seats,
    ...(place.alone && { alone: true }),
    ...(means.pace && { pace: means.pace }),
  });
  const { label, origin } = place;
  const facts = {
    begun: place.begun ?? now(),
    ...(label !== undefined && { label }),
    ...(origin !== undefined && { origin }),
  };
  const keeper = new Keeper(session, means.store, facts, place.kept, now);
  void keeper.keep();
  return { session, keeper, report: place.report, label, origin };
}
