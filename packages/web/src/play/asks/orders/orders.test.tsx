// @vitest-environment happy-dom
import { Sfc32, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { modelFor } from '../../models/index.js';
import { OrdersPanel } from './orders.js';

const system = findSystem('avz');
const teller = createTeller(system);

/** An order to attack a neighbour of some location, as it came up in a game of answers drawn at random. */
function attackAway() {
  const setup = { scenario: system.scenarios[0]!.id, options: {} };
  const table = Table.create(system, { setup, seed: 'odds' });
  const random = new Sfc32('odds');
  while (!table.over) {
    const seat = table.waitingFor[0]!;
    const ask = table.asks(seat)[0]!;
    const model = modelFor({ ask, scene: table.scene(seat), say: (line) => teller.say(line), commit() {} });
    for (const place of model.kind === 'orders' ? model.sources.value : []) {
      if (model.kind !== 'orders') break;
      model.pick(place);
      const here = model.orderTo(place);
      const target = model.targets.value.attack?.find((p) => p !== place);
      if (here !== undefined && target !== undefined) return { table, seat, model, place, target };
    }
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
  throw new Error('Nobody could attack beside them.');
}

it('the odds of a press on the table stand under the name of what it would order', () => {
  const { table, seat, model, place, target } = attackAway();
  const session = { system, teller, table, view: () => table.view(seat) };
  const root = document.createElement('div');
  act(() =>
    render(<OrdersPanel model={model} session={session} commit={() => {}} onRule={() => {}} />, root),
  );
  const about = () => root.querySelector('.risk-about h3')?.textContent;
  expect(about()).toBeUndefined();
  act(() => model.point(target));
  expect(about()).toMatch(new RegExp(`^(Attack|Move): .*, ${place} → ${target}$`));
  // The odds of an order here are on its own button: under "Pass here" stand none.
  act(() => model.point(place));
  expect(about()).toBeUndefined();
  expect(root.querySelectorAll('.ask > .side-odds, .source ~ .side-odds')).toHaveLength(0);
  const pass = [...root.querySelectorAll('.here > button')].at(-1);
  expect(pass?.textContent).toBe('Pass here');
});
