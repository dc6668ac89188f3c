import { type AskRequest, World } from '@shambles/engine';
import { ground, type MapFile } from '@shambles/field';
import { pieces } from '@shambles/forms';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import { type AmzFact, type AmzWorld, FACTS } from '../facts.js';
import { qualityOfType } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Support } from '../kinds.js';
import { copyState, FRESH_FIGURE, FRESH_UNIT, QUIET, type State, type Unit } from '../state.js';

/** How choices inside a procedure are made beside a real table. */
const POLICY = {
  name: 'nobody flees, nobody is captured, and the weapons that count least fall first',
  answer({ code, space }: AskRequest): unknown {
    const shape = space.shape();
    if (code === 'who-falls' && shape.kind === 'some') {
      const least = [...shape.options].sort((a, b) => worth(a.line.key) - worth(b.line.key));
      return least.slice(0, shape.min).map(({ id }) => id);
    }
    return space.list(1)[0];
  },
};

const WORTH = ['figure.light', 'figure.medium', 'figure.heavy'];
const worth = (key: string): number => WORTH.indexOf(key);

export const define = pieces<State, Book, AmzFact>({
  begin: (_input, book) => stateOf(book, []),
  policy: POLICY,
});

// ------------------------------------------------------------------ inputs

/** A yes-or-no input; no if it is left out. */
export const flag = (title: string, description?: string) =>
  z.optional(z.boolean()).check(z.meta({ title, ...(description !== undefined && { description }) }));

/** A number from 0 up; 0 if it is left out. */
export const few = (title: string, most: number) =>
  z.optional(z.int().check(z.gte(0), z.lte(most))).check(z.meta({ title, default: 1, blank: 'none' }));

export const figures = (title = 'Figures') =>
  z.int().check(z.gte(1), z.lte(30), z.meta({ title, default: 4 }));

/** Inputs that take one of these names. For `oneOrFirst` it is the first name if left out. */
export const oneOf = <T extends string>(title: string, names: { readonly [id in T]: string }) =>
  z.enum(Object.keys(names) as [T, ...T[]]).check(z.meta({ title, names }));
export const oneOrFirst = <T extends string>(title: string, names: { readonly [id in T]: string }) =>
  z
    .optional(z.enum(Object.keys(names) as [T, ...T[]]))
    .check(z.meta({ title, names, blank: Object.values<string>(names)[0] as string }));

export const QUALITY_NAMES = {
  untrained: 'Untrained',
  trained: 'Trained',
  veteran: 'Veteran',
  elite: 'Elite',
} as const;
export const ARMOR_NAMES = {
  none: 'none',
  light: 'Light Body Armor',
  'anti-zombie': 'Anti-Zombie Armor',
} as const;
export const DEAD_NAMES = {
  odies: 'Odies',
  zulus: 'Zulus',
  romeos: 'Romeos',
  dexters: 'Dexters',
  possessed: 'Possessed',
} as const;
export const MINDLESS_NAMES = { odies: 'Odies', zulus: 'Zulus', romeos: 'Romeos' } as const;
export const KIND_NAMES = { living: 'the Living', ...DEAD_NAMES } as const;
export const MODE_NAMES = {
  stationary: 'Stationary',
  cautious: 'Cautious',
  rapid: 'Rapid',
  overwatch: 'Overwatch',
} as const;
export const SUPPORT_NAMES = { light: 'Light', medium: 'Medium', heavy: 'Heavy' } as const;
export const supports = z
  .optional(
    z
      .array(z.enum(['light', 'medium', 'heavy']).check(z.meta({ title: 'Class', names: SUPPORT_NAMES })))
      .check(z.maxLength(12)),
  )
  .check(z.meta({ title: 'Support weapons', blank: 'none' }));

// ------------------------------------------------------------------ a bare table

