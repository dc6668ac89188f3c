import type { Book } from '../book.js';
import type { Places } from '../components/places.js';
import type { Side } from '../kinds.js';
import type { Survey } from '../muster/muster.js';
import type { RuleId } from '../register.js';
import { alienKey, type State, zombieKey } from '../state.js';

/** The rule that keeps a group from doing something. */
export interface Bar {
  readonly rule: RuleId;
  readonly text: string;
}

/** A group that moves together as one action, AVZ-3.5-group. */
export interface Group {
  readonly side: Side;
  readonly who: readonly number[];
  readonly from: number;
  /** Movement points of the slowest member, AVZ-5.1. */
  readonly points: number;
  /** Every member flies, AVZ-6.5-ufo. */
  readonly flies: boolean;
  /** No member has to stop among enemies: UFOs and Fast Zombies, AVZ-6.2. */
  readonly runsOn: boolean;
}

export function group(s: State, book: Book, side: Side, who: readonly number[]): Group {
  let points = 99;
  let flies = side === 'alien';
  let runsOn = true;
  for (const c of who) {
    if (side === 'alien') {
      const key = alienKey(book, c);
      points = Math.min(points, key.move);
      if (!key.flies) flies = runsOn = false;
    } else {
      const key = zombieKey(book, c);
      points = Math.min(points, key.number);
      if (key.type !== 'fast') runsOn = false;
    }
  }
  return { side, who, from: s.at[who[0] as number] as number, points, flies, runsOn };
}

/** Zombie Claw: Aliens that do not fly can neither move nor attack this turn. AVZ-4.0-claw. */
export function grounded(s: State, { side, flies }: Group): Bar | undefined {
  return side === 'alien' && s.claw && !flies
    ? {
        rule: 'AVZ-4.0-claw',
        text: 'Zombie Claw: Aliens that do not fly can only Blast Em or pass this turn.',
      }
    : undefined;
}

/** The rule that keeps a group where it is. */
export function held(s: State, g: Group, seen: Survey): Bar | undefined {
  const here = 1 << g.from;
  if (g.side === 'alien') {
    if (!g.flies && seen.fast & here)
      return { rule: 'AVZ-6.4a', text: 'A Fast Zombie runs down whoever does not fly.' };
    return grounded(s, g);
  }
  if (!(seen.aliens & here)) return undefined;
  if (seen.leaders & here) return { rule: 'AVZ-6.3-leader', text: 'No Zombie leaves an Alien Leader.' };
  if (seen.zombiesAt(g.from) <= g.who.length)
    return { rule: 'AVZ-6.3', text: 'One Zombie at least must stay with an Alien.' };
  return undefined;
}

/** What decides where a group has to stop. */
type Standing = Pick<Survey, 'aliens' | 'leaders' | 'zombies'>;

/** Locations that a group passing through need not stop in. */
function passable(g: Group, seen: Standing): Places {
  if (g.side === 'alien') return g.runsOn ? -1 : ~seen.zombies;
  if (!g.runsOn) return ~seen.aliens;
  // A Fast Zombie that enters as the only Zombie is the last one there. AVZ-D-fast-last.
  return ~seen.aliens | (seen.zombies & ~seen.leaders);
}

/** Locations across a crosswalk from any of these. AVZ-1.0-crosswalk. */
function beside({ columns, farWest, farEast, everywhere }: Book, places: Places): Places {
  const northSouth = (places << columns) | (places >>> columns);
  const eastWest = ((places & ~farEast) << 1) | ((places & ~farWest) >>> 1);
  return (northSouth | eastWest) & everywhere;
}

/**
 * Locations other than its own where a group that is free to leave can end with `points`. AVZ-6.0, AVZ-6.1, AVZ-6.2.
 * The last answer for such a group is cached and is valid while the same locations let it pass.
 */
export function reach(book: Book, g: Group, points: number, seen: Standing): Places {
  const { reached } = book;
  const on = passable(g, seen);
  const such = ((g.flies ? 8 : 0) + points) * 32 + g.from;
  if (reached.on[such] !== on) {
    reached.on[such] = on;
    reached.places[such] = search(book, g, points, on);
  }
  return reached.places[such] as number;
}

function search(book: Book, g: Group, points: number, on: Places): Places {
  const slow = g.flies ? 0 : book.parks;
  let all = 0;
  let one = 1 << g.from;
  let two = 0;
  // Groups go on from `one` with this point, and from `two` with the next, because entering a park costs two points.
  for (let spent = 0; spent < points; spent++) {
    const next = beside(book, one);
    const plain = next & ~slow;
    const parks = spent + 1 < points ? next & slow : 0;
    all |= plain | parks;
    one = (plain & on) | two;
    two = parks & on;
  }
  return all & ~(1 << g.from);
}

/** Locations that a group can reach by Move. `stays` says whether it is held, if already known. AVZ-5.1. */
export function moves(
  s: State,
  book: Book,
  g: Group,
  seen: Survey,
  stays = held(s, g, seen) !== undefined,
): Places {
  return stays ? 0 : reach(book, g, g.points, seen);
}

/** Locations where a group can Attack: its own or one point away, with enemies in it. AVZ-5.2, AVZ-D-need-enemy. */
export function attacks(
  s: State,
  book: Book,
  g: Group,
  seen: Survey,
  stays = held(s, g, seen) !== undefined,
): Places {
  if (grounded(s, g)) return 0;
  const enemies = g.side === 'alien' ? seen.zombies : seen.aliens;
  const here = enemies & (1 << g.from);
  return stays ? here : here | (reach(book, g, 1, seen) & enemies);
}

/** True if a group can use Blast Em or Chomp Em: it takes no step, and an enemy is here. AVZ-5.3, AVZ-5.4. */
export function inContact(g: Group, seen: Survey): boolean {
  return ((g.side === 'alien' ? seen.zombies : seen.aliens) & (1 << g.from)) !== 0;
}
