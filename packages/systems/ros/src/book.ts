import {
  begunSince,
  type FileSpec,
  type Json,
  readSetup,
  type Seat,
  type Setup,
  SetupError,
} from '@shambles/engine';
import { type Gap, type Ground, ground, type MapFile } from '@shambles/field';
import { read, tablesWith } from '@shambles/forms';
import { type OwnMap, readTown } from '@shambles/towns';
import * as z from 'zod/mini';
import { OPENING } from './house/opening.js';
import { HOUSE_RULES, type Tables } from './house/tables.js';
import { CHARACTERS, MUTANTS, SITTING } from './kinds.js';
import { OPTIONS } from './options.js';
import { canLie } from './tables/guns.js';
import { mapAsOf, SCENARIOS, type ScenarioSpec } from './tables/scenarios.js';
import { DOORS } from './tables/things.js';

/** What does not change during a game. */
export interface Book {
  readonly scenario: ScenarioSpec;
  readonly options: {
    readonly hordes: 'standard' | 'fewer';
    readonly room: 'near' | 'enter';
    readonly pass: 'friends' | 'nobody';
    readonly aim: 'sure' | 'rolled';
    readonly blasts: 'zeds' | 'everybody';
    readonly fences: 'climbed' | 'helped';
  };
  /** The tables that house rules may change, as this game uses them. */
  readonly tables: Tables;
  readonly map: MapFile;
  /** The ground before any wall is broken through. */
  readonly ground: Ground;
  /** Grounds with gaps, by the JSON of their gaps; each is made when first needed. */
  readonly grounds: Map<string, Ground>;
  /** Seats of the player survivors, in order: seat n plays survivor n. */
  readonly seats: readonly Seat[];
  /** True if a person decides what the rules leave to the umpire. */
  readonly umpired: boolean;
  /** The revision that the game was begun under, if an earlier one. */
  readonly begun?: number | undefined;
  /** Names of the player survivors, then of the people they meet. */
  readonly names: readonly string[];
}

export const UMPIRE: Seat = 'umpire';

/** Our own names; players may bring others. ROS-D-names. */
const NAMES = {
  survivors: ['Ash', 'Bo', 'Cleo', 'Dev', 'Ellis', 'Faye'],
  others: ['Gus', 'Hana', 'Ike', 'Jun', 'Kit', 'Lou'],
};

const Names = z.strictObject({
  survivors: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(6), z.maxLength(6)),
  others: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(3), z.maxLength(12)),
});

export const FILES: readonly FileSpec[] = [
  {
    id: 'map',
    title: 'The map',
    rule: 'ROS-R-map',
    provenance: 'reconstructed',
    standard: SCENARIOS[0]?.map as Json,
    check: (data) => checkData(readPlan(data)),
  },
  {
    id: 'names',
    title: 'Names of the survivors',
    rule: 'ROS-D-names',
    provenance: 'reconstructed',
    standard: NAMES,
    check: (data) => void readNames(data),
  },
  HOUSE_RULES,
];

/** What a map must contain. ROS-R-map, ROS-intro-scale. */
const MAP: OwnMap = {
  title: 'Run?...or Shoot?',
  unit: 'cm',
  places: {
    kinds: ['start', 'exit', 'hideout', 'search', 'mutant', 'seated', 'nps', 'landing', 'shelter'],
    points: ['hideout', 'search', 'mutant', 'seated', 'landing'],
    zones: [{ kind: 'start', name: 'a start zone' }],
  },
};

/** What a map says of an NPS that starts with the players. `follows` is the place of its leader among them. ROS-T-kits. */
const Follower = z.strictObject({
  character: z.enum(CHARACTERS),
  follows: z.optional(z.int().check(z.gte(1), z.lte(6))),
  kit: z.optional(z.literal('nps')),
});

/** What a map says of a mutant that waits: its kind. ROS-U-mutants. */
const Waiting = z.strictObject({ type: z.enum(MUTANTS) });

/** What a map says of a landing point: the first and the last turn of the helicopter. ROS-S-4. */
const Landing = z.strictObject({ from: z.int().check(z.gte(1)), to: z.int().check(z.gte(1)) });

/** What a map says of a shelter: the id of the building. ROS-S-1. */
const Shelter = z.strictObject({ building: z.string() });

/** What a map says of a search marker: what is found there, if no die decides it. ROS-R-search. */
const Hidden = z.object({
  find: z.optional(z.array(z.string().check(z.refine(canLie, 'is nothing that can be found')))),
});

/** What a map says at the start of those who are seated on it: who they are, in any order. ROS-S-3. */
const SEATED = [...SITTING, ...CHARACTERS.map((character) => `unarmed NPS ${character}`)];
const Start = z.object({ seated: z.optional(z.array(z.enum(SEATED))) });

/** Most NPS that start with the players: there is room for no more beside them. */
const NPS = 15;

