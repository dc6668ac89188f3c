import { ALIENS, ZOMBIES } from '@shambles/avz';
import type { Shape } from '@shambles/engine';
import { getThrough } from './chances.js';
import type { Sight } from './sight.js';
import { giveUp, kindNumber, type Stack, size, total } from './stacks.js';

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** Present worth of a counter, one's own or the enemy's. */
function worthOf(id: string, { byId, worth }: Sight): number {
  const counter = byId.get(id);
  if (!counter) return 0;
  return (counter.side === 'alien' ? worth.alien : worth.zombie)[kindNumber(counter.kind)] as number;
}

/** Hits go where they cost least. */
export function takeHits(shape: ShapeOf<'allocate'>, sight: Sight): Record<string, number> {
  const counters = shape.options.map(({ id, price }) => ({ id, hits: price, worth: worthOf(id, sight) }));
  return Object.fromEntries(giveUp(counters, shape.amount).map(({ id, hits }) => [id, hits]));
}

/** As few counters as allowed, the least valuable. */
export function giveUpSome(shape: ShapeOf<'some'>, sight: Sight): string[] {
  const cheap = shape.options.map((o) => o.id).sort((a, b) => worthOf(a, sight) - worthOf(b, sight));
  if (!shape.weigh) return cheap.slice(0, shape.min);
  const { weight, atLeast } = shape.weigh;
  const heavy = (id: string) => weight[id] as number;
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  // Either small counters alone, or one large one and small ones.
  for (const large of [undefined, ...cheap.filter((id) => heavy(id) > 1)]) {
    const chosen = large ? [large] : [];
    let need = atLeast - (large ? heavy(large) : 0);
    for (const id of cheap)
      if (need > 0 && id !== large && heavy(id) === 1) need -= chosen.push(id) > 0 ? 1 : 0;
    if (need > 0) continue;
    const cost = chosen.reduce((sum, id) => sum + worthOf(id, sight), 0);
    if (cost < least) {
      least = cost;
      best = chosen;
    }
  }
  return best.length > 0 ? best : cheap;
}

/** The one whose loss costs least. */
export function giveUpOne(shape: ShapeOf<'choose'>, sight: Sight): string {
  return best(
    shape.options.map((o) => o.id),
    (id) => -worthOf(id, sight),
  );
}

/** The first of those that are worth most. */
export function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = options[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    found = option;
  }
  return found;
}

// ------------------------------------------------------------------ events

/** A Laser is likelier the more Zombies there are, and kills them all. */
export function laserWorth(place: number, { zombies, worth }: Sight): number {
  const stack = zombies[place] as Stack;
  return Math.min(1, size(stack) / 6) * total(stack, worth.zombie);
}

/** Each die takes one Alien, the least valuable first, and raises one Zombie. */
export function biteWorth(place: number, { aliens, worth, view }: Sight): number {
  const stack = aliens[place] as Stack;
  const each = ALIENS.flatMap((_, k) =>
    Array.from({ length: stack[k] as number }, () => worth.alien[k] as number),
  ).sort((a, b) => a - b);
  const killed = getThrough(each.length, 5, 7);
  let sum = 0;
  let cost = 0;
  for (let n = 1; n < killed.length; n++) {
    // The pile limits the Zombies that rise, not the Aliens that fall.
    cost += (each[n - 1] as number) - (n > view.dead ? 0.8 : 0) + (n <= view.dead ? worth.risen - 1 : 0);
    sum += (killed[n] as number) * cost;
  }
  return sum;
}

/** Six missiles, each killing a Zombie around on 4 or more, the least valuable first. */
export function missilesWorth(place: number, { town, zombies, worth }: Sight): number {
  const each = (town.around[place] as readonly number[])
    .flatMap((l) =>
      ZOMBIES.flatMap((_, k) =>
        Array.from({ length: zombies[l]?.[k] as number }, () => worth.zombie[k] as number),
      ),
    )
    .sort((a, b) => a - b);
  const hits = getThrough(6, 4, 7);
  let sum = 0;
  let cost = 0;
  for (let n = 1; n < hits.length; n++) {
    cost += each[n - 1] ?? 0;
    sum += (hits[n] as number) * cost;
  }
  return sum;
}

/** The rampage of up to `most` steps that tramples most and ends best. */
export function bestRampage(
  from: number,
  most: number,
  sight: Sight,
  endsAt: (place: number) => number,
): { path: number[]; worth: number } {
  const { town, zombies, worth } = sight;
  const trampled = zombies.map((stack) =>
    Math.min(...stack.map((n, k) => (n > 0 ? (worth.zombie[k] as number) : 99))),
  );
  let found: { path: number[]; worth: number } = { path: [], worth: endsAt(from) };
  const path: number[] = [];
  const go = (here: number, sum: number): void => {
    const total = sum + endsAt(here);
    if (path.length > 0 && total > found.worth + 1e-9) found = { path: path.slice(), worth: total };
    if (path.length === most) return;
    for (const next of town.beside[here] as readonly number[]) {
      if (path.includes(next)) continue;
      path.push(next);
      go(next, sum + ((trampled[next] as number) < 99 ? (trampled[next] as number) : 0));
      path.pop();
    }
  };
  go(from, 0);
  return found;
}
