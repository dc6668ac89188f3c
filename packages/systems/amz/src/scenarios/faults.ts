import { vehicleRow } from '../house/ground-rows.js';
import { PRINTED } from '../house/tables.js';
import { BARRIERS } from '../tables/ground.js';
import { UNIT_MOST } from '../tables/measures.js';
import { lengthOf } from './edges.js';
import type { AmzScenario, LivingSpec } from './format.js';
import type { Objective } from './objectives.js';

/** The faults of a scenario whose fields all have the right types: where they are, and what is allowed. */
export function* faults(its: AmzScenario): Generator<string> {
  yield* mapFaults(its);
  yield* namesakes(its);
  for (const u of its.living) yield* unitFaults(its, u);
  yield* deadFaults(its);
  yield* thingFaults(its);
  for (const o of [...its.objectives.living, ...its.objectives.zombies]) yield* objectiveFaults(its, o);
  for (const { objective } of its.victory.needs)
    yield* unknown('victory/needs', 'objective of the Living', objective, its.objectives.living);
}

/** Yields names that refer to nothing. */
function* unknown(
  where: string,
  what: string,
  name: string,
  among: readonly { readonly id: string }[],
): Generator<string> {
  if (among.some(({ id }) => id === name)) return;
  const there = among.map(({ id }) => id).join(', ') || 'none';
  yield `${where}: there is no ${what} "${name}"; allowed: ${there}`;
}

function* mapFaults({ map, light, buildings }: AmzScenario): Generator<string> {
  if (map.unit !== 'in') yield 'map/unit: allowed: "in"';
  if (map.light !== undefined && map.light !== light) yield `map/light: allowed: "${light}", or nothing`;
  for (const { id, kind } of map.barriers ?? [])
    if (!BARRIERS.includes(kind))
      yield `map/barriers/${id}/kind: allowed: ${BARRIERS.map((k) => `"${k}"`).join(', ')}`;
  for (const { id, kind } of map.areas ?? [])
    if (BARRIERS.includes(kind)) yield `map/areas/${id}/kind: a ${kind} is a barrier`;
  for (const { id } of buildings) yield* unknown('buildings', 'building', id, map.buildings ?? []);
}

/** Ids that are used more than once. A unit called "mob" would share its figures' ids with the dead. */
function* namesakes({ living, things, objectives, buildings }: AmzScenario): Generator<string> {
  const lists = { living, things, buildings, objectives: [...objectives.living, ...objectives.zombies] };
  for (const [list, all] of Object.entries(lists))
    for (const [i, { id }] of all.entries())
      if (all.findIndex((other) => other.id === id) < i)
        yield `${list}: the id "${id}" is taken; ids must differ`;
  if (living.some(({ id }) => id === 'mob')) yield 'living: "mob" is what units of the dead are called';
}

// ------------------------------------------------------------------ both sides

function* unitFaults(its: AmzScenario, u: LivingSpec): Generator<string> {
  const at = `living/${u.id}`;
  const size = u.fighters + u.dependents;
  if (size === 0) yield `${at}: needs fighters or dependents`;
  if (size > UNIT_MOST) yield `${at}: a unit has at most ${UNIT_MOST} figures, dependents included`;
  if (u.fighters === 0 && (u.leader !== null || u.medic))
    yield `${at}: nobody can lead or heal without fighters`;
  if (u.support.length > u.fighters) yield `${at}/support: at most one for each fighter`;
  if (u.vehicle !== null) {
    const { crew, passengers } = vehicleRow(PRINTED, u.vehicle);
    if (u.fighters < 1 || size > crew + passengers)
      yield `${at}: a ${u.vehicle} takes from 1 to ${crew + passengers} figures`;
  }
  if (u.mayRide !== undefined)
    yield* unknown(
      `${at}/mayRide`,
      'vehicle',
      u.mayRide,
      its.living.filter((v) => v.vehicle !== null),
    );
  yield* entryFaults(its, u);
}

