import { describe, expect, test } from 'vitest';
import { watches } from '../actions/moving.js';
import { meleeRow, meleeWeaponRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import type { MeleeWeapon } from '../kinds.js';
import type { Watch } from '../movement/walking.js';
import { targetsAmong } from '../shooting/weapons.js';
import type { Person, Zed } from '../state.js';
import { TEETH } from '../tables/weapons.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';
import { charge } from './charge.js';
import { beingCharged } from './charged.js';
import { fight, fightOn } from './melee.js';

const GANG = { seat: 'player-2', x: 18, y: 19, facing: 180 } as const;
const NO_LUCK = Array.from({ length: 40 }, () => 6);

/** How many dice each side throws when a human of Rep 4 fights somebody or something; nobody scores. */
function pools(mine: Partial<Person>, other: Partial<Person> | Partial<Zed>, rear = false): number[] {
  const zombie = !('seat' in other);
  const g = game({
    people: { a: { ...mine }, ...(!zombie && { b: { ...GANG, ...other } }) },
    ...(zombie && { zeds: { 'zed-1': { x: 19, ...(other as Partial<Zed>) } } }),
    state: { melees: [{ who: 'a', with: zombie ? 'zed-1' : 'b', rear }] },
    dice: NO_LUCK,
  });
  g.begin(fight(g.w, g.state.melees)).end();
  const of = (seat: string | undefined) =>
    g.facts('rolled').find((f) => f.seat === seat)?.faces[0]?.length ?? 0;
  return [of('player-1'), of(zombie ? undefined : 'player-2')];
}

describe('weapons', () => {
  const against = (melee: MeleeWeapon, other: MeleeWeapon) => pools({ melee }, { ...GANG, melee: other });

  test('[BDZ-T-melee-weapons] [BDZ-melee-unarmed] every Impact is that of the register, and bare hands are as good as teeth', () => {
    const all = ['unarmed', 'one-handed', 'knife', 'two-handed', 'improvised-one-handed'] as const;
    expect(
      [...all, 'improvised-two-handed' as const, 'chainsaw' as const].map(
        (id) => meleeWeaponRow(PRINTED, id).impact,
      ),
    ).toEqual([1, 2, 2, 3, 1, 2, 4]);
    expect([TEETH, pools({}, {})]).toEqual([1, [4, 1]]);
  });

  test('[BDZ-melee-weapon-hw] [BDZ-melee-weapon-thw] an axe has a die more than a machete, and that one a die more than bare hands', () => {
    expect(against('two-handed', 'one-handed')).toEqual([5, 4]);
    expect(against('one-handed', 'unarmed')).toEqual([5, 4]);
    expect(against('one-handed', 'one-handed')).toEqual([4, 4]);
  });

  test('[BDZ-melee-weapon-iw] a pipe is no more than hands, a bat as good as a machete', () => {
    expect(against('improvised-one-handed', 'unarmed')).toEqual([4, 4]);
    expect(against('improvised-two-handed', 'one-handed')).toEqual([4, 4]);
    expect(against('improvised-two-handed', 'improvised-one-handed')).toEqual([5, 4]);
  });
});

test('[BDZ-T-melee-mods] [BDZ-melee-wounded] two dice less when prone, when taken in the rear, and with wounded on the back', () => {
  expect(pools({ prone: true }, GANG)[0]).toBe(2);
  expect(pools({}, GANG, true)[0]).toBe(2);
  expect(pools({ prone: true }, GANG, true)[0]).toBe(2);
  expect(pools({ retrieves: 'char' }, GANG)[0]).toBe(2);
  expect(pools({ retrieves: 'char', prone: true, rep: 5 }, GANG)[0]).toBe(1);
  expect(pools({ attributes: ['brawler'], melee: 'chainsaw' }, GANG)[0]).toBe(4 + 1 + 3 + 1);
});

test('[BDZ-T-melee] two ahead kills, one ahead puts out of the fight, a zombie either way; level they stay locked', () => {
  expect([5, 2, 1, 0].map((n) => meleeRow(PRINTED, n).human)).toEqual(['dead', 'dead', 'out', 'locked']);
  expect([2, 1, 0].map((n) => meleeRow(PRINTED, n).zombie)).toEqual(['dead', 'dead', 'locked']);
  const after = (dice: readonly number[]) => {
    const g = game({
      people: { a: { rep: 2 }, b: { ...GANG, rep: 1 } },
      state: { melees: [{ who: 'a', with: 'b', rear: false }] },
      dice,
    });
    g.begin(fight(g.w, g.state.melees)).end().done();
    return [g.person('b').status, g.state.melees.length];
  };
  expect([after([1, 2, 6]), after([1, 6, 6]), after([5, 6, 6])]).toEqual([
    ['dead', 0],
    ['out', 0],
    ['carry-on', 1],
  ]);
});

test('[BDZ-melee-locked] when next active they fight another round or break off', () => {
  const g = game({
    people: { a: { rep: 2 }, b: { ...GANG, rep: 1 } },
    state: { melees: [{ who: 'a', with: 'b', rear: false }] },
    active: ['a'],
    dice: [6, 6, 6],
  });
  g.step();
  expect(g.options().filter((id) => id !== 'done')).toEqual(['fight a', 'break a']);
  g.answer('fight a').end().done();
  expect(g.facts('melee-round')).toHaveLength(1);
  expect(g.state.done).toContain('a');
});

test('[BDZ-melee-start] [BDZ-D-charge-zombie] who wants to charge a standing zombie tests for it; it takes none, and they fight at once', () => {
  const run = (dice: readonly number[]) => {
    const g = game({
      people: { a: { x: 18, y: 12, rep: 4 } },
      zeds: { 'zed-1': { x: 18, y: 17, facing: 180 } },
      active: ['a'],
      dice,
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'zed-1' }], []))
      .end()
      .done();
    return g;
  };
  const went = run([1, 2, /* melee */ 6, 6, 6, 6, /* zed */ 6]);
  expect(went.tests()).toEqual(['a wanting-to-charge 2 charge']);
  expect(went.table.touching('a', 'zed-1')).toBe(true);
  expect(went.facts('melee-round')).toHaveLength(1);
  expect(went.state.done).toEqual(['a']);
  const stayed = run([5, 6]);
  expect(stayed.state.done).toEqual(['a']);
  expect(stayed.tests()).toEqual(['a wanting-to-charge 0 halt']);
  expect([stayed.person('a').y, stayed.state.melees]).toEqual([12, []]);
});

