import { expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { type AvzFact, FACTS } from '../facts.js';
import type { Icon } from '../kinds.js';
import { kinds } from './lines.js';

const tell = (fact: AvzFact) => FACTS.tell(fact);

test('counters are told by their kinds, those of one kind together', () => {
  expect(kinds(['tank-1', 'fast-mob-3', 'tank-2'])).toEqual([
    { noun: 'kind.tank', count: 2 },
    { noun: 'kind.fast-mob', count: 1 },
  ]);
});

test('equal icons of a tile are counted, and places are named in order', () => {
  expect(
    tell({
      is: 'revealed',
      cause: 'AVZ-3.1-reveal',
      to: 'all',
      tile: 'E9',
      number: 9,
      icons: ['laser', 'laser'],
    }),
  ).toEqual({
    key: 'tell.revealed',
    values: { number: 9, icons: [{ noun: 'icon.laser', count: 2 }] },
  });
  expect(ENGLISH['icon.laser_other']).toBe('{{count}} Lasers');
  const places = ['F1', 'A2', 'A1'].map((at, n) => ({ at, counters: [`fast-${n}`] }));
  expect(tell({ is: 'placed', cause: 'AVZ-3.1-spawn', to: 'all', how: 'spawn', places })?.values?.at).toBe(
    'A1, A2, F1',
  );
});

test('[AVZ-4.0-mutant] [AVZ-4.0-bfar] an event is over the place it strikes at, and in the place it comes down in', () => {
  const told = (icon: Icon) => tell({ is: 'icon', cause: 'AVZ-4.0-icons', to: 'all', icon, at: 'C3' })?.key;
  expect((['laser', 'zombie_bite', 'mutant', 'bfar'] as const).map(told)).toEqual([
    'tell.icon-at',
    'tell.icon-at',
    'tell.icon-in',
    'tell.icon-in',
  ]);
});

test('[AVZ-4.0-icons] an icon is told as one, with an effect or without', () => {
  const cause = 'AVZ-4.0-icons';
  const laser = [{ noun: 'icon.laser', count: 1 }];
  expect(tell({ is: 'icon', cause, to: 'all', icon: 'laser', at: 'C3' })?.values).toEqual({
    icon: laser,
    at: 'C3',
  });
  expect(tell({ is: 'no-effect', cause, to: 'all', icon: 'laser' })?.values).toEqual({ icon: laser });
});

test('[AVZ-1.0-alien-mix] the Mutant and the BFAR are the only ones of their kind', () => {
  expect(ENGLISH['kind.mutant_one']).toBe('the Mutant');
  expect(ENGLISH['kind.bfar_one']).toBe('the BFAR');
});
