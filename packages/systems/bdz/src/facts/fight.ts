import type { Line } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { Damage, Gun, NoFire, Test } from '../kinds.js';
import { isArmed, isUp, personOf, type State, vehicleOf, zedOf } from '../state.js';
import type { Circumstance } from '../tables/combat.js';
import type { Result } from '../tables/reactions.js';
import { hasOneAttack } from './campaign/road.js';
import { firesFirst, shotFalls } from './campaign/shots.js';
import { fact } from './deed.js';
import { isZed, line, one, several, word } from './lines.js';
import { NORMAL } from './turn.js';
import { laysDown } from './wounded.js';

/** One die of a firing: its total and its result. BDZ-shoot-roll. */
export interface Shot {
  readonly target: string;
  readonly die: number;
  readonly total: number;
  readonly result: 'miss' | 'hit';
  readonly because?: Circumstance;
  readonly instead?: 'pitiful';
}

/** True if a pair has shown that the zombie was a friend, which counts as one die passed. BDZ-react-zed-result. */
const isKnown = (test: Test, passed: number, result: Result): boolean =>
  test === 'zed-or-no-zed' && passed === 2 && result !== 'carry-on';

/** Facts of tests, shooting and melee, and of their effects. */
export const FIGHT = {
  'leader-die': fact<{ readonly who: string; readonly passed: boolean; readonly test: Test }>({
    told: ({ who, passed }) => line(passed ? 'leader-die' : 'leader-die-not', { who: one(who) }),
    words: {
      'leader-die': 'Leader Die of {{who}}: a die more for all.',
      'leader-die-not': 'Leader Die of {{who}}: not passed.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** A figure has taken a test, with the result in its cell. BDZ-react-how, BDZ-star-freewill. */
  tested: fact<{
    readonly who: string;
    readonly test: Test;
    readonly passed: 0 | 1 | 2;
    readonly by: 'dice' | 'free-will' | 'hero' | 'born-leader';
    readonly result: Result;
  }>({
    told: ({ who, test, passed, result }) =>
      line(isKnown(test, passed, result) ? 'tested-known' : 'tested', {
        who: one(who),
        test: word(`test.${test}`),
        passed,
        result: word(`result.${result}`),
      }),
    words: {
      tested: '{{who}} took {{test}}: dice passed {{passed}}, {{result}}.',
      'tested-known':
        '{{who}} took {{test}}: a pair passed, so the zombie was once a friend; {{who}} {{result}}.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** Somebody whose result was to fire could not. BDZ-D-cannot-fire. */
  'no-fire': fact<{ readonly who: string; readonly instead: NoFire }>({
    told: ({ who, instead }) => line(`no-${instead}`, { who: one(who) }),
    words: {
      'no-fire-melee': '{{who}} had no gun to answer with.',
      'no-fire-empty': '{{who}} had nothing to fire that reached them.',
      'no-fire-unseen': '{{who}} had no clear shot, and carried on.',
      'no-fire-unseen-ducks': '{{who}} had no clear shot.',
    },
    sort: 'fights',
    follows: true,
  }),

  heroes: fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.who) personOf(s, id).hero = true;
    },
    told: ({ who }) => line('heroes', { who: several(who) }),
    words: { heroes: 'Double ones: {{who}} would not be stopped any more.' },
    sort: 'fights',
    follows: true,
  }),

  /** A figure need not take this test again. BDZ-react-zed, BDZ-react-feast, BDZ-D-sanity-never. */
  knows: fact<{ readonly who: string; readonly what: 'zeds' | 'feasts' | 'despair' }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.what === 'zeds') p.knowsZeds = true;
      else if (f.what === 'feasts') p.knowsFeasts = true;
      else p.neverRallies = true;
    },
  }),

  fired: fact<{
    readonly who: string;
    readonly weapon: number;
    readonly gun: Gun;
    readonly at: readonly string[];
    /** The die results that count, highest first. */
    readonly dice: readonly number[];
    readonly empty: boolean;
    readonly why: 'active' | 'reaction' | 'execution';
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.why === 'active') p.fired = true;
      if (hasOneAttack(s, p) && s.encounter?.road) s.encounter.road.spent ||= f.at.some((id) => !isZed(id));
      const weapon = p.guns[f.weapon];
      if (weapon && f.empty) weapon.empty = true;
      for (const id of f.at) fought(s, f.who, id);
      shotFalls(s);
      firesFirst(s, p.side, f.at);
    },
    told: ({ who, gun, at, empty }) =>
      line(at.length === 0 ? 'fired-shadows' : empty ? 'fired-out' : 'fired', {
        who: one(who),
        gun: word(`thing.${gun}`),
        at: several(at),
      }),
    words: {
      'fired-shadows': '{{who}} fired {{gun}} at shadows.',
      fired: '{{who}} fired {{gun}} at {{at}}.',
      'fired-out': '{{who}} fired {{gun}} at {{at}}, and was out of ammo.',
    },
    sort: 'fights',
  }),

  shots: fact<{ readonly who: string; readonly gun: Gun; readonly shots: readonly Shot[] }>({
    told: shotsLine,
    words: {
      'shot-hit': '{{who}} hit: {{fell, semicolons}}.',
      'shots-hit': '{{who}} hit with {{hits}} of {{dice}} dice: {{fell, semicolons}}.',
      'shots-miss': '{{who}} missed: {{fell, semicolons}}.',
      shot: '{{die}} + {{rep}} = {{total}}',
      'shot-but': '{{die}} + {{rep}} = {{total}}, but {{why}}',
      'shot-pitiful': '{{die}} + {{rep}} = {{total}}, a lucky shot',
      'shot-at': '{{target}} {{shot}}',
    },
    sort: 'fights',
    follows: true,
  }),

  wound: fact<{
    readonly who: string;
    readonly by: string;
    readonly die: number;
    readonly against: number;
    readonly damage: Damage;
  }>({
    told: ({ who, die, against, damage }) =>
      line('wound', { who: one(who), die, against, damage: word(`damage.${damage}`) }),
    // A figure may be hit several times by one shooter, and falls only after the last.
    words: { wound: 'A hit on {{who}}, {{die}} against {{against}}: {{damage}}.' },
    sort: 'fights',
    follows: true,
  }),

  'larger-than-life': fact<{ readonly who: string; readonly by: string }>({
    told: ({ who, by }) => line('larger-than-life', { who: one(who), by: one(by) }),
    words: { 'larger-than-life': '{{by}} could not kill {{who}}.' },
    sort: 'fights',
    follows: true,
  }),

  'cheated-death': fact<{ readonly who: string; readonly rep: number; readonly zombie: boolean }>({
    does: (s, f, book) => {
      const p = personOf(s, f.who);
      lostWheel(s, p);
      laysDown(book, s, p);
      p.bitten ||= f.zombie;
      p.deeds.out = true;
      p.status = 'cheated';
      p.rep = f.rep;
      p.aboard = '';
      s.melees = s.melees.filter((m) => m.who !== f.who && m.with !== f.who);
    },
    told: ({ who, rep }) => line('cheated-death', { who: one(who), rep }),
    words: { 'cheated-death': '{{who}} cheated death and was gone. Rep {{rep}} from now on.' },
    sort: 'fights',
    follows: true,
  }),

  downed: fact<{
    readonly who: string;
    readonly status: 'stunned' | 'out' | 'dead';
    readonly by: string;
    readonly flash?: true;
  }>({
    does: (s, f, book) => {
      const p = personOf(s, f.who);
      lostWheel(s, p);
      laysDown(book, s, p);
      p.flashed = f.flash ?? false;
      p.bitten ||= f.status === 'out' && (isZed(f.by) || hasZedAt(s, f.who));
      p.deeds.out ||= f.status !== 'stunned';
      if (s.day && p.star) s.day.struck = f.by;
      // Somebody who had got up is judged anew. BDZ-enc-mercy.
      if (isUp(p)) delete p.judged;
      p.status = f.status;
      delete p.tied;
      p.prone = true;
      p.charges = '';
      p.hidesFrom = [];
      s.melees = s.melees.filter((m) => m.who !== f.who && m.with !== f.who);
    },
    told: ({ who, status }) => line(`downed-${status}`, { who: one(who) }),
    words: {
      'downed-stunned': '{{who}} was stunned.',
      'downed-out': '{{who}} was out of the fight.',
      'downed-dead': '{{who}} died.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** An enemy ties a figure up instead of killing it. BDZ-autokill. */
  'tied-up': fact<{ readonly who: string; readonly by: string }>({
    does: (s, f, book) => {
      const p = personOf(s, f.who);
      laysDown(book, s, p);
      if (s.day && p.star) s.day.struck = f.by;
      Object.assign(p, { tied: p.status, status: 'out', prone: true });
    },
    told: ({ who, by }) => line('tied-up', { who: one(who), by: one(by) }),
    words: { 'tied-up': '{{by}} tied {{who}} up.' },
    sort: 'fights',
  }),

  /** A figure is untied and returns to its earlier status. BDZ-D-tied. */
  untied: fact<{
    readonly who: string;
    readonly by: string;
    /** Where it stands from now on, if somebody else stood where it lay. */
    readonly at?: Place;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.at) [p.x, p.y, p.level] = f.at;
      p.status = p.tied ?? p.status;
      delete p.tied;
    },
    told: ({ who, by }) => line(by === '' ? 'untied-after' : 'untied', { who: one(who), by: one(by) }),
    words: { untied: '{{by}} untied {{who}}.', 'untied-after': '{{who}} was untied.' },
    sort: 'fights',
  }),

  'zed-down': fact<{ readonly zed: string; readonly by: string }>({
    does: (s, f) => {
      dropZed(s, f.zed);
      const by = s.people.find((p) => p.id === f.by);
      if (!by) return;
      by.past.killed = true;
      by.deeds.killed = true;
      if (!by.past.zeds.includes(f.zed)) by.past.zeds.push(f.zed);
    },
    told: ({ by }) => line('zed-down', { by: one(by) }),
    words: { 'zed-down': '{{by}} put a zombie down for good.' },
    sort: 'fights',
    follows: true,
  }),

  /** A round by hand that left a zombie unharmed. BDZ-zkill-auto-dice. */
  struck: fact<{ readonly who: string; readonly zed: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.struck = [...(p.struck ?? []), f.zed];
    },
    told: ({ who }) => line('struck', { who: one(who) }),
    words: { struck: '{{who}} struck at a zombie in vain.' },
    sort: 'fights',
    follows: true,
  }),

  /** BDZ-zshoot-knockdown. */
  'zed-knocked': fact<{ readonly zed: string; readonly by: string }>({
    does: (s, f) => {
      Object.assign(zedOf(s, f.zed), { prone: true, feast: '' });
      s.charges = s.charges.filter((c) => c.zed !== f.zed);
    },
    told: ({ by }) => line('zed-knocked', { by: one(by) }),
    words: { 'zed-knocked': '{{by}} knocked a zombie down.' },
    sort: 'fights',
    follows: true,
  }),

  /**
   * A figure reloads. In old games the gun is loaded at once, otherwise at the end of the activation. BDZ-shoot-reload.
   */
  reloaded: fact<{ readonly who: string; readonly weapon: number; readonly later?: true }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.later) p.reloads = f.weapon;
      else (p.guns[f.weapon] as Weapon).empty = false;
      Object.assign(p, { reloading: true, fired: true, allowance: Math.min(p.allowance, NORMAL) });
    },
    told: ({ who }) => line('reloaded', { who: one(who) }),
    words: { reloaded: '{{who}} reloaded.' },
    sort: 'fights',
  }),

  switched: fact<{ readonly who: string; readonly hand: readonly number[] }>({
    does: (s, f) => {
      personOf(s, f.who).hand = [...f.hand];
    },
  }),

  charges: fact<{ readonly who: string; readonly target: string }>({
    does: (s, f) => {
      personOf(s, f.who).charges = f.target;
    },
  }),

  surprised: fact<{ readonly zed: string }>({
    does: (s, { zed }) => {
      for (const m of s.melees) if (m.with === zed) m.surprise = true;
    },
  }),

  melee: fact<{
    readonly who: string;
    readonly with: string;
    readonly rear: boolean;
    /** The other, a zombie, was taken from behind. BDZ-zmelee-minus. */
    readonly caught: boolean;
  }>({
    does: (s, { who, with: other, rear, caught }) => {
      s.melees.push({ who, with: other, rear });
      for (const z of s.zeds) if (z.id === other && caught) z.caught = true;
      fought(s, who, other);
      for (const p of s.people) if (p.id === who || p.id === other) p.charges = '';
    },
    sort: 'fights',
  }),

  parted: fact<{
    readonly who: string;
    /** The enemies that it is no longer locked with; all of them if left out. */
    readonly from?: readonly string[];
  }>({
    does: (s, { who, from }) => {
      const ends = (one: string, other: string) => one === who && (from?.includes(other) ?? true);
      s.melees = s.melees.filter((m) => !ends(m.who, m.with) && !ends(m.with, m.who));
    },
    told: ({ who }) => line('parted', { who: one(who) }),
    words: { parted: '{{who}} broke away.' },
    sort: 'fights',
  }),

  /** A melee rolled to its end, with the successes of the last roll. BDZ-melee-result. */
  'melee-round': fact<{
    readonly who: string;
    readonly with: string;
    readonly own: number;
    readonly other: number;
    readonly rolls: number;
  }>({
    does: (s, f, book) => {
      const brief = book.options.surprise === 'first-round';
      for (const m of s.melees.filter((each) => each.who === f.who && each.with === f.with)) {
        m.rear = false;
        if (brief) delete m.surprise;
      }
      for (const z of s.zeds) if (z.id === f.with) z.caught = false;
    },
    told: (f) => line('melee-round', { who: one(f.who), with: one(f.with), own: f.own, other: f.other }),
    words: { 'melee-round': '{{who}} fought {{with}}: {{own}} to {{other}}.' },
    sort: 'fights',
    follows: true,
  }),
};