test('[BDZ-melee-start] it comes to 4 inches, the charged test, and only then it comes to blows', () => {
  const g = game({
    people: {
      a: { x: 18, y: 11, rep: 4 },
      b: { ...GANG, class: 'survivor', y: 18, rep: 4, has: ['pistol'] },
    },
    active: ['a'],
    dice: [1, 2, /* b */ 1, 2, /* fires, and misses */ 2, 2, /* melee */ 6, 6, 6, 6, 6, 6, 6, 6],
  });
  g.begin(charge(g.w, [{ who: 'a', target: 'b' }], []));
  expect(g.question()).toBe('player-2 aim BDZ-shoot-declare');
  expect(g.table.distance('a', 'b')).toBeCloseTo(4, 1);
  expect(g.state.melees).toEqual([]);
  g.answer('a').end();
});

test('[BDZ-react-charged] [BDZ-react-in-sight] a charger whom others come to see on its way goes on to 4 inches before the charged test', () => {
  const wall = (id: string, x: number, to: number) => ({
    id,
    kind: 'high wall',
    path: [
      [x, 5],
      [x, to],
    ] as [number, number][],
  });
  const g = game({
    map: { barriers: [wall('left', 16, 11.9), wall('right', 20, 13.4)] },
    people: {
      a: { x: 18, y: 10 },
      b: { ...GANG, y: 18.9 },
      first: { ...GANG, x: 14.8, y: 12, facing: 90, group: 1 },
      second: { ...GANG, x: 21.2, y: 13.8, facing: 270, group: 2 },
    },
    active: ['a'],
    dice: [1, 2, /* first */ 6, 6, /* second */ 6, 6, /* b */ 1, 6, ...NO_LUCK],
  });
  g.begin(charge(g.w, [{ who: 'a', target: 'b' }], watches())).end();
  expect(g.tests()).toEqual([
    'a wanting-to-charge 2 charge',
    'first in-sight 0 no-fire',
    'second in-sight 0 no-fire',
    'b being-charged 1 melee',
  ]);
  const ways = g.facts('walked').map((f) => f.way[f.way.length - 1]?.[1]);
  // The last but one of its ways ends 4 inches from contact.
  expect(ways.at(-2)).toBeCloseTo(13.9, 1);
});

