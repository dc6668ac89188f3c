import { ask, choose, type Rule } from '@shambles/engine';
import { snap } from '@shambles/field';
import { type AimWay, off, putDice, wayId, waysOn } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { fullDice, gunRow } from '../house/rows.js';
import { face } from '../movement/walking.js';
import { has, isUp, type Person, personOf, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { isDriving, type Ready, readyGuns, targetsAmong } from './weapons.js';

/** An order for somebody to fire at those of `at` that it can. */
export interface Fire {
  readonly who: string;
  readonly at: readonly string[];
  readonly snap: boolean;
  readonly why: 'active' | 'reaction';
  /** True if the shooter is being charged. BDZ-zshoot-charged. */
  readonly charged: boolean;
}

/** A target in its state when the fire is declared. BDZ-shoot-declare. */
export interface Mark {
  readonly target: string;
  readonly dice: number;
  readonly zombie: boolean;
  readonly concealed: boolean;
  readonly cover: boolean;
  readonly prone: boolean;
  readonly fast: boolean;
  /** 1 for the shooter's first target, 2 for its second. */
  readonly nth: number;
}

/** One weapon fired once. */
export interface Volley extends Ready {
  readonly who: string;
  readonly rep: number;
  readonly fast: boolean;
  readonly snap: boolean;
  readonly charged: boolean;
  readonly why: 'active' | 'reaction';
  readonly marks: readonly Mark[];
}

/**
 * True if somebody has moved more than its normal move on a passed Fast Move, until it is next active, or is in a
 * vehicle that moves faster than that. BDZ-move-fast-status, BDZ-veh-shoot-occupants.
 */
export function isFast(w: BdzWorld, p: Pick<Person, 'fast' | 'went' | 'aboard'>): boolean {
  return p.aboard === '' ? p.fast >= 1 && p.went > NORMAL : vehicleOf(w.s, p.aboard).speed > NORMAL;
}

/**
 * Turns somebody to its target and aims one weapon, or two at once. Snap fire is known before dice are placed, because
 * it takes all of them. BDZ-shoot-two-weapons, BDZ-wounded-fire, BDZ-react-snap.
 */
export function* takesAim(w: BdzWorld, { who, at, snap, why, charged }: Fire): Rule<Volley[]> {
  const p = personOf(w.s, who);
  const could = readyGuns(w.book, p).filter(({ gun }) => targetsAmong(w, who, gun, at).length > 0);
  const both = could.length > 1 && (yield* firesBoth(w, who, could));
  const wheel = isDriving(p) && vehicleOf(w.s, p.aboard).speed > 0;
  // BDZ-attr-ambidextrous.
  const hurried = snap || (both && !has(p, 'ambidextrous')) || p.retrieves !== '' || wheel;
  const volleys: Volley[] = [];
  for (const ready of both ? could : could.slice(0, 1)) {
    const before = volleys.flatMap((volley) => volley.marks.map((m) => m.target));
    const marks = yield* aim(w, who, ready, targetsAmong(w, who, ready.gun, at), hurried, before);
    face(w, who, tableOf(w).at((marks[0] as Mark).target), 'BDZ-D-react-turn');
    // BDZ-attr-agile.
    const fast = isFast(w, p) && !has(p, 'agile');
    volleys.push({ who, ...ready, rep: p.rep, fast, snap: hurried, charged, why, marks });
  }
  return volleys;
}

function* firesBoth(w: BdzWorld, who: string, could: readonly Ready[]): Rule<boolean> {
  const p = personOf(w.s, who);
  // Somebody who carries a person or drives has one free hand. BDZ-wounded-fire, BDZ-veh-fire-out.
  if (p.retrieves !== '' || isDriving(p) || !could.every(({ gun }) => gunRow(w.book, gun).oneHanded))
    return false;
  return yield* ask(
    w,
    p.seat,
    'BDZ-shoot-two-weapons',
    'both',
    choose([false, true], {
      id: (yes) => (yes ? 'both' : 'one'),
      line: (yes) => ({ key: yes ? 'both' : 'both.one' }),
    }),
    { who: one(who) },
  );
}

/**
 * Places dice on targets before they are rolled: as many as the weapon allows, one by one or all at once.
 * BDZ-shoot-declare, BDZ-react-snap.
 */
function* aim(
  w: BdzWorld,
  who: string,
  { gun }: Ready,
  targets: readonly string[],
  snap: boolean,
  before: readonly string[],
): Rule<readonly Mark[]> {
  const { dice, best, target: most, impact } = gunRow(w.book, gun);
  const full = fullDice(w.book, gun);
  const placed: { target: string; dice: number }[] = [];
  let left = full;
  while (left > 0) {
    const first = placed.length === 0;
    const at = placed.map((m) => m.target);
    const open = targets.filter(
      (t) => (at.includes(t) || at.length < most) && inSpread(w, who, [...at, t], most),
    );
    // Snap fire uses all dice of the weapon. BDZ-react-snap.
    const ratings = first && !snap && best === undefined ? dice : [left];
    const way: AimWay = yield* ask(
      w,
      personOf(w.s, who).seat,
      'BDZ-shoot-declare',
      'aim',
      choose(waysOn(open, ratings, left, targets.length > 1, false), {
        id: (each) => wayId(each, left),
        line: ({ target, one: alone, by }) => ({
          key: alone ? 'aim.one' : 'aim.all',
          values: { name: word(`who.${target}`), dice: by, count: by },
        }),
        on: ({ target }) => target,
      }),
      { who: one(who), gun: word(`thing.${gun}`), dice: left },
    );
    if (first) left = way.by;
    const put = way.one ? 1 : left;
    putDice(placed, way.target, put);
    left -= put;
  }
  // Targets of both weapons count as those of one shooter. BDZ-shoot-nth-target.
  const order = [...new Set([...before, ...placed.map((m) => m.target)])];
  return placed.map((m) => markOn(w, who, m, order.indexOf(m.target) + 1, impact));
}

/**
 * True if all targets lie in a strip as wide as the weapon's Target rating, towards the first target.
 * BDZ-shoot-targets, BDZ-D-spread.
 */
export function inSpread(w: BdzWorld, who: string, targets: readonly string[], width: number): boolean {
  const table = tableOf(w);
  const [from, first] = [table.at(who), table.at(targets[0] as string)];
  const far = table.distance(who, targets[0] as string);
  const all = targets.map((id) => off(from, first, table.at(id)));
  const aside = all.map((each) => each.aside);
  const across = snap(Math.max(...aside) - Math.min(...aside));
  return across <= width && all.every(({ beyond }) => beyond >= -far);
}

/** A target in its present state; walls that the fire pierces only conceal it. BDZ-zshoot-cover, BDZ-bldg-dv-impact. */
export function markOn(
  w: BdzWorld,
  who: string,
  { target, dice }: { readonly target: string; readonly dice: number },
  nth: number,
  impact: number,
): Mark {
  const table = tableOf(w);
  const p = w.s.people.find((q) => q.id === target);
  const line = table.line(who, target);
  const pierced = line === 'cover' && table.pierces(impact, who, target);
  return {
    target,
    dice,
    nth,
    zombie: !p,
    concealed: line === 'concealed' || (p !== undefined && pierced),
    cover: p !== undefined && line === 'cover' && !pierced,
    prone: p ? p.prone : w.s.zeds.some((z) => z.id === target && z.prone),
    fast: p !== undefined && isUp(p) && isFast(w, p),
  };
}
