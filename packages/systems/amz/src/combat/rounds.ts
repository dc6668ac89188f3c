import { ask, choose, type Rule } from '@shambles/engine';
import { DRIVES } from '../awareness/awareness.js';
import { DEAD, isSolo, LIVING } from '../book.js';
import { goesDown, takesHits, whoFalls } from '../casualties/hits.js';
import { bearersAmong, loadsLie } from '../casualties/lost.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { missed, rolled, shaken, withCards } from '../fire/attack.js';
import { attackPool, defensePool } from '../fire/pools.js';
import { activeOf, basesOf, isLiving, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { flees, wayOut } from './flight.js';
import { isBeaten, type Side } from './lost.js';
import { qualityCheck } from './nerve.js';

export interface Melee {
  readonly by: Side;
  readonly on: Side;
  /** The defender cannot attack in the first round. AMZ-T-quirk-cards, 9. */
  readonly held: boolean;
  /** Nobody flees: used when odds are worked out. */
  readonly toTheEnd?: true;
}

/**
 * Fights rounds until one side is destroyed, captured or has fled. Others whom a ricochet has hit check Morale when the
 * fight is over. AMZ-cc-rounds, AMZ-morale-once.
 */
export function* fight(w: AmzWorld, melee: Melee): Rule<void> {
  const others: string[] = [];
  yield* rounds(w, melee, others);
  for (const other of others) yield* shaken(w, other, 1);
}

/** The rounds. The assailant attacks first. `others` are those whom a ricochet has hit. AMZ-cc-rounds, AMZ-D-cc-round. */
function* rounds(w: AmzWorld, { by, on, held, toTheEnd }: Melee, others: string[]): Rule<void> {
  for (let round = 1; ; round++) {
    const later = round > 1 && !toTheEnd;
    if (yield* takesItsTurn(w, by, on, { round, mayFlee: later, held: false, others })) return;
    const mayFlee = later || (w.book.options.flight === 'first' && !toTheEnd);
    if (yield* takesItsTurn(w, on, by, { round, mayFlee, held: held && round === 1, others })) return;
    // Neither side can attack any more.
    if (diceOf(w, by, on) === 0 && diceOf(w, on, by) === 0) return;
  }
}

const diceOf = (w: AmzWorld, by: Side, on: Side): number =>
  attackPool(w, by.unit, on.unit, 'close-combat').dice;

interface Turn {
  readonly round: number;
  readonly mayFlee: boolean;
  readonly held: boolean;
  readonly others: string[];
}

/**
 * A unit attacks, or tries to flee instead. Returns true if the Close Combat is over. AMZ-cc-flee, AMZ-cc-flee-again.
 */
function* takesItsTurn(
  w: AmzWorld,
  by: Side,
  on: Side,
  { round, mayFlee, held, others }: Turn,
): Rule<boolean> {
  if (mayFlee && isLiving(unitOf(w.s, by.unit)) && (yield* wantsToFlee(w, by, on))) {
    if (!(yield* qualityCheck(w, by.unit, 'flee'))) return false;
    yield* flees(w, by.unit, on.unit, 'AMZ-cc-flee');
    return true;
  }
  if (held) return false;
  others.push(...(yield* strikes(w, by, on, round)));
  return isBeaten(w, on, by.unit);
}

function* wantsToFlee(w: AmzWorld, by: Side, on: Side): Rule<boolean> {
  if (!wayOut(w, by.unit, on.unit)) return false;
  const what = yield* ask(
    w,
    LIVING,
    'AMZ-cc-flee',
    'fight-on',
    choose(['fight', 'flee'], { id: (id) => id, line: (id) => ({ key: `fight-on.${id}` }) }),
    {
      who: named(by.unit),
      whom: named(on.unit),
      figures: activeOf(w.s, by.unit).length,
      others: activeOf(w.s, on.unit).length,
    },
  );
  return what === 'flee';
}

/**
 * Makes one attack and applies its hits. Returns other units that a ricochet has hit. AMZ-cc-like-fire, AMZ-cc-pools.
 */
function* strikes(w: AmzWorld, by: Side, on: Side, round: number): Rule<readonly string[]> {
  const attack = attackPool(w, by.unit, on.unit, 'close-combat');
  if (attack.dice === 0) return [];
  const captures = yield* takesCaptives(w, by.unit, on.unit);
  const defense = defensePool(w, on.unit, by.unit, 'close-combat');
  const pools = yield* withCards(w, by.unit, on.unit, { attack, defense });
  const hits = yield* rolled(w, by.unit, pools, 'close-combat', 'AMZ-cc-rounds');
  w.tell({
    is: 'fought',
    cause: 'AMZ-cc-rounds',
    unit: by.unit,
    on: on.unit,
    round,
    dice: pools.attack.dice,
    defense: pools.defense.dice,
    hits,
    captures,
  });
  yield* takes(w, by.unit, on, hits, captures);
  return hits > 0 ? [] : yield* missed(w, by.unit, on.unit);
}

/**
 * Applies hits: figures are destroyed, downed, killed or captured. Nobody checks Morale. AMZ-cc-no-morale, AMZ-cc-lost,
 * AMZ-capture.
 */
function* takes(w: AmzWorld, by: string, on: Side, hits: number, captures: boolean): Rule<void> {
  if (hits === 0) return;
  if (!isLiving(unitOf(w.s, on.unit))) {
    yield* takesHits(w, on.unit, hits, by, 'AMZ-cc-rounds');
    return;
  }
  const figures = yield* whoFalls(w, on.unit, hits);
  if (!captures && !on.helpless) return goesDown(w, on.unit, figures, 'AMZ-cc-rounds');
  const bearers = bearersAmong(w, figures);
  if (captures) w.happen({ is: 'captured', cause: 'AMZ-capture', unit: on.unit, figures, by });
  else w.happen({ is: 'killed', cause: 'AMZ-cc-lost', unit: on.unit, figures });
  loadsLie(w, bearers);
}

/** Asks whether Masters take captives instead of killing. AMZ-capture, AMZ-solo-masters. */
function* takesCaptives(w: AmzWorld, by: string, on: string): Rule<boolean> {
  if (!mayCapture(w, by)) return false;
  if (isSolo(w.book)) return activeOf(w.s, by).length > activeOf(w.s, on).length;
  const how = yield* ask(
    w,
    DEAD,
    'AMZ-capture',
    'capture',
    choose(['kill', 'capture'], { id: (id) => id, line: (id) => ({ key: `capture.${id}` }) }),
    { who: named(by), whom: named(on) },
  );
  return how === 'capture';
}

/** True for a Dexter unit, or a Possessed one near a Dexter. AMZ-capture. */
function mayCapture(w: AmzWorld, by: string): boolean {
  const { kind } = unitOf(w.s, by);
  if (kind === 'dexters') return true;
  return (
    kind === 'possessed' &&
    w.s.units.some(
      (u) => u.kind === 'dexters' && basesOf(w.s, u.id).length > 0 && tableOf(w).apart(u.id, by) <= DRIVES,
    )
  );
}
