import { Choose, type Rule, roll } from '@shambles/engine';
import { distance, type Reason, Spot, snap } from '@shambles/field';
import { decide } from '../asking/decide.js';
import type { RosWorld } from '../facts.js';
import { hindrance } from '../ground/contact.js';
import { catchFire } from '../harm/flames.js';
import { hitTank, hurt, knockBack, slay, wpDestroys } from '../harm/harm.js';
import { thrownRow } from '../house/rows.js';
import { BASE, baseOf, cardsOf, THROWN, type Thrown } from '../kinds.js';
import { land } from '../moving/walking.js';
import { appear, brightLight, unmaskWitch } from '../senses/hiding.js';
import { noise } from '../senses/hordes.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { nameOf } from '../words.js';
import { blastOf, felledByBlasts, THROWN_FROM } from './blast.js';

/** Survivors who throw a grenade. ROS-seq-6. */
export function throwers(w: RosWorld): string[] {
  return living(w.s)
    .filter((p) => cardsOf(p.play).includes('grenade'))
    .map((p) => p.id);
}

/** Throws a grenade: the thrower names the spot, and the grenade lands there. ROS-grenade. */
export function* throwGrenade(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const has = THROWN.filter((t) => p.minor.includes(t));
  const why = noThrow(p);
  if (why !== undefined) {
    w.happen({ is: 'wasted', cause: 'ROS-card-wasted', who, card: 'grenade', why });
    return;
  }
  // An NPS throws what it was told to throw, where it was told to. ROS-order.
  const ordered = p.order?.do === 'use' ? p.order : undefined;
  const what = (yield* decide(
    w,
    p,
    'ROS-card-GRENADE',
    'grenade',
    new Choose(has, {
      line: (id) => ({ key: 'thing', values: { thing: { noun: `thing.${id}`, count: 1 } } }),
    }),
    () => (ordered && has.includes(ordered.item as Thrown) ? ordered.item : has[0]) as Thrown,
  )) as Thrown;
  const spot = yield* decide(
    w,
    p,
    thrownRow(w.book, what).rule,
    'throw',
    throwSpace(w, p, what),
    () =>
      ordered?.item === what && ordered.at && !forbidden(w, p, what, ordered.at)
        ? { at: ordered.at }
        : { option: safeTarget(w, p, what) },
    { what },
  );
  const at = 'at' in spot ? ([spot.at[0], spot.at[1], spot.at[2]] as const) : targetSpot(w, spot.option);
  if (!at) return;
  w.happen({ is: 'thrown', cause: 'ROS-card-GRENADE', who, what, at });
  yield* goOff(w, what, at, who);
}

/** Why a survivor can throw nothing; undefined if it can. ROS-card-wasted. */
export function noThrow(p: Person): string | undefined {
  return hindrance(p) ?? (THROWN.some((t) => p.minor.includes(t)) ? undefined : 'no-grenade');
}

/** The place of a named target; undefined if the grenade is kept. */
function targetSpot(w: RosWorld, option: string): Place | undefined {
  const zed = w.s.zeds.find((z) => `at ${z.id}` === option);
  return zed && placeOf(zed);
}

/** Zeds in sight that can be thrown at, nearest first. */
function zedsInThrow(w: RosWorld, p: Person, what: Thrown): Zed[] {
  const table = tableOf(w);
  const off = (z: Zed) => table.gapTo(z, p.id);
  return w.s.zeds
    .filter(
      (z) =>
        z.mode !== 'waiting' &&
        table.sees(p.id, z.id) !== 'no' &&
        forbidden(w, p, what, placeOf(z)) === undefined,
    )
    .sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
}

/** The option for an NPS: the nearest Zed with no survivor in the blast, else to keep the grenade. ROS-order-doubt. */
function safeTarget(w: RosWorld, p: Person, what: Thrown): string {
  const { radius } = thrownRow(w.book, what);
  const safe = zedsInThrow(w, p, what).find((z) =>
    living(w.s).every((q) => !within(q, BASE, placeOf(z), radius)),
  );
  return safe ? `at ${safe.id}` : 'keep';
}

