import {
  CLEAR,
  distance,
  type Figure,
  GRAIN,
  grains,
  isPartly,
  isSeen,
  Looks,
  type Patch,
  type Point,
  patchesAt,
  type Reach,
  type SightRules,
  snap,
  squareTo,
  touch,
  Ways,
} from '@shambles/field';
import { type At, hasPlace, tablesOfWorlds } from '@shambles/measured';
import { InchTable } from '@shambles/thw';
import { type Book, groundOf } from './book.js';
import type { FtbWorld } from './facts.js';
import { type Encounter, encounterOf, isThere, type Person, type State, type Zed } from './state.js';
import { type Hills, type Manner, STEPS } from './table/costs.js';
import { DAY_PARTS, dayPartOf } from './tables/terrain.js';

/**
 * Half the width of a base, in inches. Distances are measured between the middles of figures of any kind. FTB-2.2.1.
 */
export const BASE = 0.4;
/** Greatest distance between the middles of touching bases, with a small tolerance. */
export const TOUCH = snap(2 * BASE + 0.05);

/** Half the front arc in degrees, and the light radius of a lamp in inches. FTB-2.2.2a, FTB-13.1.1. */
export { FRONT, LAMP } from '@shambles/thw';

/**
 * Sight rules of the book. Figures hide others but give no cover; low things cover whoever is nearer to them; buildings
 * count by their outer walls, hills by their crests, woods by their rims. FTB-7.1, FTB-5.5.1b, FTB-9.2.1a, FTB-9.2.3b,
 * FTB-D-52.
 */
const SIGHT: SightRules = {
  pieces: {
    wall: 'blocks',
    'thin-wall': 'blocks',
    vehicle: 'obscures',
    'barrier:low wall': 'obscures',
    'barrier:hedge': 'obscures',
    'barrier:high wall': 'blocks',
  },
  vehicles: { van: 'blocks', truck: 'blocks', bus: 'blocks' },
  peeks: { 'barrier:crest': BASE + 0.05 },
  shells: 1,
  shields: 'nearer',
  areas: { woods: { core: 1 } },
  figures: 'hides',
  overLow: 1,
};

/** Kinds of pieces that are walls of a building. */
const WALLS: readonly string[] = ['wall', 'thin-wall'];

/** What on the table affects measuring; both a state and a view have it. */
export interface Standing {
  readonly people: readonly Pick<
    Person,
    'id' | 'x' | 'y' | 'level' | 'facing' | 'condition' | 'prone' | 'behind' | 'moved'
  >[];
  readonly zeds: readonly Pick<Zed, 'id' | 'x' | 'y' | 'level' | 'facing'>[];
  readonly encounter: Pick<NonNullable<State['encounter']>, 'map' | 'part' | 'fullMoon' | 'kind'> | null;
}

/** What a straight line to a figure meets. */
type Line = 'no' | 'cover' | 'clear';

/** The measured table: derived from a state or a view, never part of one. */
export class FtbTable extends InchTable<Standing, Line> {
  private readonly looks: Looks;
  /** Ways by manner of movement and the doors that a ducker may take. */
  private readonly known = new Map<string, Ways>();
  /** Reaches of figures, kept until something happens. */
  private readonly reached = new Map<string, Reach>();
  /** Results that chapters look up, kept until something happens. */
  private readonly found = new Map<string, readonly string[]>();
  private readonly people = new Map<string, Standing['people'][number]>();
  private listed: Standing['people'] = [];
  /** True if sight is limited at this hour. FTB-13.1.1. */
  private dim = false;

  constructor(
    standing: Standing,
    private readonly hills: Hills = 'gentle',
    private readonly dayParts = DAY_PARTS,
  ) {
    const { map } = encounterOf(standing as Pick<State, 'encounter'>);
    super(groundOf(map), { sight: SIGHT, base: BASE, figures: figuresOf }, ['woods']);
    this.looks = new Looks(this.field.sight, this.figures);
    this.stand(standing);
  }

  override stand(standing: Standing): void {
    super.stand(standing);
    const { encounter } = standing;
    this.dim = encounter !== null && dayPartOf(this.dayParts, encounter.part).vision !== undefined;
    this.reached.clear();
    this.found.clear();
    this.listPeople(standing.people);
  }

  private listPeople(people: Standing['people']): void {
    if (people.length === this.listed.length && people.every((p, i) => p === this.listed[i])) return;
    this.listed = [...people];
    this.people.clear();
    for (const p of people) this.people.set(p.id, p);
  }

  // ---------------------------------------------------------------- measuring

