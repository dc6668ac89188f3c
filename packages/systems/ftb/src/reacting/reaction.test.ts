import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import type { Class, Result } from '../kinds.js';
import { emptyCall, markOn, shootAll, volleyAt } from '../shooting/shooting.js';
import { REACTION_ORDER } from '../tables/reactions.js';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import { holds, reactions, runAway } from './reaction.js';

const ENEMY: Situation['parties'] = { 'party-1': { attitude: 'enemy' } };
const foe = (x: number, y: number, more: PersonGiven = {}): PersonGiven => ({
  side: 'party-1',
  class: 'ganger',
  x,
  y,
  facing: 180,
  ...more,
});
const WALL: Situation['map'] = {
  barriers: [
    {
      id: 'wall',
      kind: 'low wall',
      path: [
        [0, 19.5],
        [36, 19.5],
      ],
    },
  ],
};

/** Tests owed by figures at which star-1 has fired and missed. */
function firedAt(
  given: Situation,
  targets: readonly string[],
  more: Partial<ReturnType<typeof emptyCall>> = {},
) {
  const g = game({ parties: ENEMY, ...given });
  const fired = targets.map((target) => ({ target, by: ['star-1'] }));
  return g.begin(reactions(g.w, { ...emptyCall(), fired, ...more }));
}
const reacted = (g: ReturnType<typeof game>) =>
  g.facts('reacted').map((f) => `${f.who} ${f.passed} ${f.result}`);

const SHOOTER: PersonGiven = { x: 10, y: 10, rep: 5, has: ['pistol'] };

