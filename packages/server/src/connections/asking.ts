import type { Tables } from '../house/tables.js';
import type { Addresses } from '../limits/weights.js';
import type { Metrics } from '../metrics.js';

export interface HttpLimits {
  /** Requests a minute of one address; of these, tables opened. */
  readonly perMinute: number;
  readonly opened: number;
  /** Milliseconds in which the head of a request must have come, and all of it. */
  readonly head: number;
  readonly whole: number;
}

export const HTTP_LIMITS: HttpLimits = { perMinute: 600, opened: 60, head: 10_000, whole: 60_000 };

/** What whoever asks over HTTP is answered with. */
export interface Means {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly limits: HttpLimits;
  readonly addresses: Addresses;
  /** What opens /metrics to others than this machine. */
  readonly metricsToken?: string | undefined;
  /** Folder of the built page; without one, only tables are served. */
  readonly page?: string | undefined;
  readonly trustProxy: boolean;
  readonly log: boolean | object;
  readonly version: string;
}

/** Something wrong with a request: what, and with which status it is said. */
export class Wrong extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
