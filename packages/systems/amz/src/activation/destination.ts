import type { Route } from '@shambles/field';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { mayApproach, shunsOf } from '../morale/approach.js';
import { fallsIn, leadOff, type March } from '../movement/marching.js';
import { together } from '../movement/together.js';
import type { RuleId } from '../register.js';
import { unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { touchesFoes } from '../units/units.js';

/** Why a unit may not end its move at a place; undefined if it may. */
export type May = (at: Place) => { readonly rule: RuleId; readonly text: string } | undefined;

/**
 * True if the active unit may not end its move in contact with an enemy: it has not announced Close Combat, and is no
 * vehicle, which pushes through. AMZ-assault, AMZ-vehicle-attack.
 */
export const keepsOff = (w: AmzWorld, unit: string): boolean =>
  w.s.active?.deed !== 'close-combat' && unitOf(w.s, unit).vehicle === null;

/** Where the lead of the active unit may end its move. AMZ-take-cover, AMZ-assault, AMZ-T-morale-levels. */
export function mayEnd(w: AmzWorld, unit: string): May {
  const touches = keepsOff(w, unit) ? touchesFoes(w, unit) : () => false;
  const needsCover = w.s.active?.deed === 'take-cover';
  const nearer = mayApproach(w, unit);
  return (at) => {
    const [x, y, level] = at;
    if (touches(at))
      return {
        rule: 'AMZ-assault',
        text: 'Only a unit that announced Close Combat may end in contact with zombies.',
      };
    if (needsCover && !tableOf(w).hasCoverNear({ x, y, level }))
      return { rule: 'AMZ-take-cover', text: 'There is no cover within 2 inches of that place.' };
    return nearer(at);
  };
}

/**
 * The march of the active unit when its lead is sent along a way: all of the way, or as much of it as keeps the unit
 * together. Nothing holds back those who charge, nor whoever is placed by hand. AMZ-cohesion, AMZ-D-keeps-together.
 */
export function marchAlong(
  w: AmzWorld,
  unit: string,
  lead: string,
  route: Route,
  most: number,
  carried: readonly string[] = [],
): March {
  const held = keepsOff(w, unit);
  const shuns = shunsOf(w, unit);
  const marches = (way: Route) => fallsIn(w, leadOff(unit, lead, way, held, shuns), most, carried);
  if (!held || w.book.options.formation === 'by-hand') return marches(route);
  const may = mayEnd(w, unit);
  return together(w, unit, route, marches, (at) => may(at) === undefined);
}
