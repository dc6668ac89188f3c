import type { System } from '@shambles/engine';
import { tablesInPlay } from '@shambles/forms';
import { type Book, FILES, readBook, seatsWith, UMPIRE } from './book.js';
import { ENGLISH } from './catalogue.js';
import { PROCEDURES } from './companion/procedures.js';
import { EVENING } from './evening/index.js';
import { places } from './evening/sought.js';
import { FACTS, type RosFact } from './facts.js';
import { GUIDE } from './guide.js';
import { OPTIONS } from './options.js';
import { preview } from './rulers/preview.js';
import { sight, way } from './rulers/rulers.js';
import { outcome } from './scenarios/objective.js';
import { scene } from './scene.js';
import { scramble } from './scramble.js';
import { checkTodo, nextStep } from './sequence/sequence.js';
import { checkState } from './state/check.js';
import { copyState, newState, type State } from './state.js';
import { HEADINGS } from './tables/headings.js';
import { SCENARIOS } from './tables/scenarios.js';
import { TABLES } from './tables.js';
import { correctable, setupFor, type View, view } from './view.js';
import { personWords } from './words.js';

/** Run?...or Shoot?: survivors with action cards against an umpire's hordes, in centimetres. */
export const ros: System<State, Book, View, RosFact> = {
  id: 'ros',
  title: 'Run?...or Shoot?',
  credit: 'Plays the rules of Run?...or Shoot? by Jim Wallman. None of its text is included.',
  revision: 19,
  seats: [
    ...[1, 2, 3, 4, 5, 6].map((n) => ({
      id: `survivor-${n}`,
      name: `Survivor ${n}`,
      tone: 'amber' as const,
    })),
    { id: 'umpire', name: 'Umpire', tone: 'moss' },
  ],
  seatsOf(setup) {
    const { seats, umpired } = seatsWith(setup);
    return this.seats.filter((s) => seats.includes(s.id) || (umpired && s.id === UMPIRE));
  },
  options: OPTIONS,
  files: FILES,
  scenarios: SCENARIOS.map(({ id, title, summary }) => ({ id, title, summary })),
  tables: TABLES,
  headings: HEADINGS,
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: readBook,
  start: newState,
  next: nextStep,
  evolve: FACTS.evolve,
  copy: copyState,
  check: (s, book) => checkState(s, book) ?? checkTodo(s),
  turn: (s) => s.turn,
  outcome,
  setupFor,
  view,
  scene,
  scramble,
  correctable,
  tell: FACTS.tell,
  favours: { shot: 'high' },
  catalogues: { en: ENGLISH },
  words: ({ names, seats }) => personWords(names.slice(0, seats.length), names.slice(seats.length)),
  tablesIn: ({ tables }) => tablesInPlay(TABLES, tables),
  guide: GUIDE,
  preview,
  rulers: { way, sight, places },
  procedures: PROCEDURES,
  ...EVENING,
};

export type { Book } from './book.js';
export type { RosFact } from './facts.js';
export { touchesLink } from './ground/ladders.js';
export { factorRow, gunRow, heardWithin, mutantRow, thrownRow } from './house/rows.js';
export type { Gun, Play, Thrown } from './kinds.js';
export { tableOfView } from './rulers/rulers.js';
export { hordesFor } from './scenarios/setup.js';
export type { Place, State } from './state.js';
export type { RosTable } from './table.js';
export { SHORT } from './tables/shooting.js';
export type { PersonSeen, View, ZedSeen } from './view.js';
