import {
  bearingOf,
  distance,
  Field,
  type Figure,
  Figures,
  GRAIN,
  type Ground,
  grains,
  houseAt,
  inArc,
  isPartly,
  isSeen,
  overlapped,
  type Point,
  patchesAt,
  type SightRules,
  type StepRules,
  Ways,
} from '@shambles/field';
import { groundOf } from './book.js';
import type { FtbWorld } from './facts.js';
import { encounterOf, isThere, type Person, type Place, type State, type Zed } from './state.js';

/** Half the width of a base, in inches. Distances are measured from figure to figure, whatever it is. FTB-2.2.1. */
export const BASE = 0.4;
/** Bases that touch: middle to middle, with a hair between. */
export const TOUCH = 2 * BASE + 0.05;
/** Half the front arc in degrees. FTB-2.2.2a. */
export const FRONT = 90;

/** How the book sees. FTB-7.1, FTB-5.5.1b. */
const SIGHT: SightRules = {
  pieces: { wall: 'blocks', 'thin-wall': 'blocks', vehicle: 'obscures', 'barrier:low wall': 'obscures' },
  figures: 'blocks',
  overLow: 1,
};

/** How humans go, and how zombies do: these only by doors, at a price. FTB-10.8.1a, FTB-10.8.1b, FTB-10.8.3, FTB-10.8.4a. */
const SOLID = { wall: 'bars', 'thin-wall': 'bars', vehicle: 'bars', edge: 'bars', border: 'bars' } as const;
const WALKS: { readonly [manner in Manner]: StepRules } = {
  human: { name: 'human', pieces: SOLID, closedDoor: 0, links: { stairs: 0 } },
  zed: {
    name: 'zed',
    pieces: { ...SOLID, window: 'bars' },
    closedDoor: 2,
    closedDoors: { locked: 'bars', barricaded: 'bars' },
    areas: { woods: 1.5, water: 1.5 },
    links: { stairs: 0 },
  },
};
export type Manner = 'human' | 'zed';

/** Somebody or something at a place. */
export type At = Point & { readonly level: number };

/** What stands on the table and bears on measuring: a state has it, and so has a view of one. */
export interface Standing {
  readonly people: readonly Pick<
    Person,
    'id' | 'x' | 'y' | 'level' | 'facing' | 'condition' | 'prone' | 'behind' | 'moved'
  >[];
  readonly zeds: readonly Pick<Zed, 'id' | 'x' | 'y' | 'level' | 'facing'>[];
  readonly encounter: Pick<NonNullable<State['encounter']>, 'map' | 'part' | 'fullMoon' | 'kind'> | null;
}

/** The table as it is measured on: derived from a state or a view, never part of one. */
export class FtbTable {
  readonly ground: Ground;
  readonly figures: Figures;
  readonly field: Field;
  private readonly shamblers: Ways;
  private standing!: Standing;

  constructor(standing: Standing) {
    const { map } = encounterOf(standing as Pick<State, 'encounter'>);
    this.ground = groundOf(map);
    this.figures = new Figures(this.ground.width, this.ground.height, grains(2 * BASE));
    this.field = new Field(this.ground, this.figures, SIGHT);
    // Every door costs a zombie its price, open or not.
    this.shamblers = new Ways(this.ground, this.figures, WALKS.zed, BASE, () => false);
    this.stand(standing);
  }

  /** Brings the table in line with what stands now. */
  stand(standing: Standing): void {
    this.standing = standing;
    this.figures.sync(figuresOf(standing));
  }

  // ---------------------------------------------------------------- measuring

  at(id: string): At & { readonly facing: number } {
    const f = this.figures;
    const i = f.find(id);
    if (i < 0) throw new RangeError(`There is no figure "${id}" on the table.`);
    return {
      x: (f.x[i] as number) / GRAIN,
      y: (f.y[i] as number) / GRAIN,
      level: f.level[i] as number,
      facing: f.facing[i] as number,
    };
  }

  has(id: string): boolean {
    return this.figures.find(id) >= 0;
  }

  /** From figure to figure, in inches. FTB-2.2.1. */
  distance(a: string, b: string): number {
    return distance(this.at(a), this.at(b));
  }

  /** The way from a figure to a place, in whole degrees. */
  bearing(a: string, { x, y }: Point): number {
    const from = this.at(a);
    return bearingOf(x - from.x, y - from.y);
  }

  touching(a: string, b: string): boolean {
    return this.at(a).level === this.at(b).level && this.distance(a, b) <= TOUCH;
  }

