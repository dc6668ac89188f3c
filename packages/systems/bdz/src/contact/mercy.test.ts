import { expect, test } from 'vitest';
import { leavesBehind } from '../encounters/ending.js';
import { isSupplied } from '../facts/grenades.js';
import { isSpared } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { CLASSES } from '../kinds.js';
import type { Encounter } from '../state/encounter.js';
import type { Person } from '../state.js';
import { during, gone, HOUSE } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { aftermath } from '../wounded/aftermath.js';
import { freeTurn } from './free.js';
import { atMercy, fallsToEnemies } from './mercy.js';

const OUT = { status: 'out', prone: true } as const;

/** One band member lies in the house with an enemy of Rep 4 beside it; another is far off. */
function lies(given: Situation, a: Partial<Person> = {}, foe: Partial<Person> = {}): Game {
  const { state, ...more } = given;
  return game({
    scenario: 'campaign',
    map: HOUSE,
    people: {
      a: { x: 18, y: 15, ...OUT, ...a },
      b: { x: 2, y: 2 },
      foe: { seat: 'others', class: 'survivor', x: 19, y: 15, rep: 4, facing: 90, ...foe },
    },
    state: {
      ...during(['a', 'b'], { houses: [gone()], fight: ['foe'] }),
      order: ['player-1', 'others'],
      dice: { 'player-1': 4, others: 1 },
      ...state,
    },
    ...more,
  });
}

test('[BDZ-T-mercy] [BDZ-enc-mercy-class] two let live, none kill, one does by class', () => {
  const rows = printed<{ passed: 0 | 1 | 2; result?: string }>('BDZ-T-mercy');
  expect(rows.map((r) => r.passed)).toEqual([2, 1, 0]);
  for (const own of CLASSES)
    for (const leader of CLASSES) {
      const hard = (c: string) => c === 'ganger' || c === 'survivor';
      expect([2, 1, 0].map((n) => isSpared(PRINTED, n as 0 | 1 | 2, own, leader))).toEqual([
        true,
        !(hard(own) && !hard(leader)),
        false,
      ]);
    }
});

test('[BDZ-enc-mercy] [BDZ-autokill] enemies finish off the stunned, and not those who are out of the fight: these are at their mercy', () => {
  const kills = (status: 'out' | 'stunned') => {
    const g = lies({}, { status }, { x: 22 });
    Object.assign(g.state, {
      acting: 1,
      active: { side: 'others', who: ['foe'], manner: 'move', rallied: [] },
    });
    return g
      .step()
      .options()
      .filter((id) => id.startsWith('kill'));
  };
  expect([kills('out'), kills('stunned')]).toEqual([[], ['kill foe hand a']]);
});

test('[BDZ-autokill] [BDZ-D-tied] whom enemies tie up instead of killing is no more at their mercy, and is their prisoner if nobody unties it', () => {
  const g = lies({}, { status: 'stunned', load: { food: 1 } });
  Object.assign(g.state, {
    acting: 1,
    active: { side: 'others', who: ['foe'], manner: 'move', rallied: [] },
  });
  g.step().answer('tie-up foe a').end();
  expect(atMercy(g.w)).toBeUndefined();
  g.person('b').status = 'dead';
  g.begin(fallsToEnemies(g.w)).end();
  expect([g.person('a').tied, g.facts('mercy')]).toEqual(['stunned', []]);
  g.begin(leavesBehind(g.w, g.state.encounter as never))
    .end()
    .done();
  expect(g.facts('left-behind')).toMatchObject([{ who: 'a', fate: 'captured' }]);
});