test('[BDZ-react-charge] a charger who is no longer on the table where it stopped charges nobody', () => {
  const leaves: Watch = {
    stops: (_w, p, table) => table.at(p.id).y > 12,
    *happens(w, who) {
      w.happen({ is: 'left', cause: 'BDZ-D-c92', who: [who] });
    },
  };
  const g = game({
    people: { a: { x: 18, y: 10 }, b: { ...GANG, facing: 0 } },
    active: ['a'],
    dice: [1, 2, ...NO_LUCK],
  });
  g.begin(charge(g.w, [{ who: 'a', target: 'b' }], [leaves])).end();
  expect(g.tests()).toEqual(['a wanting-to-charge 2 charge']);
  expect(g.state.melees).toEqual([]);
});

test('[BDZ-melee-locked] whoever fights on alone keeps nobody else from acting', () => {
  const g = game({
    people: { a: {} },
    zeds: { 'zed-1': { y: 19 } },
    active: ['a'],
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    dice: Array<number>(10).fill(6),
  });
  g.begin(fightOn(g.w, ['a'])).end();
  expect([g.facts('melee-round').length, g.facts('rested')]).toEqual([1, []]);
});

test('[BDZ-melee-rolling] one success each is rolled again, too', () => {
  const g = game({
    people: { a: { rep: 1 }, b: { ...GANG, rep: 1 } },
    state: { melees: [{ who: 'a', with: 'b', rear: false }] },
    dice: [1, 1, /* again */ 1, 6],
  });
  g.begin(fight(g.w, g.state.melees)).end().done();
  expect([g.person('b').status, g.facts('melee-round')]).toMatchObject(['out', [{ rolls: 2 }]]);
});

test('[BDZ-melee-rear] the penalty is for one round, of that fight', () => {
  const g = game({
    people: { a: { rep: 3, x: 18 }, b: { rep: 3, x: 10 } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 11 } },
    state: {
      melees: [
        { who: 'a', with: 'zed-1', rear: true },
        { who: 'b', with: 'zed-2', rear: true },
      ],
    },
    dice: NO_LUCK,
  });
  g.begin(fight(g.w, g.state.melees.slice(0, 1))).end();
  expect(g.state.melees.map((m) => m.rear)).toEqual([false, true]);
});

test('[BDZ-melee-locked] nobody breaks off who stays, or has no inch left', () => {
  const offered = (used: number, manner: 'move' | 'stay' = 'move') => {
    const g = game({
      people: { a: { used }, b: GANG },
      state: {
        melees: [{ who: 'a', with: 'b', rear: false }],
        active: { side: 'player-1', who: ['a'], manner, rallied: [] },
      },
    });
    return g.step().options().includes('break a');
  };
  expect([offered(0), offered(7), offered(7.1), offered(0, 'stay')]).toEqual([true, true, false, false]);
});

test('[BDZ-melee-locked] it fights on or breaks off: it neither treats the wounded nor rallies anybody', () => {
  const offered = (melees: Situation['state']) =>
    game({
      people: {
        a: { beside: ['o'] },
        o: { x: 17, status: 'out', prone: true },
        h: { y: 16, status: 'hunkered' },
        b: { ...GANG, x: 19, y: 18 },
      },
      state: melees,
      active: ['a'],
    })
      .step()
      .options();
  expect(offered({ melees: [{ who: 'a', with: 'b', rear: false }] })).toEqual(['fight a', 'break a', 'done']);
  expect(offered({})).toEqual(expect.arrayContaining(['rally a', 'treat a o']));
});

describe('zombies', () => {
  test('[BDZ-zmelee-minus] prone it has no die, and the human must still score', () => {
    expect(pools({}, { prone: true })).toEqual([4, 0]);
    const g = game({
      people: { a: { rep: 1 } },
      zeds: { 'zed-1': { x: 19, prone: true } },
      state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
      dice: [6],
    });
    g.begin(fight(g.w, g.state.melees)).end();
    expect(g.state.zeds).toHaveLength(1);
  });

  test('[BDZ-zmelee-minus] nor where it is charged from behind; once it has fought it has turned', () => {
    const g = game({
      people: { a: { x: 18, y: 12, rep: 1 } },
      zeds: { 'zed-1': { x: 18, y: 17, facing: 0 } },
      active: ['a'],
      dice: [1, 6, /* melee */ 6, /* the next round */ 6, 6],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'zed-1' }], [])).end();
    expect(g.facts('melee')).toMatchObject([{ caught: true }]);
    expect(g.zed('zed-1').caught).toBe(false);
    g.begin(fight(g.w, g.state.melees)).end().done();
  });
});

