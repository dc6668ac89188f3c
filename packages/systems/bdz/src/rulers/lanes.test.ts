import type { AskView, Json, Shape } from '@shambles/engine';
import { expect, test } from 'vitest';
import { EVENING } from '../evening/index.js';
import { type Game, game } from '../testing/game.js';
import { drives } from '../vehicles/driving.js';
import { sweep } from './lanes.js';

/** A car at (30, 24) that points north and is about to drive. */
function car(more: Parameters<typeof game>[0] = {}): Game {
  const g = game({
    map: { ground: 'road', size: [60, 60] },
    people: { a: { aboard: 'car', sits: 'wheel' } },
    vehicles: { car: { x: 30, y: 24, running: true, speed: 18 } },
    active: ['a'],
    ...more,
  });
  return g.begin(drives(g.w, 'car'));
}

function askOf(g: Game): AskView {
  const { seat, code, rule, values, shape } = g.asked();
  const line = { key: `ask.${code}`, ...(values && { values }) };
  return { id: `${code}@1`, at: 1, seat, code, rule, line, shape } as AskView;
}

/** The bounds of what an answer would sweep: west to east, then south to north. */
function swept(g: Game, answer: Json): string | undefined {
  const outline = sweep(g.view('player-1'), askOf(g), answer, g.w.book);
  const over = (all: readonly number[]) => `${Math.min(...all)}-${Math.max(...all)}`;
  return outline && `${over(outline.map(([x]) => x))} by ${over(outline.map(([, y]) => y))}`;
}

const shaped = (g: Game) => askOf(g).shape as Extract<Shape, { kind: 'choose' | 'facing' }>;

test('[BDZ-veh-lane] the lane of a speed, of a leg and of what is left after a turn is shown before it is driven', () => {
  const g = car();
  const ahead = swept(g, '18');
  expect(ahead).toMatch(/ by 2\d(\.\d+)?-4\d/);
  expect(swept(g, 'test')).toBeUndefined();
  expect(swept(g.answer('18'), 'go')).toBe(ahead);
  expect(swept(g, 'done')).toBeUndefined();
  g.answer('turn');
  // After the turn three quarters of 18 are left, eastwards.
  expect(swept(g, 'right')).toMatch(/^2\d(\.\d+)?-4\d/);
  expect(swept(g, 90)).toBe(swept(g, 'right'));
  expect(swept(g, 'left')).not.toBe(swept(g, 'right'));
});

test.each(['centre', 'rear-axle'] as const)(
  '[BDZ-D-c76] about the %s: the lane after a turn is shown as it will lie',
  (pivot) => {
    const g = car({ options: { pivot } }).answer('18', 'turn');
    const shown = swept(g, 'half-right');
    expect(shown).toBeDefined();
    expect(swept(g.answer('half-right'), 'go')).toBe(shown);
  },
);

test('[BDZ-veh-reverse] [BDZ-veh-lane] backwards the lane lies behind it, and who stands there is told', () => {
  const g = car({
    vehicles: { car: { x: 30, y: 24, running: true } },
    zeds: { 'zed-1': { x: 30, y: 20 } },
  });
  const south = swept(g, 'back 4.5');
  expect(south).not.toBe(swept(g, '4.5'));
  const told = (answer: string) =>
    EVENING.consequence?.(g.view('player-1'), askOf(g), answer, g.w.book)?.answers.map((r) => r.who);
  expect(told('back 4.5')).toEqual(['zed-1']);
  expect(told('4.5')).toEqual([]);
  g.answer('back 4.5', 'go');
  expect(askOf(g).line.values?.back).toBe(1);
});

test('[BDZ-veh-move-normal] of many speeds and lengths a few are offered at first: the farthest, the nearest, some between', () => {
  const g = car();
  const likely = () => shaped(g).options.filter((o) => !o.seldom);
  expect(likely().map((o) => o.id)).toEqual(['18', 'test', '15', '12', '9', '6', '3', '0']);
  g.answer('18', 'go');
  expect(likely().map((o) => o.id)).toEqual(['18', '15', '12', '9', '6', '3']);
  expect(shaped(g).options).toHaveLength(36);
});

test('[BDZ-veh-def-turns] turns by half and in full have names', () => {
  const g = car().answer('18', 'turn');
  expect(shaped(g).options.map((o) => o.id)).toEqual(['half-left', 'half-right', 'left', 'right']);
  g.answer('half-right');
  expect(g.vehicle('car').facing).toBe(45);
});
