import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { Newcomer, RosWorld } from './facts.js';
import { type Place, placeOf, type Seated, type Zed } from './state.js';
import { tableOf } from './table.js';

/** What waits is stirred up: a mutant in hiding, a Witch. */

/** How far off a light troubles her, and a loud noise. ROS-R-bright, ROS-witch-disturb. */
export const WITCH_LIGHT = 20;
const WITCH_HEARS = 20;
/** A stimulus this near brings mutants out. ROS-U-mutants. */
const MUTANT_HEARS = 40;

/** A mutant comes out of hiding. */
export function appear(w: RosWorld, z: Zed, cause: string): void {
  w.happen({ is: 'appeared', cause, to: 'all', zed: z.id, reveals: true });
}

/** Flames or burning WP within 20 cm in her line of sight. ROS-R-bright. */
export function* brightLight(w: RosWorld, at: Place): Rule<void> {
  for (const q of w.s.seated.slice())
    if (
      !q.gone &&
      q.content === 'witch' &&
      q.level === at[2] &&
      distance(q, { x: at[0], y: at[1] }) - 1 <= WITCH_LIGHT &&
      tableOf(w).reaches(q.id, { x: at[0], y: at[1], level: at[2] })
    )
      yield* unmaskWitch(w, q);
}

/** A loud noise: within 20 cm it disturbs the Witch, within 40 it brings mutants out of hiding. */
export function* loudNear(w: RosWorld, at: Place): Rule<void> {
  for (const z of w.s.zeds.slice())
    if (z.mode === 'waiting' && distance(z, { x: at[0], y: at[1] }) <= MUTANT_HEARS)
      appear(w, z, 'ROS-U-mutants');
  for (const q of w.s.seated.slice())
    if (!q.gone && q.content === 'witch' && distance(q, { x: at[0], y: at[1] }) - 1 <= WITCH_HEARS)
      yield* unmaskWitch(w, q);
}

/** She gets up and goes for whoever is nearest. ROS-U-witch. */
export function* unmaskWitch(w: RosWorld, q: Seated): Rule<void> {
  w.happen({
    is: 'unmasked',
    cause: 'ROS-witch-disturb',
    to: 'all',
    seated: q.id,
    what: 'witch',
    reveals: true,
  });
  const zed: Newcomer = { id: 'witch', kind: 'witch', at: placeOf(q), facing: 0, mode: 'attacking' };
  w.happen({ is: 'came', cause: 'ROS-U-witch', to: 'all', zeds: [zed], how: 'witch' });
}
