import type { PrintedScene, SceneCounter } from '@shambles/engine';
import { type Box, LABEL_STRIP, town } from '../geometry.js';

/** All counters of one kind in one place: one fan, one name, one choice. */
export interface Stack {
  /** `${place}/${kind}`, as in the marks. */
  readonly key: string;
  readonly at: string;
  readonly kind: string;
  /** The first lies on top. Counters without badges come first. */
  readonly counters: readonly SceneCounter[];
  readonly badges: readonly { readonly badge: string; readonly count: number }[];
}

export interface PlacedStack extends Stack {
  readonly box: Box;
  /** Board units per unit of the counter drawing. */
  readonly scale: number;
  /** Number of counters whose edges show under the top one. */
  readonly fan: number;
}

export interface PlacedCounter {
  readonly counter: SceneCounter;
  readonly stack: string;
  /** Centre and scale of the counter drawing. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 is the top. */
  readonly depth: number;
  /** Too deep in the fan to be visible. */
  readonly hidden?: boolean;
  /** Between two places: drawn whole, and above the stacks. */
  readonly moving?: boolean;
  readonly opacity?: number;
}

export interface Layout {
  readonly stacks: readonly PlacedStack[];
  readonly counters: readonly PlacedCounter[];
}

export interface LayoutOptions {
  /** Largest scale of a lone counter; small screens need more. */
  readonly largest?: number;
}

/** In units of the counter drawing: side of a counter, step of the fan, room for badges and the count plate. */
export const TOKEN = 60;
const LARGE = 1.25;
export const FAN_STEP = 5;
const FAN_DEPTH = 3;
const ROOM = 2.5;
const PLATE_ROOM = 4;
const GAP = 3;
const MARGIN = 4;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The stacks of one place in a fixed order, large kinds first. */
export function stacksAt(counters: readonly SceneCounter[], at: string): Stack[] {
  const kinds = new Map<string, SceneCounter[]>();
  for (const counter of counters) {
    if (counter.at !== at) continue;
    const alike = kinds.get(counter.kind);
    if (alike) alike.push(counter);
    else kinds.set(counter.kind, [counter]);
  }
  const stacks = [...kinds].map(([kind, alike]): Stack => {
    const ordered = alike.sort((a, b) => a.badges.length - b.badges.length || compare(a.id, b.id));
    const badges = new Map<string, number>();
    for (const badge of ordered.flatMap((counter) => counter.badges))
      badges.set(badge, (badges.get(badge) ?? 0) + 1);
    return {
      key: `${at}/${kind}`,
      at,
      kind,
      counters: ordered,
      badges: [...badges]
        .map(([badge, count]) => ({ badge, count }))
        .sort((a, b) => compare(a.badge, b.badge)),
    };
  });
  return stacks.sort((a, b) => Number(isLarge(b)) - Number(isLarge(a)) || compare(a.kind, b.kind));
}

const isLarge = (stack: Stack): boolean => stack.counters[0]?.large === true;

/** The depth to which a stack fans out, given the number of kinds in its place. */
export const fanOf = (stack: Stack, kinds = 1): number =>
  Math.min(stack.counters.length - 1, kinds > 4 ? 1 : FAN_DEPTH);

/** Units that a fan needs per side, including its badges and its plate. */
export const extent = (fan: number): number => TOKEN + fan * FAN_STEP + 2 * ROOM + (fan > 1 ? PLATE_ROOM : 0);

/** The position of the counter at a depth of its stack's fan. The fan opens up and to the right. */
export function fanned(
  stack: PlacedStack,
  depth: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const { box, scale, fan } = stack;
  const step = Math.min(depth, fan) * FAN_STEP;
  const off = (ROOM + TOKEN / 2 + step) * scale;
  return { x: box.x + off, y: box.y + box.height - off, scale };
}

interface Sized {
  readonly stack: Stack;
  readonly scale: number;
  readonly fan: number;
  readonly side: number;
}
type Shelf = { stacks: Sized[]; width: number; height: number };

/** Scales stacks. Large counters gain less size in crowded places: their numbers must stay readable. */
function sized(stacks: readonly Stack[], scale: number): Sized[] {
  const more = Math.min(LARGE, Math.max(1, 1 + (LARGE - 1) * (scale - 0.5) * 2.5));
  return stacks.map((stack) => {
    const own = scale * (isLarge(stack) ? more : 1);
    const fan = fanOf(stack, stacks.length);
    return { stack, scale: own, fan, side: extent(fan) * own };
  });
}

