import { type Rule, roll } from '@shambles/engine';
import { LIVING } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { moraleDie } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { RuleId } from '../register.js';
import type { Unit } from '../state.js';
import { smaller } from '../units/dice.js';
import type { Stress } from './stress.js';

/** AMZ-core-4plus. */
export const PASSES = 4;

/** A unit's Morale die as modified by its Stress: sides and modifier. AMZ-T-stress. */
export function moraleRoll(
  book: Tabled,
  { morale }: Pick<Unit, 'morale'>,
  { row }: Pick<Stress, 'row'>,
): { readonly sides: number; readonly plus: number } {
  const { sides, plus } = smaller(moraleDie(book, morale), row.dieSteps);
  return { sides, plus: row.modifier + plus };
}

/** The face of one Morale die; `from` is the lowest that will do. */
export function* moraleFace(
  w: AmzWorld,
  unit: string,
  rule: RuleId,
  label: 'morale' | 'confidence',
  sides: number,
  from: number,
): Rule<number> {
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule,
    label,
    seat: LIVING,
    pools: [{ n: 1, sides, who: `unit.${unit}`, from: Math.max(1, from) }],
  });
  return faces[0]?.[0] as number;
}
