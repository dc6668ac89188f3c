import type { State } from '../state.js';

/** A copy that shares nothing. */
export function copyState(s: State): State {
  const { encounter: e, campaign: c } = s;
  return {
    ...s,
    people: s.people.map((p) => ({
      ...p,
      attributes: p.attributes.slice(),
      items: p.items.map((i) => ({ ...i })),
      hand: p.hand.slice(),
      ...(p.began && { began: [...p.began] as const }),
    })),
    parties: s.parties.map((p) => ({ ...p, people: p.people.slice(), bartered: p.bartered.slice() })),
    zeds: s.zeds.map((z) => ({ ...z, lastSeen: z.lastSeen && [...z.lastSeen] })),
    feasts: plain(s.feasts),
    pefs: s.pefs.map((p) => ({ ...p })),
    noises: plain(s.noises),
    alarms: plain(s.alarms),
    swarms: plain(s.swarms),
    premises: s.premises.map((b) => ({
      ...b,
      searched: b.searched.slice(),
      searching: b.searching && { ...b.searching, done: b.searching.done.slice() },
    })),
    heaps: s.heaps.map((h) => ({ ...h, items: h.items.map((i) => ({ ...i })) })),
    encounter: e && {
      ...e,
      map: still(e.map),
      dice: { ...e.dice },
      order: e.order.slice(),
      done: e.done.slice(),
      active: e.active && { ...e.active, who: e.active.who.slice() },
      groups: e.groups.map((g) => ({ ...g, who: g.who.slice() })),
      seen: e.seen.slice(),
      tally: { ...e.tally },
    },
    campaign: {
      ...plain({ ...c, met: [], chronicle: [] }),
      met: still(c.met),
      chronicle: still(c.chronicle),
    },
    next: { ...s.next },
  };
}

/** Data that never changes once it is there, a map or a record: frozen, so that all copies of a state may share it. */
function still<T extends object>(data: T): T {
  if (Object.isFrozen(data)) return data;
  for (const value of Object.values(data)) if (typeof value === 'object' && value !== null) still(value);
  return Object.freeze(data);
}

/** A copy of plain data, all the way down. */
function plain<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(plain) as T;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)])) as T;
}
