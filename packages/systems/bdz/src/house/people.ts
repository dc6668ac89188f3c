import type { PrintedTable } from '@shambles/engine';
import { oneOf, opened, whole } from '@shambles/forms';
import { GUNS, MELEE_WEAPONS } from '../kinds.js';
import {
  CIVILIAN,
  CIVILIAN_WEAPONS,
  GANGER,
  GANGER_WEAPONS,
  MILITARY,
  POLICE,
  type RecruitRow,
  SURVIVOR,
  SURVIVOR_WEAPONS,
  type WeaponRow,
} from '../tables/lists.js';

/* Tables of people that house rules may change. */

/** A chain saw has to be found. BDZ-melee-chainsaw-find. */
const WEAPON = oneOf([...GUNS, ...MELEE_WEAPONS.filter((each) => each !== 'chainsaw')]);

/**
 * A list of recruits. Its last row keeps its Rep or a lower one, so that everybody finds somebody to follow.
 * BDZ-char-recruit-rep.
 */
function list(table: PrintedTable<RecruitRow>) {
  const last = table.rows[table.rows.length - 1];
  return opened(table, ['on'], (row) => ({ rep: whole(1, row.on[0] === last?.on[0] ? row.rep : 6) }));
}

/** What those of a list carry, by a die plus Rep, and another die where two rows share a total. */
const weapons = (table: PrintedTable<WeaponRow>) => opened(table, ['on', 'sub'], { weapon: WEAPON });

export const PEOPLE = {
  military: list(MILITARY),
  police: list(POLICE),
  survivor: list(SURVIVOR),
  civilian: list(CIVILIAN),
  ganger: list(GANGER),
  survivorWeapons: weapons(SURVIVOR_WEAPONS),
  civilianWeapons: weapons(CIVILIAN_WEAPONS),
  gangerWeapons: weapons(GANGER_WEAPONS),
};
