import { type Rule, rowFor } from '@shambles/engine';
import { capped, faces, halfDie, possibly, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Thing } from '../kinds.js';
import type { RuleId } from '../register.js';
import { personOf } from '../state.js';
import { LOOT_TABLE, LOOT_WEAPON } from '../tables/goods.js';

/** Result of a roll on Loot. */
export interface Loot {
  readonly passed: number;
  readonly things: readonly Thing[];
}

/**
 * Rolls two dice on Loot against a rating, or the Rep of the figure that barters. Double 1s may be the Cure; a table
 * option decides whether in barter too. FTB-11.9c, FTB-11.9m, FTB-14.15.1a, FTB-D-99.
 */
export function* rollLoot(
  w: FtbWorld,
  who: string,
  against: number,
  rule: RuleId,
  of: 'search' | 'barter',
): Rule<Loot> {
  const seat = personOf(w.s, who).seat || undefined;
  const fell = yield* faces(w, 2, { rule, label: 'loot', table: LOOT_TABLE.id, seat, who });
  const passed = capped(fell.filter((face) => face <= against).length);
  const hasCure = of === 'search' || w.book.options['cure-barter'] === 'on';
  if (hasCure && fell.every((face) => face === 1)) {
    const doses = yield* cure(w, who, of);
    if (doses > 0) return { passed, things: Array<Thing>(doses).fill('cure') };
  }
  const rows = w.book.tables.loot.rows.filter((row) => row.passed === passed);
  const die = rows.some((row) => row.die.length > 0)
    ? yield* sum(w, 1, { rule: 'FTB-11.9m', label: 'loot-what', table: LOOT_TABLE.id, seat, who })
    : 0;
  const item = rows.find((row) => row.die.length === 0 || row.die.includes(die))?.item ?? '';
  if (item === '') return { passed, things: [] };
  if (item !== 'weapon') return { passed, things: [item] };
  const total = yield* sum(w, 2, {
    rule: 'FTB-11.9m',
    label: 'loot-weapon',
    table: LOOT_WEAPON.id,
    seat,
    who,
  });
  return { passed, things: [rowFor(w.book.tables.lootWeapon, total).weapon] };
}

/** Rolls the number of doses: half a die, or one for one Item in barter. FTB-14.15.1a, FTB-D-99. */
function* cure(w: FtbWorld, who: string, of: 'search' | 'barter'): Rule<number> {
  const seat = personOf(w.s, who).seat || undefined;
  if (!(yield* possibly(w, 1, { rule: 'FTB-14.15.1a', label: 'cure', seat, who }))) return 0;
  if (of === 'barter') return 1;
  return yield* halfDie(w, { rule: 'FTB-14.15.1a', label: 'doses', table: 'FTB-T-half-d6', seat, who });
}
