import { bearingOf } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { figureOf, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, inches as said, unit } from './lines.js';

/** Why a unit goes: of its own will, or because it must. */
export type How = 'goes' | 'charges' | 'flees' | 'pulls-back' | 'shambles' | 'rushes' | 'gathers';

/** Going, arriving, leaving. */
export const MOVE = {
  moved: fact<{
    readonly unit: string;
    readonly how: How;
    /** Where its figures stand now. */
    readonly places: readonly (readonly [id: string, at: Place])[];
    /** Of the move of whoever leads, since the last time this was told. */
    readonly inches: number;
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
    told: ({ unit: id, how, inches }) =>
      inches > 0 ? line(`moved-${how}`, { who: unit(id), inches: said(inches) }) : undefined,
    words: {
      'moved-goes': '{{who}} went {{inches}}.',
      'moved-charges': '{{who}} charged.',
      'moved-flees': '{{who}} fled.',
      'moved-pulls-back': '{{who}} pulled back.',
      'moved-shambles': '{{who}} shambled {{inches}}.',
      'moved-rushes': '{{who}} came on, {{inches}}.',
      'moved-gathers': '{{who}} closed up.',
    },
    sort: 'moves',
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
