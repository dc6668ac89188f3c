import { ALIENS } from '@shambles/avz';
import { addTo, BoardJudge } from '../judge.js';
import type { Choice, Unit } from '../plan.js';
import type { Sight } from '../sight.js';
import { aliensHitFrom, bites, combat, noStack, type Stack, size, total, UFO } from '../stacks.js';

/** Marks attackers that Chomp Em. */
const CHOMP = 1;
const UFO_DICE = ALIENS[UFO]?.combat as number;

/** What the Aliens may do to the Zombies before these act again. */
export interface Danger {
  /** Chances of one Laser and of two before the Aliens act. */
  readonly lasers: { readonly one: number; readonly two: number };
  /** Groups that may come down anywhere, and the dice of each. */
  readonly landings: number;
  readonly landingDice: number;
}

/** At a location: what attacks cost the Aliens, and what Lasers and landings may do to the Zombies. */
interface Fight {
  readonly mauled: number;
  /** Share of the Aliens that is left. */
  readonly kept: number;
  readonly burnt: number;
  readonly landed: number;
}

/** The worth of a plan to the Zombies: what it costs the Aliens, less what the Aliens do in reply. */
export class ZombieJudge extends BoardJudge<Fight> {
  readonly zombies: Stack[];
  /** Attackers by location attacked, and for each by location they come from and by action. */
  private readonly attackers = new Map<number, Map<number, Stack>>();
  private readonly alienWorth: number[];
  private readonly nearest: number[];

  constructor(
    sight: Sight,
    private readonly danger: Danger,
  ) {
    super(sight);
    const { locations } = sight.book;
    this.zombies = sight.zombies.map((stack) => stack.slice());
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
    const key = from * 2 + (verb === 'chomp' ? CHOMP : 0);
    const group = there.get(key) ?? noStack();
    this.attackers.set(to, there.set(key, group));
    addTo(group, kind, count);
  }

  protected fight(place: number): Fight {
    const { worth, aliens } = this.sight;
    const all = this.alienWorth[place] as number;
    let mauled = 0;
    let kept = 1;
    for (const [key, group] of this.attackers.get(place) ?? []) {
      if (size(group) === 0) continue;
      const chomp = (key & CHOMP) !== 0;
      const cost = worth.harm(group, aliens[place] as Stack, chomp) * kept;
      mauled += cost + (chomp ? worth.raised(group) : 0);
      kept *= Math.max(0, 1 - cost / all);
    }
    return { mauled, kept, ...this.fromAbove(place) };
  }

  /** What Lasers and landings may do to the Zombies here. */
  private fromAbove(place: number): { burnt: number; landed: number } {
    const { worth, town } = this.sight;
    const zombies = this.zombies[place] as Stack;
    const count = size(zombies);
    if (worth.standing.alienTurns === 0 || count === 0) return { burnt: 0, landed: 0 };
    const { lasers, landings, landingDice } = this.danger;
    const all = total(zombies, worth.zombie);
    return {
      burnt: lasers.one + lasers.two > 0 ? Math.min(1, count / 6) * all : 0,
      landed: landings > 0 && !town.park[place] ? worth.attackWith(landingDice, false, zombies, false) : 0,
    };
  }

  protected part(place: number): number {
    const { worth, weights } = this.sight;
    const zombies = this.zombies[place] as Stack;
    const { alienTurns, zombieTurns } = worth.standing;
    const { mauled, kept } = this.fights[place] as Fight;
    let value = mauled;
    if (alienTurns > 0) value -= weights.reply * kept * this.reply(place);
    if (zombieTurns > 0 && size(zombies) > 0) value += this.hope(place, zombies);
    return value;
  }

  /** The best that the Aliens here can do to the Zombies with them or beside them, all together or in two halves. */
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
      return weights.grip * (this.fights[place] as Fight).kept * worth.maul(zombies, here, true);
    let best = 0;
    for (const next of town.beside[place] as readonly number[]) {
      const there = aliens[next] as Stack;
      if (combat(there) > 0)
        best = Math.max(
          best,
          (this.fights[next] as Fight).kept * worth.maul(zombies, there, false) * (town.park[next] ? 0.5 : 1),
        );
    }
    const far = Math.max(0, (this.nearest[place] as number) - 1);
    return weights.reach * best - weights.step * far * bites(zombies);
  }

  protected whole(): number {
    const { lasers, landings } = this.danger;
    let value = 0;
    if (lasers.one + lasers.two > 0) {
      const [first, second] = top(this.fights, 'burnt', 2) as [number, number];
      value -= (lasers.one + lasers.two) * first + lasers.two * second;
    }
    if (landings > 0)
      for (const gain of top(this.fights, 'landed', landings)) value -= this.sight.weights.landing * gain;
    return value;
  }
}

/** The n largest. */
function top(fights: readonly Fight[], what: 'burnt' | 'landed', n: number): number[] {
  const best = new Array<number>(n).fill(0);
  for (const fight of fights) {
    let v = fight[what];
    for (let i = 0; i < n; i++)
      if (v > (best[i] as number)) {
        const lower = best[i] as number;
        best[i] = v;
        v = lower;
      }
  }
  return best;
}
