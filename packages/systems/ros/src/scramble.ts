import { pick, type Random, type Seat } from '@shambles/engine';
import { GRAIN, type Piece } from '@shambles/field';
import { type Book, groundWith } from './book.js';
import { hitsLeft } from './harm/harm.js';
import { infectedUpTo } from './house/rows.js';
import { TANK_BASE, type Thing } from './kinds.js';
import { CLEAR_OF_START, offZone } from './scenarios/setup.js';
import type { Person, State, Zed } from './state.js';
import { knowsAll, sortOf } from './view.js';

/**
 * Another game that `seat` cannot tell from this one: everything it does not see is dealt again, independently of its
 * present value. So games that look the same to the seat give the same result with the same dice. ROS-U-secret.
 */
export function scramble(s: State, seat: Seat, random: Random, book: Book): State {
  if (knowsAll(s, seat, book)) return s;
  const other = withOwn(s);
  hordes(other, random, book);
  for (const p of other.people) blood(other, p, random, book);
  seated(other, random);
  finds(other, random);
  waiting(other, random, book);
  return other;
}

/** The same game with its own copy of whatever may be dealt again; the rest is shared. */
function withOwn(s: State): State {
  return {
    ...s,
    hideouts: s.hideouts.map((h) => (h.state === 'hidden' ? { ...h } : h)),
    people: s.people.map((p) => (p.hits > 0 ? { ...p } : p)),
    zeds: s.zeds.map((z) => (z.mode === 'waiting' ? { ...z } : z)),
    seated: s.seated.map((q) => (q.gone ? q : { ...q })),
    finds: s.finds.map((f) => (f.open ? f : { ...f })),
  };
}

/**
 * Deals the hidden hordes again: the same number, with other sizes and hideouts, never near the start, and in agreement
 * with what binoculars have told. ROS-U-hordes-place, ROS-item-binoculars.
 */
function hordes(s: State, random: Random, book: Book): void {
  const hidden = s.hideouts.filter((h) => h.state === 'hidden' && h.told !== 'empty');
  const seen = hidden.filter((h) => h.told === 'occupied');
  const rest = hidden.filter((h) => h.told === '');
  const full = rest.filter((h) => h.left > 0).length;
  const may = rest.filter((h) => isFar(book, h.id));
  const chosen = pick(random, may.length < full ? rest : may, full);
  for (const h of rest) h.left = 0;
  for (const h of [...seen, ...chosen]) h.left = 10 * (1 + random.below(6));
}

function isFar({ map }: Book, hideout: string): boolean {
  const places = map.places ?? [];
  const [x, y] = places.find((p) => p.id === hideout)?.at ?? [0, 0];
  return places.every(({ kind, rect }) => kind !== 'start' || !rect || offZone(rect, x, y) >= CLEAR_OF_START);
}

/**
 * A survivor that was ever hit may have been tested and may be infected, unless what happened shows whether it is.
 * ROS-infect-secret.
 */
function blood(s: State, p: Person, random: Random, book: Book): void {
  if (p.hits === 0 || !s.bitten || p.where === 'risen' || openly(s, p)) return;
  const die = random.below(12);
  p.blood = die > 9 ? 'untested' : die <= infectedUpTo(book, p.kind) ? 'infected' : 'immune';
  p.infected = p.blood === 'infected' ? 1 + random.below(Math.max(1, p.died || s.turn)) : 0;
}

/**
 * True if it is evident whether a survivor was infected: it died with hits left, so of infection, or has been dead so
 * long that it would have risen. ROS-D-rise-when.
 */
function openly(s: State, p: Person): boolean {
  if (p.where !== 'dead') return false;
  return hitsLeft(p) > 0 || s.turn > p.died + 1 || (s.turn > p.died && s.step >= 8);
}

/**
 * Deals again the seated figures that nobody has looked at; a known one stays the same kind, but its character may
 * change. ROS-U-witch.
 */
