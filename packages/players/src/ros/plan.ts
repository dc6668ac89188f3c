import { distance } from '@shambles/field';
import type { PersonSeen, Place } from '@shambles/ros';
import { type Look, placeOf } from './look.js';
import { COVERS, comingTo } from './threat.js';

/** A survivor's plan: where it goes, and what it does there. */
export interface Plan {
  readonly at: Place;
  /** What to do with it on arrival. */
  readonly do?: 'search' | 'free' | 'climb' | 'close' | 'leave';
  readonly what?: string;
  /** Way still to go after that, in cm. */
  readonly more?: number;
}

type Rect = readonly [number, number, number, number];

const plans = new WeakMap<Look, Plan>();

export function planOf(look: Look): Plan {
  const known = plans.get(look);
  if (known) return known;
  const plan = newPlan(look);
  plans.set(look, plan);
  return plan;
}

function newPlan(look: Look): Plan {
  const plan = goalPlan(look);
  plans.set(look, plan);
  const mate = inTrouble(look);
  return mate ? { at: placeOf(mate) } : plan;
}

/** Distance within which a survivor goes back for somebody, in cm. */
const GOES_BACK = 45;

/** A companion out of sight with Zeds upon it, if this survivor is free to go to it. */
function inTrouble(look: Look): PersonSeen | undefined {
  const { me, table } = look;
  if (me.hits > 1 || me.level > 0 || me.ladder !== '' || comingTo(look, me).length > 0) return undefined;
  if (look.book.scenario.turns - look.view.turn < 8) return undefined;
  return companions(look).find(
    (p) =>
      p.level === me.level &&
      distance(p, me) <= GOES_BACK &&
      (distance(p, me) > COVERS || table.sees(me.id, p.id) === 'no') &&
      isUpon(look, p),
  );
}

/** True if a few Zeds are at somebody; with more, it is beyond help. */
function isUpon({ attackers }: Look, p: PersonSeen): boolean {
  const n = attackers.filter(({ zed }) => zed.level === p.level && distance(zed, p) < 6).length;
  return n > 0 && n <= 4;
}

function goalPlan(look: Look): Plan {
  switch (look.book.scenario.id) {
    case 'safe-house':
      return toShelter(look);
    case 'supply-run':
      return toSupplies(look);
    case 'trapped':
      return toTrapped(look);
    case 'pick-up':
      return toRoof(look);
  }
}

/** Its position among the living player survivors, from 0. */
function rank({ view, me }: Look): number {
  const team = view.people.filter((p) => p.kind === 'ps' && p.where === 'table').map((p) => p.id);
  return Math.max(0, team.indexOf(me.id));
}

function middle([w, s, e, n]: Rect, aside = 0): Place {
  return [(w + e) / 2 + aside, (s + n) / 2, 0];
}

function stay(look: Look): Plan {
  return { at: placeOf(look.me) };
}

// ------------------------------------------------------------------ safe house

/** Into the house, each to its own corner; the last to enter closes the door. */
function toShelter(look: Look): Plan {
  const { book, view, table, me } = look;
  const id = book.map.places?.find((p) => p.kind === 'shelter')?.data?.building;
  const house = book.map.buildings?.find((b) => b.id === id);
  const door = house?.doors?.[0];
  if (!house?.rect || !door) return stay(look);
  const inside = (p: PersonSeen) => table.houseOf(p) === house.id;
  const [w, s, e, n] = house.rect;
  const corners: Place[] = [
    [e - 3, n - 3, 0],
    [e - 3, s + 3, 0],
    [e - 6, (s + n) / 2, 0],
    [e - 3, (s + n) / 2, 0],
    [e - 7, n - 3, 0],
    [e - 7, s + 3, 0],
  ];
  const team = view.people.filter((p) => p.kind === 'ps' && p.where === 'table');
  const closed = view.doors.find((d) => d.id === door.id)?.state === 'closed';
  if (inside(me) && team.every(inside) && !closed) {
    const off = (p: PersonSeen) => (p.x - door.at[0]) ** 2 + (p.y - door.at[1]) ** 2;
    const nearest = team.toSorted((a, b) => off(a) - off(b))[0];
    if (nearest?.id === me.id)
      return {
        at: table.besideDoor(door.id, middle([w, s, e, n])) ?? placeOf(me),
        do: 'close',
        what: door.id,
      };
  }
  return { at: corners[rank(look) % corners.length] as Place };
}

