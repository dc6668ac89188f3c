import type { Rule } from '@shambles/engine';
import { howMany, peopleMet } from '../contact/meeting.js';
import type { FtbWorld } from '../facts.js';
import { turnsHostile } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import { able } from '../people/able.js';
import { leader } from '../people/groups.js';
import { encounterOf, type Person, personOf, standing } from '../state.js';
import { tableOf } from '../table.js';
import { middleOf } from '../terrain/buildings.js';
import { sectionOf } from '../terrain/edges.js';
import { edgePlaces, edgesOf } from './enter.js';
import { WATCHES } from './watches.js';

/** Section where raiders enter. FTB-D-8. */
const RAIDERS_FROM = 9;

/** Brings in raiders by section 9, Enemies from the start. FTB-D-8. */
export function* raidersCome(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  const ours = able(w);
  if (ours.length === 0) return;
  const by = leader(ours);
  const n = yield* howMany(w, by.seat);
  w.happen({ is: 'contact', cause: 'FTB-12.5.1', what: e.foes as Class, number: n });
  const [place] = edgesOf(RAIDERS_FROM).flatMap((edge) => edgePlaces(w, edge, RAIDERS_FROM));
  const [x, y, level] = place ?? [e.map.size[0] - 1, 1, 0];
  const party = yield* peopleMet(
    w,
    e.foes as Class,
    n,
    { x, y, level },
    { by: by.id, active: 'pef', movers: [], watches: WATCHES },
    'raid',
  );
  turnsHostile(w, party, 'raid', 'FTB-D-8');
}

/**
 * A raider in the Target Building with no player inside to stop it, or any raider if no player is able to act; else
 * undefined. FTB-D-8.
 */
export function raiderInside(w: FtbWorld): Person | undefined {
  const { kind, target } = encounterOf(w.s);
  if (kind !== 'raid-defend') return undefined;
  const inside = (p: Person) => isIn(w, p, target);
  if (able(w).some(inside)) return undefined;
  const raiders = w.s.parties.filter((party) => party.goal === 'raid').flatMap((party) => party.people);
  const unhindered = able(w).length === 0;
  return standing(w.s).find((p) => raiders.includes(p.id) && (unhindered || inside(p)));
}

/** True if a person is in the target building or, if this table has none, in its section. */
function isIn(w: FtbWorld, p: Person, target: string): boolean {
  if (target !== '') return tableOf(w).houseOf(p) === target;
  return sectionOf(w, p) === sectionOf(w, middleOf(w, target));
}

/** Gives the raiders what they came for: an Item, wherever it is kept, or a person. FTB-D-8. */
export function taken(w: FtbWorld, by: string): void {
  const { goal } = encounterOf(w.s);
  w.happen({ is: 'goal-taken', cause: 'FTB-D-8', goal, by });
  const item = /^item-(\d+)$/.exec(goal)?.[1];
  if (item === undefined) {
    if (!personOf(w.s, goal).star) w.happen({ is: 'captured', cause: 'FTB-D-8', who: goal });
    return;
  }
  const id = Number(item);
  const holder = w.s.people.find((p) => p.items.some((i) => i.id === id));
  if (holder) w.happen({ is: 'lost', cause: 'FTB-D-8', who: holder.id, items: [id], how: 'taken' });
  const home = w.s.campaign.households.find((h) => h.stock.some((i) => i.id === id));
  if (home)
    w.happen({
      is: 'stock-lost',
      cause: 'FTB-D-8',
      seat: home.seat,
      items: [id],
      why: 'stolen',
    });
}
