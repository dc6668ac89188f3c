import type { Blast, Lit, MeasuredScene, Spot, Tone } from '@shambles/engine';
import type { Sheet } from '../sheet.js';

/** Marks drawn over a measured table by a question, an answer pointed at, or a ruler. In the table's unit. */
export interface TableMarks {
  /** Cells to which a figure may go or where a thing may land. */
  readonly lit?: readonly Lit[];
  /** Figures, doors, markers, vehicles and links that can be pressed, by id. */
  readonly things?: { readonly [id: string]: 'choice' | 'chosen' | 'target' };
  /** Possible ways, with their costs. */
  readonly ways?: readonly {
    readonly points: readonly (readonly [x: number, y: number, level: number])[];
    readonly label?: string;
    readonly tone: Tone;
  }[];
  /** Outlines of ground that a sweep would cover. */
  readonly sweeps?: readonly { readonly outline: readonly Spot[]; readonly tone: Tone }[];
  /** Lines of sight and of fire. */
  readonly rays?: readonly {
    readonly from: Spot;
    readonly to: Spot;
    readonly label?: string;
    readonly tone: Tone;
    /** Drawn whole if clear, broken if partly blocked, faint if blocked. */
    readonly sees: 'clear' | 'partly' | 'no';
  }[];
  /** Ranges and blasts. */
  readonly circles?: readonly {
    readonly at: Spot;
    readonly r: number;
    readonly label?: string;
    readonly tone: Tone;
  }[];
  /** The joint reach of several figures: one outline round all of them. */
  readonly reaches?: readonly {
    readonly at: readonly Spot[];
    readonly r: number;
    readonly label: string;
    readonly tone: Tone;
  }[];
  /** Blasts that would go off at the answer pointed at. Figures within their reach are marked as well. */
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
  /** Figures drawn as ghosts on chosen spots to which they have not yet moved. */
  readonly ghosts?: readonly {
    readonly figure: string;
    readonly at: Spot;
    readonly level: number;
    readonly facing?: number;
  }[];
}

/** Properties shared by the components that draw marks. */
export interface MarkProps {
  sheet: Sheet;
  scene: MeasuredScene;
  marks: TableMarks;
  /** The level shown. */
  level: number;
}
