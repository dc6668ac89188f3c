import { distance } from '@shambles/field';
import { type Gun, gunRow, SHORT, type ZedSeen } from '@shambles/ros';
import type { Look, Seen } from './look.js';

/** Chances of a shot by its bands. */
export function shotChances(
  gun: Gun,
  range: number,
  mod: number,
): { readonly head: number; readonly body: number } {
  const { body, head } = range <= SHORT ? gunRow(gun).short : gunRow(gun).long;
  let heads = 0;
  let bodies = 0;
  for (let die = 0; die < 10; die++) {
    const score = die + mod;
    if (head !== null && score >= head) heads++;
    else if (body !== null && score >= body[0] && (body[1] === null || score <= body[1])) bodies++;
  }
  return { head: heads / 10, body: bodies / 10 };
}

/** What it is worth to stop a Zed now. */
export function menace(look: Look, { zed, gap }: Seen): number {
  if (zed.pins !== '') return 12;
  if (zed.kind === 'boomer') return nearFriends(look, zed) ? 0.2 : 3;
  if (zed.kind === 'tank') return 1.2;
  if (zed.down) return zed.mode === 'drifting' ? 0.1 : 0.5;
  if (zed.mode === 'drifting') return gap < 12 ? 0.4 : 0.1;
  const close = Math.min(gap, ...look.friends.map((p) => Math.max(0, distance(p, zed) - 2)));
  const kind = zed.kind === 'hunter' ? 1.5 : zed.kind === 'witch' ? 2 : 1;
  return kind * (close <= 1 ? 3 : close <= 21 ? 2 : 0.5);
}

function nearFriends(look: Look, zed: ZedSeen): boolean {
  return [look.me, ...look.friends].some((p) => (p.x - zed.x) ** 2 + (p.y - zed.y) ** 2 < 144);
}

/** Attackers that can be at this survivor in this turn's step 7. */
export function coming(look: Look): number {
  return look.attackers.filter(({ zed, gap }) => gap <= 21 && zed.level === look.me.level && zed.pins === '')
    .length;
}

export function shots(look: Look): number {
  return Math.max(0, look.me.pistol) + Math.max(0, look.me.clip);
}
