import type { Blast, Lit, MeasuredScene, Spot, Tone } from '@shambles/engine';
import type { Sheet } from '../sheet.js';

/** What a question, an answer pointed at or a ruler draws over a measured table. Lengths in the table's unit. */
export interface TableMarks {
  /** Where a figure may go or a thing may land. */
  readonly lit?: readonly Lit[];
  /** Figures, doors, markers, vehicles and links that can be pressed, by id. */
  readonly things?: { readonly [id: string]: 'choice' | 'chosen' | 'target' };
  /** Ways that would be walked, with what they cost. */
  readonly ways?: readonly {
    readonly points: readonly (readonly [x: number, y: number, level: number])[];
    readonly label?: string;
    readonly tone: Tone;
  }[];
  /** Ground that something would be taken over, as its outline. */
  readonly sweeps?: readonly { readonly outline: readonly Spot[]; readonly tone: Tone }[];
  /** Lines of sight and of fire. */
  readonly rays?: readonly {
    readonly from: Spot;
    readonly to: Spot;
    readonly label?: string;
    readonly tone: Tone;
    /** Whole: clear; broken: partly; faint: blocked. */
    readonly sees: 'clear' | 'partly' | 'no';
  }[];
  /** Ranges and blasts. */
  readonly circles?: readonly {
    readonly at: Spot;
    readonly r: number;
    readonly label?: string;
    readonly tone: Tone;
  }[];
  /** How far something reaches that several stand for together: one outline round all of them. */
  readonly reaches?: readonly {
    readonly at: readonly Spot[];
    readonly r: number;
    readonly label: string;
    readonly tone: Tone;
  }[];
  /** What would go off where the answer points; figures that it would reach are marked as well. */
  readonly blasts?: readonly (Blast & {
    readonly at: Spot;
    readonly level: number;
    readonly label?: string;
  })[];
  /** Front arcs. */
  readonly arcs?: readonly {
    readonly at: Spot;
    readonly facing: number;
    readonly half: number;
    readonly r: number;
    readonly tone: Tone;
  }[];
  /** Spots that were chosen and where nobody has gone yet: the figures stand there as ghosts. */
  readonly ghosts?: readonly {
    readonly figure: string;
    readonly at: Spot;
    readonly level: number;
    readonly facing?: number;
  }[];
}

/** What is drawn over a table, by those that draw it. */
export interface MarkProps {
  sheet: Sheet;
  scene: MeasuredScene;
  marks: TableMarks;
  /** The level that is looked at. */
  level: number;
}
