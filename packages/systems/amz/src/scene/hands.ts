import type { Hand, HandCard } from '@shambles/engine';
import { DEAD } from '../book.js';
import { cardRow } from '../tables/cards.js';
import type { View } from '../view.js';

/** Both sides' cards as a seat sees them: its own, the open ones, and the number of the others. AMZ-quirk-cards. */
export function hands(view: View): Hand[] {
  const dead = view.seat === DEAD;
  const living = hand('living', 'The Living', 'ice', dead ? [] : view.hand, view.held.living);
  const open = dead ? view.hand : view.turnedUp;
  const zombies = hand('zombies', 'The dead', 'moss', open, view.held.zombies);
  return (dead ? [zombies, living] : [living, zombies]).filter(
    ({ cards, faceDown }) => cards.length + faceDown > 0,
  );
}

function hand(id: string, name: string, tone: Hand['tone'], cards: readonly number[], held: number): Hand {
  return { id, name, tone, cards: cards.map(drawn), faceDown: held - cards.length };
}

function drawn(number: number): HandCard {
  const { card, name, play, effect } = cardRow(number);
  return { id: `card-${card}`, title: name, does: effect, when: play };
}
