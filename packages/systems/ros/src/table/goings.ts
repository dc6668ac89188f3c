import type { Lit } from '@shambles/engine';
import { type Chase, GRAIN, grains, meeting, placesRound, type StepRules, snap, Ways } from '@shambles/field';
import type { At, Place } from '@shambles/measured';
import { BASE, baseOf, TANK_BASE, type ZedKind } from '../kinds.js';
import { Sights } from './sights.js';

/** Cost of crossings that are free but must be reported by the route. */
const A_HAIR = 0.001;

/** Step rules for each manner of going. ROS-terrain-door, ROS-terrain-fence, ROS-R-levels, ROS-R-fence-zed. */
const SOLID = {
  wall: 'bars',
  'thin-wall': 'bars',
  window: 'bars',
  vehicle: 'bars',
  edge: 'bars',
  border: 'bars',
} as const;
const WALKS: { readonly [manner in Manner]: StepRules } = {
  survivor: {
    name: 'survivor',
    pieces: { ...SOLID, 'barrier:wire': 'bars' },
    closedDoor: 'bars',
    links: { stairs: 5 },
  },
  zed: {
    name: 'zed',
    pieces: { ...SOLID, 'barrier:wire': 'bars' },
    closedDoor: 'bars',
    links: { stairs: 5 },
  },
  /**
   * For when no way is open: the shortest way through what can be smashed or climbed. Armoured doors cost so much that
   * a way through one only leads up to it.
   */
  breaker: {
    name: 'breaker',
    pieces: { ...SOLID, 'barrier:wire': 20 },
    closedDoor: 40,
    closedDoors: { reinforced: 200, armoured: 2000 },
    links: { stairs: 5 },
  },
  /** An NPS opens closed doors. ROS-terrain-door. */
  opener: {
    name: 'opener',
    pieces: { ...SOLID, 'barrier:wire': 'bars' },
    closedDoor: 5,
    links: { stairs: 5 },
  },
  /** Leaps over fences. ROS-R-fence-zed. */
  hunter: {
    name: 'hunter',
    pieces: SOLID,
    closedDoor: 'bars',
    links: { stairs: 5 },
  },
  /** Goes through doors, fences and thin walls without slowing down. ROS-tank, ROS-D-tank-armour. */
  tank: {
    name: 'tank',
    pieces: { ...SOLID, 'thin-wall': A_HAIR, 'barrier:wire': A_HAIR },
    closedDoor: A_HAIR,
    closedDoors: { armoured: 'bars' },
    links: { stairs: 5 },
  },
};
export type Manner = 'survivor' | 'zed' | 'breaker' | 'opener' | 'hunter' | 'tank';

/** Where figures can be and go. */
export class Goings extends Sights {
  private knocks: Ways | undefined;
  private readonly chases = new Map<Ways, Map<string, Chase>>();

  /** The ways for a manner of going, with the doors as they are now. */
  ways(manner: Manner): Ways {
    return this.field.ways(WALKS[manner], manner === 'tank' ? TANK_BASE : BASE);
  }

  /** The ways of a Zed through what can be smashed or climbed, for its base. */
  breakerWays(kind: ZedKind): Ways {
    return this.field.ways(WALKS.breaker, baseOf(kind));
  }

  /**
   * The straight ways of whoever is knocked back, which a Tank never is: no doorway, open or not, lets anybody through.
   * ROS-R-knockback.
   */
  knockWays(): Ways {
    this.knocks ??= new Ways(this.ground, this.figures, WALKS.zed, BASE, () => false);
    return this.knocks;
  }

  /** The ways of all figures that make for one place, cached while the ground does not change. */
  chase(ways: Ways, at: Place, contact: number | undefined): Chase {
    const key = `${at.join(' ')} ${contact ?? ''}`;
    let kept = this.chases.get(ways);
    if (!kept) {
      kept = new Map();
      this.chases.set(ways, kept);
    }
    let chase = kept.get(key);
    if (!chase) {
      if (kept.size > MOST_CHASES) kept.clear();
      chase = ways.to(...at, { contact });
      kept.set(key, chase);
    }
    return chase;
  }

