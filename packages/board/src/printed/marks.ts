import type { Tone } from '@shambles/engine';

export type CellMark = 'choice' | 'chosen' | 'target' | 'start' | 'warn';

export interface Ray {
  readonly from: string;
  readonly to: string;
  readonly tone?: Tone;
  readonly label?: string;
}

/** What the table answers while somebody decides; all in ids of the scene. */
export interface Marks {
  readonly cells?: Readonly<Record<string, CellMark>>;
  /** A few words in the cell's upper right corner. */
  readonly label?: Readonly<Record<string, string>>;
  /** Stacks that may be chosen, by `${place}/${kind}`, and how many of each are chosen so far. */
  readonly stacks?: Readonly<Record<string, number>>;
  /** Cells that something walks through, in order. */
  readonly path?: readonly string[];
  readonly rays?: readonly Ray[];
}

const CHOOSABLE: readonly (CellMark | undefined)[] = ['choice', 'chosen', 'target'];
export const choosable = (mark: CellMark | undefined): boolean => CHOOSABLE.includes(mark);
