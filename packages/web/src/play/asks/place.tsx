import type { JSX } from 'preact';
import type { PlaceModel } from '../models/place.js';
import { Face, Go, Key } from '../parts.js';
import { press } from '../pointer.js';
import type { AskProps } from './context.js';

/** A hand of counters to put on the table. */
export function PlacePanel(props: AskProps<PlaceModel>): JSX.Element {
  const { model, commit } = props;
  const placed = model.puts.value.length;
  const rest = model.total - placed;
  const several = model.hands.length > 1;
  return (
    <>
      <p class="tally" aria-live="polite">
        {model.budget !== undefined ? (
          <>
            Strength: <b>{model.spent.value}</b> of {model.budget}
          </>
        ) : (
          <>
            <b>{rest}</b> of {model.total} left
          </>
        )}
        {model.each !== undefined && <> · at most {model.each} to a location</>}
      </p>
      <fieldset class="hands">
        <legend class="unseen">What the next press puts down</legend>
        {several && (
          <button
            type="button"
            class={model.hand.value === undefined ? 'hand on' : 'hand'}
            aria-pressed={model.hand.value === undefined}
            data-key={1}
            onClick={() => {
              model.hand.value = undefined;
            }}
          >
            <Key n={1} />
            <b>Any</b>
          </button>
        )}
        {model.hands.map((hand, i) => {
          const n = model.left(hand);
          return (
            <button
              type="button"
              key={hand.like}
              class={model.hand.value === hand.like ? 'hand on' : 'hand'}
              aria-pressed={model.hand.value === hand.like}
              disabled={n === 0}
              data-key={several ? i + 2 : 1}
              onClick={() => {
                model.hand.value = hand.like;
              }}
            >
              <Key n={several ? i + 2 : 1} />
              <Face look={hand.look} size={36} />
              <span class="unseen">{hand.name} </span>
              <b>×{n}</b>
              {hand.cost !== undefined && <span class="unseen">, strength {hand.cost} each</span>}
            </button>
          );
        })}
      </fieldset>
      <div class="choice-line">
        <label>
          <input
            type="checkbox"
            checked={model.all.value}
            onChange={(event) => {
              model.all.value = event.currentTarget.checked;
            }}
          />{' '}
          a press puts down as many as fit
        </label>
      </div>
      <details class="fold">
        <summary>Where they go, by name</summary>
        <div class="chips-grid">
          {model.places.map((place) => {
            const n = model.puts.value.filter((p) => p.at === place).length;
            return (
              <button
                type="button"
                key={place}
                class={n > 0 ? 'place-chip on' : 'place-chip'}
                disabled={
                  model.marks.value.cells?.[place] !== 'choice' &&
                  model.marks.value.cells?.[place] !== 'chosen'
                }
                aria-label={`Put into ${place}, ${n} there`}
                onClick={() => model.cell(place, press())}
              >
                {place}
                {n > 0 && <small aria-hidden="true"> +{n}</small>}
              </button>
            );
          })}
        </div>
      </details>
      <Go
        label={
          model.optional && placed === 0
            ? 'Nobody'
            : model.optional
              ? `Land ${placed}`
              : rest > 0
                ? `${rest} to place`
                : 'Done'
        }
        ready={model.ready.value}
        onGo={() => commit(model.value())}
      >
        <button type="button" class="quiet" disabled={placed === 0} onClick={() => model.takeBack()}>
          Take back
        </button>
        <button type="button" class="quiet" disabled={placed === 0} onClick={() => model.clear()}>
          Clear
        </button>
        <button
          type="button"
          class="quiet"
          disabled={model.hands.every((h) => model.left(h) === 0)}
          onClick={() => model.spread()}
        >
          Spread evenly
        </button>
      </Go>
    </>
  );
}
