import { describe, expect, test } from 'vitest';
import { takeTest } from '../groups/tests.js';
import { CLASSES, type Class, TESTS, type Test } from '../kinds.js';
import { REGISTER } from '../register.js';
import { type Case, FREE_WILL, HEROIC, LEADER_DIE, type Result } from '../tables/reactions.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { type Because, holds } from './cases.js';

/** Two dice with which Rep 4 passes the given number. */
const DICE = { 2: [1, 2], 1: [3, 5], 0: [5, 6] } as const;
type Somebody = NonNullable<Situation['people']>[string];

const COVER: Situation['map'] = {
  barriers: [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [14, 11],
        [22, 11],
      ],
    },
  ],
};

/** What somebody of Rep 4 with a pistol, ten inches from a foe with one, does after passing two, one and none. */
function reads(
  c: Class,
  of: Test,
  { covered = false, p = {}, because = {}, more = {} }: Given = {},
): Result[] {
  return ([2, 1, 0] as const).map((passed) => {
    const g = game({
      map: covered ? COVER : {},
      people: {
        a: { class: c, y: 10, has: ['pistol'], ...p },
        foe: { seat: 'player-2', y: 20, facing: 180, has: ['pistol'] },
        ...more,
      },
      dice: DICE[passed],
    });
    const causes = because.causes ?? ['foe'];
    g.begin(
      takeTest(g.w, {
        test: of,
        who: ['a'],
        rule: 'BDZ-react-how',
        causes,
        holds: (q, each, dice) => holds(g.w, q, each, { ...because, causes }, dice),
      }),
    ).done();
    return g.facts('tested')[0]?.result as Result;
  });
}
interface Given {
  readonly covered?: boolean;
  readonly p?: Somebody;
  readonly because?: Partial<Because>;
  readonly more?: NonNullable<Situation['people']>;
}

const EMPTY: Somebody = { guns: [{ gun: 'pistol', empty: true }], has: [], hand: [0] };
const CHARGER: Somebody = { charges: 'foe' };
const RETRIEVES: Somebody = { retrieves: 'b' };
const BY_RIFLE: Partial<Because> = { rank: 3 };

describe('In Sight', () => {
  test('[BDZ-react-in-sight-civilian] snap fire, no fire, flight; without ammo or range they halt', () => {
    expect(reads('civilian', 'in-sight')).toEqual(['snap-fire', 'no-fire', 'retire']);
    expect(reads('civilian', 'in-sight', { p: EMPTY })).toEqual(['halt', 'halt', 'retire']);
  });

  test('[BDZ-react-in-sight-ganger] fire, snap fire, no fire, zombies far off or not; without ammo duck back, or halt', () => {
    expect(reads('ganger', 'in-sight')).toEqual(['fire', 'snap-fire', 'no-fire']);
    expect(reads('ganger', 'in-sight', { p: EMPTY })).toEqual(['duck-back', 'halt', 'no-fire']);
  });

  test('[BDZ-react-first-match] [BDZ-D-case-order] [BDZ-react-in-sight-survmil] a far zombie before want of ammo, want of ammo before fire', () => {
    const far = (c: Class, y: number, p: Somebody = {}) => {
      const g = game({
        people: { a: { class: c, y: 10, has: ['pistol'], ...p } },
        zeds: { 'zed-1': { y } },
        dice: DICE[2],
      });
      const causes = ['zed-1'];
      g.begin(
        takeTest(g.w, {
          test: 'in-sight',
          who: ['a'],
          rule: 'BDZ-react-in-sight',
          causes,
          holds: (q, each) => holds(g.w, q, each, { causes }),
        }),
      );
      return g.facts('tested')[0]?.result;
    };
    // Seven inches from edge to edge, then six.
    expect([far('survivor', 18, EMPTY), far('survivor', 17, EMPTY), far('survivor', 17)]).toEqual([
      'hold-fire',
      'duck-back',
      'fire',
    ]);
    expect([far('military', 18), far('ganger', 18), far('ganger', 18, EMPTY)]).toEqual([
      'hold-fire',
      'fire',
      'duck-back',
    ]);
  });
});

