import type { Rule, RuleId } from '@shambles/engine';
import { nearestCover } from '@shambles/field';
import type { FtbWorld } from './facts.js';
import { encounterOf, type Place, personOf, placeOf } from './state.js';
import { tableOf } from './table.js';

/** How far cover may be, in inches. FTB-5.7.3a. */
const NEAR = 6;

/**
 * Duck Back: to the nearest cover within 6 inches from those that caused it, or prone where it stands. FTB-5.7.3a,
 * FTB-5.7.3b. On the Tabletop it turns away. FTB-TB-tabletop-e.
 */
export function* duckBack(w: FtbWorld, who: string, from: readonly string[], cause: RuleId): Rule<void> {
  const p = personOf(w.s, who);
  if (p.condition !== 'carry-on') return;
  if (encounterOf(w.s).kind === 'no-terrain') return ducked(w, who, 'behind', cause);
  const to = coverFor(w, who, from);
  if (!to) return ducked(w, who, 'prone', cause);
  if (to.cost > 0)
    w.happen({
      is: 'walked',
      cause,
      to: 'all',
      who,
      way: [placeOf(p), to.at],
      cost: to.cost,
      how: 'duck-back',
    });
  ducked(w, who, 'cover', cause);
}

function ducked(w: FtbWorld, who: string, into: 'cover' | 'prone' | 'behind', cause: RuleId): void {
  w.happen({ is: 'ducked-back', cause, to: 'all', who, into });
}

/** Where somebody would duck to. Buildings that nobody has entered are no cover to duck into. FTB-D-50. */
export function coverFor(
  w: FtbWorld,
  who: string,
  from: readonly string[],
): { readonly at: Place; readonly cost: number } | undefined {
  const table = tableOf(w);
  const { figures } = table;
  const viewers = from.filter((id) => table.has(id)).map((id) => figures.of(id));
  const found = nearestCover(table.field, table.ways('human'), figures.of(who), viewers, { within: NEAR });
  if (!found) return undefined;
  const [x, y, level] = found.at;
  const house = table.houseOf({ x, y, level });
  if (
    house !== undefined &&
    house !== table.houseOf(personOf(w.s, who)) &&
    w.book.options['duck-into-building'] === 'entered-before' &&
    !w.s.premises.some((b) => b.id === house && b.entered > 0)
  )
    return undefined;
  return { at: found.at, cost: found.cost };
}
