import { type Building, distance } from '@shambles/field';
import type { At } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { encounterOf, type Premises, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { sectionOf } from './edges.js';

/** Bounding box of a building: west, south, east, north. */
function boundsOf({ rect, outline = [] }: Building): readonly [number, number, number, number] {
  if (rect) return rect;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function middle(building: Building): At {
  const [west, south, east, north] = boundsOf(building);
  return { x: (west + east) / 2, y: (south + north) / 2, level: 0 };
}

/** The middle of a building's ground floor, or of the table if there is no such building. */
export function middleOf(w: FtbWorld, building: string): At {
  const { map } = encounterOf(w.s);
  const found = map.buildings?.find((b) => b.id === building);
  return found ? middle(found) : { x: map.size[0] / 2, y: map.size[1] / 2, level: 0 };
}

/** Buildings whose middle is in a section, in map order. */
export function buildingsIn(w: FtbWorld, section: number): Building[] {
  return (encounterOf(w.s).map.buildings ?? []).filter((b) => sectionOf(w, middle(b)) === section);
}

/** True if every floor of a building has been searched: each counts as a building. FTB-11.9b, FTB-14.16.1. */
export function isSearched(premises: readonly Premises[], { id, levels }: Floors): boolean {
  const known = premises.find((b) => b.id === id)?.searched ?? [];
  return Array.from({ length: levels }, (_, level) => level).every((level) => known.includes(level));
}

/** A building and the number of its floors. */
interface Floors {
  readonly id: string;
  readonly levels: number;
}

/** True for the Home that the players defend: nobody is met in it. FTB-D-8, FTB-D-193. */
export function isHome(w: FtbWorld, building: string): boolean {
  const { kind, target } = encounterOf(w.s);
  return kind === 'raid-defend' && building === target;
}

/** True for the place where a night out is spent. FTB-14.10.4. */
export function isSettlement(w: FtbWorld, building: string | undefined): boolean {
  const { kind, target } = encounterOf(w.s);
  return kind === 'chillin' && building === target;
}

/** True if a person is in the place where a night out is spent. FTB-14.10.6a. */
export function isChilling(w: FtbWorld, who: string): boolean {
  return isSettlement(w, tableOf(w).houseOf(personOf(w.s, who)));
}

/** The Target Building: the first in its section or, if there is none, the nearest to its middle. FTB-14.12.5b. */
export function targetIn(w: FtbWorld, section: number): Building | undefined {
  const { map } = encounterOf(w.s);
  const [width, height] = map.size;
  const x = (((section - 1) % 3) + 0.5) * (width / 3);
  const y = height - (Math.floor((section - 1) / 3) + 0.5) * (height / 3);
  const near = (b: Building) => distance(middle(b), { x, y });
  return (
    buildingsIn(w, section)[0] ??
    [...(map.buildings ?? [])].sort((a, b) => near(a) - near(b) || (a.id < b.id ? -1 : 1))[0]
  );
}

/** Buildings that a raid may target: those of its section or, if there are none, the Target Building. FTB-14.12.5b. */
export function targetsIn(w: FtbWorld, section: number): Building[] {
  const found = buildingsIn(w, section);
  const target = found.length === 0 ? targetIn(w, section) : undefined;
  return target ? [target] : found;
}
