import type { System } from '@shambles/engine';
import { type Book, readBook, SCENARIOS } from './book.js';
import { ENGLISH } from './catalogue.js';
import { FILES } from './components/files.js';
import { TABLES } from './components/tables.js';
import { correctable } from './correctable.js';
import { EVENING } from './evening/index.js';
import { type AvzFact, FACTS } from './facts.js';
import { GUIDE } from './guide.js';
import { OPTIONS } from './options.js';
import { preview } from './preview.js';
import { PROCEDURES } from './procedures.js';
import { scene } from './scene.js';
import { checkState } from './state/check.js';
import { copyState, newState, type State } from './state.js';
import { nextStep } from './turn/sequence.js';
import { victory } from './turn/victory.js';
import { scramble, type View, view } from './view.js';

/** Aliens vs. Zombies: eight turns of invaders against the town's dead. */
export const avz: System<State, Book, View, AvzFact> = {
  id: 'avz',
  title: 'Aliens vs. Zombies',
  credit:
    'Plays the rules of Aliens vs. Zombies, designed by Chris Taylor and published by Victory Point Games. None of its text or art is included.',
  revision: 2,
  seats: [
    { id: 'alien', name: 'Aliens', tone: 'amber' },
    { id: 'zombie', name: 'Zombies', tone: 'moss' },
  ],
  options: OPTIONS,
  files: FILES,
  scenarios: SCENARIOS,
  tables: TABLES,
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: readBook,
  start: newState,
  next: nextStep,
  evolve: FACTS.evolve,
  copy: copyState,
  check: checkState,
  turn: (s) => s.turn,
  outcome: (s, book) => (s.phase === 'over' ? victory(s, book) : undefined),
  view,
  scene,
  scramble,
  correctable,
  tell: FACTS.tell,
  catalogues: { en: ENGLISH },
  guide: GUIDE,
  preview,
  procedures: PROCEDURES,
  ...EVENING,
};

export type { Book } from './book.js';
export type { AvzFact } from './facts.js';
export type { Kind, Side } from './kinds.js';
export { ALIENS, ZOMBIES } from './kinds.js';
export type { Phase, State } from './state.js';
export type { CounterSeen, View } from './view.js';
