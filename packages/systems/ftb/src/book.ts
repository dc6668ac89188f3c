import {
  begunSince,
  type FileSpec,
  type Json,
  readSetup,
  type Seat,
  type Setup,
  SetupError,
} from '@shambles/engine';
import { type Ground, ground, type MapFile } from '@shambles/field';
import { read, tablesWith } from '@shambles/forms';
import { type BandFile, bandFile, readBand } from '@shambles/thw';
import { type OwnMap, readTown } from '@shambles/towns';
import * as z from 'zod/mini';
import { HOUSE_RULES, OPENING, type Tables } from './house/tables.js';
import { type Gun, isGun } from './kinds.js';
import { OPTIONS, type Options } from './options.js';
import type { RuleId } from './register.js';
import { type FtbScenario, SCENARIOS } from './tables/scenarios.js';
import { CUSTOM_WEAPONS, type GunRow, WEAPONS } from './tables/weapons.js';
import { PEOPLE, STARS } from './words.js';

/** What stays the same during a game. */
export interface Book {
  readonly scenario: FtbScenario;
  readonly options: Options;
  /** The players' seats, in order. */
  readonly seats: readonly Seat[];
  /** Tables of this game, with its house rules applied. */
  readonly tables: Tables;
  /** Weapons of the rulebook and home-made ones. FTB-6.8. */
  readonly weapons: ReadonlyMap<Gun, GunRow>;
  readonly names: Names;
  /** The map that the players drew; undefined if the table is laid out by the guidelines. FTB-9.0. */
  readonly map: MapFile | undefined;
  /** A band brought over from another campaign; undefined if the players make a new one. FTB-D-carried. */
  readonly band: BandFile | undefined;
  /** The revision of the rules that the game began under, if not the current one. */
  readonly begun?: number | undefined;
}

type Names = z.infer<typeof Names>;

const name = z.string().check(z.minLength(1), z.maxLength(40));
const person = z.strictObject({ name, sex: z.enum(['f', 'm']) });
const Names = z.strictObject({
  stars: z.array(person).check(z.minLength(4), z.maxLength(4)),
  people: z.array(person).check(z.minLength(20), z.maxLength(400)),
});

/** Limit on home-made weapons in one game: many times what any table will use. */
const MOST_WEAPONS = 200;

const Weapons = z
  .array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and -')),
      name,
      abbr: z.string().check(z.minLength(1), z.maxLength(5)),
      range: z.int().check(z.gte(1), z.lte(96)),
      target: z.array(z.int().check(z.gte(1), z.lte(6))).check(z.minLength(1), z.maxLength(2)),
      impact: z.int().check(z.gte(1), z.lte(5)),
      hands: z.literal([1, 2]),
      single: z.optional(z.literal(true)),
      silent: z.optional(z.literal(true)),
    }),
  )
  .check(z.maxLength(MOST_WEAPONS));

export const FILES: readonly FileSpec[] = [
  {
    id: 'map',
    title: 'A table of your own',
    rule: 'FTB-9.0',
    provenance: 'reconstructed',
    standard: null,
    check: (data) => void (data === null || readTown(data, MAP)),
  },
  {
    id: 'weapons',
    title: 'Home-made weapons',
    rule: 'FTB-6.8',
    provenance: 'stated',
    standard: CUSTOM_WEAPONS.rows as unknown as Json,
    check: (data) => void readWeapons(data),
  },
  {
    id: 'names',
    title: 'Names',
    rule: 'FTB-11.2.1',
    provenance: 'reconstructed',
    standard: { stars: STARS, people: PEOPLE },
    check: (data) => void readNames(data),
  },
  bandFile('FTB-D-carried' satisfies RuleId),
  HOUSE_RULES,
];

/** Requirements for a map that the players drew. FTB-9.0, FTB-D-52. */
const MAP: OwnMap = { title: 'Fade to Black', unit: 'in', doors: 'FTB-D-52' satisfies RuleId };

/** In games begun under earlier revisions other names of the book, and the same name twice, were let through. */
const NAMES_OF_THEIR_OWN_SINCE = 17;

