import { describe, expect, test } from 'vitest';
import type { State } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { stressOf } from './stress.js';

const HOUSE = { id: 'shop', name: 'Shop', rect: [4, 4, 16, 16], levels: 1 } as const;
const MAP = { buildings: [{ ...HOUSE, rect: [...HOUSE.rect] as [number, number, number, number] }] };
const won = (side: 'living' | 'zombies', objective: string, stress = true): State['achieved'][number] => ({
  objective,
  side,
  points: 1,
  stress,
  turn: 1,
});

function stress(red: Given, more: Situation = {}) {
  const g = game({ ...more, units: { red: { at: [10, 10], ...red }, ...more.units } });
  const { points, parts, row } = stressOf(g.w, 'red');
  return { points, name: row.name, parts: Object.fromEntries(parts.map((p) => [p.key, p.points])) };
}

test('[AMZ-EX-stress-1] [AMZ-stress-level] turn 4, night, Dependents, barricaded, two objectives of the dead, a leader: 5, Strained', () => {
  const { points, name, parts } = stress(
    { fighters: 2, dependents: 2 },
    {
      map: MAP,
      scenario: { light: 'night' },
      units: { blue: { at: [10, 15.5], figures: { 1: { leader: 1 } } } },
      state: {
        turn: 4,
        buildings: [{ id: 'shop', kind: 'barricaded', points: 6, breached: false }],
        achieved: [won('zombies', 'a'), won('zombies', 'b')],
      },
    },
  );
  expect(parts).toEqual({
    turns: 3,
    dependents: 1,
    'zombie-objectives': 2,
    night: 1,
    barricaded: -1,
    leader: -1,
  });
  expect([points, name]).toEqual([5, 'Strained']);
});

test('[AMZ-stress-more-turn] a point for each turn after the first', () => {
  expect(stress({}).points).toBe(0);
  expect(stress({}, { state: { turn: 2 } }).points).toBe(1);
  expect(stress({}, { state: { turn: 10 } }).points).toBe(9);
});

test('[AMZ-stress-more-dependents] [AMZ-D-stress-dependents] one point for Dependents, the down and the wounded, however many', () => {
  const wia = {
    id: 'c1',
    kind: 'wia',
    unit: 'red',
    abandoned: false,
    x: -1,
    y: -1,
    level: 0,
    safe: false,
    overrun: false,
  } as const;
  expect(stress({ fighters: 2, dependents: 1 }).points).toBe(1);
  expect(stress({ fighters: 2, dependents: 3, figures: { 1: { status: 'down' } } }).points).toBe(1);
  expect(stress({ fighters: 2, figures: { 1: { status: 'slight' } } }).points).toBe(1);
  expect(stress({}, { state: { casualties: [wia] } }).points).toBe(1);
  expect(stress({}, { state: { casualties: [{ ...wia, kind: 'kia' }] } }).points).toBe(0);
});

test('[AMZ-stress-more-abandoned] a point for casualties that the unit has left', () => {
  const left = {
    id: 'c1',
    kind: 'kia',
    unit: 'red',
    abandoned: true,
    x: 1,
    y: 1,
    level: 0,
    safe: false,
    overrun: false,
  } as const;
  expect(stress({}, { state: { casualties: [left, { ...left, id: 'c2' }] } }).parts).toEqual({
    abandoned: 1,
  });
  expect(stress({}, { state: { casualties: [{ ...left, kind: 'wia' }] } }).parts).toEqual({ abandoned: 1 });
  expect(stress({}, { state: { casualties: [{ ...left, unit: 'blue' }] } }).points).toBe(0);
});

test('[AMZ-stress-more-zombie-objective] [AMZ-stress-less-objective] points for what either side has achieved, the first time only', () => {
  const achieved = [won('zombies', 'a'), won('zombies', 'b'), won('zombies', 'b', false), won('living', 'c')];
  expect(stress({}, { state: { achieved } }).parts).toEqual({ 'zombie-objectives': 2, objectives: -1 });
});

test('[AMZ-living-objectives] what the Living achieve in an activation counts from its end on', () => {
  const achieved = [won('living', 'c'), won('living', 'd')];
  const parts = (before: number) =>
    stress({}, { active: { unit: 'red', before }, state: { turn: 5, achieved } }).parts;
  expect(parts(1)).toEqual({ turns: 4, objectives: -1 });
  expect(parts(2)).toEqual({ turns: 4, objectives: -2 });
});

test('[AMZ-stress-more-mobs] [AMZ-mobs] four mobs in sight, Dexters and Possessed among them, three are not many', () => {
  const mobs = {
    a: { kind: 'odies', at: [2, 20] },
    b: { kind: 'dexters', at: [8, 22] },
    c: { kind: 'possessed', at: [14, 24] },
  } as const;
  expect(stress({}, { units: { ...mobs, friends: { at: [20, 12] } } }).points).toBe(0);
  expect(stress({}, { units: { ...mobs, d: { kind: 'zulus', at: [20, 20] } } }).parts).toEqual({ mobs: 1 });
});

