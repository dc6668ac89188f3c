import type { Rule } from '@shambles/engine';
import { sixSided } from '../asking/dice.js';
import type { Harm, ZedEnd } from '../facts/fight.js';
import type { RosWorld } from '../facts.js';
import { carried } from '../goods/carrying.js';
import { pushedTo } from '../ground/push.js';
import { mutantRow } from '../house/rows.js';
import { baseOf } from '../kinds.js';
import type { RuleId } from '../register.js';
import { mark } from '../senses/hordes.js';
import { living, type Person, type Place, personOf, placeOf, type Zed, zedOf } from '../state.js';
import { figureAt, tableOf } from '../table.js';
import { BURST } from '../tables/hordes.js';
import { catchFire, passesFlames, touchesWp } from './flames.js';
import { testInfection } from './infection.js';

/** Hits that kill. ROS-injury-ps, ROS-injury-nps. */
export const HITS_TO_DIE = { ps: 4, nps: 1 } as const;

/** Kinds of damage, by a Zed's body, that may infect. ROS-D-infect-source. */
const INFECTIOUS: readonly Harm[] = ['zed', 'pin', 'tank', 'tongue'];

export function hitsLeft(p: Pick<Person, 'kind' | 'hits'>): number {
  return HITS_TO_DIE[p.kind] - p.hits;
}

/**
 * A survivor takes hits, is tested for infection if the damage may infect, and may die. ROS-injury-effect,
 * ROS-melee-infect.
 */
export function* hurt(
  w: RosWorld,
  who: string,
  hits: number,
  by: string,
  how: Harm,
  cause: RuleId,
): Rule<void> {
  w.happen({ is: 'hurt', cause, who, hits, by, how });
  if (INFECTIOUS.includes(how)) yield* testInfection(w, who);
  const p = personOf(w.s, who);
  if (hitsLeft(p) <= 0) die(w, p, how, p.kind === 'ps' ? 'ROS-injury-ps' : 'ROS-injury-nps');
}

/** A survivor dies: the body, and what it carried, lie where it fell. ROS-R-search. */
export function die(w: RosWorld, p: Person, how: Harm | 'infection', cause: RuleId): void {
  const things = carried(p);
  w.happen({
    is: 'died',
    cause,
    who: p.id,
    how,
    at: fallsTo(w, p),
    ...(how === 'infection' && { reveals: true as const }),
  });
  if (things.length > 0)
    w.happen({
      is: 'laid',
      cause: 'ROS-R-search',
      who: p.id,
      find: `left-${w.s.nextFind}`,
      at: placeOf(p),
      things,
    });
}

/** Where the body lies of a survivor that died in a vehicle or on a ladder. */
function fallsTo(w: RosWorld, p: Person): Place | undefined {
  const table = tableOf(w);
  if (p.inside !== '') return table.besideVehicle(p.inside, p);
  const ladder = w.book.map.links?.find((l) => l.id === p.ladder);
  return ladder && table.footNear(ladder.at, ladder.from);
}

/** Destroys a Zed; the survivor that it pinned is free. ROS-D-pin-end. */
export function destroy(w: RosWorld, zed: Zed, how: ZedEnd, cause: RuleId, by?: string): void {
  const victim = zed.pins;
  w.happen({ is: 'zed-dead', cause, zed: zed.id, how, by });
  if (victim !== '') w.happen({ is: 'freed', cause: 'ROS-D-pin-end', who: victim });
}

/**
 * Knocks a figure straight back from a place, and a Zed usually down. A Zed lets go of its victim; a survivor knocked out
 * of reach of the Zed that pins it is free. Over an unfenced edge of a roof the figure falls. Returns the levels fallen.
 * ROS-R-knockback, ROS-D-pin-end.
 */
