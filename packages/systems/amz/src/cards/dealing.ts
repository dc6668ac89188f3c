import { draw, type Rule } from '@shambles/engine';
import { DEAD, isSolo, LIVING } from '../book.js';
import type { AmzFact, AmzWorld } from '../facts.js';
import type { Side } from '../scenarios/points.js';
import { cardRow, holds } from '../tables/cards.js';
import { die } from '../units/dice.js';

/** The die that turns up a card of the dead. AMZ-solo-cards. */
const TURNS_UP = 4;

/** Both sides draw as the scenario orders. AMZ-quirk-cards, AMZ-turn-02-cards. */
export function* dealCards(w: AmzWorld): Rule<void> {
  const { living, zombies } = w.book.scenario.cards;
  yield* drawCards(w, 'living', living);
  yield* drawCards(w, 'zombies', zombies);
}

/** A side draws so many; where nobody plays the dead, theirs lie face down. AMZ-quirk-cards, AMZ-solo-cards. */
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

/** The card that a side keeps; undefined where the deck holds none for it, or the one drawn is spent at once. */
function* kept(w: AmzWorld, side: Side): Rule<number | undefined> {
  for (;;) {
    const card = yield* drawn(w, side);
    if (card === undefined || cardRow(card).moment !== 'immediate') return card;
    const night = w.book.scenario.light === 'night';
    w.happen({ is: 'flickered', cause: 'AMZ-T-quirk-cards', side, card, lampsOut: night, reveals: true });
    // By night it brings another card. AMZ-T-quirk-cards, 25.
    if (!night) return undefined;
  }
}

/**
 * Blind from the deck: a card for the other side is put back, and others drawn until one is for this side. That is one
 * draw from all that are: with more of them, how many would hang on what nobody may see. AMZ-quirk-cards.
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

/** Where nobody plays the dead, a die at step 7 turns up the top one of their cards. AMZ-solo-cards. */
export function* turnUpCard(w: AmzWorld): Rule<void> {
  if (!isSolo(w.book) || w.s.turn < 2 || w.s.faceDown === 0) return;
  const face = yield* die(w, 6, { rule: 'AMZ-solo-cards', label: 'turn-up', seat: DEAD, from: TURNS_UP });
  if (face < TURNS_UP) return;
  const card = yield* kept(w, 'zombies');
  w.happen({ is: 'turned-up', cause: 'AMZ-solo-cards', card: card ?? 0, reveals: true });
}

/** At the end of the turn: a card that found no legal moment is discarded. AMZ-solo-cards. */
export function discardTurnedUp(w: AmzWorld): void {
  if (!isSolo(w.book)) return;
  for (const card of [...w.s.hands.zombies])
    w.happen({ is: 'discarded', cause: 'AMZ-solo-cards', side: 'zombies', card });
}
