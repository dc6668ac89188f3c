import { ground } from '@shambles/field';
import { faultIn } from '@shambles/forms';
import { hasPlace } from '@shambles/measured';
import { describe, expect, test } from 'vitest';
import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import { readBook } from '../book.js';
import { PRINTED } from '../house/tables.js';
import { amz } from '../index.js';
import { type Figure, QUIET, Shape, type State } from '../state.js';
import { BASE, COHESION } from '../tables/measures.js';
import type { AmzScenario } from './format.js';
import { readScenario } from './reading.js';
import { SCENARIOS, scenarioOf } from './scenarios.js';
import { type Start, startOf } from './setup.js';
import { SetUp } from './standing.js';

const start = (its: AmzScenario): Start => startOf(PRINTED, its, ground(its.map));
const begin = (id: string) => start(scenarioOf(id));
const of = (s: Start, unit: string) => s.figures.filter((f) => f.unit === unit);
const apart = (a: Figure, b: Figure) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - 2 * BASE;

/** True if figures form one chain. */
function isChain(figures: readonly Figure[]): boolean {
  const [first, ...rest] = figures;
  if (!first) return true;
  const found = [first];
  let waiting = rest;
  for (;;) {
    const next = waiting.filter((f) => found.some((other) => apart(f, other) <= COHESION));
    if (next.length === 0) return waiting.length === 0;
    found.push(...next);
    waiting = waiting.filter((f) => !next.includes(f));
  }
}

describe.each(SCENARIOS.map(({ id }) => [id, scenarioOf(id)] as const))('%s', (_, its) => {
  const s = start(its);

  test('[AMZ-turn-04-hot-spots] [AMZ-turn-05-living] [AMZ-turn-06-zombies] is a state that can be', () => {
    const whole = { ...structuredClone(QUIET), ...s } as unknown as State;
    expect(faultIn(Shape, whole, 'state')).toBeUndefined();
    expect(new Set(s.figures.map((f) => f.id)).size).toBe(s.figures.length);
    expect(start(its)).toEqual(s);
    expect(s.hotSpots.map((h) => h.number)).toEqual(its.hotSpots.spots.map((h) => h.number));
    expect([s.nextMob, s.nextMarker]).toEqual([its.zombies.length + 1, 1]);
  });

  test('[AMZ-cohesion] [AMZ-scenario-format] groups stand in cohesion about their points, nobody on another', () => {
    const there = s.figures.filter(hasPlace);
    for (const [i, f] of there.entries())
      for (const other of there.slice(0, i)) expect(apart(f, other)).toBeGreaterThan(-0.01);
    for (const u of s.units) expect(isChain(of(s, u.id).filter(hasPlace))).toBe(true);
    for (const [i, { at, figures }] of its.zombies.entries()) {
      const mob = of(s, `mob-${i + 1}`);
      expect(mob).toHaveLength(figures);
      expect(mob.every((f) => f.facing === 180)).toBe(true);
      if (!at) continue;
      const near = Math.min(...mob.map((f) => Math.max(Math.abs(f.x - at[0]), Math.abs(f.y - at[1]))));
      expect(near).toBeLessThan(0.5);
    }
  });

  test('[AMZ-scenario-format] whoever comes over an edge is off the table', () => {
    for (const { id, entry } of its.living) {
      const here = entry.edge === undefined;
      expect(s.units.find((u) => u.id === id)?.entered).toBe(here);
      expect(of(s, id).some(hasPlace)).toBe(here);
    }
  });
});

test('[AMZ-turn-01-scenario] at set-up no turn has begun yet', () => {
  const book = readBook({ scenario: 'lecture-hall', options: {} });
  expect(amz.start(book)).toMatchObject({ stage: 'set-up', turn: 0 });
});

test('[AMZ-support-weapons] [AMZ-leadership] [AMZ-medics] the first leads, the last heals, weapons go round', () => {
  const hall = begin('lecture-hall');
  expect(of(hall, 'team-one').map(({ id, leader, support, medic }) => [id, leader, support, medic])).toEqual([
    ['team-one-1', 2, null, false],
    ['team-one-2', null, 'light', false],
    ['team-one-3', null, null, false],
    ['team-one-4', null, null, false],
    ['team-one-5', null, null, false],
  ]);
  expect(of(hall, 'team-two').map((f) => f.medic)).toEqual([false, false, false, false, true]);
  const its = scenarioOf('cut-the-strings');
  const strings = start({
    ...its,
    zombies: its.zombies.map((z) => (z.at?.[1] === 30 ? { ...z, support: ['medium' as const] } : z)),
  });
  expect(of(strings, 'mob-3').map((f) => f.support)).toEqual([null, 'medium', null, null, null]);
  expect(of(strings, 'sniper-pair').map((f) => f.support)).toEqual([null, 'light']);
});

test('[AMZ-dependents] [AMZ-sc1] scientists wait in the hall', () => {
  const hall = begin('lecture-hall');
  expect(of(hall, 'scientists').map((f) => f.role)).toEqual(Array(4).fill('dependent'));
  expect(hall.units.find((u) => u.id === 'scientists')).toMatchObject({ waits: 'seen', entered: true });
  expect(hall.things).toEqual([
    { id: 'data-case', kind: 'case', x: 33.5, y: 29, level: 0, spent: false, by: '' },
  ]);
});

