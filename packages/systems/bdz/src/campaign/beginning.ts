import type { Rule } from '@shambles/engine';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { allGetAttributes, bandsGather } from '../people/start.js';
import { comesTo, newPlace } from './areas.js';

/** A Star, a band, what they have, and where they are. BDZ-camp-overview-start, BDZ-D-c94. */
export function* campaignBegins(w: BdzWorld): Rule<void> {
  yield* bandsGather(w);
  yield* allGetAttributes(w);
  const members = w.s.people.map((p) => ({ id: p.id, since: 0, spared: false }));
  const mouths = members.map((m) => m.id);
  const first = newPlace('place-1', w.book.options.area, []);
  w.happen({
    is: 'campaign-began',
    cause: 'BDZ-camp-start',
    campaign: { ...campaignOf(w.s), members, mouths, places: [first] },
  });
  yield* comesTo(w, first.id);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-start', step: 'choose', quarters: 0, months: 0 });
}
