import type { Alarm, Place, Swarm, Zed } from '../state.js';
import { personOf, zedOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Zombies: how they come, what draws them, what they do. */
export type ZedFact =
  | (Deed<'zeds-came'> & {
      readonly zeds: readonly Zed[];
      readonly how: 'start' | 'noise' | 'contact' | 'surprise' | 'edge';
    })
  /** Shots or other noise at a spot. FTB-10.2.3. */
  | (Deed<'noise'> & { readonly x: number; readonly y: number; readonly dice: number; readonly what: string })
  /** A noise that goes on begins, or ends. FTB-10.2.4b. */
  | (Deed<'alarm'> & { readonly alarm: Alarm; readonly on: boolean })
  /** The zombies that go on their die, and those of them in frenzy; those that eat go nowhere. FTB-10.1.2a, FTB-10.7a, FTB-D-26. */
  | (Deed<'zeds-act'> & {
      readonly zeds: readonly string[];
      readonly frenzy: readonly string[];
      readonly die: number;
    })
  /** Who stands an inch off whom when all have moved. FTB-10.6b. */
  | (Deed<'swarms'> & { readonly swarms: readonly Swarm[] })
  | (Deed<'swarm-charges'> & { readonly target: string })
  /** What zombies remember. FTB-10.7d. */
  | (Deed<'saw'> & { readonly sights: readonly { readonly zed: string; readonly at: Place | null }[] })
  /** Zombies saw somebody die. FTB-10.7.1a. */
  | (Deed<'fresh'> & { readonly who: string })
  | (Deed<'feast'> & { readonly body: string; readonly at: Place; readonly turns: number })
  | (Deed<'feasts'> & { readonly zed: string; readonly body: string })
  /** The die beside a body is turned down; at 0 the feast is over. FTB-10.7.1b. */
  | (Deed<'feast-die'> & { readonly body: string; readonly left: number })
  /** No zombie is left at it, or there is no body any more. */
  | (Deed<'feast-broken'> & { readonly body: string })
  /** FTB-D-39. */
  | (Deed<'eaten'> & { readonly who: string })
  /** FTB-10.11.3a. */
  | (Deed<'exposed'> & { readonly who: string })
  | (Deed<'infection'> & { readonly who: string; readonly total: number; readonly infected: boolean })
  | (Deed<'sickens'> & { readonly who: string; readonly rep: number })
  | (Deed<'turned'> & { readonly who: string; readonly zed: Zed })
  /** Dice passed as they count: doubles count as none. FTB-10.9.3b. */
  | (Deed<'zed-or-no-zed'> & {
      readonly who: string;
      readonly zed: string;
      readonly passed: number;
      readonly doubles: boolean;
      readonly known: boolean;
    })
  /** It has come through a surprise. FTB-D-60. */
  | (Deed<'knows-zeds'> & { readonly who: string })
  | (Deed<'see-the-feast'> & {
      readonly who: string;
      readonly body: string;
      readonly passed: number;
      /** What its half die says. */
      readonly turns: number;
      /** Ends of turns until it may act again: one more where it has been active in this one. FTB-D-107. */
      readonly numb: number;
    })
  /** Who is matched up with whom, and what the zombies' total is. FTB-10.4a, FTB-10.4b. */
  | (Deed<'surprise'> & {
      readonly building: string;
      readonly matches: readonly { readonly who: string; readonly zeds: readonly string[] }[];
      readonly total: number;
    })
  /** A human's total; without one its Rep is enough. FTB-10.4b, FTB-D-14. */
  | (Deed<'surprise-total'> & {
      readonly who: string;
      readonly total: number | null;
      readonly ahead: boolean;
    })
  | (Deed<'surprise-does'> & { readonly who: string; readonly does: 'fire' | 'away' | 'fight' });

export const ZEDS: Evolve<ZedFact> = {
  'zeds-came': (s, f) => {
    for (const z of f.zeds) s.zeds.push({ ...z });
    s.next.zed += f.zeds.length;
    // Those drawn while zombies act have had this turn. FTB-10.6b.
    const e = s.encounter;
    if (e && e.order[e.acting] === 'zombies') e.done.push(...f.zeds.map((z) => z.id));
  },
  noise: (s, { x, y, dice }) => {
    if (s.encounter) s.noises.push({ x, y, dice, turn: s.encounter.turn });
  },
  alarm: (s, f) => {
    s.alarms = s.alarms.filter((a) => a.id !== f.alarm.id);
    if (f.on) s.alarms.push(f.alarm);
  },
  'zeds-act': (s) => {
    const done = s.encounter?.done;
    for (const { id } of s.zeds) if (!done?.includes(id)) done?.push(id);
  },
  swarms: (s, f) => {
    s.swarms = [...f.swarms];
  },
  'swarm-charges': (s, f) => {
    s.swarms = s.swarms.filter((each) => each.target !== f.target);
  },
  saw: (s, f) => {
    for (const { zed, at } of f.sights) zedOf(s, zed).lastSeen = at;
  },
  fresh: (s, f) => {
    personOf(s, f.who).fresh = true;
  },
  feast: (s, f) => {
    const [x, y, level] = f.at;
    const begun = s.encounter?.turn ?? 0;
    s.feasts.push({ body: f.body, x, y, level, left: f.turns, begun, seenBy: [] });
  },
  feasts: (s, f) => {
    const z = zedOf(s, f.zed);
    z.feast = f.body;
    z.lastSeen = null;
  },
  'feast-die': (s, f) => {
    const feast = s.feasts.find((each) => each.body === f.body);
    if (feast) feast.left = f.left;
    if (f.left > 0) return;
    s.feasts = s.feasts.filter((each) => each.body !== f.body);
    for (const z of s.zeds) if (z.feast === f.body) z.feast = '';
    personOf(s, f.body).fresh = false;
  },
  'feast-broken': (s, f) => {
    s.feasts = s.feasts.filter((each) => each.body !== f.body);
    for (const z of s.zeds) if (z.feast === f.body) z.feast = '';
  },
  // Those that eat have seen it die: it stays food as long as their die says.
  eaten: (s, f) => {
    const p = personOf(s, f.who);
    p.condition = 'obviously-dead';
    p.fresh = true;
  },
  exposed: (s, f) => {
    const p = personOf(s, f.who);
    // Who is immune stays so, and who is infected is past testing.
    if (p.infection === 'none') p.infection = 'exposed';
  },
  infection: (s, f) => {
    personOf(s, f.who).infection = f.infected ? 'infected' : 'none';
  },
  sickens: (s, f) => {
    personOf(s, f.who).rep = f.rep;
  },
  turned: (s, f) => {
    const p = personOf(s, f.who);
    p.condition = 'turned';
    p.carries = '';
    for (const q of s.people) if (q.carries === f.who) q.carries = '';
    s.zeds.push({ ...f.zed });
    s.next.zed++;
  },
  'zed-or-no-zed': (s, f) => {
    const p = personOf(s, f.who);
    p.knowsZeds = f.known;
    p.metZed = s.encounter?.turn ?? 0;
  },
  'knows-zeds': (s, f) => {
    personOf(s, f.who).knowsZeds = true;
  },
  'see-the-feast': (s, f) => {
    const p = personOf(s, f.who);
    p.knowsFeasts ||= f.passed >= 2;
    p.numb = f.numb;
    const feast = s.feasts.find((each) => each.body === f.body);
    if (feast) feast.seenBy = [...feast.seenBy, f.who];
  },
  surprise: () => {},
  'surprise-total': () => {},
  'surprise-does': () => {},
};
