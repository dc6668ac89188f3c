import { sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import { tableOf } from '../table.js';
import type { Event } from './event.js';

/** The weather breaks after this many more activation rolls. */
export const BAD_WEATHER: Event = {
  rule: 'BDZ-enc-rand-10a',
  fits: (w) => w.s.storm < 0 && settingOf(w.s, w.book).weather === 'fair',
  *happens(w) {
    const rule = 'BDZ-enc-rand-10a';
    const left = yield* sum(w, 1, { rule, label: 'storm', table: 'BDZ-T-random' });
    w.happen({ is: 'storm', cause: rule, left });
  },
};

/** Anybody in a building counts as having reached the nearest one, and may end the encounter. BDZ-D-c112. */
export const SAFE_PLACE: Event = {
  rule: 'BDZ-enc-rand-11',
  fits: (w) => w.s.encounter?.refuge === false && tableOf(w).ground.houses.length > 0,
  *happens(w) {
    w.happen({ is: 'refuge', cause: 'BDZ-enc-rand-11' });
  },
};
