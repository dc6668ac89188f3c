import type { Figures } from '../figures/figures.js';
import type { Box, Ground, House, Patch, Piece, PieceKind, Shell } from '../ground/ground.js';
import { type Lines, sharedLines } from '../ground/lines.js';
import type { Effect, SightRules } from '../rules.js';
import { Sweep } from '../shapes/cells.js';
import { ALL, Fan, LEFT, MIDDLE, RIGHT } from '../shapes/fan.js';
import {
  comesDeep,
  inside,
  overlap,
  type Ring,
  shareIn,
  side,
  squareTo,
  stretchesIn,
  touch,
} from '../shapes/segments.js';
import { grains } from '../shapes/units.js';

/** A round cloud of smoke or flames on one level, in the table's unit. */
export interface Cloud {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly level: number;
  readonly effect: Effect;
}

/**
 * The result of a look as bits: 1, 2 and 4 are set if the line to the target's middle, left or right side is blocked,
 * and 8 if anything obscures any of them. 7 alone means that the target is not seen.
 */
export type Look = number;

const OBSCURED = 8;
export const CLEAR: Look = 0;

/** True if some line reaches the target. */
export function isSeen(look: Look): boolean {
  return (look & ALL) !== ALL;
}

/** True if the target is seen only partly: some line is blocked, or something obscures. */
export function isPartly(look: Look): boolean {
  return look !== CLEAR && isSeen(look);
}

/** The height of an eye above its floor, in levels. */
const EYE = 0.5;

const NOTHING = 0;
const BLOCKS = 1;
const OBSCURES = 2;
/** The effect depends on where the viewer and the target are. */
const PEEK = 3;
const SHELL = 4;

function code(effect: Effect | 'hides' | undefined): number {
  return effect === undefined ? NOTHING : effect === 'obscures' ? OBSCURES : BLOCKS;
}

/** Anything below this, in thousandths or levels, is rounding: a value this near to a limit has reached it. */
const TINY = 1e-6;

/** Pieces that matter to sight, with the current effect of each. */
interface Storey {
  readonly lines: Lines;
  readonly effect: Uint8Array;
}

/** Areas of a kind that limit how far a line may pass through them, or how deep it may enter. */
interface Woods {
  readonly patches: Patch[];
  readonly deep: number;
}

/**
 * Lines of sight on one ground under one book's rules. Three lines are drawn from the middle of the viewer's base to
 * the middle and both sides of the target's; a line is blocked by whatever it touches.
 */
export class Sight {
  /** The pieces on each level, and those on all levels. */
  private readonly storeys: Storey[] = [];
  private readonly all: Storey;
  /** Doors that are open or gone. */
  private readonly open = new Set<string>();
  private readonly obscuring: Patch[] = [];
  /** Areas that obscure only where the target's half of a line passes through them. */
  private readonly shielding: Patch[] = [];
  private readonly woods: Woods[] = [];
  private readonly cored: Woods[] = [];
  private readonly houses: ReadonlyMap<string, House>;
  /** Levels of the current look. */
  private level = 0;
  private targetLevel = 0;
  private readonly figureEffect: number;
  private readonly overLow: number;
  private readonly fan = new Fan();
  private readonly sweep = new Sweep();
  clouds: readonly Cloud[] = [];

  constructor(
    readonly ground: Ground,
    readonly rules: SightRules,
    private readonly figures: Figures,
  ) {
    for (const b of ground.map.buildings ?? [])
      for (const d of b.doors ?? []) if (d.open) this.open.add(d.id);
    this.houses = new Map(ground.houses.map((h) => [h.id, h]));
    this.all = this.stand('all');
    for (const [kind, { obscures, blocksAfter, core }] of Object.entries(rules.areas ?? {})) {
      const patches = ground.patches.filter((p) => p.kind === kind);
      if (patches.length === 0) continue;
      if (obscures) (obscures === 'nearer' ? this.shielding : this.obscuring).push(...patches);
      if (blocksAfter !== undefined) this.woods.push({ patches, deep: grains(blocksAfter) });
      if (core !== undefined) this.cored.push({ patches, deep: grains(core) });
    }
    this.figureEffect = code(rules.figures);
    this.overLow = grains(rules.overLow);
  }