test('[BDZ-D-rear-pass2] one charged in the rear who passes two turns in time; on one the penalty holds', () => {
  const dice = (test: readonly [number, number]) => {
    const g = game({
      people: {
        a: { x: 18, y: 12, rep: 4 },
        b: { seat: 'player-2', x: 18, y: 17, facing: 0, has: ['pistol'] },
      },
      active: ['a'],
      dice: [1, 2, ...test, /* a */ 6, 6, 6, 6, ...NO_LUCK],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'b' }], [])).end();
    expect(g.facts('fired')).toEqual([]);
    return [
      g.tests()[1],
      g
        .facts('rolled')
        .filter((f) => f.label === 'melee' && f.seat === 'player-2')
        .map((f) => f.faces[0]?.length),
    ];
  };
  expect(dice([1, 2])).toEqual(['b being-charged 2 melee', [4]]);
  expect(dice([1, 6])).toEqual(['b being-charged 1 melee-rear', [2]]);
});

test('[BDZ-melee-rear] somebody in melee takes no charged test, so a charge from behind catches it in the rear', () => {
  const dice = (y: number, facing: number) => {
    const g = game({
      people: {
        a: { x: 18, y: 19 },
        b: { x: 18, y, facing },
        t: { ...GANG, x: 18, y: 18, facing: 0 },
      },
      state: { melees: [{ who: 't', with: 'a', rear: false }] },
      active: ['b'],
      dice: [1, 2, ...NO_LUCK],
    });
    g.begin(charge(g.w, [{ who: 'b', target: 't' }], []));
    expect(g.tests()).toEqual(['b wanting-to-charge 2 charge']);
    return g.facts('melee').map((f) => [f.with, f.rear]);
  };
  expect(dice(13, 0)).toEqual([['b', true]]);
  expect(dice(23, 180)).toEqual([['b', false]]);
});

test('[BDZ-face-rear-attack] a charge is from behind only if the activation began behind, too', () => {
  const ends = (began?: Person['began']) => {
    const g = game({
      people: {
        a: { x: 18, y: 13, ...(began && { began }) },
        b: { ...GANG, y: 18, facing: 0 },
      },
      active: ['a'],
      dice: [1, 2, 1, 6, ...NO_LUCK],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'b' }], [])).end();
    return g.facts('melee').map((f) => f.rear);
  };
  expect(ends([18, 12, 0])).toEqual([true]);
  // It has walked round b in this activation.
  expect(ends([18, 21, 0])).toEqual([false]);
  expect(ends()).toEqual([true]);
});

test('[BDZ-face-rear-attack] where it stood when it became active is kept until it is next active', () => {
  const active = {
    is: 'active',
    cause: 'BDZ-turn-group-order',
    side: 'player-1',
    leader: 'a',
    rep: 4,
  } as const;
  const began = (a: Partial<Person>) => {
    const g = game({ people: { a } });
    g.w.happen({ ...active, who: ['a'], manner: 'move' });
    return g.person('a').began;
  };
  expect(began({ x: 4, y: 5, level: 1 })).toEqual([4, 5, 1]);
  expect(began({ x: 4, y: 5, began: [1, 1, 0] })).toEqual([4, 5, 0]);
  expect(began({ x: -1, y: -1, began: [1, 1, 0] })).toBeUndefined();
});

test('[BDZ-D-melee-split] one pool for all opponents, the die for Impact once for each that has less', () => {
  const situation: Situation = {
    people: { a: { rep: 3, melee: 'one-handed' }, b: { ...GANG, melee: 'two-handed' } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 17 } },
    state: {
      melees: [
        { who: 'a', with: 'zed-1', rear: false },
        { who: 'a', with: 'zed-2', rear: false },
        { who: 'a', with: 'b', rear: false },
      ],
    },
    dice: NO_LUCK,
  };
  const g = game(situation);
  g.begin(fight(g.w, g.state.melees));
  expect(g.asked().shape).toMatchObject({ min: 0, max: 3 });
  g.answer(0);
  expect(g.asked().shape).toMatchObject({ min: 0, max: 3 });
  g.answer(2).end();
  const mine = g.facts('rolled').filter((f) => f.seat === 'player-1');
  expect(mine.map((f) => f.faces[0]?.length)).toEqual([1, 3, 1]);
  // All dice on the first: the Impact die is left for the second.
  const all = game({ ...situation, state: { melees: (situation.state?.melees ?? []).slice(0, 2) } });
  all.begin(fight(all.w, all.state.melees)).answer(3).end();
  const own = all.facts('rolled').filter((f) => f.seat === 'player-1');
  expect(own.map((f) => f.faces[0]?.length)).toEqual([4, 1]);
});

