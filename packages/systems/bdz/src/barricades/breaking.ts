import type { Rule } from '@shambles/engine';
import { successes } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { forces, poolOf, rollDown } from '../melee/melee.js';
import type { RuleId } from '../register.js';
import { hasHands, inMelee, personOf } from '../state.js';
import { isAt, type Opening } from '../table/openings.js';
import { TEETH } from '../tables/weapons.js';
import { openingNamed, openingsIn } from './openings.js';

/**
 * Impact of a barricade, no better than bare hands: against it a weapon earns a die, teeth do not.
 * BDZ-zmove-door-barricaded.
 */
const IMPACT = TEETH;

const throws = (w: BdzWorld, rule: RuleId) => (n: number) =>
  successes(w, n, { rule, label: 'melee' } as const);

/**
 * Zombies at a barricade throw their dice against it together; it does them no harm. BDZ-zmove-door-barricaded,
 * BDZ-D-barricade-pool.
 */
export function* zedsBatter(w: BdzWorld, dazed: readonly string[]): Rule<void> {
  for (const opening of openingsIn(w).filter((o) => o.rep > 0)) {
    const who = w.s.zeds
      .filter((z) => z.door === opening.id && !z.prone && !dazed.includes(z.id) && !inMelee(w.s, z.id))
      .map((z) => z.id);
    if (who.length === 0) continue;
    const rule = opening.what === 'door' ? 'BDZ-zmove-door-barricaded' : 'BDZ-zmove-window-barricaded';
    const dice = who.reduce((n, id) => n + poolOf(w, id), 0);
    const { mine, theirs } = yield* rollDown(throws(w, rule), dice, throws(w, rule), opening.rep);
    batters(w, opening, who, mine, theirs, rule);
  }
}

/** Barricades that a figure could break down from where it stands. BDZ-barricade-break. */
export function barricadesAt(w: BdzWorld, who: string): Opening[] {
  const p = personOf(w.s, who);
  if (!hasHands(p) || p.prone || p.aboard !== '' || inMelee(w.s, who)) return [];
  return openingsIn(w).filter((o) => o.rep > 0 && isAt(p, o.piece));
}

/**
 * Fights a round against a barricade. If the figure wins, it is broken, and the figure may go through when next active.
 * BDZ-barricade-break, BDZ-D-barricade-human.
 */
export function* breaksDown(w: BdzWorld, who: string, id: string): Rule<void> {
  const rule = 'BDZ-barricade-break';
  const opening = openingNamed(w, id);
  const { mine, theirs } = yield* forces(w, who, IMPACT, throws(w, rule), opening.rep);
  batters(w, opening, [who], mine, theirs, rule);
  w.happen({ is: 'rested', cause: rule, who: [who] });
}

function batters(
  w: BdzWorld,
  { id: opening }: Opening,
  who: readonly string[],
  own: number,
  other: number,
  cause: RuleId,
): void {
  w.happen({ is: 'battered', cause, who, opening, own, other });
  if (own > other) w.happen({ is: 'broken', cause, opening });
}
