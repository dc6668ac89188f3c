import { ask, choose, type Rule, Some } from '@shambles/engine';
import { begins, placeOf, whichPart } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Plan } from '../state/campaign.js';
import { quartersOf } from '../tables/campaign/months.js';

/** An encounter, or something else that a month is for. BDZ-enc-kinds, BDZ-camp-win. */
export function* chooses(w: BdzWorld): Rule<void> {
  const { months, members } = campaignOf(w.s);
  const seat = w.book.seats[0] as string;
  if (!w.s.people.some((p) => p.star))
    return w.happen({ is: 'campaign-over', cause: 'BDZ-camp-win', why: 'nobody-left' });
  const { area } = placeOf(w);
  const next = yield* ask(
    w,
    seat,
    'BDZ-enc-kinds',
    'next',
    choose(['discover', 'take-back', 'retire'] as const, {
      id: (each) => each,
      line: (each) => ({ key: `next.${each}` }),
    }),
    { month: months + 1, area: word(`area.${area}`) },
  );
  if (next === 'retire') return w.happen({ is: 'campaign-over', cause: 'BDZ-camp-win', why: 'retired' });
  yield* setsOut(
    w,
    next,
    members.map((m) => m.id),
  );
}

/** When, and who. BDZ-enc-time-of-day, BDZ-enc-disc-goal. */
function* setsOut(w: BdzWorld, kind: Plan['kind'], all: readonly string[]): Rule<void> {
  const seat = w.book.seats[0] as string;
  const part = yield* whichPart(w);
  const star = w.s.people.find((p) => p.star)?.id ?? '';
  const others = all.filter((id) => id !== star);
  const along =
    others.length === 0
      ? []
      : yield* ask(
          w,
          seat,
          'BDZ-enc-disc-goal',
          'who-goes',
          new Some(
            others,
            { min: 0, max: others.length },
            { line: (id) => ({ key: 'figure', values: { who: one(id) } }), on: (id) => id },
          ),
          { star: one(star) },
        );
  const { months, quarters } = campaignOf(w.s);
  const plan = { kind, part, who: [star, ...along], vehicles: [], captive: '' };
  w.happen({ is: 'planned', cause: 'BDZ-camp-overview-encounter', plan });
  begins(w);
  const spent = quarters + quartersOf(placeOf(w).area);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-encounters-per-month', step: 'home', quarters: spent, months });
}
