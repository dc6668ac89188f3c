import {
  type Figure as Base,
  CLEAR,
  distance,
  gap,
  grains,
  isPartly,
  isSeen,
  Sight,
  squareTo,
  Ways,
} from '@shambles/field';
import {
  type At,
  hasPlace,
  MeasuredTable,
  type Place,
  tablesOfViews,
  tablesOfWorlds,
} from '@shambles/measured';
import type { Book } from '../book.js';
import type { AmzWorld } from '../facts.js';
import type { Effect, Figure, State, Unit } from '../state.js';
import {
  BASE,
  BLOCKING,
  CONTACT,
  type Gait,
  gaitsOf,
  isArmored,
  LAMP,
  SOFT,
  SOLID,
  VEHICLE,
} from './rules.js';

/** Everything on the table that affects measuring; both states and views have it. */
export type Standing = {
  readonly units: readonly Pick<
    Unit,
    'id' | 'kind' | 'nightVision' | 'flashed' | 'tookCover' | 'vehicle' | 'open'
  >[];
  readonly figures: readonly Pick<
    Figure,
    'id' | 'unit' | 'role' | 'status' | 'x' | 'y' | 'level' | 'facing' | 'aboard'
  >[];
  readonly lampsOut: boolean;
  readonly effects: readonly Pick<Effect, 'card'>[];
};

/** A unit's cover against another. AMZ-cover-definitions. */
export type Cover = 'exposed' | 'in' | 'solid';

/** Range of sight by night, with and without night vision gear, in inches. AMZ-night. */
const BY_NIGHT = 12;
const WITH_GEAR = 24;

/** AMZ-T-quirk-cards, 11. */
const FOG = { card: 11, inches: 8 } as const;
/** Units of this many figures hide what is behind them. AMZ-los. */
const CROWD = 5;
/** Cover within this distance of a base may be taken, and so within that of its middle, in inches. AMZ-take-cover. */
const BESIDE = 2;
const FROM_MIDDLE = BESIDE + BASE;

/** The table for measuring, derived from a state or a view and never part of one. */
export class AmzTable extends MeasuredTable<Standing> {
  private readonly solid: Sight;
  private readonly soft: Sight;
  private readonly known = new Map<string, Ways>();
  private readonly unit = new Map<string, Standing['units'][number]>();
  /** Ids of the active bases of each unit. */
  private readonly bases = new Map<string, string[]>();
  /** Bases of the units that have fired, vehicles that they ride in among them. AMZ-night. */
  private readonly flashing = new Set<string>();
  private readonly seen = new Map<string, boolean>();
  private readonly lamps: readonly { readonly x: number; readonly y: number }[];

  constructor(
    standing: Standing,
    private readonly book: Pick<Book, 'ground' | 'scenario' | 'tables'>,
  ) {
    super(book.ground, { sight: BLOCKING, base: BASE, largest: VEHICLE, figures: basesOn });
    this.solid = new Sight(this.ground, SOLID, this.figures);
    this.soft = new Sight(this.ground, SOFT, this.figures);
    this.lamps = (this.ground.map.lamps ?? []).map(({ at: [x, y] }) => ({ x, y }));
    this.stand(standing);
  }

  override stand(standing: Standing): void {
    super.stand(standing);
    this.seen.clear();
    this.unit.clear();
    this.bases.clear();
    this.flashing.clear();
    for (const u of standing.units) this.unit.set(u.id, u);
    const aboard: [unit: string, vehicle: string][] = [];
    for (const f of standing.figures) {
      if (f.status !== 'active') continue;
      if (hasPlace(f)) this.basesOf(f.unit).push(f.id);
      else if (f.aboard !== '' && f.aboard !== f.unit) aboard.push([f.unit, f.aboard]);
    }
    for (const [unit, vehicle] of aboard)
      if (this.basesOf(unit).length === 0 && this.has(vehicle)) this.basesOf(unit).push(vehicle);
    for (const { id, flashed } of standing.units)
      if (flashed) for (const base of this.basesOf(id)) this.flashing.add(base);
  }

  /** Active bases of a unit; for passengers, the vehicle. Empty if it is off the table. */
  basesOf(unit: string): string[] {
    const found = this.bases.get(unit) ?? [];
    this.bases.set(unit, found);
    return found;
  }

