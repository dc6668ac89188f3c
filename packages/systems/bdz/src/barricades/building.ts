import type { Rule } from '@shambles/engine';
import { possibly } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { inMelee, type Person, personOf } from '../state.js';
import { houseOfOpening, isAt, type Opening, openingsOn } from '../table/openings.js';
import { tableOf } from '../table.js';
import { barricadeRow, MATERIALS } from '../tables/buildings.js';
import { openingNamed } from './openings.js';

/** Doors and windows of the building it is in that somebody could barricade, as the whole of its activation. BDZ-barricade-build, BDZ-barricade-max. */
export function buildable(w: BdzWorld, p: Person): Opening[] {
  const house = tableOf(w).houseOf(p);
  if (house === undefined || p.used > 0 || p.fired || p.prone || inMelee(w.s, p.id)) return [];
  if (w.s.searched.some((each) => each.house === house && !each.found)) return [];
  return openingsOn(w.book.ground, w.s.openings).filter(
    (o) => houseOfOpening(w.book.ground, o) === house && isAt(p, o.piece) && o.rep < barricadeRow(o.what).rep,
  );
}

/** What lies about in the building is looked for once; then its Rep rises. BDZ-barricade-materials, BDZ-barricade-build. */
export function* builds(w: BdzWorld, who: string, id: string): Rule<void> {
  const p = personOf(w.s, who);
  const house = tableOf(w).houseOf(p) as string;
  if (!w.s.searched.some((each) => each.house === house)) {
    const roll = { rule: 'BDZ-barricade-materials', label: 'materials', seat: p.seat, who } as const;
    const found = yield* possibly(w, MATERIALS, roll);
    w.happen({ is: 'materials', cause: 'BDZ-barricade-materials', who, house, found });
    if (!found) return;
  }
  const { what, rep } = openingNamed(w, id);
  const raised = rep + barricadeRow(what).gain;
  w.happen({ is: 'built', cause: 'BDZ-barricade-build', who, opening: id, rep: raised });
  w.happen({ is: 'rested', cause: 'BDZ-barricade-build', who: [who] });
}
