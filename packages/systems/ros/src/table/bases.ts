import {
  bearingOf,
  type Cloud as FieldCloud,
  type Figure,
  GRAIN,
  grains,
  inArc,
  overlapped,
  type SightRules,
} from '@shambles/field';
import { type At, MeasuredTable, type Place } from '@shambles/measured';
import { type Book, groundWith } from '../book.js';
import { BASE, baseOf, TANK_BASE } from '../kinds.js';
import type { Cloud, Door, Person, Seated, State, Zed } from '../state.js';

/** Greatest gap that counts as contact, in cm. ROS-R-base. */
export const CONTACT = 0.1;

/** Half the front arc in degrees. ROS-shoot-arc. */
export const ARC = 45;

/** What blocks or obscures sight in this book. ROS-R-los. */
export const SIGHT: SightRules = {
  pieces: { wall: 'blocks', 'thin-wall': 'blocks', door: 'blocks', vehicle: 'blocks', window: 'obscures' },
  shields: 'nearer',
  areas: { woods: { blocksAfter: 5 } },
  figures: 'obscures',
  overLow: 2,
};

/** What measuring needs to know of the table; a state has it, and so does a view. */
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

/** The bases on the table, and distances between them. */
export class Bases extends MeasuredTable<Standing> {
  constructor(
    readonly book: Book,
    standing: Standing,
  ) {
    super(groundWith(book, standing.gaps), {
      sight: SIGHT,
      base: BASE,
      largest: TANK_BASE,
      figures: figuresOf,
    });
    this.stand(standing);
  }

  override stand(standing: Standing): void {
    for (const d of standing.doors) this.field.setDoor(d.id, d.state);
    this.field.clouds = standing.clouds.flatMap((c): FieldCloud[] =>
      c.kind === 'flames' ? [{ id: c.id, x: c.x, y: c.y, level: c.level, r: 10, effect: 'obscures' }] : [],
    );
    super.stand(standing);
  }

  /** Distance from edge of base to edge of base, in cm; 0 if they touch. ROS-R-base. */
  gap(a: string, b: string): number {
    const f = this.baseOf(a);
    const g = this.baseOf(b);
    const dx = f.x - g.x;
    const dy = f.y - g.y;
    const d = Math.sqrt(dx * dx + dy * dy) - f.r - g.r;
    return Math.max(0, Math.round(d)) / GRAIN;
  }

  /** Distance from a spot to the edge of a base, in cm; 0 if the spot is under it. */
  gapTo(spot: { readonly x: number; readonly y: number }, id: string): number {
    const f = this.baseOf(id);
    const dx = f.x - grains(spot.x);
    const dy = f.y - grains(spot.y);
    return Math.max(0, Math.round(Math.sqrt(dx * dx + dy * dy) - f.r)) / GRAIN;
  }

  /** Where a figure stands on this table. */
  whereIs(id: string): At {
    const { x, y, level } = this.baseOf(id);
    return { x: x / GRAIN, y: y / GRAIN, level };
  }

  /** True if a target is in the front arc of a figure. ROS-shoot-arc. */
  inFront(a: string, b: string): boolean {
    const f = this.baseOf(a);
    const g = this.baseOf(b);
    return inArc(f.facing, ARC, g.x - f.x, g.y - f.y);
  }

  /** True if a place is in the front arc of a figure. ROS-shoot-arc. */
  inArcOf(a: string, [x, y]: Place): boolean {
    const f = this.baseOf(a);
    return inArc(f.facing, ARC, grains(x) - f.x, grains(y) - f.y);
  }

  /** The bearing from one place to another, in whole degrees. */
  towards(from: At, to: At): number {
    return bearingOf(to.x - from.x, to.y - from.y);
  }

  /** True if no other base is within `apart` cm of a figure at a place. */
  isApart(id: string, [x, y, level]: Place, apart: number): boolean {
    const f = this.figures;
    const i = f.of(id);
    const r = (f.r[i] as number) + grains(apart);
    return overlapped(f, grains(x), grains(y), level, r, (j) => j !== i, 0) < 0;
  }

  /** The base of a figure, in thousandths; for a survivor in a vehicle, at its middle. Throws RangeError. */
  protected baseOf(id: string): {
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

  /** The survivor, if it sits in a vehicle. */
  protected sitting(id: string): Standing['people'][number] | undefined {
    return this.standing.people.find((p) => p.id === id && p.where === 'table' && p.inside !== '');
  }
}

/** Figures with a base on the table: not those in a vehicle or waiting in hiding. */
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
