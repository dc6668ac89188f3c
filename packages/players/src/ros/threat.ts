import { distance } from '@shambles/field';
import { heardWithin, hordesFor, type PersonSeen } from '@shambles/ros';
import { type Look, placeOf, type Seen } from './look.js';

/** How far an attacking Zed moves in step 7, in cm. */
export const CHARGE = 20;
/** Allowance for a base and the rest of a move, in cm. */
const SLACK = 1.5;

/** Length of a Zed's way to a survivor, in cm, around walls and through open doors only; Infinity if no way is open. */
function wayTo(look: Look, { zed }: Seen, p: PersonSeen): number {
  const straight = distance(zed, p);
  if (straight > 60 || look.table.figures.find(p.id) < 0) return straight;
  const cost = look.table
    .chase(look.table.ways(zed.kind === 'tank' ? 'tank' : 'zed'), placeOf(p), 1)
    .cost(zed.x, zed.y, zed.level);
  return zed.kind === 'hunter' || zed.kind === 'smoker' ? Math.min(cost, straight * 1.3) : cost;
}

/** Attackers that can reach a survivor in step 7 of this turn. */
export function comingTo(look: Look, p: PersonSeen): readonly Seen[] {
  return look.attackers.filter(
    (a) =>
      a.zed.pins === '' &&
      distance(a.zed, p) <= CHARGE + SLACK + 2 &&
      a.zed.level === p.level &&
      wayTo(look, a, p) <= CHARGE + SLACK,
  );
}

/** Distance at which an attacker is worth stopping for, in cm: after its next move it is at short range. */
const ENGAGED = 44;
/** Distance within which a survivor covers a friend under attack, in cm. */
export const COVERS = 30;

/** Attackers worth stopping for: those that come here, or go for a friend within short range. */
export function engaged(look: Look): readonly Seen[] {
  const { me, friends, table } = look;
  const people = [me, ...friends].filter((p) => p.inside === '');
  return look.attackers.filter((a) => {
    const { zed } = a;
    const off = distance(zed, me);
    if (off > 2 * ENGAGED) return false;
    if (zed.pins !== '') return off <= COVERS && table.sees(me.id, zed.id) !== 'no';
    if (zed.kind === 'smoker') return off <= COVERS && table.sees(me.id, zed.id) !== 'no';
    const prey = preyOf(people, zed);
    if (!prey) return false;
    const way = wayTo(look, a, prey);
    const here = prey.id === me.id || distance(prey, me) <= 3;
    if (way <= CHARGE + SLACK)
      return (
        here ||
        (prey.level === me.level && distance(prey, me) <= COVERS && table.sees(me.id, prey.id) !== 'no')
      );
    return (here || distance(prey, me) <= 12) && way <= ENGAGED && table.sees(me.id, zed.id) !== 'no';
  });
}

/** The likely prey of a Zed: the survivor that it charges, or else the nearest. */
export function preyOf(people: readonly PersonSeen[], zed: Seen['zed']): PersonSeen | undefined {
  const charged = zed.mode === 'charging' ? people.find((p) => p.id === zed.prey) : undefined;
  if (charged) return charged;
  let best: PersonSeen | undefined;
  for (const p of people)
    if (p.level === zed.level && (!best || distance(p, zed) < distance(best, zed))) best = p;
  return best;
}

/**
 * True if there is a hideout near a spot that noise may wake: hordes are still hidden, and nobody knows that it is
 * empty.
 */
export function quietHere({ view, book }: Look, at: { readonly x: number; readonly y: number }): boolean {
  if (view.woken >= hordesFor(book)) return false;
  const heard = heardWithin(book, 'loud noise');
  return view.hideouts.some((h) => {
    const place = book.map.places?.find((p) => p.id === h.id);
    return (
      h.state === 'hidden' &&
      h.told !== 'empty' &&
      place?.at !== undefined &&
      distance(at, { x: place.at[0], y: place.at[1] }) <= heard
    );
  });
}
