// Keeps golden games that new ones replace among the written files: node scripts/digests.mjs then records them.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { headOf, Journal, Playback, readJournal, SPECTATOR } from '../../packages/engine/src/index.ts';

const folder = new URL('../../fixtures/written/journal-1/', import.meta.url);
const ends = new URL('ends.json', folder);

/** What a game leads to by its facts alone. */
function endOf(system, text) {
  const { header, entries } = readJournal(text);
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  const playback = new Playback(system, header, journal.line(headOf(entries)));
  const facts = playback.frames.length;
  playback.seek(facts);
  const { turn } = playback.scene(SPECTATOR).clock;
  return { revision: header.revision, facts, turn, outcome: playback.outcome ?? null };
}

/** Writes a game under its name and the letters of its git blob. Returns the file's name. */
export function keep(system, name, text) {
  const blob = createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
  const file = `${system.id}-${name}.${blob.slice(0, 7)}.shambles`;
  writeFileSync(new URL(file, folder), text);
  const all = { ...JSON.parse(readFileSync(ends, 'utf8')), [file]: endOf(system, text) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(ends, `${JSON.stringify(sorted, undefined, 1)}\n`);
  return file;
}
