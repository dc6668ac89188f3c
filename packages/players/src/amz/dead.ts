import { isLiving, type Unit } from '@shambles/amz';
import type { Json, Shape } from '@shambles/engine';
import type { Turn } from '../bot.js';
import { deadCard } from './cards.js';
import { contact, keptOut, lossTo } from './danger.js';
import { hitsOf } from './fight.js';
import { type Look, namedIn, sizeOf, unitIn, whereIs } from './look.js';
import { deadMove } from './prowl.js';

/** A mob that would cost the Living less than this in contact, in figures, waits until they come no nearer. */
const WORTH_IT = 0.35;
/** A Dexter comes only if he would cost the Living this much. */
const DARES = 2.5;
/** Weight of surely making contact, so that it counts before the cost of the contact. */
const SURELY = 10;
/** Largest mob that others join. */
const ENOUGH = 10;
/** Possessed without a target hurry if farther away than this, in inches. */
const HURRY = 14;

/** The dead's answer to a question. */
export function deadAnswer({ ask }: Turn, seen: Look, nearing: Nearing): Json | undefined {
  const { code, shape } = ask;
  const who = seen.view.units.find((u) => u.id === namedIn(ask, 'who'));
  switch (code) {
    case 'interrupt':
      return interrupts(seen, shape, ask.line.values?.when, nearing);
    case 'card':
      return deadCard(seen, shape, who);
    case 'burst':
      return true;
    case 'join':
      return joins(seen, who, namedIn(ask, 'whom'));
    case 'dead-plan':
      return who && sets(seen, who);
    case 'dead-move':
      return who && deadMove(seen, who, shape);
    case 'dead-fire':
    case 'fire-at':
    case 'fire-at-next':
      return who && fires(seen, who, shape);
    case 'fire-dice':
      return 'all';
    case 'capture':
      return seen.book.scenario.objectives.zombies.some((o) => o.kind === 'captured') ? 'capture' : 'kill';
    case 'master':
      return others(shape)[0] ?? 'none';
    case 'dead-assault':
      return prey(seen, who, shape);
    case 'will-of-the-master':
      return others(shape).sort((a, b) => sizeOf(seen, b) - sizeOf(seen, a))[0];
    case 'place-hot-spot':
      return nearLiving(seen, shape);
    case 'ricochet':
      return others(shape).sort((a, b) => sizeOf(seen, a) - sizeOf(seen, b))[0];
    case 'dead-battery':
      return others(shape)[0];
    default:
      return undefined;
  }
}

const others = (shape: Shape): string[] =>
  shape.kind === 'choose' ? shape.options.map((o) => o.id).filter((id) => id !== 'none') : [];

/** Distances of the dead from the active unit when they were last asked: they wait while it comes nearer. */
export class Nearing {
  private of = '';
  private readonly inches = new Map<string, number>();

  /** True if the unit has stopped coming nearer to this one of the dead. */
  isPast(of: string, id: string, inches: number): boolean {
    if (of !== this.of) this.inches.clear();
    this.of = of;
    const before = this.inches.get(id);
    this.inches.set(id, inches);
    return before !== undefined && inches > before - A_LITTLE;
  }
}

/** A smaller change does not count as coming nearer, in inches. */
const A_LITTLE = 0.2;

/** A mob that is sure to make contact comes at once; the others come when the unit is as near as it will get. */
function interrupts(seen: Look, shape: Shape, when: unknown, nearing: Nearing): string {
  const unit = unitIn(seen, seen.view.active?.unit ?? '');
  const key = typeof when === 'object' && when !== null && 'key' in when ? when.key : '';
  const moment = { last: key === 'occasion.done' || key === 'occasion.fire', nearing };
  const [best] = others(shape)
    .filter((id) => id !== 'not-now' && id !== 'not-at-all')
    .map((id) => ({ id, worth: worthOf(seen, unitIn(seen, id), unit, moment) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return best?.id ?? 'not-now';
}

interface Moment {
  /** True if the unit goes no farther. */
  readonly last: boolean;
  readonly nearing: Nearing;
}

/** Worth, in figures, of Interrupting now; 0 if waiting is better. */
function worthOf(seen: Look, mob: Unit, unit: Unit, { last, nearing }: Moment): number {
  const inches = seen.table.apart(mob.id, unit.id);
  const past = nearing.isPast(`${seen.view.turn} ${unit.id}`, mob.id, inches) || last;
  if (mob.kind === 'possessed') return past ? hitsOf(seen, mob, unit) : 0;
  const at = whereIs(seen, unit.id);
  const comes = at !== undefined && keptOut(seen, mob, at) ? 0 : contact(seen, mob, inches);
  const loss = lossTo(seen, mob, unit);
  if (mob.kind === 'dexters') return comes === 1 && loss > DARES ? loss : 0;
  // A mob that Interrupts does not march in the same turn.
  if (comes === 0 && seen.book.scenario.march) return 0;
  if (past || (comes === 1 && loss >= WORTH_IT)) return SURELY * comes + loss;
  return 0;
}

function joins(seen: Look, mob: Unit | undefined, whom: string | undefined): boolean {
  return mob !== undefined && whom !== undefined && sizeOf(seen, mob.id) + sizeOf(seen, whom) <= ENOUGH;
}

/** How Dexters and Possessed start their activation. */
function sets(seen: Look, who: Unit): string {
  if (who.kind === 'dexters') return 'move-fire rapid';
  const target = seen.living.some((u) => seen.table.sees(who.id, u.id) && hitsOf(seen, who, u) > 0.3);
  if (target) return 'move-fire stationary';
  const near = Math.min(99, ...seen.living.map((u) => seen.table.apart(who.id, u.id)));
  return near > HURRY ? 'move-fire rapid' : 'move-fire cautious';
}

/** The target on which they score most hits. */
function fires(seen: Look, who: Unit, shape: Shape): string {
  const worth = (id: string) => hitsOf(seen, who, unitIn(seen, id));
  return others(shape).sort((a, b) => worth(b) - worth(a))[0] ?? 'none';
}

function prey(seen: Look, who: Unit | undefined, shape: Shape): string | undefined {
  const loss = (id: string) => (who ? lossTo(seen, who, unitIn(seen, id)) : 0);
  return others(shape).sort((a, b) => loss(b) - loss(a))[0];
}

/** The lit cell nearest to one of the Living. */
function nearLiving(seen: Look, shape: Shape): Json | undefined {
  if (shape.kind !== 'spot') return undefined;
  const living = seen.view.figures.filter((f) => f.x >= 0 && isLiving(unitIn(seen, f.unit)));
  let best: Json | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { level, cell, runs } of shape.lit)
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const [x, y] = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell];
        const off = Math.min(999, ...living.map((f) => (f.x - x) ** 2 + (f.y - y) ** 2));
        if (off < least) [best, least] = [[x, y, level], off];
      }
  return best;
}
