import type { Random } from '../dice/random.js';
import type { Parsed, Refusal, Shape, Space } from '../rule/ask.js';
import type { Json, RuleId } from '../rule/fact.js';
import { grouped, likes, listed, MOST, notOffered, type Offered, options, refuse, show } from './offered.js';

export interface PlaceLimits {
  readonly places: readonly string[];
  /** The most items in one place. */
  readonly each?: { readonly most: number; readonly rule: RuleId };
  /** True if items may be left out. */
  readonly optional: boolean;
  /** The highest total cost, for optional items. */
  readonly budget?: { cost(id: string): number; readonly most: number; readonly rule: RuleId };
  /** The most items of each likeness. */
  readonly most?: { readonly of: { readonly [like: string]: number }; readonly rule: RuleId };
  /** Why a place that is not offered is not allowed. */
  why?(place: string): { rule: RuleId; text: string } | undefined;
}

/** Items and the place of each, in order. Two parallel lists cost a tenth of a Map. */
export class Placed {
  constructor(
    readonly ids: readonly string[],
    /** By the item's index in `ids`. */
    readonly places: readonly string[],
  ) {}

  get size(): number {
    return this.ids.length;
  }

  *[Symbol.iterator](): IterableIterator<readonly [id: string, place: string]> {
    for (let i = 0; i < this.ids.length; i++) yield [this.ids[i] as string, this.places[i] as string];
  }
}

const NOTHING = new Placed([], []);

/** Put items into places. Answer: { item: place }. */
export class Place implements Space<Placed> {
  constructor(
    readonly ids: readonly string[],
    private readonly limits: PlaceLimits,
    private readonly offered: Offered,
  ) {}

  parse(value: unknown): Parsed<Placed> {
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
    return (
      this.check(new Placed([...given.keys()], [...given.values()])) ?? {
        ok: true,
        answer: this.inOrder(given),
      }
    );
  }

  /** Sorts an answer by the order of `ids`, so that equal answers have the same order however they were written. */
  private inOrder(given: ReadonlyMap<string, string>): Placed {
    const ids = this.ids.filter((id) => given.has(id));
    return new Placed(
      ids,
      ids.map((id) => given.get(id) as string),
    );
  }

  private check(given: Placed): Refusal | undefined {
    const { each, optional, budget, most } = this.limits;
    if (!optional && given.size < this.ids.length)
      return refuse(
        'illegal',
        `All ${this.ids.length} must be placed; missing: ${listed(this.ids.filter((id) => !given.ids.includes(id)))}.`,
      );
    const inPlace = new Map<string, number>();
    const ofLike = new Map<string, number>();
    let cost = 0;
    for (let i = 0; i < given.size; i++) {
      const id = given.ids[i] as string;
      const place = given.places[i] as string;
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

  value(answer: Placed): Json {
    const value: Record<string, string> = {};
    for (let i = 0; i < answer.size; i++) value[answer.ids[i] as string] = answer.places[i] as string;
    return value;
  }
  only(): Placed | undefined {
    const { places, each, optional, budget, most } = this.limits;
    if (this.ids.length === 0 || (optional && places.length === 0)) return NOTHING;
    if (optional) {
      if (each?.most === 0) return NOTHING;
      const any = this.ids.some(
        (id) =>
          (budget?.cost(id) ?? 0) <= (budget?.most ?? 0) && most?.of[this.offered.like?.(id) ?? id] !== 0,
      );
      return any ? undefined : NOTHING;
    }
    // A single place, or no room to spare and all items alike: every answer is equivalent.
    const first = this.alike();
    if (places.length > 1 && !(first && each && places.length * each.most === this.ids.length))
      return undefined;
    const full = each?.most ?? this.ids.length;
    return new Placed(
      this.ids,
      this.ids.map((_, i) => places[Math.floor(i / full)] as string),
    );
  }
  private alike(): boolean {
    const { like } = this.offered;
    return this.ids.every((id) => (like?.(id) ?? id) === (like?.(this.ids[0] as string) ?? this.ids[0]));
  }
  sample(random: Random): Placed {
    const { places, each, optional } = this.limits;
    const ids: string[] = [];
    const at: string[] = [];
    const room = each && places.map(() => each.most);
    const fits = optional ? this.fitting() : undefined;
    for (const id of this.ids) {
      if (optional && (places.length === 0 || random.below(2) === 0)) continue;
      let place = random.below(places.length);
      if (room?.[place] === 0) {
        const open = room.flatMap((left, p) => (left > 0 ? [p] : []));
        if (optional && open.length === 0) break;
        place = open[random.below(open.length)] as number;
      }
      if (fits?.(id) === false) continue;
      ids.push(id);
      at.push(places[place] as string);
      if (room) room[place] = (room[place] as number) - 1;
    }
    return new Placed(ids, at);
  }
  /** Returns a function that takes items one by one, if the limits on all of them together still allow it. */
  private fitting(): (id: string) => boolean {
    const { budget, most } = this.limits;
    const left: { [like: string]: number } = { ...most?.of };
    let money = budget?.most ?? 0;
    return (id) => {
      const like = this.offered.like?.(id) ?? id;
      const price = budget?.cost(id) ?? 0;
      const more = left[like];
      if (more === 0 || price > money) return false;
      if (more !== undefined) left[like] = more - 1;
      money -= price;
      return true;
    };
  }
  /**
   * A fair selection from a space that is too large to list, starting from each place in turn: all items in one place,
   * items spread over successive places, and one item of each likeness.
   */
  list(most = MOST): Placed[] {
    const { places, optional } = this.limits;
    const found: Placed[] = [];
    const offer = (ids: readonly string[], step: number) => {
      for (let shift = 0; shift < places.length && found.length < most; shift++) {
        const at = ids.map((_, i) => places[(shift + i * step) % places.length] as string);
        const given = new Placed(ids, at);
        // All places are equivalent here: what is legal from the first place on is legal from each.
        if (shift === 0 && this.check(given)) return;
        found.push(given);
      }
    };
    if (most > 0 && (optional || this.ids.length === 0)) found.push(NOTHING);
    if (this.ids.length === 0) return found;
    offer(this.ids, 0);
    if (this.ids.length < 2) return found;
    if (places.length > 1) offer(this.ids, 1);
    if (optional) for (const group of grouped(this.ids, this.offered)) offer(group.slice(0, 1), 0);
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