test('[AMZ-vehicles] a vehicle is its body, with its crew aboard', () => {
  const strings = begin('cut-the-strings');
  expect(of(strings, 'apc').map(({ id, role, aboard, x }) => [id, role, aboard, x])).toEqual([
    ['apc', 'vehicle', '', -1],
    ['apc-1', 'fighter', 'apc', -1],
    ['apc-2', 'fighter', 'apc', -1],
  ]);
  expect(strings.units.find((u) => u.id === 'apc')).toMatchObject({ vehicle: 'APC', open: false });
});

test('[AMZ-zombie-types] [AMZ-possessed] mobs have the quality of their type, or their own', () => {
  const { units } = begin('cut-the-strings');
  const dead = units.filter((u) => u.number > 0);
  expect(dead.map(({ id, kind, number, quality, armor }) => [id, kind, number, quality, armor])).toEqual([
    ['mob-1', 'dexters', 1, 'veteran', 'none'],
    ['mob-2', 'possessed', 2, 'trained', 'light'],
    ['mob-3', 'possessed', 3, 'trained', 'light'],
    ['mob-4', 'zulus', 4, 'untrained', 'none'],
    ['mob-5', 'zulus', 5, 'untrained', 'none'],
    ['mob-6', 'romeos', 6, 'trained', 'none'],
  ]);
});

test('[AMZ-buildings] [AMZ-D-marker-place] buildings hold by their kind; those inside stand about its middle', () => {
  const clinic = begin('night-at-the-clinic');
  expect(clinic.buildings).toEqual([
    { id: 'clinic', kind: 'fortified', points: 20, breached: false },
    { id: 'pharmacy', kind: 'open', points: 0, breached: false },
  ]);
  for (const f of clinic.figures.filter((g) => !g.unit.startsWith('mob')))
    expect(Math.hypot(f.x - 18, f.y - 18)).toBeLessThan(3);
});

test('[AMZ-scenario-format] where there is no room, that is said', () => {
  const file = structuredClone(ford);
  file.map.buildings.push({
    id: 'shed',
    name: 'Shed',
    rect: [1, 1, 2, 2],
    levels: 1,
    roof: 'flat',
    doors: [],
  });
  (file.living[1] as { entry: object }).entry = { building: 'shed' };
  expect(() => start(readScenario(file))).toThrow(
    'There is no room for neighbours-1 and the others at 1.5, 1.5.',
  );
});

test('[AMZ-turn-01-scenario] [AMZ-turn-03-table] [AMZ-sides] all that follows is read from the scenario, the table first', () => {
  for (const its of SCENARIOS.map(({ id }) => scenarioOf(id))) {
    const s = start(its);
    const living = s.units.filter((u) => u.kind === 'living').map((u) => u.id);
    expect(living).toEqual(its.living.map(({ id }) => id));
    expect(s.units.filter((u) => u.kind !== 'living').map((u) => u.kind)).toEqual(
      its.zombies.map(({ type }) => type),
    );
    for (const { id, fighters, dependents } of its.living) {
      const people = s.figures.filter((f) => f.unit === id && f.role !== 'vehicle');
      expect(people).toHaveLength(fighters + dependents);
      expect(people.length).toBeLessThanOrEqual(12);
      expect(people.length).toBeGreaterThanOrEqual(1);
    }
    // Buildings, things and Hot Spots are those of the scenario.
    expect(s.buildings.map((b) => b.id)).toEqual((its.map.buildings ?? []).map((b) => b.id));
    expect([s.things.length, s.hotSpots.length]).toEqual([its.things.length, its.hotSpots.spots.length]);
  }
});

test('[AMZ-turn-04-hot-spots] [AMZ-hot-spots] a Hot Spot without a place is not on the table yet', () => {
  const its = scenarioOf('lecture-hall');
  const spots = [
    { number: 1, rolls: [1, 2, 3], at: [4, 5] as [number, number] },
    { number: 2, rolls: [4, 5, 6] },
  ];
  expect(start({ ...its, hotSpots: { ...its.hotSpots, spots } }).hotSpots).toEqual([
    { number: 1, x: 4, y: 5, level: 0, closed: false },
  ]);
});

test('[AMZ-scenario-format] a game begun under an earlier revision is read with the scenario of then', () => {
  const turns = (begun?: number) =>
    readBook({ scenario: 'lecture-hall', options: {}, ...(begun !== undefined && { begun }) }).scenario.turns;
  expect([turns(), turns(3), turns(2)]).toEqual([12, 12, 10]);
});

test('[AMZ-cohesion] [AMZ-scenario-format] a group that is set up stays together where it is narrow', () => {
  const water = (id: string, west: number, east: number) => ({
    id,
    kind: 'water',
    rect: [west, 20, east, 36] as [number, number, number, number],
  });
  const areas = [water('w', 10, 17.4), water('e', 18.3, 19.9)];
  const on = new SetUp(ground({ format: 'shambles-map/1', title: '', unit: 'in', size: [36, 36], areas }));
  const ids = Array.from({ length: 12 }, (_, i) => `mob-1-${i + 1}`);
  const places = on.group(ids, [18, 34]);
  expect(places).toHaveLength(12);
  // Nobody stands beyond the stream, though there is room within two inches of the point.
  expect(places.every(([x]) => x < 18.3)).toBe(true);
});
