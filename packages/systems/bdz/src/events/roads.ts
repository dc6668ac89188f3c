import type { MapFile, Patch } from '@shambles/field';
import { turn } from '@shambles/field';
import { possibly, sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { zombieDice } from '../house/campaign-rows.js';
import { type Vehicle, vehicleOf } from '../state.js';
import { measures } from '../table/bodies.js';
import { tableOf } from '../table.js';
import { stand } from '../zombies/coming.js';
import type { Event } from './event.js';
import { anyVehicle, moving } from './mishaps.js';

/** Inches beyond the crossing after which the road turns out to be a dead end. BDZ-enc-rand-5b. */
const BLIND = 12;
/** Die results up to this lead to the left. */
const LEFT = 3;
/** The kinds of map area that are roads. */
const KINDS: readonly string[] = ['road', 'street'];

/** A rectangle in inches: its west, south, east and north edges. */
export type Box = readonly [west: number, south: number, east: number, north: number];
type Heading = 0 | 90 | 180 | 270;

/** The crossing ahead of a vehicle, where another road meets its own. */
interface Crossing {
  readonly heading: Heading;
  readonly own: Box;
  readonly other: Box;
  readonly box: Box;
}

const boxOf = ({ box }: Patch): Box => box.map((n) => n / 1000) as unknown as Box;
export const isUpright = ([w, s, e, n]: Box): boolean => n - s > e - w;
const holds = ([w, s, e, n]: Box, x: number, y: number): boolean => x >= w && x <= e && y >= s && y <= n;
/** The coordinate of the edge of a box in this direction. */
const edge = (box: Box, heading: Heading): number => box[{ 0: 3, 90: 2, 180: 1, 270: 0 }[heading]] as number;
const sign = (heading: Heading): 1 | -1 => (heading === 0 || heading === 90 ? 1 : -1);

/** The rectangles of all roads on the table. */
export function roadsOn(w: BdzWorld): Box[] {
  return tableOf(w)
    .ground.patches.filter((p) => KINDS.includes(p.kind))
    .map(boxOf);
}

/** The next crossing ahead of a vehicle that drives along a road; undefined if there is none. */
function crossingOf(w: BdzWorld, v: Vehicle): Crossing | undefined {
  const heading = ((Math.round(v.facing / 90) * 90) % 360) as Heading;
  const roads = roadsOn(w);
  const lengthwise = heading % 180 === 0;
  const own = roads.find((box) => isUpright(box) === lengthwise && holds(box, v.x, v.y));
  if (!own) return undefined;
  const front = (lengthwise ? v.y : v.x) + (sign(heading) * measures(v).length) / 2;
  const near = (box: Box) => sign(heading) * (edge(box, turn(heading + 180) as Heading) - front);
  const crossings = roads
    .filter((other) => isUpright(other) !== lengthwise)
    .map((other): Crossing => ({ heading, own, other, box: meet(own, other) }))
    .filter(({ box: [west, south, east, north] }) => east > west && north > south)
    .filter(({ box }) => near(box) >= 0);
  return crossings.sort((a, b) => near(a.box) - near(b.box))[0];
}

const meet = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/**
 * A barrier across a road from kerb to kerb, `off` inches beyond the crossing, or at the road's end if that is nearer.
 */
function bar({ box }: Crossing, road: Box, heading: Heading, off: number): [number, number][] {
  const past = edge(box, heading) + sign(heading) * off;
  const end = edge(road, heading);
  const at = sign(heading) > 0 ? Math.min(past, end) : Math.max(past, end);
  const [west, south, east, north] = road;
  const upright = heading % 180 === 0;
  return upright
    ? [
        [west, at],
        [east, at],
      ]
    : [
        [at, south],
        [at, north],
      ];
}

/**
 * Barriers close the way straight on, one side, and the other side after twelve inches. The zombies come from behind.
 * BDZ-D-c35, BDZ-D-c112.
 */
export const DEAD_END: Event = {
  rule: 'BDZ-enc-rand-5b',
  fits: (w) => moving(w).some((v) => crossingOf(w, v)),
  *happens(w) {
    const rule = 'BDZ-enc-rand-5b';
    const able = moving(w).filter((v) => crossingOf(w, v));
    const v = vehicleOf(w.s, yield* anyVehicle(w, rule, able));
    const crossing = crossingOf(w, v) as Crossing;
    const left = yield* possibly(w, LEFT, { rule, label: 'crossing', table: 'BDZ-T-random' });
    const { own, other, heading } = crossing;
    const [blind, shut] = [left ? 270 : 90, left ? 90 : 270].map((by) => turn(heading + by) as Heading);
    const paths = [
      bar(crossing, own, heading, 0),
      bar(crossing, other, shut as Heading, 0),
      bar(crossing, other, blind as Heading, BLIND),
    ];
    w.happen({ is: 'barred', cause: rule, map: withBars(tableOf(w).ground.map, w, paths) });
    const n = yield* sum(w, zombieDice(w.book, 'dead-end'), {
      rule,
      label: 'zombies',
      table: 'BDZ-T-random',
    });
    stand(w, { x: v.x, y: v.y, level: 0 }, Array(n).fill(turn(v.facing + 180)), 'event');
  },
};

/** The map with these barriers added, without the vehicles that the state puts on it. */
function withBars(now: MapFile, w: BdzWorld, paths: readonly [number, number][][]): MapFile {
  const { vehicles, barriers, ...map } = now;
  const moves = new Set(w.s.vehicles.map((v) => v.id));
  const bars = paths.map((path, i) => ({ id: `bar-${w.s.turn}-${i + 1}`, kind: 'high wall', path }));
  return {
    ...map,
    vehicles: (vehicles ?? []).filter((v) => !moves.has(v.id)),
    barriers: [...(barriers ?? []).filter((b) => !moves.has(b.id)), ...bars],
  };
}
