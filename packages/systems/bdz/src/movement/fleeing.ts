import type { Reach } from '@shambles/field';
import type { At, Place } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { EDGES, type Edge } from '../kinds.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Person } from '../state.js';
import { BASE, tableOf } from '../table.js';

/** Bases and edges that touch, in inches. */
const TOUCH = 0.1;

/** It only tries to get away: the band that evades, and people on the road who want nothing else. BDZ-D-c45, BDZ-T-road-groups. */
export function flees({ s }: BdzWorld, { side }: Pick<Person, 'side'>): boolean {
  if (!s.encounter) return false;
  const { road, evading } = s.encounter;
  return side === OTHERS ? road?.goal === 'run-away' : evading;
}

/** Inches to the edge that it makes for: that by which the band came in, the southern one down a road, or any. */
function toEdge(w: BdzWorld, { side }: Pick<Person, 'side'>, { x, y }: Pick<At, 'x' | 'y'>): number {
  const [wide, high] = tableOf(w).ground.map.size;
  const off = { north: high - y, east: wide - x, south: y, west: x };
  const { edges = [] } = w.s.encounter ?? {};
  const own: readonly Edge[] = side === OTHERS ? EDGES : edges.length > 0 ? edges : ['south'];
  return Math.min(...own.map((edge) => off[edge]));
}

/** It has come to that edge. */
export function hasEscaped(w: BdzWorld, p: Person): boolean {
  return toEdge(w, p, p) - BASE <= TOUCH;
}

/** Where somebody can go who comes no farther from its edge, unless it has to get out of a house first. BDZ-D-c45. */
export function onlyAway(w: BdzWorld, p: Person, reach: Reach): Reach {
  if (!flees(w, p) || tableOf(w).houseOf(p) !== undefined) return reach;
  const now = toEdge(w, p, p);
  const isAway = (...[x, y]: Place) => toEdge(w, p, { x, y }) <= now;
  const cost = (...to: Place) => (isAway(...to) ? reach.cost(...to) : Number.POSITIVE_INFINITY);
  const route = (...to: Place) => (isAway(...to) ? reach.route(...to) : undefined);
  const isReached = (...to: Place) => isAway(...to) && reach.cost(...to) < Number.POSITIVE_INFINITY;
  const lit: Reach['lit'] = (cell, may) =>
    reach.lit(cell, (...to) => (may?.(...to) ?? true) && isReached(...to));
  return Object.assign(Object.create(reach) as Reach, { cost, route, lit });
}
