import type { EngineFact, Json, Patch, RuleId, Seat } from '../rule/fact.js';

/** Thrown for a correction whose path or value does not fit the state. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

/**
 * Applies a patch to a state and returns that state. Objects and lists along each path are replaced by copies, so that
 * parts shared with other states stay unchanged. A path ("at/3", "phase") must lead to something that exists, and the
 * value must be of the same kind. A thing in a list may be named by its id ("zeds/zed-3/x"), because a seat that does
 * not see all of them would count them differently. Throws PatchError.
 */
export function applyPatch(state: Json, patch: Patch): Json {
  for (const { path, value } of patch) {
    const keys = path.split('/');
    const last = keys.pop() as string;
    let place: unknown = state;
    for (const step of keys) {
      const key = keyIn(place, step);
      const inner = child(place, key, path);
      const own = typeof inner === 'object' && inner !== null ? shallow(inner) : inner;
      (place as Record<string, unknown>)[key] = own;
      place = own;
    }
    const key = keyIn(place, last);
    const old = child(place, key, path);
    if (kindOf(old) !== kindOf(value))
      throw new PatchError(`"${path}" is a ${kindOf(old)}; got ${JSON.stringify(value)}.`);
    (place as Record<string, Json>)[key] = copyOf(value);
  }
  return state;
}

/** The key for a step of a path at `place`. In a list, that is the index of the thing with this id, if there is one. */
function keyIn(place: unknown, step: string): string {
  if (!Array.isArray(place)) return step;
  const at = place.findIndex((thing) => idOf(thing) === step);
  return at < 0 ? step : String(at);
}

/** The whole value at a path; undefined if there is none. */
export function valueAt(tree: unknown, path: string): unknown {
  let place = tree;
  for (const step of path.split('/')) {
    const key = keyIn(place, step);
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place;
}

/** The id of a thing, if it has one. */
export function idOf(thing: unknown): string | undefined {
  const { id } = (thing ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function shallow(tree: object): object {
  return Array.isArray(tree) ? tree.slice() : { ...tree };
}

/** Copies a value, so that the patch stays as it was written when the state changes. */
function copyOf(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, copyOf(v)]));
}

function child(place: unknown, key: string, path: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.keys(place).includes(key)) {
    const there =
      typeof place === 'object' && place !== null ? Object.keys(place).slice(0, 12).join(', ') : 'nothing';
    throw new PatchError(`"${path}" leads nowhere: there is no "${key}"; there is ${there}.`);
  }
  return (place as Record<string, unknown>)[key];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

const CORRECTION = 'ENGINE-correction';

/** True unless it was people who agreed on something that no rule says: there is nothing to read about it. */
export const isOfRules = (cause: RuleId): boolean => cause !== CORRECTION;

/** The facts of a correction: for everybody, what was corrected; for playback, the resulting state. */
export function correctionFacts(by: Seat, why: string, patch: Patch, state: Json): EngineFact[] {
  const cause = CORRECTION;
  return [
    { is: 'corrected', cause, to: 'all', by, why, patch },
    { is: 'restored', cause, to: [], state },
  ];
}