  /** The free place in contact with a figure that is nearest to somebody. */
  contactWith(
    id: string,
    from: { readonly id: string; readonly x: number; readonly y: number },
  ): Place | undefined {
    const i = this.figures.find(id);
    const self = this.figures.find(from.id);
    return placesRound(this.ways('survivor'), this.figures, i, [from.x, from.y], (j) => j === self)[0];
  }

  /** True if a place has room for an ordinary base, given bases that are still to be put down. */
  hasRoom(at: Place, others: readonly Place[]): boolean {
    return (
      this.ways('zed').standing(...at) &&
      !this.taken(at) &&
      others.every(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 >= 4 * BASE * BASE)
    );
  }

  /** A place on a level that touches the foot or head of a ladder or stairs. */
  footNear(at: readonly [number, number], level: number): Place | undefined {
    const ways = this.ways('survivor');
    const spots = AROUND.map(([dx, dy]): Place => [snap(at[0] + dx), snap(at[1] + dy), level]);
    return spots.find((spot) => ways.standing(...spot));
  }

  /** Cells of a zone where a survivor can be set down. */
  litIn([w, s, e, n]: readonly [number, number, number, number], p: { readonly id: string }): Lit[] {
    const runs: number[] = [];
    for (let row = Math.floor(s); row < n; row++)
      for (let column = Math.floor(w); column < e; column++)
        if (this.freeIn([w, s, e, n], p, [column + 0.5, row + 0.5, 0])) runs.push(row, column, column + 1);
    return [{ level: 0, cell: 1, runs }];
  }

  freeIn(
    [w, s, e, n]: readonly [number, number, number, number],
    p: { readonly id: string },
    at: Place,
  ): boolean {
    const [x, y, level] = at;
    const within = level === 0 && x >= w + BASE && x <= e - BASE && y >= s + BASE && y <= n - BASE;
    return within && this.ways('survivor').standing(x, y, level) && !this.taken(at, p.id);
  }

  /** Cells within `r` cm of a place, on its level, that pass a test. */
  litWithin(at: At, r: number, test: (x: number, y: number) => boolean): Lit[] {
    const runs: number[] = [];
    const [width, height] = this.book.map.size;
    for (let row = Math.max(0, Math.floor(at.y - r)); row < Math.min(height, at.y + r); row++)
      for (let c = Math.max(0, Math.floor(at.x - r)); c < Math.min(width, at.x + r); c++)
        if (test(c + 0.5, row + 0.5)) runs.push(row, c, c + 1);
    return [{ level: at.level, cell: 1, runs }];
  }

  /**
   * Doors, fences and thin walls that a Tank's way goes through, where, and at what slant: 1 is straight through, 2
   * makes a gap twice as wide.
   */
  crossedBy(points: readonly Place[]): Crossing[] {
    const found: Crossing[] = [];
    for (let k = 1; k < points.length; k++) {
      const [ax, ay, level] = points[k - 1] as Place;
      const [bx, by, to] = points[k] as Place;
      if (to !== level) continue;
      for (const p of this.ground.pieces) {
        const breaks =
          p.kind === 'thin-wall' ||
          p.kind.startsWith('barrier:') ||
          (p.kind === 'door' && this.field.door(p.id) === 'closed');
        if (!breaks || p.from !== level) continue;
        const at = meeting(grains(ax), grains(ay), grains(bx), grains(by), p.ax, p.ay, p.bx, p.by);
        if (!at) continue;
        const slant = slantOf(grains(bx) - grains(ax), grains(by) - grains(ay), p.bx - p.ax, p.by - p.ay);
        found.push({ id: p.id, kind: p.kind, at: [at[0] / GRAIN, at[1] / GRAIN, level], slant });
      }
    }
    return found;
  }
}

/** Offsets at which a base touches a point, starting with the point itself. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1.05, 0],
  [-1.05, 0],
  [0, 1.05],
  [0, -1.05],
];
/** Limit on the cached chases for each kind of way. */
const MOST_CHASES = 40;

/** Something that a Tank's way goes through. */
interface Crossing {
  readonly id: string;
  readonly kind: string;
  readonly at: Place;
  readonly slant: number;
}

/** How much wider a slanted crossing is than a square one. */
function slantOf(ux: number, uy: number, vx: number, vy: number): number {
  const lengths = Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
  return lengths / Math.max(1, Math.abs(ux * vy - uy * vx));
}
