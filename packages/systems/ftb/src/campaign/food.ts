import { ask, type Rule, Some } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { bandOf, belongings, give, households, shrink, starOf } from '../people/bands.js';
import { LEAST_REP } from '../people/rep.js';
import type { Household } from '../state/campaign.js';
import type { Person } from '../state.js';
import { word } from '../words.js';

/** One Food for each member of every band, at the start of a month. FTB-11.8.2a, FTB-11.8.2b. */
export function* food(w: FtbWorld): Rule<void> {
  for (const h of households(w)) yield* meal(w, h);
  const { when, area, bound, left } = w.s.campaign;
  w.happen({
    is: 'calendar',
    cause: 'FTB-11.4',
    when,
    area,
    ...(bound && { bound }),
    left,
    step: bound ? 'move-out' : 'choose',
  });
}

function* meal(w: FtbWorld, h: Household): Rule<void> {
  const all = [starOf(w, h) as Person, ...bandOf(w, h.seat)];
  const food = belongings(w, h)
    .map(({ item }) => item)
    .filter((i) => i.what === 'food');
  const n = Math.min(food.length, all.length);
  const eats = n < all.length ? yield* whoEats(w, h, all, n) : all.map((p) => p.id);
  give(
    w,
    h,
    food.slice(0, n).map((i) => i.id),
    'eaten',
    'FTB-11.8.2a',
  );
  if (n > 0) w.happen({ is: 'ate', cause: 'FTB-11.8.2a', seat: h.seat, who: eats });
  // Whoever leaves hungry is gone before a hungry Star's lower Rep costs it others.
  const hungry = all.filter((p) => !eats.includes(p.id));
  for (const p of hungry.toSorted((a, b) => Number(a.star) - Number(b.star))) yield* goesHungry(w, p);
}

function* whoEats(w: FtbWorld, h: Household, all: readonly Person[], n: number): Rule<readonly string[]> {
  return yield* ask(
    w,
    h.seat,
    'FTB-11.8.2b',
    'eat',
    new Some(
      all.map((p) => p.id),
      { min: n, max: n },
      {
        line: (id) => ({ key: 'figure', values: { name: word(`person.${id}`) } }),
        on: (id) => id,
      },
    ),
    { n },
  );
}

/** Applies hunger: a Star loses Rep, which may cost it members of its band; a Grunt leaves. FTB-11.8.2b. */
function* goesHungry(w: FtbWorld, p: Person): Rule<void> {
  w.happen({ is: 'hungry', cause: 'FTB-11.8.2b', who: p.id });
  if (!p.star) return w.happen({ is: 'left-band', cause: 'FTB-11.8.2b', who: p.id, why: 'hunger' });
  const after = Math.max(LEAST_REP, p.rep - 1);
  if (after < p.rep)
    w.happen({ is: 'rep', cause: 'FTB-11.8.2b', who: p.id, before: p.rep, after, why: 'hunger' });
  yield* shrink(w, p.seat);
}
