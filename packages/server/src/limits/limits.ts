import type { Role, Verb } from '@shambles/wire';

/** Lets through so many a second on average, and so many at once. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    now: number = monotonic(),
  ) {
    this.level = most;
    this.at = now;
  }

  /** Whether one more is let through. `now`: milliseconds of a clock that nobody sets. */
  take(now: number = monotonic()): boolean {
    const passed = Math.max(0, now - this.at);
    this.level = Math.min(this.most, this.level + (passed / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}

/** Milliseconds that only grow, whatever happens to the machine's clock. */
const monotonic = (): number => performance.now();

export interface SeatLimits {
  /** What one seat does a second on average, and at once, over all its devices. */
  readonly verbs: number;
  readonly verbsAtOnce: number;
  /** Lines that one seat says a second, and at once. */
  readonly talk: number;
  readonly talkAtOnce: number;
  /** How often a second one seat comes, and at once. */
  readonly joins: number;
  readonly joinsAtOnce: number;
  /** How many things of one seat may wait to be done. */
  readonly underway: number;
}

export const SEAT_LIMITS: SeatLimits = {
  verbs: 20,
  verbsAtOnce: 60,
  talk: 0.5,
  talkAtOnce: 10,
  joins: 1,
  joinsAtOnce: 40,
  underway: 8,
};

/** A whole table may do as much as so many seats; and so many people may watch it with one key. */
const TABLE = 4;
const WATCHERS = 20;

/** Somebody comes too often. */
export class TooOften extends Error {}

/** What may be done at one table: by each seat over all its devices, and by all together. */
export class Quota {
  private readonly buckets = new Map<string, Bucket>();
  private readonly underway = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: SeatLimits) {}

  /** Throws TooOften. */
  join(role: Role): void {
    const { joins, joinsAtOnce } = this.limits;
    const many = role.is === 'spectator' ? WATCHERS : 1;
    if (!this.take('join', whoOf(role), joins * many, joinsAtOnce * many))
      throw new TooOften('Slower, please.');
  }

  /** Begins something; why not, where that is too much. What was begun is ended by `leave`. */
  enter(role: Role, { is }: Verb): string | undefined {
    const { verbs, verbsAtOnce, talk, talkAtOnce, underway } = this.limits;
    const who = whoOf(role);
    const now = this.underway.get(who) ?? 0;
    if (now >= underway) return `${underway} things of yours wait to be done; no more may wait at once.`;
    if (this.all >= underway * TABLE)
      return `${underway * TABLE} things wait to be done at this table; try again.`;
    if (!this.both('do', who, verbs, verbsAtOnce)) return `Slower, please: ${verbs} things a second.`;
    if (is === 'chat' && !this.both('say', who, talk, talkAtOnce))
      return `Slower, please: ${talkAtOnce} lines at once, and then one every ${1 / talk} seconds.`;
    this.underway.set(who, now + 1);
    this.all++;
    return undefined;
  }

  leave(role: Role): void {
    const who = whoOf(role);
    this.underway.set(who, (this.underway.get(who) ?? 1) - 1);
    this.all--;
  }

  private both(what: string, who: string, perSecond: number, most: number): boolean {
    return this.take(what, who, perSecond, most) && this.take(what, 'all', perSecond * TABLE, most * TABLE);
  }

  private take(what: string, who: string, perSecond: number, most: number): boolean {
    const name = `${what} ${who}`;
    const bucket = this.buckets.get(name) ?? new Bucket(perSecond, most);
    this.buckets.set(name, bucket);
    return bucket.take();
  }
}

const whoOf = (role: Role): string => (role.is === 'seat' ? `seat ${role.seat}` : role.is);
