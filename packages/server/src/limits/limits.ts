import type { Role, Verb } from '@shambles/wire';

/** A rate limit: so many a second on average, with a burst of up to `most`. */
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

  /** Takes one if there is any left. `now`: milliseconds of a monotonic clock. */
  take(now: number = monotonic()): boolean {
    const passed = Math.max(0, now - this.at);
    this.level = Math.min(this.most, this.level + (passed / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}

/** Milliseconds of a monotonic clock, unaffected by changes to the machine's clock. */
const monotonic = (): number => performance.now();

export interface SeatLimits {
  /** Verbs of one seat per second on average, and in one burst, over all its devices. */
  readonly verbs: number;
  readonly verbsAtOnce: number;
  /** Lines of talk of one seat per second, and in one burst. */
  readonly talk: number;
  readonly talkAtOnce: number;
  /** Joins of one seat per second, and in one burst. */
  readonly joins: number;
  readonly joinsAtOnce: number;
  /** Number of one seat's verbs that may be pending. */
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

/** A whole table may do as much as TABLE seats; WATCHERS people may watch it with one key. */
const TABLE = 4;
const WATCHERS = 20;

/** Thrown when somebody joins too often. */
export class TooOften extends Error {}

/** Limits on what may be done at one table: by each seat over all its devices, and by all together. */
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

  /** Begins a verb, or returns why that is too much. `leave` ends what was begun. */
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