/** A unit on the bare table, its figures in a column. */
export interface Crowd extends Partial<Unit> {
  readonly id: string;
  readonly fighters: number;
  readonly supports?: readonly Support[];
  /** Where its first figure stands. */
  readonly at?: readonly [x: number, y: number];
}

/** Inches between two figures in a column, from middle to middle. */
const STEP = 0.75;
/** The western of two places where units face each other. */
export const WEST = [5, 5] as const;

/** A state with only these units, in turn 1. */
export function stateOf(book: Tabled, crowds: readonly Crowd[], more: Partial<State> = {}): State {
  const units: Unit[] = [];
  const all: State['figures'] = [];
  for (const { fighters, supports: arms = [], at = WEST, ...own } of crowds) {
    const kind = own.kind ?? 'living';
    const quality = own.quality ?? (kind === 'living' ? 'untrained' : qualityOfType(book, kind));
    const number = kind === 'living' ? 0 : units.length + 1;
    units.push({ ...FRESH_UNIT, engaged: [], feared: [], drives: [], number, ...own, kind, quality });
    for (let i = 0; i < fighters; i++)
      all.push({
        ...FRESH_FIGURE,
        id: `${own.id}-${i + 1}`,
        unit: own.id,
        x: at[0],
        y: at[1] + STEP * i,
        support: arms[i] ?? null,
      });
  }
  const base = { ...QUIET, stage: 'living', turn: 1, nextMob: units.length + 1 };
  return copyState({ ...base, units, figures: all, ...more } as unknown as State);
}

/** The unit that acts. */
export const acting = (
  unit: string,
  mode: Unit['mode'],
  interruptions = 0,
  charging = false,
): State['active'] => ({
  unit,
  deed: 'move-fire',
  mode,
  gone: 0,
  most: 0,
  interruptions,
  fired: false,
  halted: false,
  ended: false,
  medic: false,
  before: 0,
  carriers: 0,
  jammed: false,
  charging,
});

const MAP: MapFile = { format: 'shambles-map/1', title: 'A bare table', unit: 'in', size: [60, 40] };
/** How far east of `WEST` its cover is, in inches. */
const OFF = 2;

/** The bare table with cover in front of the unit at `WEST`. */
const behind = (kind: 'hedge' | 'low wall') =>
  ground({
    ...MAP,
    barriers: [
      {
        id: 'cover',
        kind,
        path: [
          [WEST[0] + OFF, 0],
          [WEST[0] + OFF, 40],
        ],
      },
    ],
  });

const GROUNDS = { exposed: ground(MAP), in: behind('hedge'), solid: behind('low wall') } as const;
/** The cover that the unit at `WEST` has against the east. AMZ-cover-definitions. */
type CoverThere = keyof typeof GROUNDS;

/** The same game on a bare table by day, with changed options. Facts go to the world that it was made from. */
export function bare(
  w: AmzWorld,
  {
    cover = 'exposed',
    options = {},
  }: { readonly cover?: CoverThere | undefined; readonly options?: Partial<Book['options']> } = {},
): AmzWorld {
  const made = worldOn(w.s, w.book, { cover, options }, w.dice);
  made.facts = w.facts;
  return made;
}

/** A small state on the bare table, for counting pools: no die is rolled. */
export function bareOf(s: State, book: Book, cover: CoverThere = 'exposed'): AmzWorld {
  return worldOn(s, book, { cover, options: {} }, NO_DICE);
}

const NO_DICE: AmzWorld['dice'] = { roll: () => undefined, draw: () => undefined };

function worldOn(
  s: State,
  { scenario, options, tables }: Book,
  more: { readonly cover: CoverThere; readonly options: Partial<Book['options']> },
  dice: AmzWorld['dice'],
): AmzWorld {
  const book: Book = {
    scenario: { ...scenario, light: 'day' },
    options: { ...options, ...more.options },
    tables,
    ground: GROUNDS[more.cover],
  };
  return new World<State, Book, AmzFact>((state, f, b) => FACTS.evolve(state, f, b), s, book, dice);
}
