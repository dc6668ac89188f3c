import type { Line } from '@shambles/engine';
import { type Damage, type Gun, isGun, isMeleeWeapon, type Result } from '../kinds.js';
import { encounterOf, itemOf, personOf, type State } from '../state.js';
import type { Circumstance } from '../tables/combat.js';
import { fact } from './deed.js';
import { changes, line, one, several, word } from './lines.js';
import { drop, letGo } from './move.js';

/** One die of a shot: its total and its result. FTB-7.5a. */
export interface Shot {
  /** Figure that the die was placed on; '' for a gap in the swath. FTB-6.5b. */
  readonly target: string;
  readonly die: number;
  readonly total: number;
  readonly result: 'miss' | 'hit' | 'gap';
  /** The table circumstance that made a miss of a total that might have hit. FTB-T-ranged-combat. */
  readonly because?: Circumstance;
  /** A miss due to cover that hit a carried figure, or a pitiful shot that hit. FTB-7.7, FTB-7.8. */
  readonly instead?: 'carried' | 'pitiful';
}

/** FTB-5.5.3a. */
interface InSight {
  readonly leaders: readonly {
    readonly who: string;
    readonly group: readonly string[];
    readonly dice: number;
    readonly successes: number;
    readonly mods: readonly { readonly circumstance: string; readonly dice: number }[];
  }[];
  /** Leaders of the groups that act, in order. */
  readonly act: readonly string[];
  readonly moving: string;
}

interface Shots {
  readonly who: string;
  readonly gun: Gun;
  readonly shots: readonly Shot[];
}

/** A person goes down. */
interface Downed {
  readonly who: string;
  readonly condition: 'out-of-the-fight' | 'obviously-dead';
  readonly by: string;
  readonly beaten?: true;
}

/** Reaction Tests that a person took with one set of dice. FTB-5.6.5. */
interface Reacted {
  readonly who: string;
  readonly tests: readonly ('received-fire' | 'man-down')[];
  /** Dice passed, including a Leader Die; or the column, if a Star chose it. FTB-3.1.4.4. */
  readonly passed: number;
  readonly chose?: true;
  readonly results: readonly Result[];
  readonly result: Result;
}

/** Declarations to tell. Fire and a Duck Back are left out: they are told as they happen. */
const DECLARED: readonly string[] = ['charge', 'move-on', 'fast-move', 'hold', 'carry-on'];

