import { describe, expect, test } from 'vitest';
import { fastMove } from '../actions/moving.js';
import { ENGLISH } from '../catalogue.js';
import { groupOf, inFront, leaderIn } from '../groups/groups.js';
import { ledBy, replaceLeaders } from '../groups/leaders.js';
import { bdz } from '../index.js';
import { duckBack, hunkerDown, retire } from '../movement/cover.js';
import { reachOf } from '../movement/walking.js';
import { hasLeft, type Person } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { rollActivation } from './activation.js';

const THREE: Situation['people'] = {
  billy: { x: 18, y: 10, rep: 5, star: true, has: ['ba-pistol'] },
  dez: { x: 16, y: 9, rep: 4 },
  char: { x: 20, y: 9, rep: 3 },
};

/** A turn about to begin with these dice. */
const turn = (dice: readonly number[], more: Situation = {}) =>
  game({ people: THREE, state: { stage: 'turn' }, dice, ...more });

test('[BDZ-EX-turn-first] [BDZ-turn-first] [BDZ-turn-rep-threshold] a 4 goes before a 3, and moves Leaders of Rep 4 or more', () => {
  const g = turn([4, 3], {
    people: { ...THREE, late: { x: 30, y: 30, rep: 3 } },
  });
  g.run();
  expect(g.facts('activation')).toMatchObject([
    { order: ['player-1', 'zombies'], dice: { humans: 4, zombies: 3 } },
  ]);
  expect(g.question()).toBe('player-1 activate BDZ-turn-group-order');
  expect(g.options()).toEqual(['stay billy', 'move billy', 'pass billy']);
  g.answer('pass billy').run();
  // Rep 3 is below the die: the dead act, and the turn is over.
  expect(g.state.stage).not.toBe('begin');
  expect(g.facts('turn-over')).toHaveLength(1);
});

test('[BDZ-EX-turn-second] [BDZ-turn-second] [BDZ-zact-together] then the dead act: all are of Rep 4', () => {
  const g = turn([4, 3, 2, 1], {
    zeds: { 'zed-1': { x: 3, y: 3, facing: 90 }, 'zed-2': { x: 3, y: 30, facing: 90 } },
  });
  g.run();
  g.answer('pass billy');
  while (g.facts('turn-over').length === 0) g.step();
  const gone = g.facts('walked').map((f) => f.who);
  expect(gone.sort()).toEqual(['zed-1', 'zed-2']);
});

test('[BDZ-turn-rep-threshold] a die of 5 leaves the dead where they are', () => {
  const g = turn([6, 5], { zeds: { 'zed-1': { x: 3, y: 3, facing: 90 } } });
  while (g.facts('turn-over').length === 0) g.step();
  expect(g.facts('walked')).toEqual([]);
});

test('[BDZ-turn-rep-threshold] a side whose die is above the Rep of all its Leaders is told so', () => {
  const below = (dice: readonly number[], more: Situation = {}) => {
    const g = turn(dice, more);
    g.step();
    while (g.asks().length === 0 && g.facts('turn-over').length === 0) g.step();
    return g;
  };
  const g = below([6, 5]);
  expect(g.facts('below-die')).toMatchObject([{ side: 'player-1', die: 6 }]);
  expect(g.facts('below-die').map((f) => bdz.tell(f)?.key)).toEqual(['tell.below-die']);
  // Somebody may act, or has let the turn go.
  const passed = below([4, 3]);
  passed.answer('pass billy');
  while (passed.facts('turn-over').length === 0) passed.step();
  expect(passed.facts('below-die')).toEqual([]);
  // The die did not keep a child: it never acts by itself.
  const child = { x: 18, y: 18, rep: 2, being: 'child' } as const;
  expect(below([5, 3], { people: { child } }).facts('below-die')).toEqual([]);
});

test('[BDZ-react-how] [BDZ-veh-hotwire] dice that are compared one by one are not told as added up', () => {
  expect([ENGLISH['each.reaction'], ENGLISH['reads.hot-wire']]).toEqual([
    'each die compared with Rep',
    'any pair will do',
  ]);
});

test('[BDZ-turn-doubles] equal dice are thrown again until they differ', () => {
  const g = turn([2, 2, 5, 5, 1, 6]);
  g.begin(rollActivation(g.w)).end();
  expect(g.facts('doubles')).toHaveLength(2);
  expect(g.state.order).toEqual(['zombies', 'player-1']);
  g.done();
});

