import { ask, choose, type Line, type Rule, roll } from '@shambles/engine';
import { DEAD, isSolo, LIVING } from '../book.js';
import { besideTarget } from '../cards/conditions.js';
import { nearestOf } from '../cards/effects.js';
import { played } from '../cards/playing.js';
import { takesHits } from '../casualties/hits.js';
import { struckVehicle } from '../casualties/wrecking.js';
import { rollOutcomes } from '../dice/chances.js';
import { hits as hitsOf, matched, SUCCESS } from '../dice/matching.js';
import type { FireKind } from '../facts/fire.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { checksMorale, qualityRow } from '../house/rows.js';
import { moraleCheck } from '../morale/checks.js';
import type { RuleId } from '../register.js';
import { basesOf, figureOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { attackPool, type DicePool, defensePool, type Share } from './pools.js';
import { againstVehicles, vehicleOf } from './weapons.js';

/** The greatest distance at which Possessed can fire at a hidden unit, in inches. AMZ-hide. */
const FOUND = 6;
/** Cards that take dice from a pool; at least one die stays. AMZ-T-quirk-cards, 1 and 18. */
const JAMMED_SOLID = { card: 1, dice: 2 } as const;
const CLEAR_SHOT = { card: 18, dice: 2 } as const;
/** AMZ-T-quirk-cards, 19. */
const RICOCHET = 19;

// ------------------------------------------------------------------ who may fire

/** Why a unit may not do something. */
export interface Barred {
  readonly rule: RuleId;
  readonly line: Line;
}

export const because = (rule: RuleId, key: string): Barred => ({ rule, line: { key: `barred.${key}` } });

/** True if a unit may fire at another: weapons, sight, targets left, Morale, Close Combat. */
export function mayFireAt(w: AmzWorld, by: string, at: string, kind: FireKind): boolean {
  return barredFire(w, by, at, kind) === undefined;
}

/** Why a unit cannot fire at another; undefined if it can. */
export function barredFire(w: AmzWorld, by: string, at: string, kind: FireKind): Barred | undefined {
  const u = unitOf(w.s, by);
  const target = unitOf(w.s, at);
  const table = tableOf(w);
  if (isLiving(u) === isLiving(target)) return because('AMZ-sides', 'own-side');
  if (w.s.active?.unit === by && w.s.active.jammed) return because('AMZ-T-vehicle-damage', 'jammed');
  if (basesOf(w.s, by).length === 0 || basesOf(w.s, at).length === 0)
    return because('AMZ-fire-procedure', 'off-table');
  const kept = isLiving(u) ? barredByUnit(w, u, at, kind) : undefined;
  if (kept) return kept;
  // Passengers can only be hit through their vehicle.
  if (vehicleOf(w, at)) return because('AMZ-vehicles', 'target-rides');
  if (target.hidden && table.apart(by, at) > FOUND) return because('AMZ-hide', 'target-hidden');
  if (kind !== 'defensive' && !table.sees(by, at)) return because('AMZ-los', 'no-sight');
  return attackPool(w, by, at, kind).dice > 0 ? undefined : because('AMZ-firepower-base', 'no-dice');
}

/** AMZ-cc-forfeit, AMZ-T-morale-levels, AMZ-overwatch, AMZ-targets-scope. */
function barredByUnit(w: AmzWorld, u: Unit, at: string, kind: FireKind): Barred | undefined {
  if (kind === 'defensive') return undefined;
  if (w.s.active?.unit === u.id && w.s.active.assaulted) return because('AMZ-cc-forfeit', 'assaulted');
  if (kind === 'overwatch' && !u.overwatch) return because('AMZ-overwatch', 'not-on-overwatch');
  if ((kind === 'announced' || kind === 'mounted') && u.level === 'broken')
    return because('AMZ-T-morale-levels', 'morale');
  const full = u.engaged.length >= qualityRow(w.book, u.quality).targets && !u.engaged.includes(at);
  return full ? because('AMZ-targets-scope', 'targets') : undefined;
}

// ------------------------------------------------------------------ one attack

/** One attack by fire, from pools to Morale. Returns how many figures it took. AMZ-fire-procedure. */
export function* fireAt(w: AmzWorld, by: string, at: string, kind: FireKind, share?: Share): Rule<number> {
  if (attackPool(w, by, at, kind, share).dice <= 0) return 0;
  const pools = yield* withCards(w, by, at, {
    attack: attackPool(w, by, at, kind, share),
    defense: defensePool(w, at, by, kind),
  });
  const u = unitOf(w.s, by);
  w.happen({
    is: 'fired',
    cause: 'AMZ-fire-procedure',
    unit: by,
    at,
    kind,
    dice: pools.attack.dice,
    defense: pools.defense.dice,
    loud: isLiving(u) && !u.suppressed,
  });
  const hits = yield* rolled(w, by, pools, 'fire', 'AMZ-fire-matching');
  w.tell({ is: 'hit', cause: 'AMZ-fire-matching', unit: by, at, hits });
  const fell =
    unitOf(w.s, at).vehicle === null
      ? yield* takesHits(w, at, hits, by, 'AMZ-fire-procedure')
      : yield* struckVehicle(w, at, hits, againstVehicles(w, by));
  const [other] = hits === 0 ? yield* missed(w, by, at) : [];
  yield* allShaken(w, at, fell, by);
  if (other !== undefined) yield* shaken(w, other, 1);
  return fell.length;
}

/** Checks Morale of the unit fired upon, and of units riding with it that lost somebody. AMZ-morale-once. */
function* allShaken(w: AmzWorld, at: string, fell: readonly string[], by: string): Rule<void> {
  const whose = fell.map((id) => figureOf(w.s, id).unit);
  for (const unit of new Set([at, ...whose]))
    yield* shaken(w, unit, whose.filter((each) => each === unit).length, [by]);
}

/** The pools of two units against each other. */
export interface Pools {
  readonly attack: DicePool;
  readonly defense: DicePool;
}

/** Offers cards after a Living unit has built its attack pool. AMZ-T-quirk-cards. */
export function* withCards(w: AmzWorld, by: string, at: string, pools: Pools): Rule<Pools> {
  if (!isLiving(unitOf(w.s, by))) return pools;
  const cards = yield* played(w, 'attack-pool', { unit: by, other: at });
  const fewer = (pool: DicePool, card: number, dice: number): DicePool => {
    if (!cards.includes(card) || pool.dice <= 1) return pool;
    const less = Math.min(dice, pool.dice - 1);
    return { ...pool, dice: pool.dice - less, parts: [...pool.parts, { key: 'card', dice: -less }] };
  };
  return {
    attack: fewer(pools.attack, JAMMED_SOLID.card, JAMMED_SOLID.dice),
    defense: fewer(pools.defense, CLEAR_SHOT.card, CLEAR_SHOT.dice),
  };
}

/** Rolls both pools together and returns the hits. AMZ-fire-matching. */
export function* rolled(
  w: AmzWorld,
  by: string,
  { attack, defense }: Pools,
  label: string,
  rule: RuleId,
): Rule<number> {
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule,
    label,
    seat: isLiving(unitOf(w.s, by)) ? LIVING : DEAD,
    pools: [
      { n: attack.dice, sides: attack.sides, who: 'attack', from: SUCCESS },
      { n: defense.dice, sides: defense.sides, who: 'defense', from: SUCCESS },
    ],
    outcomes: () =>
      rollOutcomes({ n: attack.dice, sides: attack.sides }, { n: defense.dice, sides: defense.sides }),
    matches: ([a = [], d = []]) => matched(a, d),
  });
  return hitsOf(faces[0] as readonly number[], faces[1] as readonly number[]);
}

