import type { Ground } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { buildingRow } from '../house/ground-rows.js';
import { qualityOfType } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { type Figure, FRESH_FIGURE, FRESH_UNIT, mobId, type State, type Unit } from '../state.js';
import { inward } from './edges.js';
import type { AmzScenario, LivingSpec, MobSpec } from './format.js';
import { SetUp } from './standing.js';

/** The part of a state that a scenario determines without dice or answers. AMZ-turn-03-table to AMZ-turn-06-zombies. */
export type Start = Pick<
  State,
  'units' | 'figures' | 'casualties' | 'hotSpots' | 'buildings' | 'things' | 'nextMob' | 'nextMarker'
>;

/**
 * The table as the scenario sets it up. Units that enter over an edge are off the table. Throws SetupError if there is
 * no room.
 */
export function startOf(book: Tabled, scenario: AmzScenario, ground: Ground): Start {
  const { living, zombies, hotSpots, buildings, things, map } = scenario;
  const on = new SetUp(ground);
  const kinds = new Map(buildings.map(({ id, kind }) => [id, kind]));
  return {
    units: [...living.map(livingUnit), ...zombies.map((spec, i) => mobUnit(book, spec, i))],
    figures: [
      ...living.flatMap((spec) => livingFigures(spec, on, ground)),
      ...zombies.flatMap((spec, i) => mobFigures(spec, i, on)),
    ],
    casualties: [],
    hotSpots: hotSpots.spots.flatMap(({ number, at }) =>
      at ? [{ number, x: at[0], y: at[1], level: 0, closed: false }] : [],
    ),
    buildings: (map.buildings ?? []).map(({ id }) => {
      const kind = kinds.get(id) ?? 'open';
      return { id, kind, points: buildingRow(book, kind).points, breached: false };
    }),
    things: things.map(({ id, kind, at: [x, y] }) => ({ id, kind, x, y, level: 0, spent: false, by: '' })),
    nextMob: zombies.length + 1,
    nextMarker: 1,
  };
}

const fresh = () => ({ ...FRESH_UNIT, engaged: [], feared: [], drives: [] });

function livingUnit(spec: LivingSpec): Unit {
  const { id, professional, quality, morale, armor, suppressed, nightVision, doses, waits, vehicle, entry } =
    spec;
  const ratings = { professional, quality, morale, armor, suppressed, nightVision, doses };
  return { ...fresh(), ...ratings, id, kind: 'living', waits, vehicle, entered: entry.edge === undefined };
}

function mobUnit(book: Tabled, { type, quality, armor = 'none' }: MobSpec, i: number): Unit {
  const rated = quality ?? qualityOfType(book, type);
  return { ...fresh(), id: mobId(i + 1), kind: type, number: i + 1, quality: rated, armor };
}

// ------------------------------------------------------------------ figures

const OFF: Place = [-1, -1, 0];

const figure = (unit: string, id: string, [x, y, level]: Place, more: Partial<Figure>): Figure => ({
  ...FRESH_FIGURE,
  id,
  unit,
  x,
  y,
  level,
  ...more,
});

/** Ids of `n` figures of a unit, numbered from 1. */
const numbered = (unit: string, n: number) => Array.from({ length: n }, (_, i) => `${unit}-${i + 1}`);

/**
 * The figures of a Living unit: fighters first (the leader in front, the medic last), then Dependents. A vehicle has a
 * figure for its body, with everyone aboard.
 */
function livingFigures(spec: LivingSpec, on: SetUp, ground: Ground): Figure[] {
  const { id, fighters, dependents, leader, medic, support, vehicle, entry } = spec;
  const facing = entry.edge ? inward(entry.edge) : 0;
  const ids = numbered(id, fighters + dependents);
  const spot = entry.at ?? (entry.building && middleOf(entry.building, ground));
  const aboard = vehicle === null ? '' : id;
  const bases = aboard === '' ? ids : [aboard];
  const places = spot ? on.group(bases, spot) : [];
  const body = figure(id, id, places[0] ?? OFF, { role: 'vehicle', facing });
  const people = ids.map((own, i) =>
    figure(id, own, (aboard === '' && places[i]) || OFF, {
      facing,
      aboard,
      ...(i < fighters
        ? {
            leader: i > 0 ? null : leader === 'rolled' ? 0 : leader,
            medic: medic && i === fighters - 1,
            support: support[served(i, fighters)] ?? null,
          }
        : { role: 'dependent' }),
    }),
  );
  return aboard === '' ? people : [body, ...people];
}

/**
 * The number of the support weapon that a fighter serves. The first fighter has one only if all others have.
 * AMZ-support-weapons.
 */
function served(i: number, fighters: number): number {
  return (i + fighters - 1) % fighters;
}

function mobFigures({ figures, at, support = [] }: MobSpec, i: number, on: SetUp): Figure[] {
  const unit = mobId(i + 1);
  const ids = numbered(unit, figures);
  const places = at ? on.group(ids, at) : [];
  return ids.map((id, k) =>
    figure(unit, id, places[k] ?? OFF, { facing: 180, support: support[served(k, figures)] ?? null }),
  );
}

/** The middle of a building, where units set up in it stand. AMZ-D-marker-place. */
function middleOf(building: string, { houses }: Ground): readonly [number, number] {
  const [w, s, e, n] = houses.find(({ id }) => id === building)?.box ?? [0, 0, 0, 0];
  return [(w + e) / 2000, (s + n) / 2000];
}