/** Facts of shooting, reactions and damage. */
export const FIGHT = {
  'in-sight': fact<InSight>({
    told: inSight,
    words: {
      'in-sight': 'In Sight: {{leaders, semicolons}}. First to act: {{act}}.',
      'in-sight-none': 'In Sight: {{leaders, semicolons}}. Nobody was quicker.',
      'in-sight-leader': '{{who}} {{successes}} on {{dice}}d6{{mods}}',
    },
    sort: 'fights',
    hint: 'in-sight',
  }),

  /** What a winner of In Sight does, by its line of the table. FTB-5.5.7. */
  declared: fact<{ readonly who: string; readonly does: string; readonly at: readonly string[] }>({
    told: ({ who, does }) =>
      DECLARED.includes(does) ? line(`declared-${does}`, { who: one(who) }) : undefined,
    words: {
      'declared-charge': '{{who}} got ready to charge.',
      'declared-move-on': '{{who}} went on.',
      'declared-fast-move': '{{who}} made a run for it.',
      'declared-hold': '{{who}} held back.',
      'declared-carry-on': '{{who}} had no shot at anybody and carried on.',
    },
    sort: 'fights',
    follows: true,
  }),

  'brown-pants': fact<{ readonly who: string; readonly passed: boolean }>({
    told: ({ who, passed }) => line(passed ? 'kept-nerve' : 'brown-pants', { who: one(who) }),
    words: {
      'kept-nerve': '{{who}} went pale, but stood firm.',
      'brown-pants': '{{who}} could not bear it.',
    },
    sort: 'fights',
    follows: true,
  }),

  drew: fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).concealed = false;
    },
    told: ({ who }) => line('drew', { who: one(who) }),
    words: { drew: '{{who}} drew a weapon.' },
    sort: 'fights',
    follows: true,
  }),

  fired: fact<{
    readonly who: string;
    readonly item: number;
    readonly gun: Gun;
    readonly at: readonly string[];
    /** Faces, highest first; for a shotgun, only those that count. */
    readonly dice: readonly number[];
    readonly ammo: 'left' | 'out';
    readonly why: 'in-sight' | 'active' | 'reaction' | 'charged' | 'surprise' | 'weasel';
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.heldFire = false;
      if (f.ammo === 'out') itemOf(p, f.item).empty = true;
      encounterOf(s).shots = true;
      if (f.at.some((id) => s.people.some((q) => q.id === id))) p.fought = true;
    },
    told: ({ who, gun, at, ammo }) => {
      const values = { who: one(who), gun: word(`thing.${gun}`), at: several(at) };
      return line(ammo === 'out' ? 'fired-out' : 'fired', values);
    },
    words: {
      fired: '{{who}} fired {{gun}} at {{at}}.',
      'fired-out': '{{who}} fired {{gun}} at {{at}}, and was out of ammo.',
    },
    sort: 'fights',
    hint: 'fire',
  }),

  shots: fact<Shots>({
    told: shots,
    words: {
      shots: '{{dice, semicolons}}.',
      shot: 'at {{target}} {{die}} + {{rep}} = {{total}}, {{result}}',
    },
    sort: 'fights',
    follows: true,
  }),

  /** A hit looked up on the damage table. FTB-7.6a. */
  wound: fact<{
    readonly who: string;
    readonly by: string;
    readonly die: number;
    /** Impact, or the shooter's Rep if the target is a zombie that is easy to kill. FTB-10.10.4. */
    readonly against: number;
    readonly damage: Damage;
  }>({
    told: ({ cause, who, die, against, damage }) =>
      line(cause === 'FTB-7.6a' ? 'wound-impact' : 'wound', {
        who: one(who),
        die,
        against,
        damage: word(`damage.${damage}`),
      }),
    words: {
      wound: '{{who}} was hit: {{die}} against {{against}}, {{damage}}.',
      'wound-impact': '{{who}} was hit: {{die}} against Impact {{against}}, {{damage}}.',
    },
    sort: 'fights',
    follows: true,
    hint: 'damage',
  }),

  /** FTB-3.1.4.1b. */
  'star-power': fact<{
    readonly who: string;
    readonly dice: readonly number[];
    readonly before: Damage;
    readonly after: Damage;
    readonly lost: number;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.power -= f.lost;
      p.advantage = true;
    },
    told: ({ who, dice, before, after, lost }) => {
      const values = {
        who: one(who),
        dice: dice.join(', '),
        before: word(`damage.${before}`),
        after: word(`damage.${after}`),
      };
      const key = before === after ? 'star-power-no-help' : 'star-power';
      return lost > 0 ? line(`${key}-lost`, { ...values, count: lost }) : line(key, values);
    },
    words: {
      'star-power': 'Star Power of {{who}}, {{dice}}: {{before}} became {{after}}.',
      'star-power-no-help': 'Star Power of {{who}}, {{dice}}: of no help.',
      'star-power-no-help-lost_one': 'Star Power of {{who}}, {{dice}}: of no help, and a die was lost.',
      'star-power-no-help-lost_other':
        'Star Power of {{who}}, {{dice}}: of no help, and {{count}} dice were lost.',
      'star-power-lost_one':
        'Star Power of {{who}}, {{dice}}: {{before}} became {{after}}, and a die was lost.',
      'star-power-lost_other':
        'Star Power of {{who}}, {{dice}}: {{before}} became {{after}}, and {{count}} dice were lost.',
    },
    sort: 'fights',
    follows: true,
    hint: 'star-power',
  }),

  'hard-as-nails': fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).nails = true;
    },
    told: ({ who }) => line('hard-as-nails', { who: one(who) }),
    words: { 'hard-as-nails': '{{who}} was hard as nails: that did not kill.' },
    sort: 'fights',
    follows: true,
  }),

  'larger-than-life': fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      personOf(s, f.who).advantage = true;
    },
    told: ({ who, by }) => line('larger-than-life', { who: one(who), by: one(by) }),
    words: { 'larger-than-life': '{{who}} was larger than life: {{by}} could not kill {{who}}.' },
    sort: 'fights',
    follows: true,
    hint: 'advantages',
  }),

  'cheated-death': fact<{ readonly who: string; readonly by: string; readonly rep: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      drop(s, p);
      letGo(s, f.who);
      p.advantage = true;
      p.condition = 'cheated-death';
      p.rep = f.rep;
    },
    told: ({ who, rep }) => line('cheated-death', { who: one(who), rep }),
    words: { 'cheated-death': '{{who}} cheated death and was gone. Rep {{rep}} from now on.' },
    sort: 'fights',
    follows: true,
    hint: 'advantages',
  }),

  downed: fact<Downed>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      drop(s, p);
      if (f.condition === 'obviously-dead') letGo(s, f.who);
      p.condition = f.condition;
      p.wentDown ||= f.condition === 'out-of-the-fight';
      p.beaten = f.beaten === true;
      p.byZombie = s.zeds.some((z) => z.id === f.by);
      credit(s, f.by, f.who);
    },
    told: downed,
    words: {
      'downed-out': '{{who}} was out of the fight.',
      'downed-out-by': '{{by}} put {{who}} out of the fight.',
      'downed-dead': '{{who}} was dead.',
      'downed-dead-by': '{{by}} killed {{who}}.',
      'downed-beaten': '{{who}} was beaten senseless.',
      'downed-beaten-by': '{{by}} beat {{who}} senseless.',
    },
    sort: 'fights',
    follows: true,
  }),

  'zed-down': fact<{ readonly zed: string; readonly by: string; readonly how: string }>({
    does: (s, f) => {
      s.zeds = s.zeds.filter((z) => z.id !== f.zed);
      const by = s.people.find((p) => p.id === f.by);
      if (by) by.zedsKilled++;
    },
    told: ({ zed, by }) =>
      by === '' ? line('zed-down', { zed: one(zed) }) : line('zed-down-by', { zed: one(zed), by: one(by) }),
    words: { 'zed-down': '{{zed}} lay still.', 'zed-down-by': '{{by}} put {{zed}} down.' },
    sort: 'fights',
    follows: true,
  }),

  'leader-die': fact<{
    readonly who: string;
    readonly passed: boolean;
    readonly group: readonly string[];
  }>({
    told: ({ who, passed, group }) =>
      line(passed ? 'leader-die' : 'leader-die-not', { who: one(who), group: several(group) }),
    words: {
      'leader-die': 'Leader Die of {{who}}: passed, one more die for {{group}}.',
      'leader-die-not': 'Leader Die of {{who}}: not passed.',
    },
    sort: 'fights',
    follows: true,
    hint: 'leader-die',
  }),

  reacted: fact<Reacted>({
    does: (s, f) => {
      if (f.chose) personOf(s, f.who).advantage = true;
    },
    told: reacted,
    words: {
      reacted: '{{who}} took {{tests}}: dice passed {{passed}}, {{result}}.',
      'reacted-worse':
        '{{who}} took {{tests}}: dice passed {{passed}}, {{results}}; the worse counts, {{result}}.',
      'reacted-chose': '{{who}} decided after {{tests}}: {{result}}.',
    },
    sort: 'fights',
    follows: true,
    hint: ({ tests }) => (tests.includes('man-down') ? 'man-down' : 'received-fire'),
  }),

  reloaded: fact<{ readonly who: string; readonly item: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      itemOf(p, f.item).empty = false;
      p.reloading = true;
    },
    told: ({ who }) => line('reloaded', { who: one(who) }),
    words: { reloaded: '{{who}} reloaded.' },
    sort: 'fights',
  }),

  fought: fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      for (const p of s.people) if (f.who.includes(p.id)) p.fought = true;
    },
  }),
};

