import { type Unit, zombieRow } from '@shambles/amz';
import { type Losses, losses } from './danger.js';
import { type Aim, firepower, hitsOf } from './fight.js';
import { type Look, sizeOf } from './look.js';
import { heldBy } from './riding.js';

/** Worth of destroying a Dexter who is an objective, any other Dexter, and one of the Possessed. */
const MASTERS = { wanted: 2.5, dexter: 0.8, possessed: 0.6 } as const;
/** Worth of a figure in a mob far away. */
const FAR_OFF = 0.04;
/** Worth of a figure in a mob that holds a vehicle. */
const HOLDS = 0.4;
/** Cost of noise that draws others. */
const NOISE = 0.3;

/** Worth of destroying one figure of a mob. */
function riddance(seen: Look, mob: Unit, loss: Losses): number {
  const wanted = seen.book.scenario.objectives.living.some(
    (o) => o.kind === 'destroyed' && o.type === mob.kind,
  );
  if (mob.kind === 'dexters') return wanted ? MASTERS.wanted : MASTERS.dexter;
  if (mob.kind === 'possessed') return MASTERS.possessed;
  const { move, awareness } = zombieRow(seen.book, mob.kind);
  const off = Math.min(...seen.living.map((u) => seen.table.apart(u.id, mob.id)));
  const reach = move + (awareness ?? 0);
  const close = Math.max(0, Math.min(1, 1.3 - off / reach));
  const holds = seen.living.some((u) => u.vehicle !== null && heldBy(seen, u.id).includes(mob));
  return FAR_OFF + (holds ? HOLDS : 0) + (close * loss(mob)) / Math.max(2, sizeOf(seen, mob.id));
}

export interface Target {
  readonly id: string;
  readonly worth: number;
}

/** The target that is best to thin out, among those offered or all in sight. */
export function bestTarget(
  seen: Look,
  unit: Unit,
  aim: Aim = {},
  among: readonly string[] = seen.dead.map((z) => z.id),
  loss: Losses = losses(seen, unit),
): Target | undefined {
  let best: Target | undefined;
  for (const mob of seen.dead) {
    if (!among.includes(mob.id) || firepower(seen, unit, mob, aim) <= 0 || !seen.table.sees(unit.id, mob.id))
      continue;
    const worth = hitsOf(seen, unit, mob, aim) * riddance(seen, mob, loss);
    if (!best || worth > best.worth) best = { id: mob.id, worth };
  }
  return best;
}

/** Cost of firing for a unit that has not been heard yet this turn. */
export function noise(unit: Unit): number {
  return unit.heard || unit.suppressed ? 0 : NOISE;
}
