import { type AskRequest, type Catalogue, World } from '@shambles/engine';
import { ground, type MapFile } from '@shambles/field';
import { pieces } from '@shambles/forms';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import { type BdzFact, type BdzWorld, FACTS } from '../facts.js';
import type { Tables } from '../house/tables.js';
import { CLASSES, GUNS, type Gun, MELEE_WEAPONS, VEHICLES } from '../kinds.js';
import type { Options } from '../options.js';
import {
  copyState,
  newPerson,
  PARKED,
  type Person,
  QUIET,
  type State,
  type Vehicle,
  type Zed,
} from '../state.js';
import { KINDS } from '../tables/vehicles.js';
import { WEAPONS } from '../tables/weapons.js';

/** Makes the choices inside a piece, beside a real table. */
const POLICY = {
  name: 'whoever may choose takes what is listed first',
  answer: ({ space }: AskRequest): unknown => space.list(1)[0],
};

export const define = pieces<State, Book, BdzFact>({ begin: () => stateOf([]), policy: POLICY });

// ------------------------------------------------------------------ inputs

export const flag = (title: string) => z.optional(z.boolean()).check(z.meta({ title }));
export const rep = (title = 'Rep') => z.int().check(z.gte(1), z.lte(9), z.meta({ title, default: 4 }));
export const classCalled = (title: string) =>
  z.optional(z.enum(CLASSES)).check(
    z.meta({
      title,
      blank: 'a survivor',
      names: { civilian: 'a civilian', ganger: 'a ganger', military: 'a soldier', survivor: 'a survivor' },
    }),
  );
export const classOf = classCalled('Reacts as');

/** Short names of some guns. */
const SHORT: { readonly [name: string]: Gun } = { smg: 'submachine-gun', saw: 'squad-automatic-weapon' };
const GUN_IDS = [...GUNS, 'smg', 'saw'] as const;

export const gun = z.enum(GUN_IDS).check(
  z.meta({
    title: 'Weapon',
    default: 'pistol',
    names: {
      ...Object.fromEntries(WEAPONS.rows.map((row) => [row.id, row.name])),
      smg: 'SMG',
      saw: 'SAW',
    },
  }),
);
export const gunOf = (id: (typeof GUN_IDS)[number]): Gun => SHORT[id] ?? (id as Gun);

export const melee = (title: string) =>
  z.optional(z.enum(MELEE_WEAPONS)).check(
    z.meta({
      title,
      blank: 'bare hands',
      names: {
        unarmed: 'bare hands',
        'one-handed': 'one handed',
        knife: 'a knife',
        'two-handed': 'two handed',
        'improvised-one-handed': 'improvised, one handed',
        'improvised-two-handed': 'improvised, two handed',
      },
    }),
  );

export const kindOf = (title: string) =>
  z.enum(VEHICLES).check(
    z.meta({
      title,
      default: 'sedan',
      names: Object.fromEntries(KINDS.rows.map(({ id, name }) => [id, name])),
    }),
  );

/** Words for figures of a small state, in sentences and beside their dice. */
export const cast = (names: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(names).flatMap(([id, name]) => [
      [`person.${id}`, name],
      [`who.${id}`, name.charAt(0).toUpperCase() + name.slice(1)],
    ]),
  );

/** Words for the vehicles of a small state, whatever kinds they are. */
export const parked = (names: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(names).flatMap(([id, name]) => [
      [`vehicle.${id}`, name],
      [`who.vehicle.${id}`, name],
    ]),
  );

/** Names of the figures and vehicles in the small states; a piece may call them otherwise. */
export const WORDS: Catalogue = {
  ...cast({
    shooter: 'the shooter',
    target: 'the target',
    driver: 'the driver',
    helper: 'the helper',
    leader: 'the Leader',
  }),
  ...parked({ sedan: 'the vehicle', suv: 'the other vehicle' }),
};

// ------------------------------------------------------------------ a bare table

/** Two places ten inches apart, facing each other. */
export const HERE = { x: 10, y: 18, facing: 90 } as const;
export const THERE = { x: 20, y: 18, facing: 270 } as const;

