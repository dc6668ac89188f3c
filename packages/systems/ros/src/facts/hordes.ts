import type { Thing } from '../kinds.js';
import { DUTIES, type Noise, type Person, type Place, personOf, zedOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';
import { hideoutOf, type Newcomer, newZed, put } from './figures.js';

/** Noise, hordes, mutants, and what the umpire keeps. */
export type HordeFact =
  | (Deed<'noise'> & { readonly noise: Noise })
  | (Deed<'groans'> & { readonly count: number })
  /** A horde is activated: so many Zeds come out, now and later. */
  | (Deed<'woke'> & { readonly hideout: string; readonly by: string; readonly zeds: number })
  | (Deed<'emerged'> & { readonly hideout: string; readonly zeds: readonly Newcomer[] })
  | (Deed<'empty'> & { readonly hideout: string })
  | (Deed<'charge'> & { readonly zed: string; readonly prey: string; readonly at?: Place })
  | (Deed<'lost-prey'> & { readonly zed: string })
  | (Deed<'saw'> & { readonly zed: string; readonly prey: string; readonly at: Place })
  | (Deed<'crouched'> & { readonly zed: string; readonly crouching: boolean })
  | (Deed<'at-fence'> & { readonly zed: string; readonly fence: string })
  /** `at`: beside its place, where somebody stands there. */
  | (Deed<'appeared'> & { readonly zed: string; readonly at?: Place })
  | (Deed<'unmasked'> & { readonly seated: string; readonly what: 'nps' | 'witch' | 'body' })
  | (Deed<'marked'> & {
      readonly who: string;
      readonly by: string;
      readonly until: number;
      /** The horde that it draws, by its hideout. */
      readonly draws?: string;
    })
  | (Deed<'spat'> & {
      readonly zed: string;
      readonly who: string;
      /** Where it is rolled for. ROS-D-ranged. */
      readonly score?: number;
      readonly hit: boolean;
    })
  | (Deed<'tongue'> & {
      readonly zed: string;
      readonly who: string;
      readonly score: number;
      readonly hit: boolean;
    })
  | (Deed<'hurled'> & {
      readonly zed: string;
      readonly who: string;
      /** Where it is rolled for. ROS-D-ranged. */
      readonly score?: number;
      readonly hit: boolean;
    })
  /** Zeds know of survivors, each in the building or vehicle named in the same place. */
  | (Deed<'known'> & { readonly who: readonly string[]; readonly where: readonly string[] })
  /** What the umpire decided where the rules leave it open. ROS-U-seats. */
  | (Deed<'ruled'> & { readonly what: string; readonly on: string; readonly as: string })
  /** The umpire's secrets, after the game. ROS-R-end. */
  | (Deed<'secrets'> & {
      readonly hordes: { readonly [hideout: string]: number };
      readonly blood: { readonly [who: string]: Person['blood'] };
      readonly waiting: readonly { readonly id: string; readonly at: Place }[];
      readonly seated: { readonly [id: string]: string };
      readonly finds: { readonly [id: string]: readonly Thing[] };
    });

export const HORDES: Evolve<HordeFact> = {
  noise: (s, f) => {
    s.noises.push({ ...f.noise });
  },
  groans: () => {},
  woke: (s, f) => {
    hideoutOf(s, f.hideout).state = 'emptying';
    s.woken++;
  },
  emerged: (s, f) => {
    for (const z of f.zeds) s.zeds.push(newZed(s, z));
    const h = hideoutOf(s, f.hideout);
    h.left -= f.zeds.length;
    h.out += f.zeds.length;
    if (h.left <= 0) h.state = 'gone';
  },
  empty: (s, f) => {
    hideoutOf(s, f.hideout).state = 'gone';
  },
  charge: (s, f) => {
    const z = zedOf(s, f.zed);
    z.mode = 'charging';
    z.prey = f.prey;
    z.lastSeen = f.at ?? null;
  },
  'lost-prey': (s, f) => {
    const z = zedOf(s, f.zed);
    z.mode = 'drifting';
    z.prey = '';
    z.lastSeen = null;
  },
  saw: (s, f) => {
    const z = zedOf(s, f.zed);
    z.prey = f.prey;
    z.lastSeen = f.at;
  },
  crouched: (s, f) => {
    zedOf(s, f.zed).crouching = f.crouching;
  },
  'at-fence': (s, f) => {
    zedOf(s, f.zed).fence = f.fence;
  },
  appeared: (s, f) => {
    const z = zedOf(s, f.zed);
    z.mode = 'attacking';
    if (f.at) put(z, f.at);
  },
  unmasked: (s, f) => {
    const q = s.seated.find((each) => each.id === f.seated);
    if (q) q.gone = true;
  },
  marked: (s, f) => {
    personOf(s, f.who).marked = f.until;
    personOf(s, f.who).drawn = f.draws ?? '';
  },
  spat: () => {},
  tongue: () => {},
  hurled: () => {},
  known: (s, f) => {
    f.who.forEach((id, i) => {
      const p = personOf(s, id);
      p.known = s.turn;
      p.knownIn = f.where[i] ?? '';
    });
  },
  ruled: (s, f) => {
    if (f.what === 'duties') s.duties = DUTIES.filter((duty) => f.as.split(' ').includes(duty));
  },
  secrets: () => {},
};
