import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { view } from '../view.js';
import { whyNot } from './why.js';

const at = (own: PersonGiven = {}, foe: PersonGiven = {}, more: Situation = {}): Game =>
  game({
    ...more,
    people: {
      'star-1': { x: 18, y: 10, rep: 5, has: ['ba-pistol'], ...own },
      foe: { side: 'party-1', x: 18, y: 16, facing: 180, ...foe },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' } },
    encounter: { seen: ['star-1', 'foe'], ...more.encounter },
    active: ['star-1'],
  });
const why = (g: Game, deed: string, target?: string, who = 'star-1') =>
  whyNot(view(g.state, 'player-1'), who, deed, target, g.book);
const ruleOf = (g: Game, deed: string, target?: string) => why(g, deed, target)?.rule;

describe('why nobody fires', () => {
  test('[FTB-5.2b] nothing is against it with a loaded gun and an enemy in range', () => {
    expect(why(at(), 'fire')).toBeUndefined();
    expect(why(at(), 'fire', 'foe')).toBeUndefined();
    expect(ruleOf(at({ acted: true }), 'fire')).toBe('FTB-5.2b');
    expect(ruleOf(at({ has: ['one-hand'] }), 'fire', 'foe')).toBe('FTB-5.2b');
  });
  test('[FTB-5.7.3c] whoever ducked back holds fire', () => {
    expect(ruleOf(at({ heldFire: true }), 'fire', 'foe')).toBe('FTB-5.7.3c');
  });
  test('[FTB-6.7a] out of ammo: it could reload, and that is on offer', () => {
    const empty = { items: [{ id: 7, what: 'ba-pistol', empty: true }], hand: [7], has: [] };
    expect(why(at(empty), 'fire')).toMatchObject({
      rule: 'FTB-6.7a',
      instead: { rule: 'FTB-6.7b', answer: { code: 'deed', value: 'reload star-1 7' } },
    });
    // Its hands are full, so there is no reload to suggest.
    const laden = why(
      at({ ...empty, carries: 'n9' }, {}, { people: { n9: { condition: 'out-of-the-fight' } } }),
      'fire',
    );
    expect(laden).not.toHaveProperty('instead');
  });
  test('[FTB-6.2] out of range: how far, and that it could go nearer', () => {
    const g = at({}, { y: 34.5 });
    const said = why(g, 'fire', 'foe');
    expect(said).toMatchObject({
      rule: 'FTB-6.2',
      instead: { answer: { code: 'deed', value: 'move star-1' } },
    });
    expect(said && inWords(said.line)).toBe('24.5″ off; the gun reaches 12″.');
    expect(ruleOf(at({ has: ['assault-rifle'] }, { y: 34.5 }), 'fire', 'foe')).toBeUndefined();
  });
  test('[FTB-7.1] no line through a house', () => {
    const house = {
      id: 'H',
      name: 'House',
      rect: [16, 12, 20, 14],
      levels: 1,
      roof: 'flat',
      doors: [{ id: 'D', at: [18, 12], width: 1, type: 'standard' }],
    };
    const map = { buildings: [house] } as unknown as NonNullable<Situation['map']>;
    expect(ruleOf(at({}, {}, { map }), 'fire', 'foe')).toBe('FTB-7.1');
    expect(ruleOf(at({}, {}, { map }), 'charge', 'foe')).toBe('FTB-7.1');
    const instead = why(at({}, {}, { map }), 'fire', 'foe')?.instead;
    expect(instead && inWords(instead.line)).toBe('Robin could move first.');
  });
  test('[FTB-7.4] at whom there is nothing to fire', () => {
    expect(ruleOf(at({}, { condition: 'obviously-dead' }), 'fire')).toBe('FTB-7.4');
    expect(ruleOf(at(), 'fire', 'star-1')).toBe('FTB-7.4');
  });
  test('[FTB-10.9.3m] nor at a zombie after none passed on Zed or No Zed', () => {
    const zeds = { 'zed-1': { x: 18, y: 13 } };
    expect(ruleOf(at({ knowsZeds: false, metZed: 1 }, {}, { zeds }), 'fire', 'zed-1')).toBe('FTB-10.9.3m');
    expect(ruleOf(at({ knowsZeds: false }, {}, { zeds }), 'fire', 'zed-1')).toBeUndefined();
  });
});

describe('why nobody charges', () => {
  test('[FTB-8.2a] too far for what is left of the move', () => {
    expect(why(at(), 'charge', 'foe')).toBeUndefined();
    const said = why(at({ used: 6 }), 'charge', 'foe');
    expect(said?.rule).toBe('FTB-8.2a');
    expect(said && inWords(said.line)).toContain('6″ off; 2″ of the move are left');
    expect(said?.instead?.answer?.value).toBe('fast star-1');
  });
  test('[FTB-8.2a] [FTB-5.3.2a] after a Fast Move nothing brings a target into reach, nor is there one without enemies', () => {
    const fast = why(at({ used: 6, fast: 0 }), 'charge', 'foe');
    expect(fast?.rule).toBe('FTB-8.2a');
    expect(fast).not.toHaveProperty('instead');
    expect(why(at(), 'charge', 'star-1')).not.toHaveProperty('instead');
  });
  test('[FTB-5.2b] or it has acted', () => {
    expect(ruleOf(at({ acted: true }), 'charge', 'foe')).toBe('FTB-5.2b');
  });
});

describe('why nobody goes', () => {
  test('[FTB-5.2a] no move left', () => {
    expect(ruleOf(at({ used: 8 }), 'move')).toBe('FTB-5.2a');
    expect(ruleOf(at({ used: 7.95 }), 'move')).toBe('FTB-5.2a');
    expect(ruleOf(at({ used: 7.9 }), 'move')).toBeUndefined();
  });
  test('[FTB-11.7.4c] [FTB-5.3.2a] [FTB-6.7b] fast: too heavy, tried, reloading', () => {
    const gear = (n: number) => ({ rep: 2, has: Array<string>(n).fill('food') });
    expect(ruleOf(at(gear(4)), 'fast')).toBeUndefined();
    expect(ruleOf(at(gear(5)), 'fast')).toBe('FTB-11.7.4c');
    expect(ruleOf(at({ fast: 0 }), 'fast')).toBe('FTB-5.3.2a');
    expect(ruleOf(at({ reloading: true }), 'fast')).toBe('FTB-6.7b');
    // Whoever has searched is held to its normal move as well.
    expect(ENGLISH['why-not.reloading']).toContain('searched, reloaded or taken something else in hand');
  });
  test('[FTB-5.3.3c] getting up takes half of the move', () => {
    expect(ruleOf(at({ prone: true, used: 5 }), 'stand')).toBe('FTB-5.3.3c');
    expect(ruleOf(at({ prone: true, used: 4 }), 'stand')).toBeUndefined();
  });
  test('[FTB-D-63] out, but not from the middle of the table', () => {
    expect(ruleOf(at(), 'leave')).toBe('FTB-D-63');
    expect(ruleOf(at({ y: 0.5 }), 'leave')).toBeUndefined();
  });
});

test('[FTB-6.7b] [FTB-11.9a] nothing to reload, nothing to search', () => {
  expect(ruleOf(at(), 'reload')).toBe('FTB-6.7b');
  expect(ruleOf(at(), 'search')).toBe('FTB-11.9a');
  expect(why(at(), 'search')?.instead?.answer?.value).toBe('move star-1');
});

test('[FTB-11.9a] [FTB-D-97] whoever goes fast searches nothing in this turn, wherever it goes', () => {
  const said = why(at({ fast: 4 }), 'search');
  expect(said?.rule).toBe('FTB-11.9a');
  // It need not have gone beyond a normal move.
  expect(said && inWords(said.line)).toBe('Robin goes fast in this turn.');
  expect(said).not.toHaveProperty('instead');
});

test('[FTB-5.0e] [FTB-5.7.1] whoever is not active, or not fit, does nothing', () => {
  const more: Situation = {
    people: { n1: { x: 10, y: 10 }, n2: { condition: 'out-of-the-fight', x: 5, y: 5 } },
  };
  const g = at({}, {}, more);
  expect(why(g, 'move', undefined, 'n1')?.rule).toBe('FTB-5.0e');
  expect(why(g, 'move', undefined, 'n2')?.rule).toBe('FTB-5.7.1');
  expect(why(g, 'dance')).toBeUndefined();
});
