// @vitest-environment happy-dom
import { Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { found, page } from '../../testing/questions.js';
import { STREET } from '../../testing/street.js';
import { modelFor } from '../models/index.js';
import { PlacePanel } from './place.js';
import { SpotPanel, stayingFirst } from './spot.js';

const mouse = { touch: false, all: false };

/** The first landing of a game, and its page. */
function landing() {
  const { model, given } = found({ code: 'landing', kind: 'place' }, () => true);
  return { model, root: page(<PlacePanel {...given} />) };
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

it('each counter in the hand has its name beside it, in sight', () => {
  const { model, root } = landing();
  const names = [...root.querySelectorAll('.hand > .hand-name:not(.unseen)')];
  expect(names.map(({ textContent }) => textContent?.trim())).toEqual(model.hands.map(({ name }) => name));
});

it('those that never land are named, with their reason', () => {
  const { root } = landing();
  expect(root.querySelector('.barred')?.textContent).toMatch(/comes by its event alone/);
});

it('what they came for is offered first, however far off, and an option stands for the place that it leads to', () => {
  const seat = 'survivor-1';
  const table = Table.create(STREET, {
    setup: { scenario: 'day', options: { players: '1' } },
    seed: 'street',
  });
  const card = table.asks(seat)[0]!;
  table.answer({ seat, ask: card.id, at: card.at, value: 'shoot' });
  const teller = createTeller(STREET);
  const ask = table.asks(seat)[0]!;
  if (ask.shape.kind !== 'spot') throw new Error(ask.shape.kind);
  const last = ask.shape.options.findLast(({ at }) => at !== undefined)!;
  const [x, y, level] = ask.shape.from;
  const place = { at: [x + 1, y, level] as const, cost: 1, sought: true as const };
  const model = modelFor({
    ask,
    scene: table.scene(seat),
    say: (line) => (line.key === 'home' ? 'Towards home' : teller.say(line)),
    commit() {},
    rulers: {
      way: () => undefined,
      places: () => [
        { ...place, id: 'home', whole: 90, line: { key: 'home' } },
        { ...place, id: 'named', option: last.id, line: last.line },
      ],
      badge: (badge) => badge,
      sight: () => [],
    },
  });
  if (model.kind !== 'spot') throw new Error(model.kind);
  expect(model.named.filter(({ sought }) => sought).map(({ id }) => id)).toEqual([last.id, 'place home']);
  const session = { system: STREET, teller, table, view: () => table.view(seat) } as never;
  const root = page(<SpotPanel model={model} session={session} commit={() => {}} onRule={() => {}} />);
  const words = [...root.querySelectorAll('.options .option-words')].map((b) => b.textContent?.trim());
  expect(words.slice(0, 2)).toEqual([teller.say(last.line), 'Towards home']);
});

it('what a spot risks is said below the answers, and moves none of them from under the pointer', () => {
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
  expect(root.querySelector('.spot-words .warning')?.textContent).toBe('Seen from the street');
  // What stands with the button would grow, and cover the answer that is pointed at.
  expect(root.querySelector('.go .warning')).toBeNull();
});

it('nobody leaves the table by taking the first answer, unless that is what they are there for', () => {
  const out = { id: 'out', leaves: true, sought: false };
  const wood = { id: 'wood', leaves: false, sought: false };
  const order = (...near: { id: string; leaves: boolean; sought: boolean }[]) =>
    stayingFirst(near)
      .map(({ id }) => id)
      .join(' ');
  expect(order(out, wood)).toBe('wood out');
  expect(order(out)).toBe('out');
  expect(order({ ...out, id: 'home', sought: true }, out, wood)).toBe('home out wood');
});
