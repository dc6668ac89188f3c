import { fixed, thing } from '@shambles/forms';
import { at, bearing, count, length, place } from '@shambles/measured';
import * as z from 'zod/mini';
import { gunRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { CHARACTERS, CLUBS, type Gun, LONG_GUNS, MINORS, MUTANTS, PLAYS } from '../kinds.js';
import { MOST_SHOTS } from '../tables/guns.js';

export { type Place, placeOf } from '@shambles/measured';

/** Where an NPS is going. */
const Goal = z.union(
  [z.literal('away'), z.literal('leader'), place],
  'allowed: "away", "leader", a place, null',
);
export type Goal = z.infer<typeof Goal>;

/** One simple task. ROS-order. */
const Order = z.readonly(
  z.union(
    [
      z.strictObject({ do: z.literal('run'), to: place, name: z.string(), who: z.optional(z.string()) }),
      z.strictObject({
        do: z.literal('shoot'),
        at: place,
        name: z.string(),
        /** True once the NPS has fired under this order. */
        fired: z.optional(z.literal(true)),
      }),
      z.strictObject({ do: z.literal('guard'), what: z.string() }),
      z.strictObject({ do: z.literal('follow'), who: z.string() }),
      z.strictObject({ do: z.literal('melee') }),
      z.strictObject({ do: z.literal('take'), what: z.string() }),
      /** Uses a kit on somebody, a grenade at a place, a reload or a torch. */
      z.strictObject({
        do: z.literal('use'),
        item: z.enum(MINORS),
        name: z.string(),
        who: z.optional(z.string()),
        at: z.optional(place),
      }),
    ],
    'not an order that there is',
  ),
);
export type Order = z.infer<typeof Order>;

/** A survivor: a player survivor (PS) or a non-player survivor (NPS). */
export const Person = thing({
  id: fixed(z.string()),
  kind: fixed(z.enum(['ps', 'nps'])),
  ...at,
  facing: bearing,
  /** On the table; off it by an exit or the helicopter; dead; risen as a Zed. */
  where: z.enum(['table', 'out', 'dead', 'risen']),
  /** Knocked down. ROS-R-down. */
  down: z.boolean(),
  /** The Zed that pins it, or ''. ROS-hunter-pin. */
  pinned: z.string(),
  hits: count,
  /** Secret. ROS-infect-test. */
  blood: z.enum(['untested', 'immune', 'infected']),
  /** The turns in which it was infected and in which it died; 0 if not. */
  infected: count,
  died: count,
  /** Shots left in the pistol; -1 without one. */
  pistol: z.int().check(z.gte(-1), z.lte(MOST_SHOTS)),
  main: z.enum(['', ...LONG_GUNS, ...CLUBS]),
  /** Shots left in the main weapon, if it is a gun. */
  clip: count,
  minor: z.array(z.enum(MINORS)),
  /** True if its torch is lit. */
  torch: z.boolean(),
  /** This turn's card or cards, face up; for an NPS, the action that it was given. */
  play: z.enum(['', ...PLAYS]),
  /** Shots fired this turn. */
  fired: count,
  /** Centimetres moved this turn, and movement used up by moving and by other deeds. */
  moved: length,
  used: length,
  /** Slimed until the end of this turn; 0 when not. ROS-R-marked. */
  marked: count,
  /** The vehicle it sits in, or ''. */
  inside: z.string(),
  /** The horde that its slime draws, by its hideout. ROS-R-marked. */
  drawn: z.string(),
  /** The turn in which Zeds last knew it to be in a building or vehicle, and which one. ROS-U-priority. */
  known: count,
  knownIn: z.string(),
  /** Between the levels of a long ladder: the ladder's id, or ''. ROS-D-ladder. */
  ladder: z.string(),
  /** Only for an NPS: its leader, its character, its order. */
  leader: z.string(),
  character: z.enum(CHARACTERS),
  order: z.nullable(Order),
  /** Where it goes in step 5 of this turn: away from Zeds, along with its leader, or to a place. */
  goal: z.nullable(Goal),
  /** True while it waits to be freed. ROS-S-3. */
  trapped: z.boolean(),
});
export interface Person extends z.infer<typeof Person> {}

export const Zed = thing({
  id: fixed(z.string()),
  kind: fixed(z.enum(['zed', ...MUTANTS])),
  ...at,
  facing: bearing,
  /**
   * Waiting (a mutant hidden at its place, an undisturbed Witch), drifting, charging (a drifter that saw somebody), or
   * attacking.
   */
  mode: z.enum(['waiting', 'drifting', 'charging', 'attacking']),
  /** The hideout it came from, or '', and its number in that horde, from 1. */
  horde: z.string(),
  number: count,
  down: z.boolean(),
  /** Burns until the end of this turn; 0 if not burning. */
  burning: count,
  /** Hits on a Tank. */
  hits: count,
  crouching: z.boolean(),
  /** The turn of its last leap. ROS-factor-leap. */
  leapt: count,
  /** True if it moved by itself in step 7 of this turn. ROS-factor-stationary. */
  moved: z.boolean(),
  /** The survivor that it pins, or ''. */
  pins: z.string(),
  /** The fence it gets over next, or ''. ROS-R-fence-zed. */
  fence: z.string(),
  /**
   * For chargers: the prey, and where they last saw it. For a Witch: the survivor that disturbed her. ROS-U-lost,
   * ROS-U-witch.
   */
  prey: z.string(),
  lastSeen: z.nullable(place),
  /** Its way in step 7 of this turn. ROS-R-disappearing. */
  trail: z.readonly(z.array(place)),
  /** True if it did damage in step 4 of this turn. ROS-R-tank-throw. */
  struck: z.boolean(),
});
export interface Zed extends z.infer<typeof Zed> {}

/** A survivor to whom nothing has happened yet, with a full pistol and nothing else. */
export const FRESH = {
  where: 'table',
  down: false,
  pinned: '',
  hits: 0,
  blood: 'untested',
  infected: 0,
  died: 0,
  pistol: gunRow(PRINTED, 'pistol').clip,
  main: '',
  clip: 0,
  minor: [],
  torch: false,
  play: '',
  fired: 0,
  moved: 0,
  used: 0,
  marked: 0,
  inside: '',
  drawn: '',
  known: 0,
  knownIn: '',
  ladder: '',
  leader: '',
  character: 'steady',
  order: null,
  goal: null,
  trapped: false,
} satisfies Omit<Person, 'id' | 'kind' | 'x' | 'y' | 'level' | 'facing'>;

/** True if a survivor can act: on the table, and not down, pinned or trapped. */
export function able(p: Person): boolean {
  return p.where === 'table' && !p.down && p.pinned === '' && !p.trapped;
}

/** Shots left in a gun of this kind; -1 if the survivor has none. */
export function shotsIn(p: Person, gun: Gun): number {
  if (gun === 'pistol') return p.pistol;
  return p.main === gun ? p.clip : -1;
}
