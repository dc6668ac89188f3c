import { GRAIN, grains, houseAt, snap, squareTo } from '@shambles/field';
import { type At, type Place, tablesOfWorlds } from '@shambles/measured';
import { type Book, groundWith } from './book.js';
import type { RosWorld } from './facts.js';
import { BASE } from './kinds.js';
import type { Person, State, Zed } from './state.js';
import { CONTACT } from './table/bases.js';
import { Goings } from './table/goings.js';
import type { DoorType } from './tables/things.js';

export { ARC, CONTACT } from './table/bases.js';

/** The table for measuring: derived from a state or a view, never part of one. */
export class RosTable extends Goings {
  /** Distance from the edge of a base to a parked vehicle, in cm. */
  gapToVehicle(vehicle: string, at: At, base = BASE): number {
    let least = Number.POSITIVE_INFINITY;
    for (const p of this.ground.pieces)
      if (p.id === vehicle)
        least = Math.min(least, squareTo(grains(at.x), grains(at.y), p.ax, p.ay, p.bx, p.by));
    return Math.max(0, Math.round(Math.sqrt(least) - grains(base))) / GRAIN;
  }

  /** The middle of a vehicle. */
  middleOf(vehicle: string): readonly [x: number, y: number] {
    const pieces = this.ground.pieces.filter((p) => p.id === vehicle);
    const mean = (of: 'ax' | 'ay') => pieces.reduce((sum, p) => sum + p[of], 0) / pieces.length;
    return [Math.round(mean('ax')) / GRAIN, Math.round(mean('ay')) / GRAIN];
  }

  /** Doors that a base at a place touches, on its level. */
  doorsAt(at: At): string[] {
    const reach = grains(BASE + CONTACT);
    return this.ground.pieces
      .filter(
        (p) =>
          p.kind === 'door' &&
          p.from === at.level &&
          squareTo(grains(at.x), grains(at.y), p.ax, p.ay, p.bx, p.by) <= reach * reach,
      )
      .map((p) => p.id);
  }

  /** The building that a door belongs to. */
  houseOfDoor(id: string): string | undefined {
    return this.book.map.buildings?.find((b) => b.doors?.some((d) => d.id === id))?.id;
  }

  doorType(id: string): DoorType {
    const doors = (this.book.map.buildings ?? []).flatMap((b) => b.doors ?? []);
    return (doors.find((d) => d.id === id)?.type ?? 'standard') as DoorType;
  }

  /** True if no base is in the doorway, so that the door can be closed. */
  doorwayFree(id: string): boolean {
    const f = this.figures;
    return !this.ground.pieces.some((p) => {
      if (p.id !== id) return false;
      for (let i = 0; i < f.count; i++) {
        const r = (f.r[i] as number) - 2;
        if (
          f.level[i] === p.from &&
          squareTo(f.x[i] as number, f.y[i] as number, p.ax, p.ay, p.bx, p.by) < r * r
        )
          return true;
      }
      return false;
    });
  }

  /** The place just across a fence from a base, if a base fits there. */
  across(fence: string, at: At): Place | undefined {
    for (const p of this.ground.pieces) {
      if (p.id !== fence || p.from !== at.level) continue;
      const dx = p.bx - p.ax;
      const dy = p.by - p.ay;
      const square = dx * dx + dy * dy;
      const t = ((grains(at.x) - p.ax) * dx + (grains(at.y) - p.ay) * dy) / square;
      if (t < 0 || t > 1) continue;
      const footX = p.ax + dx * t;
      const footY = p.ay + dy * t;
      const far = Math.sqrt(square);
      const side = dx * (grains(at.y) - p.ay) - dy * (grains(at.x) - p.ax) > 0 ? -1 : 1;
      const off = grains(BASE) + 50;
      const to: Place = [
        Math.round(footX - (dy / far) * off * side) / GRAIN,
        Math.round(footY + (dx / far) * off * side) / GRAIN,
        at.level,
      ];
      const reach = this.ways('survivor').standing(...to);
      if (reach && !this.taken(to)) return to;
    }
    return undefined;
  }

