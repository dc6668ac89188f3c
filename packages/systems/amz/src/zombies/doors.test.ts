import { expect, test } from 'vitest';
import { game } from '../testing/game.js';

const RED = { quality: 'trained', professional: true, fighters: 1, done: true } as const;
const HOUSE = {
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [5, 15, 15, 25] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'shop-door', at: [10, 15] as [number, number], type: 'standard' }],
    },
  ],
};

/** Romeos that open doors are driven against a unit in an open building; the Living hold card 21. */
function comes(card: 'card-21' | 'none', points = 0) {
  const g = game({
    options: { zombies: 'player' },
    map: HOUSE,
    units: {
      red: { ...RED, at: [10, 19] },
      lord: { kind: 'dexters', at: [20, 5] },
      mob: { kind: 'romeos', fighters: 2, at: [10, 12] },
    },
    state: {
      stage: 'random',
      turn: 2,
      hands: { living: [21], zombies: [] },
      buildings: [{ id: 'shop', kind: 'open', points, breached: false }],
    },
    // Battering, or the Quality Check of the assaulted unit.
    dice: card === 'card-21' ? [4, 3] : [4],
  });
  return g.step().answer('assault red', card);
}

test('[AMZ-T-quirk-cards] 21, Locked Tight: a building that they would enter has a barricade of 4, which they batter', () => {
  const g = comes('card-21');
  expect(g.facts('barricaded')).toMatchObject([{ building: 'shop', kind: 'barricaded', points: 4 }]);
  expect(g.facts('battered')).toMatchObject([{ points: 1, left: 3 }]);
  expect(g.facts('assaulted')).toEqual([]);
  expect(g.figures('mob')[0]?.y).toBeLessThan(15);
  g.done();
});

test('[AMZ-T-quirk-cards] 21: where it is not played they come in', () => {
  const g = comes('none');
  expect(g.facts('assaulted')).toMatchObject([{ unit: 'mob', on: 'red' }]);
  expect(g.facts('battered')).toEqual([]);
});

test('[AMZ-T-quirk-cards] 21: it is not asked of those who are inside already, nor of those who stay outside', () => {
  const asked = (at: [number, number]) => {
    const g = game({
      map: HOUSE,
      units: { red: { ...RED, at: [30, 30] }, mob: { kind: 'romeos', at } },
      state: { stage: 'random', turn: 2, hands: { living: [21], zombies: [] } },
      // To the north.
      dice: [1, 1, 1],
    }).step();
    return g.asks().length > 0 && g.asked().code === 'card';
  };
  expect([asked([10, 17]), asked([20, 12])]).toEqual([false, false]);
});
