import type { Json } from '@shambles/engine';
import { create, type Delta } from 'jsondiffpatch';

/** Things of a list are the same where their ids are. */
const differ = create({
  objectHash: (thing, index) => {
    const { id } = (thing ?? {}) as { id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? String(id) : `#${index}`;
  },
  arrays: { detectMove: true },
});

/** Keys that every object seems to have already, and the one that marks the changes of a list. */
const AWKWARD = new RegExp(`"(?:${[...Object.getOwnPropertyNames(Object.prototype), '_t'].join('|')})":`);

/** What makes `after` of `before`; undefined where they are equal. */
export function deltaOf(before: Json, after: Json): Json | undefined {
  const texts = [JSON.stringify(before), JSON.stringify(after)] as const;
  if (texts[0] === texts[1]) return undefined;
  // The whole in place of the whole.
  if (texts.some((text) => AWKWARD.test(text))) return [0, after];
  return differ.diff(before, after) as Json | undefined;
}

/** `before` with a change made; `before` is left as it was. */
export function patched(before: Json, delta: Json | undefined): Json {
  return delta === undefined ? before : (differ.patch(differ.clone(before), delta as Delta) as Json);
}
