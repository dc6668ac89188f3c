import {
  type Blast,
  type Json,
  type Lit,
  type Option,
  type Parsed,
  type Random,
  type RuleId,
  refuse,
  type Shape,
  type Space,
  type SpotShape,
  show,
} from '@shambles/engine';
import type { At } from '../figures/near.js';
import { snap } from '../shapes/units.js';
import { litCount, litSpot } from './lit.js';

/** A place chosen on the table, or a named option. */
export type SpotAnswer = { readonly option: string } | { readonly at: At };

export type SpotOption = SpotShape['options'][number];

/** Why something is not allowed. */
export interface Reason {
  readonly rule: RuleId;
  readonly text: string;
}

export interface SpotLimits {
  /** Who goes or throws. */
  readonly figure: string;
  readonly from: At;
  readonly how: SpotShape['how'];
  /** How far at most, in units. */
  readonly within: number;
  /** Measured from so far round `from`; from `from` itself where left out. */
  readonly edge?: number;
  /** What goes off at the spot. */
  readonly blast?: Blast;
  /** Who is already to stand somewhere else than now. */
  readonly placed?: NonNullable<SpotShape['placed']>;
  /** Named spots, and deeds other than going somewhere. Ids of options are all different. */
  readonly options?: readonly SpotOption[];
  /** Free spots to show and to choose from; asked for once, when somebody looks. */
  readonly lit?: () => readonly Lit[];
  /** What forbids a free spot; undefined where it is allowed. Without it no free spot is. */
  readonly may?: (x: number, y: number, level: number) => Reason | undefined;
}

/** Answers listed at most, where nobody says how many. */
const MOST = 200;
/** No table is larger, in units. */
const FAR = 100_000;
/** How often a lit spot is drawn before all are gone through. */
const TRIES = 20;

/** Choose a place on a measured table, or a named option. Answer: the option's id, or [x, y] or [x, y, level]. */
export class Spot implements Space<SpotAnswer> {
  private readonly options: readonly SpotOption[];
  private cells: readonly Lit[] | undefined;

  constructor(private readonly limits: SpotLimits) {
    this.options = limits.options ?? [];
  }

  parse(value: unknown): Parsed<SpotAnswer> {
    if (typeof value === 'string') {
      if (this.options.some((o) => o.id === value)) return { ok: true, answer: { option: value } };
      return refuse('illegal', `${show(value)} cannot be chosen; allowed: ${this.allowed()}.`);
    }
    if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(isLength))
      return refuse('malformed', `Must be ${this.allowed()}; got ${show(value)}.`);
    const [x, y, level = this.limits.from[2]] = value as number[];
    if (!Number.isInteger(level) || (level as number) < 0)
      return refuse('malformed', `A level is a whole number from 0, got ${show(level)}.`);
    const at: At = [whole(x as number), whole(y as number), whole(level as number)];
    const why = this.forbids(at);
    if (why) return refuse('illegal', why.text, why.rule);
    return { ok: true, answer: { at } };
  }

  private forbids(at: At): Reason | { readonly text: string; readonly rule?: undefined } | undefined {
    if (this.limits.may) return this.limits.may(...at);
    return { text: `No free spot can be chosen here; allowed: ${this.allowed()}.` };
  }

  private allowed(): string {
    const ids = this.options.map((o) => o.id);
    const named = ids.length > 40 ? [...ids.slice(0, 40), `${ids.length - 40} more`] : ids;
    return [...named, ...(this.limits.may ? ['a spot such as [10, 12.5] or [10, 12.5, 0]'] : [])].join(', ');
  }

  value(answer: SpotAnswer): Json {
    return 'option' in answer ? answer.option : [...answer.at];
  }

  only(): SpotAnswer | undefined {
    const [first] = this.options;
    return first && this.options.length === 1 && litCount(this.lit()) === 0
      ? { option: first.id }
      : undefined;
  }

  /** One in three is an option, where there are both options and spots. */
  sample(random: Random): SpotAnswer {
    const { options } = this;
    const cells = litCount(this.lit());
    if (cells > 0 && (options.length === 0 || random.below(3) > 0)) {
      for (let i = 0; i < TRIES; i++) {
        const at = litSpot(this.lit(), random.below(cells));
        if (at && !this.forbids(at)) return { at };
      }
      const [first] = this.spots(1);
      if (first) return first;
    }
    if (options.length === 0) throw new Error(`There is nothing to choose for ${this.limits.figure}.`);
    return { option: (options[random.below(options.length)] as Option).id };
  }

  list(most = MOST): SpotAnswer[] {
    const options = this.options.slice(0, most).map((o): SpotAnswer => ({ option: o.id }));
    return [...options, ...this.spots(most - options.length)];
  }

  /** Lit spots spread evenly over all of them; where few are allowed, the first of those. */
  private spots(most: number): SpotAnswer[] {
    const lit = this.lit();
    const cells = litCount(lit);
    const count = Math.min(most, cells);
    const take = (n: number): SpotAnswer[] =>
      Array.from({ length: n }, (_, i) => litSpot(lit, Math.floor((i * cells) / n)) as At)
        .filter((at) => !this.forbids(at))
        .map((at) => ({ at }));
    if (count <= 0) return [];
    const found = take(count);
    return found.length > 0 || count === cells ? found : take(cells).slice(0, count);
  }

  private lit(): readonly Lit[] {
    this.cells ??= this.limits.may ? (this.limits.lit?.() ?? []) : [];
    return this.cells;
  }

  shape(): Shape {
    const { figure, from, how, within, edge, blast, placed } = this.limits;
    return {
      kind: 'spot',
      figure,
      from,
      how,
      within,
      ...(edge !== undefined && { edge }),
      ...(blast && { blast }),
      ...(placed && { placed }),
      lit: this.lit(),
      options: this.options,
    };
  }
}

function isLength(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= FAR;
}

/** Snapped, and never minus nothing. */
function whole(value: number): number {
  return snap(value) + 0;
}
