import {
  CLEAR,
  distance,
  type Figure,
  gap,
  grains,
  inArc,
  isPartly,
  isSeen,
  type Patch,
  type Point,
  patchesAt,
  Sight,
  type SightRules,
  type StepRules,
  snap,
  squareTo,
  Ways,
} from '@shambles/field';
import { type At, hasPlace, tablesOfWorlds } from '@shambles/measured';
import { FRONT, InchTable } from '@shambles/thw';
import { type Book, settingOf } from './book.js';
import type { BdzWorld } from './facts.js';
import { byDoor, byStairs, byWindow, defensiveValue, sightLimit, slowGround } from './house/ground-rows.js';
import type { Tabled } from './house/tables.js';
import type { Area } from './kinds.js';
import { isDown, isThere, type Person, type State, type Vehicle, type Zed } from './state.js';
import { BASE, distanceTo, ringOfBody, sidesOf } from './table/bodies.js';
import { groundOf } from './table/ground.js';
import { looksOut, opennessOf, ROADS } from './tables/vehicles.js';
import { RATES } from './tables/zombies.js';

export { BASE } from './table/bodies.js';

/** Bases closer than this, edge to edge, are touching. */
const TOUCH = 0.1;

/**
 * Solid things give cover or block sight. These rules decide who is in cover and who is hidden. BDZ-shoot-cover,
 * BDZ-bldg-inside.
 */
const SOLID: SightRules = {
  pieces: {
    wall: 'blocks',
    'thin-wall': 'blocks',
    vehicle: 'obscures',
    'barrier:low wall': 'obscures',
    'barrier:high wall': 'blocks',
    'barrier:crest': 'blocks',
  },
  // A figure on the crest of a hill sees over it.
  peeks: { 'barrier:crest': BASE + 0.05 },
  shells: 1,
  shields: 'nearer',
  areas: { woods: { core: 1 }, rough: { core: 1 }, rock: { blocksAfter: 0 } },
  overLow: 1,
};
const HEDGES: SightRules = { pieces: { 'barrier:hedge': 'obscures' }, shields: 'nearer', overLow: 1 };
const BUSHES: SightRules = { ...HEDGES, areas: { bushes: { obscures: true } } };
/**
 * Things that hide but stop no bullet: hedges and, outside a city, low bushes. BDZ-shoot-conceal, BDZ-terrain-clear.
 */
const SOFT: { readonly [area in Area]: SightRules } = { urban: HEDGES, suburbs: BUSHES, rural: BUSHES };

const WALLS = {
  wall: 'bars',
  'thin-wall': 'bars',
  vehicle: 'bars',
  edge: 'bars',
  border: 'bars',
  'barrier:high wall': 'bars',
  'barrier:bike': 'bars',
} as const;

/**
 * Movement of a human with this many inches: a door costs two, a window four, and each floor half of the move.
 * BDZ-bldg-door, BDZ-bldg-window, BDZ-bldg-levels.
 */
const human = (book: Tabled, inches: number): StepRules => ({
  name: `human ${inches}`,
  pieces: { ...WALLS, window: byWindow(book) },
  closedDoor: byDoor(book),
  closedDoors: { window: byWindow(book), barricaded: 'bars', shut: 'bars' },
  areas: slowGround(book),
  paved: ROADS,
  links: { stairs: inches * byStairs(book) },
});
/** What an inch inside a building costs zombies. BDZ-zmove-rate. */
export const ROOMS = RATES.open / RATES.indoors;
/**
 * Movement of zombies: an inch costs half as much again in rooms, and they are slow in woods and water. They go for
 * doors, and for windows as wide as doors, barricaded or not. A floor costs them half of their move. BDZ-T-zmove,
 * BDZ-zmove-door, BDZ-zmove-window, BDZ-D-c144.
 */
const zed = (book: Tabled): StepRules => ({
  name: 'zed',
  pieces: { ...WALLS, window: 'bars' },
  closedDoor: 0.001,
  closedDoors: { shut: 'bars' },
  areas: slowGround(book),
  paved: ROADS,
  indoors: ROOMS,
  links: { stairs: RATES.open * byStairs(book) },
});
/** Those of each book, made once: what is worked out about a ground is kept with them. */
const zeds = new WeakMap<Tabled['tables'], StepRules>();
function zedRules(book: Tabled): StepRules {
  const known = zeds.get(book.tables) ?? zed(book);
  zeds.set(book.tables, known);
  return known;
}

