import { ask, choose, type Rule } from '@shambles/engine';
import { DEAD, isSolo } from '../book.js';
import { assault } from '../combat/assault.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { batter } from '../ground/buildings.js';
import { attackVehicle } from '../ground/driving.js';
import { basesOf, unitOf } from '../state.js';
import { type Bound, touched } from './going.js';

/**
 * What a unit of the dead does where its move has ended: it batters what bars its way, else assaults whom it touches,
 * the one that it made for before others. Says whether it came to that. AMZ-interrupt-mindless, AMZ-barricade-batter, AMZ-assault.
 */
export function* strikes(w: AmzWorld, who: string, bound: Pick<Bound, 'met'>, first?: string): Rule<boolean> {
  if (basesOf(w.s, who).length === 0) return false;
  if (bound.met?.by === 'building') {
    yield* batter(w, who, bound.met.id);
    return true;
  }
  const here = touched(w, who);
  const on = first !== undefined && here.includes(first) ? first : here[0];
  if (on === undefined) return false;
  if (unitOf(w.s, on).vehicle !== null) yield* attackVehicle(w, who, on);
  else yield* assault(w, who, on);
  return true;
}

/** The same of a unit that somebody moves as he likes: he chooses whom of several it assaults. */
export function* strikesAtWill(w: AmzWorld, who: string, bound: Pick<Bound, 'met'>): Rule<boolean> {
  const here = touched(w, who);
  if (here.length < 2 || bound.met?.by === 'building' || isSolo(w.book)) return yield* strikes(w, who, bound);
  const on = yield* ask(
    w,
    DEAD,
    'AMZ-assault',
    'dead-assault',
    choose(here, {
      id: (id) => id,
      line: (id) => ({ key: 'dead-assault.unit', values: { who: named(id) } }),
      on: (id) => basesOf(w.s, id)[0]?.id ?? '',
    }),
    { who: named(who) },
  );
  return yield* strikes(w, who, bound, on);
}