const TWO: Situation = { people: { ...THREE, gweedo: { seat: 'player-2', x: 18, y: 33, facing: 180 } } };

test('[BDZ-turn-multi] more sides: those that match sit out, and only where all match is it thrown again', () => {
  const barred = turn([3, 5, 3], TWO);
  barred.begin(rollActivation(barred.w)).end();
  expect(barred.state).toMatchObject({ barred: ['player-1', 'zombies'], order: ['player-2'] });
  const all = turn([3, 3, 3, 1, 2, 6], TWO);
  all.begin(rollActivation(all.w)).end();
  expect(all.state.order).toEqual(['zombies', 'player-2', 'player-1']);
});

test('[BDZ-turn-versus] one die for all humans, who go by a die of their own, ties again', () => {
  const g = turn([5, 2, 4, 4, 1, 6], { ...TWO, options: { dice: 'shared' } });
  g.begin(rollActivation(g.w)).end();
  expect(g.state.order).toEqual(['player-2', 'player-1', 'zombies']);
  expect(g.state.dice).toEqual({ humans: 5, zombies: 2 });
  g.done();
});

test('[BDZ-turn-group-order] of one Rep: who stays, who moves, who recovers', () => {
  const g = turn([2, 1], {
    people: {
      a: { x: 5, y: 5, facing: 180 },
      b: { x: 15, y: 5, facing: 180 },
      c: { x: 25, y: 5, status: 'ducked' },
    },
  });
  g.run();
  expect(g.options()).toEqual(['stay a', 'move a', 'pass a', 'stay b', 'move b', 'pass b']);
  g.answer('move a').run().answer('done').run();
  expect(g.options()).toEqual(['move b', 'pass b']);
  g.answer('move b').run().answer('done').run();
  expect(g.options()).toEqual(['recover c', 'pass c']);
  g.answer('recover c');
  expect(g.person('c').status).toBe('carry-on');
});

test('[BDZ-turn-group-order] [BDZ-turn-rep-threshold] a group acts if the die lets its Leader, at the Rep of the best that carries on', () => {
  const asked = (status: Person['status'], die: number, grunt: Person['status'] = 'carry-on') => {
    const people = { star: { star: true, rep: 5, status }, grunt: { x: 20, rep: 3, status: grunt } };
    const g = game({ people, state: { dice: { 'player-1': die, zombies: 1 }, order: ['player-1'] } }).step();
    return g.asks().length > 0 ? g.options() : [];
  };
  expect(asked('carry-on', 4)).toEqual(['stay star', 'move star', 'pass star']);
  for (const status of ['stunned', 'hunkered', 'ducked'] as const) {
    for (const die of [3, 5]) expect(asked(status, die)).toEqual(['stay grunt', 'move grunt', 'pass grunt']);
    expect(asked(status, 6)).toEqual([]);
    // Where nobody carries on it is the Leader's.
    expect(asked(status, 5, 'ducked')).toEqual(['recover star', 'pass star']);
  }
  // A Star of low Rep who has ducked back still leads those of higher Rep.
  const led = (die: number, status: Person['status']) =>
    turn([die, 1], { people: { star: { star: true, rep: 3, status }, grunt: { x: 20, rep: 5 } } })
      .run()
      .asks().length;
  expect([led(3, 'ducked'), led(4, 'ducked'), led(4, 'out')]).toEqual([1, 0, 1]);
  // Nor does a child lead.
  const child = { x: 19.5, rep: 2, being: 'child' } as const;
  const alone = turn([5, 1], { people: { star: { star: true, rep: 5, status: 'ducked' }, child } });
  expect(alone.run().options()).toEqual(['recover star', 'pass star']);
  // Another group of Rep 4 goes before it.
  const two = turn([2, 1], {
    people: {
      star: { star: true, rep: 5, status: 'stunned' },
      grunt: { x: 20, rep: 3 },
      other: { x: 4, y: 4 },
    },
  });
  expect(two.run().options()).toEqual(['stay other', 'move other', 'pass other']);
});

test('[BDZ-react-stunned] the stunned spend a whole activation on getting up', () => {
  const g = turn([2, 1], { people: { a: { x: 5, y: 5, status: 'stunned', prone: true } } });
  g.run().answer('recover a');
  expect(g.person('a')).toMatchObject({ status: 'carry-on', prone: false });
  expect(g.state.done).toEqual(['a']);
});

