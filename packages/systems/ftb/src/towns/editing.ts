import { ask, Choose, choose, draw, type Rule } from '@shambles/engine';
import { grains, litRows, type MapFile, Spot } from '@shambles/field';
import { possibly } from '@shambles/thw';
import { SHEETS } from '../encounters/kinds.js';
import { TABLETOP } from '../encounters/table.js';
import type { FtbWorld } from '../facts.js';
import { encounterOf } from '../state.js';
import { densityOf } from '../tables/terrain.js';
import { DRAWN } from './drawn.js';
import {
  ADDITIONS,
  type Addition,
  added,
  clash,
  type Fault,
  faultOf,
  isBuilt,
  middleOf,
  movedTo,
  quartered,
  type Thing,
  thingsOn,
  without,
} from './laying.js';
import { town } from './town.js';
import { turned } from './turning.js';

/** How many towns there are for each kind of area. */
const TOWNS = Array.from({ length: 1000 }, (_, i) => `${i + 1}`);
/** Side of a lit cell where something can be put, in inches. */
const CELL = 1;

/**
 * Terrain: the Tabletop, a table that the players brought, one drawn by hand, or a town by the guidelines. The first
 * player may have another town, turn the table or change what is on it, and says when play begins. FTB-9.0.
 */
export function* layTable(w: FtbWorld): Rule<void> {
  if (encounterOf(w.s).kind === 'no-terrain') laid(w, TABLETOP, '', 'laid');
  else {
    const own = w.book.map ?? DRAWN[w.book.options.table];
    laid(w, own ?? (yield* newTown(w)), '', 'laid');
    yield* lookOver(w, own === undefined);
  }
  w.happen({ is: 'stage', cause: 'FTB-D-27', stage: 'enter' });
}

function laid(w: FtbWorld, map: MapFile, what: string, how: string): void {
  w.happen({ is: 'table-changed', cause: 'FTB-9.0', map, what, how });
}

/** A town by the guidelines: whether there is a street in the country is rolled, the rest is drawn. FTB-9.1d. */
function* newTown(w: FtbWorld): Rule<MapFile> {
  const { kind, area } = encounterOf(w.s);
  const { target } = SHEETS[kind];
  const row = densityOf(area);
  const street = row.street >= 6 || (yield* possibly(w, row.street, { rule: 'FTB-9.1d', label: 'street' }));
  const [number] = yield* draw(w, {
    kind: 'draw',
    rule: 'FTB-9.1a',
    label: 'town',
    from: TOWNS,
    n: 1,
    like: () => 'town',
  });
  w.happen({ is: 'drawn', cause: 'FTB-9.1a', what: [number as string], reveals: true });
  // The power is out by then. FTB-14.8.
  const lamps = kind !== 'escape';
  return town(area, Number(number), { street, lamps, ...(target > 0 && { target }) });
}

// ------------------------------------------------------------------ the first player's look

function* lookOver(w: FtbWorld, generated: boolean): Rule<void> {
  const seat = w.book.seats[0] as string;
  for (;;) {
    const { map } = encounterOf(w.s);
    const quarter = quarterOf(w, map);
    const may = ['play', ...(generated ? ['another'] : []), ...(quarter ? ['turn'] : []), 'edit'];
    const chosen = yield* ask(
      w,
      seat,
      'FTB-9.0',
      'lay',
      new Choose(may, { line: (id) => ({ key: `lay.${id}` }) }),
    );
    if (chosen === 'play') return;
    if (chosen === 'another') laid(w, yield* newTown(w), '', 'another');
    else if (chosen === 'turn') laid(w, quarter as MapFile, '', 'turned');
    else yield* edit(w, seat, map);
  }
}

/** The section that has to have a building: one that had none to begin with is the players' own choice. */
function neededIn(w: FtbWorld, map: MapFile): number {
  const { target } = SHEETS[encounterOf(w.s).kind];
  return isBuilt(map, target) ? target : 0;
}

/** The whole table turned by a quarter, or by more where its Target Building would come to stand elsewhere. */
function quarterOf(w: FtbWorld, map: MapFile): MapFile | undefined {
  const target = neededIn(w, map);
  const once = turned(map);
  const twice = turned(once);
  return [once, twice, turned(twice)].find((next) => target === 0 || isBuilt(next, target));
}

