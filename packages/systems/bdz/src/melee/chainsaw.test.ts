import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/scenarios.js';
import { type Person, sound } from '../state.js';
import { BASE } from '../table.js';
import { sizeOf } from '../tables/vehicles.js';
import { game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';
import { fight } from './melee.js';

const JOE = { rep: 4, melee: 'chainsaw' } as const;
const FOE = { seat: 'player-2', x: 19, facing: 270, rep: 1 } as const;

/** A round between a figure with a chainsaw and a zombie, with these dice. */
function round(dice: readonly number[], joe: Partial<Person> = {}, more: Situation = {}) {
  const g = game({
    people: { joe: { ...JOE, ...joe } },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'joe', with: 'zed-1', rear: false }] },
    dice,
    ...more,
  });
  return g.begin(fight(g.w, g.state.melees)).end();
}

test('[BDZ-EX-chainsaw] [BDZ-melee-chainsaw] [BDZ-melee-chainsaw-stall] seven dice of which two are ones: it does its work, and has stalled then', () => {
  // The foe has a chainsaw as well: no die for Impact, as in the example.
  const g = game({
    people: { joe: JOE, foe: { ...FOE, melee: 'chainsaw' } },
    state: { melees: [{ who: 'joe', with: 'foe', rear: false }] },
    dice: [1, 1, 5, 5, 6, 6, 6, /* the other: 1 + 3 */ 6, 6, 6, 6],
  });
  g.begin(fight(g.w, g.state.melees)).end().done();
  expect(g.person('foe').status).toBe('dead');
  expect(g.person('joe').saw).toBe('stalled');
  expect(g.facts('chainsaw').map((f) => f.who)).toEqual(['joe']);
});

test('[BDZ-D-chainsaw-impact] against less Impact it has the die for it as well', () => {
  const g = round([6, 6, 6, 6, 6, 6, 6, 6, /* zed */ 6]);
  g.done();
  expect(g.facts('rolled')[0]?.faces[0]).toHaveLength(4 + 3 + 1);
});

test('[BDZ-D-chainsaw-ones] ones are counted throw by throw, not over the round', () => {
  const apart = round([1, 6, 6, 6, 6, 6, 6, 6, /* zed */ 3, /* again */ 1, /* zed */ 3, /**/ 1, 6]);
  expect(apart.person('joe').saw).toBe('works');
  const later = round([2, 2, 2, 6, 6, 6, 6, 6, /* zed */ 3, /* again */ 1, 1, 5, /* zed */ 6]);
  expect(later.person('joe').saw).toBe('stalled');
});

test('[BDZ-melee-chainsaw-gas] three ones, and it is dry: bare hands, no restart, until fuel is drawn into it', () => {
  const g = round([1, 1, 1, 6, 6, 6, 6, 6, /* zed */ 6]);
  expect(g.person('joe').saw).toBe('dry');
  const bare = round([6, 6, 6, 6, 6], { saw: 'dry' });
  bare.done();
  const draws = (dice: readonly number[]) => {
    const near = game({
      people: { joe: { ...JOE, saw: 'dry', x: 18, y: 18 - sizeOf('sedan').width / 2 - BASE } },
      vehicles: { sedan: { x: 18, y: 18, facing: 90, running: false, fuel: 2 } },
      active: ['joe'],
      dice,
    });
    near.step();
    expect(near.options()).not.toContain('restart joe');
    near.answer('siphon joe sedan').end().done();
    return [near.person('joe').saw, near.vehicle('sedan').fuel];
  };
  expect([draws([1, 1]), draws([6, 6])]).toEqual([
    ['works', 1],
    ['dry', 2],
  ]);
});

test('[BDZ-melee-chainsaw-stall] a stalled one is no weapon; it takes an activation to restart, on 1-3, also in melee', () => {
  const bare = round([6, 6, 6, 6, 6], { saw: 'stalled' });
  bare.done();
  const pulls = (die: number) => {
    const g = game({
      people: { joe: { ...JOE, saw: 'stalled' } },
      zeds: { 'zed-1': { x: 19 } },
      state: { melees: [{ who: 'joe', with: 'zed-1', rear: false }] },
      active: ['joe'],
      dice: [die],
    });
    g.step().answer('restart joe').end().done();
    expect(g.state.done).toContain('joe');
    return g.person('joe').saw;
  };
  expect([pulls(3), pulls(4)]).toEqual(['works', 'stalled']);
});