/**
 * A Living unit's attack hit nobody: a card may make it ricochet and hit a friend. Returns who was hit.
 * AMZ-T-quirk-cards, 19, AMZ-solo-cards.
 */
export function* missed(w: AmzWorld, by: string, at: string): Rule<readonly string[]> {
  if (!isLiving(unitOf(w.s, by))) return [];
  if (!(yield* played(w, 'attack-missed', { unit: by, other: at })).includes(RICOCHET)) return [];
  const near = besideTarget(w, by, at);
  const who = yield* ask(
    w,
    DEAD,
    'AMZ-T-quirk-cards',
    'ricochet',
    choose(isSolo(w.book) ? [nearestOf(w, near) as string] : near, {
      id: (id) => id,
      line: (id) => ({ key: 'ricochet.unit', values: { who: named(id) } }),
    }),
  );
  yield* takesHits(w, who, 1, by, 'AMZ-T-quirk-cards');
  return [who];
}

/** A Living unit that was fired upon or took casualties checks Morale once. AMZ-morale-once, AMZ-fire-procedure. */
export function* shaken(w: AmzWorld, unit: string, took: number, from: readonly string[] = []): Rule<void> {
  const u = unitOf(w.s, unit);
  const hurt = took > 0 && checksMorale(w.book, u, 'casualties');
  if (!hurt && !checksMorale(w.book, u, 'fired-upon')) return;
  const cause = u.professional ? 'AMZ-morale-pro-points' : 'AMZ-morale-nonpro-points';
  yield* moraleCheck(w, unit, cause, 0, from);
}
