import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import type { EncounterKind } from '../kinds.js';
import { IN_SIGHT_MODIFIERS, IN_SIGHT_RESOLUTION } from '../tables/insight.js';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { word } from '../words.js';
import { IN_SIGHT, inSight, movingGroup } from './insight.js';

const ENEMY: Situation['parties'] = { 'party-1': { attitude: 'enemy' } };
const foe = (x: number, y: number, more: PersonGiven = {}): PersonGiven => ({
  side: 'party-1',
  class: 'ganger',
  x,
  y,
  facing: 180,
  ...more,
});
const high = (...path: (readonly [number, number])[]): Situation['map'] => ({
  barriers: [{ id: 'wall', kind: 'high wall', path: path.map(([x, y]) => [x, y]) }],
});

/** Everybody in sight takes the test after players' figures have moved. */
function takes(given: Situation, movers: readonly string[] = ['star-1']) {
  const g = game({ parties: ENEMY, active: movers, ...given });
  return g.begin(inSight(g.w, 'players', movers, WATCHES));
}
const leaders = (g: ReturnType<typeof game>) =>
  g.facts('in-sight').flatMap((f) => f.leaders.map((l) => `${l.who} ${l.successes}/${l.dice}`));
const declared = (g: ReturnType<typeof game>) => g.facts('declared').map((f) => `${f.who} ${f.does}`);

const STAR: PersonGiven = { x: 10, y: 10, rep: 4, has: ['pistol'] };