describe('the cards', () => {
  /** Result of a test for a number of dice passed, by a figure of Rep 4, in the given circumstances. */
  function result(
    kind: Class,
    test: 'received-fire' | 'man-down',
    passed: 0 | 1 | 2,
    how: { has?: string; cover?: boolean; far?: boolean; gone?: boolean; friend?: boolean } = {},
  ): Result {
    const dice = [
      [6, 6],
      [6, 1],
      [1, 1],
    ][passed] as number[];
    const y = how.far ? 35 : 20;
    const g = game({
      parties: ENEMY,
      map: how.cover ? WALL : {},
      people: {
        'star-1': { ...SHOOTER, ...(how.gone && { condition: 'out-of-the-fight' }) },
        n1: foe(10, y, { class: kind, has: how.has ? [how.has] : [], rep: 4 }),
        n2: foe(12, y, { condition: 'out-of-the-fight' }),
        n3: foe(how.friend ? 8 : 30, y, { class: kind, rep: 1 }),
      },
      dice: [...dice, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
      options: { 'free-will': 'off' },
    });
    const call =
      test === 'man-down'
        ? { ...emptyCall(), fallen: ['n2'] }
        : { ...emptyCall(), fired: [{ target: 'n1', by: ['star-1'] }] };
    try {
      g.begin(reactions(g.w, call));
    } catch {
      // Carrying out the result is not part of this.
    }
    return g.facts('reacted')[0]?.result as Result;
  }

  const line = (kind: Class, test: 'received-fire' | 'man-down', how: Parameters<typeof result>[3] = {}) =>
    ([2, 1, 0] as const).map((passed) => result(kind, test, passed, how));
  const GUN = { has: 'pistol' };

  test('[FTB-5.6.2-citizen] [FTB-T-react-citizen] the Citizen', () => {
    expect(line('citizen', 'received-fire', GUN)).toEqual(['fire', 'run-away', 'run-away']);
    expect(result('citizen', 'received-fire', 2, {})).toBe('duck-back');
    expect(result('citizen', 'received-fire', 2, { ...GUN, gone: true })).toBe('carry-on');
    expect(line('citizen', 'man-down', { friend: true })).toEqual(['carry-on', 'duck-back', 'run-away']);
  });

  test('[FTB-5.6.2-ganger] [FTB-T-react-ganger] the Ganger', () => {
    expect(line('ganger', 'received-fire', GUN)).toEqual(['fire', 'duck-back', 'run-away']);
    expect(line('ganger', 'man-down', { friend: true })).toEqual(['carry-on', 'duck-back', 'run-away']);
  });

  test('[FTB-5.6.2-militia] [FTB-T-react-militia] [FTB-3.4b] the Militia, Military and Police', () => {
    for (const kind of ['militia', 'military', 'police'] as const) {
      expect(line(kind, 'received-fire', GUN)).toEqual(['fire', 'duck-back', 'duck-back']);
      expect(line(kind, 'received-fire', { ...GUN, cover: true })).toEqual(['fire', 'fire', 'duck-back']);
      expect(result(kind, 'received-fire', 1, { ...GUN, cover: true, gone: true })).toBe('carry-on');
      expect(result(kind, 'received-fire', 1, { cover: true })).toBe('duck-back');
      expect(line(kind, 'man-down', { friend: true })).toEqual(['carry-on', 'carry-on', 'run-away']);
      expect(result(kind, 'man-down', 1)).toBe('duck-back');
    }
  });

  test('[FTB-5.6.2-survivor] [FTB-T-react-survivor] the Survivor', () => {
    expect(line('survivor', 'received-fire', GUN)).toEqual(['fire', 'duck-back', 'run-away']);
    expect(line('survivor', 'man-down', { friend: true })).toEqual(['carry-on', 'carry-on', 'run-away']);
    expect(result('survivor', 'man-down', 1)).toBe('duck-back');
  });

  test('[FTB-D-49] [FTB-5.7.2] [FTB-5.4.2] without a gun one charges what is in reach, else ducks back', () => {
    const reach = (y: number, more: PersonGiven = {}) => {
      const g = game({
        parties: ENEMY,
        people: { 'star-1': SHOOTER, n1: foe(10, y, more) },
        dice: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
      });
      try {
        g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'n1', by: ['star-1'] }] }));
      } catch {
        // The charge itself is tested elsewhere.
      }
      return g.facts('reacted')[0]?.result;
    };
    expect(reach(19)).toBe('charge');
    expect(reach(19.1)).toBe('duck-back');
    expect(reach(21, { attributes: ['fast'] })).toBe('charge');
    expect(reach(15, { prone: true })).toBe('charge');
    expect(reach(15.1, { prone: true })).toBe('duck-back');
  });

  describe('[FTB-5.5.2a] [FTB-D-192] what a Duck Back brings into sight follows when the reactions are over', () => {
    /** The first wall hides whoever ducks from the shooter, the second hides where it stood from the other. */
    const ducks = (more: Situation) => {
      const g = game({
        parties: ENEMY,
        map: {
          barriers: [
            {
              id: 'first',
              kind: 'high wall',
              path: [
                [4, 18],
                [12, 18],
              ],
            },
            {
              id: 'second',
              kind: 'high wall',
              path: [
                [8.6, 24],
                [20, 24],
              ],
            },
          ],
        },
        people: {
          'star-1': SHOOTER,
          n1: foe(15, 20, { rep: 3 }),
          n3: { x: 4, y: 28, facing: 120, rep: 3 },
        },
        encounter: { seen: ['star-1', 'n1'] },
        dice: [1, 6, /* In Sight */ 1, 1, 6, 6, 6],
        ...more,
      });
      const call = { ...emptyCall(), fired: [{ target: 'n1', by: ['star-1'] }] };
      return g.begin(reactions(g.w, call, WATCHES));
    };

    test('an Enemy; whoever is not active has no two inches more', () => {
      const g = ducks({}).end();
      expect(g.facts('ducked-back')[0]).toMatchObject({ who: 'n1', into: 'cover' });
      expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['n3']]);
      expect(g.facts('in-sight')).toMatchObject([
        {
          leaders: [
            { who: 'n1', dice: 2, successes: 2 },
            { who: 'n3', dice: 3 },
          ],
          moving: 'party-1',
        },
      ]);
    });

    test('not whoever has been seen in this phase, and no PEF unless it is active', () => {
      const seen = ['star-1', 'n1', 'n3'];
      expect(
        ducks({ encounter: { seen }, dice: [1, 6] })
          .end()
          .facts('in-sight'),
      ).toEqual([]);
      const swapped = (more: Situation) =>
        ducks({
          people: {
            'star-1': { ...SHOOTER, side: 'party-1' },
            n1: { x: 15, y: 20, rep: 3, facing: 180 },
          },
          pefs: { 'pef-1': { x: 4, y: 28 } },
          ...more,
        });
      expect(
        swapped({ dice: [1, 6] })
          .end()
          .facts('pef-resolved'),
      ).toEqual([]);
      const active = swapped({ active: ['n1'], dice: [1, 6, 5, 5] }).end();
      expect(active.facts('ducked-back')).toMatchObject([{ who: 'n1', into: 'cover' }]);
      expect(active.facts('pef-resolved')).toMatchObject([{ pef: 'pef-1' }]);
    });

    test('not whoever drops prone where it is', () => {
      const g = ducks({ map: {}, encounter: { seen: ['star-1'] }, dice: [1, 6] }).end();
      expect(g.facts('ducked-back')).toMatchObject([{ who: 'n1', into: 'prone' }]);
      expect(g.facts('in-sight')).toEqual([]);
    });
  });

  describe('[FTB-D-192] what a charge in reaction brings into sight follows when it is over', () => {
    const charges = (more: Situation, dice: readonly number[]) => {
      const g = game({
        parties: ENEMY,
        map: {
          barriers: [
            {
              id: 'wall',
              kind: 'high wall',
              path: [
                [12, 12],
                [24, 12],
              ],
            },
          ],
        },
        people: {
          n2: { x: 10, y: 10, class: 'ganger' },
          n1: foe(10, 15, { rep: 2, class: 'citizen', has: ['pistol'] }),
          ...more.people,
        },
        pefs: more.pefs,
        encounter: { seen: ['n2', 'n1'] },
        dice: [
          /* the shot */ 1,
          2,
          /* its noise */ 1,
          1,
          /* the reaction */ 1,
          1,
          /* the charge */ 1,
          1,
          6,
          ...KILLS,
          ...dice,
        ],
      });
      const marks = [markOn(g.w, 'n1', 'n2', 2, 1)];
      const shots = shootAll(g.w, [volleyAt(g.w, 'n1', { item: 1, gun: 'pistol' }, marks, 'active')]);
      const call = g.begin(shots).end().result as ReturnType<typeof emptyCall>;
      return g.begin(reactions(g.w, call, WATCHES));
    };
    /** The melee: four dice against two, and the result. */
    const KILLS = [1, 1, 1, 1, 6, 6, 1];

    test('[FTB-5.7.2] [FTB-5.5.10] an Enemy', () => {
      const g = charges({ people: { n3: foe(20, 16, { rep: 2 }) } }, [6, 6, 6, 1, 1]);
      expect(g.facts('in-sight')).toEqual([]);
      expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['n3']]);
      g.answer('stay').end().done();
      expect(g.facts('in-sight')).toMatchObject([
        {
          leaders: [
            { who: 'n2', dice: 3 },
            { who: 'n3', dice: 2 },
          ],
        },
      ]);
    });

    test('[FTB-12.5a] a PEF', () => {
      const g = charges({ pefs: { 'pef-1': { x: 20, y: 16 } } }, [5, 5]).end();
      expect(g.facts('pef-resolved')).toMatchObject([{ pef: 'pef-1' }]);
      g.done();
    });
  });

  test('[FTB-D-49] whoever is out of range, or out of ammo, cannot fire', () => {
    expect(result('ganger', 'received-fire', 2, { ...GUN, far: true })).toBe('duck-back');
    const g = firedAt(
      {
        people: {
          'star-1': SHOOTER,
          n1: foe(10, 20, { items: [{ id: 1, what: 'pistol', empty: true }], hand: [1] }),
        },
        dice: [1, 1],
      },
      ['n1'],
    );
    expect(reacted(g)).toEqual(['n1 2 duck-back']);
  });

  test('[FTB-6.2] [FTB-D-49] as far as the gun reaches, and no farther', () => {
    const at = (y: number) =>
      firedAt(
        { people: { 'star-1': SHOOTER, n1: foe(10, y, { has: ['pistol'] }) }, dice: Array(9).fill(1) },
        ['n1'],
      );
    expect([22, 22.1].map((y) => reacted(at(y)))).toEqual([['n1 2 fire'], ['n1 2 duck-back']]);
  });
});

