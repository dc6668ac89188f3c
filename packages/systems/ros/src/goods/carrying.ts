import type { Minor, Thing } from '../kinds.js';
import type { Person } from '../state.js';
import { gunIn, isMain } from '../tables/guns.js';
import { MINOR_PLACES, placesOf } from '../tables/things.js';

/** Free places for minor items. ROS-carry. */
function roomFor(p: Pick<Person, 'minor'>): number {
  return MINOR_PLACES - p.minor.reduce((sum, item) => sum + placesOf(item), 0);
}

/**
 * The things that a survivor has room for, in the given order: one pistol, one main weapon, eight places. ROS-carry,
 * ROS-carry-main.
 */
export function canCarry(p: Person, things: readonly Thing[]): Thing[] {
  let pistol = p.pistol < 0;
  let main = p.main === '';
  let room = roomFor(p);
  return things.filter((thing) => {
    if (gunIn(thing).gun === 'pistol') {
      const takes = pistol;
      pistol = false;
      return takes;
    }
    if (isMain(thing)) {
      const takes = main;
      main = false;
      return takes;
    }
    const size = placesOf(thing as Minor);
    if (size > room) return false;
    room -= size;
    return true;
  });
}

/** Everything that a survivor has, in the form of things that can lie on the table. */
export function carried(p: Person): Thing[] {
  const things: Thing[] = [];
  if (p.pistol >= 0) things.push(`pistol ${p.pistol}`);
  if (p.main !== '') things.push(gunIn(p.main).gun ? (`${p.main} ${p.clip}` as Thing) : p.main);
  return [...things, ...p.minor];
}
