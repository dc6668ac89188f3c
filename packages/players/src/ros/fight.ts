import { distance } from '@shambles/field';
import { type Book, type Gun, gunRow, type PersonSeen, SHORT, type ZedSeen } from '@shambles/ros';
import type { Look, Seen } from './look.js';

/** Chances of a head hit and a body hit. */
export function shotChances(
  book: Book,
  gun: Gun,
  range: number,
  mod: number,
): { readonly head: number; readonly body: number } {
  const { body, head } = range <= SHORT ? gunRow(book, gun).short : gunRow(book, gun).long;
  let heads = 0;
  let bodies = 0;
  for (let die = 0; die < 10; die++) {
    const score = die + mod;
    if (head !== null && score >= head) heads++;
    else if (body !== null && score >= body[0] && (body[1] === null || score <= body[1])) bodies++;
  }
  return { head: heads / 10, body: bodies / 10 };
}

/** Worth of stopping a Zed now. */
export function menace(look: Look, { zed, gap }: Seen): number {
  if (zed.pins !== '') return 12;
  if (zed.kind === 'boomer') return nearFriends(look, zed) ? 1 : 3;
  if (zed.kind === 'tank') return 1.2;
  if (zed.down) return zed.mode === 'drifting' ? 0.1 : 0.5;
  if (zed.mode === 'drifting') return gap < 12 ? 0.4 : 0.1;
  const close = Math.min(gap, ...look.friends.map((p) => Math.max(0, distance(p, zed) - 2)));
  if (zed.kind === 'smoker') return 3;
  const kind = zed.kind === 'hunter' ? 1.5 : zed.kind === 'witch' ? 2 : 1;
  return kind * (close <= 0.1 ? 3.5 : close <= 21 ? 2 : 0.5);
}

function nearFriends(look: Look, zed: ZedSeen): boolean {
  return [look.me, ...look.friends].some((p) => (p.x - zed.x) ** 2 + (p.y - zed.y) ** 2 < 144);
}

export function shots(look: Look): number {
  return Math.max(0, look.me.pistol) + Math.max(0, look.me.clip);
}

/** Shots left, including reloads. */
export function supply({ me }: Look): number {
  let all = shotsNow(me);
  for (const item of me.minor) if (item.endsWith(' reload')) all += 6;
  return all;
}

function shotsNow(me: PersonSeen): number {
  return Math.max(0, me.pistol) + Math.max(0, me.clip);
}

/** Least worth of a shot for it to be fired: higher the fewer shots are left. */
export function price(look: Look): number {
  const left = supply(look);
  return left > 14 ? 0.08 : left > 6 ? 0.2 : 0.3;
}

/** Worth of knocking a Zed down now: most if it holds somebody or is about to. */
export function standing(look: Look, { zed, gap }: Seen): number {
  if (zed.down) return 0.05;
  if (zed.pins !== '') return 3;
  // While down, it cannot use its tongue.
  if (zed.kind === 'smoker') return 0.9;
  if (zed.kind === 'tank') return 0.6;
  if (zed.mode === 'drifting') return 0.1;
  const close = Math.min(
    gap,
    ...look.friends.map((p) => (p.level === zed.level ? Math.max(0, distance(p, zed) - 2) : 99)),
  );
  return close <= 0.2 ? 0.8 : close <= 21 ? 0.3 : 0.08;
}

/** Worth of destroying a Zed. */
export function riddance(look: Look, { zed, gap }: Seen): number {
  if (zed.kind === 'boomer') return nearFriends(look, zed) ? 0.8 : 4;
  if (zed.pins !== '') return 4;
  if (zed.kind === 'tank') return 0.6;
  if (zed.mode === 'drifting') return gap < 15 ? 0.5 : 0.2;
  return zed.kind === 'zed' ? 1 : 2;
}
