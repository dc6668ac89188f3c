import { type AnySystem, beginsChapter, begunWith, openTable, Playback, SPECTATOR } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { didYouMean, Failure } from '../failure.js';
import type { Io } from '../io.js';
import { type JournalFile, readJournalFile } from '../journals.js';
import { columns, painter } from '../text.js';
import { sentence } from './resolve.js';

interface ReplayOptions {
  readonly facts?: boolean;
  readonly seat?: string;
  readonly json?: boolean;
}

/** Replays a journal: by its answers, comparing entry by entry, or (--facts) by its facts alone. */
export async function replay(io: Io, file: string, { facts, seat, json }: ReplayOptions): Promise<number> {
  const journal = readJournalFile(io, file);
  if (facts) return byFacts(io, file, journal, seat, json);
  if (seat !== undefined) throw new Failure('--seat goes with --facts.', 2);
  const { system, header, read } = journal;
  const { table, report, older } = openTable(system, journal.text);
  const written = journal.line[journal.line.length - 1]?.sum;
  const equal = report === undefined && written === table.sum;
  const { outcome } = table;
  // Entries that today's rules do not lead to were not played again.
  const played =
    older && older.goesOn !== 'end' ? table.head + 1 : Math.min(table.length, read.entries.length);
  if (json)
    io.out(
      `${JSON.stringify({
        system: system.id,
        revision: header.revision,
        seed: header.seed,
        entries: read.entries.length,
        played,
        sums: { written, again: table.sum },
        equal,
        over: table.over,
        outcome: outcome && { ...outcome, winner: outcome.winner ?? 'none' },
        older,
        damage: report,
      })}\n`,
    );
  else {
    io.out(
      columns([
        ['game', `${system.title} (revision ${header.revision}), seed "${header.seed}"`],
        ['entries', `${read.entries.length} written, ${played} played again`],
        ['written', String(written)],
        ['again', table.sum],
        [
          'result',
          outcome
            ? `${createTeller(system).word(outcome.level)} (${outcome.score}), ${outcome.rule}`
            : `not over; it waits for ${table.waitingFor.join(', ')}`,
        ],
      ]),
    );
    io.out(equal ? `${painter(io)('Equal', 'moss')}: the game came out as it was written down.\n` : '');
    if (!equal) io.err(`shambles: Not equal. ${report ?? older?.text ?? 'The checksums differ.'}\n`);
    else if (older) io.err(`shambles: ${older.text}\n`);
  }
  return equal ? 0 : 1;
}

function byFacts(
  io: Io,
  file: string,
  { system, header, line, read }: JournalFile,
  given: string | undefined,
  json: boolean | undefined,
): number {
  const seat = seatOf(system, given);
  const playback = new Playback(system, header, line);
  const teller = createTeller(system, system.book(begunWith(system, header)));
  const told = playback.told(seat);
  if (json) {
    const facts = told.map(({ position, fact }) => ({
      position,
      rule: fact.cause,
      text: sentence(fact, teller),
      fact,
    }));
    io.out(`${JSON.stringify({ system: system.id, seat, facts, damage: read.damage })}\n`);
  } else {
    const paint = painter(io);
    for (const { fact } of told) {
      const text = sentence(fact, teller);
      if (text === undefined) continue;
      io.out(
        beginsChapter(system, fact)
          ? `\n${paint(text, 'strong')}\n`
          : `${text}  ${paint(fact.cause, 'dim')}\n`,
      );
    }
    if (read.damage) io.err(`shambles: ${file}: ${read.damage}\n`);
  }
  return read.damage === undefined ? 0 : 1;
}

function seatOf(system: AnySystem, given: string | undefined): string {
  const ids = [...system.seats.map((s) => s.id), SPECTATOR];
  if (given === undefined) return SPECTATOR;
  if (!ids.includes(given))
    throw new Failure(`There is no seat "${given}"; allowed: ${ids.join(', ')}.${didYouMean(given, ids)}`, 2);
  return given;
}
