import { expect, test } from 'vitest';
import {
  type Casualty,
  type Figure,
  FRESH_FIGURE,
  FRESH_UNIT,
  QUIET,
  type State,
  type Unit,
} from '../state.js';
import { achievement, outcomeOf, scoreOf, timesOf, timesScored } from './points.js';
import { SCENARIOS, scenarioOf } from './scenarios.js';

const scenario = (n: number) => scenarioOf(SCENARIOS[n - 1]?.id ?? '');
const fresh = (more: Partial<State> = {}): State =>
  ({ ...structuredClone(QUIET), turn: 3, stage: 'over', ...more }) as unknown as State;

/** A game that is over, in which these objectives were achieved. */
function over(n: number, ids: readonly string[], more: Partial<State> = {}): State {
  const s = fresh(more);
  for (const id of ids) {
    const noted = achievement(s, scenario(n), id);
    if (noted) s.achieved.push(noted);
  }
  return s;
}

const many = (id: string, n: number) => Array.from({ length: n }, () => id);
const told = (n: number, ids: readonly string[], more: Partial<State> = {}) => {
  const { winner, level, score } = outcomeOf(over(n, ids, more), scenario(n));
  return [winner, level, score];
};

const unit = (id: string): Unit => ({
  ...FRESH_UNIT,
  engaged: [],
  feared: [],
  drives: [],
  id,
  kind: 'living',
});
const figure = (id: string, on: string, more: Partial<Figure> = {}): Figure => ({
  ...FRESH_FIGURE,
  id,
  unit: on,
  x: 3,
  y: 3,
  ...more,
});
const casualty = (id: string, of: string, more: Partial<Casualty> = {}): Casualty => ({
  id,
  kind: 'wia',
  unit: of,
  abandoned: false,
  x: -1,
  y: -1,
  level: 0,
  safe: false,
  overrun: false,
  ...more,
});

test('[AMZ-scenario-format] [AMZ-stress-less-objective] first scores once, each every time, Stress once', () => {
  const s = over(1, many('scientists-off', 3));
  expect(s.achieved.map(({ side, points, stress, turn }) => [side, points, stress, turn])).toEqual([
    ['living', 2, true, 3],
    ['living', 2, false, 3],
    ['living', 2, false, 3],
  ]);
  expect(timesOf(s, 'scientists-off')).toBe(3);
  expect(timesOf(over(1, many('revenant', 2)), 'revenant')).toBe(1);
  expect(() => achievement(s, scenario(1), 'moon')).toThrow(RangeError);
});

test('[AMZ-stress-more-zombie-objective] [AMZ-sc3] casualties are points, and no objective', () => {
  const s = over(3, ['hurt', 'hurt', 'revenant']);
  expect(s.achieved.map(({ points, stress }) => [points, stress])).toEqual([
    [1, false],
    [1, false],
    [1, true],
  ]);
  expect([scoreOf(s, scenario(3), 'zombies'), scoreOf(s, scenario(3), 'living')]).toEqual([3, 0]);
});

test('[AMZ-sc1] the Living need more points and two scientists', () => {
  const two = many('scientists-off', 2);
  expect(told(1, two)).toEqual(['living', 'outcome.living', 4]);
  expect(told(1, ['scientists-off', 'data-off'])).toEqual(['zombies', 'outcome.zombies', 0]);
  expect(told(1, [...two, 'scientist-lost', 'revenant', 'team-lost'])).toEqual([
    'living',
    'outcome.living',
    4,
  ]);
  expect(outcomeOf(over(1, two), scenario(1)).rule).toBe('AMZ-sc1');
  expect(told(1, [])).toEqual(['zombies', 'outcome.zombies', 0]);
});

test('[AMZ-sc1] [AMZ-casualties] a Casualty left on the table at the end is a point, one carried off is none', () => {
  const two = many('scientists-off', 2);
  const figures = [
    figure('team-one-1', 'team-one'),
    figure('team-two-1', 'team-two', { status: 'left', x: -1, y: -1 }),
    figure('team-two-2', 'team-two', { status: 'left', x: -1, y: -1, aboard: 'truck' }),
    figure('drivers-1', 'drivers', { x: -1, y: -1, aboard: 'drivers' }),
  ];
  const casualties = [
    casualty('c-1', 'team-one'),
    casualty('c-2', 'team-two'),
    casualty('c-3', 'team-two', { abandoned: true, x: 5, y: 5 }),
    casualty('c-4', 'gone', { overrun: true, x: 6, y: 6 }),
    casualty('c-5', 'drivers'),
  ];
  expect(told(1, two, { figures, casualties })).toEqual(['zombies', 'outcome.zombies', 4]);
  expect(told(1, [...two, 'data-off'], { figures, casualties })).toEqual(['living', 'outcome.living', 6]);
  const s = over(1, two, { figures, casualties, stage: 'living' });
  expect(scoreOf(s, scenario(1), 'zombies')).toBe(0);
});

