import type { Figures } from './figures.js';
import type { Ground, Patch, PieceKind } from './ground.js';
import { Lines } from './lines.js';
import type { Effect, SightRules } from './rules.js';
import { crossings, inside, shareInside, squareTo, touch } from './segments.js';
import { GRAIN, grains } from './units.js';

/** Smoke, flames: a round cloud on one level, in the table's unit. */
export interface Cloud {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly level: number;
  readonly effect: Effect;
}

/**
 * What a look came to, in one number: bits 1, 2 and 4 for the lines to the target's middle, its left and its right
 * side that are blocked, 8 where something obscures what is seen.
 */
export type Look = number;

const ALL = 7;
const OBSCURED = 8;
export const CLEAR: Look = 0;

/** Some line reaches the target. */
export function isSeen(look: Look): boolean {
  return (look & ALL) !== ALL;
}

/** Seen, but not wholly: some line is blocked, or something obscures. */
export function isPartly(look: Look): boolean {
  return look !== CLEAR && isSeen(look);
}

/** Sides of a base are looked at a hair inside its edge: what only touches a wall is not hidden by it. */
const HAIR = 10;

/** The height of an eye above its floor, in levels. */
const EYE = 0.5;

const NOTHING = 0;
const BLOCKS = 1;
const OBSCURES = 2;

function code(effect: Effect | undefined): number {
  return effect === 'blocks' ? BLOCKS : effect === 'obscures' ? OBSCURES : NOTHING;
}

interface Wood {
  readonly patch: Patch;
  readonly group: number;
}

/**
 * Lines of sight on one ground under one book's rules. A line is blocked by what it touches: three are drawn from the
 * middle of the viewer's base, to the middle and both sides of the target's.
 */
export class Sight {
  readonly lines: Lines;
  private readonly effect: Uint8Array;
  /** Low things are passed over by lines between levels: vehicles and barriers. */
  private readonly low: Uint8Array;
  private readonly doors = new Map<string, number[]>();
  private readonly obscuring: Patch[] = [];
  private readonly woods: Wood[] = [];
  /** By group of woods: how far a line may come through them. */
  private readonly deep: number[] = [];
  private readonly figureEffect: number;
  private readonly overLow: number;
  private readonly top: number;
  clouds: readonly Cloud[] = [];

  constructor(
    readonly ground: Ground,
    readonly rules: SightRules,
    private readonly figures: Figures,
  ) {
    this.lines = new Lines(ground.pieces, ground.width, ground.height);
    this.effect = Uint8Array.from(ground.pieces, (p) => code(rules.pieces[p.kind]));
    this.low = Uint8Array.from(ground.pieces, (p) => (isLow(p.kind) ? 1 : 0));
    ground.pieces.forEach((p, i) => {
      if (p.kind !== 'door') return;
      const parts = this.doors.get(p.id);
      if (parts) parts.push(i);
      else this.doors.set(p.id, [i]);
    });
    for (const b of ground.map.buildings ?? [])
      for (const d of b.doors ?? []) if (d.open) this.setDoor(d.id, true);
    const kinds: string[] = [];
    for (const patch of ground.patches) {
      const rule = rules.areas?.[patch.kind];
      if (rule?.obscures) this.obscuring.push(patch);
      if (rule?.blocksAfter === undefined) continue;
      let group = kinds.indexOf(patch.kind);
      if (group < 0) {
        group = kinds.push(patch.kind) - 1;
        this.deep.push(grains(rule.blocksAfter));
      }
      this.woods.push({ patch, group });
    }
    this.figureEffect = code(rules.figures);
    this.overLow = grains(rules.overLow);
    this.top = Math.max(0, ...ground.houses.map((h) => h.levels));
  }

  /** Opens or closes a door. A door that is gone stands open. */
  setDoor(id: string, open: boolean): void {
    const effect = code(open ? this.rules.openDoor : this.rules.pieces.door);
    for (const i of this.doors.get(id) ?? []) this.effect[i] = effect;
  }

  /** How one figure sees another, whatever way it faces. */
  look(from: number, to: number): Look {
    const f = this.figures;
    const px = f.x[from] as number;
    const py = f.y[from] as number;
    const tx = f.x[to] as number;
    const ty = f.y[to] as number;
    return this.lookAt(
      px,
      py,
      f.level[from] as number,
      tx,
      ty,
      f.level[to] as number,
      f.r[to] as number,
      from,
      to,
    );
  }