describe('taking tests', () => {
  test('[FTB-5.6] [FTB-5.6.2] [FTB-EX-5.6.2] two dice against Rep: a Citizen that passes one runs away', () => {
    const g = firedAt(
      { people: { 'star-1': SHOOTER, n1: foe(10, 20, { class: 'citizen' }) }, dice: [3, 5] },
      ['n1'],
    );
    expect(reacted(g)).toEqual(['n1 1 run-away']);
    expect(g.person('n1').condition).toBe('ran-away');
  });

  test('[FTB-3.3-poser] a Poser has one die', () => {
    const g = firedAt(
      { people: { 'star-1': SHOOTER, n1: foe(10, 20, { attributes: ['poser'] }) }, dice: [1] },
      ['n1'],
    );
    expect(reacted(g)).toEqual(['n1 1 duck-back']);
    g.done();
  });

  test('[FTB-5.6.3] several that fired at once make one test', () => {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': SHOOTER, n2: { x: 11, y: 10, has: ['pistol'] }, n1: foe(10, 20) },
      dice: [6, 6],
    });
    g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'n1', by: ['star-1', 'n2'] }] })).end();
    expect(reacted(g)).toEqual(['n1 0 run-away']);
    g.done();
  });

  test('[FTB-D-19] [FTB-5.6.4] whoever was hit owes no Received Fire, and its friends Man Down', () => {
    const g = firedAt(
      {
        people: {
          'star-1': SHOOTER,
          n1: foe(10, 20, { condition: 'out-of-the-fight' }),
          n2: foe(12, 20),
          n3: foe(9, 20, { prone: true }),
        },
        dice: [1, 1, 1, 5],
      },
      ['n1', 'n3'],
      { hit: ['n1', 'n3'], fallen: ['n1'] },
    );
    expect(g.facts('reacted').map((f) => [f.who, f.tests])).toEqual([
      ['n2', ['man-down']],
      ['n3', ['man-down']],
    ]);
  });

  test('[FTB-5.6.4] Man Down for a friend no more than 4 inches off that one sees', () => {
    const tests = (x: number, more: PersonGiven = {}, body = 10) => {
      const g = firedAt(
        {
          people: {
            'star-1': SHOOTER,
            n1: foe(body, 20, { condition: 'obviously-dead' }),
            n2: foe(x, 20, { facing: 270, ...more }),
          },
          dice: [1, 1],
        },
        [],
        { fallen: ['n1'] },
      );
      return g.facts('reacted').length;
    };
    expect(tests(14)).toBe(1);
    expect(tests(14.1)).toBe(0);
    // As far from wherever the friend fell.
    expect([tests(18.1, {}, 14.1), tests(18.101, {}, 14.1)]).toEqual([1, 0]);
    expect(tests(12, { facing: 90 })).toBe(0);
    expect(tests(12, { side: 'players', class: 'survivor' })).toBe(0);
    expect(tests(12, { condition: 'out-of-the-fight' })).toBe(0);
  });

  test('[FTB-5.7.6] [FTB-5.4.4] [FTB-5.6.4] whoever runs away is off the table, and friends test again', () => {
    const g = game({
      people: {
        n1: { x: 10, y: 10 },
        n2: { x: 12, y: 10, rep: 4, facing: 270 },
        n3: { x: 14, y: 10, rep: 3, facing: 270 },
      },
      dice: [6, 6, 6, 6, 6, 6],
    });
    g.begin(runAway(g.w, 'n1', [], 'FTB-5.7.6')).end();
    expect(reacted(g)).toEqual(['n2 0 run-away', 'n3 0 run-away']);
    expect(g.table.has('n1')).toBe(false);
  });

  test('[FTB-5.6.5] [FTB-EX-5.6.5] [FTB-T-reaction-order] both tests with one set of dice, the worse result counts', () => {
    expect(REACTION_ORDER.rows.map((r) => r.result)).toEqual([
      'carry-on',
      'fire',
      'charge',
      'duck-back',
      'run-away',
    ]);
    const people: Situation['people'] = {
      n1: foe(10, 20, { rep: 5, condition: 'out-of-the-fight' }),
      n2: foe(12, 20, { rep: 4, has: ['pistol'], facing: 225 }),
      n3: foe(8, 20, { rep: 3, has: ['pistol'], facing: 135 }),
      n4: { class: 'citizen', x: 9, y: 10, has: ['pistol'], facing: 270 },
      n5: { class: 'citizen', x: 10, y: 10, has: ['pistol'], facing: 270 },
      n6: { class: 'citizen', x: 11, y: 10, has: ['pistol'] },
    };
    const g = game({ parties: ENEMY, people, dice: [1, 1, 1, 2, 1, 2, 5, 5, 1, 5] });
    const by = ['n4', 'n5', 'n6'];
    const fired = ['n1', 'n2', 'n3'].map((target) => ({ target, by }));
    g.begin(reactions(g.w, { ...emptyCall(), fired, hit: ['n1'], fallen: ['n1'] })).end();
    const [first] = g.facts('reacted');
    expect(first).toMatchObject({
      who: 'n2',
      tests: ['received-fire', 'man-down'],
      results: ['fire', 'carry-on'],
    });
    expect(first?.result).toBe('fire');
    expect(g.facts('fired')[0]).toMatchObject({ who: 'n2', at: ['n6'], why: 'reaction' });
    expect(g.facts('reacted').at(-1)).toMatchObject({ who: 'n3', passed: 1, result: 'duck-back' });
  });

  test('[FTB-D-48] the highest Rep first, and each carries out its result before the next one rolls', () => {
    const g = firedAt(
      {
        people: {
          'star-1': SHOOTER,
          n1: foe(10, 20, { rep: 3 }),
          n2: foe(12, 20, { rep: 5, facing: 270 }),
          n3: foe(30, 20, { rep: 4 }),
        },
        dice: [6, 6, 1, 5, 1, 6, 1, 6],
      },
      ['n1', 'n2', 'n3'],
    );
    // n1 sees n2 run away, and tests for that before n3 and n1 itself test for the fire.
    expect(g.facts('reacted').map((f) => [f.who, ...f.tests])).toEqual([
      ['n2', 'received-fire'],
      ['n1', 'man-down'],
      ['n3', 'received-fire'],
      ['n1', 'received-fire'],
    ]);
  });

  test('[FTB-7.2a] [FTB-5.4.1] nobody that fired is left: Carry On instead of Fire', () => {
    for (const gone of [
      { condition: 'out-of-the-fight' },
      { condition: 'ran-away' },
      { y: -1, x: -1 },
    ] as const) {
      const g = firedAt(
        { people: { 'star-1': { ...SHOOTER, ...gone }, n1: foe(10, 20, { has: ['pistol'] }) }, dice: [1, 1] },
        ['n1'],
      );
      expect(reacted(g)).toEqual(['n1 2 carry-on']);
    }
    const hidden = firedAt(
      {
        map: {
          barriers: [
            {
              id: 'w',
              kind: 'high wall',
              path: [
                [0, 15],
                [36, 15],
              ],
            },
          ],
        },
        people: { 'star-1': SHOOTER, n1: foe(10, 20, { has: ['pistol'] }) },
        dice: [1, 1],
      },
      ['n1'],
    );
    expect(reacted(hidden)).toEqual(['n1 2 carry-on']);
  });
});

