import type { Lit } from '@shambles/engine';
import {
  bearingOf,
  type Chase,
  Field,
  type Cloud as FieldCloud,
  type Figure,
  Figures,
  GRAIN,
  type Ground,
  grains,
  houseAt,
  inArc,
  isPartly,
  isSeen,
  type Look,
  overlapped,
  placesRound,
  Sight,
  type SightRules,
  type StepRules,
  snap,
  squareTo,
  Ways,
} from '@shambles/field';
import { type Book, groundWith } from './book.js';
import type { RosWorld } from './facts.js';
import { BASE, baseOf, TANK_BASE, type ZedKind } from './kinds.js';
import type { Cloud, Door, Person, Place, Seated, State, Zed } from './state.js';
import type { DoorType } from './tables.js';

/** Contact is a gap of this much or less, in cm. ROS-R-base. */
export const CONTACT = 0.1;

/** Half the front arc in degrees. ROS-shoot-arc. */
export const ARC = 45;

/** How the book sees. ROS-R-los. */
const SIGHT: SightRules = {
  pieces: { wall: 'blocks', 'thin-wall': 'blocks', door: 'blocks', vehicle: 'blocks', window: 'obscures' },
  areas: { woods: { blocksAfter: 5 } },
  figures: 'obscures',
  overLow: 2,
};

/** What costs nothing but is to be known: the way says that it was crossed. */
const A_HAIR = 0.001;

/** How each manner of figure goes. ROS-terrain-door, ROS-terrain-fence, ROS-R-levels, ROS-R-fence-zed. */
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
  /** Where no way is open: the shortest way through what can be smashed or climbed, or else up to what cannot. */
  breaker: {
    name: 'breaker',
    pieces: { ...SOLID, 'barrier:wire': 20 },
    closedDoor: 40,
    closedDoors: { reinforced: 200, armoured: 2000 },
    links: { stairs: 5 },
  },
  /** An NPS opens what is closed. ROS-terrain-door. */
  opener: {
    name: 'opener',
    pieces: { ...SOLID, 'barrier:wire': 'bars' },
    closedDoor: 5,
    links: { stairs: 5 },
  },
  /** Leaps fences. ROS-R-fence-zed. */
  hunter: {
    name: 'hunter',
    pieces: SOLID,
    closedDoor: 'bars',
    links: { stairs: 5 },
  },
  /** Goes through doors, fences and thin walls, and is not slowed. ROS-tank, ROS-D-tank-armour. */
  tank: {
    name: 'tank',
    pieces: { ...SOLID, 'thin-wall': A_HAIR, 'barrier:wire': A_HAIR },
    closedDoor: A_HAIR,
    closedDoors: { armoured: 'bars' },
    links: { stairs: 5 },
  },
};
export type Manner = 'survivor' | 'zed' | 'breaker' | 'opener' | 'hunter' | 'tank';

/** What stands on the table and bears on measuring: a state has it, and so has a view of one. */
export interface Standing {
  readonly people: readonly Pick<
    Person,
    'id' | 'x' | 'y' | 'level' | 'facing' | 'where' | 'down' | 'inside' | 'torch' | 'pinned' | 'ladder'
  >[];
  readonly zeds: readonly Pick<
    Zed,
    'id' | 'kind' | 'x' | 'y' | 'level' | 'facing' | 'mode' | 'down' | 'burning'
  >[];
  readonly doors: readonly Pick<Door, 'id' | 'state'>[];
  readonly gaps: State['gaps'];
  readonly clouds: readonly Cloud[];
  readonly seated: readonly Pick<Seated, 'id' | 'x' | 'y' | 'level' | 'gone'>[];
}

/** Somebody or something at a place. */
type At = { readonly x: number; readonly y: number; readonly level: number };

/** The table as it is measured on: derived from a state or a view, never part of one. */
export class RosTable {
  readonly ground: Ground;
  readonly figures: Figures;
  readonly field: Field;
  private readonly knocks = new Map<number, Ways>();
  private readonly chases = new Map<Ways, Map<string, Chase>>();
  private standing!: Standing;
  /** How a throw goes: as sight does, but over vehicles. */
  private lobs: Sight | undefined;

