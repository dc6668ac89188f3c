import { copier, thing } from '@shambles/forms';
import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import type { Book } from './book.js';
import type { Thing } from './kinds.js';
import { Person, Zed } from './state/figures.js';
import {
  Cloud,
  Contact,
  Door,
  Find,
  Gap,
  Groan,
  Hideout,
  Landed,
  Noise,
  Seated,
  Vehicle,
} from './state/things.js';

export * from './state/figures.js';
export * from './state/things.js';

/** Decisions that the rules leave to an umpire, or that an umpire may take instead of a die. ROS-U-seats. */
export const DUTIES = ['hordes', 'prey', 'nps', 'finds'] as const;
export type Duty = (typeof DUTIES)[number];

/** The whole game between two steps. Plain data. */
export const State = thing({
  phase: z.enum(['set-up', 'turn', 'over']),
  turn: count,
  /** 1 to 11, or 12 for the end of the turn; 0 in set-up. */
  step: z.int().check(z.gte(0), z.lte(12)),
  /** Figures that are still to act in this step. */
  todo: ids,
  /** Survivors that have let others go first since somebody last acted. ROS-seq-5. */
  waited: ids,
  people: z.array(Person),
  zeds: z.array(Zed),
  hideouts: z.array(Hideout),
  doors: z.array(Door),
  gaps: z.array(Gap),
  vehicles: z.array(Vehicle),
  finds: z.array(Find),
  seated: z.array(Seated),
  noises: z.array(Noise),
  clouds: z.array(Cloud),
  /** What was thrown and is going off, until its thrower has finished. */
  landed: z.optional(Landed),
  /** Those that came into contact in steps 1 to 3 of this turn, until step 4 is over. ROS-D-new-contact. */
  late: z.optional(z.array(Contact)),
  /** Those that groaned in contact in step 3 and were sent off in it, until step 4 is over. ROS-D-groan-roll. */
  groaned: z.optional(z.array(Groan)),
  /** Numbers for the next Zed, find and cloud. */
  nextZed: count,
  nextFind: count,
  nextCloud: count,
  /** True once a survivor has been damaged: from then on the umpire rolls every turn. ROS-U-infect. */
  bitten: z.boolean(),
  /** Decisions that a person in the umpire's seat takes; the rules take the rest. ROS-U-seats. */
  duties: z.array(z.enum(DUTIES)),
  /** Hordes woken so far; for the report. */
  woken: count,
  result: z.enum(['', 'full', 'win', 'draw', 'loss']),
});
export interface State extends z.infer<typeof State> {}

/** A copy that shares nothing. */
export const copyState = copier<State>(State);

export function newState(book: Book): State {
  const places = book.map.places ?? [];
  const finds = places
    .filter((p) => p.kind === 'search')
    .map(({ id, at, level, data }) => ({
      id,
      ...spotOf(at, level),
      things: (data?.find as Thing[] | undefined) ?? null,
      open: false,
    }));
  return {
    phase: 'set-up',
    turn: 0,
    step: 0,
    todo: [],
    waited: [],
    people: [],
    zeds: [],
    hideouts: places
      .filter((p) => p.kind === 'hideout')
      .map(({ id }) => ({ id, state: 'hidden', left: 0, out: 0, told: '' })),
    doors: (book.map.buildings ?? [])
      .flatMap((b) => b.doors ?? [])
      .map(({ id, open }) => ({ id, state: open ? 'open' : 'closed', taken: 0, struck: 0, barred: false })),
    gaps: [],
    vehicles: (book.map.vehicles ?? []).map(({ id }) => ({
      id,
      alarm: 0,
      rolled: [],
      taken: 0,
      struck: 0,
      broken: false,
    })),
    finds,
    seated: places
      .filter((p) => p.kind === 'seated')
      .map(({ id, at, level }) => ({
        id,
        ...spotOf(at, level),
        content: '',
        gone: false,
        known: false,
      })),
    noises: [],
    clouds: [],
    nextZed: 1,
    nextFind: nextNumber('left-', finds),
    nextCloud: 1,
    bitten: false,
    duties: book.umpired ? [...DUTIES] : [],
    woken: 0,
    result: '',
  };
}

/** Where a marker of the map lies: `readTown` has seen to it that it has a point. */
function spotOf(at: readonly [number, number] | undefined, level = 0) {
  const [x, y] = at as readonly [number, number];
  return { x, y, level };
}

/** The first number that nothing of this name has had. */
export function nextNumber(name: string, list: readonly { readonly id: string }[]): number {
  const named = list.filter(({ id }) => id.startsWith(name));
  return 1 + Math.max(0, ...named.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0)));
}

export function personOf(s: State, id: string): Person {
  const found = s.people.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is no survivor "${id}".`);
  return found;
}

export function zedOf(s: State, id: string): Zed {
  const found = s.zeds.find((z) => z.id === id);
  if (!found) throw new RangeError(`There is no Zed "${id}".`);
  return found;
}

/** Living survivors on the table, PS before NPS. "Survivor" without more means both kinds. ROS-D-living. */
export function living(s: State): Person[] {
  return s.people.filter((p) => p.where === 'table');
}

export function playerSurvivors(s: State): Person[] {
  return s.people.filter((p) => p.kind === 'ps' && p.where === 'table');
}