  /** How a spot is seen: `r` 0 draws one line alone. Places in thousandths; `a` and `b` are figures to look past. */
  lookAt(
    px: number,
    py: number,
    level: number,
    tx: number,
    ty: number,
    targetLevel: number,
    r: number,
    a = -1,
    b = -1,
  ): Look {
    const dx = tx - px;
    const dy = ty - py;
    const far = Math.sqrt(dx * dx + dy * dy);
    // The sides of the target as the viewer has them, a quarter turn off the line between them.
    let ox = 0;
    let oy = 0;
    if (r > HAIR && far > 0) {
      const k = (r - HAIR) / far;
      ox = Math.round(-dy * k);
      oy = Math.round(dx * k);
    }
    const single = ox === 0 && oy === 0;
    const pad = single ? 0 : r;
    let look =
      level === targetLevel
        ? this.walls(px, py, tx, ty, ox, oy, level, pad)
        : this.slanted(px, py, level, tx, ty, targetLevel, ox, oy, pad);
    if (single && look & 1) look |= ALL;
    if ((look & ALL) === ALL) return ALL;
    if (this.woods.length > 0 || this.obscuring.length > 0) look |= this.areas(px, py, tx, ty, ox, oy);
    if (this.clouds.length > 0) look |= this.smoke(px, py, tx, ty, ox, oy, level, targetLevel);
    if ((look & ALL) === ALL) return ALL;
    if (this.figureEffect !== NOTHING)
      look |= this.bodies(px, py, tx, ty, ox, oy, level, targetLevel, pad, a, b);
    return (look & ALL) === ALL || (single && look & 1) ? ALL : look;
  }

  /** Lines on one level against what stands there. */
  private walls(
    px: number,
    py: number,
    tx: number,
    ty: number,
    ox: number,
    oy: number,
    level: number,
    pad: number,
  ): Look {
    const { lines, effect } = this;
    const { cells, starts, items, ax, ay, bx, by, from, to } = lines;
    const lx = tx + ox;
    const ly = ty + oy;
    const rx = tx - ox;
    const ry = ty - oy;
    const dx = tx - px;
    const dy = ty - py;
    // Pieces wholly more than this aside of the middle line meet none of the three.
    const aside = (pad + 1) * Math.sqrt(dx * dx + dy * dy);
    let look = 0;
    lines.begin();
    const n = cells.strip(px, py, tx, ty, pad);
    for (let k = 0; k < n; k++) {
      const cell = cells.found[k] as number;
      const end = starts[cell + 1] as number;
      for (let at = starts[cell] as number; at < end; at++) {
        const i = items[at] as number;
        const does = effect[i] as number;
        if (does === NOTHING || level < (from[i] as number) || level >= (to[i] as number)) continue;
        const cx = ax[i] as number;
        const cy = ay[i] as number;
        const ex = bx[i] as number;
        const ey = by[i] as number;
        const c = dx * (cy - py) - dy * (cx - px);
        const e = dx * (ey - py) - dy * (ex - px);
        if ((c > aside && e > aside) || (c < -aside && e < -aside)) continue;
        if (!lines.meet(i)) continue;
        let hit = look & 1 || !touch(px, py, tx, ty, cx, cy, ex, ey) ? 0 : 1;
        if (pad > 0) {
          if (!(look & 2) && touch(px, py, lx, ly, cx, cy, ex, ey)) hit |= 2;
          if (!(look & 4) && touch(px, py, rx, ry, cx, cy, ex, ey)) hit |= 4;
        }
        if (hit === 0) continue;
        if (does === BLOCKS) {
          look |= hit;
          if ((look & ALL) === ALL) return ALL;
        } else look |= OBSCURED;
      }
    }
    return look;
  }

  /** Lines between levels: walls as high as their floors, floors and roofs themselves, low things near the ends. */
  private slanted(
    px: number,
    py: number,
    level: number,
    tx: number,
    ty: number,
    targetLevel: number,
    ox: number,
    oy: number,
    pad: number,
  ): Look {
    const lines = pad > 0 ? [0, 1, -1] : [0];
    const near = Math.min(level, targetLevel) === 0 ? this.overLow : 0;
    let look = 0;
    for (const [bit, s] of lines.entries()) {
      const qx = tx + ox * s;
      const qy = ty + oy * s;
      const met = this.slantedLine(px, py, level, qx, qy, targetLevel, near);
      look |= met & OBSCURED;
      if (met & 1) look |= 1 << bit;
    }
    return look;
  }

