import { type Game, game, type PersonGiven, type Situation } from './game.js';

/** Two people who face one another, so many inches apart: a Ganger who comes from the south, and whom it charges. */
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
    // Everybody has been seen in this phase: no In Sight on the way.
    encounter: { seen: ['a', 'b', 'c', 'd', 'e'], ...more.encounter },
    dice,
  });
}

/** What came of the test. */
export const tested = (g: Game) => g.facts('charge-test')[0];
/** What ends a melee at once: the charger's four dice all successes, the other's none, and a 1 for the result. */
export const KILLS = [1, 1, 1, 1, 6, 6, 6, 6, 1];