export function knockBack(
  w: RosWorld,
  id: string,
  from: { readonly x: number; readonly y: number },
  back: number,
  down: boolean,
  cause: RuleId,
): { readonly fell: number } {
  const figure = figureAt(w.s, id);
  const was = placeOf(figure);
  const { at, stopped, fell } = pushedTo(tableOf(w), figure, from, back);
  w.happen({ is: 'knocked', cause, who: id, at, back, down, stopped });
  if ('pins' in figure) thrownZed(w, figure, was);
  else loosened(w, figure);
  return { fell };
}

/**
 * A Zed that was knocked back lets go of its victim, and is burnt by any fire it meets. ROS-grenade-molotov, ROS-D-wp.
 */
function thrownZed(w: RosWorld, z: Zed, was: Place): void {
  if (z.pins !== '') w.happen({ is: 'freed', cause: 'ROS-D-pin-end', who: z.pins });
  if (passesFlames(w, was, placeOf(z), baseOf(z.kind))) catchFire(w, z.id);
  if (touchesWp(w, z)) destroy(w, z, 'wp', 'ROS-D-wp');
}

/** A survivor moved out of contact with the Zed that pinned it is free. ROS-D-pin-end. */
export function loosened(w: RosWorld, p: Person): void {
  if (p.pinned !== '' && !tableOf(w).touching(p.pinned, p.id))
    w.happen({ is: 'freed', cause: 'ROS-D-pin-end', who: p.id });
}

/** Destroys every Zed that touches a burning WP grenade. ROS-grenade-wp, ROS-D-wp. */
export function wpDestroys(w: RosWorld): void {
  for (const z of w.s.zeds.slice())
    if (z.mode !== 'waiting' && touchesWp(w, z)) destroy(w, z, 'wp', 'ROS-grenade-wp');
}

/**
 * A knock-down by kind of Zed: a Tank takes a hit, a Boomer bursts, any other is knocked back and down. `back` rolls
 * how far, in cm.
 */
export function* fell(
  w: RosWorld,
  id: string,
  from: { readonly x: number; readonly y: number },
  back: () => Rule<number>,
  cause: RuleId,
  by?: string,
): Rule<void> {
  const zed = zedOf(w.s, id);
  if (zed.kind === 'tank') return hitTank(w, zed, 1, 'ROS-tank-immune', by);
  if (zed.kind === 'boomer') return yield* burst(w, zed, by);
  const far = yield* back();
  knockBack(w, id, from, far, true, cause);
}

/** A kill by kind of Zed: a Tank takes a hit, a Boomer bursts, any other is destroyed. */
export function* slay(w: RosWorld, id: string, how: ZedEnd, cause: RuleId, by?: string): Rule<void> {
  const zed = zedOf(w.s, id);
  if (zed.kind === 'tank') return hitTank(w, zed, 1, 'ROS-tank-immune', by);
  if (zed.kind === 'boomer') return yield* burst(w, zed, by);
  destroy(w, zed, how, cause, by);
}

/** Gives a Tank hits; by the book ten destroy it. ROS-tank, ROS-D-tank-hits. */
export function hitTank(w: RosWorld, zed: Zed, hits: number, cause: RuleId, by?: string): void {
  w.happen({ is: 'tank-hit', cause, zed: zed.id, hits });
  if (zed.hits >= (mutantRow(w.book, 'tank').hits as number)) destroy(w, zed, 'hits', 'ROS-tank', by);
}

/** Any hit destroys a Boomer, and covers every survivor within 10 cm in slime. ROS-boomer-burst. */
function* burst(w: RosWorld, zed: Zed, by: string | undefined): Rule<void> {
  const table = tableOf(w);
  const near = living(w.s).filter((p) => p.level === zed.level && table.gap(zed.id, p.id) <= BURST);
  destroy(w, zed, 'burst', 'ROS-boomer-burst', by);
  for (const p of near) yield* mark(w, p.id, zed.id, 'ROS-boomer-burst');
}

/** Rolls how far something is knocked back, in cm. */
export function rollBack(w: RosWorld, rule: RuleId, seat: string): Rule<number> {
  return sixSided(w, rule, 'knock-back', seat);
}