  constructor(
    readonly book: Book,
    standing: Standing,
  ) {
    this.ground = groundWith(book, standing.gaps);
    this.figures = new Figures(this.ground.width, this.ground.height, grains(2 * TANK_BASE));
    this.field = new Field(this.ground, this.figures, SIGHT);
    this.stand(standing);
  }

  /** Brings the table in line with what stands now. */
  stand(standing: Standing): void {
    this.standing = standing;
    for (const d of standing.doors) this.field.setDoor(d.id, d.state);
    this.field.clouds = standing.clouds.flatMap((c): FieldCloud[] =>
      c.kind === 'flames' ? [{ id: c.id, x: c.x, y: c.y, level: c.level, r: 10, effect: 'obscures' }] : [],
    );
    this.figures.sync(figuresOf(standing));
  }

  // ---------------------------------------------------------------- measuring

  /** From edge of base to edge of base, in cm; 0 where they touch. ROS-R-base. */
  gap(a: string, b: string): number {
    const f = this.baseOf(a);
    const g = this.baseOf(b);
    const dx = f.x - g.x;
    const dy = f.y - g.y;
    const d = Math.sqrt(dx * dx + dy * dy) - f.r - g.r;
    return Math.max(0, Math.round(d)) / GRAIN;
  }

  /** The base of a figure, in thousandths; of somebody in a vehicle, at its middle. Throws RangeError. */
  private baseOf(id: string): {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly level: number;
    readonly facing: number;
  } {
    const f = this.figures;
    const i = f.find(id);
    if (i >= 0)
      return {
        x: f.x[i] as number,
        y: f.y[i] as number,
        r: f.r[i] as number,
        level: f.level[i] as number,
        facing: f.facing[i] as number,
      };
    const p = this.sitting(id);
    if (!p) throw new RangeError(`There is no figure "${id}" on the table.`);
    return { x: grains(p.x), y: grains(p.y), r: grains(BASE), level: p.level, facing: p.facing };
  }

  /** Somebody who sits in a vehicle. */
  private sitting(id: string): Standing['people'][number] | undefined {
    return this.standing.people.find((p) => p.id === id && p.where === 'table' && p.inside !== '');
  }

  /** From a spot to the edge of a base, in cm; 0 where it lies under it. */
  gapTo(spot: { readonly x: number; readonly y: number }, id: string): number {
    const f = this.baseOf(id);
    const dx = f.x - grains(spot.x);
    const dy = f.y - grains(spot.y);
    return Math.max(0, Math.round(Math.sqrt(dx * dx + dy * dy) - f.r)) / GRAIN;
  }

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

  /** A target lies in the front arc of a figure. ROS-shoot-arc. */
  inFront(a: string, b: string): boolean {
    const f = this.baseOf(a);
    const g = this.baseOf(b);
    return inArc(f.facing, ARC, g.x - f.x, g.y - f.y);
  }

  /** The way from one place to another, in whole degrees. */
  towards(from: At, to: At): number {
    return bearingOf(to.x - from.x, to.y - from.y);
  }

  /** The ways of a manner of going, with the doors as they stand. */
  ways(manner: Manner): Ways {
    return this.field.ways(WALKS[manner], manner === 'tank' ? TANK_BASE : BASE);
  }

  /** The ways of a Zed through what can be smashed or climbed, for the base of its kind. */
  breakerWays(kind: ZedKind): Ways {
    return this.field.ways(WALKS.breaker, baseOf(kind));
  }

  /** The ways of the base of a figure, as an ordinary Zed or a Tank goes. */
  waysOf(figure: number): Ways {
    return this.ways((this.figures.r[figure] as number) > grains(BASE) ? 'tank' : 'zed');
  }

