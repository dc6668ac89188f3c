import { ask, Choose, draw, Path, Place, type Rule, roll, Some } from '@shambles/engine';
import { killAliens, killZombies } from '../attack/attack.js';
import { type Book, namesOf, type Tile } from '../book.js';
import { type Places, placesIn } from '../components/places.js';
import type { AvzWorld } from '../facts.js';
import type { Icon } from '../kinds.js';
import type { Bar } from '../movement/movement.js';
import type { RuleId } from '../register.js';
import { drawFromGrave, enter, placement } from '../setup/setup.js';
import {
  alienKey,
  aliensAt,
  counter,
  countZombies,
  DEAD_PILE,
  emptyPlaces,
  idOf,
  idsOf,
  numberOf,
  RESERVE,
  survey,
  zombiesAt,
} from '../state.js';
import { BY_PLACE, nameOf } from '../words.js';

/** AVZ-3.1-reveal. A tile is turned up. Drawing it now is equivalent to having shuffled, AVZ-2.0-tiles. */
export function* reveal(w: AvzWorld): Rule<void> {
  const { tiles } = w.book;
  const down: string[] = [];
  for (let t = 0; t < tiles.length; t++) if (!w.s.tiles.includes(t)) down.push((tiles[t] as Tile).id);
  const [id] = yield* draw(w, {
    kind: 'draw',
    rule: 'AVZ-3.1-reveal',
    label: 'tile',
    from: down,
    n: 1,
    like: (t) => t,
  });
  const tile = tiles.find((t) => t.id === id) as Tile;
  w.happen({
    is: 'revealed',
    cause: 'AVZ-3.1-reveal',
    tile: tile.id,
    number: tile.number,
    icons: tile.icons,
    reveals: true,
  });
  enter(w, 'spawn');
}

function currentTile(w: AvzWorld): Tile {
  return w.book.tiles[w.s.tiles[w.s.tiles.length - 1] as number] as Tile;
}

/** AVZ-3.1-spawn. As many Zombies as the tile says are drawn, seen, and then placed on the edge and on dirt lots. */
export function* spawn(w: AvzWorld): Rule<void> {
  yield* spawnZombies(w, currentTile(w).number, 'AVZ-3.1-spawn');
  enter(w, 'event');
}

function* spawnZombies(w: AvzWorld, n: number, cause: RuleId): Rule<void> {
  const drawn = yield* drawFromGrave(w, n, cause);
  if (drawn.length === 0) return;
  const why = (at: string) => noSpawnOn(w.book, at);
  const space = new Place(
    drawn,
    { places: namesOf(w.book.spawn, w.book), optional: false, why },
    w.book.byKind,
  );
  const placed = yield* ask(w, 'zombie', cause, 'spawn', space, { count: drawn.length });
  w.happen(placement(cause, 'spawn', placed));
}

/** Zombies spawn on the outside edge and on dirt lots. AVZ-3.1-spawn. */
export function noSpawnOn(book: Book, at: string): Bar | undefined {
  const place = book.locationNumber.get(at);
  if (place === undefined || book.spawn & (1 << place)) return undefined;
  return {
    rule: 'AVZ-3.1-spawn',
    text: `${at} is neither on the outside edge nor a dirt lot; Zombies spawn only there.`,
  };
}

/** AVZ-3.1-event, AVZ-4.0-icons. One icon of the tile, from left to right; then the landing. */
export function* events(w: AvzWorld): Rule<void> {
  const icon = currentTile(w).icons[w.s.icon];
  if (icon === undefined) enter(w, 'landing');
  else yield* EVENTS[icon](w);
}

const EVENTS: { readonly [I in Icon]: (w: AvzWorld) => Rule<void> } = {
  zombie_bite: zombieBite,
  laser,
  zombie_claw: zombieClaw,
  zombie_rise: zombieRise,
  mutant,
  bfar,
};

/** An icon without a target is discarded, AVZ-D-no-target. */
function discard(w: AvzWorld, icon: Icon, cause: RuleId): void {
  w.happen({ is: 'icon', cause, icon });
  w.tell({ is: 'no-effect', cause: 'AVZ-D-no-target', icon });
}

/** AVZ-4.0-bite. */
function* zombieBite(w: AvzWorld): Rule<void> {
  const { book } = w;
  const targets = namesOf(survey(w.s, book).aliens, book);
  if (targets.length === 0) return discard(w, 'zombie_bite', 'AVZ-4.0-bite');
  const at = yield* ask(w, 'zombie', 'AVZ-4.0-bite', 'bite', new Choose(targets, BY_PLACE));
  w.happen({ is: 'icon', cause: 'AVZ-4.0-bite', icon: 'zombie_bite', at });
  const place = book.locationNumber.get(at) as number;
  yield* bite(w, place);
}