/** The line of In Sight: each Leader with its dice, modifiers and successes, and who acts. FTB-5.5.3c. */
function inSight({ leaders, act }: InSight): Line | undefined {
  if (leaders.length === 0) return undefined;
  const told = leaders.map(({ who, dice, successes, mods }) =>
    line('in-sight-leader', {
      who: one(who),
      dice,
      successes,
      mods: changes(mods.map((m) => word(`in-sight-mod.${m.circumstance}`))),
    }),
  );
  return act.length > 0
    ? line('in-sight', { leaders: told, act: act.map(one) })
    : line('in-sight-none', { leaders: told });
}

/** The line of the shots: each die, its total, and why it hit or missed. FTB-7.5m. */
function shots({ who, shots: fell }: Shots): Line | undefined {
  if (fell.length === 0) return undefined;
  const dice = fell.map((shot) =>
    line('shot', {
      target: shot.target === '' ? word('shot.between') : one(shot.target),
      die: shot.die,
      rep: shot.total - shot.die,
      total: shot.total,
      result: word(shotKey(shot)),
    }),
  );
  return line('shots', { who: one(who), dice });
}

function shotKey({ result, because, instead }: Shot): string {
  if (instead !== undefined) return `shot.${instead}`;
  return because === undefined ? `shot.${result}` : `shot.${result}.${because}`;
}

function downed({ who, condition, by, beaten }: Downed): Line {
  const how = beaten ? 'beaten' : condition === 'obviously-dead' ? 'dead' : 'out';
  return by === ''
    ? line(`downed-${how}`, { who: one(who) })
    : line(`downed-${how}-by`, { who: one(who), by: one(by) });
}

/** The line of a reaction: its tests, the dice passed and, with two tests, the worse result. FTB-5.6.5. */
function reacted({ who, tests, passed, chose, results, result }: Reacted): Line {
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

/**
 * Records a milestone for a Citizen who hurt somebody armed; costing a point of Rep in melee counts too. FTB-3.4.2.1,
 * FTB-7.6.1.
 */
export function credit(s: State, by: string, who: string): void {
  const p = s.people.find((q) => q.id === by);
  const armed = personOf(s, who).items.some(({ what }) => isGun(what) || isMeleeWeapon(what));
  if (p && armed) p.hurtArmed = true;
}