test('[BDZ-D-feast-length-rest] [BDZ-zed-feast-length] a stunned one on whom zombies feast does not get up, and does once they are gone', () => {
  const eaten: Situation = {
    people: { a: { status: 'stunned', prone: true } },
    state: { feasts: [{ body: 'a', left: 3, seenBy: [] }] },
  };
  const g = game({ ...eaten, zeds: { 'zed-1': { y: 19, feast: 'a' } } }).step();
  expect([g.state.acting, g.person('a').status]).toEqual([1, 'stunned']);
  expect(game(eaten).step().options()).toEqual(['recover a', 'pass a']);
});

test('[BDZ-EX-group-split] [BDZ-group-distance] [BDZ-group-change] [BDZ-group-join-move] more than 4 inches off one is alone; reached, one comes along', () => {
  const g = game({
    people: { ...THREE, char: { x: 26, y: 10, rep: 3 } },
    active: ['billy', 'dez'],
  });
  const ids = (id: string) => groupOf(g.w, id).map((p) => p.id);
  expect(ids('char')).toEqual(['char']);
  expect(ids('billy')).toEqual(['billy', 'dez']);
  g.step().answer('move billy').answer([22, 10]);
  expect(g.state.active?.who).toEqual(['billy', 'dez', 'char']);
  g.run();
  expect(g.options()).toContain('move char');
});

test('[BDZ-EX-group-split] [BDZ-group-join-move] one who has ducked back comes up and along where she is reached, and may be seen', () => {
  const foe = { seat: 'player-2', x: 26, y: 24, facing: 180 };
  const g = game({
    people: { ...THREE, char: { x: 26, y: 10, rep: 3, status: 'ducked', hidesFrom: ['foe'] }, foe },
    active: ['billy', 'dez'],
    dice: [6, 6],
  });
  g.step().answer('move billy').answer([22, 10]);
  expect(g.state.active?.who).toEqual(['billy', 'dez', 'char']);
  expect(g.person('char')).toMatchObject({ status: 'carry-on', hidesFrom: [] });
  expect(g.tests()).toEqual(['foe in-sight 0 no-fire']);
  expect(g.run().options()).toContain('move char');
  g.done();
});

test('[BDZ-leader-start] [BDZ-leader-activate] the Star leads, whatever Rep the others have', () => {
  const g = game({ people: { ...THREE, dez: { x: 16, y: 9, rep: 6 } } });
  expect(leaderIn(groupOf(g.w, 'char'))?.id).toBe('billy');
});

test('[BDZ-D-leader-joined] [BDZ-leader-start] one who has stepped up leads no more where a Star or a higher Rep joins', () => {
  const led = (char: Partial<Person>, dez: Partial<Person> = {}) => {
    const g = game({
      people: { ...THREE, char: { ...THREE?.char, ...char }, dez: { ...THREE?.dez, ...dez } },
    });
    return leaderIn(groupOf(g.w, 'char'))?.id;
  };
  expect(led({ leads: true })).toBe('billy');
  expect(led({ leaderless: true }, { leaderless: true })).toBe('billy');
  const g = game({ people: { a: { rep: 4 }, b: { x: 20, rep: 4, leads: true }, c: { x: 22, rep: 3 } } });
  expect(leaderIn(groupOf(g.w, 'c'))?.id).toBe('b');
});

const EQUALS: Situation = {
  people: {
    a: { x: 18, y: 0.6, rep: 5 },
    b: { x: 16, y: 2 },
    c: { x: 20, y: 2 },
    d: { x: 18, y: 4, rep: 3 },
    foe: { seat: 'player-2', x: 18, y: 34 },
  },
};

test('[BDZ-leader-replace] [BDZ-D-leader-left] the Leader leaves the table, and the player picks another among equals', () => {
  const left = (c: Partial<Person> = {}) => {
    const people = { ...EQUALS.people, c: { ...EQUALS.people?.c, ...c } };
    return game({ people, active: ['a', 'b', 'c', 'd'] })
      .step()
      .answer('leave a');
  };
  const g = left();
  expect(g.question()).toBe('player-1 leader BDZ-leader-replace');
  expect(g.options()).toEqual(['b', 'c']);
  g.answer('c');
  expect(g.facts('new-leader')).toMatchObject([{ who: 'c', group: ['b', 'c', 'd'] }]);
  expect(leaderIn(groupOf(g.w, 'd'))?.id).toBe('c');
  // Nobody is asked where one has a higher Rep than all others, or has stepped up before.
  for (const c of [{ rep: 3 }, { leads: true }]) {
    const goesOn = left(c).run();
    expect([goesOn.question(), goesOn.facts('new-leader')]).toEqual(['player-1 deed BDZ-act-choice', []]);
  }
});