/** Checks what the rules read of a map and earlier revisions did not look at. */
function checkData({ places = [], buildings = [] }: MapFile): void {
  for (const { id, kind, data = {} } of places) {
    const where = `map, places/${id}`;
    if (kind === 'search') read(Hidden, data, where, 'data');
    if (kind === 'start') read(Start, data, where, 'data');
    if (kind === 'nps' && !id.startsWith('nps-'))
      throw new SetupError(`${where}: the id of an NPS begins with "nps-".`);
  }
  const nps = places.filter(({ kind }) => kind === 'nps').length;
  if (nps > NPS)
    throw new SetupError(`map, places: found ${nps} of the kind "nps"; allowed: at most ${NPS}.`);
  const types: readonly string[] = DOORS.rows.map(({ door }) => door);
  for (const { id, type } of buildings.flatMap(({ doors = [] }) => doors))
    if (!types.includes(type))
      throw new SetupError(`map, doors/${id}: there is no type "${type}"; allowed: ${types.join(', ')}.`);
}

/** Reads a map, and what it says of its places. ROS-R-map, ROS-D-exit. Throws SetupError. */
function readPlan(data: unknown): MapFile {
  const map = readTown(data, MAP);
  for (const place of map.places ?? []) checkPlace(place, map);
  return map;
}

function checkPlace(
  { id, kind, rect, data = {} }: NonNullable<MapFile['places']>[number],
  map: MapFile,
): void {
  const where = `map, places/${id}`;
  if (kind === 'exit' && !rect) throw new SetupError(`${where}: a place of the kind "exit" needs "rect".`);
  if (kind === 'nps') read(Follower, data, where, 'data');
  if (kind === 'mutant') read(Waiting, data, where, 'data');
  if (kind === 'landing') {
    const { from, to } = read(Landing, data, where, 'data');
    if (from > to) throw new SetupError(`${where}: "from", turn ${from}, is later than "to", turn ${to}.`);
  }
  if (kind === 'shelter') {
    const { building } = read(Shelter, data, where, 'data');
    const known = (map.buildings ?? []).map((b) => b.id);
    if (!known.includes(building))
      throw new SetupError(
        `${where}: there is no building "${building}". Allowed: ${known.join(', ') || 'none, the map has no building'}.`,
      );
  }
}

function readNames(data: unknown): z.infer<typeof Names> {
  return read(Names, data, 'names', 'all');
}

/** The seats, from the options alone; reads no file of the setup. Throws SetupError. */
export function seatsWith(setup: Setup): Pick<Book, 'seats' | 'umpired'> {
  return seated(readOptions(setup).options);
}

function readOptions(setup: Setup) {
  return readSetup(setup, {
    title: 'Run?...or Shoot?',
    scenarios: SCENARIOS,
    options: OPTIONS,
    files: FILES,
  });
}

function seated(options: Setup['options']): Pick<Book, 'seats' | 'umpired'> {
  const count = Number(options.survivors);
  return {
    seats: Array.from({ length: count }, (_, i) => `survivor-${i + 1}`),
    umpired: options.umpire === 'person',
  };
}

/** The first revision in which what a map says of its places is checked. */
const CHECKED = 7;
/** The first revision in which finds, seated figures, doors and ids of NPS are checked, too. */
const ALL_CHECKED = 17;

/** The first revision in which the parts of steps 7 and 10 come one after the other, as they are printed. */
const IN_ORDER_SINCE = 18;

/** True unless the game was begun when Hunters leapt, and mutants struck from afar, in whatever order. ROS-seq. */
export function keepsOrder(book: Pick<Book, 'begun'>): boolean {
  return begunSince(book, IN_ORDER_SINCE);
}

/** The first revision in which NPS climb wire fences, as the survivors do whom they follow. */
const CLIMBED_SINCE = 19;

/** True unless the game was begun when NPS went round every wire fence. ROS-terrain-fence. */
export function climbsFences(book: Pick<Book, 'begun'>): boolean {
  return begunSince(book, CLIMBED_SINCE);
}

/** Reads a setup. Throws SetupError. */
export function readBook(setup: Setup): Book {
  const { scenario, options } = readOptions(setup);
  const plan = setup.files?.map ?? mapAsOf(scenario, setup.begun ?? Number.POSITIVE_INFINITY);
  // What a map says of its places is checked since revision 7. A game begun before that has been played with its map.
  const map = begunSince(setup, CHECKED) ? readPlan(plan) : readTown(plan, MAP);
  if (begunSince(setup, ALL_CHECKED)) checkData(map);
  const names = readNames(setup.files?.names ?? NAMES);
  const { seats, umpired } = seated(options);
  return {
    scenario,
    options: {
      hordes: options.hordes as Book['options']['hordes'],
      room: options.room as Book['options']['room'],
      pass: options.pass as Book['options']['pass'],
      aim: options.aim as Book['options']['aim'],
      blasts: options.blasts as Book['options']['blasts'],
      fences: options.fences as Book['options']['fences'],
    },
    tables: tablesWith(OPENING, setup.files?.[HOUSE_RULES.id]),
    map,
    ground: ground(map),
    grounds: new Map(),
    seats,
    umpired,
    begun: setup.begun,
    names: [...names.survivors.slice(0, seats.length), ...names.others],
  };
}

/** Limit on the grounds with gaps that are kept. */
const KEPT = 24;

/** Returns the ground with these gaps in it. */
export function groundWith(book: Book, gaps: readonly Gap[]): Ground {
  if (gaps.length === 0) return book.ground;
  const key = JSON.stringify(gaps);
  let made = book.grounds.get(key);
  if (!made) {
    made = ground(book.map, gaps);
    book.grounds.set(key, made);
    for (const old of book.grounds.keys()) if (book.grounds.size > KEPT) book.grounds.delete(old);
  }
  return made;
}
