import { Budget, type Weights } from './weights.js';

/** Time of this process: how much has passed, and waiting until more has. */
export interface Watch {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

export const WATCH: Watch = {
  now: () => performance.now(),
  // A process that is to end does not wait for those who wait for their turn.
  sleep: (ms) => new Promise((done) => setTimeout(done, ms).unref()),
};

/** The longest that a verb waits for its turn, in milliseconds. */
const PATIENCE = 10_000;

/** Thrown when a verb would have to wait too long for its turn. */
export class Overworked extends Error {
  constructor(whose: string, ms: number) {
    const seconds = Math.ceil(ms / 1000);
    super(
      `${whose} gave this server more to work out than its share, and others wait as well: try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    );
  }
}

/**
 * A share of this process's working time. Work is never cut short: whoever took too much waits before the next piece.
 */
class Share {
  private readonly budget: Budget;

  constructor(
    private readonly perSecond: number,
    most: number,
    private readonly watch: Watch,
  ) {
    this.budget = new Budget(perSecond, most, watch.now());
  }

  /** Milliseconds until nothing is owed. */
  get wait(): number {
    return Math.max(0, (-this.budget.left(this.watch.now()) / this.perSecond) * 1000);
  }

  get isWhole(): boolean {
    return this.budget.isWhole(this.watch.now());
  }

  spend(ms: number): void {
    this.budget.spend(ms, this.watch.now());
  }
}

/** What the verbs of one table may take of this process's time. */
export class Work {
  private readonly share: Share;
  private isAtWork = false;

  constructor(
    { work, workPerSecond }: Weights,
    private readonly watch: Watch = WATCH,
  ) {
    this.share = new Share(workPerSecond, work, watch);
  }

  /** Runs a piece of work and charges its time to the table; a piece within another is part of it. */
  weigh<T>(piece: () => T, bill?: (ms: number) => void): T {
    if (this.isAtWork) return piece();
    this.isAtWork = true;
    const began = this.watch.now();
    try {
      return piece();
    } finally {
      this.isAtWork = false;
      const took = this.watch.now() - began;
      this.share.spend(took);
      bill?.(took);
    }
  }

  /** True if a piece of work has to wait. */
  get owes(): boolean {
    return this.share.wait > 0;
  }

  /** Resolves when the table owes nothing. Throws Overworked if that would be later than `until`. */
  turn(until = Number.POSITIVE_INFINITY): Promise<void> {
    return turn(this.share, this.watch, until, 'This table');
  }

  /** The time until which somebody who comes now waits. */
  get patience(): number {
    return this.watch.now() + PATIENCE;
  }
}

/** Number of shares kept: whole shares need not be. */
const KEPT = 10_000;

/** What the verbs from each address may take of this process's time. */
export class WorkOfAddresses {
  private readonly shares = new Map<string, Share>();

  constructor(
    private readonly weights: Pick<Weights, 'workOfAddress' | 'workOfAddressPerSecond'>,
    private readonly watch: Watch = WATCH,
  ) {}

  /** Resolves when the address owes nothing. Throws Overworked if that would take too long. */
  async turn(address: string): Promise<void> {
    const share = this.shares.get(address);
    if (share) await turn(share, this.watch, this.watch.now() + PATIENCE, 'What comes from your address');
  }

  spend(address: string, ms: number): void {
    let share = this.shares.get(address);
    if (!share) {
      if (this.shares.size >= KEPT) this.tidy();
      const { workOfAddress, workOfAddressPerSecond } = this.weights;
      share = new Share(workOfAddressPerSecond, workOfAddress, this.watch);
      this.shares.set(address, share);
    }
    share.spend(ms);
  }

  private tidy(): void {
    for (const [address, share] of this.shares) if (share.isWhole) this.shares.delete(address);
    for (const address of this.shares.keys()) if (this.shares.size >= KEPT) this.shares.delete(address);
  }
}

async function turn(share: Share, watch: Watch, until: number, whose: string): Promise<void> {
  for (let { wait } = share; wait > 0; { wait } = share) {
    if (watch.now() + wait > until) throw new Overworked(whose, wait);
    await watch.sleep(wait);
  }
}