  /** The highest roof on the map. */
  get roof(): number {
    return Math.max(0, ...this.ground.houses.map((h) => h.levels));
  }

  /** Opens or closes a door. A door that is gone counts as open. */
  setDoor(id: string, open: boolean): void {
    if (open) this.open.add(id);
    else this.open.delete(id);
    for (const { lines, effect } of [this.all, ...this.storeys])
      lines.pieces.forEach((p, i) => {
        if (p.kind === 'door' && p.id === id) effect[i] = this.effectOf(p);
      });
  }

  private effectOf(p: Piece): number {
    const { rules } = this;
    if (p.shell && rules.shells !== undefined) return SHELL;
    if (rules.peeks?.[p.kind] !== undefined) return PEEK;
    if (p.kind === 'vehicle' && p.type !== undefined) {
      const own = rules.vehicles?.[p.type];
      if (own) return code(own);
    }
    return code(p.kind === 'door' && this.open.has(p.id) ? rules.openDoor : rules.pieces[p.kind]);
  }

  /** The pieces on a level, or on all levels, that can ever affect a line. All tables on this ground share them. */
  private stand(level: number | 'all'): Storey {
    const { ground, rules } = this;
    const matters = (p: Piece): boolean =>
      !!rules.pieces[p.kind] || (p.kind === 'door' && !!rules.openDoor) || this.effectOf(p) !== NOTHING;
    const there = (p: Piece): boolean => level === 'all' || (level >= p.from && level < p.to);
    const lines = sharedLines(ground, rules, `${level}`, () =>
      ground.pieces.filter((p) => there(p) && matters(p)),
    );
    return { lines, effect: Uint8Array.from(lines.pieces, (p) => this.effectOf(p)) };
  }

  private storey(level: number): Storey {
    for (let l = this.storeys.length; l <= level; l++) this.storeys.push(this.stand(l));
    return this.storeys[level] as Storey;
  }

  /** How one figure sees another, regardless of facing. */
  look(from: number, to: number): Look {
    const { x, y, level, r } = this.figures;
    return this.lookAt(
      x[from] as number,
      y[from] as number,
      level[from] as number,
      x[to] as number,
      y[to] as number,
      level[to] as number,
      r[to] as number,
      from,
      to,
    );
  }

