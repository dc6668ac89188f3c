import { ALIENS } from '@shambles/avz';
import { both, type Spread } from '../chances.js';
import { addTo, BoardJudge } from '../judge.js';
import type { Choice, Unit } from '../plan.js';
import type { Sight } from '../sight.js';
import { combat, LEADER, room, type Stack, size, UFO } from '../stacks.js';
import type { Rest } from '../worth.js';

/** Room for Aliens in a location. */
const ROOM = 4;
/** Cost of a counter beyond that: it goes back to the reserve. */
const TOO_MANY = 1.5;
/** Weight for Zombies with Aliens, which leave them less easily for others. */
const LEAVES = 0.5;

/** What the fights at a location gain, and the Zombies left by them, each possibility with its chance. */
interface Fight {
  readonly gain: number;
  readonly rests: readonly Rest[];
}

const NOBODY: Fight = { gain: 0, rests: [] };

/**
 * The worth of a plan of the Aliens: what it kills, less what the Zombies do in reply, and with the next turn in mind.
 */
export class AlienJudge extends BoardJudge<Fight> {
  /** Where every Alien ends. */
  readonly aliens: Stack[];
  /** Combat that attacks each location without exploding dice, and with them. */
  private readonly stepping: number[];
  private readonly blasting: number[];
  private readonly nearest: number[];

  constructor(sight: Sight) {
    super(sight);
    const { locations } = sight.book;
    this.aliens = sight.aliens.map((stack) => stack.slice());
    this.stepping = locations.map(() => 0);
    this.blasting = locations.map(() => 0);
    const crowded = locations.flatMap((_, l) => (size(sight.zombies[l] as Stack) > 0 ? [l] : []));
    this.nearest = locations.map((_, l) =>
      Math.min(9, ...crowded.map((z) => sight.town.steps[l]?.[z] as number)),
    );
  }

  /** Takes ready counters off the board: the plan puts them back. */
  lift(unit: Unit): void {
    addTo(this.aliens[unit.from] as Stack, unit.kind, -1);
  }

  protected stand({ kind }: Unit, { verb, to }: Choice, count: 1 | -1): void {
    addTo(this.aliens[to] as Stack, kind, count);
    const dice = (ALIENS[kind]?.combat as number) * count;
    if (verb === 'attack') this.stepping[to] = (this.stepping[to] as number) + dice;
    else if (verb === 'blast') this.blasting[to] = (this.blasting[to] as number) + dice;
  }

  protected fight(place: number): Fight {
    const zombies = this.sight.zombies[place] as Stack;
    if (size(zombies) === 0) return NOBODY;
    const stepping = this.stepping[place] as number;
    const blasting = this.blasting[place] as number;
    if (stepping + blasting === 0) return { gain: 0, rests: [[1, zombies]] };
    const { worth } = this.sight;
    const led = (this.aliens[place]?.[LEADER] as number) > 0;
    const hits: Spread = both(
      worth.blow(stepping, led, zombies, false),
      worth.blow(blasting, led, zombies, true),
    );
    return { gain: worth.gain(hits, zombies), rests: worth.after(hits, zombies) };
  }

  protected part(place: number): number {
    const { weights } = this.sight;
    let value = (this.fights[place] as Fight).gain - weights.reply * this.reply(place);
    const aliens = this.aliens[place] as Stack;
    if (combat(aliens) === 0) return value;
    value -= Math.max(0, room(aliens) - ROOM) * TOO_MANY;
    if (this.sight.worth.standing.alienTurns === 0) return value;
    if (this.sight.town.spawn[place]) value -= weights.edge * size(aliens);
    return value + this.hope(place, aliens);
  }

  /** The best that the Zombies left here can do, to the Aliens here or to some beside. */
  private reply(place: number): number {
    const { worth, town } = this.sight;
    const here = this.aliens[place] as Stack;
    const met = combat(here) > 0;
    const held = (here[LEADER] as number) > 0;
    let cost = 0;
    for (const [chance, rest] of (this.fights[place] as Fight).rests) {
      if (size(rest) === 0) continue;
      let best = met ? worth.maul(rest, here, true) : 0;
      if (!held)
        for (const next of town.beside[place] as readonly number[]) {
          const there = this.aliens[next] as Stack;
          if (town.park[next] || combat(there) === 0) continue;
          best = Math.max(best, worth.maul(rest, there, false) * (met ? LEAVES : 1));
        }
      cost += chance * best;
    }
    return cost;
  }

  /** What the Aliens here may expect of their next turn. */
  private hope(place: number, aliens: Stack): number {
    const { town, weights } = this.sight;
    let best = 0;
    for (const next of town.beside[place] as readonly number[]) {
      if (!town.park[next]) best = Math.max(best, this.hopeOf(next, aliens, false));
      else if (aliens[UFO])
        best = Math.max(best, this.hopeOf(next, [0, aliens[UFO] as number, 0, 0, 0, 0], false));
    }
    const far = Math.max(0, (this.nearest[place] as number) - 1);
    const here = this.hopeOf(place, aliens, true);
    return Math.max(weights.press * here, weights.strike * best) - weights.step * far * size(aliens);
  }

  private hopeOf(place: number, aliens: Stack, blast: boolean): number {
    let sum = 0;
    for (const [chance, rest] of (this.fights[place] as Fight).rests)
      sum += chance * this.sight.worth.attack(aliens, rest, blast);
    return sum;
  }

  protected whole(): number {
    return 0;
  }
}
