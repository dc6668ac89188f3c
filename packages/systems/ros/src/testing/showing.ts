import { readBook } from '../book.js';
import { newZed } from '../facts/figures.js';
import { FRESH, newState, type Person, type State, type Zed } from '../state.js';
import type { ScenarioId } from '../tables/scenarios.js';

/** A state in which nothing has happened yet, and its book. For tests. */
export function stateOf(
  scenario: ScenarioId,
  options: { readonly [id: string]: string } = {},
): { readonly s: State; readonly book: ReturnType<typeof readBook> } {
  const book = readBook({ scenario, options });
  return { s: { ...newState(book), phase: 'turn', turn: 3, step: 5 }, book };
}

/** A survivor to whom nothing has happened yet. */
export function personIn(id: string, more: Partial<Person> = {}): Person {
  return {
    id,
    kind: id.startsWith('survivor') ? 'ps' : 'nps',
    x: 5,
    y: 40,
    level: 0,
    facing: 90,
    ...FRESH,
    minor: [],
    ...more,
  };
}

/** A Zed at a fixed place, unless `more` says otherwise. */
export function zedIn(id: string, more: Partial<Zed> = {}): Zed {
  const there = { id, kind: 'zed', at: [60, 40, 0], facing: 270, mode: 'drifting' } as const;
  return { ...newZed({ nextZed: 1 }, there), ...more };
}