test('[BDZ-enc-mercy] two dice against the Rep of their leader: everything is taken, and it lives', () => {
  const things = {
    has: ['pistol'],
    melee: 'knife',
    more: ['two-handed'],
    armoured: true,
    grenades: true,
    cures: 1,
    load: { food: 2 },
  };
  const g = lies({ active: ['b'], dice: [4, 4] }, things as Partial<Person>);
  g.step().end().done();
  expect(g.person('a')).toMatchObject({
    status: 'out',
    mercy: 'spared',
    guns: [],
    hand: [],
    melee: 'unarmed',
    more: [],
    armoured: false,
    cures: 0,
    load: {},
  });
  // The others of its side can no longer throw the flash bangs that it was issued.
  expect(isSupplied(g.state, 'player-1')).toBe(false);
  const taken = { pistol: 1, knife: 1, 'two-handed': 1, armor: 1, cure: 1, food: 2 };
  expect(g.person('foe').load).toEqual(taken);
  // It is judged only once, and by the enemies' leader, who is somebody else here.
  expect(g.step().question()).toBe('player-1 deed BDZ-act-choice');
  const led = lies({ active: ['b'], dice: [5, 5] });
  led.state.people.push({ ...led.person('foe'), id: 'boss', x: 30, y: 30, rep: 5 });
  led.step().end().done();
  expect(led.person('a').mercy).toBe('spared');
});

test('[BDZ-enc-mercy] [BDZ-melee-locked] an enemy who is in a melee beside it, with the band or the dead, decides nothing before that is over', () => {
  const judges = (other: string) => {
    const zeds = { 'zed-1': { x: 20, y: 15 } };
    const { encounter, campaign } = during(['a', 'b'], { houses: [gone()], fight: ['foe'] });
    const melees = [other === 'b' ? { who: 'b', with: 'foe' } : { who: 'foe', with: other }];
    const state = { encounter, campaign, melees: melees.map((m) => ({ ...m, rear: false })) };
    return atMercy(lies({ state: other === '' ? { encounter, campaign } : state, zeds }).w);
  };
  expect(judges('')).toEqual({ who: 'a', by: 'foe' });
  expect([judges('b'), judges('zed-1')]).toEqual([undefined, undefined]);
});

test('[BDZ-enc-mercy] none passed: it is dead, but a Star is larger than life or cheats death', () => {
  const g = lies({ active: ['b'], dice: [5, 5] }, { has: ['pistol'] } as Partial<Person>);
  g.step().end().done();
  expect(g.person('a')).toMatchObject({ status: 'dead', guns: [] });
  const star = lies({ active: ['b'], dice: [5, 5] }, { star: true, rep: 4 });
  expect(star.step().question()).toBe('player-1 cheat-death BDZ-star-cheat');
});

test('[BDZ-enc-mercy] [BDZ-star-ltl] whoever is larger than life is judged once, and anew when it has been up and goes down again', () => {
  const g = lies({ active: ['b'], dice: [5, 5, 5, 5] }, { star: true, rep: 5 });
  g.step().end();
  expect([g.person('a').status, g.facts('mercy').length]).toEqual(['out', 1]);
  expect(g.step().question()).toBe('player-1 deed BDZ-act-choice');
  g.person('b').status = 'dead';
  g.begin(fallsToEnemies(g.w)).end();
  expect(g.facts('mercy')).toHaveLength(1);
  g.w.happen({ is: 'treated', cause: 'BDZ-recover-during', to: 'all', who: 'a', by: 'b', back: true });
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', to: 'all', who: 'a', status: 'out', by: 'foe' });
  g.begin(fallsToEnemies(g.w)).end().done();
  expect(g.facts('mercy')).toHaveLength(2);
});

test('[BDZ-enc-mercy-class] one passed: a survivor in the hands of a soldier dies, in those of a ganger lives', () => {
  const fate = (leader: Person['class']) => {
    const g = lies({ active: ['b'], dice: [4, 5] }, {}, { class: leader });
    return g.step().end().person('a').status;
  };
  expect([fate('military'), fate('ganger')]).toEqual(['dead', 'out']);
});

