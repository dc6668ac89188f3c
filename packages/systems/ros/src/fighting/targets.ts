import { distance, snap } from '@shambles/field';
import { type Bar, bar, isBar } from '../asking/bar.js';
import { factorRow, gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { baseOf, type Card, type Gun } from '../kinds.js';
import type { Person, Place, Zed } from '../state.js';
import type { RosTable } from '../table.js';
import { type Factor, SHORT } from '../tables/shooting.js';

/**
 * A target that can be named: in sight and in the arc, or last seen on its move this turn before it went out of sight.
 */
export interface Mark {
  readonly zed: string;
  readonly range: number;
  readonly factors: readonly { readonly factor: Factor; readonly mod: number }[];
}

type Shooter = Pick<Person, 'id' | 'hits'>;
type Target = Pick<Zed, 'id' | 'kind' | 'mode' | 'moved' | 'burning' | 'leapt' | 'trail'>;

/** True if a gun has any effect at a range. ROS-shoot-range. */
export function carries(book: Tabled, gun: Gun, range: number): boolean {
  const { short, long } = gunRow(book, gun);
  const { body, head } = range <= SHORT ? short : long;
  return body !== null || head !== null;
}

/** The bar for a gun without effect at a range; undefined if it has one. ROS-shoot-range. */
function tooFar(book: Tabled, gun: Gun, range: number): Bar | undefined {
  if (carries(book, gun, range)) return undefined;
  const values = { gun: { noun: `weapon.${gun}`, count: 1 }, range: Math.round(range), most: SHORT };
  return bar('ROS-shoot-range', 'too-far', values);
}

/** A gun's mark on a Zed, or why the Zed cannot be named. */
export function shotOn(
  table: RosTable,
  shooter: Shooter,
  zed: Target,
  gun: Gun,
  card: Card,
  turn: number,
): Mark | Bar {
  const aim = aimOn(table, shooter, zed, card, turn);
  return isBar(aim) ? aim : (tooFar(table.book, gun, aim.range) ?? aim);
}

/**
 * A shooter's mark on a Zed, from a state or a view; undefined if the Zed cannot be named. ROS-shoot, ROS-shoot-arc.
 */
export function markOn(
  table: RosTable,
  shooter: Shooter,
  zed: Target,
  card: Card,
  turn: number,
): Mark | undefined {
  const aim = aimOn(table, shooter, zed, card, turn);
  return isBar(aim) ? undefined : aim;
}

/** A mark on a Zed, or why there is none. */
function aimOn(table: RosTable, shooter: Shooter, zed: Target, card: Card, turn: number): Mark | Bar {
  // By day nothing is hidden by the dark. ROS-R-light.
  const unseen = table.book.scenario.light === 'night' ? 'unseen-night' : 'unseen';
  if (zed.mode === 'waiting') return bar('ROS-U-secret', unseen);
  const seen = table.sees(shooter.id, zed.id);
  if (seen !== 'no') {
    if (!table.inFront(shooter.id, zed.id)) return bar('ROS-shoot-arc', 'behind');
    const factors = factorsOn(table.book, shooter, zed, card, turn, seen === 'partly', false);
    return { zed: zed.id, range: table.gap(shooter.id, zed.id), factors };
  }
  const last = lastGlimpse(table, shooter.id, zed);
  if (!last) return bar('ROS-R-los', unseen);
  return {
    zed: zed.id,
    range: last.range,
    factors: factorsOn(table.book, shooter, zed, card, turn, last.partly, true),
  };
}

/** Modifiers to the die. ROS-T-factors. */
function factorsOn(
  book: Tabled,
  { hits }: Shooter,
  zed: Target,
  card: Card,
  turn: number,
  partly: boolean,
  disappearing: boolean,
): Mark['factors'] {
  const factors: Factor[] = [];
  if (card === 'snipe') factors.push('sniping');
  if (!zed.moved) factors.push('stationary');
  if (zed.burning > 0) factors.push('burning');
  if (disappearing) factors.push('disappearing');
  if (partly) factors.push('obscured');
  if (zed.kind === 'hunter' && zed.leapt === turn) factors.push('leaping');
  const counted = factors.map((factor) => ({ factor, mod: factorRow(book, factor).mod }));
  if (hits > 0) counted.push({ factor: 'hit', mod: factorRow(book, 'hit').mod * hits });
  return counted;
}

type Glimpse = ReturnType<RosTable['spied']>;

/**
 * The last glimpse, in the arc, of a Zed whose own move this turn took it out of sight. A Zed that was in sight at the
 * end of its move, and was then knocked out of sight, is no such target. ROS-R-disappearing.
 */
function lastGlimpse(table: RosTable, who: string, zed: Target): Glimpse {
  const { trail } = zed;
  const as = { id: zed.id, base: baseOf(zed.kind), burning: zed.burning };
  const end = trail[trail.length - 1];
  if (!end || trail.length < 2 || table.spied(who, end, as)) return undefined;
  const seen = (at: Place): Glimpse => (table.inArcOf(who, at) ? table.spied(who, at, as) : undefined);
  for (let k = trail.length - 1; k > 0; k--) {
    const found = lastOn(trail[k - 1] as Place, trail[k] as Place, seen);
    if (found) return found;
  }
  return undefined;
}

/**
 * The last point on a leg of the move at which the Zed was seen. Searches back from the unseen end in steps of about a
 * centimetre, then halves the interval.
 */
function lastOn(a: Place, b: Place, seen: (at: Place) => Glimpse): Glimpse {
  if (a[2] !== b[2]) return seen(a);
  const n = Math.ceil(distance({ x: a[0], y: a[1] }, { x: b[0], y: b[1] }));
  const on = (share: number): Place => [
    snap(a[0] + (b[0] - a[0]) * share),
    snap(a[1] + (b[1] - a[1]) * share),
    a[2],
  ];
  for (let i = n - 1; i >= 0; i--) {
    let found = seen(on(i / n));
    if (!found) continue;
    let before = i / n;
    let after = (i + 1) / n;
    for (let halving = 0; halving < 8; halving++) {
      const mid = (before + after) / 2;
      const there = seen(on(mid));
      if (there) [before, found] = [mid, there];
      else after = mid;
    }
    return found;
  }
  return undefined;
}
