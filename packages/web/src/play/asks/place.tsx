import type { JSX } from 'preact';
import type { PlaceModel } from '../models/place.js';
import { Face, Go, Key } from '../parts.js';
import { pointing, press } from '../pointer.js';
import { Barred, Foresight } from './barred.js';
import type { AskProps } from './context.js';

/** A hand of counters to put on the table. */
export function PlacePanel(props: AskProps<PlaceModel>): JSX.Element {
  const { model, session, commit, onRule } = props;
  const tells = session.system.consequence !== undefined;
  return (
    <>
      <LeftToPlace model={model} />
      <Hands model={model} />
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
      <PlacesByName model={model} />
      {tells && <Barred {...{ session, onRule }} ask={model.ask} who={undefined} onHold={() => {}} />}
      <Go
        label={doneLabel(model)}
        ready={model.ready.value}
        plain={model.puts.value.length === 0}
        onGo={() => commit(model.value())}
        above={tells && <WhatComesOfIt {...props} />}
      >
        <TakeBackOrSpread model={model} />
      </Go>
    </>
  );
}

/** The consequences of putting counters in a place, or why none may be put there. */
function WhatComesOfIt({ model, session, onRule }: AskProps<PlaceModel>): JSX.Element {
  const { ask } = model;
  const target = model.vain.value;
  const next = model.next.value;
  const vain =
    target !== undefined && next !== undefined
      ? { actors: [next], deed: ask.code, target, name: target }
      : undefined;
  return (
    <Foresight
      {...{ session, ask, vain, onRule }}
      answer={model.considered.value}
      until="The consequences appear here."
    />
  );
}

/** How much of the hand is left, or how much of its budget is spent. */
function LeftToPlace({ model }: { model: PlaceModel }): JSX.Element {
  return (
    <p class="tally" aria-live="polite">
      {model.budget !== undefined ? (
        <>
          Strength: <b>{model.spent.value}</b> of {model.budget}
        </>
      ) : (
        <>
          <b>{model.total - model.puts.value.length}</b> of {model.total} left
        </>
      )}
      {model.each !== undefined && <> · at most {model.each} to a location</>}
    </p>
  );
}

/** Selects what the next press on the table puts down: one kind of counter, or any. */
function Hands({ model }: { model: PlaceModel }): JSX.Element {
  const several = model.hands.length > 1;
  return (
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
      {model.hands.map((hand, i) => (
        <HandButton key={hand.like} model={model} hand={hand} hotkey={several ? i + 2 : 1} />
      ))}
    </fieldset>
  );
}

function HandButton(props: {
  model: PlaceModel;
  hand: PlaceModel['hands'][number];
  hotkey: number;
}): JSX.Element {
  const { model, hand, hotkey } = props;
  const left = model.left(hand);
  return (
    <button
      type="button"
      class={model.hand.value === hand.like ? 'hand on' : 'hand'}
      aria-pressed={model.hand.value === hand.like}
      disabled={left === 0}
      data-key={hotkey}
      onClick={() => {
        model.hand.value = hand.like;
      }}
    >
      <Key n={hotkey} />
      <Face look={hand.look} size={36} />
      <span class="hand-name">{hand.name} </span>
      <b>×{left}</b>
      {hand.cost !== undefined && <span class="unseen">, strength {hand.cost} each</span>}
    </button>
  );
}

/** The places of the board as text, for players who do not press the board itself. */
function PlacesByName({ model }: { model: PlaceModel }): JSX.Element {
  const { cells } = model.marks.value;
  return (
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
              disabled={cells?.[place] !== 'choice' && cells?.[place] !== 'chosen'}
              aria-label={`Put into ${place}, ${n} there`}
              {...pointing((over) => model.point(over ? place : undefined))}
              onFocus={() => model.point(place)}
              onBlur={() => model.point(undefined)}
              onClick={() => model.cell(place, press())}
            >
              {place}
              {n > 0 && <small aria-hidden="true"> +{n}</small>}
            </button>
          );
        })}
      </div>
    </details>
  );
}

/** The label of the button that gives the answer now. */
function doneLabel({ optional, puts, total }: PlaceModel): string {
  const placed = puts.value.length;
  if (optional) return placed === 0 ? 'Nobody' : `Land ${placed}`;
  return placed < total ? `${total - placed} to place` : 'Done';
}

function TakeBackOrSpread({ model }: { model: PlaceModel }): JSX.Element {
  const none = model.puts.value.length === 0;
  return (
    <>
      <button type="button" class="quiet" disabled={none} onClick={() => model.takeBack()}>
        Take back
      </button>
      <button type="button" class="quiet" disabled={none} onClick={() => model.clear()}>
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
    </>
  );
}
