import type { Random } from '../dice/random.js';
import type { Parsed, Refusal, Shape, Space } from '../rule/ask.js';
import type { Json, RuleId } from '../rule/fact.js';
import { grouped, likes, MOST, type Offered, options, readIds, refuse } from './offered.js';

/** Limits on a choice of several. */
export interface SomeLimits {
  readonly min: number;
  readonly max: number;
  /**
   * Alternatively, the chosen weights must reach `atLeast`, and no chosen id may be unnecessary for that. `min` and
   * `max` then only bound the count.
   */
  readonly cover?: { weight(id: string): number; readonly atLeast: number; readonly rule: RuleId };
}

/** Choose several. Answer: the ids. */
export class Some implements Space<readonly string[]> {
  private readonly limits: SomeLimits;

  constructor(
    readonly ids: readonly string[],
    limits: SomeLimits,
    private readonly offered: Offered,
  ) {
    this.limits = limits.max > ids.length ? { ...limits, max: ids.length } : limits;
  }

  parse(value: unknown): Parsed<readonly string[]> {
    const read = readIds(value, this.ids, this.offered);
    if (!read.ok) return read;
    const { min, max } = this.limits;
    const chosen = read.answer;
    if (chosen.length < min || chosen.length > max)
      return refuse('illegal', `Choose ${min === max ? min : `${min} to ${max}`}; got ${chosen.length}.`);
    return this.covers(chosen) ?? { ok: true, answer: chosen };
  }

  private covers(chosen: readonly string[]): Refusal | undefined {
    const { cover } = this.limits;
    if (cover === undefined) return undefined;
    let total = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const id of chosen) {
      total += cover.weight(id);
      least = Math.min(least, cover.weight(id));
    }
    if (total < cover.atLeast)
      return refuse('illegal', `These come to ${total}; ${cover.atLeast} must go.`, cover.rule);
    if (total - least >= cover.atLeast)
      return refuse(
        'illegal',
        `These come to ${total}; with one fewer ${cover.atLeast} would still be reached.`,
        cover.rule,
      );
    return undefined;
  }

  value(answer: readonly string[]): Json {
    return answer;
  }
  only(): readonly string[] | undefined {
    const { min, max, cover } = this.limits;
    if (cover !== undefined) {
      const all = this.list(2);
      return all.length === 1 ? all[0] : undefined;
    }
    if (min !== max) return undefined;
    if (min === 0 || min === this.ids.length) return this.ids.slice(0, min);
    const { like } = this.offered;
    if (like === undefined) return undefined;
    const kind = like(this.ids[0] as string);
    return this.ids.every((id) => like(id) === kind) ? this.ids.slice(0, min) : undefined;
  }
  sample(random: Random): readonly string[] {
    const bag = this.ids.slice();
    const { min, max, cover } = this.limits;
    const got: string[] = [];
    const take = () => {
      const i = random.below(bag.length);
      got.push(bag[i] as string);
      bag[i] = bag[bag.length - 1] as string;
      bag.pop();
    };
    if (cover === undefined) {
      for (let n = min + random.below(max - min + 1); n > 0; n--) take();
      return got;
    }
    let total = 0;
    while (total < cover.atLeast) {
      take();
      total += cover.weight(got[got.length - 1] as string);
    }
    for (let i = got.length - 1; i >= 0; i--) {
      const weight = cover.weight(got[i] as string);
      if (total - weight >= cover.atLeast) {
        total -= weight;
        got.splice(i, 1);
      }
    }
    if (got.length >= min && got.length <= max) return got;
    const all = this.list();
    return all[random.below(all.length)] as readonly string[];
  }
  /** Sets that differ to the rules, each once, using the first members of each likeness. */
  list(most = MOST): (readonly string[])[] {
    const groups = grouped(this.ids, this.offered);
    const { min, max } = this.limits;
    const found: (readonly string[])[] = [];
    const chosen: string[] = [];
    const after: number[] = [];
    for (let g = groups.length - 1, n = 0; g >= 0; g--) {
      n += (groups[g] as string[]).length;
      after[g] = n;
    }
    const walk = (g: number): void => {
      if (found.length >= most || chosen.length + (after[g] ?? 0) < min) return;
      const group = groups[g];
      if (group === undefined) {
        if (chosen.length >= min && !this.covers(chosen)) found.push(chosen.slice());
        return;
      }
      let n = 0;
      walk(g + 1);
      for (; n < group.length && chosen.length < max; n++) {
        chosen.push(group[n] as string);
        walk(g + 1);
      }
      for (; n > 0; n--) chosen.pop();
    };
    walk(0);
    return found;
  }
  shape(): Shape {
    const { min, max, cover } = this.limits;
    const weigh = cover && {
      weight: Object.fromEntries(this.ids.map((id) => [id, cover.weight(id)])),
      atLeast: cover.atLeast,
    };
    return {
      kind: 'some',
      options: options(this.ids, this.offered),
      min,
      max,
      like: likes(this.ids, this.offered),
      weigh,
    };
  }
}
