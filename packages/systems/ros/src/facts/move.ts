import { bearingOf } from '@shambles/field';
import { type Person, type Place, personOf, type State } from '../state.js';
import type { Deed, Evolve } from './deed.js';
import { figureOf, put } from './figures.js';

/** Who goes where. */
export type MoveFact =
  | (Deed<'walked'> & {
      readonly who: string;
      /** Points of the way, the start first. */
      readonly way: readonly Place[];
      readonly cost: number;
      readonly how:
        | 'run'
        | 'both'
        | 'carry'
        | 'charge'
        | 'attack'
        | 'drift'
        | 'lured'
        | 'leap'
        | 'fence'
        | 'climb'
        | 'nps';
    })
  | (Deed<'faced'> & { readonly who: string; readonly facing: number })
  /** Centimetres of this turn's movement spent on something else than going. */
  | (Deed<'spent'> & { readonly who: string; readonly cost: number; readonly on: string })
  | (Deed<'climbed'> & {
      readonly who: string;
      readonly link: string;
      readonly at: Place;
      readonly hanging: boolean;
    })
  | (Deed<'knocked'> & {
      readonly who: string;
      readonly at: Place;
      readonly back: number;
      readonly down: boolean;
      /** What stopped it before that, and what it fell from. */
      readonly stopped?: string;
    })
  | (Deed<'pulled'> & { readonly who: string; readonly by: string; readonly at: Place })
  | (Deed<'stood'> & { readonly who: readonly string[] })
  | (Deed<'raised'> & { readonly who: string; readonly by: string })
  | (Deed<'left'> & { readonly who: string; readonly by: 'exit' | 'helicopter' })
  | (Deed<'boarded'> & { readonly who: string; readonly vehicle: string; readonly at: Place });

export const MOVE: Evolve<MoveFact> = {
  walked: (s, f) => walk(s, f),
  faced: (s, f) => {
    figureOf(s, f.who).facing = f.facing;
  },
  spent: (s, f) => {
    personOf(s, f.who).used += f.cost;
  },
  climbed: (s, f) => {
    const p = personOf(s, f.who);
    put(p, f.at);
    p.moved += LEVEL;
    p.ladder = f.hanging ? f.link : '';
  },
  knocked: (s, f) => {
    const who = figureOf(s, f.who);
    put(who, f.at);
    if (f.down) who.down = true;
    if ('crouching' in who) who.crouching = false;
    else who.ladder = '';
  },
  pulled: (s, f) => pull(s, personOf(s, f.who), f.at),
  stood: (s, f) => {
    for (const id of f.who) figureOf(s, id).down = false;
  },
  raised: (s, f) => {
    personOf(s, f.who).down = false;
  },
  left: (s, f) => {
    personOf(s, f.who).where = 'out';
    s.todo = s.todo.filter((id) => id !== f.who);
  },
  boarded: (s, f) => {
    const p = personOf(s, f.who);
    p.inside = f.vehicle;
    put(p, f.at);
  },
};

/** A level climbed is as far as one of stairs, in cm. ROS-R-levels. */
const LEVEL = 5;

/** Taken along by somebody, in step 5, is moved as well. ROS-D-smoker-moved. */
function pull(s: State, p: Person, at: Place): void {
  if (s.step === 5) p.moved += Math.round(Math.sqrt((p.x - at[0]) ** 2 + (p.y - at[1]) ** 2) * 1000) / 1000;
  put(p, at);
  p.ladder = '';
}

function walk(s: State, { who, way, cost, how }: Extract<MoveFact, { is: 'walked' }>): void {
  const f = figureOf(s, who);
  const end = way[way.length - 1];
  const before = way[way.length - 2];
  if (!end) return;
  put(f, end);
  if ('mode' in f) {
    f.moved = true;
    f.trail = way;
    if (before) f.facing = bearingOf(end[0] - before[0], end[1] - before[1]);
    if (how === 'leap') {
      f.leapt = s.turn;
      f.crouching = false;
    }
    if (how === 'fence') f.fence = '';
  } else {
    f.moved += cost;
    f.used += cost;
    if (how !== 'climb') f.inside = '';
  }
}
