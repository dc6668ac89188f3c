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

/** The reason why something is not allowed. */
export interface Reason {
  readonly rule: RuleId;
  readonly text: string;
}

export interface SpotLimits {
  /** The figure that moves or throws. */
  readonly figure: string;
  readonly from: At;
  readonly how: SpotShape['how'];
  /** The greatest distance, in units. */
  readonly within: number;
  /** Distance is measured from a circle of this radius round `from`; if omitted, from `from` itself. */
  readonly edge?: number;
  /** The blast that goes off at the spot. */
  readonly blast?: Blast;
  /** Figures to be shown at places other than their present ones. */
  readonly placed?: NonNullable<SpotShape['placed']>;
  /** Named spots, and options other than going somewhere. Option ids are unique. */
  readonly options?: readonly SpotOption[];
  /** Free spots to show and choose from; computed once, when first needed. */
  readonly lit?: () => readonly Lit[];
  /** The reason that forbids a free spot; undefined if it is allowed. Without this function no free spot is allowed. */
  readonly may?: (x: number, y: number, level: number) => Reason | undefined;
}

/** Default limit on listed answers. */
const MOST = 200;
/** Larger than any table, in units. */
const FAR = 100_000;
/** How many random lit spots are tried before an option is taken, or all are searched if there is none. */
const TRIES = 20;

/** Choose a place on a measured table, or a named option. The answer is the option's id, [x, y] or [x, y, level]. */
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

  /** If there are both options and spots, one sample in three is an option. */
  sample(random: Random): SpotAnswer {
    const { options } = this;
    const cells = litCount(this.lit());
    if (cells > 0 && (options.length === 0 || random.below(3) > 0)) {
      for (let i = 0; i < TRIES; i++) {
        const at = litSpot(this.lit(), random.below(cells));
        if (at && !this.forbids(at)) return { at };
      }
      const first = options.length === 0 ? this.first() : undefined;
      if (first) return first;
    }
    if (options.length === 0) throw new Error(`There is nothing to choose for ${this.limits.figure}.`);
    return { option: (options[random.below(options.length)] as Option).id };
  }

  list(most = MOST): SpotAnswer[] {
    const options = this.options.slice(0, most).map((o): SpotAnswer => ({ option: o.id }));
    return [...options, ...this.spots(most - options.length)];
  }

  /** Lit spots, spread evenly over all of them; if few are allowed, the first allowed ones. */
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

  private first(): SpotAnswer | undefined {
    const lit = this.lit();
    for (let i = 0; i < litCount(lit); i++) {
      const at = litSpot(lit, i) as At;
      if (!this.forbids(at)) return { at };
    }
    return undefined;
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

/** Snaps a value, and never returns minus zero. */
function whole(value: number): number {
  return snap(value) + 0;
}