describe('the Leader Die', () => {
  const BAND: Situation['people'] = {
    'star-1': { x: 10, y: 20, rep: 5, class: 'ganger', facing: 180 },
    n1: { x: 12, y: 20, rep: 3, class: 'ganger', facing: 180 },
    n2: { x: 9, y: 22, rep: 4, class: 'ganger', facing: 180 },
    n3: { side: 'party-1', x: 10, y: 2, condition: 'ran-away' },
  };
  const underFire = (people: Situation['people'], dice: readonly number[], who = ['n1', 'n2']) => {
    const g = game({ parties: ENEMY, people, dice });
    const fired = who.map((target) => ({ target, by: ['n3'] }));
    return g.begin(reactions(g.w, { ...emptyCall(), fired }));
  };

  test('[FTB-4.3.4a] [FTB-4.3.4c] [FTB-EX-4.3.4] passed, it adds a die to all of the group, the Leader tested or not', () => {
    const g = underFire(BAND, [3, 5, 3, 5, 4]).end();
    expect(g.facts('leader-die')).toMatchObject([{ who: 'star-1', passed: true }]);
    expect(g.facts('reacted').map((f) => [f.who, f.passed])).toEqual([
      ['n2', 2],
      ['n1', 1],
    ]);
    g.done();
  });

  test('[FTB-4.3.4a] not passed, it adds nothing', () => {
    // The one that has ducked back sees the other run, and carries on.
    const g = underFire(BAND, [6, 5, 3, 5, 4, 1, 1, 1]);
    expect(
      g
        .facts('reacted')
        .map((f) => [f.who, f.passed])
        .slice(0, 2),
    ).toEqual([
      ['n2', 1],
      ['n1', 0],
    ]);
  });

  test('[FTB-D-18] with three passed it is two', () => {
    expect(underFire(BAND, [1, 1, 1], ['n2']).end().facts('reacted')[0]?.passed).toBe(2);
  });

  test('[FTB-4.3.4a] no Leader Die for a Star alone, [FTB-4.3.2] nor of a Temporary Leader', () => {
    const alone = { ...BAND, 'star-1': { ...BAND['star-1'], x: 30 } };
    const g = underFire(alone, [1, 1, 1, 1]).end();
    expect(g.facts('leader-die')).toEqual([]);
    g.done();
  });

  test('[FTB-D-48] a call inside another has a Leader Die of its own', () => {
    const g = underFire(BAND, [6, 5, 6, 5, 6, 1, 5, 6], ['n1']);
    expect(g.facts('reacted')[0]).toMatchObject({ who: 'n1', result: 'run-away' });
    expect(g.facts('leader-die').length).toBeGreaterThan(1);
  });

  test('[FTB-4.3.4a] the Star that chooses for itself alone rolls none', () => {
    const g = underFire(BAND, [], ['star-1']);
    expect(g.question()).toBe('player-1 free-will FTB-3.1.4.4');
    expect(g.asked().values?.tests).toMatchObject([{ noun: 'test.received-fire' }]);
    expect(g.facts('leader-die')).toEqual([]);
  });
});

