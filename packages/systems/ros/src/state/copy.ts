import type { State } from '../state.js';
import type { Order, Person, Place, Zed } from './figures.js';

function copyPlace([x, y, level]: Place): Place {
  return [x, y, level];
}

function copyPerson(p: Person): Person {
  const { goal, order } = p;
  return {
    ...p,
    minor: p.minor.slice(),
    goal: goal === null || typeof goal === 'string' ? goal : copyPlace(goal),
    order: order && copyOrder(order),
  };
}

function copyOrder(order: Order): Order {
  if ('to' in order) return { ...order, to: copyPlace(order.to) };
  return 'at' in order && order.at ? { ...order, at: copyPlace(order.at) } : { ...order };
}

function copyZed(z: Zed): Zed {
  return { ...z, lastSeen: z.lastSeen && copyPlace(z.lastSeen), trail: z.trail.map(copyPlace) };
}

/** A copy that shares nothing. */
export function copyState(s: State): State {
  return {
    ...s,
    todo: s.todo.slice(),
    waited: s.waited.slice(),
    duties: s.duties.slice(),
    people: s.people.map(copyPerson),
    zeds: s.zeds.map(copyZed),
    hideouts: s.hideouts.map((h) => ({ ...h })),
    doors: s.doors.map((d) => ({ ...d })),
    gaps: s.gaps.map((g) => ({ ...g })),
    vehicles: s.vehicles.map((v) => ({ ...v, rolled: v.rolled.slice() })),
    finds: s.finds.map((f) => ({ ...f, things: f.things?.slice() ?? null })),
    seated: s.seated.map((q) => ({ ...q })),
    noises: s.noises.map((n) => ({ ...n })),
    clouds: s.clouds.map((c) => ({ ...c })),
  };
}
