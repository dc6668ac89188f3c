import { expect, test } from 'vitest';
import { activationCards, turnCards } from '../morale/cards.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { housesOf, movesEnd } from './arriving.js';

const RED: Given = { professional: true, fighters: 2, at: [10, 10] };
const PLAYER = { options: { zombies: 'player' } } as const;
const SHOP = {
  buildings: [
    { id: 'shop', name: 'Shop', rect: [8, 8, 20, 20] as [number, number, number, number], levels: 1 },
  ],
};

test('[AMZ-T-quirk-cards] 5: a cellar opens when a unit enters a building, not when it walks about in it', () => {
  const at = (before: readonly string[]) => {
    const g = game({
      ...PLAYER,
      map: SHOP,
      units: { red: RED },
      state: { hands: { living: [], zombies: [5] } },
      dice: [2],
    });
    expect(housesOf(g.w, 'red')).toEqual(['shop']);
    g.begin(movesEnd(g.w, 'red', 'rapid', before));
    return g;
  };
  const g = at([]);
  expect(g.question()).toBe('zombies card AMZ-quirk-cards');
  g.answer('card-5').end();
  expect(g.figures('mob-1')).toHaveLength(2);
  expect(g.result).toBe(true);
  at(['shop']).end();
});

test('[AMZ-T-quirk-cards] 4: a car alarm by a wreck where a move ends', () => {
  const g = game({
    ...PLAYER,
    map: { areas: [{ id: 'van', kind: 'wreck', rect: [12, 10, 14, 12] }] },
    units: { red: RED },
    state: { hands: { living: [], zombies: [4] } },
  });
  g.begin(movesEnd(g.w, 'red', 'rapid', []))
    .answer('card-4')
    .end();
  expect(g.state.noise).toBe(3);
});

test('[AMZ-vehicles] boarding is part of a Cautious move, no other', () => {
  const car: Given = { vehicle: 'car', at: [12, 12.5], figures: { 1: { id: 'car', role: 'vehicle' } } };
  const at = (mode: 'cautious' | 'rapid') => {
    const g = game({ units: { red: RED, car } });
    return g.begin(movesEnd(g.w, 'red', mode, [])).question();
  };
  expect(at('cautious')).toBe('living board AMZ-vehicles');
  expect(at('rapid')).toBe('over');
});

test('[AMZ-leaving] at the end comes the edge', () => {
  const scenario = { exits: ['west'] } as unknown as Situation['scenario'];
  const g = game({ scenario, units: { red: { ...RED, at: [0.5, 10] } } });
  g.begin(movesEnd(g.w, 'red', 'rapid', []))
    .answer(true)
    .end();
  expect(g.result).toBe(false);
  expect(g.figures('red', 'left')).toHaveLength(2);
});

test('[AMZ-dependents] a unit of Dependents that came to others and joined them is there no more', () => {
  const moved = (x: number) => {
    const sick: Given = { fighters: 0, dependents: 2, at: [x, 10] };
    const g = game({ units: { red: RED, sick } });
    g.begin(movesEnd(g.w, 'sick', 'rapid', [])).end();
    return [g.figures('red').length, g.result];
  };
  expect([moved(11.5), moved(20)]).toEqual([
    [4, false],
    [2, true],
  ]);
});

test('[AMZ-T-quirk-cards] 23: panic when a unit is activated, at -1', () => {
  const g = game({
    ...PLAYER,
    units: { red: { fighters: 2, at: [10, 10] }, mob: { kind: 'zulus', at: [10, 20] } },
    state: { hands: { living: [], zombies: [23] } },
    dice: [4],
  });
  g.begin(activationCards(g.w, 'red')).answer('card-23').end().done();
  expect(g.unit('red').level).toBe('shaken');
});

test('[AMZ-T-quirk-cards] 16 and 17 as a turn begins', () => {
  const g = game({
    units: { red: { ...RED, level: 'shaken', morale: 'good' } },
    state: { turn: 2 },
    dice: [4],
  });
  g.begin(turnCards(g.w, [17, 16]))
    .end()
    .done();
  expect(g.unit('red').level).toBe('confident');
  expect(g.state.effects).toEqual([{ card: 16, on: '', until: 2 }]);
});