function fault(w: FtbWorld, map: MapFile, changed?: string): Fault | undefined {
  const target = neededIn(w, encounterOf(w.s).map);
  const { hills } = w.book.options;
  return faultOf(map, { target, hills, ...(changed !== undefined && { changed }) });
}

/** One change. */
function* edit(w: FtbWorld, seat: string, map: MapFile): Rule<void> {
  const idOf = (what: 'leave' | Addition | Thing) =>
    typeof what === 'object' ? what.id : what === 'leave' ? what : `add ${what}`;
  const chosen = yield* ask(
    w,
    seat,
    'FTB-9.0',
    'lay-what',
    choose(['leave', ...ADDITIONS, ...thingsOn(map)] as const, {
      id: idOf,
      line: (what) =>
        typeof what === 'object'
          ? { key: 'lay.thing', values: { name: what.name } }
          : { key: what === 'leave' ? 'lay.leave' : `lay.add-${what}` },
      on: idOf,
    }),
  );
  if (typeof chosen === 'object') yield* change(w, seat, chosen);
  else if (chosen !== 'leave') yield* add(w, seat, chosen);
}

/** Moves, turns or takes away one thing; what cannot stand is not offered. */
function* change(w: FtbWorld, seat: string, thing: Thing): Rule<void> {
  const { map } = encounterOf(w.s);
  const quarter = quartered(map, thing);
  const rest = without(map, thing);
  const may = [
    'move',
    ...(thing.list !== 'lamps' && !fault(w, quarter, thing.id) ? ['quarter'] : []),
    ...(fault(w, rest) ? [] : ['remove']),
    'leave',
  ];
  const chosen = yield* ask(
    w,
    seat,
    'FTB-9.0',
    'lay-thing',
    new Choose(may, { line: (id) => ({ key: `lay.${id}` }) }),
    { name: thing.name },
  );
  if (chosen === 'quarter') laid(w, quarter, thing.id, 'turned');
  if (chosen === 'remove') laid(w, rest, thing.id, 'removed');
  if (chosen === 'move') yield* put(w, seat, thing, (at) => movedTo(map, thing, at), 'moved');
}

function* add(w: FtbWorld, seat: string, what: Addition): Rule<void> {
  const { map } = encounterOf(w.s);
  const [wide, high] = map.size;
  const { map: somewhere, id } = added(map, what, [wide / 2, high / 2]);
  const thing = thingsOn(somewhere).find((t) => t.id === id) as Thing;
  yield* put(w, seat, thing, (at) => added(map, what, at).map, 'added');
}

/** Asks where the middle of a thing comes to. */
function* put(
  w: FtbWorld,
  seat: string,
  thing: Thing,
  at: (spot: readonly [number, number]) => MapFile,
  how: 'moved' | 'added',
): Rule<void> {
  const { map } = encounterOf(w.s);
  const things = thingsOn(map);
  const [mx, my] = middleOf(thing);
  const [wide, high] = map.size;
  const ground: Parameters<typeof litRows>[0] = { width: grains(wide), height: grains(high) };
  const answer = yield* ask(
    w,
    seat,
    'FTB-9.0',
    'lay-where',
    new Spot({
      figure: thing.id,
      from: [mx, my, 0],
      how: 'put',
      within: wide + high,
      options: [{ id: 'leave', line: { key: 'lay.leave' } }],
      lit: () => [
        litRows(ground, 0, CELL, [0, 0, ground.width, ground.height], (x, y) => {
          const [dx, dy] = [x - grains(mx), y - grains(my)];
          const ring = thing.ring.map((v, i) => v + (i % 2 === 0 ? dx : dy));
          return clash(things, { ...thing, ring }, map.size) === undefined;
        }),
      ],
      may: (x, y, level) =>
        level === 0
          ? fault(w, at([x, y]), thing.id)
          : { rule: 'FTB-9.0', text: 'Things stand on the ground.' },
    }),
    { name: thing.name },
  );
  if ('at' in answer) laid(w, at([answer.at[0], answer.at[1]]), thing.id, how);
}
