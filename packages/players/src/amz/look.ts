import {
  type AmzTable,
  activeOf,
  type Book,
  basesOf,
  type Figure,
  isLiving,
  leadOf,
  tableOfView,
  type Unit,
  unitOf,
  type View,
} from '@shambles/amz';
import type { AskView } from '@shambles/engine';
import { distance, type Reach } from '@shambles/field';

export type Place = readonly [x: number, y: number, level: number];

/** What a player knows of the table before deciding. */
export interface Look {
  readonly view: View;
  readonly book: Book;
  readonly table: AmzTable;
  /** Living units with somebody on the table. */
  readonly living: readonly Unit[];
  /** Units of the dead on the table. */
  readonly dead: readonly Unit[];
}

export function look(view: View, book: Book): Look {
  const here = (living: boolean) =>
    view.units.filter((u) => isLiving(u) === living && basesOf(view, u.id).length > 0);
  return { view, book, table: tableOfView(view, book), living: here(true), dead: here(false) };
}

/** The unit that a value of a question names. */
export function namedIn({ line }: AskView, value: string): string | undefined {
  const found = line.values?.[value];
  const noun = typeof found === 'object' && 'noun' in found ? found.noun : '';
  return noun.startsWith('unit.') ? noun.slice('unit.'.length) : undefined;
}

export function unitIn({ view }: Look, id: string): Unit {
  return unitOf(view, id);
}

/** Where a unit's leading figure is; undefined off the table. */
export function whereIs({ view }: Look, unit: string): Place | undefined {
  const lead = leadOf(view, unit);
  const figure = view.figures.find((f) => f.id === lead);
  return figure && [figure.x, figure.y, figure.level];
}

/** Number of a unit's figures that can act. */
export function sizeOf({ view }: Pick<Look, 'view'>, unit: string): number {
  return activeOf(view, unit).length;
}

/** Distance between the centres of two places on the plane, in inches. */
export function far([ax, ay]: Place, [bx, by]: Place): number {
  return distance({ x: ax, y: ay }, { x: bx, y: by });
}

/** Distance from a place to the nearest base of a unit, edge to edge; Infinity on another level. */
export function gapTo({ view }: Look, unit: string, [x, y, level]: Place): number {
  let least = Number.POSITIVE_INFINITY;
  for (const f of basesOf(view, unit))
    if (f.level === level) least = Math.min(least, distance(f, { x, y }) - 2 * BASE);
  return Math.max(0, least);
}

/** Half the width of a base, in inches. */
const BASE = 0.25;

/** The nearest base of a unit to a place. */
export function nearestOf({ view }: Look, unit: string, [x, y]: Place): Figure | undefined {
  let best: Figure | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const f of basesOf(view, unit)) {
    const off = distance(f, { x, y });
    if (off < least) [best, least] = [f, off];
  }
  return best;
}

/** Where the leading figure of a unit can go within this many inches, by the rules. */
export function reachOf({ view, table }: Look, unit: string, most: number): Reach | undefined {
  const at = view.figures.find((f) => f.id === leadOf(view, unit));
  if (!at) return undefined;
  const u = unitOf(view, unit);
  const { figures } = table;
  const foes = new Set<string>();
  const mates = new Set<string>();
  for (const f of view.figures) {
    if (f.unit === unit) mates.add(f.id);
    else if (f.status === 'active' && isLiving(unitOf(view, f.unit)) !== isLiving(u)) foes.add(f.id);
  }
  return table.ways(u.vehicle === null ? u.kind : 'vehicle').from(at.x, at.y, at.level, {
    most,
    self: figures.of(at.id),
    blocks: (i) => foes.has(figures.ids[i] as string),
    avoids: (i) => !mates.has(figures.ids[i] as string),
  });
}

/** Turns left, including this one. */
export function turnsLeft({ view, book }: Look): number {
  return book.scenario.turns - view.turn + 1;
}

/** Places along a way, at most two inches apart. */
export function inchByInch(points: readonly Place[]): Place[] {
  const found: Place[] = [];
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (from && from[2] === to[2]) {
      const n = Math.ceil(Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2) / 2);
      for (let k = 1; k < n; k++)
        found.push([from[0] + ((to[0] - from[0]) * k) / n, from[1] + ((to[1] - from[1]) * k) / n, to[2]]);
    }
    if (i > 0) found.push(to);
  });
  return found;
}
