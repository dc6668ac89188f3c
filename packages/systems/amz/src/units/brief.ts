import type { AmzWorld } from '../facts.js';

/*
 * What the rules of Morale, ground and cards read of a scenario: its fields by their names in the scenario file.
 */

/** Edges of the table. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

type Who = 'dependents' | 'fighters' | 'anybody';

/** Something that a scenario gives points for. AMZ-living-objectives, AMZ-zombie-objectives. */
export type Objective = {
  readonly id: string;
  readonly points: number;
  readonly times: 'first' | 'each';
} & (
  | { readonly kind: 'off-edge'; readonly who: Who; readonly edge: Edge }
  | { readonly kind: 'thing-off'; readonly thing: string; readonly edge: Edge }
  | { readonly kind: 'load-off'; readonly edge: Edge }
  | { readonly kind: 'flown-out'; readonly who: Who }
  | { readonly kind: 'closed' }
  | { readonly kind: 'breached'; readonly building: string }
  | { readonly kind: 'vehicle-lost'; readonly unit: string }
);

/** What a die of 6 finds in supplies. AMZ-sc3. */
interface SearchRow {
  /** Lowest and highest face. */
  readonly on: readonly [number, number];
  readonly loads: number;
  /** Zombies that stand up within so many inches. */
  readonly wakes?: {
    readonly type: 'odies' | 'zulus' | 'romeos';
    readonly figures: string;
    readonly within: number;
  };
}

export interface Brief {
  readonly exits: readonly Edge[];
  readonly cards: { readonly living: number; readonly zombies: number };
  readonly living: readonly { readonly id: string; readonly entry: { readonly edge?: Edge } }[];
  readonly hotSpots: { readonly closable: boolean };
  readonly search: readonly SearchRow[];
  readonly helicopter?: {
    readonly roof: string;
    /** The lowest face of a die of 6 that brings it in a turn; 1 without fail. */
    readonly times: readonly { readonly turn: number; readonly from: number }[];
  };
  readonly objectives: { readonly living: readonly Objective[]; readonly zombies: readonly Objective[] };
}

const NOTHING: Brief = {
  exits: [],
  cards: { living: 0, zombies: 0 },
  living: [],
  hotSpots: { closable: false },
  search: [],
  objectives: { living: [], zombies: [] },
};

export function briefOf(w: AmzWorld): Brief {
  return { ...NOTHING, ...(w.book.scenario as unknown as Partial<Brief>) };
}

/** The edge by which a unit came, or may leave where it began on the table. AMZ-T-morale-levels. */
export function entryOf(w: AmzWorld, unit: string): Edge | undefined {
  const { living, exits } = briefOf(w);
  return living.find(({ id }) => id === unit)?.entry.edge ?? exits[0];
}
