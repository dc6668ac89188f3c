import type { Goal, Seat } from '@shambles/engine';
import { distance } from '@shambles/field';
import { hasPlace, type Place } from '@shambles/measured';
import type { Book } from '../book.js';
import type { RuleId } from '../register.js';
import type { Edge } from '../scenarios/edges.js';
import type { Objective } from '../scenarios/objectives.js';
import { type Side, timesOf } from '../scenarios/points.js';
import type { View } from '../view.js';
import { ofSide, says, sideOf, tenth, word } from './said.js';

/**
 * What scores points for a seat, where it is, and whether it has been done. AMZ-living-objectives,
 * AMZ-zombie-objectives.
 */
export function goals(view: View, seat: Seat, book: Book): Goal<RuleId>[] {
  if (view.stage === 'over') return [];
  const side = sideOf(seat);
  const rule: RuleId = side === 'living' ? 'AMZ-living-objectives' : 'AMZ-zombie-objectives';
  const all: readonly Objective[] = book.scenario.objectives[side];
  return [
    ...all.map((o): Goal<RuleId> => {
      const times = timesOf(view, o.id);
      const key = o.times === 'first' ? 'goal.first' : 'goal.each';
      const at = placeOf(view, o, book);
      return {
        ...says(rule, key, { what: word(`objective.${o.id}`), points: word('kind.point', o.points), times }),
        id: o.id,
        ...(at && { at, ...off(view, side, at) }),
        done: times > 0 && o.times === 'first',
      };
    }),
    ...(side === 'living' ? supplies(view) : []),
  ];
}

/** Things on the table, and whether they have been searched or taken. AMZ-special-actions. */
function supplies(view: View): Goal<RuleId>[] {
  return view.things
    .filter((t) => !t.kind.startsWith('emplaced'))
    .map(({ id, x, y, level, spent, kind }) => {
      const at: Place = [x, y, level];
      const line = says('AMZ-special-actions', kind === 'supply' ? 'goal.search' : 'goal.take', {
        what: word(`thing.${id}`),
      });
      const where = hasPlace({ x }) && !spent ? { at, ...off(view, 'living', at) } : {};
      return { ...line, id: `thing ${id}`, ...where, done: spent };
    });
}

/** Distance from the nearest figure of a side, in inches. */
function off(view: View, side: Side, [x, y]: Place): { readonly distance?: number } {
  const units = new Set(ofSide(view, side).map((u) => u.id));
  const near = view.figures.filter((f) => units.has(f.unit) && hasPlace(f)).map((f) => distance(f, { x, y }));
  return near.length > 0 ? { distance: tenth(Math.min(...near)) } : {};
}

/** Where an objective is: a building, an edge, the helicopter's roof. */
function placeOf(view: View, o: Objective, book: Book): Place | undefined {
  switch (o.kind) {
    case 'held':
    case 'breached':
      return middleOf(book, o.building, 0);
    case 'off-edge':
    case 'thing-off':
    case 'load-off':
      return edgeOf(book, o.edge);
    case 'flown-out': {
      const roof = book.scenario.helicopter?.roof;
      const house = book.ground.houses.find(({ id }) => id === roof);
      return house && middleOf(book, house.id, house.levels);
    }
    case 'closed': {
      const spot = view.hotSpots.find((h) => !h.closed && h.number > 0);
      return spot && [spot.x, spot.y, spot.level];
    }
    default:
      return undefined;
  }
}

function middleOf({ ground }: Book, building: string, level: number): Place | undefined {
  const box = ground.houses.find(({ id }) => id === building)?.box;
  return box && [(box[0] + box[2]) / 2000, (box[1] + box[3]) / 2000, level];
}

function edgeOf({ ground }: Book, edge: Edge): Place {
  const [width, height] = ground.map.size;
  return {
    north: [width / 2, height, 0],
    east: [width, height / 2, 0],
    south: [width / 2, 0, 0],
    west: [0, height / 2, 0],
  }[edge] as unknown as Place;
}
