import { type Furnishing, type Piece, spots, type Terrain, terrain } from '@shambles/field';
import { outlineOf } from '@shambles/measured';
import type { Book } from '../book.js';
import { doorRow } from '../house/rows.js';
import type { DoorType } from '../tables/things.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';

/** How far a lamp lights by night, in cm. ROS-R-light. */
const LAMP = 10;

/** Size of a prop if the map does not give one, in cm. */
const PROP = 3;

/** The terrain of the map, and what has happened to it. */
export function scenery(view: View, book: Book): Terrain {
  return terrain(book.ground, {
    door: (p) => door(p, view, book),
    vehicle: (id) => vehicleBadges(id, view, book),
    gaps: view.gaps.map(({ x, y, r, level }) => ({ at: [x, y], r, level })),
    zones: zones(book),
    lamp: book.scenario.light === 'night' ? LAMP : 0,
    prop: PROP,
  });
}

function door({ id, type }: Piece, view: View, book: Book): ReturnType<Furnishing['door']> {
  const now = view.doors.find((d) => d.id === id);
  const lasts = ['standard', 'reinforced', 'armoured'].includes(type as string)
    ? doorRow(book, type as DoorType).zedTurns
    : null;
  const badges: string[] = [];
  if (now?.barred) badges.push('barred');
  if (now && now.state !== 'gone' && now.taken > 0 && lasts !== null) badges.push(`${now.taken} of ${lasts}`);
  return { name: nameOf(book, id), state: now?.state ?? 'closed', badges };
}

function vehicleBadges(id: string, view: View, book: Book): string[] {
  const v = view.vehicles.find((each) => each.id === id);
  if (!v) return [];
  const badges: string[] = [];
  if (v.alarm > 0 && v.alarm >= view.turn) badges.push('alarm');
  if (v.broken) badges.push('broken in');
  else if (v.taken > 0) badges.push(`${v.taken} of ${doorRow(book, 'standard').zedTurns}`);
  return badges;
}

/** Where survivors start, leave and shelter. */
function zones(book: Book): Terrain['zones'] {
  const found: Terrain['zones'][number][] = [];
  for (const { id, kind, name, rect, level, data } of book.map.places ?? []) {
    const shelter = book.ground.houses.find((h) => h.id === data?.building);
    if (kind === 'shelter' && shelter)
      found.push({ id, name: name ?? shelter.name, tone: 'amber', outline: spots(shelter.ring), level: 0 });
    if (!rect || (kind !== 'start' && kind !== 'exit')) continue;
    found.push({
      id,
      name: name ?? (kind === 'start' ? 'Start' : 'Exit'),
      tone: kind === 'start' ? 'paper' : 'ice',
      outline: outlineOf(rect),
      level: level ?? 0,
    });
  }
  return found;
}
