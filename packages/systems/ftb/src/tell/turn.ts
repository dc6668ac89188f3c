import type { TurnFact } from '../facts/turn.js';
import { sideNoun } from '../words.js';
import { line, one, several, type Telling, word } from './lines.js';

/** Sides that one line of activation dice tells of at most. */
export const SIDES_TOLD = 6;

/** Dice and order, as many sides as there are. FTB-5.0b. */
function activation(f: Extract<TurnFact, { is: 'activation' }>) {
  const sides = Object.entries(f.dice).slice(0, SIDES_TOLD);
  const values = sides.flatMap(([side, die], i) => [
    [`side${i}`, sideNoun(side)],
    [`die${i}`, die],
  ]);
  return line(f.barred.length > 0 ? `activation-${sides.length}-barred` : `activation-${sides.length}`, {
    turn: f.turn,
    ...Object.fromEntries(values),
  });
}

/** Why an Encounter ends, in a sentence of its own. */
export const ENDS = [
  'nobody-left',
  'they-are-gone',
  'taken',
  'enough',
  'last-pef',
  'burgled',
  'elsewhere',
] as const;

export const TURN_TOLD: Telling<TurnFact> = {
  encounter: ({ encounter: e }) =>
    line('encounter', {
      encounter: word(`encounter.${e.kind}`),
      place: word(`place.${e.area}`),
      hour: word(`hour.${e.fullMoon ? 'full-moon' : e.part}`),
    }),
  'table-changed': null,
  target: null,
  stage: null,
  activation,
  // With three sides or more nobody rolls again, and the line of the dice tells who sits it out. FTB-5.1c.
  doubles: ({ cause, die, sides }) =>
    cause === 'FTB-5.1c' ? undefined : line('doubles', { die, sides: sides.map(sideNoun) }),
  phase: ({ side }) => line('phase', { side: sideNoun(side) }),
  active: ({ who }) => line('active', { who: several(who) }),
  'joined-group': ({ who }) => line('joined-group', { who: several(who) }),
  rested: null,
  'came-in-sight': null,
  tally: null,
  'raid-look': ({ who, found, last }) =>
    line(found ? 'raid-found' : last ? 'raid-nowhere' : 'raid-not-here', { who: one(who) }),
  rescued: ({ who }) => line('rescued', { who: one(who) }),
  captured: ({ who }) => line('captured', { who: one(who) }),
  'goal-taken': ({ by }) => line('goal-taken', { by: one(by) }),
  surrendered: ({ who, by, items }) => line('surrendered', { who: several(who), by: one(by), count: items }),
  'next-leg': ({ who }) => line('next-leg', { who: several(who) }),
  'tabletop-cleared': null,
  'turn-over': null,
  'encounter-over': ({ result, why }) => line(`over-${result}`, { why: word(`why-over.${why}`) }),
};