describe('the trigger', () => {
  /** A wall that ends at x 20: figures south of it and west of that cannot be seen from the north. */
  const CORNER = high([0, 15], [20, 15]);
  const BAND: Situation = {
    parties: ENEMY,
    map: CORNER,
    people: {
      'star-1': { ...STAR, x: 16, y: 12 },
      n2: { x: 15, y: 12, rep: 3, has: ['pistol'] },
      n1: foe(24, 24),
    },
    active: ['star-1', 'n2'],
  };

  test('[FTB-5.5.1b] [FTB-EX-5.5.2-a] whoever is hidden is not in sight', () => {
    const g = game(BAND);
    const star = g.person('star-1');
    expect(IN_SIGHT.stops(g.w, star, g.table, [16, 12, 0])).toBe(false);
    takes(BAND).end();
    expect(g.facts('in-sight')).toEqual([]);
  });

  test('[FTB-5.5.1b] nor behind somebody else, nor beyond what light allows', () => {
    const between = takes({
      parties: { ...ENEMY, 'party-2': { attitude: 'neutral' } },
      people: { 'star-1': STAR, n2: foe(10, 15, { side: 'party-2' }), n1: foe(10, 20) },
    });
    expect(between.facts('in-sight')).toEqual([]);
    const night = (y: number, part: 'daytime' | 'night') =>
      takes({
        people: { 'star-1': STAR, n1: foe(10, y) },
        encounter: { part },
        dice: [6, 6, 6, 1, 1, 1, 1],
      }).facts('in-sight').length;
    expect([night(16, 'night'), night(16.1, 'night'), night(16.1, 'daytime')]).toEqual([1, 0, 1]);
  });

  test('[FTB-5.5.1a] [FTB-2.2.2a] [FTB-2.2.2b] any enemy that has a line suffices, cover or no cover', () => {
    const low: Situation['map'] = {
      barriers: [
        {
          id: 'w',
          kind: 'low wall',
          path: [
            [0, 19],
            [36, 19],
          ],
        },
      ],
    };
    const g = takes({ map: low, people: { 'star-1': STAR, n1: foe(10, 20) }, dice: [6, 6, 6, 1, 1, 1, 1] });
    expect(leaders(g)).toEqual(['star-1 0/3', 'n1 4/4']);
    // A figure that is seen from behind sees nothing, but is still in sight.
    const behind = takes({
      people: { 'star-1': { ...STAR, facing: 180 }, n1: foe(10, 20) },
      dice: [6, 6, 6, 1, 1, 1, 1],
    });
    expect(leaders(behind)).toHaveLength(2);
    const both = takes({ people: { 'star-1': { ...STAR, facing: 180 }, n1: foe(10, 20, { facing: 0 }) } });
    expect(leaders(both)).toEqual([]);
  });

  test('[FTB-5.5.2a] [FTB-5.5.2b] [FTB-5.5.2c] [FTB-EX-5.5.2-b] [FTB-EX-5.5.2-c] [FTB-D-41] one comes into sight, all move two inches more, one test', () => {
    const g = game({ ...BAND, dice: [6, 6, 6, 1, 1, 1, 1] }).run();
    g.answer('move star-1', [21.5, 12]);
    const { x } = g.person('star-1');
    expect(x).toBeGreaterThan(17);
    expect(x).toBeLessThan(20);
    expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['star-1']]);
    expect(g.question()).toBe('player-1 two-more FTB-5.5.2b');
    expect(g.refused([x + 2.1, 12])).toBe('FTB-5.5.2b');
    const used = g.person('star-1').used;
    g.answer([x, 10.5]);
    expect(g.person('star-1').used).toBeCloseTo(used + 1.5, 2);
    // The other has not moved yet, and may also come up.
    expect(g.asked().values).toMatchObject({ who: { noun: 'person.n2' }, inches: 2 });
    g.answer([16.5, 12]);
    expect(g.facts('in-sight')).toHaveLength(1);
    expect(leaders(g)).toEqual(['star-1 0/3', 'n1 4/4']);
  });

  test('[FTB-12.5a] [FTB-D-192] a PEF that the two inches bring into sight is resolved when the test is over', () => {
    const g = game({ ...BAND, pefs: { 'pef-1': { x: 21, y: 30 } }, dice: [6, 6, 6, 1, 1, 1, 1, 5, 5] }).run();
    g.answer('move star-1', [21.5, 12]);
    expect(g.facts('pef-resolved')).toEqual([]);
    g.answer([g.person('star-1').x + 1.9, 12], 'stay');
    expect(g.facts('pef-resolved')).toMatchObject([{ pef: 'pef-1' }]);
    const told = g.w.facts.map((f) => (f as { is: string }).is);
    expect(told.indexOf('in-sight')).toBeLessThan(told.indexOf('pef-resolved'));
    g.done();
  });

  test('[FTB-12.5a] [FTB-D-192] nor is one resolved that somebody has in sight who does not move', () => {
    const barriers = [...(CORNER?.barriers ?? []), ...(high([15.6, 4], [15.6, 11])?.barriers ?? [])];
    const map = { barriers: barriers.map((b, i) => ({ ...b, id: `wall-${i}` })) };
    const dice = [6, 6, 6, 1, 1, 1, 1, 5, 5];
    const g = game({ ...BAND, map, pefs: { 'pef-1': { x: 15, y: 4 } }, dice }).run();
    g.answer('move star-1', [21.5, 12], 'stay', 'stay');
    expect(g.facts('in-sight')).toHaveLength(1);
    expect(g.facts('pef-resolved')).toEqual([]);
  });

  test('[FTB-D-41] a figure with less left goes only that far, and one with nothing left stays', () => {
    const g = game({
      ...BAND,
      people: {
        ...BAND.people,
        'star-1': { ...BAND.people?.['star-1'], used: 4.5 },
        n2: { x: 15, y: 12, used: 8 },
      },
      dice: [6, 6, 6, 1, 1, 1, 1],
    }).run();
    g.answer('move star-1', [19, 12]);
    const left = 8 - g.person('star-1').used;
    expect(left).toBeLessThan(2);
    expect(g.asked().values).toMatchObject({ inches: Math.floor(left * 10) / 10 });
    g.answer('stay');
    expect(g.question()).not.toMatch('two-more');
  });

  test('[FTB-5.5.2b] [FTB-5.7.3b] nor does one go on whose turn has ended, having dropped prone', () => {
    const asked = (done: readonly string[]) => {
      const people = { ...BAND.people, n2: { ...BAND.people?.n2, prone: true } };
      const g = game({ ...BAND, people, encounter: { done: [...done] }, dice: [6, 6, 6, 1, 1, 1, 1] }).run();
      g.answer('move star-1', [21.5, 12], 'stay');
      return g.facts('in-sight').length === 0 ? g.asked().values?.who : undefined;
    };
    expect(asked([])).toMatchObject({ noun: 'person.n2' });
    expect(asked(['n2'])).toBeUndefined();
  });

  test('[FTB-5.5.2b] the two inches may lead out of sight again: then there is no test', () => {
    const g = game(BAND).run().answer('move star-1', [21.5, 12]);
    g.answer([g.person('star-1').x - 2, 12], 'stay').end();
    expect(g.facts('in-sight')).toEqual([]);
  });

  test('[FTB-D-40] whoever has been seen in this phase triggers nothing more', () => {
    const g = game({
      ...BAND,
      map: {},
      encounter: { seen: ['star-1', 'n2', 'n1'] },
    }).run();
    g.answer('move star-1', [16, 15]).end();
    expect(g.facts('in-sight')).toEqual([]);
  });

  test('[FTB-5.5.10] [FTB-D-40] [FTB-EX-5.5.10] another enemy that comes into view triggers another test, with new dice', () => {
    const g = game({
      ...BAND,
      map: high([0, 15], [20, 15]),
      people: {
        'star-1': { ...BAND.people?.['star-1'], x: 26, y: 12 },
        n1: foe(26, 24),
        n3: foe(12, 18, { rep: 2 }),
      },
      encounter: { seen: ['n1', 'star-1'] },
      active: ['star-1'],
      dice: [1, 1, 1, 6, 6, 6, 6, 6, 6],
    }).run();
    g.answer('move star-1', [22, 15.5]);
    expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['n3']]);
    g.answer('stay');
    expect(leaders(g).map((l) => l.split(' ')[0])).toContain('n3');
    expect(g.question()).toBe('player-1 in-sight FTB-5.5.7m');
    expect(g.options()).toContain('fire');
  });

  test('[FTB-5.5.9] [FTB-5.5.8] after the test the movement goes on', () => {
    const g = game({ ...BAND, dice: [6, 6, 6, 1, 1, 1, 1] }).run();
    g.answer('move star-1', [21.5, 12], 'stay', 'stay').end().run();
    expect(g.question()).toBe('player-1 deed FTB-5.2a');
    expect(g.options()).toContain('move star-1');
  });

  test('[FTB-10.9.1] zombies neither trigger nor take it', () => {
    const g = game({ people: { 'star-1': STAR }, zeds: { 'zed-1': { x: 10, y: 16, facing: 180 } } });
    expect(IN_SIGHT.stops(g.w, g.person('star-1'), g.table, [10, 10, 0])).toBe(false);
  });

  test('[FTB-5.5.2a] people who are no enemies trigger nothing', () => {
    for (const attitude of ['unknown', 'friend', 'neutral'] as const) {
      const g = game({ people: { 'star-1': STAR, n1: foe(10, 16) }, parties: { 'party-1': { attitude } } });
      expect(IN_SIGHT.stops(g.w, g.person('star-1'), g.table, [10, 10, 0])).toBe(false);
    }
  });
});

