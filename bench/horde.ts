import { Sfc32 } from '@shambles/engine';
import {
  Field,
  Figures,
  ground,
  isSeen,
  type MapFile,
  overlapped,
  type SightRules,
  type StepRules,
  walk,
} from '@shambles/field';
import { type Line, type Lines, micros } from './measure.js';

/** In centimetres. On this table, ten thousand bases leave two thirds of the area free. */
const WIDE = 480;
const HIGH = 360;
const WALLS = 200;
const PREY = 4;
const BASE = 1.25;
const STEP = 20;

const SIGHT: SightRules = { pieces: { 'barrier:wall': 'blocks' }, figures: 'obscures', overLow: 5 };
const STEPS: StepRules = {
  name: 'zed',
  pieces: { 'barrier:wall': 'bars', border: 'bars' },
  closedDoor: 'bars',
};

/** Walls five to twenty-five centimetres long, in any direction. */
function town(random: Sfc32): MapFile {
  const walls = Array.from({ length: WALLS }, (_, i) => {
    const [x, y] = [30 + random.below(WIDE - 60), 30 + random.below(HIGH - 60)];
    const end = (at: number) => at + (random.below(2) ? 1 : -1) * (4 + random.below(14));
    const path: [number, number][] = [
      [x, y],
      [end(x), end(y)],
    ];
    return { id: `w${i}`, kind: 'wall', path };
  });
  return { format: 'shambles-map/1', title: 'horde', unit: 'cm', size: [WIDE, HIGH], barriers: walls };
}

/** One activation of a horde: each zombie makes for the nearest prey in sight, or else for the nearest one. */
function horde(count: number): () => void {
  const random = new Sfc32('horde');
  const g = ground(town(random));
  const figures = new Figures(g.width, g.height, 5000);
  const field = new Field(g, figures, SIGHT);
  const ways = field.ways(STEPS, BASE);
  for (let i = 0; i < PREY + count; ) {
    const [x, y] = [random.below(WIDE * 1000), random.below(HIGH * 1000)];
    if (
      !ways.standing(x / 1000, y / 1000, 0) ||
      overlapped(figures, x, y, 0, BASE * 1000, () => true, 0) >= 0
    )
      continue;
    figures.put({ id: `f${i++}`, x: x / 1000, y: y / 1000, level: 0, r: BASE, facing: 0 });
  }
  const xs = figures.x.slice(0, figures.count);
  const ys = figures.y.slice(0, figures.count);

  const preyOf = (zed: number): number => {
    const far = (p: number) =>
      ((figures.x[p] as number) - (figures.x[zed] as number)) ** 2 +
      ((figures.y[p] as number) - (figures.y[zed] as number)) ** 2;
    const byDistance = Array.from({ length: PREY }, (_, p) => p).sort((a, b) => far(a) - far(b));
    return byDistance.find((p) => isSeen(field.sight.look(zed, p))) ?? (byDistance[0] as number);
  };
  const activate = () => {
    for (let i = 0; i < figures.count; i++) figures.move(i, xs[i] as number, ys[i] as number);
    const chases = Array.from({ length: PREY }, (_, p) =>
      ways.to((figures.x[p] as number) / 1000, (figures.y[p] as number) / 1000, 0, { contact: BASE }),
    );
    for (let zed = PREY; zed < figures.count; zed++) {
      const way = chases[preyOf(zed)]?.route(
        (figures.x[zed] as number) / 1000,
        (figures.y[zed] as number) / 1000,
        0,
      );
      if (!way) continue;
      const { x, y } = walk(ways, figures, zed, way, STEP, () => true);
      figures.move(zed, Math.round(x * 1000), Math.round(y * 1000));
    }
  };
  activate();
  let moved = 0;
  for (let i = PREY; i < figures.count; i++) {
    const [x, y] = [figures.x[i] as number, figures.y[i] as number];
    if (x !== xs[i] || y !== ys[i]) moved++;
    if (overlapped(figures, x, y, 0, BASE * 1000, (other) => other !== i, 4) >= 0)
      throw new Error('bench: two zombies stand on one another');
  }
  if (moved < count / 2) throw new Error(`bench: only ${moved} of ${count} zombies went anywhere`);
  return activate;
}

const SIZES = [10, 100, 1000, 10_000];

/** The cost of activations of hordes of each size. The ratio is the cost per zombie relative to the smallest horde. */
export function hordeBench(slice: number): Lines {
  const took = micros(SIZES.map(horde), slice);
  const each = took.map((us, i) => us / (SIZES[i] as number));
  const line = (i: number): Line => ({
    ours: Number(((took[i] as number) / 1000).toPrecision(4)),
    peer: null,
    ratio: Number(((each[i] as number) / (each[0] as number)).toPrecision(4)),
    unit: `ms; ${(each[i] as number).toPrecision(3)} µs a zombie, ratio to ten of them`,
  });
  return Object.fromEntries(SIZES.map((n, i) => [`activation-${n}`, line(i)]));
}
