import type { Rule } from '@shambles/engine';
import { whoRoll } from '../campaign/dice.js';
import type { FtbWorld } from '../facts.js';
import type { Trigger } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import { encounterOf, type Party, personOf } from '../state.js';
import { approach, howMany, peopleMet } from './meeting.js';
import { robbery } from './robbery.js';

/** Starts a robbery of the players in the middle of another Encounter. FTB-14.7.5d, FTB-D-12. */
export function* robbedOnTheWay(w: FtbWorld, { by, watches }: Pick<Trigger, 'by' | 'watches'>): Rule<void> {
  const p = personOf(w.s, by);
  const foes = yield* whoRoll(w, p.class, encounterOf(w.s).day, p.seat);
  const trigger: Trigger = { by, active: 'players', movers: [by], watches };
  yield* robbery(w, yield* standsBefore(w, trigger, foes, 'rob'), trigger, 'they');
}

/** Puts a party of a Class, its number rolled, 3 inches away and in sight. FTB-14.13.5a, FTB-D-12. */
export function* standsBefore(w: FtbWorld, trigger: Trigger, foes: Class, goal: Party['goal']): Rule<string> {
  const p = personOf(w.s, trigger.by);
  const n = yield* howMany(w, p.seat);
  w.happen({ is: 'contact', cause: 'FTB-12.5.1', what: foes, number: n });
  const party = yield* peopleMet(w, foes, n, { x: p.x, y: p.y, level: p.level }, trigger, goal);
  approach(w, party, trigger.by);
  return party;
}
