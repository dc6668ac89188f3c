import { GRAIN, grains, inArc, isPartly, isSeen, type Look, meeting, Sight } from '@shambles/field';
import type { At, Place } from '@shambles/measured';
import { ARC, Bases, CONTACT, SIGHT } from './bases.js';

/** What figures see of each other, light and all. ROS-R-los, ROS-R-light. */
export class Sights extends Bases {
  /** How a throw goes: as sight does, but over vehicles. */
  private lobs: Sight | undefined;

  /** Base contact: no more than a hair between them, on the same level, no wall between. ROS-R-base, ROS-D-adjacent. */
  touching(a: string, b: string): boolean {
    const f = this.figures;
    const i = f.find(a);
    const j = f.find(b);
    return i >= 0 && j >= 0 && f.level[i] === f.level[j] && this.gap(a, b) <= CONTACT && !this.walled(i, j);
  }

  /** A wall, closed door or fence stands between two bases. */
  private walled(i: number, j: number): boolean {
    const f = this.figures;
    const { x, y, level } = f.figure(j);
    return !isSeen(this.lookFrom(i, { x, y, level }, 0, j));
  }

  /** Which of these touch a figure, in their order. */
  touchers(id: string, among: readonly string[]): string[] {
    return among.filter((other) => other !== id && this.touching(id, other));
  }

  /** What can be seen of b by a, light and all: nothing, part of it, or all. ROS-R-los, ROS-R-light. */
  sees(a: string, b: string): 'no' | 'partly' | 'clear' {
    const f = this.figures;
    const i = f.find(a);
    const j = f.find(b);
    if (j < 0 || (i < 0 && !this.sitting(a)) || !this.lightReaches(a, b)) return 'no';
    const look = i >= 0 ? this.field.sight.look(i, j) : this.lookOut(a, j);
    return !isSeen(look) ? 'no' : isPartly(look) ? 'partly' : 'clear';
  }

  /** Out of a vehicle. */
  private lookOut(a: string, j: number): Look {
    const { x, y, level, r } = this.figures.figure(j);
    const spot = { x, y, level };
    return this.lineTo(this.field.sight, this.eye(a, spot), spot, grains(r), j);
  }

  /** What could be seen of a figure with this base, in whatever direction, were it at a place. */
  spied(
    a: string,
    [x, y, level]: Place,
    { id, base }: { readonly id: string; readonly base: number },
  ): { readonly range: number; readonly partly: boolean } | undefined {
    const spot = { x, y, level };
    const range = Math.max(0, Math.round((this.gapTo(spot, a) - base) * GRAIN) / GRAIN);
    if (!this.lit(a, spot, range, base)) return undefined;
    const look = this.lineTo(this.field.sight, this.eye(a, spot), spot, grains(base), this.figures.find(id));
    return isSeen(look) ? { range, partly: isPartly(look) } : undefined;
  }

  /** Whether a line reaches a spot from a figure, whatever the light. */
  reaches(a: string, spot: At): boolean {
    return isSeen(this.lineTo(this.field.sight, this.eye(a, spot), spot, 0));
  }

  /** A spot that a figure sees: a line reaches it and, by night, so does its eye. */
  seesSpot(a: string, spot: At): boolean {
    return this.lit(a, spot, this.gapTo(spot, a)) && this.reaches(a, spot);
  }

  /** A figure looks towards a place: it lies in its front arc, and a line reaches it. */
  facesSpot(id: string, [x, y, level]: Place): boolean {
    const f = this.figures;
    const i = f.of(id);
    const dx = grains(x) - (f.x[i] as number);
    const dy = grains(y) - (f.y[i] as number);
    return inArc(f.facing[i] as number, ARC, dx, dy) && this.reaches(id, { x, y, level });
  }

  /** No wall stands between two places of a level. */
  sameSide([x, y, level]: Place, b: At): boolean {
    if (level !== b.level) return false;
    const look = this.field.sight.lookAt(grains(x), grains(y), level, grains(b.x), grains(b.y), level, 0);
    return isSeen(look);
  }

  /**
   * Whether something can be thrown to a spot: one in sight, or one that a single vehicle hides, in a clear throw.
   * Fences, windows and open doors stop neither. ROS-D-grenade-sight.
   */
  throwReaches(id: string, spot: At): boolean {
    if (this.seesSpot(id, spot)) return true;
    if (!this.lit(id, spot, this.gapTo(spot, id))) return false;
    const eye = this.eye(id, spot);
    const vehicles = new Set(
      this.ground.pieces
        .filter(
          (p) =>
            p.kind === 'vehicle' &&
            meeting(eye.x, eye.y, grains(spot.x), grains(spot.y), p.ax, p.ay, p.bx, p.by) !== undefined,
        )
        .map((p) => p.id),
    );
    return vehicles.size === 1 && isSeen(this.lineTo(this.lob(), eye, spot, 0));
  }

