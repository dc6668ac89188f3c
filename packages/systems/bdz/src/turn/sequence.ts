import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { growsUp } from '../people/milestones.js';
import { setOut } from '../people/start.js';
import { enginesHeard } from '../vehicles/noise.js';
import { drawnByNoise, startingZombies } from '../zombies/coming.js';
import { feastsGoOn } from '../zombies/feasts.js';
import { act, humanSides, rollActivation } from './activation.js';
import { opens } from './opening.js';
import { isDecided } from './winning.js';

/** The next step of the sequence of play; undefined when the game is over. */
export function nextStep(w: BdzWorld): Rule<void> | undefined {
  switch (w.s.stage) {
    case 'begin':
      return begin(w);
    case 'turn':
      return rollActivation(w);
    case 'act':
      return isDecided(w.s, w.book) ? over(w) : act(w);
    case 'end':
      return endOfTurn(w);
    case 'over':
      return undefined;
  }
}

/** Bands are gathered and divided; then zombies stand about the humans. BDZ-zgen-start. */
function* begin(w: BdzWorld): Rule<void> {
  yield* setOut(w);
  yield* opens(w);
  if (w.book.scenario.zeds.length === 0) yield* startingZombies(w);
  w.happen({ is: 'stage', cause: 'BDZ-zgen-start', stage: 'turn' });
}

/** Feasts go on, zombies drawn by noise come, and the dice are rolled anew: until the scenario is over. BDZ-turn-end. */
function* endOfTurn(w: BdzWorld): Rule<void> {
  feastsGoOn(w);
  enginesHeard(w);
  if (w.book.scenario.draws) yield* drawnByNoise(w);
  yield* growsUp(w);
  w.happen({ is: 'turn-over', cause: 'BDZ-turn-end', turn: w.s.turn });
  const least = new Set(w.book.scenario.people.map((p) => p.side)).size > 1 ? 2 : 1;
  if (w.s.turn >= w.book.scenario.turns || humanSides(w).length < least) yield* over(w);
}

function* over(w: BdzWorld): Rule<void> {
  w.happen({ is: 'stage', cause: 'BDZ-turn-end', stage: 'over' });
}
