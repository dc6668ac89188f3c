import { type Ask, askAlways, choose, type Rule } from '@shambles/engine';
import { DEAD, isSolo, LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Side } from '../scenarios/points.js';
import { cardRow, holds, type Moment } from '../tables/cards.js';
import { isLegal } from './conditions.js';
import type { About } from './moments.js';

/** Moments that involve two units. */
const TWO: ReadonlySet<Moment> = new Set(['attack-pool', 'attack-missed', 'interrupt']);
/** The answer of a side that plays no card. */
const NO_CARD = 0;

/**
 * Offers both sides, the Living first, the cards that they hold for this moment, and returns the cards played. The
 * caller applies their effects. In a solo game a face-up card of the dead is played as soon as it is legal.
 * AMZ-quirk-cards, AMZ-solo-cards.
 */
export function* played(w: AmzWorld, moment: Moment, about: About = {}): Rule<readonly number[]> {
  const cards: number[] = [];
  for (const side of ['living', 'zombies'] as const) {
    const card = yield* choice(w, side, moment, about);
    if (card === NO_CARD) continue;
    w.happen({ is: 'played-card', cause: 'AMZ-quirk-cards', side, card, reveals: true });
    cards.push(card);
  }
  return cards;
}

/**
 * The card that a side plays now. Against a human opponent a side with any card is asked whenever it could hold a
 * playable one, so that the ask itself reveals nothing about its hand; by the option only when it holds one.
 * AMZ-D-card-asks.
 */
function* choice(w: AmzWorld, side: Side, moment: Moment, about: About): Rule<number> {
  const hand = w.s.hands[side];
  if (hand.length === 0) return NO_CARD;
  const may = (cards: readonly number[]) =>
    cards.filter((card) => cardRow(card).moment === moment && isLegal(w, card, about));
  const held = may(hand);
  const solo = isSolo(w.book);
  if ((solo || w.book.options['card-asks'] === 'fits') && held.length === 0) return NO_CARD;
  if (solo && side === 'zombies') return held[0] as number;
  const { deck, hands } = w.s;
  const unseen = [...deck, ...hands.living, ...hands.zombies].filter((card) => holds(side, card));
  if (!solo && may(unseen).length === 0) return NO_CARD;
  return yield* askAlways(offers(side, moment, about, held));
}

/** Asks for one card or none. Only the seat itself sees its hand. */
function offers(side: Side, moment: Moment, { unit, other }: About, may: readonly number[]): Ask<number> {
  const values = {
    ...(unit !== undefined && { who: named(unit) }),
    ...(other !== undefined && TWO.has(moment) && { whom: named(other) }),
  };
  return {
    to: side === 'living' ? LIVING : DEAD,
    rule: 'AMZ-quirk-cards' satisfies RuleId,
    code: 'card',
    space: choose([NO_CARD, ...may], {
      id: (card) => (card === NO_CARD ? 'none' : `card-${card}`),
      line: (card) => ({
        key: card !== NO_CARD ? `card.${card}` : may.length > 0 ? 'card.none' : 'card.none-fits',
      }),
      on: (card) => (card === NO_CARD ? '' : `card-${card}`),
      passes: (card) => card === NO_CARD,
    }),
    values: { ...values, when: { key: `moment.${moment}`, values } },
  };
}
