import { rowFor } from '@shambles/engine';
import type { Area, RoadPeople } from '../kinds.js';
import type { DayPlace, Sheet } from '../state/day-one.js';
import { locationOf } from '../tables/campaign/day-one.js';
import type { Types } from '../tables/campaign/road.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables: the road, and Day One. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

// ------------------------------------------------------------------ the road

/** True if the band meets somebody on the way into an area. BDZ-T-road. */
export function isMet({ tables }: Tabled, area: Area, total: number): boolean {
  return rowFor(tables.met, total)[area];
}

export function groupRow({ tables }: Tabled, who: RoadPeople): Row<'roadGroups'> {
  return tables.roadGroups.rows.find((row) => row.who === who) as Row<'roadGroups'>;
}

/** The table of the types of a group. BDZ-T-road-med. */
export function typesIn<T extends Types>({ tables }: Tabled, types: T): Tables[`types-${T}`] {
  return tables[`types-${types}`];
}

export function whereOf(
  { tables }: Tabled,
  letter: 'A' | 'B' | 'C' | 'D',
  total: number,
): 'off' | 'on' | 'building' {
  return rowFor(tables.roadWhere, total)[letter];
}

// ------------------------------------------------------------------ Day One

export function locationRow({ tables }: Tabled, place: DayPlace): Row<'locations'> {
  return tables.locations.rows.find((row) => row.id === locationOf(place)) as Row<'locations'>;
}

/** How many locations later somebody arrives. BDZ-T-day-getting. */
export function latenessOf({ tables }: Tabled, passed: number, drives: boolean, higher: boolean): number {
  const row = tables.getting.rows.find((each) => each.passed === passed) as Row<'getting'>;
  return !drives ? row.foot : higher ? row.higher : row.vehicle;
}

/** The highest Rep among the answers that apply; service, present or past, decides the tests. BDZ-D-c48. */
export function whoFor(
  { tables }: Tabled,
  { job, service }: Pick<Sheet, 'job' | 'service'>,
): Pick<Row<'dayReps'>, 'rep' | 'tests'> {
  const row = (is: Row<'dayReps'>['is']) => tables.dayReps.rows.find((each) => each.is === is);
  const worked = row(job) ?? (row('sedentary') as Row<'dayReps'>);
  const served = row(service);
  return { rep: Math.max(worked.rep, served?.rep ?? 0), tests: (served ?? worked).tests };
}

/** The Rep that former service gives, if the job gives no higher one. BDZ-T-day-rep. */
export function formerRep({ tables }: Tabled): number {
  return (tables.dayReps.rows.find(({ is }) => is === 'former') as Row<'dayReps'>).rep;
}

type Event = Row<'scores'>['event'];

/** The event that the sum of two activation dice (or a pair) sets off, if any. BDZ-T-day-activation. */
export function eventOn({ tables }: Tabled, score: number | 'pair'): Event | undefined {
  return tables.scores.rows.find((row) => row.score === score)?.event;
}

/** The score that sets an event off. BDZ-T-day-activation. */
export function scoreOf({ tables }: Tabled, event: Event): number | 'pair' {
  return (tables.scores.rows.find((row) => row.event === event) as Row<'scores'>).score;
}

/** The highest face that finds it on the given visit; 6 if there is nothing to roll. BDZ-T-day-results. */
export function foundUpTo({ tables }: Tabled, place: DayPlace, visit: number): number {
  const { found } = tables.results.rows.find((row) => row.location === locationOf(place)) as Row<'results'>;
  return found[Math.min(visit, found.length) - 1] as number;
}
