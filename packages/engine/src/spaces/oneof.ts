import type { Random } from '../dice/random.js';
import type { Owner, Parsed, Shape, Space } from '../rule/ask.js';
import type { Json, RuleId } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import { Choose } from './choose.js';
import { MOST } from './offered.js';

/** How the things to choose from are named in an answer and shown. */
export interface Choices<T> {
  /** Stable and unique: the journal stores it. */
  id(thing: T): string;
  line(thing: T): Line;
  /** Things of one likeness are interchangeable to the rules. Without this, every thing is distinct. */
  like?(thing: T): string;
  /** The cell or counter to highlight. */
  on?(thing: T): string;
  /** The figure that the option belongs to, if several figures have options. */
  of?(thing: T): Owner | undefined;
  /** True if the option lets the moment pass. */
  passes?(thing: T): boolean;
  /** True if the option ends what the question goes on with. */
  ends?(thing: T): boolean;
  /** True for one of many options that players rarely want. */
  seldom?(thing: T): boolean;
  /** The heading that the option is shown under. */
  under?(thing: T): Line | undefined;
  /** Why something that is not offered is not allowed. */
  why?(id: string): { rule: RuleId; text: string } | undefined;
}

/** Choose exactly one. Answer: its id; the rule gets the thing itself. */
class OneOf<T> implements Space<T> {
  private readonly things = new Map<string, T>();
  private readonly ids: Choose;

  constructor(
    things: readonly T[],
    private readonly choices: Choices<T>,
  ) {
    for (const thing of things) this.things.set(choices.id(thing), thing);
    const { like, on, of, passes, ends, seldom, under, why } = choices;
    this.ids = new Choose([...this.things.keys()], {
      line: (id) => choices.line(this.thing(id)),
      ...(like && { like: (id) => like(this.thing(id)) }),
      ...(on && { on: (id) => on(this.thing(id)) }),
      ...(of && { of: (id) => of(this.thing(id)) }),
      ...(passes && { passes: (id) => passes(this.thing(id)) }),
      ...(ends && { ends: (id) => ends(this.thing(id)) }),
      ...(seldom && { seldom: (id) => seldom(this.thing(id)) }),
      ...(under && { under: (id) => under(this.thing(id)) }),
      ...(why && { why }),
    });
  }

  private thing(id: string): T {
    return this.things.get(id) as T;
  }

  parse(value: unknown): Parsed<T> {
    const parsed = this.ids.parse(value);
    return parsed.ok ? { ok: true, answer: this.thing(parsed.answer) } : parsed;
  }
  value(answer: T): Json {
    return this.choices.id(answer);
  }
  only(): T | undefined {
    const only = this.ids.only();
    return only === undefined ? undefined : this.thing(only);
  }
  sample(random: Random): T {
    return this.thing(this.ids.sample(random));
  }
  list(most = MOST): T[] {
    return this.ids.list(most).map((id) => this.thing(id));
  }
  shape(): Shape {
    return this.ids.shape();
  }
}

/** The space for choosing one of these things. Takes and returns the things themselves. */
export function choose<T>(things: readonly T[], choices: Choices<T>): Space<T> {
  return new OneOf(things, choices);
}
