import type { Rule } from '@shambles/engine';
import { orders, stacking } from '../actions/actions.js';
import { events, reveal, spawn } from '../events/events.js';
import type { AvzWorld } from '../facts.js';
import { chooseSides, setUpAliens, setUpZombies } from '../setup/setup.js';
import { landing } from './landing.js';
import { endTurn } from './victory.js';

/** AVZ-3.0-sequence. The next step of the sequence of play; undefined if the game is over. */
export function nextStep(w: AvzWorld): Rule<void> | undefined {
  switch (w.s.phase) {
    case 'sides':
      return chooseSides(w); // 2.0
    case 'zombie-setup':
      return setUpZombies(w); // 2.0
    case 'alien-setup':
      return setUpAliens(w); // 2.0
    case 'reveal':
      return reveal(w); // 3.1, step 1
    case 'spawn':
      return spawn(w); // 3.1, step 2
    case 'event':
      return events(w); // 3.1, step 3; 4.0
    case 'landing':
      return landing(w); // 3.2
    case 'alien-actions':
      return orders(w, 'alien'); // 3.3
    case 'stacking':
      return stacking(w); // 6.4b
    case 'zombie-actions':
      return orders(w, 'zombie'); // 3.4
    case 'turn-end':
      return endTurn(w); // 8.0
    case 'over':
      return undefined;
  }
}
