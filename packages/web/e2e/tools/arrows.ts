import type { SpotShape } from '@shambles/engine';
import { type LitSpots, litSpots } from '../../src/play/models/measured/lit.js';
import { LEAP, STEP } from '../../src/play/table/keys.js';

type Spot = SpotShape['from'];

/** How each key moves the cursor when a question asks for a spot. */
const KEYS: readonly (readonly [key: string, go: (lit: LitSpots, from: Spot) => Spot | undefined])[] = [
  ...(
    [
      ['ArrowLeft', -1, 0],
      ['ArrowRight', 1, 0],
      ['ArrowUp', 0, 1],
      ['ArrowDown', 0, -1],
    ] as const
  ).flatMap(
    ([key, dx, dy]) =>
      [
        [key, (lit: LitSpots, from: Spot) => lit.step(from, dx, dy, STEP)],
        [`Shift+${key}`, (lit: LitSpots, from: Spot) => lit.step(from, dx, dy, LEAP)],
      ] as const,
  ),
  ['PageUp', (lit, [x, y, level]) => lit.near([x, y, level + 1], Number.POSITIVE_INFINITY)],
  ['PageDown', (lit, [x, y, level]) => lit.near([x, y, level - 1], Number.POSITIVE_INFINITY)],
];

/** The fewest keys that bring the cursor to a lit spot. Throws where none do. */
export function keysTo(shape: SpotShape, at: Spot): readonly string[] {
  const lit = litSpots(shape.lit);
  const goal = at.join();
  const seen = new Set([shape.from.join()]);
  let now: readonly { readonly spot: Spot; readonly keys: readonly string[] }[] = [
    { spot: shape.from, keys: [] },
  ];
  while (now.length > 0) {
    const next: { readonly spot: Spot; readonly keys: readonly string[] }[] = [];
    for (const { spot, keys } of now) {
      if (spot.join() === goal) return keys;
      for (const [key, go] of KEYS) {
        const to = go(lit, spot);
        if (!to || seen.has(to.join())) continue;
        seen.add(to.join());
        next.push({ spot: to, keys: [...keys, key] });
      }
    }
    now = next;
  }
  throw new Error(`No keys lead to the spot ${goal}`);
}
