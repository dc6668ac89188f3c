import { expect, test } from 'vitest';
import { afterEncounter } from '../campaign/experience.js';
import { ENGLISH } from '../catalogue.js';
import type { BdzFact } from '../facts.js';
import type { Person } from '../state.js';
import { life } from '../testing/campaign.js';
import { game } from '../testing/game.js';
import { counts } from './counts.js';
import { outcomeOf } from './winning.js';

const UP = {};
const DOWN = { status: 'out' as const };

/** How a fight ended that left these people of each player on the table. */
function ended(mine: readonly object[], theirs: readonly object[] = []) {
  const band = (seat: string, all: readonly object[]): [string, Partial<Person>][] =>
    all.map((p, i) => [
      `${seat === 'player-1' ? 'a' : 'b'}${i}`,
      { seat, side: seat, x: 5 + 2 * i, y: seat === 'player-1' ? 5 : 40, ...p },
    ]);
  const g = game({
    scenario: 'crossroads',
    people: Object.fromEntries([...band('player-1', mine), ...band('player-2', theirs)]),
  });
  return outcomeOf(g.state, g.w.book);
}

test('[BDZ-D-free-fights] of two sides, whoever has more on their feet has held the field; with equal numbers nobody', () => {
  expect(ended([UP, UP, DOWN], [UP, DOWN])).toMatchObject({
    winner: 'player-1',
    level: 'outcome.held',
    score: 2,
  });
  expect(ended([UP, DOWN, DOWN], [UP, UP])).toMatchObject({ winner: 'player-2' });
  expect(ended([UP, DOWN], [UP])).toMatchObject({ winner: undefined, level: 'outcome.nobody' });
});

test('[BDZ-D-free-fights] alone against the dead more than half of the band have to be on their feet', () => {
  expect(ended([UP, UP, DOWN])).toMatchObject({
    winner: 'player-1',
    level: 'outcome.held',
    rule: 'BDZ-D-free-fights',
  });
  expect(ended([UP, UP, DOWN, DOWN])).toMatchObject({ winner: undefined, level: 'outcome.nobody' });
  expect(ended([UP, DOWN, DOWN])).toMatchObject({ winner: undefined });
});

test('[BDZ-D-c92] what became of everybody is counted, and by whom', () => {
  const g = game({ scenario: 'first-contact', printed: true, state: { turn: 7 } });
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'kenny', status: 'out', by: 'zed-1' });
  expect(counts(g.w.facts as BdzFact[], g.state, g.w.book)).toEqual({
    'count.turns': 7,
    'count.heroes-down': 1,
    'count.heroes-lost-zombies': 1,
    'count.heroes-standing': 1,
    'count.others-dead': 1,
    'count.others-lost-other': 1,
  });
});

test('[BDZ-D-c92] in a campaign whose Rep went up or down is counted, and not who kept it', () => {
  const learned = (success: boolean, die: number) => {
    const g = life({ people: { robin: { rep: 3 } }, dice: [die] });
    g.begin(afterEncounter(g.w, g.person('robin'), success)).end();
    return counts(g.w.facts as BdzFact[], g.state, g.w.book);
  };
  expect(learned(true, 4)).toEqual({ 'count.life-rep-up': 1 });
  expect(learned(false, 1)).toEqual({ 'count.life-rep-down': 1 });
  expect(learned(true, 3)).toEqual({});
});

test('[BDZ-D-c92] in a campaign those lost are counted by what took them, and what was found by the units', () => {
  const g = life({ people: { robin: {} } });
  const took = (...facts: readonly object[]) => {
    const home = { is: 'came-home', lost: ['sue'], joined: ['kim', 'lee'], chapter: { found: { food: 3 } } };
    return counts([...facts, home] as never, g.state, g.w.book)['count.life-lost-zombies'] ?? 0;
  };
  expect(took({ is: 'downed', who: 'sue', by: 'zed-1' })).toBe(1);
  expect(took({ is: 'downed', who: 'sue', by: 'p-9' })).toBe(0);
  expect(took({ is: 'cheated-death', who: 'sue', zombie: true })).toBe(1);
  expect(took({ is: 'cheated-death', who: 'sue', zombie: false })).toBe(0);
  expect(took({ is: 'feast', body: 'sue' }, { is: 'turned', who: 'sue' })).toBe(0);
  const bare = { is: 'came-home', lost: ['sue'], joined: ['kim', 'lee'], chapter: { found: {} } };
  const all = [
    { is: 'turned', who: 'sue' },
    bare,
    { ...bare, lost: ['ann'], joined: [], chapter: { found: { food: 3 } } },
    { is: 'left-band', why: 'starved', who: ['kim'] },
    { is: 'left-band', why: 'hungry', who: ['lee', 'max'] },
    { is: 'mutiny' },
    { is: 'travelled' },
  ];
  expect(counts(all as never, g.state, g.w.book)).toEqual({
    'count.life-encounters': 2,
    'count.life-food': 3,
    'count.life-joined': 2,
    'count.life-left': 2,
    'count.life-lost': 2,
    'count.life-lost-other': 1,
    'count.life-lost-turned': 1,
    'count.life-mutinies': 1,
    'count.life-starved': 1,
    'count.life-areas': 1,
  });
});

test('[BDZ-camp-win] the Star has lived through it if it is with the band and nobody’s captive', () => {
  const level = (campaign: object) => {
    const g = life({ people: { robin: { star: true }, sue: {} }, campaign: { months: 5, ...campaign } });
    return outcomeOf(g.state, g.w.book);
  };
  expect(level({})).toMatchObject({
    winner: 'player-1',
    level: 'outcome.lived',
    score: 5,
    rule: 'BDZ-camp-win',
  });
  expect(level({ captives: [{ who: 'sue', place: 'place-1' }] })).toMatchObject({ level: 'outcome.lived' });
  const gone = { winner: undefined, level: 'outcome.gone', score: 5 };
  expect(level({ captives: [{ who: 'robin', place: 'place-1' }] })).toMatchObject(gone);
  // Others of the band may live on: it is the Star who is missed.
  expect(level({ members: [{ id: 'sue', since: 0, spared: false }] })).toMatchObject(gone);
  expect(ENGLISH['outcome.gone']).toBe('No Star is left');
});
