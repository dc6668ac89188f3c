// @vitest-environment happy-dom
import type { Outcome as Ended, MeasuredScene, PrintedScene } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { Session } from '../session/session.js';
import { page } from '../testing/questions.js';
import { Outcome } from './outcome.js';

const figure = (id: string, side: string) => ({ id, side });
/** A table on which Ada and Ben belong to the band, and Cole to the gang. */
const scene = {
  kind: 'measured',
  figures: [figure('ada', 'band'), figure('ben', 'band'), figure('cole', 'gang')],
  objective: { text: 'Get away', done: [] },
} as unknown as MeasuredScene;

/** The verdict that these people read when the game has ended so. */
const verdict = (people: readonly string[], winner: Ended['winner']): string | null | undefined =>
  ended(people, winner).querySelector('h2')?.textContent;

function ended(people: readonly string[], winner: Ended['winner'], table = scene): Element {
  const outcome: Ended = { winner, level: 'Not all got away', rule: 'AVZ-8.0', score: 0 };
  const session = {
    table: { outcome, book: {} },
    system: { id: 'bdz', seats: [], register: async () => ({ rules: [], decisions: [], tables: [] }) },
    teller: { word: (key: string) => key, find: () => undefined, language: 'en' },
    people,
    view: () => ({}),
    refusal: { value: undefined },
  } as unknown as Session;
  return page(<Outcome session={session} scene={table} onRule={() => undefined} />);
}

test('a game that nobody wins is over, and does not say that nobody wins', () => {
  expect(ended(['ada'], undefined).querySelector('.who')?.textContent).toMatch(/^It is over/);
});

test('only those who have won are praised: nobody is where nobody wins, whatever their seats are called', () => {
  expect(verdict(['ada'], undefined)).toBe('Not all got away.');
  expect(verdict(['player-1'], undefined)).toBe('Not all got away.');
  expect(verdict(['ada', 'ben'], 'band')).toBe('Not all got away. Well played.');
  expect(verdict(['player-1'], 'player-1')).toBe('Not all got away. Well played.');
  expect(verdict(['player-1'], 'player-2')).toBe('Not all got away.');
  expect(verdict(['ada', 'cole'], 'band')).toBe('Not all got away.');
  expect(verdict([], 'band')).toBe('Not all got away.');
});

test('an objective is read again at the end, if there is still one', () => {
  const said = (text: string): Element | null =>
    ended(['ada'], undefined, { ...scene, objective: { text, done: [] } }).querySelector('p.tally');
  expect(said('Get away')?.textContent).toBe('Get away');
  expect(said('')).toBeNull();
});

test('how it ended is said once, however the system lists it', () => {
  const headline = { line: { key: 'Not all got away' }, rule: 'BDZ-end' };
  const ending = {
    headline,
    won: [],
    lost: [headline, { ...headline, line: { key: 'Ben died' } }],
    people: [],
  };
  const session = {
    table: { outcome: { winner: 'gang', level: 'Not all got away', rule: 'BDZ-end', score: 0 }, book: {} },
    system: {
      id: 'bdz',
      seats: [],
      register: async () => ({ rules: [], decisions: [], tables: [] }),
      ending: () => ending,
    },
    teller: {
      word: (key: string) => key,
      say: ({ key }: { key: string }) => key,
      find: () => undefined,
      language: 'en',
    },
    people: [],
    view: () => ({}),
    refusal: { value: undefined },
  } as unknown as Session;
  const root = page(<Outcome session={session} scene={scene} onRule={() => undefined} />);
  expect(root.textContent?.match(/Not all got away/g)).toHaveLength(1);
  expect([...root.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    expect.stringMatching(/^Ben died/),
  ]);
});

test('a printed game ends with what was won and lost as well', () => {
  const pile = { line: { key: '35 in the dead pile' }, rule: 'AVZ-8.0-count' };
  const session = {
    table: {
      outcome: { winner: 'alien', level: 'Alien Victory', rule: 'AVZ-8.0-count', score: 35 },
      book: {},
    },
    system: {
      id: 'avz',
      seats: [],
      register: async () => ({ rules: [], decisions: [], tables: [] }),
      ending: () => ({
        headline: { ...pile, line: { key: 'Alien Victory' } },
        won: [pile],
        lost: [],
        people: [],
      }),
    },
    teller: {
      word: (key: string) => key,
      say: ({ key }: { key: string }) => key,
      find: () => undefined,
      language: 'en',
    },
    people: [],
    view: () => ({}),
    refusal: { value: undefined },
  } as unknown as Session;
  const printed = { kind: 'printed', track: { name: 'Dead pile' } } as unknown as PrintedScene;
  const root = page(<Outcome session={session} scene={printed} onRule={() => undefined} />);
  expect([...root.querySelectorAll('h3, li')].map((e) => e.textContent)).toEqual([
    'What was won',
    expect.stringMatching(/^35 in the dead pile/),
  ]);
});
