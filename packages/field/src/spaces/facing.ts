import {
  type Json,
  type Option,
  type Parsed,
  type Random,
  refuse,
  type Shape,
  type Space,
  show,
} from '@shambles/engine';
import type { Bearing } from '../shapes/compass.js';
import type { Reason } from './spot.js';

export type FacingOption = Option & { readonly degrees: Bearing };

export interface FacingLimits {
  readonly figure: string;
  /** Its current facing. */
  readonly now: Bearing;
  /** The width of its field of view in degrees, half to either side. */
  readonly arc?: number;
  /** Named directions: "towards the nearest Zed", "as it is". */
  readonly options?: readonly FacingOption[];
  /**
   * The reason that forbids a direction; undefined if it is allowed. Without this function every direction is allowed.
   */
  readonly may?: (degrees: Bearing) => Reason | undefined;
}

/** Default limit on listed answers. */
const MOST = 40;
/** Degrees between listed directions. */
const STEP = 15;

/** Choose a figure's facing. The answer is an option's id or whole degrees; its value is in degrees. */
export class Facing implements Space<Bearing> {
  private readonly options: readonly FacingOption[];

  constructor(private readonly limits: FacingLimits) {
    this.options = limits.options ?? [];
  }

  parse(value: unknown): Parsed<Bearing> {
    if (typeof value === 'string') {
      const option = this.options.find((o) => o.id === value);
      if (option) return { ok: true, answer: option.degrees };
      return refuse('illegal', `${show(value)} cannot be chosen; allowed: ${this.allowed()}.`);
    }
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 359)
      return refuse('malformed', `Must be ${this.allowed()}; got ${show(value)}.`);
    const why = this.forbids(value);
    if (why) return refuse('illegal', why.text, why.rule);
    return { ok: true, answer: value + 0 };
  }

  /** Named directions are always allowed. */
  private forbids(degrees: Bearing): Reason | undefined {
    return this.options.some((o) => o.degrees === degrees) ? undefined : this.limits.may?.(degrees);
  }

  private allowed(): string {
    return [...this.options.map((o) => o.id), 'whole degrees from 0 to 359'].join(', ');
  }

  value(answer: Bearing): Json {
    return answer;
  }

  only(): Bearing | undefined {
    const all = this.all();
    return all.length === 1 ? all[0] : undefined;
  }

  /** Picks a named direction half of the time, if there is any. */
  sample(random: Random): Bearing {
    const { options } = this;
    if (options.length > 0 && random.below(2) === 0)
      return (options[random.below(options.length)] as FacingOption).degrees;
    const all = this.all();
    if (all.length === 0) throw new Error(`There is no way for ${this.limits.figure} to face.`);
    return all[random.below(all.length)] as Bearing;
  }

  list(most = MOST): Bearing[] {
    const named = this.options.map((o) => o.degrees);
    const all = this.all();
    const fair = all.filter((d) => d % STEP === 0);
    return [...new Set([...named, ...(fair.length > 0 ? fair : all)])].slice(0, most);
  }

  private all(): Bearing[] {
    return Array.from({ length: 360 }, (_, d) => d).filter((d) => !this.forbids(d));
  }

  shape(): Shape {
    const { figure, now, arc } = this.limits;
    return { kind: 'facing', figure, now, ...(arc !== undefined && { arc }), options: this.options };
  }
}
