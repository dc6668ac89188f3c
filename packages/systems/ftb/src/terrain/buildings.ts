import { type Building, distance } from '@shambles/field';
import type { At } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { encounterOf, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { sectionOf } from './edges.js';

/** Corner to corner of what a building covers: west, south, east, north. */
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

/** The middle of a building's ground floor; of the table where there is no such building. */
export function middleOf(w: FtbWorld, building: string): At {
  const { map } = encounterOf(w.s);
  const found = map.buildings?.find((b) => b.id === building);
  return found ? middle(found) : { x: map.size[0] / 2, y: map.size[1] / 2, level: 0 };
}

/** Buildings whose middle lies in a section, in the order of the map. */
export function buildingsIn(w: FtbWorld, section: number): Building[] {
  return (encounterOf(w.s).map.buildings ?? []).filter((b) => sectionOf(w, middle(b)) === section);
}

/** The players' own Home, which they defend: there is nobody to be met in it. FTB-D-8, FTB-D-193. */
export function isHome(w: FtbWorld, building: string): boolean {
  const { kind, target } = encounterOf(w.s);
  return kind === 'raid-defend' && building === target;
}

/** The place where a night out is spent. FTB-14.10.4. */
export function isSettlement(w: FtbWorld, building: string | undefined): boolean {
  const { kind, target } = encounterOf(w.s);
  return kind === 'chillin' && building === target;
}

/** Somebody meets others in the place where one goes to chill. FTB-14.10.6a. */
export function isChilling(w: FtbWorld, who: string): boolean {
  return isSettlement(w, tableOf(w).houseOf(personOf(w.s, who)));
}

/** The Target Building: in its section, or where there is none the one nearest to the middle of it. FTB-14.12.5b. */
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

/** The buildings that a raid may aim at: those of its section, or where there are none the Target Building. FTB-14.12.5b. */
export function targetsIn(w: FtbWorld, section: number): Building[] {
  const found = buildingsIn(w, section);
  const target = found.length === 0 ? targetIn(w, section) : undefined;
  return target ? [target] : found;
}
