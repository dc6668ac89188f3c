import { GRAIN, grains, inArc, isPartly, isSeen, type Look, meeting, Sight } from '@shambles/field';
import type { At, Place } from '@shambles/measured';
import { ARC, Bases, CONTACT, SIGHT } from './bases.js';

/** What figures see of each other, allowing for light. ROS-R-los, ROS-R-light. */
export class Sights extends Bases {
  /** Sight as it applies to throws: vehicles do not block it. */
  private lobs: Sight | undefined;

  /**
   * True if two bases are in contact: at most CONTACT apart, on the same level, with no wall between. ROS-R-base,
   * ROS-D-adjacent.
   */
  touching(a: string, b: string): boolean {
    const f = this.figures;
    const i = f.find(a);
    const j = f.find(b);
    return i >= 0 && f.level[i] === f.level[j] && this.gap(a, b) <= CONTACT && !this.walled(i, j);
  }

  /** True if something that blocks sight, such as a wall or a closed door, is between two bases. */
  private walled(i: number, j: number): boolean {
    const f = this.figures;
    const { x, y, level } = f.figure(j);
    return !isSeen(this.lookFrom(i, { x, y, level }, 0, j));
  }

  /** Those of `among` that touch a figure, in the given order. */
  touchers(id: string, among: readonly string[]): string[] {
    return among.filter((other) => other !== id && this.touching(id, other));
  }

  /** How much of b a can see, allowing for light. ROS-R-los, ROS-R-light. */
  sees(a: string, b: string): 'no' | 'partly' | 'clear' {
    const f = this.figures;
    const i = f.find(a);
    const j = f.find(b);
    if (j < 0 || (i < 0 && !this.sitting(a)) || !this.lightReaches(a, b)) return 'no';
    const look = this.lookAt(a, j);
    return !isSeen(look) ? 'no' : isPartly(look) ? 'partly' : 'clear';
  }

  /** The look at a figure from the middle of a base, or out of a vehicle. */
  private lookAt(a: string, j: number): Look {
    const { x, y, level, r } = this.figures.figure(j);
    const spot = { x, y, level };
    return this.lineTo(this.field.sight, this.eye(a, spot), spot, grains(r), j);
  }

  /** How much of a figure with this base could be seen, in any direction, if it were at a place. */
  spied(
    a: string,
    [x, y, level]: Place,
    { id, base, burning = 0 }: { readonly id: string; readonly base: number; readonly burning?: number },
  ): { readonly range: number; readonly partly: boolean } | undefined {
    const spot = { x, y, level };
    const range = Math.max(0, Math.round((this.gapTo(spot, a) - base) * GRAIN) / GRAIN);
    if (burning === 0 && !this.lit(a, spot, range, base)) return undefined;
    const look = this.lineTo(this.field.sight, this.eye(a, spot), spot, grains(base), this.figures.find(id));
    return isSeen(look) ? { range, partly: isPartly(look) } : undefined;
  }

  /** True if a line of sight reaches a spot, or any part of a base there, from a figure, whatever the light. */
  reaches(a: string, spot: At, base = 0): boolean {
    return isSeen(this.lineTo(this.field.sight, this.eye(a, spot), spot, grains(base)));
  }

  /** True if a figure sees a spot: a line reaches it and there is enough light. */
  seesSpot(a: string, spot: At): boolean {
    return this.lit(a, spot, this.gapTo(spot, a)) && this.reaches(a, spot);
  }

  /** True if a figure faces a place: it is in its front arc, and a line reaches it. */
  facesSpot(id: string, at: Place): boolean {
    const [x, y, level] = at;
    return this.inArcOf(id, at) && this.reaches(id, { x, y, level });
  }

  /** True if no wall is between two places on one level. */
  sameSide([x, y, level]: Place, b: At): boolean {
    if (level !== b.level) return false;
    const look = this.field.sight.lookAt(grains(x), grains(y), level, grains(b.x), grains(b.y), level, 0);
    return isSeen(look);
  }

  /**
   * True if something can be thrown to a spot: it is in sight, or hidden only by a single vehicle. Fences, windows and
   * open doors block neither sight nor throws. ROS-D-grenade-sight.
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

  /** Sight that vehicles do not block. */
  private lob(): Sight {
    const { vehicle: _, ...pieces } = SIGHT.pieces;
    this.lobs ??= new Sight(this.ground, { ...SIGHT, pieces }, this.figures);
    for (const d of this.standing.doors) this.lobs.setDoor(d.id, d.state !== 'closed');
    return this.lobs;
  }

  /**
   * Where a figure's lines of sight begin, in thousandths: at its middle, or, for a survivor in a vehicle, where they
   * leave the vehicle, since it fires out of it. ROS-U-priority.
   */
  private eye(id: string, to: At): Eye {
    const i = this.figures.find(id);
    const { x, y, level } = this.baseOf(id);
    if (i >= 0) return { i, x, y, level };
    const vehicle = this.sitting(id)?.inside;
    const [tx, ty] = [grains(to.x), grains(to.y)];
    let out = { x, y };
    for (const p of this.ground.pieces) {
      if (p.id !== vehicle) continue;
      const at = meeting(x, y, tx, ty, p.ax, p.ay, p.bx, p.by);
      if (at) out = { x: at[0], y: at[1] };
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
    // A burning figure lights itself.
    if ('burning' in target && target.burning > 0) return true;
    return this.lit(a, this.whereIs(b), gap, this.baseOf(b).r / GRAIN);
  }

  /**
   * True if there is light enough: by night a survivor sees 15 cm, 30 in its torch's arc, and whatever flames or a lamp
   * light. ROS-R-light.
   */
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

  /** True if flames or a lamp light at least the edge of the base. */
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

/** Where lines of sight begin, in thousandths, and the index of the figure; -1 if it has no base on the table. */
interface Eye {
  readonly i: number;
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** Distance outside a vehicle at which lines of sight begin, in thousandths. */
const OUTSIDE = 20;

/** How far figures see by night, in cm. ROS-R-light. */
const NIGHT = 15;
const TORCH = 30;
const ZED_NIGHT = 20;
const LAMP = 10;
/** Flames light their own area. ROS-R-flames. */
const FLAMES_LIGHT = 10;
