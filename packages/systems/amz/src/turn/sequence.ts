import { ask, choose, type Rule } from '@shambles/engine';
import { activate } from '../activation/activation.js';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { basesOf, isLiving, type Unit } from '../state.js';

/** The next step of the sequence of play; undefined when the game is over. AMZ-turn-01-scenario to AMZ-turn-13-repeat. */
export function nextStep(w: AmzWorld): Rule<void> | undefined {
  switch (w.s.stage) {
    case 'living':
      return livingStep(w);
    default:
      return undefined;
  }
}

/** Living units that have not been activated this turn. AMZ-turn-10-loop. */
export function yetToAct(w: AmzWorld): Unit[] {
  return w.s.units.filter(
    (u) => isLiving(u) && !u.done && u.waits === null && (!u.entered || basesOf(w.s, u.id).length > 0),
  );
}

/** Step 8: the Living player picks a unit, which acts. AMZ-turn-08-activate. */
function* livingStep(w: AmzWorld): Rule<void> {
  const units = yetToAct(w).map((u) => u.id);
  if (units.length === 0) {
    w.happen({ is: 'stage', cause: 'AMZ-turn-11-random', stage: 'random' });
    return;
  }
  const unit = yield* ask(
    w,
    LIVING,
    'AMZ-turn-08-activate',
    'activate',
    choose(units, {
      id: (id) => id,
      line: (id) => ({ key: 'activate.unit', values: { who: named(id) } }),
      on: (id) => basesOf(w.s, id)[0]?.id ?? '',
    }),
    { turn: w.s.turn },
  );
  yield* activate(w, unit);
}
