import type { Rule } from '@shambles/engine';
import { bodyOrder, HELICOPTER, stepFive } from '../cards/bodyactions.js';
import type { RosWorld } from '../facts.js';
import { zedDamage } from '../fighting/damage.js';
import { throwers, throwGrenade } from '../fighting/grenades.js';
import { fighters, melee } from '../fighting/melee.js';
import { shooters, stepNine } from '../fighting/shooting.js';
import { rangedAttacks } from '../mutants/mutants.js';
import { nameActions } from '../nps/nps.js';
import { finish, resultNow } from '../scenarios/objective.js';
import { setUp, setUpOrder } from '../scenarios/setup.js';
import type { State } from '../state.js';
import { endOfTurn, survivorsStand, zedsStand } from '../zeds/rising.js';
import { moveZeds } from '../zeds/zeds.js';
import { placeCards } from './cards.js';

/** A step of the turn: done once for all figures, or by one figure after another. */
type Step =
  | { readonly all: (w: RosWorld) => Rule<void> }
  | {
      readonly who: (w: RosWorld) => readonly string[];
      readonly act: (w: RosWorld, who: string) => Rule<void>;
    };

/** The step in which survivors move, and the helicopter is heard. ROS-seq-5, ROS-S-4. */
const BODY_STEP = 5;

/** ROS-seq. The order is fixed, without exception. */
const STEPS: readonly Step[] = [
  { who: setUpOrder, act: setUp }, // before the first turn
  { all: placeCards }, // 1, with 2
  { all: nameActions }, // 2, what is said then
  { who: fighters, act: melee }, // 3
  { all: zedDamage }, // 4
  { who: bodyOrder, act: stepFive }, // 5
  { who: throwers, act: throwGrenade }, // 6
  { all: moveZeds }, // 7
  { all: zedsStand }, // 8
  { who: shooters, act: stepNine }, // 9
  { all: rangedAttacks }, // 10
  { all: survivorsStand }, // 11
  { all: endOfTurn },
];

/** Why a (corrected) list of those who are still to act cannot be that of its step; undefined if it can. ROS-seq. */
export function checkTodo({ step, todo, waited, people, turn }: State): string | undefined {
  const isInOrder = 'who' in (STEPS[step] as Step);
  if (!isInOrder && todo.length > 0) return `todo: in step ${step} nobody acts one after another.`;
  const acts = (id: string) => people.some((p) => p.id === id) || (id === HELICOPTER && step === BODY_STEP);
  const odd = turn > 0 ? [...todo, ...waited].find((id) => !acts(id)) : undefined;
  return odd === undefined ? undefined : `todo: ${odd} does not act in step ${step}.`;
}

/** The next step of the sequence of play; undefined when the game is over. */
export function nextStep(w: RosWorld): Rule<void> | undefined {
  return w.s.phase === 'over' ? undefined : play(w);
}

function* play(w: RosWorld): Rule<void> {
  const step = STEPS[w.s.step] as Step;
  if ('all' in step) yield* step.all(w);
  else if (w.s.todo.length > 0) yield* takeTurn(w, step.act, w.s.todo[0] as string);
  else if (w.s.step === 0) enter(w, 0);
  const result = w.s.phase === 'turn' ? resultNow(w) : undefined;
  if (result) finish(w, result);
  else if (w.s.todo.length === 0) advance(w);
}

function* takeTurn(w: RosWorld, act: (w: RosWorld, who: string) => Rule<void>, who: string): Rule<void> {
  yield* act(w, who);
  // The figure may have died, or let others go first.
  if (w.s.todo[0] === who) w.happen({ is: 'acted', cause: 'ROS-seq', who });
}

/** Goes on to the next step in which somebody acts; after the last one, and after set-up, to the next turn. */
function advance(w: RosWorld): void {
  const rest = w.s.step === 0 ? STEPS.length : w.s.step + 1;
  for (let step = rest; step < STEPS.length; step++) {
    enter(w, step);
    if ('all' in (STEPS[step] as Step) || w.s.todo.length > 0) return;
  }
  w.happen({ is: 'turn', cause: 'ROS-seq', turn: w.s.turn + 1, of: w.book.scenario.turns });
}

/** Begins a step, with the list of figures that act in it. */
export function enter(w: RosWorld, step: number): void {
  const next = STEPS[step] as Step;
  const todo = 'who' in next ? next.who(w) : [];
  w.happen({ is: 'step', cause: 'ROS-seq', step, todo });
}
