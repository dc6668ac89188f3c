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

/** A table of Aliens that do not all fly, with their orders to give, and its page. */
function asked() {
  const setup = { scenario: system.scenarios[0]!.id, options: {} };
  const table = Table.create(system, { setup, seed: 'k' });
  const random = new Sfc32('k');
  for (;;) {
    const seat = table.waitingFor[0]!;
    const ask = table.asks(seat)[0]!;
    if (ask.code === 'alien-orders') {
      const model = modelFor({ ask, scene: table.scene(seat), say: (line) => teller.say(line), commit() {} });
      if (model.kind !== 'orders') throw new Error('They are asked for orders.');
      const session = { system, teller, table, view: () => table.view(seat) };
      const root = document.createElement('div');
      act(() =>
        render(<OrdersPanel model={model} session={session} commit={() => {}} onRule={() => {}} />, root),
      );
      return { model, root };
    }
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
}

it('what an order comes to stands in one room, as does why there is none; the table lights nothing for it', () => {
  const { model, root } = asked();
  const room = () => root.querySelector('.outlook-room')?.textContent;
  expect(room()).toBe('What an order comes to stands here.');
  const cells = model.scene.value.kind === 'printed' ? model.scene.value.cells : [];
  const place = model.sources.value[0]!;
  act(() => model.pick(place));
  const answers = cells.map(({ id }) => {
    act(() => model.point(id));
    return { id, said: room() ?? '', order: model.orderTo(id) };
  });
  const away = answers.filter(({ id }) => id !== place);
  for (const { id, said, order } of away)
    if (order === undefined) expect(said, id).toMatch(/^(Move|Attack).*\S/);
  expect(away.some(({ said }) => /may strike there next/.test(said))).toBe(true);
  // Neither does it hold anything: the answer is as it was.
  expect(model.queue.value).toEqual([]);
});

it('the last order that was given is told of when nothing is pointed at', () => {
  const { model, root } = asked();
  const place = model.sources.value[0]!;
  act(() => model.pick(place));
  const cells = model.scene.value.kind === 'printed' ? model.scene.value.cells.map(({ id }) => id) : [];
  const to = cells.find((id) => {
    act(() => model.point(id));
    return id !== place && /may strike/.test(root.querySelector('.outlook-room')?.textContent ?? '');
  });
  act(() => model.add(to ?? ''));
  act(() => model.point(undefined));
  expect(root.querySelector('.outlook-room')?.textContent).toMatch(/may strike there next/);
});

it('what those picked cannot do has its reason, and what would help is queued with a press', () => {
  const { model, root } = asked();
  const found = model.sources.value.map((place) => {
    act(() => model.pick(place));
    return { place, barred: root.querySelector('.barred')?.textContent ?? '' };
  });
  expect(found.some(({ barred }) => /Blast Em.*No enemy is in/.test(barred))).toBe(true);
  const help = found.flatMap(({ place }) => {
    act(() => model.pick(place));
    return [...root.querySelectorAll<HTMLButtonElement>('.barred .outlook-help')].slice(0, 1);
  })[0];
  act(() => help?.click());
  expect(model.queue.value).toHaveLength(help ? 1 : 0);
});
