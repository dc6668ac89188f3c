import { placesNear } from '@shambles/field';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { qualityOfType } from '../house/rows.js';
import type { Mindless } from '../kinds.js';
import type { RuleId } from '../register.js';
import { mobId } from '../state.js';
import { tableOf } from '../table/table.js';

/** Free places for figures round a spot, nearest first, none farther than the given distance in inches. */
export function placesAbout(
  w: AmzWorld,
  at: Place,
  n: number,
  within: number,
  gait: Mindless | 'living',
): Place[] {
  const table = tableOf(w);
  return placesNear(table.ways(gait), table.figures, at, n, within).map(
    ([x, y, level]): Place => [x, y, level],
  );
}

/** A new mob stands up at some places; nothing happens if there are none. AMZ-mobs. */
export function standsUp(w: AmzWorld, kind: Mindless, places: readonly Place[], cause: RuleId): void {
  if (places.length === 0) return;
  const unit = mobId(w.s.nextMob);
  w.happen({
    is: 'stood-up',
    cause,
    unit,
    kind,
    quality: qualityOfType(w.book, kind),
    places: places.map((at, i) => [`${unit}-${i + 1}`, at] as const),
  });
}