  /** Distance between figures, in inches. FTB-2.2.1. */
  distance(a: string, b: string): number {
    const { x, y } = this.figures;
    const [i, j] = [this.figures.of(a), this.figures.of(b)];
    const dx = (x[i] as number) - (x[j] as number);
    const dy = (y[i] as number) - (y[j] as number);
    return Math.sqrt(dx * dx + dy * dy) / GRAIN;
  }

  /** Looks up figures for a chapter only once until something happens. */
  whileStill(key: string, find: () => readonly string[]): readonly string[] {
    if (this.moving !== '') return find();
    let known = this.found.get(key);
    if (known === undefined) {
      known = find();
      this.found.set(key, known);
    }
    return known;
  }

  touching(a: string, b: string): boolean {
    return this.at(a).level === this.at(b).level && this.distance(a, b) <= TOUCH;
  }

  /** The ways for a manner of movement. `open` lists buildings whose doors a ducker may take. */
  ways(manner: Manner, open: readonly string[] = []): Ways {
    const key = [manner, ...open].join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const doors = new Set(
      (this.ground.map.buildings ?? [])
        .filter((b) => open.includes(b.id))
        .flatMap((b) => (b.doors ?? []).map((d) => d.id)),
    );
    // Every door costs a zombie the same, open or not.
    const steps = STEPS[this.hills][manner];
    const made = new Ways(this.ground, this.figures, steps, BASE, (id) => doors.has(id));
    this.known.set(key, made);
    return made;
  }

  /**
   * The reach of a human within `most` inches. `bars` are the bases that it cannot pass, always the same for one
   * figure.
   */
  reach(id: string, most: number, bars: () => ReadonlySet<string>): Reach {
    const key = `${id} ${most}`;
    const known = this.moving === '' ? this.reached.get(key) : undefined;
    if (known) return known;
    const { x, y, level } = this.at(id);
    const { figures } = this;
    const barred = bars();
    const made = this.ways('human').from(x, y, level, {
      most,
      self: figures.of(id),
      blocks: (i) => barred.has(figures.ids[i] as string),
    });
    if (this.moving === '') this.reached.set(key, made);
    return made;
  }

  /** The ways of a zombie from a place to its prey; undefined if it cannot leave its pool. FTB-10.8.4b. */
  zedWays(from: At, to: At): Ways | undefined {
    const pool = this.waterAt(from, 'pool');
    const prey = this.waterAt(to, 'pool');
    if (pool !== undefined && pool !== prey) return undefined;
    return this.ways(prey === undefined ? 'zed' : 'diver');
  }

  /** True if a place is in water. Zombies there are only drawn by humans in it. FTB-10.8.4a. */
  inWater(at: At): boolean {
    return this.waterAt(at, 'water') !== undefined || this.waterAt(at, 'pool') !== undefined;
  }

  private waterAt({ x, y, level }: At, kind: 'water' | 'pool'): string | undefined {
    return level === 0 ? patchesAt(this.ground, { x, y }).find((p) => p.kind === kind)?.id : undefined;
  }

  // ---------------------------------------------------------------- sight

  /**
   * The line from one figure to another. Woods give cover to a figure that has not moved; so does a table without
   * terrain. A line to a figure in front is a Line of Sight. FTB-2.2.2a, FTB-5.5.1a, FTB-7.1, FTB-5.5.1b, FTB-9.2.3c,
   * FTB-TB-tabletop-d.
   */
  protected override drawn(a: string, b: string, i: number, j: number): Line {
    const woods = this.hasWoods ? this.woodsAt(this.spotOf(j)) : NONE;
    if (this.isTooFar(i, j, woods)) return 'no';
    const look = this.moving === '' ? this.looks.look(i, j) : this.field.sight.look(i, j);
    if (!isSeen(look)) return 'no';
    if (this.isDucked(a) && this.hides(this.spotOf(j), i)) return 'no';
    if (this.isDucked(b) && (isPartly(look) || this.bare)) return 'no';
    if (isPartly(look)) return 'cover';
    const still = this.people.get(b)?.moved === false && this.moving !== b;
    return still && (woods.length > 0 || this.bare) ? 'cover' : 'clear';
  }

  private isTooFar(i: number, j: number, woods: readonly Patch[]): boolean {
    if (woods.length === 0 && !this.dim) return false;
    const [from, to] = [this.spotOf(i), this.spotOf(j)];
    return distance(from, to) > this.limit(from, to, woods);
  }

  private get hour(): Pick<Encounter, 'part' | 'fullMoon'> {
    return this.standing.encounter as Encounter;
  }