test('[BDZ-leader-front] [BDZ-D-leader-front] a Leader who is exactly as near as another of the group is in front', () => {
  const front = (y: number) => {
    const people = { led: { x: 16, y }, other: { x: 20, y: 10 }, foe: { seat: 'player-2', x: 18, y: 20 } };
    const g = game({ people });
    return inFront(g.w, g.person('led'), [g.person('led'), g.person('other')], ['foe']);
  };
  expect([front(10), front(9.999)]).toEqual([true, false]);
});

test('[BDZ-leader-replace] [BDZ-D-leader-joined] whoever steps up is of the highest Rep, a Star or not, and leads a Star who was there', () => {
  const left = (c: Partial<Person>) => {
    const a = { x: 18, y: 0.6, rep: 5, star: true };
    const people = { ...EQUALS.people, a, c: { ...EQUALS.people?.c, ...c } };
    return game({ people, active: ['a', 'b', 'c', 'd'] })
      .step()
      .answer('leave a');
  };
  const leads = (g: ReturnType<typeof game>) => leaderIn(groupOf(g.w, 'd'))?.id;
  // A Star of the same Rep is one of those among whom the player picks.
  for (const named of ['b', 'c']) {
    const g = left({ star: true });
    expect(g.options()).toEqual(['b', 'c']);
    expect(leads(g.answer(named))).toBe(named);
  }
  // A Star of lower Rep does not step up, and follows the one who did while they are together.
  const low = left({ star: true, rep: 3 }).run();
  expect(low.facts('new-leader')).toMatchObject([{ who: 'b', group: ['b', 'c', 'd'] }]);
  expect(leads(low)).toBe('b');
  expect(leaderIn([low.person('c'), low.person('d')])?.id).toBe('c');
  // Nobody steps up over a Star of the highest Rep.
  const high = left({ star: true, rep: 5 }).run();
  expect([high.facts('new-leader'), leads(high)]).toEqual([[], 'c']);
});

test('[BDZ-leader-replace] [BDZ-D-leader-left] a Leader who goes ahead still leads until the group has finished; those left behind then have another', () => {
  const g = game({ ...EQUALS, active: ['a', 'b', 'c', 'd'] });
  g.step().answer('move a').answer([25.5, 2]).step();
  expect(g.question()).toBe('player-1 deed BDZ-act-choice');
  g.answer('done');
  expect([g.question(), g.options()]).toEqual(['player-1 leader BDZ-leader-replace', ['b', 'c']]);
  g.answer('b');
  expect(g.facts('new-leader')).toMatchObject([{ who: 'b', group: ['b', 'c', 'd'] }]);
});

test('[BDZ-leader-replace] [BDZ-D-leader-left] another steps up where the Leader flees in reaction, or goes down where nobody tests', () => {
  const lost = (happens: (g: ReturnType<typeof game>) => void) => {
    const people = {
      ...EQUALS.people,
      a: { x: 22, y: 2, rep: 5 },
      foe: { ...EQUALS.people?.foe, x: 6, y: 2 },
    };
    const g = game({
      people,
      map: {
        barriers: [
          {
            id: 'w',
            kind: 'low wall',
            path: [
              [30, 0],
              [30, 8],
            ],
          },
        ],
      },
    });
    const led = ledBy(g.w);
    happens(g);
    g.begin(replaceLeaders(g.w, led));
    return g.asks().length > 0 ? [g.question(), ...g.options()] : [];
  };
  const asked = ['player-1 leader BDZ-leader-replace', 'b', 'c'];
  expect(lost((g) => retire(g.w, 'a', ['foe']))).toEqual(asked);
  const out = { is: 'downed', cause: 'BDZ-react-oof', to: 'all', status: 'out', by: 'foe' } as const;
  expect(lost((g) => g.w.happen({ ...out, who: 'a' }))).toEqual(asked);
  expect(lost((g) => g.w.happen({ ...out, who: 'b' }))).toEqual([]);
});

