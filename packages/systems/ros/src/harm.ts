import type { Rule } from '@shambles/engine';
import { sixSided } from './dice.js';
import type { Harm, RosWorld, ZedEnd } from './facts.js';
import { gunIn } from './facts.js';
import { mark } from './hordes.js';
import { testInfection } from './infection.js';
import type { Thing } from './kinds.js';
import { pushedTo } from './push.js';
import { living, type Person, personOf, placeOf, type Zed, zedOf } from './state.js';
import { figureAt, tableOf } from './table.js';

/** Hits that kill. ROS-injury-ps, ROS-injury-nps. */
export const HITS_TO_DIE = { ps: 4, nps: 1 } as const;

/** Damage by a Zed's body may infect. ROS-D-infect-source. */
const INFECTIOUS: readonly Harm[] = ['zed', 'pin', 'tank', 'tongue'];

export function hitsLeft(p: Pick<Person, 'kind' | 'hits'>): number {
  return HITS_TO_DIE[p.kind] - p.hits;
}

/** A survivor takes hits: it is tested for infection, and may die. ROS-injury-effect, ROS-melee-infect. */
export function* hurt(
  w: RosWorld,
  who: string,
  hits: number,
  by: string,
  how: Harm,
  cause: string,
): Rule<void> {
  if (hits <= 0) return;
  w.happen({ is: 'hurt', cause, to: 'all', who, hits, by, how });
  if (INFECTIOUS.includes(how)) yield* testInfection(w, who);
  const p = personOf(w.s, who);
  if (hitsLeft(p) <= 0) die(w, p, how, p.kind === 'ps' ? 'ROS-injury-ps' : 'ROS-injury-nps');
}

/** Death: what it carried lies where it fell. ROS-R-search. */
export function die(w: RosWorld, p: Person, how: Harm | 'infection', cause: string): void {
  const things = carried(p);
  w.happen({
    is: 'died',
    cause,
    to: 'all',
    who: p.id,
    how,
    ...(how === 'infection' && { reveals: true as const }),
  });
  if (things.length > 0)
    w.happen({
      is: 'laid',
      cause: 'ROS-R-search',
      to: 'all',
      who: p.id,
      find: `left-${w.s.nextFind}`,
      at: placeOf(p),
      things,
    });
}

/** Everything that a survivor has, as things that can lie about. */
export function carried(p: Person): Thing[] {
  const things: Thing[] = [];
  if (p.pistol >= 0) things.push(`pistol ${p.pistol}`);
  if (p.main !== '') things.push(gunIn(p.main).gun ? (`${p.main} ${p.clip}` as Thing) : p.main);
  return [...things, ...p.minor];
}

/** A Zed is destroyed; whoever it pinned is free. ROS-D-pin-end. */
export function destroy(w: RosWorld, zed: Zed, how: ZedEnd, cause: string, by?: string): void {
  const victim = zed.pins;
  w.happen({ is: 'zed-dead', cause, to: 'all', zed: zed.id, how, by });
  if (victim !== '') w.happen({ is: 'freed', cause: 'ROS-D-pin-end', to: 'all', who: victim });
}

/**
 * A figure goes straight back from a place, and down. A Zed that pinned somebody lets go; a survivor who goes over
 * an unfenced roof falls. ROS-R-knockback, ROS-D-pin-end.
 */
export function knockBack(
  w: RosWorld,
  id: string,
  from: { readonly x: number; readonly y: number },
  back: number,
  down: boolean,
  cause: string,
): { readonly fell: number } {
  const figure = figureAt(w.s, id);
  const { at, stopped, fell } = pushedTo(tableOf(w), figure, from, back);
  w.happen({ is: 'knocked', cause, to: 'all', who: id, at, back, down, stopped });
  if ('pins' in figure && figure.pins !== '')
    w.happen({ is: 'freed', cause: 'ROS-D-pin-end', to: 'all', who: figure.pins });
  return { fell };
}

/**
 * What a knock-down does to a Zed, by its kind: a Tank takes a hit, a Boomer bursts, whatever else falls and goes
 * back. `back` rolls how far in cm.
 */
export function* fell(
  w: RosWorld,
  id: string,
  from: { readonly x: number; readonly y: number },
  back: () => Rule<number>,
  cause: string,
  by?: string,
): Rule<void> {
  const zed = zedOf(w.s, id);
  if (zed.kind === 'tank') return hitTank(w, zed, 1, 'ROS-tank-immune', by);
  if (zed.kind === 'boomer') return yield* burst(w, zed, by);
  const far = yield* back();
  knockBack(w, id, from, far, true, cause);
}

/** What a kill does to a Zed, by its kind: a Tank takes a hit, a Boomer bursts, whatever else is destroyed. */
export function* slay(w: RosWorld, id: string, how: ZedEnd, cause: string, by?: string): Rule<void> {
  const zed = zedOf(w.s, id);
  if (zed.kind === 'tank') return hitTank(w, zed, 1, 'ROS-tank-immune', by);
  if (zed.kind === 'boomer') return yield* burst(w, zed, by);
  destroy(w, zed, how, cause, by);
}

/** Hits on a Tank; ten destroy it. ROS-tank, ROS-D-tank-hits. */
export function hitTank(w: RosWorld, zed: Zed, hits: number, cause: string, by?: string): void {
  w.happen({ is: 'tank-hit', cause, to: 'all', zed: zed.id, hits });
  if (zed.hits >= TANK_HITS) destroy(w, zed, 'hits', 'ROS-tank', by);
}

const TANK_HITS = 10;

/** Any hit puts a Boomer out, and slimes every survivor within 10 cm of it. ROS-boomer-burst. */
function* burst(w: RosWorld, zed: Zed, by: string | undefined): Rule<void> {
  const table = tableOf(w);
  const near = living(w.s).filter((p) => p.inside === '' && table.gap(zed.id, p.id) <= BURST);
  destroy(w, zed, 'burst', 'ROS-boomer-burst', by);
  for (const p of near) yield* mark(w, p.id, zed.id, 'ROS-boomer-burst');
}

const BURST = 10;

/** How far something is knocked back, in cm. */
export function rollBack(w: RosWorld, rule: string, seat: string): Rule<number> {
  return sixSided(w, rule, 'knock-back', seat);
}
