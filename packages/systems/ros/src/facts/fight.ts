import type { Line } from '@shambles/engine';
import type { Gun, Minor, Thrown } from '../kinds.js';
import { type Cloud, type Contact, type Groan, type Place, personOf, type State, zedOf } from '../state.js';
import type { Factor } from '../tables/shooting.js';
import { kindIn } from '../words.js';
import { fact } from './deed.js';
import { drop, type Newcomer, newZed, put, unpin } from './figures.js';
import { cm, line, one, things, word } from './lines.js';

/** How a shot ended. */
export type ShotResult = 'miss' | 'body' | 'head';

/** What ended a Zed. */
export type ZedEnd = 'head' | 'strike' | 'blast' | 'fire' | 'wp' | 'burst' | 'hits';

/** What hurt a survivor. */
export type Harm = 'zed' | 'pin' | 'tank' | 'thrown' | 'tongue' | 'fire' | 'fall';

interface Shot {
  readonly who: string;
  readonly gun: Gun;
  readonly zed: string;
  readonly range: number;
  readonly die: number;
  readonly factors: readonly { readonly factor: Factor; readonly mod: number }[];
  readonly score: number;
  readonly result: ShotResult;
  readonly left: number;
}

/** What a shot's die and the factors came to; nothing if no factor counted. ROS-T-factors. */
const scored = ({ die, factors, score }: Shot): Line[] => {
  const counted = factors.filter(({ mod }) => mod !== 0);
  if (counted.length === 0) return [];
  const each = counted.map(({ factor, mod }) =>
    line(mod > 0 ? 'shot-more' : 'shot-less', { by: Math.abs(mod), why: word(`factor.${factor}`) }),
  );
  return [line('shot-score', { die, factors: each, score })];
};

