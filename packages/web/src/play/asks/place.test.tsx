// @vitest-environment happy-dom
import { Sfc32, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { modelFor } from '../models/index.js';
import { PlacePanel } from './place.js';

const system = findSystem('avz');
const teller = createTeller(system);
const mouse = { touch: false, all: false };

/** The first landing of a game, and its page. */
function landing() {
  const setup = { scenario: system.scenarios[0]!.id, options: {} };
  const table = Table.create(system, { setup, seed: 'k' });
  const random = new Sfc32('k');
  for (;;) {
    const seat = table.waitingFor[0]!;
    const ask = table.asks(seat)[0]!;
    if (ask.code === 'landing') {
      const model = modelFor({ ask, scene: table.scene(seat), say: (line) => teller.say(line), commit() {} });
      if (model.kind !== 'place') throw new Error('They land.');
      const session = { system, teller, table, view: () => table.view(seat) };
      const root = document.createElement('div');
      act(() =>
        render(<PlacePanel model={model} session={session} commit={() => {}} onRule={() => {}} />, root),
      );
      return { model, root };
    }
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
}

it('what landing somewhere comes to, and why nobody lands elsewhere', () => {
  const { model, root } = landing();
  const room = () => root.querySelector('.outlook-room')?.textContent ?? '';
  expect(room()).toMatch(/If nobody lands, the combat strength of \d is lost/);
  const cells = model.scene.value.kind === 'printed' ? model.scene.value.cells.map(({ id }) => id) : [];
  for (const id of cells.filter((each) => !model.places.includes(each))) {
    act(() => model.point(id));
    expect(room()).toContain(`${id} was not empty when the landing began.`);
  }
  const near = model.places.find((id) => {
    act(() => model.point(id));
    return /may strike there next/.test(room());
  });
  expect(near).toBeDefined();
  // What was put down goes on being told of.
  act(() => model.cell(near ?? '', mouse));
  act(() => model.point(undefined));
  expect(room()).toMatch(/may strike there next/);
});

it('those that never land are named, with their reason', () => {
  const { root } = landing();
  expect(root.querySelector('.barred')?.textContent).toMatch(/comes by an event alone/);
});