  /**
   * How a spot is seen. An `r` of 0 draws only one line. Places are in thousandths; the figures `a` and `b` are
   * ignored.
   */
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
    let look = this.standing(px, py, level, tx, ty, targetLevel, r);
    if (!isSeen(look)) return ALL;
    // Bases are checked before areas: there are many, and the check is quick.
    const bodies = this.figureEffect === NOTHING ? 0 : this.bodies(level, targetLevel, a, b);
    if (!isSeen(look | bodies)) return ALL;
    look |= this.lying(look);
    if (!isSeen(look | bodies)) return ALL;
    return (this.rules.figures === 'hides' ? look : look | bodies) & ~this.undrawn;
  }

  /** The same, ignoring all figures. */
  through(
    px: number,
    py: number,
    level: number,
    tx: number,
    ty: number,
    targetLevel: number,
    r: number,
  ): Look {
    let look = this.standing(px, py, level, tx, ty, targetLevel, r);
    if (isSeen(look)) look |= this.lying(look);
    return isSeen(look) ? look & ~this.undrawn : ALL;
  }

  /** Lines that are not drawn count as blocked. */
  private get undrawn(): Look {
    return ALL & ~this.fan.lines;
  }

  /** Draws the lines and checks them against standing things. */
  private standing(
    px: number,
    py: number,
    level: number,
    tx: number,
    ty: number,
    targetLevel: number,
    r: number,
  ): Look {
    this.fan.draw(px, py, tx, ty, r);
    this.level = level;
    this.targetLevel = targetLevel;
    return this.undrawn | (level === targetLevel ? this.walls(level) : this.slanted(level, targetLevel));
  }

  /** Checks the drawn lines against areas and smoke. */
  private lying(before: Look): Look {
    let look = before;
    if (this.woods.length > 0 || this.obscuring.length > 0 || this.shielding.length > 0) look |= this.areas();
    if (isSeen(look) && this.cored.length > 0) look |= this.cores();
    if (isSeen(look) && this.clouds.length > 0) look |= this.smoke(this.level, this.targetLevel);
    return look;
  }

  // ---------------------------------------------------------------- what goes by where the two stand

  /** The effect on the current look of a piece that a line meets. */
  private met({ lines, effect }: Storey, i: number): number {
    const does = effect[i] as number;
    if (does <= BLOCKS) return does;
    const piece = lines.pieces[i] as Piece;
    const now = does === SHELL ? this.inShell(piece) : does === PEEK ? this.peeking(piece) : OBSCURES;
    return now === OBSCURES && this.rules.shields && !this.isNearer(piece) ? NOTHING : now;
  }

  private inShell(piece: Piece): number {
    const { px, py, dx, dy } = this.fan;
    const { house, ax, ay, bx, by } = piece.shell as Shell;
    const { ring, levels } = this.houses.get(house) as House;
    const limit = grains(this.rules.shells as number) + TINY;
    const from = this.level < levels && inside(ring, px, py);
    const to = this.targetLevel < levels && inside(ring, px + dx, py + dy);
    if (from && to) return NOTHING;
    if (this.rules.shellsShield && !to && (from || !this.isNearer(piece))) return NOTHING;
    if (!from && !to) return BLOCKS;
    const off = from ? squareTo(px, py, ax, ay, bx, by) : squareTo(px + dx, py + dy, ax, ay, bx, by);
    return off > limit * limit ? BLOCKS : OBSCURES;
  }

  private peeking({ kind, ax, ay, bx, by }: Piece): number {
    const { px, py, dx, dy } = this.fan;
    const limit = grains(this.rules.peeks?.[kind] as number) + TINY;
    const off = Math.min(squareTo(px, py, ax, ay, bx, by), squareTo(px + dx, py + dy, ax, ay, bx, by));
    return off <= limit * limit ? OBSCURES : BLOCKS;
  }

  /** True if a piece that a line meets is at least as near to the target as to the viewer. */
  private isNearer({ ax, ay, bx, by }: Piece): boolean {
    const { px, py, dx, dy } = this.fan;
    return Math.abs(side(ax, ay, bx, by, px + dx, py + dy)) <= Math.abs(side(ax, ay, bx, by, px, py));
  }

  /** Checks the lines against areas with a dense core. */
  private cores(): Look {
    const { px, py, dx, dy, ox, oy } = this.fan;
    let look = 0;
    for (const { patches, deep } of this.cored)
      for (const { ring, box } of patches) {
        const [w, s, e, n] = box;
        const aside = this.fan.reach;
        if (misses([w - aside, s - aside, e + aside, n + aside], px, py, px + dx, py + dy)) continue;
        const from = inside(ring, px, py);
        const to = inside(ring, px + dx, py + dy);
        if (from && to) continue;
        for (const [bit, k] of SIDES) {
          if (!(this.fan.lines & bit)) continue;
          const qx = px + dx + ox * k;
          const qy = py + dy + oy * k;
          if (comesDeep(ring, px, py, qx, qy, deep)) look |= bit;
          else if (!from && !to && shareIn([ring], px, py, qx, qy) > 0) look |= OBSCURED;
        }
      }
    return look;
  }

  /** Checks lines on one level against the pieces there. */
  private walls(level: number): Look {
    const { fan, sweep } = this;
    const storey = this.storey(level);
    const { cells, starts, items, ends } = storey.lines;
    const { px, py, dx, dy, reach } = fan;
    let look = ALL & ~fan.lines;
    for (sweep.begin(cells, px, py, px + dx, py + dy, reach); sweep.next(); )
      for (let cell = sweep.first; cell <= sweep.last; cell += sweep.step)
        for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
          const k = 4 * at;
          const hit = fan.touching(
            (ends[k] as number) - px,
            (ends[k + 1] as number) - py,
            (ends[k + 2] as number) - px,
            (ends[k + 3] as number) - py,
          );
          if (hit === 0) continue;
          const does = this.met(storey, items[at] as number);
          if (does === BLOCKS) {
            look |= hit;
            if ((look & ALL) === ALL) return look;
          } else if (does === OBSCURES) look |= OBSCURED;
        }
    return look;
  }

  /**
   * Checks lines between levels against walls as high as their floors, floors and roofs, and low things near the ends.
   */
  private slanted(level: number, targetLevel: number): Look {
    const { px, py, dx, dy, ox, oy } = this.fan;
    let look = 0;
    for (const [bit, s] of SIDES) {
      if (!(this.fan.lines & bit)) continue;
      const met = this.slantedLine(px, py, level, px + dx + ox * s, py + dy + oy * s, targetLevel);
      look |= met & OBSCURED;
      if (met & MIDDLE) look |= bit;
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
  ): Look {
    const { ground } = this;
    const { lines, effect } = this.all;
    const { cells, starts, items, ax, ay, bx, by, from, to } = lines;
    const rise = targetLevel - level;
    const far = Math.sqrt((qx - px) ** 2 + (qy - py) ** 2);
    const near = this.overLow + TINY;
    const bottom = Math.min(level, targetLevel);
    const top = Math.max(level, targetLevel);
    /** The storey at a share of the way. */
    const storey = (share: number): number => Math.floor(level + EYE + rise * share + TINY);
    let look = 0;
    lines.begin();
    const n = cells.strip(px, py, qx, qy, 0);
    for (let k = 0; k < n; k++) {
      const cell = cells.found[k] as number;
      for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
        const i = items[at] as number;
        if (effect[i] === NOTHING || bottom >= (to[i] as number) || top < (from[i] as number)) continue;
        if (!lines.meet(i)) continue;
        const cx = ax[i] as number;
        const cy = ay[i] as number;
        const ex = bx[i] as number;
        const ey = by[i] as number;
        if (!touch(px, py, qx, qy, cx, cy, ex, ey)) continue;
        const [begin, end] = overlap(px, py, qx, qy, cx, cy, ex, ey);
        if (isLow((lines.pieces[i] as Piece).kind)) {
          if (begin * far > near && (1 - end) * far > near) continue;
        } else {
          const first = storey(begin);
          const last = storey(end);
          if (Math.max(first, last) < (from[i] as number) || Math.min(first, last) >= (to[i] as number))
            continue;
        }
        const does = this.met(this.all, i);
        if (does !== NOTHING) look |= does === BLOCKS ? MIDDLE : OBSCURED;
      }
    }
    for (const house of ground.houses) {
      if (misses(house.box, px, py, qx, qy)) continue;
      const within = stretchesIn([house.ring], px, py, qx, qy);
      for (let c = 0; c < within.length; c += 2) {
        const first = storey(within[c] as number);
        const last = storey(within[c + 1] as number);
        // Between two storeys there is a floor or the roof.
        if (first !== last && Math.min(first, last) < house.levels) look |= MIDDLE;
      }
    }
    return look;
  }

  private areas(): Look {
    const { px, py, dx, dy, ox, oy } = this.fan;
    let look = 0;
    for (const [bit, s] of SIDES) {
      if (!(this.fan.lines & bit)) continue;
      const qx = px + dx + ox * s;
      const qy = py + dy + oy * s;
      if (!(look & OBSCURED) && this.isHazy(px, py, qx, qy)) look |= OBSCURED;
      const far = Math.sqrt((qx - px) ** 2 + (qy - py) ** 2);
      for (const { patches, deep } of this.woods) {
        const through = shareThrough(patches, px, py, qx, qy) * far;
        if (through > 0 && through >= deep - TINY) look |= bit;
      }
    }
    return look;
  }

  /** True if a line passes through an area that obscures it. */
  private isHazy(px: number, py: number, qx: number, qy: number): boolean {
    return (
      shareThrough(this.obscuring, px, py, qx, qy) > 0 ||
      shareThrough(this.shielding, (px + qx) / 2, (py + qy) / 2, qx, qy) > 0
    );
  }

  private smoke(level: number, targetLevel: number): Look {
    const { fan } = this;
    let look = 0;
    for (const cloud of this.clouds) {
      if (cloud.level < Math.min(level, targetLevel) || cloud.level > Math.max(level, targetLevel)) continue;
      const hit = fan.passing(grains(cloud.x) - fan.px, grains(cloud.y) - fan.py, grains(cloud.r));
      if (hit !== 0) look |= cloud.effect === 'blocks' ? hit : OBSCURED;
    }
    return look;
  }

  /** Checks the lines against the bases of others. */
  private bodies(level: number, targetLevel: number, a: number, b: number): Look {
    const { fan, figures, sweep } = this;
    const { cells, head, next } = figures;
    const bottom = Math.min(level, targetLevel);
    const top = Math.max(level, targetLevel);
    const slanted = bottom !== top;
    const { px, py, dx, dy } = fan;
    let look = 0;
    for (sweep.begin(cells, px, py, px + dx, py + dy, fan.reach + figures.widest); sweep.next(); )
      for (let cell = sweep.first; cell <= sweep.last; cell += sweep.step)
        for (let i = head[cell] as number; i >= 0; i = next[i] as number) {
          const x = (figures.x[i] as number) - px;
          const y = (figures.y[i] as number) - py;
          const r = figures.r[i] as number;
          const hit = fan.passing(x, y, r);
          if (hit === 0 || i === a || i === b || figures.down[i] === 1) continue;
          const at = figures.level[i] as number;
          if (at < bottom || at > top || (slanted && !this.nearEnd(x, y, r))) continue;
          if (this.figureEffect === OBSCURES) return OBSCURED;
          look |= hit;
        }
    return look;
  }

  /** True if a base is near enough to an end of a line to matter. Its middle is given relative to the eye. */
  private nearEnd(x: number, y: number, r: number): boolean {
    const { dx, dy } = this.fan;
    const near = (this.overLow + r) ** 2;
    return x * x + y * y <= near || (x - dx) ** 2 + (y - dy) ** 2 <= near;
  }
}

function isLow(kind: PieceKind): boolean {
  return kind === 'vehicle' || kind.startsWith('barrier:');
}

/** Each line's bit, and its end as a multiple of the offset to the target's side. */
const SIDES = [
  [MIDDLE, 0],
  [LEFT, 1],
  [RIGHT, -1],
] as const;

/** True if a line cannot meet a box. */
function misses([w, s, e, n]: Box, ax: number, ay: number, bx: number, by: number): boolean {
  return (ax < w && bx < w) || (ax > e && bx > e) || (ay < s && by < s) || (ay > n && by > n);
}

/** The share of the segment from a to b that is in some areas. */
function shareThrough(patches: readonly Patch[], ax: number, ay: number, bx: number, by: number): number {
  if (ax === bx && ay === by) return 0;
  const rings: Ring[] = [];
  for (const p of patches) if (!misses(p.box, ax, ay, bx, by)) rings.push(p.ring);
  return rings.length === 0 ? 0 : shareIn(rings, ax, ay, bx, by);
}
