import type { SeatSpec } from '@shambles/engine';
import type { JSX } from 'preact';
import type { Chapter, Filter } from './story.js';

const FILTERS: readonly { readonly id: Filter; readonly name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'fights', name: 'Fights' },
  { id: 'moves', name: 'Moves' },
  { id: 'events', name: 'Events' },
  { id: 'dice', name: 'Dice' },
];

/** Filters for the story, and a list to jump to a turn. */
export function LogBar(props: {
  seats: readonly SeatSpec[];
  chapters: readonly Chapter[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onTurn: (turn: number) => void;
}): JSX.Element {
  const { filter, onFilter, onTurn } = props;
  const sides = props.seats.map((s) => ({ id: `side:${s.id}` as Filter, name: s.name }));
  return (
    <div class="side-log-bar">
      <fieldset class="side-filters">
        <legend class="side-unseen">Show</legend>
        {FILTERS.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            class="side-filter"
            aria-pressed={filter === id}
            onClick={() => onFilter(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {sides.length > 1 && (
        <label class="side-jump">
          <span class="side-unseen">Whose part</span>
          <select
            value={filter.startsWith('side:') ? filter : ''}
            onChange={(e) => onFilter((e.currentTarget.value || 'all') as Filter)}
          >
            <option value="">Who</option>
            {sides.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="side-jump">
        <span class="side-unseen">Go to turn</span>
        <select
          value=""
          onChange={(e) => e.currentTarget.value !== '' && onTurn(Number(e.currentTarget.value))}
        >
          <option value="">Turn</option>
          {props.chapters.map((c) => (
            <option key={c.turn} value={c.turn}>
              {c.within ? `\u2003${c.title}` : c.title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
