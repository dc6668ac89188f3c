import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AnySystem, openTable, type Seat, type Setup, seatsIn, Table } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { asFailure, Failure } from '../failure.js';
import { type SetupOptions, seatsOf, setupOf, systemOrFirst, withScenario } from '../given.js';
import type { Io } from '../io.js';
import { readJournalFile } from '../journals.js';
import { linesOf } from '../play/lines.js';
import { Saver } from '../play/saver.js';
import { type End, Session, type Sitting } from '../play/session.js';

interface PlayOptions extends SetupOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly ownDice?: string | true;
  readonly together?: boolean;
  readonly save?: string;
  readonly load?: string;
  readonly json?: boolean;
}

/** Plays a game at the terminal, or from a script of lines. */
export async function play(
  real: Io,
  id: string | undefined,
  scenario: string | undefined,
  asked: PlayOptions,
): Promise<number> {
  const given = withScenario(scenario, asked);
  // With --json the game is told on stderr; stdout gets only the one document at the end.
  const io: Io = given.json ? { ...real, out: real.err, terminal: false, colour: false } : real;
  const file = (name: string) => path.resolve(io.cwd, name);
  if (given.save !== undefined && given.load !== given.save && existsSync(file(given.save)))
    throw new Failure(
      `${given.save} is there already and is not written over. To go on with it: --load ${given.save}`,
      1,
    );
  const first =
    given.load === undefined ? begin(io, systemOrFirst(id), given) : load(io, given.load, id, given);
  let game: Kept = { sitting: first, saver: saverFor(io, first, given) };
  /** The game that waits while something is tried out on a branch. */
  let waiting: Kept | undefined;
  const lines = linesOf(io);
  let refused = 0;
  try {
    for (;;) {
      const { sitting } = game;
      const session = new Session(io, lines, sitting, given.together, waiting !== undefined);
      session.saver = game.saver;
      const end = await session.run();
      session.saver?.save();
      game = { sitting, saver: session.saver };
      refused += session.refused;
      switch (end.why) {
        case 'what-if':
          waiting ??= game;
          game = { sitting: { table: end.branch, seats: sitting.seats }, saver: undefined };
          io.out('You are trying something out, with other dice. The game waits: "back to the game".\n');
          break;
        case 'back':
          game = waiting ?? game;
          waiting = undefined;
          io.out('Back at the game, as it was left.\n');
          break;
        case 'load':
          try {
            game = goOn(io, end.file);
            waiting = undefined;
          } catch (error) {
            io.err(`No: ${(asFailure(error) ?? (error as Error)).message}\n`);
          }
          break;
        default:
          return finish(real, io, waiting ?? game, end, refused, given);
      }
    }
  } finally {
    lines.close();
  }
}

/** A game at the terminal, and what keeps it on disk. */
interface Kept {
  readonly sitting: Loaded;
  readonly saver: Saver | undefined;
}

/** Loads another game, which is kept in its own file from then on. */
function goOn(io: Io, name: string): Kept {
  const sitting = load(io, name, undefined, {});
  const { table, there } = sitting;
  return {
    sitting,
    saver: there === undefined ? undefined : new Saver(path.resolve(io.cwd, name), table, there),
  };
}

/** `there`: number of this game's entries that the loaded file holds; undefined if part of it could not be read. */
type Loaded = Sitting & { readonly there?: number };

function begin(io: Io, system: AnySystem, given: PlayOptions): Loaded {
  const setup = setupOf(system, given, io);
  const bots = botsFor(system).map((b) => b.id);
  const first = seatsIn(system, setup)[0]?.id;
  const seats = seatsOf(system, setup, given.seats, ['me', ...bots], (seat) =>
    given.seats === undefined && seat === first ? 'me' : (bots[0] as string),
  );
  const people = peopleOf(seats);
  const seed = given.seed ?? randomBytes(6).toString('hex');
  const ownDice = ownDiceOf(system, setup, given.ownDice, people);
  const table = Table.create(system, { setup, seed, people, ownDice });
  const names = new Map(system.seats.map(({ id, name }) => [id, name]));
  const sitting = [...seats].map(([seat, who]) => `${names.get(seat)}: ${who === 'me' ? 'you' : who}`);
  io.out(`${system.title} · ${sitting.join(', ')}. Seed "${seed}". Type help at any question.\n`);
  return { table, seats, there: 0 };
}

