import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTable, seatsIn } from '@shambles/engine';
import { didYouMean, Failure } from '../failure.js';
import type { Io } from '../io.js';
import { readJournalFile } from '../journals.js';

/** Writes the band of a campaign as a file, which the setup of another campaign can take. */
export async function band(
  io: Io,
  file: string,
  { seat, out, json }: { readonly seat?: string; readonly out?: string; readonly json?: boolean },
): Promise<number> {
  const { system, text } = readJournalFile(io, file);
  if (!system.band) throw new Failure(`${system.title} has no bands that could go anywhere.`);
  const { table } = openTable(system, text);
  const seats = seatsIn(system, table.header.setup).map((s) => s.id);
  const whose = seat ?? seats[0] ?? '';
  if (!seats.includes(whose))
    throw new Failure(
      `There is no seat "${whose}"; there are ${seats.join(', ')}.${didYouMean(whose, seats)}`,
      2,
    );
  const found = system.band(table.view(whose), table.book);
  if (found === undefined)
    throw new Failure(
      `${file}: no band can leave here. It can between the encounters of a campaign, while its Star lives.`,
    );
  const written = `${JSON.stringify(found, null, 2)}\n`;
  if (out === undefined) io.out(json ? `${JSON.stringify(found)}\n` : written);
  else {
    writeFileSync(path.resolve(io.cwd, out), written);
    io.out(json ? `${JSON.stringify({ written: out })}\n` : `Written to ${out}.\n`);
  }
  return 0;
}