test('[BDZ-EX-fast-move] [BDZ-move-fast] [BDZ-react-fast-common] [BDZ-move-fast-status] Leader Die 6; 5 and 4: 16, 12 and 8 inches', () => {
  const g = game({ people: THREE, active: ['billy', 'dez', 'char'], dice: [6, 5, 4] });
  g.begin(fastMove(g.w, ['billy', 'dez', 'char'])).end();
  expect(g.facts('leader-die')).toMatchObject([{ who: 'billy', passed: false }]);
  expect(g.facts('moves-fast')[0]?.by).toEqual([
    { who: 'billy', passed: 2, inches: 16 },
    { who: 'dez', passed: 1, inches: 12 },
    { who: 'char', passed: 0, inches: 8 },
  ]);
  g.done();
});

test('[BDZ-move-fast] of a group those go fast with somebody who are there', () => {
  const g = game({ people: { ...THREE, dez: { x: -1, y: -1 } }, active: ['billy', 'dez', 'char'] });
  g.step().answer('fast billy');
  expect(g.options()).toEqual(['char']);
});

test('[BDZ-move-fast] of a group nobody goes fast who has gone down or has had its turn', () => {
  const others = (dez: Partial<Person>, done: readonly string[] = []) => {
    const g = game({
      people: { ...THREE, dez: { ...THREE.dez, ...dez } },
      active: ['billy', 'dez', 'char'],
      state: { done: [...done] },
    });
    return g.step().answer('fast billy').options();
  };
  expect(others({})).toEqual(['dez', 'char']);
  for (const status of ['stunned', 'out', 'dead'] as const)
    expect(others({ status, prone: true })).toEqual(['char']);
  expect(others({}, ['dez'])).toEqual(['char']);
});

test('[BDZ-EX-prone] [BDZ-move-prone] eight inches, then prone: no farther, but fire', () => {
  const g = game({
    people: { char: { x: 18, y: 5, has: ['pistol'] }, foe: { seat: 'player-2', x: 18, y: 20, facing: 0 } },
    active: ['char'],
  });
  g.step().answer('move char').answer([18, 13]).step().answer('prone char').step();
  expect(g.options()).toContain('fire char');
  expect(g.options()).not.toContain('move char');
});

test('[BDZ-move-stand] getting up costs half the move', () => {
  const g = game({ people: { char: { prone: true } }, active: ['char'] });
  g.step().answer('stand char');
  expect(g.person('char')).toMatchObject({ prone: false, used: 4 });
});

test('[BDZ-move-stand] [BDZ-move-fast] who lies may go fast, and gets up at half of what it then may move', () => {
  const g = game({ people: { char: { prone: true } }, active: ['char'], dice: [1, 2] });
  g.step().answer('fast char').end().step();
  expect(g.person('char')).toMatchObject({ prone: true, fast: 2, allowance: 16 });
  expect(g.options()).not.toContain('fast char');
  g.answer('stand char').step();
  expect(g.person('char')).toMatchObject({ prone: false, used: 8 });
  expect(g.options()).toContain('move char');
  // Nobody tries again who has passed no die.
  const failed = game({ people: { char: {} }, active: ['char'], dice: [6, 6] });
  failed.step().answer('fast char').end().step();
  expect(failed.person('char')).toMatchObject({ fast: 0, allowance: 8 });
  expect(failed.options()).not.toContain('fast char');
  // Nobody runs who has gone prone in this activation, or has got up before.
  for (const deed of ['prone', 'stand'] as const) {
    const late = game({ people: { char: { prone: deed === 'stand' } }, active: ['char'] });
    late.step().answer(`${deed} char`).step();
    expect(late.options()).not.toContain('fast char');
  }
});

const HOUSE: Situation['map'] = {
  buildings: [
    {
      id: 'h',
      name: 'the house',
      rect: [10, 10, 30, 30],
      levels: 2,
      doors: [{ id: 'd', at: [18, 10], type: 'standard' }],
    },
  ],
  links: [{ id: 'stairs', kind: 'stairs', at: [12, 20], from: 0, to: 1 }],
};

test('[BDZ-EX-door] [BDZ-bldg-door] 6 inches to the door, 2 for it, 4 inside', () => {
  const g = game({ map: HOUSE, people: { char: { x: 18, y: 4, allowance: 12, fast: 1 } }, active: ['char'] });
  g.step().answer('move char');
  expect(g.refused([18, 14.3])).toBe('BDZ-move-normal');
  g.answer([18, 13.9]);
  expect(g.person('char').used).toBeCloseTo(11.9);
});

