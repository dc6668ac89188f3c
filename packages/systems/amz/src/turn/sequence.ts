import { ask, choose, type Rule } from '@shambles/engine';
import { activate } from '../activation/activation.js';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { activeOf, basesOf, isLiving, type Unit } from '../state.js';
import { linkHolds } from '../zombies/link.js';
import { arrivals } from './arrivals.js';
import { ELSEWHERE } from './elsewhere.js';
import { endOfTurn } from './ending.js';
import { masterStep, mastersBegin, mastersDue } from './masters.js';
import { mobStep, mobsJoin, nextMob, randomBegins } from './random.js';
import { settles } from './scoring.js';
import { setsUp } from './setting-up.js';

/** The next step of the sequence of play; undefined if the game is over. AMZ-turn-01-scenario to AMZ-turn-13-repeat. */
export function nextStep(w: AmzWorld): Rule<void> | undefined {
  return w.s.stage === 'over' ? undefined : step(w);
}

/** One step. If the last Dexter fell in it, the Possessed collapse at its end. AMZ-possessed-link. */
function* step(w: AmzWorld): Rule<void> {
  yield* stepOf(w);
  linkHolds(w);
  settles(w);
}

function stepOf(w: AmzWorld): Rule<void> {
  switch (w.s.stage) {
    case 'set-up':
      return setsUp(w, ELSEWHERE);
    case 'arrivals':
      return arrivals(w, ELSEWHERE);
    case 'random':
      return randomStep(w);
    case 'masters':
      return mastersStep(w);
    case 'end':
      return endOfTurn(w, ELSEWHERE);
    default:
      return livingStep(w);
  }
}

/** Step 11, mob by mob; then mobs may join, and step 12 begins. AMZ-turn-11-random. */
function* randomStep(w: AmzWorld): Rule<void> {
  const mob = nextMob(w);
  if (mob) return yield* mobStep(w, mob);
  yield* mobsJoin(w);
  yield* mastersBegin(w);
}

/** Step 12, one Dexter or Possessed unit after another. AMZ-turn-12-masters. */
function* mastersStep(w: AmzWorld): Rule<void> {
  if (mastersDue(w).length > 0) return yield* masterStep(w);
  w.happen({ is: 'stage', cause: 'AMZ-end-of-turn', stage: 'end' });
}

/** Living units that have not been activated this turn. AMZ-turn-10-loop. */
function yetToAct(w: AmzWorld): Unit[] {
  return w.s.units.filter(
    (u) => isLiving(u) && !u.done && u.waits === null && (!u.entered || isThereToAct(w, u.id)),
  );
}

const hasEntered = (w: AmzWorld, unit: string): boolean =>
  w.s.units.some(({ id, entered }) => id === unit && entered);

/** True if a unit is on the table and has somebody active: a vehicle does nothing by itself. AMZ-vehicles. */
function isThereToAct(w: AmzWorld, unit: string): boolean {
  return basesOf(w.s, unit).length > 0 && activeOf(w.s, unit).length > 0;
}

/** Step 8: the Living player picks a unit, which acts. AMZ-turn-08-activate. */
function* livingStep(w: AmzWorld): Rule<void> {
  const units = yetToAct(w).map((u) => u.id);
  if (units.length === 0) return yield* randomBegins(w);
  const unit = yield* ask(
    w,
    LIVING,
    'AMZ-turn-08-activate',
    'activate',
    choose(units, {
      id: (id) => id,
      line: (id) => ({
        key: hasEntered(w, id) ? 'activate.unit' : 'activate.enters',
        values: { who: named(id) },
      }),
      on: (id) => basesOf(w.s, id)[0]?.id ?? '',
    }),
    { turn: w.s.turn },
  );
  yield* activate(w, unit);
}
