// @vitest-environment happy-dom
import { findSystem } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Piece } from './piece.js';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

test('a key pressed as soon as a piece is shown reaches it, although the focus was in the search field', () => {
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  const system = findSystem('avz');
  const [procedure] = system.procedures;
  if (!procedure) throw new Error('Aliens vs. Zombies has no pieces.');
  const setup = { scenario: system.scenarios[0]?.id ?? '', options: {} };
  // Drawn without `act`, so that nothing that waits for the next frame has run.
  render(<Piece {...{ system, procedure, setup, onRule: () => {} }} />, root);
  expect(document.activeElement?.id).toBe('piece-title');
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
  });
  expect(root.querySelector('[aria-label^="Your own dice"]')).not.toBeNull();
  search.remove();
});
