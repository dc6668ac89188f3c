import type { Person, State } from '../state.js';
import type { Deed, Evolve } from './deed.js';
import { type Newcomer, newZed } from './figures.js';

/** The sequence of play, and who and what stands on the table at first. */
export type TurnFact =
  | (Deed<'turn'> & { readonly turn: number; readonly of: number })
  | (Deed<'step'> & { readonly step: number; readonly todo: readonly string[] })
  /** Somebody has acted in this step, or goes after the others. */
  | (Deed<'acted'> & {
      readonly who: string;
      /** It lets others go first; or it was raised, and may act yet. */
      readonly later?: 'waits' | 'again';
    })
  | (Deed<'ended'> & {
      readonly result: 'full' | 'win' | 'draw' | 'loss';
      readonly why: string;
      readonly alive: number;
    })
  | (Deed<'survivor'> & { readonly person: Person })
  | (Deed<'came'> & {
      readonly zeds: readonly Newcomer[];
      readonly how: 'drifters' | 'mutant' | 'risen' | 'witch';
    })
  /** Secret: what is in the hideouts, and what the seated figures are. */
  | (Deed<'hidden-hordes'> & { readonly sizes: { readonly [hideout: string]: number } })
  | (Deed<'hidden-seated'> & { readonly contents: { readonly [id: string]: string } });

export const TURN: Evolve<TurnFact> = {
  turn: (s, f) => beginTurn(s, f.turn),
  step: (s, f) => {
    s.step = f.step;
    s.todo = f.todo.slice();
    s.waited = [];
    delete s.landed;
  },
  acted: (s, f) => acted(s, f.who, f.later),
  ended: (s, f) => {
    delete s.landed;
    s.phase = 'over';
    s.result = f.result;
  },
  survivor: (s, f) => {
    s.people.push({ ...f.person, minor: f.person.minor.slice() });
  },
  came: (s, f) => {
    for (const z of f.zeds) s.zeds.push(newZed(s, z));
  },
  'hidden-hordes': (s, f) => {
    for (const h of s.hideouts) h.left = f.sizes[h.id] ?? 0;
  },
  'hidden-seated': (s, f) => {
    for (const q of s.seated) q.content = f.contents[q.id] ?? '';
  },
};

/** Whoever acted is done; who lets others go first, or was raised, comes after them, but PS before NPS. ROS-R-nps-steps. */
function acted(s: State, who: string, later: 'waits' | 'again' | undefined): void {
  delete s.landed;
  if (later === 'again' && s.todo.includes(who)) return;
  s.todo = s.todo.filter((id) => id !== who);
  if (later === 'waits') s.waited.push(who);
  else s.waited = [];
  if (later === undefined) return;
  const kind = (id: string) => s.people.find((p) => p.id === id)?.kind;
  const first = kind(who) === 'ps' ? s.todo.findIndex((id) => kind(id) === 'nps') : -1;
  s.todo.splice(first < 0 ? s.todo.length : first, 0, who);
}

function beginTurn(s: State, turn: number): void {
  s.phase = 'turn';
  s.turn = turn;
  s.step = 1;
  s.todo = [];
  s.waited = [];
  for (const p of s.people) {
    p.play = '';
    p.fired = 0;
    p.moved = 0;
    p.used = 0;
    if (p.marked < turn) {
      p.marked = 0;
      p.drawn = '';
    }
  }
  for (const z of s.zeds) {
    z.moved = false;
    z.trail = [];
    z.struck = false;
  }
  for (const d of s.doors) d.struck = 0;
  for (const v of s.vehicles) v.struck = 0;
  s.noises = s.noises.filter((n) => n.until >= turn);
  s.clouds = s.clouds.filter((c) => c.until >= turn);
}
