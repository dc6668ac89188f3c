import { distance } from '@shambles/field';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { levelEffect } from '../house/rows.js';
import type { Shuns } from '../movement/marching.js';
import { unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { foesOf, leadOf } from '../units/units.js';

/** More than rounding to thousandths can cause, in inches. */
const ROUNDED = 0.002;

/** A unit's base and a base of the other unit that are near each other. */
interface Pair {
  readonly dx: number;
  readonly dy: number;
  readonly x: number;
  readonly y: number;
  readonly touching: number;
}

/**
 * True if a place brings a unit nearer to a zombie unit that it sees, or to one of those named. The unit is assumed to
 * keep its present formation. AMZ-pull-back, AMZ-T-morale-levels.
 */
export function endsNearer(
  w: AmzWorld,
  unit: string,
  named: readonly string[] = [],
  /** The only figure that moves there, if the unit does not move as a whole. */
  alone?: string,
): (at: Place) => string | undefined {
  const table = tableOf(w);
  const lead = alone ?? leadOf(w.s, unit);
  if (lead === undefined) return () => undefined;
  const from = table.at(lead);
  const movers = alone === undefined ? table.basesOf(unit) : [alone];
  const foes = foesOf(w, unit)
    .filter((z) => named.includes(z.id) || table.sees(unit, z.id))
    .map((z) => ({ id: z.id, began: table.apart(unit, z.id), pairs: pairsOf(w, movers, lead, z.id) }));
  return ([x, y]) => {
    if (x === from.x && y === from.y) return undefined;
    return foes.find(({ began, pairs }) =>
      pairs.some(
        (p) => distance({ x: x + p.dx, y: y + p.dy }, { x: p.x, y: p.y }) - p.touching < began - ROUNDED,
      ),
    )?.id;
  };
}

function pairsOf(w: AmzWorld, movers: readonly string[], lead: string, foe: string): Pair[] {
  const table = tableOf(w);
  const from = table.at(lead);
  const r = (id: string) => (table.figures.r[table.figures.of(id)] as number) / 1000;
  return movers.flatMap((own) =>
    table.basesOf(foe).map((other) => {
      const [a, { x, y }] = [table.at(own), table.at(other)];
      return { dx: a.x - from.x, dy: a.y - from.y, x, y, touching: r(own) + r(other) };
    }),
  );
}

/** Places to which the figures of a Shaken or Broken unit may not close up, each by itself. AMZ-T-morale-levels. */
export function shunsOf(w: AmzWorld, unit: string, named: readonly string[] = []): Shuns | undefined {
  if (levelEffect(w.book, unitOf(w.s, unit)).approaches) return undefined;
  return (id) => {
    const nearer = endsNearer(w, unit, named, id);
    return (at) => nearer(at) !== undefined;
  };
}

/**
 * Returns a check for asks about a unit's move: why it may not end at a place. A Shaken or Broken unit may end no
 * nearer to any zombie unit in its sight than it began. AMZ-T-morale-levels.
 */
export function mayApproach(
  w: AmzWorld,
  unit: string,
  alone?: string,
): (at: Place) => { readonly rule: 'AMZ-T-morale-levels'; readonly text: string } | undefined {
  if (levelEffect(w.book, unitOf(w.s, unit)).approaches) return () => undefined;
  const nearer = endsNearer(w, unit, [], alone);
  return (at) =>
    nearer(at) === undefined
      ? undefined
      : { rule: 'AMZ-T-morale-levels', text: 'It may not end nearer to zombies that it sees.' };
}