/** Why a spot cannot be thrown at: no floor, too far, or no clear line. ROS-grenade, ROS-D-grenade-sight. */
function forbidden(w: RosWorld, p: Person, what: Thrown, [x, y, level]: Place): Reason | undefined {
  const table = tableOf(w);
  const { range } = thrownRow(w.book, what);
  const spot = { x, y, level };
  if (!table.hasFloor(spot))
    return { rule: 'ROS-R-map', text: 'There is nothing there that it can land on.' };
  const far = table.gapTo(spot, p.id);
  if (far > range)
    return { rule: 'ROS-grenade', text: `${snap(far)} cm is too far; it is thrown ${range} cm at most.` };
  return table.throwReaches(p.id, spot)
    ? undefined
    : { rule: 'ROS-D-grenade-sight', text: 'The spot is out of sight, and the throw is not clear.' };
}

/** Any spot in range of the thrower's base that can be thrown at; options name the Zeds in sight there. */
function throwSpace(w: RosWorld, p: Person, what: Thrown): Spot {
  const { range } = thrownRow(w.book, what);
  return new Spot({
    figure: p.id,
    from: placeOf(p),
    how: 'throw',
    within: range,
    edge: THROWN_FROM,
    blast: blastOf(what, w.book),
    lit: () =>
      tableOf(w).litWithin(
        p,
        range + THROWN_FROM,
        (x, y) => forbidden(w, p, what, [x, y, p.level]) === undefined,
      ),
    may: (x, y, level) => forbidden(w, p, what, [x, y, level]),
    options: [
      ...zedsInThrow(w, p, what)
        .slice(0, 12)
        .map((z) => ({
          id: `at ${z.id}`,
          line: { key: 'throw.at', values: { name: nameOf(w.book, z.id) } },
          on: z.id,
          at: placeOf(z),
        })),
      { id: 'keep', line: { key: 'throw.keep' } },
    ],
  });
}

/**
 * The effects of a grenade where it lands. It affects or draws figures hidden there before its noise wakes others,
 * which come too late for it. ROS-T-grenades, ROS-R-loud, ROS-D-wp.
 */
function* goOff(w: RosWorld, what: Thrown, at: Place, by: string): Rule<void> {
  const row = thrownRow(w.book, what);
  unearth(w, at, row.radius, by);
  if (row.knocksDown) yield* blast(w, what, at, by);
  if (row.burns > 0) yield* burn(w, what, at, by);
  if (row.loud) yield* noise(w, at, 'explosion', by);
}

/**
 * True if the edge of a base is within `radius` cm of a spot, on the same level, whether or not walls are between.
 * ROS-R-base.
 */
function within(
  f: { readonly x: number; readonly y: number; readonly level: number },
  base: number,
  [x, y, level]: Place,
  radius: number,
): boolean {
  return f.level === level && snap(distance(f, { x, y }) - base) <= radius;
}

/** Waiting mutants and Witches within reach show themselves, and are affected like other Zeds. */
function unearth(w: RosWorld, at: Place, radius: number, by: string): void {
  for (const z of w.s.zeds.slice())
    if (z.mode === 'waiting' && within(z, baseOf(z.kind), at, radius)) appear(w, z);
  for (const q of w.s.seated.slice())
    if (!q.gone && q.content === 'witch' && within(q, BASE, at, radius)) unmaskWitch(w, q, by);
}

function caught(w: RosWorld, at: Place, radius: number): string[] {
  return w.s.zeds
    .filter((z) => z.mode !== 'waiting' && within(z, baseOf(z.kind), at, radius))
    .map((z) => z.id);
}

/**
 * HE, stun and pipe bomb: every Zed within reach is knocked down and may be killed; survivors only if the option says
 * so.
 */