test('[AMZ-stress-more-night] [AMZ-stress-less-antivirus] night, and a dose left', () => {
  expect(stress({}, { scenario: { light: 'night' } }).parts).toEqual({ night: 1 });
  expect(stress({ doses: 1 }, { state: { turn: 3 } }).parts).toEqual({ turns: 2, antivirus: -1 });
  expect(stress({ doses: 2 }, { state: { turn: 3 } }).parts).toEqual({ turns: 2, antivirus: -1 });
});

describe('[AMZ-stress-less-barricaded] [AMZ-stress-less-fortified] [AMZ-buildings]', () => {
  const inside = (kind: 'barricaded' | 'fortified', breached = false, at: Given['at'] = [10, 10]) =>
    stress(
      { fighters: 2, at },
      { map: MAP, state: { turn: 5, buildings: [{ id: 'shop', kind, points: 6, breached }] } },
    ).parts;
  test('relief for a unit wholly inside', () => {
    expect(inside('barricaded')).toEqual({ turns: 4, barricaded: -1 });
    expect(inside('fortified')).toEqual({ turns: 4, fortified: -2 });
  });
  test('none where it is breached, or one of them stands outside', () => {
    expect(inside('fortified', true)).toEqual({ turns: 4 });
    expect(inside('fortified', false, [15.6, 10])).toEqual({ turns: 4 });
  });
});

describe('[AMZ-stress-less-leader] [AMZ-leadership]', () => {
  const near = (leaders: readonly (readonly [rating: number, y: number])[], more: Situation = {}) =>
    stress(
      {},
      {
        ...more,
        units: Object.fromEntries(
          leaders.map(([leader, y], i) => [`l${i}`, { at: [10, y], figures: { 1: { leader } } }]),
        ),
        state: { turn: 6, ...more.state },
      },
    ).parts;
  test('the best positive leader within 6 inches takes his rating off', () => {
    expect(
      near([
        [1, 12],
        [2, 16.5],
      ]),
    ).toEqual({ turns: 5, leader: -2 });
    expect(near([[2, 16.6]])).toEqual({ turns: 5 });
  });
  test('a negative one adds 1, and does not take from a positive one', () => {
    expect(
      near([
        [-1, 12],
        [1, 8],
      ]),
    ).toEqual({ turns: 5, leader: -1, 'bad-leader': 1 });
  });
  test('one of 0 does neither', () => {
    expect(near([[0, 12]])).toEqual({ turns: 5 });
  });
  test('one who rides counts from the vehicle', () => {
    const car: Given = {
      vehicle: 'car',
      at: [10, 16],
      fighters: 2,
      figures: { 1: { id: 'car', role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'car', leader: 1 } },
    };
    expect(stress({}, { units: { car }, state: { turn: 3 } }).parts).toEqual({ turns: 2, leader: -1 });
  });
  test('one who is down has no effect', () => {
    expect(
      stress({ fighters: 2, figures: { 1: { leader: 2, status: 'down' } } }, { state: { turn: 6 } }).parts,
    ).toEqual({ turns: 5, dependents: 1 });
  });
  test('[AMZ-T-quirk-cards] 16: under Radio Silence leaders are nothing to other units', () => {
    const state = { effects: [{ card: 16, on: '', until: 6 }] };
    expect(near([[2, 12]], { state })).toEqual({ turns: 5 });
    expect(
      stress({ figures: { 1: { leader: 2 } } }, { state: { turn: 6, effects: state.effects } }).parts,
    ).toEqual({ turns: 5, leader: -2 });
  });
});

test('[AMZ-T-stress] [AMZ-professional] [AMZ-non-professional] the band by points, for either kind of unit', () => {
  const row = (turn: number, professional: boolean) => {
    const g = game({ units: { red: { professional } }, state: { turn } });
    const { dieSteps, modifier, initiates, checks } = stressOf(g.w, 'red').row;
    return [dieSteps, modifier, initiates, checks];
  };
  const turns = [3, 4, 5, 6, 7, 8, 9, 10];
  expect(turns.map((t) => row(t, true))).toEqual([
    [0, 0, true, false],
    [0, 0, true, false],
    [0, 0, true, false],
    [0, -1, true, false],
    [0, -1, true, false],
    [1, 0, true, false],
    [1, 0, true, false],
    [1, -1, false, false],
  ]);
  expect(turns.map((t) => row(t, false))).toEqual([
    [0, 0, true, false],
    [0, -1, true, false],
    [0, -1, true, false],
    [1, 0, true, false],
    [1, 0, true, false],
    [1, -1, false, false],
    [1, -1, false, false],
    [1, -1, false, true],
  ]);
});

test('[AMZ-D-stress-scope] it is that of each unit, worked out when it is needed', () => {
  const g = game({
    map: MAP,
    units: {
      red: { at: [10, 10], fighters: 2, dependents: 1 },
      blue: { at: [30, 30], fighters: 2, doses: 1 },
    },
    state: { turn: 3 },
  });
  expect([stressOf(g.w, 'red').points, stressOf(g.w, 'blue').points]).toEqual([3, 1]);
});

test('[AMZ-leadership] a leader rated 0 neither calms nor troubles, one rated -1 troubles, one rated 2 takes two points', () => {
  const points = (leader: number) => stress({ figures: { 1: { leader } } }, { state: { turn: 4 } }).points;
  expect([-1, 0, 1, 2].map(points)).toEqual([4, 3, 2, 1]);
});
