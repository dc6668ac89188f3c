import { ask, choose, type Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import { isLeftBehind } from '../casualties/carrying.js';
import { placeOfUnit } from '../casualties/lost.js';
import { many, unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { fireAt, mayFireAt } from '../fire/fire.js';
import { vehicleOf } from '../fire/weapons.js';
import { basesOf, downOf, fightersOf, isLiving, unitOf } from '../state.js';
import { gathers, takesPlace } from './contact.js';
import { flees, flightOf, wayOut } from './flight.js';
import type { Side } from './lost.js';
import { qualityCheck } from './nerve.js';
import { fight } from './rounds.js';

export { nerve } from './nerve.js';

/**
 * Resolves an assault by a unit in contact: nerve, defensive fire or flight, then rounds to the end. Attacks on
 * vehicles are not Close Combat. If `held`, a card keeps the defender from defensive fire and from attacking in the
 * first round. AMZ-assault, AMZ-T-quirk-cards.
 */
export function* assault(w: AmzWorld, by: string, on: string, held = false): Rule<void> {
  const [assailant, defender] = [sideOf(w, by), sideOf(w, on)];
  if (!assailant || !defender) return;
  w.happen({ is: 'assaulted', cause: 'AMZ-assault', unit: by, on });
  gathers(w, by, on);
  if (isLiving(unitOf(w.s, on))) {
    w.happen({ is: 'forfeits', cause: 'AMZ-cc-forfeit', unit: on });
    if (!defender.helpless && (yield* answers(w, by, defender, held))) return;
  }
  yield* fight(w, { by: assailant, on: defender, held });
}

/** A unit's part in the Close Combat; undefined if it takes none: off the table, a vehicle, or riding in one. */
function sideOf(w: AmzWorld, unit: string): Side | undefined {
  const at = placeOfUnit(w, unit);
  if (basesOf(w.s, unit).length === 0 || !at) return undefined;
  if (unitOf(w.s, unit).vehicle !== null || vehicleOf(w, unit)) return undefined;
  const helpless = isLiving(unitOf(w.s, unit)) && fightersOf(w.s, unit).length === 0;
  const elsewhere = downOf(w.s, unit).filter((f) => f.status === 'slight' && isLeftBehind(w, f));
  return { unit, at, helpless, elsewhere: elsewhere.map((f) => f.id) };
}

/**
 * An assaulted Living unit that keeps its head fires, flees or stands. Returns true if that ended the assault.
 * AMZ-cc-attacked, AMZ-D-cc-check-failed.
 */
function* answers(w: AmzWorld, by: string, { unit, at }: Side, held: boolean): Rule<boolean> {
  if (!(yield* qualityCheck(w, unit, 'charged'))) return false;
  const may = {
    'defensive-fire': !held && mayFireAt(w, unit, by, 'defensive'),
    flight: wayOut(w, unit, by) !== undefined,
    stand: true,
  };
  const how = yield* ask(
    w,
    LIVING,
    'AMZ-cc-attacked',
    'charged',
    choose(
      (['defensive-fire', 'flight', 'stand'] as const).filter((each) => may[each]),
      {
        id: (each) => each,
        line: (each) => ({
          key: `charged.${each}`,
          values: { who: named(unit), whom: named(by), inches: many('kind.inch', flightOf(w.book)) },
        }),
        why: (id) =>
          id === 'flight'
            ? { rule: 'AMZ-cc-flight-from-charge', text: 'This unit cannot flee.' }
            : { rule: 'AMZ-cc-defensive-fire', text: 'This unit cannot fire.' },
      },
    ),
    { who: named(unit), whom: named(by) },
  );
  if (how === 'flight') {
    yield* flees(w, unit, by, 'AMZ-cc-flight-from-charge');
    takesPlace(w, by, at);
    return true;
  }
  if (how === 'stand') return false;
  yield* fireAt(w, unit, by, 'defensive');
  if (basesOf(w.s, by).length > 0) return false;
  w.tell({ is: 'charge-broken', cause: 'AMZ-D-charge-broken', unit: by, by: unit });
  return true;
}
