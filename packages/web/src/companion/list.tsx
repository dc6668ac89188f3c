import type { AnySystem } from '@shambles/engine';
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { useProvenance } from '../play/parts.js';
import { companionHash } from '../remote/links.js';

/** The procedures whose title, heading, id or rule contains every word of the query. */
function found(system: AnySystem, query: string): AnySystem['procedures'] {
  const wanted = query.toLowerCase().split(/\s+/);
  return system.procedures.filter(({ id, title, under = '', rule }) => {
    const text = `${title} ${under} ${id} ${rule}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

type Pieces = AnySystem['procedures'];

/** Procedures by heading, in order of first appearance. */
function headed(pieces: Pieces): readonly { readonly head: string | undefined; readonly pieces: Pieces }[] {
  const heads = [...new Set(pieces.map((p) => p.under))];
  return heads.map((head) => ({ head, pieces: pieces.filter((p) => p.under === head) }));
}

/** All procedures of a system, filtered by typing and walked through with the arrow keys. */
export function PieceList(props: { system: AnySystem; chosen: string | undefined }): JSX.Element {
  const { system, chosen } = props;
  const [query, setQuery] = useState('');
  const box = useRef<HTMLElement>(null);
  const hits = found(system, query);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const all = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
      const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    } else if (event.key === 'Enter' && (event.target as HTMLElement).matches('input'))
      box.current?.querySelector('a')?.click();
    else if (event.key === 'Escape') setQuery('');
  };
  return (
    <nav class="c-list" ref={box} aria-label="Pieces of the rules" onKeyDown={onKeyDown}>
      <input
        type="search"
        id="find-piece"
        placeholder="Find a piece of the rules"
        aria-label="Find a piece of the rules"
        value={query}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <div class="c-pieces">
        {headed(hits).map(({ head, pieces }) => (
          <Headed key={head ?? ''} {...{ head, pieces, system, chosen }} />
        ))}
      </div>
      <p class="dim" role="status">
        {hits.length === 0 ? `Nothing is called "${query}".` : ''}
      </p>
    </nav>
  );
}

/** The procedures under one heading. */
function Headed(props: {
  head: string | undefined;
  pieces: Pieces;
  system: AnySystem;
  chosen: string | undefined;
}): JSX.Element {
  const { head, pieces, system, chosen } = props;
  const provenance = useProvenance(system);
  const heading = useId();
  return (
    <section aria-labelledby={head && heading}>
      {head && (
        <h2 class="c-heading" id={heading}>
          {head}
        </h2>
      )}
      <ul>
        {pieces.map(({ id, title, rule }) => (
          <li key={id}>
            <a href={companionHash(system.id, id)} aria-current={id === chosen ? 'page' : undefined}>
              <span>{title}</span>
              <small>
                {rule}
                {provenance.get(rule) === 'reconstructed' && <span class="c-made"> reconstructed</span>}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
