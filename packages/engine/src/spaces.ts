import type { Option, Parsed, Refusal, Shape, Space } from './ask.js';
import type { Json, RuleId } from './fact.js';
import type { Random } from './random.js';
import type { Line } from './text.js';

/** How the things that can be chosen are shown, and which of them are alike. */
export interface Offered {
  line(id: string): Line;
  /** Things of one likeness do not differ to the rules. Without it every thing is its own. */
  like?(id: string): string;
  /** The cell or counter to light. */
  on?(id: string): string;
  /** Why something that is not offered is not allowed. */
  why?(id: string): { rule: RuleId; text: string } | undefined;
}

const MOST = 1000;

/** A refusal of something that came from outside. */
export function refuse(code: Refusal['code'], text: string, rule?: RuleId): Refusal {
  return { ok: false, code, text, rule };
}

function options(ids: readonly string[], offered: Offered): Option[] {
  return ids.map((id) => ({ id, line: offered.line(id), on: offered.on?.(id) }));
}

function likes(ids: readonly string[], offered: Offered): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, offered.like?.(id) ?? id]));
}

function notOffered(id: unknown, ids: readonly string[], offered: Offered): Refusal {
  const why = typeof id === 'string' ? offered.why?.(id) : undefined;
  if (why) return refuse('illegal', why.text, why.rule);
  return refuse(
    typeof id === 'string' ? 'illegal' : 'malformed',
    `${show(id)} cannot be chosen; allowed: ${listed(ids)}.`,
  );
}

/** A value in an error message: short, whatever it is. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function listed(ids: readonly string[]): string {
  if (ids.length === 0) return 'nothing';
  return ids.length > 40 ? `${ids.slice(0, 40).join(', ')} and ${ids.length - 40} more` : ids.join(', ');
}

/** Ids of a list from outside: each offered, none twice. */
function readIds(value: unknown, ids: readonly string[], offered: Offered): Parsed<string[]> {
  if (!Array.isArray(value)) return refuse('malformed', `Must be a list of ids, got ${show(value)}.`);
  const seen = new Set<string>();
  for (const id of value) {
    if (!ids.includes(id)) return notOffered(id, ids, offered);
    if (seen.has(id)) return refuse('malformed', `${id} is named twice.`);
    seen.add(id);
  }
  return { ok: true, answer: value as string[] };
}

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

/** What a choice of several must come to. */
export interface SomeLimits {
  readonly min: number;
  readonly max: number;
  /**
   * Or: the weights must reach `atLeast`, with none chosen that is not needed for it. `min` and `max` then only
   * bound the count.
   */
  readonly cover?: { weight(id: string): number; readonly atLeast: number; readonly rule: RuleId };
}

/** Choose some. Answer: the ids. */
export class Some implements Space<readonly string[]> {
  constructor(
    readonly ids: readonly string[],
    private readonly limits: SomeLimits,
    private readonly offered: Offered,
  ) {}

  parse(value: unknown): Parsed<readonly string[]> {
    const read = readIds(value, this.ids, this.offered);
    if (!read.ok) return read;
    const { min, max } = this.limits;
    const chosen = read.answer;
    if (chosen.length < min || chosen.length > max)
      return refuse(
        'illegal',
        `Choose ${min === max ? min : `${min} to ${max}`} of: ${listed(this.ids)}; got ${chosen.length}.`,
      );
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
    return got;
  }
  /** Sets that differ to the rules, each once, by the first members of each likeness. */
  list(most = MOST): (readonly string[])[] {
    const groups = grouped(this.ids, this.offered);
    const { min, max } = this.limits;
    const found: (readonly string[])[] = [];
    const chosen: string[] = [];
    const after = groups.map((_, g) => groups.slice(g).reduce((n, group) => n + group.length, 0));
    const walk = (g: number): void => {
      if (found.length >= most || chosen.length + (after[g] ?? 0) < min) return;
      const group = groups[g];
      if (group === undefined) {
        if (chosen.length >= min && !this.covers(chosen)) found.push(chosen.slice());
        return;
      }
      for (let n = 0; n <= group.length && chosen.length + n <= max; n++) {
        const before = chosen.length;
        chosen.push(...group.slice(0, n));
        walk(g + 1);
        chosen.length = before;
      }
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

/** Ids of one likeness together, in order of first appearance. */
function grouped(ids: readonly string[], offered: Offered): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const like = offered.like?.(id) ?? id;
    const group = groups.get(like);
    if (group) group.push(id);
    else groups.set(like, [id]);
  }
  return [...groups.values()];
}

/**
 * Give out an amount among things that each have a price (hits among counters). Whatever is paid in full is
 * taken; as long as something can still be paid for, it must be. Answer: { id: amount }; in memory: the ids paid.
 */
export class Allocate implements Space<readonly string[]> {
  constructor(
    readonly ids: readonly string[],
    readonly amount: number,
    private readonly price: (id: string) => number,
    private readonly offered: Offered,
    /** The rule that forbids leaving over what could still pay for something. */
    private readonly rule: RuleId,
  ) {}

