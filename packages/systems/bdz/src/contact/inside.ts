import type { Rule } from '@shambles/engine';
import { halfDie, sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import type { BdzWorld } from '../facts.js';
import type { Person } from '../state.js';
import { INSIDE_MODS, insideRow, perhaps } from '../tables/campaign/contact.js';

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
  const { inside, more } = insideRow(fell + INSIDE_MODS[area] + INSIDE_MODS[time]);
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
