import type { Line } from '@shambles/engine';
import type { Alarm, Feast, Noise, Place, State, Swarm, Zed } from '../state.js';
import { encounterOf, personOf, zedOf } from '../state.js';
import { fact } from './deed.js';
import { line, one, several, word } from './lines.js';
import { letGo } from './move.js';

/**
 * Zombies that act on their die, and those of them in frenzy; those that eat stay. FTB-10.1.2a, FTB-10.7a, FTB-D-26.
 */
interface ZedsAct {
  readonly zeds: readonly string[];
  readonly frenzy: readonly string[];
  readonly die: number;
}

/** A human's total; null if its Rep is enough without a roll. FTB-10.4b, FTB-D-14. */
interface SurpriseTotal {
  readonly who: string;
  readonly total: number | null;
  readonly ahead: boolean;
}

/** Facts of zombies: how they come, what draws them, what they do. */
export const ZEDS = {
  'zeds-came': fact<{
    readonly zeds: readonly Zed[];
    readonly how: 'start' | 'noise' | 'contact' | 'surprise' | 'edge';
  }>({
    does: (s, f) => {
      for (const z of f.zeds) s.zeds.push({ ...z });
      s.next.zed += f.zeds.length;
      // Zombies drawn while zombies act do not act this turn. FTB-10.6b.
      const e = encounterOf(s);
      if (e.order[e.acting] === 'zombies') e.done.push(...f.zeds.map((z) => z.id));
    },
    told: ({ zeds, how }) => line(`zeds-came-${how}`, { zeds: several(zeds.map((z) => z.id)) }),
    words: {
      'zeds-came-start': '{{zeds}} stood about.',
      'zeds-came-noise': 'The noise drew {{zeds}}.',
      'zeds-came-contact': '{{zeds}} came out of nowhere.',
      'zeds-came-surprise': '{{zeds}} got up inside.',
      'zeds-came-edge': '{{zeds}} came on from the side.',
    },
    follows: true,
    hint: 'zombies',
  }),

  /** Shots or other noise at a spot. FTB-10.2.3. */
  noise: fact<Omit<Noise, 'turn'> & { readonly what: string }>({
    does: (s, { x, y, level, dice }) => {
      s.noises.push({ x, y, ...(level && { level }), dice, turn: encounterOf(s).turn });
    },
    // Shots have their own line.
    told: ({ what, dice }) => (what === 'shots' ? undefined : line(`noise-${what}`, { dice })),
    words: {
      'noise-alarm': 'An alarm blared, as loud as {{dice}} shots.',
      'noise-phone': 'A telephone rang, as loud as {{dice}} shots.',
    },
    follows: true,
  }),

  /** A continuing noise starts or stops. FTB-10.2.4b. */
  alarm: fact<{ readonly alarm: Alarm; readonly on: boolean }>({
    does: (s, f) => {
      s.alarms = s.alarms.filter((a) => a.id !== f.alarm.id);
      if (f.on) s.alarms.push(f.alarm);
    },
    told: ({ on }) => (on ? undefined : line('alarm-off')),
    words: { 'alarm-off': 'The alarm went silent.' },
  }),

  'zeds-act': fact<ZedsAct>({
    does: (s) => {
      const done = s.encounter?.done;
      for (const { id } of s.zeds) if (!done?.includes(id)) done?.push(id);
    },
    told: zedsAct,
    words: {
      'zeds-act': '{{zeds}} shambled on.',
      'zeds-act-frenzy': '{{zeds}} shambled on; in frenzy: {{frenzy}}.',
    },
  }),

  /** Which zombies are an inch from which target after all have moved. FTB-10.6b. */
  swarms: fact<{ readonly swarms: readonly Swarm[] }>({
    does: (s, f) => {
      s.swarms = [...f.swarms];
    },
  }),

  'swarm-charges': fact<{ readonly target: string }>({
    does: (s, f) => {
      s.swarms = s.swarms.filter((each) => each.target !== f.target);
    },
  }),

  /** The last places where zombies saw somebody. FTB-10.7d. */
  saw: fact<{ readonly sights: readonly { readonly zed: string; readonly at: Place | null }[] }>({
    does: (s, f) => {
      for (const { zed, at } of f.sights) zedOf(s, zed).lastSeen = at;
    },
  }),

  /** Zombies saw somebody die. FTB-10.7.1a. */
  fresh: fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).fresh = true;
    },
  }),

  feast: fact<{
    readonly body: string;
    readonly at: Place;
    readonly turns: number;
    /** True if no figure of the players was able to act on the table; left out otherwise. FTB-D-265. */
    readonly alone?: true;
  }>({
    does: (s, f) => {
      const [x, y, level] = f.at;
      const begun = encounterOf(s).turn;
      const alone = f.alone && { alone: f.alone };
      s.feasts.push({ body: f.body, x, y, level, left: f.turns, begun, seenBy: [], ...alone });
    },
    told: ({ body, turns }) => line('feast', { body: one(body), count: turns }),
    words: {
      feast_one: 'They fell upon {{body}}: a feast of a single turn.',
      feast_other: 'They fell upon {{body}}: a feast of {{count}} turns.',
    },
    hint: 'feast',
  }),

  feasts: fact<{ readonly zed: string; readonly body: string }>({
    does: (s, f) => {
      const z = zedOf(s, f.zed);
      z.feast = f.body;
      z.lastSeen = null;
    },
  }),

  /** The die beside a body is turned down; at 0 the feast is over. FTB-10.7.1b. */
  'feast-die': fact<{ readonly body: string; readonly left: number }>({
    does: (s, f) => {
      feastOf(s, f.body).left = f.left;
      if (f.left > 0) return;
      s.feasts = s.feasts.filter((each) => each.body !== f.body);
      for (const z of s.zeds) if (z.feast === f.body) z.feast = '';
      personOf(s, f.body).fresh = false;
    },
    told: ({ body, left }) =>
      left === 0
        ? line('feast-over', { body: one(body) })
        : line('feast-goes-on', { body: one(body), count: left }),
    words: {
      'feast-goes-on_one': 'They went on eating {{body}}: one more turn.',
      'feast-goes-on_other': 'They went on eating {{body}}: {{count}} more turns.',
      'feast-over': 'Nothing was left of {{body}}, and they went off in all directions.',
    },
  }),

  /** A feast ends because no zombie is left at it or the body is gone. */
  'feast-broken': fact<{ readonly body: string }>({
    does: (s, f) => {
      s.feasts = s.feasts.filter((each) => each.body !== f.body);
      for (const z of s.zeds) if (z.feast === f.body) z.feast = '';
    },
    told: ({ body }) => line('feast-broken', { body: one(body) }),
    words: { 'feast-broken': 'The feast on {{body}} was broken up.' },
  }),

  /** FTB-D-39. */
  eaten: fact<{ readonly who: string }>({
    // The zombies that eat have seen it die: it stays food for as long as their die says.
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.condition = 'obviously-dead';
      p.fresh = true;
    },
    told: ({ who }) => line('eaten', { who: one(who) }),
    words: { eaten: '{{who}} was eaten alive.' },
  }),

  /** FTB-10.11.3a. */
  exposed: fact<{ readonly who: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      // The immune stay immune; the infected need no more tests.
      if (p.infection === 'none') p.infection = 'exposed';
    },
    told: ({ who }) => line('exposed', { who: one(who) }),
    words: { exposed: '{{who}} might have been bitten. It would show later.' },
    hint: 'infection',
  }),

  infection: fact<{ readonly who: string; readonly total: number; readonly infected: boolean }>({
    does: (s, f) => {
      personOf(s, f.who).infection = f.infected ? 'infected' : 'none';
    },
    told: ({ who, total, infected }) =>
      line(infected ? 'infected' : 'not-infected', { who: one(who), total }),
    words: {
      infected: '{{who}} had been bitten, and was infected ({{total}}).',
      'not-infected': '{{who}} looked for bites and found none ({{total}}).',
    },
  }),

  sickens: fact<{ readonly who: string; readonly rep: number }>({
    does: (s, f) => {
      personOf(s, f.who).rep = f.rep;
    },
    told: ({ who, rep }) => line('sickens', { who: one(who), rep }),
    words: { sickens: 'The infection brought {{who}} down to Rep {{rep}}.' },
  }),

  turned: fact<{ readonly who: string; readonly zed: Zed }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.condition = 'turned';
      p.carries = '';
      letGo(s, f.who);
      s.zeds.push({ ...f.zed });
      s.next.zed++;
    },
    told: ({ who }) => line('turned', { who: one(who) }),
    words: { turned: '{{who}} was {{who}} no longer.' },
  }),

  /** Dice passed as counted: doubles count as none. FTB-10.9.3b. */
  'zed-or-no-zed': fact<{
    readonly who: string;
    readonly zed: string;
    readonly passed: number;
    readonly doubles: boolean;
    readonly known: boolean;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.knowsZeds = f.known;
      p.metZed = encounterOf(s).turn;
    },
    told: ({ who, passed, doubles }) =>
      line(doubles ? 'zed-or-no-zed-doubles' : `zed-or-no-zed-${passed}`, { who: one(who) }),
    words: {
      'zed-or-no-zed-2': 'Zed or No Zed: {{who}} knew it for what it was.',
      'zed-or-no-zed-1': 'Zed or No Zed: {{who}} knew it for what it was, too late.',
      'zed-or-no-zed-0': 'Zed or No Zed: {{who}} did not understand.',
      'zed-or-no-zed-doubles': 'Zed or No Zed: it was somebody whom {{who}} had known.',
    },
    hint: 'zed-or-no-zed',
  }),

  /** A person survived a surprise. FTB-D-60. */
  'knows-zeds': fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).knowsZeds = true;
    },
  }),

  'see-the-feast': fact<{
    readonly who: string;
    readonly body: string;
    readonly passed: number;
    /** The result of its half die. */
    readonly turns: number;
    /** Turn ends until it may act again: one more if it has already been active this turn. FTB-D-107. */
    readonly numb: number;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.knowsFeasts ||= f.passed >= 2;
      p.numb = f.numb;
      const feast = feastOf(s, f.body);
      feast.seenBy = [...feast.seenBy, f.who];
    },
    told: ({ who, body, passed, turns }) =>
      line(`see-the-feast-${passed}`, { who: one(who), body: one(body), turns }),
    words: {
      'see-the-feast-2': '{{who}} saw the feast on {{body}}, and bore it.',
      'see-the-feast-1': '{{who}} saw the feast on {{body}}, and was numb. Turns: {{turns}}.',
      'see-the-feast-0': '{{who}} saw the feast on {{body}}, and that was too much.',
    },
    hint: 'see-the-feast',
  }),

  /** Which zombies each human meets, and the zombies' total. FTB-10.4a, FTB-10.4b. */
  surprise: fact<{
    readonly building: string;
    readonly matches: readonly { readonly who: string; readonly zeds: readonly string[] }[];
    readonly total: number;
  }>({
    told: ({ matches, total }) =>
      line('surprise', {
        zeds: several(matches.flatMap((m) => m.zeds)),
        whom: several(matches.map((m) => m.who)),
        total,
      }),
    words: { surprise: 'Surprise: {{zeds}} against {{whom}}, total {{total}}.' },
    sort: 'fights',
  }),

  'surprise-total': fact<SurpriseTotal>({
    told: surpriseTotal,
    words: {
      'surprise-total': '{{who}}: {{total}}, {{as}}.',
      'surprise-rep': '{{who}} was quicker without trying.',
    },
    sort: 'fights',
    follows: true,
  }),

  'surprise-does': fact<{ readonly who: string; readonly does: 'fire' | 'away' | 'fight' }>({
    told: ({ who, does }) => line(`surprise-${does}`, { who: one(who) }),
    words: {
      'surprise-fire': '{{who}} fired at once.',
      'surprise-away': '{{who}} tried to get away.',
      'surprise-fight': '{{who}} went for them.',
    },
    sort: 'fights',
    follows: true,
  }),
};

function feastOf(s: State, body: string): Feast {
  return s.feasts.find((each) => each.body === body) as Feast;
}

/** The line of the zombies' move: those that act, and how many are in frenzy because they see somebody. FTB-10.1.2a. */
function zedsAct({ zeds, frenzy }: ZedsAct): Line | undefined {
  if (zeds.length === 0) return undefined;
  const who = several(zeds);
  return frenzy.length > 0
    ? line('zeds-act-frenzy', { zeds: who, frenzy: frenzy.length })
    : line('zeds-act', { zeds: who });
}

function surpriseTotal({ who, total, ahead }: SurpriseTotal): Line {
  const as = word(ahead ? 'surprise.ahead' : 'surprise.behind');
  return total === null
    ? line('surprise-rep', { who: one(who) })
    : line('surprise-total', { who: one(who), total, as });
}
