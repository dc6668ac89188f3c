import type { Line } from '@shambles/engine';
import type { Fought, MeleeFact, Tested } from '../facts/melee.js';
import { isZed } from '../words.js';
import { line, MOST, one, several, type Telling, word } from './lines.js';

type Of<I extends MeleeFact['is']> = Extract<MeleeFact, { readonly is: I }>;

export const MELEE_TOLD: Telling<MeleeFact> = {
  charges: ({ who, target }) => line('charges', { who: several(who), target: one(target) }),
  'charge-test': chargeTest,
  'charge-stopped': ({ who }) => line('charge-stopped', { who: one(who) }),
  'melee-round': meleeRound,
  'melee-result': ({ who, by, die, margin, result, rep }) =>
    line(`melee-result-${result === 'rep-down' && rep <= 0 ? 'rep-gone' : result}`, {
      who: one(who),
      by: one(by),
      die,
      margin,
      rep,
    }),
  stalled: ({ who }) => line('stalled', { who: one(who) }),
  'broke-off': ({ who, whom }) => line('broke-off', { who: one(who), whom: one(whom) }),
  challenge: ({ who, rep, passed, again }) =>
    line(again ? 'challenge-again' : 'challenge', { who: one(who), rep, passed }),
  'challenge-over': ({ who, result }) => line(`challenge-${result}`, { who: one(who) }),
};

/** Who passed how many of how many, with what changed the dice, and whether there is time for a shot. FTB-8.2.1c. */
function chargeTest({ chargers, target, fires }: Of<'charge-test'>): Line | undefined {
  const told = chargers.slice(0, MOST);
  const zeds = told.every((c) => isZed(c.who));
  const by = zeds
    ? { who: several(chargers.map((c) => c.who)) }
    : Object.fromEntries(told.flatMap((c, i) => score(c, i)));
  const key = `charge-test-${zeds ? 'zeds' : told.length}-${targetKey(target)}`;
  return line(fires ? `${key}-fires` : key, { ...by, ...Object.fromEntries(score(target, '')) });
}

function targetKey({ who, counted }: Tested): 'zed' | 'counted' | 'human' {
  if (isZed(who)) return 'zed';
  return counted ? 'counted' : 'human';
}

function score({ who, dice, passed, mods }: Tested, i: number | '') {
  return [
    [i === '' ? 'target' : `who${i}`, one(who)],
    [`passed${i}`, passed],
    [`dice${i}`, dice],
    [`mods${i}`, word(['charge-mods', ...mods.map((m) => m.circumstance)].join('.'))],
  ] as const;
}

function meleeRound({ attackers, target, won }: Of<'melee-round'>): Line {
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

function meleeMods({ mods, granted }: Fought) {
  const more = mods.find((m) => m.circumstance === 'each-zombie-more');
  if (more) return { noun: 'melee-mods.each-zombie-more', count: more.dice };
  const all = [...mods.map((m) => m.circumstance), ...(granted > 0 ? ['against-zombies'] : [])];
  return word(['melee-mods', ...all].join('.'));
}