test('[BDZ-enc-mercy-first] [BDZ-D-c28] one die where the band fired first', () => {
  const fired = (who: 'band' | 'others', dice: readonly number[]) => {
    const { encounter, campaign } = during(['a', 'b'], { houses: [gone()], fight: ['foe'], fired: who });
    const g = lies({ active: ['b'], dice, state: { encounter, campaign } }, {}, { class: 'military' });
    g.step().end().done();
    return g.person('a').status;
  };
  expect([fired('band', [4]), fired('others', [4, 4])]).toEqual(['dead', 'out']);
  // The first shot at people counts, not one at the dead.
  const g = game({
    scenario: 'campaign',
    people: { a: { has: ['pistol'] }, foe: { seat: 'others', y: 24, facing: 180, has: ['pistol'] } },
    zeds: { 'zed-1': { y: 10, x: 18 } },
    state: during(['a']),
  });
  const shot = {
    is: 'fired',
    cause: 'BDZ-shoot-roll',
    to: 'all',
    weapon: 0,
    gun: 'pistol',
    dice: [],
    empty: false,
  } as const;
  g.w.happen({ ...shot, who: 'a', at: ['zed-1'], why: 'active' });
  expect(g.state.encounter?.fired).toBe('nobody');
  g.w.happen({ ...shot, who: 'foe', at: ['a'], why: 'active' });
  g.w.happen({ ...shot, who: 'a', at: ['foe'], why: 'reaction' });
  expect(g.state.encounter?.fired).toBe('others');
});

test('[BDZ-enc-mercy-first] [BDZ-D-c28] a shot at their vehicle and a flash bang at people count too, not one at the dead alone', () => {
  const first = (at: { readonly foe: Partial<Person>; readonly does: string; readonly to?: string }) => {
    const g = game({
      scenario: 'campaign',
      people: { a: { has: ['pistol'] }, foe: { seat: 'others', x: 18, y: 22, facing: 0, ...at.foe } },
      vehicles: { car: { x: 18, y: 22, facing: 90, running: false } },
      zeds: { 'zed-1': { x: 14, y: 18 } },
      state: { ...during(['a']), grenades: ['player-1'] },
      active: ['a'],
      dice: Array(12).fill(1),
    });
    g.step().answer(at.does, ...(at.to === undefined ? [] : [at.to]));
    return g.state.encounter?.fired;
  };
  const afoot = { x: 22, y: 18 };
  expect(first({ foe: { aboard: 'car', sits: 'wheel' }, does: 'fire-vehicle a car' })).toBe('band');
  expect(first({ foe: { aboard: 'car', status: 'out' }, does: 'fire-vehicle a car' })).toBe('band');
  expect(first({ foe: { aboard: 'car', status: 'dead' }, does: 'fire-vehicle a car' })).toBe('nobody');
  expect(first({ foe: afoot, does: 'throw a', to: 'at foe' })).toBe('band');
  expect(first({ foe: afoot, does: 'throw a', to: 'at zed-1' })).toBe('nobody');
});

test('[BDZ-enc-mercy] [BDZ-D-c91] at its first activation it comes round, goes out by the shortest way, and does nothing else', () => {
  const g = lies({ active: [] }, { mercy: 'spared', x: 18, y: 22 }, { x: 30, y: 30, status: 'out' });
  g.state.active = null;
  g.state.encounter = { ...during(['a', 'b']).encounter, houses: [gone()] };
  g.step().end();
  expect(g.facts('came-round')).toHaveLength(1);
  expect(g.person('a')).toMatchObject({ status: 'carry-on', mercy: 'leaves', x: 18 });
  expect(g.person('a').y).toBeLessThan(16);
  expect(g.state.done).toEqual(['a']);
  // When next active, out of the door and free.
  g.state.done = [];
  g.step().end().done();
  expect(g.table.houseOf(g.person('a'))).toBeUndefined();
  expect(g.person('a').mercy).toBe('none');
  // With a die above its Rep it stays where it is.
  const high = lies({}, { mercy: 'spared', rep: 3 }, { x: 30, y: 30 });
  high.step();
  const done = lies({}, { mercy: 'spared' }, { x: 30, y: 30 });
  Object.assign(done.state, { done: ['a'], active: null });
  done.step();
  expect([high, done].map((each) => each.facts('came-round'))).toEqual([[], []]);
});

