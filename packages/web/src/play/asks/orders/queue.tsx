import type { RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { type Order, type OrdersModel, readOrder } from '../../models/orders.js';
import { countersOf } from '../../table/things.js';
import type { Asker } from '../context.js';
import { Risk } from '../told/risk.js';

/** "Move: 2 Tanks, UFO, C3 → D3". */
export function orderInWords(order: Order, model: OrdersModel, session: Asker): string {
  const { shape } = model;
  const bulk = [...shape.bulk, shape.finish].find((o) => o.id === order.id);
  if (bulk) return session.teller.say(bulk.line);
  const verb = shape.verbs.find((v) => v.verb === order.verb);
  const kinds = new Map<string, number>();
  const looks = new Map(countersOf(model.scene.value).map((c) => [c.id, c]));
  for (const unit of order.units ?? []) {
    const name = looks.get(unit)?.name ?? unit;
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  const who = [...kinds].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ');
  const way = order.to === undefined || order.to === order.from ? order.from : `${order.from} → ${order.to}`;
  return `${verb ? session.teller.say(verb.line) : order.verb}: ${who}, ${way ?? ''}`;
}

/** The orders given so far, in order. */
export function QueueList(props: {
  model: OrdersModel;
  session: Asker;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { model, session, onRule } = props;
  const queue = model.queue.value;
  return (
    <section class="queue" aria-label="Orders">
      <h3>
        Orders <b>{queue.length}</b>
        <button type="button" class="quiet small" onClick={() => model.clear()}>
          clear
        </button>
      </h3>
      <ol>
        {queue.map((id, i) => {
          const words = orderInWords(
            model.orders.value[i] ?? readOrder(id, model.scene.value),
            model,
            session,
          );
          return (
            <li key={id}>
              <span>{words}</span>
              <button
                type="button"
                class="cross"
                aria-label={`Take back: ${words}`}
                onClick={() => model.remove(i)}
              >
                ×
              </button>
              <Risk session={session} ask={model.ask} answer={[id]} onRule={onRule} compact />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