/** One die for each Alien there; 5 or 6 takes one of any kind, and one dead Zombie returns for each taken. */
export function* bite(w: AvzWorld, place: number): Rule<number> {
  const { book } = w;
  const bitten = aliensAt(w.s, book, place);
  const pools = [{ n: bitten.length, sides: 6, from: 5, score: [0, 0, 0, 0, 0, 1, 1] }];
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: 'AVZ-4.0-bite',
    label: 'bite',
    table: 'AVZ-T-event-effects',
    seat: 'zombie',
    pools,
  });
  const n = rolled.score;
  if (n === 0) return 0;
  const space = new Some(idsOf(book, bitten), { min: n, max: n }, book.byKind);
  const dead = yield* ask(w, 'alien', 'AVZ-4.0-bite', 'bitten', space, { count: n, at: nameOf(book, place) });
  killAliens(w, place, dead, 'AVZ-4.0-bite');
  const pile = idsOf(book, zombiesAt(w.s, book, DEAD_PILE));
  const counters = yield* draw(w, {
    kind: 'draw',
    rule: 'AVZ-4.0-bite',
    label: 'stand-up',
    from: pile,
    n,
    like: book.byKind.like,
  });
  if (counters.length > 0)
    w.happen({
      is: 'returned',
      cause: 'AVZ-4.0-bite',
      counters,
      where: nameOf(book, place),
      spent: false,
      reveals: true,
    });
  return n;
}

/** AVZ-4.0-laser. */
function* laser(w: AvzWorld): Rule<void> {
  const { book } = w;
  const targets = namesOf(survey(w.s, book).zombies, book);
  if (targets.length === 0) return discard(w, 'laser', 'AVZ-4.0-laser');
  const at = yield* ask(w, 'alien', 'AVZ-4.0-laser', 'laser', new Choose(targets, BY_PLACE));
  w.happen({ is: 'icon', cause: 'AVZ-4.0-laser', icon: 'laser', at });
  yield* burn(w, book.locationNumber.get(at) as number);
}

/** One die; all Zombies there die if it is not higher than their number. It is rolled even if it cannot miss. */
export function* burn(w: AvzWorld, place: number): Rule<number> {
  const there = zombiesAt(w.s, w.book, place);
  const upTo = Math.min(6, there.length);
  const pools = [{ n: 1, sides: 6, upTo, score: [0, 1, 2, 3, 4, 5, 6] }];
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: 'AVZ-4.0-laser',
    label: 'laser',
    table: 'AVZ-T-event-effects',
    seat: 'alien',
    pools,
  });
  const burns = rolled.score <= there.length;
  w.tell({
    is: 'laser',
    cause: 'AVZ-4.0-laser',
    at: nameOf(w.book, place),
    die: rolled.score,
    zombies: there.length,
    burns,
  });
  if (burns) killZombies(w, place, idsOf(w.book, there), 'AVZ-4.0-laser');
  return burns ? there.length : 0;
}

/** AVZ-4.0-claw, AVZ-4.0-claw-bonus. */
function* zombieClaw(w: AvzWorld): Rule<void> {
  w.happen({ is: 'icon', cause: 'AVZ-4.0-claw', icon: 'zombie_claw' });
  w.happen({ is: 'claw', cause: 'AVZ-4.0-claw' });
}

/** AVZ-4.0-rise-spawn, AVZ-4.0-rise-grave. A second spawn of one Zombie for each Alien on the board. */
function* zombieRise(w: AvzWorld): Rule<void> {
  let aliens = 0;
  for (let c = 0; c < w.book.firstZombie; c++) if ((w.s.at[c] as number) >= 0) aliens++;
  w.happen({ is: 'icon', cause: 'AVZ-4.0-rise-spawn', icon: 'zombie_rise' });
  w.happen({ is: 'rise', cause: 'AVZ-4.0-rise-grave', more: aliens });
  yield* spawnZombies(w, aliens, 'AVZ-4.0-rise-spawn');
}

/** AVZ-4.0-mutant. A Trooper becomes the Mutant, which rampages at once. */
function* mutant(w: AvzWorld): Rule<void> {
  const { book } = w;
  const counterOf = bigInReserve(w, 'mutant');
  let places: Places = 0;
  for (let c = 0; c < book.firstZombie; c++)
    if (alienKey(book, c).kind === 'trooper' && (w.s.at[c] as number) >= 0)
      places |= 1 << (w.s.at[c] as number);
  if (counterOf === undefined || places === 0) return discard(w, 'mutant', 'AVZ-4.0-mutant');
  const at = yield* ask(w, 'alien', 'AVZ-4.0-mutant', 'mutate', new Choose(namesOf(places, book), BY_PLACE));
  const place = book.locationNumber.get(at) as number;
  const trooper = aliensAt(w.s, book, place).find((c) => alienKey(book, c).kind === 'trooper') as number;
  w.happen({ is: 'icon', cause: 'AVZ-4.0-mutant', icon: 'mutant', at });
  w.happen({
    is: 'swapped',
    cause: 'AVZ-4.0-mutant',
    trooper: idOf(book, trooper),
    mutant: counterOf,
    at,
  });
  yield* rampage(w, counterOf, place);
}

