import { type Json, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { bdz } from '../../index.js';
import { leads } from './leads.js';

const setup = { scenario: 'first-contact', options: {} };
function named(id: string, input: Json): { readonly [name: string]: string } {
  const { method, named: chances } = odds(bdz, id, input, setup);
  expect(method, id).toBe('exact');
  return Object.fromEntries([...(chances ?? [])].filter(([, f]) => f.num > 0n).map(([n, f]) => [n, `${f}`]));
}

test('[BDZ-enc-occupied] [BDZ-enc-inside-mods] what is inside: by day in the suburbs, in the city at night', () => {
  // A total of 2 to 4 is vacant. 5 to 8 are people and 9 to 11 zombies, unless the half die says nobody, as one result
  // of three does. 12 is always zombies.
  expect(named('whats-inside', { area: 'suburbs', time: 'day' })).toEqual({
    vacant: '47/108',
    humans: '10/27',
    zombies: '7/36',
  });
  expect(named('whats-inside', { area: 'urban', time: 'night' }).humans).toBe('1/18');
});

test('[BDZ-enc-cz-totals] three zombies against a human of Rep 4: higher in 21 of 36', () => {
  expect(named('surprise', { rep: 4, zombies: 3 })).toEqual({ ready: '7/12', surprised: '5/12' });
});

describe('Meet & Greet', () => {
  const greet = (input: Json) => named('meet-greet', input);

  test('[BDZ-enc-mg-procedure] [BDZ-enc-mg-tie] one die each: nobody is two ahead, and it is even', () => {
    expect(greet({ rep: 1, other: { rep: 1 } })).toEqual({ guests: '1/2', apart: '1/2' });
    expect(greet({ rep: 4, dice: 0, other: { rep: 4, dice: 0 } })).toEqual({ part: '1/1' });
  });

  test('[BDZ-D-c102] a pool against none: two or more successes, or one ahead', () => {
    expect(greet({ rep: 4, dice: 2, other: { rep: 4, dice: 0 } })).toEqual({ joins: '1/4', guests: '3/4' });
    expect(greet({ rep: 4, dice: 0, other: { rep: 4, dice: 1 } })).toEqual({ apart: '1/1' });
  });

  test('[BDZ-enc-mg-mod-numbers] [BDZ-enc-mg-mod-class] Reps, figures and classes come to the same dice', () => {
    const same = greet({ rep: 5, dice: 4, other: { rep: 4, dice: 6 } });
    expect(greet({ rep: 6, class: 'ganger', other: { rep: 5, class: 'civilian', figures: 2 } })).toEqual(
      same,
    );
  });

  test('chances add up to one, and what one side wins the other loses', () => {
    for (const [a, b] of [
      [5, 4],
      [6, 4],
      [3, 7],
    ] as const) {
      const { branches, den } = leads(a, b);
      expect(branches.reduce((sum, { num }) => sum + num, 0n)).toBe(den);
      const back = leads(b, a);
      for (const { of, num } of branches)
        expect((back.branches.find((x) => x.of === -of)?.num ?? 0n) * den).toBe(num * back.den);
    }
    // Two dice against one, by hand: 1/8 of all rolls change nothing, so 7 ways are left.
    const two = leads(2, 1);
    const chance = (lead: number) => two.branches.find((x) => x.of === lead)?.num ?? 0n;
    expect(chance(2) * 7n).toBe(two.den);
  });
});

test('[BDZ-enc-mercy] [BDZ-enc-mercy-first] [BDZ-enc-mercy-class] a leader of Rep 4: two dice, or one', () => {
  expect(named('mercy', { leader: 4 })).toEqual({ spared: '8/9', killed: '1/9' });
  expect(named('mercy', { leader: 4, first: true })).toEqual({ spared: '2/3', killed: '1/3' });
  expect(named('mercy', { leader: 4, theirs: 'military' })).toEqual({ spared: '4/9', killed: '5/9' });
  expect(named('mercy', { leader: 4, theirs: 'military', first: true })).toEqual({ killed: '1/1' });
});
