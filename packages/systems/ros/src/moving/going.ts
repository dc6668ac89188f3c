import type { Line } from '@shambles/engine';
import { besidePiece, type Headed, type Reach, type Which } from '@shambles/field';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import { placesAt, placesAtLink } from '../ground/ladders.js';
import { cardRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { cardsOf } from '../kinds.js';
import { living, type Person, type Place } from '../state.js';
import { type RosTable, tableOf } from '../table.js';
import { nameOf } from '../words.js';

/** Distance from a line to the centre of a base that touches it, in cm. */
const TOUCHING = 1.05;

/** Movement that each hit takes off, in cm. ROS-injury-effect. */
export const HIT_SLOWS = 2;

/** Movement that a survivor has left in step 5, from its card and hits, in cm. ROS-card-RUN, ROS-card-BOTH. */
export function allowance(book: Tabled, p: Person): number {
  const move = Math.max(0, ...cardsOf(p.play).map((c) => cardRow(book, c).move));
  return Math.max(0, Math.round((move - HIT_SLOWS * p.hits - p.used) * 1000) / 1000);
}

/**
 * Bases that a survivor cannot pass: standing Zeds and seated figures, or everybody if the option says so. ROS-D-pass.
 */
function barsSurvivor(w: RosWorld, table: RosTable): Which {
  if (w.book.options.pass === 'nobody') return () => true;
  const bars = new Set([
    ...w.s.zeds.filter((z) => !z.down).map((z) => z.id),
    ...w.s.seated.filter((q) => !q.gone).map((q) => q.id),
  ]);
  return (i) => bars.has(table.figures.ids[i] as string);
}

/** Everywhere a survivor can move to with `most` cm. */
export function reachOf(w: RosWorld, p: Person, most: number): Reach {
  const table = tableOf(w);
  return table.ways('survivor').from(p.x, p.y, p.level, {
    most,
    self: table.figures.find(p.id),
    blocks: barsSurvivor(w, table),
  });
}

/** A length as shown to the player: in tenths of a centimetre, rounded down so that it never promises too much. */
export const tenths = (cm: number): number => Math.floor(cm * 10 + 0.001) / 10;

/** A way to a named place in words; it gives the length of the whole way. */
export const wayInWords = (book: Book, { goal, there, whole }: Headed<Goal>): Line => ({
  key: there ? 'move.to' : 'move.toward',
  values: { name: nameOf(book, goal.id), cost: tenths(whole) },
});

/** A named place worth going to. */
export interface Goal {
  readonly id: string;
  /** Kind of place: a key of the catalogue. */
  readonly kind: 'door' | 'find' | 'link' | 'survivor' | 'exit' | 'landing' | 'seated' | 'vehicle';
  readonly at: Place;
}

/** Named places where a base can be: both sides of doors, finds, ladders, vehicles, exits, other people. */
export function goals(w: RosWorld, p: Person): Goal[] {
  const table = tableOf(w);
  const found: Goal[] = [];
  for (const piece of table.ground.pieces)
    if (piece.kind === 'door' && table.field.door(piece.id) !== 'gone')
      for (const side of [1, -1] as const) {
        const at = besidePiece(piece, side, TOUCHING);
        if (table.ways('survivor').standing(...at)) found.push({ id: piece.id, kind: 'door', at });
      }
  for (const f of w.s.finds)
    for (const at of placesAt(table, f, p).slice(0, 1)) found.push({ id: f.id, kind: 'find', at });
  for (const l of w.book.map.links ?? []) {
    const level = p.level >= l.from && p.level <= l.to ? p.level : l.from;
    const at = l.kind === 'stairs' ? table.footNear(l.at, level) : placesAtLink(table, l, level, p)[0];
    if (at) found.push({ id: l.id, kind: 'link', at });
  }
  for (const v of w.s.vehicles) {
    const at = table.besideVehicle(v.id, p);
    if (at) found.push({ id: v.id, kind: 'vehicle', at });
  }
  for (const place of w.book.map.places ?? []) {
    if (place.kind === 'exit' && place.rect)
      found.push({ id: place.id, kind: 'exit', at: into(place.rect, p) });
    if (place.kind === 'landing' && place.at)
      found.push({ id: place.id, kind: 'landing', at: [place.at[0], place.at[1], place.level ?? 0] });
  }
  for (const q of w.s.seated) if (!q.gone) found.push(...contact(table, q.id, 'seated', p));
  for (const q of living(w.s)) if (q.id !== p.id) found.push(...contact(table, q.id, 'survivor', p));
  return found;
}

function contact(table: RosTable, id: string, kind: Goal['kind'], p: Person): Goal[] {
  const at = table.contactWith(id, p);
  return at ? [{ id, kind, at }] : [];
}

/** The place in a zone nearest to a survivor, a base's radius inside. */
function into([w, s, e, n]: readonly [number, number, number, number], p: Person): Place {
  return [Math.min(Math.max(p.x, w + 1.1), e - 1.1), Math.min(Math.max(p.y, s + 1.1), n - 1.1), 0];
}

/** True if the centre of a base is within a zone of the map, on the ground. */
export function inZone(rect: readonly [number, number, number, number], at: Place): boolean {
  const [w, s, e, n] = rect;
  return at[2] === 0 && at[0] >= w && at[0] <= e && at[1] >= s && at[1] <= n;
}
