import type { Json, NamedPlace } from '@shambles/engine';
import { apart, houseAt, type Place, type Thing, thingsOf } from '../../table/things.js';
import type { Context, ShapeOf } from '../model.js';

/** A named answer: a place or a deed. */
export interface Named {
  /** The answer that it gives: the option, or the spot with this name. */
  readonly gives: Json;
  /** True if it is a named free spot. */
  readonly free: boolean;
  /** The distance to its namesake, if the move only goes towards it. */
  readonly whole: number | undefined;
  readonly id: string;
  readonly name: string;
  readonly at: Place | undefined;
  readonly cost: number | undefined;
  readonly thing: string | undefined;
  /** True if it is an objective. */
  readonly sought: boolean;
  /** True if it leads off the table. */
  readonly leaves?: boolean;
}

/** Less than this is shown as no way at all. */
const STILL = 0.05;

/** True of a way to something that the figure already touches: it ends where the figure stands. */
export const leadsNowhere = ({ at, cost = STILL, thing }: Named, from: Place): boolean =>
  at !== undefined && thing !== undefined && at[2] === from[2] && cost < STILL && apart(at, from) < STILL;

/** The table's thing with this id, if there is one. */
function thingIn(things: ReadonlyMap<string, Thing> | undefined, id: string | undefined): string | undefined {
  return id !== undefined && things?.has(id) ? id : undefined;
}

/** The named options of a question about a spot. */
export function namedOptions(
  context: Context,
  shape: ShapeOf<'spot'>,
  places: readonly NamedPlace[],
): Named[] {
  const { scene } = context;
  const table = scene.kind === 'measured' ? scene : undefined;
  const things = table && thingsOf(table);
  const said = shape.options.map((o) => context.say(o.line));
  const sought = new Set(places.flatMap((p) => (p.sought && p.option !== undefined ? p.option : [])));
  /** The name of something; if several houses have one, with its house. */
  const nameOf = (name: string, on: string | undefined): string => {
    const at = on === undefined ? undefined : things?.get(on)?.at;
    const house = table && at && said.filter((s) => s === name).length > 1 ? houseAt(table, at) : undefined;
    return house === undefined ? name : `${name} (${house})`;
  };
  return shape.options.map((o, i) => ({
    gives: o.id,
    free: false,
    whole: undefined,
    sought: sought.has(o.id),
    id: o.id,
    name: nameOf(said[i] as string, o.on),
    at: o.at,
    cost: o.cost,
    thing: thingIn(things, o.on),
  }));
}

/** Free spots that have a name, but for those that an option stands for. */
export function namedPlaces({ scene, say }: Context, places: readonly NamedPlace[]): Named[] {
  const things = scene.kind === 'measured' ? thingsOf(scene) : undefined;
  const free = places.filter(({ option }) => option === undefined);
  return free.map((p) => ({
    gives: p.at,
    free: true,
    whole: p.whole,
    sought: p.sought ?? false,
    leaves: p.leaves ?? false,
    id: `place ${p.id}`,
    name: say(p.line),
    at: p.at,
    cost: p.cost,
    thing: thingIn(things, p.on),
  }));
}

/** True if a figure is put down where it begins, so that no spot costs anything: inches say nothing then. */
export const isPlaced = (named: readonly Pick<Named, 'cost'>[]): boolean =>
  named.some((n) => n.cost !== undefined) && named.every((n) => !n.cost);
