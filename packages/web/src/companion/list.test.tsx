// @vitest-environment happy-dom
import { findSystem, SYSTEMS } from '@shambles/systems';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { page } from '../testing/questions.js';
import { PieceList } from './list.js';

const headsOf = (root: Element): string[] => [...root.querySelectorAll('h2')].map((h) => h.textContent ?? '');

test('a long list of pieces stands under headings, and typing finds a heading too', () => {
  const root = page(<PieceList system={findSystem('bdz')} chosen="ram" />);
  expect(headsOf(root).length).toBeGreaterThan(7);
  expect(new Set(headsOf(root)).size).toBe(headsOf(root).length);
  expect(root.querySelectorAll('a')).toHaveLength(findSystem('bdz').procedures.length);
  const search = root.querySelector('input') as HTMLInputElement;
  search.value = 'vehicles ram';
  act(() => void search.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(headsOf(root)).toEqual(['Vehicles']);
  expect([...root.querySelectorAll('a span:first-child')].map((a) => a.textContent)).toEqual([
    'Ramming a vehicle',
  ]);
});

test('a short list has no headings; a long one has one for each piece', () => {
  expect(headsOf(page(<PieceList system={findSystem('avz')} chosen={undefined} />))).toEqual([]);
  for (const { id, procedures } of SYSTEMS)
    if (procedures.length > 12)
      expect(
        procedures.filter((p) => p.under === undefined),
        id,
      ).toEqual([]);
});