function* entryFaults({ map }: AmzScenario, { id, entry }: LivingSpec): Generator<string> {
  const at = `living/${id}/entry`;
  const { edge, from, to, building } = entry;
  if ([edge, entry.at, building].filter((way) => way !== undefined).length !== 1)
    yield `${at}: needs "edge", "at" or "building", and no two of them`;
  if (building !== undefined) yield* unknown(`${at}/building`, 'building', building, map.buildings ?? []);
  if (entry.at) yield* offTable(`${at}/at`, entry.at, map.size);
  if ((from === undefined) !== (to === undefined) || (from !== undefined && edge === undefined))
    yield `${at}: "from" and "to" belong together, and to an edge`;
  if (edge !== undefined && from !== undefined && to !== undefined) {
    const long = lengthOf(edge, map.size);
    if (!(from < to && to <= long)) yield `${at}: "from" must be less than "to", and that at most ${long}`;
  }
}

function* offTable(
  where: string,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): Generator<string> {
  if (x > width || y > height)
    yield `${where}: lies off the table, which goes from 0, 0 to ${width}, ${height}`;
}

function* deadFaults({ zombies, hotSpots, map }: AmzScenario): Generator<string> {
  for (const [i, { type, at, quality, armor, support }] of zombies.entries()) {
    const where = `zombies/${i}`;
    if (at) yield* offTable(`${where}/at`, at, map.size);
    const own = [quality, armor, support].some((field) => field !== undefined);
    if (type === 'possessed' && quality === undefined) yield `${where}: the possessed need a "quality"`;
    if (type !== 'possessed' && own)
      yield `${where}: only the possessed have "quality", "armor" and "support" of their own`;
  }
  const { spots, die } = hotSpots;
  for (const { number, at } of spots) if (at) yield* offTable(`hotSpots/spots/${number}/at`, at, map.size);
  if (new Set(spots.map((s) => s.number)).size < spots.length) yield 'hotSpots/spots: numbers must differ';
  const rolls = spots.flatMap((s) => s.rolls).sort((a, b) => a - b);
  if (rolls.length !== die || rolls.some((roll, i) => roll !== i + 1))
    yield `hotSpots/spots: every face from 1 to ${die} must choose one of them`;
}

// ------------------------------------------------------------------ what there is to do

function* thingFaults({ map, things, search, helicopter, march }: AmzScenario): Generator<string> {
  for (const { id, at } of things) yield* offTable(`things/${id}/at`, at, map.size);
  const supplies = things.some(({ kind }) => kind === 'supply');
  const faces = [1, 2, 3, 4, 5, 6];
  const covered = faces.every(
    (face) => search.filter(({ on: [a, b] }) => face >= a && face <= b).length === 1,
  );
  if ((supplies || search.length > 0) && !covered) yield 'search: every face from 1 to 6 needs one row';
  if (helicopter) yield* unknown('helicopter/roof', 'building', helicopter.roof, map.buildings ?? []);
  if (march !== undefined) yield* unknown('march', 'building', march, map.buildings ?? []);
}

function* objectiveFaults(its: AmzScenario, o: Objective): Generator<string> {
  const at = `objectives/${o.id}`;
  const { map, living, things, exits } = its;
  if ('edge' in o && !exits.includes(o.edge))
    yield `${at}/edge: nobody may leave by the ${o.edge}; see "exits"`;
  if ('turn' in o && o.turn > its.turns) yield `${at}/turn: at most ${its.turns}`;
  if ('building' in o) yield* unknown(`${at}/building`, 'building', o.building, map.buildings ?? []);
  if ('thing' in o) yield* unknown(`${at}/thing`, 'thing', o.thing, things);
  if ('objective' in o)
    yield* unknown(`${at}/objective`, 'objective of the Living', o.objective, its.objectives.living);
  if ('unit' in o)
    yield* unknown(
      `${at}/unit`,
      'vehicle',
      o.unit,
      living.filter((u) => u.vehicle !== null),
    );
  if ('units' in o) for (const unit of o.units ?? []) yield* unknown(`${at}/units`, 'unit', unit, living);
  if ((o.kind === 'flown-out' || o.kind === 'stranded') && !its.helicopter)
    yield `${at}: nobody flies out without a "helicopter"`;
  if (o.kind === 'load-off' && !things.some(({ kind }) => kind === 'supply'))
    yield `${at}: no loads are found without things of the kind "supply"`;
  if (o.kind === 'closed' && !its.hotSpots.closable) yield `${at}: Hot Spots must be "closable"`;
}
