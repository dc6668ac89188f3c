import { describe, expect, test } from 'vitest';
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

describe('numbers that are told', () => {
  const missiles = (hits: number, wasted: number) =>
    tell({ is: 'missiles', cause: 'AVZ-4.0-missiles', to: 'all', hits, wasted });

  test('[AVZ-4.0-missiles] the missiles are told by the Zombies that they take; the rest had nobody left to find', () => {
    expect(missiles(3, 1)).toEqual({ key: 'tell.missiles', values: { found: 2, count: 1 } });
    expect(missiles(3, 0)).toEqual({ key: 'tell.missiles-all', values: { count: 3 } });
    expect(missiles(0, 0)).toEqual({ key: 'tell.missiles-all', values: { count: 0 } });
    expect(missiles(3, 3)).toEqual({ key: 'tell.missiles-none', values: {} });
  });

  test('[AVZ-4.0-rise-spawn] [AVZ-3.1-empty] the dead are called up; how many come is told when they do', () => {
    const rise = tell({ is: 'rise', cause: 'AVZ-4.0-rise-grave', to: 'all', more: 5 });
    expect(rise).toEqual({ key: 'tell.rise', values: { count: 5 } });
    expect(ENGLISH['tell.rise_other']).toContain('{{count}} more are called up');
    for (const key of ['tell.rise~1', 'tell.rise~2']) expect(ENGLISH[`${key}_zero`]).toBeDefined();
  });

  test('[AVZ-5.3] [AVZ-D-chomp-place] [AVZ-7.3-two] the story fits every way back to the grave, and both sides', () => {
    // With the summary's reading Chomp Em sends Zombies there too, in exchange for nobody.
    expect(ENGLISH['tell.returned-grave~1']).not.toMatch(/exchange/);
    // They come from the pile and not from where they stand up.
    expect(ENGLISH['tell.returned-here~1']).not.toMatch(/had lain/);
    // Zombies fire nothing, and Mobs have no plating.
    expect(ENGLISH['tell.bounced~1']).not.toMatch(/fired|plating/);
  });
});
