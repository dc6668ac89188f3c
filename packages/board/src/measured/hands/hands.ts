import type { Gestures } from '../camera/gestures.js';
import type { Lens } from '../camera/lens.js';
import type { Aim } from './aim.js';
import type { At, Handlers, Over } from './press.js';
import type { HandledTable } from './reach.js';

/** Everything that pointers and keys need to know about the table as drawn now. */
export interface Hands {
  readonly table: HandledTable;
  readonly handlers: Handlers;
  readonly lens: Lens;
  readonly gestures: Gestures;
  readonly aim: Aim;
  /** Page time in milliseconds at which the last pointer went down. */
  readonly downAt: number;
  /** The house that is pointed at. */
  readonly pointed: string | undefined;
  readonly setPointed: (house: string | undefined) => void;
  /** Position of the keyboard cursor on the ground. */
  readonly cursor: At | undefined;
  readonly setCursor: (at: At | undefined) => void;
  /** Reports what is pointed at, if that has changed. */
  readonly say: (over: Over | undefined) => void;
}

/** The id of the pressable thing that an event came from, if any. */
export const idOf = (event: Event): string | null | undefined =>
  (event.target as Element).closest?.('[data-press]')?.getAttribute('data-press');

/** Rounds to a tenth of the table's unit. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