function load(io: Io, name: string, id: string | undefined, given: PlayOptions): Loaded {
  for (const option of ['seed', 'scenario', 'option', 'file'] as const)
    if (given[option] !== undefined)
      throw new Failure(`--${option} cannot be changed in a saved game; leave it out with --load.`, 2);
  const { system, text, header, read } = readJournalFile(io, name);
  if (id !== undefined && id !== system.id)
    throw new Failure(`${name} is a game of "${system.id}", not of "${id}".`, 2);
  const bots = botsFor(system).map((b) => b.id);
  const none = header.people.length === 0;
  const first = seatsIn(system, header.setup)[0]?.id;
  const seats = seatsOf(system, header.setup, given.seats, ['me', ...bots], (seat) =>
    given.seats === undefined && (header.people.includes(seat) || (none && seat === first))
      ? 'me'
      : (bots[0] as string),
  );
  const { table, report, older } = openTable(system, text, {
    ownDice: ownDiceOf(system, header.setup, given.ownDice, peopleOf(seats)),
  });
  if (report) io.err(`${report}\n`);
  if (older) io.err(`${older.text}\n`);
  io.out(`${system.title}, from ${name}: ${table.length} entries. Seed "${header.seed}".\n`);
  return { table, seats, ...(report === undefined && { there: read.entries.length }) };
}

function peopleOf(seats: ReadonlyMap<Seat, string>): Seat[] {
  return [...seats].filter(([, who]) => who === 'me').map(([seat]) => seat);
}

function ownDiceOf(
  system: AnySystem,
  setup: Setup,
  given: string | true | undefined,
  people: readonly Seat[],
): readonly Seat[] {
  if (given === undefined) return [];
  if (given === true) return people;
  const ids = seatsIn(system, setup).map((s) => s.id);
  const seats = given.split(',').map((s) => s.trim());
  const wrong = seats.find((s) => !ids.includes(s));
  if (wrong !== undefined)
    throw new Failure(`There is no seat "${wrong}" to throw dice; there are: ${ids.join(', ')}.`, 2);
  return seats;
}

function saverFor(io: Io, sitting: Loaded, given: PlayOptions): Saver | undefined {
  const name = given.save ?? given.load;
  if (name === undefined) return undefined;
  const same = given.load !== undefined && name === given.load;
  if (same && sitting.there === undefined) {
    io.err(
      `${name} is left as it is, since part of it could not be read. "save FILE" keeps this game in another file.\n`,
    );
    return undefined;
  }
  return new Saver(path.resolve(io.cwd, name), sitting.table, same ? sitting.there : 0);
}

function finish(
  real: Io,
  io: Io,
  { sitting: { table, seats }, saver }: Kept,
  end: End,
  refused: number,
  given: PlayOptions,
): number {
  const { outcome } = table;
  if (!table.over) {
    const left = end.why === 'input-ended' ? 'The input ended before the game did.' : 'Until another time.';
    io.out(
      `\n${left} ${saver ? `The game is saved: shambles play --load ${shown(io, saver.file)}` : 'It was not saved (--save FILE, or "save FILE" at a question).'}\n`,
    );
  } else if (saver) io.out(`Saved. Its story: shambles report ${shown(io, saver.file)} --html story.html\n`);
  if (refused > 0 && !io.terminal)
    io.err(`shambles: ${refused} ${refused === 1 ? 'line was' : 'lines were'} refused.\n`);
  if (given.json)
    real.out(
      `${JSON.stringify({
        system: table.system.id,
        seats: Object.fromEntries(seats),
        seed: table.header.seed,
        over: table.over,
        outcome: outcome && { ...outcome, winner: outcome.winner ?? 'none' },
        waitingFor: table.waitingFor,
        entries: table.length,
        checksum: table.sum,
        saved: saver ? shown(io, saver.file) : undefined,
        refused,
      })}\n`,
    );
  return refused > 0 && !io.terminal ? 1 : 0;
}

/** A file's path as one would type it from here. */
function shown(io: Pick<Io, 'cwd'>, file: string): string {
  const near = path.relative(io.cwd, file);
  return near.startsWith('..') ? file : near;
}
