import type { Layout, PlacedCounter, PlacedStack } from './layout.js';

const between = (from: number, to: number, t: number): number => from + (to - from) * t;
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

function glide(from: PlacedCounter, to: PlacedCounter, t: number): PlacedCounter {
  return {
    ...to,
    x: between(from.x, to.x, t),
    y: between(from.y, to.y, t),
    scale: between(from.scale, to.scale, t),
    ...(from.stack === to.stack ? {} : { moving: true }),
  };
}

function slide(from: PlacedStack, to: PlacedStack, t: number): PlacedStack {
  return {
    ...to,
    scale: between(from.scale, to.scale, t),
    box: {
      x: between(from.box.x, to.box.x, t),
      y: between(from.box.y, to.box.y, t),
      width: between(from.box.width, to.box.width, t),
      height: between(from.box.height, to.box.height, t),
    },
  };
}

/** Interpolates between two layouts at share `t` (0 to 1). Pass the result to the board as `layout`. */
export function tween(from: Layout, to: Layout, t: number): Layout {
  if (t >= 1) return to;
  if (t <= 0) return from;
  const share = eased(t);
  const were = new Map(from.counters.map((placed) => [placed.counter.id, placed]));
  const are = new Set(to.counters.map((placed) => placed.counter.id));
  const stacks = new Map(from.stacks.map((stack) => [stack.key, stack]));
  const gone = from.counters
    .filter((placed) => !are.has(placed.counter.id))
    .map((placed): PlacedCounter => ({ ...placed, moving: true, opacity: 1 - share }));
  const shown = to.counters.map((placed): PlacedCounter => {
    const was = were.get(placed.counter.id);
    return was ? glide(was, placed, share) : { ...placed, moving: true, opacity: share };
  });
  return {
    stacks: to.stacks.map((stack) => {
      const was = stacks.get(stack.key);
      return was ? slide(was, stack, share) : stack;
    }),
    counters: [...gone, ...shown],
  };
}