test('[AMZ-sc2] more points win, a tie is the zombies’, whoever did not fly is a point', () => {
  expect(told(2, ['patients-out', 'clinic-breached'])).toEqual(['zombies', 'outcome.zombies', 3]);
  expect(told(2, ['clinic-held', 'clinic-breached'])).toEqual(['zombies', 'outcome.zombies', 3]);
  expect(told(2, ['clinic-held', 'patients-out', 'clinic-breached'])).toEqual([
    'living',
    'outcome.living',
    5,
  ]);
  const units = [unit('deputies'), { ...unit('mob-1'), kind: 'zulus' as const }];
  const figures = [
    figure('deputies-1', 'deputies'),
    figure('deputies-2', 'deputies', { status: 'kia', x: -1, y: -1 }),
    figure('deputies-3', 'deputies', { status: 'left', x: -1, y: -1 }),
    figure('deputies', 'deputies', { role: 'vehicle' }),
    figure('mob-1-1', 'mob-1'),
  ];
  expect(told(2, ['others-out'], { units, figures })).toEqual(['zombies', 'outcome.zombies', 2]);
  expect(told(2, ['clinic-held'], { units, figures })).toEqual(['living', 'outcome.living', 3]);
});

test('[AMZ-sc3] more points win, and a tie is drawn', () => {
  expect(told(3, ['loads-off'])).toEqual(['living', 'outcome.living', 3]);
  expect(told(3, ['loads-off', 'unit-lost'])).toEqual([undefined, 'outcome.drawn', 3]);
  expect(told(3, ['closed', 'late'])).toEqual(['zombies', 'outcome.zombies', 2]);
  expect(told(3, [])).toEqual([undefined, 'outcome.drawn', 0]);
});

test('[AMZ-sc4] more points win with the Dexter destroyed, and draw without', () => {
  expect(told(4, ['dexter'])).toEqual(['living', 'outcome.living', 7]);
  expect(told(4, ['hostages-off', 'hurt'])).toEqual([undefined, 'outcome.drawn', 2]);
  expect(told(4, ['hostages-off', 'hurt', 'hurt'])).toEqual(['zombies', 'outcome.zombies', 2]);
  const lost = ['dexter', 'unit-captured', 'apc-lost', 'hurt'];
  expect(told(4, lost)).toEqual(['living', 'outcome.living', 7]);
  expect(told(4, [...lost, 'hurt'])).toEqual(['zombies', 'outcome.zombies', 7]);
});

test('[AMZ-sc1] [AMZ-casualties] markers of those who never came onto the table are not left behind on it', () => {
  const two = many('scientists-off', 2);
  const casualties = [casualty('c-1', 'team-one')];
  const left = (more: Partial<Figure>) =>
    told(1, two, { figures: [figure('team-one-1', 'team-one', more)], casualties })[0];
  const score = (more: Partial<Figure>) =>
    scoreOf(
      over(1, two, { figures: [figure('team-one-1', 'team-one', more)], casualties }),
      scenario(1),
      'zombies',
    );
  expect([score({}), score({ x: -1, y: -1, aboard: 'truck' }), score({ x: -1, y: -1 })]).toEqual([1, 1, 0]);
  expect(left({ status: 'kia', x: -1, y: -1 })).toBe('living');
});

test('[AMZ-sc1] what is counted at the end has not scored before', () => {
  const units = [unit('team-one')];
  const figures = [figure('t-1', 'team-one')];
  const s = fresh({ units, figures, casualties: [casualty('c-1', 'team-one')] });
  const left = scenario(1).objectives.zombies.find((o) => o.kind === 'left-behind');
  if (!left) throw new Error('The scenario counts nobody who is left behind.');
  expect([timesScored(s, left), timesScored({ ...s, stage: 'end' }, left)]).toEqual([1, 0]);
});