/** Shots, blows and their effects. */
export const FIGHT = {
  pushed: fact<{ readonly who: string; readonly may: number; readonly zeds: readonly string[] }>({
    // A Tank does not budge. ROS-tank-immune.
    told: ({ who, zeds }) =>
      line('pushed', { who: one(who), count: zeds.filter((id) => kindIn(id) !== 'tank').length }),
    words: {
      pushed_zero: '{{who}} pushed, and nothing gave way.',
      pushed_one: '{{who}} pushed one of them off.',
      pushed_other: '{{who}} pushed {{count}} of them off.',
    },
    sort: 'fights',
  }),

  /** Those that came into contact in steps 1 to 3. ROS-D-new-contact. */
  met: fact<{ readonly late: readonly Contact[] }>({
    does: (s, f) => {
      s.late = [...(s.late ?? []), ...f.late];
    },
    parts: true,
  }),

  /** Those that were sent out of contact in step 3. ROS-D-groan-roll. */
  'sent-off': fact<{ readonly groaned: readonly Groan[] }>({
    does: (s, f) => {
      s.groaned = [...(s.groaned ?? []), ...f.groaned];
    },
    parts: true,
  }),

  struck: fact<{
    readonly who: string;
    readonly weapon: string;
    readonly zed: string;
    readonly score: number;
    readonly result: 'miss' | 'down' | 'kill';
  }>({
    // What a hit does to a Tank or a Boomer is told next. ROS-tank-immune, ROS-boomer-burst.
    told: ({ who, weapon, zed, result }) => {
      const only = result !== 'miss' && (kindIn(zed) === 'tank' || kindIn(zed) === 'boomer');
      const values = { who: one(who), weapon: word(`weapon.${weapon}`), zed: one(zed) };
      return line(only ? 'struck-hit' : `struck-${result}`, values);
    },
    words: {
      'struck-hit': '{{who}} hit {{zed}} with the {{weapon}}.',
      'struck-miss': '{{who}} swung the {{weapon}} at {{zed}} and missed.',
      'struck-down': '{{who}} knocked {{zed}} off its feet with the {{weapon}}.',
      'struck-kill': '{{who}} struck {{zed}} with the {{weapon}}, once and for all.',
    },
    sort: 'fights',
  }),

  shot: fact<Shot>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.gun === 'pistol') p.pistol = f.left;
      else p.clip = f.left;
      p.fired++;
      if (p.order?.do === 'shoot') p.order = { ...p.order, fired: true };
    },
    told: (f) =>
      line(`shot-${f.result}`, {
        who: one(f.who),
        gun: word(`weapon.${f.gun}`),
        zed: one(f.zed),
        range: cm(f.range),
        count: cm(f.range),
        score: scored(f),
      }),
    words: {
      'shot-miss_zero': "{{who}} fired the {{gun}} at {{zed}} at arm's length, and missed{{score}}.",
      'shot-body_zero': "{{who}} hit {{zed}} in the body with the {{gun}} at arm's length{{score}}.",
      'shot-head_zero': "{{who}} hit {{zed}} in the head with the {{gun}} at arm's length{{score}}.",
      'shot-miss': '{{who}} fired the {{gun}} at {{zed}}, {{range}} cm off, and missed{{score}}.',
      'shot-body': '{{who}} hit {{zed}} in the body with the {{gun}}, {{range}} cm off{{score}}.',
      'shot-head': '{{who}} hit {{zed}} in the head with the {{gun}}, {{range}} cm off{{score}}.',
      'shot-score': ' ({{die}}, {{factors, commas}}: {{score}})',
      'shot-more': '+{{by}} {{why}}',
      'shot-less': '−{{by}} {{why}}',
    },
    sort: 'fights',
  }),

  reloaded: fact<{ readonly who: string; readonly gun: Gun; readonly clip: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      drop(p.minor, `${f.gun} reload`);
      if (f.gun === 'pistol') p.pistol = f.clip;
      else p.clip = f.clip;
    },
    told: ({ who, gun }) => line('reloaded', { who: one(who), gun: word(`weapon.${gun}`) }),
    words: { reloaded: '{{who}} reloaded the {{gun}}.' },
    sort: 'fights',
  }),

  thrown: fact<{ readonly who: string; readonly what: Minor; readonly at: Place }>({
    does: (s, f) => {
      drop(personOf(s, f.who).minor, f.what);
      s.landed = { what: f.what as Thrown, at: f.at };
    },
    told: ({ who, what }) => line('thrown', { who: one(who), what: things([what]) }),
    words: { thrown: '{{who}} threw {{what}}.' },
    sort: 'fights',
  }),

  cloud: fact<{ readonly cloud: Cloud }>({
    does: (s, f) => {
      s.clouds.push({ ...f.cloud });
      s.nextCloud++;
    },
    told: ({ cloud }) => line(`cloud-${cloud.kind}`),
    words: { 'cloud-flames': 'Flames spread.', 'cloud-wp': 'Phosphorus burned white on the ground.' },
  }),

  burning: fact<{ readonly zed: string; readonly until: number }>({
    does: (s, f) => {
      zedOf(s, f.zed).burning = f.until;
    },
    told: ({ zed }) => line('burning', { zed: one(zed) }),
    words: { burning: '{{zed}} caught fire.' },
    sort: 'fights',
    follows: true,
  }),

  'tank-hit': fact<{ readonly zed: string; readonly hits: number }>({
    does: (s, f) => {
      zedOf(s, f.zed).hits += f.hits;
    },
    told: ({ zed, hits }) => line('tank-hit', { zed: one(zed), count: hits }),
    words: {
      'tank-hit_one': '{{zed}} took a hit and did not mind.',
      'tank-hit_other': '{{zed}} took {{count}} hits and did not mind.',
    },
    sort: 'fights',
    follows: true,
  }),

  'zed-dead': fact<{ readonly zed: string; readonly how: ZedEnd; readonly by?: string }>({
    does: (s, f) => {
      unpin(s, f.zed);
      s.zeds = s.zeds.filter((z) => z.id !== f.zed);
      s.todo = s.todo.filter((id) => id !== f.zed);
    },
    // A head shot and a killing blow have already told of it.
    told: ({ zed, how }) =>
      how === 'head' || how === 'strike' ? undefined : line(`zed-dead-${how}`, { zed: one(zed) }),
    words: {
      'zed-dead-blast': '{{zed}} was gone with the blast.',
      'zed-dead-fire': '{{zed}} burnt out.',
      'zed-dead-wp': '{{zed}} walked into the white light and was gone.',
      'zed-dead-burst': '{{zed}} burst.',
      'zed-dead-hits': '{{zed}} went down at last, and stayed there.',
    },
    sort: 'fights',
    follows: true,
  }),

  hurt: fact<{
    readonly who: string;
    readonly hits: number;
    readonly by: string;
    readonly how: Harm;
  }>({
    does: (s, f) => {
      personOf(s, f.who).hits += f.hits;
      if (f.how !== 'fire' && f.how !== 'fall' && f.how !== 'thrown') s.bitten = true;
      if (f.how === 'zed' || f.how === 'pin' || f.how === 'tank') strike(s, f.by);
    },
    told: ({ who, hits, by, how }) =>
      line(`hurt-${how}`, {
        who: one(who),
        count: hits,
        ...((how === 'zed' || how === 'pin' || how === 'tank') && { by: one(by) }),
      }),
    words: {
      'hurt-zed_one': '{{by}} bit {{who}}.',
      'hurt-zed_other': '{{by}} bit {{who}}: {{count}} hits.',
      'hurt-pin_one': '{{by}} tore at {{who}}: a hit.',
      'hurt-pin_other': '{{by}} tore at {{who}}: {{count}} hits.',
      'hurt-tank_one': '{{by}} struck {{who}}: a hit.',
      'hurt-tank_other': '{{by}} struck {{who}}: {{count}} hits.',
      'hurt-thrown_one': 'It came down on {{who}}: a hit.',
      'hurt-thrown_other': 'It came down on {{who}}: {{count}} hits.',
      'hurt-tongue_one': 'The tongue tightened round {{who}}: a hit.',
      'hurt-tongue_other': 'The tongue tightened round {{who}}: {{count}} hits.',
      'hurt-fire_one': '{{who}} was burnt: a hit.',
      'hurt-fire_other': '{{who}} was burnt: {{count}} hits.',
      'hurt-fall_one': '{{who}} fell hard: a hit.',
      'hurt-fall_other': '{{who}} fell hard: {{count}} hits.',
    },
    sort: 'fights',
    follows: true,
  }),

  died: fact<{
    readonly who: string;
    readonly how: Harm | 'infection';
    /** Where the body lies, if not where the survivor died. */
    readonly at?: Place;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (p.pinned !== '') unpin(s, p.pinned);
      p.where = 'dead';
      p.died = s.turn;
      if (f.at) put(p, f.at);
      p.down = true;
      p.inside = '';
      p.ladder = '';
      s.todo = s.todo.filter((id) => id !== f.who);
    },
    told: ({ who, how }) => line(how === 'infection' ? 'died-infection' : 'died', { who: one(who) }),
    words: { died: '{{who}} died.', 'died-infection': '{{who}} collapsed and did not get up.' },
    sort: 'fights',
    follows: true,
  }),

  rose: fact<{ readonly who: string; readonly zed: Newcomer }>({
    does: (s, f) => {
      personOf(s, f.who).where = 'risen';
      s.zeds.push(newZed(s, f.zed));
    },
    told: ({ who }) => line('rose', { who: one(who) }),
    words: { rose: 'What had been {{who}} stood up.' },
  }),

  pinned: fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.pinned = f.by;
      p.down = true;
      zedOf(s, f.by).pins = f.who;
    },
    told: ({ who, by }) => line('pinned', { who: one(who), by: one(by) }),
    words: { pinned: '{{by}} had {{who}} pinned to the ground.' },
    sort: 'fights',
    follows: true,
  }),

  freed: fact<{ readonly who: string; readonly by?: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (p.pinned !== '') unpin(s, p.pinned);
      p.trapped = false;
    },
    told: ({ who, by }) =>
      by === undefined ? line('freed', { who: one(who) }) : line('freed-by', { who: one(who), by: one(by) }),
    words: { freed: '{{who}} was free.', 'freed-by': '{{by}} freed {{who}}.' },
    sort: 'fights',
    follows: true,
  }),

  tore: fact<{ readonly who: string; readonly zed: string; readonly off: boolean }>({
    told: ({ who, zed, off }) => line(off ? 'tore-off' : 'tore-not', { who: one(who), zed: one(zed) }),
    words: {
      'tore-off': '{{who}} tore {{zed}} off.',
      'tore-not': '{{who}} pulled at {{zed}}, which held on.',
    },
    sort: 'fights',
  }),

  /** Secret: told to the umpire alone. */
  blood: fact<{ readonly who: string; readonly blood: 'immune' | 'infected' }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.blood = f.blood;
      if (f.blood === 'infected') p.infected = s.turn;
    },
    told: ({ who, blood }) => line(`blood-${blood}`, { who: one(who) }),
    words: {
      'blood-infected': '{{who}} was infected, and nobody knew.',
      'blood-immune': '{{who}} was immune, and nobody knew.',
    },
  }),

  /** Everybody has rolled; players are not told who is infected. ROS-U-infect. */
  'all-rolled': fact({
    told: () => line('all-rolled'),
    words: { 'all-rolled': 'Everybody felt for a fever. Nobody said a word.' },
  }),
};

function strike(s: State, by: string): void {
  for (const z of s.zeds) if (z.id === by) z.struck = true;
}
