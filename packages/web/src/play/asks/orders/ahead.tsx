import type { Json } from '@shambles/engine';
import type { JSX } from 'preact';
import type { OrdersModel } from '../../models/orders.js';
import { countersOf } from '../../table/things.js';
import { Barred, Foresight, type Vain } from '../barred.js';
import type { AskProps } from '../context.js';

type AheadProps = Omit<AskProps<OrdersModel>, 'commit'>;

/** The consequences of the order pointed at, or of the last one given; and what the picked counters cannot do. */
export function Ahead({ model, session, onRule }: AheadProps): JSX.Element {
  return (
    <Foresight
      session={session}
      ask={model.ask}
      onRule={onRule}
      answer={model.told.value as Json | undefined}
      vain={vainIn({ model, session, onRule })}
      until="The consequences of an order appear here."
    />
  );
}

/** Deeds that the picked counters cannot do, with reasons. */
export function BarredHere({ model, session, onRule }: AheadProps): JSX.Element {
  return (
    <Barred
      session={session}
      ask={model.ask}
      who={model.heads.value}
      onRule={onRule}
      onHold={(answer) => hold(model, answer)}
    />
  );
}

function hold(model: OrdersModel, answer: Json): void {
  if (Array.isArray(answer)) model.addAll(answer.map(String));
}

/**
 * The impossible deed that a press on a place would mean: the verb insisted on; else, among enemies, the first verb
 * aimed at a place; else the last verb, which demands least.
 */
function vainIn({ model, session }: AheadProps): Vain | undefined {
  const { system, table, teller } = session;
  const target = model.vain.value;
  const actors = model.heads.value;
  if (target === undefined || actors.length === 0) return undefined;
  const tries = system.tries?.(session.view(), model.ask, table.book) ?? [];
  const aimed = model.shape.verbs.filter(({ verb }) =>
    tries.some((t) => t.deed === verb && actors.includes(t.actor) && t.target !== undefined),
  );
  const insisted = aimed.find(({ verb }) => verb === model.verb.value);
  const verb = insisted ?? (holdsEnemies(model, target) ? aimed[0] : aimed.at(-1));
  return verb && { actors, deed: verb.verb, target, name: teller.say(verb.line) };
}

function holdsEnemies(model: OrdersModel, place: string): boolean {
  const counters = countersOf(model.scene.value);
  const side = counters.find(({ id }) => id === model.heads.value[0])?.side;
  return counters.some((c) => c.at === place && c.side !== side);
}
