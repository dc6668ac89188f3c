import type { Alarm, Place, Zed } from '../state.js';
import { personOf, zedOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Zombies: how they come, what draws them, what they do. */
export type ZedFact =
  | (Deed<'zeds-came'> & {
      readonly zeds: readonly Zed[];
      readonly how: 'start' | 'noise' | 'contact' | 'surprise' | 'turned' | 'edge';
    })
  /** Shots or other noise at a spot. FTB-10.2.3. */
  | (Deed<'noise'> & { readonly x: number; readonly y: number; readonly dice: number; readonly what: string })
  | (Deed<'alarm'> & { readonly alarm: Alarm | null })
  /** What zombies remember after they were active. FTB-10.7d. */
  | (Deed<'saw'> & { readonly zed: string; readonly at: Place | null })
  | (Deed<'feast'> & { readonly body: string; readonly at: Place; readonly turns: number })
  | (Deed<'feasts'> & { readonly zed: string; readonly body: string })
  /** The dice beside the bodies are turned down. FTB-10.7.1b. */
  | (Deed<'feast-die'> & { readonly body: string; readonly left: number })
  /** FTB-D-39. */
  | (Deed<'eaten'> & { readonly who: string })
  /** FTB-10.11.3a. */
  | (Deed<'exposed'> & { readonly who: string })
  | (Deed<'infection'> & { readonly who: string; readonly total: number; readonly infected: boolean })
  | (Deed<'sickens'> & { readonly who: string; readonly rep: number })
  | (Deed<'turned'> & { readonly who: string; readonly zed: Zed })
  | (Deed<'zed-or-no-zed'> & {
      readonly who: string;
      readonly zed: string;
      readonly passed: number;
      readonly known: boolean;
    })
  | (Deed<'see-the-feast'> & { readonly who: string; readonly passed: number; readonly numb: number });

export const ZEDS: Evolve<ZedFact> = {
  'zeds-came': (s, f) => {
    for (const z of f.zeds) s.zeds.push({ ...z });
    s.next.zed += f.zeds.length;
  },
  noise: (s, { x, y, dice }) => {
    if (s.encounter) s.noises.push({ x, y, dice, turn: s.encounter.turn });
  },
  alarm: (s, f) => {
    s.alarms = f.alarm ? [...s.alarms, f.alarm] : [];
  },
  saw: (s, f) => {
    zedOf(s, f.zed).lastSeen = f.at;
  },
  feast: (s, f) => {
    const [x, y, level] = f.at;
    s.feasts.push({ body: f.body, x, y, level, left: f.turns, begun: s.encounter?.turn ?? 0 });
  },
  feasts: (s, f) => {
    zedOf(s, f.zed).feast = f.body;
  },
  'feast-die': (s, f) => {
    const feast = s.feasts.find((each) => each.body === f.body);
    if (feast) feast.left = f.left;
    if (f.left > 0) return;
    s.feasts = s.feasts.filter((each) => each.body !== f.body);
    for (const z of s.zeds) if (z.feast === f.body) z.feast = '';
  },
  eaten: (s, f) => {
    personOf(s, f.who).condition = 'obviously-dead';
  },
  exposed: (s, f) => {
    personOf(s, f.who).infection = 'exposed';
  },
  infection: (s, f) => {
    personOf(s, f.who).infection = f.infected ? 'infected' : 'none';
  },
  sickens: (s, f) => {
    personOf(s, f.who).rep = f.rep;
  },
  turned: (s, f) => {
    personOf(s, f.who).condition = 'turned';
    s.zeds.push({ ...f.zed });
    s.next.zed++;
  },
  'zed-or-no-zed': (s, f) => {
    personOf(s, f.who).knowsZeds = f.known;
  },
  'see-the-feast': (s, f) => {
    const p = personOf(s, f.who);
    p.knowsFeasts ||= f.passed >= 2;
    p.numb = f.numb;
  },
};
