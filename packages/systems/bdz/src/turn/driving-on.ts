import { ask, choose, type Rule, Some } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { isUpright, roadsOn } from '../events/roads.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { kindRow } from '../house/vehicle-rows.js';
import { EDGES, type Edge } from '../kinds.js';
import { hasHands, type Person, type Vehicle } from '../state.js';
import { type Body, measures, overlaps, shifted } from '../table/bodies.js';
import { tableOf } from '../table.js';
import { seatsFree } from '../vehicles/driver.js';
import { obstacles } from '../vehicles/rolling.js';

const RULE = 'BDZ-veh-move-assumed-moving';
/** How far in a vehicle may have to start if something blocks the end of the road, in inches. */
const IN = 12;
/** Inches between the speeds offered. */
const STEP = 2;

export const INWARDS: { readonly [edge in Edge]: number } = { north: 180, east: 270, south: 0, west: 90 };

/** True unless somebody stayed behind from a campaign's encounter. */
export function goes({ s }: BdzWorld, p: Person): boolean {
  return !s.campaign || s.encounter?.who.includes(p.id) === true;
}

/** A place where a vehicle comes onto the table. */
interface Way {
  readonly edge: Edge;
  readonly body: Body;
}

/**
 * Members of the band who ride come on first: vehicle by vehicle, at the end of a road and at any speed.
 * BDZ-veh-move-assumed-moving, BDZ-D-c114.
 */
export function* driveOn(w: BdzWorld): Rule<void> {
  const { vehicles, plan } = campaignOf(w.s);
  const taken = plan && plan.vehicles.length > 0 ? plan.vehicles : vehicles;
  for (const id of taken) {
    const v = w.s.vehicles.find((each) => each.id === id);
    const ways = v && mayDrive(v) ? waysOn(w, v) : [];
    const coming = comers(w);
    if (v && ways.length > 0 && coming.some(hasHands)) yield* comesOn(w, v, coming, ways);
  }
}

/** True if it runs, has fuel (or an unknown amount) and is not on the table yet. */
const mayDrive = (v: Vehicle): boolean => !hasPlace(v) && v.condition === 'runs' && v.fuel !== 0;

/** Members of the band who are not on the table yet. */
function comers(w: BdzWorld): Person[] {
  return w.s.people.filter(
    (p) => p.seat === w.book.seats[0] && !hasPlace(p) && p.aboard === '' && goes(w, p),
  );
}

function* comesOn(w: BdzWorld, v: Vehicle, coming: readonly Person[], ways: readonly Way[]): Rule<void> {
  const seat = w.book.seats[0] as string;
  const what = { what: named(v.id) };
  const { front, rear } = seatsFree(w, v.id);
  const ids = coming.map((p) => p.id);
  const offered = {
    line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
    on: (id: string) => id,
  };
  const most = Math.min(ids.length, 1 + front + rear);
  const riders = yield* ask(w, seat, RULE, 'rides', new Some(ids, { min: 0, max: most }, offered), what);
  const able = riders.filter((id) => coming.some((p) => p.id === id && hasHands(p)));
  const [first] = able;
  if (first === undefined) return;
  const driver =
    able.length === 1
      ? first
      : yield* ask(w, seat, RULE, 'at-the-wheel', choose(able, { id: (id) => id, ...offered }), what);
  const way = yield* ask(
    w,
    seat,
    RULE,
    'road-end',
    choose(ways, { id: (each) => each.edge, line: (each) => ({ key: `road-end.${each.edge}` }) }),
    what,
  );
  const { speed: top } = kindRow(w.book, v.kind);
  const speeds = [...Array.from({ length: Math.ceil(top / STEP) }, (_, i) => i * STEP), top];
  const speed = yield* ask(
    w,
    seat,
    RULE,
    'comes-at',
    choose(speeds, { id: String, line: (inches) => ({ key: 'leg.inches', values: { inches } }) }),
    what,
  );
  const others = riders.filter((id) => id !== driver);
  w.happen({ is: 'came-by', cause: RULE, edge: way.edge });
  w.happen({
    is: 'drove-on',
    cause: RULE,
    vehicle: v.id,
    at: [way.body.x, way.body.y],
    facing: way.body.facing,
    speed,
    riders: [
      { who: driver, sits: 'wheel' as const },
      ...others.map((who, i) => ({ who, sits: i < front ? ('front' as const) : ('rear' as const) })),
    ],
  });
}

// ------------------------------------------------------------------ by the end of a road

/** Free ends of roads at the edges of the table; without any road, the middles of the edges. BDZ-D-c114. */
function waysOn(w: BdzWorld, v: Vehicle): Way[] {
  const [wide, high] = tableOf(w).ground.map.size;
  const roads = roadsOn(w);
  const all = EDGES.flatMap((edge) => {
    const upright = edge === 'north' || edge === 'south';
    const ends = roads.filter((box) => isUpright(box) === upright && reaches(edge, box, wide, high));
    return ends.map((box) => ({ edge, lane: laneOf(edge, box) }));
  });
  const middles = EDGES.map((edge) => ({
    edge,
    lane: (edge === 'north' || edge === 'south' ? wide : high) / 2,
  }));
  return (all.length > 0 ? all : middles).flatMap(({ edge, lane }) => {
    const body = firstFree(w, v, edge, lane);
    return body ? [{ edge, body }] : [];
  });
}

type Box = ReturnType<typeof roadsOn>[number];

const EDGE = 0.1;
const reaches = (edge: Edge, [west, south, east, north]: Box, wide: number, high: number): boolean =>
  ({ north: north >= high - EDGE, east: east >= wide - EDGE, south: south <= EDGE, west: west <= EDGE })[
    edge
  ];

/** The middle of the right half of a road, for a vehicle that enters by this edge. */
function laneOf(edge: Edge, [west, south, east, north]: Box): number {
  const quarter = (edge === 'north' || edge === 'south' ? east - west : north - south) / 4;
  return { north: west + quarter, south: east - quarter, east: north - quarter, west: south + quarter }[edge];
}

/** The place nearest to the edge that is clear of everything; undefined if there is none. */
function firstFree(w: BdzWorld, v: Vehicle, edge: Edge, lane: number): Body | undefined {
  const [wide, high] = tableOf(w).ground.map.size;
  const half = measures(v).length / 2;
  const { x, y } = {
    north: { x: lane, y: high - half },
    south: { x: lane, y: half },
    east: { x: wide - half, y: lane },
    west: { x: half, y: lane },
  }[edge];
  const body: Body = { id: v.id, kind: v.kind, size: v.size, x, y, facing: INWARDS[edge] };
  const things = obstacles(w, v.id);
  for (let off = 0; off <= IN; off++) {
    const there = shifted(body, off);
    if (!things.some((thing) => overlaps(there, thing))) return there;
  }
  return undefined;
}
