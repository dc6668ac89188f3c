import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';
import { LEVELS, type Level } from '../kinds.js';
import type { RuleId } from '../register.js';
import { isLiving, type Unit, unitOf } from '../state.js';
import { isArmored } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { fights, foesOf } from '../units/units.js';
import { moraleFace, moraleRoll, PASSES } from './dice.js';
import { leadersNear, stressOf } from './stress.js';

/** A Shaken or Broken unit that meets a condition rolls once at the start of its activation. AMZ-confidence-roll. */
export function* confidence(w: AmzWorld, unit: string): Rule<void> {
  const [reason] = reasonsFor(w, unit);
  if (reason !== undefined) yield* takesHeart(w, unit, reason);
}

/** The conditions that a unit meets. Meeting several gives no further rolls. AMZ-confidence-roll. */
function reasonsFor(w: AmzWorld, unit: string): RuleId[] {
  const u = unitOf(w.s, unit);
  if (!lostHeart(w, u)) return [];
  const table = tableOf(w);
  const holds: [RuleId, boolean][] = [
    ['AMZ-confidence-leader', leadersNear(w, unit).some((f) => (f.leader as number) > 0)],
    ['AMZ-confidence-no-zombies', !foesOf(w, unit).some((z) => table.sees(unit, z.id))],
    ['AMZ-confidence-armor', seesArmor(w, unit)],
    ['AMZ-confidence-objective', u.achieved > 0 && w.s.turn - u.achieved <= 1],
  ];
  return holds.filter(([, found]) => found).map(([rule]) => rule);
}

function lostHeart(w: AmzWorld, u: Unit): boolean {
  return isLiving(u) && u.level !== 'confident' && fights(w.s, u.id);
}

/**
 * True if the unit sees another APC, IFV or AFV of its own side; one that it rides in counts as seen.
 * AMZ-confidence-armor.
 */
function seesArmor(w: AmzWorld, unit: string): boolean {
  const table = tableOf(w);
  return w.s.units.some(
    (v) =>
      v.id !== unit &&
      v.vehicle !== null &&
      isArmored(v.vehicle) &&
      (table.basesOf(v.id).some((id) => table.basesOf(unit).includes(id)) || table.sees(unit, v.id)),
  );
}

/** The roll: 4 or more raises it one level. AMZ-confidence-roll. */
function* takesHeart(w: AmzWorld, unit: string, cause: RuleId): Rule<void> {
  const u = unitOf(w.s, unit);
  const { sides, plus } = moraleRoll(w.book, u, stressOf(w, unit));
  const total = (yield* moraleFace(w, unit, cause, 'confidence', sides, PASSES - plus)) + plus;
  const added = plus !== 0 && { plus };
  if (total < PASSES) return w.tell({ is: 'no-heart', cause: 'AMZ-confidence-roll', unit, total, ...added });
  const level = LEVELS[LEVELS.indexOf(u.level) - 1] as Level;
  w.happen({ is: 'took-heart', cause: 'AMZ-confidence-roll', unit, total, ...added, level });
}

/** A voice on the radio: every Shaken or Broken unit rolls now, whatever the conditions. AMZ-T-quirk-cards, 17. */
export function* voiceOnTheRadio(w: AmzWorld): Rule<void> {
  for (const { id } of shakenOnTable(w)) yield* takesHeart(w, id, 'AMZ-T-quirk-cards');
}

function shakenOnTable(w: AmzWorld): Unit[] {
  return w.s.units.filter((u) => lostHeart(w, u) && tableOf(w).basesOf(u.id).length > 0);
}
