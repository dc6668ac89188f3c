import type { Book } from '../book.js';
import type { Mod } from '../facts/melee.js';
import type { Item, Person } from '../state.js';
import { itemOf } from '../state.js';
import {
  type ArmCircumstance,
  type MELEE_WEAPON_DICE,
  type MeleeCircumstance,
  worth,
} from '../tables/melee.js';

type Tabled = Pick<Book, 'tables'>;

/** A melee weapon in use. */
export interface Arm {
  readonly item: number;
  readonly circumstance: ArmCircumstance;
  readonly dice: number;
}

/** The best melee weapon in hand; undefined if there is none or it has stalled. FTB-8.1, FTB-TB-chainsaw-a. */
export function armOf(book: Tabled, p: Pick<Person, 'id' | 'items' | 'hand'>): Arm | undefined {
  const inHand = p.hand.map((id) => itemOf(p, id));
  const arms = inHand.flatMap((item): Arm[] => {
    const circumstance = usedAs(item, inHand.length);
    if (!circumstance || item.empty) return [];
    return [{ item: item.id, circumstance, dice: diceOf(book, circumstance) }];
  });
  return arms.reduce<Arm | undefined>((best, a) => (best && best.dice >= a.dice ? best : a), undefined);
}

/** How a weapon is used: a Two-Hand weapon in one hand while something is in the other. FTB-8.1. */
function usedAs({ what }: Item, inHand: number): ArmCircumstance | undefined {
  if (what === 'two-hand') return inHand > 1 ? 'two-hand-in-one' : 'two-hand';
  return what === 'one-hand' || what === 'chainsaw' ? what : undefined;
}

function diceOf({ tables }: Tabled, circumstance: ArmCircumstance): number {
  const inOne = circumstance === 'two-hand-in-one';
  const weapon = inOne ? 'two-hand' : circumstance;
  const row = tables.meleeWeapons.rows.find((r) => r.weapon === weapon && (!inOne || r.hands === 1));
  return (row as (typeof MELEE_WEAPON_DICE.rows)[number]).dice;
}

/** Modifiers to a human's dice in a round. FTB-T-melee-modifiers. */
export function meleeMods({ tables }: Tabled, p: Person, arm: Arm | undefined): Mod[] {
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
      .map(([, circumstance]) => ({ circumstance, dice: worth(tables.melee, circumstance).dice })),
  ];
}