  /** True if the table has no terrain. */
  private get bare(): boolean {
    return this.standing.encounter?.kind === 'no-terrain';
  }

  /** True if a figure is ducked behind its cover. FTB-5.7.3d, FTB-TB-tabletop-e. */
  private isDucked(id: string): boolean {
    return this.people.get(id)?.behind === true && this.moving !== id;
  }

  /** True if something that gives cover is within `near` inches of a place. */
  isBeside(x: number, y: number, level: number, near: number): boolean {
    const [px, py, limit] = [grains(x), grains(y), grains(near)];
    return this.ground.pieces.some(
      ({ kind, from, to, ax, ay, bx, by }) =>
        level >= from &&
        level < to &&
        (SIGHT.pieces[kind] !== undefined || kind === 'door' || kind === 'window') &&
        squareTo(px, py, ax, ay, bx, by) <= limit * limit,
    );
  }

  /** True if a wall is between two figures on one level. A door, closed or not, is a way through. FTB-D-246. */
  isWalled(a: string, b: string): boolean {
    const { figures: f } = this;
    const [i, j] = [f.of(a), f.of(b)];
    const level = f.level[i] as number;
    return this.ground.pieces.some(
      ({ kind, from, to, ax, ay, bx, by }) =>
        WALLS.includes(kind) &&
        level >= from &&
        level < to &&
        touch(f.x[i] as number, f.y[i] as number, f.x[j] as number, f.y[j] as number, ax, ay, bx, by),
    );
  }

  /** True if something on the table would give a figure cover from a spot. */
  private hides(from: At, to: number): boolean {
    const { x, y, level, r } = this.figures;
    const look = this.field.sight.through(
      grains(from.x),
      grains(from.y),
      from.level,
      x[to] as number,
      y[to] as number,
      level[to] as number,
      r[to] as number,
    );
    return this.bare || look !== CLEAR;
  }

  /**
   * True if there is a line from a figure to a spot, such as that of a PEF or a feast; for one that is ducked, a line
   * that its cover is not in. FTB-5.7.3d, FTB-D-147.
   */
  reaches(a: string, spot: At): boolean {
    const f = this.figures;
    const i = f.of(a);
    const from = this.at(a);
    if (distance(from, spot) > this.limit(from, spot, this.woodsAt(spot))) return false;
    if (this.isDucked(a) && this.hides(spot, i)) return false;
    const look = this.field.sight.lookAt(
      f.x[i] as number,
      f.y[i] as number,
      f.level[i] as number,
      grains(spot.x),
      grains(spot.y),
      spot.level,
      0,
      i,
    );
    return isSeen(look);
  }

  /** Sight limit from a place to another; shorter within one wood. FTB-9.2.3a. */
  private limit(from: At, to: At, woods: readonly Patch[]): number {
    const vision = this.vision(to);
    if (woods.length === 0) return vision;
    const shared = this.woodsAt(from).some((p) => woods.includes(p));
    return shared ? Math.min(vision, dayPartOf(this.dayParts, this.hour.part).woods) : vision;
  }

  /** Distance at which a spot is seen at this hour. FTB-13.1.1, FTB-13.1.2a, FTB-13.1.2b. */
  vision(spot: Point): number {
    const { part, fullMoon } = this.hour;
    const row = dayPartOf(this.dayParts, part);
    if (!row.vision || this.isLit(spot)) return Number.POSITIVE_INFINITY;
    return (fullMoon && row.fullMoon) || row.vision;
  }

  /** True if a target is in cover from a figure. FTB-T-ranged-combat, FTB-9.2.3c, FTB-D-52. */
  inCover(target: string, from: string): boolean {
    return this.line(from, target) === 'cover';
  }
}

const NONE: readonly Patch[] = [];

/** Every figure with a base on the table. */
function* figuresOf({ people, zeds }: Standing): Iterable<Figure> {
  for (const p of people)
    if (isThere(p) && hasPlace(p))
      yield {
        id: p.id,
        x: p.x,
        y: p.y,
        level: p.level,
        r: BASE,
        facing: p.facing,
        down: p.prone || p.condition !== 'carry-on',
      };
  for (const { id, x, y, level, facing } of zeds) yield { id, x, y, level, r: BASE, facing, down: false };
}

/** The table of a world as it is now. */
export const tableOf: (w: FtbWorld) => FtbTable = tablesOfWorlds<State, Book, FtbTable>({
  ground: (s) => groundOf(encounterOf(s).map),
  make: (s, book) => new FtbTable(s, book.options.hills, book.tables.dayParts),
});
