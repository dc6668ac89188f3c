import type { Json, SpotShape } from '@shambles/engine';
import { distance, snap } from '@shambles/field';
import { mutantRow, type Place, thrownRow, type ZedSeen } from '@shambles/ros';
import { type Look, placeOf } from './look.js';
import { mayLeave, type Plan, planOf } from './plan.js';

/** Centimetres nearer that make a step worthwhile. */
const WORTH_A_STEP = 0.4;
/** A shorter step, in cm, gets nobody anywhere. */
const LEAST_STEP = 0.05;
/** A door this near, in cm, is reached before anything else. */
const A_STEP = 2;
/** From centre to centre a Smoker reaches so much farther than its range, in cm. */
const BASES = 2.2;
/** A base in flames reaches into them by its edge, in cm. */
const A_BASE = 1.1;

/** Where to go, and what to do on the way. */
export function move(look: Look, shape: SpotShape): Json {
  const plan = planOf(look);
  const deed = deedFor(look, plan, shape);
  if (deed !== undefined) return deed;
  const here = costTo(look, plan, placeOf(look.me));
  let best: { answer: Json; cost: number } = { answer: 'stop', cost: here - WORTH_A_STEP };
  const reach = reachOf(look, shape.within);
  let bold = best;
  for (const { at, answer, cost } of apart(
    spotsOf(shape)
      .map((spot) => ({ ...spot, cost: costTo(look, plan, spot.at) }))
      .filter(({ cost }) => cost < best.cost)
      .sort((a, b) => a.cost - b.cost),
  )) {
    if (cost >= best.cost) break;
    const route = reach.route(...at);
    if (!route || route.cost < LEAST_STEP || route.cost > shape.within) continue;
    const sum = cost + riskOf(look, route.points as readonly Place[]);
    if (sum < best.cost) best = { answer, cost: sum };
    if (bold.answer === 'stop' || sum < bold.cost) bold = { answer, cost: sum };
  }
  // If every way on is a risk, the least risky is taken.
  return best.answer === 'stop' ? bold.answer : best.answer;
}

/** Places some distance apart, keeping the first of each cluster. */
function apart<T extends { readonly at: Place }>(spots: readonly T[]): T[] {
  const kept: T[] = [];
  for (const spot of spots) {
    if (kept.length === 24) break;
    const [x, y, level] = spot.at;
    if (kept.every(({ at }) => at[2] !== level || distance({ x, y }, { x: at[0], y: at[1] }) >= 1.6))
      kept.push(spot);
  }
  return kept;
}

/** The deed to do here: open the door in the way, take what it came for, leave, or shut the door. */
function deedFor(look: Look, plan: Plan, shape: SpotShape): Json | undefined {
  const offered = (id: string) => shape.options.some((o) => o.id === id);
  if (plan.do === 'leave' && offered('leave') && mayLeave(look)) return 'leave';
  if (plan.do === 'close' && offered(`close ${plan.what}`)) return `close ${plan.what}`;
  if (plan.do === 'search' && offered(`search ${plan.what}`)) return `search ${plan.what}`;
  const close = shape.options.find((o) => o.id === `to ${plan.what}`);
  if ((plan.do === 'free' || plan.do === 'search') && close?.at && isClose(look, close.at as Place))
    return close.id;
  const ways = look.table.ways('opener');
  const route = look.table.chase(ways, plan.at, undefined).route(...placeOf(look.me));
  const door = route && ways.crossed(route)[0];
  if (door && offered(`open ${door.id}`)) return `open ${door.id}`;
  // Offered only to those who are too badly hurt to walk over them.
  const stairs = shape.options.find((o) => o.id.startsWith('stairs '));
  if (stairs && route?.points.some(([, , level]) => level !== look.me.level)) return stairs.id;
  const up = door && besideDoor(look, door.id, shape.within);
  if (up) return up;
  if (offered('get-out')) return 'get-out';
  return undefined;
}

/** True if a place is near, not quite reached, and reachable. */
function isClose(look: Look, at: Place): boolean {
  const far = reachOf(look, 2 * A_STEP).cost(...at);
  return far >= LEAST_STEP && far <= 2 * A_STEP;
}

/** A free place on this side of a nearby door, touching it. */
function besideDoor(look: Look, id: string, within: number): Json | undefined {
  const { me, table, book } = look;
  const door = (book.map.buildings ?? []).flatMap((b) => b.doors ?? []).find((d) => d.id === id);
  if (!door || distance(me, { x: door.at[0], y: door.at[1] }) > 4.5) return undefined;
  const reach = reachOf(look, Math.min(within, A_STEP * 2));
  let best: { at: Place; cost: number } | undefined;
  for (const along of [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8])
    for (const off of [1.05, -1.05])
      for (const [dx, dy] of [
        [along, off],
        [off, along],
      ] as const) {
        const at: Place = [snap(door.at[0] + dx), snap(door.at[1] + dy), me.level];
        const cost = reach.cost(...at);
        if (cost < LEAST_STEP || cost > Math.min(within, A_STEP * 2) || (best && cost >= best.cost)) continue;
        if (table.taken(at, me.id) || !table.doorsAt({ x: at[0], y: at[1], level: at[2] }).includes(id))
          continue;
        best = { at, cost };
      }
  return best && [...best.at];
}

