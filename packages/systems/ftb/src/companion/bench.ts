import {
  type AskRequest,
  type Catalogue,
  type EngineFact,
  type FieldWords,
  type Json,
  rowFor,
  SetupError,
} from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { pieces } from '@shambles/forms';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import { AREA_NAMES, ATTRIBUTE_NAMES, CLASS_NAMES } from '../catalogue/common.js';
import type { FtbFact, FtbWorld } from '../facts.js';
import { AREAS, ATTRIBUTES, CLASSES } from '../kinds.js';
import {
  type Encounter,
  FRESH,
  type Item,
  newState,
  type Party,
  type Person,
  type State,
  uneventful,
  type Zed,
} from '../state.js';
import { type GunRow, WEAPONS } from '../tables/weapons.js';

/** Answers to choices inside a procedure that the input leaves open, for use beside a real table. */
const POLICY = {
  name: 'a Star fires, takes the best column, fights armed and cheats death',
  answer({ code, space }: AskRequest): unknown {
    if (code === 'cheat-death') return true;
    return space.list(1)[0];
  },
};

/** A schema that lists this book's guns, including home-made ones. FTB-6.8. */
function withGuns(schema: Json, { weapons }: Book): Json {
  const rows = [...weapons.values()];
  const guns = {
    examples: rows.map((r) => r.id),
    names: Object.fromEntries(rows.map((r) => [r.id, r.name])),
  };
  // Only the gun fields have examples.
  return JSON.parse(JSON.stringify(schema), (_, value) => (value?.examples ? { ...value, ...guns } : value));
}

export const define = pieces<State, Book, FtbFact>({
  begin: (_, book) => newState(book),
  policy: POLICY,
  schemaFor: withGuns,
});

// ------------------------------------------------------------------ inputs

export const rep = z.int().check(z.gte(1), z.lte(10), z.meta({ title: 'Rep', default: 4 }));
/** An optional yes-or-no field; no if left out, unless the words say otherwise. */
export const flag = (title: string, words: FieldWords = {}) =>
  z.optional(z.boolean()).check(z.meta({ title, ...words }));
export const area = z.enum(AREAS).check(z.meta({ title: 'Area', names: AREA_NAMES }));
/**
 * Day of the calendar. 31 stands for any day after the first thirty, and is meant if the day is left out. FTB-11.3a.
 */
export const day = z
  .optional(z.int().check(z.gte(1), z.lte(31)))
  .check(
    z.meta({ title: 'Day', description: 'since it began', default: 1, blank: 'after the first thirty' }),
  );
export const classOf = z.enum(CLASSES).check(z.meta({ title: 'Class', names: CLASS_NAMES }));
export const attributes = z
  .optional(z.array(z.enum(ATTRIBUTES)).check(z.maxLength(3)))
  .check(z.meta({ title: 'Attributes', names: ATTRIBUTE_NAMES, uniqueItems: true }));
/** Id of a gun, from the rulebook or home-made. */
export const gun = (title: string) =>
  z.string().check(
    z.meta({
      title,
      default: 'pistol',
      examples: WEAPONS.rows.map((row) => row.id),
      names: Object.fromEntries(WEAPONS.rows.map((row) => [row.id, row.name])),
    }),
  );

/** The traits of a human that matter to the dice. */
export const Human = {
  rep,
  class: z.optional(classOf).check(z.meta({ blank: CLASS_NAMES.survivor })),
  attributes,
  star: flag('A Star'),
  /** Star Power dice left; if left out, a Star has as many as its Rep. */
  power: z
    .optional(z.int().check(z.gte(0), z.lte(10)))
    .check(z.meta({ title: 'Star Power dice', default: 1, blank: 'as many as Rep, of a Star' })),
  protected: flag('Wears armor'),
  prone: flag('Prone'),
  fast: flag('Moves fast'),
} as const;
const HumanInput = z.strictObject(Human);
export type HumanGiven = z.infer<typeof HumanInput>;

/** The gun that an input names. Throws a SetupError that lists the guns there are. */
export function gunNamed({ weapons }: Book, where: string, gun: string): GunRow {
  const row = weapons.get(gun);
  if (!row)
    throw new SetupError(`${where}: there is no "${gun}"; there are ${[...weapons.keys()].join(', ')}.`);
  return row;
}

// ------------------------------------------------------------------ a bare table

const BARE: MapFile = {
  format: 'shambles-map/1',
  title: 'A bare table',
  unit: 'in',
  size: [30, 30],
};

