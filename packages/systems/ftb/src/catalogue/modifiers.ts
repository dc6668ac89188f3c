import { type Catalogue, under } from '@shambles/engine';
import type { Tables } from '../house/tables.js';

/** Modifiers to a Leader's dice. FTB-T-in-sight-modifiers. */
const SIGHTED = {
  moving: 'moving',
  concealed: 'concealed',
  alerted: 'alerted',
  'enemies-in-cover': 'enemies in cover',
} as const;

/** Modifiers to the dice of people whom the Police stop. FTB-T-law-order-modifiers. */
const LAW = {
  'weapon-in-hand': 'weapon in hand',
  suspicious: 'reported',
  fought: 'has fought',
  ganger: 'a Ganger',
  outnumbered: 'more of them',
} as const;

const CHARGE = {
  rage: 'Rage',
  runt: 'Runt',
  citizen: 'Citizen',
  prone: 'prone',
  rear: 'from behind',
} as const;

const MELEE = {
  'one-hand': 'one-hand weapon',
  'two-hand': 'two-hand weapon',
  'two-hand-in-one': 'two-hand weapon in one hand',
  chainsaw: 'chainsaw',
  brawler: 'Brawler',
  rage: 'Rage',
  protected: 'body armor',
  prone: 'prone',
  'each-zombie-more': 'more of them',
} as const;

/** How far a Fast Move goes, by what it adds as a multiple of the normal move. FTB-T-fast-move. */
const FAR: { readonly [extra: number]: string } = {
  0: 'no farther',
  0.5: 'half as far again',
  1: 'twice as far',
  1.5: 'two and a half times as far',
  2: 'three times as far',
  2.5: 'three and a half times as far',
  3: 'four times as far',
};

interface Row {
  readonly circumstance: string;
  readonly dice: number;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const withDice = (names: Catalogue, rows: readonly Row[]): Catalogue =>
  Object.fromEntries(
    Object.entries(names).map(([c, name]) => [
      c,
      `${name} ${signed(rows.find((row) => row.circumstance === c)?.dice ?? 0)}`,
    ]),
  );

/** Melee weapons, told apart by how many hands use them. */
const arms = ({ meleeWeapons }: Tables): Row[] =>
  meleeWeapons.rows.map(({ weapon, hands, dice }) => ({
    circumstance: weapon === 'two-hand' && hands === 1 ? 'two-hand-in-one' : weapon,
    dice,
  }));

/** Words of the modifiers, with this game's numbers: house rules may change those of the book. */
export function modifierWords(tables: Tables): Catalogue {
  const rep = (c: string) => signed(tables.challenge.rows.find((row) => row.circumstance === c)?.rep ?? 0);
  const granted = tables.melee.rows.find((row) => row.circumstance === 'against-zombies')?.successes;
  return {
    ...under('in-sight-mod', withDice(SIGHTED, tables.inSight.rows)),
    ...under('talk-mod', withDice(LAW, tables.law.rows)),
    ...under('charge-mod', withDice(CHARGE, tables.charge.rows)),
    ...under('melee-mod', withDice(MELEE, [...arms(tables), ...tables.melee.rows])),
    'melee-mod.against-zombies': `against zombies ${signed(granted ?? 0)} ${granted === 1 ? 'success' : 'successes'}`,
    ...Object.fromEntries(
      tables.fastMove.rows.map(({ passed, extra }) => [`fast-far.${passed}`, FAR[extra] as string]),
    ),
    'challenge.easy': `Easy: Rep ${rep('easy')}`,
    'challenge.difficult': `Difficult: Rep ${rep('difficult')}`,
    'challenge.tool': `Yes: Rep ${rep('tool')}`,
  };
}
