import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createReport, reportHtml, reportMarkdown } from '@shambles/story/report';
import { didYouMean, Failure } from '../failure.js';
import type { Io } from '../io.js';
import { readJournalFile } from '../journals.js';

interface ReportOptions {
  readonly md?: string;
  readonly html?: string;
  readonly names?: string;
  readonly title?: string;
  readonly json?: boolean;
}

/** Writes the story of a game; Markdown on the screen if no file is named. */
export async function report(io: Io, file: string, given: ReportOptions): Promise<number> {
  const { system, header, line, read } = readJournalFile(io, file);
  if (given.md === '-' && given.html === '-')
    throw new Failure('Only one of --md and --html can go to the screen.', 2);
  const names = namesOf(
    given.names,
    system.seats.map((s) => s.id),
  );
  const made = createReport(system, { header, line, damage: read.damage }, { names, title: given.title });
  const written: { [kind: string]: string } = {};
  const write = (kind: 'md' | 'html', to: string | undefined, make: () => string) => {
    if (to === undefined) return;
    if (to === '-') {
      if (!given.json) io.out(make());
      return;
    }
    writeFileSync(path.resolve(io.cwd, to), make());
    written[kind] = to;
  };
  const screen = given.md === undefined && given.html === undefined;
  write('md', screen ? '-' : given.md, () => reportMarkdown(made));
  write('html', given.html, () => reportHtml(made));
  if (given.json) {
    const { title, lead, chapters, turningPoints, tally, remarks } = made;
    const points = turningPoints.map(({ number, turn, caption, at }) => ({ number, turn, caption, at }));
    io.out(
      `${JSON.stringify({ title, lead, chapters: chapters.length, turningPoints: points, tally, remarks, written, ...(screen && { markdown: reportMarkdown(made) }) })}\n`,
    );
  } else for (const to of Object.values(written)) io.err(`Written to ${to}.\n`);
  if (read.damage) io.err(`shambles: ${file}: ${read.damage}\n`);
  return read.damage === undefined ? 0 : 1;
}

function namesOf(text: string | undefined, seats: readonly string[]): { [seat: string]: string } {
  const names: { [seat: string]: string } = {};
  for (const part of (text ?? '').split(',').filter((p) => p.trim() !== '')) {
    const at = part.indexOf('=');
    const seat = part.slice(0, Math.max(0, at)).trim();
    if (!seats.includes(seat))
      throw new Failure(
        `"${part}" is not seat=name; seats are ${seats.join(', ')}.${didYouMean(seat, seats)}`,
        2,
      );
    names[seat] = part.slice(at + 1).trim();
  }
  return names;
}