  private slantedLine(
    px: number,
    py: number,
    level: number,
    qx: number,
    qy: number,
    targetLevel: number,
    near: number,
  ): Look {
    const { lines, effect, ground } = this;
    const { cells, starts, items, ax, ay, bx, by, from, to } = lines;
    const rise = targetLevel - level;
    const far = Math.sqrt((qx - px) ** 2 + (qy - py) ** 2);
    let look = 0;
    lines.begin();
    const n = cells.strip(px, py, qx, qy, 0);
    for (let k = 0; k < n; k++) {
      const cell = cells.found[k] as number;
      for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
        const i = items[at] as number;
        if (effect[i] === NOTHING || !lines.meet(i)) continue;
        const cx = ax[i] as number;
        const cy = ay[i] as number;
        const ex = bx[i] as number;
        const ey = by[i] as number;
        if (!touch(px, py, qx, qy, cx, cy, ex, ey)) continue;
        const share = meeting(px, py, qx, qy, cx, cy, ex, ey);
        if (this.low[i]) {
          const gap = Math.min(share, 1 - share) * far;
          if (gap > near) continue;
        } else {
          const height = level + EYE + rise * share;
          if (height < (from[i] as number) || height >= (to[i] as number)) continue;
        }
        if (effect[i] === BLOCKS) return 1;
        look |= OBSCURED;
      }
    }
    for (const house of ground.houses) {
      const cuts = crossings(house.ring, px, py, qx, qy);
      for (let c = 1; c < cuts.length; c++) {
        const a = cuts[c - 1] as number;
        const b = cuts[c] as number;
        const mid = (a + b) / 2;
        if (b <= a || !inside(house.ring, px + (qx - px) * mid, py + (qy - py) * mid)) continue;
        const low = level + EYE + rise * (rise > 0 ? a : b);
        const high = level + EYE + rise * (rise > 0 ? b : a);
        // A floor or the roof between the two heights.
        if (Math.floor(high) >= 1 && Math.floor(high) > low && Math.ceil(low) <= house.levels) return 1;
      }
    }
    return look;
  }

  private areas(px: number, py: number, tx: number, ty: number, ox: number, oy: number): Look {
    let look = 0;
    for (const patch of this.obscuring) if (shareInside(patch.ring, px, py, tx, ty) > 0) look |= OBSCURED;
    if (this.woods.length === 0) return look;
    const ends = ox === 0 && oy === 0 ? [0] : [0, 1, -1];
    for (const [bit, s] of ends.entries()) {
      const qx = tx + ox * s;
      const qy = ty + oy * s;
      const far = Math.sqrt((qx - px) ** 2 + (qy - py) ** 2);
      const through = this.deep.map(() => 0);
      for (const { patch, group } of this.woods) {
        const [w, south, e, n] = patch.box;
        if (Math.max(px, qx) < w || Math.min(px, qx) > e || Math.max(py, qy) < south || Math.min(py, qy) > n)
          continue;
        through[group] = (through[group] as number) + shareInside(patch.ring, px, py, qx, qy) * far;
      }
      if (through.some((length, g) => length >= (this.deep[g] as number))) look |= 1 << bit;
    }
    return look;
  }

  private smoke(
    px: number,
    py: number,
    tx: number,
    ty: number,
    ox: number,
    oy: number,
    level: number,
    targetLevel: number,
  ): Look {
    let look = 0;
    for (const cloud of this.clouds) {
      if (cloud.level < Math.min(level, targetLevel) || cloud.level > Math.max(level, targetLevel)) continue;
      const x = cloud.x * GRAIN;
      const y = cloud.y * GRAIN;
      const r2 = (cloud.r * GRAIN) ** 2;
      for (let bit = 0; bit < (ox === 0 && oy === 0 ? 1 : 3); bit++) {
        const s = bit === 0 ? 0 : bit === 1 ? 1 : -1;
        if (squareTo(x, y, px, py, tx + ox * s, ty + oy * s) >= r2) continue;
        look |= cloud.effect === 'blocks' ? 1 << bit : OBSCURED;
      }
    }
    return look;
  }

  /** Bases of others that a line passes over. */
  private bodies(
    px: number,
    py: number,
    tx: number,
    ty: number,
    ox: number,
    oy: number,
    level: number,
    targetLevel: number,
    pad: number,
    a: number,
    b: number,
  ): Look {
    const f = this.figures;
    const { cells, head, next } = f;
    const bottom = Math.min(level, targetLevel);
    const top = Math.max(level, targetLevel);
    const slanted = bottom !== top;
    let look = 0;
    const n = cells.strip(px, py, tx, ty, pad + f.widest);
    for (let k = 0; k < n; k++)
      for (let i = head[cells.found[k] as number] as number; i >= 0; i = next[i] as number) {
        if (i === a || i === b || f.down[i] === 1) continue;
        const at = f.level[i] as number;
        if (at < bottom || at > top) continue;
        const x = f.x[i] as number;
        const y = f.y[i] as number;
        const r = f.r[i] as number;
        const r2 = r * r;
        if (slanted && !this.nearEnd(x, y, r, px, py, tx, ty)) continue;
        let hit = squareTo(x, y, px, py, tx, ty) < r2 ? 1 : 0;
        if (pad > 0) {
          if (squareTo(x, y, px, py, tx + ox, ty + oy) < r2) hit |= 2;
          if (squareTo(x, y, px, py, tx - ox, ty - oy) < r2) hit |= 4;
        }
        if (hit === 0) continue;
        if (this.figureEffect === OBSCURES) return look | OBSCURED;
        look |= hit;
      }
    return look;
  }

  private nearEnd(x: number, y: number, r: number, px: number, py: number, tx: number, ty: number): boolean {
    const near = (this.overLow + r) ** 2;
    return (x - px) ** 2 + (y - py) ** 2 <= near || (x - tx) ** 2 + (y - ty) ** 2 <= near;
  }

  /** The highest roof on the map. */
  get roof(): number {
    return this.top;
  }
}

function isLow(kind: PieceKind): boolean {
  return kind === 'vehicle' || kind.startsWith('barrier:');
}

/** How far along a to b its meeting with c to d lies, 0 to 1; its beginning where both lie on one line. */
function meeting(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (turn === 0) return 0;
  return ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
}
