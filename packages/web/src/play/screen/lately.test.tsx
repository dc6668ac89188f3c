// @vitest-environment happy-dom
import type { AnySystem, Fact } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { graveIn, Lately } from './lately.js';

const WEIGHS: Readonly<Record<string, string>> = { wound: 'danger', died: 'death' };
const system = {
  beats: (facts: readonly Fact[]) => facts.map(({ is }) => ({ weight: WEIGHS[is] ?? 'calm' })),
} as unknown as AnySystem;
const teller = {
  tell: ({ is, who }: Fact & { who?: string }) => [{ text: `${who}: ${is}.` }],
} as unknown as Teller;
const f = (is: string, who: string): Fact => ({ is, who }) as unknown as Fact;

test('deaths are told before dangers, the last two of them, and nothing that is calm', () => {
  expect(graveIn(system, teller, [f('went', 'Ash')])).toEqual([]);
  const wounds = ['Ash', 'Bo', 'Cleo'].map((who) => f('wound', who));
  expect(graveIn(system, teller, [...wounds, f('went', 'Ash')])).toEqual(['Bo: wound.', 'Cleo: wound.']);
  expect(graveIn(system, teller, [f('died', 'Ash'), ...wounds])).toEqual(['Ash: died.']);
  expect(graveIn({}, teller, wounds)).toEqual([]);
});

test('above a question stands what has happened since the one before', () => {
  const root = document.createElement('div');
  const shown = (at: number | undefined, ...facts: Fact[]): string => {
    const ask = at === undefined ? undefined : { seat: 'one', id: `ask@${at}`, at };
    const now = { ask, facts: facts.map((fact, entry) => ({ entry, fact })), session: { system, teller } };
    act(() => render(<Lately now={now as never} />, root));
    return root.textContent ?? '';
  };
  const [ash, bo] = [f('died', 'Ash'), f('wound', 'Bo')];
  expect(shown(0, ash)).toBe('');
  expect(shown(undefined, ash, bo)).toBe('');
  expect(shown(1, ash, bo)).toBe('Bo: wound.');
  // The question is drawn again while it is answered.
  expect(shown(1, ash, bo)).toBe('Bo: wound.');
  expect(shown(2, ash, bo)).toBe('');
});
