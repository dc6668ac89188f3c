import { asks, choosesArms, stillAimed, takesAim, weaponsFor } from './aims.js';
import { byRep, carriesOn, type Data, type Frame, type G, hostile, NOTHING, standing } from './armed.js';
import { die } from './dice.js';
import {
  bearing,
  enemiesInSight,
  far,
  groupOf,
  hasRoom,
  hasSomewhere,
  inSightNow,
  leaderOf,
  newlySeen,
  sees,
  sighted,
  snap,
} from './open.js';
import { nextOwed, reacts } from './reacts.js';
import { add, duckBack, passes, shoots, suffers } from './shots.js';

type Do<K extends Frame['do']> = Extract<Frame, { do: K }>;

/** Inches of a normal move, and of one stride of a watched move. */
const MOVE = 8;
const STRIDE = 0.25;

/** Plays on to the next question or to the end of the chain. */
export function run(s: G, d: Data): void {
  while (s.ask === null && s.stack.length > 0) step(s, d, s.stack.pop() as Frame);
}

function step(s: G, d: Data, f: Frame): void {
  switch (f.do) {
    case 'comes':
      twoMore(s, d, f);
      break;
    case 'goes':
      goes(s, d, f);
      break;
    case 'test':
      test(s, d, f);
      break;
    case 'act':
      nextGroup(s, d, f);
      break;
    case 'declares':
      declares(s, d, f);
      break;
    case 'arms':
      choosesArms(s, d, f);
      break;
    case 'aims':
      takesAim(s, d, f);
      break;
    case 'suffers':
      suffers(s, d, f);
      break;
    case 'owed':
      nextOwed(s, d, f);
      break;
    case 'fires-back':
      s.stack.push({ do: 'owes' });
      shoots(s, d, s.volleys);
      break;
    case 'owes':
      reacts(s, d, s.call);
  }
}

// ------------------------------------------------------------------ coming into sight

/** Handles a mover who comes into sight, or who brings an enemy into sight. */
export function comesInSight(s: G, d: Data, who: number): void {
  sighted(s, newlySeen(s, d, who));
  const group = groupOf(s, d, who).filter((p) => p === who || (s.active?.includes(p) && !s.done.includes(p)));
  s.stack.push({ do: 'comes', group, i: 0 });
}

/** Lets each member of the group go two inches more. Then they test. */
function twoMore(s: G, d: Data, f: Do<'comes'>): void {
  const p = f.group[f.i];
  if (p === undefined) {
    s.stack.push({ do: 'test', movers: f.group });
    return;
  }
  s.stack.push({ ...f, i: f.i + 1 });
  if (d.side[p] !== 0 || !carriesOn(s, p) || s.done.includes(p)) return;
  const most = Math.min(2, inchesLeft(s, p));
  if (most > 0.1) whereTo(s, d, p, most, 'two-more');
}

// ------------------------------------------------------------------ moving

function inchesLeft(s: G, p: number): number {
  const left = snap(Math.max(0, MOVE + Math.max(0, s.fast[p] as number) - (s.used[p] as number)));
  return s.prone[p] ? snap(left / 2) : left;
}

/** Asks where somebody goes. If there is no place to go to, it stays. */
function whereTo(s: G, d: Data, who: number, most: number, code: string): void {
  if (d.side[who] !== 0 || !hasSomewhere(s, d, who, most)) return;
  s.stack.push({ do: 'goes', who, watched: code === 'move' });
  asks(s, code, who, ['stay'], most);
}

function moveOn(s: G, d: Data, who: number): void {
  const most = inchesLeft(s, who);
  if (carriesOn(s, who) && most > 0) whereTo(s, d, who, most, 'move');
}

