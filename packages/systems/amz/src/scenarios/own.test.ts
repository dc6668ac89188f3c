import { type Json, SetupError, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import { readBook } from '../book.js';
import { amz } from '../index.js';
import { OWN, readOwn } from './own.js';

// biome-ignore lint/suspicious/noExplicitAny: files that may hold anything
type Draft = any;

const MINE = {
  ...structuredClone(ford),
  id: 'the-mill',
  title: 'The mill',
  summary: 'Two people and a mill.',
} as Draft;
MINE.living[0].name = 'The millers';

const setup = (file: Json) => ({ scenario: 'lecture-hall', options: {}, files: { scenario: file } });

/** What is said of a file in which something has been changed. */
function saidOf(change: (file: Draft) => void): string {
  const file = structuredClone(MINE);
  change(file);
  try {
    OWN.check(file);
    return '';
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

describe('[AMZ-D-own-scenarios] a scenario of a player’s own', () => {
  test('is played in place of the one that was chosen, under its own names, to its end', () => {
    const table = Table.create(amz, { setup: setup(MINE), seed: 'own' });
    expect(table.scene('living')).toMatchObject({ kind: 'measured', title: 'The mill' });
    expect(amz.words?.(readBook(setup(MINE)))).toMatchObject({
      'scenario.summary': 'Two people and a mill.',
      [`who.unit.${MINE.living[0].id}`]: 'The millers',
    });
    const random = new Sfc32('own');
    for (let n = 0; n < 3000 && !table.over; n++) {
      const seat = table.waitingFor[0] ?? '';
      const ask = table.asks(seat)[0];
      const value = table.sample(seat, random) ?? null;
      expect(table.answer({ seat, ask: ask?.id ?? '', at: ask?.at ?? 0, value })).toMatchObject({ ok: true });
    }
    expect(table.over).toBe(true);
  });

  test('is read once for each file, and stays what it was in games begun before', () => {
    const book = readBook(setup(MINE));
    expect(readBook(setup(MINE)).scenario).toBe(book.scenario);
    expect(readBook({ ...setup(MINE), begun: 1 }).scenario).toBe(book.scenario);
    expect(readBook({ scenario: 'lecture-hall', options: {} }).scenario.id).toBe('lecture-hall');
  });

  test('may be what the standard file is', () => {
    expect(() => OWN.check(OWN.standard)).not.toThrow();
    expect(readOwn(ford as unknown as Json).id).toBe('bag-at-the-ford');
  });

  test.each<[string, (file: Draft) => void, string]>([
    ['a field', (f) => (f.light = 'dusk'), 'The scenario, light: allowed: "day", "night".'],
    [
      'too many figures',
      (f) => (f.zombies = Array(17).fill({ type: 'odies', figures: 15 })),
      'The scenario, living and zombies: at most 250 figures together, not ',
    ],
    [
      'too many at once',
      (f) => (f.reinforcements[2] = [{ type: 'odies', figures: '5d12+1' }]),
      'The scenario, reinforcements/2: may bring at most 60 figures.',
    ],
    [
      'no room',
      (f) => {
        const shed = { id: 'shed', rect: [1, 1, 2, 2], levels: 1, roof: 'flat', doors: [] };
        f.map.buildings.push({ ...shed, name: 'Shed' });
        f.living[1].entry = { building: 'shed' };
      },
      'There is no room for ',
    ],
    ['no file at all', (f) => f.living.splice(0), 'The scenario, living: from 1 to 20 of them.'],
  ])('says what cannot be: %s', (_, change, says) => {
    expect(saidOf(change)).toContain(says);
  });

  test.each([
    'militia',
    'militia-1',
    'militia-load-1',
    'bag-load-2',
    'mob-1',
    'mob-1-3',
    'hot-spot-2',
    'casualty-1',
    '7',
    'mill',
  ])('has no thing that is called like something else: %s', (id) => {
    expect(saidOf((f) => f.things.push({ ...f.things[0], id }))).toBe(
      `The scenario, things/${id}: something else on the table is called so; ids must differ.`,
    );
  });

  test('may have things whose names are like those of others', () => {
    for (const id of ['militia-bag', 'militia-load', 'mob', 'hot-spot', '7-bags', 'mill-1'])
      expect(
        saidOf((f) => f.things.push({ ...f.things[0], id })),
        id,
      ).toBe('');
  });

  test('may go to its limits', () => {
    expect(saidOf((f) => (f.reinforcements[2] = [{ type: 'odies', figures: '5d12' }]))).toBe('');
    const people = MINE.living.reduce((n: number, u: Draft) => n + u.fighters + (u.dependents ?? 0), 0);
    const mobs = (all: number) => (f: Draft) =>
      (f.zombies = Array.from({ length: Math.ceil(all / 15) }, (_, i) => ({
        type: 'odies',
        figures: Math.min(15, all - 15 * i),
      })));
    expect(saidOf(mobs(250 - people))).toBe('');
    expect(saidOf(mobs(251 - people))).toContain('not 251.');
  });
});