/** Everything on the table that affects measuring. Both a state and a view have it. */
export type Standing = {
  readonly people: readonly Pick<
    Person,
    'id' | 'side' | 'x' | 'y' | 'level' | 'facing' | 'status' | 'prone' | 'hidesFrom' | 'aboard' | 'sits'
  >[];
  readonly vehicles: readonly Vehicle[];
  readonly gaps: State['gaps'];
  readonly openings: State['openings'];
  readonly map: State['map'];
  readonly encounter: State['encounter'];
  readonly storm: State['storm'];
  readonly zeds: readonly Pick<Zed, 'id' | 'x' | 'y' | 'level' | 'facing' | 'prone'>[];
};

type Line = 'no' | 'cover' | 'concealed' | 'clear';

/** The table for measuring: derived from a state or a view, never part of one. */
export class BdzTable extends InchTable<Standing, Line> {
  private readonly soft: Sight;
  private readonly known = new Map<number | 'zed', Ways>();
  private readonly bared = new Map<string, Sight>();
  private readonly people = new Map<string, Standing['people'][number]>();

  constructor(
    standing: Standing,
    private readonly book: Book,
  ) {
    super(groundOf(standing, book.ground), { sight: SOLID, base: BASE, figures: figuresOf }, [
      'woods',
      'rough',
    ]);
    this.soft = new Sight(this.ground, SOFT[settingOf(standing, book).area], this.figures);
    this.stand(standing);
  }

  override stand(standing: Standing): void {
    super.stand(standing);
    this.people.clear();
    for (const p of standing.people) this.people.set(p.id, p);
  }

  /** Inches between the nearest edges of two bases. BDZ-figure-base. */
  distance(a: string, b: string): number {
    return gap(this.figures, this.figures.of(a), this.figures.of(b));
  }

  touching(a: string, b: string): boolean {
    return this.at(a).level === this.at(b).level && snap(this.distance(a, b)) <= TOUCH;
  }

  /** The ways of a human with this many inches, or of zombies. A door costs the same open or shut. */
  ways(who: number | 'zed'): Ways {
    const known = this.known.get(who);
    if (known) return known;
    const rules = who === 'zed' ? zedRules(this.book) : human(this.book, who);
    const made = new Ways(this.ground, this.figures, rules, BASE, () => false);
    this.known.set(who, made);
    return made;
  }

  private patch(at: At, kinds: readonly string[]): Patch | undefined {
    return at.level === 0 ? patchesAt(this.ground, at).find((p) => kinds.includes(p.kind)) : undefined;
  }

  /** BDZ-zmove-water. */
  inWater(at: At): boolean {
    return this.patch(at, ['water', 'pool']) !== undefined;
  }

  /** The id of the pool that a place lies in, if any. BDZ-zmove-water-exit. */
  poolAt(at: At): string | undefined {
    return this.patch(at, ['pool'])?.id;
  }

  // ---------------------------------------------------------------- sight

  /** BDZ-los-block, BDZ-los-woods, BDZ-react-in-sight-not, BDZ-D-sight-mutual, BDZ-bldg-inside, BDZ-D-woods-edge. */
  protected override drawn(a: string, b: string, i: number, j: number): Line {
    const [p, q] = [this.people.get(a), this.people.get(b)];
    if (p && q && p.aboard !== '' && p.aboard === q.aboard) return 'clear';
    if (p?.hidesFrom.includes(b) || q?.hidesFrom.includes(a)) return 'no';
    const [from, to] = [this.spotOf(i), this.spotOf(j)];
    const woods = this.hasWoods ? this.woodsAt(to) : [];
    const human = this.people.has(a);
    // Woods and rough ground limit the sight of the living only. BDZ-zmove-woods.
    if (distance(from, to) - 2 * BASE > this.limit(from, to, human ? woods : [])) return 'no';
    const hard = this.hard(p?.aboard ?? '', i, j, human && q !== undefined);
    if (!isSeen(hard) || (human && this.friendBetween(a, b, from, to))) return 'no';
    if (q !== undefined && q.aboard !== '') return this.inVehicle(q, hard, i, j);
    const edge = this.isApart(woods, from);
    // A zombie gets no benefit of cover, but is still concealed. BDZ-zshoot-cover, BDZ-D-woods-edge.
    if (q && (edge || isPartly(hard) || this.isIndoors(to))) return 'cover';
    if (edge || this.soft.look(i, j) !== CLEAR) return 'concealed';
    return isPartly(hard) ? 'cover' : 'clear';
  }

  /** True if a spot that can be seen at the edge of woods is cover from another spot. BDZ-terrain-woods. */
  atEdge(spot: At, from: At): boolean {
    return this.hasWoods && this.isApart(this.woodsAt(spot), from);
  }

  /** True if there are woods, and the spot is not in the same ones. */
  private isApart(woods: readonly Patch[], spot: At): boolean {
    return woods.length > 0 && !this.woodsAt(spot).some((p) => woods.includes(p));
  }