  /** The ways for a manner of moving. Every door is recorded, open or shut; outdoors no way leads through one. */
  ways(gait: Gait, outdoors = false): Ways {
    const rules = gaitsOf(this.book, outdoors)[gait];
    const known = this.known.get(rules.name);
    if (known) return known;
    const r = gait === 'vehicle' ? VEHICLE : BASE;
    const made = new Ways(this.ground, this.figures, rules, r, () => false);
    this.known.set(rules.name, made);
    return made;
  }

  // ---------------------------------------------------------------- distance

  /** The distance between the edges of two bases, in inches. AMZ-measuring. */
  distance(a: string, b: string): number {
    return gap(this.figures, this.figures.of(a), this.figures.of(b));
  }

  /** The distance from the edge of a base to the middle of a marker, in inches. AMZ-measuring. */
  distanceTo(a: string, { x, y }: Pick<At, 'x' | 'y'>): number {
    const i = this.figures.of(a);
    return Math.max(0, distance(this.spotOf(i), { x, y }) - (this.figures.r[i] as number) / 1000);
  }

  /** The distance between the nearest bases of two units; Infinity if one is off the table. AMZ-cohesion. */
  apart(u: string, v: string): number {
    return this.nearest(u, v)?.inches ?? Number.POSITIVE_INFINITY;
  }

