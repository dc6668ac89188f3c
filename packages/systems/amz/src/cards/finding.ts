import { ask, choose, type Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { type Figure, fightersOf } from '../state.js';

/** One figure takes a Light support weapon, which the unit keeps for the rest of the game. AMZ-T-quirk-cards, 6. */
export function* luckyFind(w: AmzWorld, unit: string): Rule<void> {
  const may = fightersOf(w.s, unit).filter((f) => f.support === null);
  if (may.length === 0) return;
  const who = yield* ask(
    w,
    LIVING,
    'AMZ-T-quirk-cards',
    'lucky-find',
    choose(may, {
      id: (f) => f.id,
      line: (f) => ({ key: `lucky-find.${roleOf(f)}`, values: { who: named(unit) } }),
      like: roleOf,
      on: (f) => f.id,
    }),
    { who: named(unit) },
  );
  w.happen({ is: 'armed', cause: 'AMZ-T-quirk-cards', unit, figure: who.id });
}

const roleOf = (f: Figure): string => (f.leader !== null ? 'leader' : f.medic ? 'medic' : 'fighter');
