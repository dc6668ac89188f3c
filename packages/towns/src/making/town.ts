import type { MapFile } from '@shambles/field';
import { inUnit, mirrored } from '../turning.js';
import { Chance } from './chance.js';
import { Names, type Words } from './names.js';
import { type Bare, Plan } from './plan.js';
import { type Rural, rural } from './rural.js';
import { type Suburban, suburban } from './suburban.js';
import { type Urban, urban } from './urban.js';

/** The parameters of one kind of town. Lengths in inches, whatever the unit of the map. */
export interface TownSpec {
  /** Combined with a town's number, so that different kinds of towns differ for the same number. */
  readonly id: string;
  /** The unit of the finished map. */
  readonly unit: MapFile['unit'];
  readonly table: Bare;
  readonly words: Words;
  readonly layout: Urban | Suburban | Rural;
}

/** Options for making a town. */
export interface TownOptions {
  /** The section that must have a building: 1 to 9. If absent, one of the six in the north. */
  readonly target?: number;
  /** True if open country has a street. Default true. */
  readonly street?: boolean;
  /** True if lamps burn. Default true. */
  readonly lamps?: boolean;
}

/** Makes a town: the same number gives the same town on every machine. */
export function makeTown(spec: TownSpec, seed: number, opts: TownOptions = {}): MapFile {
  const chance = new Chance(`${spec.id} ${seed}`);
  const names = new Names(chance, spec.words);
  const title = names.town();
  const flip = chance.percent(50);
  const asked = opts.target ?? chance.pick([1, 2, 3, 4, 5, 6]);
  const target = flip ? (MIRRORED[asked - 1] as number) : asked;
  const plan = new Plan(chance, spec.table);
  const { street = true, lamps = true } = opts;
  const ground = lieOf(spec, plan, names, { target, street, lamps });
  const map = plan.mapFile(title, ground);
  return inUnit(flip ? mirrored(map) : map, spec.unit);
}

/** Lays out a town. Returns the ground where nothing else lies. */
function lieOf(
  { layout }: TownSpec,
  plan: Plan,
  names: Names,
  opts: { readonly target: number; readonly street: boolean; readonly lamps: boolean },
): string {
  switch (layout.kind) {
    case 'urban':
      return urban(plan, names, layout, opts);
    case 'suburban':
      return suburban(plan, names, layout, opts);
    case 'rural':
      return rural(plan, names, layout, opts);
  }
}

/** Mirror images of the nine sections. */
const MIRRORED = [3, 2, 1, 6, 5, 4, 9, 8, 7] as const;
