import { describe, expect, test } from 'vitest';
import { begunSince, type OptionSpec, readSetup, type Setup, SetupError, scenarioIn } from './setup.js';

const option = (id: string, ...values: string[]): OptionSpec => ({
  id,
  title: id,
  rule: 'X-1',
  default: values[0] as string,
  values: values.map((value) => ({ id: value, title: value })),
});
const system = {
  title: 'A game',
  scenarios: [
    { id: 'short', turns: 4 },
    { id: 'long', turns: 9 },
  ],
  options: [option('night', 'off', 'on'), option('speed', '6', '5')],
  files: [
    { id: 'map', title: 'Map', rule: 'X-2', provenance: 'stated' as const, standard: null, check: () => {} },
  ],
};
const setup = (change: Partial<Setup> = {}): Setup => ({ scenario: 'long', options: {}, ...change });
const refused = (change: Partial<Setup>, why: string) =>
  expect(() => readSetup(setup(change), system)).toThrow(new SetupError(why));

describe('what a setup names', () => {
  test('the scenario, and every option as it was chosen or else holds', () => {
    expect(readSetup(setup({ options: { speed: '5' }, files: { map: {} } }), system)).toEqual({
      scenario: { id: 'long', turns: 9 },
      options: { night: 'off', speed: '5' },
    });
  });

  test('what is none of the system is refused with what there is', () => {
    refused({ scenario: 'huge' }, 'A game has no scenario "huge"; it has short, long.');
    refused({ files: { map: {}, names: {} } }, 'A game has no file "names"; it has map.');
    refused({ options: { wind: 'on' } }, 'A game has no option "wind"; it has night, speed.');
    refused({ options: { night: 'dusk' } }, 'Option "night" cannot be "dusk"; allowed: off, on.');
  });
});

test('the scenario that is played is a player’s own, if one is brought, or else the chosen one', () => {
  const file = { rule: 'X-1', provenance: 'reconstructed', standard: null, check: () => {} } as const;
  const chosen = { id: 'street', title: 'The street', summary: 'A street.' };
  const book = {
    scenarios: [chosen],
    files: [
      { ...file, id: 'map', title: 'The map' },
      { ...file, id: 'own', title: 'A scenario of your own', scenario: true as const },
    ],
  };
  const titled = { title: 'The mill', summary: 'A mill.' };
  const played = (files?: Setup['files']) =>
    scenarioIn(book, { scenario: 'street', options: {}, ...(files && { files }) });
  expect(played()).toBe(chosen);
  expect(played({ map: titled })).toBe(chosen);
  expect(played({ own: titled })).toEqual({ id: 'street', ...titled });
  for (const own of [null, 7, { title: 'The mill' }]) expect(played({ own })).toBe(chosen);
  expect(scenarioIn(book, { scenario: 'lane', options: {} })).toBeUndefined();
});

test('a game began since a revision if it began under that one or a later one, as all do that say nothing', () => {
  expect([{ begun: 4 }, { begun: 5 }, { begun: 6 }, {}].map((book) => begunSince(book, 5))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
