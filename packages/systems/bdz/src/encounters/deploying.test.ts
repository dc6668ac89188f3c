import { expect, test } from 'vitest';
import { peopleInside } from '../contact/people.js';
import { isMember } from '../facts/campaign/months.js';
import { AREAS, type EncounterKind } from '../kinds.js';
import { inEncounter } from '../testing/begun.js';
import { during, gone, HOUSE } from '../testing/encounter.js';
import { type Game, game } from '../testing/game.js';
import { enters } from '../turn/entering.js';
import { zombiesAtStart } from './beginning.js';

/** The band goes out, with nobody on the table yet. */
const comes = (kind: EncounterKind): Game => {
  const g = game({
    people: { a: { x: -1, y: -1, star: true }, b: { x: -1, y: -1 }, home: { x: -1, y: -1 } },
    state: inEncounter({ kind, who: ['a', 'b'], list: 'military' }),
  });
  return g.begin(enters(g.w));
};
const onTable = (kind: EncounterKind, dice: readonly number[]) => {
  const g = game({
    people: { a: {}, home: { x: -1, y: -1 } },
    state: inEncounter({ kind, who: ['a'], list: 'military' }),
    dice,
  });
  g.begin(zombiesAtStart(g.w)).end().done();
  return g.facts('zeds-came').map((f) => [f.how, f.zeds.length]);
};

test('[BDZ-enc-disc-deploy] [BDZ-enc-tb-deploy] [BDZ-enc-raid-deploy] those who go enter by any edge, the others stay at home', () => {
  for (const kind of ['discover', 'take-back', 'raid'] as const) {
    const g = comes(kind);
    expect(g.question(), kind).toBe('player-1 enter-by BDZ-zgen-enter');
    expect(g.options()).toEqual(['north', 'east', 'south', 'west'].flatMap((edge) => [edge, `${edge} fast`]));
    g.answer('east', ['b'], [35.5, 18], 'stay', 'stay').end();
    expect([g.person('a'), g.person('b')].map((p) => p.x)).toEqual([35.5, 35.5]);
    expect(g.person('home').x).toBe(-1);
    expect(g.state.encounter?.edges).toEqual(['east']);
  }
});

test('[BDZ-enc-disc-deploy] [BDZ-enc-tb-deploy] [BDZ-enc-raid-deploy] or by several', () => {
  const g = comes('raid').answer('east', [], [35.5, 18], 'stay');
  expect(g.question()).toBe('player-1 enter-by BDZ-zgen-enter');
  g.answer('north', [18, 35.5], 'stay').end();
  expect([g.person('a'), g.person('b')].map((p) => [p.x, p.y])).toEqual([
    [35.5, 18],
    [18, 35.5],
  ]);
  expect(g.state.encounter?.edges).toEqual(['east', 'north']);
});

test('[BDZ-enc-disc-deploy] [BDZ-enc-tb-deploy] [BDZ-enc-raid-nozombies-start] zombies stand about in the normal way, and in a Raid none', () => {
  expect(onTable('discover', [2, 1, 3])).toEqual([['start', 2]]);
  expect(onTable('take-back', [2, 1, 3])).toEqual([['start', 2]]);
  expect(onTable('raid', [])).toEqual([]);
});

test('[BDZ-enc-disc-goal] [BDZ-enc-tb-goal] [BDZ-enc-raid-goal] in any area', () => {
  for (const area of AREAS)
    for (const kind of ['discover', 'raid', 'take-back'] as const) {
      const g = game({ people: { a: {} }, state: inEncounter({ kind, area }) });
      expect(g.state.encounter).toMatchObject({ kind, area });
      expect(g.state.campaign?.places[0]?.area).toBe(area);
    }
});

test('[BDZ-enc-disc-recruit] [BDZ-enc-tb-recruit] whoever is met comes along only when it has been talked to, and not otherwise', () => {
  const met = (kind: 'discover' | 'take-back', talk: readonly number[]) => {
    const g = game({
      map: HOUSE,
      people: { a: { x: 18, y: 14 } },
      state: during(['a'], { kind, houses: [gone({ was: 'humans' })] }),
      dice: [/* a survivor of Rep 4 with a pistol */ 5, 3, 3, 1, ...talk],
    });
    g.begin(peopleInside(g.w, 'house', ['a'], 1))
      .end()
      .done();
    const other = g.state.people.find((p) => p.id !== 'a');
    return [g.facts('greeted').length, other?.side, other && isMember(g.state, other)];
  };
  for (const kind of ['discover', 'take-back'] as const) {
    expect(met(kind, [1, 1, 4, 4, 4, 4, 4, 4])).toEqual([1, 'player-1', false]);
    expect(met(kind, [4, 4, 4, 4, 1, 4, 4, 4])).toEqual([1, 'others', false]);
  }
});
