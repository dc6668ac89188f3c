import {
  type AnySystem,
  applyPatch,
  idOf,
  type Patch,
  PatchError,
  type Random,
  type Refusal,
  refuse,
  type Seat,
  Sfc32,
  type Table,
  valueAt,
} from '@shambles/engine';

/** Numbers of tables that a correction is judged by: dealt in order, and dealt at random. */
const ORDERLY = 48;
const MIXED = 112;
/** The outcome of a correction is worked out for one in this many of those tables. */
const EVERY = 4;

export const IMPOSSIBLE = 'With what is hidden, this correction cannot be made.';

/**
 * Returns why a correction cannot be made, or undefined if it can. It is judged not by the table itself but by tables
 * that look the same to the seat that proposes it. These depend only on what that seat sees (`scramble`), and so does
 * the answer. A correction is impossible if it changes something that differs between these tables, if only some of
 * them allow it, or if the seat would see a different outcome at each.
 */
export function judge(system: AnySystem, table: Table, by: Seat, patch: Patch): Refusal | undefined {
  const from = table.checkpoint()?.state;
  if (from === undefined) return refuse('refused', 'Nothing can be corrected now.');
  const tables = alikes(system, from, by, table.book);
  const counted = patch.find(({ path }) => tables.some((alike) => isCounted(alike, path)));
  if (counted) return refuse('malformed', `"${counted.path}": things that have ids are named by them.`);
  const touched = tables.map((alike) => patch.map(({ path }) => valueAt(alike, path)));
  if (!areAlike(touched)) return refuse('refused', IMPOSSIBLE);
  const some = distinct(
    tables.filter((_, n) => n % EVERY === 0),
    from as object,
  );
  const outcomes = some.map((alike) => corrected(system, table, by, alike, patch));
  if (!areAlike(outcomes)) return refuse('refused', IMPOSSIBLE);
  const [outcome] = outcomes;
  return outcome && 'wrong' in outcome ? outcome.wrong : undefined;
}

function areAlike(things: readonly unknown[]): boolean {
  const [first] = things;
  const text = JSON.stringify(first);
  return things.every((thing) => thing === first || JSON.stringify(thing) === text);
}

/** The outcome of a correction at one of those tables: what the seat would see, or why it cannot be made. */
function corrected(
  system: AnySystem,
  { book }: Table,
  by: Seat,
  alike: unknown,
  patch: Patch,
): { readonly wrong: Refusal } | { readonly view: unknown } {
  try {
    const state = applyPatch({ ...(alike as object) }, patch);
    const wrong = system.check(state, book);
    return wrong === undefined ? { view: system.view(state, by, book) } : { wrong: refuse('illegal', wrong) };
  } catch (error) {
    if (error instanceof PatchError) return { wrong: refuse('malformed', error.message) };
    throw error;
  }
}

/**
 * Returns tables that a seat cannot tell from this one. They are the same for all states that the seat cannot tell
 * apart. Dealing in order puts each of a few things in every place where it may be; chance might leave some out.
 */
function alikes(system: AnySystem, state: unknown, seat: Seat, book: unknown): unknown[] {
  if (system.open) return [state];
  const dealt: Random[] = [
    ...Array.from({ length: ORDERLY }, (_, n) => ({ below: (most: number) => Math.min(n, most - 1) })),
    ...Array.from({ length: MIXED }, (_, n) => new Sfc32(`alike ${ORDERLY + n}`)),
  ];
  return dealt.map((random) => system.scramble(state, seat, random, book));
}

/** Returns the tables without duplicates. What they share with the table they were dealt from need not be compared. */
function distinct(tables: readonly unknown[], from: object): unknown[] {
  const others = new Map<string, unknown>();
  for (const table of tables) {
    const own = Object.entries(table as object).filter(([field, value]) => value !== from[field as never]);
    others.set(JSON.stringify(own), table);
  }
  return [...others.values()];
}

/** True if a path uses an index in a list of things with ids: such an index tells how many others are hidden. */
function isCounted(state: unknown, path: string): boolean {
  const steps = path.split('/');
  return steps.some((step, n) => {
    const place = n === 0 ? state : valueAt(state, steps.slice(0, n).join('/'));
    const ids = Array.isArray(place) ? place.map(idOf) : [];
    return ids.some((id) => id !== undefined) && !ids.includes(step);
  });
}
