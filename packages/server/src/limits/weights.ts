/** An allowance: an amount to start with, which refills at a rate per second. */
export class Budget {
  private level: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    private at = performance.now(),
  ) {
    this.level = most;
  }

  /** What is left; negative if the last thing cost more than there was. `now`: milliseconds of a monotonic clock. */
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

/** Number of budgets kept: full budgets need not be. */
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
    // Somebody is using a great many addresses: drop the oldest.
    for (const who of this.made.keys()) if (this.made.size >= KEPT) this.made.delete(who);
  }
}

/** What is held for each address, such as bytes sent and not yet read, and for all together. */
export class Held {
  private readonly by = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly most: number,
    private readonly mostInAll: number,
  ) {}

  isFull(who: string): boolean {
    return (this.by.get(who) ?? 0) >= this.most || this.all >= this.mostInAll;
  }

  add(who: string, amount: number): void {
    this.all += amount;
    const now = (this.by.get(who) ?? 0) + amount;
    if (now > 0) this.by.set(who, now);
    else this.by.delete(who);
  }
}

export interface Weights {
  /**
   * Milliseconds of work that corrections may cost, as a burst and per second: at one table, and at all tables of a
   * node.
   */
  readonly judging: number;
  readonly judgingPerSecond: number;
  readonly judgingInAll: number;
  readonly judgingInAllPerSecond: number;
  /**
   * Milliseconds of work that everything else may cost, verbs, bots and what is drawn for people, as a burst and per
   * second: of one table, and of one address.
   */
  readonly work: number;
  readonly workPerSecond: number;
  readonly workOfAddress: number;
  readonly workOfAddressPerSecond: number;
  /** Invalid keys tried from one address, as a burst and per second. */
  readonly guesses: number;
  readonly guessesPerSecond: number;
  /** Sockets opened from one address, as a burst and per second. */
  readonly connects: number;
  readonly connectsPerSecond: number;
  /** What one address may send, in messages of the usual size, as a burst and per second. */
  readonly sends: number;
  readonly sendsPerSecond: number;
  /** Bytes of history and journals sent to one address, and to all, that nobody has read yet: then no more is sent. */
  readonly unread: number;
  readonly unreadInAll: number;
  /** Tables that one address opens a day, and the bytes of their files. */
  readonly openedADay: number;
  readonly bytesADay: number;
  /** Open connections from one address. */
  readonly connections: number;
}

export const WEIGHTS: Weights = {
  judging: 2000,
  judgingPerSecond: 50,
  judgingInAll: 6000,
  judgingInAllPerSecond: 250,
  work: 2000,
  workPerSecond: 250,
  workOfAddress: 8000,
  workOfAddressPerSecond: 500,
  guesses: 30,
  guessesPerSecond: 0.5,
  connects: 400,
  connectsPerSecond: 10,
  sends: 8000,
  sendsPerSecond: 400,
  unread: 64_000_000,
  unreadInAll: 512_000_000,
  openedADay: 500,
  bytesADay: 50_000_000,
  connections: 500,
};

const DAY = 24 * 60 * 60;

/** What each address has left of everything counted by address. */
export class Addresses {
  readonly guesses: Budgets;
  readonly connects: Budgets;
  readonly sends: Budgets;
  readonly unread: Held;
  readonly opened: Budgets;
  readonly bytes: Budgets;
  /** Addresses whose journals are being read now. */
  readonly reading = new Set<string>();

  constructor(weights: Weights) {
    const { guesses, guessesPerSecond, connects, connectsPerSecond, openedADay, bytesADay } = weights;
    const { sends, sendsPerSecond } = weights;
    this.guesses = new Budgets(guessesPerSecond, guesses);
    this.connects = new Budgets(connectsPerSecond, connects);
    this.unread = new Held(weights.unread, weights.unreadInAll);
    this.sends = new Budgets(sendsPerSecond, sends);
    this.opened = new Budgets(openedADay / DAY, openedADay);
    this.bytes = new Budgets(bytesADay / DAY, bytesADay);
  }
}

/** The cost allowed for corrections: at one table, and at all tables of this node. */
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

  /** Runs work and charges its time to both budgets. */
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
