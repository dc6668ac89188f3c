import { faultIn } from '@shambles/forms';
import * as z from 'zod/mini';
import type { Book, Counter, Tile } from '../book.js';
import { DEAD_PILE, DRAWN, GRAVE, PHASES, RESERVE, type State } from '../state.js';

const count = z.int().check(z.gte(0));

const Shape = z.strictObject({
  phase: z.enum(PHASES),
  turn: count,
  first: z.enum(['', 'alien', 'zombie']),
  at: z.array(z.int()),
  spent: z.array(z.int().check(z.gte(0), z.lte(1))),
  tiles: z.array(count),
  icon: count,
  claw: z.boolean(),
  rise: z.boolean(),
  rest: z.array(z.string()),
} satisfies { readonly [field in keyof State]: z.ZodMiniType });

/** Why a state that was corrected by hand is impossible; undefined if it is possible. */
export function checkState(s: State, book: Book): string | undefined {
  const fault = faultIn(Shape, s, 'state');
  return fault === undefined ? (checkCounters(s, book) ?? checkTurn(s, book)) : `${fault}.`;
}

function checkCounters({ at, spent }: State, book: Book): string | undefined {
  for (const [name, list] of [
    ['at', at],
    ['spent', spent],
  ] as const)
    if (list.length !== book.counters.length) return `${name}: there are ${book.counters.length} counters.`;
  for (const [c, place] of at.entries()) {
    const { id, key } = book.counters[c] as Counter;
    const off = key.side === 'alien' ? [RESERVE] : [GRAVE, DEAD_PILE, DRAWN];
    if (off.includes(place) || (place >= 0 && place < book.locations.length)) continue;
    const besides =
      key.side === 'alien'
        ? `the reserve (${RESERVE})`
        : `the grave (${GRAVE}), the dead pile (${DEAD_PILE})`;
    return `at/${c}: ${id} cannot be at ${place}; allowed: locations 0 to ${book.locations.length - 1}, ${besides}.`;
  }
  return undefined;
}

/** Checks that the turn's tile is up from the reveal on, and that no tile was turned up twice. */
function checkTurn({ phase, turn, tiles, icon }: State, { turns, tiles: all }: Book): string | undefined {
  if (turn > turns) return `turn: from 0 to ${turns}.`;
  const strange = tiles.findIndex((t) => t >= all.length);
  if (strange >= 0) return `tiles/${strange}: from 0 to ${all.length - 1}.`;
  if (new Set(tiles).size < tiles.length) return 'tiles: each is turned up once.';
  if (tiles.length > turns) return `tiles: at most ${turns} of them are turned up.`;
  if (tiles.length === 0 && (phase === 'spawn' || phase === 'event'))
    return `tiles: in the phase "${phase}" the turn's tile is up.`;
  const up = tiles.at(-1);
  const icons = up === undefined ? 0 : (all[up] as Tile).icons.length;
  return icon > icons ? `icon: from 0 to ${icons}; the tile has no more.` : undefined;
}
