import type { Tables } from '../house/tables.js';
import type { Addresses } from '../limits/weights.js';
import type { Metrics } from '../metrics.js';

export interface HttpLimits {
  /** Requests per minute from one address; of these, requests that open tables. */
  readonly perMinute: number;
  readonly opened: number;
  /** Milliseconds within which the head of a request must arrive, and the whole request. */
  readonly head: number;
  readonly whole: number;
}

export const HTTP_LIMITS: HttpLimits = { perMinute: 600, opened: 60, head: 10_000, whole: 60_000 };

/** What the HTTP routes need to answer requests. */
export interface Means {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly limits: HttpLimits;
  readonly addresses: Addresses;
  /** Token that lets other machines read /metrics. */
  readonly metricsToken?: string | undefined;
  /** Folder of the built page; without it, only tables are served. */
  readonly page?: string | undefined;
  readonly trustProxy: boolean;
  readonly log: boolean | object;
  readonly version: string;
}

/** An error in a request, with the HTTP status and code to answer with. */
export class Wrong extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most values in a body; LIMITS.values by default. */
    readonly values?: number;
  }
}
