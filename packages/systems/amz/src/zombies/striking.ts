import { ask, choose, type Rule } from '@shambles/engine';
import { finds } from '../awareness/hiding.js';
import { DEAD, isSolo } from '../book.js';
import { fallsUpon } from '../combat/clawing.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { metAs } from '../fire/weapons.js';
import { batter } from '../ground/buildings.js';
import { basesOf } from '../state.js';
import { type Bound, touched } from './going.js';

/** The targets of a zombie unit. */
interface Blow {
  /** The unit that it made for. */
  readonly first?: string | undefined;
  /** The unit that it has found, hidden or not; 'anybody' for a random move. AMZ-hide. */
  readonly found?: string | 'anybody';
}

/**
 * What a zombie unit does at the end of its move: it batters whatever bars its way, or else assaults a unit that it
 * touches, preferably the one that it made for. Returns whether it did either. AMZ-interrupt-mindless,
 * AMZ-barricade-batter, AMZ-assault.
 */
export function* strikes(
  w: AmzWorld,
  who: string,
  bound: Pick<Bound, 'met'>,
  { first, found }: Blow = {},
): Rule<boolean> {
  if (basesOf(w.s, who).length === 0) return false;
  if (bound.met?.by === 'building') {
    yield* batter(w, who, bound.met.id);
    return true;
  }
  const here = touched(w, who);
  const aim = metAs(w, first ?? '');
  const on = here.includes(aim) ? aim : here[0];
  if (on === undefined) return false;
  if (found !== 'anybody' && metAs(w, found ?? '') !== on && !(yield* finds(w, who, on))) return false;
  yield* fallsUpon(w, who, on);
  return true;
}

/** The same for a unit that a player moves freely and who chooses which of several units it assaults. */
export function* strikesAtWill(
  w: AmzWorld,
  who: string,
  bound: Pick<Bound, 'met'>,
  found = '',
): Rule<boolean> {
  const here = touched(w, who);
  if (here.length < 2 || bound.met?.by === 'building' || isSolo(w.book))
    return yield* strikes(w, who, bound, { found });
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
  return yield* strikes(w, who, bound, { first: on, found });
}