function shelves(stacks: readonly Sized[], width: number): Shelf[] {
  const rows: Shelf[] = [];
  let row: Shelf | undefined;
  for (const stack of stacks) {
    if (!row || row.width + GAP + stack.side > width) {
      row = { stacks: [], width: -GAP, height: 0 };
      rows.push(row);
    }
    row.stacks.push(stack);
    row.width += GAP + stack.side;
    row.height = Math.max(row.height, stack.side);
  }
  return rows;
}

const tall = (rows: readonly Shelf[]): number => rows.reduce((sum, row) => sum + row.height + GAP, -GAP);
const fits = (rows: readonly Shelf[], room: Box): boolean =>
  tall(rows) <= room.height && rows.every((row) => row.width <= room.width);

function largestScale(stacks: readonly Stack[], room: Box, largest: number): number {
  let scale = largest;
  while (!fits(shelves(sized(stacks, scale), room.width), room)) scale *= 0.98;
  return scale;
}

/** Makes rows as even as possible without adding a row. */
function evened(stacks: readonly Sized[], room: Box): Shelf[] {
  let best = shelves(stacks, room.width);
  for (let width = room.width - 4; width > 0; width -= 4) {
    const rows = shelves(stacks, width);
    if (rows.length !== best.length || !fits(rows, room)) break;
    best = rows;
  }
  return best;
}

function pack(stacks: readonly Stack[], room: Box, largest: number): PlacedStack[] {
  if (stacks.length === 0) return [];
  const rows = evened(sized(stacks, largestScale(stacks, room, largest)), room);
  const placed: PlacedStack[] = [];
  let y = room.y + (room.height - tall(rows)) / 2;
  for (const row of rows) {
    let x = room.x + (room.width - row.width) / 2;
    for (const { stack, scale, fan, side } of row.stacks) {
      placed.push({ ...stack, scale, fan, box: { x, y: y + row.height - side, width: side, height: side } });
      x += side + GAP;
    }
    y += row.height + GAP;
  }
  return placed;
}

/** Divides a block's room into upper and lower parts: halves, unless another share allows larger counters. */
function parted(upper: readonly Stack[], lower: readonly Stack[], room: Box, largest: number): [Box, Box] {
  if (upper.length === 0 || lower.length === 0) return [room, room];
  let best: [Box, Box] | undefined;
  let most = 0;
  for (const share of [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74]) {
    const height = (room.height - GAP) * share;
    const above = { ...room, height };
    const below = { ...room, y: room.y + height + GAP, height: room.height - GAP - height };
    const scales = [largestScale(upper, above, largest), largestScale(lower, below, largest)];
    const worth = Math.min(...scales) + Math.max(...scales) / 2;
    if (best && worth <= most * 1.04) continue;
    best = [above, below];
    most = worth;
  }
  return best ?? [room, room];
}

/** Round counters take the upper part of a block and square ones the lower; either takes the whole if alone. */
export function layout(scene: PrintedScene, options: LayoutOptions = {}): Layout {
  const { blocks } = town(scene);
  const largest = options.largest ?? 1.15;
  const stacks: PlacedStack[] = [];
  for (const [id, block] of blocks) {
    const here = stacksAt(scene.counters, id);
    const round = here.filter((stack) => stack.counters[0]?.shape === 'round');
    const square = here.filter((stack) => stack.counters[0]?.shape !== 'round');
    const room: Box = {
      x: block.x + MARGIN,
      y: block.y + LABEL_STRIP,
      width: block.width - 2 * MARGIN,
      height: block.height - LABEL_STRIP - MARGIN,
    };
    const [upper, lower] = parted(round, square, room, largest);
    stacks.push(...pack(round, upper, largest), ...pack(square, lower, largest));
  }
  return { stacks, counters: stacks.flatMap(spread) };
}

/** One stack's counters at their positions in the fan, the deepest first. */
export function spread(stack: PlacedStack): PlacedCounter[] {
  return stack.counters
    .map(
      (counter, depth): PlacedCounter => ({
        counter,
        stack: stack.key,
        depth,
        ...fanned(stack, depth),
        ...(depth > stack.fan ? { hidden: true } : {}),
      }),
    )
    .reverse();
}
