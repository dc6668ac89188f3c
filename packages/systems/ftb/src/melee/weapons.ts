import type { Mod } from '../facts/melee.js';
import type { Item, Person } from '../state.js';
import { itemOf } from '../state.js';
import { MELEE_MODIFIERS, MELEE_WEAPON_DICE, type MeleeCircumstance, worth } from '../tables/melee.js';

/** A melee weapon as it is used. */
export interface Arm {
  readonly item: number;
  readonly circumstance: 'one-hand' | 'two-hand' | 'two-hand-in-one' | 'chainsaw';
  readonly dice: number;
}

/** The best melee weapon in hand; undefined where none is, or it has stalled. FTB-8.1, FTB-TB-chainsaw-a. */
export function armOf(p: Pick<Person, 'id' | 'items' | 'hand'>): Arm | undefined {
  const inHand = p.hand.map((id) => itemOf(p, id));
  const arms = inHand.flatMap((item): Arm[] => {
    const circumstance = usedAs(item, inHand.length);
    if (!circumstance || item.empty) return [];
    return [{ item: item.id, circumstance, dice: diceOf(circumstance) }];
  });
  return arms.reduce<Arm | undefined>((best, a) => (best && best.dice >= a.dice ? best : a), undefined);
}

/** A Two-Hand weapon is used in one hand while something is in the other. FTB-8.1. */
function usedAs({ what }: Item, inHand: number): Arm['circumstance'] | undefined {
  if (what === 'two-hand') return inHand > 1 ? 'two-hand-in-one' : 'two-hand';
  return what === 'one-hand' || what === 'chainsaw' ? what : undefined;
}

function diceOf(circumstance: Arm['circumstance']): number {
  const inOne = circumstance === 'two-hand-in-one';
  const weapon = inOne ? 'two-hand' : circumstance;
  const row = MELEE_WEAPON_DICE.rows.find((r) => r.weapon === weapon && (!inOne || r.hands === 1));
  return row?.dice ?? 0;
}

/** What changes the dice of a human in a round. FTB-T-melee-modifiers. */
export function meleeMods(p: Person, arm: Arm | undefined): Mod[] {
  const holds: readonly [boolean, MeleeCircumstance][] = [
    [p.attributes.includes('brawler'), 'brawler'],
    [p.attributes.includes('rage'), 'rage'],
    [p.armored, 'protected'],
    [p.prone, 'prone'],
  ];
  return [
    ...(arm ? [{ circumstance: arm.circumstance, dice: arm.dice }] : []),
    ...holds
      .filter(([counts]) => counts)
      .map(([, circumstance]) => ({ circumstance, dice: worth(MELEE_MODIFIERS, circumstance).dice })),
  ];
}
