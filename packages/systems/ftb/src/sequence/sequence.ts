import type { Rule } from '@shambles/engine';
import { making } from '../campaign/making.js';
import { campaignStep } from '../campaign/steps.js';
import { aftermath } from '../encounters/aftermath.js';
import { begin } from '../encounters/begin.js';
import { elsewhere } from '../encounters/elsewhere.js';
import { interlude } from '../encounters/ending.js';
import { enter } from '../encounters/enter.js';
import type { FtbWorld } from '../facts.js';
import { encounterOf } from '../state.js';
import { layTable } from '../towns/editing.js';
import { act, rollActivation } from './activation.js';
import { endOfTurn } from './turns.js';

/** The next step of the sequence of play; undefined when the game is over. */
export function nextStep(w: FtbWorld): Rule<void> | undefined {
  switch (w.s.phase) {
    case 'over':
      return undefined;
    case 'making':
      return making(w);
    case 'campaign':
      return campaignStep(w);
    case 'encounter':
      return encounterStep(w);
  }
}

/**
 * The next step of an Encounter: terrain, players, starting zombies, PEFs; then turns until it is over. FTB-D-27,
 * FTB-D-63.
 */
function encounterStep(w: FtbWorld): Rule<void> {
  const { stage } = encounterOf(w.s);
  const before = stage === 'turn' || stage === 'act' || stage === 'end' ? interlude(w) : undefined;
  if (before) return before;
  switch (stage) {
    case 'elsewhere':
      return elsewhere(w);
    case 'layout':
      return layTable(w);
    case 'enter':
      return enter(w);
    case 'begin':
      return begin(w);
    case 'turn':
      return rollActivation(w);
    case 'act':
      return act(w);
    case 'end':
      return endOfTurn(w);
    case 'over':
      return aftermath(w);
  }
}
