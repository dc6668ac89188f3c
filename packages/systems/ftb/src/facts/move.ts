import { bearingOf } from '@shambles/field';
import type { Pef, Person, Place, State, Zed } from '../state.js';
import { personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Where figures go and how they stand. */
export type MoveFact =
  | (Deed<'walked'> & {
      readonly who: string;
      /** Points of the way, the start first. */
      readonly way: readonly Place[];
      /** Inches that it went. */
      readonly cost: number;
      readonly how: 'walk' | 'crawl' | 'enter' | 'charge' | 'duck-back' | 'away' | 'shamble' | 'pef' | 'npc';
    })
  | (Deed<'faced'> & { readonly who: string; readonly facing: number })
  /** Fast Move: dice that each passed, and what it adds, a crawl for those who lie. FTB-5.3.2a, FTB-5.3.3d. */
  | (Deed<'moves-fast'> & {
      readonly by: readonly { readonly who: string; readonly passed: number; readonly inches: number }[];
    })
  | (Deed<'prone'> & { readonly who: string; readonly prone: boolean; readonly cost: number })
  /** Inches of the move spent on something other than going. */
  | (Deed<'spent'> & { readonly who: string; readonly cost: number; readonly on: string })
  /** The one further action. FTB-5.2b. */
  | (Deed<'acted'> & { readonly who: string; readonly what: string })
  | (Deed<'ducked-back'> & { readonly who: string; readonly into: 'cover' | 'prone' | 'behind' })
  | (Deed<'ran-away'> & { readonly who: string })
  | (Deed<'off-table'> & { readonly who: string; readonly edge: 'north' | 'east' | 'south' | 'west' | '' })
  | (Deed<'stands-at'> & {
      readonly who: string;
      readonly at: Place;
      readonly facing: number;
      /** It counts as moving, though nobody saw it go. FTB-TB-tabletop-d. */
      readonly moving?: true;
    });

export const MOVE: Evolve<MoveFact> = {
  walked: (s, f) => {
    const { way } = f;
    const [x, y, level] = way[way.length - 1] as Place;
    const figure = anybody(s, f.who);
    const before = [...way].reverse().find(([px, py]) => px !== x || py !== y);
    figure.x = x;
    figure.y = y;
    figure.level = level;
    if (before && 'facing' in figure) figure.facing = bearingOf(x - before[0], y - before[1]);
    const p = s.people.find((q) => q.id === f.who);
    if (!p) return;
    p.behind = false;
    if (f.how === 'walk' || f.how === 'crawl' || f.how === 'npc' || f.how === 'charge') {
      p.used = Math.round((p.used + (f.how === 'crawl' ? onFoot(p, f.cost) : f.cost)) * 1000) / 1000;
      p.moved = true;
    }
    if (p.carries !== '') {
      const body = personOf(s, p.carries);
      body.x = x;
      body.y = y;
      body.level = level;
    }
  },
  faced: (s, f) => {
    const figure = anybody(s, f.who);
    if ('facing' in figure) figure.facing = f.facing;
    if ('behind' in figure) figure.behind = false;
  },
  'moves-fast': (s, f) => {
    for (const { who, inches } of f.by) {
      const p = personOf(s, who);
      p.fast = onFoot(p, inches);
      p.moved = true;
    }
  },
  prone: (s, f) => {
    const p = personOf(s, f.who);
    p.prone = f.prone;
    p.used = Math.round((p.used + f.cost) * 1000) / 1000;
  },
  spent: (s, f) => {
    const p = personOf(s, f.who);
    p.used = Math.round((p.used + f.cost) * 1000) / 1000;
  },
  acted: (s, f) => {
    personOf(s, f.who).acted = true;
  },
  'ducked-back': (s, f) => {
    const p = personOf(s, f.who);
    p.heldFire = true;
    if (f.into === 'prone') p.prone = true;
    if (f.into !== 'prone') p.behind = true;
  },
  'ran-away': (s, f) => {
    const p = personOf(s, f.who);
    drop(s, p);
    p.condition = 'ran-away';
    p.ran = true;
  },
  'off-table': (s, f) => {
    const p = personOf(s, f.who);
    const carried = p.carries;
    p.condition = 'left';
    // Whom it carries is brought off with it, hurt as it is.
    if (carried !== '') personOf(s, carried).x = -1;
  },
  'stands-at': (s, f) => {
    const figure = anybody(s, f.who);
    [figure.x, figure.y, figure.level] = f.at;
    if ('facing' in figure) figure.facing = f.facing;
    if (f.moving) personOf(s, f.who).moved = true;
  },
};

/** Inches of a crawl count twice of a move on foot. */
function onFoot({ prone }: Pick<Person, 'prone'>, inches: number): number {
  return prone ? 2 * inches : inches;
}

/** A human, a zombie or a PEF. A PEF faces nowhere. */
function anybody(s: State, id: string): Person | Zed | Pef {
  const is = (f: { readonly id: string }) => f.id === id;
  const found = s.people.find(is) ?? s.zeds.find(is) ?? s.pefs.find(is);
  if (!found) throw new RangeError(`There is no figure "${id}".`);
  return found;
}

/** Whom somebody carries is laid down. FTB-5.7.5.1d. */
export function drop(_s: State, p: Person): void {
  p.carries = '';
}
