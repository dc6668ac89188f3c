import type { Rule } from '@shambles/engine';
import { possibly } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { barricadeRow } from '../house/ground-rows.js';
import { hasHands, inMelee, type Person, personOf } from '../state.js';
import { houseOfOpening, isAt, type Opening } from '../table/openings.js';
import { tableOf } from '../table.js';
import { MATERIALS } from '../tables/buildings.js';
import { openingNamed, openingsIn } from './openings.js';

/** True for a hardware store or the like, as marked by a place on the map. BDZ-barricade-materials. */
function isStore(w: BdzWorld, house: string | undefined): boolean {
  const { places = [] } = tableOf(w).ground.map;
  return house !== undefined && places.some((p) => p.kind === 'hardware' && p.data?.building === house);
}

/** True in a store that has boards. BDZ-barricade-materials. */
export function mayFetch(w: BdzWorld, p: Person): boolean {
  return !p.boards && !inMelee(w.s, p.id) && isStore(w, tableOf(w).houseOf(p));
}

/**
 * True if there are materials in the building, undefined if nobody has rolled for them yet. A figure that brings boards
 * needs no roll.
 */
function materials(w: BdzWorld, p: Person, house: string): boolean | undefined {
  if (p.boards || isStore(w, house)) return true;
  return w.s.searched.find((each) => each.house === house)?.found;
}

/**
 * Doors and windows of its building that a figure could barricade with its whole activation. BDZ-barricade-build,
 * BDZ-barricade-max.
 */
export function buildable(w: BdzWorld, p: Person): Opening[] {
  const house = tableOf(w).houseOf(p);
  if (house === undefined || !hasHands(p) || p.used > 0 || p.fired || p.prone || inMelee(w.s, p.id))
    return [];
  if (materials(w, p, house) === false) return [];
  return openingsIn(w).filter(
    (o) =>
      houseOfOpening(tableOf(w).ground, o) === house &&
      isAt(p, o.piece) &&
      o.rep < barricadeRow(w.book, o.what).rep,
  );
}

/**
 * Builds a barricade. Each building is searched for materials once; then the barricade's Rep rises.
 * BDZ-barricade-materials, BDZ-barricade-build.
 */
export function* builds(w: BdzWorld, who: string, id: string): Rule<void> {
  const p = personOf(w.s, who);
  const house = tableOf(w).houseOf(p) as string;
  if (materials(w, p, house) === undefined) {
    const roll = { rule: 'BDZ-barricade-materials', label: 'materials', seat: p.seat, who } as const;
    const found = yield* possibly(w, MATERIALS, roll);
    w.happen({ is: 'materials', cause: 'BDZ-barricade-materials', who, house, found });
    if (!found) return;
  }
  const { what, rep } = openingNamed(w, id);
  const { gain, rep: most } = barricadeRow(w.book, what);
  const raised = Math.min(rep + gain, most);
  w.happen({ is: 'built', cause: 'BDZ-barricade-build', who, opening: id, rep: raised });
  w.happen({ is: 'rested', cause: 'BDZ-barricade-build', who: [who] });
}
