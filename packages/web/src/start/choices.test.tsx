// @vitest-environment happy-dom
import type { AnySystem, OptionSpec } from '@shambles/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { openFolds } from '../testing/folds.js';
import { chosenIn, TableOptions } from './choices.js';

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
