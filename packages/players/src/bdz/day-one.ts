import type { View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';

/**
 * True at a location of Day One whose objective nobody has reached yet, while somebody is there who can: children on
 * their own only get away. BDZ-day-objective.
 */
export function seeks({ encounter, day, people }: Pick<View, 'encounter' | 'day' | 'people'>): boolean {
  if (encounter?.kind !== 'day-one' || day?.reached !== false) return false;
  const young = day.family.filter((r) => r.age !== 'adult').map((r) => r.person);
  const isThere = ({ x, aboard }: View['people'][number]) => x >= 0 || aboard !== '';
  return people.some(
    (p) => p.side === 'player-1' && isThere(p) && !LOST.includes(p.status) && !young.includes(p.id),
  );
}

const LOST: readonly View['people'][number]['status'][] = ['out', 'dead', 'cheated'];

/** Order of the locations visited: home only after those it looks after. */
const ORDER = ['vehicle', 'spouse-work', 'school-1', 'school-2', 'school-3', 'home'];
/** Limit on the locations visited in a day. */
const MOST = 10;

/** Plays somebody with a family and a car in a car park, who fetches the car first. */
export function onDayOne(view: View, { code, shape }: AskView): Json | undefined {
  const all = ids(shape);
  switch (code) {
    case 'day-service':
      return 'none';
    case 'day-vehicle':
      return 'elsewhere';
    case 'day-arms':
      return [];
    case 'day-arms-home':
      return ['pistol', 'improvised-two-handed'];
    case 'day-vehicles':
      return ['sedan'];
    case 'day-tank':
      return '3';
    case 'day-plan':
      return ORDER.find((place) => all.includes(place)) ?? (all.includes('done') ? 'done' : all[0]);
    case 'day-next':
      return all.includes('go') ? 'go' : mayComeHome(view) ? 'change' : 'end';
    case 'day-leave':
    case 'day-arms-up':
      return 'obey';
    case 'day-duty':
      return false;
    case 'day-goes-on':
      return [];
    case 'day-takes':
      return shape.kind === 'some' ? all.slice(0, shape.max) : undefined;
    case 'day-after':
      return 'end';
    default:
      return undefined;
  }
}

/** True while somebody is not there yet and may still come home. */
function mayComeHome({ day }: View): boolean {
  if (!day || day.visits >= MOST || day.over.includes('home')) return false;
  return !day.home.reached || day.family.some((r) => !['with', 'stays', 'lost'].includes(r.where));
}
