import type { AskView } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import type { Spot } from './scene.js';

export interface Rulers<V, B> {
  /** The way a figure would take to a spot that an ask offers, and what it costs; undefined where it cannot go. */
  way(view: V, ask: AskView, to: readonly [number, number, number], book: B): Way | undefined;
  /** What a person would call spots that an ask offers, in the order in which they are offered. */
  places?(view: V, ask: AskView, book: B): readonly NamedPlace[];
  /** The outline of the ground that an answer would take something over, as far as nothing stops it. */
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

/** A free spot by a name: the spot itself is the answer. */
export interface NamedPlace {
  readonly id: string;
  /** "Into the diner by the south door". */
  readonly line: Line;
  readonly at: readonly [x: number, y: number, level: number];
  /** What going there costs. */
  readonly cost: number;
  /** What the whole way costs, where the spot is only on the way to what it is called after. */
  readonly whole?: number;
  /** The figure or the thing that it is called after. */
  readonly on?: string;
  /** It is what they are there for: nobody should have to look for it. */
  readonly sought?: true;
}

export interface Sighting {
  /** Another figure. */
  readonly id: string;
  /** From edge of base to edge of base. */
  readonly distance: number;
  readonly sees: 'clear' | 'partly' | 'no';
  /** It lies in the figure's front arc. */
  readonly inArc: boolean;
  readonly seenBy: 'clear' | 'partly' | 'no';
}