describe('Received Fire', () => {
  test('[BDZ-react-received-fire-survivor] fire; snap fire from cover, else duck back; flight', () => {
    expect(reads('survivor', 'received-fire')).toEqual(['fire', 'duck-back', 'retire']);
    expect(reads('survivor', 'received-fire', { covered: true })).toEqual(['fire', 'snap-fire', 'retire']);
    expect(reads('survivor', 'received-fire', { p: CHARGER })).toEqual(['carry-on', 'snap-fire', 'retire']);
    expect(reads('survivor', 'received-fire', { p: RETRIEVES })).toEqual(['carry-on', 'carry-on', 'retire']);
  });

  test('[BDZ-react-received-fire-military] fire; from cover fire as well, else duck back; duck back', () => {
    expect(reads('military', 'received-fire')).toEqual(['fire', 'duck-back', 'duck-back']);
    expect(reads('military', 'received-fire', { covered: true })).toEqual(['fire', 'fire', 'duck-back']);
    for (const p of [CHARGER, RETRIEVES])
      expect(reads('military', 'received-fire', { p })).toEqual(['carry-on', 'carry-on', 'duck-back']);
  });

  test('[BDZ-react-received-fire-civilian] snap fire; snap fire from cover, else duck back, chargers too; flight', () => {
    expect(reads('civilian', 'received-fire')).toEqual(['snap-fire', 'duck-back', 'retire']);
    expect(reads('civilian', 'received-fire', { covered: true })).toEqual([
      'snap-fire',
      'snap-fire',
      'retire',
    ]);
    expect(reads('civilian', 'received-fire', { p: CHARGER })).toEqual(['carry-on', 'duck-back', 'retire']);
    expect(reads('civilian', 'received-fire', { p: RETRIEVES })).toEqual(['carry-on', 'carry-on', 'retire']);
  });

  test('[BDZ-react-received-fire-ganger] snap fire; snap fire from cover, else duck back; chargers snap fire; flight', () => {
    expect(reads('ganger', 'received-fire')).toEqual(['snap-fire', 'duck-back', 'retire']);
    expect(reads('ganger', 'received-fire', { covered: true })).toEqual(['snap-fire', 'snap-fire', 'retire']);
    expect(reads('ganger', 'received-fire', { p: CHARGER })).toEqual(['carry-on', 'snap-fire', 'retire']);
  });

  test('[BDZ-D-outgunned-worse] the outgunned duck back on two dice and on one, in cover or not, and run on none', () => {
    for (const c of ['survivor', 'civilian', 'ganger'] as const)
      for (const covered of [false, true])
        expect(reads(c, 'received-fire', { covered, because: BY_RIFLE })).toEqual([
          'duck-back',
          'duck-back',
          'retire',
        ]);
    expect(reads('military', 'received-fire', { covered: true, because: BY_RIFLE })).toEqual([
      'duck-back',
      'duck-back',
      'duck-back',
    ]);
  });

  test('[BDZ-wounded-outgunned] [BDZ-shoot-outgunned-never] whoever retrieves wounded carries on under a better weapon', () => {
    expect(reads('survivor', 'received-fire', { p: RETRIEVES, because: BY_RIFLE })).toEqual([
      'carry-on',
      'carry-on',
      'retire',
    ]);
  });

  test('[BDZ-D-outgunned-friends] a friend of the target compares its own weapon and its own range', () => {
    const rank = { rank: 2 };
    const smg: Somebody = { has: ['submachine-gun'] };
    expect(reads('survivor', 'received-fire', { because: rank })[0]).toBe('duck-back');
    expect(reads('survivor', 'received-fire', { p: smg, because: rank })[0]).toBe('fire');
    expect(reads('survivor', 'received-fire', { p: { x: 36 } })[0]).toBe('duck-back');
  });
});