// ------------------------------------------------------------------ supplies

const isSupply = (thing: string) => thing.endsWith(' supply');

/** To the supplies one by one, each fetched by the first survivor there; out when nothing is left to fetch. */
function toSupplies(look: Look): Plan {
  const { view, book, me } = look;
  const carrying = me.minor.filter(isSupply).length;
  const exit = book.map.places?.find((p) => p.kind === 'exit');
  // A map of the players' own may lack an exit.
  const home: Plan = exit?.rect ? { at: into(exit.rect, me), do: 'leave', what: exit.id } : stay(look);
  const timeLeft = book.scenario.turns - view.turn;
  const homeward = wayLength(look, me, home.at) / 9 + 1;
  if (carrying > 0 && timeLeft <= homeward + 1) return home;
  const left = view.finds.filter((f) => hasSupply(look, f.id));
  const next = share(look, left);
  if (!next) return home;
  if (!hasRoom(me)) return { ...home, at: escort(look, placeOf(next)) };
  const there = wayLength(look, me, placeOf(next)) / 9 + 1;
  const back = lengthBetween(look, placeOf(next), home.at);
  if (carrying > 0 && timeLeft <= there + back / 9) return home;
  return { at: placeOf(next), do: 'search', what: next.id, more: 5 + back };
}

/** True if the places for minor items are full; a First Aid Kit fills two. */
function hasRoom(me: PersonSeen): boolean {
  return me.minor.reduce((sum, item) => sum + (item === 'First Aid Kit' ? 2 : 1), 0) < 8;
}

/** Beside another survivor of the party. */
function escort(look: Look, at: Place): Place {
  const other = parties(look)
    .find((party) => party.some((p) => p.id === look.me.id))
    ?.find((p) => p.id !== look.me.id);
  return other ? placeOf(other) : at;
}

/** Survivors in the order of their starting places along the edge, from the west. */
const FROM_THE_WEST = [6, 2, 4, 1, 5, 3];

/** Survivors that go together, by their starting places: four fetch supplies, pairs look for people. */
function parties({ view, book }: Look): PersonSeen[][] {
  const size = book.scenario.id === 'supply-run' ? 4 : 2;
  const all = FROM_THE_WEST.map((n) => view.people.find((p) => p.id === `survivor-${n}`)).filter(
    (p) => p !== undefined,
  );
  const found: PersonSeen[][] = [];
  for (let i = 0; i < all.length; i += size)
    found.push(all.slice(i, i + size).filter((p) => p.where === 'table'));
  return found.filter((party) => party.length > 0);
}

type Find = Look['view']['finds'][number];

/**
 * The next find for this survivor: each house goes to the party that gets there first, and each find to one survivor.
 */
function share(look: Look, finds: readonly Find[]): Find | undefined {
  const { me, table } = look;
  const houses = new Map<string, Find[]>();
  for (const f of finds) {
    const house = table.houseOf(f) ?? f.id;
    houses.set(house, [...(houses.get(house) ?? []), f]);
  }
  const teams = parties(look).map((people) => ({ people, at: placeOf(people[0] as PersonSeen), used: 0 }));
  while (houses.size > 0) {
    let best: { team: (typeof teams)[number]; house: string; cost: number } | undefined;
    for (const team of teams)
      for (const [house, inside] of houses) {
        const cost = team.used + lengthBetween(look, team.at, placeOf(inside[0] as Find));
        if (!best || cost < best.cost) best = { team, house, cost };
      }
    if (!best) return undefined;
    const inside = houses.get(best.house) as Find[];
    if (best.team.people.some((p) => p.id === me.id)) return mine(look, best.team.people, inside);
    best.team.used = best.cost + 10;
    best.team.at = placeOf(inside[0] as Find);
    houses.delete(best.house);
  }
  return undefined;
}

