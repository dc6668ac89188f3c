import { avz, type Book, type Kind } from '@shambles/avz';
import { type Json, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { expected, getThrough } from './chances.js';
import { giveUp, kindNumber, noStack, type Stack } from './stacks.js';
import { ALIEN_WEIGHTS } from './weights.js';
import { Worth } from './worth.js';

const setup = { scenario: 'standard', options: {} };
const book = avz.book(setup) as Book;
const standing = { alienTurns: 3, zombieTurns: 3, dead: 9, claw: false, rise: false };
const worth = new Worth(book, ALIEN_WEIGHTS, standing);

function stack(kinds: readonly Kind[]): Stack {
  const found = noStack();
  for (const kind of kinds) (found[kindNumber(kind)] as number)++;
  return found;
}

/** The chance of each number of hits left after saves, from the rules themselves. */
function byTheRules(input: Json): number[] {
  const { quantities } = odds(avz, 'attack', input, setup);
  const chances: number[] = [];
  for (const [hits, chance] of quantities.hits ?? []) chances[hits] = chance.toNumber();
  return chances;
}

describe('chances', () => {
  test('of dice against saves', () => {
    expect(getThrough(0, 4, 5)).toEqual([1]);
    expect(getThrough(1, 4, 5)[1]).toBeCloseTo((1 / 2) * (2 / 3), 12);
    expect(getThrough(2, 3, 4)[2]).toBeCloseTo((1 / 3) ** 2, 12);
    expect(expected(getThrough(3, 4, 7), [0, 1, 2, 3])).toBeCloseTo(1.5, 12);
    expect(expected(getThrough(1, 4, 7, true), [0, 1, 2, 3, 4, 5, 6, 7])).toBeCloseTo(0.6, 4);
  });

  const attacks: [string, Kind[], Kind[], 'attack' | 'blast'][] = [
    ['an Attack with a Leader', ['trooper', 'ufo', 'tank', 'leader'], ['rotting', 'rotting-mob'], 'attack'],
    ['Blast Em on Tough Zombies', ['tank', 'trooper'], ['tough', 'rotting-mob', 'fast'], 'blast'],
  ];
  for (const [name, attackers, defenders, action] of attacks)
    test(`of ${name} are those of the rules`, () => {
      const rules = byTheRules({ side: 'alien', attackers, defenders, action, dead: 9 });
      const led = attackers.includes('leader');
      const dice = attackers.reduce(
        (n, k) => n + ({ trooper: 1, ufo: 2, tank: 3, leader: 2 }[k as 'tank'] ?? 0),
        0,
      );
      const mine = worth.blow(dice, led, stack(defenders), action === 'blast');
      for (let hits = 0; hits < 6; hits++) expect(mine[hits] ?? 0).toBeCloseTo(rules[hits] ?? 0, 5);
    });

  test('owners give up what the rules allow, and the least of it', () => {
    const trooper = { id: 'trooper', hits: 1, worth: 1 };
    const ufos = [
      { id: 'ufo-1', hits: 2, worth: 1.4 },
      { id: 'ufo-2', hits: 2, worth: 1.5 },
    ];
    const ids = (hits: number) => giveUp([trooper, ...ufos], hits).map((c) => c.id);
    expect(ids(1)).toEqual(['trooper']);
    expect(ids(2)).toEqual(['trooper']);
    expect(ids(3)).toEqual(['ufo-1', 'trooper']);
    expect(ids(9)).toEqual(['ufo-1', 'ufo-2', 'trooper']);
    expect(giveUp(ufos, 1)).toEqual([]);
    expect(giveUp([trooper, { id: 'mob', hits: 2, worth: 0.5 }], 2).map((c) => c.id)).toEqual(['mob']);
  });
});
