import type { MeasuredScene } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { view } from '../view.js';

const PLAYER = { options: { zombies: 'player' } } as const;
const RED: Given = { quality: 'trained', professional: true, fighters: 3, at: [10, 10] };
const MOB: Given = { kind: 'zulus', fighters: 4, at: [20, 20] };

const seen = (g: Game, seat = 'living'): MeasuredScene => scene(view(g.state, seat, g.w.book), g.w.book);
const hands = (situation: Situation, seat: string) => {
  const state = { hands: { living: [2, 24], zombies: [16] }, ...situation.state };
  return seen(game({ ...situation, state }), seat).hands?.map((h) => [
    h.id,
    h.cards.map((card) => card.title),
    h.faceDown,
  ]);
};

describe('[AMZ-quirk-cards] cards that are held', () => {
  test('lie open to whoever holds them, first in the row, and face down to the other', () => {
    const [living, dead] = [
      ['living', ['Second Wind', 'Hold the Line'], 0],
      ['zombies', ['Radio Silence'], 0],
    ];
    expect(hands(PLAYER, 'living')).toEqual([living, ['zombies', [], 1]]);
    expect(hands(PLAYER, 'zombies')).toEqual([dead, ['living', [], 2]]);
    expect(hands(PLAYER, 'spectator')).toEqual([
      ['living', [], 2],
      ['zombies', [], 1],
    ]);
  });
  test('[AMZ-solo-cards] of the dead that nobody plays lie face down until they are turned up', () => {
    const state = { hands: { living: [], zombies: [16] }, faceDown: 1 };
    expect(hands({ state }, 'living')).toEqual([['zombies', ['Radio Silence'], 1]]);
  });
});

test('[AMZ-scenario-format] the points of both sides stand beside what the scenario is about', () => {
  const won = (side: 'living' | 'zombies', points: number, i: number) =>
    ({ objective: `o${i}`, side, points, stress: false, turn: 1 }) as const;
  const achieved = [won('living', 2, 1), won('zombies', 3, 2), won('living', 3, 3)];
  expect(seen(game({ state: { achieved } })).objective.score).toBe('Points: the Living 5, the dead 3');
});

test('[AMZ-vehicles] the card of a unit that rides says in what, and no card of a vehicle does', () => {
  const ride = { x: -1, y: -1, aboard: 'van' } as const;
  const van: Given = {
    ...RED,
    vehicle: 'truck',
    fighters: 2,
    figures: { 1: { id: 'van', role: 'vehicle', x: 10, y: 10 }, 2: ride },
  };
  const red: Given = { ...RED, fighters: 1, figures: { 1: ride } };
  const status = (done: boolean) =>
    seen(game({ units: { van, red: { ...red, done }, foot: RED } })).roster.map((c) => [c.id, c.status]);
  const others = [
    ['van', ''],
    ['foot', ''],
  ];
  expect(status(false)).toEqual(expect.arrayContaining([['red', 'in van'], ...others]));
  expect(status(true)).toEqual(expect.arrayContaining([['red', 'in van, has acted'], ...others]));
});

const rings = (given: Given) =>
  seen(game({ units: { a: given } })).units?.map(({ lead, figures, rings: all }) => [
    lead,
    figures.length,
    ...all.map(({ name, r }) => [name, r]),
  ]);

describe('how far a unit reaches', () => {
  test('[AMZ-optimum-range] [AMZ-optimum-range-support] the Living fire well as far as their die, twice with a support weapon', () => {
    expect(rings(RED)).toEqual([['a-1', 3, ['Optimum Range 8 in', 8]]]);
    expect(rings({ ...RED, figures: { 2: { support: 'light' } } })).toEqual([
      ['a-1', 3, ['Optimum Range 16 in', 16]],
    ]);
  });
  test('[AMZ-awareness] the dead notice as far as their type, the Possessed as far as they see', () => {
    expect(rings(MOB)).toEqual([['a-1', 4, ['Awareness 8 in', 8]]]);
    expect(rings({ ...MOB, kind: 'possessed' })).toEqual([['a-1', 4, ['Optimum Range 6 in', 6]]]);
  });
});

test('[AMZ-buildings] a building is named with what its barricade still holds, of how much', () => {
  const rect: [number, number, number, number] = [14, 4, 18, 8];
  const map = { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] };
  const name = (points: number, breached = false) => {
    const state = { buildings: [{ id: 'shop', kind: 'barricaded' as const, points, breached }] };
    return seen(game({ map, state })).buildings[0]?.name;
  };
  expect([name(10), name(7), name(0), name(0, true)]).toEqual([
    'Shop, barricade 10',
    'Shop, barricade 7 of 10',
    'Shop',
    'Shop, breached',
  ]);
});

test('[AMZ-mobs] a mob is named with how many they are', () => {
  const names = (fighters: number) =>
    seen(game({ units: { a: { ...MOB, fighters } } })).figures.map((f) => f.name)[0];
  expect([names(4), names(1)]).toEqual(['Mob 1: 4 Zulus', 'Mob 1: 1 Zulu']);
});

test('[AMZ-stress-level] the card of a unit says how much Stress it is under', () => {
  const card = (turn: number) => seen(game({ units: { red: RED }, state: { turn } })).roster[0]?.items[0];
  expect(card(1)).toMatchObject({ name: 'Stress', left: '0 (steady)' });
  expect(card(5)).toMatchObject({ name: 'Stress', left: '4 (uneasy)' });
});
