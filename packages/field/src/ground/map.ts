import * as z from 'zod/mini';
import { MAP_LIMITS } from './limits.js';

/**
 * A map file: the terrain of a table as plain JSON that can be written by hand. Lengths are in the file's unit; x runs
 * east and y north from the south-west corner. Everything that a figure can be told to go to has an id.
 */

const length = z.number().check(z.gte(-10_000), z.lte(10_000));
const size = z.number().check(z.gt(0), z.lte(10_000));
const side = z.number().check(z.gt(0), z.lte(MAP_LIMITS.side));
const point = z.tuple([length, length]);
/** West, south, east, north. */
const rect = z
  .tuple([length, length, length, length])
  .check(z.refine(([w, s, e, n]) => w < e && s < n, 'must be west, south, east, north'));
const id = z.string().check(z.regex(/^[A-Za-z][\w-]*$/, 'must begin with a letter'));
const level = z.int().check(z.gte(0), z.lte(20));
const path = z.array(point).check(z.minLength(2), z.maxLength(MAP_LIMITS.points));
const corners = z.array(point).check(z.minLength(3), z.maxLength(MAP_LIMITS.points));
/** An area is a rectangle or an outline. */
const shape = {
  rect: z.optional(rect),
  outline: z.optional(corners),
};
const shaped = <T extends { rect?: unknown; outline?: unknown }>(v: T): boolean =>
  (v.rect === undefined) !== (v.outline === undefined);
const SHAPED = 'needs either "rect" or "outline"';

const Door = z.strictObject({
  id,
  /** The middle of the door, on an outer or inner wall of the building. */
  at: point,
  width: z.optional(size),
  level: z.optional(level),
  /** The rules' name for it: "standard", "reinforced". */
  type: z.string(),
  open: z.optional(z.boolean()),
});

const Window = z.strictObject({
  id: z.optional(id),
  at: point,
  width: z.optional(size),
  level: z.optional(level),
});

const Building = z
  .strictObject({
    id,
    name: z.string(),
    ...shape,
    /** The number of floors with walls. The roof lies on top of them. */
    levels: z.int().check(z.gte(1), z.lte(20)),
    walls: z.optional(z.enum(['solid', 'thin'])),
    roof: z.optional(z.enum(['flat', 'tiled'])),
    /** Inner walls as lines of points; on every floor unless one is given. */
    inner: z.optional(
      z.array(z.strictObject({ path, level: z.optional(level) })).check(z.maxLength(MAP_LIMITS.inner)),
    ),
    doors: z.optional(z.array(Door).check(z.maxLength(MAP_LIMITS.doors))),
    windows: z.optional(z.array(Window).check(z.maxLength(MAP_LIMITS.windows))),
  })
  .check(z.refine(shaped, SHAPED));

const Barrier = z.strictObject({
  id,
  /** "wire", "hedge", "low wall", "high wall". The rules decide how it affects sight and movement. */
  kind: z.string(),
  path,
});

const Area = z
  .strictObject({
    id,
    /** "woods", "water", "road", "lawn". The rules decide its effect. */
    kind: z.string(),
    ...shape,
    name: z.optional(z.string()),
  })
  .check(z.refine(shaped, SHAPED));

const Vehicle = z.strictObject({
  id,
  /** "car", "van", "truck". */
  kind: z.string(),
  rect: z.optional(rect),
  /** Alternatively: its middle, length, width and direction (degrees clockwise from north). */
  at: z.optional(point),
  length: z.optional(size),
  width: z.optional(size),
  facing: z.optional(z.int().check(z.gte(0), z.lte(359))),
});

/** A connection between levels: stairs, a ladder, a rope. */
const Link = z.strictObject({ id, kind: z.string(), at: point, from: level, to: level });

const Lamp = z.strictObject({ id, at: point });

/** Anything that has a meaning only in a rule set: a start zone, a marker, a hideout. */
const Place = z.strictObject({
  id,
  kind: z.string(),
  name: z.optional(z.string()),
  at: z.optional(point),
  rect: z.optional(rect),
  level: z.optional(level),
  data: z.optional(z.record(z.string(), z.json())),
});

/** The format named in a map file. A change that readers of earlier files would refuse gets a new number. */
export const MAP_FORMAT = 'shambles-map/1';

export const MapFile = z.strictObject({
  format: z.literal(MAP_FORMAT),
  title: z.string(),
  unit: z.enum(['cm', 'in']),
  /** East and north. */
  size: z.tuple([side, side]),
  light: z.optional(z.enum(['day', 'dusk', 'night'])),
  /** The ground wherever there is no area. */
  ground: z.optional(z.string()),
  areas: z.optional(z.array(Area).check(z.maxLength(MAP_LIMITS.areas))),
  buildings: z.optional(z.array(Building).check(z.maxLength(MAP_LIMITS.buildings))),
  barriers: z.optional(z.array(Barrier).check(z.maxLength(MAP_LIMITS.barriers))),
  vehicles: z.optional(z.array(Vehicle).check(z.maxLength(MAP_LIMITS.vehicles))),
  links: z.optional(z.array(Link).check(z.maxLength(MAP_LIMITS.links))),
  lamps: z.optional(z.array(Lamp).check(z.maxLength(MAP_LIMITS.lamps))),
  places: z.optional(z.array(Place).check(z.maxLength(MAP_LIMITS.places))),
  /** Decoration only: trees, benches. */
  props: z.optional(
    z
      .array(z.strictObject({ kind: z.string(), at: point, size: z.optional(size) }))
      .check(z.maxLength(MAP_LIMITS.props)),
  ),
});

export type MapFile = z.infer<typeof MapFile>;
export type Building = z.infer<typeof Building>;
export type Vehicle = z.infer<typeof Vehicle>;

/** The format as a JSON Schema, for editors. */
export function mapSchema(): unknown {
  return z.toJSONSchema(MapFile, { io: 'input' });
}
