import { ask, choose, type Rule } from '@shambles/engine';
import { snap } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { fastMove, gait, inchesLeft, mayGoFast, wayAlong, whereTo } from '../moving/moving.js';
import { walk } from '../moving/walking.js';
import { leader } from '../people/groups.js';
import { carriesOn, encounterOf, type Person, type Place, personOf, placeOf, standing } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { SHEETS } from '../tables/sheets.js';
import { middleOf, targetIn } from '../terrain/buildings.js';
import type { Edge } from '../terrain/edges.js';
import { roomFor } from '../terrain/room.js';
import { WATCHES } from './watches.js';

/** Entry sections of opposed players from the second on, in seat order. FTB-1.1b. */
const CORNERS = [1, 7, 3] as const;
/** Spacing in inches of candidate places along the edge. */
const APART = 1;

/** Brings the next seat's figures onto the table, or sets them up on it. FTB-10.2.1a. */
export function* enter(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  const sheet = SHEETS[e.kind];
  const target = sheet.target > 0 && e.target === '' ? targetIn(w, sheet.target) : undefined;
  if (target) return w.happen({ is: 'target', cause: sheet.rule, building: target.id });
  const coming = standing(w.s).filter((p) => !hasPlace(p));
  const seat = coming[0]?.seat;
  if (seat === undefined)
    return w.happen({
      is: 'stage',
      cause: 'FTB-D-27',
      stage: e.turn === 0 ? 'begin' : 'turn',
    });
  const group = coming.filter((p) => p.seat === seat);
  const { place } = sheet;
  if (place === 'enter' || isOpposed(w, seat)) yield* comeIn(w, group, sectionFor(w, seat));
  else standAbout(w, group, place);
}

function isOpposed(w: FtbWorld, seat: string): boolean {
  return w.book.options.sides === 'opposed' && !w.s.campaign.on && seat !== w.book.seats[0];
}

/** FTB-14.6.4, FTB-14.8.5c. */
function sectionFor(w: FtbWorld, seat: string): number {
  const e = encounterOf(w.s);
  if (isOpposed(w, seat)) return CORNERS[w.book.seats.indexOf(seat) - 1] as number;
  // Only an Escape has legs: its second begins in Section 7.
  return e.tally.legs === undefined ? SHEETS[e.kind].section : 7;
}

/**
 * Sets figures up in the middle of the table if cornered, or in the Target Building if at Home. FTB-14.11.5a,
 * FTB-14.13.5a, FTB-D-8.
 */
function standAbout(w: FtbWorld, group: readonly Person[], place: 'centre' | 'target' | 'none'): void {
  const e = encounterOf(w.s);
  const spot =
    place === 'target' ? middleOf(w, e.target) : { x: e.map.size[0] / 2, y: e.map.size[1] / 2, level: 0 };
  const places = roomFor(w, spot, group.length, 'human');
  const cause = SHEETS[e.kind].rule;
  group.forEach(({ id }, i) => {
    const at = places[i] ?? ([spot.x, spot.y, spot.level] satisfies Place);
    w.happen({ is: 'stands-at', cause, who: id, at, facing: 0 });
  });
}

// ------------------------------------------------------------------ from an edge

/**
 * Brings a group on with one full move, normal or Fast, from an edge of the section: the Leader goes where its player
 * says, the others go along. FTB-10.2.1a.
 */
