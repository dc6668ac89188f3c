import type { MapFile } from '@shambles/field';
import { inUnit, mirrored } from '../turning.js';
import { Chance } from './chance.js';
import { Names, type Words } from './names.js';
import { type Bare, Plan } from './plan.js';
import { type Rural, rural } from './rural.js';
import { type Suburban, suburban } from './suburban.js';
import { type Urban, urban } from './urban.js';

/** What a book says of one kind of town. Lengths in inches, whatever the unit of the map. */
export interface TownSpec {
  /** Mixed with the number of a town: kinds of towns have other towns for the same number. */
  readonly id: string;
  /** Of the map that is made. */
  readonly unit: MapFile['unit'];
  readonly table: Bare;
  readonly words: Words;
  readonly layout: Urban | Suburban | Rural;
}

/** What is known of a town before it is made. */
export interface TownOptions {
  /** The section that has to have a building: 1 to 9. One of the six in the north where left out. */
  readonly target?: number;
  /** Whether open country has its street; it does by default. */
  readonly street?: boolean;
  /** Whether lamps burn; they do by default. */
  readonly lamps?: boolean;
}

/** A town by its number: the same for the same number, on every machine. */
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

/** Lays a town out; says what lies where nothing else does. */
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

/** Nine sections as they lie in a mirror. */
const MIRRORED = [3, 2, 1, 6, 5, 4, 9, 8, 7] as const;