test('[BDZ-D-c91] [BDZ-wounded-choice] who comes round where another stands gets up beside', () => {
  const g = lies({ active: [] }, { mercy: 'spared', x: 18, y: 22 }, { x: 30, y: 30, status: 'out' });
  Object.assign(g.person('b'), { x: 18, y: 22 });
  g.state.active = null;
  g.state.encounter = { ...during(['a', 'b']).encounter, houses: [gone()] };
  g.step().end();
  const [x, y] = g.facts('came-round')[0]?.at ?? [18, 22];
  expect(Math.hypot(x - 18, y - 22)).toBeGreaterThan(0.9);
});

test('[BDZ-camp-road-kids-small] [BDZ-D-c91] a small child who was let live goes out by three inches less', () => {
  const went = (ails: Person['ails']) => {
    const g = lies({ active: [] }, { mercy: 'spared', x: 18, y: 22, ails }, { x: 30, y: 30, status: 'out' });
    g.state.active = null;
    g.state.encounter = { ...during(['a', 'b']).encounter, houses: [gone()] };
    g.step().end();
    return g.facts('walked').reduce((inches, f) => inches + f.cost, 0);
  };
  expect([went('nothing'), went('small-child')]).toEqual([8, 5]);
});

test('[BDZ-D-c91] [BDZ-D-feast-length-rest] [BDZ-melee-locked] whoever is being eaten does not come round, and whoever is in a melee does not walk out of it', () => {
  const after = (a: Partial<Person>, given: Situation = {}) => {
    const zeds = { 'zed-1': { x: 18, y: 21, feast: a.status === 'out' ? 'a' : '' } };
    const g = lies({ ...given, zeds }, { x: 18, y: 20, ...a }, { x: 30, y: 30 });
    g.step();
    return [g.person('a').status, g.person('a').y, g.options()];
  };
  const may = ['stay b', 'move b', 'pass b'];
  expect(after({ mercy: 'spared', status: 'out' })).toEqual(['out', 20, may]);
  const { encounter, campaign } = during(['a', 'b'], { houses: [gone()] });
  const melees = [{ who: 'a', with: 'zed-1', rear: false }];
  const locked = after(
    { mercy: 'leaves', status: 'carry-on', prone: false },
    { state: { encounter, campaign, melees } },
  );
  expect(locked.slice(0, 2)).toEqual(['carry-on', 20]);
  expect(locked[2]).toContain('move a');
});

test('[BDZ-enc-mercy] [BDZ-D-c91] [BDZ-leader-activate] whoever has come round and is still inside goes on out when its Leader may act, whatever its own Rep', () => {
  const goes = (b: Partial<Person>) => {
    const up = { mercy: 'leaves', status: 'carry-on', prone: false, rep: 3, x: 18, y: 20 } as const;
    const g = lies({}, up, { x: 30, y: 30 });
    Object.assign(g.person('b'), { rep: 5, ...b });
    g.step();
    return g.facts('walked').map((f) => f.who);
  };
  expect([goes({ x: 20, y: 20 }), goes({ x: 2, y: 2 })]).toEqual([['a'], []]);
});

