import type { OddsQuery, Setup } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { type Reckoned, reckon } from './reckon.js';

export interface OddsOrder {
  readonly n: number;
  readonly system: string;
  readonly setup: Setup;
  readonly query: OddsQuery;
}

export interface OddsDelivery {
  readonly n: number;
  readonly reckoned: Reckoned;
}

/** Calculates odds off the page's thread, so that hovering never has to wait for them. */
export function serveOdds({ n, system, setup, query }: OddsOrder): OddsDelivery {
  return { n, reckoned: reckon(findSystem(system), setup, query) };
}
