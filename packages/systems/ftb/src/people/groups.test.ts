import { expect, test } from 'vitest';
import { game } from '../testing/game.js';
import { able } from './able.js';
import { decidingRep, groupOf, groupsAmong, groupsOn, leader } from './groups.js';

const names = (groups: readonly (readonly { readonly id: string }[])[]) =>
  groups.map((g) => g.map((p) => p.id));

/** A chain of five figures, each 4 inches from the next. */
const CHAIN = {
  a: { x: 2, y: 10 },
  b: { x: 6, y: 10 },
  c: { x: 10, y: 10 },
  d: { x: 14, y: 10 },
  e: { x: 18, y: 10 },
};

test('[FTB-4.2a] [FTB-4.2.1b] [FTB-EX-4.2.1-a] figures within 4 inches of another of them are one group', () => {
  const g = game({ people: CHAIN });
  expect(names(groupsOn(g.w, 'players'))).toEqual([['a', 'b', 'c', 'd', 'e']]);
});

test('[FTB-4.2.1b] beyond 4 inches there are two', () => {
  const g = game({ people: { ...CHAIN, c: { x: 10.01, y: 10 }, d: { x: 14, y: 10 } } });
  expect(names(groupsOn(g.w, 'players'))).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

test('[FTB-4.2.1c] [FTB-EX-4.2.1-b] [FTB-5.7.1] whoever does not carry on links nobody', () => {
  for (const condition of ['out-of-the-fight', 'obviously-dead', 'ran-away'] as const) {
    const g = game({ people: { ...CHAIN, d: { ...CHAIN.d, condition } } });
    expect(names(groupsOn(g.w, 'players'))).toEqual([['a', 'b', 'c'], ['e']]);
  }
});

test('[FTB-4.2.1b] in sight or not, walls or not', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'wall',
          kind: 'high wall',
          path: [
            [4, 0],
            [4, 20],
          ],
        },
      ],
    },
    people: { a: CHAIN.a, b: CHAIN.b },
  });
  expect(g.table.line('a', 'b')).toBe('no');
  expect(names(groupsOn(g.w, 'players'))).toEqual([['a', 'b']]);
});

test('[FTB-4.2.2b] [FTB-D-51] figures that merely come to stand near wait for the next turn', () => {
  const g = game({
    people: { a: CHAIN.a, b: CHAIN.b, e: { x: 10, y: 10 } },
    encounter: {
      groups: [
        { who: ['a', 'b'], rep: 4 },
        { who: ['e'], rep: 4 },
      ],
    },
  });
  expect(names(groupsOn(g.w, 'players'))).toEqual([['a', 'b'], ['e']]);
  expect(groupOf(g.w, 'b').map((p) => p.id)).toEqual(['a', 'b']);
});

test('[FTB-D-51] people who came after the turn began hang together by themselves', () => {
  const g = game({
    people: { a: CHAIN.a, n1: { ...CHAIN.b, side: 'party-1' }, n2: { ...CHAIN.c, side: 'party-1' } },
    parties: { 'party-1': {} },
    encounter: { groups: [{ who: ['a'], rep: 4 }] },
  });
  expect(names(groupsOn(g.w, 'party-1'))).toEqual([['n1', 'n2']]);
});

test('[FTB-4.3] [FTB-4.3.1] a Star leads, whatever the Reps of the others', () => {
  const g = game({ people: { n1: { rep: 5, x: 10 }, 'star-1': { rep: 4, x: 11 } } });
  expect(leader(groupOf(g.w, 'n1')).id).toBe('star-1');
});

test('[FTB-4.3] [FTB-4.3.2] [FTB-D-38] without a Star the highest Rep leads, the first of equal ones', () => {
  const g = game({ people: { n1: { rep: 3, x: 10 }, n2: { rep: 4, x: 11 }, n3: { rep: 4, x: 12 } } });
  expect(leader(groupOf(g.w, 'n1')).id).toBe('n2');
});

test('[FTB-EX-4.3] the Star goes off by itself: the Rep 4 leads the others', () => {
  const g = game({
    people: {
      'star-1': { rep: 5, x: 10, y: 10 },
      n1: { rep: 3, x: 12, y: 10, class: 'ganger' },
      n2: { rep: 4, x: 13, y: 10, class: 'ganger' },
      n3: { rep: 3, x: 14, y: 10, class: 'ganger' },
    },
    encounter: { groups: [{ who: ['star-1', 'n1', 'n2', 'n3'], rep: 5 }] },
    active: ['star-1', 'n1', 'n2', 'n3'],
  });
  expect(groupsOn(g.w, 'players')).toHaveLength(1);
  const way: [number, number, number][] = [
    [10, 10, 0],
    [2, 10, 0],
  ];
  g.w.happen({ is: 'walked', cause: 'FTB-5.2a', who: 'star-1', way, cost: 8, how: 'walk' });
  expect(names(groupsOn(g.w, 'players'))).toEqual([['star-1'], ['n1', 'n2', 'n3']]);
  expect(groupsOn(g.w, 'players').map((group) => leader(group).id)).toEqual(['star-1', 'n2']);
});

test('[FTB-4.2.1a] [FTB-D-51] whoever is left of a group acts by its own Rep; whoever began alone by that of the start', () => {
  const rep = (who: string[], a: object = {}) => {
    const g = game({
      people: { a: { ...CHAIN.a, rep: 3, ...a }, b: { ...CHAIN.b, rep: 5, condition: 'out-of-the-fight' } },
      encounter: { groups: [{ who, rep: 5 }] },
    });
    return decidingRep(g.w, [g.person('a')]);
  };
  expect([rep(['a', 'b']), rep(['a'])]).toEqual([3, 5]);
  expect(rep(['a', 'b'], { attributes: ['initiative'] })).toBe(4);
});

test('[FTB-4.2.1b] [FTB-10.2.1a] whoever has not come onto the table yet is in no group, and no Enemy is in one of ours', () => {
  const g = game({ people: { a: CHAIN.a, b: { x: -1, y: -1 }, foe: { ...CHAIN.b, side: 'party-1' } } });
  expect(names(groupsOn(g.w, 'players'))).toEqual([['a']]);
  expect(able(g.w).map((p) => p.id)).toEqual(['a']);
  expect(names(groupsAmong(g.w, [g.person('a'), g.person('foe')]))).toEqual([['a'], ['foe']]);
});