  parse(value: unknown): Parsed<readonly string[]> {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(
        'malformed',
        `Must give amounts by id, such as {"${this.ids[0]}":1}; got ${show(value)}.`,
      );
    let total = 0;
    for (const [id, amount] of Object.entries(value)) {
      if (!this.ids.includes(id)) return notOffered(id, this.ids, this.offered);
      if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0 || amount > this.price(id))
        return refuse('malformed', `${id} takes 0 to ${this.price(id)}, got ${show(amount)}.`);
      total += amount;
    }
    if (total > this.amount)
      return refuse('illegal', `${total} given out, there are ${this.amount}.`, this.rule);
    const paid = this.ids.filter((id) => (value as Record<string, number>)[id] === this.price(id));
    return this.stingy(paid) ?? { ok: true, answer: paid };
  }

  private stingy(paid: readonly string[]): Refusal | undefined {
    let left = this.amount;
    for (const id of paid) left -= this.price(id);
    const could = this.ids.find((id) => !paid.includes(id) && this.price(id) <= left);
    if (could === undefined) return undefined;
    return refuse(
      'illegal',
      `${left} of ${this.amount} left over while ${could} could be paid for; a loss must be taken where one is possible.`,
      this.rule,
    );
  }

  value(answer: readonly string[]): Json {
    return Object.fromEntries(answer.map((id) => [id, this.price(id)]));
  }
  only(): readonly string[] | undefined {
    if (this.amount <= 0) return [];
    const first = this.ids[0];
    if (first === undefined) return [];
    const like = this.offered.like?.(first) ?? first;
    if (this.ids.every((id) => (this.offered.like?.(id) ?? id) === like))
      return this.ids.slice(0, Math.floor(this.amount / this.price(first)));
    const all = this.list(2);
    return all.length === 1 ? all[0] : undefined;
  }
  /** The legal answer that pays for the dearest things first: with prices of 1 and 2, the fewest things. */
  dearestFirst(): readonly string[] {
    const paid: string[] = [];
    let left = this.amount;
    for (const id of this.ids.slice().sort((a, b) => this.price(b) - this.price(a))) {
      if (this.price(id) > left) continue;
      left -= this.price(id);
      paid.push(id);
    }
    return paid;
  }
  sample(random: Random): readonly string[] {
    const bag = this.ids.slice();
    const paid: string[] = [];
    let left = this.amount;
    while (bag.length > 0 && left > 0) {
      const i = random.below(bag.length);
      const id = bag[i] as string;
      bag[i] = bag[bag.length - 1] as string;
      bag.pop();
      if (this.price(id) > left) continue;
      left -= this.price(id);
      paid.push(id);
    }
    return paid;
  }
  list(most = MOST): (readonly string[])[] {
    const groups = grouped(this.ids, this.offered);
    const found: (readonly string[])[] = [];
    const prices = groups.map((group) => this.price(group[0] as string));
    const taken = groups.map(() => 0);
    const walk = (g: number, left: number): void => {
      if (found.length >= most) return;
      const group = groups[g];
      if (group === undefined) {
        const pays = groups.some((whole, i) => (taken[i] as number) < whole.length && (prices[i] as number) <= left);
        if (!pays) found.push(groups.flatMap((whole, i) => whole.slice(0, taken[i])));
        return;
      }
      const price = prices[g] as number;
      for (let n = Math.min(group.length, Math.floor(left / price)); n >= 0; n--) {
        taken[g] = n;
        walk(g + 1, left - n * price);
      }
    };
    walk(0, this.amount);
    return found;
  }
  shape(): Shape {
    return {
      kind: 'allocate',
      amount: this.amount,
      options: options(this.ids, this.offered).map((o) => ({
        ...o,
        price: this.price(o.id),
        max: this.price(o.id),
      })),
      like: likes(this.ids, this.offered),
    };
  }
}