/** The counter of a large Alien, if it waits in the reserve. AVZ-1.0-reserve. */
function bigInReserve(w: AvzWorld, kind: 'mutant' | 'bfar'): string | undefined {
  const c = aliensAt(w.s, w.book, RESERVE).find((n) => alienKey(w.book, n).kind === kind);
  return c === undefined ? undefined : idOf(w.book, c);
}

/**
 * AVZ-4.0-rampage. The whole path is chosen first; then, location by location, one Zombie of its owner's choice dies.
 */
function* rampage(w: AvzWorld, id: string, from: number): Rule<void> {
  const { book } = w;
  const next = (at: string) =>
    namesOf(book.neighbours[book.locationNumber.get(at) as number] as number, book);
  const marks = () =>
    Object.fromEntries(
      placesIn(survey(w.s, book).zombies).map((l) => [nameOf(book, l), countZombies(w.s, book, l)]),
    );
  const space = new Path(nameOf(book, from), book.options.rampage, next, marks, {
    adjacent: 'AVZ-1.0-crosswalk',
    once: 'AVZ-4.0-rampage',
  });
  const path = yield* ask(w, 'alien', 'AVZ-4.0-rampage', 'rampage', space, { most: book.options.rampage });
  w.tell({ is: 'rampage', cause: 'AVZ-4.0-rampage', path });
  let here = nameOf(book, from);
  for (const at of path) {
    w.happen({
      is: 'moved',
      cause: 'AVZ-4.0-rampage',
      counters: [id],
      from: here,
      into: at,
      action: 'rampage',
    });
    here = at;
    const place = book.locationNumber.get(at) as number;
    const zombies = idsOf(book, zombiesAt(w.s, book, place));
    if (zombies.length === 0) continue;
    const victim = yield* ask(w, 'zombie', 'AVZ-4.0-rampage', 'trampled', new Choose(zombies, book.byKind), {
      at,
    });
    killZombies(w, place, [victim], 'AVZ-4.0-rampage');
  }
}

/** AVZ-4.0-bfar. The BFAR lands in an empty location and fires its missiles. */
function* bfar(w: AvzWorld): Rule<void> {
  const { book } = w;
  const id = bigInReserve(w, 'bfar');
  const empty = namesOf(emptyPlaces(w.s, book), book);
  if (id === undefined || empty.length === 0) return discard(w, 'bfar', 'AVZ-4.0-bfar');
  const at = yield* ask(w, 'alien', 'AVZ-4.0-bfar', 'bfar', new Choose(empty, BY_PLACE));
  w.happen({ is: 'icon', cause: 'AVZ-4.0-bfar', icon: 'bfar', at });
  w.happen({ is: 'bfar', cause: 'AVZ-4.0-bfar', counter: id, at });
  yield* missiles(w, book.locationNumber.get(at) as number);
}

/**
 * AVZ-4.0-missiles. Six dice; for each 4 or more the Zombie player gives up one Zombie in the eight locations around.
 */
export function* missiles(w: AvzWorld, place: number): Rule<number> {
  const { book } = w;
  const pools = [{ n: 6, sides: 6, from: 4, score: [0, 0, 0, 0, 1, 1, 1] }];
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: 'AVZ-4.0-missiles',
    label: 'missiles',
    table: 'AVZ-T-event-effects',
    seat: 'alien',
    pools,
  });
  const around = placesIn(book.around[place] as number);
  const near: number[] = [];
  for (const l of around) near.push(...zombiesAt(w.s, book, l));
  const n = Math.min(rolled.score, near.length);
  w.tell({
    is: 'missiles',
    cause: 'AVZ-4.0-missiles',
    hits: rolled.score,
    wasted: rolled.score - n,
  });
  if (n === 0) return 0;
  const likePlaced = (id: string) =>
    `${counter(book, numberOf(book, id)).key.kind}@${w.s.at[numberOf(book, id)]}`;
  const space = new Some(idsOf(book, near), { min: n, max: n }, { ...book.byKind, like: likePlaced });
  const dead = yield* ask(w, 'zombie', 'AVZ-4.0-missiles', 'missiles', space, { count: n });
  for (const l of around)
    killZombies(
      w,
      l,
      dead.filter((id) => w.s.at[numberOf(book, id)] === l),
      'AVZ-4.0-missiles',
    );
  return n;
}
