import type { Tone } from '@shambles/engine';

export type CellMark = 'choice' | 'chosen' | 'target' | 'start' | 'warn';

export interface Ray {
  readonly from: string;
  readonly to: string;
  readonly tone?: Tone;
  readonly label?: string;
}

/** Marks on the board while somebody decides. All ids are those of the scene. */
export interface Marks {
  readonly cells?: Readonly<Record<string, CellMark>>;
  /** A few words in the upper right corner of a cell. */
  readonly label?: Readonly<Record<string, string>>;
  /** Stacks that may be chosen, by `${place}/${kind}`, and the number already chosen from each. */
  readonly stacks?: Readonly<Record<string, number>>;
  /** Cells of a path, in order. */
  readonly path?: readonly string[];
  readonly rays?: readonly Ray[];
}

const CHOOSABLE: readonly (CellMark | undefined)[] = ['choice', 'chosen', 'target'];
export const choosable = (mark: CellMark | undefined): boolean => CHOOSABLE.includes(mark);
