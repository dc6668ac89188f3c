import { expect, test } from 'vitest';
import { PRINTED } from '../house/tables.js';
import { eventOn, foundUpTo, latenessOf, whoFor } from '../house/travel-rows.js';
import { fuelIn } from '../house/vehicle-rows.js';
import { SCHOOLS } from '../state/day-one.js';
import { DAY_TABLES } from '../tables/campaign/day-one.js';
import { printed } from '../testing/printed.js';

const table = (id: string) => DAY_TABLES.find((t) => t.id === id)?.rows ?? [];

test('[BDZ-T-day-locations] [BDZ-day-civ-locations] ten locations, and two dice of civilians at five of them', () => {
  type Row = { readonly location: string; readonly civilians: string | number; readonly objective: string };
  const rows = printed<Row>('BDZ-T-day-locations');
  expect(table('BDZ-T-day-locations').map((r) => [r.name, r.civilians, r.objective])).toEqual(
    rows.map((r) => [r.location, r.civilians === '2d6' ? 2 : r.civilians, r.objective]),
  );
  expect(SCHOOLS.length).toBeGreaterThan(1);
});

test('[BDZ-T-day-getting] how late one comes by vehicle and on foot', () => {
  const LATE: { readonly [words: string]: number } = {
    'on time': 0,
    'one location later': 1,
    'two locations later': 2,
  };
  type By = string | { readonly rep_above_location_number: string; readonly otherwise: string };
  for (const row of printed<{ passed: number; vehicle: By; foot: string }>('BDZ-T-day-getting')) {
    const by =
      typeof row.vehicle === 'string'
        ? { higher: row.vehicle, otherwise: row.vehicle }
        : { higher: row.vehicle.rep_above_location_number, otherwise: row.vehicle.otherwise };
    expect(latenessOf(PRINTED, row.passed, false, true)).toBe(LATE[row.foot]);
    expect(latenessOf(PRINTED, row.passed, true, true)).toBe(LATE[by.higher]);
    expect(latenessOf(PRINTED, row.passed, true, false)).toBe(LATE[by.otherwise]);
  }
});

test('[BDZ-T-day-rep] [BDZ-day-job] [BDZ-day-experience-military] [BDZ-day-experience-police] [BDZ-day-experience-former] [BDZ-D-c48] Rep by job and service: the highest counts, and service decides the tests', () => {
  type Row = { answer: string; rep: number; tests: string; elite_force?: number; swat?: number };
  const rows = printed<Row>('BDZ-T-day-rep').flatMap((r) => [
    [r.answer, r.rep, r.tests.toLowerCase()],
    ...(r.elite_force ? [['member of an elite force', r.elite_force, r.tests.toLowerCase()]] : []),
    ...(r.swat ? [['member of SWAT', r.swat, r.tests.toLowerCase()]] : []),
  ]);
  expect(table('BDZ-T-day-rep').map((r) => [r.answer, r.rep, r.tests])).toEqual(rows);
  const who = (
    job: 'sedentary' | 'between' | 'peak',
    service: 'none' | 'former' | 'military' | 'elite' | 'police' | 'swat',
  ) => Object.values(whoFor(PRINTED, { job, service }));
  expect(who('between', 'none')).toEqual([3, 'civilian']);
  expect(who('sedentary', 'none')).toEqual([3, 'civilian']);
  expect(who('peak', 'none')).toEqual([4, 'civilian']);
  expect(who('peak', 'former')).toEqual([4, 'military']);
  expect(who('sedentary', 'former')).toEqual([3, 'military']);
  expect(who('sedentary', 'military')).toEqual([4, 'military']);
  expect(who('peak', 'elite')).toEqual([5, 'military']);
  expect([who('between', 'police'), who('between', 'swat')]).toEqual([
    [4, 'military'],
    [5, 'military'],
  ]);
});

test('[BDZ-T-day-activation] [BDZ-day-activation-key] 7 brings zombies, 11 police, a pair civilians, and nothing else anything', () => {
  const rows = printed<{ score: string; event: string }>('BDZ-T-day-activation');
  expect(rows.map((r) => r.score)).toEqual(['sum 7', 'sum 11', 'any pair']);
  expect([eventOn(PRINTED, 7), eventOn(PRINTED, 11), eventOn(PRINTED, 'pair')]).toEqual([
    'zombies',
    'police',
    'civilians',
  ]);
  expect(rows.map((r) => r.event)).toEqual([
    'zombies generated',
    'a police officer',
    '1d6 terrified civilians',
  ]);
  for (const other of [2, 3, 4, 5, 6, 8, 9, 10, 12]) expect(eventOn(PRINTED, other)).toBeUndefined();
});

test('[BDZ-T-day-questions] each part of the questionnaire is asked about, for what it is for', () => {
  const rows = printed<{ part: string; effect: string }>('BDZ-T-day-questions');
  expect(table('BDZ-T-day-questions').map((r) => [r.part, r.effect])).toEqual(
    rows.map((r) => [r.part, r.effect]),
  );
});

test('[BDZ-T-day-results] [BDZ-D-c54] what is found at each location, by the order of the visit', () => {
  type Cell = string | { readonly found?: string | number; readonly family?: string };
  type Row = { readonly location: string } & { readonly [visit: string]: Cell | undefined };
  const upTo = (cell: Cell | undefined): number => {
    if (typeof cell === 'string')
      return cell.startsWith('found') || cell.startsWith('three') || cell.includes('hot-wired') ? 6 : 0;
    if (cell?.family !== undefined) return cell.family.startsWith('all') ? 6 : 0;
    return cell?.found === undefined ? 0 : Number(String(cell.found).split('-').at(-1));
  };
  const VISITS = ['first', 'second', 'third', 'fourth', 'later'] as const;
  const results = printed<Row>('BDZ-T-day-results').map((row) => {
    let last: Cell | undefined;
    const cells = VISITS.map((visit) => {
      const cell = row[visit];
      last =
        typeof cell === 'string' && cell.startsWith('as ') ? row[cell.slice(3)] : (cell ?? row.later ?? last);
      return typeof last === 'string' && last.startsWith('as ') ? row[last.slice(3)] : last;
    });
    return cells.map(upTo);
  });
  expect(table('BDZ-T-day-results').map((r) => r.found)).toEqual(results);
  expect(foundUpTo(PRINTED, 'super', 4)).toBe(1);
  expect(foundUpTo(PRINTED, 'school-2', 9)).toBe(foundUpTo(PRINTED, 'school-1', 5));
});

test('[BDZ-EX-day-fuel-1] [BDZ-day-fuel-full] [BDZ-D-c40] a half full SUV has 3 units; rounded up, and a motorcycle holds one', () => {
  expect(fuelIn(PRINTED, 'suv', 2)).toBe(3);
  expect([4, 3, 2, 1, 0].map((quarters) => fuelIn(PRINTED, 'sedan', quarters))).toEqual([5, 4, 3, 2, 0]);
  expect([fuelIn(PRINTED, 'motorcycle', 4), fuelIn(PRINTED, 'motorcycle', 0)]).toEqual([1, 0]);
});