describe('charges', () => {
  test('[BDZ-react-charge-common] charge; from cover snap fire; halt', () => {
    for (const c of ['survivor', 'civilian', 'ganger'] as const) {
      expect(reads(c, 'wanting-to-charge')).toEqual(['charge', 'charge', 'halt']);
      expect(reads(c, 'wanting-to-charge', { covered: true })).toEqual(['charge', 'snap-fire', 'halt']);
    }
  });

  test('[BDZ-react-charge-military] charge on two and on one; with none snap fire from cover, else halt', () => {
    expect(reads('military', 'wanting-to-charge')).toEqual(['charge', 'charge', 'halt']);
    expect(reads('military', 'wanting-to-charge', { covered: true })).toEqual([
      'charge',
      'charge',
      'snap-fire',
    ]);
  });

  const rear: Partial<Because> = { rear: true };
  test('[BDZ-react-charged-common] fire, then melee; no fire, with the penalty from behind; flight', () => {
    for (const c of ['survivor', 'military', 'civilian'] as const) {
      expect(reads(c, 'being-charged')).toEqual(['fire-and-melee', 'melee', 'retire']);
      expect(reads(c, 'being-charged', { p: EMPTY })).toEqual(['melee', 'melee', 'retire']);
      expect(reads(c, 'being-charged', { p: { facing: 180 }, because: rear })).toEqual([
        'melee',
        'melee-rear',
        'retire',
      ]);
    }
  });

  test('[BDZ-react-charged-ganger] gangers fire in haste', () => {
    expect(reads('ganger', 'being-charged')).toEqual(['snap-fire-and-melee', 'melee', 'retire']);
    expect(reads('ganger', 'being-charged', { p: EMPTY, because: rear })).toEqual([
      'melee',
      'melee-rear',
      'retire',
    ]);
  });
});

describe('other tests', () => {
  test('[BDZ-react-fast-military] [BDZ-D-military-fast] soldiers are as fast from cover', () => {
    for (const covered of [false, true])
      expect(reads('military', 'fast-move', { covered })).toEqual(['move-2x', 'move-1.5x', 'move-1x']);
    expect(reads('survivor', 'fast-move', { covered: true })).toEqual(['move-2x', 'move-1x', 'stay']);
  });

  test('[BDZ-react-rally-military] carry on; none passed from cover too, else they stay down', () => {
    expect(reads('military', 'rally')).toEqual(['carry-on', 'carry-on', 'hunker-down']);
    expect(reads('military', 'rally', { covered: true })).toEqual(['carry-on', 'carry-on', 'carry-on']);
  });

  test('[BDZ-react-rally-civilian] carry on; run again, in cover or not; stay down', () => {
    for (const covered of [false, true])
      expect(reads('civilian', 'rally', { covered })).toEqual(['carry-on', 'retire', 'hunker-down']);
  });

  test('[BDZ-react-man-down-result] duck back on one only where nobody who carries on is within 4 inches', () => {
    for (const c of CLASSES) {
      expect(reads(c, 'man-down')).toEqual(['carry-on', 'duck-back', 'retire']);
      const friend = (b: Somebody) => reads(c, 'man-down', { more: { b: { y: 10, ...b } } })[1];
      expect([friend({ x: 23 }), friend({ x: 23.1 })]).toEqual(['carry-on', 'duck-back']);
      expect([friend({ x: 20, status: 'ducked' }), friend({ x: 20, seat: 'player-2' })]).toEqual([
        'duck-back',
        'duck-back',
      ]);
    }
  });

  test('[BDZ-react-leader-lost-survivor] [BDZ-react-leader-lost-military] [BDZ-react-leader-lost-others] who leads now, later, or nobody for flight', () => {
    expect(reads('survivor', 'leader-lost')).toEqual(['leader-now', 'leader-next-active', 'retire']);
    expect(reads('military', 'leader-lost')).toEqual(['leader-now', 'leader-now', 'leader-next-active']);
    for (const c of ['civilian', 'ganger'] as const)
      expect(reads(c, 'leader-lost')).toEqual(['leader-next-active', 'leader-next-active', 'retire']);
  });
});

interface Tested {
  readonly test: Test;
  readonly ld: boolean;
  readonly star_choice: boolean;
}

