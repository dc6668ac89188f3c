import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  entryLine,
  FORMAT,
  headOf,
  Journal,
  openTable,
  Playback,
  readJournal,
  SPECTATOR,
  type Table,
  writeJournal,
} from '@shambles/engine';
import { MAP_FORMAT, readMap } from '@shambles/field';
import { describe, expect, it } from 'vitest';
import { findSystem, SYSTEMS } from './index.js';

/** Files as earlier versions wrote them, never made anew: see fixtures/written/README.md. */
const WRITTEN = new URL('../../../fixtures/written/', import.meta.url);
const names = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, WRITTEN))
    .filter((name) => name.endsWith(end))
    .sort();
const text = (folder: string, name: string): string => readFileSync(new URL(folder + name, WRITTEN), 'utf8');

interface End {
  readonly revision: number;
  /** Facts of the line of play, and what they lead to. */
  readonly facts: number;
  readonly turn: number;
  readonly outcome: unknown;
}
const ENDS = JSON.parse(text('journal-1/', 'ends.json')) as { readonly [file: string]: End };
const JOURNALS = names('journal-1/', '.shambles');

function lineOf(written: string) {
  const { header, entries, checkpoints, damage } = readJournal(written);
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  return { header, entries, checkpoints, damage, journal, line: journal.line(headOf(entries)) };
}

describe('what was ever written', () => {
  it('lies here unchanged, and all of it is here', () => {
    const digests = JSON.parse(text('', 'digests.json')) as { [file: string]: string };
    const files = readdirSync(WRITTEN, { recursive: true, withFileTypes: true })
      .filter((f) => f.isFile())
      .map((f) => `${f.parentPath}/${f.name}`.slice(WRITTEN.pathname.length).replace(/^\//, ''))
      .filter((f) => f !== 'digests.json' && f !== 'README.md')
      .sort();
    const now = Object.fromEntries(
      files.map((f) => [
        f,
        createHash('sha256')
          .update(readFileSync(new URL(f, WRITTEN)))
          .digest('hex'),
      ]),
    );
    expect(now).toEqual(digests);
  });

  it('has a folder for each number of a format', () => {
    const folders = readdirSync(WRITTEN);
    for (const [format, kind] of [
      [FORMAT, 'journal'],
      [MAP_FORMAT, 'map'],
    ] as const)
      expect(folders, `a change of ${format} adds files of it`).toContain(`${kind}-${format.split('/')[1]}`);
    expect(Object.keys(ENDS).sort()).toEqual(JOURNALS);
  });
});

describe('a journal that was written earlier', () => {
  it.each(JOURNALS)('%s is whole, and opens', (name) => {
    const written = text('journal-1/', name);
    const { header, entries, damage } = lineOf(written);
    const system = findSystem(header.system);
    expect(damage).toBeUndefined();
    const { table, report, older } = openTable(system, written);
    expect(report).toBeUndefined();
    // Nothing is lost: each entry stands where it stood.
    const kept = [...table.journal.entries()].slice(0, entries.length);
    expect(kept.map(entryLine).join('\n') === entries.map(entryLine).join('\n')).toBe(true);
    expect(older?.revision).toBe(header.revision === system.revision ? undefined : header.revision);
    const { outcome } = ENDS[name] as End;
    if (outcome !== null) {
      expect(older?.goesOn ?? 'end').not.toBe('earlier');
      expect(table.over).toBe(true);
      expect(table.outcome).toEqual(outcome);
    } else {
      expect(older?.goesOn ?? 'end').not.toBe('watched');
      expect(table.over).toBe(false);
      expect(table.waitingFor.length).toBeGreaterThan(0);
      if (older?.goesOn === 'end') expect(table.head).toBe(headOf(entries));
    }
    if (older) expect(older.text).toContain(`revision ${header.revision}`);
    // It opens again as it was left.
    const again = openTable(system, table.save());
    expect(again.report).toBeUndefined();
    expect(again.table.sum).toBe(table.sum);
    expect(again.table.over).toBe(table.over);
  });

  it.each(JOURNALS.filter((name) => name.includes('-campaign')))(
    '%s still shows its chronicle, and its months once it has been run again',
    (name) => {
      const written = text('journal-1/', name);
      const { header, checkpoints } = readJournal(written);
      const system = findSystem(header.system);
      const storyOf = (table: Table) => {
        const scene = table.scene(SPECTATOR);
        return scene.kind === 'measured' ? (scene.papers?.sections[0]?.cards ?? []) : [];
      };
      const [quick, slow] = [true, false].map((how) =>
        storyOf(openTable(system, written, { quick: how }).table),
      );
      // In the first days there is only where it stands.
      expect(quick?.length).toBeGreaterThan(name.includes('first-days') ? 0 : 1);
      expect(quick?.slice(1)).toEqual(slow?.slice(1));
      // Checkpoints of today bring their months along.
      const months = checkpoints.some((c) => c.months);
      expect(months).toBe(name.includes('-months'));
      if (months) expect(quick).toEqual(slow);
    },
  );

  it.each(JOURNALS)('%s is played back to its end from its facts alone', (name) => {
    const { header, line } = lineOf(text('journal-1/', name));
    const system = findSystem(header.system);
    const playback = new Playback(system, header, line);
    playback.seek(playback.frames.length);
    const scene = playback.scene(SPECTATOR);
    const { outcome = null } = playback;
    expect({ facts: playback.frames.length, outcome }).toEqual({
      facts: ENDS[name]?.facts,
      outcome: ENDS[name]?.outcome,
    });
    expect(scene.clock.turn).toBeGreaterThan(0);
    // Backwards too, from a keyframe.
    playback.seek(Math.floor(playback.frames.length / 3));
    expect(() => system.seats.map((s) => playback.scene(s.id))).not.toThrow();
  });

  it.each(JOURNALS)('%s would be written today as it was', (name) => {
    const written = text('journal-1/', name);
    const { header, journal, checkpoints } = lineOf(written);
    // The very first files bound their checkpoints the other way round, by another sum.
    const lines = (journalText: string) =>
      journalText.split('\n').map((line) => line.replace(/^(\{"checkpoint":.*),"sum":"\w+"\}$/, '$1'));
    expect(lines(writeJournal(header, journal, checkpoints))).toEqual(lines(written));
  });
});

describe('a file of a player that was written earlier', () => {
  it.each(names('map-1/', '.json'))('map %s is a map', (name) => {
    expect(() => readMap(JSON.parse(text('map-1/', name)))).not.toThrow();
  });

  it.each(names('file-1/', '.json'))('%s is taken', (name) => {
    const [, id = '', file] = /^(\w+)-(.+)\.json$/.exec(name) ?? [];
    const system = findSystem(id);
    const spec = system.files.find((f) => f.id === file);
    expect(spec, `${id} takes no file "${file}" any more`).toBeDefined();
    const data = JSON.parse(text('file-1/', name));
    expect(() => spec?.check(data)).not.toThrow();
  });

  it('covers every file that a player may bring', () => {
    const there = new Set(names('file-1/', '.json'));
    for (const { id, files } of SYSTEMS)
      for (const file of files)
        expect(there, 'a new kind of file adds one').toContain(`${id}-${file.id}.json`);
  });
});
