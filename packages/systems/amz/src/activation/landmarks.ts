import type { Line } from '@shambles/engine';
import { bearingOf, boxOf, type Ground, grains, pointOf, type Ring, ringOfShape } from '@shambles/field';
import { word } from '../facts/lines.js';
import type { Edge } from '../scenarios/edges.js';

/** Beyond this distance, in inches, a place is not described as beside a landmark. */
const NEAR = 12;

interface Landmark {
  readonly noun: string;
  /** Distance to the landmark in inches; 0 if the place is on it. */
  readonly off: number;
  /** Vector from the landmark to the place. */
  readonly east: number;
  readonly north: number;
}

/** How a player would describe a place on an edge: by what it is on or beside, and by how far along the edge it is. */
export function entryLine(
  { map }: Pick<Ground, 'map'>,
  at: { readonly x: number; readonly y: number },
  { edge, inches }: { readonly edge: Edge; readonly inches: number },
): Line {
  const buildings = (map.buildings ?? []).map((b) => landmark(`building.${b.id}`, ringOfShape(b), at));
  const areas = (map.areas ?? [])
    .filter((a) => a.name !== undefined)
    .map((a) => landmark(`area.${a.id}`, ringOfShape(a), at));
  const [next] = [...buildings, ...areas].filter(({ off }) => off <= NEAR).sort((a, b) => a.off - b.off);
  const along = { edge: { key: `edge.${edge}` }, inches };
  if (!next) return { key: 'enter.at', values: along };
  const what = word(next.noun);
  if (next.off === 0) return { key: 'enter.on', values: { ...along, what } };
  const where = { key: `side.${pointOf(bearingOf(next.east, next.north))}` };
  return { key: 'enter.by', values: { ...along, what, where } };
}

function landmark(noun: string, ring: Ring, { x, y }: { readonly x: number; readonly y: number }): Landmark {
  const [west, south, east, north] = boxOf(ring);
  const beyond = (at: number, from: number, to: number) => (at - Math.max(from, Math.min(to, at))) / 1000;
  const [dx, dy] = [beyond(grains(x), west, east), beyond(grains(y), south, north)];
  return { noun, off: Math.sqrt(dx * dx + dy * dy), east: dx, north: dy };
}
