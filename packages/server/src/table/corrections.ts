import {
  type AnySystem,
  applyPatch,
  idOf,
  type Json,
  keyIn,
  type Patch,
  PatchError,
  type Random,
  type Refusal,
  refuse,
  type Seat,
  Sfc32,
  type Table,
} from '@shambles/engine';

/** Tables that a correction is judged by: so many deal in order, so many at random. */
const ORDERLY = 48;
const MIXED = 112;
/** What it would come to is looked at with one in so many of them. */
const EVERY = 4;

export const IMPOSSIBLE = 'With what is hidden, this correction cannot be made.';

/**
 * Why a correction cannot be made, judged not by the table but by tables that look the same to whoever proposes it. Which
 * these are hangs on what it sees alone (`scramble`), and so does the answer. What is not the same at all of them stays as it
 * is: a correction that changes it, that only some of them allow, or that would show it.
 */
export function judge(system: AnySystem, table: Table, by: Seat, patch: Patch): Refusal | undefined {
  const from = table.checkpoint()?.state;
  if (from === undefined) return refuse('refused', 'Nothing can be corrected now.');
  const tables = alikes(system, from, by, table.book);
  const counted = patch.find(({ path }) => tables.some((alike) => isCounted(alike, path)));
  if (counted) return refuse('malformed', `"${counted.path}": things that have ids are named by them.`);
  const touched = tables.map((alike) => patch.map(({ path }) => valueAt(alike, path)));
  if (!areAlike(touched)) return refuse('refused', IMPOSSIBLE);
  const some = distinct(tables.filter((_, n) => n % EVERY === 0));
  const outcomes = some.map((alike) => corrected(system, table, by, alike, patch));
  if (!areAlike(outcomes)) return refuse('refused', IMPOSSIBLE);
  const [outcome] = outcomes;
  return outcome && 'wrong' in outcome ? outcome.wrong : undefined;
}

function areAlike(things: readonly unknown[]): boolean {
  const first = JSON.stringify(things[0]);
  return things.every((thing) => JSON.stringify(thing) === first);
}

/** What a correction would come to at one of them: what the seat would see, or why it cannot be made. */
function corrected(
  system: AnySystem,
  { book }: Table,
  by: Seat,
  alike: unknown,
  patch: Patch,
): { readonly wrong: Refusal } | { readonly view: unknown } {
  try {
    const state = applyPatch(system.copy(alike) as Json, patch);
    const wrong = system.check(state, book);
    return wrong === undefined ? { view: system.view(state, by, book) } : { wrong: refuse('illegal', wrong) };
  } catch (error) {
    if (error instanceof PatchError) return { wrong: refuse('malformed', error.message) };
    throw error;
  }
}

/**
 * Tables that a seat cannot tell from this one, the same for all that it cannot tell apart. Dealing in order puts each of a
 * few things in every place where it may be, which chance might leave out.
 */
function alikes(system: AnySystem, state: unknown, seat: Seat, book: unknown): unknown[] {
  if (system.open) return [state];
  const dealt: Random[] = [
    ...Array.from({ length: ORDERLY }, (_, n) => ({ below: (most: number) => Math.min(n, most - 1) })),
    ...Array.from({ length: MIXED }, (_, n) => new Sfc32(`alike ${ORDERLY + n}`)),
  ];
  return dealt.map((random) => system.scramble(state, seat, random, book));
}

/** None of them twice. */
function distinct(tables: readonly unknown[]): unknown[] {
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

/** Whether a path counts in a list of things that have ids: the place of one there tells how many others are hidden. */
function isCounted(state: unknown, path: string): boolean {
  const steps = path.split('/');
  return steps.some((step, n) => {
    const place = n === 0 ? state : valueAt(state, steps.slice(0, n).join('/'));
    const ids = Array.isArray(place) ? place.map(idOf) : [];
    return ids.some((id) => id !== undefined) && !ids.includes(step);
  });
}

/** What lies at a path, all of it. */
function valueAt(state: unknown, path: string): unknown {
  let place = state;
  for (const step of path.split('/')) {
    const key = keyIn(place, step);
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place;
}
