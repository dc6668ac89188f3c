import type { Rule } from '@shambles/engine';
import { CLEAR, isSeen, nearestCover } from '@shambles/field';
import type { FtbWorld } from '../facts.js';
import { enemiesOf } from '../people/enemies.js';
import type { RuleId } from '../register.js';
import { outOfView } from '../senses/sight.js';
import { carriesOn, encounterOf, type Person, type Place, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { seenAnew, type Watch } from './walking.js';

/** Greatest distance to cover, in inches. FTB-5.7.3a. */
const NEAR = 6;
/** Greatest distance, in inches, from what half hides a figure at which it can duck behind it. FTB-5.7.3d. */
const BESIDE = 1;

/**
 * Duck Back: to the nearest cover within 6 inches from those that caused it, or prone on the spot. On the Tabletop the
 * figure turns away. FTB-5.7.3a, FTB-5.7.3b, FTB-TB-tabletop-e.
 */
export function* duckBack(w: FtbWorld, who: string, from: readonly string[], cause: RuleId): Rule<void> {
  const p = personOf(w.s, who);
  if (!carriesOn(p)) return;
  if (encounterOf(w.s).kind === 'no-terrain') return ducked(w, who, 'behind', cause);
  const to = coverFor(w, who, from);
  if (!to) return ducked(w, who, 'prone', cause);
  if (to.way.length > 1) w.happen({ is: 'walked', cause, who, way: to.way, cost: to.cost, how: 'duck-back' });
  ducked(w, who, 'cover', cause);
  outOfView(w, who, to.way);
}

function ducked(w: FtbWorld, who: string, into: 'cover' | 'prone' | 'behind', cause: RuleId): void {
  w.happen({ is: 'ducked-back', cause, who, into });
  if (into === 'prone' && encounterOf(w.s).active?.who.includes(who))
    w.happen({ is: 'rested', cause: 'FTB-5.7.3b', who: [who] });
}

/**
 * Makes a figure that is active again look out from the cover it ducked behind; it may be seen by that. FTB-5.7.3c,
 * FTB-TB-tabletop-e.
 */
export function* lookOut(w: FtbWorld, who: string, watches: readonly Watch[]): Rule<void> {
  const { behind, facing } = personOf(w.s, who);
  if (!behind) return;
  w.happen({ is: 'faced', cause: 'FTB-5.7.3c', who, facing });
  yield* seenAnew(w, who, watches);
}

/** The way to a place to duck to, that place last, and its inches. */
interface Ducking {
  readonly way: readonly Place[];
  readonly cost: number;
}

/**
 * The nearest cover from some others: where the figure is wholly hidden, or half hidden by what it crouches beside.
 * Other figures give no cover. FTB-5.7.3a, FTB-5.7.3d.
 */
export function coverFor(w: FtbWorld, who: string, from: readonly string[]): Ducking | undefined {
  const table = tableOf(w);
  const { figures } = table;
  const p = personOf(w.s, who);
  const there = from.filter((id) => table.has(id) && isUp(w, id));
  const viewers = (there.length > 0 ? there : beholders(w, who)).map((id) => figures.of(id));
  const entered = enteredHouses(w, p);
  const found = nearestCover(
    table.field,
    entered ? table.ways('ducker', entered) : table.ways('human'),
    figures.of(who),
    viewers,
    {
      within: NEAR,
      hides: (look, x, y) => !isSeen(look) || (look !== CLEAR && table.isBeside(x, y, p.level, BESIDE)),
    },
  );
  return found && { way: found.route?.points ?? [found.at], cost: found.cost };
}

/** True for a zombie, or a human who carries on: the fallen see nobody. */
function isUp(w: FtbWorld, id: string): boolean {
  return w.s.people.every((p) => p.id !== id || carriesOn(p));
}

/** All enemies that see a figure: it hides from these if nobody caused its test or is left. FTB-D-170. */
function beholders(w: FtbWorld, who: string): string[] {
  return enemiesOf(w, who).filter((id) => tableOf(w).sees(id, who));
}

/** Buildings that a person may duck into; undefined if any are allowed. FTB-D-50. */
function enteredHouses(w: FtbWorld, p: Person): string[] | undefined {
  if (w.book.options['duck-into-building'] === 'any') return undefined;
  const own = tableOf(w).houseOf(p);
  const houses = (encounterOf(w.s).map.buildings ?? []).map((b) => b.id);
  return houses.filter((id) => id === own || w.s.premises.some((b) => b.id === id && b.entered > 0));
}
