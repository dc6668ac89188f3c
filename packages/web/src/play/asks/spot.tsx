import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SpotModel } from '../models/spot.js';
import { Go, Key } from '../parts.js';
import { hovers, press } from '../pointer.js';
import { length } from '../things.js';
import type { AskProps } from './context.js';
import { Risk } from './risk.js';

/** Milliseconds that something must be pointed at before its odds are asked. */
const RESTS = 90;

/** A value once it has rested: a pointer on its way asks nothing. */
function useRested<T>(value: T): T {
  const [rested, rest] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(() => value), RESTS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}

/** A place to go to: named ones here, free ones on the table. */
export function SpotPanel(props: AskProps<SpotModel>): JSX.Element {
  const { model, session, onRule } = props;
  const { named, shape, unit } = model;
  const shown = model.shown.value;
  const picked = model.picked.value;
  const considered = useRested(model.considered.value);
  const { say } = session.teller;
  const warnings = model.way.value?.warnings ?? [];
  const chosen = picked && 'id' in picked ? named.find((n) => n.id === picked.id) : undefined;
  const verb = shape.how === 'walk' ? 'Go' : 'Throw';
  return (
    <>
      {model.free && (
        <p class="tally">
          {shape.within > 0 && (
            <>
              {shape.how === 'walk' ? 'Up to' : 'Within'}{' '}
              <b>
                {length(shape.within)} {unit}
              </b>
              :{' '}
            </>
          )}
          any lit spot on the table{named.length > 0 && ', or'}
        </p>
      )}
      <div class="options">
        {named.map((option, i) => {
          const on = shown !== undefined && 'id' in shown && shown.id === option.id;
          const point = (over: boolean): void => {
            model.pointed.value = over ? { id: option.id } : undefined;
          };
          return (
            <button
              type="button"
              key={option.id}
              class={on ? 'option on' : 'option'}
              aria-pressed={on}
              data-key={i + 1}
              onPointerEnter={(event) => hovers(event) && point(true)}
              onPointerLeave={(event) => hovers(event) && point(false)}
              onFocus={() => point(true)}
              onBlur={() => point(false)}
              onClick={() => model.press({ id: option.id }, press())}
            >
              <Key n={i + 1} />
              <span class="option-words">
                <b>{option.name}</b>
              </span>
              {option.cost !== undefined && (
                <span class="option-cost">
                  {length(option.cost)} {unit}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <p class="spot-words" aria-live="polite">
        {model.words.value}
      </p>
      {warnings.map((line) => (
        <p class="warning" key={line.key}>
          {say(line)}
        </p>
      ))}
      {considered !== undefined && (
        <Risk session={session} ask={model.ask} answer={considered} onRule={onRule} compact />
      )}
      <Go
        label={chosen?.name ?? (picked ? `${verb} there` : 'Choose a spot')}
        ready={model.ready.value}
        onGo={() => model.commit()}
      />
    </>
  );
}
