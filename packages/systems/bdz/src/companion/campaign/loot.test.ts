import { type Json, odds } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../../index.js';

/** Chances of the outcomes that can happen, as fractions. */
function named(id: string, input: Json): { readonly [name: string]: string } {
  const { named: chances, method } = odds(bdz, id, input, { scenario: 'first-contact', options: {} });
  expect(method).toBe('exact');
  return Object.fromEntries(
    [...(chances ?? [])].filter(([, f]) => f.num > 0n).map(([name, f]) => [name, `${f.num}/${f.den}`]),
  );
}

test('[BDZ-enc-loot-search] [BDZ-T-resources] what a house in the suburbs holds, and what it held when somebody lived in it', () => {
  const vacant = named('search', { kind: 'house', area: 'suburbs' });
  // A 9 in 4 of 36, and a third or two thirds of the 10s.
  expect(vacant).toMatchObject({ food: '1/9', keys: '1/36', luxury: '1/18' });
  expect(named('search', { kind: 'house', area: 'suburbs', occupied: true }).food).toBe('1/4');
  expect(named('search', { kind: 'church', area: 'rural' })).toEqual({ none: '107/108', keys: '1/108' });
  expect(named('search', { kind: 'hospital', area: 'urban' }).cure).toBe('1/36');
});

test('[BDZ-enc-loot-weapons] which weapon, as the building has them', () => {
  expect(named('loot-weapon', { kind: 'warehouse' })).toEqual({ none: '13/18', pistol: '5/18' });
  expect(named('loot-weapon', { kind: 'police-station' })).toMatchObject({ grenade: '1/36', shotgun: '2/9' });
});

test('[BDZ-enc-losers-result] [BDZ-enc-chal-roll] pockets, and Challenges tried again where one die passes', () => {
  expect(named('search-body', {})).toEqual({ none: '2/3', keys: '1/6', medical: '1/6' });
  expect(named('challenge', { rep: 4 })).toEqual({ success: '52/81', failure: '29/81' });
  expect(named('challenge', { rep: 4, hard: true })).toEqual({ success: '3/8', failure: '5/8' });
});

test('[BDZ-camp-barter-procedure] a die against a die is even, and whoever is behind with one is so by one', () => {
  const found = odds(bdz, 'barter', { rep: 1, other: 1 }, { scenario: 'first-contact', options: {} }).named;
  const of = (name: string) => Number(found?.get(name)?.num ?? 0n) / Number(found?.get(name)?.den ?? 1n);
  expect(of('all')).toBeCloseTo(0.5, 1);
  expect(of('half')).toBeCloseTo(0.5, 1);
  expect(of('none')).toBe(0);
});

test('[BDZ-T-barter] [BDZ-camp-barter-mods] the chances of a trade are exact: those of a talk with as many dice', () => {
  const setup = { scenario: 'first-contact', options: {} };
  const input = { rep: 5, class: 'survivor', other: 3, theirs: 'civilian', 'wants-lacking': true };
  const { method, named: deals } = odds(bdz, 'barter', input, setup);
  const talk = odds(bdz, 'meet-greet', { rep: 5, dice: 2, other: { rep: 3, dice: 3 } }, setup).named;
  expect(method).toBe('exact');
  const chance = (name: string) => Number(talk?.get(name)?.num ?? 0n) / Number(talk?.get(name)?.den ?? 1n);
  const deal = (name: string) => Number(deals?.get(name)?.num ?? 0n) / Number(deals?.get(name)?.den ?? 1n);
  expect(deal('all')).toBeCloseTo(chance('joins') + chance('guests'), 9);
  expect(deal('half')).toBeCloseTo(chance('apart'), 9);
  expect(deal('none')).toBeCloseTo(chance('fight'), 9);
});
