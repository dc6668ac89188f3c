import type { Random } from '../dice/random.js';
import type { Parsed, Refusal, Shape, Space } from '../rule/ask.js';
import type { Json, RuleId } from '../rule/fact.js';
import { grouped, likes, MOST, notOffered, type Offered, options, refuse, show } from './offered.js';

/**
 * Give out an amount among things that each have a price (hits among counters). A thing is taken if its price is paid
 * in full. If the amount left can still pay for something, it must. Answer: { id: amount }; in memory: the ids paid
 * for.
 */
export class Allocate implements Space<readonly string[]> {
  constructor(
    readonly ids: readonly string[],
    readonly amount: number,
    private readonly price: (id: string) => number,
    private readonly offered: Offered,
    /** The rule that forbids leaving an amount that could still pay for something. */
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
    const value: Record<string, number> = {};
    for (const id of answer) value[id] = this.price(id);
    return value;
  }
  only(): readonly string[] | undefined {
    const { ids, amount } = this;
    const first = ids[0];
    if (amount <= 0 || first === undefined) return [];
    let cost = this.price(first);
    if (ids.length === 1) return cost <= amount ? ids.slice() : [];
    const like = this.likeness(first);
    let alike = true;
    for (let i = 1; i < ids.length; i++) {
      cost += this.price(ids[i] as string);
      alike &&= this.likeness(ids[i] as string) === like;
    }
    if (alike) return ids.slice(0, Math.floor(amount / this.price(first)));
    if (cost <= amount) return this.inGroups();
    if (this.paidOf(like, true) !== this.paidOf(like, false)) return undefined;
    const all = this.list(2);
    return all.length === 1 ? all[0] : undefined;
  }
  /** All ids, grouped by likeness. */
  private inGroups(): readonly string[] {
    const { ids } = this;
    const seen: string[] = [];
    for (let i = 0; i < ids.length; i++) {
      const like = this.likeness(ids[i] as string);
      if (seen[seen.length - 1] === like) continue;
      if (seen.includes(like)) return grouped(ids, this.offered).flat();
      seen.push(like);
    }
    return ids.slice();
  }
  /**
   * How many things of a likeness are paid for when taking whatever is affordable from the front, or from the back.
   * Both are legal answers.
   */
  private paidOf(like: string, fromFront: boolean): number {
    const { ids } = this;
    let left = this.amount;
    let n = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[fromFront ? i : ids.length - 1 - i] as string;
      if (this.price(id) > left) continue;
      left -= this.price(id);
      if (this.likeness(id) === like) n++;
    }
    return n;
  }
  private likeness(id: string): string {
    return this.offered.like?.(id) ?? id;
  }
  /**
   * The legal answer that pays for the most expensive things first. With prices of 1 and 2, these are the fewest
   * things.
   */
  dearestFirst(): readonly string[] {
    const paid: string[] = [];
    let left = this.amount;
    const prices = this.ids.map(this.price);
    for (const price of [...new Set(prices)].sort((a, b) => b - a))
      for (let i = 0; i < prices.length && price <= left; i++) {
        if (prices[i] !== price) continue;
        left -= price;
        paid.push(this.ids[i] as string);
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
    /** Total price of all groups from this one on. */
    const dear: number[] = [];
    for (let g = groups.length - 1, sum = 0; g >= 0; g--) {
      sum += (groups[g] as string[]).length * (prices[g] as number);
      dear[g] = sum;
    }
    const walk = (g: number, left: number): void => {
      if (found.length >= most) return;
      const group = groups[g];
      if (group === undefined) {
        const paid: string[] = [];
        for (let i = 0; i < g; i++) {
          const whole = groups[i] as string[];
          const n = taken[i] as number;
          if (n < whole.length && (prices[i] as number) <= left) return;
          for (let k = 0; k < n; k++) paid.push(whole[k] as string);
        }
        found.push(paid);
        return;
      }
      const price = prices[g] as number;
      for (let n = Math.min(group.length, Math.floor(left / price)); n >= 0; n--) {
        // Stop: even if all later groups were paid for, one more of this group would still be affordable.
        if (n < group.length && left - n * price - (dear[g + 1] ?? 0) >= price) break;
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
