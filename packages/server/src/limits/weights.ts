/** What somebody may use up: so much at once, and it comes back at so much a second. */
export class Budget {
  private level: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    private at = performance.now(),
  ) {
    this.level = most;
  }

  /** What is left; below nothing where the last thing cost more than there was. `now` in milliseconds that never go back. */
  left(now = performance.now()): number {
    this.level = Math.min(this.most, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    return this.level;
  }

  spend(cost: number, now = performance.now()): void {
    this.left(now);
    this.level -= cost;
  }

  isWhole(now: number): boolean {
    return this.left(now) >= this.most;
  }
}

/** Budgets that are kept: of those who have used nothing lately none need be. */
const KEPT = 10_000;

/** A budget for each address. */
export class Budgets {
  private readonly made = new Map<string, Budget>();

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
  ) {}

  isSpent(who: string, now = performance.now()): boolean {
    const budget = this.made.get(who);
    return budget !== undefined && budget.left(now) < 1;
  }

  spend(who: string, cost: number, now = performance.now()): void {
    let budget = this.made.get(who);
    if (!budget) {
      if (this.made.size >= KEPT) this.tidy(now);
      budget = new Budget(this.perSecond, this.most, now);
      this.made.set(who, budget);
    }
    budget.spend(cost, now);
  }

  private tidy(now: number): void {
    for (const [who, budget] of this.made) if (budget.isWhole(now)) this.made.delete(who);
    // Somebody has very many addresses: the oldest go.
    for (const who of this.made.keys()) if (this.made.size >= KEPT) this.made.delete(who);
  }
}

export interface Weights {
  /** Milliseconds of work that corrections may cost one table, at once and a second; all tables of a node. */
  readonly judging: number;
  readonly judgingPerSecond: number;
  readonly judgingInAll: number;
  readonly judgingInAllPerSecond: number;
  /** Keys of one address that open nothing, at once and a second. */
  readonly guesses: number;
  readonly guessesPerSecond: number;
  /** Sockets that one address opens, at once and a second. */
  readonly connects: number;
  readonly connectsPerSecond: number;
  /** Tables that one address opens a day, and the bytes of their files. */
  readonly openedADay: number;
  readonly bytesADay: number;
  /** Connections of one address that are open. */
  readonly connections: number;
}

export const WEIGHTS: Weights = {
  judging: 2000,
  judgingPerSecond: 50,
  judgingInAll: 6000,
  judgingInAllPerSecond: 250,
  guesses: 30,
  guessesPerSecond: 0.5,
  connects: 400,
  connectsPerSecond: 10,
  openedADay: 500,
  bytesADay: 50_000_000,
  connections: 500,
};

const DAY = 24 * 60 * 60;

/** What each address has left of everything that is counted by address. */
export class Addresses {
  readonly guesses: Budgets;
  readonly connects: Budgets;
  readonly opened: Budgets;
  readonly bytes: Budgets;
  /** Addresses that have a journal read now. */
  readonly reading = new Set<string>();

  constructor(weights: Weights) {
    const { guesses, guessesPerSecond, connects, connectsPerSecond, openedADay, bytesADay } = weights;
    this.guesses = new Budgets(guessesPerSecond, guesses);
    this.connects = new Budgets(connectsPerSecond, connects);
    this.opened = new Budgets(openedADay / DAY, openedADay);
    this.bytes = new Budgets(bytesADay / DAY, bytesADay);
  }
}

/** What corrections may cost: at one table, and at all tables of this node. */
export class Judging {
  private readonly here: Budget;

  constructor(
    { judging, judgingPerSecond }: Weights,
    private readonly everywhere: Budget,
  ) {
    this.here = new Budget(judgingPerSecond, judging);
  }

  get isSpent(): boolean {
    return this.here.left() <= 0 || this.everywhere.left() <= 0;
  }

  /** Does something that counts. */
  weigh<T>(work: () => T): T {
    const began = performance.now();
    try {
      return work();
    } finally {
      const took = performance.now() - began;
      this.here.spend(took);
      this.everywhere.spend(took);
    }
  }
}