describe('Free Will', () => {
  const STAR: Situation['people'] = {
    'star-1': { x: 10, y: 20, facing: 180, has: ['pistol'] },
    n1: foe(10, 10, { has: ['pistol'], facing: 0 }),
  };
  const underFire = (options: Situation['options'], dice: readonly number[]) => {
    const g = game({ parties: ENEMY, people: STAR, dice, options });
    return g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'star-1', by: ['n1'] }] }));
  };

  test('[FTB-3.1.4.4] a Star picks what two, one or no dice passed would give', () => {
    for (const [dice, result] of [
      ['1', 'duck-back'],
      ['0', 'run-away'],
    ]) {
      const g = underFire({}, []);
      expect(g.options()).toEqual(['2', '1', '0', 'roll']);
      g.answer(dice as string);
      expect(g.facts('reacted')).toMatchObject([{ result, chose: true }]);
      expect(g.person('star-1').advantage).toBe(true);
    }
  });

  test('[FTB-3.1.4] [FTB-3.1.4.4] not used at this table, a Star rolls', () => {
    const g = underFire({ 'free-will': 'off' }, [6, 1]);
    expect(reacted(g)).toEqual(['star-1 1 duck-back']);
  });

  test('[FTB-3.1.3] Grunts never choose', () => {
    const g = game({
      parties: ENEMY,
      people: { ...STAR, n2: { x: 14.5, y: 20, facing: 180 } },
      dice: [6, 6],
    });
    g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'n2', by: ['n1'] }] })).end();
    expect(g.person('n2').condition).toBe('ran-away');
  });
});

