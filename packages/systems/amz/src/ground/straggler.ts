import { ask, choose, type Rule } from '@shambles/engine';
import { hasPlace, type Place, placeOf } from '@shambles/measured';
import { LIVING } from '../book.js';
import { strayable } from '../cards/conditions.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { activeOf } from '../state.js';
import { BASE, COHESION } from '../tables/measures.js';
import { placesAbout } from '../units/mobs.js';

/** An armed citizen joins a Living unit that may be joined. AMZ-T-quirk-cards, 28. */
export function* straggler(w: AmzWorld): Rule<void> {
  const may = strayable(w);
  if (may.length === 0) return;
  const unit = yield* ask(
    w,
    LIVING,
    'AMZ-T-quirk-cards',
    'straggler',
    choose(may, {
      id: (id) => id,
      line: (id) => ({ key: 'straggler.unit', values: { who: named(id) } }),
    }),
  );
  const at = besideUnit(w, unit);
  const n = w.s.figures.filter((f) => f.id.startsWith(`${unit}-straggler`)).length;
  if (at)
    w.happen({ is: 'straggler', cause: 'AMZ-T-quirk-cards', unit, figure: `${unit}-straggler-${n + 1}`, at });
}

function besideUnit(w: AmzWorld, unit: string): Place | undefined {
  for (const f of activeOf(w.s, unit).filter(hasPlace)) {
    const [at] = placesAbout(w, placeOf(f), 1, COHESION + 2 * BASE, 'living');
    if (at) return at;
  }
  return undefined;
}
