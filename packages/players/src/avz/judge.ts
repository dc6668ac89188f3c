import type { Choice, Judge, Unit } from './plan.js';
import type { Sight } from './sight.js';
import type { Stack } from './stacks.js';

/**
 * A plan's value as a sum over locations. Each part depends only on what is at the location and beside it, so a counter
 * that changes its mind makes only a few locations be looked at again.
 */
export abstract class BoardJudge<Fight> implements Judge {
  /** What happens at each location. */
  protected readonly fights: Fight[] = [];
  protected readonly parts: number[];
  private readonly stale: boolean[];
  private readonly changed: number[];
  /** What locations held before a trial changed them. */
  private trial = false;
  private readonly before: { readonly place: number; readonly fight: Fight; readonly part: number }[] = [];

  constructor(protected readonly sight: Sight) {
    this.parts = sight.book.locations.map(() => 0);
    this.stale = sight.book.locations.map(() => true);
    this.changed = sight.book.locations.map((_, l) => l);
  }

  put(unit: Unit, choice: Choice, count: 1 | -1): void {
    this.stand(unit, choice, count);
    this.touch(choice.to);
  }

  protected touch(place: number): void {
    if (this.stale[place]) return;
    this.stale[place] = true;
    this.changed.push(place);
  }

  value(): number {
    if (this.changed.length > 0) this.settle();
    let sum = this.whole();
    for (const part of this.parts) sum += part;
    return sum;
  }

  beginTrials(): void {
    if (this.changed.length > 0) this.settle();
    this.trial = true;
  }

  takeBack(): void {
    for (const { place, fight, part } of this.before) {
      this.fights[place] = fight;
      this.parts[place] = part;
    }
    this.before.length = 0;
    for (const l of this.changed) this.stale[l] = false;
    this.changed.length = 0;
  }

  endTrials(): void {
    this.trial = false;
  }

  private settle(): void {
    const { changed, stale, fights, parts } = this;
    const { near } = this.sight.town;
    const touched = changed.length;
    for (let i = 0; i < touched; i++)
      for (const next of near[changed[i] as number] as readonly number[]) this.touch(next);
    if (this.trial)
      for (const place of changed)
        this.before.push({ place, fight: fights[place] as Fight, part: parts[place] as number });
    for (let i = 0; i < touched; i++) {
      const place = changed[i] as number;
      fights[place] = this.fight(place);
    }
    for (const place of changed) {
      parts[place] = this.part(place);
      stale[place] = false;
    }
    changed.length = 0;
  }

  /** The counter ends (or no longer ends) where its choice leads. */
  protected abstract stand(unit: Unit, choice: Choice, count: 1 | -1): void;
  /** Works out what happens at a location. */
  protected abstract fight(place: number): Fight;
  /** A location's part of the value, once the fights at it and beside it are known. */
  protected abstract part(place: number): number;
  /** The part of the value that depends on the whole board. */
  protected abstract whole(): number;
}

export function addTo(stack: Stack, kind: number, count: number): void {
  stack[kind] = (stack[kind] as number) + count;
}