describe('the test', () => {
  test('[FTB-5.5] [FTB-5.5.3a] [FTB-5.5.3c] [FTB-EX-5.5.3] [FTB-T-in-sight-modifiers] Leaders roll a die for each point of Rep, the moving one a die less', () => {
    const g = takes({
      people: {
        'star-1': STAR,
        n2: { x: 12, y: 10, rep: 5, has: ['pistol'] },
        n1: foe(10, 20, { rep: 3, has: ['pistol'] }),
      },
      dice: [3, 4, 3, 4, 4, 3],
    });
    expect(leaders(g)).toEqual(['star-1 2/3', 'n1 1/3']);
    expect(g.facts('in-sight')[0]?.act).toEqual(['star-1']);
    expect(g.question()).toBe('player-1 aim FTB-7.3a');
  });

  test('[FTB-5.5.3b] [FTB-D-30] there is no lowest number of dice: with none there are no successes', () => {
    const g = takes({ people: { 'star-1': { ...STAR, rep: 1 }, n1: foe(10, 20, { rep: 1 }) }, dice: [1] });
    expect(leaders(g)).toEqual(['star-1 0/0', 'n1 1/1']);
    const none = takes({
      people: {
        'star-1': { ...STAR, rep: 1 },
        n1: foe(10, 20, { rep: 1, has: ['pistol'], concealed: true }),
      },
    }).end();
    expect(leaders(none)).toEqual(['star-1 0/0', 'n1 0/0']);
    expect(none.facts('in-sight')[0]?.act).toEqual([]);
  });

  test('[FTB-5.5.3c] equal successes: it is taken again', () => {
    const g = takes({
      people: { 'star-1': { ...STAR, rep: 2, has: [] }, n1: foe(10, 20, { rep: 1 }) },
      dice: [1, 1, 6, 6, 6, 1],
    });
    expect(leaders(g)).toEqual(['star-1 0/1', 'n1 1/1']);
    g.done();
  });

  test('[FTB-5.5.3c] [FTB-5.5.3b] of two that score nothing a single die is rolled again', () => {
    const g = takes({
      people: {
        'star-1': { ...STAR, rep: 2, has: [] },
        n1: foe(10, 20, { rep: 1, has: ['pistol'], concealed: true }),
      },
      dice: [6, 1],
    });
    expect(leaders(g)).toEqual(['star-1 1/1', 'n1 0/0']);
    g.done();
  });

  test('[FTB-5.5.3m] [FTB-D-59] having to draw costs a die, once', () => {
    const g = takes({
      people: { 'star-1': { ...STAR, concealed: true }, n1: foe(10, 20) },
      dice: [1, 6, 6, 6, 6, 6],
    });
    expect(leaders(g)).toEqual(['star-1 1/2', 'n1 0/4']);
    expect(g.person('star-1').concealed).toBe(false);
    expect(g.facts('drew')).toHaveLength(1);
  });

  test('[FTB-14.6.5a] [FTB-D-59] whoever has no weapon to draw counts none, and draws none', () => {
    const empty = takes({
      people: { 'star-1': { ...STAR, has: [], concealed: true }, n1: foe(10, 20) },
      encounter: { kind: 'zed' },
      dice: [1, 6, 6, 6, 6, 6, 6],
    });
    expect(leaders(empty)).toEqual(['star-1 1/3', 'n1 0/4']);
    expect(empty.facts('drew')).toEqual([]);
    // Food in hand is not a weapon, and a stowed weapon is not drawn.
    const stowed = takes({
      people: { 'star-1': { ...STAR, has: ['pistol'], hand: [] }, n1: foe(10, 20) },
      encounter: { kind: 'escape' },
      dice: [1, 6, 6, 6, 6, 6, 6],
    });
    expect(leaders(stowed)).toEqual(['star-1 1/3', 'n1 0/4']);
  });

  test('[FTB-D-59] in the first three Encounters the players always count it', () => {
    const g = takes({
      people: { 'star-1': STAR, n1: foe(10, 20) },
      encounter: { kind: 'zed' },
      dice: [1, 6, 6, 6, 6, 6],
    });
    expect(leaders(g)).toEqual(['star-1 1/2', 'n1 0/4']);
  });

  test('[FTB-5.5.3m] [FTB-14.12.5f] those raided are alert once a shot has been fired', () => {
    const dice = (shots: boolean, foes: string, kind: EncounterKind = 'raid') =>
      takes({
        people: { 'star-1': { ...STAR, rep: 1 }, n1: foe(10, 20, { rep: 2 }) },
        encounter: { kind, foes, shots },
        dice: [1, 1, 1],
      })
        .facts('in-sight')[0]
        ?.leaders.map((l) => l.dice);
    expect(dice(true, 'ganger')).toEqual([0, 3]);
    expect(dice(false, 'ganger')).toEqual([0, 2]);
    expect(dice(true, 'survivor')).toEqual([0, 2]);
    expect(dice(true, 'ganger', 'rescue')).toEqual([0, 3]);
    expect(dice(true, 'ganger', 'confrontation')).toEqual([0, 2]);
  });

  test('[FTB-14.12.5f] [FTB-14.2c] [FTB-D-8] where players defend against a raid, they are the ones who are alert', () => {
    const dice = (shots: boolean) =>
      takes({
        people: { 'star-1': { ...STAR, rep: 3 }, n1: foe(10, 20, { rep: 2 }) },
        encounter: { kind: 'raid-defend', foes: 'ganger', shots },
        dice: [1, 1, 1, 6, 6],
      })
        .facts('in-sight')[0]
        ?.leaders.map((l) => l.dice);
    expect(dice(true)).toEqual([3, 2]);
    expect(dice(false)).toEqual([2, 2]);
  });

  test('[FTB-D-66] [FTB-5.5.3m] by table option a die less where every enemy in view is in cover', () => {
    const low: Situation['map'] = {
      barriers: [
        {
          id: 'w',
          kind: 'low wall',
          path: [
            [0, 19],
            [11, 19],
          ],
        },
      ],
    };
    const dice = (on: 'on' | 'off', x: number) =>
      takes({
        map: low,
        people: { 'star-1': STAR, n1: foe(10, 20, { rep: 1 }), n2: foe(x, 20, { rep: 1 }) },
        options: { 'concealed-in-sight': on },
        dice: [1, 1, 1, 6],
      }).facts('in-sight')[0]?.leaders[0]?.dice;
    expect([dice('off', 8), dice('on', 8), dice('on', 14)]).toEqual([3, 2, 3]);
    // A Leader who sees no enemy has none in cover.
    const blind = takes(
      {
        map: high([0, 15], [11, 15]),
        people: { 'star-1': { ...STAR, x: 10, y: 14 }, n2: { x: 13.5, y: 14, has: [] }, n1: foe(13.5, 24) },
        options: { 'concealed-in-sight': 'on' },
        dice: [1, 1, 1, 6, 6, 6, 6],
      },
      ['star-1', 'n2'],
    ).end();
    expect(blind.facts('in-sight')[0]?.leaders[0]).toMatchObject({ who: 'star-1', dice: 3 });
    expect(IN_SIGHT_MODIFIERS.rows.map((r) => r.dice)).toEqual([-1, -1, 1, -1]);
  });

  test('[FTB-D-42] a Leader out of sight takes it, and does not act', () => {
    const g = takes(
      {
        map: high([0, 15], [11, 15]),
        people: { 'star-1': { ...STAR, x: 10, y: 14 }, n2: { x: 13.5, y: 14, has: [] }, n1: foe(13.5, 24) },
        dice: [1, 1, 1, 6, 6, 6, 6],
      },
      ['star-1', 'n2'],
    ).end();
    expect(leaders(g)).toEqual(['star-1 3/3', 'n1 0/4']);
    expect(declared(g)).toEqual(['n2 duck-back']);
  });

  test('[FTB-5.5.2c] groups that have not moved take it as well where they are in sight', () => {
    const g = takes({
      people: { 'star-1': STAR, n2: { x: 20, y: 10, rep: 2 }, n1: foe(10, 20), n3: foe(25, 20, { rep: 1 }) },
      dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1],
    });
    expect(leaders(g)).toEqual(['star-1 0/3', 'n2 0/2', 'n1 4/4', 'n3 1/1']);
  });

  test('[FTB-D-37] a group acts if it beat some opposing group in its sight, most successes first; ties of opponents are rolled again by these two', () => {
    const g = takes({
      people: {
        'star-1': { ...STAR, has: [] },
        n2: { x: 20, y: 10, rep: 2, has: [] },
        n1: foe(10, 20, { rep: 3 }),
        n3: foe(30, 20, { rep: 1 }),
      },
      // star-1 two, n2 none, n1 two, n3 none; star-1 and n1 again: two and three; n2 and n3 again: one and none.
      dice: [1, 1, 6, 6, 6, 1, 1, 6, 6, 1, 1, 6, 1, 1, 1, 1, 6, 6],
    });
    expect(leaders(g)).toEqual(['star-1 2/3', 'n2 1/2', 'n1 3/3', 'n3 0/1']);
    expect(g.facts('in-sight')[0]?.act).toEqual(['n1', 'star-1', 'n2']);
  });

  /** Three players against each other, all in sight, with these numbers of dice. The first is moving: a die less. */
  const threeWays = ([a, b, c]: readonly [number, number, number], dice: readonly number[]) =>
    takes({
      parties: {},
      options: { players: '3', sides: 'opposed' },
      people: {
        'star-1': { x: 10, y: 10, rep: a + 1, has: [], seat: 'player-1', side: 'player-1' },
        'star-2': { x: 16, y: 18, facing: 225, rep: b, has: [], seat: 'player-2', side: 'player-2' },
        'star-3': { x: 4, y: 18, facing: 135, rep: c, has: [], seat: 'player-3', side: 'player-3' },
      },
      dice,
    });

  test('[FTB-D-37] three opponents with a die each can never differ all of them: they stay tied', () => {
    const g = threeWays([1, 1, 1], [1, 6, 1]);
    expect(leaders(g)).toEqual(['star-1 1/1', 'star-2 0/1', 'star-3 1/1']);
    expect(g.facts('in-sight')[0]?.act).toEqual(['star-1', 'star-3']);
  });

  test('[FTB-D-37] those who cannot all differ keep no others from rolling again, whom they do not see', () => {
    const star = (seat: string, more: PersonGiven) => ({ ...more, has: [], seat, side: seat });
    const g = takes({
      map: high([0, 20], [36, 20]),
      options: { players: '4', sides: 'opposed' },
      people: {
        'star-1': star('player-1', { x: 10, y: 10, rep: 2 }),
        'star-2': star('player-2', { x: 16, y: 18, facing: 225, rep: 1 }),
        'star-3': star('player-3', { x: 4, y: 18, facing: 135, rep: 1 }),
        'star-4': star('player-4', { x: 10, y: 24, rep: 2 }),
        n1: foe(10, 30, { rep: 2 }),
      },
      // One success each for the three; star-4 and n1 have two each, and roll again.
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6],
    });
    expect(leaders(g)).toEqual(['star-1 1/1', 'star-2 1/1', 'star-3 1/1', 'star-4 2/2', 'n1 0/2']);
    g.done();
  });

  test('[FTB-D-37] with dice enough they roll until they differ: with two, one and one, or with one against none', () => {
    const two = threeWays([2, 1, 1], [6, 6, 1, 1, 1, 6, 1, 1, 6]);
    expect(leaders(two)).toEqual(['star-1 2/2', 'star-2 1/1', 'star-3 0/1']);
    const one = threeWays([1, 0, 0], [6, 1]);
    expect(leaders(one)).toEqual(['star-1 1/1', 'star-2 0/0', 'star-3 0/0']);
  });
});

