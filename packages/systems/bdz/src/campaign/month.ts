import { ask, type Rule, Some } from '@shambles/engine';
import { thing } from '../facts/campaign/loot.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { foodHere } from '../state/campaign.js';
import { type Person, personOf } from '../state.js';
import { QUARTERS } from '../tables/campaign/months.js';
import { bandOf, seatOf } from './band.js';

/** Rep lost on half a ration and on no ration. BDZ-camp-res-food-share, BDZ-D-c31. */
const HALF = 2;
const NOTHING = 4;

/** Settles the months that have ended, one after the other. BDZ-camp-month, BDZ-D-c37. */
export function* monthsEnd(w: BdzWorld): Rule<void> {
  for (;;) {
    const { months, quarters } = campaignOf(w.s);
    if (quarters < QUARTERS * (months + 1)) return;
    yield* eats(w, months + 1);
  }
}

/** How the food is distributed: units eaten, figures that share one in pairs, and figures that get nothing. */
interface Rations {
  readonly units: number;
  readonly share: readonly string[];
  readonly none: readonly string[];
}

/**
 * Feeds everybody who was in the band during the month, including those since lost, a unit each. If food is short, the
 * player says who eats, shares or gets nothing. What is stored in a base here is eaten last. BDZ-camp-food-month,
 * BDZ-camp-res-food, BDZ-D-c31, BDZ-D-c122.
 */
function* eats(w: BdzWorld, month: number): Rule<void> {
  const { mouths } = campaignOf(w.s);
  const food = foodHere(campaignOf(w.s));
  const short = food < mouths.length;
  const living = bandOf(w).map((p) => p.id);
  const gone = mouths.filter((id) => !living.includes(id)).length;
  const { units: eaten, share, none } = yield* rationed(w, living, { food: Math.max(0, food - gone), gone });
  const units = Math.min(food, gone) + eaten;
  w.happen({ is: 'month-over', cause: 'BDZ-camp-food-month', month, units, hungry: short });
  if (share.length > 0)
    w.happen({ is: 'hungered', cause: 'BDZ-camp-res-food-share', who: share, loss: HALF, shared: true });
  starve(w, none);
}

/** Units left for the living, and how many who are gone have had theirs of it. BDZ-camp-food-month. */
interface Larder {
  readonly food: number;
  readonly gone: number;
}

/** BDZ-camp-res-food-share. */
function* rationed(w: BdzWorld, living: readonly string[], { food, gone }: Larder): Rule<Rations> {
  if (living.length <= food) return { units: living.length, share: [], none: [] };
  const whole = yield* whoOf(w, 'who-eats', living, food, { food, gone });
  const rest = living.filter((id) => !whole.includes(id));
  const left = food - whole.length;
  // A figure of Rep 1 has no Rep left to lose. BDZ-D-c31.
  const able = rest.filter((id) => personOf(w.s, id).rep > 1);
  const share = yield* whoOf(w, 'who-shares', able, 2 * left, { food: left, gone: 0 });
  // A sharer without a partner eats a whole unit.
  const [odd] = share.length % 2 === 1 ? share : [];
  const pairs = share.filter((id) => id !== odd);
  const units = whole.length + Math.ceil(share.length / 2);
  return { units, share: pairs, none: rest.filter((id) => !share.includes(id)) };
}

function* whoOf(
  w: BdzWorld,
  code: 'who-eats' | 'who-shares',
  among: readonly string[],
  most: number,
  { food, gone }: Larder,
): Rule<readonly string[]> {
  const max = Math.min(most, among.length);
  if (max === 0) return [];
  const offered = {
    line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
    on: (id: string) => id,
  };
  const rule = code === 'who-eats' ? 'BDZ-D-c31' : 'BDZ-camp-res-food-share';
  return yield* ask(w, seatOf(w), rule, code, new Some(among, { min: 0, max }, offered), {
    food,
    people: among.length,
    units:
      gone === 0 ? thing('food', food) : { key: 'food-after-lost', values: { units: thing('food', food) } },
    nothing: word(`with-nothing.${w.book.options.hunger}`),
  });
}

/**
 * A figure that gets nothing loses four points of Rep, and dies if that leaves less than one. Options let it leave
 * instead, or lose only two. BDZ-D-c31.
 */
function starve(w: BdzWorld, none: readonly string[]): void {
  const cause = 'BDZ-D-c31';
  const { hunger } = w.book.options;
  const all = none.map((id) => personOf(w.s, id));
  const ids = (people: readonly Person[]) => people.map((p) => p.id);
  const leave = hunger === 'leaves' ? all.filter((p) => !p.star) : [];
  const stay = all.filter((p) => !leave.includes(p));
  const loss = hunger === 'soft' ? HALF : NOTHING;
  const die = hunger === 'soft' ? [] : stay.filter((p) => p.rep <= loss);
  const live = stay.filter((p) => !die.includes(p));
  if (leave.length > 0) w.happen({ is: 'left-band', cause, who: ids(leave), why: 'hungry' });
  if (die.length > 0) w.happen({ is: 'left-band', cause, who: ids(die), why: 'starved' });
  if (live.length > 0) w.happen({ is: 'hungered', cause, who: ids(live), loss, shared: false });
}
