import type { Shape } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { bdz } from '../index.js';
import { hunkerDown, retire } from '../movement/cover.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { drawnByNoise } from '../zombies/coming.js';
import { rollActivation } from './activation.js';

const FOE = { seat: 'player-2', x: 18, y: 20, facing: 180, has: ['pistol'] } as const;
const wall = (y: number): NonNullable<NonNullable<Situation['map']>['barriers']>[number] => ({
  id: `w${y}`,
  kind: 'low wall',
  path: [
    [14, y],
    [22, y],
  ],
});

describe('what one does', () => {
  const PEOPLE: Situation['people'] = {
    a: { x: 18, y: 14, has: ['pistol'], melee: 'one-handed' },
    foe: { ...FOE, y: 19 },
  };
  const verbs = (g: Game) => [...new Set(g.options().map((id) => id.split(' ')[0]))];

  test('[BDZ-act-choice] move and fire, stay and fire, or charge: after a charge or a shot the others are gone', () => {
    const g = game({ people: PEOPLE, active: ['a'], dice: [1, 1, 6, 6] }).step();
    expect(verbs(g)).toEqual(expect.arrayContaining(['move', 'fire', 'charge']));
    g.answer('fire a', 'foe').run();
    expect(g.facts('fired').map((f) => f.who)).toContain('a');
    expect(verbs(g)).not.toContain('fire');
    expect(verbs(g)).not.toContain('charge');
  });

  test('[BDZ-act-choice] each deed is somebody’s; that nothing more is done is nobody’s, and ends it', () => {
    const { shape } = game({ people: PEOPLE, active: ['a'] })
      .step()
      .asked();
    const options = shape.kind === 'choose' ? shape.options : [];
    expect(options.filter((o) => o.ends).map((o) => o.id)).toEqual(['done']);
    expect(options.filter((o) => !o.of).map((o) => o.id)).toEqual(['done']);
  });

  test('[BDZ-act-choice] what somebody holds is told with its deeds, and nothing of whoever holds nothing', () => {
    const note = (a: NonNullable<Situation['people']>[string]) => {
      const { shape } = game({ people: { a }, active: ['a'] })
        .step()
        .asked();
      const options = shape.kind === 'choose' ? shape.options : [];
      return options.flatMap((o) => o.of ?? []).map((owner) => owner.note?.key)[0];
    };
    expect([note({ has: ['pistol'] }), note({ melee: 'one-handed' }), note({})]).toEqual([
      'own.holds',
      'own.holds',
      undefined,
    ]);
  });

  test('[BDZ-act-stay-fire] one that stays may turn and fire, and neither move nor charge', () => {
    const g = game({ people: PEOPLE, state: { stage: 'turn' }, dice: [2, 1, 3], options: { dice: 'each' } });
    g.run().answer('stay a').run();
    expect(verbs(g)).toEqual(expect.arrayContaining(['fire', 'face']));
    for (const verb of ['move', 'fast', 'charge']) expect(verbs(g)).not.toContain(verb);
    g.answer('face a', 90).run();
    expect(g.person('a')).toMatchObject({ x: 18, y: 14 });
  });

  test('[BDZ-act-charge] a charger does not fire in the same activation', () => {
    const g = game({
      people: PEOPLE,
      active: ['a'],
      dice: [/* a */ 1, 2, /* he */ 3, 5, /* melee, even */ 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    g.step().answer('charge a foe');
    expect(g.state.melees).toEqual([{ who: 'foe', with: 'a', rear: false }]);
    expect(g.state.done).toEqual(['a']);
    expect(g.facts('fired')).toEqual([]);
  });
});

test('[BDZ-react-charge] one charges whom it sees and can reach with what is left of its move, from edge to edge, and nobody else', () => {
  const may = (foe: Partial<Person>, a: Partial<Person> = {}) =>
    game({
      people: { a: { x: 18, y: 14, facing: 0, ...a }, foe: { ...FOE, ...foe } },
      active: ['a'],
    })
      .step()
      .options()
      .includes('charge a foe');
  expect([may({ y: 19 }), may({ y: 9 }), may({ y: 9 }, { facing: 180 })]).toEqual([true, false, true]);
  expect([may({ y: 23 }), may({ y: 23.001 })]).toEqual([true, false]);
  expect([may({ y: 20 }, { used: 3 }), may({ y: 20.001 }, { used: 3 })]).toEqual([true, false]);
  // With its move spent it charges nobody, not even in contact.
  expect([may({ y: 15 }, { used: 7 }), may({ y: 15 }, { used: 8 })]).toEqual([true, false]);
  expect([
    may({ y: 19, status: 'stunned' }),
    may({ y: 19 }, { fired: true }),
    may({ y: 19 }, { prone: true }),
  ]).toEqual([false, false, false]);
});

test('[BDZ-react-fast-common] [BDZ-leader-front] enemies out of sight do not matter to who is in front: the Leader behind throws his die', () => {
  const dice = (map: Situation['map']) => {
    const g = game({
      map: map ?? {},
      people: {
        a: { x: 18, y: 12, rep: 5 },
        b: { x: 18, y: 14 },
        foe: { ...FOE, y: 26 },
      },
      active: ['a', 'b'],
      dice: [2, 2, 2],
    });
    g.step().answer('fast a', ['b']);
    return g.facts('leader-die').length;
  };
  const high = { ...wall(20), kind: 'high wall' };
  expect([dice({}), dice({ barriers: [high] })]).toEqual([0, 1]);
});

test('[BDZ-move-prone] one that stands on its own feet may go prone, and gets up with half of its move', () => {
  const verbs = (a: Partial<Person>, more: Situation = {}) =>
    game({ ...more, people: { a }, active: ['a'] })
      .step()
      .options()
      .filter((id) => /^(prone|stand) /.test(id));
  expect([verbs({}), verbs({ prone: true })]).toEqual([['prone a'], ['stand a']]);
  // Whoever has chosen not to move stays down.
  const stays = { people: { a: { prone: true } }, state: { stage: 'turn' }, dice: [2, 1] } as const;
  const offered = (how: string) => game(stays).run().answer(`${how} a`).run().options();
  expect(offered('move')).toContain('stand a');
  expect(offered('stay')).not.toContain('stand a');
  expect([verbs({ prone: true, used: 4 }), verbs({ prone: true, used: 4.001 })]).toEqual([['stand a'], []]);
  expect(verbs({ aboard: 'car', sits: 'rear' }, { vehicles: { car: { speed: 0 } } })).toEqual([]);
  const locked = { melees: [{ who: 'a', with: 'zed-1', rear: false }] };
  expect(verbs({}, { zeds: { 'zed-1': { x: 19 } }, state: locked })).toEqual([]);
});

test('[BDZ-move-normal] it is told how many inches are left, to a tenth', () => {
  const left = (a: Partial<Person>) =>
    game({ people: { a }, active: ['a'] })
      .step()
      .answer('move a')
      .asked().values?.inches;
  expect([left({}), left({ used: 1.25 }), left({ used: 7 })]).toEqual([8, 6.7, 1]);
});

describe('the turn', () => {
  test('[BDZ-turn-colours] a die for the living and one for the dead are thrown together in every turn', () => {
    const g = game({ people: { a: {} }, state: { stage: 'turn' }, dice: [4, 2, 3, 5] });
    g.begin(rollActivation(g.w)).end();
    g.begin(rollActivation(g.w)).end().done();
    const thrown = g.facts('rolled').map((f) => [f.pools[0]?.who, f.faces]);
    expect(thrown).toEqual([
      ['side.humans', [[4]]],
      ['side.zombies', [[2]]],
      ['side.humans', [[3]]],
      ['side.zombies', [[5]]],
    ]);
    expect(g.state.dice).toEqual({ humans: 3, zombies: 5 });
  });

  test('[BDZ-turn-end] when both are done zombies that heard it come, the turn is over, and dice are thrown anew', () => {
    const g = game({
      people: { a: {}, foe: FOE },
      state: { stage: 'end', noises: [{ x: 18, y: 18, level: 0, shots: 1 }] },
      dice: [6, 3, /* the next turn */ 1, 2, 3],
    });
    g.step().step();
    const order = g.w.facts
      .map((f) => f.is)
      .filter((is) => ['zeds-came', 'turn-over', 'activation'].includes(is));
    expect(order).toEqual(['zeds-came', 'turn-over', 'activation']);
    expect([g.state.noises, g.state.turn]).toMatchObject([[{ diced: true }], 2]);
    g.done();
  });
});

describe('moves of both kinds', () => {
  test('[BDZ-move-kinds] a result moves somebody who is not active, and takes nothing of its own move', () => {
    const g = game({
      map: { barriers: [wall(16)] },
      people: { a: { x: 18, y: 8, allowance: 0, used: 0 }, foe: { ...FOE, y: 19 } },
    });
    hunkerDown(g.w, 'a', ['foe']);
    expect(g.facts('walked')).toMatchObject([{ who: 'a', how: 'hunker' }]);
    expect(g.person('a')).toMatchObject({ used: 0, went: 0 });
    // A figure moves by itself only when it is active.
    const idle = game({ people: { a: { x: 18, y: 12 }, b: { x: 4, y: 4 } }, active: ['a'] }).step();
    expect(idle.options().filter((id) => id.endsWith(' b'))).toEqual([]);
  });

  test('[BDZ-move-hunker] in cover it stays; else to the nearest within 12 inches, or prone; and does nothing until it is rallied', () => {
    const down = (y: number, barriers = [wall(16)]) => {
      const g = game({
        map: { barriers },
        people: { a: { x: 18, y, has: ['pistol'] }, foe: { ...FOE, y: 19 } },
      });
      hunkerDown(g.w, 'a', ['foe']);
      return g;
    };
    const behind = down(15);
    expect(behind.person('a')).toMatchObject({ x: 18, y: 15, status: 'hunkered', prone: false });
    expect([behind.table.sees('a', 'foe'), behind.table.sees('foe', 'a')]).toEqual([false, false]);
    expect(down(6).person('a')).toMatchObject({ status: 'hunkered', prone: false });
    expect(down(6).person('a').y).toBeGreaterThan(12.5);
    // The cover begins more than twelve inches away.
    const open = down(0.6);
    expect(open.person('a')).toMatchObject({ status: 'hunkered', prone: true, x: 18, y: 0.6 });
    const g = game({
      people: { a: { status: 'hunkered' } },
      state: { stage: 'turn' },
      dice: [2, 1],
    });
    g.run();
    const lines = (all: Game) =>
      (all.asked().shape as Extract<Shape, { kind: 'choose' }>).options.map((o) => o.line.key);
    // Nobody else is there.
    expect(lines(g)).toEqual(['activate.hunkered-alone', 'activate.pass']);
    const helped = (more: Partial<Person>, friend: Partial<Person>) =>
      lines(
        game({
          people: { a: { status: 'hunkered', ...more }, b: { x: 30, rep: 3, ...friend } },
          state: { stage: 'turn', done: ['b'] },
          dice: [2, 1],
        }).run(),
      )[0];
    expect(helped({}, {})).toBe('activate.hunkered');
    expect(helped({}, { status: 'out' })).toBe('activate.hunkered-alone');
    expect(helped({ neverRallies: true }, {})).toBe('activate.hunkered-alone');
    const both = { a: { status: 'hunkered' }, b: { x: 20, status: 'stunned', prone: true } } as const;
    const mixed = game({ people: both, state: { stage: 'turn' }, dice: [2, 1] });
    expect(lines(mixed.run())).toEqual(['activate.recover', 'activate.pass']);
    g.answer('recover a');
    expect(g.facts('stayed-hunkered')).toMatchObject([{ who: ['a'] }]);
    g.run();
    expect(g.person('a').status).toBe('hunkered');
  });

  test('[BDZ-move-duck-back-end] the ducked recover by themselves after the others of their Rep, and may be fired at as they rise', () => {
    const g = game({
      people: {
        a: { x: 6, y: 6 },
        low: { x: 18, y: 12, status: 'ducked', hidesFrom: ['foe'] },
        foe: { ...FOE, class: 'survivor' },
      },
      state: { stage: 'turn' },
      dice: [3, 2, 1, /* he sees it rise */ 5, 6],
    });
    g.run();
    expect(g.options()).toEqual(['stay a', 'move a', 'pass a']);
    g.answer('pass a').run();
    expect(g.options()).toEqual(['recover low', 'pass low']);
    g.answer('recover low');
    expect(g.facts('stayed-hunkered')).toEqual([]);
    expect(g.tests()).toEqual(['foe in-sight 0 no-fire']);
    expect(g.person('low').status).toBe('carry-on');
  });

  test('[BDZ-move-duck-back-end] [BDZ-react-in-sight] of two groups that see it rise the second takes no test where the first has left nobody', () => {
    const armed = { ...FOE, class: 'survivor' as const, rep: 5, has: ['shotgun' as const] };
    const g = game({
      people: {
        low: { x: 18, y: 12, status: 'ducked', hidesFrom: ['foe'], star: true },
        foe: armed,
        other: { ...armed, x: (FOE.x ?? 0) + 6, group: 1 },
      },
      state: { stage: 'turn' },
      // All six shots hit, and each is fatal.
      dice: [
        3, 2, 1, /* the first sees it rise */ 1, 1, /* shots */ 6, 6, 6, 6, 6, 6, /* damage */ 1, 1, 1, 1, 1,
        1,
      ],
    });
    g.run().answer('recover low');
    expect(g.question()).toBe('player-1 cheat-death BDZ-star-cheat');
    g.answer(true);
    expect(g.person('low').status).toBe('cheated');
    // The figure was worse than out of the fight: no success. BDZ-camp-rep-success.
    expect(g.person('low').deeds.out).toBe(true);
    expect(g.tests()).toEqual(['foe in-sight 2 fire']);
  });

  test('[BDZ-move-retire-ranaway] [BDZ-D-hunker-end] whoever fled and was not rallied has run away at the end; who only hunkered down has not', () => {
    const g = game({
      people: {
        fled: { x: 18, y: 10 },
        low: { x: 10, y: 10 },
        lost: { x: 26, y: 10, neverRallies: true },
        back: { x: 4, y: 10 },
        foe: { ...FOE, y: 30 },
      },
      state: { stage: 'act', turn: 8 },
      // Dice for whether the two who ran turn up again. BDZ-recover-after.
      dice: [1, 1, 1, 1],
    });
    retire(g.w, 'fled', ['foe']);
    for (const id of ['low', 'lost']) hunkerDown(g.w, id, ['foe']);
    g.w.happen({ is: 'stage', cause: 'BDZ-turn-end', stage: 'end', to: 'all' });
    g.step();
    expect(g.state.stage).toBe('over');
    expect(g.facts('ran-away')).toMatchObject([{ who: ['fled', 'lost'] }]);
    // The two who ran hold nothing any more: two are left against one.
    expect(bdz.outcome(g.state, g.w.book)).toMatchObject({ winner: 'player-1', score: 2 });
    // Where nobody has run nothing is told.
    const calm = game({
      people: { a: { x: 18, y: 10 }, foe: { ...FOE, y: 30 } },
      state: { stage: 'end', turn: 8 },
    }).step();
    expect([calm.state.stage, calm.facts('ran-away')]).toEqual(['over', []]);
  });

  test('[BDZ-move-retire-ranaway] [BDZ-move-hunker] who has fled, and hunkers down after that, has run away all the same, until it is rallied', () => {
    const g = game({
      people: { fled: { x: 18, y: 10 }, foe: { ...FOE, y: 30 } },
      state: { stage: 'act', turn: 8 },
      dice: [1, 1],
    });
    retire(g.w, 'fled', ['foe']);
    hunkerDown(g.w, 'fled', ['foe']);
    expect(g.person('fled')).toMatchObject({ status: 'hunkered', retired: true });
    g.w.happen({ is: 'stage', cause: 'BDZ-turn-end', stage: 'end', to: 'all' });
    g.step();
    expect(g.facts('ran-away')).toMatchObject([{ who: ['fled'] }]);
    const back = game({ people: { fled: { x: 18, y: 10 }, foe: { ...FOE, y: 30 } } });
    retire(back.w, 'fled', ['foe']);
    back.w.happen({ is: 'recovered', cause: 'BDZ-react-rally', who: 'fled', was: 'hunkered' });
    hunkerDown(back.w, 'fled', ['foe']);
    expect(back.person('fled')).toMatchObject({ status: 'hunkered', retired: false });
  });
});

test('[BDZ-act-charge] [BDZ-zkill-auto] whoever may be charged or finished off is named', () => {
  const g = game({
    people: { a: { has: ['pistol'] } },
    zeds: { 'zed-1': { x: 18, y: 21 }, 'zed-12': { x: 20, y: 18, prone: true } },
    active: ['a'],
  }).step();
  const { shape } = g.asked();
  const named = ('options' in shape ? shape.options : [])
    .filter(({ id }) => /^(charge|kill)/.test(id))
    .map(({ id, line }) => [id, line.values?.whom]);
  expect(named).toContainEqual(['charge a zed-1', { noun: 'who.zed-1', count: 1 }]);
  expect(named).toContainEqual(['kill a hand zed-12', { noun: 'who.zed-12', count: 1 }]);
});

test('[BDZ-advice-activation] a single bad die leaves a whole band standing while the dead come on', () => {
  const g = game({
    people: { a: { x: 2, y: 2, rep: 4 }, b: { x: 4, y: 2, rep: 5 } },
    zeds: { 'zed-1': { x: 30, y: 30, facing: 225 } },
    state: { stage: 'turn', turn: 1 },
    options: { dice: 'shared' },
    dice: [6, 1],
  });
  while (g.facts('turn-over').length === 0) g.step();
  expect(g.facts('active')).toEqual([]);
  expect(g.facts('walked').map((f) => f.who)).toEqual(['zed-1']);
});

test('[BDZ-advice-shots] zombies come twelve inches from the shot, and whoever fired and ran sixteen may be among them', () => {
  const g = game({
    people: { a: { x: 18, y: 20 } },
    state: { noises: [{ x: 18, y: 6, level: 0, shots: 1 }] },
    dice: [6, 1],
  });
  g.begin(drawnByNoise(g.w)).end();
  const [z] = g.state.zeds;
  expect(z).toMatchObject({ x: 18, y: 18 });
  expect(g.table.distance('a', z?.id ?? '')).toBeLessThan(2);
});

test('[BDZ-react-rally] one rallies hunkered friends within 4 inches, with no zombie within 6 of them, and once in an activation', () => {
  const may = (q: Partial<Person>, more: Situation = {}) => {
    const g = game({
      ...more,
      people: { a: { x: 18, y: 18 }, q: { x: 23, y: 18, status: 'hunkered', prone: true, ...q } },
      active: ['a'],
    });
    return g.step().options().includes('rally a');
  };
  expect([may({}), may({ x: 23.001 })]).toEqual([true, false]);
  expect([may({ seat: 'player-2' }), may({ status: 'ducked' }), may({ neverRallies: true })]).toEqual(
    Array(3).fill(false),
  );
  const zed = (x: number) => ({ zeds: { 'zed-1': { x, y: 18, facing: 90 } } });
  expect([may({}, zed(30)), may({}, zed(30.001))]).toEqual([false, true]);
});

test('[BDZ-act-charge] it is asked which friends charge with it, by their names, or nobody', () => {
  const g = game({
    people: { a: { x: 18, y: 14 }, b: { x: 20, y: 14 }, far: { x: 30, y: 2 }, foe: { ...FOE } },
    active: ['a', 'b', 'far'],
    dice: [1, 2],
  });
  g.step().answer('charge a foe');
  expect(g.question()).toBe('player-1 charge-with BDZ-react-charge');
  expect(g.asked().shape).toMatchObject({
    options: [
      { id: 'nobody', line: { key: 'charge-with.nobody' } },
      { id: 'b', line: { key: 'figure' } },
    ],
  });
  expect(g.options()).toEqual(['nobody', 'b']);
});

test('[BDZ-react-charge] [BDZ-react-how] a group tests on one throw, though each charges somebody else', () => {
  const set = (begun?: number) =>
    game({
      ...(begun !== undefined && { begun }),
      people: {
        a: { x: 16, y: 14, rep: 4 },
        b: { x: 20, y: 14, rep: 4 },
        foe: { ...FOE, x: 16, y: 20 },
        other: { ...FOE, x: 20, y: 20 },
      },
      active: ['a', 'b'],
      dice: [/* both of them */ 1, 2, /* the two foes */ 3, 5, ...Array<number>(40).fill(6)],
    }).step();
  const g = set().answer('charge a foe');
  expect(g.options()).toEqual(['nobody', 'b', 'b other']);
  g.answer('b other');
  expect(g.facts('tested').filter((f) => f.test === 'wanting-to-charge')).toHaveLength(2);
  expect(g.facts('rolled').filter((f) => f.cause === 'BDZ-react-charge')).toHaveLength(1);
  expect(g.state.melees.map((m) => [m.who, m.with])).toEqual([
    ['foe', 'a'],
    ['other', 'b'],
  ]);
  expect(set(22).answer('charge a foe').options()).toEqual(['nobody', 'b']);
});
