import { SetupError } from '@shambles/engine';
import { ground, MapError, type MapFile, readMap } from '@shambles/field';

/** A book's requirements for a map that players bring. */
export interface OwnMap {
  /** The book's title. */
  readonly title: string;
  /** The book's unit of measurement. */
  readonly unit: MapFile['unit'];
  /** Places with a meaning in its rules. If absent, a map may have places of any kind. */
  readonly places?: {
    readonly kinds: readonly string[];
    /** Kinds of places that are points. */
    readonly points: readonly string[];
    /** Kinds that need at least one place, a rectangle, and what to call each: "a start zone". */
    readonly zones: readonly { readonly kind: string; readonly name: string }[];
  };
  /** The rule by which every building has a door. If absent, a building may have none. */
  readonly doors?: string;
}

/** Reads a map that players bring. Throws SetupError. */
export function readTown(data: unknown, { title, unit, places, doors }: OwnMap): MapFile {
  const map = readable(data);
  if (map.unit !== unit)
    throw new SetupError(`map, unit: ${title} measures in ${UNITS[unit]}, not ${map.unit}.`);
  if (places) checkPlaces(map, places);
  const doorless = map.buildings?.find((b) => (b.doors ?? []).length === 0);
  if (doors !== undefined && doorless)
    throw new SetupError(`map, buildings/${doorless.id}: a building needs a door. (${doors})`);
  return map;
}

/** The units as named in error messages. */
const UNITS: { readonly [unit in MapFile['unit']]: string } = { cm: 'cm', in: 'inches' };

function readable(data: unknown): MapFile {
  try {
    const map = readMap(data);
    ground(map);
    return map;
  } catch (error) {
    if (error instanceof MapError) throw new SetupError(`map, ${error.message}`);
    throw error;
  }
}

function checkPlaces(map: MapFile, { kinds, points, zones }: NonNullable<OwnMap['places']>): void {
  const all = map.places ?? [];
  for (const p of all)
    if (!kinds.includes(p.kind))
      throw new SetupError(
        `map, places/${p.id}: there is no kind "${p.kind}"; allowed: ${kinds.join(', ')}.`,
      );
  for (const p of all)
    if (points.includes(p.kind) && !p.at)
      throw new SetupError(`map, places/${p.id}: a place of the kind "${p.kind}" needs "at".`);
  for (const { kind, name } of zones)
    if (!all.some((p) => p.kind === kind && p.rect))
      throw new SetupError(`map, places: needs ${name} (kind "${kind}" with a "rect").`);
}
