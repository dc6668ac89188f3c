import { listOf, oneOf, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { GOODS, MELEE_WEAPONS, RESULTS, type Result, type Thing } from '../kinds.js';
import { CIRCUMSTANCES, type Circumstance } from '../tables/reactions.js';
import { WEAPONS } from '../tables/weapons.js';

/*
 * What may stand in columns that several tables have.
 */

/** Dice added or removed. */
export const MODIFIER = whole(-6, 6);

/** Reps of people who are met. */
export const REP = whole(2, 6);

/** Highest face of one die that counts: none at 0, all at 6. */
export const UP_TO = whole(0, 6);

export const YES_OR_NO = z.boolean();

/** Weapons of the rulebook: a printed table cannot name home-made ones. */
export const WEAPON: z.ZodMiniType<Thing> = oneOf([...WEAPONS.rows.map(({ id }) => id), ...MELEE_WEAPONS]);

/** Loot; the Cure is left out because it has its own rule. FTB-14.15.1a. */
export const ITEM = oneOf([...GOODS.filter((good) => good !== 'cure'), 'weapon', '']);

/** True if the last entry of a cell, and only the last, has no condition. */
function isReadable(cell: readonly { readonly if?: Circumstance | undefined }[]): boolean {
  return cell.every((entry, i) => (entry.if === undefined) === (i === cell.length - 1));
}

/** Results that need a target, and the conditions that guarantee one. */
const NEEDS: { readonly [result in Result]?: readonly Circumstance[] } = {
  fire: ['can-fire', 'in-cover-and-can-fire'],
  charge: ['can-reach-one-that-fired'],
};

const Entry = z
  .strictObject({ if: z.optional(z.enum(CIRCUMSTANCES)), do: z.enum(RESULTS) })
  .check(z.refine((entry) => NEEDS[entry.do]?.some((sure) => sure === entry.if) ?? true));

/** A cell of a reaction table. */
export const CELL = z.array(Entry).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine(isReadable),
  z.meta({
    description: `a list of { "if": one of ${CIRCUMSTANCES.join(', ')}; "do": one of ${RESULTS.join(', ')} }, the last and no other without "if"; fire only if can-fire or in-cover-and-can-fire, charge only if can-reach-one-that-fired`,
  }),
);

/** Faces of a die that draw a zombie: always a run up to 6, so that "from 5" describes it. */
export const DRAWS = listOf(
  whole(1, 6),
  [1, 6],
  'a list of faces that follow each other up to 6, such as [4, 5, 6]',
).check(z.refine((faces) => faces.every((face, i) => face === 6 - (faces.length - 1 - i))));
