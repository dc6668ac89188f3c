import { ask, choose, type Rule, Some } from '@shambles/engine';
import { litRows, Spot, snap } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import { fastMove } from '../actions/moving.js';
import { one } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { EDGES, type Edge } from '../kinds.js';
import { inchesLeft, walk, whereTo } from '../movement/walking.js';
import { carriesOn, type Person, personOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { ailRow, inchesOf, isRooted } from '../tables/ails.js';
import { driveOn, goes, INWARDS } from './driving-on.js';

/** Inches between neighbours of a side as they step on. */
const APART = 2 * BASE;
/** Side of a lit cell along an edge, in inches. */
const CELL = 1;

/**
 * Before any zombie is placed, everybody not yet on the table enters by one full move, side by side. BDZ-zgen-enter,
 * BDZ-D-enter.
 */
export function* enters(w: BdzWorld): Rule<void> {
  if (w.s.encounter) yield* driveOn(w);
  for (const side of new Set(w.s.people.map((p) => p.side))) {
    const left = () =>
      w.s.people.filter(
        (p) => p.side === side && !hasPlace(p) && carriesOn(p) && p.aboard === '' && goes(w, p),
      );
    for (let coming = left(); coming.length > 0; coming = left()) yield* comeOn(w, coming);
  }
}

/**
 * In an encounter, asks who enters together with the first; others may use another edge. BDZ-enc-disc-deploy,
 * BDZ-enc-raid-deploy, BDZ-enc-tb-deploy.
 */
function* together(w: BdzWorld, [led, ...others]: readonly [string, ...string[]]): Rule<readonly string[]> {
  if (!w.s.encounter || others.length === 0) return [led, ...others];
  const offered = {
    line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
    on: (id: string) => id,
  };
  const space = new Some(others, { min: 0, max: others.length }, offered);
  const { seat } = personOf(w.s, led);
  const mates = yield* ask(w, seat, 'BDZ-zgen-enter', 'enter-with', space, { who: one(led) });
  return [led, ...mates];
}

/**
 * Some of a side step on by one edge; those who try a Fast Move do so on one throw. BDZ-zgen-enter,
 * BDZ-camp-road-patients-slow, BDZ-camp-road-kids-littler, BDZ-camp-road-kids-small, BDZ-camp-road-dazed-basket.
 */
function* comeOn(w: BdzWorld, coming: readonly Person[]): Rule<void> {
  const [led] = coming as readonly [Person];
  const ways = EDGES.flatMap((edge) => [false, true].map((fast) => ({ edge, fast })));
  const { edge, fast } = yield* ask(
    w,
    led.seat,
    'BDZ-zgen-enter',
    'enter-by',
    choose(ways, {
      id: (way) => (way.fast ? `${way.edge} fast` : way.edge),
      line: (way) => ({ key: `enter-by.${way.edge}${way.fast ? '-fast' : ''}` }),
    }),
  );
  if (w.s.encounter) w.happen({ is: 'came-by', cause: 'BDZ-zgen-enter', edge });
  const ids = yield* together(w, coming.map((p) => p.id) as [string, ...string[]]);
  const first = yield* whereOn(w, led, edge);
  for (const who of ids) {
    const at = placesAlong(w, edge, first).find((spot) => isFree(w, spot)) ?? first;
    const cause = 'BDZ-zgen-enter';
    const inches = inchesOf(personOf(w.s, who), NORMAL);
    w.happen({ is: 'stands-at', cause, who, at, facing: INWARDS[edge], inches });
  }
  const goers = ids.filter((id) => !isRooted(personOf(w.s, id)));
  const able = goers.filter((id) => !ailRow(personOf(w.s, id).ails).plods);
  if (fast && able.length > 0) yield* fastMove(w, able);
  for (const id of goers) {
    const route = yield* whereTo(w, id, inchesLeft(personOf(w.s, id)), 'enter', 'BDZ-zgen-enter');
    if (route) yield* walk(w, id, route, 'walk', 'BDZ-zgen-enter', []);
  }
}

type At = readonly [x: number, y: number];

/** Asks where the first of them steps on: any free spot along the edge. */
function* whereOn(w: BdzWorld, { id, seat }: Person, edge: Edge): Rule<At> {
  const { ground } = tableOf(w);
  const [wide, high] = ground.map.size;
  const upright = edge === 'east' || edge === 'west';
  const along = (x: number, y: number): At => onEdge(edge, upright ? y : x, wide, high);
  const near = (x: number, y: number) => {
    const [ex, ey] = along(x, y);
    return Math.abs(ex - x) + Math.abs(ey - y) <= CELL && isFree(w, [ex, ey]);
  };
  const all: [number, number, number, number] = [0, 0, ground.width, ground.height];
  const answer = yield* ask(
    w,
    seat,
    'BDZ-zgen-enter',
    'enter-at',
    new Spot({
      figure: id,
      from: [...along(wide / 2, high / 2), 0],
      how: 'walk',
      within: Math.max(wide, high),
      lit: () => [litRows(ground, 0, CELL, all, (x, y) => near(x / 1000, y / 1000))],
      may: (x, y, level) =>
        level === 0 && near(x, y)
          ? undefined
          : { rule: 'BDZ-zgen-enter', text: 'No free spot at that edge of the table.' },
    }),
    { who: one(id) },
  );
  return 'option' in answer ? along(wide / 2, high / 2) : along(answer.at[0], answer.at[1]);
}

function onEdge(edge: Edge, along: number, wide: number, high: number): At {
  const within = (n: number, most: number) => snap(Math.max(BASE, Math.min(most - BASE, n)));
  switch (edge) {
    case 'north':
      return [within(along, wide), snap(high - BASE)];
    case 'south':
      return [within(along, wide), BASE];
    case 'east':
      return [snap(wide - BASE), within(along, high)];
    case 'west':
      return [BASE, within(along, high)];
  }
}

/** Spots along an edge, sorted by distance from a given one. */
function placesAlong(w: BdzWorld, edge: Edge, [x, y]: At): At[] {
  const [wide, high] = tableOf(w).ground.map.size;
  const upright = edge === 'east' || edge === 'west';
  const from = upright ? y : x;
  const steps = Array.from({ length: Math.ceil((upright ? high : wide) / APART) }, (_, i) => i * APART);
  return steps.flatMap((off) => [onEdge(edge, from + off, wide, high), onEdge(edge, from - off, wide, high)]);
}

function isFree(w: BdzWorld, [x, y]: At): boolean {
  const table = tableOf(w);
  return table.ways(NORMAL).standing(x, y, 0) && !table.taken([x, y, 0]);
}
