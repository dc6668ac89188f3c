import type { Rule } from '@shambles/engine';
import { standsBefore } from '../contact/heldup.js';
import { robbery } from '../contact/robbery.js';
import type { FtbWorld } from '../facts.js';
import { becomeEnemies, type Trigger, whoMoves } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import { able } from '../people/able.js';
import { leader } from '../people/groups.js';
import { encounterOf } from '../state.js';
import { WATCHES } from './watches.js';

/** Both parties face each other in the middle of section 5. FTB-14.11.5a, FTB-14.13.5a. */
export function* cornered(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  const [first] = able(w);
  if (!first) return;
  const ours = able(w).filter((p) => p.side === first.side);
  const by = leader(ours).id;
  const trigger: Trigger = { by, active: 'players', movers: ours.map((p) => p.id), watches: WATCHES };
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

/**
 * Walk the Walk: on 1 to 3 those who do the cornering count as moving; `who` tells which side that is. FTB-14.11.5c,
 * FTB-D-240.
 */
function* confront(w: FtbWorld, trigger: Trigger, foes: Class, who: 'they' | 'we'): Rule<void> {
  const party = yield* standsBefore(w, trigger, foes, who === 'we' ? 'prey' : '');
  const moves = yield* whoMoves(w, trigger.by, 'FTB-14.11.5c');
  const active = who === 'they' ? moves : moves === 'pef' ? 'players' : 'pef';
  yield* becomeEnemies(w, party, 'confrontation', { ...trigger, active }, 'FTB-14.11.5c');
}
