import { pick, type Random, type Seat } from '@shambles/engine';
import { type Book, DEAD, isSolo, LIVING } from './book.js';
import { copyState, type State } from './state.js';
import { cardRow, holds } from './tables/cards.js';

/** What a seat sees: everything but the cards of the other side, and in which order nothing lies. AMZ-quirk-cards. */
export type View = Omit<State, 'deck' | 'hands'> & {
  readonly seat: Seat;
  /** Its own cards; of a game against the rules those of the Living, for there is nobody to hide them from. */
  readonly hand: readonly number[];
  /** Cards of the dead that have been turned up. AMZ-solo-cards. */
  readonly turnedUp: readonly number[];
  /** How many each side holds, and how many nobody has. */
  readonly held: { readonly living: number; readonly zombies: number; readonly deck: number };
};

export function view(s: State, seat: Seat, book: Book): View {
  const { deck, hands, ...open } = copyState(s);
  const solo = isSolo(book);
  return {
    ...open,
    seat,
    hand: solo || seat === LIVING ? hands.living : seat === DEAD ? hands.zombies : [],
    turnedUp: solo ? hands.zombies : [],
    held: {
      living: hands.living.length,
      zombies: hands.zombies.length + s.faceDown,
      deck: deck.length - s.faceDown,
    },
  };
}

/** Another game that `seat` cannot tell from this one: whatever cards it does not see are dealt anew. AMZ-quirk-cards. */
export function scramble(s: State, seat: Seat, random: Random, book: Book): State {
  if (isSolo(book)) return s;
  const hands = { ...s.hands };
  const sides = (['living', 'zombies'] as const).filter(
    (side) => seat !== (side === 'living' ? LIVING : DEAD),
  );
  // All that the seat does not see goes into one heap first: what it is dealt anew hangs on nothing hidden.
  const heap = [...s.deck, ...sides.flatMap((side) => hands[side])].sort((a, b) => a - b);
  for (const side of sides) hands[side] = deal(heap, side, s.hands[side].length, random);
  return { ...s, hands, deck: heap };
}

/** Takes so many cards out of a heap, from all there that the side could hold. */
function deal(heap: number[], side: 'living' | 'zombies', count: number, random: Random): number[] {
  const may = heap.filter((card) => mayHold(card, side)).map(String);
  const hand = pick(random, may, count).map(Number);
  for (const card of hand) heap.splice(heap.indexOf(card), 1);
  return hand.sort((a, b) => a - b);
}

/** A card is for this side, or for either; those that take effect at once are in no hand. */
function mayHold(card: number, side: 'living' | 'zombies'): boolean {
  return holds(side, card) && cardRow(card).moment !== 'immediate';
}
