import { distance } from '@shambles/field';
import { type At, type Place, placeOf, spotAt } from '@shambles/measured';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { childrenOn } from '../groups/children.js';
import { isThere, isUp, type Person, personOf, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';

/**
 * How near the mother her children stand, and how near the van she must be for them to get out, in inches. BDZ-D-c92.
 */
const BESIDE = 2;
const CALLS = 4;
/** How far a child dodges, in inches. BDZ-enc-scen-bleens-uncatchable. */
const DODGES = 2;

/**
 * Where to look for free spots round a place: distances from centre to centre in inches, and the angle between spots in
 * degrees.
 */
const RINGS = [0.5, 1, 1.01, 1.5, 2, 2.02, 2.5, 3] as const;
const STEP = 15;

type Placed = { readonly who: string; readonly at: Place };

/** The mother, if she is on foot and up. */
function motherOn(w: BdzWorld): Person | undefined {
  const p = w.s.people.find((each) => each.id === w.book.scenario.mother);
  return p && isThere(p) && isUp(p) && p.aboard === '' ? p : undefined;
}

/** Free spots round somebody, sorted by distance to `to`. Figures do not bar the way to a spot, but walls do. */
export function roomRound(
  w: BdzWorld,
  p: Person,
  who: string,
  most: number,
  to: At,
  filled: readonly Placed[],
) {
  const table = tableOf(w);
  const reach = table.ways(NORMAL).from(p.x, p.y, p.level, { most, self: table.figures.of(p.id) });
  const isFree = (at: Place) =>
    table.ways(NORMAL).standing(...at) &&
    !table.taken(at, who) &&
    filled.every((f) => distance({ x: f.at[0], y: f.at[1] }, { x: at[0], y: at[1] }) >= 1) &&
    reach.cost(...at) <= most;
  const all = RINGS.filter((r) => r <= most).flatMap((r) =>
    Array.from({ length: 360 / STEP }, (_, i): Place => [...spotAt(p, i * STEP, r), p.level]),
  );
  const off = ([x, y]: Place) => distance(to, { x, y });
  return all.filter(isFree).toSorted((a, b) => off(a) - off(b));
}

/** Places each child beside its mother, while there is room. */
function beside(w: BdzWorld, mother: Person, who: readonly Person[]): Placed[] {
  const places: Placed[] = [];
  for (const child of who) {
    const [at] = roomRound(w, mother, child.id, BESIDE + 1, mother, places);
    if (at) places.push({ who: child.id, at });
  }
  return places;
}

/** True if the mother is near enough to the children's vehicle to call them out. BDZ-enc-scen-bleens-exit. */
export function mayCall(w: BdzWorld, { id }: Person): boolean {
  const [child] = childrenOn(w).filter((c) => c.aboard !== '');
  if (!child || motherOn(w)?.id !== id) return false;
  return tableOf(w).toVehicle(id, vehicleOf(w.s, child.aboard)) <= CALLS;
}

/** The children get out. This ends the activation. BDZ-enc-scen-bleens-exit, BDZ-D-c92. */
export function callsOut(w: BdzWorld, id: string): void {
  const inside = childrenOn(w).filter((c) => c.aboard !== '');
  const places = beside(w, personOf(w.s, id), inside);
  const cause = 'BDZ-enc-scen-bleens-exit';
  if (places.length > 0) w.happen({ is: 'followed', cause, places, out: true });
  w.happen({ is: 'rested', cause, who: w.s.active?.who ?? [id] });
}

/** Places beside the mother for children on foot who are too far from her. BDZ-D-c92. */
export function stragglers(w: BdzWorld): Placed[] {
  const mother = motherOn(w);
  if (!mother) return [];
  const table = tableOf(w);
  const far = childrenOn(w).filter((c) => c.aboard === '' && table.distance(c.id, mother.id) > BESIDE);
  return beside(w, mother, far);
}

/** BDZ-D-c92. */
export function catchUp(w: BdzWorld, places: readonly Placed[]): void {
  w.happen({ is: 'followed', cause: 'BDZ-D-c92', places, out: false });
}

/** A charged child slips away, up to 2 inches and as near to its mother as it can. BDZ-enc-scen-bleens-uncatchable. */
export function slips(w: BdzWorld, child: string, by: string): void {
  const p = personOf(w.s, child);
  const mother = w.s.people.find((each) => each.id === w.book.scenario.mother);
  const cause = 'BDZ-enc-scen-bleens-uncatchable';
  const to = mother && isThere(mother) ? mother : p;
  const [at = placeOf(p)] = roomRound(w, p, child, DODGES, to, []);
  w.happen({ is: 'slipped', cause, who: child, at, by });
}

/**
 * Somebody who leaves the table, and, if it is the mother, the children on foot, who go with her.
 * BDZ-enc-scen-bleens-goal.
 */
export function goesWith(w: BdzWorld, id: string): string[] {
  const all = motherOn(w)?.id === id ? childrenOn(w).filter((c) => c.aboard === '') : [];
  return [id, ...all.map((c) => c.id)];
}