function readWeapons(data: unknown, setup: Pick<Setup, 'begun'> = {}): readonly GunRow[] {
  const made = read(Weapons, data, 'weapons', 'all');
  const isStrict = begunSince(setup, NAMES_OF_THEIR_OWN_SINCE);
  for (const [i, { id }] of made.entries()) {
    const taken = WEAPONS.rows.some((row) => row.id === id)
      ? 'a weapon of the book'
      : isStrict
        ? takenBy(made, i)
        : undefined;
    if (taken !== undefined)
      throw new SetupError(`weapons: "${id}" is ${taken}; a home-made one needs a name of its own.`);
  }
  return made as readonly GunRow[];
}

/** What else bears the name of a home-made weapon. */
function takenBy(made: readonly { readonly id: string }[], i: number): string | undefined {
  const id = made[i]?.id ?? '';
  if (!isGun(id)) return 'another thing of the book';
  return made.findIndex((other) => other.id === id) < i ? 'there twice' : undefined;
}

function readNames(data: unknown): Names {
  return read(Names, data, 'names', 'all');
}

/** Puts the names of a band from another campaign first: its Star's, then the others'. FTB-D-carried. */
function withBand(names: Names, band: BandFile | undefined): Names {
  if (!band) return names;
  const called = (star: boolean) =>
    band.people.filter((p) => p.star === star).map(({ name, sex = 'f' }) => ({ name, sex }));
  return {
    stars: [...called(true), ...names.stars.slice(1)],
    people: [...called(false), ...names.people],
  };
}

/** Seats of a setup, from its options alone: reads none of its files. Throws SetupError. */
export function seatsWith(setup: Setup): Book['seats'] {
  return seated(readOptions(setup).options);
}

function readOptions(setup: Setup) {
  const { scenario, options } = readSetup(setup, {
    title: 'Fade to Black',
    scenarios: SCENARIOS,
    options: OPTIONS,
    files: FILES,
  });
  return { scenario, options: options as unknown as Options };
}

function seated({ players }: Options): Book['seats'] {
  return Array.from({ length: Number(players) }, (_, i) => `player-${i + 1}`);
}

/** Reads a setup. Throws SetupError. */
export function readBook(setup: Setup): Book {
  const { scenario, options } = readOptions(setup);
  const file = (id: string) => setup.files?.[id] ?? (FILES.find((f) => f.id === id) as FileSpec).standard;
  const map = file('map');
  const band = readBand(file('band'));
  const tables = tablesWith(OPENING, file(HOUSE_RULES.id));
  const rows = [...tables.weapons.rows, ...readWeapons(file('weapons'), setup)];
  return {
    scenario,
    options,
    seats: seated(options),
    tables,
    weapons: new Map(rows.map((row) => [row.id, row])),
    names: withBand(readNames(file('names')), band),
    band: scenario.encounter === undefined ? band : undefined,
    map: map === null ? undefined : readTown(map, MAP),
    begun: setup.begun,
  };
}

/** The table row of a gun. Throws RangeError if there is no such gun. */
export function gunRow(book: Pick<Book, 'weapons'>, gun: Gun): GunRow {
  const row = book.weapons.get(gun);
  if (!row) throw new RangeError(`There is no gun "${gun}".`);
  return row;
}

/** Why a map cannot be played on; undefined if it can. */
export function faultOfMap(map: MapFile): string | undefined {
  if (grounds.has(map)) return undefined;
  try {
    readTown(map, MAP);
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
  groundOf(map);
  return undefined;
}

/** Limit on how many maps are kept ready. */
const KEPT = 16;
const grounds = new WeakMap<MapFile, Ground>();
/** Grounds by their map's JSON text: each copy of a state has its own copy of the map. */
const printed = new Map<string, Ground>();

/** A map made ready for measuring. Equal maps share one ground. */
export function groundOf(map: MapFile): Ground {
  const known = grounds.get(map);
  if (known) return known;
  const print = JSON.stringify(map);
  const made = printed.get(print) ?? ground(map);
  grounds.set(map, made);
  printed.delete(print);
  printed.set(print, made);
  for (const old of printed.keys()) if (printed.size > KEPT) printed.delete(old);
  return made;
}
