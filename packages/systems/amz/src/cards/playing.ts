import { ask, choose, type Rule } from '@shambles/engine';
import { DEAD, isSolo, LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import type { Side } from '../scenarios/points.js';
import { cardRow, type Moment } from '../tables/cards.js';
import { isLegal } from './conditions.js';
import type { About } from './moments.js';

/** The answer of a side that plays none. */
const NO_CARD = 0;

/**
 * Offers both sides, the Living first, the cards that they hold for this moment, and says which were played. What a
 * card does is done by whoever asks. Where nobody plays the dead, a card of theirs that lies open is played as soon as it
 * may be. AMZ-quirk-cards, AMZ-solo-cards.
 */
export function* played(w: AmzWorld, moment: Moment, about: About = {}): Rule<readonly number[]> {
  const cards: number[] = [];
  for (const side of ['living', 'zombies'] as const) {
    const may = w.s.hands[side].filter((card) => cardRow(card).moment === moment && isLegal(w, card, about));
    if (may.length === 0) continue;
    const card =
      side === 'zombies' && isSolo(w.book) ? (may[0] as number) : yield* offers(w, side, about, may);
    if (card === NO_CARD) continue;
    w.happen({ is: 'played-card', cause: 'AMZ-quirk-cards', side, card });
    cards.push(card);
  }
  return cards;
}

/** Asks a side for one card, or none: only its own seat sees what it holds. */
function offers(w: AmzWorld, side: Side, { unit, other }: About, may: readonly number[]) {
  const about = unit ?? other;
  return ask(
    w,
    side === 'living' ? LIVING : DEAD,
    'AMZ-quirk-cards',
    'card',
    choose([NO_CARD, ...may], {
      id: (card) => (card === NO_CARD ? 'none' : `card-${card}`),
      line: (card) => ({ key: card === NO_CARD ? 'card.none' : `card.${card}` }),
    }),
    about === undefined ? {} : { who: named(about) },
  );
}
