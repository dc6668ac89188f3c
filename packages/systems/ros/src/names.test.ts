import { expect, it } from 'vitest';
import { readBook } from './book.js';
import { BASE, TANK_BASE } from './kinds.js';
import { game } from './testing/game.js';
import { nameOf } from './words.js';

const OWN = {
  survivors: ['Bill', 'Francis', 'Louis', 'Zoey', 'Fifth', 'Sixth'],
  others: ['One', 'Two', 'Three'],
};

it('[ROS-char-bill, ROS-char-francis, ROS-char-louis, ROS-char-zoey, ROS-D-names] the four go by neutral names, and by players’ own where a file gives them', () => {
  const plain = readBook({ scenario: 'safe-house', options: {} });
  expect(['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'].map((id) => nameOf(plain, id))).toEqual([
    'Ash',
    'Bo',
    'Cleo',
    'Dev',
  ]);
  const named = readBook({ scenario: 'safe-house', options: {}, files: { names: OWN } });
  expect(['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'].map((id) => nameOf(named, id))).toEqual([
    'Bill',
    'Francis',
    'Louis',
    'Zoey',
  ]);
  // Background only: but for the names the books are one.
  expect({ ...named, names: [], grounds: 0 }).toEqual({ ...plain, names: [], grounds: 0 });
});

it('[ROS-intro-scale] everything is measured in cm, on bases for figures of 20 or 25 mm', () => {
  expect(readBook({ scenario: 'trapped', options: {} }).map.unit).toBe('cm');
  expect([2 * BASE, 2 * TANK_BASE]).toEqual([2, 4]);
  const g = game({ people: { 'survivor-1': { x: 10, y: 45 } }, zeds: { 'zed-1': { x: 20, y: 45 } } });
  expect(g.table.gap('survivor-1', 'zed-1')).toBe(8);
  expect(() =>
    readBook({
      scenario: 'trapped',
      options: {},
      files: { map: { format: 'shambles-map/1', title: 'x', unit: 'in', size: [48, 48] } },
    }),
  ).toThrow('measures in cm');
});
