import type { AnySystem, OddsQuery, Setup } from '@shambles/engine';
import { useEffect, useState } from 'preact/hooks';
import { keyOf, knownOdds, type OddsAnswer, oddsFor } from './odds.js';

/** Answers to `queries` as they arrive; cached ones are there at once. */
export function useOdds(
  system: AnySystem,
  setup: Setup,
  queries: readonly OddsQuery[],
): { answers: readonly OddsAnswer[]; working: boolean } {
  const key = queries.map((q) => `${keyOf(setup, q)} ${q.on ?? ''}`).join('\n');
  const [got, setGot] = useState<{ key: string; answers: readonly OddsAnswer[] }>({ key: '', answers: [] });
  const known = queries.map((q) => knownOdds(system, setup, q)).filter((a) => a !== undefined);
  const ready = known.length === queries.length;
  useEffect(() => {
    if (ready) return;
    const stop = new AbortController();
    void oddsFor(system, setup, queries, stop.signal, (answers) => {
      if (!stop.signal.aborted) setGot({ key, answers });
    });
    return () => stop.abort();
  }, [system, key]);
  return { answers: ready ? known : got.key === key ? got.answers : known, working: !ready };
}
