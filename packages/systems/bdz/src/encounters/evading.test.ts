import type { Fact, SpotShape } from '@shambles/engine';
import { expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { word } from '../facts/lines.js';
import { bdz } from '../index.js';
import { notAway } from '../movement/fleeing.js';
import { places } from '../rulers/rulers.js';
import { inEncounter } from '../testing/begun.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { isWon } from './ending.js';

/** A band of one on an open table, with an enemy to the north. It came from the west. */
function runs(given: Situation = {}): Game {
  return game({
    people: {
      a: { x: 6, y: 18, has: ['pistol'], knowsZeds: true },
      foe: { seat: 'others', side: 'others', class: 'ganger', x: 6, y: 24, facing: 180, has: ['pistol'] },
    },
    active: ['a'],
    ...given,
    state: { ...inEncounter({ edges: ['west'] }), ...given.state },
  }).step();
}
const verbs = (g: Game) => [...new Set(g.options().map((id) => id.split(' ')[0]))];

test('[BDZ-camp-evade] [BDZ-D-c45] declared at any activation: from then on they only go towards the edge that they came by', () => {
  const g = runs();
  expect(verbs(g)).toEqual(expect.arrayContaining(['fire', 'charge', 'evade']));
  g.answer('evade a').step();
  expect(g.state.encounter?.evading).toBe(true);
  expect(verbs(g)).not.toContain('fire');
  expect(verbs(g)).not.toContain('charge');
  expect(verbs(g)).not.toContain('evade');
  g.answer('move a');
  expect(g.refused([10, 18])).toBe('BDZ-move-normal');
  g.answer([0.5, 18]);
  g.step();
  expect(verbs(g)).toContain('leave');
});

test('[BDZ-camp-evade] [BDZ-D-c45] before and after the band runs, it is told what that costs and where they go', () => {
  const g = runs();
  expect(ENGLISH['deed.evade']).toContain('give the encounter up');
  g.answer('move a');
  expect(g.asked().values?.go).toEqual(word('go.anywhere'));
  const away = runs().answer('evade a');
  const line = bdz.tell(away.facts('evades')[0] as Fact);
  expect(ENGLISH[line?.key ?? '']).toMatch(/had failed, .* the edge that they had come by\.$/);
  away.step().answer('move a');
  expect(away.asked().values?.go).toEqual(word('go.away'));
  expect(ENGLISH['go.away']).toContain('off the table');
});

test('[BDZ-D-c45] every place that is named for somebody who flees may be gone to, and the reason against another one is told', () => {
  const g = runs({ state: inEncounter({ edges: ['west'], evading: true }) });
  const ask = g.answer('move a').asked();
  const named = places({ ...g.state, seat: 'player-1' }, ask as never, g.w.book);
  expect(named.length).toBeGreaterThan(2);
  expect(named.map((p) => p.at[0]).every((x) => x <= 6)).toBe(true);
  expect(named.some((p) => p.id.startsWith('edge west'))).toBe(true);
  expect(notAway(g.w, g.person('a'), [10, 18, 0])).toBe('Whoever runs comes no farther from the west edge.');
  expect(notAway(g.w, g.person('a'), [6, 12, 0])).toBeUndefined();
});

test('[BDZ-D-c45] exactly as far from one of those edges as from another before is no farther, wherever that is', () => {
  const state = inEncounter({ edges: ['north', 'west'], evading: true });
  const g = runs({ people: { a: { x: 10.1, y: 18 } }, state });
  const to = (y: number) => notAway(g.w, g.person('a'), [10.5, y, 0]);
  expect([to(25.9), to(25.899)]).toEqual([
    undefined,
    'Whoever runs comes no farther from the north or the west edge.',
  ]);
});

test('[BDZ-D-c137] [BDZ-D-uphill] on a table with a hill, too, only spots are shown that lead to that edge or along it', () => {
  const hill = { id: 'hill', kind: 'hill', rect: [20, 20, 32, 32] as [number, number, number, number] };
  const g = runs({ map: { areas: [hill] }, state: inEncounter({ edges: ['west'], evading: true }) });
  const { lit } = g.answer('move a').asked().shape as SpotShape;
  const east = lit.flatMap(({ cell, runs: all }) =>
    Array.from({ length: all.length / 3 }, (_, i) => ((all[3 * i + 2] as number) - 0.5) * cell),
  );
  expect(Math.max(...east)).toBeLessThanOrEqual(6);
  expect(Math.max(...east)).toBeGreaterThan(5);
});

test('[BDZ-camp-evade] [BDZ-D-c45] by another edge nobody leaves, and the encounter has failed', () => {
  const g = runs({
    people: { a: { x: 6, y: 0.5 } },
    state: inEncounter({ edges: ['west'], evading: true }),
  });
  expect(verbs(g)).not.toContain('leave');
  const e = g.state.encounter;
  expect(e && isWon(g.w, e)).toBe(false);
  expect(e && isWon(g.w, { ...e, evading: false })).toBe(true);
});

test('[BDZ-D-c45] [BDZ-D-c92] whoever flees is at such an edge up to a tenth of an inch from it, and no farther', () => {
  const leaves = (edge: 'west' | 'east', x: number, y = 18) =>
    verbs(runs({ people: { a: { x, y } }, state: inEncounter({ edges: [edge], evading: true }) })).includes(
      'leave',
    );
  expect([leaves('west', 0.6), leaves('west', 0.601)]).toEqual([true, false]);
  expect([leaves('east', 35.4), leaves('east', 35.399)]).toEqual([true, false]);
  // In a corner it may be at the other edge already.
  expect([leaves('west', 0.6, 0.5), leaves('west', 0.601, 0.5)]).toEqual([true, false]);
});

test('[BDZ-D-c45] enemies neither charge nor follow; they may fire', () => {
  const of = (evading: boolean) =>
    verbs(
      runs({
        active: [],
        state: {
          ...inEncounter({ edges: ['west'], evading }),
          active: { side: 'others', who: ['foe'], manner: 'move', rallied: [] },
          order: ['others'],
        },
      }),
    );
  expect(of(false)).toEqual(expect.arrayContaining(['fire', 'charge', 'move', 'fast']));
  expect(of(true)).toContain('fire');
  for (const verb of ['charge', 'move', 'fast']) expect(of(true)).not.toContain(verb);
});
