import type { Reach, Route } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { isAware } from '../awareness/awareness.js';
import { mayComeFor } from '../awareness/hiding.js';
import type { AmzWorld } from '../facts.js';
import { mayFireAt } from '../fire/fire.js';
import { attackPool, defensePool } from '../fire/pools.js';
import { metAs } from '../fire/weapons.js';
import { modeRow, zombieRow } from '../house/rows.js';
import { marchOf, placesAt, reachOf } from '../movement/marching.js';
import { activeOf, basesOf, isLiving, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { leadOf } from '../units/units.js';
import { type Bound, boundBy, couldReach, isMindless, livingNear, wayInto } from '../zombies/going.js';
import type { Plan } from '../zombies/will.js';
import { dares } from './deciding.js';

/** A hidden Dexter stays this near to the largest mob, in inches. AMZ-solo-masters. */
const WITH_MOB = 12;
/** Possessed without a target move Rapidly if farther away than this, in inches. AMZ-solo-masters. */
const HURRY = 18;
/** Side of the cells that are searched, in inches. */
const CELL = 1;

const GOES = { order: 'move-fire' } as const;

/** The plan of a Dexter or Possessed unit. */
export function soloPlan(w: AmzWorld, who: string, on: string): Plan {
  return unitOf(w.s, who).kind === 'dexters' ? dexterPlan(w, who, on) : possessedPlan(w, who, on);
}

/** The plan of a Dexter, which goes no faster than it must. */
function dexterPlan(w: AmzWorld, who: string, on: string): Plan {
  const cautious = modeRow(w.book, 'cautious').most;
  const prey = on === '' ? dexterPrey(w, who) : on;
  const near =
    prey === undefined ? hidingWay(w, who, cautious) !== undefined : couldReach(w, who, prey, cautious);
  return { mode: near ? 'cautious' : 'rapid', ...GOES };
}

/** The nearest Living unit that a Dexter can reach and dares to assault. */
function dexterPrey(w: AmzWorld, who: string): string | undefined {
  const most = modeRow(w.book, 'rapid').most;
  return livingNear(w, who).find(
    (id) => mayComeFor(w, who, id) && dares(w, who, id) && couldReach(w, who, id, most),
  );
}

/**
 * The plan of Possessed: they stand and fire, after taking cover if they are Exposed; without a target they come
 * nearer.
 */
function possessedPlan(w: AmzWorld, who: string, on: string): Plan {
  const target = soloTarget(w, who, targetsOf(w, who, on));
  if (target !== undefined) {
    const covers = tableOf(w).coverOf(who, target) === 'exposed' && coverWay(w, who, target) !== undefined;
    return { mode: covers ? 'cautious' : 'stationary', ...GOES };
  }
  const [nearest] = livingNear(w, who);
  const far = nearest === undefined ? 0 : tableOf(w).apart(who, nearest);
  return { mode: far > HURRY ? 'rapid' : 'cautious', ...GOES };
}

/** Units that Possessed could fire at; in an Interrupt only the active unit. */
export const targetsOf = (w: AmzWorld, who: string, on: string): string[] =>
  (on === '' ? livingNear(w, who) : [on]).filter((id) => mayFireAt(w, who, id, 'possessed'));

/** Attack dice minus Defense dice. AMZ-solo-masters. */
const likelihood = (w: AmzWorld, by: string, at: string): number =>
  attackPool(w, by, at, 'possessed').dice - defensePool(w, at, by, 'possessed').dice;

/** The target that it is most likely to hit; of equals the nearest. AMZ-solo-masters. */
export function soloTarget(w: AmzWorld, who: string, targets: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = -Infinity;
  for (const id of livingNear(w, who).filter((each) => targets.includes(each))) {
    const likely = likelihood(w, who, id);
    if (likely > most) [best, most] = [id, likely];
  }
  return best;
}

/** True if a zombie unit assaults one that it touches: the one that it Interrupts, or one that it dares to assault. */
export function soloDares(w: AmzWorld, who: string, id: string, on: string): boolean {
  return unitOf(w.s, who).kind !== 'dexters' || id === metAs(w, on) || dares(w, who, id);
}

/**
 * The unit that a zombie unit assaults, of several in contact that it dares to: the one that it Interrupts, or the
 * nearest. AMZ-solo-masters.
 */
export function soloAssault(w: AmzWorld, here: readonly string[], on: string): string {
  return here.find((id) => id === metAs(w, on)) ?? (here[0] as string);
}

/** Where a Dexter or Possessed unit goes; undefined if it stays. */
export function soloMasterWay(w: AmzWorld, who: string, on: string, most: number): Bound | undefined {
  if (unitOf(w.s, who).kind === 'dexters') {
    const prey = on === '' ? dexterPrey(w, who) : on;
    return prey === undefined ? hidingWay(w, who, most) : wayInto(w, who, prey, most);
  }
  const target = soloTarget(w, who, targetsOf(w, who, on));
  if (target !== undefined) return coverWay(w, who, target);
  const [nearest] = livingNear(w, who);
  return nearest === undefined ? undefined : wayInto(w, who, nearest, most);
}

/**
 * The way to the nearest spot out of sight of all Living and near the largest mob; undefined if it is at one already,
 * or there is none.
 */
function hidingWay(w: AmzWorld, who: string, most: number): Bound | undefined {
  const table = tableOf(w);
  const mob = largestMob(w);
  if (mob === undefined) return undefined;
  const living = w.s.units.filter((u) => isLiving(u) && basesOf(w.s, u.id).length > 0).map((u) => u.id);
  const hides = () => table.apart(who, mob) <= WITH_MOB && !living.some((id) => table.sees(id, who));
  if (hides()) return undefined;
  return nearestSpot(w, who, most, hides);
}

/** The largest mob; of equals the one with the lowest number. */
function largestMob(w: AmzWorld): string | undefined {
  return w.s.units
    .filter((u) => isMindless(w, u.id) && basesOf(w.s, u.id).length > 0)
    .sort((a, b) => activeOf(w.s, b.id).length - activeOf(w.s, a.id).length || a.number - b.number)[0]?.id;
}

/** The way to the nearest spot within a Cautious move where the Possessed have cover from a target and still see it. */
function coverWay(w: AmzWorld, who: string, target: string): Bound | undefined {
  const table = tableOf(w);
  const most = modeRow(w.book, 'cautious').most;
  return nearestSpot(w, who, most, () => table.coverOf(who, target) !== 'exposed' && table.sees(who, target));
}

/** The way to the nearest spot (along ways) that suits a unit standing there. */
function nearestSpot(w: AmzWorld, who: string, most: number, suits: () => boolean): Bound | undefined {
  const lead = leadOf(w.s, who) as string;
  const reach = reachOf(w, lead, most);
  for (const { at } of spotsOf(reach)) {
    const march = marchOf(w, who, lead, reach.route(...at) as Route, most);
    if (!tableOf(w).asAll(placesAt(march, march.cost), suits)) continue;
    const bound = boundBy(w, who, lead, reach.route(...at) as Route, most);
    if (bound.open) return bound;
  }
  return undefined;
}

/** Spots within reach, nearest first. */
function spotsOf(reach: Reach): { readonly at: Place; readonly cost: number }[] {
  const found: { readonly at: Place; readonly cost: number }[] = [];
  for (const { level, cell, runs } of reach.lit(CELL))
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const at: Place = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, level];
        found.push({ at, cost: reach.cost(...at) });
      }
  return found.sort((a, b) => a.cost - b.cost);
}

