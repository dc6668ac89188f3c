import { ALIENS } from '@shambles/avz';
import { addTo, BoardJudge } from './judge.js';
import type { Choice, Unit } from './plan.js';
import type { Sight } from './sight.js';
import { aliensHitFrom, bites, combat, noStack, type Stack, size, total, UFO } from './stacks.js';

const UFO_DICE = ALIENS[UFO]?.combat as number;

/** What the Aliens may do to the Zombies before these act again. */
export interface Danger {
  /** Chances of one Laser and of two before the Aliens act. */
  readonly lasers: { readonly one: number; readonly two: number };
  /** Groups that may come down anywhere, and the dice of each. */
  readonly landings: number;
  readonly landingDice: number;
}

/** What a plan of the Zombies is worth to them: what it costs the Aliens, less what the Aliens do then. */
export class ZombieJudge extends BoardJudge {
  readonly zombies: Stack[];
  /** Attackers by location attacked and location come from. */
  private readonly attackers = new Map<number, Map<number, Stack>>();
  private readonly mauled: number[];
  /** How much of the Aliens at each location is left. */
  private readonly kept: number[];
  private readonly alienWorth: number[];
  private readonly nearest: number[];
  private readonly landed: number[];
  private readonly burnt: number[];

  constructor(
    sight: Sight,
    private readonly danger: Danger,
  ) {
    super(sight);
    const { locations } = sight.book;
    this.zombies = sight.zombies.map((stack) => stack.slice());
    this.mauled = locations.map(() => 0);
    this.kept = locations.map(() => 1);
    this.landed = locations.map(() => 0);
    this.burnt = locations.map(() => 0);
    this.alienWorth = sight.aliens.map((stack) => total(stack, sight.worth.alien));
    const manned = locations.flatMap((_, l) => (combat(sight.aliens[l] as Stack) > 0 ? [l] : []));
    this.nearest = locations.map((_, l) =>
      manned.length > 0 ? Math.min(...manned.map((a) => sight.town.steps[l]?.[a] as number)) : 0,
    );
  }

  lift(unit: Unit): void {
    addTo(this.zombies[unit.from] as Stack, unit.kind, -1);
  }

  protected stand({ kind, from }: Unit, { verb, to }: Choice, count: 1 | -1): void {
    addTo(this.zombies[to] as Stack, kind, count);
    if (verb !== 'attack' && verb !== 'chomp') return;
    const there = this.attackers.get(to) ?? new Map<number, Stack>();
    const group = there.get(from) ?? noStack();
    this.attackers.set(to, there.set(from, group));
    addTo(group, kind, count);
  }

  protected fight(place: number): void {
    const { worth, aliens } = this.sight;
    this.mauled[place] = 0;
    this.kept[place] = 1;
    const total = this.alienWorth[place] as number;
    for (const [from, group] of this.attackers.get(place) ?? []) {
      if (size(group) === 0) continue;
      const cost = worth.maul(group, aliens[place] as Stack, false) * (this.kept[place] as number);
      (this.mauled[place] as number) += cost;
      (this.kept[place] as number) *= Math.max(0, 1 - cost / total);
      if (from === place) (this.mauled[place] as number) += (bites(group) / 6) * worth.risen;
    }
  }

  protected part(place: number): number {
    const { worth, weights } = this.sight;
    const zombies = this.zombies[place] as Stack;
    const { alienTurns, zombieTurns } = worth.standing;
    const count = size(zombies);
    const { lasers, landings, landingDice } = this.danger;
    this.burnt[place] = 0;
    this.landed[place] = 0;
    if (alienTurns > 0 && count > 0) {
      const all = total(zombies, worth.zombie);
      if (lasers.one + lasers.two > 0) this.burnt[place] = Math.min(1, count / 6) * all;
      if (landings > 0 && !this.sight.town.park[place])
        this.landed[place] = worth.attackWith(landingDice, false, zombies, false);
    }
    let value = this.mauled[place] as number;
    if (alienTurns > 0) value -= weights.reply * (this.kept[place] as number) * this.reply(place);
    if (zombieTurns > 0 && count > 0) value += this.hope(place, zombies);
    return value;
  }

  /** The best that the Aliens here can do to the Zombies with them or beside them, together or in two halves. */
  private reply(place: number): number {
    const { worth, town } = this.sight;
    const aliens = this.sight.aliens[place] as Stack;
    const dice = combat(aliens);
    if (dice === 0) return 0;
    const led = aliensHitFrom(aliens) === 3;
    let whole = 0;
    let half = 0;
    let otherHalf = 0;
    for (const target of town.near[place] as readonly number[]) {
      const zombies = this.zombies[target] as Stack;
      if (size(zombies) === 0) continue;
      const here = target === place;
      const strong = here || !town.park[target] ? dice : (aliens[UFO] as number) * UFO_DICE;
      whole = Math.max(whole, worth.attackWith(strong, led, zombies, here));
      const part = worth.attackWith(strong >> 1, led, zombies, here);
      if (part > half) {
        otherHalf = half;
        half = part;
      } else if (part > otherHalf) otherHalf = part;
    }
    return Math.max(whole, half + otherHalf);
  }

  /** What the Zombies here may expect of their next turn. */
  private hope(place: number, zombies: Stack): number {
    const { worth, weights, town, aliens } = this.sight;
    const here = aliens[place] as Stack;
    if (combat(here) > 0)
      return weights.grip * (this.kept[place] as number) * worth.maul(zombies, here, true);
    let best = 0;
    for (const next of town.beside[place] as readonly number[]) {
      const there = aliens[next] as Stack;
      if (combat(there) > 0)
        best = Math.max(
          best,
          (this.kept[next] as number) * worth.maul(zombies, there, false) * (town.park[next] ? 0.5 : 1),
        );
    }
    const far = Math.max(0, (this.nearest[place] as number) - 1);
    return weights.reach * best - weights.step * far * bites(zombies);
  }

  protected whole(): number {
    const { lasers, landings } = this.danger;
    let value = 0;
    if (lasers.one + lasers.two > 0) {
      const [first, second] = top(this.burnt, 2) as [number, number];
      value -= (lasers.one + lasers.two) * first + lasers.two * second;
    }
    if (landings > 0)
      for (const gain of top(this.landed, landings)) value -= this.sight.weights.landing * gain;
    return value;
  }
}

/** The n largest. */
function top(values: readonly number[], n: number): number[] {
  const best = new Array<number>(n).fill(0);
  for (const value of values) {
    let v = value;
    for (let i = 0; i < n; i++)
      if (v > (best[i] as number)) {
        const lower = best[i] as number;
        best[i] = v;
        v = lower;
      }
  }
  return best;
}
