import type { Rule } from '@shambles/engine';
import { whoRoll } from '../campaign/dice.js';
import { howMany } from '../contact/contact.js';
import { approach, peopleMet } from '../contact/meeting.js';
import type { FtbWorld } from '../facts.js';
import { becomeEnemies, type Trigger, whoMoves } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import { leader } from '../people/groups.js';
import { encounterOf, type Party, personOf } from '../state.js';
import { able } from './objective.js';
import { robbery } from './robbery.js';

/** They face each other in the middle of section 5. FTB-14.11.5a, FTB-14.13.5a. */
export function* cornered(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  const [first] = able(w);
  if (!first) return;
  const ours = able(w).filter((p) => p.side === first.side);
  const by = leader(ours).id;
  const trigger: Trigger = { by, active: 'players', movers: ours.map((p) => p.id) };
  switch (e.kind) {
    case 'confrontation':
      return yield* confront(w, trigger, e.foes as Class, 'they');
    case 'confronting':
      return yield* confront(w, trigger, e.foes as Class, 'we');
    case 'robbing': {
      const party = yield* standsBefore(w, trigger, e.foes as Class, 'prey');
      return yield* robbery(w, party, trigger, 'we');
    }
    default:
      return yield* robbery(w, yield* standsBefore(w, trigger, e.foes as Class, 'rob'), trigger, 'they');
  }
}

/** Somebody is held up in the middle of another Encounter. FTB-14.7.5d, FTB-D-12. */
export function* robbedOnTheWay(w: FtbWorld, by: string): Rule<void> {
  const p = personOf(w.s, by);
  const foes = yield* whoRoll(w, p.class, encounterOf(w.s).day, p.seat || undefined);
  const trigger: Trigger = { by, active: 'players', movers: [by] };
  yield* robbery(w, yield* standsBefore(w, trigger, foes, 'rob'), trigger, 'they');
}

/** So many of a Class, 3 inches off and in sight. FTB-14.13.5a, FTB-D-12. */
function* standsBefore(w: FtbWorld, trigger: Trigger, foes: Class, goal: Party['goal']): Rule<string> {
  const p = personOf(w.s, trigger.by);
  const n = yield* howMany(w, p.seat || undefined);
  w.happen({ is: 'contact', cause: 'FTB-12.5.1', what: foes, number: n });
  const party = yield* peopleMet(w, foes, n, { x: p.x, y: p.y, level: p.level }, trigger, goal);
  approach(w, party, trigger.by);
  return party;
}

/** Walk the Walk: on 1 to 3 those who corner the others count as moving. `who` corners whom. FTB-14.11.5c, FTB-D-240. */
function* confront(w: FtbWorld, trigger: Trigger, foes: Class, who: 'they' | 'we'): Rule<void> {
  const party = yield* standsBefore(w, trigger, foes, who === 'we' ? 'prey' : '');
  const moves = yield* whoMoves(w, trigger.by, 'FTB-14.11.5c');
  const active = who === 'they' ? moves : moves === 'pef' ? 'players' : 'pef';
  yield* becomeEnemies(w, party, 'confrontation', { ...trigger, active }, 'FTB-14.11.5c');
}