export const person = (id: string, given: Partial<Person>): Person =>
  newPerson({
    seat: id === 'target' ? 'player-2' : 'player-1',
    side: id === 'target' ? 'player-2' : 'player-1',
    star: false,
    class: 'survivor',
    rep: 4,
    ...HERE,
    knowsZeds: true,
    knowsFeasts: true,
    ...given,
    id,
  });

export const zed = (id: string, given: Partial<Zed> = {}): Zed => ({
  id,
  ...THERE,
  level: 0,
  prone: false,
  saw: null,
  feast: '',
  dazed: false,
  caught: false,
  door: '',
  waits: 0,
  ...given,
});

export const vehicle = (id: string, given: Partial<Vehicle>): Vehicle => ({
  ...PARKED,
  triedBy: [],
  kind: 'sedan',
  keys: 'at-hand',
  fuel: 1,
  running: true,
  found: false,
  ...HERE,
  ...given,
  id,
});

/** A state with only these people, zombies and vehicles. */
export function stateOf(
  people: readonly Person[],
  zeds: readonly Zed[] = [],
  vehicles: readonly Vehicle[] = [],
): State {
  const base = { ...QUIET, stage: 'act', turn: 1, dice: { humans: 1, zombies: 1 }, nextZed: 100 };
  return copyState({ ...base, people, zeds, vehicles } as unknown as State);
}

const OPEN: MapFile = {
  format: 'shambles-map/1',
  title: 'A bare table',
  unit: 'in',
  size: [36, 36],
  ground: 'road',
};
/** Inches from the west to what is in front of the target. */
export const WALL_AT = 19;
/** A map with something in front of the target. */
const before = (kind: string): MapFile => ({
  ...OPEN,
  barriers: [
    {
      id: 'before',
      kind,
      path: [
        [WALL_AT, 15],
        [WALL_AT, 21],
      ],
    },
  ],
});
/** The door of the house, and places around it. */
export const DOOR = {
  id: 'door',
  inside: { x: 18, y: 15, facing: 180 },
  outside: { x: 18, y: 13, facing: 0 },
  before: { door: { x: 18, y: 12, facing: 0 }, window: { x: 20.5, y: 12, facing: 0 } },
} as const;
const HOUSE: MapFile = {
  ...OPEN,
  buildings: [
    {
      id: 'house',
      name: 'House',
      rect: [14, 14, 22, 22],
      levels: 1,
      doors: [{ id: DOOR.id, at: [18, 14], width: 1.25, type: 'standard' }],
      windows: [{ id: 'window', at: [20.5, 14], width: 1.25 }],
    },
  ],
};
const GROUNDS = {
  open: ground(OPEN),
  cover: ground(before('low wall')),
  concealed: ground(before('hedge')),
  hidden: ground(before('high wall')),
  wall: ground(before('high wall')),
  tree: ground(before('concrete')),
  fence: ground(before('hedge')),
  house: ground(HOUSE),
} as const;

/** The same tables with unlimited sight by day: whether a target is seen is an input here, whatever its distance. */
function withoutLimit(tables: Tables): Tables {
  const { sight } = tables;
  const isByDay = ({ where, time }: (typeof sight.rows)[number]) => where === 'open' && time === 'day';
  if (sight.rows.some((row) => isByDay(row) && row.limit === null)) return tables;
  const rows = sight.rows.map((row) => (isByDay(row) ? { ...row, limit: null } : row));
  return { ...tables, sight: { ...sight, rows } };
}

/** The same game on a bare table by day. Its facts are told in the original world. */
export function bare(
  w: BdzWorld,
  on: keyof typeof GROUNDS = 'open',
  set: Partial<Options> = {},
  day = w.book.scenario.day,
): BdzWorld {
  const { options, scenario, seats, tables } = w.book;
  const book: Book = {
    seats,
    scenario: { ...scenario, day, mother: undefined, goal: undefined },
    options: { ...options, time: 'day', weather: 'fair', ...set },
    ground: GROUNDS[on],
    tables: withoutLimit(tables),
  };
  const made = new World<State, Book, BdzFact>((s, f, b) => FACTS.evolve(s, f, b), w.s, book, w.dice);
  made.facts = w.facts;
  return made;
}
