import type { JSX } from 'preact';
import type { PathModel } from '../models/path.js';
import { Go } from '../parts.js';
import { press } from '../pointer.js';
import type { AskProps } from './context.js';

/** A path from place to place, step by step. */
export function PathPanel(props: AskProps<PathModel>): JSX.Element {
  const { model, commit } = props;
  const path = model.path.value;
  return (
    <>
      <p class="tally" aria-live="polite">
        {[model.from, ...path].join(' → ')} · <b>{path.length}</b> of {model.max}
        {path.length > 0 && <> · {model.worth.value} with somebody in it</>}
      </p>
      <div class="chips-grid">
        {model.next.value.map((place, i) => (
          <button
            type="button"
            key={place}
            class="place-chip"
            data-key={i + 1}
            aria-label={`On to ${place}${model.values[place] ? `, ${model.values[place]} there` : ''}`}
            onClick={() => model.cell(place, press())}
          >
            {place}
            {model.values[place] ? <small aria-hidden="true"> ×{model.values[place]}</small> : null}
          </button>
        ))}
        {model.next.value.length === 0 && <span class="dim">This is as far as it goes.</span>}
      </div>
      <Go
        label={path.length === 0 ? 'Stay' : 'Go'}
        ready
        plain={path.length === 0}
        onGo={() => commit(model.value())}
      >
        <button type="button" class="quiet" disabled={path.length === 0} onClick={() => model.back()}>
          Step back
        </button>
        <button type="button" class="quiet" disabled={path.length === 0} onClick={() => model.clear()}>
          Clear
        </button>
      </Go>
    </>
  );
}