  /** The distance from a unit to a spot; Infinity if it is off the table. */
  apartFrom(u: string, spot: Pick<At, 'x' | 'y'>): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.basesOf(u).map((id) => this.distanceTo(id, spot)));
  }

  /** The nearest bases of two units, and their distance. */
  nearest(
    u: string,
    v: string,
  ): { readonly a: string; readonly b: string; readonly inches: number } | undefined {
    let best: { a: string; b: string; inches: number } | undefined;
    for (const a of this.basesOf(u))
      for (const b of this.basesOf(v)) {
        const inches = this.distance(a, b);
        if (!best || inches < best.inches) best = { a, b, inches };
      }
    return best;
  }

  /** The bases of two units that touch: on one level, with nothing between that bars this manner of moving. AMZ-measuring. */
  contacts(u: string, v: string, gait: Gait = 'living'): (readonly [a: string, b: string])[] {
    const others = this.basesOf(v);
    return this.basesOf(u).flatMap((a) =>
      others.filter((b) => this.touch(a, b, gait)).map((b) => [a, b] as const),
    );
  }

  /** True if two bases touch. AMZ-measuring. */
  touch(a: string, b: string, gait: Gait = 'living'): boolean {
    return this.distance(a, b) <= CONTACT && this.isOpen(this.at(a), this.at(b), gait);
  }

  /** True if a base of a unit touches a marker. AMZ-measuring. */
  touchesAt(u: string, marker: At): boolean {
    return this.basesOf(u).some(
      (id) => this.distanceTo(id, marker) <= CONTACT && this.isOpen(this.at(id), marker, 'living'),
    );
  }

  /** True if two places are on one level, with nothing between that bars this manner of moving. */
  private isOpen(p: At, q: At, gait: Gait): boolean {
    if (p.level !== q.level) return false;
    const room = this.ways(gait).graph.room(p.level);
    return room?.crossing(1000 * p.x, 1000 * p.y, 1000 * q.x, 1000 * q.y) !== true;
  }

  /** True if two units are in contact. AMZ-measuring. */
  inContact(u: string, v: string): boolean {
    return this.contacts(u, v).length > 0;
  }

  // ---------------------------------------------------------------- sight

  /** True if somebody of one unit sees somebody of another. AMZ-los, AMZ-night. */
  sees(u: string, v: string): boolean {
    if (this.moving !== '') return this.looks(u, v);
    const key = `${u} ${v}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const seen = this.looks(u, v);
    this.seen.set(key, seen);
    return seen;
  }

  private looks(u: string, v: string): boolean {
    const between = this.crowds(u, v);
    return this.basesOf(u).some((a) => this.basesOf(v).some((b) => this.line(u, a, b, between)));
  }

  /** True if a line from a figure of a unit reaches another figure within the unit's range of sight. */
  private line(viewer: string, a: string, b: string, between: readonly string[]): boolean {
    const [i, j] = [this.figures.of(a), this.figures.of(b)];
    if (this.distance(a, b) > this.limit(viewer, () => this.flashing.has(b) || this.isLit(b))) return false;
    return isSeen(this.field.sight.look(i, j)) && !between.some((id) => this.onLine(id, i, j));
  }

  /**
   * True if a unit sees a spot from a place where it stands, or where it is to come. `r` is the radius of the base
   * there, in inches. AMZ-los, AMZ-night, AMZ-measuring.
   */
  seesSpot(unit: string, from: At, spot: At, r = 0): boolean {
    const isLit = () => this.isLamplit((lamp) => distance(lamp, spot) <= LAMP);
    if (distance(from, spot) - r > this.limit(unit, isLit)) return false;
    const [fx, fy, tx, ty] = [from.x, from.y, spot.x, spot.y].map(grains) as [number, number, number, number];
    if (!isSeen(this.field.sight.lookAt(fx, fy, from.level, tx, ty, spot.level, grains(BASE)))) return false;
    if (from.level !== spot.level) return true;
    const hides = ({ x, y, level }: At, wide: number) =>
      level === spot.level && squareTo(grains(x), grains(y), fx, fy, tx, ty) < wide ** 2;
    const radius = (id: string) => this.figures.r[this.figures.of(id)] as number;
    return !this.crowds(unit, unit).some((id) => hides(this.at(id), radius(id)));
  }

  /** The range at which a unit can see a figure or spot that is lit or not, in inches. AMZ-night. */
  private limit(unit: string, isLit: () => boolean): number {
    const fog = this.standing.effects.some((e) => e.card === FOG.card)
      ? FOG.inches
      : Number.POSITIVE_INFINITY;
    return Math.min(fog, this.dark(unit, isLit));
  }

  private dark(unit: string, isLit: () => boolean): number {
    const viewer = this.unit.get(unit);
    if (this.book.scenario.light !== 'night' || (viewer?.kind !== 'living' && viewer?.kind !== 'possessed'))
      return Number.POSITIVE_INFINITY;
    if (isLit()) return Number.POSITIVE_INFINITY;
    return viewer.nightVision ? WITH_GEAR : BY_NIGHT;
  }

  private isLit(id: string): boolean {
    return this.isLamplit((lamp) => this.distanceTo(id, lamp) <= LAMP);
  }

  private isLamplit(isNear: (lamp: Pick<At, 'x' | 'y'>) => boolean): boolean {
    return !this.standing.lampsOut && this.lamps.some(isNear);
  }

  /** Bases that hide what is behind them: those of large units other than these two, and armored vehicles. AMZ-los. */
  private crowds(u: string, v: string): string[] {
    const found: string[] = [];
    for (const [unit, ids] of this.bases) {
      if (unit === u || unit === v) continue;
      const vehicle = this.unit.get(unit)?.vehicle;
      if (ids.length >= CROWD || (vehicle !== null && vehicle !== undefined && isArmored(vehicle)))
        found.push(...ids);
    }
    return found;
  }

  private onLine(id: string, i: number, j: number): boolean {
    const { x, y, r, level } = this.figures;
    const k = this.figures.find(id);
    if (k < 0 || level[k] !== level[i] || level[i] !== level[j]) return false;
    const at = (n: number) => [x[n] as number, y[n] as number] as const;
    return squareTo(...at(k), ...at(i), ...at(j)) < (r[k] as number) ** 2;
  }

  // ---------------------------------------------------------------- cover

  /** A unit's cover against another's fire. AMZ-cover-definitions. */
  coverOf(target: string, from: string): Cover {
    const ids = this.basesOf(target);
    const by = ids.map((id) => this.shelterOf(id, from));
    const solid = by.filter((c) => c === 'solid').length;
    const any = by.filter((c) => c !== 'exposed').length;
    if (2 * solid >= ids.length && solid > 0) return 'solid';
    return 2 * any >= ids.length || this.keepsCover(target) ? 'in' : 'exposed';
  }

  /** True if a unit took cover, and the cover is still beside it. AMZ-cover-definitions, AMZ-take-cover. */
  private keepsCover(unit: string): boolean {
    const took = this.unit.get(unit)?.tookCover === true;
    return took && this.basesOf(unit).some((id) => this.hasCoverNear(this.at(id)));
  }

  /** One figure's cover against the nearest firer. */
  private shelterOf(id: string, from: string): Cover {
    const [firer] = this.basesOf(from)
      .map((a) => ({ a, inches: this.distance(a, id) }))
      .sort((a, b) => a.inches - b.inches);
    if (!firer) return 'exposed';
    const [i, j] = [this.figures.of(firer.a), this.figures.of(id)];
    const within = this.houseOf(this.at(id));
    if (within !== undefined && within !== this.houseOf(this.at(firer.a))) return 'solid';
    if (isPartly(this.solid.look(i, j)) || !isSeen(this.solid.look(i, j))) return 'solid';
    const vehicles = this.vehicles().filter(
      (v) =>
        v.id !== firer.a &&
        v.id !== id &&
        this.onLine(v.id, i, j) &&
        this.distance(v.id, id) <= this.distance(v.id, firer.a),
    );
    if (vehicles.some(({ type }) => isArmored(type))) return 'solid';
    return vehicles.length === 0 && this.soft.look(i, j) === CLEAR ? 'exposed' : 'in';
  }

  /** True if there is cover within two inches of the base of a figure on foot. AMZ-take-cover, AMZ-measuring. */
  hasCoverNear({ x, y, level }: At): boolean {
    const spot = { x: x * 1000, y: y * 1000 };
    const near = (p: { ax: number; ay: number; bx: number; by: number }) =>
      squareTo(spot.x, spot.y, p.ax, p.ay, p.bx, p.by) <= (FROM_MIDDLE * 1000) ** 2;
    if (this.houseOf({ x, y, level }) !== undefined) return true;
    if (this.vehicles().some((v) => this.isBeside(v.id, { x, y, level }))) return true;
    if (
      this.ground.pieces.some(
        (p) => p.kind !== 'border' && p.kind !== 'edge' && p.from <= level && level < p.to && near(p),
      )
    )
      return true;
    return this.ground.patches.some(
      (p) => level === 0 && COVERING.includes(p.kind) && ringNear(p.ring, spot, FROM_MIDDLE * 1000),
    );
  }

  /** Bodies of vehicles on the table. */
  private vehicles(): { readonly id: string; readonly type: NonNullable<Unit['vehicle']> }[] {
    return this.standing.units.flatMap(({ id: unit, vehicle }) =>
      vehicle === null ? [] : (this.bases.get(unit) ?? []).map((id) => ({ id, type: vehicle })),
    );
  }

  /** True if a place is next to a vehicle but outside it. */
  private isBeside(vehicle: string, { x, y, level }: At): boolean {
    const at = this.at(vehicle);
    const off = distance(at, { x, y }) - VEHICLE;
    return at.level === level && off > 0 && off <= FROM_MIDDLE;
  }

  /** Runs `look` with several figures at other places. */
  asAll<R>(places: readonly (readonly [id: string, at: Place])[], look: () => R): R {
    return places.reduceRight<() => R>(
      (then, [id, at]) =>
        () =>
          this.as(id, at, then),
      look,
    )();
  }
}

const COVERING: readonly string[] = ['woods', 'rubble', 'wreck'];

function ringNear(ring: readonly number[], { x, y }: { x: number; y: number }, reach: number): boolean {
  const n = ring.length / 2;
  let within = false;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const [ax, ay, bx, by] = [ring[2 * j], ring[2 * j + 1], ring[2 * i], ring[2 * i + 1]] as [
      number,
      number,
      number,
      number,
    ];
    if (squareTo(x, y, ax, ay, bx, by) <= reach * reach) return true;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Every figure with a base on the table. Those that are down lie flat and hide nobody. */
function* basesOn({ figures }: Standing): Iterable<Base> {
  for (const { id, role, status, x, y, level, facing } of figures)
    if (hasPlace({ x }))
      yield { id, x, y, level, facing, r: role === 'vehicle' ? VEHICLE : BASE, down: status !== 'active' };
}

/** The table of a world as it is now. */
export const tableOf: (w: AmzWorld) => AmzTable = tablesOfWorlds<State, Book, AmzTable>({
  ground: (_s, book) => book.ground,
  make: (s, book) => new AmzTable(s, book),
});

/** The table of a view. Finish using it before asking about another view. */
export const tableOfView: (view: Standing, book: Book) => AmzTable = tablesOfViews<Standing, Book, AmzTable>({
  ground: (_view, book) => book.ground,
  make: (view, book) => new AmzTable(view, book),
});
