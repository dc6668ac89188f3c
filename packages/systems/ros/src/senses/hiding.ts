import { distance, placesNear } from '@shambles/field';
import type { Newcomer } from '../facts/figures.js';
import type { RosWorld } from '../facts.js';
import { BASE, baseOf } from '../kinds.js';
import { type Place, placeOf, type Seated, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { type Groaning, groanOf, offSource, type Source } from './source.js';

/** What brings waiting figures out: mutants in hiding, and Witches. */

/** Distances at which a light and a loud noise disturb a Witch, in cm. ROS-R-bright, ROS-witch-disturb. */
export const WITCH_LIGHT = 20;
const WITCH_HEARS = 20;
/** Distance at which a noise brings mutants out, in cm. ROS-U-mutants. */
const MUTANT_HEARS = 40;

/** A mutant comes out of hiding, beside its place if somebody is in the way there. ROS-U-mutants. */
export function appear(w: RosWorld, z: Zed): void {
  w.happen({ is: 'appeared', cause: 'ROS-U-mutants', zed: z.id, at: freeFor(w, z), reveals: true });
}

/** The free place nearest to a mutant's own; undefined if its own is free. */
function freeFor(w: RosWorld, z: Zed): Place | undefined {
  const table = tableOf(w);
  const here = placeOf(z);
  if (!table.taken(here, '', baseOf(z.kind))) return undefined;
  const ways = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  return placesNear(ways, table.figures, here, 1)[0];
}

/**
 * Groans bring mutants out as they wake hordes: by the same die, counting groaning Zeds within 40 cm. ROS-U-mutants.
 */
export function groansHeard(w: RosWorld, groaning: readonly Groaning[], die: number): void {
  for (const z of w.s.zeds.slice()) {
    if (z.mode !== 'waiting') continue;
    const heard = groaning.filter((g) => offSource(w, groanOf(g), z, baseOf(z.kind)) <= MUTANT_HEARS).length;
    if (heard > 0 && die <= heard) appear(w, z);
  }
}

/** Flames or burning WP disturb a Witch within 20 cm and in line of sight. ROS-R-bright. */
export function brightLight(w: RosWorld, at: Place, by: string): void {
  for (const q of w.s.seated.slice())
    if (
      !q.gone &&
      q.content === 'witch' &&
      q.level === at[2] &&
      distance(q, { x: at[0], y: at[1] }) - BASE <= WITCH_LIGHT &&
      tableOf(w).reaches(q.id, { x: at[0], y: at[1], level: at[2] })
    )
      unmaskWitch(w, q, by);
}

/** A loud noise disturbs a Witch within 20 cm, and brings mutants within 40 cm out of hiding. */
export function loudNear(w: RosWorld, from: Source, by: string): void {
  for (const z of w.s.zeds.slice())
    if (z.mode === 'waiting' && offSource(w, from, z, baseOf(z.kind)) <= MUTANT_HEARS) appear(w, z);
  for (const q of w.s.seated.slice())
    if (!q.gone && q.content === 'witch' && offSource(w, from, q, BASE) <= WITCH_HEARS) unmaskWitch(w, q, by);
}

/** A Witch gets up and goes for the survivor that disturbed her, else for the nearest. ROS-U-witch. */
export function unmaskWitch(w: RosWorld, q: Seated, by: string): void {
  w.happen({
    is: 'unmasked',
    cause: 'ROS-witch-disturb',
    seated: q.id,
    what: 'witch',
    reveals: true,
  });
  const zed: Newcomer = {
    id: 'witch',
    kind: 'witch',
    at: placeOf(q),
    facing: 0,
    mode: 'attacking',
    prey: w.s.people.some((p) => p.id === by) ? by : '',
  };
  w.happen({ is: 'came', cause: 'ROS-U-witch', zeds: [zed], how: 'witch' });
}
