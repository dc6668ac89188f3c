import type { Rule } from '@shambles/engine';
import { distance, snap } from '@shambles/field';
import { capped, faces, mayActivate, pass } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Watch } from '../moving/walking.js';
import { able } from '../people/able.js';
import {
  carriesOn,
  encounterOf,
  isPlayers,
  type Pef,
  type Person,
  type Place,
  personOf,
  placeOf,
} from '../state.js';
import { BASE, type FtbTable, tableOf } from '../table.js';
import { PEF_MOVEMENT } from '../tables/meet.js';
import { buildingsIn, isHome, isSettlement, middleOf } from '../terrain/buildings.js';
import { sectionOf } from '../terrain/edges.js';
import { PEF_REP, resolvePef } from './contact.js';
import { moversWith, nearestPlayer, whoSees } from './players.js';

/** PEFs act on the zombies' die. FTB-12.3a. */
const SIDE = 'zombies';
/** Step, in inches, at which a PEF's path is checked for sight. */
const STRIDE = 0.25;

/** FTB-12.1a. */
const PEFS = 3;

/** Places each PEF in the section given by its die, 1 to 6. FTB-12.1a. */
export function* placePefs(w: FtbWorld): Rule<void> {
  const sections = yield* faces(w, PEFS, { rule: 'FTB-12.1a', label: 'pef-section' });
  sections.forEach((section, i) => {
    const [x, y, level] = placeIn(w, section);
    w.happen({ is: 'pef', cause: 'FTB-12.1a', pef: { id: `pef-${i + 1}`, x, y, level } });
  });
}

/**
 * A place in a building of the section, first one without a PEF; else the place nearest the middle that no player sees;
 * else the middle. PEFs never go into the Target Building of Chillin' or a Home that is defended. FTB-12.1b,
 * FTB-14.10.4, FTB-D-193.
 */
function placeIn(w: FtbWorld, section: number): Place {
  const houses = buildingsIn(w, section)
    .filter((b) => !isSettlement(w, b.id) && !isHome(w, b.id))
    .map((b) => middleOf(w, b.id));
  const house = houses.find((at) => w.s.pefs.every((pef) => pef.x !== at.x || pef.y !== at.y)) ?? houses[0];
  if (house) return [snap(house.x), snap(house.y), 0];
  return hiddenIn(w, section) ?? centreOf(w, section);
}

function centreOf(w: FtbWorld, section: number): Place {
  const [width, height] = encounterOf(w.s).map.size;
  const column = (section - 1) % 3;
  const row = Math.floor((section - 1) / 3);
  return [snap(((column + 0.5) * width) / 3), snap(height - ((row + 0.5) * height) / 3), 0];
}

/** The spot of a section nearest to its middle that no player sees; undefined if there is none. */
function hiddenIn(w: FtbWorld, section: number): Place | undefined {
  const [x, y] = centreOf(w, section);
  const [width, height] = encounterOf(w.s).map.size;
  const spots: { readonly at: Place; readonly off: number }[] = [];
  for (let dx = -Math.floor(width / 6); dx <= width / 6; dx++)
    for (let dy = -Math.floor(height / 6); dy <= height / 6; dy++) {
      const at: Place = [snap(x + dx), snap(y + dy), 0];
      if (sectionOf(w, { x: at[0], y: at[1] }) === section) spots.push({ at, off: dx * dx + dy * dy });
    }
  const ways = tableOf(w).ways('human');
  return spots
    .sort((a, b) => a.off - b.off)
    .find(
      ({ at }) => ways.standing(...at) && whoSees(w, able(w), { x: at[0], y: at[1], level: 0 }).length === 0,
    )?.at;
}

/**
 * Lets the next PEF act and finishes all that follows; returns false if none is left to act. The PEF nearest to any
 * player goes first. `watches` may stop movement in a fight that follows. FTB-12.3a, FTB-12.3b, FTB-D-58.
 */