describe('acting', () => {
  /** A figure that has won, alone against one enemy. */
  const won = (p: PersonGiven, more: Situation = {}, at: PersonGiven = foe(10, 20)) =>
    takes(
      {
        people: { n2: { x: 10, y: 10, rep: 4, ...p }, n1: at },
        dice: [1, 1, 1, 6, 6, 6, 6, ...(more.dice ?? [])],
        ...('dice' in more ? {} : more),
      },
      ['n2'],
    );
  const star = (p: PersonGiven, moving = true, at: PersonGiven = foe(10, 20)) =>
    takes(
      {
        people: { 'star-1': { x: 10, y: 10, rep: 4, ...p }, n1: at },
        dice: [1, 1, 1, 1, 6, 6, 6, 6],
        active: moving ? ['star-1'] : [],
      },
      moving ? ['star-1'] : [],
    );

  test('[FTB-5.5.4a] [FTB-5.5.7] [FTB-5.5.7m] [FTB-T-in-sight-resolution] a Grunt takes the first line that fits', () => {
    const fires = won({ has: ['bolt-action-rifle'] }, { dice: [6, 1, 6, 6, 6] });
    expect(declared(fires)).toEqual(['n2 fire']);
    const empty = { items: [{ id: 1, what: 'pistol', empty: true }], hand: [1] };
    expect(declared(won(empty))).toEqual(['n2 duck-back']);
    expect(declared(won({ has: ['pistol'] }, { dice: [6, 1, 6, 6, 6] }, foe(10, 22)))).toEqual(['n2 fire']);
    expect(declared(won({ has: ['pistol'] }, {}, foe(10, 22.1)))).toEqual(['n2 carry-on']);
    expect(declared(won({ has: ['one-hand'] }))).toEqual(['n2 duck-back']);
    expect(IN_SIGHT_RESOLUTION.rows.map((r) => [r.case, r.grunt[0]])).toEqual([
      ['lost-nerve', 'duck-back'],
      ['declares-charge', 'charge'],
      ['can-fire', 'fire'],
      ['out-of-ammo', 'duck-back'],
      ['out-of-range', 'carry-on'],
      ['no-ranged-weapon', 'charge'],
    ]);
  });

  test('[FTB-5.5.7m] an active one may declare a charge instead, its player says', () => {
    const g = won({ has: ['pistol'] }, {}, foe(10, 17));
    expect(g.question()).toBe('player-1 in-sight-charge FTB-5.5.7m');
    expect(g.options()).toEqual(['charge', 'fire']);
    const empty = { items: [{ id: 1, what: 'pistol', empty: true }], hand: [1] };
    expect(won(empty, {}, foe(10, 17)).options()).toEqual(['charge', 'duck-back']);
  });

  test('[FTB-5.5.7m] a Star chooses freely; moving and charging are for active ones', () => {
    expect(star({ has: ['pistol'] }, true, foe(10, 17)).options()).toEqual([
      'fire',
      'charge',
      'move-on',
      'fast-move',
      'duck-back',
      'hold',
    ]);
    expect(star({ has: ['pistol'] }, false, foe(10, 17)).options()).toEqual(['fire', 'duck-back', 'hold']);
    expect(star({ has: [], used: 8, fast: 0 }).options()).toEqual(['duck-back', 'hold']);
  });

  test('[FTB-5.5.7m] [FTB-5.7.3b] whose turn is over fires, but neither charges nor goes on, whether it came along or not', () => {
    const people = {
      'star-1': { x: 10, y: 10, rep: 4, has: ['pistol'] },
      n2: { x: 11, y: 10, rep: 3, has: ['one-hand'] },
      n1: foe(10, 15),
    };
    const options = (done: readonly string[]) => {
      const given = { people, encounter: { done: [...done] } };
      return takes({ ...given, dice: [1, 1, 1, 6, 6, 6, 6] }, ['star-1', 'n2']).options();
    };
    expect(options([])).toContain('charge');
    expect(options(['star-1'])).toEqual(['fire', 'duck-back', 'hold']);
    // Nor when all of the group are through, so that no group is active.
    expect(options(['star-1', 'n2'])).toEqual(['fire', 'duck-back', 'hold']);
    const grunt = (done: readonly string[]) => {
      const dice = [1, 1, 1, 6, 6, 6, 6, /* the charge */ 1, 1, 6, 6, ...[1, 1, 1, 1, 6, 6, 6, 6, 1]];
      const g = takes({ people, encounter: { done: [...done] }, dice }, ['star-1', 'n2']).answer('hold');
      return declared(g)[1];
    };
    expect([grunt([]), grunt(['n2'])]).toEqual(['n2 charge', 'n2 duck-back']);
  });

  test('[FTB-D-107] [FTB-10.9.4m] whoever is numb from a feast holds, Star, Grunt or Citizen, while the others act', () => {
    const wins = (numb: number) => {
      const people = {
        'star-1': { x: 10, y: 10, rep: 5, has: ['pistol'], numb: 1 },
        n2: { x: 11, y: 10, rep: 4, has: ['pistol'], numb },
        n3: { x: 12, y: 10, rep: 3, class: 'citizen', has: ['pistol'], numb: 1 },
        n1: foe(10, 20),
      } as const;
      const shot = numb > 0 ? [] : [1, 2, /* noise */ 1, 1, /* Received Fire */ 6, 6];
      const g = takes({ people, dice: [1, 1, 1, 1, 6, 6, 6, 6, ...shot] }, ['star-1', 'n2', 'n3']);
      if (numb === 0) g.answer('n1');
      g.end().done();
      return declared(g);
    };
    expect(wins(1)).toEqual(['star-1 hold', 'n2 hold', 'n3 hold']);
    expect(wins(0)).toEqual(['star-1 hold', 'n2 fire', 'n3 hold']);
  });

  test('[FTB-5.5.2a] [FTB-5.7.3b] the group that moves is without those whose turn is over', () => {
    const moving = (done: readonly string[]) => {
      const people = { 'star-1': { x: 10, y: 10 }, n2: { x: 11, y: 10 }, n3: { x: 12, y: 10 } };
      const g = game({ people, encounter: { done: [...done] }, active: ['star-1', 'n2'] });
      return movingGroup(g.w, 'star-1');
    };
    expect([moving([]), moving(['n2'])]).toEqual([['star-1', 'n2'], ['star-1']]);
  });

  test('[FTB-8.2a] [FTB-D-43] a charge declared at one that has ducked out of sight meanwhile is not made', () => {
    const charges = (shot: number, later: readonly number[]) => {
      const g = takes(
        {
          map: high([12, 14.8], [17.2, 14.8]),
          people: {
            'star-1': { x: 18, y: 10, rep: 5, has: ['pistol'] },
            n2: { x: 16, y: 10, has: ['one-hand'] },
            n1: foe(18, 14.2, { rep: 3, has: ['pistol'] }),
          },
          // In Sight; the Star's shot and its noise; the charge and its melee.
          dice: [1, 1, 1, 1, 6, 6, 6, shot, 1, ...later],
        },
        ['star-1', 'n2'],
      );
      g.answer('fire', 'n1 by 1');
      expect(declared(g)).toEqual(['star-1 fire', 'n2 charge']);
      g.done();
      return [g.facts('ducked-back').map((f) => f.into), g.facts('charges').length, g.person('n2').used > 0];
    };
    expect(charges(6, [6])).toEqual([['cover'], 0, false]);
    expect(charges(1, [1, 1, 6, 6, ...[1, 1, 1, 1, 1, 6, 6, 6, 1]])).toEqual([[], 1, true]);
  });

  test('[FTB-5.3.2c] [FTB-EX-5.3.2-b] a Star makes a run for it, on what is left and what is added', () => {
    const g = takes({
      people: { 'star-1': { ...STAR, rep: 5, used: 6 }, n1: foe(10, 20) },
      encounter: { seen: ['star-1', 'n1'] },
      dice: [1, 1, 1, 1, 6, 6, 6, 6, 2, 6],
    });
    g.answer('fast-move');
    expect(g.asked().values).toMatchObject({ inches: 6 });
    g.answer([4, 10]).end();
    expect(g.person('star-1')).toMatchObject({ x: 4, y: 10, used: 12, fast: 4 });
  });

  test('[FTB-5.5.9] [FTB-5.5.10] a Star that goes on can come into another sight', () => {
    const g = takes({
      map: high([12, 15], [24, 15]),
      people: { 'star-1': STAR, n1: foe(8, 24, { rep: 2 }), n3: foe(20, 20, { rep: 2 }) },
      encounter: { seen: ['star-1', 'n1'] },
      dice: [1, 1, 1, 6, 6, 1, 1, 1, 6, 6, 6, 6],
    });
    g.answer('move-on', [10, 16]);
    expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['n3']]);
    g.answer('stay');
    expect(g.facts('in-sight')).toHaveLength(2);
    g.answer('hold').end();
  });

  describe('[FTB-D-192] what a charge in the test brings into sight follows when all is over', () => {
    const charges = (more: Situation, dice: readonly number[]) => {
      const g = takes({
        map: high([12, 12], [24, 12]),
        people: { 'star-1': STAR, n1: foe(10, 15, { rep: 2 }), ...more.people },
        pefs: more.pefs,
        encounter: { seen: ['star-1', 'n1'] },
        dice: [1, 1, 1, 6, 6, /* the charge */ 1, 1, 6, 6, ...[1, 1, 1, 1, 6, 6, 1], ...dice],
      });
      return g.answer('charge');
    };

    test('[FTB-5.5.10] another Enemy', () => {
      const g = charges({ people: { n3: foe(20, 16, { rep: 2 }) } }, [1, 1, 1, 6, 6]);
      expect(g.facts('downed').map((f) => f.who)).toEqual(['n1']);
      expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['n3']]);
      g.answer('stay');
      expect(leaders(g)).toEqual(['star-1 3/3', 'n1 0/2', 'star-1 3/3', 'n3 0/2']);
      g.answer('hold').end().done();
    });

    test('[FTB-12.5a] a PEF', () => {
      const g = charges({ pefs: { 'pef-1': { x: 20, y: 16 } } }, [5, 5]).end();
      expect(g.facts('pef-resolved')).toMatchObject([{ pef: 'pef-1' }]);
      g.done();
    });
  });

  test('[FTB-5.5.3c] successes count against Enemies that one sees or is seen by, and not against others', () => {
    const g = takes(
      {
        parties: { ...ENEMY, 'party-2': { attitude: 'enemy' } },
        // A wall across the table from south to north.
        map: high([18, 0], [18, 36]),
        people: {
          'star-1': { ...STAR, seat: 'player-1' },
          'star-2': { ...STAR, side: 'player-2', x: 28 },
          n1: foe(10, 20),
          n2: foe(28, 20, { side: 'party-2' }),
        },
        // Star 2 has more than the Enemy in the west, and fewer than its own.
        dice: [6, 6, 6, 1, 1, 6, 6, 1, 6, 6, 6, 1, 1, 1, 6],
      },
      ['star-1'],
    );
    expect(leaders(g)).toEqual(['star-1 0/3', 'star-2 2/4', 'n1 1/4', 'n2 3/4']);
    expect(g.facts('in-sight')[0]?.act).toEqual(['n2', 'n1']);
  });

  test('[FTB-5.5.6] a Citizen that wins must keep its nerve', () => {
    const g = won({ class: 'citizen', has: ['bolt-action-rifle'] }, { dice: [5] });
    expect(g.facts('brown-pants')).toMatchObject([{ who: 'n2', passed: false }]);
    expect(declared(g)).toEqual(['n2 duck-back']);
    expect(g.facts('ducked-back')).toHaveLength(1);
    const brave = won({ class: 'citizen', has: ['bolt-action-rifle'] }, { dice: [4, 6, 1, 6, 6, 6] });
    expect(declared(brave)).toEqual(['n2 fire']);
    expect(brave.facts('brown-pants')).toMatchObject([{ who: 'n2', passed: true }]);
  });

  test('[FTB-5.5.6] a Star that is a Citizen too', () => {
    const g = takes({
      people: { 'star-1': { ...STAR, class: 'citizen' }, n1: foe(10, 20) },
      dice: [1, 1, 1, 6, 6, 6, 6, 5],
    }).end();
    expect(declared(g)).toEqual(['star-1 duck-back']);
  });

  test('[FTB-5.5.4b] [FTB-5.5.4c] [FTB-5.5.7] [FTB-D-43] [FTB-EX-5.5.7] [FTB-5.6.1] from the highest Rep, all targets before the first shot, reactions last', () => {
    const g = takes(
      {
        people: {
          n2: { x: 10, y: 10, rep: 4, has: ['bolt-action-rifle'] },
          n3: { x: 12, y: 10, rep: 5, has: ['bolt-action-rifle'] },
          n1: foe(11, 20),
        },
        dice: [1, 1, 1, 1, 6, 6, 6, 6, 2, 1, 3, 1, 6, 6],
      },
      ['n2', 'n3'],
    ).end();
    const order = g.w.facts
      .map((f) => f as { is: string; who?: string })
      .filter((f) => ['declared', 'fired', 'reacted'].includes(f.is))
      .map((f) => `${f.is} ${f.who}`);
    expect(order).toEqual(['declared n3', 'declared n2', 'fired n3', 'fired n2', 'reacted n1']);
    g.done();
  });

  test('[FTB-5.6.1] [FTB-5.5.4c] [FTB-D-47] [FTB-EX-5.6.1] groups that won act before anybody reacts, once for all fire', () => {
    const g = takes(
      {
        people: {
          n2: { x: 6, y: 10, rep: 4, has: ['bolt-action-rifle'] },
          n3: { x: 14, y: 10, rep: 5, has: ['bolt-action-rifle'] },
          n1: foe(10, 20),
        },
        dice: [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 2, 1, 1, 1, 6, 6],
      },
      ['n2'],
    ).end();
    expect(g.facts('in-sight')[0]?.act).toHaveLength(2);
    expect(g.facts('reacted')).toMatchObject([{ who: 'n1', tests: ['received-fire'] }]);
    g.done();
  });

  test('[FTB-5.5.5a] [FTB-7.4] [FTB-D-44] Grunts at the nearest, nobody twice before all once, with all their dice', () => {
    const g = takes(
      {
        people: {
          n5: { x: 10, y: 10, rep: 5, has: ['sub-machine-gun'] },
          n6: { x: 11, y: 10, rep: 4, has: ['sub-machine-gun'] },
          n7: { x: 12, y: 10, rep: 3, has: ['sub-machine-gun'] },
          n1: foe(11, 20, { rep: 2 }),
          n2: foe(12.5, 20.5, { rep: 2 }),
        },
        dice: [1, 1, 1, 1, 6, 6, ...Array.from({ length: 60 }, () => 1)],
      },
      ['n5', 'n6', 'n7'],
    );
    expect(
      g
        .facts('fired')
        .slice(0, 3)
        .map((f) => [f.who, f.at, f.dice.length]),
    ).toEqual([
      ['n5', ['n1'], 3],
      ['n6', ['n2'], 3],
      ['n7', ['n1'], 3],
    ]);
  });

  test('[FTB-5.5.7m] the question is about the one who was quicker, and names whom it sees', () => {
    const g = takes({
      people: { 'star-1': STAR, n1: foe(10, 18) },
      dice: [1, 1, 1, 6, 6, 6, 6],
    });
    expect(g.question()).toBe('player-1 in-sight FTB-5.5.7m');
    // On a phone the table may be out of view.
    expect(g.asked().values).toEqual({ who: word('person.star-1'), foes: [word('person.n1')] });
  });

  test('[FTB-8.2a] and so is the one about whom it charges', () => {
    const g = takes({
      people: { 'star-1': STAR, n1: foe(10, 15), n2: foe(11, 15) },
      dice: [1, 1, 1, 6, 6, 6, 6],
    }).answer('charge');
    expect(g.question()).toBe('player-1 charge FTB-8.2a');
    expect(g.asked().values).toEqual({ who: { noun: 'person.star-1', count: 1 } });
  });

  test('[FTB-5.5.5b] [FTB-7.4] a Star at whom it likes, spread as it likes', () => {
    const g = takes({
      people: { 'star-1': { ...STAR, has: ['machine-pistol'] }, n1: foe(10, 18), n2: foe(11, 18) },
      dice: [1, 1, 1, 6, 6, 6, 6],
    });
    g.answer('fire');
    expect(g.options()).toEqual(['n1', 'n1 one', 'n2', 'n2 one']);
  });

  test('[FTB-6.6] [FTB-6.3b] its player chooses with what, and at which rating', () => {
    const g = takes(
      {
        people: { n2: { x: 10, y: 10, rep: 4, has: ['pistol', 'ba-pistol'] }, n1: foe(10, 20) },
        dice: [1, 1, 1, 6, 6, 6, 6],
      },
      ['n2'],
    );
    expect(g.question()).toBe('player-1 fire-with FTB-6.6');
    expect(g.options()).toEqual(['1', '2', 'both']);
    const { shape } = g.asked();
    const lines = 'options' in shape ? shape.options.map(({ line }) => inWords(line)) : [];
    expect(lines).toEqual(['A Pistol', 'A BA Pistol', 'Both at once']);
    expect(g.answer('1').options()).toEqual(['n1', 'n1 by 1']);
  });

  test('[FTB-6.6] [FTB-2.2.2a] of two weapons fired at once each has its choice of those in front before the first is aimed', () => {
    const g = takes(
      {
        people: { 'star-1': { ...STAR, has: ['pistol', 'ba-pistol'] }, n1: foe(4, 11), n2: foe(16, 11) },
        dice: [1, 1, 1, 1, ...Array(8).fill(6)],
      },
      [],
    );
    g.answer('fire', 'both', 'n1');
    expect(g.asked().values).toMatchObject({ gun: { noun: 'thing.ba-pistol' } });
    expect(g.options().filter((id) => !id.includes(' '))).toEqual(['n1', 'n2']);
  });

  test('[FTB-5.5.7] in In Sight one charges people, not zombies', () => {
    const g = takes({
      people: { 'star-1': { ...STAR, has: [] }, n1: foe(10, 20) },
      zeds: { 'zed-1': { x: 12, y: 13 } },
      dice: [1, 1, 1, 6, 6, 6, 6],
    });
    expect(g.options()).not.toContain('charge');
    const near = takes({
      people: { 'star-1': { ...STAR, has: [] }, n1: foe(10, 14) },
      dice: [1, 1, 1, 6, 6, 6, 6],
    });
    expect(near.options()).toContain('charge');
  });

  test('[FTB-5.7.3b] [FTB-5.5.7] who came into sight when others are active has no move to go on with', () => {
    const asks = (active: readonly string[]) =>
      takes({
        people: { 'star-1': STAR, n1: foe(10, 20) },
        active,
        dice: [1, 1, 1, 6, 6, 6, 6],
      }).options();
    expect(asks(['star-1'])).toContain('move-on');
    expect(asks([])).not.toContain('move-on');
  });

  test('[FTB-6.6] the one of two weapons that was chosen is fired, and the other is not', () => {
    const g = takes(
      {
        people: { n2: { x: 10, y: 10, rep: 4, has: ['pistol', 'ba-pistol'] }, n1: foe(10, 20) },
        dice: [1, 1, 1, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6],
      },
      ['n2'],
    );
    g.answer('2', 'n1').end();
    expect(g.facts('fired').filter((f) => f.who === 'n2')).toMatchObject([{ gun: 'ba-pistol' }]);
  });

  test('[FTB-D-45] whoever ducked back earlier acts where it is in sight, and may fire', () => {
    const g = takes(
      {
        people: {
          n2: { x: 10, y: 10, rep: 4, has: ['bolt-action-rifle'], heldFire: true, prone: true },
          n1: foe(10, 20),
        },
        dice: [1, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6],
      },
      ['n2'],
    ).end();
    expect(g.facts('fired')).toMatchObject([{ who: 'n2', why: 'in-sight' }]);
  });

  test('[FTB-5.5.4a] only those in sight act', () => {
    const g = takes(
      {
        map: high([0, 15], [11, 15]),
        people: {
          n2: { x: 10, y: 14, has: ['bolt-action-rifle'] },
          n4: { x: 13.5, y: 14, has: ['bolt-action-rifle'] },
          n1: foe(13.5, 24),
        },
        dice: [1, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6],
      },
      ['n2', 'n4'],
    ).end();
    expect(declared(g)).toEqual(['n4 fire']);
  });

  test('[FTB-D-43] who goes down before the shots does not fire, and nobody fires at who is down', () => {
    const shots = (down: readonly string[], emptied = false) => {
      const g = takes(
        {
          map: high([12, 15], [24, 15]),
          people: {
            n2: { x: 8, y: 10, rep: 5, has: ['bolt-action-rifle'] },
            'star-1': { ...STAR, rep: 3 },
            n1: foe(8, 24, { rep: 1, has: [] }),
            n3: foe(20, 20, { rep: 4, has: ['bolt-action-rifle'] }),
          },
          encounter: { seen: ['star-1', 'n1', 'n2'] },
          dice: [1, 1, 6, 1, 1, 6, 1, 1, 6, 6, ...Array(12).fill([1, 6]).flat()],
        },
        ['star-1', 'n2'],
      );
      g.answer('move-on', [10, 16]);
      expect(g.question()).toBe('player-1 two-more FTB-5.5.2b');
      expect(declared(g)).toEqual(['n2 fire', 'star-1 move-on']);
      for (const who of ['n3', ...down])
        g.w.happen({
          is: 'downed',
          cause: 'FTB-5.6.1',
          who,
          condition: 'out-of-the-fight',
          by: 'n1',
        });
      if (emptied) g.w.happen({ is: 'stalled', cause: 'FTB-6.7a', who: 'n2', item: 1 });
      g.answer('stay');
      if (g.question() !== 'over') g.answer('hold').end();
      return g.facts('fired').length;
    };
    expect(shots(['n1'])).toBe(0);
    expect(shots(['n2'])).toBe(0);
    expect(shots([])).toBeGreaterThan(0);
    expect(shots([], true)).toBe(0);
  });

  test('[FTB-2.2.2a] whoever has not moved does not see behind itself; an active one turns', () => {
    const behind = (movers: readonly string[]) => {
      const g = takes(
        {
          people: {
            n2: { x: 10, y: 10, rep: 4, facing: 180, has: ['bolt-action-rifle'] },
            n1: foe(10, 20, { rep: 1, has: [] }),
          },
          active: movers.length > 0 ? movers : undefined,
          dice: [1, 1, 1, ...(movers.length > 0 ? [] : [1]), 6, 1, 1, 6, 6],
        },
        movers,
      );
      return declared(g);
    };
    expect(behind(['n2'])).toEqual(['n2 fire']);
    expect(behind([])).toEqual(['n2 carry-on']);
  });
});

