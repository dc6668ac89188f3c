import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import type { OrdersModel } from '../../models/orders.js';
import { Face, Key, Segments, Stepper } from '../../parts.js';
import type { Asker } from '../context.js';
import { Risk } from '../risk.js';

/** Who goes from one place, where to, and what for. */
export function SourcePanel(props: {
  model: OrdersModel;
  session: Asker;
  place: string;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { model, session, place, onRule } = props;
  const ready = model.readyAt(place);
  const targets = model.targets.value;
  const here = model.shape.verbs.filter((v) => targets[v.verb]?.includes(place));
  const away = [...new Set(Object.values(targets).flat())].filter((p) => p !== place && model.orderTo(p));
  const say = session.teller.say;
  const verbName = new Map(model.shape.verbs.map((v) => [v.verb, say(v.line)]));
  const leave = model.leave.value;
  const verbs = model.shape.verbs.filter((v) => targets[v.verb]?.some((p) => p !== place));
  return (
    <section class="source" aria-label={`Orders from ${place}`}>
      <h3>
        From {place}
        <button type="button" class="quiet small" onClick={() => model.pick(undefined)}>
          another location
        </button>
      </h3>
      <div class="rows">
        {ready.map((r, i) => (
          <div class="row" key={r.like}>
            <Key n={i + 1} />
            <Face look={r.look} />
            <span class="row-words">
              <b>{r.name}</b>
            </span>
            <Stepper
              label={r.name}
              value={model.picks.value.get(r.like) ?? 0}
              most={r.units.length}
              hotkey={i + 1}
              onChange={(n) => model.set(r.like, n)}
            />
          </div>
        ))}
      </div>
      {leave !== undefined && <p class="note">At most {leave} may leave.</p>}
      {here.length > 0 && (
        <div class="here">
          {here.map((v) => (
            <button
              type="button"
              class="option option-small"
              key={v.verb}
              onClick={() => model.add(place, v.verb)}
            >
              <span class="option-words">
                <b>{verbName.get(v.verb)}</b> <i>here</i>
              </span>
              <Risk
                session={session}
                ask={model.ask}
                answer={model.orderTo(place, v.verb) ? [model.orderTo(place, v.verb) as string] : undefined}
                onRule={onRule}
                compact
              />
            </button>
          ))}
        </div>
      )}
      {verbs.length > 1 && (
        <Segments
          label="What a press on the table orders"
          choices={[
            { id: undefined, name: 'Best fit' },
            ...verbs.map((v) => ({ id: v.verb, name: verbName.get(v.verb) ?? v.verb })),
          ]}
          value={model.verb.value}
          onChange={(verb) => {
            model.verb.value = verb;
          }}
        />
      )}
      <div class="chips-grid">
        {away.map((p) => {
          const verb = model.orderTo(p)?.split(' ')[0] ?? '';
          const hostile = model.marks.value.cells?.[p] === 'target';
          return (
            <button
              type="button"
              key={p}
              class={hostile ? 'place-chip target' : 'place-chip'}
              onPointerEnter={() => model.point(p)}
              onPointerLeave={() => model.point(undefined)}
              onFocus={() => model.point(p)}
              onBlur={() => model.point(undefined)}
              onClick={() => model.add(p)}
            >
              {p}
              <small> {verbName.get(verb)}</small>
            </button>
          );
        })}
        {away.length === 0 && here.length === 0 && <span class="dim">They can do nothing together.</span>}
      </div>
    </section>
  );
}
