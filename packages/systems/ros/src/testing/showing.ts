import { readBook } from '../book.js';
import type { ScenarioId } from '../scenarios.js';
import { newState, type Person, type State, type Zed } from '../state.js';

/** A state that nothing has happened in, and its book. For tests. */
export function stateOf(
  scenario: ScenarioId,
  options: { readonly [id: string]: string } = {},
): { readonly s: State; readonly book: ReturnType<typeof readBook> } {
  const book = readBook({ scenario, options });
  return { s: { ...newState(book), phase: 'turn', turn: 3, step: 5 }, book };
}

/** A survivor that nothing has happened to. */
export function personIn(id: string, more: Partial<Person> = {}): Person {
  return {
    id,
    kind: id.startsWith('survivor') ? 'ps' : 'nps',
    x: 5,
    y: 40,
    level: 0,
    facing: 90,
    where: 'table',
    down: false,
    pinned: '',
    hits: 0,
    blood: 'untested',
    infected: 0,
    died: 0,
    pistol: 6,
    main: '',
    clip: 0,
    minor: [],
    torch: false,
    play: '',
    fired: 0,
    moved: 0,
    used: 0,
    marked: 0,
    inside: '',
    drawn: '',
    known: 0,
    knownIn: '',
    ladder: '',
    leader: '',
    character: 'steady',
    order: null,
    goal: null,
    trapped: false,
    ...more,
  };
}

/** A Zed that stands there. */
export function zedIn(id: string, more: Partial<Zed> = {}): Zed {
  return {
    id,
    kind: 'zed',
    x: 60,
    y: 40,
    level: 0,
    facing: 270,
    mode: 'drifting',
    horde: '',
    number: 0,
    down: false,
    burning: 0,
    hits: 0,
    crouching: false,
    leapt: 0,
    moved: false,
    pins: '',
    fence: '',
    prey: '',
    lastSeen: null,
    trail: [],
    struck: false,
    ...more,
  };
}