test('[BDZ-T-react-tests] [BDZ-dice-how-many] Leader Dice and the choices of Stars are on the tests that the summary marks', () => {
  const table = (REGISTER.tables ?? []).find((t) => t.id === 'BDZ-T-react-tests');
  const rows = table?.rows as unknown as readonly Tested[];
  expect(rows.map((r) => r.test)).toEqual([...TESTS]);
  const marked = (mark: 'ld' | 'star_choice') => rows.filter((r) => r[mark]).map((r) => r.test);
  expect(marked('ld')).toEqual([...LEADER_DIE]);
  expect(marked('star_choice').sort()).toEqual([...FREE_WILL].sort());
  expect(HEROIC).not.toContain('rally');
  // Each test is rolled with two dice, and with a third for the Leader if the book marks it.
  for (const each of TESTS) {
    const g = game({
      people: { led: { x: 18, y: 12 }, a: { x: 20, y: 12 } },
      dice: LEADER_DIE.includes(each) ? [6, 5, 6] : [5, 6],
    });
    const shared = { who: ['led', 'a'], causes: [], holds: () => false } as const;
    g.begin(takeTest(g.w, { test: each, rule: 'BDZ-react-how', ...shared })).end();
    g.done();
  }
});

/** For each case, a situation in which it holds and one in which it does not. */
const CASES: { readonly [c in Case]: readonly [yes: (g: Game) => boolean, no: (g: Game) => boolean] } = {
  'in-cover': [(g) => is(g, 'hidden', 'in-cover'), (g) => is(g, 'a', 'in-cover')],
  charger: [(g) => is(g, 'charger', 'charger'), (g) => is(g, 'a', 'charger')],
  'retrieving-wounded': [
    (g) => is(g, 'carrier', 'retrieving-wounded'),
    (g) => is(g, 'a', 'retrieving-wounded'),
  ],
  outgunned: [(g) => is(g, 'a', 'outgunned', { rank: 2 }), (g) => is(g, 'a', 'outgunned', { rank: 1 })],
  'zombie-over-6in': [
    (g) => is(g, 'a', 'zombie-over-6in', { causes: ['zed-1'] }),
    (g) => is(g, 'a', 'zombie-over-6in'),
  ],
  'cannot-shoot': [(g) => is(g, 'far', 'cannot-shoot'), (g) => is(g, 'a', 'cannot-shoot')],
  'can-fire': [(g) => is(g, 'a', 'can-fire'), (g) => is(g, 'charger', 'can-fire')],
  'charged-rear': [(g) => is(g, 'a', 'charged-rear', { rear: true }), (g) => is(g, 'a', 'charged-rear')],
  'nobody-carries-on-near': [
    (g) => is(g, 'far', 'nobody-carries-on-near'),
    (g) => is(g, 'a', 'nobody-carries-on-near'),
  ],
  protected: [(g) => is(g, 'far', 'protected'), (g) => is(g, 'a', 'protected')],
  doubles: [(g) => is(g, 'a', 'doubles', {}, [3, 3]), (g) => is(g, 'a', 'doubles', {}, [3, 4])],
};
const is = (
  g: Game,
  id: string,
  c: Case,
  because: Partial<Because> = {},
  dice: readonly number[] = [],
): boolean => holds(g.w, g.person(id), c, { causes: ['foe'], ...because }, dice);

test('[BDZ-T-react-vocab] each case of the cards holds in one place and not in another', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'low wall',
          path: [
            [4, 12],
            [10, 12],
          ],
        },
      ],
    },
    people: {
      a: { x: 18, y: 12, has: ['pistol'] },
      hidden: { x: 7, y: 11, has: ['pistol'] },
      charger: { x: 20, y: 12, facing: 180, charges: 'foe', has: ['pistol'] },
      carrier: { x: 22, y: 12, retrieves: 'a' },
      far: { x: 34, y: 2, armoured: true, has: ['pistol'] },
      foe: { seat: 'player-2', x: 18, y: 20, facing: 180 },
    },
    zeds: { 'zed-1': { y: 34 } },
  });
  for (const [name, [yes, no]] of Object.entries(CASES)) {
    expect(yes(g), name).toBe(true);
    expect(no(g), name).toBe(false);
  }
});