test('[BDZ-enc-mercy] [BDZ-D-c91] [BDZ-recover-during] whoever was let live and is got up by a friend has to leave all the same, and is judged anew when it goes down again', () => {
  const g = lies({ active: ['b'], dice: [1, 1] }, { mercy: 'spared', judged: true, y: 20 }, { x: 30, y: 30 });
  Object.assign(g.person('b'), { x: 18, y: 19, beside: ['a'] });
  g.step().answer('treat b a').end();
  expect(g.person('a')).toMatchObject({ status: 'carry-on', mercy: 'leaves' });
  Object.assign(g.state, { active: null, done: ['b'] });
  g.step();
  expect(g.facts('walked')).toMatchObject([{ who: 'a', cause: 'BDZ-D-c91' }]);
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', to: 'all', who: 'a', status: 'out', by: 'foe' });
  const { x, y } = g.person('a');
  Object.assign(g.person('foe'), { x: x + 1, y });
  expect(atMercy(g.w)).toEqual({ who: 'a', by: 'foe' });
});

test('[BDZ-D-c91] whoever was let live needs no Recovery Test when all is over', () => {
  const g = lies({}, { mercy: 'spared' }, { x: 30 });
  g.begin(aftermath(g.w)).end().done();
  expect(g.person('a').afterwards).toBe('unknown');
});

test('[BDZ-enc-mercy] [BDZ-D-c110] where nobody of the band is on its feet, here or away, enemies reach all who lie there', () => {
  const ends = (
    b: Partial<Person>,
    foe: Partial<Person>,
    dice: readonly number[],
    a: Partial<Person> = {},
  ) => {
    const g = lies({ dice }, { x: 12.5, y: 12.5, ...a }, { x: 30, y: 30, ...foe });
    Object.assign(g.person('b'), b);
    g.state.active = null;
    g.begin(fallsToEnemies(g.w)).end().done();
    return g.facts('mercy').map((f) => [f.who, f.by, f.spared]);
  };
  expect(ends({ status: 'dead' }, {}, [4, 4])).toEqual([['a', 'foe', true]]);
  expect(ends({ status: 'hunkered', retired: true }, {}, [5, 5])).toEqual([['a', 'foe', false]]);
  expect(ends({ status: 'dead' }, { status: 'out' }, [])).toEqual([]);
  // A basket case saves nobody; one who has got away is safe.
  expect(ends({ ails: 'basket-case' }, {}, [4, 4])).toEqual([['a', 'foe', true]]);
  expect(ends({ ails: 'basket-case', calm: true }, {}, [])).toEqual([]);
  expect(ends({ ails: 'basket-case', x: -1, y: -1 }, {}, [])).toEqual([]);
  expect(ends({ status: 'dead' }, {}, [], { mercy: 'spared' })).toEqual([]);
  // A figure that has got away leaves the other to the enemies' mercy.
  expect(ends({ x: -1, y: -1 }, {}, [])).toEqual([]);
  // The nearest enemy takes what it has.
  const near = lies({ dice: [4, 4] }, { x: 12.5, y: 12.5 }, { x: 30, y: 30 });
  near.state.people.push({ ...near.person('foe'), id: 'close', x: 16, y: 12.5 });
  near.person('b').status = 'dead';
  near.begin(fallsToEnemies(near.w)).end().done();
  expect(near.facts('mercy')).toMatchObject([{ by: 'close' }]);
  // After that nobody takes it prisoner.
  const { encounter } = near.state;
  if (encounter) near.begin(leavesBehind(near.w, encounter)).end().done();
  expect(near.facts('left-behind')).toEqual([]);
});

test('[BDZ-enc-mercy] [BDZ-D-c110] a captive still in bonds is not one of those on their feet; whoever has been freed or has joined and got away is, but no guest', () => {
  const ends = (other: Partial<Person>, more: Partial<Encounter>, held: boolean, member: boolean) => {
    const { encounter, campaign } = during(['a', 'b', ...(member ? ['c'] : [])], more);
    const captives = held ? [{ who: 'c', place: 'here' }] : [];
    const state = { encounter: { ...encounter, who: ['a', 'b'] }, campaign: { ...campaign, captives } };
    const g = lies({ state, dice: [4, 4] }, {}, { x: 30, y: 30 });
    g.state.people.push({ ...g.person('a'), id: 'c', status: 'carry-on', prone: false, ...other });
    Object.assign(g.person('b'), { status: 'dead' });
    g.begin(fallsToEnemies(g.w)).end();
    return g.facts('mercy').length;
  };
  const away = { x: -1, y: -1 };
  const raid = { kind: 'raid', captive: 'c' } as const;
  expect(ends({ x: 22 }, { ...raid, held: 'found' }, true, true)).toBe(1);
  expect(ends({ x: 22 }, { ...raid, held: 'freed' }, false, true)).toBe(0);
  expect(ends(away, { ...raid, held: 'freed' }, false, true)).toBe(0);
  expect(ends(away, {}, false, false)).toBe(0);
  expect(ends(away, { guests: ['c'] }, false, false)).toBe(1);
  // One who has stayed at home has not got away.
  expect(ends(away, {}, false, true)).toBe(1);
});

