import type { Building } from '@shambles/field';
import type { FtbWorld } from '../facts.js';
import { sectionOf } from '../leaving.js';
import { encounterOf } from '../state.js';
import type { At } from '../table.js';

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
