import { type Ground, ground, type MapFile } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import type { State, Vehicle } from '../state.js';
import { isBike, measures, ringOfBody } from './bodies.js';
import { asItStands } from './openings.js';

interface Placed {
  readonly key: string;
  readonly ground: Ground;
}

interface Scenery extends Pick<State, 'map'> {
  readonly vehicles: readonly Vehicle[];
  readonly gaps: State['gaps'];
  readonly openings: State['openings'];
}

/** The last version of each map with vehicles on it. */
const known = new WeakMap<Ground, Placed>();
/** Grounds of tables that were generated for a game. */
const made = new WeakMap<MapFile, Ground>();

/** The ground without anything that moves: from the table generated for this game, or the scenario's. */
export function bareGround({ map }: Pick<State, 'map'>, drawn: Ground): Ground {
  if (map === null) return drawn;
  const ready = made.get(map) ?? ground(map);
  made.set(map, ready);
  return ready;
}

/**
 * The ground as it is now, with vehicles, broken fences and barricaded doors and windows. Motorcycles and ATVs hide
 * nobody.
 */
export function groundOf({ map, vehicles, gaps, openings }: Scenery, drawn: Ground): Ground {
  const bare = bareGround({ map }, drawn);
  const key = keyOf(vehicles, gaps, openings);
  const last = known.get(bare);
  if (last?.key === key) return last.ground;
  const there = vehicles.filter(hasPlace);
  const whole = ground(withVehicles(bare.map, there));
  const opened = gaps.length > 0 ? ground(whole.map, gaps) : whole;
  // A gap in a fence does not open the walls beside it.
  const pieces = [
    ...whole.pieces.filter((p) => !p.kind.startsWith('barrier:')),
    ...opened.pieces.filter((p) => p.kind.startsWith('barrier:')),
  ];
  const placed = { ...whole, pieces: pieces.map((piece) => asItStands(piece, openings)) };
  known.set(bare, { key, ground: placed });
  return placed;
}

/**
 * A key for the parts of the state that the ground depends on. It is built for every measurement, so empty parts are
 * not serialised.
 */
function keyOf(vehicles: readonly Vehicle[], gaps: State['gaps'], openings: State['openings']): string {
  let key = '';
  for (const { id, x, y, facing } of vehicles.filter(hasPlace)) key += `${id} ${x} ${y} ${facing},`;
  if (gaps.length > 0) key += JSON.stringify(gaps);
  key += ';';
  return openings.length > 0 ? key + JSON.stringify(openings) : key;
}

function withVehicles(map: MapFile, vehicles: readonly Vehicle[]): MapFile {
  const open = (kind: Vehicle['kind']) => isBike(kind) || kind === 'atv';
  const path = (v: Vehicle) => {
    const ring = ringOfBody(v).map((n) => n / 1000);
    return [0, 2, 4, 6, 0].map((i): [number, number] => [ring[i] as number, ring[i + 1] as number]);
  };
  return {
    ...map,
    vehicles: [
      ...(map.vehicles ?? []),
      ...vehicles
        .filter((v) => !open(v.kind))
        .map((v) => {
          const { id, kind, x, y, facing } = v;
          const { length, width } = measures(v);
          return { id, kind, at: [x, y] as [number, number], length, width, facing };
        }),
    ],
    barriers: [
      ...(map.barriers ?? []),
      ...vehicles.filter((v) => open(v.kind)).map((v) => ({ id: v.id, kind: 'bike', path: path(v) })),
    ],
  };
}
