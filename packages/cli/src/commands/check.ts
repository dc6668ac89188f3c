import { checkDice } from '@shambles/wire';
import { Failure } from '../failure.js';
import type { Io } from '../io.js';
import { readJournalFile } from '../journals.js';
import { painter } from '../text.js';

interface CheckOptions {
  readonly promise?: string;
  readonly seat?: string;
  readonly number?: string;
  readonly sum?: string;
  readonly json?: boolean;
}

/** Checks the dice of a finished game against its journal and against what somebody wrote down during play. */
export async function check(
  io: Io,
  file: string,
  { promise, seat, number, sum, json }: CheckOptions,
): Promise<number> {
  if ((seat === undefined) !== (number === undefined))
    throw new Failure('--seat and --number go together: whose number it was.', 2);
  const { system, text } = readJournalFile(io, file);
  const findings = checkDice(system, text, { commitment: promise, seat, share: number, sum });
  const fair = findings.every((f) => f.ok);
  if (json) io.out(`${JSON.stringify({ system: system.id, fair, findings })}\n`);
  else {
    const paint = painter(io);
    for (const { ok, what } of findings)
      io.out(`${ok ? paint('holds', 'moss') : paint('FAILS', 'rust')}  ${what}\n`);
    io.out(fair ? 'The dice of this game are what was promised.\n' : '');
    if (!fair) io.err('shambles: The dice of this game are not what was promised.\n');
  }
  return fair ? 0 : 1;
}
