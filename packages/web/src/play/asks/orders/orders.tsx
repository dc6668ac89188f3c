import { nameOfCell } from '@shambles/board';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { change, settings } from '../../../app/settings.js';
import { type OrdersModel, readOrder } from '../../models/orders.js';
import { Go, Key } from '../../parts.js';
import { pointing } from '../../pointer.js';
import type { AskProps } from '../context.js';
import { Risk } from '../told/risk.js';
import { Ahead } from './ahead.js';
import { orderInWords, QueueList } from './queue.js';
import { SourcePanel } from './source.js';

/** A queue of orders, picked on the table or by name. */
export function OrdersPanel(props: AskProps<OrdersModel>): JSX.Element {
  const { model, session, commit, onRule } = props;
  const { shape } = model;
  const queue = model.queue.value;
  const source = model.source.value;
  const say = session.teller.say;
  const n = queue.length;
  return (
    <>
      {source === undefined ? (
        <Sources model={model} />
      ) : (
        <SourcePanel model={model} session={session} place={source} onRule={onRule} />
      )}
      <Considered model={model} session={session} onRule={onRule} />
      {model.note.value && (
        <p class="note" role="status">
          {model.note.value}
        </p>
      )}
      {n > 0 && <QueueList model={model} session={session} onRule={onRule} />}
      {shape.bulk.length > 0 && (
        <div class="bulk">
          {shape.bulk.map((option) => (
            <Bulk
              key={option.id}
              option={option}
              words={say(option.line)}
              queued={queue.includes(option.id)}
              {...{ model, session, onRule }}
            />
          ))}
        </div>
      )}
      <Go
        label={n === 0 ? 'No orders yet' : `Carry out ${n === 1 ? 'the order' : `${n} orders`}`}
        ready={n > 0}
        onGo={() => commit(model.value())}
        above={session.system.consequence && <Ahead model={model} session={session} onRule={onRule} />}
      >
        <button type="button" class="quiet" onClick={() => commit([...queue, shape.finish.id])}>
          {n === 0 ? say(shape.finish.line) : 'Carry out and finish'}
        </button>
      </Go>
      {n > 1 && (
        <label class="choice-line">
          <input
            type="checkbox"
            checked={settings.value.carryOn}
            onChange={(event) => change({ carryOn: event.currentTarget.checked })}
          />{' '}
          carry on after dice without asking again
        </label>
      )}
    </>
  );
}

/** The odds of the order that a press on the table would give, headed by its name. */
function Considered(props: Omit<AskProps<OrdersModel>, 'commit'>): JSX.Element | null {
  const { model, session } = props;
  const answer = model.considered.value;
  if (answer === undefined) return null;
  const words = orderInWords(readOrder(answer[0], model.scene.value), model, session);
  return <Risk session={session} ask={model.ask} answer={answer} about={words} onRule={props.onRule} />;
}

/** All places with counters that may still be ordered. */
function Sources(props: { model: OrdersModel }): JSX.Element {
  const { model } = props;
  const places = model.sources.value;
  const scene = model.scene.value;
  if (places.length === 0) return <p class="note">Everybody has an order.</p>;
  return (
    <>
      <p class="tally">Pick a location: on the table, or here.</p>
      <div class="chips-grid">
        {places.map((place, i) => (
          <button
            type="button"
            key={place}
            class="place-chip"
            data-key={i + 1}
            onClick={() => model.pick(place)}
          >
            <Key n={i + 1} />
            <span class="unseen">Order from </span>
            {place}
            <small aria-hidden="true">
              {' '}
              ×{model.readyAt(place).reduce((sum, r) => sum + r.units.length, 0)}
            </small>
            {scene.kind === 'printed' && (
              <span class="unseen">{nameOfCell(scene, place).slice(place.length)}</span>
            )}
          </button>
        ))}
      </div>
    </>
  );
}

/** One order for everybody; while pointed at, it shows its risks. */
function Bulk(
  props: Omit<AskProps<OrdersModel>, 'commit'> & {
    option: { readonly id: string };
    words: string;
    queued: boolean;
  },
): JSX.Element {
  const { model, session, option, onRule } = props;
  const [pointed, setPointed] = useState(false);
  const point = (over: boolean): void => {
    setPointed(over);
    model.pointedOrder.value = over ? option.id : undefined;
  };
  return (
    <button
      type="button"
      class="option option-small"
      disabled={props.queued}
      {...pointing(point)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={() => {
        point(false);
        model.addBulk(option.id);
      }}
    >
      <span class="option-words">
        <b>{props.words}</b>
      </span>
      {pointed && <Risk session={session} ask={model.ask} answer={[option.id]} onRule={onRule} compact />}
    </button>
  );
}