/** Moves straight to the given place, in strides if watched, until somebody new comes into sight. */
function goes(s: G, d: Data, { who, watched }: Do<'goes'>): void {
  if (s.said === 'stay') return;
  const [ax, ay] = [(s.x[who] as number) / 1000, (s.y[who] as number) / 1000];
  const [bx, by] = (s.said as readonly [number, number]).map(snap) as [number, number];
  const facing = s.facing[who] as number;
  const [east, north] = [
    Math.round(bx * 1000) - (s.x[who] as number),
    Math.round(by * 1000) - (s.y[who] as number),
  ];
  const length = Math.sqrt(east * east + north * north) / 1000;
  const n = Math.max(1, Math.ceil(Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2) / STRIDE));
  let cost = length;
  let stopped = false;
  for (let k = 1; k <= n && !stopped; k++) {
    const [x, y] = [s.x[who] as number, s.y[who] as number];
    s.x[who] = Math.round((ax + (bx - ax) * (k / n)) * 1000);
    s.y[who] = Math.round((ay + (by - ay) * (k / n)) * 1000);
    const [dx, dy] = [(s.x[who] as number) - x, (s.y[who] as number) - y];
    if (dx !== 0 || dy !== 0) s.facing[who] = bearing(dx, dy);
    if (!watched || newlySeen(s, d, who).length === 0) continue;
    if (k < n && !hasRoom(s, d, who, s.x[who] as number, s.y[who] as number)) continue;
    stopped = true;
    cost = length * (k / n);
  }
  const [dx, dy] = [(s.x[who] as number) / 1000 - ax, (s.y[who] as number) / 1000 - ay];
  s.facing[who] = dx === 0 && dy === 0 ? facing : bearing(dx, dy);
  s.used[who] = snap((s.used[who] as number) + (s.prone[who] ? 2 : 1) * snap(cost));
  s.moved[who] = true;
  s.behind[who] = false;
  if (stopped) comesInSight(s, d, who);
}

/** A Fast Move Test: two dice, or one for a prone figure. */
function fastMove(s: G, d: Data, who: number): void {
  if ((s.fast[who] as number) >= 0) return;
  const lies = s.prone[who] as boolean;
  const passed = passes(s, lies ? 1 : 2, s.rep[who] as number);
  const inches = (d.tables.fast[passed] as number) * (lies ? MOVE / 2 : MOVE);
  s.fast[who] = lies ? 2 * inches : inches;
  s.moved[who] = true;
}

// ------------------------------------------------------------------ the test

interface Taker {
  readonly group: readonly number[];
  readonly dice: number;
  successes: number;
}

/** The Leaders of all groups in sight roll. Those who beat an opponent act, most successes first. */
function test(s: G, d: Data, { movers }: Do<'test'>): void {
  const takers = takersOf(s, d, movers);
  if (takers.length < 2) return;
  sighted(s, inSightNow(s, d));
  for (const t of takers) t.successes = rolls(s, t);
  const facing = takers.map((a) => takers.map((b) => a !== b && opposed(s, d, a.group, b.group)));
  for (let tie = tied(takers, facing); tie; tie = tied(takers, facing))
    for (const t of tie) t.successes = rolls(s, t);
  const act = takers
    .filter((t, i) => takers.some((o, j) => facing[i]?.[j] && t.successes > o.successes))
    .sort((a, b) => b.successes - a.successes);
  for (const { group } of takers) for (const p of group) s.concealed[p] = false;
  s.stack.push({ do: 'act', groups: act.map((t) => t.group), i: 0, movers, targeted: [], call: NOTHING });
  s.call = NOTHING;
}

function takersOf(s: G, d: Data, movers: readonly number[]): Taker[] {
  const mine = movers.filter((p) => carriesOn(s, p));
  const seen = standing(s, d, (p) => enemiesInSight(s, d, p).length > 0);
  const groups: number[][] = [];
  for (const p of [...mine.filter((m) => seen.includes(m)), ...seen]) {
    const group = groupOf(s, d, p);
    if (!groups.some((g) => g[0] === group[0])) groups.push(group);
  }
  const { moving, concealed } = d.tables;
  return groups.map((group) => {
    const led = leaderOf(s, d, group);
    const less = (group.some((p) => mine.includes(p)) ? moving : 0) + (s.concealed[led] ? concealed : 0);
    return { group, dice: Math.max(0, (s.rep[led] as number) + less), successes: 0 };
  });
}

function rolls(s: G, { dice }: Taker): number {
  let successes = 0;
  for (let i = 0; i < dice; i++) if (die(s.seed) <= 3) successes++;
  return successes;
}

/** True if two groups are enemies and a member of one sees a member of the other. */
function opposed(s: G, d: Data, a: readonly number[], b: readonly number[]): boolean {
  return a.some((p) => b.some((q) => hostile(d, p, q) && (sees(s, d, p, q) || sees(s, d, q, p))));
}

function tied(takers: readonly Taker[], facing: readonly (readonly boolean[])[]): Taker[] | undefined {
  for (const [i, a] of takers.entries())
    for (const [j, b] of takers.entries())
      if (facing[i]?.[j] && a.dice + b.dice > 0 && a.successes === b.successes) return [a, b];
  return undefined;
}