test('[BDZ-EX-stairs] [BDZ-bldg-levels] [BDZ-D-c145] inside he goes fast on one passed, and a floor costs half of 12 inches', () => {
  const g = game({ map: HOUSE, people: { joe: { x: 13, y: 20 } }, active: ['joe'], dice: [1, 6] });
  g.step().answer('fast joe').end().step();
  expect(g.person('joe')).toMatchObject({ fast: 1, allowance: 12 });
  g.answer('move joe').answer([12.8, 20, 1]);
  expect(g.person('joe').level).toBe(1);
  expect(g.person('joe').used).toBeGreaterThanOrEqual(6);
  expect(g.person('joe').used).toBeLessThan(7.5);
});

test('[BDZ-bldg-levels] [BDZ-camp-road-kids-littler] a floor costs the smaller half of a smaller move', () => {
  const up = (p: object) => {
    const g = game({ map: HOUSE, people: { joe: { x: 13, y: 20, ...p } }, active: ['joe'] });
    g.step().answer('move joe').answer([12.8, 20, 1]);
    return g.person('joe').used;
  };
  const grown = up({});
  expect(grown - up({ allowance: 6 })).toBeCloseTo(1, 3);
  expect(grown - up({ allowance: 5 })).toBeCloseTo(1.5, 3);
  expect(up({ allowance: 10 }) - grown).toBeCloseTo(1, 3);
  // Whoever has not been active yet, or moves no inches, still climbs as others do.
  const g = game({ map: HOUSE, people: { joe: { x: 13, y: 20, allowance: 0 } } });
  expect(reachOf(g.w, g.person('joe'), 8).cost(12.8, 20, 1)).toBeCloseTo(grown, 3);
});

const WALL = {
  barriers: [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [14, 15],
        [22, 15],
      ] as [number, number][],
    },
  ],
};

test('[BDZ-EX-involuntary] [BDZ-move-duck-back] [BDZ-move-retire] duck back goes forward to cover, retire away from the shooter', () => {
  const g = game({
    map: {
      barriers: [
        ...WALL.barriers,
        {
          id: 'v',
          kind: 'low wall',
          path: [
            [14, 4],
            [22, 4],
          ],
        },
      ],
    },
    people: {
      billy: { x: 18, y: 8 },
      dez: { x: 19.5, y: 8 },
      carlos: { seat: 'player-2', x: 18, y: 20, facing: 180 },
    },
  });
  duckBack(g.w, 'billy', ['carlos']);
  retire(g.w, 'dez', ['carlos']);
  expect(g.person('billy')).toMatchObject({ status: 'ducked', prone: false, hidesFrom: ['carlos'] });
  expect(g.person('billy').y).toBeGreaterThan(9.5);
  expect(g.person('dez')).toMatchObject({ status: 'hunkered', prone: false, retired: true });
  expect(g.person('dez').y).toBeLessThan(5);
  expect(g.table.line('carlos', 'billy')).toBe('no');
});

test('[BDZ-move-duck-back] without cover in reach it drops where it stands', () => {
  const g = game({ people: { billy: {}, carlos: { seat: 'player-2', x: 18, y: 30, facing: 180 } } });
  duckBack(g.w, 'billy', ['carlos']);
  expect(g.person('billy')).toMatchObject({ status: 'ducked', prone: true, x: 18, y: 18 });
  g.end();
});

test('[BDZ-D-prone-end] who dropped prone in the enemy’s half of the turn does not act in it any more', () => {
  const g = game({ people: { billy: {}, carlos: { seat: 'player-2', x: 18, y: 30, facing: 180 } } });
  duckBack(g.w, 'billy', ['carlos']);
  expect(g.state.done).toEqual(['billy']);
});

describe('inside a building', () => {
  const inside = (y: number, go: typeof duckBack) => {
    const g = game({
      map: HOUSE,
      people: { a: { x: 18, y }, foe: { seat: 'player-2', x: 18, y: 26, facing: 180 } },
    });
    go(g.w, 'a', ['foe']);
    const { status, prone } = g.person('a');
    return [status, prone, g.facts('walked').length, g.state.done.length];
  };

  test('[BDZ-bldg-inside] [BDZ-move-duck-back] [BDZ-move-hunker] one is in cover where one stands, from somebody in the room as well', () => {
    expect(inside(20, duckBack)).toEqual(['ducked', false, 0, 0]);
    expect(inside(20, hunkerDown)).toEqual(['hunkered', false, 0, 0]);
  });

  test('[BDZ-bldg-inside] [BDZ-move-retire] not where one flees, nor in the doorway', () => {
    expect(inside(20, retire)).toEqual(['hunkered', true, 0, 1]);
    expect(inside(10.3, duckBack)).toEqual(['ducked', false, 1, 0]);
  });
});