function* comeIn(w: FtbWorld, group: readonly Person[], section: number): Rule<void> {
  const led = leader(group);
  const edges = edgesOf(section);
  const paces = group.some((p) => mayGoFast(w, p)) ? [false, true] : [false];
  const { edge, fast } = yield* ask(
    w,
    led.seat,
    'FTB-10.2.1a',
    'enter-by',
    choose(
      paces.flatMap((fast) => edges.map((edge) => ({ edge, fast }))),
      {
        id: ({ edge, fast }) => (fast ? `${edge} fast` : edge),
        line: ({ edge, fast }) => ({ key: fast ? `enter-by.${edge}-fast` : `enter-by.${edge}` }),
      },
    ),
    { section },
  );
  const order = [led, ...group.filter((p) => p.id !== led.id)];
  for (const { id } of order) stepOn(w, id, edge, section);
  if (fast)
    yield* fastMove(
      w,
      order.filter((p) => mayGoFast(w, personOf(w.s, p.id))).map((p) => p.id),
    );
  const from = placeOf(personOf(w.s, led.id));
  const route = yield* whereTo(w, led.id, inchesLeft(personOf(w.s, led.id)), 'enter', 'FTB-10.2.1a', {
    count: group.length,
  });
  if (!route) return;
  const to = route.points[route.points.length - 1] as Place;
  yield* goIn(w, led.id, route);
  for (const { id } of order.slice(1)) {
    const p = personOf(w.s, id);
    const way = carriesOn(p) ? wayAlong(w, p, from, to) : undefined;
    if (way) yield* goIn(w, id, way);
  }
}

function* goIn(w: FtbWorld, who: string, route: Parameters<typeof walk>[2]): Rule<void> {
  yield* walk(w, who, route, gait(personOf(w.s, who)), 'FTB-10.2.1a', WATCHES);
}

/** Edges of the table that a section touches. FTB-9.1a. */
export function edgesOf(section: number): Edge[] {
  const found: Edge[] = [];
  if (section <= 3) found.push('north');
  if (section % 3 === 0) found.push('east');
  if (section >= 7) found.push('south');
  if (section % 3 === 1) found.push('west');
  return found;
}

/** Rows behind the first, counted from the edge inwards, for figures that find no room at the edge. */
const RANKS = [1, 2, 3];

/**
 * Places a figure at the edge, as near to the middle of its section as there is room; if others fill it, farther in.
 */
function stepOn(w: FtbWorld, who: string, edge: Edge, section: number): void {
  const middle = middlePlace(w, edge, section, 0);
  const before = tableOf(w).taken(middle) ? RANKS : [];
  const free = [0, ...before].map((rank) => edgePlaces(w, edge, section, rank)).find((all) => all.length > 0);
  const at = free?.[0] ?? middle;
  const facing = { north: 180, east: 270, south: 0, west: 90 }[edge];
  w.happen({ is: 'stands-at', cause: 'FTB-10.2.1a', who, at, facing });
}

/** Free places along the edge of a section, or in a row so many bases farther in, nearest to its middle first. */
export function edgePlaces(w: FtbWorld, edge: Edge, section: number, rank = 0): Place[] {
  const table = tableOf(w);
  const ways = table.ways('human');
  const [x, y] = middlePlace(w, edge, section, rank);
  const upright = edge === 'east' || edge === 'west';
  const third = (upright ? encounterOf(w.s).map.size[1] : encounterOf(w.s).map.size[0]) / 3;
  const found: Place[] = [];
  for (let off = 0; off < third / 2; off += APART)
    for (const by of [off, -off]) {
      const at: Place = upright ? [x, snap(y + by), 0] : [snap(x + by), y, 0];
      const house = table.houseOf({ x: at[0], y: at[1], level: 0 });
      if (house === undefined && ways.standing(...at) && !table.taken(at)) found.push(at);
    }
  return found;
}

function middlePlace(w: FtbWorld, edge: Edge, section: number, rank: number): Place {
  const [width, height] = encounterOf(w.s).map.size;
  const inwards = snap(BASE + rank * 2 * BASE);
  const x = snap((((section - 1) % 3) + 0.5) * (width / 3));
  const y = snap(height - (Math.floor((section - 1) / 3) + 0.5) * (height / 3));
  switch (edge) {
    case 'north':
      return [x, snap(height - inwards), 0];
    case 'south':
      return [x, inwards, 0];
    case 'east':
      return [snap(width - inwards), y, 0];
    case 'west':
      return [inwards, y, 0];
  }
}