/**
 * A driven mob goes to the nearest Living unit that its Dexter is aware of, or else to the nearest of all.
 * AMZ-solo-masters.
 */
export function soloDrive(w: AmzWorld, mob: string, dexter: string): Bound | undefined {
  const near = livingNear(w, mob).filter((id) => mayComeFor(w, mob, id));
  const prey = near.find((id) => isAware(w, dexter, id)) ?? near[0];
  return prey === undefined
    ? undefined
    : wayInto(w, mob, prey, zombieRow(w.book, unitOf(w.s, mob).kind).move);
}

/** The legal spot nearest to the Living unit that is nearest to any of the dead. AMZ-solo-cards, AMZ-hot-spots. */
export function soloHotSpot(w: AmzWorld, may: (at: Place) => boolean): Place | undefined {
  const table = tableOf(w);
  const near = w.s.units
    .filter((u) => isLiving(u) && basesOf(w.s, u.id).length > 0)
    .map((u) => ({
      u,
      inches: Math.min(...w.s.units.filter((z) => !isLiving(z)).map((z) => table.apart(u.id, z.id))),
    }))
    .sort((a, b) => a.inches - b.inches)[0]?.u;
  const [width, height] = w.book.ground.map.size;
  const from = near
    ? placeOf(basesOf(w.s, near.id)[0] as { x: number; y: number; level: number })
    : [width / 2, height / 2];
  let best: Place | undefined;
  let least = Infinity;
  for (let y = 0.5; y < height; y++)
    for (let x = 0.5; x < width; x++) {
      const far = (x - (from[0] as number)) ** 2 + (y - (from[1] as number)) ** 2;
      if (far < least && may([x, y, 0])) [best, least] = [[x, y, 0], far];
    }
  return best;
}
