import { fightersOf, type Unit } from '@shambles/amz';
import type { Shape } from '@shambles/engine';
import { type Look, sizeOf } from './look.js';

type Sense = (seen: Look, unit: Unit | undefined) => boolean;
const ALWAYS: Sense = () => true;

/** When the Living play each card. */
const LIVING: { readonly [card: string]: Sense } = {
  'card-2': ({ view }, u) =>
    u !== undefined && view.figures.some((f) => f.unit === u.id && f.role === 'dependent'),
  'card-6': ALWAYS,
  'card-7': ALWAYS,
  'card-10': ALWAYS,
  'card-11': () => false,
  'card-15': ({ view }) => view.turn >= 3,
  'card-17': ({ view }) => view.units.some((u) => u.level === 'broken'),
  'card-18': ALWAYS,
  'card-21': ALWAYS,
  'card-24': ALWAYS,
  'card-26': ALWAYS,
  'card-28': ALWAYS,
};

/** When the dead play each card. */
const DEAD: { readonly [card: string]: Sense } = {
  'card-1': (seen, u) => u !== undefined && fightersOf(seen.view, u.id).length >= 3,
  'card-3': ALWAYS,
  'card-4': ALWAYS,
  'card-5': ALWAYS,
  'card-8': ALWAYS,
  'card-9': ALWAYS,
  'card-11': () => false,
  'card-12': () => false,
  'card-13': (seen, u) =>
    u !== undefined &&
    seen.dead.some(
      (z) =>
        (z.kind === 'zulus' || z.kind === 'romeos') &&
        sizeOf(seen, z.id) >= 4 &&
        seen.table.apart(z.id, u.id) <= 12,
    ),
  'card-14': ALWAYS,
  'card-16': ({ view }) => view.turn >= 4,
  'card-19': ALWAYS,
  'card-20': ALWAYS,
  'card-22': ALWAYS,
  'card-23': ALWAYS,
  'card-27': ALWAYS,
};

export const livingCard = (seen: Look, shape: Shape, unit: Unit | undefined) =>
  played(LIVING, seen, shape, unit);
export const deadCard = (seen: Look, shape: Shape, unit: Unit | undefined) => played(DEAD, seen, shape, unit);

/** A card whose moment has come, or 'none'. */
function played(when: typeof LIVING, seen: Look, shape: Shape, unit: Unit | undefined): string {
  const options = shape.kind === 'choose' ? shape.options : [];
  return options.find(({ id }) => when[id]?.(seen, unit))?.id ?? 'none';
}