export function* pefsAct(w: FtbWorld, watches: readonly Watch[]): Rule<boolean> {
  const e = encounterOf(w.s);
  if (!mayActivate(PEF_REP, e.dice[SIDE] as number)) return false;
  const fresh = w.s.pefs.filter((pef) => !e.done.includes(pef.id));
  const [next] = fresh
    .flatMap((pef) => {
      const near = nearestPlayer(w, pef);
      return near ? [{ pef, near, far: distance(pef, near) }] : [];
    })
    .sort((a, b) => a.far - b.far);
  if (!next) return false;
  const { pef, near } = next;
  const row = yield* pefMovement(w);
  const moves = row && go(w, pef, near, row.inches, row.does === 'into-sight');
  if (!moves) w.tell({ is: 'pef-stays', cause: 'FTB-12.3m', who: pef.id });
  w.happen({ is: 'rested', cause: 'FTB-12.3a', who: [pef.id] });
  const moved = w.s.pefs.find((each) => each.id === pef.id) as Pef;
  const [seer] = row?.does === 'into-sight' ? whoSees(w, able(w), moved) : [];
  if (seer) yield* resolvePef(w, pef.id, { by: seer.id, active: 'pef', movers: [], watches });
  return true;
}

/** Rolls two dice against the PEF's Rep. FTB-12.3a, FTB-T-pef-movement. */
export function* pefMovement(w: FtbWorld): Rule<(typeof PEF_MOVEMENT.rows)[number] | undefined> {
  const what = { rule: 'FTB-12.3a', label: 'pef-movement', table: PEF_MOVEMENT.id } as const;
  const passed = capped(yield* pass(w, 2, PEF_REP, what));
  return w.book.tables.pefMovement.rows.find((r) => r.passed === passed);
}

/**
 * Moves a PEF straight towards a person through any terrain. It stops at the first spot in sight or, if it must stay
 * hidden, at the last spot before that. Returns false if it stays where it is. FTB-12.3m, FTB-12.4.
 */
function go(w: FtbWorld, pef: Pef, near: Person, most: number, intoSight: boolean): boolean {
  const people = able(w);
  const seen = (at: Place) => whoSees(w, people, { x: at[0], y: at[1], level: at[2] }).length > 0;
  if (seen(placeOf(pef))) return false;
  const from = placeOf(pef);
  const far = distance(pef, near);
  const reach = Math.min(most, Math.max(0, far - 2 * BASE));
  let end = from;
  for (let gone = STRIDE; gone < reach + STRIDE; gone += STRIDE) {
    const share = Math.min(gone, reach) / far;
    const x = snap(pef.x + (near.x - pef.x) * share);
    const y = snap(pef.y + (near.y - pef.y) * share);
    const at: Place = [x, y, floorAt(w, pef, near, x, y)];
    if (seen(at)) {
      if (intoSight) end = at;
      break;
    }
    end = at;
  }
  const cost = snap(distance({ x: end[0], y: end[1] }, pef));
  if (cost > 0)
    w.happen({
      is: 'walked',
      cause: 'FTB-12.3m',
      who: pef.id,
      way: [from, end],
      cost,
      how: 'pef',
    });
  return cost > 0;
}

/** The PEF's floor: its own inside its building, its target's inside the target's building, else the ground. */
function floorAt(w: FtbWorld, pef: Pef, near: Person, x: number, y: number): number {
  const table = tableOf(w);
  const house = table.houseOf({ x, y, level: 0 });
  if (house === undefined) return 0;
  if (house === table.houseOf(near)) return near.level;
  return house === table.houseOf(pef) ? pef.level : 0;
}

/** Stops an active figure of a player that comes into sight of a PEF. FTB-12.5a. */
export const PEF_IN_SIGHT: Watch = {
  stops: (w, p, table) => isPlayers(p) && w.s.pefs.some((pef) => inSightOf(table, p, pef)),
  *happens(w, who, watches) {
    const movers = moversWith(w, who);
    for (;;) {
      const p = personOf(w.s, who);
      if (!carriesOn(p)) return;
      const table = tableOf(w);
      const pef = w.s.pefs
        .filter((each) => inSightOf(table, p, each))
        .sort((a, b) => distance(a, p) - distance(b, p))[0];
      if (!pef) return;
      yield* resolvePef(w, pef.id, { by: who, active: 'players', movers, watches });
    }
  },
};

function inSightOf(table: FtbTable, p: Person, pef: Pef): boolean {
  return table.reaches(p.id, pef);
}
