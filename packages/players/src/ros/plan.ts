import type { PersonSeen, Place } from '@shambles/ros';
import { type Look, placeOf } from './look.js';

/** What a survivor is up to: where to, and what it does there. */
export interface Plan {
  readonly at: Place;
  /** Searched, freed, climbed or closed when it is reached. */
  readonly do?: 'search' | 'free' | 'climb' | 'close' | 'leave';
  readonly what?: string;
}

type Rect = readonly [number, number, number, number];

export function planOf(look: Look): Plan {
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

/** Its place among the living players, from 0. */
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

/** Into the house, each to a corner of its own; the last one to come in closes the door. */
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

/** To the supplies one by one, those that nobody is nearer to; with nothing left to fetch, out. */
function toSupplies(look: Look): Plan {
  const { view, book, me } = look;
  const open = view.finds.filter((f) => !f.open || f.things?.some(isSupply));
  const all = view.finds.filter((f) => wasSupply(look, f.id));
  const worth = open.filter((f) => hasSupply(look, f.id));
  const team = view.people.filter((p) => p.kind === 'ps' && p.where === 'table');
  const mine = worth.filter((f) => claimant(team, all.length > 0 ? all : worth, f.id) === me.id);
  const carrying = me.minor.filter(isSupply).length;
  const timeLeft = book.scenario.turns - view.turn;
  const exit = book.map.places?.find((p) => p.kind === 'exit');
  const home = middle(exit?.rect as Rect, (rank(look) - 1.5) * 6);
  const far = (at: { x: number; y: number }) => Math.abs(at.x - me.x) + Math.abs(at.y - me.y);
  const needed = Math.ceil((Math.abs(home[1] - me.y) + Math.abs(home[0] - me.x) / 2) / 7) + 2;
  const next = mine.toSorted((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))[0];
  if (next && !(carrying > 0 && timeLeft <= needed))
    return { at: placeOf(next), do: 'search', what: next.id };
  return { at: home, do: 'leave', what: exit?.id };
}

/** A marker of the map's with a supply, taken or not. */
function wasSupply({ book }: Look, id: string): boolean {
  const said = book.map.places?.find((p) => p.id === id)?.data?.find as string[] | undefined;
  return said?.some(isSupply) === true;
}

/** What the map says lies there is known to all who read it. */
function hasSupply({ view, book }: Look, id: string): boolean {
  const find = view.finds.find((f) => f.id === id);
  if (find?.open) return find.things?.some(isSupply) === true;
  const said = book.map.places?.find((p) => p.id === id)?.data?.find as string[] | undefined;
  return said?.some(isSupply) === true;
}

/** Shops are shared out from west to east among whoever lives, in the order they began in. */
function claimant(
  team: readonly PersonSeen[],
  finds: readonly { readonly id: string; readonly x: number }[],
  id: string,
): string | undefined {
  const sorted = finds.toSorted((a, b) => a.x - b.x || (a.id < b.id ? -1 : 1));
  const i = sorted.findIndex((f) => f.id === id);
  const people = FROM_THE_WEST.map((n) => team.find((p) => p.id === `survivor-${n}`)).filter(
    (p) => p !== undefined,
  );
  return people[Math.min(people.length - 1, Math.floor((i * people.length) / Math.max(1, sorted.length)))]
    ?.id;
}

/** Survivors as they are set down along the edge, from the west. */
const FROM_THE_WEST = [6, 2, 4, 1, 5, 3];

// ------------------------------------------------------------------ trapped

/** To the seated figures, each to its own; with followers, or nobody left to free, to the exit. */
function toTrapped(look: Look): Plan {
  const { view, book, me } = look;
  const exit = book.map.places?.find((p) => p.kind === 'exit')?.rect as Rect;
  const out = view.people.filter((p) => p.kind === 'nps' && p.where === 'out').length;
  const free = view.people.filter((p) => p.kind === 'nps' && p.where === 'table').length;
  const mine = view.people.some((p) => p.kind === 'nps' && p.where === 'table' && p.leader === me.id);
  const left = book.scenario.turns - view.turn;
  const needed = Math.ceil((Math.abs(exit[0] - me.x) + Math.abs((exit[1] + exit[3]) / 2 - me.y)) / 8) + 1;
  const home: Plan = { at: middle([exit[0] + 1, exit[1] + 1, exit[2], exit[3]], 0), do: 'leave' };
  if (mine || out + free >= 3 || left <= needed) return home;
  const seated = view.seated.filter((q) => !q.gone);
  const team = view.people.filter((p) => p.kind === 'ps' && p.where === 'table');
  const off = (p: { x: number; y: number }, q: { x: number; y: number }) =>
    Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
  // Whoever is nearest takes the next one.
  const taken = new Set<string>();
  for (const q of seated.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const who = team.filter((p) => !taken.has(p.id)).toSorted((a, b) => off(a, q) - off(b, q))[0];
    if (!who) break;
    taken.add(who.id);
    if (who.id === me.id) return { at: placeOf(q), do: 'free', what: q.id };
  }
  const nearest = seated.toSorted((a, b) => off(me, a) - off(me, b))[0];
  return nearest ? { at: placeOf(nearest), do: 'free', what: nearest.id } : home;
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
  // Half of them take the stairs: one climber to a ladder's level at a time.
  const stairs = ladders.filter((l) => l.kind === 'stairs');
  const rungs = ladders.filter((l) => l.kind !== 'stairs' && l.to === level);
  const inside = look.table.houseOf(me) !== undefined;
  const busy = rungs.some((l) => view.people.some((p) => p.id !== me.id && p.ladder === l.id));
  const link =
    me.level > 0 && inside ? rungs[0] : (busy || rank(look) % 2 === 1) && stairs[0] ? stairs[0] : rungs[0];
  if (!link) return { at };
  const foot = look.table.footNear(link.at, me.level) ?? [link.at[0], link.at[1], me.level];
  return link.kind === 'stairs'
    ? { at: [foot[0], foot[1], me.level + 1] }
    : { at: foot, do: 'climb', what: link.id };
}
