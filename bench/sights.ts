import { PlanarSet, Point, Segment } from '@flatten-js/core';
import { Sfc32 } from '@shambles/engine';
import {
  bearingOf,
  between,
  Figures,
  ground,
  inArc,
  isSeen,
  type MapFile,
  Sight,
  turn,
} from '@shambles/field';
import Flatbush from 'flatbush';
import { type Lines, rates, versus, type Work } from './measure.js';

const WALLS = 200;
const CROWD = 100;
const QUERIES = 2000;
const WIDE = 72;
const HIGH = 48;

interface Query {
  readonly px: number;
  readonly py: number;
  readonly tx: number;
  readonly ty: number;
  readonly facing: number;
}

/** Walls up to six inches long, in any direction. */
function randomMap(random: Sfc32): MapFile {
  const walls = Array.from({ length: WALLS }, (_, i) => {
    const x = random.below(WIDE * 1000);
    const y = random.below(HIGH * 1000);
    const end = (at: number, size: number) =>
      Math.min(size * 1000, Math.max(0, at + random.below(8000) - 4000)) / 1000;
    const path: [number, number][] = [
      [x / 1000, y / 1000],
      [end(x, WIDE), end(y, HIGH)],
    ];
    return { id: `w${i}`, kind: 'wall', path };
  });
  return { format: 'shambles-map/1', title: 'bench', unit: 'in', size: [WIDE, HIGH], barriers: walls };
}

function queries(random: Sfc32, range: number): Query[] {
  const list: Query[] = [];
  while (list.length < QUERIES) {
    const px = random.below(WIDE * 1000);
    const py = random.below(HIGH * 1000);
    const dx = random.below(2 * range + 1) - range;
    const dy = random.below(2 * range + 1) - range;
    const tx = px + dx;
    const ty = py + dy;
    if (tx < 0 || ty < 0 || tx > WIDE * 1000 || ty > HIGH * 1000 || dx * dx + dy * dy > range * range)
      continue;
    // Within the arc, so that every sight is computed in full, and none is skipped for facing away.
    const facing = turn(bearingOf(dx, dy) + random.below(121) - 60);
    list.push({ px, py, tx, ty, facing });
  }
  return list;
}

/** Sight among walls: our complete sight test, compared with one line against the walls alone in two libraries. */
export function sightBench(slice: number): Lines {
  const random = new Sfc32('sight');
  const map = randomMap(random);
  const g = ground(map);
  const figures = new Figures(g.width, g.height, 4000);
  for (let i = 0; i < CROWD; i++)
    figures.put({
      id: `z${i}`,
      x: random.below(WIDE * 1000) / 1000,
      y: random.below(HIGH * 1000) / 1000,
      level: 0,
      r: 0.5,
      facing: 0,
    });
  const pieces = { 'barrier:wall': 'blocks' } as const;
  const sight = new Sight(g, { pieces, figures: 'obscures', overLow: 2 }, figures);
  const bare = new Sight(g, { pieces, overLow: 2 }, figures);
  const walls = g.pieces.filter((p) => p.kind !== 'border');

  const tree = new Flatbush(walls.length);
  for (const w of walls)
    tree.add(Math.min(w.ax, w.bx), Math.min(w.ay, w.by), Math.max(w.ax, w.bx), Math.max(w.ay, w.by));
  tree.finish();
  const ends = Float64Array.from(walls.flatMap((w) => [w.ax, w.ay, w.bx, w.by]));
  const byTree = ({ px, py, tx, ty }: Query): boolean => {
    let free = true;
    tree.search(Math.min(px, tx), Math.min(py, ty), Math.max(px, tx), Math.max(py, ty), (i) => {
      if (free && crosses(ends, i * 4, px, py, tx, ty)) free = false;
      return false;
    });
    return free;
  };

  const set = new PlanarSet();
  for (const w of walls) set.add(new Segment(new Point(w.ax, w.ay), new Point(w.bx, w.by)));
  const byFlatten = ({ px, py, tx, ty }: Query): boolean => {
    const line = new Segment(new Point(px, py), new Point(tx, ty));
    for (const wall of set.search(line.box)) if ((wall as Segment).intersect(line).length > 0) return false;
    return true;
  };

  const ours = (q: Query): boolean =>
    inArc(q.facing, 90, q.tx - q.px, q.ty - q.py) && isSeen(sight.lookAt(q.px, q.py, 0, q.tx, q.ty, 0, 500));
  const line = (q: Query): boolean => isSeen(bare.lookAt(q.px, q.py, 0, q.tx, q.ty, 0, 0));
  const lines: { [name: string]: Lines[string] } = {};
  for (const [name, range] of [
    ['across', WIDE * 1000],
    ['short', 12_000],
  ] as const) {
    const asked = queries(random, range);
    for (const q of asked) {
      const free = line(q);
      if (
        free !== byTree(q) ||
        free !== byFlatten(q) ||
        between(q.facing, bearingOf(q.tx - q.px, q.ty - q.py)) > 60
      )
        throw new Error(`bench: a line of sight is judged differently: ${JSON.stringify(q)}`);
    }
    const all =
      (look: (q: Query) => boolean): Work =>
      () => {
        let seen = 0;
        for (const q of asked) if (look(q)) seen++;
        return seen > 0 ? asked.length : 0;
      };
    const sides = [all(ours), all(line), all(byTree), all(byFlatten)];
    const [whole, one, byBoxes, bySet] = rates(sides, slice) as [number, number, number, number];
    lines[`sight-${name}`] = versus(whole, byBoxes, 'looks/s, peer flatbush, one line and walls only');
    lines[`sight-${name}-flatten`] = versus(
      whole,
      bySet,
      'looks/s, peer flatten-js, one line and walls only',
    );
    lines[`line-${name}`] = versus(one, byBoxes, 'lines/s, peer flatbush');
    lines[`line-${name}-flatten`] = versus(one, bySet, 'lines/s, peer flatten-js');
  }
  return lines;
}

/** True if a line and the wall given by four numbers at `k` share a point. */
function crosses(w: Float64Array, k: number, px: number, py: number, tx: number, ty: number): boolean {
  const ax = w[k] as number;
  const ay = w[k + 1] as number;
  const bx = w[k + 2] as number;
  const by = w[k + 3] as number;
  const a = (tx - px) * (ay - py) - (ty - py) * (ax - px);
  const b = (tx - px) * (by - py) - (ty - py) * (bx - px);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const t = (bx - ax) * (ty - ay) - (by - ay) * (tx - ax);
  return !((p > 0 && t > 0) || (p < 0 && t < 0));
}
