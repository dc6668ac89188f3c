import type { AskView } from '@shambles/engine';
import { expect, test } from 'vitest';
import { places } from '../rulers/rulers.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';

const BAND: NonNullable<Situation['people']> = {
  billy: { x: -1, y: -1, rep: 5 },
  dez: { x: -1, y: -1 },
};
const coming = (given: Situation = {}): Game =>
  game({ people: BAND, state: { stage: 'begin' }, ...given }).run();

test('[BDZ-zgen-enter] [BDZ-D-enter] one full move from an edge of their choice, before any zombie is placed', () => {
  const g = coming({ dice: [1, 3, 1, 3] });
  expect(g.question()).toBe('player-1 enter-by BDZ-zgen-enter');
  expect(g.options()).toEqual(['north', 'east', 'south', 'west'].flatMap((edge) => [edge, `${edge} fast`]));
  g.answer('west');
  expect(g.refused([10, 10])).toBe('BDZ-zgen-enter');
  // A spot within an inch of one at the edge stands for that one.
  expect(g.refused([1.501, 20])).toBe('BDZ-zgen-enter');
  g.answer([1.5, 20]);
  expect([g.person('billy'), g.person('dez')]).toMatchObject([
    { x: 0.5, y: 20, facing: 90 },
    { x: 0.5, y: 21, facing: 90 },
  ]);
  expect(g.refused([8.6, 20])).toBe('BDZ-zgen-enter');
  expect(g.facts('zeds-came')).toEqual([]);
  g.answer([8.5, 20], 'stay');
  expect(g.person('billy')).toMatchObject({ x: 8.5, y: 20 });
  // Then the band divides into groups, and zombies come.
  expect(g.question()).toBe('player-1 group BDZ-group-start');
  g.answer(['dez']).end();
  expect(g.facts('zeds-came')).toHaveLength(2);
});

test('[BDZ-zgen-enter] or with a Fast Move, on one throw for all of them', () => {
  const g = coming({ dice: [6, 1, 2] });
  g.answer('south fast', [18, 0.5]);
  expect(g.facts('moves-fast')[0]?.by.map((each) => each.inches)).toEqual([16, 16]);
  g.answer([18, 16.5]);
  expect(g.person('billy')).toMatchObject({ y: 16.5, used: 16 });
  expect(g.tests()).toHaveLength(2);
});

test('[BDZ-camp-road-patients-slow] [BDZ-zgen-enter] the ill and the elderly come on at a normal move, however the others come', () => {
  for (const ails of ['ill', 'elderly'] as const) {
    const g = coming({ people: { ...BAND, dez: { x: -1, y: -1, ails } }, dice: [6, 1, 2] });
    g.answer('south fast', [18, 0.5]);
    expect(g.facts('moves-fast')[0]?.by.map((each) => [each.who, each.inches])).toEqual([['billy', 16]]);
    g.answer([18, 16.5]);
    expect(g.person('dez').allowance).toBe(8);
  }
  // With nobody else there is no throw.
  const alone = coming({ people: { billy: { x: -1, y: -1, ails: 'ill' } } }).answer('south fast', [18, 0.5]);
  expect(alone.facts('moves-fast')).toEqual([]);
  expect(alone.refused([18, 8.6])).toBe('BDZ-zgen-enter');
});

test('[BDZ-camp-road-kids-littler] [BDZ-camp-road-kids-small] [BDZ-camp-road-dazed-basket] children come on more slowly, and a basket case stays at the edge until it is rallied', () => {
  const on = (ails: Person['ails'], calm = false) =>
    coming({ people: { billy: { x: -1, y: -1, ails, calm } }, dice: [1, 1] });
  for (const [ails, inches] of [
    ['littler-one', 6],
    ['small-child', 5],
  ] as const) {
    const g = on(ails).answer('south', [18, 0.5]);
    expect(g.refused([18, 0.6 + inches])).toBe('BDZ-zgen-enter');
    expect(g.answer([18, 0.5 + inches]).person('billy').y).toBe(0.5 + inches);
  }
  const rooted = on('basket-case').answer('south fast', [18, 0.5]);
  expect([rooted.person('billy').y, rooted.facts('moves-fast'), rooted.tests()]).toEqual([0.5, [], []]);
  expect(rooted.question()).not.toContain('enter');
  expect(on('basket-case', true).answer('south', [18, 0.5], [18, 8.5]).person('billy').y).toBe(8.5);
});

test('[BDZ-zgen-enter] [BDZ-D-enter] by every edge they step on side by side where there is room, and face the table', () => {
  const by = (edge: string, at: [number, number], more: Situation = {}) => {
    const g = coming(more).answer(edge, at);
    return ['billy', 'dez'].map((id) => [g.person(id).x, g.person(id).y, g.person(id).facing]);
  };
  expect(by('north', [10, 35.5])).toEqual([
    [10, 35.5, 180],
    [11, 35.5, 180],
  ]);
  expect(by('east', [35.5, 10])).toEqual([
    [35.5, 10, 270],
    [35.5, 11, 270],
  ]);
  expect(by('south', [35.2, 0.5])).toEqual([
    [35.2, 0.5, 0],
    [34.2, 0.5, 0],
  ]);
  const rock: Situation = { map: { areas: [{ id: 'r', kind: 'rock', rect: [0, 10, 6, 14] }] } };
  expect(by('west', [0.5, 9.4], rock)).toEqual([
    [0.5, 9.4, 90],
    [0.5, 8.4, 90],
  ]);
  const g = coming(rock).answer('west');
  for (const at of [
    [0.5, 12],
    [2, 20],
    [35.5, 20],
  ])
    expect(g.refused(at)).toBe('BDZ-zgen-enter');
});

test('[BDZ-zgen-enter] whoever stands there already, or rides, is not asked', () => {
  const g = game({ people: { billy: { x: 18, y: 18 } }, state: { stage: 'begin' }, dice: [1, 3] });
  g.step();
  expect(g.facts('stands-at')).toEqual([]);
  expect(g.facts('zeds-came')).toHaveLength(1);
});

test('[BDZ-zgen-enter] spots of the edge have names, every six inches; each is one that may be chosen', () => {
  for (const [edge, key] of [
    ['south', 'place.enter-west'],
    ['east', 'place.enter-south'],
  ] as const) {
    const g = coming();
    g.answer(edge);
    const named = places(g.view('player-1'), g.asked() as AskView, g.w.book);
    const steps = [0, 6, 12, 18, 24, 30];
    expect(named.map((p) => p.line)).toEqual(steps.map((inches) => ({ key, values: { inches } })));
    const [, , third] = named;
    g.answer([...(third?.at ?? [])]);
    expect([g.person('billy').x, g.person('billy').y]).toContain(12.5);
  }
});

test('[BDZ-zgen-enter] whoever rides in a vehicle that is not on the table does not walk on', () => {
  const off = { x: -1, y: -1 };
  const people = { ...BAND, dez: { ...off, aboard: 'car', sits: 'wheel' } } as const;
  const g = coming({ people, vehicles: { car: off }, dice: [1, 3] });
  g.answer('west', [0.5, 20], 'stay').end();
  expect(g.person('dez')).toMatchObject({ x: -1, aboard: 'car' });
});
