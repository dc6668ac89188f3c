import type { EngineFact, Json, Patch, Seat } from '../rule/fact.js';

/** A correction that names no place in the state. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

/**
 * Puts the values of a patch into a state, and returns it: the state itself with copies of what the paths lead
 * through, so that parts which it shares with other states stay as they are. A path ("at/3", "phase") must lead to
 * something that exists and the value must be of its kind. Throws PatchError. A thing in a list may be named by its id
 * ("zeds/zed-3/x"): whoever does not see all of them counts otherwise.
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

/** What a step of a path is called where it leads on from: in a list, the place of the thing with this id. */
export function keyIn(place: unknown, step: string): string {
  if (!Array.isArray(place)) return step;
  const at = place.findIndex((thing) => idOf(thing) === step);
  return at < 0 ? step : String(at);
}

/** The id of a thing that has one. */
export function idOf(thing: unknown): string | undefined {
  const { id } = (thing ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function shallow(tree: object): object {
  return Array.isArray(tree) ? tree.slice() : { ...tree };
}

/** A patch stays as it was written, whatever becomes of the state. */
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

/** What is told of a correction: to everybody what was corrected; for playing back, the state it led to. */
export function correctionFacts(by: Seat, why: string, patch: Patch, state: Json): EngineFact[] {
  const cause = 'ENGINE-correction';
  return [
    { is: 'corrected', cause, to: 'all', by, why, patch },
    { is: 'restored', cause, to: [], state },
  ];
}
