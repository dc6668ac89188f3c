import { describe, expect, test } from 'vitest';
import { BARTER } from '../deeds/talk.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { barter } from './barter.js';

/** A Star with a Pistol and a Food Item, and two friends close by. */
function friends(dice: readonly number[], ours: PersonGiven = {}, more: Situation = {}): Game {
  return game({
    people: {
      'star-1': { x: 18, y: 10, rep: 4, has: ['pistol', 'food'], ...ours },
      n0: { side: 'party-1', x: 18, y: 13, facing: 180, rep: 4, has: ['shotgun'] },
      n1: { side: 'party-1', x: 19.5, y: 12, facing: 225, rep: 3 },
    },
    active: ['star-1'],
    ...more,
    parties: { 'party-1': { class: 'survivor', attitude: 'friend', ...more.parties?.['party-1'] } },
    dice,
  });
}

const has = (g: Game, id = 'star-1') => g.person(id).items.map((i) => i.what);
/** The options of a question in words. */
const shown = (g: Game) => {
  const { shape } = g.asked();
  return 'options' in shape ? shape.options.map((o) => inWords(o.line)) : [];
};
const begin = (g: Game) => g.begin(barter(g.w, 'party-1', 'star-1'));

describe('barter', () => {
  test('[FTB-EX-11.12] [FTB-11.12a] a Pistol for one Food from a Survivor of Rep 4, and never again', () => {
    const g = begin(friends([3, 6]));
    expect(g.options()).toEqual(['n0', 'n1', 'nobody']);
    g.answer('n0');
    expect(g.question()).toBe('player-1 barter-item FTB-11.12a');
    expect(shown(g)).toEqual(['A Pistol', 'A Food Item']);
    g.answer('1');
    expect(g.facts('offered')[0]).toMatchObject({ by: 'n0', passed: 1, thing: 'food' });
    g.answer(true);
    expect(has(g)).toEqual(['food', 'food']);
    expect(has(g, 'n0')).toEqual(['shotgun', 'pistol']);
    expect(g.options()).toEqual(['n1', 'nobody']);
    g.answer('nobody').end();
    g.done();
  });

  test('[FTB-11.12a] [FTB-11.7.1c] two dice against the Rep of whoever has something', () => {
    const g = begin(friends([4, 5], {}, {})).answer('n1', '1');
    // At Rep 3 a 4 does not pass.
    expect(g.facts('offered')[0]).toMatchObject({ by: 'n1', passed: 0, thing: '' });
    expect(has(g)).toEqual(['pistol', 'food']);
    expect(g.options()).toEqual(['n0', 'nobody']);
  });

  test('[FTB-11.12a] the player may leave it', () => {
    const g = begin(friends([4, 4, 4]))
      .answer('n0', '2', false, 'nobody')
      .end();
    expect(g.facts('offered')[0]?.thing).toBe('medical');
    expect(has(g)).toEqual(['pistol', 'food']);
  });

  test('[FTB-11.12b] once with each in an Encounter, taken or not', () => {
    const g = begin(friends([4, 4, 4]))
      .answer('n0', '2', false, 'nobody')
      .end();
    expect(g.state.parties[0]?.bartered).toEqual(['n0']);
    const star = g.person('star-1');
    expect(BARTER.offers(g.w, star, [star]).map((o) => o.what)).toEqual(['n1']);
  });

  test('[FTB-11.12c] [FTB-11.8.4] a Luxury Item costs two', () => {
    const g = begin(friends([4, 4, 5])).answer('n0', '1');
    expect(g.facts('offered')[0]?.thing).toBe('luxury');
    expect(g.question()).toBe('player-1 barter-second FTB-11.12c');
    expect(g.options()).toEqual(['2', 'none']);
    expect(shown(g)).toEqual(['A Food Item', 'No trade']);
    g.answer('2', 'nobody').end();
    expect(has(g)).toEqual(['luxury']);
    const not = begin(friends([4, 4, 5])).answer('n0', '1', 'none');
    expect(has(not)).toEqual(['pistol', 'food']);
    const poor = begin(friends([4, 4, 5], { has: ['pistol'] })).answer('n0');
    expect(has(poor)).toEqual(['pistol']);
  });

  test('[FTB-11.12c] [FTB-11.8.4] a Luxury Item that is given is worth one that is got', () => {
    const g = begin(friends([4, 4, 5], { has: ['luxury', 'food'] })).answer('n0', '1');
    expect(g.question()).toBe('player-1 barter-trade FTB-11.12a');
    g.answer(true);
    expect(has(g)).toEqual(['food', 'luxury']);
  });

  test('[FTB-11.12c] [FTB-D-215] for anything less it brings one Item as well', () => {
    const g = begin(friends([3, 6], { has: ['luxury', 'pistol'] })).answer('n0', '1', true);
    expect(has(g)).toEqual(['pistol', 'food']);
  });

  test('[FTB-11.8.6] a weapon counts one in barter, whatever hands it takes', () => {
    const g = begin(friends([4, 4, 1, 1, 2], { has: ['saw', 'food'] })).answer('n0', '1');
    expect(g.facts('offered')[0]?.thing).toBe('assault-rifle');
    g.answer(true);
    expect(has(g)).toEqual(['food', 'assault-rifle']);
  });

  test('[FTB-11.12a] [FTB-11.7.3b] what is got in barter is not in hand, for that takes the turn of drawing it', () => {
    const g = begin(friends([4, 4, 1, 1, 2], { has: ['food'], hand: [] })).answer('n0', true);
    expect(has(g)).toEqual(['assault-rifle']);
    expect(g.person('star-1').hand).toEqual([]);
  });

  test('[FTB-11.12a] nobody is asked which of several Items that are alike, in hand or not, is offered', () => {
    const asked = (hand: number[]) =>
      begin(friends([3, 6], { has: ['pistol', 'pistol'], hand }))
        .answer('n0')
        .question();
    expect([[], [1, 2], [2]].map(asked)).toEqual([
      'player-1 barter-trade FTB-11.12a',
      'player-1 barter-trade FTB-11.12a',
      'player-1 barter-item FTB-11.12a',
    ]);
  });

  test('[FTB-11.12a] friends are chosen on the table; whoever wants nobody points at none', () => {
    const g = begin(friends([]));
    const { shape } = g.asked();
    expect('options' in shape && shape.options.map((o) => o.on)).toEqual(['n0', 'n1', '']);
    expect(shown(g).map((said) => /Rep \d/.test(said))).toEqual([true, true, false]);
  });

  test('[FTB-14.15.1a] [FTB-D-99] double ones may be the Cure, one dose for the Item; by table option they never are', () => {
    const cure = begin(friends([1, 1, 1])).answer('n0', '1');
    expect(cure.facts('offered')[0]?.thing).toBe('cure');
    cure.answer(true, 'nobody').end();
    expect(cure.person('star-1').items.filter((i) => i.what === 'cure')).toHaveLength(1);
    cure.done();
    for (const [options, dice] of [
      [{}, [1, 1, 2, 6]],
      [{ 'cure-barter': 'off' }, [1, 1, 6]],
    ] as const) {
      const g = begin(friends(dice, {}, { options })).answer('n0', '1');
      expect(g.facts('offered')[0]?.thing).toBe('body-armor');
      g.answer(false, 'nobody').end();
      g.done();
    }
  });

  test('[FTB-11.12a] friends only, within 3 inches and in sight', () => {
    const offers = (more: Situation, at: PersonGiven = {}) => {
      const g = friends([], at, more);
      const star = g.person('star-1');
      return BARTER.offers(g.w, star, [star]).map((o) => o.what);
    };
    expect(offers({})).toEqual(['n0', 'n1']);
    expect(offers({ parties: { 'party-1': { attitude: 'neutral' } } })).toEqual([]);
    expect(offers({}, { y: 9.9 })).toEqual(['n1']);
    expect(offers({}, { has: [] })).toEqual([]);
    const g = friends([3, 6]);
    g.begin(BARTER.act(g.w, 'star-1', 'n0'))
      .answer('1', true)
      .end();
    expect(has(g)).toEqual(['food', 'food']);
  });
});
