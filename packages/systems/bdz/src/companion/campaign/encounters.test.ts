import { type Json, odds } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../../index.js';

function exact(id: string, input: Json) {
  const chances = odds(bdz, id, input, { scenario: 'campaign', options: {} });
  expect(chances.method, id).toBe('exact');
  return chances;
}
const named = (id: string, input: Json) =>
  Object.fromEntries([...(exact(id, input).named ?? [])].map(([name, f]) => [name, `${f}`]));

test('[BDZ-camp-random-events] odds of what two sixes bring, totals that two share halved', () => {
  expect(named('random-occurrence', {})).toMatchObject({
    'barking-dog': '1/36',
    'wrong-ammo': '1/24',
    'out-of-gas': '1/24',
    fire: '1/6',
    'cell-phone': '1/36',
  });
});

test('[BDZ-enc-raid-occupants] [BDZ-enc-raid-awareness] odds of a building of a settlement, by day and by night', () => {
  const inside = (part: string) =>
    Object.fromEntries(
      [...(exact('raid-occupants', { part, entering: 3 }).quantities.inside ?? [])].map(([n, f]) => [
        n,
        `${f}`,
      ]),
    );
  // Before dawn nothing is added: nobody on 5 or less, six people on a 12.
  expect(inside('pre-dawn')).toEqual({ 0: '5/18', 1: '5/36', 2: '1/6', 3: '1/3', 4: '1/18', 6: '1/36' });
  expect(inside('night')[0]).toBe('1/12');
  expect(named('raid-awareness', { part: 'daytime' })).toEqual({
    ambush: '0/1',
    'in-sight-more': '1/6',
    'in-sight': '1/3',
    activation: '1/6',
    unaware: '1/3',
  });
  expect(named('raid-awareness', { part: 'night' })).toMatchObject({ ambush: '1/2', unaware: '0/1' });
});