export interface PlaceLimits {
  readonly places: readonly string[];
  /** Most items in one place. */
  readonly each?: { readonly most: number; readonly rule: RuleId };
  /** Items may stay out. */
  readonly optional: boolean;
  /** Most cost in all, for optional items. */
  readonly budget?: { cost(id: string): number; readonly most: number; readonly rule: RuleId };
  /** Most items of a likeness. */
  readonly most?: { readonly of: { readonly [like: string]: number }; readonly rule: RuleId };
  /** Why a place that is not offered is not allowed. */
  why?(place: string): { rule: RuleId; text: string } | undefined;
}

/** Put items into places. Answer: { item: place }. */
export class Place implements Space<ReadonlyMap<string, string>> {
  constructor(
    readonly ids: readonly string[],
    private readonly limits: PlaceLimits,
    private readonly offered: Offered,
  ) {}

  parse(value: unknown): Parsed<ReadonlyMap<string, string>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(
        'malformed',
        `Must give a place by item, such as {"${this.ids[0]}":"${this.limits.places[0]}"}; got ${show(value)}.`,
      );
    const given = new Map<string, string>();
    for (const [id, place] of Object.entries(value)) {
      if (!this.ids.includes(id)) return notOffered(id, this.ids, this.offered);
      if (!this.limits.places.includes(place as string)) {
        const why = typeof place === 'string' ? this.limits.why?.(place) : undefined;
        return refuse(
          'illegal',
          why?.text ?? `${show(place)} is no place for ${id}; allowed: ${listed(this.limits.places)}.`,
          why?.rule,
        );
      }
      given.set(id, place as string);
    }
    return this.check(given) ?? { ok: true, answer: this.inOrder(given) };
  }

  /** The same answer has the same order however it was written. */
  private inOrder(given: ReadonlyMap<string, string>): Map<string, string> {
    const ordered = new Map<string, string>();
    for (const id of this.ids) {
      const place = given.get(id);
      if (place !== undefined) ordered.set(id, place);
    }
    return ordered;
  }

  private check(given: ReadonlyMap<string, string>): Refusal | undefined {
    const { each, optional, budget, most } = this.limits;
    if (!optional && given.size < this.ids.length)
      return refuse(
        'illegal',
        `All ${this.ids.length} must be placed; missing: ${listed(this.ids.filter((id) => !given.has(id)))}.`,
      );
    const inPlace = new Map<string, number>();
    const ofLike = new Map<string, number>();
    let cost = 0;
    for (const [id, place] of given) {
      const n = (inPlace.get(place) ?? 0) + 1;
      inPlace.set(place, n);
      if (each && n > each.most)
        return refuse('illegal', `At most ${each.most} to a place; ${place} was given more.`, each.rule);
      const like = this.offered.like?.(id) ?? id;
      const m = (ofLike.get(like) ?? 0) + 1;
      ofLike.set(like, m);
      const limit = most?.of[like];
      if (limit !== undefined && m > limit)
        return refuse('illegal', `At most ${limit} of ${like}.`, most?.rule);
      if (budget) cost += budget.cost(id);
    }
    if (budget && cost > budget.most)
      return refuse('illegal', `These cost ${cost}; there are ${budget.most}.`, budget.rule);
    return undefined;
  }

  value(answer: ReadonlyMap<string, string>): Json {
    return Object.fromEntries(answer);
  }
  only(): ReadonlyMap<string, string> | undefined {
    const { places, optional, budget, most } = this.limits;
    if (this.ids.length === 0 || (optional && places.length === 0)) return new Map();
    if (optional) {
      const any = this.ids.some(
        (id) =>
          (budget?.cost(id) ?? 0) <= (budget?.most ?? 0) && most?.of[this.offered.like?.(id) ?? id] !== 0,
      );
      return any ? undefined : new Map();
    }
    const only = places[0];
    return places.length === 1 && only !== undefined ? new Map(this.ids.map((id) => [id, only])) : undefined;
  }
  sample(random: Random): ReadonlyMap<string, string> {
    const { places, each, optional } = this.limits;
    const given = new Map<string, string>();
    const room = each && new Map(places.map((p) => [p, each.most]));
    for (const id of this.ids) {
      if (optional && random.below(2) === 0) continue;
      let place = places[random.below(places.length)] as string;
      if (room && (room.get(place) ?? 0) === 0) {
        const open = places.filter((p) => (room.get(p) ?? 0) > 0);
        place = open[random.below(open.length)] as string;
      }
      given.set(id, place);
      if (optional && this.check(given)) given.delete(id);
      else room?.set(place, (room.get(place) ?? 0) - 1);
    }
    return given;
  }
  /** A fair part of a space that is too large to list: everything in one place, one by one, spread from each place on. */
  list(most = MOST): ReadonlyMap<string, string>[] {
    const { places, optional } = this.limits;
    const found: ReadonlyMap<string, string>[] = [];
    const offer = (given: ReadonlyMap<string, string>) => {
      if (found.length < most && !this.check(given)) found.push(this.inOrder(given));
    };
    if (optional) offer(new Map());
    for (const place of places) offer(new Map(this.ids.map((id) => [id, place])));
    for (let shift = 0; shift < places.length; shift++)
      offer(new Map(this.ids.map((id, i) => [id, places[(i + shift) % places.length] as string])));
    const firsts = grouped(this.ids, this.offered).map((g) => g[0] as string);
    if (optional) for (const id of firsts) for (const place of places) offer(new Map([[id, place]]));
    return found;
  }
  shape(): Shape {
    const { places, each, optional, budget, most } = this.limits;
    return {
      kind: 'place',
      items: options(this.ids, this.offered).map((o) => ({ ...o, cost: budget?.cost(o.id) })),
      places,
      each: each?.most,
      optional,
      budget: budget?.most,
      most: most?.of,
      like: likes(this.ids, this.offered),
    };
  }
}

