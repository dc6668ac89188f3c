import { distance } from '@shambles/field';
import { type Place, type Thrown, thrownRow } from '@shambles/ros';
import { type Look, placeOf } from './look.js';
import { quietHere } from './threat.js';

/** What to throw and at how many Zeds, best first. */
const KINDS: readonly {
  readonly what: Thrown;
  readonly from: number;
  readonly worth: number;
  readonly loud: boolean;
}[] = [
  { what: 'WP grenade', from: 5, worth: 1, loud: false },
  { what: 'pipe bomb', from: 6, worth: 0.8, loud: true },
  { what: 'Molotov cocktail', from: 5, worth: 0.7, loud: false },
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

/** The crowd most worth a grenade, with no friend in its flames; undefined if there is none. */
export function bestThrow(look: Look, only?: string): Throw | undefined {
  const { me, friends, table } = look;
  const has = KINDS.filter((k) => me.minor.includes(k.what) && (only === undefined || k.what === only));
  if (has.length === 0) return undefined;
  const standing = look.attackers.filter(({ zed }) => zed.burning === 0 && zed.pins === '');
  const tank = standing.some(({ zed }) => zed.kind === 'tank');
  if (standing.length < 5 && !tank) return undefined;
  const fells = look.book.options.blasts === 'everybody';
  let best: (Throw & { readonly worth: number }) | undefined;
  for (const { zed } of standing) {
    if (zed.level !== me.level) continue;
    // Measured to the middle of the base, where the grenade lands; a Tank's base is wide.
    const far = table.gapTo(zed, me.id);
    const off = Math.min(
      distance(me, zed),
      ...friends.map((p) => (p.level === zed.level ? distance(p, zed) : 99)),
    );
    for (const k of has) {
      const { range, radius } = thrownRow(look.book, k.what);
      if (far > range) continue;
      const near = standing.filter(
        ({ zed: z }) => z.level === zed.level && distance(z, zed) <= radius + HALF_A_BASE,
      );
      const count = near.length;
      if (count < 5 && !tank) continue;
      const close = off < radius + A_BASE;
      // A lure burns nobody, and a blast at most knocks friends down; flames are kept off friends, who may have moved a
      // little.
      if (k.what === 'Molotov cocktail' && close) continue;
      const need =
        k.from + (k.loud && quietHere(look, zed) ? WAKES : 0) + (k.loud && fells && close ? FELLS : 0);
      // Fire is what destroys a Tank. ROS-D-tank-hits.
      const burns = !k.loud && near.some(({ zed: z }) => z.kind === 'tank') ? 6 : 0;
      const worth = (count + burns) * k.worth;
      if (count + burns < need || (best && worth <= best.worth)) continue;
      if (table.sees(me.id, zed.id) === 'no' || !table.throwReaches(me.id, zed)) continue;
      best = { what: k.what, at: placeOf(zed), worth };
    }
  }
  return best;
}