test('[BDZ-D-c70] a free turn: one side alone acts, whatever its Rep', () => {
  const g = game({
    scenario: 'campaign',
    people: { a: { rep: 1 }, foe: { seat: 'others', x: 2, y: 2 } },
    zeds: { 'zed-1': { x: 30, y: 30 } },
    state: { ...during(['a']), dice: { 'player-1': 6, others: 1 } },
  });
  freeTurn(g.w, 'player-1');
  expect(g.state).toMatchObject({ turn: 2, order: ['player-1'], barred: [] });
  g.step().step();
  expect(g.question()).toBe('player-1 activate BDZ-turn-group-order');
  g.answer('pass a').step();
  expect(g.state.stage).toBe('end');
});

test('[BDZ-D-c70] [BDZ-veh-noise] [BDZ-veh-noise-alarm] [BDZ-melee-chainsaw-noise] a free turn is as noisy at its start as any other', () => {
  const g = game({
    scenario: 'campaign',
    people: { a: { melee: 'chainsaw' } },
    vehicles: {
      runs: { x: 30, y: 30 },
      howls: { x: 30, y: 6, running: false, alarm: true },
      quiet: { x: 6, y: 30, running: false },
    },
    state: during(['a']),
  });
  freeTurn(g.w, 'player-1');
  expect(g.state.noises).toMatchObject([
    { x: 30, y: 30, shots: 6 },
    { x: 30, y: 6, shots: 6 },
  ]);
  expect(g.vehicle('runs').began).toEqual([30, 30, 0]);
  expect(g.person('a').stoodAt).toEqual([18, 18, 0]);
});

test('[BDZ-D-c91] the shortest way out is by the nearest door', () => {
  const doors = [
    { id: 'door', at: [18, 12] as [number, number], width: 1.25, type: 'standard' },
    { id: 'back', at: [18, 24] as [number, number], width: 1.25, type: 'standard' },
  ];
  const map = { buildings: (HOUSE.buildings ?? []).map((b) => ({ ...b, doors })) };
  const way = (y: number) => {
    const g = lies({ map }, { mercy: 'spared', x: 18, y }, { x: 30, y: 30, status: 'out' });
    g.state.active = null;
    g.state.encounter = { ...during(['a', 'b']).encounter, houses: [gone()] };
    g.step().end();
    return g.person('a');
  };
  expect(way(21).y).toBeGreaterThan(24);
  expect(way(15).y).toBeLessThan(12);
  expect(way(15).mercy).toBe('none');
});

test('[BDZ-enc-mercy] [BDZ-D-c91] who lies there and was not let live does not come round', () => {
  const rises = (mercy: Person['mercy']) => {
    const g = lies({ active: [] }, { mercy, x: 18, y: 22 }, { x: 30, y: 30, status: 'out' });
    g.state.active = null;
    g.state.encounter = { ...during(['a', 'b']).encounter, houses: [gone()] };
    g.step();
    const { status, y } = g.person('a');
    return [status, y < 22, g.state.done];
  };
  expect(rises('spared')).toEqual(['carry-on', true, ['a']]);
  expect(rises('none')).toEqual(['out', false, []]);
});
