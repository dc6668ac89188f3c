import type { Gestures } from '../camera/gestures.js';
import type { Lens } from '../camera/lens.js';
import type { Aim } from './aim.js';
import type { At, Handlers, Over } from './press.js';
import type { HandledTable } from './reach.js';

/** All that pointers and keys need to know of a table as it is drawn now. */
export interface Hands {
  readonly table: HandledTable;
  readonly handlers: Handlers;
  readonly lens: Lens;
  readonly gestures: Gestures;
  readonly aim: Aim;
  /** When the last pointer went down, in milliseconds of the page. */
  readonly downAt: number;
  /** The house that is pointed at. */
  readonly pointed: string | undefined;
  readonly setPointed: (house: string | undefined) => void;
  /** Where the keyboard stands on the ground. */
  readonly cursor: At | undefined;
  readonly setCursor: (at: At | undefined) => void;
  /** Tells what is pointed at, where that has changed. */
  readonly say: (over: Over | undefined) => void;
}

/** The id of the thing that an event came from, where it is one that can be pressed. */
export const idOf = (event: Event): string | null | undefined =>
  (event.target as Element).closest?.('[data-press]')?.getAttribute('data-press');

/** To a tenth of the table's unit. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