  /** Between two people, if one can see any part of the other, the other can see it too. BDZ-D-sight-mutual. */
  private looks(i: number, j: number, people: boolean): number {
    const { sight } = this.field;
    const look = sight.look(i, j);
    return isSeen(look) || !people ? look : sight.look(j, i);
  }

  /** True if inside a building and not in one of its doorways. BDZ-bldg-inside. */
  isIndoors(at: At): boolean {
    if (this.houseOf(at) === undefined) return false;
    const [x, y, base] = [at.x, at.y, BASE].map(grains) as [number, number, number];
    return !this.ground.pieces.some(
      (piece) =>
        piece.kind === 'door' &&
        at.level >= piece.from &&
        at.level < piece.to &&
        squareTo(x, y, piece.ax, piece.ay, piece.bx, piece.by) < base * base,
    );
  }

  /**
   * The line to a rider. Inside is in cover; a rider in the open gets no cover from the vehicle it rides on.
   * BDZ-veh-shoot-occupants.
   */
  private inVehicle(q: Standing['people'][number], hard: number, i: number, j: number): Line {
    const v = this.standing.vehicles.find((each) => each.id === q.aboard);
    const open = v && opennessOf(v.kind);
    if (open === 'nobody' || (open === 'rear' && (q.sits !== 'rear' || v?.covered))) return 'cover';
    const bare = isPartly(hard) && this.without(q.aboard).look(i, j);
    if (bare !== false && isPartly(bare)) return 'cover';
    return this.soft.look(i, j) === CLEAR ? 'clear' : 'concealed';
  }

  /**
   * What solid things do to the view between two figures, never counting the vehicle that the first one sits in.
   * BDZ-veh-fire-out.
   */
  private hard(aboard: string, i: number, j: number, people: boolean): number {
    const look = this.looks(i, j, people);
    return aboard === '' || look === CLEAR ? look : this.without(aboard).look(i, j);
  }

  /** The table's sight with a vehicle or with buildings removed. */
  private without(...ids: readonly string[]): Sight {
    const key = ids.join(' ');
    const known = this.bared.get(key);
    if (known) return known;
    const pieces = this.ground.pieces.filter(
      (p) => !(ids.includes(p.id) || ids.includes(p.shell?.house ?? '')),
    );
    const made = new Sight({ ...this.ground, pieces }, SOLID, this.figures);
    this.bared.set(key, made);
    return made;
  }

  /** Nobody sees out of a closed trailer or rear. BDZ-veh-fire-out, BDZ-D-zed-aboard. */
  override sees(a: string, b: string): boolean {
    const p = this.people.get(a);
    const v = this.standing.vehicles.find((each) => each.id === p?.aboard);
    const within = p?.aboard === this.people.get(b)?.aboard;
    return (!p || !v || within || looksOut(v, p.sits)) && super.sees(a, b);
  }

  /** Riders look all around them, mirrors included. BDZ-veh-test-insight-when. */
  override facesTowards(a: string, b: string): boolean {
    return (this.people.get(a)?.aboard ?? '') !== '' || super.facesTowards(a, b);
  }

  /** Inches between the edge of a vehicle and that of a base. */
  toVehicle(id: string, vehicle: Vehicle): number {
    return Math.max(0, distanceTo(vehicle, this.at(id)) - BASE);
  }

  /** True if a figure has a line to the middle or a corner of a vehicle. BDZ-veh-shoot-targets. */
  seesVehicle(id: string, vehicle: Vehicle): boolean {
    const from = this.at(id);
    const self = this.figures.of(id);
    const sees = (to: At): boolean => {
      const woods = this.hasWoods ? this.woodsAt(to) : [];
      const line = [
        grains(from.x),
        grains(from.y),
        from.level,
        grains(to.x),
        grains(to.y),
        to.level,
        0,
      ] as const;
      const near = distance(from, to) - BASE <= this.limit(from, to, woods);
      return (
        near &&
        isSeen(this.field.sight.lookAt(...line, self)) &&
        !this.friendBetween(id, vehicle.id, from, to)
      );
    };
    const corners = sidesOf({ ring: ringOfBody(vehicle) }).map(([x, y]) => ({ x: x / 1000, y: y / 1000 }));
    return [vehicle, ...corners].some(({ x, y }) => sees({ x, y, level: 0 }));
  }

  /** True if in contact with a vehicle. */
  besideVehicle(id: string, vehicle: Vehicle): boolean {
    return this.at(id).level === 0 && hasPlace(vehicle) && snap(this.toVehicle(id, vehicle)) <= TOUCH;
  }

