import { snap } from '@shambles/field';
import { type Box, boxOf, GAP, type Plan, type Side, type Spot } from './plan.js';

/** The name, roof and number of floors of a building. */
export interface Style {
  readonly name: string;
  readonly roof: 'flat' | 'tiled';
  readonly floors: number;
}

/** Widths in inches. */
const DOOR = 1.25;
const WINDOW = 1;
/** Least distance between the middles of openings. */
const BAY = 1.9;
/** Depth of the free ground in front of a door. */
const APRON = 1.4;

/** A wall between two corners, with the building on its left. */
interface Wall {
  readonly side: Side;
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * Puts up a building: a door in the front, another at the back if there is room, windows to the street, and stairs
 * between its floors.
 */
export function raise(plan: Plan, box: Box, front: Side, { name, roof, floors }: Style): void {
  const { chance } = plan;
  const id = plan.id('house');
  const walls = shapeOf(plan, box, front);
  const doors: { id: string; at: [number, number]; width: number; type: string }[] = [];
  const windows: { at: [number, number]; width: number; level: number }[] = [];
  const back = OPPOSITE[front];
  for (const wall of walls) {
    const free = plan.fits(before(wall, GAP), 0);
    if (wall.side !== front && !free) continue;
    const bays = baysOf(wall);
    const hasDoor = wall.side === front || (wall.side === back && chance.percent(70));
    const needs = hasDoor && bays.length > 0 && !doors.some((d) => d.id.endsWith(wall.side));
    const door = needs ? chance.below(bays.length) : -1;
    bays.forEach((at, i) => {
      if (i === door) {
        doors.push({ id: `${id}-door-${wall.side}`, at: [...at], width: DOOR, type: 'standard' });
        plan.keep(apron(at, wall.side));
      } else if (wall.side === front || chance.percent(55))
        windows.push({ at: [...at], width: WINDOW, level: 0 });
      for (let level = 1; level < floors; level++)
        if (chance.percent(85)) windows.push({ at: [...at], width: WINDOW, level });
    });
  }
  const outline = walls.map(({ from }): [number, number] => [from[0], from[1]]);
  plan.buildings.push({
    id,
    name,
    ...(outline.length === 4 ? { rect: boxOf(outline) as [number, number, number, number] } : { outline }),
    levels: floors,
    roof,
    doors,
    windows,
  });
  plan.stand(box);
  if (floors > 1) {
    // In the front corner, which every shape has.
    const [x, y] = cornerOf(box, front);
    plan.links.push({ id: `${id}-stairs`, kind: 'stairs', at: [x, y], from: 0, to: floors - 1 });
  }
}

const OPPOSITE: { readonly [side in Side]: Side } = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/** The walls, anticlockwise from the south-west: a rectangle, or one with a back corner cut out. */
function shapeOf({ chance }: Plan, [w, s, e, n]: Box, front: Side): Wall[] {
  const roomy = e - w >= 6 && n - s >= 6;
  const corners: Spot[] = [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ];
  if (roomy && chance.percent(40)) {
    const dx = snap(chance.between(2, e - w - 3.5));
    const dy = snap(chance.between(2, n - s - 3.5));
    // Indices of the back corners for each front.
    const cut = chance.pick(BACK[front]);
    const [x, y] = corners[cut] as Spot;
    const qx = x === w ? x + dx : x - dx;
    const qy = y === s ? y + dy : y - dy;
    const even = cut % 2 === 0;
    corners.splice(cut, 1, even ? [x, qy] : [qx, y], [qx, qy], even ? [qx, y] : [x, qy]);
  }
  return corners.map((from, i): Wall => {
    const to = corners[(i + 1) % corners.length] as Spot;
    const side =
      from[1] === to[1] ? (to[0] > from[0] ? 'south' : 'north') : to[1] > from[1] ? 'east' : 'west';
    return { side, from, to };
  });
}

const BACK: { readonly [side in Side]: readonly number[] } = {
  north: [0, 1],
  east: [0, 3],
  south: [2, 3],
  west: [1, 2],
};

/** The middles of a wall's openings, evenly spaced along it. */
function baysOf({ from: [ax, ay], to: [bx, by] }: Wall): Spot[] {
  const long = Math.abs(bx - ax) + Math.abs(by - ay);
  const n = Math.floor((long - 0.5) / BAY);
  return Array.from({ length: n }, (_, i): Spot => {
    const share = (i + 0.5) / n;
    return [snap(ax + (bx - ax) * share), snap(ay + (by - ay) * share)];
  });
}

/** The ground in front of a wall. */
function before({ side, from, to }: Wall, deep: number): Box {
  const [w, s, e, n] = boxOf([from, to]);
  const hair = 0.01;
  switch (side) {
    case 'north':
      return [w, n + hair, e, n + deep];
    case 'east':
      return [e + hair, s, e + deep, n];
    case 'south':
      return [w, s - deep, e, s - hair];
    case 'west':
      return [w - deep, s, w - hair, n];
  }
}

function apron([x, y]: Spot, side: Side): Box {
  const half = DOOR / 2 + 0.2;
  switch (side) {
    case 'north':
      return [x - half, y, x + half, y + APRON];
    case 'east':
      return [x, y - half, x + APRON, y + half];
    case 'south':
      return [x - half, y - APRON, x + half, y];
    case 'west':
      return [x - APRON, y - half, x, y + half];
  }
}

function cornerOf([w, s, e, n]: Box, front: Side): Spot {
  const off = 0.75;
  switch (front) {
    case 'north':
      return [snap(w + off), snap(n - off)];
    case 'east':
      return [snap(e - off), snap(n - off)];
    case 'south':
      return [snap(e - off), snap(s + off)];
    case 'west':
      return [snap(w + off), snap(s + off)];
  }
}