describe('two who are locked with one enemy', () => {
  const two = (more: Situation = {}) =>
    game({
      people: {
        a: { x: 17, y: 18 },
        b: { x: 19, y: 18 },
        t: { seat: 'player-2', x: 18, y: 18 },
        far: { x: 30, y: 2 },
      },
      state: {
        melees: [
          { who: 't', with: 'a', rear: false },
          { who: 't', with: 'b', rear: false },
        ],
      },
      active: ['a', 'b', 'far'],
      dice: NO_LUCK,
      ...more,
    });
  const thrown = (g: Game) => {
    const rolls = g.facts('rolled').filter((f) => f.label === 'melee');
    return rolls.map((f) => `${f.seat} ${f.faces[0]?.length}`);
  };

  test('[BDZ-melee-many] [BDZ-D-melee-together] fight on in one round, in which it divides its dice among them', () => {
    const g = two();
    g.step().answer('fight a');
    expect(g.question()).toBe('player-1 fight-with BDZ-melee-many');
    expect(g.options()).toEqual(['b']);
    g.answer(['b']);
    expect(g.question()).toBe('player-2 melee-dice BDZ-melee-many');
    g.answer(3).end();
    expect(thrown(g)).toEqual(['player-2 3', 'player-1 4', 'player-2 1', 'player-1 4']);
    expect(g.state.done).toEqual(['b', 'a']);
  });

  test('[BDZ-melee-locked] [BDZ-D-melee-together] or one after the other, or one of them breaks off', () => {
    const g = two();
    g.step().answer('fight a', []).end();
    expect(thrown(g)).toEqual(['player-2 4', 'player-1 4']);
    expect(g.state.done).toEqual(['a']);
    expect(g.step().options()).toEqual(expect.arrayContaining(['fight b', 'break b']));
    // Nobody is left to ask.
    g.answer('fight b').end();
    expect(thrown(g)).toHaveLength(4);
  });

  test('[BDZ-melee-start] [BDZ-D-melee-together] one of them charges it while the other is locked with it', () => {
    const g = two({
      people: {
        a: { x: 18, y: 19 },
        b: { x: 18, y: 13 },
        t: { seat: 'player-2', x: 18, y: 18, facing: 180 },
      },
      state: { melees: [{ who: 't', with: 'a', rear: false }] },
      active: ['a', 'b'],
      dice: [/* Leader Die */ 6, 1, 2, ...NO_LUCK],
    });
    g.begin(charge(g.w, [{ who: 'b', target: 't' }], []));
    expect(g.question()).toBe('player-1 fight-with BDZ-melee-many');
    g.answer(['a'], 1).end();
    expect(thrown(g)).toEqual(['player-2 1', 'player-1 4', 'player-2 3', 'player-1 4']);
    expect(new Set(g.state.done)).toEqual(new Set(['a', 'b']));
  });
});

test('[BDZ-melee-many] put out of the fight by one of them, it fights the others no more, who fight on', () => {
  const g = game({
    people: { a: { rep: 2, x: 18 }, b: { seat: 'player-2', rep: 1, x: 16 } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 17 } },
    state: {
      melees: [
        { who: 'a', with: 'zed-1', rear: false },
        { who: 'a', with: 'zed-2', rear: false },
        { who: 'b', with: 'zed-2', rear: true },
      ],
    },
    dice: [6, /* the first of them */ 1],
  });
  g.begin(fight(g.w, g.state.melees)).answer(1).end();
  expect(g.person('a').status).toBe('out');
  expect(g.facts('melee-round').map((f) => [f.who, f.with])).toEqual([
    ['a', 'zed-1'],
    ['b', 'zed-2'],
  ]);
});

test('[BDZ-melee-rear] taken in the rear is only who is', () => {
  const g = game({
    people: { a: { rep: 3, x: 18 }, b: { rep: 3, x: 10 } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 11 } },
    state: {
      melees: [
        { who: 'a', with: 'zed-1', rear: true },
        { who: 'b', with: 'zed-2', rear: false },
      ],
    },
    dice: NO_LUCK,
  });
  g.begin(fight(g.w, g.state.melees)).end();
  const mine = g.facts('rolled').filter((f) => f.seat === 'player-1');
  expect(mine.map((f) => f.faces[0]?.length)).toEqual([1, 3]);
});

