import type { Ref } from 'preact';
import { useImperativeHandle } from 'preact/hooks';
import type { At } from '../hands/press.js';
import { onSheet, type Sheet } from '../sheet.js';
import type { Gestures } from './gestures.js';
import type { Lens } from './lens.js';

/** Turns the view to places on the table, but never while somebody holds the table. */
export interface Eyes {
  /**
   * Brings places into sight, the most important first, as many as can be read together. `follows`: does nothing if
   * somebody has moved the table by hand since the last turn.
   */
  turn(places: readonly At[], follows?: boolean): void;
  /** Centres the view on a place. */
  look(place: At): void;
}

/** Fills the given ref with the handle that turns the view. */
export function useEyes(
  eyes: Ref<Eyes> | undefined,
  { lens, sheet, gestures, motion }: { lens: Lens; sheet: Sheet; gestures: Gestures; motion: boolean },
): void {
  const point = ([x, y]: At): [number, number] => onSheet(sheet, [x, y]);
  useImperativeHandle(
    eyes ?? null,
    () => ({
      turn(places, follows = false) {
        if (!gestures.held) lens.turn(places.map(point), { follows, glides: motion });
      },
      look(place) {
        if (!gestures.held) lens.look(...point(place));
      },
    }),
    [lens, sheet, gestures, motion],
  );
}