// ------------------------------------------------------------------ acting

/** The next group that won declares. After the last one, all others take the tests that they owe. */
function nextGroup(s: G, d: Data, f: Do<'act'>): void {
  const call = add(f.call, s.call);
  const group = f.groups[f.i];
  s.call = NOTHING;
  if (!group) {
    reacts(s, d, call);
    return;
  }
  s.stack.push({ ...f, i: f.i + 1, call });
  const order = byRep(
    s,
    [...group].sort((a, b) => a - b),
  );
  s.stack.push({ do: 'declares', order, i: 0, movers: f.movers, fire: [], after: 'nothing' });
}

/** The figures of a group declare from the highest Rep down; then all fire is resolved. */
function declares(s: G, d: Data, f: Do<'declares'>): void {
  let { i, fire, after } = f;
  if (after === 'aiming') {
    fire = [...fire, ...s.volleys];
    countTargets(s);
    after = 'nothing';
  }
  for (; i < f.order.length; i++, after = 'nothing') {
    const p = f.order[i] as number;
    const moving = f.movers.includes(p) && !s.done.includes(p) && (s.active === null || s.active.includes(p));
    const { targeted } = s.stack[s.stack.length - 1] as Do<'act'>;
    const aims = { moving, targeted };
    if (after === 'nothing') {
      if (!carriesOn(s, p) || enemiesInSight(s, d, p).length === 0) continue;
      const actions = actionsOf(s, d, p, aims);
      if (asks(s, 'in-sight', p, actions)) {
        s.stack.push({ ...f, i, fire, after: 'asking' });
        return;
      }
    }
    const action = s.said;
    if (action === 'duck-back') duckBack(s, d, p, enemiesInSight(s, d, p));
    else if (action === 'fire') {
      s.stack.push({ ...f, i: i + 1, fire, after: 'aiming' });
      s.stack.push({ do: 'arms', who: p, could: weaponsFor(s, d, p, aims), aims, said: false });
      return;
    } else if (action === 'fast-move' || action === 'move-on') {
      s.stack.push({ ...f, i: i + 1, fire, after: 'nothing' });
      if (action === 'fast-move') fastMove(s, d, p);
      moveOn(s, d, p);
      return;
    }
  }
  shoots(s, d, stillAimed(s, fire));
}

/** Counts everybody that somebody has aimed at as targeted once more. */
function countTargets(s: G): void {
  const act = s.stack.pop() as Do<'act'>;
  const at = new Set(s.volleys.flatMap((v) => v.marks.map((m) => m.target)).filter((t) => t >= 0));
  s.stack.push({ ...act, targeted: [...act.targeted, ...at] });
}

/** The actions that the table allows a winner: all for a Star, the first for others. Citizens may lose their nerve. */
function actionsOf(
  s: G,
  d: Data,
  p: number,
  aims: { moving: boolean; targeted: readonly number[] },
): string[] {
  if (d.kind[p] === 'citizen' && passes(s, 1, s.rep[p] as number) === 0)
    return lineOf(d, 'lost-nerve').grunt.slice(0, 1);
  const fires = weaponsFor(s, d, p, aims).length > 0;
  const guns = d.guns[p] as Data['guns'][number];
  const out = guns.every(({ item }) => s.empty.includes(item));
  const row = lineOf(d, fires ? 'can-fire' : out ? 'out-of-ammo' : 'out-of-range');
  const can = (action: string): boolean => {
    if (action === 'fire') return fires;
    if (action === 'charge') return canCharge(s, d, p, aims.moving);
    if (action === 'move-on') return aims.moving && inchesLeft(s, p) > 0;
    if (action === 'fast-move') return aims.moving && (s.fast[p] as number) < 0;
    return true;
  };
  return d.star[p] ? row.star.filter(can) : row.grunt.filter(can).slice(0, 1);
}

function lineOf(d: Data, what: string): Data['tables']['actions'][number] {
  return d.tables.actions.find((row) => row.case === what) as Data['tables']['actions'][number];
}

/** Always false. Throws if an enemy is near enough to charge: that would need ways round bases, and melees. */
function canCharge(s: G, d: Data, p: number, moving: boolean): boolean {
  const most = inchesLeft(s, p) + 1;
  if (moving && standing(s, d, (q) => hostile(d, p, q)).some((q) => far(s, p, q) <= most))
    throw new Error(`c${p} could charge: that is not played here.`);
  return false;
}
