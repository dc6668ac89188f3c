import type { Rule } from '@shambles/engine';
import { distance, type Route, snap } from '@shambles/field';
import { canDisturb, chargersSeeing, chargeWatchers, disturb } from './alarm.js';
import type { RosWorld } from './facts.js';
import { inFlames } from './flames.js';
import { hurt } from './harm.js';
import { canDiscover, discover } from './hordes.js';
import { isWatched, know } from './prey.js';
import { type Person, type Place, personOf } from './state.js';
import { type RosTable, tableOf } from './table.js';

/** How closely a way is watched, in cm. */
const STRIDE = 0.5;

type How = Extract<Parameters<RosWorld['happen']>[0], { is: 'walked' }>['how'];

/**
 * A survivor walks a way. What happens on it happens where it happens: somebody who finds a hideout, brings out what
 * hides, or is lifted out, stops there first. Says whether it is lifted out.
 */
export function* walk(w: RosWorld, who: string, route: Route, how: How, cause: string): Rule<boolean> {
  const table = tableOf(w);
  const points: Place[] = [route.points[0] as Place];
  let burnt = false;
  let before = points[0] as Place;
  let spent = 0;
  let lifted = false;
  const charged = new Set<string>();
  /** Where those who charge it saw it last. */
  const lastSeen = new Map<string, Place>();
  let watched = false;
  for (const stride of strides(route)) {
    const { at, cost } = stride;
    const seen = table.as(who, at, () => ({
      finds: canDiscover(w, who) || canDisturb(w, who),
      lifted: atLanding(w, table, who, at),
      flames: inFlames(w, at) && !inFlames(w, points[points.length - 1] as Place),
      charges: chargeWatchers(w, who),
    }));
    for (const zed of seen.charges) charged.add(zed);
    for (const zed of table.as(who, at, () => chargersSeeing(w, who, charged))) lastSeen.set(zed, at);
    watched ||=
      enters(table, before, at) && [before, at].some((p) => table.as(who, p, () => isWatched(w, who)));
    before = at;
    burnt ||= seen.flames;
    spent = cost;
    lifted = seen.lifted;
    const halted = seen.finds || seen.lifted;
    if (halted || stride.corner) points.push(at);
    if (halted) break;
  }
  if (points.length > 1)
    w.happen({ is: 'walked', cause, to: 'all', who, way: points, cost: snap(spent), how });
  for (const zed of charged)
    w.happen({ is: 'charge', cause: 'ROS-drift-charge', to: 'all', zed, prey: who, at: lastSeen.get(zed) });
  for (const [zed, at] of lastSeen)
    if (!charged.has(zed)) w.happen({ is: 'saw', cause: 'ROS-U-lost', to: [], zed, prey: who, at });
  if (watched) know(w, [personOf(w.s, who)]);
  if (burnt) yield* hurt(w, who, 1, 'flames', 'fire', 'ROS-R-flames');
  if (personOf(w.s, who).where !== 'table') return false;
  yield* discover(w, who);
  disturb(w, who);
  return lifted && personOf(w.s, who).where === 'table';
}

/** From outside into a building. */
function enters(table: RosTable, from: Place, to: Place): boolean {
  const house = (at: Place) => table.houseOf({ x: at[0], y: at[1], level: at[2] });
  return house(to) !== undefined && house(to) !== house(from);
}

interface Stride {
  readonly at: Place;
  readonly cost: number;
  /** The way turns or ends here. */
  readonly corner: boolean;
}

/** Places along a way, half a centimetre apart, corners among them; the first place is left out. */
function* strides({ points, costs }: Route): Iterable<Stride> {
  for (let i = 1; i < points.length; i++) {
    const [ax, ay, from] = points[i - 1] as Place;
    const [bx, by, level] = points[i] as Place;
    const before = costs[i - 1] as number;
    const after = costs[i] as number;
    const far = distance({ x: ax, y: ay }, { x: bx, y: by });
    const n = from === level ? Math.max(1, Math.ceil(far / STRIDE)) : 1;
    for (let k = 1; k <= n; k++) {
      const share = k / n;
      yield {
        at: [snap(ax + (bx - ax) * share), snap(ay + (by - ay) * share), level],
        cost: before + (after - before) * share,
        corner: k === n,
      };
    }
  }
}

/** The helicopter is there, and the survivor comes within reach of the landing point. ROS-D-touch-point. */
export function atLanding(w: RosWorld, table: RosTable, who: string, [, , level]: Place): boolean {
  const landing = w.book.map.places?.find((p) => p.kind === 'landing');
  if (!landing?.at || !helicopterIn(w) || level !== (landing.level ?? 0)) return false;
  return table.gapTo({ x: landing.at[0], y: landing.at[1] }, who) <= BOARDING;
}

const BOARDING = 5;

/** ROS-S-4. */
export function helicopterIn(w: Pick<RosWorld, 's' | 'book'>): boolean {
  const when = w.book.map.places?.find((p) => p.kind === 'landing')?.data;
  return when !== undefined && w.s.turn >= Number(when.from) && w.s.turn <= Number(when.to);
}

/** Lifted out, or gone by an exit. */
export function leave(w: RosWorld, p: Person, by: 'exit' | 'helicopter'): void {
  w.happen({
    is: 'left',
    cause: by === 'helicopter' ? 'ROS-D-touch-point' : w.book.scenario.rule,
    to: 'all',
    who: p.id,
    by,
  });
}
