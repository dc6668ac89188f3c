import type { PrintedRow, PrintedTable } from '@shambles/engine';
import { type Attribute, type MeleeWeapon, TESTS, type Test } from '../kinds.js';
import type { RuleId } from '../register.js';

/** A row for a total, which another die may split. BDZ-dice-possibilities. */
export interface SplitRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly sub?: readonly [number, number];
}

interface AttributeRow extends SplitRow {
  readonly attribute: Attribute;
  readonly name: string;
}

const row = (
  total: number,
  attribute: Attribute,
  name: string,
  sub?: readonly [number, number],
): AttributeRow => ({ on: [total, total], ...(sub && { sub }), attribute, name });

/** BDZ-T-attributes: totals of two dice. */
export const ATTRIBUTE_TABLE: PrintedTable<AttributeRow> = {
  id: 'BDZ-T-attributes' satisfies RuleId,
  title: 'Attributes',
  rule: 'BDZ-attr-grunt' satisfies RuleId,
  provenance: 'stated',
  rows: [
    row(2, 'born-leader', 'Born Leader'),
    row(3, 'poser', 'Poser'),
    row(4, 'agile', 'Agile', [1, 3]),
    row(4, 'dumbass', 'Dumbass', [4, 6]),
    row(5, 'slow', 'Slow'),
    row(6, 'brawler', 'Brawler', [1, 4]),
    row(6, 'ambidextrous', 'Ambidextrous', [5, 6]),
    row(7, 'slow-to-react', 'Slow to React', [1, 2]),
    row(7, 'vanilla', 'Vanilla', [3, 4]),
    row(7, 'stone-cold', 'Stone Cold', [5, 6]),
    row(8, 'knifeman', 'Knifeman', [1, 3]),
    row(8, 'athlete', 'Athlete', [4, 6]),
    row(9, 'wuss', 'Wuss', [1, 3]),
    row(9, 'runt', 'Runt', [4, 6]),
    row(10, 'transporter', 'Transporter', [1, 2]),
    row(10, 'marksman', 'Marksman', [3, 6]),
    row(11, 'clumsy', 'Clumsy'),
    row(12, 'nerves-of-steel', 'Nerves of Steel'),
  ],
};

/** Dice that a group throws on a test. BDZ-react-how. */
export const TEST_DICE = 2;

/** How an attribute changes those dice: to a fixed number, or by one more. */
const OWN_DICE: readonly {
  readonly attribute: Attribute;
  readonly tests: readonly Test[];
  readonly rolls?: number;
  readonly adds?: number;
}[] = [
  // BDZ-attr-born-leader.
  {
    attribute: 'born-leader',
    tests: TESTS.filter((test) => test !== 'in-sight' && test !== 'recover-from-knock-down'),
    adds: 1,
  },
  // BDZ-attr-poser.
  { attribute: 'poser', tests: ['received-fire'], rolls: 1 },
  // BDZ-attr-stone-cold.
  { attribute: 'stone-cold', tests: TESTS, rolls: 3 },
  // BDZ-attr-athlete.
  { attribute: 'athlete', tests: ['fast-move'], rolls: 3 },
  // BDZ-attr-wuss.
  { attribute: 'wuss', tests: ['rally', 'wanting-to-charge', 'being-charged'], rolls: 1 },
];

/** How many dice somebody throws on a test. */
export function testDice(attributes: readonly Attribute[], test: Test): number {
  const own = OWN_DICE.filter((each) => attributes.includes(each.attribute) && each.tests.includes(test));
  const rolls = own.flatMap((each) => each.rolls ?? []);
  return own.reduce((n, each) => n + (each.adds ?? 0), rolls.length > 0 ? Math.min(...rolls) : TEST_DICE);
}

/** Dice that attributes add in melee. BDZ-attr-brawler, BDZ-attr-knifeman, BDZ-attr-runt. */
export function meleeDice(attributes: readonly Attribute[], weapon: MeleeWeapon): number {
  const dice = { brawler: 1, knifeman: weapon === 'knife' ? 1 : 0, runt: -1 } as const;
  return (Object.keys(dice) as (keyof typeof dice)[])
    .filter((attribute) => attributes.includes(attribute))
    .reduce((n, attribute) => n + dice[attribute], 0);
}

/**
 * A Marksman with a bolt action rifle: range in inches, and dice thrown, of which the best counts. BDZ-attr-marksman.
 */
export const MARKSMAN = { range: 60, dice: 2, prone: 3 } as const;
