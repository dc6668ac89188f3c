import { Sfc32 } from '@shambles/engine';
import { Figures } from '../figures/figures.js';
import { ground } from '../ground/ground.js';
import type { MapFile } from '../ground/map.js';
import { readMap } from '../ground/reading.js';
import { bearingOf, inArc } from '../shapes/compass.js';
import { Sight } from '../sight/sight.js';

/** Looks and ways over random tables as checksums, which must be the same in Node and in a browser. */
export interface Looks {
  /** Checksums of a hundred looks over each of the tables with these numbers. */
  see(first: number, count: number): string[];
}

const WIDE = 48;
const HIGH = 36;

/** A town with a bit of everything, placed on thousandths. */
function town(random: Sfc32): MapFile {
  const at = (): [number, number] => [random.below(WIDE * 1000) / 1000, random.below(HIGH * 1000) / 1000];
  const some = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
  return readMap({
    format: 'shambles-map/1',
    title: 'town',
    unit: 'in',
    size: [WIDE, HIGH],
    buildings: some(4, (i) => ({
      id: `b${i}`,
      name: 'House',
      rect: [12 * i + 1, 3 + random.below(6), 12 * i + 6 + random.below(5), 14 + random.below(8)],
      levels: 1 + random.below(3),
      doors: random.below(2) ? [{ id: `d${i}`, at: [12 * i + 1, 11], width: 2, type: 'x' }] : [],
    })),
    barriers: some(8, (i) => ({ id: `f${i}`, kind: 'hedge', path: [at(), at()] })),
    areas: some(2, (i) => ({
      id: `a${i}`,
      kind: 'woods',
      outline: [[2, 24], [20 + random.below(9000) / 1000, 25], at()],
    })).filter((a) => (a.outline[2]?.[1] ?? 0) > 26),
    vehicles: some(3, (i) => ({
      id: `v${i}`,
      kind: 'car',
      at: [5 + random.below(38), 26 + random.below(6)],
      length: 4,
      width: 2,
      facing: random.below(360),
    })),
  });
}

function checksum(numbers: readonly number[]): string {
  let sum = 0x811c9dc5;
  for (const n of numbers) sum = Math.imul(sum ^ n, 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
}

function look(number: number): string {
  const random = new Sfc32(`town ${number}`);
  const g = ground(town(random), [{ x: 12, y: 11, r: 1.5, level: 0 }]);
  const figures = new Figures(g.width, g.height, 3000);
  for (let i = 0; i < 40; i++)
    figures.put({
      id: `z${i}`,
      x: random.below(WIDE * 1000) / 1000,
      y: random.below(HIGH * 1000) / 1000,
      level: random.below(4) === 0 ? random.below(3) : 0,
      r: (250 + random.below(500)) / 1000,
      facing: random.below(360),
      down: random.below(5) === 0,
    });
  const sight = new Sight(
    g,
    {
      pieces: { wall: 'blocks', door: 'blocks', vehicle: 'blocks', 'barrier:hedge': 'obscures' },
      areas: { woods: { blocksAfter: 5, obscures: true } },
      figures: number % 2 === 0 ? 'obscures' : 'blocks',
      overLow: 3,
    },
    figures,
  );
  sight.clouds = [{ id: 'c', x: 20, y: 20, r: 3.25, level: 0, effect: 'blocks' }];
  const found: number[] = [];
  for (let k = 0; k < 100; k++) {
    const a = random.below(40);
    const b = random.below(40);
    const dx = (figures.x[b] as number) - (figures.x[a] as number);
    const dy = (figures.y[b] as number) - (figures.y[a] as number);
    const inSight = inArc(figures.facing[a] as number, 60, dx, dy) ? 1 : 0;
    found.push(sight.look(a, b), bearingOf(dx, dy), inSight);
    if (k === 50) for (let i = 0; i < 4; i++) sight.setDoor(`d${i}`, true);
  }
  return checksum(found);
}

const looks: Looks = {
  see: (first, count) => Array.from({ length: count }, (_, i) => look(first + i)),
};

(globalThis as { looks?: Looks }).looks = looks;
