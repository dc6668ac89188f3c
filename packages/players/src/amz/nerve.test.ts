import { amz, type View } from '@shambles/amz';
import { Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { Nearing } from './dead.js';
import { livingAnswer } from './living.js';
import { type Look, look, type Place, unitIn } from './look.js';
import { heartening, mayEnd } from './nerve.js';
import { planOf } from './plan.js';

/** What the Living see where units stand about given places, as these levels say; Team Two has no leader. */
function laid(
  scenario: string,
  places: { readonly [unit: string]: readonly [number, number] },
  levels: { readonly [unit: string]: 'shaken' } = {},
): Look {
  const table = Table.create(amz, { setup: { scenario, options: { zombies: 'player' } }, seed: 'laid' });
  const view = structuredClone(table.view('living')) as View & {
    figures: { unit: string; x: number; y: number; leader: number | null }[];
    units: { id: string; level: string }[];
  };
  for (const [unit, [x, y]] of Object.entries(places))
    view.figures
      .filter((f) => f.unit === unit)
      .forEach((f, i) => {
        Object.assign(f, { x: x + 0.6 * i, y });
      });
  for (const f of view.figures) if (f.unit === 'team-two') f.leader = null;
  for (const u of view.units) u.level = levels[u.id] ?? u.level;
  return look(view, table.book as never);
}

const at = (x: number, y: number): Place => [x, y, 0];

describe('nerve', () => {
  const places = { 'team-one': [24, 4], 'team-two': [24, 14], 'mob-1': [24, 26] } as const;

  test('a unit that has lost heart ends no nearer to the dead that it sees', () => {
    const shaken = laid('lecture-hall', places, { 'team-two': 'shaken' });
    const may = mayEnd(shaken, unitIn(shaken, 'team-two'));
    expect([may(at(24, 16)), may(at(24, 12))]).toEqual([false, true]);
    const calm = laid('lecture-hall', places);
    expect(mayEnd(calm, unitIn(calm, 'team-two'))(at(24, 16))).toBe(true);
  });

  test('a leader is drawn to those who have lost heart, and they to him', () => {
    const seen = laid('lecture-hall', places, { 'team-two': 'shaken' });
    const leads = heartening(seen, unitIn(seen, 'team-one'));
    const follows = heartening(seen, unitIn(seen, 'team-two'));
    expect([leads(at(24, 10)) > 0, leads(at(24, 4))]).toEqual([true, 0]);
    expect([follows(at(24, 8)) > 0, follows(at(24, 14))]).toEqual([true, 0]);
    const calm = laid('lecture-hall', places);
    expect(heartening(calm, unitIn(calm, 'team-one'))(at(24, 10))).toBe(0);
  });
});

test('whoever has hands to spare goes to the Broken, and takes Dependents from them', () => {
  const led = (level: 'broken' | 'confident') => {
    const seen = laid('lecture-hall', { 'team-one': [24, 20], 'team-two': [24, 24], scientists: [24, 25] });
    for (const f of seen.view.figures as { unit: string }[]) if (f.unit === 'scientists') f.unit = 'team-two';
    const things = seen.view.things as { by: string; spent: boolean }[];
    for (const t of things) Object.assign(t, { by: 'team-one' });
    Object.assign(unitIn(seen, 'team-two'), { level });
    const options = ['none', 'team-two team-one'].map((id) => ({ id, line: { key: id } }));
    const ask = {
      code: 'give-dependents',
      shape: { kind: 'choose', options },
      line: { key: '', values: { who: { noun: 'unit.team-one' } } },
    };
    const gives = livingAnswer({ ask } as never, seen, new Map());
    return [planOf(seen, unitIn(seen, 'team-one')).do, gives];
  };
  expect(led('broken')).toEqual(['join', 'team-two team-one']);
  expect(led('confident')[1]).toBe('none');
  expect(led('confident')[0]).not.toBe('join');
});

test('a car waits by the way out, and goes before the dead are upon it', () => {
  const does = (x: number) => {
    const seen = laid('shopping-list', { patrol: [4, 28], 'mob-1': [x, 28] });
    return planOf(seen, unitIn(seen, 'patrol')).do;
  };
  expect([does(40), does(9)]).toEqual(['escort', 'leave']);
});

test('whoever goes home with hands to spare meets those whom their Dependents slow down', () => {
  const plan = (gone: number) => {
    const seen = laid('lecture-hall', { 'team-one': [24, 20], 'team-two': [24, 8] });
    const figures = seen.view.figures as { unit: string; role: string; status: string; x: number }[];
    const taken = figures.filter((f) => f.unit === 'scientists');
    for (const f of taken) Object.assign(f, { unit: 'team-one', x: 24, y: 21 });
    for (const f of figures.filter((g) => g.unit === 'team-one' && g.role === 'fighter').slice(0, gone))
      f.status = 'kia';
    Object.assign(seen.view.things[0] as object, { by: 'team-two' });
    const fresh = look(seen.view, seen.book);
    const { do: does, what } = planOf(fresh, unitIn(fresh, 'team-two'));
    return [does, what];
  };
  expect(plan(1)).toEqual(['leave', 'edge']);
  expect(plan(2)).toEqual(['join', 'team-one']);
});

test('the dead wait while a unit comes nearer to them', () => {
  const nearing = new Nearing();
  const past = (of: string, inches: number) => nearing.isPast(of, 'mob-1', inches);
  expect([past('1 red', 12), past('1 red', 9), past('1 red', 9), past('1 red', 11)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(past('2 red', 12)).toBe(false);
});
