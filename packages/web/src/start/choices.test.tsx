// @vitest-environment happy-dom
import type { AnySystem, OptionSpec } from '@shambles/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { openFolds } from '../testing/folds.js';
import { chosenIn, OwnFiles, TableOptions } from './choices.js';

const yesNo = (id: string, more: Partial<OptionSpec> = {}): OptionSpec => ({
  id,
  title: id,
  rule: 'X-1',
  default: 'no',
  values: [
    { id: 'no', title: 'No' },
    { id: 'yes', title: 'Yes, and that is more than a closed list has room for' },
  ],
  ...more,
});

const options = [
  yesNo('weather'),
  yesNo('hunger', { of: ['campaign'] }),
  yesNo('dice', { reading: true }),
  yesNo('food', { of: ['campaign'], reading: true }),
];
const system = { options } as unknown as AnySystem;

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

const onChange = vi.fn();
const show = (values: Record<string, string>, scenario?: string) => {
  act(() => render(<TableOptions {...{ system, values, onChange }} {...(scenario && { scenario })} />, root));
  openFolds(root);
};
const names = (where: string) =>
  [...root.querySelectorAll(`${where} label`)].map((label) => label.textContent?.split(' ')[0]);

test('what matters in the scenario is asked, and how the book is read lies folded up', () => {
  show({}, 'fight');
  expect([names(':scope > fieldset'), names('details')]).toEqual([['weather'], ['dice']]);
  show({}, 'campaign');
  expect([names(':scope > fieldset'), names('details')]).toEqual([
    ['weather', 'hunger'],
    ['dice', 'food'],
  ]);
  show({});
  expect(root.querySelectorAll('select')).toHaveLength(4);
});

test('the fold says how many of its choices are not as they come, and a long choice is written out', () => {
  show({ dice: 'yes', weather: 'no' }, 'fight');
  expect(root.querySelector('summary')?.textContent).toContain('1 choice, 1 changed');
  expect([...root.querySelectorAll('.note')].map((note) => note.textContent)).toEqual([
    'Yes, and that is more than a closed list has room for',
  ]);
});

test('what was chosen for a scenario that is not played is not sent, and is there again when it is', () => {
  const values = { weather: 'yes', hunger: 'yes', food: 'yes' };
  expect(chosenIn(system, 'fight', values)).toEqual({ weather: 'yes' });
  expect(chosenIn(system, 'campaign', values)).toEqual(values);
});

test('an option that another one leaves without effect is neither asked for nor sent', () => {
  const option = (id: string, more: object = {}) => ({ id, title: id, values: [], default: '1', ...more });
  const unless = { option: 'players', is: '1' };
  const table = { options: [option('players'), option('sides', { unless })] } as unknown as AnySystem;
  expect(chosenIn(table, 'any', { sides: 'opposed' })).toEqual({});
  const two = { players: '2', sides: 'opposed' };
  expect(chosenIn(table, 'any', two)).toEqual(two);
});

test('a file of your own is taken, refused in words, picked again, and given up', async () => {
  const check = (data: unknown): void => {
    if (data !== 7) throw new Error('a 7 is wanted.');
  };
  const files = [{ id: 'map', title: 'The map', standard: 7, provenance: 'printed', check }];
  const withFile = { files } as unknown as AnySystem;
  const taken = vi.fn();
  act(() => render(<OwnFiles system={withFile} files={{}} onChange={taken} />, root));
  const input = root.querySelector('input')!;
  const pick = async (text: string): Promise<string> => {
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'mine.json')] });
    await act(async () => {
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
    });
    return root.querySelector('[role=alert]')?.textContent ?? '';
  };
  expect(await pick('{"a": ')).toMatch(/^mine\.json is not in order as JSON/);
  expect(await pick('  ')).toBe('mine.json is empty.');
  expect(await pick('\u0089PNG')).toBe('mine.json is not a JSON file.');
  expect(await pick('{"format":"shambles/1","system":"ftb"}\n{"n":0}\n')).toMatch(
    /^mine\.json is a saved game: open it/,
  );
  const gone = vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new DOMException('gone'));
  expect(await pick('7')).toBe('mine.json cannot be read any more.');
  gone.mockRestore();
  expect(await pick('9'.repeat(4_000_001))).toBe('mine.json is too large for a file of this kind.');
  expect(await pick('8')).toBe(
    'mine.json is not accepted. a 7 is wanted. The docs say what such a file holds.',
  );
  // Nothing begins with the standard file unawares.
  expect(input.validationMessage).toMatch(/^This file was refused/);
  expect(await pick('7')).toBe('');
  expect([input.value, root.querySelector('.file-pick')?.textContent]).toEqual(['', 'mine.json']);
  expect(taken).toHaveBeenLastCalledWith({ map: 7 });
  expect(input.checkValidity()).toBe(true);
  const [, back] = root.querySelectorAll('button');
  act(() => back?.click());
  expect(root.querySelector('.file-pick')?.textContent).toBe('Use mine');
  expect(taken).toHaveBeenLastCalledWith({});
});
