import { draw, type Rule } from '@shambles/engine';
import { DEAD, isSolo, LIVING } from '../book.js';
import type { AmzFact, AmzWorld } from '../facts.js';
import type { Side } from '../scenarios/points.js';
import { cardRow, holds } from '../tables/cards.js';
import { die } from '../units/dice.js';

/** The lowest die that turns up a card of the dead. AMZ-solo-cards. */
const TURNS_UP = 4;

/** Both sides draw as many cards as the scenario says. AMZ-quirk-cards, AMZ-turn-02-cards. */
export function* dealCards(w: AmzWorld): Rule<void> {
  const { living, zombies } = w.book.scenario.cards;
  yield* drawCards(w, 'living', living);
  yield* drawCards(w, 'zombies', zombies);
}

/**
 * A side draws `n` cards. In a solo game the cards of the dead are laid face down instead. AMZ-quirk-cards,
 * AMZ-solo-cards.
 */
function* drawCards(w: AmzWorld, side: Side, n: number): Rule<void> {
  if (side === 'zombies' && isSolo(w.book)) {
    if (n > 0) w.happen({ is: 'laid-down', cause: 'AMZ-solo-cards', count: n });
    return;
  }
  for (let i = 0; i < n; i++) {
    const card = yield* kept(w, side);
    if (card === undefined) continue;
    const others: AmzFact = { is: 'drew-unseen', cause: 'AMZ-quirk-cards', to: 'all', side };
    const to = isSolo(w.book) ? 'all' : [side === 'living' ? LIVING : DEAD];
    w.happen({ is: 'drew', cause: 'AMZ-quirk-cards', to, side, card, others, reveals: true });
  }
}

/** The card that a side keeps; undefined if the deck holds none for it, or if the card drawn takes effect at once. */
function* kept(w: AmzWorld, side: Side): Rule<number | undefined> {
  for (;;) {
    const card = yield* drawn(w, side);
    if (card === undefined || cardRow(card).moment !== 'immediate') return card;
    const night = w.book.scenario.light === 'night';
    w.happen({ is: 'flickered', cause: 'AMZ-T-quirk-cards', side, card, lampsOut: night, reveals: true });
    // By night the card is replaced by another. AMZ-T-quirk-cards, 25.
    if (!night) return undefined;
  }
}

/**
 * Draws a card for a side. By the book a card for the other side is put back and another drawn until one fits. That
 * equals one draw from all cards that fit; drawing more often would make the number of draws depend on hidden cards.
 * AMZ-quirk-cards.
 */
function* drawn(w: AmzWorld, side: Side): Rule<number | undefined> {
  const able = w.s.deck.filter((card) => holds(side, card));
  if (able.length === 0) return undefined;
  const [id] = yield* draw(w, {
    kind: 'draw',
    rule: 'AMZ-quirk-cards',
    label: 'card',
    from: able.map(String),
    n: 1,
    like: (each) => each,
  });
  return Number(id);
}

/** In a solo game a die, as a turn begins, decides whether the top card of the dead is turned up. AMZ-solo-cards. */
export function* turnUpCard(w: AmzWorld): Rule<void> {
  if (!isSolo(w.book) || w.s.turn < 2 || w.s.faceDown === 0) return;
  const face = yield* die(w, 6, { rule: 'AMZ-solo-cards', label: 'turn-up', seat: DEAD, from: TURNS_UP });
  if (face < TURNS_UP) return;
  const card = yield* kept(w, 'zombies');
  w.happen({ is: 'turned-up', cause: 'AMZ-solo-cards', card: card ?? 0, reveals: true });
}

/** Discards, at the end of the turn, a turned-up card that found no legal moment. AMZ-solo-cards. */
export function discardTurnedUp(w: AmzWorld): void {
  if (!isSolo(w.book)) return;
  for (const card of [...w.s.hands.zombies])
    w.happen({ is: 'discarded', cause: 'AMZ-solo-cards', side: 'zombies', card });
}
