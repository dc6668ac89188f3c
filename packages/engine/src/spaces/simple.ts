import type { Random } from '../dice/random.js';
import type { Parsed, Shape, Space } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import { MOST, refuse, show } from './offered.js';

/** A whole number from min to max. One of them may be proposed. */
export class WholeNumber implements Space<number> {
  constructor(
    private readonly min: number,
    private readonly max: number,
    private readonly likely?: number,
  ) {}
  parse(value: unknown): Parsed<number> {
    if (typeof value === 'number' && Number.isInteger(value) && value >= this.min && value <= this.max)
      return { ok: true, answer: value === 0 ? 0 : value };
    return refuse(
      typeof value === 'number' ? 'illegal' : 'malformed',
      `Must be a whole number from ${this.min} to ${this.max}, got ${show(value)}.`,
    );
  }
  value(answer: number): Json {
    return answer;
  }
  only(): number | undefined {
    return this.min === this.max ? this.min : undefined;
  }
  sample(random: Random): number {
    return this.min + random.below(this.max - this.min + 1);
  }
  list(most = MOST): number[] {
    return Array.from({ length: Math.min(most, this.max - this.min + 1) }, (_, i) => this.min + i);
  }
  shape(): Shape {
    const { min, max, likely } = this;
    return { kind: 'number', min, max, ...(likely !== undefined && { likely }) };
  }
}

/** Yes or no. */
export class Confirm implements Space<boolean> {
  constructor(
    private readonly yes: Line,
    private readonly no: Line,
  ) {}
  parse(value: unknown): Parsed<boolean> {
    return typeof value === 'boolean'
      ? { ok: true, answer: value }
      : refuse('malformed', `Must be true or false, got ${show(value)}.`);
  }
  value(answer: boolean): Json {
    return answer;
  }
  only(): undefined {
    return undefined;
  }
  sample(random: Random): boolean {
    return random.below(2) === 0;
  }
  list(): boolean[] {
    return [true, false];
  }
  shape(): Shape {
    return { kind: 'confirm', yes: this.yes, no: this.no };
  }
}
