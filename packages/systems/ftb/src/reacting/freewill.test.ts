import { describe, expect, test } from 'vitest';
import { emptyCall } from '../shooting/shooting.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { reactions, runAway } from './reaction.js';

const ENEMY: Situation['parties'] = { 'party-1': { attitude: 'enemy' } };

/** A Star fired at by a Ganger 10 inches away, and any other people given. */
function underFire(dice: readonly number[], people: Situation['people'] = {}): Game {
  const g = game({
    parties: ENEMY,
    people: {
      'star-1': { x: 10, y: 20, rep: 5, facing: 180, has: ['pistol'] },
      n9: { side: 'party-1', class: 'ganger', x: 10, y: 10, has: ['pistol'] },
      ...people,
    },
    dice,
  });
  return g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'star-1', by: ['n9'] }] }));
}

describe('Free Will that is not used', () => {
  test('[FTB-3.1.4.4] [FTB-D-171] [FTB-15.1b] a Star that rolls has used no advantage', () => {
    const g = underFire([5, 6]);
    g.answer('roll').end();
    expect(g.facts('reacted')).toMatchObject([{ who: 'star-1', cause: 'FTB-5.6.3', passed: 1 }]);
    expect(g.facts('reacted')[0]?.chose).toBeUndefined();
    expect(g.person('star-1').advantage).toBe(false);
    g.done();
  });

  test('[FTB-4.3.4a] [FTB-D-171] its own Leader Die is rolled first, where it has a group', () => {
    const g = underFire([5, 6, 6], { n1: { x: 12, y: 20 } });
    g.answer('roll').end();
    expect(g.facts('leader-die')).toMatchObject([{ who: 'star-1', passed: true, group: ['star-1', 'n1'] }]);
    expect(g.facts('reacted')).toMatchObject([{ passed: 1, result: 'duck-back' }]);
    g.done();
  });

  test('[FTB-D-48] one Leader Die serves the Star and its Grunt in one call', () => {
    const g = game({
      parties: ENEMY,
      people: {
        'star-1': { x: 10, y: 20, rep: 5, facing: 180 },
        n1: { x: 12, y: 20, rep: 4, facing: 180 },
        n9: { side: 'party-1', class: 'ganger', x: 10, y: 10 },
      },
      dice: [3, 6, 6, 5, 6],
    });
    const fired = ['star-1', 'n1'].map((target) => ({ target, by: ['n9'] }));
    g.begin(reactions(g.w, { ...emptyCall(), fired }));
    g.answer('roll').end();
    expect(g.facts('leader-die')).toHaveLength(1);
    expect(g.facts('reacted').map((f) => [f.who, f.passed])).toEqual([
      ['star-1', 1],
      ['n1', 1],
    ]);
    g.done();
  });
});

describe('the flight of a friend', () => {
  const flees = (from: readonly string[], e: object) => {
    const g = game({
      parties: ENEMY,
      people: {
        n1: { x: 18, y: 10 },
        n2: { x: 18, y: 12, facing: 180, class: 'ganger' },
        e: { side: 'party-1', x: 18, y: 30, facing: 180, ...e },
      },
      dice: [1, 6],
    });
    return g.begin(runAway(g.w, 'n1', from, 'FTB-5.7.6')).end();
  };

  test('[FTB-5.6.4] [FTB-5.7.3b] [FTB-D-170] who ducks back from what a friend ran from finds no cover in the open', () => {
    for (const from of [['e'], []]) {
      const g = flees(from, {});
      expect(g.facts('ducked-back')).toMatchObject([{ who: 'n2', into: 'prone' }]);
      expect(g.person('n2')).toMatchObject({ prone: true, behind: false });
    }
  });

  test('[FTB-D-170] where nobody sees it, it need go nowhere', () => {
    expect(flees([], { facing: 0 }).facts('ducked-back')).toMatchObject([{ into: 'cover' }]);
  });
});
