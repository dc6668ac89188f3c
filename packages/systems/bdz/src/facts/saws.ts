import type { Place } from '@shambles/measured';
import { type Person, personOf } from '../state.js';
import { fact } from './deed.js';
import { line, one } from './lines.js';

/** Facts of chain saws. */
export const SAW_FACTS = {
  'saw-stands': fact<{ readonly who: string; readonly at: Place }>({
    does: (s, f) => {
      personOf(s, f.who).stoodAt = [...f.at];
    },
  }),

  /** A chain saw's noise counts once per turn. BDZ-melee-chainsaw-noise. */
  'saw-heard': fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).stoodAt = null;
    },
    told: ({ who }) => line('saw-heard', { who: one(who) }),
    words: { 'saw-heard': 'The saw of {{who}} howled.' },
    sort: 'fights',
    follows: true,
  }),

  chainsaw: fact<{ readonly who: string; readonly saw: Person['saw'] }>({
    does: (s, f) => {
      personOf(s, f.who).saw = f.saw;
    },
    told: ({ who, saw }) => line(`saw-${saw}`, { who: one(who) }),
    words: {
      'saw-works': '{{who}} got the saw going again.',
      'saw-stalled': 'The saw of {{who}} did not run.',
      'saw-dry': 'The saw of {{who}} had no gas left.',
    },
    sort: 'fights',
    follows: true,
  }),
};