describe('who is opposed to whom', () => {
  test('[FTB-5.5.3c] a Leader wins over those alone whom its group sees or is seen by', () => {
    // Two pairs, a wall between them: 2 against 3, and 2 against 1.
    const g = takes({
      parties: { ...ENEMY, 'party-2': { attitude: 'enemy' } },
      map: high([18, 0], [18, 36]),
      people: {
        'star-1': { ...STAR, rep: 4 },
        n1: foe(10, 24, { rep: 3 }),
        'star-2': { ...STAR, x: 26, rep: 4 },
        n2: foe(26, 24, { rep: 3, side: 'party-2' }),
      },
      dice: [1, 1, 6, 1, 1, 1, 6, 1, 1, 6, 1, 6, 6, 6],
    });
    const [test] = g.facts('in-sight');
    expect(test?.leaders.map((l) => [l.who, l.successes])).toEqual([
      ['star-1', 2],
      ['n1', 3],
      ['star-2', 2],
      ['n2', 1],
    ]);
    expect(test?.act).toEqual(['n1', 'star-2']);
  });
});

describe('two inches more', () => {
  const comes = (star: PersonGiven, more: Situation['encounter'] = {}) => {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': { ...STAR, ...star }, n1: foe(10, 24) },
      active: ['star-1'],
      encounter: more,
      dice: [1, 1, 1, 6, 6, 6, 6],
    });
    g.begin(IN_SIGHT.happens(g.w, 'star-1', []));
    expect(g.w.facts.filter(({ is }) => is === 'forced')).toEqual([]);
    return g.question();
  };

  test('[FTB-5.5.2b] as far as its move goes, and not without an inch of it, nor when its turn is over', () => {
    expect(comes({ used: 7 })).toBe('player-1 two-more FTB-5.5.2b');
    expect(comes({ used: 8 })).toBe('player-1 in-sight FTB-5.5.7m');
    expect(comes({}, { done: ['star-1'] })).toBe('player-1 in-sight FTB-5.5.7m');
  });
});

describe('what a winner can do', () => {
  const options = (star: PersonGiven, more: Situation = {}) => {
    const g = takes({
      active: ['star-1'],
      ...more,
      people: { 'star-1': { ...STAR, ...star }, n1: foe(10, 24), ...more.people },
      dice: [1, 1, 1, 6, 6, 6, 6],
    });
    expect(g.facts('in-sight')[0]?.act).toEqual(['star-1']);
    return g.question() === 'over' ? [] : g.options();
  };

  test('[FTB-5.5.7m] [FTB-T-in-sight-resolution] it moves on with an inch left, and charges people alone', () => {
    const zombie = { zeds: { 'zed-1': { x: 13, y: 11, facing: 0 } } };
    expect(options({ has: [], used: 7 })).toContain('move-on');
    expect(options({ has: [], used: 8 })).not.toContain('move-on');
    // A zombie within reach is nobody to charge in this test.
    expect(options({ has: ['one-hand'] }, zombie)).not.toContain('charge');
    expect(options({ has: ['one-hand'] }, { people: { n1: foe(10, 15) } })).toContain('charge');
  });
});
