import { bearingOf } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { figureOf, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, inches as said, unit } from './lines.js';

/** How a unit moves: by choice, or because it must. */
export type How = 'goes' | 'charges' | 'flees' | 'pulls-back' | 'shambles' | 'rushes' | 'gathers';

/** Moves shorter than a quarter of an inch are not told. */
export const LITTLE = 0.25;

const gone = ({ unit: id, how, inches }: { unit: string; how: How; inches: number }) =>
  inches >= LITTLE ? line(`moved-${how}`, { who: unit(id), inches: said(inches) }) : undefined;

/** Facts about moving and coming onto the table. */
export const MOVE = {
  moved: fact<{
    readonly unit: string;
    readonly how: How;
    /** New places of its figures. */
    readonly places: readonly (readonly [id: string, at: Place])[];
    /** Inches of the lead's move since the last report. */
    readonly inches: number;
    /** A step of a longer move: `went` reports it. */
    readonly untold?: true;
  }>({
    does: (s, f) => {
      for (const [id, [x, y, level]] of f.places) {
        const figure = figureOf(s, id);
        const [dx, dy] = [x - figure.x, y - figure.y];
        if (dx !== 0 || dy !== 0) figure.facing = bearingOf(dx, dy);
        Object.assign(figure, { x, y, level });
      }
      if (s.active?.unit === f.unit) s.active.gone += f.inches;
      Object.assign(unitOf(s, f.unit), { hidden: false, overwatch: false, tookCover: false });
    },
    told: (f) => (f.untold ? undefined : gone(f)),
    words: {
      'moved-goes': '{{who}} went {{inches}}.',
      'moved-charges': '{{who}} charged.',
      'moved-flees': '{{who}} ran {{inches}}.',
      'moved-pulls-back': '{{who}} pulled back.',
      'moved-shambles': '{{who}} shambled {{inches}}.',
      'moved-rushes': '{{who}} came on, {{inches}}.',
      'moved-gathers': '{{who}} closed up.',
    },
    sort: 'moves',
    follows: true,
  }),

  /**
   * Reports how far a unit has moved inch by inch, before an Interrupt cuts in or when its move ends.
   * AMZ-interrupt-declare.
   */
  went: fact<{ readonly unit: string; readonly how: How; readonly inches: number; readonly at: Place }>({
    told: gone,
    sort: 'moves',
    follows: true,
  }),

  /** A mob that moves at random finds its way barred from the start. AMZ-random-movement. */
  balked: fact<{ readonly unit: string }>({
    told: ({ unit: id }) => line('balked', { who: unit(id) }),
    words: { balked: '{{who}} got nowhere that way.' },
    follows: true,
  }),

  /** A unit comes onto the table at its edge, or a group of the dead appears. AMZ-scenario-format, AMZ-hot-spots. */
  entered: fact<{
    readonly unit: string;
    readonly places: readonly (readonly [id: string, at: Place])[];
  }>({
    does: (s, f) => {
      for (const [id, [x, y, level]] of f.places) Object.assign(figureOf(s, id), { x, y, level });
      unitOf(s, f.unit).entered = true;
    },
    told: ({ unit: id }) => line('entered', { who: unit(id) }),
    words: { entered: '{{who}} came onto the table.' },
    sort: 'moves',
  }),
};
