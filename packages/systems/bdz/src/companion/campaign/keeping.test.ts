import { type Json, odds, Resolving, resolve } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../../index.js';

const found = (id: string, input: Json, options = {}) =>
  odds(bdz, id, input, { scenario: 'campaign', options });
function exact(id: string, input: Json, options = {}) {
  const chances = found(id, input, options);
  expect(chances.method, id).toBe('exact');
  return chances;
}
const together = (input: Json) =>
  Object.fromEntries(
    [...(exact('keeping-together', input).named ?? [])].map(([name, f]) => [name, f.num / f.den]),
  );
/** Chances of each value of a quantity, as fractions. */
const counted = (id: string, input: Json, what: string, options = {}) =>
  Object.fromEntries([...(exact(id, input, options).quantities[what] ?? [])].map(([n, f]) => [n, `${f}`]));

test('[BDZ-camp-together-roll] [BDZ-camp-together-mods] the chances of Keeping It Together are exact', () => {
  // One die each: a success in 1 of 6. A tie leaves both without dice, and the Grunt stays.
  const one = exact('keeping-together', { star: 1, grunt: 1 }).named;
  expect([...(one ?? [])].map(([name, f]) => [name, `${f}`])).toEqual([
    ['spared', '5/36'],
    ['stays', '13/18'],
    ['leaves', '0/1'],
    ['mutiny', '5/36'],
  ]);
  // A soldier of Rep 6 with a base never loses a Grunt of Rep 1.
  const sure = together({ star: 6, starClass: 'military', grunt: 1, gruntClass: 'civilian', base: true });
  expect([Number(sure.leaves), Number(sure.mutiny)]).toEqual([0, 0]);
  // A loss and hunger cost the Star both of its two dice; a side without dice loses.
  const lost = exact('keeping-together', { star: 2, grunt: 2, lost: true, hungry: true }).named;
  expect(`${lost?.get('leaves')}`).toBe('1/1');
  expect(`${exact('keeping-together', { star: 2, grunt: 2, months: 6 }).named?.get('stays')}`).toBe('1/1');
});

test('[BDZ-camp-together-roll] a mutiny at one table is forgotten at the next', () => {
  const setup = { scenario: 'campaign', options: {} };
  const faces = [1, 2, 3, 4, 5, 6];
  const pairs = faces.flatMap((a) => faces.map((b) => [a, b]));
  const results = pairs.map(
    (dice) => resolve(bdz, 'keeping-together', { star: 1, grunt: 1 }, setup, { dice }).outcome,
  );
  const times = (outcome: string) => results.filter((each) => each === outcome).length;
  expect(['spared', 'stays', 'leaves', 'mutiny'].map(times)).toEqual([5, 26, 0, 5]);
});

test('[BDZ-camp-improve-rep] [BDZ-camp-rep-failure] [BDZ-D-c103] Rep after an encounter', () => {
  expect(counted('experience', { rep: 4, success: true }, 'rep')).toEqual({ 4: '2/3', 5: '1/3' });
  expect(counted('experience', { rep: 7, success: true }, 'rep')).toEqual({ 7: '5/6', 8: '1/6' });
  expect(counted('experience', { rep: 7, success: true }, 'rep', { 'rep-cap': 'six' })).toEqual({ 7: '1/1' });
  expect(counted('experience', { rep: 4 }, 'rep')).toEqual({ 3: '1/6', 4: '5/6' });
  expect(counted('experience', { rep: 1 }, 'rep')).toEqual({ 1: '1/1' });
});

test('[BDZ-camp-available-adjust] an area of its kind, five more or fewer at most', () => {
  const food = counted('area-stock', { area: 'rural' }, 'food');
  expect([food[5], food[10], food[15], Object.keys(food).length]).toEqual(['1/36', '1/6', '1/36', 11]);
  expect(counted('area-stock', { area: 'rural' }, 'armor')[0]).toBe('5/12');
});

test('[BDZ-camp-available-adjust] the stock of an area takes its two dice, and no look at the road', () => {
  const asked = { roll: () => undefined, draw: () => undefined };
  const setup = { scenario: 'campaign', options: {} };
  const run = new Resolving(bdz, 'area-stock', { area: 'urban' }, setup, () => asked);
  run.throwDice([5]);
  run.throwDice([2]);
  expect(run.halt).toMatchObject({ is: 'done', result: { food: 63, armor: 15 } });
});

test('[BDZ-camp-food-month] [BDZ-D-c31] what a month takes, and whom it leaves hungry', () => {
  const fed = (input: object) => {
    const { quantities } = exact('month-food', input as Json);
    return ['left', 'half', 'nothing', 'gone'].map((name) =>
      Number([...(quantities[name]?.keys() ?? [])][0]),
    );
  };
  expect(fed({ food: 8, rep: 4, people: 5, lost: 1 })).toEqual([2, 0, 0, 0]);
  expect(fed({ food: 4, rep: 4, people: 5 })).toEqual([0, 2, 0, 0]);
  expect(fed({ food: 1, rep: 5, people: 4 })).toEqual([0, 2, 2, 0]);
  expect(fed({ food: 1, rep: 4, people: 4 })).toEqual([0, 2, 0, 2]);
});
