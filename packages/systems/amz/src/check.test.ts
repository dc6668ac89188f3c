import { expect, test } from 'vitest';
import { checkState } from './check.js';
import { game } from './testing/game.js';

test('[AMZ-scenario-format] a state that somebody has put right by hand says what cannot be in it', () => {
  const g = game({ units: { red: { at: [10, 10] }, mob: { kind: 'zulus', at: [20, 20] } } });
  const said = (more: object) => checkState({ ...g.state, ...more }, g.w.book);
  expect(said({})).toBeUndefined();
  expect(said({ turn: 'x' })).toBe('turn: a whole number is wanted.');
  expect(said({ nextMob: 1 })).toBe('nextMob: must be higher than the number of mob.');
  expect(said({ units: [], figures: [], nextMob: 0 })).toBe('nextMob: at least 1.');
  expect(said({ things: [{ id: 'c', kind: 'case', x: 1, y: 1, level: 0, spent: true, by: 'nobody' }] })).toBe(
    'there is no unit called nobody.',
  );
  const [red, ...others] = g.state.units;
  expect(said({ units: [{ ...red, near: ['ghost'] }, ...others] })).toBe('there is no unit called ghost.');
  expect(said({ deck: [1, 1] })).toBe('card 1 is in two places.');
  expect(said({ deck: [1], faceDown: 2 })).toBe('faceDown: there are fewer cards in the deck.');
});

test('[AMZ-vehicles] a vehicle has its body, and nobody on foot has one', () => {
  const g = game({
    units: { car: { vehicle: 'car', figures: { 1: { role: 'vehicle' } } }, red: { at: [20, 20] } },
  });
  for (const f of g.state.figures) if (f.unit === 'car') f.id = 'car';
  const said = (more: object) => checkState({ ...g.state, ...more }, g.w.book);
  const figures = (change: object) => g.state.figures.map((f) => (f.id === 'car' ? { ...f, ...change } : f));
  const units = (id: string, vehicle: string | null) =>
    g.state.units.map((u) => (u.id === id ? { ...u, vehicle } : u));
  expect(said({})).toBeUndefined();
  const without = 'car: a vehicle has a figure of the same name for its body.';
  expect(said({ figures: figures({ role: 'fighter' }) })).toBe(without);
  expect(said({ figures: figures({ id: 'other' }) })).toBe(without);
  expect(said({ figures: figures({ unit: 'red' }) })).toBe(without);
  expect(said({ units: units('red', 'car') })).toBe(
    'red: a vehicle has a figure of the same name for its body.',
  );
  expect(said({ units: units('car', null) })).toBe('car: is the body of a vehicle, and car is on foot.');
  expect(said({ units: units('car', null), figures: figures({ status: 'destroyed' }) })).toBeUndefined();
});

test('[AMZ-leadership] a leader is rated from -1 to 2', () => {
  const said = (leader: number) => {
    const g = game({ units: { red: { figures: { 1: { leader } } } } });
    return checkState(g.state, g.w.book) === undefined;
  };
  expect([-2, -1, 0, 2, 3].map(said)).toEqual([false, true, true, true, false]);
});

test('[AMZ-quirk-cards] there are 28 cards', () => {
  const g = game();
  const said = (card: number) => checkState({ ...g.state, deck: [card] }, g.w.book) === undefined;
  expect([0, 1, 28, 29].map(said)).toEqual([false, true, true, false]);
});

test('[AMZ-quirk-cards] any of the 28 cards may be in effect', () => {
  const g = game();
  const said = (card: number) =>
    checkState({ ...g.state, effects: [{ card, on: '', until: 1 }] }, g.w.book) === undefined;
  expect([0, 1, 28, 29].map(said)).toEqual([false, true, true, false]);
});

test('[AMZ-solo-cards] all cards of the deck may lie face down', () => {
  const g = game();
  const said = (faceDown: number) =>
    checkState({ ...g.state, deck: [1, 2], faceDown }, g.w.book) === undefined;
  expect([said(2), said(3)]).toEqual([true, false]);
});
