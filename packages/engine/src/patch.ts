import type { Json, Patch } from './fact.js';

/** A correction that names no place in the state. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

/**
 * Puts the values of a patch into a state, in place, and returns it. A path ("at/3", "phase") must lead to
 * something that exists and the value must be of its kind. Throws PatchError.
 */
export function applyPatch(state: Json, patch: Patch): Json {
  for (const { path, value } of patch) {
    const keys = path.split('/');
    const last = keys.pop() as string;
    let place: unknown = state;
    for (const key of keys) place = child(place, key, path);
    const old = child(place, last, path);
    if (kindOf(old) !== kindOf(value))
      throw new PatchError(`"${path}" is a ${kindOf(old)}; got ${JSON.stringify(value)}.`);
    (place as Record<string, Json>)[last] = value;
  }
  return state;
}

function child(place: unknown, key: string, path: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) {
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