test('[BDZ-D-fire-into-melee] who fights does not fire, and nobody fires at one in contact with a friend; the feasting are fair game', () => {
  const g = game({
    people: {
      a: { x: 10, y: 10, has: ['pistol'] },
      friend: { x: 12, y: 18 },
      body: { x: 20, y: 18, status: 'out', prone: true },
    },
    zeds: { 'zed-1': { x: 13, y: 18 }, 'zed-2': { x: 20, y: 17, feast: 'body' } },
    state: { melees: [{ who: 'friend', with: 'zed-1', rear: false }] },
    active: ['a', 'friend'],
  });
  expect(targetsAmong(g.w, 'a', 'pistol', ['zed-1', 'zed-2'])).toEqual(['zed-2']);
  const fires = (h: Game) =>
    h
      .step()
      .options()
      .filter((id) => id.startsWith('fire'));
  expect(fires(g)).toEqual(['fire a']);
  const both = game({
    people: { a: { has: ['pistol'] } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 18, y: 24 } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    active: ['a'],
  });
  expect(fires(both)).toEqual([]);
});

describe('popping the weasel', () => {
  const behind = (more: Situation = {}) =>
    game({
      people: { a: { x: 18, y: 12, rep: 2, has: ['pistol'] } },
      zeds: { 'zed-1': { x: 18, y: 16, facing: 0 } },
      active: ['a'],
      ...more,
    });

  test('[BDZ-zkill-auto-dice] by the fewest dice of the weapon it is dead whatever they show; ones count, and all is heard', () => {
    const g = behind({ dice: [6] });
    g.step().answer('kill a fire zed-1').end().done();
    expect(g.state.zeds).toEqual([]);
    expect(g.facts('fired')).toMatchObject([{ dice: [6], empty: false, why: 'active' }]);
    expect(g.state.noises).toMatchObject([{ shots: 1 }]);
    expect(g.facts('tested')).toEqual([]);
  });

  test('[BDZ-zkill-auto-dice] by hand it does not fight back, and lives where no die scores', () => {
    const lives = (dice: readonly number[]) => {
      const g = behind({ dice });
      g.step().answer('kill a hand zed-1').end().done();
      return g.state.zeds.length;
    };
    expect([lives([6, 6]), lives([6, 3])]).toEqual([1, 0]);
    const armed = behind({ people: { a: { x: 18, y: 12, rep: 2, melee: 'one-handed' } }, dice: [6, 6, 6] });
    armed.step().answer('kill a hand zed-1').end().done();
  });

  test('[BDZ-zkill-auto-dice] by hand it is one round in an activation, and the next activation brings another', () => {
    const g = behind({ dice: [6, 6] });
    const ways = () =>
      g
        .step()
        .options()
        .filter((id) => id.startsWith('kill'));
    expect(ways()).toEqual(['kill a hand zed-1', 'kill a fire zed-1']);
    g.answer('kill a hand zed-1').end().done();
    expect(g.facts('struck')).toMatchObject([{ who: 'a', zed: 'zed-1' }]);
    expect(ways()).toEqual(['kill a fire zed-1']);
    const again = { side: 'player-1', who: ['a'], leader: 'a', rep: 2, manner: 'move' } as const;
    g.w.happen({ is: 'active', cause: 'BDZ-leader-activate', to: 'all', ...again });
    expect(g.person('a').struck).toBeUndefined();
  });

  test('[BDZ-zkill-auto] [BDZ-D-fast-status] only fast movers may not: nobody is who has failed, or goes no more than 8 inches', () => {
    const ways = (y: number, more: Partial<Person>) =>
      game({
        people: { a: { x: 18, y, has: ['pistol'], ...more } },
        zeds: { 'zed-1': { x: 18, y: 16, facing: 0 } },
        active: ['a'],
      })
        .step()
        .options()
        .filter((id) => id.startsWith('kill'));
    const both = ['kill a hand zed-1', 'kill a fire zed-1'];
    expect(ways(12, { fast: 0 })).toEqual(both);
    expect(ways(12, { fast: 1, allowance: 12 })).toEqual(both);
    expect(ways(7.2, { fast: 1, allowance: 12 })).toEqual(both);
    expect(ways(6, { fast: 1, allowance: 12 })).toEqual([]);
    expect(ways(12, { fast: 2, allowance: 16, used: 6, went: 6 })).toEqual([]);
  });

  test('[BDZ-zkill-auto] [BDZ-D-fire-into-melee] one that fights a friend is taken from behind or as it lies there, by hand alone', () => {
    const ways = (prone: boolean, facing: number) =>
      game({
        people: { a: { x: 18, y: 22, has: ['pistol'] }, friend: { x: 18, y: 17 } },
        zeds: { 'zed-1': { facing, prone } },
        state: { melees: [{ who: 'friend', with: 'zed-1', rear: false }] },
        active: ['a'],
      })
        .step()
        .options()
        .filter((id) => id.startsWith('kill'));
    expect(ways(false, 180)).toEqual(['kill a hand zed-1']);
    expect(ways(true, 180)).toEqual(['kill a hand zed-1']);
  });

  test('[BDZ-D-auto-kill-charge] nobody has to want it: neither from behind nor at one that lies there, nor for the helpless', () => {
    const g = behind({
      people: {
        a: { x: 18, y: 12, rep: 2 },
        foe: { seat: 'player-2', x: 18, y: 9, status: 'out', prone: true },
      },
      zeds: { 'zed-1': { x: 22, y: 12, facing: 270, prone: true } },
      dice: [1, 1, /* by hand */ 6, 6],
    });
    g.step();
    expect(g.options().filter((id) => id.startsWith('kill'))).toEqual([
      'kill a hand foe',
      'kill a hand zed-1',
    ]);
    g.answer('kill a hand zed-1').end();
    expect(g.state.zeds).toEqual([]);
    g.person('a').prone = true;
    expect(
      g
        .step()
        .options()
        .filter((id) => id.startsWith('kill')),
    ).toEqual([]);
    g.answer('done');
    Object.assign(g.person('a'), { prone: false });
    g.state.done = [];
    g.state.active = { side: 'player-1', who: ['a'], manner: 'move', rallied: [] };
    g.step().answer('kill a hand foe').end().done();
    expect([g.person('foe').status, g.tests()]).toEqual(['dead', []]);
  });
});

