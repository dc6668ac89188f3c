import type { AnySystem } from '@shambles/engine';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useProvenance } from '../play/parts.js';
import { companionHash } from '../remote/links.js';

/** The procedures whose title, id or rule contains every word of the query. */
function found(system: AnySystem, query: string): AnySystem['procedures'] {
  const wanted = query.toLowerCase().split(/\s+/);
  return system.procedures.filter(({ id, title, rule }) => {
    const text = `${title} ${id} ${rule}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** All procedures of a system, filtered by typing and walked through with the arrow keys. */
export function PieceList(props: { system: AnySystem; chosen: string | undefined }): JSX.Element {
  const { system, chosen } = props;
  const [query, setQuery] = useState('');
  const box = useRef<HTMLElement>(null);
  const provenance = useProvenance(system);
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
      <ul>
        {hits.map(({ id, title, rule }) => (
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
      <p class="dim" role="status">
        {hits.length === 0 ? `Nothing is called "${query}".` : ''}
      </p>
    </nav>
  );
}