describe('firing back', () => {
  test('[FTB-7.2a] [FTB-7.2b] [FTB-EX-7.2] fire goes on until one of them does not return it', () => {
    const g = game({
      parties: ENEMY,
      people: {
        n1: { x: 10, y: 10, rep: 4, has: ['ba-pistol'], facing: 0 },
        n2: foe(10, 20, { rep: 4, has: ['assault-rifle'] }),
      },
      dice: [2, 1, 1, 1, 1, 2, 3, 2, 1, 1, 1, 1, 3, 6],
    });
    const item = { item: 1, gun: 'ba-pistol' };
    const volley = volleyAt(g.w, 'n1', item, [markOn(g.w, 'n1', 'n2', 2, 1)], 'in-sight');
    g.begin(shootAll(g.w, [volley])).end();
    g.begin(reactions(g.w, g.result as ReturnType<typeof emptyCall>)).end();
    expect(reacted(g)).toEqual(['n2 2 fire', 'n1 1 duck-back']);
    expect(g.facts('fired').map((f) => f.who)).toEqual(['n1', 'n2']);
    expect(g.facts('ducked-back')).toMatchObject([{ who: 'n1', into: 'prone' }]);
    g.done();
  });

  test('[FTB-7.2a] [FTB-6.7a] an exchange ends with the ammo', () => {
    const g = firedAt(
      {
        people: { 'star-1': SHOOTER, n1: foe(10, 20, { rep: 2, has: ['machine-pistol'] }) },
        dice: [1, 2, 1, 1, 3, 1, 1, 1, 1, 2, 1, 1, 1, 2],
        options: { 'free-will': 'off' },
      },
      ['n1'],
    );
    g.answer('n1 by 1').end();
    expect(g.facts('fired')).toMatchObject([{ who: 'n1', ammo: 'out' }, { who: 'star-1' }]);
    expect(reacted(g)).toEqual(['n1 2 fire', 'star-1 2 fire', 'n1 2 duck-back']);
    g.done();
  });

  test('[FTB-5.7.3c] [FTB-D-45] [FTB-5.3.3b] a Duck Back bars fire until a test has one fire', () => {
    const g = firedAt(
      {
        people: {
          'star-1': { ...SHOOTER, rep: 1 },
          n1: foe(10, 20, { has: ['pistol'], heldFire: true, prone: true }),
        },
        dice: [1, 1, 2, 3, 1, 1, 6, 6],
        options: { 'free-will': 'off' },
      },
      ['n1'],
    );
    expect(g.facts('fired')).toMatchObject([{ who: 'n1', why: 'reaction' }]);
    expect(g.person('n1').heldFire).toBe(false);
  });

  test('[FTB-D-44] [FTB-6.3b] a player spreads reaction fire over those that fired at it alone', () => {
    const g = game({
      parties: ENEMY,
      people: {
        n5: { x: 10, y: 10, rep: 4, has: ['assault-rifle'] },
        n1: foe(10, 20),
        n2: foe(11, 20),
        n3: foe(12, 20),
      },
      dice: [1, 1],
    });
    g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'n5', by: ['n1', 'n2'] }] }));
    expect(g.question()).toBe('player-1 aim FTB-7.3a');
    expect(g.options()).toEqual(['n1', 'n1 by 1', 'n1 one', 'n2', 'n2 by 1', 'n2 one']);
  });

  test('[FTB-2.2.2a] whoever fires back turns', () => {
    const g = firedAt(
      {
        people: { 'star-1': { ...SHOOTER, rep: 1 }, n1: foe(10, 20, { has: ['pistol'], facing: 0 }) },
        dice: [1, 1, 2, 3, 1, 1, 6, 6],
        options: { 'free-will': 'off' },
      },
      ['n1'],
    );
    expect(g.person('n1').facing).toBe(180);
  });
});

