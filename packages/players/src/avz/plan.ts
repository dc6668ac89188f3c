/** What a counter may do in its phase, and where it ends by it. */
export interface Choice {
  readonly verb: string;
  readonly to: number;
}

/** Something to be placed or ordered. */
export interface Unit {
  readonly id: string;
  readonly kind: number;
  /** Where it starts; -1 when it comes from outside. */
  readonly from: number;
  readonly choices: readonly Choice[];
}

/** Keeps the value of a plan while single counters change what they do. */
export interface Judge {
  put(unit: Unit, choice: Choice, count: 1 | -1): void;
  value(): number;
}

/** What holds between the counters of a plan. */
export interface Limits {
  /** Most that may leave a location. */
  readonly leave?: ReadonlyMap<number, number>;
  /** Most that may be put in a location. */
  readonly each?: number;
}

const SWEEPS = 4;
const BETTER = 1e-9;

/** A plan for all counters, improved counter by counter and stack by stack until nothing gets better. */
export class Plan {
  readonly chosen: Choice[];
  private readonly left = new Map<number, number>();
  private readonly put = new Map<number, number>();

  constructor(
    readonly units: readonly Unit[],
    private readonly judge: Judge,
    private readonly limits: Limits,
    begin: (unit: Unit) => Choice,
  ) {
    this.chosen = [];
    for (const unit of units) {
      const choice = begin(unit);
      this.chosen.push(choice);
      this.count(unit, choice, 1);
    }
  }

  get value(): number {
    return this.judge.value();
  }

  improve(sweeps = SWEEPS): void {
    const stacks = this.stacks();
    for (let sweep = 0; sweep < sweeps; sweep++) {
      let better = false;
      for (const stack of stacks) better = this.improveStack(stack) || better;
      const idle = new Set<string>();
      for (let u = 0; u < this.units.length; u++) {
        const like = this.likeness(u);
        if (idle.has(like)) continue;
        if (this.improveOne(u)) better = true;
        else idle.add(like);
      }
      if (!better) return;
    }
  }

  private likeness(u: number): string {
    const { kind, from } = this.units[u] as Unit;
    const { verb, to } = this.chosen[u] as Choice;
    return `${kind} ${from} ${verb} ${to}`;
  }

  private stacks(): number[][] {
    const byPlace = new Map<number, number[]>();
    this.units.forEach(({ from }, u) => {
      if (from < 0) return;
      byPlace.set(from, [...(byPlace.get(from) ?? []), u]);
    });
    return [...byPlace.values()].filter((stack) => stack.length > 1);
  }

  private improveOne(u: number): boolean {
    return this.tryAll([u], (this.units[u] as Unit).choices);
  }

  /** The whole stack does the same. */
  private improveStack(stack: readonly number[]): boolean {
    const [first, ...others] = stack.map((u) => (this.units[u] as Unit).choices) as [readonly Choice[], ...(readonly Choice[])[]];
    const shared = first.filter((c) => others.every((list) => list.some((o) => o.verb === c.verb && o.to === c.to)));
    return this.tryAll(stack, shared);
  }

  private tryAll(who: readonly number[], choices: readonly Choice[]): boolean {
    const before = who.map((u) => this.chosen[u] as Choice);
    let best = before;
    let most = this.judge.value() + BETTER;
    for (const choice of choices) {
      if (before.every((c) => c.verb === choice.verb && c.to === choice.to)) continue;
      this.choose(who, () => choice);
      if (this.allowed()) {
        const value = this.judge.value();
        if (value > most) {
          most = value;
          best = who.map(() => choice);
        }
      }
      this.choose(who, (i) => before[i] as Choice);
    }
    if (best === before) return false;
    this.choose(who, (i) => best[i] as Choice);
    return true;
  }

  private choose(who: readonly number[], choice: (i: number) => Choice): void {
    who.forEach((u, i) => {
      const unit = this.units[u] as Unit;
      this.count(unit, this.chosen[u] as Choice, -1);
      this.chosen[u] = choice(i);
      this.count(unit, this.chosen[u] as Choice, 1);
    });
  }

  private count(unit: Unit, choice: Choice, n: 1 | -1): void {
    this.judge.put(unit, choice, n);
    if (unit.from >= 0 && choice.to !== unit.from) this.left.set(unit.from, (this.left.get(unit.from) ?? 0) + n);
    if (this.limits.each !== undefined) this.put.set(choice.to, (this.put.get(choice.to) ?? 0) + n);
  }

  private allowed(): boolean {
    const { leave, each } = this.limits;
    if (leave) for (const [place, most] of leave) if ((this.left.get(place) ?? 0) > most) return false;
    if (each !== undefined) for (const n of this.put.values()) if (n > each) return false;
    return true;
  }
}
