import type { FtbWorld } from '../facts.js';
import { type Encounter, encounterOf, type Person } from '../state.js';
import { sectionAt } from '../towns/sections.js';

export type Edge = 'north' | 'east' | 'south' | 'west';

/** Distance in inches from an edge at which a figure can leave by it; a base stays on the table. */
const BRINK = 1;

/** Edges that a person is at. */
export function edgesAt(w: FtbWorld, p: Person): Edge[] {
  const [width, height] = encounterOf(w.s).map.size;
  const found: Edge[] = [];
  if (p.level !== 0) return found;
  if (p.y >= height - BRINK) found.push('north');
  if (p.x >= width - BRINK) found.push('east');
  if (p.y <= BRINK) found.push('south');
  if (p.x <= BRINK) found.push('west');
  return found;
}

/** The section that a place is in: 1 to 9, row by row from the north-west. FTB-9.1a. */
export function sectionOf(w: FtbWorld, { x, y }: { readonly x: number; readonly y: number }): number {
  return sectionAt(encounterOf(w.s).map.size, x, y);
}

/**
 * The edge that an active figure may leave by now: any, unless the Encounter names the exit. From the Tabletop a figure
 * may leave from anywhere, but does nothing else. FTB-D-63, FTB-TB-tabletop-h, FTB-D-221.
 */
export function mayLeaveBy(w: FtbWorld, p: Person): Edge | undefined {
  const [edge] = edgesAt(w, p);
  if (encounterOf(w.s).kind === 'no-terrain' && p.used === 0 && !p.acted) return edge ?? 'south';
  const out = exitOf(encounterOf(w.s));
  return out === undefined || sectionOf(w, p) === out ? edge : undefined;
}

/** The section of the exit, if the Encounter names one. FTB-14.7.5b, FTB-14.8.5c, FTB-14.10.4. */
export function exitOf({ kind, tally }: Pick<Encounter, 'kind' | 'tally'>): number | undefined {
  switch (kind) {
    case 'robbery-in-town':
      return 1;
    case 'escape':
      return (tally.legs ?? 0) === 0 ? 1 : 3;
    case 'chillin':
      return 9;
    default:
      return undefined;
  }
}
