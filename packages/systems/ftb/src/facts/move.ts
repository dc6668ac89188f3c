import type { Catalogue, Line } from '@shambles/engine';
import { bearingOf } from '@shambles/field';
import type { FastSet, Pef, Person, Place, State, Zed } from '../state.js';
import { personOf } from '../state.js';
import { isZed } from '../words.js';
import { fact } from './deed.js';
import { inches, line, one, several } from './lines.js';

interface Walked {
  readonly who: string;
  /** Points of the way, starting point first. */
  readonly way: readonly Place[];
  /** Inches moved. */
  readonly cost: number;
  readonly how: 'walk' | 'crawl' | 'enter' | 'charge' | 'duck-back' | 'away' | 'shamble' | 'pef' | 'npc';
}

/**
 * A Fast Move: the dice that each figure passed and the inches it gains; less for those who crawl. FTB-5.3.2a,
 * FTB-5.3.3d.
 */
interface MovesFast {
  readonly by: readonly { readonly who: string; readonly passed: number; readonly inches: number }[];
  /** The dice of the group, for those of its members who go fast later too; left out if no group is active. FTB-D-263. */
  readonly set?: FastSet;
}

/** A sentence that ends with a length. */
const inch = (key: string, text: string): Catalogue => ({
  [`${key}_one`]: `${text} inch.`,
  [`${key}_other`]: `${text} inches.`,
});

/** Keys for figures by their number of dice passed, from none up. */
const PASSED = ['passed-none', 'passed-one', 'passed-two', 'passed-three'] as const;

/** Facts of movement and posture. */
export const MOVE = {
  walked: fact<Walked>({
    does: (s, f) => {
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
      // The cost of moving away has a fact of its own.
      if (f.how === 'away') p.moved = true;
      brings(s, p);
    },
    told: walked,
    words: {
      ...inch('walked', '{{who}} went {{count}}'),
      ...inch('walked-crawl', '{{who}} crawled {{count}}'),
      ...inch('walked-away', '{{who}} got away from there, {{count}}'),
      'walked-enter': '{{who}} came in sight of the place.',
      'walked-charge': '{{who}} closed in.',
      ...inch('walked-pef', 'Something moved out there, {{count}}'),
    },
    sort: 'moves',
  }),

  /** A PEF acts and does not move: its dice are told as its own. FTB-12.3m. */
  'pef-stays': fact<{ readonly who: string }>({
    told: () => line('pef-stays'),
    words: { 'pef-stays': 'Something out there stayed where it was.' },
    sort: 'moves',
  }),

  faced: fact<{ readonly who: string; readonly facing: number }>({
    does: (s, f) => {
      const figure = anybody(s, f.who);
      if ('facing' in figure) figure.facing = f.facing;
      if ('behind' in figure) figure.behind = false;
    },
  }),

  'moves-fast': fact<MovesFast>({
    does: (s, f) => {
      for (const { who, inches } of f.by) {
        const p = personOf(s, who);
        p.fast = onFoot(p, inches);
        p.crawledFast = p.prone;
        p.moved = true;
      }
      const active = s.encounter?.active;
      if (!active || !f.set) return;
      const { who, dice } = f.set;
      const others = (active.fast ?? []).filter((each) => !each.who.some((id) => who.includes(id)));
      active.fast = [...others, { who: [...who], dice: [...dice] }];
    },
    told: movesFast,
    words: {
      'moves-fast': '{{who}} went fast: dice passed {{passed}}, {{count}} inches more.',
      'moves-fast-not': '{{who}} tried to go fast and could not: dice passed {{passed}}.',
      'moves-fast-several': 'Fast Move: {{groups, semicolons}}.',
      'passed-three': '{{who}} passed three dice and can go {{far}}',
      'passed-two': '{{who}} passed two dice and can go {{far}}',
      'passed-one': '{{who}} passed one die and can go {{far}}',
      'passed-none': '{{who}} passed no dice',
      'passed-none-far': '{{who}} passed no dice and can go {{far}}',
    },
    sort: 'moves',
    hint: 'fast-move',
  }),

  prone: fact<{ readonly who: string; readonly prone: boolean; readonly cost: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.prone = f.prone;
      p.used = Math.round((p.used + f.cost) * 1000) / 1000;
    },
    told: ({ who, prone }) => line(prone ? 'prone' : 'stood', { who: one(who) }),
    words: { prone: '{{who}} lay down.', stood: '{{who}} got up.' },
    sort: 'moves',
  }),

  /** Inches of the move spent on something other than moving. */
  spent: fact<{ readonly who: string; readonly cost: number; readonly on: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.used = Math.round((p.used + f.cost) * 1000) / 1000;
    },
  }),

  /** The one further action. FTB-5.2b. */
  acted: fact<{ readonly who: string; readonly what: string }>({
    does: (s, f) => {
      personOf(s, f.who).acted = true;
    },
    parts: true,
  }),

  'ducked-back': fact<{ readonly who: string; readonly into: 'cover' | 'prone' | 'behind' }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.heldFire = true;
      if (f.into === 'prone') p.prone = true;
      if (f.into !== 'prone') p.behind = true;
    },
    told: ({ who, into }) => line(`ducked-back-${into}`, { who: one(who) }),
    words: {
      'ducked-back-cover': '{{who}} ducked back into cover.',
      'ducked-back-prone': '{{who}} ducked back: no cover near, so down on the ground.',
      'ducked-back-behind': '{{who}} ducked back and turned away.',
    },
    sort: 'moves',
    follows: true,
  }),

  'ran-away': fact<{ readonly who: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      drop(s, p);
      p.condition = 'ran-away';
      p.ran = true;
    },
    told: ({ who }) => line('ran-away', { who: one(who) }),
    words: { 'ran-away': '{{who}} ran away.' },
    sort: 'moves',
    follows: true,
  }),

  'off-table': fact<{ readonly who: string; readonly edge: 'north' | 'east' | 'south' | 'west' | '' }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      const carried = p.carries;
      p.condition = 'left';
      // A figure that is carried leaves too, still hurt.
      if (carried !== '') personOf(s, carried).x = -1;
    },
    told: ({ who, edge }) =>
      edge === '' ? line('off-table', { who: one(who) }) : line(`off-table-${edge}`, { who: one(who) }),
    words: {
      'off-table': '{{who}} left.',
      'off-table-north': '{{who}} left to the north.',
      'off-table-east': '{{who}} left to the east.',
      'off-table-south': '{{who}} left to the south.',
      'off-table-west': '{{who}} left to the west.',
    },
    sort: 'moves',
  }),

  'stands-at': fact<{
    readonly who: string;
    readonly at: Place;
    readonly facing: number;
    /** It counts as moving although its move was not played out. FTB-TB-tabletop-d. */
    readonly moving?: true;
  }>({
    does: (s, f) => {
      const figure = anybody(s, f.who);
      [figure.x, figure.y, figure.level] = f.at;
      if ('facing' in figure) figure.facing = f.facing;
      if (f.moving) personOf(s, f.who).moved = true;
      if ('carries' in figure) brings(s, figure);
    },
  }),
};