/** Where it can go: past friends, unless the option forbids it, and fallen Zeds, but not past standing Zeds. */
function reachOf({ view, table, me, book }: Look, most: number) {
  const standing = new Set([
    ...view.zeds.filter((z) => z.mode !== 'waiting' && !z.down).map((z) => z.id),
    ...view.seated.filter((q) => !q.gone).map((q) => q.id),
  ]);
  const { figures } = table;
  return table.ways('survivor').from(...placeOf(me), {
    most,
    self: figures.find(me.id),
    blocks: (i) => book.options.pass === 'nobody' || standing.has(figures.ids[i] as string),
  });
}

function costTo(look: Look, plan: Plan, at: Place): number {
  const cost = look.table.chase(look.table.ways('opener'), plan.at, undefined).cost(...at);
  if (Number.isFinite(cost)) return cost;
  const [x, y] = plan.at;
  return 200 + distance({ x: at[0], y: at[1] }, { x, y });
}

function spotsOf(shape: SpotShape): { at: Place; answer: Json }[] {
  const spots: { at: Place; answer: Json }[] = [];
  for (const o of shape.options)
    if (o.at && o.id.startsWith('to ')) spots.push({ at: o.at as Place, answer: o.id });
  for (const { level, cell, runs } of shape.lit)
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const at: Place = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, level];
        spots.push({ at, answer: [...at] });
      }
  return spots;
}

/** Risk of a way, from what lies beside it: hideouts nobody has looked into, flames, parked cars, Zeds. */
function riskOf(look: Look, points: readonly Place[]): number {
  const { view, book, table } = look;
  let risk = 0;
  const end = points[points.length - 1] as Place;
  for (const h of view.hideouts) {
    const place = book.map.places?.find((p) => p.id === h.id);
    if (h.state !== 'hidden' || h.told === 'empty' || !place?.at) continue;
    const level = place.level ?? 0;
    const spot = { x: place.at[0], y: place.at[1], level };
    const near = points.some(
      (at, i) =>
        i > 0 &&
        at[2] === level &&
        passes(points[i - 1] as Place, at, spot) <= 6.2 &&
        table.sameSide(at, spot),
    );
    if (near) risk += 14;
  }
  const { radius } = thrownRow(book, 'Molotov cocktail');
  for (const c of view.clouds)
    if (c.kind === 'flames' && c.level === end[2] && isWithin(points, c, radius + A_BASE)) risk += 20;
  for (const v of view.vehicles)
    if (v.alarm === 0 && !v.rolled.includes(look.me.id) && end[2] === 0) {
      const at = { x: end[0], y: end[1], level: 0 };
      if (table.gapToVehicle(v.id, at) <= 1.05) risk += 6;
    }
  for (const { zed } of look.drifters)
    if (zed.level === end[2]) {
      const off = distance(zed, { x: end[0], y: end[1] });
      if (off < 9) risk += 5;
      else if (off < 30 && table.facesSpot(zed.id, end)) risk += 2;
    }
  for (const { zed } of look.attackers)
    if (zed.kind === 'smoker') {
      if (
        Math.abs(zed.level - end[2]) <= 1 &&
        offRoof(look, zed, end) < mutantRow(look.book, 'smoker').range + BASES
      )
        risk += 12;
    } else if (zed.level === end[2] && distance(zed, { x: end[0], y: end[1] }) < 4) risk += 4;
  return risk;
}

/** Distance from a place to the Smoker, or to the roof on which it can move. */
function offRoof({ book }: Look, zed: ZedSeen, [x, y]: Place): number {
  const roof = (book.map.buildings ?? []).find(({ rect }) => rect !== undefined && isIn(rect, zed));
  if (zed.level === 0 || !roof?.rect) return distance(zed, { x, y });
  const [w, s, e, n] = roof.rect;
  const dx = Math.max(w - x, 0, x - e);
  const dy = Math.max(s - y, 0, y - n);
  return Math.sqrt(dx * dx + dy * dy);
}

const isIn = ([w, s, e, n]: readonly [number, number, number, number], at: { x: number; y: number }) =>
  at.x >= w && at.x <= e && at.y >= s && at.y <= n;

/** True if a way comes so near to a spot. */
function isWithin(
  points: readonly Place[],
  spot: { readonly x: number; readonly y: number },
  off: number,
): boolean {
  return points.some((at, i) => i > 0 && passes(points[i - 1] as Place, at, spot) <= off);
}

/** The least distance between a stretch of way and a spot. */
export function passes(a: Place, b: Place, spot: { readonly x: number; readonly y: number }): number {
  const n = Math.max(1, Math.ceil(distance({ x: a[0], y: a[1] }, { x: b[0], y: b[1] })));
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= n; i++) {
    const at = { x: a[0] + ((b[0] - a[0]) * i) / n, y: a[1] + ((b[1] - a[1]) * i) / n };
    least = Math.min(least, distance(at, spot));
  }
  return least;
}
