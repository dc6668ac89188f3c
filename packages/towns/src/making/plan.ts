import { type MapFile, snap } from '@shambles/field';
import type { Chance } from './chance.js';

/** West, south, east, north, in inches. */
export type Box = readonly [west: number, south: number, east: number, north: number];
export type Side = 'north' | 'east' | 'south' | 'west';
export type Spot = readonly [x: number, y: number];
type Of<K extends keyof MapFile> = NonNullable<MapFile[K]>[number];

/** A table on which a town is made, and its vehicles. Lengths in inches. */
export interface Bare {
  /** East and north. */
  readonly size: readonly [wide: number, high: number];
  /** Least distance between anything solid and the edge: figures walk round it and come in past it. */
  readonly margin: number;
  /** Depth of the strip left free at the south edge, where players enter. */
  readonly entry: number;
  readonly vehicles: Vehicles;
}

/** The vehicles of a town. */
export interface Vehicles {
  /** In streets. */
  readonly streets: readonly VehicleKind[];
  /** In car parks. */
  readonly lots: readonly VehicleKind[];
  /** On the drive of a house, which is an inch and a half wide. */
  readonly drive: VehicleKind;
  /** In the yard of a farm or a roadhouse. */
  readonly yard: VehicleKind;
  /** Most vehicles in all. If absent, as many as fit. */
  readonly most?: number;
}

/** A kind of vehicle, its length and width in inches, and its share of the vehicles in that place, in percent. */
export interface VehicleKind {
  readonly kind: string;
  readonly long: number;
  readonly wide: number;
  readonly odds: number;
}

/** Room for a base to pass, in inches. */
export const GAP = 1.25;

/** A town under construction: what is on it so far, and what has to stay free. */
export class Plan {
  readonly areas: Of<'areas'>[] = [];
  readonly buildings: Of<'buildings'>[] = [];
  readonly barriers: Of<'barriers'>[] = [];
  readonly vehicles: Of<'vehicles'>[] = [];
  readonly links: Of<'links'>[] = [];
  readonly lamps: Of<'lamps'>[] = [];
  readonly props: Of<'props'>[] = [];
  /** Boxes of buildings and cars: nothing else stands in them. */
  private readonly solid: Box[] = [];
  /** Boxes in front of doors and in gateways: nothing solid may stand there. */
  private readonly clear: Box[] = [];
  /** Boxes of water, roads, drives and pavements: nothing grows there. */
  private readonly paved: Box[] = [];
  private readonly counts = new Map<string, number>();
  readonly wide: number;
  readonly high: number;

  constructor(
    readonly chance: Chance,
    readonly table: Bare,
  ) {
    [this.wide, this.high] = table.size;
  }

  /** Scales a number of things from a table of a yard by a yard to this table. */
  strewn(n: number): number {
    return Math.round((n * this.wide * this.high) / (YARD * YARD));
  }

  id(kind: string): string {
    const n = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, n);
    return `${kind}-${n}`;
  }

  /** True if something solid may stand here. */
  fits(box: Box, gap = 0): boolean {
    const [w, s, e, n] = box;
    const { margin, entry } = this.table;
    if (w < margin || e > this.wide - margin || s < entry || n > this.high - margin) return false;
    return (
      !this.solid.some((other) => meet(box, other, gap)) && !this.clear.some((other) => meet(box, other, 0))
    );
  }

  /** True if a tree may grow here. */
  isBare(box: Box): boolean {
    return this.fits(box, 0.25) && !this.paved.some((other) => meet(box, other, 0.2));
  }

  /** True if a wall, hedge or fence crosses this box. */
  crosses(box: Box): boolean {
    return this.barriers.some((b) => meet(box, boxOf(b.path), 0.01));
  }

  stand(box: Box): void {
    this.solid.push(box);
  }

  /** True if one more vehicle is allowed. */
  hasRoom(): boolean {
    return this.vehicles.length < (this.table.vehicles.most ?? Infinity);
  }

  keep(box: Box): void {
    this.clear.push(box);
  }

  area(kind: string, rect: Box, id = this.id(kind)): void {
    this.areas.push({ id, kind, rect: [...rect].map(snap) as [number, number, number, number] });
    if (PAVED.has(kind)) this.paved.push(rect);
  }

  outline(kind: string, outline: readonly Spot[]): void {
    const id = this.id(kind);
    this.areas.push({ id, kind, outline: outline.map(([x, y]) => [snap(x), snap(y)]) });
    if (PAVED.has(kind)) this.paved.push(boxOf(outline));
  }

  barrier(kind: string, path: readonly Spot[]): void {
    this.barriers.push({
      id: this.id(kind.replace(' ', '-')),
      kind,
      path: path.map(([x, y]) => [snap(x), snap(y)]),
    });
  }

  /** Adds a straight low wall, hedge or fence if nothing is in its way. Returns whether it did. */
  hedge(kind: string, [ax, ay]: Spot, [bx, by]: Spot): boolean {
    const box: Box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
    const [w, s, e, n] = box;
    const [east, north] = [this.wide - 0.5, this.high - 0.5];
    if (w < 0.5 || s < this.table.entry || e > east || n > north || Math.max(e - w, n - s) < 1) return false;
    if (this.solid.some((other) => meet(box, other, 0.3)) || this.clear.some((other) => meet(box, other, 0)))
      return false;
    this.barrier(kind, [
      [ax, ay],
      [bx, by],
    ]);
    return true;
  }

  /** Adds a tree, bench or bin as scenery if there is room. Returns whether it did. */
  prop(kind: string, [x, y]: Spot, size: number): boolean {
    if (!this.isBare([x - size, y - size, x + size, y + size])) return false;
    this.props.push({ kind, at: [snap(x), snap(y)], size });
    return true;
  }

  lamp([x, y]: Spot): void {
    if (this.solid.some((box) => meet([x - 0.2, y - 0.2, x + 0.2, y + 0.2], box, 0))) return;
    this.lamps.push({ id: this.id('lamp'), at: [snap(x), snap(y)] });
  }

  mapFile(title: string, ground: string): MapFile {
    const { areas, buildings, barriers, vehicles, links, lamps, props } = this;
    return {
      format: 'shambles-map/1',
      title,
      unit: 'in',
      size: [this.wide, this.high],
      ground,
      areas,
      buildings,
      barriers,
      vehicles,
      links,
      lamps,
      props,
    };
  }
}

/** A yard, in inches. */
const YARD = 36;

const PAVED: ReadonlySet<string> = new Set([
  'road',
  'pavement',
  'crosswalk',
  'lot',
  'water',
  'pool',
  'path',
  'concrete',
  'dirt',
  'asphalt',
]);

/** True if two boxes are closer to each other than a gap. */
export function meet(a: Box, b: Box, gap: number): boolean {
  return a[0] < b[2] + gap && b[0] < a[2] + gap && a[1] < b[3] + gap && b[1] < a[3] + gap;
}

export function boxOf(outline: readonly Spot[]): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function middleOf([w, s, e, n]: Box): Spot {
  return [(w + e) / 2, (s + n) / 2];
}
