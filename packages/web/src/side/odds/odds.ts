import type { AnySystem, Json, OddsQuery, Setup } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { openHelper, order } from '../../beside/beside.js';
import { keep } from '../keep.js';
import type { OddsDelivery } from './order.js';
import { type PlainOdds, type Quantity, type Reckoned, reckon } from './reckon.js';

export type { PlainOdds, Quantity } from './reckon.js';

export interface OddsAnswer {
  readonly query: OddsQuery;
  readonly reckoned: Reckoned;
}

/** Limit on the cached answers of each system; the oldest are dropped first. */
const KEPT = 500;

const answers = new WeakMap<AnySystem, Map<string, Reckoned>>();

/** The cache key of a query. Neither the order of its fields nor its `on` matters. */
export function keyOf(setup: Setup, query: OddsQuery): string {
  const { scenario, options, files } = setup;
  return `${stable({ scenario, options, files: files ?? {} })} ${query.procedure} ${stable(query.input)}`;
}

function stable(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(stable).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const of = value as { readonly [key: string]: Json };
    const fields = Object.keys(of).sort();
    return `{${fields.map((k) => `${JSON.stringify(k)}:${stable(of[k])}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** The answer to a query, if it is known already. */
export function knownOdds(system: AnySystem, setup: Setup, query: OddsQuery): OddsAnswer | undefined {
  const reckoned = answers.get(system)?.get(keyOf(setup, query));
  return reckoned && { query, reckoned };
}

function remember(system: AnySystem, setup: Setup, query: OddsQuery, reckoned: Reckoned): void {
  const of = keep(answers, system, () => new Map<string, Reckoned>());
  if (of.size >= KEPT) of.delete(of.keys().next().value as string);
  of.set(keyOf(setup, query), reckoned);
}

// ------------------------------------------------------------------ calculating, in a worker or in idle time

let worker: Worker | undefined | 'none';
const waiting = new Map<number, (reckoned: Reckoned | undefined) => void>();
let sent = 0;

function helper(): Worker | undefined {
  if (worker === undefined) {
    worker = 'none';
    try {
      if (typeof Worker === 'function') {
        worker = openHelper();
        worker.onmessage = ({ data }: MessageEvent<OddsDelivery>) => {
          waiting.get(data.n)?.(data.reckoned);
          waiting.delete(data.n);
        };
        worker.onerror = () => {
          worker = 'none';
          for (const give of waiting.values()) give(undefined);
          waiting.clear();
        };
      }
    } catch {
      worker = 'none';
    }
  }
  return worker === 'none' ? undefined : worker;
}

/** Lets the page draw and handle events. */
function pause(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: 120 });
    else setTimeout(go, 0);
  });
}

async function workOut(
  system: AnySystem,
  setup: Setup,
  query: OddsQuery,
  signal: AbortSignal | undefined,
): Promise<Reckoned | undefined> {
  const beside = SYSTEMS.includes(system) ? helper() : undefined;
  if (beside) {
    const reckoned = await new Promise<Reckoned | undefined>((give) => {
      const n = ++sent;
      waiting.set(n, give);
      order(beside, { task: 'odds', n, system: system.id, setup, query });
    });
    if (reckoned) return reckoned;
  }
  await pause();
  return signal?.aborted ? undefined : reckon(system, setup, query);
}

/**
 * Calculates the chances of several queries, one at a time, in a worker or else in the page's idle time. `tell` is
 * called with all answers so far after each one. If aborted, it returns the answers found until then.
 */
export async function oddsFor(
  system: AnySystem,
  setup: Setup,
  queries: readonly OddsQuery[],
  signal?: AbortSignal,
  tell?: (so: readonly OddsAnswer[]) => void,
): Promise<readonly OddsAnswer[]> {
  const found: OddsAnswer[] = [];
  for (const query of queries) {
    if (signal?.aborted) return found;
    let answer = knownOdds(system, setup, query);
    if (!answer) {
      const reckoned = await workOut(system, setup, query, signal);
      if (!reckoned) return found;
      remember(system, setup, query, reckoned);
      answer = { query, reckoned };
    }
    found.push(answer);
    tell?.([...found]);
  }
  return found;
}

// ------------------------------------------------------------------ reading chances

/** Chance of at least `n`. */
export function atLeastChance(quantity: Quantity, n: number): number {
  return quantity.chances.reduce((sum, c) => (c.value >= n ? sum + c.chance : sum), 0);
}

/** The sum of a quantity over several independent throws; undefined without any. */
export function together(quantities: readonly Quantity[]): Quantity | undefined {
  const [first] = quantities;
  if (!first) return undefined;
  let sums = new Map<number, number>([[0, 1]]);
  for (const { chances } of quantities) {
    const more = new Map<number, number>();
    for (const [sum, p] of sums)
      for (const { value, chance } of chances)
        more.set(sum + value, (more.get(sum + value) ?? 0) + p * chance);
    sums = more;
  }
  const chances = [...sums].map(([value, chance]) => ({ value, chance })).sort((a, b) => a.value - b.value);
  return { name: first.name, mean: quantities.reduce((n, q) => n + q.mean, 0), chances };
}

/** The odds of an answer, unless it failed. */
export function oddsOf(answer: OddsAnswer): PlainOdds | undefined {
  return 'odds' in answer.reckoned ? answer.reckoned.odds : undefined;
}
