import type { Gun, Minor, Thrown } from '../kinds.js';
import { type Cloud, type Place, personOf, type State, zedOf } from '../state.js';
import type { Factor } from '../tables/shooting.js';
import type { Deed, Evolve } from './deed.js';
import { drop, type Newcomer, newZed, put, unpin } from './figures.js';

/** How a shot ended. */
export type ShotResult = 'miss' | 'body' | 'head';
/** What ended a Zed. */
export type ZedEnd = 'head' | 'strike' | 'blast' | 'fire' | 'wp' | 'burst' | 'hits';
/** What hurt a survivor. */
export type Harm = 'zed' | 'pin' | 'tank' | 'thrown' | 'tongue' | 'fire' | 'fall';

/** Shots, blows, and what they do. */
export type FightFact =
  | (Deed<'pushed'> & { readonly who: string; readonly may: number; readonly zeds: readonly string[] })
  | (Deed<'struck'> & {
      readonly who: string;
      readonly weapon: string;
      readonly zed: string;
      readonly score: number;
      readonly result: 'miss' | 'down' | 'kill';
    })
  | (Deed<'shot'> & {
      readonly who: string;
      readonly gun: Gun;
      readonly zed: string;
      readonly range: number;
      readonly die: number;
      readonly factors: readonly { readonly factor: Factor; readonly mod: number }[];
      readonly score: number;
      readonly result: ShotResult;
      readonly left: number;
    })
  | (Deed<'reloaded'> & { readonly who: string; readonly gun: Gun; readonly clip: number })
  | (Deed<'thrown'> & { readonly who: string; readonly what: Minor; readonly at: Place })
  | (Deed<'cloud'> & { readonly cloud: Cloud })
  | (Deed<'burning'> & { readonly zed: string; readonly until: number })
  | (Deed<'tank-hit'> & { readonly zed: string; readonly hits: number })
  | (Deed<'zed-dead'> & { readonly zed: string; readonly how: ZedEnd; readonly by?: string })
  | (Deed<'hurt'> & {
      readonly who: string;
      readonly hits: number;
      readonly by: string;
      readonly how: Harm;
    })
  | (Deed<'died'> & {
      readonly who: string;
      readonly how: Harm | 'infection';
      /** Where it comes to lie, if not where it was. */
      readonly at?: Place;
    })
  | (Deed<'rose'> & { readonly who: string; readonly zed: Newcomer })
  | (Deed<'pinned'> & { readonly who: string; readonly by: string })
  | (Deed<'freed'> & { readonly who: string; readonly by?: string })
  | (Deed<'tore'> & { readonly who: string; readonly zed: string; readonly off: boolean })
  /** Secret, told to the umpire alone. */
  | (Deed<'blood'> & { readonly who: string; readonly blood: 'immune' | 'infected' })
  /** Everybody has rolled; who is ill is not said. ROS-U-infect. */
  | (Deed<'all-rolled'> & object);

export const FIGHT: Evolve<FightFact> = {
  pushed: () => {},
  struck: () => {},
  shot: (s, f) => {
    const p = personOf(s, f.who);
    if (f.gun === 'pistol') p.pistol = f.left;
    else p.clip = f.left;
    p.fired++;
    if (p.order?.do === 'shoot') p.order = { ...p.order, fired: true };
  },
  reloaded: (s, f) => {
    const p = personOf(s, f.who);
    drop(p.minor, `${f.gun} reload`);
    if (f.gun === 'pistol') p.pistol = f.clip;
    else p.clip = f.clip;
  },
  thrown: (s, f) => {
    drop(personOf(s, f.who).minor, f.what);
    s.landed = { what: f.what as Thrown, at: f.at };
  },
  cloud: (s, f) => {
    s.clouds.push({ ...f.cloud });
    s.nextCloud++;
  },
  burning: (s, f) => {
    zedOf(s, f.zed).burning = f.until;
  },
  'tank-hit': (s, f) => {
    zedOf(s, f.zed).hits += f.hits;
  },
  'zed-dead': (s, f) => {
    unpin(s, f.zed);
    s.zeds = s.zeds.filter((z) => z.id !== f.zed);
    s.todo = s.todo.filter((id) => id !== f.zed);
  },
  hurt: (s, f) => {
    personOf(s, f.who).hits += f.hits;
    if (f.how !== 'fire' && f.how !== 'fall' && f.how !== 'thrown') s.bitten = true;
    if (f.how === 'zed' || f.how === 'pin' || f.how === 'tank') strike(s, f.by);
  },
  died: (s, f) => {
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
  rose: (s, f) => {
    personOf(s, f.who).where = 'risen';
    s.zeds.push(newZed(s, f.zed));
  },
  pinned: (s, f) => {
    const p = personOf(s, f.who);
    p.pinned = f.by;
    p.down = true;
    zedOf(s, f.by).pins = f.who;
  },
  freed: (s, f) => {
    const p = personOf(s, f.who);
    if (p.pinned !== '') unpin(s, p.pinned);
    p.trapped = false;
  },
  tore: () => {},
  blood: (s, f) => {
    const p = personOf(s, f.who);
    p.blood = f.blood;
    if (f.blood === 'infected') p.infected = s.turn;
  },
  'all-rolled': () => {},
};

function strike(s: State, by: string): void {
  for (const z of s.zeds) if (z.id === by) z.struck = true;
}
