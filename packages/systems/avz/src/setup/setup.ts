import { ask, draw, Place, type Placed, type Rule, roll, Some } from '@shambles/engine';
import { type Book, namesOf } from '../book.js';
import type { AvzFact, AvzWorld } from '../facts.js';
import type { AlienKind, Side } from '../kinds.js';
import type { RuleId } from '../register.js';
import {
  alienKey,
  aliensAt,
  emptyPlaces,
  GRAVE,
  idOf,
  idsOf,
  type Phase,
  RESERVE,
  type State,
  zombiesAt,
} from '../state.js';
import { BY_PLACE } from '../words.js';

/** Counters drawn at set-up, and how many may share a location then. */
const FIRST_ZOMBIES = 15;
const MOST_TOGETHER = 3;
/** Each of the first groups of Aliens. */
const GROUP: readonly AlienKind[] = ['tank', 'ufo', 'trooper'];
const GROUPS = 3;

export function enter(w: AvzWorld, phase: Phase): void {
  w.happen({ is: 'phase', cause: 'AVZ-3.0-sequence', phase, turn: w.s.turn });
}

/** AVZ-2.0-sides. If the players do not agree, a die decides who is the Alien player. */
export function* chooseSides(w: AvzWorld): Rule<void> {
  const first = yield* rollForSides(w);
  w.happen({ is: 'sides', cause: 'AVZ-2.0-sides', first });
  enter(w, 'zombie-setup');
}

/** The side that the first player takes: the Aliens on 1 to 3. */
export function* rollForSides(w: AvzWorld): Rule<Side> {
  const pools = [{ n: 1, sides: 6, upTo: 3, score: [0, 1, 1, 1, 0, 0, 0] }];
  const rolled = yield* roll(w, { kind: 'roll', rule: 'AVZ-2.0-sides', label: 'sides', pools });
  return rolled.score === 1 ? 'alien' : 'zombie';
}

/** AVZ-2.0-zombies. Fifteen counters are drawn blind, seen, and placed anywhere, at most three per location. */
export function* setUpZombies(w: AvzWorld): Rule<void> {
  const drawn = yield* drawFromGrave(w, FIRST_ZOMBIES, 'AVZ-2.0-zombies');
  const each = { most: MOST_TOGETHER, rule: 'AVZ-2.0-zombies' };
  const space = new Place(
    drawn,
    { places: namesOf(w.book.everywhere, w.book), each, optional: false },
    w.book.byKind,
  );
  const placed = yield* ask(w, 'zombie', 'AVZ-2.0-zombies', 'set-up', space, { count: drawn.length });
  w.happen(placement('AVZ-2.0-zombies', 'set-up', placed));
  enter(w, 'alien-setup');
}

/** AVZ-2.0-aliens. Three groups of a Tank, a UFO and a Trooper go to three empty locations. */
export function* setUpAliens(w: AvzWorld): Rule<void> {
  const empty = namesOf(emptyPlaces(w.s, w.book), w.book);
  const three = Math.min(GROUPS, empty.length);
  const chosen = yield* ask(
    w,
    'alien',
    'AVZ-2.0-aliens',
    'groups',
    new Some(empty, { min: three, max: three }, BY_PLACE),
  );
  const places = chosen.map((at, g) => ({ at, counters: groupOf(w.s, w.book, g) }));
  w.happen({ is: 'placed', cause: 'AVZ-2.0-aliens', how: 'set-up', places });
  startTurn(w);
}

/** One of the first groups, counted from 0: the next counter of each kind, as far as the reserve has one. */
function groupOf(s: State, book: Book, g: number): string[] {
  const reserve = aliensAt(s, book, RESERVE);
  const found = GROUP.flatMap((kind) =>
    reserve.filter((c) => alienKey(book, c).kind === kind).slice(g, g + 1),
  );
  return found.map((c) => idOf(book, c));
}

export function startTurn(w: AvzWorld): void {
  w.happen({ is: 'turn', cause: 'AVZ-3.0-sequence', turn: w.s.turn + 1 });
  enter(w, 'reveal');
}

/**
 * AVZ-1.0-grave. Draws blind from the grave. The Zombie player sees which counters came, the Alien player only how
 * many, AVZ-D-open. Counters that the grave cannot provide are lost, AVZ-3.1-empty.
 */
export function* drawFromGrave(w: AvzWorld, n: number, cause: RuleId): Rule<readonly string[]> {
  const grave = idsOf(w.book, zombiesAt(w.s, w.book, GRAVE));
  const counters = yield* draw(w, {
    kind: 'draw',
    rule: cause,
    label: 'spawn',
    from: grave,
    n,
    like: w.book.byKind.like,
  });
  const unseen: AvzFact = { is: 'drawn-unseen', cause, to: 'all', count: counters.length };
  if (counters.length > 0)
    w.happen({ is: 'drawn', cause, to: ['zombie'], counters, others: unseen, reveals: true });
  if (counters.length < n) w.tell({ is: 'grave-empty', cause: 'AVZ-3.1-empty', lost: n - counters.length });
  return counters;
}

/** The fact of placing counters, location by location in the order in which they were first named. */
export function placement(
  cause: RuleId,
  how: 'set-up' | 'spawn' | 'landing',
  { ids, places: at }: Placed,
): AvzFact {
  const places: { at: string; counters: string[] }[] = [];
  for (let i = 0; i < ids.length; i++) {
    const there = places.find((p) => p.at === at[i]);
    if (there) there.counters.push(ids[i] as string);
    else places.push({ at: at[i] as string, counters: [ids[i] as string] });
  }
  if (how === 'landing') return { is: 'placed', cause, to: 'all', how, places };
  // Until they are placed, only one side has seen the Zombies.
  return { is: 'placed', cause, to: 'all', how, places, reveals: true };
}
