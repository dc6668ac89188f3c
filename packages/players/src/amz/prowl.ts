import type { Unit } from '@shambles/amz';
import type { Json, Shape } from '@shambles/engine';
import { lossTo, seesPlace } from './danger.js';
import { far, type Look, type Place, sizeOf, unitIn, whereIs } from './look.js';

/** A Dexter keeps this near to the largest mob, in inches. */
const WITH_MOB = 10;
/** Distance at which a Dexter is safe from the Living, in inches: more if they have come for him. */
const AFAR = { hunted: 36, otherwise: 16 } as const;
/** Cost to the Living, in figures, for which a Dexter risks himself in an assault, and for which a mob is driven on. */
const DARES = { dexters: 3, mob: 0.35 } as const;

/** Where a Dexter, Possessed or a driven mob goes. */
export function deadMove(seen: Look, who: Unit, shape: Shape): Json | undefined {
  if (shape.kind !== 'spot') return undefined;
  const dares = who.kind === 'dexters' ? DARES.dexters : DARES.mob;
  const [charge] = shape.options
    .filter((o) => o.id.startsWith('assault '))
    .map(({ id }) => ({ id, loss: lossTo(seen, who, unitIn(seen, id.slice('assault '.length))) }))
    .filter(({ loss }) => loss >= dares)
    .sort((a, b) => b.loss - a.loss);
  if (charge && who.kind !== 'possessed') return charge.id;
  const worth = who.kind === 'dexters' ? lurking(seen) : hunting(seen, who);
  const here = whereIs(seen, who.id) as Place;
  let best: Json = 'stay';
  let most = worth(here) + 0.01;
  for (const at of cells(shape)) {
    const value = worth(at);
    if (value > most) [best, most] = [[...at], value];
  }
  return best;
}

/** Worth of places out of sight of the Living and near the largest mob. */
function lurking(seen: Look): (at: Place) => number {
  const mob = [...seen.dead]
    .filter((z) => z.kind !== 'dexters' && z.kind !== 'possessed')
    .sort((a, b) => sizeOf(seen, b.id) - sizeOf(seen, a.id))[0];
  const to = mob && whereIs(seen, mob.id);
  const living = seen.living.filter((u) => u.vehicle === null || seen.living.length === 1);
  const hunted = seen.book.scenario.objectives.living.some(
    (o) => o.kind === 'destroyed' && o.type === 'dexters',
  );
  const enough = hunted ? AFAR.hunted : AFAR.otherwise;
  return (at) => {
    const near = Math.min(99, ...living.map((u) => far(at, whereIs(seen, u.id) ?? at)));
    const seenBy = living.some((u) => seesPlace(seen, u.id, at)) ? 6 : 0;
    const off = to ? Math.max(0, far(at, to) - WITH_MOB) : 0;
    return Math.min(enough, near) * 0.3 - seenBy - 0.1 * off;
  };
}

/** Worth of places nearer to the nearest of the Living. */
function hunting(seen: Look, who: Unit): (at: Place) => number {
  const here = whereIs(seen, who.id) as Place;
  const [prey] = seen.living
    .map((u) => whereIs(seen, u.id))
    .filter((at): at is Place => at !== undefined)
    .sort((a, b) => far(a, here) - far(b, here));
  if (!prey) return () => 0;
  const chase = seen.table.ways(who.kind).to(...prey, { contact: 0.25 });
  return (at) => {
    const cost = chase.cost(...at);
    return -(Number.isFinite(cost) ? cost : 99 + far(at, prey));
  };
}

/** Centres of lit cells, one for each square inch. */
function cells(shape: Extract<Shape, { kind: 'spot' }>): Place[] {
  const found = new Map<string, Place>();
  for (const { level, cell, runs } of shape.lit)
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const at: Place = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, level];
        const key = `${level} ${Math.floor(at[0])} ${Math.floor(at[1])}`;
        if (!found.has(key)) found.set(key, at);
      }
  return [...found.values()];
}
