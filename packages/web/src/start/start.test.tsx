// @vitest-environment happy-dom
import type { AnySystem, Setup } from '@shambles/engine';
import { findSystem, SYSTEMS } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { saved } from '../app/state.js';
import type { GameMeta } from '../session/store.js';
import { openFolds } from '../testing/folds.js';
import { STREET } from '../testing/street.js';
import { Box, sittings } from './box.js';
import { OwnTable, sceneOf } from './picture.js';
import { LastGame } from './saved.js';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => {
  render(null, root);
  saved.value = [];
});

const kept = (title: string, changed: number, over = false): GameMeta => ({
  id: title,
  system: 'street',
  title,
  seats: {},
  ownDice: [],
  turn: 2,
  turns: 5,
  score: 'even',
  over,
  begun: 0,
  changed,
  length: 1,
});

test('the newest game that is not over can be gone on with', () => {
  saved.value = [kept('Old', 1), kept('New', 3), kept('Finished', 9, true)];
  act(() => render(<LastGame />, root));
  expect(root.textContent).toMatch(/^Go onNew/);
  saved.value = [kept('Finished', 9, true)];
  act(() => render(<LastGame />, root));
  expect(root.textContent).toBe('');
});

test('a form that nobody has opened is not there', () => {
  act(() => render(<Box system={STREET} />, root));
  expect(root.querySelector('form')).toBeNull();
  openFolds(root);
  expect(root.querySelector('form')).not.toBeNull();
});

test('where the rules play the other side, it can be taken at once', () => {
  const system = findSystem('amz');
  act(() => render(<Box system={system} />, root));
  const side = (name: string) =>
    [...root.querySelectorAll<HTMLElement>('.segments button')].find(
      ({ textContent }) => textContent === name,
    );
  const words = () => root.querySelector('.play-now')?.textContent;
  expect(words()).toBe('Play nowyou are the Living');
  act(() => side('The dead')?.click());
  expect(words()).toMatch(/^Play nowyou are the dead; the .* bot is the Living$/);
  act(() => side('Two of you')?.click());
  expect(words()).toBe('Play nowone of you is the Living, the other the dead');
  act(() => side('The Living')?.click());
  expect(words()).toBe('Play nowyou are the Living');
});

test('two people take the two sides at one screen with one press', () => {
  act(() => render(<Box system={findSystem('avz')} />, root));
  const ways = [...root.querySelectorAll<HTMLElement>('.segments button')];
  expect(ways.map((way) => way.textContent)).toEqual(['Aliens', 'Zombies', 'Two of you']);
  act(() => ways[2]?.click());
  expect(root.querySelector('.play-now')?.textContent).toBe(
    'Play nowone of you is the Aliens, the other the Zombies',
  );
});

test('two people at one screen, or one against a bot, get the options proposed for that; against the rules they are none', () => {
  const ways = sittings(findSystem('amz'), { scenario: 'lecture-hall', options: {} });
  expect(ways.find(({ id }) => id === 'both')?.options).toEqual({ zombies: 'player', 'card-asks': 'fits' });
  expect(ways.filter(({ id }) => id !== 'both').map(({ options }) => options?.['card-asks'])).toEqual([
    undefined,
    'fits',
  ]);
});

test('while the form with all choices is open, the button beside it says that it takes none of them', () => {
  act(() => render(<Box system={findSystem('ftb')} />, root));
  openFolds(root);
  expect(root.querySelector('.play-now')?.textContent).toContain('standard options, not those chosen below');
});

test('how many play is no side to take', () => {
  act(() => render(<Box system={findSystem('ftb')} />, root));
  expect(root.querySelector('.play-now')?.textContent).toBe('Play nowyou play alone');
  expect(root.textContent).not.toContain('Player 2');
});

test('somebody new is offered a game that begins at once, not the first of the list', () => {
  for (const { firstGame, scenarios } of SYSTEMS)
    if (firstGame !== undefined) expect(scenarios.slice(1).map(({ id }) => id)).toContain(firstGame);
  act(() => render(<Box system={findSystem('bdz')} />, root));
  expect(root.querySelector<HTMLSelectElement>('.box-scenario select')?.value).toBe('atm-adventure');
});

test('the card and the form below it have one choice of scenario', () => {
  const system: AnySystem = { ...STREET, seats: STREET.seats.slice(0, 2) };
  act(() => render(<Box system={system} />, root));
  openFolds(root);
  const [card, form] = [...root.querySelectorAll('select')].filter((s) => s.querySelector('[value=crowd]'));
  const choose = (select: HTMLSelectElement | undefined, to: string): void => {
    act(() => {
      select!.value = to;
      select!.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  choose(card, 'crowd');
  expect(form?.value).toBe('crowd');
  choose(form, 'day');
  expect(card?.value).toBe('day');
});

test('a table with files of one’s own is drawn before play; one that cannot be is not', () => {
  const system = findSystem('ros');
  const map = system.files.find(({ id }) => id === 'map')?.standard as { buildings: { name: string }[] };
  const own = structuredClone(map);
  if (own.buildings[0]) own.buildings[0].name = 'Zeppelin';
  const shown = (files: Setup['files']) => {
    const setup = { scenario: 'safe-house', options: {}, ...(files && { files }) };
    act(() => render(<OwnTable system={system} setup={setup} />, root));
    return root.innerHTML;
  };
  expect(shown({ map: own as never })).toContain('<svg');
  const scene = sceneOf(system, { scenario: 'safe-house', options: {}, files: { map: own as never } });
  expect(scene).toMatchObject({
    buildings: expect.arrayContaining([expect.objectContaining({ name: 'Zeppelin' })]),
  });
  expect(shown({ map: { nothing: true } })).toBe('');
});