test('[BDZ-melee-chainsaw-noise] [BDZ-D-chainsaw-runs] each turn that it is used is six shots, where its user stood when the turn began', () => {
  const g = round([6, 6, 6, 6, 6, 6, 6, 6, 6], { stoodAt: [4, 5, 0] });
  expect(g.state.noises).toEqual([{ x: 4, y: 5, level: 0, shots: 6 }]);
  g.begin(fight(g.w, [])).end();
  const again = game({
    people: { joe: { ...JOE, x: 7, y: 8 }, ann: {}, gone: { ...JOE, x: -1, y: -1 } },
    state: { stage: 'turn' },
    dice: [1, 2, 3],
  });
  again.step();
  expect(again.person('joe').stoodAt).toEqual([7, 8, 0]);
  expect([again.person('ann').stoodAt, again.person('gone').stoodAt]).toEqual([null, null]);
  expect(again.state.noises).toEqual([]);
  const twice = game({
    people: { joe: { ...JOE, stoodAt: [4, 5, 0] } },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'joe', with: 'zed-1', rear: false }] },
    dice: Array.from({ length: 18 }, () => 6),
  });
  twice.begin(fight(twice.w, twice.state.melees)).begin(fight(twice.w, twice.state.melees)).end();
  expect(twice.state.noises).toMatchObject([{ shots: 6 }]);
});

test('[BDZ-melee-chainsaw-noise] one that was packed, or lay with a body, when the turn began is heard in that turn as well', () => {
  const begins = (joe: Partial<Person>) => {
    const g = game({
      people: { joe: { rep: 4, x: 7, y: 8, stoodAt: [1, 2, 0], ...joe } },
      state: { stage: 'turn' },
      dice: [1, 2],
    });
    return g.step().person('joe').stoodAt;
  };
  expect(begins({ load: { chainsaw: 1 } })).toEqual([7, 8, 0]);
  expect(begins({ melee: 'knife', more: ['chainsaw'] })).toEqual([7, 8, 0]);
  const foe = {
    seat: 'others',
    side: 'others',
    x: 19,
    status: 'out',
    prone: true,
    melee: 'chainsaw',
  } as const;
  const g = game({
    people: { joe: { rep: 4 }, foe },
    zeds: { 'zed-1': { x: 17 } },
    active: ['joe'],
    state: underWay({ who: ['joe'] }),
    dice: Array.from({ length: 9 }, () => 6),
  });
  g.step().answer('strip joe foe', 'chainsaw', 'hand joe');
  g.begin(fight(g.w, [{ who: 'joe', with: 'zed-1', rear: false }])).end();
  expect(g.state.noises).toEqual([{ x: 18, y: 18, level: 0, shots: 6 }]);
});

test('[BDZ-melee-chainsaw-noise] [BDZ-D-chainsaw-runs] [BDZ-melee-chainsaw-stall] one that is restarted is heard, and one that does not start is not', () => {
  const heard = (die: number) => {
    const g = game({
      people: { joe: { ...JOE, saw: 'stalled', stoodAt: [4, 5, 0] } },
      active: ['joe'],
      dice: [die],
    });
    g.step().answer('restart joe').end();
    return g.state.noises;
  };
  expect(heard(3)).toEqual([{ x: 4, y: 5, level: 0, shots: 6 }]);
  expect(heard(4)).toEqual([]);
});

test('[BDZ-melee-chainsaw-find] nobody begins with a chain saw', () => {
  const g = game({ scenario: 'bands', people: {}, state: { stage: 'begin' } });
  const stars = SCENARIOS.find((s) => s.id === 'bands')?.people ?? [];
  const begun = game({ scenario: 'bands', state: { stage: 'begin', people: stars.map((p) => ({ ...p })) } });
  begun.step().answer('civilian 5');
  expect(begun.question()).toBe('player-1 weapon BDZ-weapon-carried');
  expect(begun.options()).toContain('improvised-two-handed');
  expect(begun.options()).not.toContain('chainsaw');
  expect(g.state.people).toEqual([]);
});

test('[BDZ-melee-chainsaw-stall] [BDZ-D-chainsaw-runs] [BDZ-melee-chainsaw-noise] ones of other weapons stall nothing, and saws that do not fight are not heard', () => {
  const other = { stoodAt: [1, 2, 0] as [number, number, number] };
  const g = game({
    people: { bare: { rep: 4 }, joe: { ...JOE, ...other, x: 5 } },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'bare', with: 'zed-1', rear: false }] },
    dice: [1, 1, 1, 1, /* zed */ 6],
  });
  g.begin(fight(g.w, g.state.melees)).end().done();
  expect([g.facts('chainsaw'), g.state.noises]).toEqual([[], []]);
});

test('[BDZ-melee-chainsaw-gas] a saw that has run dry is dry in the next encounter as well; one that stalled starts anew', () => {
  const saw = (now: Person['saw']) =>
    sound(game({ people: { joe: { ...JOE, saw: now } } }).person('joe')).saw;
  expect([saw('dry'), saw('stalled'), saw('works')]).toEqual(['dry', 'works', 'works']);
});
