import type { Goal, Ruled, Seat } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import { tenths } from '../moving/going.js';
import { helicopterIn } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import {
  RESCUED_TO_WIN,
  SUPPLIES_IN_ALL,
  sheltered,
  shelterOf,
  suppliesOut,
} from '../scenarios/objective.js';
import { type Person, type Place, playerSurvivors } from '../state.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { says } from './said.js';
import { worldOf } from './world.js';

/** The goals of the scenario on this table. ROS-S-1 to ROS-S-4. */
export function goals(view: View, seat: Seat, book: Book): Goal<RuleId>[] {
  if (view.phase === 'set-up') return [];
  const w = worldOf(view, book);
  switch (book.scenario.id) {
    case 'safe-house':
      return safeHouse(w, seat);
    case 'supply-run':
      return [supplies(w), ...exits(w, seat)];
    case 'trapped':
      return [...strangers(w, seat), rescued(w), ...exits(w, seat)];
    case 'pick-up':
      return pickUp(w, seat);
  }
}

/** Survivors from which a goal's distance is measured: the seat's own, or all if the seat has none. */
function ours(w: RosWorld, seat: Seat): Person[] {
  const all = playerSurvivors(w.s);
  const own = all.filter(({ id }) => id === seat);
  return own.length > 0 ? own : all;
}

function at(w: RosWorld, seat: Seat, place: Place): Pick<Goal<RuleId>, 'at' | 'distance'> {
  const spot = { x: place[0], y: place[1] };
  const off = ours(w, seat).map((p) => distance(p, spot));
  return { at: place, ...(off.length > 0 && { distance: tenths(Math.min(...off)) }) };
}

function goal(
  id: string,
  said: Ruled<RuleId>,
  done: boolean,
  where: Partial<Goal<RuleId>> = {},
): Goal<RuleId> {
  return { ...said, id, done, ...where };
}

/** The house to shelter in, and each of its doors that still has to be closed. */
function safeHouse(w: RosWorld, seat: Seat): Goal<RuleId>[] {
  const house = shelterOf(w.book);
  if (!house) return [];
  const ground = w.book.ground.houses.find(({ id }) => id === house.id);
  const [x0, y0, x1, y1] = ground?.box ?? [0, 0, 0, 0];
  const middle: Place = [(x0 + x1) / 2000, (y0 + y1) / 2000, 0];
  const name = nameOf(w.book, house.id);
  const said = says('ROS-S-1', 'goal.shelter', { name });
  const open = (house.doors ?? []).filter(({ id }) => w.s.doors.find((d) => d.id === id)?.state !== 'closed');
  return [
    goal(`building ${house.id}`, said, sheltered(w), at(w, seat, middle)),
    ...open.map(({ id, at: [x, y] }) =>
      goal(
        `door ${id}`,
        says('ROS-S-1', 'goal.door', { name: nameOf(w.book, id) }),
        false,
        at(w, seat, [x, y, 0]),
      ),
    ),
  ];
}

function supplies(w: RosWorld): Goal<RuleId> {
  const out = suppliesOut(w.s);
  const said = says('ROS-S-2', 'goal.supplies', { out, of: SUPPLIES_IN_ALL });
  return goal('supplies', said, out >= SUPPLIES_IN_ALL);
}

/** Exits from the table. ROS-D-exit. */
function exits(w: RosWorld, seat: Seat): Goal<RuleId>[] {
  const out = w.s.people.some((p) => p.id === seat && p.where === 'out');
  return (w.book.map.places ?? []).flatMap(({ id, kind, rect }) => {
    if (kind !== 'exit' || !rect) return [];
    const [x0, y0, x1, y1] = rect;
    const said = says('ROS-D-exit', 'goal.exit', { name: nameOf(w.book, id) });
    return [goal(`exit ${id}`, said, out, at(w, seat, [(x0 + x1) / 2, (y0 + y1) / 2, 0]))];
  });
}

/** Seated figures, any of whom may be an NPS. ROS-S-3. */
function strangers(w: RosWorld, seat: Seat): Goal<RuleId>[] {
  return w.s.seated
    .filter((q) => !q.gone && (q.content === '' || q.content.startsWith('nps')))
    .map((q) =>
      goal(`seated ${q.id}`, says('ROS-S-3', 'goal.seated'), false, at(w, seat, [q.x, q.y, q.level])),
    );
}

function rescued(w: RosWorld): Goal<RuleId> {
  const count = w.s.people.filter((p) => p.kind === 'nps' && p.where === 'out').length;
  return goal('rescued', says('ROS-S-3', 'goal.rescued', { count }), count >= RESCUED_TO_WIN);
}

/** The landing point, and the turns from and to which the helicopter is there. ROS-S-4. */
function pickUp(w: RosWorld, seat: Seat): Goal<RuleId>[] {
  return (w.book.map.places ?? []).flatMap((place) => {
    if (place.kind !== 'landing' || !place.at) return [];
    const spot: Place = [place.at[0], place.at[1], place.level ?? 0];
    const done = w.s.people.some((p) => p.id === seat && p.where === 'out');
    const values = {
      from: Number(place.data?.from),
      to: Number(place.data?.to),
      name: nameOf(w.book, place.id),
    };
    const key = helicopterIn(w) ? 'goal.board' : 'goal.landing';
    return [goal(`landing ${place.id}`, says('ROS-S-4', key, values), done, at(w, seat, spot))];
  });
}
