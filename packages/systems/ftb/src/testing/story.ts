import type { Campaign, Household } from '../state/campaign.js';
import type { Item } from '../state.js';
import { FRESH } from '../state.js';
import { type Game, game, type Situation } from './game.js';

/** A campaign between two Encounters. Anything left out defaults to a suburb in the second month. */
export interface Telling extends Omit<Situation, 'encounter'> {
  readonly campaign?: Partial<Campaign>;
  /** Items at Home, by seat; a seat that is left out has none. */
  readonly stock?: { readonly [seat: string]: readonly string[] };
  /** Area of the Home; if left out, suburban. */
  readonly home?: Household['home'];
}

/**
 *   const g = story({
 *     people: { 'star-1': { rep: 5 }, n1: { rep: 4 } },
 *     stock: { 'player-1': ['food', 'food'] },
 *     campaign: { step: 'food' },
 *   });
 *   g.run(1);
 */
export function story(given: Telling = {}): Game {
  const g = game({ scenario: 'campaign', ...given });
  const { s } = g.w;
  s.encounter = null;
  s.phase = 'campaign';
  s.people = s.people.map((p) => ({ ...p, ...FRESH }));
  const seats = [...new Set(s.people.map((p) => p.seat).filter((seat) => seat !== ''))];
  s.campaign = {
    ...s.campaign,
    when: { year: 1, month: 2, day: 31 },
    area: 'suburban',
    step: 'choose',
    left: 2,
    households: seats.map(
      (seat): Household => ({
        seat,
        star: s.people.find((p) => p.seat === seat && p.star)?.id ?? '',
        home: given.home ?? 'suburban',
        stock: (given.stock?.[seat] ?? []).map((what): Item => ({ id: s.next.item++, what, empty: false })),
        making: 'done',
      }),
    ),
    ...given.campaign,
  };
  return g;
}
