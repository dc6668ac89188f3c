import type { JSX } from 'preact';
import type { ConfirmModel, NumberModel } from '../models/simple.js';
import { Go, Key, ONE_PRESS } from '../parts.js';
import { press } from '../pointer.js';
import type { AskProps } from './context.js';

/** A whole number. */
export function NumberPanel(props: AskProps<NumberModel>): JSX.Element {
  const { model, commit } = props;
  return (
    <>
      <label class="choice-line">
        {model.min} to {model.max}{' '}
        <input
          type="number"
          min={model.min}
          max={model.max}
          value={model.number.value}
          onInput={(event) => {
            const n = event.currentTarget.valueAsNumber;
            if (Number.isInteger(n)) model.number.value = Math.max(model.min, Math.min(model.max, n));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.repeat) commit(model.value());
          }}
        />
      </label>
      <Go label={`Answer ${model.number.value}`} ready onGo={() => commit(model.value())} />
    </>
  );
}

/** Yes or no. */
export function ConfirmPanel(props: AskProps<ConfirmModel>): JSX.Element {
  const { model, commit } = props;
  const chosen = model.chosen.value;
  return (
    <>
      <div class="options">
        {[true, false].map((answer, i) => (
          <button
            type="button"
            key={String(answer)}
            class={chosen === answer ? 'option on' : 'option'}
            data-key={i + 1}
            onClick={() => model.press(answer, press().touch)}
          >
            <Key n={i + 1} />
            <span class="option-words">
              <b>{answer ? model.yes : model.no}</b>
            </span>
          </button>
        ))}
      </div>
      <Go
        label={chosen === undefined ? 'Choose one' : chosen ? model.yes : model.no}
        how={chosen === undefined ? ONE_PRESS : undefined}
        ready={model.ready.value}
        onGo={() => commit(model.value())}
      />
    </>
  );
}
