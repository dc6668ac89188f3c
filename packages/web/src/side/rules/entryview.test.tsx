// @vitest-environment happy-dom
import { SYSTEMS } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { findEntry } from './entries.js';
import { EntryView } from './entryview.js';

it('a table of the register keeps the column that names its rows, whatever the printed table leaves out', async () => {
  const system = SYSTEMS.find(({ id }) => id === 'bdz')!;
  const register = await system.register();
  const root = document.createElement('div');
  const entry = findEntry(register, 'BDZ-T-veh-list')!;
  act(() => render(<EntryView {...{ register, system, entry }} onGo={() => {}} />, root));
  expect(root.querySelector('th')?.textContent).toBe('type');
  expect(root.querySelector('td')?.textContent).toBe('ATV');
  expect(root.textContent).not.toContain('Rolled:');
});
