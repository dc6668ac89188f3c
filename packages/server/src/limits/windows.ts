import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  count: number;
  begun: number;
}

/** Number of addresses whose requests are counted. */
const KEPT = 5000;

/**
 * Counts requests by address in windows of time. By a monotonic clock: the one that comes with the rate limit goes by
 * the machine's, and whoever has sent much when that is set back would wait until it has caught up.
 */
export class Windows implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  incr(
    key: string,
    told: (error: Error | null, result?: { current: number; ttl: number }) => void,
    length = 60_000,
  ): void {
    const now = performance.now();
    const before = this.windows.get(key);
    const window = before && now - before.begun < length ? before : { count: 0, begun: now };
    window.count++;
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > KEPT) this.windows.delete(this.windows.keys().next().value as string);
    told(null, { current: window.count, ttl: length - (now - window.begun) });
  }

  child(): Windows {
    return new Windows();
  }
}
