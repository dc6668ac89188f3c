// @vitest-environment happy-dom
import type { Json } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { BookNumbers, Help, HintBar, hasHouseRules, RuleDrawer } from './index.js';

const system = findSystem('ros');
const bookOf = (tables: { readonly [id: string]: Json }) =>
  system.book({
    scenario: 'safe-house',
    options: {},
    files: { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } },
  });
const ours = bookOf({ 'ROS-T-cards': [{ card: 'run', move: 16 }] });

it('says beside hints, help and rules that their numbers are those of the book', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const read = (node: Parameters<typeof render>[0]): boolean => {
    act(() => render(node, root));
    return root.textContent?.includes('has house rules') ?? false;
  };
  const hint = {
    hints: { card: { title: 'Run.', text: 'Up to 10 cm.' } },
    ask: { code: 'card', rule: 'ROS-seq-1' },
  };
  const seen = new Set<string>();
  const none = () => {};
  const at = (book: unknown) => [
    read(<HintBar {...hint} seen={seen} onSeen={none} onRule={none} house={hasHouseRules(system, book)} />),
    read(
      <Help lines={['Run goes 10 cm.']} onClose={none} house={<BookNumbers system={system} book={book} />} />,
    ),
    read(<RuleDrawer system={system} book={book} open rule={undefined} onRule={none} onClose={none} />),
  ];
  expect(at(ours)).toEqual([true, true, true]);
  expect(at(bookOf({}))).toEqual([false, false, false]);
  expect(at(undefined)).toEqual([false, false, false]);
  render(null, root);
});
