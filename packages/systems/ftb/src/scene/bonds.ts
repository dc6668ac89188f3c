import type { MeasuredScene } from '@shambles/engine';
import { distance } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import { COHESION } from '../people/groups.js';
import { carriesOn, isPlayers, type Person } from '../state.js';
import type { View } from '../view.js';
import { lookOf } from './sides.js';

type Bonds = NonNullable<MeasuredScene['bonds']>;

/** Lines that link the players' groups: each figure is linked to the nearest that already is. FTB-4.2.1b. */
export function bonds(view: View): Bonds {
  const loose = view.people.filter((p) => carriesOn(p) && isPlayers(p) && hasPlace(p));
  const bound: Person[] = [];
  const found: Bonds[number][] = [];
  while (loose.length > 0) {
    const next = nearest(bound, loose);
    if (!next) {
      bound.push(...loose.splice(0, 1));
      continue;
    }
    const [from, to] = next;
    loose.splice(loose.indexOf(to), 1);
    bound.push(to);
    found.push({
      from: [from.x, from.y],
      to: [to.x, to.y],
      level: to.level,
      tone: lookOf(to, view).tone,
    });
  }
  return found;
}

/** The closest pair of one side, with one from each list, within reach of each other. */
function nearest(bound: readonly Person[], loose: readonly Person[]): [Person, Person] | undefined {
  let best: [Person, Person] | undefined;
  let far = COHESION;
  for (const a of bound)
    for (const b of loose) {
      const apart = distance(a, b);
      if (a.side !== b.side || apart > far || (best && apart === far)) continue;
      best = [a, b];
      far = apart;
    }
  return best;
}