/** One find to each of the party; the last one to both. */
function mine(look: Look, people: readonly PersonSeen[], finds: readonly Find[]): Find | undefined {
  const { me } = look;
  const way = (p: PersonSeen, f: Find) => wayLength(look, p, placeOf(f));
  const nearest = (p: PersonSeen, from: readonly Find[]) =>
    from.toSorted((a, b) => way(p, a) - way(p, b) || (a.id < b.id ? -1 : 1))[0];
  const other = people.find((p) => p.id !== me.id);
  const own = nearest(me, finds);
  if (!other || !own || finds.length === 1) return own;
  const theirs = nearest(other, finds);
  if (theirs !== own) return own;
  const first = way(me, own) < way(other, own) || (way(me, own) === way(other, own) && me.id < other.id);
  return first
    ? own
    : nearest(
        me,
        finds.filter((f) => f !== own),
      );
}

/** Within this distance of the goal nobody waits for others, in cm. */
const AT_THE_FOOT = 32;

/** Player survivors who go the same way: all of them, or the rest of the party. */
export function companions(look: Look): readonly PersonSeen[] {
  const { me, book, friends } = look;
  const all = friends.filter((p) => p.kind === 'ps');
  const { id } = book.scenario;
  if (id === 'safe-house') return all;
  // At the hospital each goes up by itself.
  const landing = book.map.places?.find((p) => p.kind === 'landing')?.at;
  if (landing)
    return me.level > 0 || distance(me, { x: landing[0], y: landing[1] }) < AT_THE_FOOT
      ? []
      : all.filter((p) => p.level === 0);
  if (aheadOf(look, me) < AT_THE_FOOT) return [];
  const party = parties(look).find((each) => each.some((p) => p.id === me.id)) ?? [];
  return all.filter((p) => party.some((q) => q.id === p.id));
}

/** Length of the way from a survivor to where this one is going, in cm. */
export function aheadOf(look: Look, p: PersonSeen): number {
  return wayLength(look, p, planOf(look).at);
}

/** Turns that the rest of the plan takes if nothing interferes. */
export function turnsNeeded(look: Look): number {
  const { at, more = 0 } = planOf(look);
  return (wayLength(look, look.me, at) + more) / 9;
}

/** Length of the way to a place, in cm, opening doors. */
function wayLength(look: Look, p: PersonSeen, to: Place): number {
  return lengthBetween(look, placeOf(p), to);
}

function lengthBetween(look: Look, from: Place, to: Place): number {
  const cost = look.table.chase(look.table.ways('opener'), to, undefined).cost(...from);
  return Number.isFinite(cost) ? cost : 60 + Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
}

/** The place in a zone that is nearest to a survivor. */
function into([w, s, e, n]: Rect, p: PersonSeen): Place {
  return [Math.min(Math.max(p.x, w + 1.2), e - 1.2), Math.min(Math.max(p.y, s + 1.2), n - 1.2), 0];
}

/** True if a find holds a supply, or may: the printed maps say what lies where, the players' own keep it secret. */
function hasSupply({ view, book }: Look, id: string): boolean {
  const find = view.finds.find((f) => f.id === id);
  if (find?.open) return find.things?.some(isSupply) === true;
  const places = book.map.places ?? [];
  const said = places.find((p) => p.id === id)?.data?.find as string[] | undefined;
  return said?.some(isSupply) ?? places.every((p) => p.data?.find === undefined);
}

// ------------------------------------------------------------------ trapped

/** NPS to free before leaving: a full win; it is not worth more risk to free another. */
const ENOUGH = 2;

/** To the seated figures in pairs; to the exit once enough of them are free. */
function toTrapped(look: Look): Plan {
  const { view, book, me } = look;
  const exit = book.map.places?.find((p) => p.kind === 'exit')?.rect;
  const nps = view.people.filter((p) => p.kind === 'nps');
  const saved = nps.filter((p) => p.where === 'out' || p.where === 'table').length;
  const home: Plan = exit ? { at: into(exit, me), do: 'leave' } : stay(look);
  const left = book.scenario.turns - view.turn;
  if (saved >= ENOUGH || left <= wayLength(look, me, home.at) / 8 + 1) return home;
  const next = nearestSeated(look);
  return next
    ? { at: placeOf(next), do: 'free', what: next.id, more: 5 + lengthBetween(look, placeOf(next), home.at) }
    : home;
}

/**
 * The seated figure for this party to approach, one for each party because one of the five is a Witch: shortest way
 * first.
 */
