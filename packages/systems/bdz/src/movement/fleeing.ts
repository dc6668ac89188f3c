import { type Reach, snap } from '@shambles/field';
import type { At, Place } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { EDGES, type Edge } from '../kinds.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Person } from '../state.js';
import { BASE, tableOf } from '../table.js';

/** At this distance or less, in inches, a base touches an edge. */
const TOUCH = 0.1;

/**
 * True if a figure only tries to get away: the band when it evades, and people on the road with that goal. BDZ-D-c45,
 * BDZ-T-road-groups.
 */
export function flees({ s }: BdzWorld, { side }: Pick<Person, 'side'>): boolean {
  if (!s.encounter) return false;
  const { road, evading } = s.encounter;
  return side === OTHERS ? road?.goal === 'run-away' : evading;
}

/** Edges that a figure makes for. The band: those where it entered, or the southern one on a road. Others: any. */
function edgesOf(w: BdzWorld, { side }: Pick<Person, 'side'>): readonly Edge[] {
  const { edges = [] } = w.s.encounter ?? {};
  return side === OTHERS ? EDGES : edges.length > 0 ? edges : ['south'];
}

/** Inches to the nearest of those edges. */
function toEdge(w: BdzWorld, p: Pick<Person, 'side'>, { x, y }: Pick<At, 'x' | 'y'>): number {
  const [wide, high] = tableOf(w).ground.map.size;
  const off = { north: high - y, east: wide - x, south: y, west: x };
  return snap(Math.min(...edgesOf(w, p).map((edge) => off[edge])));
}

/** True if somebody has reached one of those edges. */
export function hasEscaped(w: BdzWorld, p: Person): boolean {
  return snap(toEdge(w, p, p) - BASE) <= TOUCH;
}

/** Why somebody who flees may not go there, as a sentence; undefined if fleeing does not forbid it. BDZ-D-c45. */
export function notAway(w: BdzWorld, p: Person, [x, y]: Place): string | undefined {
  if (!isBound(w, p) || toEdge(w, p, { x, y }) <= toEdge(w, p, p)) return undefined;
  return `Whoever runs comes no farther from the ${edgesOf(w, p).join(' or the ')} edge.`;
}

/** True if somebody flees and is in the open; somebody in a house has to get out first. BDZ-D-c45. */
function isBound(w: BdzWorld, p: Person): boolean {
  return flees(w, p) && tableOf(w).houseOf(p) === undefined;
}

/**
 * Limits a reach to places no farther from the edge, unless somebody who flees must first get out of a house.
 * BDZ-D-c45.
 */
export function onlyAway(w: BdzWorld, p: Person, reach: Reach): Reach {
  if (!isBound(w, p)) return reach;
  const now = toEdge(w, p, p);
  const isAway = (...[x, y]: Place) => toEdge(w, p, { x, y }) <= now;
  const cost = (...to: Place) => (isAway(...to) ? reach.cost(...to) : Number.POSITIVE_INFINITY);
  const route = (...to: Place) => (isAway(...to) ? reach.route(...to) : undefined);
  const lit: Reach['lit'] = (cell, may) =>
    reach.lit(cell, (...to) => (may?.(...to) ?? true) && isAway(...to));
  return Object.assign(Object.create(reach) as Reach, { cost, route, lit });
}