  /** Sight that vehicles do not hinder. */
  private lob(): Sight {
    const { vehicle: _, ...pieces } = SIGHT.pieces;
    this.lobs ??= new Sight(this.ground, { ...SIGHT, pieces }, this.figures);
    for (const d of this.standing.doors) this.lobs.setDoor(d.id, d.state !== 'closed');
    return this.lobs;
  }

  /**
   * Where a figure's lines of sight begin, in thousandths: at its middle; for somebody in a vehicle, where they leave
   * it, for one fires out of it. ROS-U-priority.
   */
  private eye(id: string, to: At): Eye {
    const i = this.figures.find(id);
    const { x, y, level } = this.baseOf(id);
    if (i >= 0) return { i, x, y, level };
    const vehicle = this.sitting(id)?.inside;
    const [tx, ty] = [grains(to.x), grains(to.y)];
    let out = { x, y };
    for (const p of this.ground.pieces) {
      if (p.kind !== 'vehicle' || p.id !== vehicle) continue;
      const at = meeting(x, y, tx, ty, p.ax, p.ay, p.bx, p.by);
      if (at && (at[0] - x) ** 2 + (at[1] - y) ** 2 >= (out.x - x) ** 2 + (out.y - y) ** 2)
        out = { x: at[0], y: at[1] };
    }
    const far = Math.sqrt((tx - x) ** 2 + (ty - y) ** 2);
    if (out.x === x && out.y === y) return { i, x, y, level };
    const beyond = { x: Math.round(((tx - x) / far) * OUTSIDE), y: Math.round(((ty - y) / far) * OUTSIDE) };
    return { i, x: out.x + beyond.x, y: out.y + beyond.y, level };
  }

  private lineTo(sight: Sight, { i, x, y, level }: Eye, spot: At, r: number, j = -1): Look {
    return sight.lookAt(x, y, level, grains(spot.x), grains(spot.y), spot.level, r, i, j);
  }

  private lookFrom(i: number, spot: At, r: number, j: number): Look {
    const f = this.figures;
    const eye = { i, x: f.x[i] as number, y: f.y[i] as number, level: f.level[i] as number };
    return this.lineTo(this.field.sight, eye, spot, grains(r), j);
  }

  private lightReaches(a: string, b: string): boolean {
    if (this.book.scenario.light === 'day') return true;
    const zed = this.standing.zeds.find((z) => z.id === a);
    const target =
      this.standing.people.find((p) => p.id === b) ??
      this.standing.zeds.find((z) => z.id === b) ??
      this.standing.seated.find((q) => q.id === b);
    if (!target) return false;
    const gap = this.gap(a, b);
    if (zed) return gap <= ZED_NIGHT || ('torch' in target && target.torch);
    // What is on fire lights itself.
    if ('burning' in target && target.burning > 0) return true;
    return this.lit(a, this.whereIs(b), gap, this.baseOf(b).r / GRAIN);
  }

  /** By night a survivor sees 15 cm, its torch's arc 30, and whatever flames or a lamp light. ROS-R-light. */
  private lit(a: string, spot: At, gap: number, base = 0): boolean {
    if (this.book.scenario.light === 'day' || gap <= NIGHT) return true;
    const viewer = this.standing.people.find((p) => p.id === a);
    if (
      viewer?.torch &&
      gap <= TORCH &&
      inArc(viewer.facing, ARC, grains(spot.x) - grains(viewer.x), grains(spot.y) - grains(viewer.y))
    )
      return true;
    return this.bright(spot, base);
  }

  /** Lit by flames or by a lamp, at the edge of its base at least. */
  private bright(spot: At, base: number): boolean {
    const near = (x: number, y: number, r: number) =>
      (spot.x - x) ** 2 + (spot.y - y) ** 2 <= (r + base) * (r + base);
    return (
      this.standing.clouds.some(
        (c) => c.kind === 'flames' && c.level === spot.level && near(c.x, c.y, FLAMES_LIGHT),
      ) || (this.book.map.lamps ?? []).some((l) => near(l.at[0], l.at[1], LAMP))
    );
  }
}

/** Where lines of sight begin, in thousandths, and whose they are; -1 for nobody on a base. */
interface Eye {
  readonly i: number;
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** From the side of a vehicle to what is outside it, in thousandths. */
const OUTSIDE = 20;

/** How far one sees by night, in cm. ROS-R-light. */
const NIGHT = 15;
const TORCH = 30;
const ZED_NIGHT = 20;
const LAMP = 10;
/** Flames light their own area. ROS-R-flames. */
const FLAMES_LIGHT = 10;
