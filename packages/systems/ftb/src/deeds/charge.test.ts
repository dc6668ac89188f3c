import { describe, expect, test } from 'vitest';
import { game, type PersonGiven } from '../testing/game.js';
import { CHARGE } from './charge.js';

const band = (given: PersonGiven = {}, dice: readonly number[] = []) =>
  game({
    people: {
      'star-1': { x: 18, y: 10, rep: 5, ...given },
      n1: { x: 20, y: 10 },
      n2: { x: 16, y: 10, acted: true },
      foe: { side: 'party-1', x: 18, y: 16, facing: 180 },
    },
    parties: { 'party-1': { attitude: 'enemy' } },
    encounter: { seen: ['star-1', 'n1', 'n2', 'foe'] },
    active: ['star-1', 'n1', 'n2'],
    dice,
  });

describe('the deed', () => {
  test('[FTB-5.2b] [FTB-8.2b] the one further action, at any time of the turn', () => {
    const offers = (given: PersonGiven = {}) => {
      const g = band(given);
      return CHARGE.offers(g.w, g.person('star-1'), []).map((o) => o.what);
    };
    expect(offers()).toEqual(['foe']);
    expect(offers({ used: 3, moved: true })).toEqual(['foe']);
    expect(offers({ acted: true })).toEqual([]);
  });

  test('[FTB-8.2.1d] others of the group that still can may charge with it', () => {
    const g = band({}, [1, 1, 1, 1, 6, 6, ...[1, 1, 1, 1, 1, 6, 6, 6, 6, 1]]);
    g.begin(CHARGE.act(g.w, 'star-1', 'foe'));
    expect(g.question()).toBe('player-1 charge-with FTB-8.2.1d');
    expect(g.options()).toEqual(['n1']);
    g.answer(['n1']);
    expect(g.facts('charge-test')[0]?.chargers.map((c) => c.who)).toEqual(['star-1', 'n1']);
    g.answer('star-1').end();
    expect([g.person('star-1').acted, g.person('n1').acted]).toEqual([true, true]);
    g.done();
  });

  test('[FTB-8.2.1d] in a group of several players each says it of its own figures', () => {
    const g = band({}, [1, 1, 1, 1, 1, 1, 6, 6, ...[1, 1, 1, 1, 1, 6, 6, 6, 6, 1]]);
    Object.assign(g.person('n1'), { seat: 'player-2' });
    Object.assign(g.person('n2'), { acted: false });
    g.begin(CHARGE.act(g.w, 'star-1', 'foe'));
    expect([g.question(), g.options()]).toEqual(['player-2 charge-with FTB-8.2.1d', ['n1']]);
    g.answer(['n1']);
    expect([g.question(), g.options()]).toEqual(['player-1 charge-with FTB-8.2.1d', ['n2']]);
    g.answer(['n2']);
    expect(g.facts('charge-test')[0]?.chargers.map((c) => c.who)).toEqual(['star-1', 'n1', 'n2']);
  });

  test('[FTB-8.2.1d] [FTB-5.7.3b] not one whose turn is over', () => {
    const asks = (done: readonly string[], numb: number) => {
      const g = band({}, [1, 1, 6, 6, ...[1, 1, 1, 1, 1, 6, 6, 6, 6, 1]]);
      g.state.encounter?.done.push(...done);
      g.person('n1').numb = numb;
      return g.begin(CHARGE.act(g.w, 'star-1', 'foe')).question();
    };
    expect(asks([], 0)).toBe('player-1 charge-with FTB-8.2.1d');
    expect([asks(['n1'], 0), asks([], 1)]).toEqual(['over', 'over']);
  });

  test('[FTB-5.5.2a] [FTB-D-192] whom it sees by turning to its target comes into sight when the charge is over', () => {
    const faces = (facing: number) =>
      game({
        people: {
          'star-1': { rep: 5, facing },
          foe: { side: 'party-1', x: 24, y: 24, facing: 0, rep: 2 },
        },
        zeds: { 'zed-1': { x: 18, y: 19 } },
        parties: { 'party-1': { attitude: 'enemy' } },
        encounter: { seen: facing === 0 ? ['foe'] : [] },
        active: ['star-1'],
        dice: [/* the charge */ 1, 1, ...[1, 1, 1, 6, 6, 6, 6, 6], /* In Sight */ 1, 1, 1, 6, 6, 6],
      });
    const turns = faces(270);
    turns.begin(CHARGE.act(turns.w, 'star-1', 'zed-1'));
    expect(turns.facts('came-in-sight').map((f) => f.who)).toEqual([['foe']]);
    turns.answer('stay').answer('hold').end().done();
    expect(turns.facts('in-sight')[0]?.leaders.map((l) => l.who)).toEqual(['star-1', 'foe']);
    // Whoever was in front all the time has been seen.
    const same = faces(0);
    same.begin(CHARGE.act(same.w, 'star-1', 'zed-1')).end();
    expect(same.facts('came-in-sight')).toEqual([]);
  });
});
