import { type Json, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz } from '../index.js';
import type { State } from '../state.js';

const setup = { scenario: 'standard', options: {} };
const book = avz.book(setup);
const sound = (): State => ({
  ...(Table.create(avz, { setup, seed: 'check', people: [] }).checkpoint()?.state as unknown as State),
  phase: 'event',
  turn: 1,
  tiles: [0],
});

/** The complaint about a state in which one value has been changed. */
function wrong(path: string, value: Json): string | undefined {
  const s = structuredClone(sound());
  const [field, at] = path.split('/') as [keyof State, string?];
  if (at === undefined) Object.assign(s, { [field]: value });
  else (s[field] as Json[])[Number(at)] = value;
  return avz.check(s, book);
}

const alien = book.counters.findIndex((c) => c.key.side === 'alien');
const zombie = book.counters.findIndex((c) => c.key.side === 'zombie');

describe('a state that is put right by hand', () => {
  test('is sound as it comes', () => expect(avz.check(sound(), book)).toBeUndefined());

  test.each<[string, Json, RegExp]>([
    ['phase', 'lunch', /^phase: allowed: "sides", /],
    ['turn', 9, /^turn: from 0 to 8\.$/],
    ['turn', -1, /^turn: at least 0/],
    ['turn', 1.5, /^turn: a whole number is wanted/],
    ['first', 'umpire', /^first: allowed: "", "alien", "zombie"/],
    ['at', [0], /^at: there are \d+ counters/],
    [`at/${alien}`, -1, /^at\/\d+: \S+ cannot be at -1; allowed: locations 0 to 29, the reserve \(-3\)/],
    [`at/${zombie}`, -3, /^at\/\d+: \S+ cannot be at -3; allowed: .* the grave \(-1\), the dead pile \(-2\)/],
    [`at/${zombie}`, 30, /cannot be at 30; allowed: locations 0 to 29, the grave/],
    [`at/${zombie}`, 99, /cannot be at 99/],
    [`at/${zombie}`, 0.5, /^at\/\d+: a whole number is wanted/],
    ['spent', [], /^spent: there are \d+ counters/],
    ['spent/0', 2, /^spent\/0: from 0 to 1/],
    ['tiles/0', -1, /^tiles\/0: at least 0/],
    ['tiles/0', 10, /^tiles\/0: from 0 to 9/],
    ['tiles/0', '0', /^tiles\/0: a whole number is wanted/],
    ['tiles', [1, 1], /^tiles: each is turned up once/],
    ['tiles', [], /^tiles: in the phase "event" the turn's tile is up/],
    ['tiles', [0, 1, 2, 3, 4, 5, 6, 7, 8], /^tiles: at most 8 of them/],
    ['icon', 4, /^icon: from 0 to \d; the tile has no more/],
    ['icon', -1, /^icon: at least 0/],
    ['claw', 1, /^claw: true or false is wanted/],
    ['rest', [1], /^rest\/0: a text is wanted/],
  ])('%s cannot be %j', (path, value, words) => expect(wrong(path, value)).toMatch(words));

  test.each<[string, Json]>([
    ['turn', 8],
    [`at/${alien}`, -3],
    [`at/${zombie}`, -1],
    [`at/${zombie}`, -2],
    [`at/${zombie}`, -4],
    [`at/${zombie}`, 0],
    [`at/${zombie}`, 29],
    ['icon', 1],
    ['claw', true],
  ])('%s may be %j', (path, value) => expect(wrong(path, value)).toBeUndefined());

  test('has no next icon before a tile is up', () => {
    const begun: State = { ...sound(), phase: 'zombie-setup', turn: 0, tiles: [] };
    expect(avz.check({ ...begun, icon: 0 }, book)).toBeUndefined();
    expect(avz.check({ ...begun, icon: 1 }, book)).toBe('icon: from 0 to 0; the tile has no more.');
    const words = 'tiles: in the phase "spawn" the turn\'s tile is up.';
    expect(avz.check({ ...begun, phase: 'spawn' }, book)).toBe(words);
  });

  test('has no more icons than the last tile', () => {
    const tiles = [1, 0].map((n) => book.tiles.findIndex((t) => t.icons.length === n + 1));
    expect(avz.check({ ...sound(), turn: 2, tiles, icon: 2 }, book)).toMatch(/^icon: from 0 to 1;/);
    expect(avz.check({ ...sound(), turn: 2, tiles: tiles.toReversed(), icon: 2 }, book)).toBeUndefined();
  });
});