test('[BDZ-group-change] it leaves its group before it has done anything, and joins the one that fetches it', () => {
  const may = (a: Partial<Person>, active: readonly string[] = ['a', 'b']) =>
    game({ people: { a: { ...a }, b: { x: 20 } }, active, state: { done: [] } })
      .step()
      .options()
      .includes('split a');
  expect(may({})).toBe(true);
  expect([may({ used: 0.1 }), may({ fast: 0 }), may({ fired: true }), may({}, ['a'])]).toEqual(
    Array(4).fill(false),
  );
  const g = game({ people: { a: { group: 3 }, b: { x: 20, group: 1 } }, active: ['a'] }).step();
  g.answer('join a b');
  expect(g.person('b').group).toBe(3);
});

test('[BDZ-move-duck-back] if what frightened it is gone, cover is what hides it from all who see it, and from no others', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'low wall',
          path: [
            [19, 21],
            [24, 21],
          ],
        },
      ],
    },
    people: {
      billy: { x: 18, y: 18 },
      friend: { x: 18, y: 12, facing: 0 },
      foe: { seat: 'player-2', x: 18, y: 26, facing: 180 },
      away: { seat: 'player-2', x: 16, y: 10, facing: 180 },
      down: { seat: 'player-2', x: 20, y: 12, facing: 0, status: 'out' },
      gone: { seat: 'player-2', x: -1, y: -1, facing: 0 },
    },
    zeds: { 'zed-1': { x: 17, y: 27, facing: 180 }, 'zed-2': { x: 16, y: 8, facing: 180 } },
  });
  duckBack(g.w, 'billy', ['gone']);
  expect(g.person('billy')).toMatchObject({ status: 'ducked', prone: false });
  expect(g.person('billy').x).toBeGreaterThan(18.5);
  // It does not hide from its friend, who would see it on this side of the wall.
  expect(g.person('billy').y).toBeLessThan(20.5);
});

test('[BDZ-wounded-pickup] somebody who is carried has not left while its bearer is there', () => {
  const g = game({
    people: { a: { retrieves: 'b' }, b: { x: -1, y: -1, status: 'out' }, c: { x: -1, y: -1 } },
  });
  const left = (id: string) => hasLeft(g.state, g.person(id));
  expect([left('a'), left('b'), left('c')]).toEqual([false, false, true]);
  g.w.happen({ is: 'left', cause: 'BDZ-D-c92', who: ['a'] });
  expect([left('a'), left('b')]).toEqual([true, true]);
  g.person('c').status = 'cheated';
  expect(left('c')).toBe(false);
});

test('[BDZ-group-distance] four inches from edge to edge and in sight of one another, or each by itself', () => {
  const one = (x: number, map: Situation['map'] = {}) =>
    groupOf(game({ map: map ?? {}, people: { a: { x: 18 }, b: { x } } }).w, 'a').length === 2;
  expect([one(23), one(23.001)]).toEqual([true, false]);
  const wall = {
    id: 'w',
    kind: 'high wall',
    path: [
      [20, 14],
      [20, 22],
    ] as [number, number][],
  };
  expect(one(22, { barriers: [wall] })).toBe(false);
});

test('[BDZ-D-prone-end] [BDZ-move-duck-back] who ducks back while active, or drops where it stands, does nothing more in this turn', () => {
  const done = (active: readonly string[], cover: boolean) => {
    const wall = {
      id: 'w',
      kind: 'low wall',
      path: [
        [14, 20],
        [22, 20],
      ] as [number, number][],
    };
    const g = game({
      map: { barriers: cover ? [wall] : [] },
      people: { a: { x: 18, y: 18 }, foe: { seat: 'player-2', x: 18, y: 26, facing: 180 } },
      active,
    });
    duckBack(g.w, 'a', ['foe']);
    return g.state.done.includes('a');
  };
  expect([done(['a'], true), done([], true), done(['a'], false), done([], false)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
