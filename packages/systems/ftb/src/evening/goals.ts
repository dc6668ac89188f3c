import type { Goal, Ruled, Seat } from '@shambles/engine';
import { distance, type House } from '@shambles/field';
import { tenth } from '../bar.js';
import type { Book } from '../book.js';
import { isMet, knowsZombies } from '../encounters/objective.js';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { type Encounter, encounterOf, isPlayers, type Place } from '../state.js';
import { tableOf } from '../table.js';
import { SHEETS } from '../tables/sheets.js';
import { isSearched, targetsIn } from '../terrain/buildings.js';
import { exitOf } from '../terrain/edges.js';
import { sectionBox } from '../towns/sections.js';
import type { View } from '../view.js';
import { AIMS } from './brief.js';
import { says } from './said.js';
import { ours, worldOf } from './world.js';

/** Goals on this table: the objective, buildings to look into and a way out. */
export function goals(view: View, seat: Seat, book: Book): Goal<RuleId>[] {
  const e = view.encounter;
  if (!e || view.phase !== 'encounter' || e.stage === 'elsewhere' || e.stage === 'layout') return [];
  const w = worldOf(view, book);
  const { goal } = AIMS[e.kind];
  return [
    { ...says(goal, objectiveOf(e)), id: 'objective', done: isDone(w, e) },
    ...buildings(w, seat, e),
    ...wayOut(w, seat),
  ];
}

/** Key of the objective's line. In Zed! the Target Building has a line of its own. FTB-14.6.1, FTB-14.6.4. */
function objectiveOf({ kind }: Encounter): string {
  return kind === 'zed' ? 'goal.meet-zed' : `brief.goal.${kind}`;
}

/** True if the objective's line is fulfilled. */
function isDone(w: FtbWorld, e: Encounter): boolean {
  if (e.result !== '') return e.result === 'success';
  return e.kind === 'zed' ? w.s.people.some((p) => isPlayers(p) && knowsZombies(p)) : isMet(w);
}

/** Rules that name a Target Building to be entered. */
const ENTERED = { zed: 'FTB-14.6.4', chillin: 'FTB-14.10.4' } as const;

function buildings(w: FtbWorld, seat: Seat, e: Encounter): Goal<RuleId>[] {
  const { houses } = tableOf(w).ground;
  switch (e.kind) {
    case 'search':
    case 'take-back':
      return houses.map((house) => {
        const done = isSearched(w.s.premises, house);
        return placed(w, seat, house, says(AIMS[e.kind].goal, 'goal.search', { house: house.name }), done);
      });
    case 'raid':
    case 'rescue':
      return targetsIn(w, SHEETS[e.kind].target).flatMap(({ id }) => {
        const house = houses.find((h) => h.id === id);
        const done = w.s.premises.some((b) => b.id === id && b.rolled);
        const line = house && says('FTB-14.12.5c', 'goal.look', { house: house.name });
        return house && line ? [placed(w, seat, house, line, done)] : [];
      });
    case 'zed':
    case 'chillin': {
      const house = houses.find((h) => h.id === e.target);
      const done = w.s.premises.some((b) => b.id === e.target && b.entered > 0);
      return house
        ? [placed(w, seat, house, says(ENTERED[e.kind], 'goal.enter', { house: house.name }), done)]
        : [];
    }
    default:
      return [];
  }
}

function placed(w: FtbWorld, seat: Seat, house: House, line: Ruled<RuleId>, done: boolean): Goal<RuleId> {
  const [x0, y0, x1, y1] = house.box;
  const at: Place = [(x0 + x1) / 2000, (y0 + y1) / 2000, 0];
  return { ...line, id: `building ${house.id}`, at, ...off(w, seat, at), done };
}

/** Distance from the nearest figure of the seat. */
function off(w: FtbWorld, seat: Seat, [x, y]: Place): { readonly distance?: number } {
  const all = ours(w, seat).map((p) => distance(p, { x, y }));
  return all.length > 0 ? { distance: tenth(Math.min(...all)) } : {};
}

/** The section to leave by, if the Encounter names one. FTB-14.7.5b, FTB-14.8.5c, FTB-14.10.4. */
function wayOut(w: FtbWorld, seat: Seat): Goal<RuleId>[] {
  const e = encounterOf(w.s);
  const section = exitOf(e);
  if (section === undefined) return [];
  const [x0, y0, x1, y1] = sectionBox(e.map.size, section);
  const at: Place = [(x0 + x1) / 2, (y0 + y1) / 2, 0];
  const rule =
    e.kind === 'robbery-in-town' ? 'FTB-14.7.5b' : e.kind === 'escape' ? 'FTB-14.8.5c' : 'FTB-14.10.4';
  const done = w.s.people.some((p) => p.seat === seat && p.condition === 'left');
  return [
    { ...says(rule, 'goal.out', { section }), id: `section ${section}`, at, ...off(w, seat, at), done },
  ];
}