test('[BDZ-melee-break] [BDZ-D-c92] [BDZ-D-c136] who breaks away, walks off or is led off is out of its own melees, and the others fight on', () => {
  const left = (fact: object) => {
    const melees = [
      { who: 'a', with: 'zed-1', rear: false },
      { who: 'foe', with: 'a', rear: false },
      { who: 'b', with: 'zed-2', rear: false },
    ];
    const g = game({
      people: { a: {}, b: { x: 22 }, foe: { seat: 'player-2', x: 18, y: 19 } },
      zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 23 } },
      state: { ...underWay({ who: ['a', 'b'] }), melees },
    });
    g.w.happen({ cause: 'BDZ-melee-break', ...fact } as never);
    return g.state.melees.map((m) => `${m.who} ${m.with}`);
  };
  expect(left({ is: 'parted', who: 'a' })).toEqual(['b zed-2']);
  expect(left({ is: 'left', who: ['a'] })).toEqual(['b zed-2']);
  expect(left({ is: 'captured', who: 'a' })).toEqual(['b zed-2']);
});

test('[BDZ-melee-locked] [BDZ-melee-break] one fights on with its own opponents only, and breaks away from all of them', () => {
  const locked = (dice: readonly number[]) =>
    game({
      people: { a: {}, b: { x: 26 } },
      zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 17 }, 'zed-3': { x: 27 } },
      active: ['a', 'b'],
      state: {
        melees: [
          { who: 'a', with: 'zed-1', rear: false },
          { who: 'zed-2', with: 'a', rear: false },
          { who: 'b', with: 'zed-3', rear: false },
        ],
      },
      dice,
    }).step();
  const on = locked([6, 6, 6, 6, 6, 6]);
  on.answer('fight a');
  while (on.question().includes('melee-dice')) on.answer(on.options()[0] ?? 2);
  expect(on.facts('melee-round').map((f) => [f.who, f.with])).toEqual([
    ['a', 'zed-1'],
    ['zed-2', 'a'],
  ]);
  const off = locked([]);
  off.answer('break a', [18, 24]);
  expect(off.state.melees.map((m) => m.who)).toEqual(['b']);
});

test('[BDZ-melee-break] an enemy who was taken from behind tests once for whoever breaks off across its front', () => {
  const g = game({
    people: { char: {}, carlos: { seat: 'player-2', y: 19, facing: 0 } },
    state: { melees: [{ who: 'char', with: 'carlos', rear: false }] },
    active: ['char'],
    dice: [/* in sight */ 6, 6],
  });
  g.step().answer('break char').answer([20.5, 21]).end().done();
  expect(g.tests()).toEqual(['carlos in-sight 0 no-fire']);
});

test('[BDZ-melee-break] [BDZ-D-down-tests] an enemy whom somebody else still holds takes no In Sight', () => {
  const g = game({
    people: {
      char: {},
      dez: { x: 17, y: 19 },
      carlos: { seat: 'player-2', class: 'civilian', y: 19, facing: 180, has: ['pistol'] },
    },
    state: {
      melees: ['char', 'dez'].map((who) => ({ who, with: 'carlos', rear: false })),
    },
    active: ['char'],
  });
  g.step().answer('break char').answer([18, 12]).end();
  expect([g.tests(), g.state.melees.map((m) => m.who)]).toEqual([[], ['dez']]);
});

