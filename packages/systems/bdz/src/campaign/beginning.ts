import type { Rule } from '@shambles/engine';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { allGetAttributes, bandsGather } from '../people/start.js';
import { TIMELINE } from '../tables/campaign/keeping.js';
import { comesTo, newPlace } from './areas.js';
import { comesOver } from './carried.js';

/** Months that the food of a new band lasts. BDZ-D-c94. */
const LARDER = { 'one-month': 1, none: 0, 'three-months': 3 } as const;

/**
 * Begins a campaign: the outbreak, a Star and a band, their goods, and the place they are at. BDZ-camp-timeline,
 * BDZ-camp-overview-start, BDZ-D-c94.
 */
export function* campaignBegins(w: BdzWorld): Rule<void> {
  for (const phase of TIMELINE.rows.keys()) w.happen({ is: 'outbreak', cause: 'BDZ-camp-timeline', phase });
  const { band } = w.book;
  const brought = band && comesOver(w, band);
  if (!band) {
    yield* bandsGather(w);
    yield* allGetAttributes(w);
  }
  const members = w.s.people.map((p) => ({ id: p.id, since: 0, spared: false }));
  const mouths = members.map((m) => m.id);
  const first = newPlace('place-1', w.book.options.area, []);
  const food = LARDER[w.book.options['start-goods']] * members.length;
  w.happen({
    is: 'campaign-began',
    cause: 'BDZ-camp-start',
    campaign: {
      ...campaignOf(w.s),
      members,
      mouths,
      places: [first],
      goods: brought ?? (food > 0 ? { food } : {}),
    },
  });
  yield* comesTo(w, first.id);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-start', step: 'choose', quarters: 0, months: 0 });
}
