import type { OrdersShape } from '@shambles/engine';
import { kindNumber } from './stacks.js';
import type { Choice, Plan, Unit } from './plan.js';
import type { Sight } from './sight.js';

/** The counters that may act, each with what it may do. An attack in place is left to `special` where that does more. */
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
 * A plan as a queue that runs to the first dice: after them the rest is thought over. Whoever has to be elsewhere
 * before the dice moves first; all others wait to see what the dice bring.
 */
export function queue(plan: Plan, sight: Sight, special: 'blast' | 'chomp', first: (group: Group) => number): string[] {
  const all = groups(plan);
  const name = (place: number) => sight.book.locations[place] as string;
  const text = ({ verb, ids, to }: Group) => `${verb} ${ids.join(' ')}${verb === 'move' || verb === 'attack' ? ` > ${name(to)}` : ''}`;
  const moves = all.filter((g) => g.verb === 'move');
  const fights = all.filter((g) => g.verb === 'attack');
  const specials = all.filter((g) => g.verb === special);
  if (specials.length > 0) {
    const places = new Set(specials.map((g) => g.from));
    const before = moves.filter((g) => places.has(g.from) || places.has(g.to));
    const waiting = all.filter((g) => g.verb === 'pass' || g.verb === 'attack');
    const spoils = waiting.some((g) => inContact(g, plan, special));
    if (!spoils) return [...all.filter((g) => g.verb === 'move' && (before.includes(g) || inContact(g, plan, special))).map(text), `${special} all`];
    if (fights.length === 0) return [...before.map(text), text(specials.sort((a, b) => first(b) - first(a))[0] as Group)];
  }
  const attack = fights.sort((a, b) => first(b) - first(a))[0];
  if (attack) return [...moves.filter((g) => g.to === attack.to).map(text), text(attack)];
  return [...moves.map(text), 'finish'];
}

/** Whether a group stands where "all" would find it. */
function inContact({ ids }: Group, { units }: Plan, special: string): boolean {
  const unit = units.find((u) => u.id === ids[0]);
  return unit?.choices.some((c) => c.verb === special) ?? false;
}