test('[BDZ-melee-break] [BDZ-star-cheat] nobody takes In Sight for a Star that is gone before it has come away', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [24, 12],
            [24, 30],
          ],
        },
      ],
    },
    people: {
      char: { star: true },
      carlos: { seat: 'player-2', y: 19, facing: 180, has: ['pistol'] },
      sniper: { seat: 'player-2', x: 30, y: 10, facing: 270, rep: 5, has: ['bolt-action-rifle'] },
    },
    state: { melees: [{ who: 'char', with: 'carlos', rear: false }] },
    active: ['char'],
    dice: [/* in sight */ 1, 2, /* a hit */ 6, /* deadly */ 1],
  });
  g.step().answer('break char').answer([18, 12]).answer(true).end().done();
  expect([g.person('char').status, g.tests()]).toEqual(['cheated', ['sniper in-sight 2 fire']]);
});

describe('fire before a charge comes home', () => {
  const rifle = { has: ['bolt-action-rifle'] } as const;
  const mine = {
    a: { y: 14, charges: 't' },
    b: { x: 15, y: 12, group: 5, ...rifle },
  } as const;
  const theirs = { seat: 'player-2', class: 'military', facing: 180 } as const;
  const rush = (by: string) => ({ by, target: 't', rear: false });

  test('[BDZ-react-charged] [BDZ-react-stunned] whoever it puts down takes no test any more', () => {
    const g = game({
      people: {
        ...mine,
        t: { ...theirs, ...rifle, y: 19 },
        f: { ...theirs, ...rifle, x: 20, group: 2, rep: 5 },
      },
      dice: [
        1, 2, /* f fires */ 1, /* a */ 1, 2, /* b */ 1, 2, /* which fires */ 1, /* f */ 6, 6, /* t */ 1, 2,
        /* which fires */ 1, /* b */ 1, 2, /* which hits */ 6, 2,
      ],
    });
    g.begin(beingCharged(g.w, [rush('a')], ['t']))
      .end()
      .done();
    expect(g.person('t').status).toBe('out');
    expect(g.tests().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'f being-charged',
      'a received-fire',
      'b received-fire',
      'f received-fire',
      't received-fire',
      'b received-fire',
    ]);
  });

  test('[BDZ-D-charged-once] [BDZ-star-cheat] a Star that is gone draws nobody into a test for the next charger', () => {
    const g = game({
      options: { chargers: 'each' },
      people: {
        ...mine,
        c: { x: 19.5, y: 14.2, charges: 't', group: 6 },
        t: { ...theirs, ...rifle, y: 18, star: true },
        f: { ...theirs, x: 20, group: 2 },
      },
      dice: [/* t fires */ 1, /* a */ 1, 2, /* b */ 1, 2, /* which kills */ 6, 1, /* f */ 1, 2],
    });
    g.begin(beingCharged(g.w, [rush('a'), rush('c')], ['t']))
      .answer('2', true)
      .end()
      .done();
    expect(g.person('t').status).toBe('cheated');
    expect(g.tests().filter((line) => line.startsWith('f'))).toEqual(['f being-charged 2 melee']);
  });
});

test('[BDZ-react-charged] [BDZ-melee-start] [BDZ-D-uphill] what a charger pays up to 4 inches from contact leaves it all that the rest costs', () => {
  const fights = (map: Situation['map'], y: number) => {
    const g = game({
      map: map ?? {},
      people: { a: { x: 18, y: 10 } },
      zeds: { 'zed-1': { x: 18, y, facing: 0 } },
      active: ['a'],
      dice: [1, 2, ...Array<number>(9).fill(6)],
    });
    g.step().answer('charge a zed-1');
    return [g.facts('walked')[0]?.cost, g.state.melees.length];
  };
  const wood = {
    areas: [{ id: 'w', kind: 'woods', rect: [4, 14, 32, 15] as [number, number, number, number] }],
  };
  expect(fights(wood, 17.9)).toEqual([2.9, 1]);
  expect(fights({}, 18.9)).toEqual([3.9, 1]);
  // A climb is paid for once, whether it begins before the halt or after it. BDZ-D-uphill.
  const hill = (foot: number) => ({
    areas: [{ id: 'h', kind: 'hill', rect: [4, foot, 32, 32] as [number, number, number, number] }],
  });
  expect(fights(hill(4), 16.9)).toEqual([3.9, 1]);
  expect(fights(hill(13), 16.9)).toEqual([1.9, 1]);
});
