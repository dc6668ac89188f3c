import type { Json } from '@shambles/engine';

/**
 * A change of some data, in one of four forms:
 *
 * - `[value]`: a new value that replaces the old one.
 * - `{ part: change }`: changes of an object's fields by key, or of a list's items by index. 0 removes a field.
 * - `[at, gone, things]`: at index `at` of a list, `gone` items are removed and `things` inserted.
 * - `[gone, changes, came]`: for a list of items with ids: removed ids, changes by id, new items as `[index, item]`.
 */
type Delta = readonly [Json] | Parts | Splice | Roll;
type Splice = readonly [at: number, gone: number, things: readonly Json[]];
type Roll = readonly [gone: readonly string[], changes: Parts, came: readonly (readonly [number, Json])[]];
interface Parts {
  readonly [part: string]: Delta | 0;
}

interface Followed {
  /** The new data as it arrives at the other end. Unchanged parts are the very same objects as before. */
  readonly now: Json;
  /** The change that turns the old data into the new; undefined if they are equal. */
  readonly delta: Json | undefined;
}

/** Compares data that was sent with data to be sent, in a single walk over both. */
export function follow(before: Json, after: unknown): Followed {
  const { now, delta } = step(before, after);
  return { now, delta: delta as Json | undefined };
}

/** The change that turns `before` into `after`; undefined if they are equal. */
export function deltaOf(before: Json, after: Json): Json | undefined {
  return follow(before, after).delta;
}

/** `before` with a change applied. `before` itself is not modified. */
export function patched(before: Json, delta: Json | undefined): Json {
  return delta === undefined ? before : patch(before, delta as unknown as Delta);
}

type Step = { readonly now: Json; readonly delta: Delta | undefined };
type Fields = { readonly [key: string]: unknown };
type Things = readonly unknown[];

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function step(before: Json, after: unknown): Step {
  if (Array.isArray(after) && Array.isArray(before)) return lists(before, after);
  if (isFields(after) && isFields(before)) return fields(before as { readonly [key: string]: Json }, after);
  const now = plain(after);
  return { now, delta: now === before ? undefined : [now] };
}

/** Most objects are as they were: nothing is made for those. */
function fields(before: { readonly [key: string]: Json }, after: Fields): Step {
  const keys = Object.keys(after);
  let parts: { [key: string]: Delta | 0 } | undefined;
  let now: { [key: string]: Json } | undefined;
  let known = 0;
  for (const [n, key] of keys.entries()) {
    const value = after[key];
    if (value === undefined) continue;
    const isKnown = Object.hasOwn(before, key);
    if (isKnown) known++;
    const was = before[key];
    const same = isKnown && value === was && typeof value !== 'object';
    const own = same ? undefined : isKnown ? step(was as Json, value) : replaced(plain(value));
    if (own?.delta !== undefined) {
      now ??= unchanged(before, after, keys.slice(0, n));
      parts ??= {};
      put(parts, key, own.delta);
    }
    if (now) put(now, key, own ? own.now : (was as Json));
  }
  if (!now && known === Object.keys(before).length) return { now: before, delta: undefined };
  now ??= unchanged(before, after, keys);
  parts ??= {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(now, key)) put(parts, key, 0);
  return { now, delta: parts };
}

/** The fields of these names, which are as they were before. */
function unchanged(
  before: { readonly [key: string]: Json },
  after: Fields,
  keys: readonly string[],
): { [key: string]: Json } {
  const now: { [key: string]: Json } = {};
  for (const key of keys) if (after[key] !== undefined) put(now, key, before[key] as Json);
  return now;
}

function lists(before: readonly Json[], after: Things): Step {
  const [ids, others] = [idsOf(before), idsOf(after)];
  if (!ids || !others)
    return before.length === after.length ? sameLength(before, after) : otherLength(before, after);
  if (ids.length === others.length && ids.every((id, n) => id === others[n]))
    return sameLength(before, after);
  return roll([before, ids], [after, others]) ?? otherLength(before, after);
}

/** The ids of the items, if each has a distinct id of its own. */
function idsOf(things: Things): readonly string[] | undefined {
  const ids: string[] = [];
  for (const thing of things) {
    const id = isFields(thing) ? thing.id : undefined;
    if (typeof id !== 'string') return undefined;
    ids.push(id);
  }
  return new Set(ids).size === ids.length ? ids : undefined;
}