test('[FTB-D-49] in cover from who fired with nobody of them left, it has to be both', () => {
  const both = (map: Situation['map'], condition: 'carry-on' | 'out-of-the-fight') => {
    const people = { n1: { x: 10, y: 19, facing: 0 }, n9: foe(10, 28, { condition }) };
    const g = game({ map: map ?? {}, parties: ENEMY, people });
    return holds(g.w, g.person('n1'), 'in-cover-and-none-that-fired-left', ['n9']);
  };
  expect(both(WALL, 'out-of-the-fight')).toBe(true);
  expect([both(WALL, 'carry-on'), both({}, 'out-of-the-fight')]).toEqual([false, false]);
});

test('[FTB-5.6.4] [FTB-D-49] whoever sees a friend brought down by a zombie has nobody to fire back at', () => {
  const g = game({
    people: {
      n1: { condition: 'out-of-the-fight' },
      dez: { x: 18, y: 20, facing: 180, rep: 4, class: 'militia', has: ['pistol'] },
    },
    zeds: { 'zed-1': { x: 18, y: 17.2 } },
    dice: [1, 1],
  });
  const call = { ...emptyCall(), fired: [{ target: 'n1', by: ['zed-1'] }], hit: ['n1'], fallen: ['n1'] };
  g.begin(reactions(g.w, call)).end();
  expect(g.facts('reacted')).toMatchObject([{ who: 'dez', tests: ['man-down'] }]);
  expect(g.facts('fired')).toEqual([]);
});
