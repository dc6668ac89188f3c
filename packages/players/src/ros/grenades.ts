import { distance, east, MILLION, north, snap } from '@shambles/field';
import { type Place, type Thrown, thrownRow } from '@shambles/ros';
import { type Look, placeOf } from './look.js';
import { passes } from './move.js';
import { preyOf, quietHere } from './threat.js';

type At = { readonly x: number; readonly y: number; readonly level: number };

/** The fewest Zeds that anything is thrown at. */
const FEWEST = 3;

/** What to throw and at how many Zeds, best first. */
const KINDS: readonly {
  readonly what: Thrown;
  readonly from: number;
  readonly worth: number;
  readonly loud: boolean;
}[] = [
  { what: 'WP grenade', from: 4, worth: 1, loud: false },
  { what: 'pipe bomb', from: 6, worth: 0.8, loud: true },
  { what: 'Molotov cocktail', from: 3, worth: 0.7, loud: false },
  { what: 'HE grenade', from: 7, worth: 0.5, loud: true },
  { what: 'stun grenade', from: 8, worth: 0.3, loud: true },
];

/** Additional Zeds that must be hit if the blast may wake more, or, by an option, knocks friends down. */
const WAKES = 12;
const FELLS = 2;

/**
 * Allowances beyond the radius, in cm: for a Zed that is in it by its edge, and for a friend who may have moved a
 * little.
 */
const HALF_A_BASE = 0.5;
const A_BASE = 1.2;

export interface Throw {
  readonly what: string;
  readonly at: Place;
}

/** From here on a Zed on its way comes through flames before they die down, in cm. */
const ON_ITS_WAY = 45;

/** Degrees between the directions in which a survivor would lay flames before what comes. */
const TURN = 15;

/** The crowd most worth a grenade, with no friend in its flames; undefined if there is none. */
export function bestThrow(look: Look, only?: string): Throw | undefined {
  const { me, friends, table } = look;
  const has = KINDS.filter((k) => me.minor.includes(k.what) && (only === undefined || k.what === only));
  if (has.length === 0) return undefined;
  const standing = look.attackers.filter(({ zed }) => zed.burning === 0 && zed.pins === '');
  const tank = standing.some(({ zed }) => zed.kind === 'tank');
  if (standing.length < FEWEST && !tank) return undefined;
  const fells = look.book.options.blasts === 'everybody';
  const coming = standing.map(({ zed }) => ({ zed, to: preyOf([me, ...friends], zed) ?? me }));
  const places: At[] = standing.map(({ zed }) => zed);
  let best: (Throw & { readonly worth: number }) | undefined;
  for (const k of has) {
    const { range, radius } = thrownRow(look.book, k.what);
    const flames = k.what === 'Molotov cocktail';
    for (const spot of flames ? [...places, ...round(look, radius)] : places) {
      if (spot.level !== me.level) continue;
      // Measured to the middle of the base, where the grenade lands; a Tank's base is wide.
      if (table.gapTo(spot, me.id) > range) continue;
      const near = coming.filter(
        ({ zed, to }) =>
          zed.level === spot.level &&
          (distance(zed, spot) <= radius + HALF_A_BASE || (flames && comesThrough(zed, to, spot, radius))),
      );
      const count = near.length;
      if (count < FEWEST && !tank) continue;
      const close = [me, ...friends].some(
        (p) => p.level === spot.level && distance(p, spot) < radius + A_BASE,
      );
      // A lure burns nobody, and a blast at most knocks friends down; flames are kept off friends, who may have moved a
      // little.
      if (flames && close) continue;
      const need =
        k.from + (k.loud && quietHere(look, spot) ? WAKES : 0) + (k.loud && fells && close ? FELLS : 0);
      // Fire is what destroys a Tank. ROS-D-tank-hits.
      const burns = !k.loud && near.some(({ zed }) => zed.kind === 'tank') ? 6 : 0;
      const worth = (count + burns) * k.worth;
      if (count + burns < need || (best && worth <= best.worth)) continue;
      if (!table.throwReaches(me.id, spot)) continue;
      best = { what: k.what, at: placeOf(spot), worth };
    }
  }
  return best;
}

/** Spots all round a survivor, so far off that it does not stand in flames there itself. */
function round({ me, table }: Look, radius: number): At[] {
  const off = (radius + A_BASE + 0.1) / MILLION;
  return Array.from({ length: 360 / TURN }, (_, i) => ({
    x: snap(me.x + off * east(TURN * i)),
    y: snap(me.y + off * north(TURN * i)),
    level: me.level,
  })).filter((at) => table.hasFloor(at));
}

/** True if a Zed on its way to its prey comes through flames round a spot. */
function comesThrough(zed: At, to: At, spot: At, radius: number): boolean {
  return distance(zed, to) <= ON_ITS_WAY && passes(placeOf(zed), placeOf(to), spot) <= radius;
}
