import type { Choice, Judge, Unit } from './plan.js';
import type { Sight } from './sight.js';
import type { Stack } from './stacks.js';

/**
 * A plan's value as a sum over locations. A location's part hangs on what stands there and beside it, so a
 * counter that changes its mind costs a look at a few locations only.
 */
export abstract class BoardJudge implements Judge {
  protected readonly parts: number[];
  private stale: boolean[];
  private changed: number[] = [];

  constructor(protected readonly sight: Sight) {
    this.parts = sight.book.locations.map(() => 0);
    this.stale = sight.book.locations.map(() => true);
    this.changed = sight.book.locations.map((_, l) => l);
  }

  put(unit: Unit, choice: Choice, count: 1 | -1): void {
    this.stand(unit, choice, count);
    this.touch(choice.to);
    if (unit.from >= 0) this.touch(unit.from);
  }

  private touch(place: number): void {
    if (this.stale[place]) return;
    this.stale[place] = true;
    this.changed.push(place);
  }

  value(): number {
    const { changed, stale } = this;
    if (changed.length > 0) {
      const { beside } = this.sight.town;
      for (const l of changed) this.fight(l);
      for (let i = changed.length - 1; i >= 0; i--)
        for (const next of beside[changed[i] as number] as readonly number[])
          if (!stale[next]) {
            stale[next] = true;
            changed.push(next);
          }
      for (const l of changed) {
        this.parts[l] = this.part(l);
        stale[l] = false;
      }
      changed.length = 0;
    }
    let sum = this.whole();
    for (const part of this.parts) sum += part;
    return sum;
  }

  /** The counter stands (or no longer stands) where its choice ends. */
  protected abstract stand(unit: Unit, choice: Choice, count: 1 | -1): void;
  /** Works out what happens at a location itself. */
  protected abstract fight(place: number): void;
  /** A location's part of the value, after the fights at it and beside it are known. */
  protected abstract part(place: number): number;
  /** What hangs on the whole board. */
  protected abstract whole(): number;
}

export function addTo(stack: Stack, kind: number, count: number): void {
  stack[kind] = (stack[kind] as number) + count;
}