  /** The free place touching a vehicle, on one side or any, that is nearest to `near` or else to its middle. */
  besideVehicle(
    vehicle: string,
    near?: At,
    side?: readonly [east: number, north: number],
  ): Place | undefined {
    const [mx, my] = this.middleOf(vehicle);
    const ways = this.ways('survivor');
    const off = ([x, y]: Place) => (x - (near?.x ?? mx)) ** 2 + (y - (near?.y ?? my)) ** 2;
    let best: Place | undefined;
    for (const p of this.ground.pieces) {
      if (p.id !== vehicle) continue;
      const [ax, ay] = [p.ax / GRAIN, p.ay / GRAIN];
      const [dx, dy] = [p.bx / GRAIN - ax, p.by / GRAIN - ay];
      const far = Math.sqrt(dx * dx + dy * dy);
      // The sides of a vehicle run anticlockwise: outward is to the right.
      const [nx, ny] = [dy / far, -dx / far];
      if (side && nx * side[0] + ny * side[1] < SQUARELY) continue;
      for (let n = 0; n <= Math.ceil(far); n++) {
        const d = Math.min(n, far);
        const at: Place = [
          snap(ax + (dx / far) * d + nx * (BASE + CONTACT / 2)),
          snap(ay + (dy / far) * d + ny * (BASE + CONTACT / 2)),
          0,
        ];
        if (best && off(at) >= off(best)) continue;
        if (ways.standing(...at) && !this.taken(at)) best = at;
      }
    }
    return best;
  }

  /** The place touching a door on the side of `from`. */
  besideDoor(id: string, from: Place): Place | undefined {
    for (const p of this.ground.pieces) {
      if (p.id !== id) continue;
      const dx = p.bx - p.ax;
      const dy = p.by - p.ay;
      const far = Math.sqrt(dx * dx + dy * dy);
      const sign = dx * (grains(from[1]) - p.ay) - dy * (grains(from[0]) - p.ax) >= 0 ? 1 : -1;
      const off = (grains(BASE) + 50) * sign;
      return [
        Math.round((p.ax + p.bx) / 2 - (dy / far) * off) / GRAIN,
        Math.round((p.ay + p.by) / 2 + (dx / far) * off) / GRAIN,
        p.from,
      ];
    }
    return undefined;
  }

  /** True if something can lie at a spot: on the ground, a floor or a roof of the table. ROS-R-map. */
  hasFloor({ x, y, level }: At): boolean {
    const [width, height] = this.book.map.size;
    if (!(x >= 0 && x <= width && y >= 0 && y <= height)) return false;
    return level <= (houseAt(this.ground, { x, y })?.levels ?? 0);
  }

  /** Wire fences that a base at a place touches. */
  fencesAt(at: At): string[] {
    const reach = grains(BASE + CONTACT);
    const found = this.ground.pieces.filter(
      (p) =>
        p.kind === 'barrier:wire' &&
        p.from === at.level &&
        squareTo(grains(at.x), grains(at.y), p.ax, p.ay, p.bx, p.by) <= reach * reach,
    );
    return [...new Set(found.map((p) => p.id))];
  }

  /** The building at a place, on whatever level, its roof included. */
  houseAt(at: { readonly x: number; readonly y: number }): string | undefined {
    return houseAt(this.ground, at)?.id;
  }

  sameHouse(at: At, [x, y, level]: Place): boolean {
    const house = this.houseOf(at);
    return house !== undefined && house === this.houseOf({ x, y, level });
  }

  /** True if both are in one room: each level of a building is one room. ROS-R-map. */
  sameRoom(a: At, b: At): boolean {
    return a.level === b.level && this.sameHouse(a, [b.x, b.y, b.level]);
  }
}

/** A side faces a direction if it is turned from it by less than 45 degrees: the cosine. */
const SQUARELY = 0.7072;

/** The table of a world, as it stands now. */
export const tableOf: (w: RosWorld) => RosTable = tablesOfWorlds<State, Book, RosTable>({
  ground: (s, book) => groundWith(book, s.gaps),
  make: (s, book) => new RosTable(book, s),
});

/** A survivor or Zed by its id. */
export function figureAt(s: State, id: string): Person | Zed {
  const found = s.people.find((p) => p.id === id && p.where !== 'risen') ?? s.zeds.find((z) => z.id === id);
  if (!found) throw new RangeError(`There is no figure "${id}".`);
  return found;
}