function seated(s: State, random: Random): void {
  const unseen = s.seated.filter((q) => !q.gone);
  const contents = unseen.map((q) => q.content).sort();
  const rest = pick(random, contents, contents.length);
  const witches = waitingWitches(s);
  for (const q of [...unseen.filter((each) => each.known), ...unseen.filter((each) => !each.known)]) {
    const i = q.known ? rest.findIndex((content) => sortOf(content) === sortOf(q.content)) : 0;
    q.content = rest.splice(i, 1)[0] as string;
  }
  // A waiting Witch among the Zeds is moved to the seated figure that is now the Witch.
  const seats = unseen.filter((q) => q.content === 'witch');
  for (const [i, z] of witches.entries()) put(z, seats[i] ?? z);
}

function waitingWitches(s: State): Zed[] {
  const at = s.seated.filter((q) => !q.gone && q.content === 'witch');
  return s.zeds.filter(
    (z) => z.kind === 'witch' && z.mode === 'waiting' && at.some((q) => q.x === z.x && q.y === z.y),
  );
}

/** Unopened finds that the map names change places; those left to a die stay so. ROS-R-search. */
function finds(s: State, random: Random): void {
  const closed = s.finds.filter((f) => !f.open && f.things !== null);
  const things = closed.map((f) => JSON.stringify(f.things)).sort();
  const dealt = pick(random, things, things.length).map((text) => JSON.parse(text) as Thing[]);
  closed.forEach((f, i) => {
    f.things = dealt[i] ?? null;
  });
}

/**
 * Least distance of a hidden mutant from other figures (APART) and from survivors, who would have met it (UNMET), in
 * cm. ROS-U-mutants.
 */
const APART = 5;
const UNMET = 25;
const TRIES = 60;

/** Moves waiting mutants elsewhere, far from everybody: to open ground, or to their place on the map. */
function waiting(s: State, random: Random, book: Book): void {
  const { pieces } = groundWith(book, s.gaps);
  const [width, height] = book.map.size.map(Math.floor) as [number, number];
  const inSeat = new Set(waitingWitches(s));
  const hides = (z: Zed) => z.mode === 'waiting' && !inSeat.has(z);
  const about: Spot[] = [...s.zeds.filter((z) => !hides(z)), ...s.seated];
  for (const z of s.zeds.filter(hides)) {
    const home = homeOf(z, book);
    for (let n = 0; n < TRIES; n++) {
      const open = { x: 2 + random.below(width - 4), y: 2 + random.below(height - 4), level: 0 };
      put(z, home && random.below(4) === 0 ? home : open);
      if (clear(s, pieces, about, z)) break;
    }
    about.push(z);
  }
}

/** Where the map has put it. */
function homeOf({ id }: Zed, { map }: Book): Spot | undefined {
  const place = map.places?.find((p) => p.id === id);
  return place?.at && { x: place.at[0], y: place.at[1], level: place.level ?? 0 };
}

type Spot = { readonly x: number; readonly y: number; readonly level: number };

function put(z: Zed, { x, y, level }: Spot): void {
  z.x = x;
  z.y = y;
  z.level = level;
}

function clear(s: State, pieces: readonly Piece[], about: readonly Spot[], spot: Spot): boolean {
  return (
    s.people.every((p) => isApart(p, spot, UNMET)) &&
    about.every((f) => isApart(f, spot, APART)) &&
    pieces.every((p) => p.from > 0 || offLine(p, spot) > TANK_BASE)
  );
}

function isApart(a: Spot, b: Spot, by: number): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= by ** 2;
}

/** How far a spot is from a wall, in cm. */
function offLine({ ax, ay, bx, by }: Piece, { x, y }: Spot): number {
  const dx = bx - ax;
  const dy = by - ay;
  const px = x * GRAIN - ax;
  const py = y * GRAIN - ay;
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2) / GRAIN;
}