  /** The straight ways of something knocked back: no doorway lets it through, open or not. ROS-R-knockback. */
  knockWays(figure: number): Ways {
    const r = (this.figures.r[figure] as number) / GRAIN;
    let ways = this.knocks.get(r);
    if (!ways) {
      ways = new Ways(this.ground, this.figures, WALKS.zed, r, () => false);
      this.knocks.set(r, ways);
    }
    return ways;
  }

  /** Where a figure stands on this table. */
  whereIs(id: string): At {
    const { x, y, level } = this.baseOf(id);
    return { x: x / GRAIN, y: y / GRAIN, level };
  }

  /** From the edge of a base to a parked vehicle, in cm. */
  gapToVehicle(vehicle: string, at: At, base = BASE): number {
    let least = Number.POSITIVE_INFINITY;
    for (const p of this.ground.pieces)
      if (p.kind === 'vehicle' && p.id === vehicle)
        least = Math.min(least, squareTo(grains(at.x), grains(at.y), p.ax, p.ay, p.bx, p.by));
    return Math.max(0, Math.sqrt(least) / GRAIN - base);
  }

  /** The middle of a vehicle. */
  middleOf(vehicle: string): readonly [x: number, y: number] {
    const pieces = this.ground.pieces.filter((p) => p.kind === 'vehicle' && p.id === vehicle);
    const mean = (of: 'ax' | 'ay') => pieces.reduce((sum, p) => sum + p[of], 0) / pieces.length;
    return [Math.round(mean('ax')) / GRAIN, Math.round(mean('ay')) / GRAIN];
  }

  /** Doors whose leaf the base of somebody at a place touches, on its level. */
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

  /** The building that a door belongs to, and what the rules call the door. */
  houseOfDoor(id: string): string | undefined {
    return this.book.map.buildings?.find((b) => b.doors?.some((d) => d.id === id))?.id;
  }

  doorType(id: string): DoorType {
    const doors = (this.book.map.buildings ?? []).flatMap((b) => b.doors ?? []);
    return (doors.find((d) => d.id === id)?.type ?? 'standard') as DoorType;
  }

  /** Nobody stands in a doorway, so that its door can be closed. */
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

  /** The place just across a fence from where somebody stands, if a base can stand there. */
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

  /** Some base stands where a base, an ordinary one unless another is named, would have to. */
  taken([x, y, level]: Place, self = '', base = BASE): boolean {
    const f = this.figures;
    const i = f.find(self);
    return overlapped(f, grains(x), grains(y), level, grains(base), (j) => j !== i, 2) >= 0;
  }

  /** The free place touching a vehicle, on one side of it or on any, that is nearest to somebody or to its middle. */
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
      if (p.kind !== 'vehicle' || p.id !== vehicle) continue;
      const [ax, ay] = [p.ax / GRAIN, p.ay / GRAIN];
      const [dx, dy] = [p.bx / GRAIN - ax, p.by / GRAIN - ay];
      const far = Math.sqrt(dx * dx + dy * dy);
      const sign = (ax - mx) * -dy + (ay - my) * dx > 0 ? 1 : -1;
      const [nx, ny] = [(-dy / far) * sign, (dx / far) * sign];
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

