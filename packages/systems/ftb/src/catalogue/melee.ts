import type { Catalogue } from '@shambles/engine';
import { MOST } from '../facts/lines.js';
import { CHARGE_MODIFIERS, MELEE_MODIFIERS } from '../tables/melee.js';
import { deeds, named } from './named.js';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** All sets of some words, each in their order. */
function subsets([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((set) => [first, ...set])];
}

/** " (Rage +1, prone −1)" for each set of modifiers in the order in which the rules find them. */
const mods = (
  prefix: string,
  sets: readonly (readonly string[])[],
  words: { readonly [mod: string]: string },
): Catalogue =>
  Object.fromEntries(
    sets.map((set) => [
      [prefix, ...set].join('.'),
      set.length === 0 ? '' : ` (${set.map((mod) => words[mod]).join(', ')})`,
    ]),
  );

const CHARGE_NAMES = {
  rage: 'Rage',
  runt: 'Runt',
  citizen: 'Citizen',
  prone: 'prone',
  rear: 'from behind',
} as const;

const MELEE_NAMES = {
  'one-hand': 'one-hand weapon',
  'two-hand': 'two-hand weapon',
  'two-hand-in-one': 'two-hand weapon in one hand',
  chainsaw: 'chainsaw',
  brawler: 'Brawler',
  rage: 'Rage',
  protected: 'body armor',
  prone: 'prone',
} as const;

const CHARGE_WORDS = Object.fromEntries(
  CHARGE_MODIFIERS.rows.map(({ circumstance: c, dice }) => [c, `${CHARGE_NAMES[c]} ${signed(dice)}`]),
);

const MELEE_MODS = {
  ...Object.fromEntries(
    MELEE_MODIFIERS.rows.map(({ circumstance: c, dice }) => [
      c,
      `${MELEE_NAMES[c as keyof typeof MELEE_NAMES]} ${signed(dice)}`,
    ]),
  ),
  'against-zombies': 'against zombies one success',
};

/** A weapon or none, and then what else there is. */
const MELEE_SETS = [[], ['one-hand'], ['two-hand'], ['two-hand-in-one'], ['chainsaw']].flatMap((weapon) =>
  subsets(['brawler', 'rage', 'protected', 'prone', 'against-zombies']).map((set) => [...weapon, ...set]),
);

const MODS: Catalogue = {
  ...mods('charge-mods', subsets(Object.keys(CHARGE_WORDS)), CHARGE_WORDS),
  ...mods('melee-mods', MELEE_SETS, MELEE_MODS),
  'melee-mods.each-zombie-more': ' (more of them +{{count}})',
  'melee-mods.each-zombie-more_one': ' (one more of them +1)',
  'melee-mods.each-zombie-more_other': ' ({{count}} more of them, a die each)',
};

/** The test as it is told, for as many chargers as there are. */
const TESTS: Catalogue = Object.fromEntries(
  ['zeds', ...Array.from({ length: MOST }, (_, i) => i + 1)].flatMap((n) => {
    const chargers =
      n === 'zeds'
        ? '{{who}} counted one passed'
        : Array.from(
            { length: n as number },
            (_, i) => `{{who${i}}} passed {{passed${i}}} of {{dice${i}}} dice{{mods${i}}}`,
          ).join('; ');
    const targets = {
      zed: '{{target}} counted one passed.',
      counted: '{{target}} did not understand and counted none.',
      human: '{{target}} passed {{passed}} of {{dice}} dice{{mods}}.',
    };
    return Object.entries(targets).flatMap(([key, target]) => {
      const told = `Charge into Melee: ${chargers}; ${target}`;
      return [
        [`tell.charge-test-${n}-${key}`, told],
        [`tell.charge-test-${n}-${key}-fires`, `${told} There was time for a shot.`],
      ];
    });
  }),
);

/** Words of charges and melee, of what comes after, and of Challenges. */
export const MELEE_WORDS: Catalogue = {
  ...MODS,
  ...TESTS,

  ...named('roll', {
    charge: 'Charge into Melee',
    melee: 'Melee',
    'melee-result': 'Melee Results',
    recovery: 'Recovery',
    challenge: 'Challenge',
  }),

  'ask.charged': '{{who}} is charged and may fire first. At whom?',
  'charged.fire': '{{name}}, with {{gun}}',
  'charged.fire-plain': '{{name}}, with {{gun}} and no more dice than count',
  'ask.charge-with': '{{who}} charges {{name}}. Who comes along?',
  'ask.melee-turn': 'Melee: who fights now?',
  'ask.melee-arms': '{{who}}: fight to kill?',
  'melee-arms.armed': 'With the weapon',
  'melee-arms.unarmed': 'Without it: nobody is meant to die',
  'ask.medical': 'Spend a Medical Supply on {{who}}?',
  'medical.yes': 'Yes: a die more',
  'medical.no': 'No',
  'ask.challenge-ease': 'How hard is what {{who}} tries?',
  'challenge.easy': 'Easy: Rep +1',
  'challenge.plain': 'Neither easy nor difficult',
  'challenge.difficult': 'Difficult: Rep −1',
  'ask.challenge-tool': 'Is a fitting tool at hand?',
  'challenge.no-tool': 'No',
  'challenge.tool': 'Yes: Rep +1',
  'ask.challenge-stake': 'What if it fails?',
  'challenge.nothing': 'Nothing that the rules need to know',
  'challenge.prone': 'Down and prone',
  'challenge.out-of-the-fight': 'Out of the Fight',
  'ask.challenge-again': '{{who}} passed one. Try again?',
  'challenge.again': 'Again: one passed is none now',
  'challenge.give-up': 'Let it be, for this Encounter',

  ...deeds({
    charge: 'charge {{name}}',
    'finish-off': 'finish off {{name}}',
    capture: 'capture {{name}}',
    weasel: 'pop {{name}} from behind with {{gun}}',
    'weasel-quietly': 'kill {{name}} from behind, quietly',
    medic: 'see to {{name}}',
    retrieve: 'pick up {{name}}',
    'put-down': 'put down {{name}}',
    challenge: 'take a Challenge',
  }),
};
