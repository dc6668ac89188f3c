// @vitest-environment happy-dom
import { Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { page } from '../../testing/questions.js';
import { STREET } from '../../testing/street.js';
import { modelFor } from '../models/index.js';
import { SpotPanel } from './spot.js';

it('what a spot risks is said beside the button, where no list of answers hides it', () => {
  const seat = 'survivor-1';
  const setup = { scenario: 'day', options: { players: '1' } };
  const table = Table.create(STREET, { setup, seed: 'street' });
  const card = table.asks(seat)[0]!;
  table.answer({ seat, ask: card.id, at: card.at, value: 'shoot' });
  const teller = createTeller(STREET);
  const ask = table.asks(seat)[0]!;
  const view = table.view(seat);
  const model = modelFor({
    ask,
    scene: table.scene(seat),
    say: (line) => teller.say(line),
    commit() {},
    rulers: {
      way: (question, to) => STREET.rulers?.way(view, question, to, table.book),
      places: () => [],
      badge: (badge) => badge,
      sight: () => [],
    },
  });
  if (model.kind !== 'spot') throw new Error(model.kind);
  const session = { system: STREET, teller, table, view: () => view } as never;
  const root = page(<SpotPanel model={model} session={session} commit={() => {}} onRule={() => {}} />);
  expect(root.querySelector('.warning')).toBeNull();
  act(() => model.over([20.5, 5.5, 0], undefined));
  expect(root.querySelector('.go .warning')?.textContent).toBe('Seen from the street');
});