/** The line of a move. Zombies' moves are not told, since the table shows them; a Duck Back tells its own move. */
function walked({ who, how, cost, way }: Walked): Line | undefined {
  if (how === 'duck-back' || how === 'shamble' || isZed(who) || way.length < 2) return undefined;
  if (how === 'pef') return line('walked-pef', { count: inches(cost) });
  if (how === 'enter' || how === 'charge') return line(`walked-${how}`, { who: one(who) });
  if (inches(cost) === 0) return undefined;
  const key = how === 'crawl' || how === 'away' ? `walked-${how}` : 'walked';
  return line(key, { who: one(who), count: inches(cost) });
}

/** The line of a Fast Move: a single figure with its numbers, several grouped by dice passed. FTB-5.3.2a. */
function movesFast({ by }: MovesFast): Line | undefined {
  const [first] = by;
  if (!first) return undefined;
  if (by.length === 1)
    return line(first.inches > 0 ? 'moves-fast' : 'moves-fast-not', {
      who: one(first.who),
      passed: first.passed,
      count: first.inches,
    });
  const groups = PASSED.flatMap((key, passed) => {
    const those = by.filter((each) => each.passed === passed);
    const goesOn = passed === 0 && those.some(({ inches }) => inches > 0);
    const values = {
      who: several(those.map(({ who }) => who)),
      ...((passed > 0 || goesOn) && { far: { noun: `fast-far.${passed}`, count: 1 } }),
    };
    return those.length > 0 ? [line(goesOn ? 'passed-none-far' : key, values)] : [];
  });
  return line('moves-fast-several', { groups: groups.reverse() });
}

/** A move in inches on foot: an inch of crawling costs two. */
export function onFoot({ prone }: Pick<Person, 'prone'>, inches: number): number {
  return prone ? 2 * inches : inches;
}

/** A human, a zombie or a PEF. A PEF has no facing. Throws RangeError if there is none. */
function anybody(s: State, id: string): Person | Zed | Pef {
  const is = (f: { readonly id: string }) => f.id === id;
  const found = s.people.find(is) ?? s.zeds.find(is) ?? s.pefs.find(is);
  if (!found) throw new RangeError(`There is no figure "${id}".`);
  return found;
}

/** Whoever is carried is where its carrier is. FTB-5.7.5.1a. */
function brings(s: State, { carries, x, y, level }: Person): void {
  if (carries !== '') Object.assign(personOf(s, carries), { x, y, level });
}

/** Lays down the figure that a person carries. FTB-5.7.5.1d. */
export function drop(_s: State, p: Person): void {
  p.carries = '';
}

/** Lays down a figure that somebody may carry. FTB-D-260. */
export function letGo(s: State, who: string): void {
  for (const p of s.people) if (p.carries === who) p.carries = '';
}
