import type { AnySystem, Fact } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { partsOf } from '../../side/log/story.js';
import type { Now } from './now.js';

/** Most sentences that are told above a question. */
const MOST = 2;

/** The last grave ones of these facts, as the story tells them: deaths if there are any, otherwise dangers. */
export function graveIn(
  { beats }: Pick<AnySystem, 'beats'>,
  teller: Teller,
  facts: readonly Fact[],
): readonly string[] {
  const weighed = facts.map((fact) => ({ fact, weight: beats?.([fact])[0]?.weight }));
  const told = (wanted: string): string[] =>
    weighed.flatMap(({ fact, weight }) => {
      const parts = weight === wanted ? partsOf(teller, fact) : undefined;
      return parts ? parts.map(({ text }) => text).join('') : [];
    });
  const deaths = told('death');
  return (deaths.length > 0 ? deaths : told('danger')).slice(-MOST);
}

/**
 * The grave events since the last question, above the next one. Only where the story lies out of sight below it: the
 * styles show it on small screens alone. Screen readers are told by the story itself.
 */
export function Lately({ now: { ask, facts, session } }: { now: Now }): JSX.Element | null {
  const key = ask && `${ask.seat}/${ask.id}/${ask.at}`;
  const told = useRef({ key, from: facts.length, to: facts.length });
  if (key !== undefined && key !== told.current.key)
    told.current = { key, from: told.current.to, to: facts.length };
  if (key === undefined) return null;
  const since = facts.slice(told.current.from, told.current.to).map(({ fact }) => fact);
  const grave = graveIn(session.system, session.teller, since);
  return grave.length > 0 ? (
    <p class="lately" aria-hidden="true">
      {grave.join(' ')}
    </p>
  ) : null;
}