type Weapon = State['people'][number]['guns'][number];

/** Records for each of two people that it has fought the other, if that one is armed. BDZ-class-milestones. */
function fought(s: State, a: string, b: string): void {
  const [one, other] = [a, b].map((id) => s.people.find((p) => p.id === id));
  if (!one || !other) return;
  one.past.fought ||= isArmed(other);
  other.past.fought ||= isArmed(one);
}

function shotsLine({ who, shots }: { readonly who: string; readonly shots: readonly Shot[] }): Line {
  const hits = shots.filter((shot) => shot.result === 'hit').length;
  const key = hits === 0 ? 'shots-miss' : shots.length > 1 ? 'shots-hit' : 'shot-hit';
  return line(key, { who: one(who), hits, dice: shots.length, fell: diceLines(shots) });
}

/** What each die came to, and what it was for if there was more than one target. BDZ-T-shoot. */
function diceLines(shots: readonly Shot[]): Line[] {
  const several = shots.some(({ target }) => target !== shots[0]?.target);
  return shots.map((shot) => {
    const fell = dieLine(shot);
    return several ? line('shot-at', { target: one(shot.target), shot: [fell] }) : fell;
  });
}

function dieLine({ die, total, because, instead }: Shot): Line {
  const values = { die, rep: total - die, total };
  if (because !== undefined) return line('shot-but', { ...values, why: word(`missed.${because}`) });
  return line(instead ? 'shot-pitiful' : 'shot', values);
}

/** Removes a zombie, along with its melees and charges. */
function dropZed(s: State, zed: string): void {
  s.zeds = s.zeds.filter((each) => each.id !== zed);
  s.melees = s.melees.filter((m) => m.with !== zed);
  s.charges = s.charges.filter((c) => c.zed !== zed);
  for (const p of s.people) if (p.charges === zed) p.charges = '';
}

/** Marks a moving vehicle as adrift if this figure was its driver. BDZ-veh-driver-disabled. */
function lostWheel(s: State, p: State['people'][number]): void {
  if (p.aboard === '' || p.sits !== 'wheel' || !isUp(p)) return;
  const v = vehicleOf(s, p.aboard);
  if (v.speed > 0) s.adrift.push({ vehicle: v.id, rep: p.rep });
}

/** True if somebody is in melee with a zombie. BDZ-harry-test. */
function hasZedAt(s: State, who: string): boolean {
  return s.melees.some((m) => (m.who === who && isZed(m.with)) || (m.with === who && isZed(m.who)));
}
