import type { AmzWorld } from '../facts.js';
import { dependentsOf, fightersOf, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { dieOf } from '../units/units.js';

/** Dice of cover and of armor. AMZ-T-cover, AMZ-T-armor. */
const COVER = { exposed: 0, in: 1, solid: 2 } as const;
const ARMOR = { none: 0, light: 1, 'anti-zombie': 2 } as const;
/** No pool is larger. AMZ-firepower-cap, AMZ-defense-cap. */
const MOST = 10;
/** AMZ-T-support. */
const SUPPORT = { light: 1, medium: 2, heavy: 3 } as const;

/** Attack dice minus Defense dice of fire by the Possessed: how likely they are to hit. AMZ-solo-masters. */
export function likelihood(w: AmzWorld, by: string, at: string): number {
  const table = tableOf(w);
  const target = unitOf(w.s, at);
  const cover = table.coverOf(at, by);
  const optimum = table.apart(by, at) <= dieOf(unitOf(w.s, by)) ? 1 : 0;
  const open = cover === 'exposed' || target.mode === 'rapid' ? 1 : 0;
  const firers = fightersOf(w.s, by);
  const support = firers.reduce((sum, f) => sum + (f.support === null ? 0 : SUPPORT[f.support]), 0);
  const attack = Math.min(MOST, firers.length + support + optimum + open);
  const figures = fightersOf(w.s, at).length || dependentsOf(w.s, at).length;
  const solid = w.book.options['solid-cover'] === 'alone' && cover === 'solid' ? 1 : COVER[cover];
  return attack - Math.min(MOST, figures + solid + ARMOR[target.armor]);
}
