import type { Line } from '@shambles/engine';
import { encounterOf, itemOf, personOf } from '../state.js';
import type { ChargeCircumstance, MeleeResult } from '../tables/melee.js';
import { isZed } from '../words.js';
import { fact } from './deed.js';
import { credit } from './fight.js';
import { changes, line, one, several, word } from './lines.js';

/** A modifier that applied, by its circumstance. */
export interface Mod {
  readonly circumstance: string;
  readonly dice: number;
}

/** One figure in the Charge into Melee Test. */
export interface Tested {
  readonly who: string;
  readonly dice: number;
  readonly passed: number;
  readonly mods: readonly (Mod & { readonly circumstance: ChargeCircumstance })[];
  /** It did not roll: a zombie, or somebody who does not understand what attacks. FTB-10.11, FTB-10.9.3m. */
  readonly counted?: true;
}

/** One side in a round of melee: a human, or zombies with one set of dice. */
export interface Fought {
  readonly who: readonly string[];
  readonly dice: number;
  /** Total successes, including those granted. */
  readonly successes: number;
  readonly granted: number;
  readonly mods: readonly Mod[];
}

/** FTB-8.2.1b, FTB-8.2.1c. */
interface ChargeTest {
  readonly chargers: readonly Tested[];
  readonly target: Tested;
  /** Chargers that came from behind. FTB-8.2.2. */
  readonly behind: readonly string[];
  /** True if the target fires first. */
  readonly fires: boolean;
}

interface MeleeRound {
  readonly attackers: Fought;
  readonly target: Fought;
  readonly won: 'attackers' | 'target' | 'nobody';
}

const ROUND =
  '{{who}} {{successes0}} on {{dice0}}d6{{mods0}}, {{whom}} {{successes1}} on {{dice1}}d6{{mods1}}';

/** Facts of charges, melee and their results. */
export const MELEE = {
  charges: fact<{ readonly who: readonly string[]; readonly target: string }>({
    told: ({ who, target }) => line('charges', { who: several(who), target: one(target) }),
    words: { charges: '{{who}} charged {{target}}.' },
    sort: 'fights',
    hint: 'charge',
  }),

  'charge-test': fact<ChargeTest>({
    told: chargeTest,
    words: {
      'charge-test': 'Charge into Melee: {{tests, semicolons}}.',
      'charge-test-fires': 'Charge into Melee: {{tests, semicolons}}. There was time for a shot.',
      'charge-passed': '{{who}} passed {{passed}} of {{dice}}d6{{mods}}',
      'charge-counted': '{{who}} counted one passed',
      'charge-not-understood': '{{who}} did not understand and counted none',
    },
    sort: 'fights',
    follows: true,
    hint: 'charge',
  }),

  /** The target's fire stopped a charger. FTB-D-24. */
  'charge-stopped': fact<{ readonly who: string }>({
    told: ({ who }) => line('charge-stopped', { who: one(who) }),
    words: { 'charge-stopped': '{{who}} was stopped by the shot.' },
    sort: 'fights',
    follows: true,
  }),

  'melee-round': fact<MeleeRound>({
    told: meleeRound,
    words: {
      'melee-round-attackers': `Melee: ${ROUND}. {{who}} won the round.`,
      'melee-round-target': `Melee: ${ROUND}. {{whom}} won the round.`,
      'melee-round-nobody': `Melee: ${ROUND}. Nobody won the round.`,
    },
    sort: 'fights',
    follows: true,
    hint: 'melee',
  }),

  /** The winner's die on Melee Results. `rep` is the Rep that the loser fights on with. FTB-8.3.1a. */
  'melee-result': fact<{
    readonly who: string;
    readonly by: string;
    readonly die: number;
    readonly margin: number;
    readonly result: MeleeResult;
    readonly rep: number;
  }>({
    does: (s, f) => {
      if (f.result === 'rep-down') credit(s, f.by, f.who);
    },
    told: ({ who, by, die, margin, result, rep }) =>
      line(`melee-result-${result === 'rep-down' && rep <= 0 ? 'rep-gone' : result}`, {
        who: one(who),
        by: one(by),
        die,
        margin,
        rep,
      }),
    words: {
      'melee-result-obviously-dead': '{{by}} rolled {{die}} against {{margin}}: a deadly blow.',
      'melee-result-out-of-the-fight': '{{by}} rolled {{die}} against {{margin}}: {{who}} was struck down.',
      'melee-result-rep-down':
        '{{by}} rolled {{die}} against {{margin}}: {{who}} fought on with Rep {{rep}}.',
      'melee-result-rep-gone':
        '{{by}} rolled {{die}} against {{margin}}: {{who}} had no Rep left to fight with.',
    },
    sort: 'fights',
    follows: true,
  }),

  stalled: fact<{ readonly who: string; readonly item: number }>({
    does: (s, f) => {
      itemOf(personOf(s, f.who), f.item).empty = true;
    },
    told: ({ who }) => line('stalled', { who: one(who) }),
    words: { stalled: 'The chainsaw of {{who}} stalled.' },
    sort: 'fights',
  }),

  /** Neither side has dice left to fight with. */
  'broke-off': fact<{ readonly who: string; readonly whom: string }>({
    told: ({ who, whom }) => line('broke-off', { who: one(who), whom: one(whom) }),
    words: { 'broke-off': '{{who}} and {{whom}} had nothing left to fight with, and let go.' },
    sort: 'fights',
  }),

  /** FTB-TB-challenge-b. */
  challenge: fact<{
    readonly who: string;
    readonly rep: number;
    readonly passed: number;
    readonly again: boolean;
  }>({
    told: ({ who, rep, passed, again }) =>
      line(again ? 'challenge-again' : 'challenge', { who: one(who), rep, passed }),
    words: {
      challenge: '{{who}} took a Challenge against {{rep}}: dice passed {{passed}}.',
      'challenge-again': '{{who}} tried again against {{rep}}: dice passed {{passed}}.',
    },
  }),

  'challenge-over': fact<{
    readonly who: string;
    readonly result: 'success' | 'gave-up' | 'failure';
  }>({
    does: (s, f) => {
      if (f.result === 'gave-up') encounterOf(s).tally[gaveUp(f.who)] = 1;
    },
    told: ({ who, result }) => line(`challenge-${result}`, { who: one(who) }),
    words: {
      'challenge-success': '{{who}} brought it off.',
      'challenge-gave-up': '{{who}} let it be.',
      'challenge-failure': '{{who}} failed.',
    },
  }),
};

