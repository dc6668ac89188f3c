import type { Place } from '@shambles/measured';
import { add } from '../state/goods.js';
import { isThere, personOf, type State, zedOf } from '../state.js';
import { firesFirst, shotFalls } from './campaign/shots.js';
import { fact } from './deed.js';
import { line, one } from './lines.js';

/**
 * True if a side has grenades, by its scenario or because a member was issued them; nobody counts them.
 * BDZ-grenade-supply.
 */
export function isSupplied(s: Pick<State, 'grenades' | 'people'>, side: string): boolean {
  return s.grenades.includes(side) || s.people.some((p) => p.side === side && p.grenades && isThere(p));
}

/** Facts of flash bangs. */
export const GRENADE_FACTS = {
  /** A figure throws a grenade as its active fire. BDZ-T-grenade-throw. */
  threw: fact<{
    readonly who: string;
    readonly at: Place;
    readonly passed: 0 | 1 | 2;
    readonly how: 'lands' | 'misses' | 'drops';
    /** People of another side at whom it was thrown. BDZ-enc-mercy-first. */
    readonly targets?: readonly string[];
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.fired = true;
      if (!isSupplied(s, p.side)) add(p.load, 'grenade', -1);
      shotFalls(s);
      firesFirst(s, p.side, f.targets ?? []);
    },
    told: ({ who, how }) => line(`threw-${how}`, { who: one(who) }),
    words: {
      'threw-lands': '{{who}} threw a flash bang, and it landed where it should.',
      'threw-misses': '{{who}} threw a flash bang wide.',
      'threw-drops': '{{who}} dropped a flash bang, and it lay right there.',
    },
    sort: 'fights',
  }),

  /** A figure looked away in time. BDZ-T-flashbang. */
  averted: fact<{ readonly who: string }>({
    told: ({ who }) => line('averted', { who: one(who) }),
    words: { averted: '{{who}} looked away in time.' },
    sort: 'fights',
    follows: true,
  }),

  /** BDZ-grenade-zombie. */
  dazed: fact<{ readonly zed: string }>({
    does: (s, f) => {
      zedOf(s, f.zed).dazed = true;
      s.charges = s.charges.filter((c) => c.zed !== f.zed);
    },
    told: ({ zed }) => line('dazed', { zed: one(zed) }),
    words: { dazed: 'The flash stopped {{zed}}.' },
    sort: 'fights',
    follows: true,
  }),
};
