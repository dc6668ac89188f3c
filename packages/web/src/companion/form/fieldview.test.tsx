// @vitest-environment happy-dom
import type { Json } from '@shambles/engine';
import { idInWords } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { formOf } from './fields.js';
import { Form } from './fieldview.js';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

const show = (system: string, piece: string, value?: Json) => {
  const procedure = SYSTEMS.find(({ id }) => id === system)?.procedures.find(({ id }) => id === piece);
  if (!procedure) throw new Error(`No piece ${system} ${piece}.`);
  render(null, root);
  act(() =>
    render(
      <Form
        form={formOf(procedure.schema)}
        value={value ?? (procedure.example as Json)}
        start={procedure.example as Json}
        wrong={undefined}
        say={({ id, name }) => name ?? idInWords(id)}
        onChange={() => {}}
      />,
      root,
    ),
  );
};

test('no menu of any piece lists the same words twice', () => {
  for (const system of SYSTEMS)
    for (const { id } of system.procedures) {
      show(system.id, id);
      for (const menu of root.querySelectorAll('select')) {
        const listed = [...menu.options].map(({ text }) => text);
        expect(new Set(listed).size, `${system.id} ${id}: ${listed.join(', ')}`).toBe(listed.length);
      }
    }
});

test('[AMZ-move-stationary] a choice that says what is meant anyway shows as the one that means it', () => {
  const given = (mode?: string) => ({
    unit: { quality: 'trained', ...(mode !== undefined && { mode }) },
    mob: { who: 'zulus' },
  });
  const menu = () => root.querySelector<HTMLSelectElement>('#field-unit-mode');
  show('amz', 'reaction', given('stationary'));
  expect(menu()?.selectedOptions[0]?.text).toBe('Stationary');
  show('amz', 'reaction', given('rapid'));
  expect(menu()?.selectedOptions[0]?.text).toBe('Rapid');
});

test('the cross beside a field of a list says in view what it removes, and is there only while one may be removed', () => {
  const crosses = () => [...root.querySelectorAll<HTMLElement>('.c-item .cross')].map((b) => b.title);
  show('ftb', 'availability', { reps: [4, 3] });
  expect(crosses()).toEqual(['Without Rep 1', 'Without Rep 2']);
  show('ftb', 'availability', { reps: [4] });
  expect(crosses()).toEqual([]);
});
