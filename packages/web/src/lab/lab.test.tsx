// @vitest-environment happy-dom
import { findSystem } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFolds } from '../testing/folds.js';
import { commandOf } from './card.js';
import { type GameOrder, serveGame } from './games.js';
import { Lab } from './lab.js';
import { play, remove, runs, stop } from './runs.js';

/** A thread that plays when it is told to. */
class Thread {
  static all: Thread[] = [];
  readonly orders: GameOrder[] = [];
  ended = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  constructor() {
    Thread.all.push(this);
  }
  postMessage(order: GameOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  /** Plays the game that it was ordered last; the series came with the first. */
  work(): void {
    const series = this.orders[0]?.series;
    const { index } = this.orders.at(-1) as GameOrder;
    this.onmessage?.({ data: serveGame({ index, ...(series && { series }) }) });
  }
}

const root = document.createElement('div');
document.body.append(root);
const system = findSystem('avz');
const setup = { scenario: 'standard', options: {} };
const series = { system: 'avz', setup, seats: { alien: 'random', zombie: 'random' }, seed: 'lab' };
const workAll = () => {
  for (const thread of Thread.all) if (!thread.ended) thread.work();
};

beforeEach(() => {
  vi.stubGlobal('Worker', Thread);
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  vi.useFakeTimers();
});
afterEach(() => {
  render(null, root);
  stop();
  for (const { id } of runs.value) remove(id);
  Thread.all = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a run', () => {
  it('is shared by threads, one core left to the page, and its games stand in their order', () => {
    play(series, 3, []);
    expect(Thread.all).toHaveLength(2);
    const [first, second] = Thread.all as [Thread, Thread];
    second.work();
    first.work();
    vi.advanceTimersByTime(1000);
    expect(runs.value[0]).toMatchObject({ state: 'playing' });
    const sums = runs.value[0]?.results.map(({ sum }) => sum);
    expect(sums).toEqual([0, 1].map((index) => serveGame({ series, index }).result?.sum));
    second.work();
    expect(runs.value[0]).toMatchObject({ state: 'played', games: 3 });
    expect(runs.value[0]?.results).toHaveLength(3);
    expect([first.orders.length + second.orders.length, first.ended, second.ended]).toEqual([3, true, true]);
    // The series goes to each thread once.
    expect([first, second].flatMap(({ orders }) => orders.filter((o) => o.series))).toHaveLength(2);
  });

  it('that is stopped keeps what has been played, and hears no more of its threads', () => {
    play(series, 50, []);
    workAll();
    stop();
    expect(runs.value[0]?.results).toHaveLength(2);
    for (const thread of Thread.all) thread.work();
    Thread.all[0]?.onmessage?.({ data: { failed: 'too late' } });
    Thread.all[0]?.onerror?.({ message: 'too late' });
    vi.advanceTimersByTime(1000);
    expect(runs.value[0]).toMatchObject({ state: 'stopped' });
    expect(runs.value[0]?.results).toHaveLength(2);
  });

  it('stops the one before it, and ends with the reason if a game cannot be played', () => {
    play(series, 50, []);
    play({ ...series, setup: { ...setup, options: { nothing: 'x' } } }, 50, []);
    expect(Thread.all.slice(0, 2).every(({ ended }) => ended)).toBe(true);
    Thread.all[2]?.work();
    expect(runs.value.map(({ state }) => state)).toEqual(['failed', 'stopped']);
    expect(runs.value[0]?.why).toContain('nothing');
    expect(Thread.all.every(({ ended }) => ended)).toBe(true);
  });
});

describe('the lab', () => {
  const shown = (options = {}) => {
    const held = { alien: 'person', zombie: 'random' };
    act(() => render(<Lab {...{ system, held, seed: 'lab' }} setup={{ ...setup, options }} />, root));
  };
  const press = (name: string) =>
    act(() => [...root.querySelectorAll('button')].find((b) => b.textContent === name)?.click());

  it('lets bots play the table as it is set, and says what was chosen', () => {
    const option = system.options[0];
    const other = option?.values.find(({ id }) => id !== option.default);
    shown({ [option?.id ?? '']: other?.id ?? '' });
    press('Let bots play');
    expect(runs.value[0]).toMatchObject({
      games: 300,
      series: { seats: { alien: 'sensible', zombie: 'random' } },
    });
    expect(runs.value[0]?.chosen.join()).toContain(other?.title);
    expect(runs.value[0]?.chosen.join()).toContain('Zombies: ');
    press('Stop');
    expect(runs.value[0]?.state).toBe('stopped');
  });

  it('shows a run beside the first of the same scenario', () => {
    for (const seed of ['first', 'second']) {
      play({ ...series, seed }, 1, []);
      workAll();
    }
    shown();
    const [second, first] = root.querySelectorAll('.lab-run');
    expect(second?.textContent).toMatch(/often (as|than) in the first run/);
    expect(first?.textContent).not.toContain('in the first run');
    act(() => openFolds(root));
    expect(root.querySelector('.lab-command')?.textContent).toContain(
      'npx shambles sim avz standard --games 1',
    );
  });
});

it('a scenario of the players’ own goes by its title, and is not compared with the one it replaces', () => {
  const books = findSystem('bdz');
  const own = books.files.find(({ scenario }) => scenario);
  const chosen = { scenario: 'first-contact', options: {} };
  const mine = {
    ...chosen,
    files: { [own?.id ?? '']: { ...(own?.standard as object), title: 'My street' } },
  };
  const seats = { 'player-1': 'random', 'player-2': 'random' };
  for (const table of [chosen, mine]) {
    play({ system: 'bdz', setup: table, seats, seed: 'own' }, 1, []);
    const [{ id }] = runs.value as [(typeof runs.value)[0]];
    const result = serveGame({ series, index: 0 }).result;
    runs.value = runs.value.map((run) => (run.id === id && result ? { ...run, results: [result] } : run));
  }
  act(() => render(<Lab system={books} setup={mine} held={{}} seed="own" />, root));
  const [second, first] = root.querySelectorAll('.lab-run h4');
  expect([second?.textContent, first?.textContent]).toEqual(['My street, 1 game', 'First Contact, 1 game']);
  expect(root.textContent).not.toContain('in the first run');
  act(() => [...root.querySelectorAll('button')].find((b) => b.textContent === 'Stop')?.click());
  act(() => [...root.querySelectorAll('button')].find((b) => b.textContent === 'Let bots play')?.click());
  expect(runs.value[0]?.chosen.join()).toContain('A scenario of your own: “My street”');
});

it('the command in a terminal has all that the run has', () => {
  const of = {
    ...series,
    setup: { scenario: 'standard', options: { reading: 'other' }, files: { map: {} } },
    seed: "it's",
  };
  expect(commandOf({ series: of, games: 300 })).toBe(
    "npx shambles sim avz standard --games 300 --seed 'it'\\''s' --seats alien=random,zombie=random --option reading=other --file map=YOUR-FILE.json",
  );
});
