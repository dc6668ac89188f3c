import type { Rule } from '@shambles/engine';
import { halfDie, sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import type { BdzWorld } from '../facts.js';
import { insideBy, insideRow, occupantsOf, partRow } from '../house/campaign-rows.js';
import type { DayPart } from '../kinds.js';
import type { Person } from '../state.js';
import { INSIDE_MODS, perhaps } from '../tables/campaign/contact.js';

/** What is in a building, and how many. */
interface Inside {
  readonly was: 'vacant' | 'humans' | 'zombies';
  readonly n: number;
}

/** Rolls for what is in a building that somebody enters. BDZ-enc-occupied, BDZ-enc-inside-mods. */
export function* whatsInside(w: BdzWorld, { id: who, seat }: Pick<Person, 'id' | 'seat'>): Rule<Inside> {
  const { area, time } = settingOf(w.s, w.book);
  const roll = { label: 'inside', table: 'BDZ-T-whats-inside', seat, who } as const;
  const fell = yield* sum(w, 2, { rule: 'BDZ-enc-occupied', ...roll });
  const { inside, more } = insideRow(w.book, fell + INSIDE_MODS[area] + insideBy(w.book, time));
  if (inside === 'vacant') return { was: 'vacant', n: 0 };
  const rule =
    inside === 'humans'
      ? 'BDZ-enc-inside-humans'
      : more === null
        ? 'BDZ-enc-inside-maybe-zombies'
        : 'BDZ-enc-inside-zombies';
  const half = yield* halfDie(w, { rule, ...roll, label: 'how-many' });
  const n = more === null ? perhaps(half) : more + half;
  return n === 0 ? { was: 'vacant', n } : { was: inside, n };
}

/**
 * Rolls the number of occupants: two dice modified by the time of day, for this number of people entering.
 * BDZ-enc-raid-occupants, BDZ-enc-raid-occupants-mods.
 */
export function* occupants(w: BdzWorld, part: DayPart, entering: number): Rule<number> {
  const roll = {
    rule: 'BDZ-enc-raid-occupants',
    label: 'occupants',
    table: 'BDZ-T-raid-occupants',
  } as const;
  return occupantsOf(w.book, (yield* sum(w, 2, roll)) + partRow(w.book, part).occupants, entering);
}
