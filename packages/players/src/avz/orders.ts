import type { OrdersShape } from '@shambles/engine';
import type { Choice, Plan, Unit } from './plan.js';
import type { Sight } from './sight.js';
import { kindNumber } from './stacks.js';

/** The counters that may act, with what each may do. An attack in place is left out where `special` never does less. */
export function readyUnits(shape: OrdersShape, sight: Sight, special: 'blast' | 'chomp'): Unit[] {
  const sixes = sight.book.options.special === 'six-only';
  return shape.stacks.flatMap(({ at, like, units, to }) => {
    const from = sight.place(at);
    const choices: Choice[] = [{ verb: 'pass', to: from }];
    for (const verb of [special, 'attack', 'move'])
      for (const name of to[verb] ?? []) {
        const goal = sight.place(name);
        if (verb === 'attack' && goal === from && !sixes) continue;
        choices.push({ verb, to: goal });
      }
    const kind = kindNumber(like as Parameters<typeof kindNumber>[0]);
    return units.map((id) => ({ id, kind, from, choices }));
  });
}

export function mayLeave(shape: OrdersShape, sight: Sight): Map<number, number> {
  return new Map(Object.entries(shape.leave).map(([name, most]) => [sight.place(name), most]));
}

interface Group {
  readonly verb: string;
  readonly from: number;
  readonly to: number;
  readonly ids: string[];
}

/** Counters that do the same from the same place act together. */
function groups({ units, chosen }: Plan): Group[] {
  const found = new Map<string, Group>();
  units.forEach(({ id, from }, u) => {
    const { verb, to } = chosen[u] as Choice;
    const key = `${verb} ${from} ${to}`;
    const group = found.get(key);
    if (group) group.ids.push(id);
    else found.set(key, { verb, from, to, ids: [id] });
  });
  return [...found.values()];
}

/**
 * Number of places in which counters have acted, after which the rest of the phase is ordered in as few answers as
 * possible.
 */
const PATIENCE = 1;

/**
 * A plan as a queue up to the first dice; after them the rest is thought over again. Counters that must be elsewhere
 * before the dice move first; all others wait for the result.
 */
export function queue(
  plan: Plan,
  sight: Sight,
  special: 'blast' | 'chomp',
  first: (group: Group) => number,
): string[] {
  const found = groups(plan);
  const of = (verb: string) => found.filter((g) => g.verb === verb);
  const steps = of('attack').filter((g) => g.to !== g.from);
  const inPlace = of('attack').filter((g) => g.to === g.from);
  const hasty = placesDone(sight) >= PATIENCE;
  // One order for all in contact, where that serves: all do what most of them would do.
  const together = hasty || steps.length === 0;
  const all = together && inPlace.length > of(special).length ? 'attack' : special;
  const rolls = new Set([...of(special), ...(together ? inPlace : [])].map((g) => g.to));
  const fights = (together ? steps : of('attack')).sort((a, b) => first(b) - first(a));
  const moves = of('move').sort((a, b) => first(b) - first(a));
  const text = ({ verb, ids, to }: Group) =>
    `${verb} ${ids.join(' ')}${verb === 'move' || verb === 'attack' ? ` > ${sight.book.locations[to]}` : ''}`;
  const last = fights.length + Math.min(1, rolls.size) === 1 && hasty;

  // A counter with the enemy that does something else must do it first, or "all" would include it.
  const elsewhere = fights.some((g) => inContact(g, plan, special));
  if (rolls.size > 0 && !elsewhere) {
    const before = moves.filter((g) => last || rolls.has(g.to) || inContact(g, plan, special));
    const passes = of('pass').filter((g) => last || inContact(g, plan, special));
    return [...before.map(text), ...passes.map(text), `${all} all`];
  }
  const attack = fights[0];
  if (!attack) return [...moves.map(text), 'finish'];
  const before = moves.filter((g) => last || g.to === attack.to);
  return [...before.map(text), ...(last ? of('pass').map(text) : []), text(attack)];
}

/** True if a group is where "all" would include it. */
function inContact({ ids }: Group, { units }: Plan, special: string): boolean {
  const unit = units.find((u) => u.id === ids[0]);
  return unit?.choices.some((c) => c.verb === special) ?? false;
}

/** Number of places in which own counters have acted this phase. */
function placesDone({ view }: Sight): number {
  return new Set(view.counters.filter((c) => c.spent && c.side === view.seat).map((c) => c.at)).size;
}
