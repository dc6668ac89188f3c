import type { Line } from '@shambles/engine';
import type { FightFact, Shot } from '../facts/fight.js';
import { line, MOST, one, several, type Telling, word } from './lines.js';

type Of<I extends FightFact['is']> = Extract<FightFact, { readonly is: I }>;

/** What somebody declares that nothing else tells of: fire and a Duck Back are told as they happen. */
const DECLARED: readonly string[] = ['charge', 'move-on', 'fast-move', 'hold', 'carry-on'];

export const FIGHT_TOLD: Telling<FightFact> = {
  'in-sight': inSight,
  declared: ({ who, does }) =>
    DECLARED.includes(does) ? line(`declared-${does}`, { who: one(who) }) : undefined,
  'brown-pants': ({ who, passed }) => line(passed ? 'kept-nerve' : 'brown-pants', { who: one(who) }),
  drew: ({ who }) => line('drew', { who: one(who) }),
  fired: ({ who, gun, at, ammo }) => {
    const values = { who: one(who), gun: word(`thing.${gun}`), at: several(at) };
    return line(ammo === 'out' ? 'fired-out' : 'fired', values);
  },
  shots,
  wound: ({ cause, who, die, against, damage }) =>
    line(cause === 'FTB-7.6a' ? 'wound-impact' : 'wound', {
      who: one(who),
      die,
      against,
      damage: word(`damage.${damage}`),
    }),
  'star-power': ({ who, dice, before, after, lost }) => {
    const values = {
      who: one(who),
      dice: dice.join(', '),
      before: word(`damage.${before}`),
      after: word(`damage.${after}`),
    };
    return lost > 0 ? line('star-power-lost', { ...values, count: lost }) : line('star-power', values);
  },
  'hard-as-nails': ({ who }) => line('hard-as-nails', { who: one(who) }),
  'larger-than-life': ({ who, by }) => line('larger-than-life', { who: one(who), by: one(by) }),
  'cheated-death': ({ who, rep }) => line('cheated-death', { who: one(who), rep }),
  downed,
  'zed-down': ({ zed, by }) =>
    by === '' ? line('zed-down', { zed: one(zed) }) : line('zed-down-by', { zed: one(zed), by: one(by) }),
  'leader-die': ({ who, passed, group }) =>
    line(passed ? 'leader-die' : 'leader-die-not', { who: one(who), group: several(group) }),
  reacted,
  reloaded: ({ who }) => line('reloaded', { who: one(who) }),
  fought: null,
};

/** Every Leader with its dice, its modifiers and its successes, and who acts. FTB-5.5.3c. */
function inSight({ leaders, act }: Of<'in-sight'>): Line | undefined {
  const told = leaders.slice(0, MOST);
  if (told.length === 0) return undefined;
  const values = told.flatMap(({ who, dice, successes, mods }, i) => [
    [`who${i}`, one(who)],
    [`dice${i}`, dice],
    [`successes${i}`, successes],
    [`mods${i}`, word(['in-sight-mods', ...mods.map((m) => m.circumstance)].join('.'))],
  ]);
  return act.length > 0
    ? line(`in-sight-${told.length}`, { ...Object.fromEntries(values), act: act.map(one) })
    : line(`in-sight-${told.length}-none`, Object.fromEntries(values));
}

/** Each die, what it was added up to, and why it hit or missed. FTB-7.5m. */
function shots({ who, gun, shots: fell }: Of<'shots'>): Line | undefined {
  const told = fell.slice(0, MOST);
  if (told.length === 0) return undefined;
  const values = told.flatMap((shot, i) => [
    [`target${i}`, shot.target === '' ? word('shot.between') : one(shot.target)],
    [`die${i}`, shot.die],
    [`total${i}`, shot.total],
    [`result${i}`, word(shotKey(shot))],
  ]);
  return line(`shots-${told.length}`, {
    ...Object.fromEntries(values),
    who: one(who),
    gun: word(`thing.${gun}`),
    rep: (told[0] as Shot).total - (told[0] as Shot).die,
  });
}

function shotKey({ result, because, instead }: Shot): string {
  if (instead !== undefined) return `shot.${instead}`;
  return because === undefined ? `shot.${result}` : `shot.${result}.${because}`;
}

function downed({ who, condition, by, beaten }: Of<'downed'>): Line {
  const how = beaten ? 'beaten' : condition === 'obviously-dead' ? 'dead' : 'out';
  return by === ''
    ? line(`downed-${how}`, { who: one(who) })
    : line(`downed-${how}-by`, { who: one(who), by: one(by) });
}

/** What was tested for, what passed, and the worse result where there were two. FTB-5.6.5. */
function reacted({ who, tests, passed, chose, results, result }: Of<'reacted'>): Line {
  const values = {
    who: one(who),
    tests: tests.map((t) => word(`test.${t}`)),
    result: word(`result.${result}`),
  };
  if (chose) return line('reacted-chose', values);
  return results.length > 1
    ? line('reacted-worse', { ...values, passed, results: results.map((r) => word(`result.${r}`)) })
    : line('reacted', { ...values, passed });
}