/** Go from place to place, none entered twice. Answer: the places entered, in order; may be empty. */
export class Path implements Space<readonly string[]> {
  constructor(
    private readonly from: string,
    private readonly max: number,
    private readonly next: (place: string) => readonly string[],
    private readonly marks: { readonly [place: string]: number },
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
          `${place} cannot be entered from ${here}; allowed: ${listed(this.next(here))}.`,
          this.rules.adjacent,
        );
      if (entered.has(place)) return refuse('illegal', `${place} is entered twice.`, this.rules.once);
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
    for (let i = 0; i < found.length && found.length < most; i++) {
      const path = found[i] as string[];
      if (path.length === this.max) continue;
      for (const place of this.next(path[path.length - 1] ?? this.from))
        if (!path.includes(place) && found.length < most) found.push([...path, place]);
    }
    return found;
  }
  shape(): Shape {
    const next: Record<string, readonly string[]> = {};
    const todo = [this.from];
    for (const place of todo) {
      if (place in next) continue;
      next[place] = this.next(place);
      todo.push(...(next[place] as string[]));
    }
    return { kind: 'path', from: this.from, max: this.max, next, marks: this.marks };
  }
}

/** A whole number from min to max. */
export class WholeNumber implements Space<number> {
  constructor(
    private readonly min: number,
    private readonly max: number,
  ) {}
  parse(value: unknown): Parsed<number> {
    if (typeof value === 'number' && Number.isInteger(value) && value >= this.min && value <= this.max)
      return { ok: true, answer: value };
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
    return { kind: 'number', min: this.min, max: this.max };
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
