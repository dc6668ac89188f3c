import type { AskView } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import type { Spot } from './scene.js';

export interface Rulers<V, B> {
  /** The way a figure would take to a spot that an ask offers, and its cost; undefined if it cannot go there. */
  way(view: V, ask: AskView, to: readonly [number, number, number], book: B): Way | undefined;
  /** Named spots that an ask offers, in the order in which they are offered. */
  places?(view: V, ask: AskView, book: B): readonly NamedPlace[];
  /** The outline of the ground that an answer would sweep over, up to whatever stops it. */
  sweep?(view: V, ask: AskView, answer: Json, book: B): readonly Spot[] | undefined;
  /** What a figure sees, and what sees it. */
  sight(view: V, figure: string, book: B): readonly Sighting[];
}

export interface Way {
  readonly points: readonly (readonly [x: number, y: number, level: number])[];
  readonly cost: number;
  /** What it risks, in words: "ends beside a parked car". */
  readonly warnings: readonly Line[];
}

/** A free spot with a name. The spot itself is the answer. */
export interface NamedPlace {
  readonly id: string;
  /** Such as "Into the diner by the south door". */
  readonly line: Line;
  readonly at: readonly [x: number, y: number, level: number];
  /** The cost of going there. */
  readonly cost: number;
  /** The cost of the whole way, if the spot is only on the way to the thing that names it. */
  readonly whole?: number;
  /** The figure or thing that the spot is named after. */
  readonly on?: string;
  /** The option of the question that goes there. It stands for the place, which is not offered beside it. */
  readonly option?: string;
  /** What the figures are there for: players should not have to look for it. */
  readonly sought?: true;
  /** Whoever goes there may be off the table at once: it is never offered first unless it is sought. */
  readonly leaves?: true;
}

export interface Sighting {
  /** Another figure. */
  readonly id: string;
  /** From edge of base to edge of base. */
  readonly distance: number;
  readonly sees: 'clear' | 'partly' | 'no';
  /** True if the other figure is in this figure's front arc. */
  readonly inArc: boolean;
  readonly seenBy: 'clear' | 'partly' | 'no';
}