/**
 * The line of a charge test: dice passed and modifiers of each figure, and whether there is time for a shot.
 * FTB-8.2.1c.
 */
function chargeTest({ chargers, target, fires }: ChargeTest): Line {
  const tests = chargers.every((c) => isZed(c.who))
    ? [line('charge-counted', { who: several(chargers.map((c) => c.who)) })]
    : chargers.map(score);
  return line(fires ? 'charge-test-fires' : 'charge-test', { tests: [...tests, tested(target)] });
}

function tested(target: Tested): Line {
  const who = one(target.who);
  if (isZed(target.who)) return line('charge-counted', { who });
  return target.counted ? line('charge-not-understood', { who }) : score(target);
}

function score({ who, dice, passed, mods }: Tested): Line {
  return line('charge-passed', {
    who: one(who),
    passed,
    dice,
    mods: changes(mods.map((m) => word(`charge-mod.${m.circumstance}`))),
  });
}

function meleeRound({ attackers, target, won }: MeleeRound): Line {
  return line(`melee-round-${won}`, {
    who: several(attackers.who),
    successes0: attackers.successes,
    dice0: attackers.dice,
    mods0: meleeMods(attackers),
    whom: several(target.who),
    successes1: target.successes,
    dice1: target.dice,
    mods1: meleeMods(target),
  });
}

function meleeMods({ mods, granted }: Fought): Line[] {
  const more = mods.find((m) => m.circumstance === 'each-zombie-more');
  if (more) return changes([{ noun: 'melee-mod.each-zombie-more', count: more.dice }]);
  const all = [...mods.map((m) => m.circumstance), ...(granted > 0 ? ['against-zombies'] : [])];
  return changes(all.map((mod) => word(`melee-mod.${mod}`)));
}

/** Tally key that marks a person who gave a Challenge up. FTB-TB-challenge-c. */
export function gaveUp(who: string): string {
  return `challenge-${who}`;
}
