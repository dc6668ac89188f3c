import { byRep, carriesOn, type Data, type G, hostile, isDown, standing } from './armed.js';

/** Half the width of a base, and how far inside its edge the side points for sight are, in thousandths. */
const BASE = 400;
const HAIR = 10;
/** Tolerance for bases side by side, in thousandths. */
const GIVE = 2;
/** Greatest distance between figures of one group, in inches. */
const COHESION = 4;
/** Side of a grid square of places to go to, in thousandths. */
const CELL = 500;
/** Least distance between a way and an enemy, in inches: nobody is near enough to be charged or to block a way. */
const OFF = 10;

const MILLION = 1_000_000;
const EAST = Array.from({ length: 360 }, (_, d) => Math.round(Math.sin((d * Math.PI) / 180) * MILLION));
const NORTH = Array.from({ length: 360 }, (_, d) => EAST[(d + 90) % 360] as number);

/** A direction in whole degrees clockwise from north. */
export function bearing(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return 0;
  const near = Math.round((Math.atan2(dx, dy) * 180) / Math.PI) + 360;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const degrees of [near - 1, near, near + 1]) {
    const at = degrees % 360;
    const aside = Math.abs(dx * (NORTH[at] as number) - dy * (EAST[at] as number));
    if (aside < least) [best, least] = [at, aside];
  }
  return best;
}

const inches = (thousandths: number): number => thousandths / 1000;

/** Rounds a length in inches to the thousandth. */
export const snap = (length: number): number => Math.round(length * 1000) / 1000;

const isThere = (s: G, p: number): boolean => carriesOn(s, p) || isDown(s, p);

/** Distance between the middles of two figures, in inches. */
export function far(s: G, a: number, b: number): number {
  return farTo(s, a, inches(s.x[b] as number), inches(s.y[b] as number));
}

function farTo(s: G, a: number, x: number, y: number): number {
  const dx = inches(s.x[a] as number) - x;
  const dy = inches(s.y[a] as number) - y;
  return Math.sqrt(dx * dx + dy * dy);
}

function bearingTo(s: G, a: number, b: number): number {
  const dx = inches(s.x[b] as number) - inches(s.x[a] as number);
  return bearing(dx, inches(s.y[b] as number) - inches(s.y[a] as number));
}

// ------------------------------------------------------------------ sight

/** True if any of the three lines from the middle of a to the middle and the sides of b passes all other bases. */
export function line(s: G, d: Data, a: number, b: number): boolean {
  const dx = (s.x[b] as number) - (s.x[a] as number);
  const dy = (s.y[b] as number) - (s.y[a] as number);
  const long = Math.sqrt(dx * dx + dy * dy);
  const ox = Math.round((-dy * (BASE - HAIR)) / long);
  const oy = Math.round((dx * (BASE - HAIR)) / long);
  return (
    !blocked(s, d, a, b, dx, dy) ||
    !blocked(s, d, a, b, dx + ox, dy + oy) ||
    !blocked(s, d, a, b, dx - ox, dy - oy)
  );
}

/** True if a standing figure's base, other than a's and b's, is in the way from a's middle. */
function blocked(s: G, d: Data, a: number, b: number, dx: number, dy: number): boolean {
  const long = dx * dx + dy * dy;
  const root = Math.sqrt(long);
  for (let p = 0; p < d.people; p++) {
    if (p === a || p === b || !carriesOn(s, p) || s.prone[p]) continue;
    const cx = (s.x[p] as number) - (s.x[a] as number);
    const cy = (s.y[p] as number) - (s.y[a] as number);
    const off = Math.abs(dx * cy - dy * cx);
    if (off >= BASE * root && long > 0) continue;
    const along = dx * cx + dy * cy;
    if (along <= 0 ? cx * cx + cy * cy < BASE * BASE : along < long || ends(cx - dx, cy - dy)) return true;
  }
  return false;
}

const ends = (x: number, y: number): boolean => x * x + y * y < BASE * BASE;

/** True if b is in the front half of a's field of view. */
function inFront(s: G, a: number, b: number): boolean {
  const facing = s.facing[a] as number;
  const dx = (s.x[b] as number) - (s.x[a] as number);
  const dy = (s.y[b] as number) - (s.y[a] as number);
  return (EAST[facing] as number) * dx + (NORTH[facing] as number) * dy >= 0;
}

export function sees(s: G, d: Data, a: number, b: number): boolean {
  return inFront(s, a, b) && line(s, d, a, b);
}

/** True if somebody saw the place where another fell, or from where it ran away. */
export function sawFall(s: G, d: Data, p: number, fallen: number): boolean {
  if (isThere(s, fallen)) return sees(s, d, p, fallen);
  const aside = Math.abs(((bearingTo(s, p, fallen) - (s.facing[p] as number) + 540) % 360) - 180);
  const dx = (s.x[fallen] as number) - (s.x[p] as number);
  const dy = (s.y[fallen] as number) - (s.y[p] as number);
  return aside <= 90 && !blocked(s, d, p, -1, dx, dy);
}

