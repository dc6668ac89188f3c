import type { Random } from '../dice/random.js';
import type { Parsed, Shape, Space } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import { MOST, notOffered, type Offered, options } from './offered.js';

/** Choose exactly one. Answer: its id. */
export class Choose implements Space<string> {
  constructor(
    readonly ids: readonly string[],
    private readonly offered: Offered,
  ) {}

  parse(value: unknown): Parsed<string> {
    if (typeof value === 'string' && this.ids.includes(value)) return { ok: true, answer: value };
    return notOffered(value, this.ids, this.offered);
  }
  value(answer: string): Json {
    return answer;
  }
  only(): string | undefined {
    const first = this.ids[0];
    if (this.ids.length < 2 || first === undefined) return first;
    const { like } = this.offered;
    if (like === undefined) return undefined;
    const kind = like(first);
    return this.ids.every((id) => like(id) === kind) ? first : undefined;
  }
  sample(random: Random): string {
    return this.ids[random.below(this.ids.length)] as string;
  }
  list(most = MOST): string[] {
    return this.ids.slice(0, most);
  }
  shape(): Shape {
    return { kind: 'choose', options: options(this.ids, this.offered) };
  }
}
