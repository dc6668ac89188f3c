import type { AmzWorld } from '../facts.js';
import type { Mindless } from '../kinds.js';
import type { DiceSum } from '../units/dice.js';

/*
 * What the sequence of play reads in a scenario. AMZ-scenario-format.
 */

/** Zombies that a row of the reinforcement table brings. */
export interface Arrival {
  readonly type: Mindless | 'dexters';
  /** A sum of dice: "2d6+1". */
  readonly figures: string;
}

interface HotSpots {
  readonly die: number;
  readonly spots: readonly {
    readonly number: number;
    /** Faces of the die that choose it. */
    readonly rolls: readonly number[];
    /** Without a place, the Zombie player finds one. AMZ-hot-spots. */
    readonly at?: readonly [x: number, y: number];
  }[];
}

interface Entry {
  readonly edge?: 'north' | 'east' | 'south' | 'west';
  readonly from?: number;
  readonly to?: number;
}

interface Gives {
  readonly infection: number;
  readonly turns: number;
  readonly hotSpots?: HotSpots;
  /** What comes by each row, from 1 to 6. */
  readonly reinforcements?: readonly (readonly Arrival[])[];
  /** The building that mobs make for in step 11. AMZ-sc2. */
  readonly march?: string;
  /** Units whose leader is rated by a die. AMZ-leadership. */
  readonly unrated?: readonly string[];
  readonly living?: readonly { readonly id: string; readonly entry: Entry }[];
}

export function given(w: AmzWorld): Gives {
  return w.book.scenario as unknown as Gives;
}

/** The Infection Level of the game: the scenario's, or the table's choice. AMZ-reinforcements. */
export function infectionOf(w: AmzWorld): number {
  const { infection } = w.book.options;
  return infection === 'scenario' ? given(w).infection : Number(infection);
}

/** As many rows as the table of reinforcements has, and the Infection Level that changes nothing. */
const ROWS = 6;
const STANDARD = 3;

/** The row of the reinforcement table, from 1 to 6. AMZ-reinforcements. */
export function arrivalRow(die: number, infection: number): number {
  return Math.min(ROWS, Math.max(1, die + infection - STANDARD));
}

/** Reads "2d6" or "1d6+3". Throws RangeError. AMZ-dice-notation. */
export function sumIn(written: string): DiceSum {
  const found = /^([1-9])d(\d+)(?:\+([1-9]))?$/.exec(written);
  if (!found) throw new RangeError(`"${written}" is no sum of dice.`);
  return { n: Number(found[1]), sides: Number(found[2]), plus: Number(found[3] ?? 0) };
}

/** Places along the edges at which the Living enter, an inch apart. AMZ-D-hot-spot-order. */
export function entryPlaces(w: AmzWorld): readonly (readonly [x: number, y: number])[] {
  const [width, height] = w.book.ground.map.size;
  return (given(w).living ?? []).flatMap(({ entry: { edge, from, to } }) => {
    if (!edge) return [];
    const along = edge === 'north' || edge === 'south';
    const [first, last] = [from ?? 0, to ?? (along ? width : height)];
    const off = { north: height, east: width, south: 0, west: 0 }[edge];
    return Array.from({ length: Math.floor(last - first) + 1 }, (_, i): readonly [number, number] =>
      along ? [first + i, off] : [off, first + i],
    );
  });
}
