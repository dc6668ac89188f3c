import type { JSX } from 'preact';
import type { ConfirmModel, NumberModel } from '../models/simple.js';
import { Go, Key, ONE_PRESS } from '../parts.js';
import { press } from '../pointer.js';
import type { AskProps } from './context.js';
import { Risk } from './told/risk.js';

/** A whole number, typed or counted up and down. */
export function NumberPanel(props: AskProps<NumberModel>): JSX.Element {
  const { model, commit } = props;
  const { min, max } = model;
  const n = model.number.value;
  const set = (to: number): void => {
    model.number.value = Math.max(min, Math.min(max, to));
  };
  const span = `${min} to ${max}`;
  return (
    <>
      <div class="choice-line">
        {span}
        <div class="stepper">
          <button type="button" aria-label="Fewer" disabled={n <= min} onClick={() => set(n - 1)}>
            −
          </button>
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={n}
            aria-label={span}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isInteger(valueAsNumber)) set(valueAsNumber);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.repeat) commit(model.value());
            }}
          />
          <button type="button" aria-label="More" disabled={n >= max} onClick={() => set(n + 1)}>
            +
          </button>
        </div>
      </div>
      <Go label={`Answer ${n}`} ready onGo={() => commit(model.value())} />
    </>
  );
}

/** Yes or no, each with its risks: there is room for both. */
export function ConfirmPanel(props: AskProps<ConfirmModel>): JSX.Element {
  const { model, session, commit, onRule } = props;
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
            <Risk session={session} ask={model.ask} answer={answer} onRule={onRule} compact />
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
