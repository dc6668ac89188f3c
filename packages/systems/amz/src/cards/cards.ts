import type { Moment } from './moments.js';

export type Side = 'living' | 'zombies';

export interface Card {
  readonly card: number;
  readonly side: Side | 'either';
  /** When it is played; as soon as it is drawn. */
  readonly moment: Moment | 'immediate';
}

/** Moments by card, and for whom it is. AMZ-T-quirk-cards. */
export const CARDS: readonly Card[] = [
  { card: 1, side: 'zombies', moment: 'attack-pool' },
  { card: 2, side: 'living', moment: 'activated' },
  { card: 3, side: 'zombies', moment: 'turn' },
  { card: 4, side: 'zombies', moment: 'move-ended' },
  { card: 5, side: 'zombies', moment: 'building-entered' },
  { card: 6, side: 'living', moment: 'objective' },
  { card: 7, side: 'living', moment: 'first-aid' },
  { card: 8, side: 'zombies', moment: 'revenant-check' },
  { card: 9, side: 'zombies', moment: 'revenant-risen' },
  { card: 10, side: 'living', moment: 'revenant-check' },
  { card: 11, side: 'either', moment: 'turn' },
  { card: 12, side: 'zombies', moment: 'step-11' },
  { card: 13, side: 'zombies', moment: 'activated' },
  { card: 14, side: 'zombies', moment: 'after-arrivals' },
  { card: 15, side: 'living', moment: 'before-arrivals' },
  { card: 16, side: 'zombies', moment: 'turn' },
  { card: 17, side: 'living', moment: 'turn' },
  { card: 18, side: 'living', moment: 'attack-pool' },
  { card: 19, side: 'zombies', moment: 'attack-missed' },
  { card: 20, side: 'zombies', moment: 'hot-spot' },
  { card: 21, side: 'living', moment: 'building-attacked' },
  { card: 22, side: 'zombies', moment: 'battering' },
  { card: 23, side: 'zombies', moment: 'activated' },
  { card: 24, side: 'living', moment: 'check' },
  { card: 25, side: 'either', moment: 'immediate' },
  { card: 26, side: 'living', moment: 'interrupt' },
  { card: 27, side: 'zombies', moment: 'step-12' },
  { card: 28, side: 'living', moment: 'after-arrivals' },
];

/** A card that this side can use. AMZ-quirk-cards. */
export function suits(card: number, side: Side): boolean {
  const row = CARDS[card - 1];
  return row?.side === side || row?.side === 'either';
}

export function momentOf(card: number): Card['moment'] | undefined {
  return CARDS[card - 1]?.moment;
}