function nearestSeated(look: Look): Look['view']['seated'][number] | undefined {
  const { view, me } = look;
  const seated = view.seated.filter((q) => !q.gone && q.content !== 'witch' && q.content !== 'body');
  const teams = parties(look);
  const ways = teams.flatMap((team) =>
    seated.map((q) => ({ team, q, cost: Math.min(...team.map((p) => wayLength(look, p, placeOf(q)))) })),
  );
  ways.sort((a, b) => a.cost - b.cost || (a.q.id < b.q.id ? -1 : 1));
  const busy = new Set<unknown>();
  const isMine = (team: readonly PersonSeen[]) => team.some((p) => p.id === me.id);
  for (const { team, q } of ways) {
    if (busy.has(team) || busy.has(q)) continue;
    if (isMine(team)) return q;
    busy.add(team);
    busy.add(q);
  }
  return ways.find(({ team }) => isMine(team))?.q;
}

// ------------------------------------------------------------------ pick-up

/** To the hospital's outer ladder or up its stairs, and to the landing point. */
function toRoof(look: Look): Plan {
  const { book, me, view } = look;
  const landing = book.map.places?.find((p) => p.kind === 'landing');
  const level = landing?.level ?? 0;
  const at: Place = [landing?.at?.[0] ?? 0, landing?.at?.[1] ?? 0, level];
  if (me.level === level) {
    const spread = (rank(look) - 1.5) * 2.4;
    return { at: [at[0] + spread, at[1] + 2, level] };
  }
  if (me.ladder !== '') return { at: placeOf(me), do: 'climb', what: me.ladder };
  const ladders = (book.map.links ?? []).filter((l) => l.from <= me.level && l.to > me.level);
  // Half of them take the stairs, because only one climber fits on each level of a ladder.
  const stairs = ladders.filter((l) => l.kind === 'stairs');
  const rungs = ladders.filter((l) => l.kind !== 'stairs' && l.to === level);
  const inside = look.table.houseOf(me) !== undefined;
  const busy = rungs.some((l) => view.people.some((p) => p.id !== me.id && p.ladder === l.id));
  const link =
    me.level > 0 && inside ? rungs[0] : (busy || rank(look) % 2 === 1) && stairs[0] ? stairs[0] : rungs[0];
  if (!link) return { at };
  const foot = look.table.footNear(link.at, me.level) ?? [link.at[0], link.at[1], me.level];
  if (link.kind !== 'stairs')
    return { at: foot, do: 'climb', what: link.id, more: wayUp([link.at, at], level - me.level) };
  const next = (book.map.links ?? []).find((l) => l.from === me.level + 1 && l.to === level);
  const over = next ? [link.at, next.at, at] : [link.at, at];
  return { at: [foot[0], foot[1], me.level + 1], more: wayUp(over, level - me.level - 1) };
}

/** Way, in cm, that a turn of climbing stands for. */
const A_LEVEL = 9;

/** Length of a way along these points that climbs so many levels, in cm. */
function wayUp(points: readonly (readonly [number, number, ...number[]])[], levels: number): number {
  let sum = A_LEVEL * levels;
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [a, b] = points[i] as (typeof points)[number];
    sum += distance({ x, y }, { x: a, y: b });
  }
  return sum;
}

/** True if the helicopter is there. */
export function isThere({ book, view }: Look): boolean {
  const when = book.map.places?.find((p) => p.kind === 'landing')?.data;
  return view.turn >= Number(when?.from) && view.turn <= Number(when?.to);
}

/**
 * True if it may leave: only once its own NPS can follow at once. In "Trapped" a survivor that no NPS follows stays
 * while time allows.
 */
export function mayLeave(look: Look): boolean {
  const { view, me, book } = look;
  const nps = view.people.filter((p) => p.kind === 'nps' && p.where === 'table');
  if (nps.length === 0 || view.turn >= book.scenario.turns - 2 || me.hits >= 3) return true;
  const mine = nps.filter((p) => p.leader === me.id);
  if (mine.length === 0) return book.scenario.id !== 'trapped';
  const near = mine.every((p) => (p.x - me.x) ** 2 + (p.y - me.y) ** 2 <= 64);
  return near && !look.attackers.some(({ zed, gap }) => gap <= 25 && zed.level === me.level);
}