  /** Looks at the table with a figure standing elsewhere. */
  as<T>(id: string, [x, y, level]: Place, facing: number, look: () => T): T {
    const f = this.figures;
    const i = f.of(id);
    const was = [f.x[i] as number, f.y[i] as number, f.level[i] as number, f.facing[i] as number] as const;
    f.move(i, grains(x), grains(y));
    f.level[i] = level;
    f.facing[i] = facing;
    try {
      return look();
    } finally {
      f.move(i, was[0], was[1]);
      f.level[i] = was[2];
      f.facing[i] = was[3];
    }
  }

  /** Some base stands where another would have to. */
  taken([x, y, level]: Place, self = ''): boolean {
    const f = this.figures;
    const i = f.find(self);
    return overlapped(f, grains(x), grains(y), level, grains(BASE), (j) => j !== i, 2) >= 0;
  }

  /** The ways of a manner of going. */
  ways(manner: Manner): Ways {
    return manner === 'zed' ? this.shamblers : this.field.ways(WALKS.human, BASE);
  }

  /** The building that a place is in. */
  houseOf(at: At): string | undefined {
    const house = houseAt(this.ground, at);
    return house && at.level < house.levels ? house.id : undefined;
  }

  inWoods({ x, y, level }: At): boolean {
    return level === 0 && patchesAt(this.ground, { x, y }).some((p) => p.kind === 'woods');
  }

  // ---------------------------------------------------------------- sight

  /** A lies in the front of b, and a line reaches it: b has a Line of Sight to a. FTB-2.2.2a, FTB-5.5.1a, FTB-7.1. */
  sees(a: string, b: string): boolean {
    return this.facesTowards(a, b) && this.line(a, b) !== 'no';
  }

  /** A place lies in somebody's front. */
  facesTowards(a: string, b: string): boolean {
    const f = this.at(a);
    const g = this.at(b);
    return inArc(f.facing, FRONT, grains(g.x) - grains(f.x), grains(g.y) - grains(f.y));
  }

  /** What a straight line from one to the other meets, whatever way they face. FTB-7.1, FTB-5.5.1b. */
  line(a: string, b: string): 'no' | 'cover' | 'clear' {
    const f = this.figures;
    const look = this.field.sight.look(f.of(a), f.of(b));
    if (!isSeen(look) || this.distance(a, b) > this.vision(this.at(b))) return 'no';
    return isPartly(look) ? 'cover' : 'clear';
  }

  /** Whether a line reaches a spot from a figure: a PEF's, a feast's. */
  reaches(a: string, spot: At): boolean {
    const f = this.figures;
    const i = f.of(a);
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
    return isSeen(look) && distance(this.at(a), spot) <= this.vision(spot);
  }

  /** How far something at a place is seen at this hour. FTB-13.1.1, FTB-13.1.2a, FTB-13.1.2b. */
  vision(spot: Point): number {
    const e = this.standing.encounter;
    if (!e || e.part === 'morning' || e.part === 'daytime') return Number.POSITIVE_INFINITY;
    const lamp = (this.ground.map.lamps ?? []).some(
      (l) => distance({ x: l.at[0], y: l.at[1] }, spot) <= LAMP,
    );
    if (lamp) return Number.POSITIVE_INFINITY;
    return e.part === 'evening' || e.fullMoon ? EVENING : NIGHT;
  }

  /** A target is in cover from somebody. FTB-T-ranged-combat, FTB-9.2.3c, FTB-D-52. */
  inCover(target: string, from: string): boolean {
    return this.line(from, target) === 'cover';
  }

  /** Whether somebody stands behind the rear line of another. FTB-2.2.2b. */
  isBehind(a: string, b: string): boolean {
    const f = this.at(b);
    const g = this.at(a);
    return !inArc(f.facing, FRONT, grains(g.x) - grains(f.x), grains(g.y) - grains(f.y));
  }
}

/** In inches. FTB-T-day-parts. */
const EVENING = 12;
const NIGHT = 6;
const LAMP = 6;

/** Whoever has a base on the table. */
function* figuresOf({ people, zeds }: Standing): Iterable<Figure> {
  for (const p of people)
    if (isThere(p) && p.x >= 0)
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

const tables = new WeakMap<State, { table: FtbTable; world: FtbWorld; version: number }>();

/** The table of a world, as it stands now. */
export function tableOf(w: FtbWorld): FtbTable {
  const known = tables.get(w.s);
  if (known && known.table.ground.map === encounterOf(w.s).map) {
    // Versions are a world's own: another one may have changed the same state since.
    if (known.version !== w.version || known.world !== w) {
      known.table.stand(w.s);
      known.version = w.version;
      known.world = w;
    }
    return known.table;
  }
  const table = new FtbTable(w.s);
  tables.set(w.s, { table, world: w, version: w.version });
  return table;
}
