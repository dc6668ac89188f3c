import type { Random } from '../dice/random.js';
import type { Parsed, Shape, Space } from '../rule/ask.js';
import type { Json, RuleId } from '../rule/fact.js';
import { listed, MOST, refuse, show } from './offered.js';

/** A place from outside, shortened for a message. */
function brief(place: string): string {
  return place.length > 40 ? show(place) : place;
}

/** Go from place to place, entering none twice. Answer: the places entered, in order; it may be empty. */
export class Path implements Space<readonly string[]> {
  constructor(
    private readonly from: string,
    private readonly max: number,
    private readonly next: (place: string) => readonly string[],
    /** Places that are worth passing, for the shape. */
    private readonly marks: () => { readonly [place: string]: number },
    private readonly rules: { readonly adjacent: RuleId; readonly once: RuleId },
  ) {}

  parse(value: unknown): Parsed<readonly string[]> {
    if (!Array.isArray(value) || value.some((v) => typeof v !== 'string'))
      return refuse('malformed', `Must be a list of places, got ${show(value)}.`);
    if (value.length > this.max)
      return refuse('illegal', `At most ${this.max} places, got ${value.length}.`, this.rules.once);
    let here = this.from;
    const entered = new Set<string>();
    for (const place of value as string[]) {
      if (!this.next(here).includes(place))
        return refuse(
          'illegal',
          `${brief(place)} cannot be entered from ${here}; allowed: ${listed(this.next(here))}.`,
          this.rules.adjacent,
        );
      if (entered.has(place)) return refuse('illegal', `${brief(place)} is entered twice.`, this.rules.once);
      entered.add(place);
      here = place;
    }
    return { ok: true, answer: value as string[] };
  }
  value(answer: readonly string[]): Json {
    return answer;
  }
  only(): readonly string[] | undefined {
    return this.max === 0 || this.next(this.from).length === 0 ? [] : undefined;
  }
  sample(random: Random): readonly string[] {
    const path: string[] = [];
    let here = this.from;
    for (let left = random.below(this.max + 1); left > 0; left--) {
      const on = this.next(here).filter((p) => !path.includes(p));
      if (on.length === 0) break;
      here = on[random.below(on.length)] as string;
      path.push(here);
    }
    return path;
  }
  list(most = MOST): (readonly string[])[] {
    const found: string[][] = [[]];
    const roads = new Map<string, readonly string[]>();
    for (let i = 0; i < found.length && found.length < most; i++) {
      const path = found[i] as string[];
      if (path.length === this.max) continue;
      const here = path[path.length - 1] ?? this.from;
      let on = roads.get(here);
      if (on === undefined) {
        on = this.next(here);
        roads.set(here, on);
      }
      for (const place of on)
        if (!path.includes(place) && found.length < most) found.push(path.concat(place));
    }
    return found;
  }
  shape(): Shape {
    const next: Record<string, readonly string[]> = {};
    const todo = [this.from];
    for (const place of todo) {
      if (Object.hasOwn(next, place)) continue;
      next[place] = this.next(place);
      todo.push(...(next[place] as string[]));
    }
    return { kind: 'path', from: this.from, max: this.max, next, marks: this.marks() };
  }
}
