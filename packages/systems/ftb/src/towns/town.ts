import type { MapFile } from '@shambles/field';
import type { Area } from '../kinds.js';
import { densityOf } from '../tables/terrain.js';
import { Chance } from './chance.js';
import { Names } from './names.js';
import { Plan } from './plan.js';
import { rural } from './rural.js';
import { suburban } from './suburban.js';
import { mirrored } from './turning.js';
import { urban } from './urban.js';

export interface TownOptions {
  /** The section that has to have a building: 1 to 9. */
  readonly target?: number;
  /** Whether a rural table has its street: what the die said. FTB-9.1d. */
  readonly street?: boolean;
  /** Whether lamps burn; they do by default. */
  readonly lamps?: boolean;
}

/**
 * A table by the guidelines: the same for the same number, on every machine. FTB-9.1a to FTB-9.1e, FTB-11.5.2 to
 * FTB-11.5.4.
 */
export function town(area: Area, seed: number, opts: TownOptions = {}): MapFile {
  const chance = new Chance(`${area} ${seed}`);
  const names = new Names(chance);
  const title = names.town();
  const { sections, floors } = densityOf(area);
  const flip = chance.percent(50);
  const asked = opts.target ?? chance.pick([1, 2, 3, 4, 5, 6]);
  const target = flip ? (MIRRORED[asked - 1] as number) : asked;
  const lamps = opts.lamps ?? true;
  const plan = new Plan(chance, ...SIZE);
  const ground =
    area === 'urban'
      ? urban(plan, names, { lamps })
      : area === 'suburban'
        ? suburban(plan, names, { sections, target, lamps, floors })
        : rural(plan, names, { street: opts.street ?? true, target, lamps });
  const map = plan.mapFile(title, ground);
  return flip ? mirrored(map) : map;
}

/** Inches, east and north. FTB-2.0. */
const SIZE = [36, 36] as const;
/** Sections as they lie in a mirror. */
const MIRRORED = [3, 2, 1, 6, 5, 4, 9, 8, 7] as const;