  /** Inches that one can see from one place to another. BDZ-T-los. */
  private limit(from: At, to: At, woods: readonly Patch[]): number {
    const { time, weather } = settingOf(this.standing, this.book);
    return sightLimit(this.book, time, {
      lit: this.isLit(to),
      woods: this.woodsAt(from).some((p) => woods.includes(p)),
      foul: weather === 'foul',
    });
  }

  /** True if a friend of the figure looking blocks the line. BDZ-D-los-figures. */
  private friendBetween(a: string, b: string, from: At, to: At): boolean {
    const side = this.people.get(a)?.side;
    for (const p of this.people.values()) {
      if (
        p.aboard !== '' &&
        (p.aboard === this.people.get(a)?.aboard || p.aboard === this.people.get(b)?.aboard)
      )
        continue;
      if (p.side !== side || p.id === a || p.id === b || p.prone || !isThere(p) || isDown(p)) continue;
      const k = this.figures.find(p.id);
      if (k < 0 || this.figures.level[k] !== from.level || from.level !== to.level) continue;
      if (this.onLine(k, from, to)) return true;
    }
    return false;
  }

  private onLine(k: number, from: Point, to: Point): boolean {
    const { x, y, r } = this.figures;
    const base = r[k] as number;
    const grain = (n: number) => Math.round(n * 1000);
    return (
      squareTo(x[k] as number, y[k] as number, grain(from.x), grain(from.y), grain(to.x), grain(to.y)) <
      base * base
    );
  }

  /** True if something solid is partly between the target and a figure looking at it. */
  inCover(target: string, from: string): boolean {
    return this.line(from, target) === 'cover';
  }

  /**
   * True if fire of this Impact goes through the buildings that the target is in or behind, and no other cover is in
   * front of it. BDZ-bldg-dv-impact.
   */
  pierces(impact: number, from: string, target: string): boolean {
    const [at, to] = [this.at(from), this.at(target)];
    const all = (this.ground.map.buildings ?? []).map((b) => b.id);
    const pierced = all.filter((id) => impact > this.defence(id, from, target));
    const house = this.houseOf(to);
    if (pierced.length === 0 || (house !== undefined && !pierced.includes(house)) || this.atEdge(to, at))
      return false;
    return this.without(...pierced).look(this.figures.of(from), this.figures.of(target)) === CLEAR;
  }

  /** True if nothing is between a figure and a spot. BDZ-grenade-throw. */
  seesSpot(id: string, { x, y, level }: At): boolean {
    const from = this.at(id);
    const line = [grains(from.x), grains(from.y), from.level, grains(x), grains(y), level, 0] as const;
    const self = this.figures.of(id);
    return [this.field.sight, this.soft].every((sight) => sight.lookAt(...line, self) === CLEAR);
  }

  /** True if a spot is no farther from a figure's base than one can see. BDZ-T-los. */
  reachesSpot(id: string, spot: At): boolean {
    const from = this.at(id);
    const woods = this.hasWoods ? this.woodsAt(spot) : [];
    return distance(from, spot) <= this.limit(from, spot, woods) + BASE;
  }

  /** True if a spot is in the figure's front arc or at its feet. BDZ-grenade-facing. */
  facesSpot(id: string, { x, y }: Point): boolean {
    const at = this.at(id);
    return (x === at.x && y === at.y) || inArc(at.facing, FRONT, x - at.x, y - at.y);
  }

  /** The Defensive Value of a building; between two in it, that of the walls inside. BDZ-T-dv. */
  defence(house: string, from: string, target: string): number {
    const { buildings = [], places = [] } = this.ground.map;
    if (places.some((p) => p.kind === 'tent' && p.data?.building === house))
      return defensiveValue(this.book, 'tent');
    if ([from, target].every((id) => this.houseOf(this.at(id)) === house))
      return defensiveValue(this.book, 'interior');
    return defensiveValue(
      this.book,
      buildings.find((b) => b.id === house)?.walls === 'thin' ? 'frame' : 'brick',
    );
  }
}

/** Every figure with a base on the table. */
function* figuresOf({ people, zeds }: Standing): Iterable<Figure> {
  for (const p of people) if (isThere(p)) yield figureOf(p, p.prone || isDown(p));
  for (const z of zeds) yield figureOf(z, z.prone);
}

const figureOf = ({ id, x, y, level, facing }: Omit<Figure, 'r'>, down: boolean): Figure => ({
  id,
  x,
  y,
  level,
  facing,
  r: BASE,
  down,
});

/** The table of a world, in its current state. */
export const tableOf: (w: BdzWorld) => BdzTable = tablesOfWorlds<State, Book, BdzTable>({
  ground: (s, book) => groundOf(s, book.ground),
  make: (s, book) => new BdzTable(s, book),
});
