import { type Game, game, type PersonGiven, type Situation } from './game.js';

/** Two people who face each other: a Ganger comes from the south to charge the other. `apart` is in inches. */
export function duel(given: {
  charger?: PersonGiven;
  target?: PersonGiven;
  apart?: number;
  dice?: readonly number[];
  more?: Situation;
}): Game {
  const { charger = {}, target = {}, apart = 6, dice = [], more = {} } = given;
  return game({
    ...more,
    people: {
      a: { side: 'party-1', class: 'ganger', x: 18, y: 10, ...charger },
      b: { class: 'survivor', x: 18, y: 10 + apart, facing: 180, ...target },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' }, ...more.parties },
    // Everybody has been seen in this phase, so there is no In Sight on the way.
    encounter: { seen: ['a', 'b', 'c', 'd', 'e'], ...more.encounter },
    dice,
  });
}

/** The result of the test. */
export const tested = (g: Game) => g.facts('charge-test')[0];
/** Dice that end a melee at once: the charger's four are all successes, the other's are none, and the result is a 1. */
export const KILLS = [1, 1, 1, 1, 6, 6, 6, 6, 1];
