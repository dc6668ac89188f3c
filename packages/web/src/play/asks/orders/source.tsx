import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import type { OrdersModel } from '../../models/orders.js';
import { Face, Key, Segments, Stepper } from '../../parts.js';
import type { Asker } from '../context.js';
import { Risk } from '../told/risk.js';
import { BarredHere } from './ahead.js';

interface SourceProps {
  readonly model: OrdersModel;
  readonly session: Asker;
  /** The place whose counters are being ordered. */
  readonly place: string;
  readonly onRule: (id: RuleId) => void;
}

type Verb = OrdersModel['shape']['verbs'][number];

/** The choice of who acts from one place, where and how. */
export function SourcePanel(props: SourceProps): JSX.Element {
  const { model, session, place } = props;
  const targets = model.targets.value;
  const here = model.shape.verbs.filter((v) => targets[v.verb]?.includes(place));
  const away = [...new Set(Object.values(targets).flat())].filter((p) => p !== place && model.orderTo(p));
  const leave = model.leave.value;
  const verbs = model.shape.verbs.filter((v) => targets[v.verb]?.some((p) => p !== place));
  const nameOf = (verb: Verb): string => session.teller.say(verb.line);
  return (
    <section class="source" aria-label={`Orders from ${place}`}>
      <h3>
        From {place}
        <button type="button" class="quiet small" onClick={() => model.pick(undefined)}>
          another location
        </button>
      </h3>
      <Who model={model} place={place} />
      {leave !== undefined && <p class="note">At most {leave} may leave.</p>}
      {here.length > 0 && (
        <div class="here">
          {here.map((verb) => (
            <DoneHere key={verb.verb} {...props} verb={verb.verb} name={nameOf(verb)} />
          ))}
        </div>
      )}
      {verbs.length > 1 && (
        <Segments
          label="What a press on the table orders"
          choices={[
            { id: undefined, name: 'Best fit' },
            ...verbs.map((v) => ({ id: v.verb, name: nameOf(v) })),
          ]}
          value={model.verb.value}
          onChange={(verb) => {
            model.verb.value = verb;
          }}
        />
      )}
      <div class="chips-grid">
        {away.map((p) => (
          <Target key={p} model={model} place={p} nameOf={nameOf} />
        ))}
        {away.length === 0 && here.length === 0 && <span class="dim">They can do nothing together.</span>}
      </div>
      <BarredHere model={model} session={session} onRule={props.onRule} />
    </section>
  );
}

/** The place's counters that can still be ordered, with a number for each kind. */
function Who({ model, place }: { model: OrdersModel; place: string }): JSX.Element {
  return (
    <div class="rows">
      {model.readyAt(place).map((ready, i) => (
        <div class="row" key={ready.like}>
          <Key n={i + 1} />
          <Face look={ready.look} />
          <span class="row-words">
            <b>{ready.name}</b>
          </span>
          <Stepper
            label={ready.name}
            value={model.picks.value.get(ready.like) ?? 0}
            most={ready.units.length}
            hotkey={i + 1}
            onChange={(n) => model.set(ready.like, n)}
          />
        </div>
      ))}
    </div>
  );
}

/** A deed done where the counters are, with its risks. */
function DoneHere(props: SourceProps & { readonly verb: string; readonly name: string }): JSX.Element {
  const { model, session, place, verb, name, onRule } = props;
  const order = model.orderTo(place, verb);
  const point = (over: boolean): void => {
    model.pointedOrder.value = over ? order : undefined;
  };
  return (
    <button
      type="button"
      class="option option-small"
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={() => {
        point(false);
        model.add(place, verb);
      }}
    >
      <span class="option-words">
        <b>{name}</b> <i>here</i>
      </span>
      <Risk session={session} ask={model.ask} answer={order ? [order] : undefined} onRule={onRule} compact />
    </button>
  );
}

/** A place that the counters can go to or act on, with the deed. */
function Target(props: { model: OrdersModel; place: string; nameOf: (verb: Verb) => string }): JSX.Element {
  const { model, place, nameOf } = props;
  const verb = model.orderTo(place)?.split(' ')[0];
  const meant = model.shape.verbs.find((v) => v.verb === verb);
  const hostile = model.marks.value.cells?.[place] === 'target';
  return (
    <button
      type="button"
      class={hostile ? 'place-chip target' : 'place-chip'}
      onPointerEnter={() => model.point(place)}
      onPointerLeave={() => model.point(undefined)}
      onFocus={() => model.point(place)}
      onBlur={() => model.point(undefined)}
      onClick={() => model.add(place)}
    >
      {place}
      <small> {meant && nameOf(meant)}</small>
    </button>
  );
}