export function enemiesInSight(s: G, d: Data, p: number): number[] {
  return standing(s, d, (q) => hostile(d, p, q) && (sees(s, d, p, q) || sees(s, d, q, p)));
}

/** Everybody that an enemy sees. */
export function inSightNow(s: G, d: Data): number[] {
  const all = standing(s, d);
  return all.filter((p) => all.some((q) => hostile(d, p, q) && sees(s, d, q, p)));
}

/** People who come into sight for the first time in this phase because of where somebody now is. */
export function newlySeen(s: G, d: Data, p: number): number[] {
  const found = new Set<number>();
  for (const q of standing(s, d, (other) => hostile(d, p, other))) {
    if (!s.seen.includes(p) && sees(s, d, q, p)) found.add(p);
    if (!s.seen.includes(q) && sees(s, d, p, q)) found.add(q);
  }
  return [...found];
}

export function sighted(s: G, who: readonly number[]): void {
  for (const p of who) if (!s.seen.includes(p)) s.seen.push(p);
}

/** Turns to face another figure. A figure that turns no longer keeps its head down. */
export function face(s: G, a: number, b: number): void {
  const facing = bearingTo(s, a, b);
  if (facing === s.facing[a]) return;
  s.facing[a] = facing;
  s.behind[a] = false;
}

// ------------------------------------------------------------------ groups

/** The figures of somebody's group at the start of the turn that are still together with it. */
export function groupOf(s: G, d: Data, p: number): number[] {
  const mates = standing(s, d, (q) => d.group[q] === d.group[p]);
  const found = new Set([p]);
  for (const a of found) for (const b of mates) if (far(s, a, b) <= COHESION) found.add(b);
  return mates.filter((q) => found.has(q));
}

/** The group's Star, or else the highest Rep, the first among equals. */
export function leaderOf(s: G, d: Data, group: readonly number[]): number {
  return group.find((p) => d.star[p]) ?? (byRep(s, group)[0] as number);
}

/** True if somebody is near enough to see another fall, or to take heart from it. */
export function near(s: G, a: number, b: number): boolean {
  const dx = inches(s.x[a] as number) - inches(s.x[b] as number);
  const dy = inches(s.y[a] as number) - inches(s.y[b] as number);
  return dx * dx + dy * dy <= COHESION * COHESION;
}

// ------------------------------------------------------------------ places

/** True if a base has room at a place. In thousandths. */
export function hasRoom(s: G, d: Data, who: number, x: number, y: number): boolean {
  const edge = BASE - GIVE;
  if (x < edge || y < edge || x > d.width - edge || y > d.height - edge) return false;
  for (let p = 0; p < d.people; p++) {
    if (p === who || !isThere(s, p)) continue;
    const dx = (s.x[p] as number) - x;
    const dy = (s.y[p] as number) - y;
    if (dx * dx + dy * dy < (2 * BASE - GIVE) * (2 * BASE - GIVE)) return false;
  }
  return true;
}

/** True if there is a place to go to: the middle of a half-inch square. */
export function hasSomewhere(s: G, d: Data, who: number, most: number): boolean {
  const [x, y] = [s.x[who] as number, s.y[who] as number];
  const limit = most * 1000;
  const from = (at: number) => Math.max(0, Math.floor((at - limit) / CELL));
  const to = (at: number, end: number) =>
    Math.min(Math.ceil(end / CELL), Math.floor((at + limit) / CELL) + 1);
  for (let row = from(y); row < to(y, d.height); row++)
    for (let column = from(x); column < to(x, d.width); column++) {
      const [px, py] = [column * CELL + CELL / 2, row * CELL + CELL / 2];
      const [dx, dy] = [px - x, py - y];
      if (Math.sqrt(dx * dx + dy * dy) <= limit && hasRoom(s, d, who, px, py)) return true;
    }
  return false;
}

/** True if a figure may go straight to a place, in inches, without coming near an enemy on the way. */
export function mayGo(s: G, d: Data, who: number, x: number, y: number, most: number): boolean {
  const [px, py] = [Math.round(x * 1000), Math.round(y * 1000)];
  const [dx, dy] = [px - (s.x[who] as number), py - (s.y[who] as number)];
  if (Math.sqrt(dx * dx + dy * dy) > most * 1000 || !hasRoom(s, d, who, px, py)) return false;
  return standing(s, d, (q) => hostile(d, who, q)).every((q) => offWay(s, who, q, dx, dy) >= OFF * 1000);
}

/** Distance of an enemy from a way, in thousandths. */
function offWay(s: G, who: number, q: number, dx: number, dy: number): number {
  const cx = (s.x[q] as number) - (s.x[who] as number);
  const cy = (s.y[q] as number) - (s.y[who] as number);
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, (cx * dx + cy * dy) / long));
  return Math.sqrt((cx - share * dx) ** 2 + (cy - share * dy) ** 2);
}
