/** Something a counter may do in its phase, and where it ends. */
export interface Choice {
  readonly verb: string;
  readonly to: number;
}

/** Something to be placed or ordered. */
export interface Unit {
  readonly id: string;
  readonly kind: number;
  /** Where it starts; -1 if it comes from outside. */
  readonly from: number;
  readonly choices: readonly Choice[];
}

/** Keeps the value of a plan while single counters change what they do. */
export interface Judge {
  put(unit: Unit, choice: Choice, count: 1 | -1): void;
  value(): number;
  /** From here to `endTrials` counters are put on trial: once all are lifted again, `takeBack` forgets the trial. */
  beginTrials(): void;
  takeBack(): void;
  endTrials(): void;
}

/** Limits that hold between the counters of a plan. */
export interface Limits {
  /** Most counters that may leave each location. */
  readonly leave?: ReadonlyMap<number, number>;
  /** Most counters that may be put in a location. */
  readonly each?: number;
}

const SWEEPS = 4;
/** Limit on the plans looked at, so that an answer is quick even on the fullest board. */
const MOST_LOOKS = 1600;
const BETTER = 1e-9;

/** A plan for all counters, improved counter by counter and stack by stack until nothing gets better. */
export class Plan {
  readonly chosen: Choice[] = [];
  private looks = 0;
  private readonly left = new Map<number, number>();
  private readonly put = new Map<number, number>();

  constructor(
    readonly units: readonly Unit[],
    private readonly judge: Judge,
    private readonly limits: Limits,
    begin: (unit: Unit) => Choice,
  ) {
    for (const [u, unit] of units.entries()) this.count(u, 1, begin(unit));
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

  /** Tries making the whole stack do the same. */
  private improveStack(stack: readonly number[]): boolean {
    const [first, ...others] = stack.map((u) => (this.units[u] as Unit).choices) as [
      readonly Choice[],
      ...(readonly Choice[])[],
    ];
    const shared = first.filter((c) =>
      others.every((list) => list.some((o) => o.verb === c.verb && o.to === c.to)),
    );
    return this.tryAll(stack, shared);
  }

  /** Lets `who` do each of `choices` in turn, and keeps the best. */
  private tryAll(who: readonly number[], choices: readonly Choice[]): boolean {
    if (this.looks > MOST_LOOKS) return false;
    const before = who.map((u) => this.chosen[u] as Choice);
    let best: Choice | undefined;
    let most = this.judge.value() + BETTER;
    for (const u of who) this.count(u, -1);
    this.judge.beginTrials();
    for (const choice of choices) {
      if (before.every((c) => c.verb === choice.verb && c.to === choice.to)) continue;
      for (const u of who) this.count(u, 1, choice);
      if (this.allowed()) {
        this.looks++;
        const value = this.judge.value();
        if (value > most) {
          most = value;
          best = choice;
        }
      }
      for (const u of who) this.count(u, -1);
      this.judge.takeBack();
    }
    this.judge.endTrials();
    for (const [i, u] of who.entries()) this.count(u, 1, best ?? before[i]);
    return best !== undefined;
  }

  private count(u: number, n: 1 | -1, choice = this.chosen[u] as Choice): void {
    const unit = this.units[u] as Unit;
    this.chosen[u] = choice;
    this.judge.put(unit, choice, n);
    if (unit.from >= 0 && choice.to !== unit.from)
      this.left.set(unit.from, (this.left.get(unit.from) ?? 0) + n);
    if (this.limits.each !== undefined) this.put.set(choice.to, (this.put.get(choice.to) ?? 0) + n);
  }

  private allowed(): boolean {
    const { leave, each } = this.limits;
    if (leave) for (const [place, most] of leave) if ((this.left.get(place) ?? 0) > most) return false;
    if (each !== undefined) for (const n of this.put.values()) if (n > each) return false;
    return true;
  }
}