  /** The free place touching a figure that is nearest to somebody. */
  contactWith(
    id: string,
    from: { readonly id: string; readonly x: number; readonly y: number },
  ): Place | undefined {
    const i = this.figures.find(id);
    const self = this.figures.find(from.id);
    if (i < 0) return undefined;
    const found = placesRound(this.ways('survivor'), this.figures, i, [from.x, from.y], (j) => j === self)[0];
    return found && [found[0], found[1], found[2]];
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

  /** Cells within so many cm of somebody, on his level, that pass a test. */
  litWithin(at: At, r: number, test: (x: number, y: number) => boolean): Lit[] {
    const runs: number[] = [];
    const [width, height] = this.book.map.size;
    for (let row = Math.max(0, Math.floor(at.y - r)); row < Math.min(height, at.y + r); row++)
      for (let c = Math.max(0, Math.floor(at.x - r)); c < Math.min(width, at.x + r); c++)
        if (test(c + 0.5, row + 0.5)) runs.push(row, c, c + 1);
    return [{ level: at.level, cell: 1, runs }];
  }

  /** No other base within so many cm of where a figure would stand. */
  isApart(id: string, [x, y, level]: Place, apart: number): boolean {
    const f = this.figures;
    const i = f.of(id);
    const r = (f.r[i] as number) + grains(apart);
    return overlapped(f, grains(x), grains(y), level, r, (j) => j !== i, 0) < 0;
  }

  /** The ways of all who make for one place, kept while nothing changes on the ground. */
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

  /**
   * Doors, fences and thin walls that a Tank's way goes through, where, and how aslant: 1 is straight through, 2 takes
   * twice the width.
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

  /** Beside a door on the side of somebody, touching it, where a base can stand. */
  besideDoor(id: string, from: Place): Place | undefined {
    for (const p of this.ground.pieces) {
      if (p.id !== id || p.kind !== 'door') continue;
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

  /** Something can lie at a spot: the ground, a floor or a roof of the table. ROS-R-map. */
  hasFloor({ x, y, level }: At): boolean {
    const [width, height] = this.book.map.size;
    if (!(x >= 0 && x <= width && y >= 0 && y <= height)) return false;
    return level === 0 || level <= (houseAt(this.ground, { x, y })?.levels ?? 0);
  }

  /** A place on a level that touches the foot or head of a ladder or stairs. */
  footNear(at: readonly [number, number], level: number): Place | undefined {
    const ways = this.ways('survivor');
    const spots = AROUND.map(([dx, dy]): Place => [snap(at[0] + dx), snap(at[1] + dy), level]);
    return spots.find((spot) => ways.standing(...spot));
  }

  /** No wall stands between two places of a level. */
  sameSide([x, y, level]: Place, b: At): boolean {
    if (level !== b.level) return false;
    const look = this.field.sight.lookAt(grains(x), grains(y), level, grains(b.x), grains(b.y), level, 0);
    return isSeen(look);
  }

  /** A figure looks towards a place: it lies in its front arc, and a line reaches it. */
  facesSpot(id: string, [x, y, level]: Place): boolean {
    const f = this.figures;
    const i = f.of(id);
    const dx = grains(x) - (f.x[i] as number);
    const dy = grains(y) - (f.y[i] as number);
    return inArc(f.facing[i] as number, ARC, dx, dy) && this.reaches(id, { x, y, level });
  }

  /** Room for an ordinary base at a place, beside bases that are still to be put down. */
  hasRoom(at: Place, others: readonly Place[]): boolean {
    return (
      this.ways('zed').standing(...at) &&
      !this.taken(at) &&
      others.every(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 >= 4 * BASE * BASE)
    );
  }

  /** Wire fences that the base of somebody at a place touches. */
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

  /** Looks at the table with a figure standing elsewhere. */
  as<T>(id: string, [x, y, level]: Place, look: () => T): T {
    const f = this.figures;
    const i = f.of(id);
    const was = [f.x[i] as number, f.y[i] as number, f.level[i] as number] as const;
    f.move(i, grains(x), grains(y));
    f.level[i] = level;
    try {
      return look();
    } finally {
      f.move(i, was[0], was[1]);
      f.level[i] = was[2];
    }
  }

  /** The building that somebody is in, at a level with walls round it. */
  houseOf(at: At): string | undefined {
    const house = houseAt(this.ground, at);
    return house && at.level < house.levels ? house.id : undefined;
  }

  /** The building over whose ground somebody is, on whatever level. */
  houseAt(at: { readonly x: number; readonly y: number }): string | undefined {
    return houseAt(this.ground, at)?.id;
  }

  sameHouse(at: At, [x, y, level]: Place): boolean {
    const house = this.houseOf(at);
    return house !== undefined && house === this.houseOf({ x, y, level });
  }

  /** In one room: every building is one room to a level. ROS-R-map. */
  sameRoom(a: At, b: At): boolean {
    return a.level === b.level && this.sameHouse(a, [b.x, b.y, b.level]);
  }

  // ---------------------------------------------------------------- sight

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

  /** A place lies in the front arc of a figure. ROS-shoot-arc. */
  inArcOf(a: string, [x, y]: Place): boolean {
    const f = this.baseOf(a);
    return inArc(f.facing, ARC, grains(x) - f.x, grains(y) - f.y);
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

  private lookFrom(i: number, spot: At, r: number, j = -1): Look {
    const f = this.figures;
    const eye = { i, x: f.x[i] as number, y: f.y[i] as number, level: f.level[i] as number };
    return this.lineTo(this.field.sight, eye, spot, grains(r), j);
  }

  /** Whether a line reaches a spot from a figure, whatever the light. */
  reaches(a: string, spot: At): boolean {
    return isSeen(this.lineTo(this.field.sight, this.eye(a, spot), spot, 0));
  }

  /** A spot that a figure sees: a line reaches it and, by night, so does its eye. */
  seesSpot(a: string, spot: At): boolean {
    return this.lit(a, spot, this.gapTo(spot, a)) && this.reaches(a, spot);
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

/** Whoever has a base on the table: not who sits in a vehicle, nor who waits in hiding. */
function* figuresOf({ people, zeds, seated }: Standing): Iterable<Figure> {
  for (const p of people) if (p.where === 'table' && p.inside === '') yield figure(p, BASE, p.facing, p.down);
  for (const z of zeds) if (z.mode !== 'waiting') yield figure(z, baseOf(z.kind), z.facing, z.down);
  for (const q of seated) if (!q.gone) yield figure(q, BASE, 0, false);
}

function figure(
  { id, x, y, level }: At & { readonly id: string },
  r: number,
  facing: number,
  down: boolean,
): Figure {
  return { id, x, y, level, r, facing, down };
}

/** How far one sees by night, in cm. ROS-R-light. */
const NIGHT = 15;
const TORCH = 30;
const ZED_NIGHT = 20;
const LAMP = 10;
/** Flames light their own area. ROS-R-flames. */
const FLAMES_LIGHT = 10;

const tables = new WeakMap<State, { table: RosTable; world: RosWorld; version: number; gaps: number }>();

/** The table of a world, as it stands now. */
export function tableOf(w: RosWorld): RosTable {
  const known = tables.get(w.s);
  if (known && known.gaps === w.s.gaps.length) {
    // Versions are a world's own: another one may have changed the same state since.
    if (known.version !== w.version || known.world !== w) {
      known.table.stand(w.s);
      known.version = w.version;
      known.world = w;
    }
    return known.table;
  }
  const table = new RosTable(w.book, w.s);
  tables.set(w.s, { table, world: w, version: w.version, gaps: w.s.gaps.length });
  return table;
}

/** A survivor or Zed by its id. */
export function figureAt(s: State, id: string): Person | Zed {
  const found = s.people.find((p) => p.id === id && p.where !== 'risen') ?? s.zeds.find((z) => z.id === id);
  if (!found) throw new RangeError(`There is no figure "${id}".`);
  return found;
}

/** Where a base touches a point, that point itself first. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1.05, 0],
  [-1.05, 0],
  [0, 1.05],
  [0, -1.05],
];
/** A side looks this way when it is turned from it by less than 45 degrees. */
const SQUARELY = 0.7072;
/** Ways to prey that are kept at most. */
const MOST_CHASES = 40;

/** What a Tank's way goes through. */
interface Crossing {
  readonly id: string;
  readonly kind: string;
  readonly at: Place;
  readonly slant: number;
}

/** How much wider a crossing of two directions is than a square one. */
function slantOf(ux: number, uy: number, vx: number, vy: number): number {
  const lengths = Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
  return lengths / Math.max(1, Math.abs(ux * vy - uy * vx));
}

/** Where two segments cross, in thousandths; undefined where they do not. */
function meeting(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): readonly [x: number, y: number] | undefined {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0) return undefined;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)];
}