/** The bare table, entirely covered by woods. */
export const WOODS: MapFile = {
  ...BARE,
  areas: [{ id: 'woods', kind: 'woods', rect: [0, 0, 30, 30] }],
};

/** A state that contains only the given people and zombies. */
export function bench(
  book: Book,
  people: readonly Person[],
  zeds: readonly Zed[] = [],
  more: Partial<Encounter> = {},
): State {
  const s = newState(book);
  const encounter: Encounter = {
    kind: 'search',
    area: book.options.area as Encounter['area'],
    part: 'daytime',
    fullMoon: false,
    day: 31,
    map: BARE,
    stage: 'act',
    turn: 1,
    ...uneventful(),
    acting: 0,
    groups: [],
    ...more,
  };
  return {
    ...s,
    phase: 'encounter',
    people: [...people],
    zeds: [...zeds],
    encounter,
    next: { ...s.next, item: 100, zed: zeds.length + 1 },
  };
}

/** A person described by an input, at a place on the bare table. */
export function someone(
  id: string,
  given: HumanGiven,
  at: { readonly x: number; readonly y: number; readonly facing: number; readonly side?: string },
  things: readonly string[] = [],
): Person {
  const items = things.map((what, i): Item => ({ id: 10 * idNumber(id) + i + 1, what, empty: false }));
  const star = given.star ?? false;
  return {
    ...FRESH,
    id,
    // Players decide for Stars.
    seat: star ? 'player-1' : '',
    side: at.side ?? id,
    star,
    sex: 'f',
    class: given.class ?? 'survivor',
    rep: given.rep,
    attributes: given.attributes ?? [],
    items,
    hand: items.filter((i) => i.what !== 'body-armor').map((i) => i.id),
    armored: given.protected ?? false,
    concealed: false,
    condition: 'carry-on',
    x: at.x,
    y: at.y,
    facing: at.facing,
    prone: given.prone ?? false,
    fast: given.fast ? 0 : -1,
    power: given.power ?? (star ? given.rep : 0),
    infection: 'none',
    knowsZeds: true,
    knowsFeasts: true,
    zedsKilled: 0,
    hurtArmed: false,
  };
}

/** A zombie of an input, at a place on the bare table. */
export function zombie(n: number, at: { readonly x: number; readonly y: number }): Zed {
  return { id: `zed-${n}`, x: at.x, y: at.y, level: 0, facing: 0, lastSeen: null, feast: '', was: '' };
}

/** A party that has been met, about which nothing is known but its members. */
export function party(people: readonly Person[], more: Partial<Party> = {}): Party {
  return {
    id: PARTY,
    class: 'survivor',
    attitude: 'unknown',
    people: people.map((p) => p.id),
    known: '',
    goal: '',
    bartered: [],
    talked: false,
    ...more,
  };
}
export const PARTY = 'party-1';

function idNumber(id: string): number {
  return Number(/\d+/.exec(id)?.[0] ?? 0) + 1;
}

/** Names for the people of the bench, as in "the shooter", for sentences and beside their dice. */
export function cast(who: { readonly [id: string]: string }): Catalogue {
  return Object.fromEntries(
    Object.entries(who).flatMap(([id, name]) => [
      [`person.${id}`, name],
      [`who.${id}`, name.charAt(0).toUpperCase() + name.slice(1)],
    ]),
  );
}

/** Names for `n` figures of a kind, numbered: "human 1", "human 2". */
export function numbered(name: string, n: number, from = 0): Catalogue {
  return cast(Object.fromEntries(Array.from({ length: n }, (_, i) => [`n${from + i}`, `${name} ${i + 1}`])));
}

type AnyFact = FtbFact | EngineFact;

/** All facts of the given name, oldest first. */
export function happened<I extends AnyFact['is']>(w: FtbWorld, is: I): Extract<AnyFact, { is: I }>[] {
  return (w.facts as AnyFact[]).filter((f): f is Extract<AnyFact, { is: I }> => f.is === is);
}

/** Hours rolled on the clock dice, in order. FTB-T-zombies-clock. */
export function hoursIn(w: FtbWorld): number[] {
  const dice = happened(w, 'rolled').filter(({ label }) => label === 'clock');
  return dice.flatMap(({ faces }) => faces.flat()).map((die) => rowFor(w.book.tables.clock, die).clock);
}

/** Places of two opponents: A to the south, looking north at B. */
export const HERE = { x: 15, y: 14, facing: 0 } as const;
export function there(off: number) {
  return { x: HERE.x, y: HERE.y + off, facing: 180 } as const;
}