function* blast(w: RosWorld, what: Thrown, at: Place, by: string): Rule<void> {
  const { radius, killsOn, rule } = thrownRow(w.book, what);
  const zeds = caught(w, at, radius);
  const { dice } = killsOn === null ? NO_DICE : yield* blastRolls(w, what, by, zeds.length);
  for (const [i, id] of zeds.entries()) {
    const zed = w.s.zeds.find((z) => z.id === id);
    if (!zed) continue;
    const killed = killsOn !== null && (dice[i] as number) >= killsOn;
    // What can kill is a hit as well: a Boomer bursts of it, and a Tank takes it, with one more for a kill score. Whoever is
    // left goes down where it stands, but never a Boomer. ROS-boomer-burst, ROS-D-tank-hits.
    if (zed.kind === 'tank') {
      if (killsOn !== null) hitTank(w, zed, killed ? 2 : 1, 'ROS-D-tank-hits', by);
    } else if (killed || (killsOn !== null && zed.kind === 'boomer')) yield* slay(w, id, 'blast', rule, by);
    if (zed.kind !== 'boomer' && w.s.zeds.includes(zed))
      knockBack(w, id, { x: at[0], y: at[1] }, 0, true, rule);
  }
  for (const p of felledByBlasts(w.book) ? living(w.s) : [])
    if (within(p, BASE, at, radius) && !p.down) yield* fellSurvivor(w, p, at, by);
}

/** Knocks a survivor down where it is; one that hangs on a ladder falls off it. ROS-D-blast, ROS-R-knockback. */
function* fellSurvivor(w: RosWorld, p: Person, at: Place, by: string): Rule<void> {
  const cause = 'ROS-R-blast-survivors';
  if (p.ladder === '')
    return w.happen({ is: 'knocked', cause, who: p.id, at: placeOf(p), back: 0, down: true });
  const { fell } = knockBack(w, p.id, { x: at[0], y: at[1] }, 0, true, cause);
  if (fell > 0) yield* hurt(w, p.id, 1, by, 'fall', 'ROS-R-knockback');
  yield* land(w, p.id);
}

const NO_DICE = { dice: [] as readonly number[], killed: 0 };

/** Rolls a die for each Zed in the blast, in the order of the Zeds, and counts those that kill. */
export function* blastRolls(w: RosWorld, what: Thrown, seat: string, n: number): Rule<typeof NO_DICE> {
  if (n === 0) return NO_DICE;
  const { killsOn, rule } = thrownRow(w.book, what);
  const from = killsOn ?? 10;
  const score = Array.from({ length: 10 }, (_, face) => (face >= from ? 1 : 0));
  const pools = [{ n, sides: 10, lowest: 0 as const, from, score }];
  const rolled = yield* roll(w, { kind: 'roll', rule, label: 'blast', table: 'ROS-T-grenades', seat, pools });
  return { dice: rolled.faces[0] ?? [], killed: rolled.score };
}

/**
 * A Molotov's flames, which set fire to whoever is in them at once, and a WP grenade's burning. ROS-grenade-molotov,
 * ROS-D-molotov, ROS-grenade-wp, ROS-R-flames, ROS-D-wp.
 */
function* burn(w: RosWorld, what: Thrown, at: Place, by: string): Rule<void> {
  const { burns, radius, rule } = thrownRow(w.book, what);
  const [x, y, level] = at;
  const kind = what === 'Molotov cocktail' ? 'flames' : 'wp';
  w.happen({
    is: 'cloud',
    cause: rule,
    cloud: { id: `${kind}-${w.s.nextCloud}`, kind, x, y, level, until: w.s.turn + burns - 1 },
  });
  brightLight(w, at, by);
  if (kind === 'wp') return wpDestroys(w);
  for (const id of caught(w, at, radius)) catchFire(w, id);
  for (const p of living(w.s))
    if (within(p, BASE, at, radius)) yield* hurt(w, p.id, 1, 'flames', 'fire', 'ROS-R-flames');
}