/**
 * The change from one list of items with ids to another; undefined if items present in both have changed their order.
 */
function roll(
  [before, ids]: readonly [readonly Json[], readonly string[]],
  [after, others]: readonly [Things, readonly string[]],
): Step | undefined {
  const places = new Map(ids.map((id, n) => [id, n]));
  const changes: { [id: string]: Delta } = {};
  const came: [number, Json][] = [];
  const now: Json[] = [];
  let last = -1;
  for (const [n, id] of others.entries()) {
    const place = places.get(id);
    if (place === undefined) {
      const thing = plain(after[n]);
      came.push([n, thing]);
      now.push(thing);
      continue;
    }
    if (place < last) return undefined;
    last = place;
    places.delete(id);
    const own = step(before[place] as Json, after[n]);
    now.push(own.now);
    if (own.delta !== undefined) put(changes, id, own.delta);
  }
  return { now, delta: [[...places.keys()], changes, came] };
}

function sameLength(before: readonly Json[], after: Things): Step {
  const parts: { [n: string]: Delta } = {};
  let now: Json[] | undefined;
  for (let n = 0; n < after.length; n++) {
    const own = step(before[n] as Json, after[n]);
    if (own.delta === undefined) continue;
    now ??= before.slice();
    now[n] = own.now;
    parts[n] = own.delta;
  }
  return now ? { now, delta: parts } : { now: before as Json, delta: undefined };
}

/** For lists of different length: replaces the stretch between the unchanged items at both ends. */
function otherLength(before: readonly Json[], after: Things): Step {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && step(before[at] as Json, after[at]).delta === undefined) at++;
  let end = 0;
  while (end < most - at && step(before.at(-1 - end) as Json, after.at(-1 - end)).delta === undefined) end++;
  const things = after.slice(at, after.length - end).map(plain);
  const now = [...before.slice(0, at), ...things, ...before.slice(before.length - end)];
  return { now, delta: [at, before.length - end - at, things] };
}

const replaced = (now: Json): Step => ({ now, delta: [now] });

/** The data as it will arrive, after JSON. */
function plain(data: unknown): Json {
  if (typeof data !== 'object' || data === null) {
    if (typeof data === 'string' || typeof data === 'boolean') return data;
    return typeof data === 'number' && Number.isFinite(data) ? data : null;
  }
  if (Array.isArray(data)) return data.map(plain);
  const now: { [key: string]: Json } = {};
  for (const key of Object.keys(data)) {
    const value = (data as Fields)[key];
    if (value !== undefined) put(now, key, plain(value));
  }
  return now;
}

/** Sets a field of any name: assigning to `__proto__` would set the prototype instead. */
function put<T>(to: { [key: string]: T }, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(to, key, { value, enumerable: true, configurable: true, writable: true });
  else to[key] = value;
}

function patch(before: Json, delta: Delta): Json {
  if (isList(delta)) {
    if (delta.length === 1) return delta[0];
    const list = before as readonly Json[];
    if (isRoll(delta)) return patchRoll(list, delta);
    const [at, gone, things] = delta;
    return [...list.slice(0, at), ...things, ...list.slice(at + gone)];
  }
  if (Array.isArray(before)) {
    const now = before.slice();
    for (const [n, own] of Object.entries(delta))
      now[Number(n)] = patch(now[Number(n)] as Json, own as Delta);
    return now;
  }
  const now: { [key: string]: Json } = { ...(before as { readonly [key: string]: Json }) };
  for (const [key, own] of Object.entries(delta)) {
    if (own === 0) delete now[key];
    else put(now, key, patch(now[key] as Json, own));
  }
  return now;
}

const isList = (delta: Delta): delta is readonly [Json] | Splice | Roll => Array.isArray(delta);
const isRoll = (delta: Splice | Roll): delta is Roll => Array.isArray(delta[0]);

function patchRoll(before: readonly Json[], [gone, changes, came]: Roll): Json {
  const now: Json[] = [];
  for (const thing of before) {
    const { id } = thing as { readonly id: string };
    if (gone.includes(id)) continue;
    now.push(Object.hasOwn(changes, id) ? patch(thing, changes[id] as Delta) : thing);
  }
  for (const [at, thing] of came) now.splice(at, 0, thing);
  return now;
}
