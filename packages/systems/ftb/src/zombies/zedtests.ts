import type { Rule } from '@shambles/engine';
import { faces } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Watch } from '../moving/walking.js';
import { carriesOn, encounterOf, type Person, personOf, placeOf, zedOf } from '../state.js';
import { type FtbTable, tableOf } from '../table.js';
import { ZED_OR_NO_ZED } from '../tables/zeds.js';
import { feastBefore, NEAR, seeTheFeast } from './feasttest.js';
import { attack } from './swarm.js';
import { poise } from './zedmoves.js';

/** Result of Zed or No Zed, a row of its table. FTB-T-zed-or-no-zed. */
type Grasp = 'carry-on' | 'zombie-charges' | 'zombie-charges-unready';

/** The nearest zombie within 6 inches with a clear line; '' if there is none. FTB-10.9.3a. */
export function zedNear(w: FtbWorld, p: Person, table: FtbTable): string {
  let best = '';
  let least: number = NEAR;
  for (const { id } of w.s.zeds) {
    const off = table.distance(p.id, id);
    if (off > least || (best !== '' && off === least) || table.line(p.id, id) === 'no') continue;
    best = id;
    least = off;
  }
  return best;
}

/** True if a person has not passed Zed or No Zed, nor failed it this turn. FTB-10.9.3a, FTB-10.9.3c, FTB-D-33. */
export function mustMeet(w: FtbWorld, p: Person): boolean {
  return !p.knowsZeds && carriesOn(p) && p.metZed !== encounterOf(w.s).turn;
}

/** Stops a human within 6 inches of its first zombie. FTB-10.9.3a. */
export const ZED_NEAR: Watch = {
  stops: (w, p, table) => mustMeet(w, p) && zedNear(w, p, table) !== '',
  happens: meetsZed,
};

/** Stops a human with a Zombie Feast in sight within 6 inches. FTB-10.9.4. */
export const FEAST_NEAR: Watch = {
  stops: (w, p, table) => feastBefore(w, p, table) !== undefined,
  happens: seeTheFeast,
};

/** Tests a human with a zombie nearby if it must; the zombie charges if the human does not pass. FTB-10.9.3m. */
export function* meetsZed(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const zed = mustMeet(w, p) ? zedNear(w, p, tableOf(w)) : '';
  if (zed === '') return;
  const grasp = yield* zedOrNoZed(w, who, zed);
  if (grasp !== 'carry-on') yield* fallsUpon(w, zed, who, grasp);
}

/**
 * Takes the test with two dice; doubles that pass mean that the zombie is somebody known. FTB-10.9.3b,
 * FTB-T-zed-or-no-zed.
 */
export function* zedOrNoZed(w: FtbWorld, who: string, zed: string): Rule<Grasp> {
  const p = personOf(w.s, who);
  const dice = yield* faces(w, 2, {
    rule: 'FTB-10.9.3a',
    label: 'zed-or-no-zed',
    table: 'FTB-T-zed-or-no-zed',
    seat: p.seat,
    who,
  });
  const under = dice.filter((die) => die <= p.rep).length;
  const doubles = under === 2 && dice[0] === dice[1];
  const passed = doubles ? 0 : under;
  const row = ZED_OR_NO_ZED.rows.find((each) => each.passed === passed);
  const known = row?.again === false;
  w.happen({ is: 'zed-or-no-zed', cause: 'FTB-10.9.3m', who, zed, passed, doubles, known });
  return row?.does as Grasp;
}

/** The zombie charges at once, if it can get there; one that feasts goes on eating. FTB-10.9.3m, FTB-10.7a. */
function* fallsUpon(w: FtbWorld, zed: string, who: string, grasp: Grasp): Rule<void> {
  if (zedOf(w.s, zed).feast !== '') return;
  const from = placeOf(tableOf(w).at(zed));
  if (!poise(w, zed, who, 'FTB-10.9.3m')) return;
  yield* attack(w, who, [{ zed, from }], dicePassed(grasp));
}

/** Dice that the human counts as having passed in the Charge into Melee Test; undefined if it rolls. FTB-10.9.3m. */
export function dicePassed(grasp: Grasp): number | undefined {
  return grasp === 'zombie-charges-unready' ? 0 : undefined;
}
