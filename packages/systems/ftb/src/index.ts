import { correctableIn, type System } from '@shambles/engine';
import { tablesInPlay } from '@shambles/forms';
import { type Book, FILES, readBook, seatsWith } from './book.js';
import { bandOut } from './campaign/carried.js';
import { gunWords } from './catalogue/common.js';
import { modifierWords } from './catalogue/modifiers.js';
import { ENGLISH } from './catalogue.js';
import { PROCEDURES } from './companion/procedures.js';
import { counts } from './encounters/counts.js';
import { outcome } from './encounters/outcome.js';
import { EVENING } from './evening/index.js';
import { isNewDay } from './facts/story.js';
import { FACTS, type FtbFact } from './facts.js';
import { GUIDE } from './guide.js';
import { OPTIONS } from './options.js';
import { preview } from './rulers/preview.js';
import { places, sight, way } from './rulers/rulers.js';
import { month } from './scene/months.js';
import { scene } from './scene.js';
import { nextStep } from './sequence/sequence.js';
import { checkState } from './state/check.js';
import { copyState, newState, type State } from './state.js';
import { HEADINGS } from './tables/headings.js';
import { SCENARIOS } from './tables/scenarios.js';
import { TABLES } from './tables.js';
import { type View, view } from './view.js';
import { personWords } from './words.js';

/** All Things Zombie: Fade to Black: Stars and their bands against the dead and each other, measured in inches. */
export const ftb: System<State, Book, View, FtbFact> = {
  id: 'ftb',
  title: 'All Things Zombie: Fade to Black',
  credit:
    "Plays the rules of All Things Zombie: Fade to Black by Ed Teixeira (Lock 'n Load Publishing). None of its text is included.",
  revision: 19,
  seats: [
    { id: 'player-1', name: 'Player 1', tone: 'amber' },
    { id: 'player-2', name: 'Player 2', tone: 'ice' },
    { id: 'player-3', name: 'Player 3', tone: 'moss' },
    { id: 'player-4', name: 'Player 4', tone: 'rose' },
  ],
  seatsOf(setup) {
    const seats = seatsWith(setup);
    return this.seats.filter((s) => seats.includes(s.id));
  },
  options: OPTIONS,
  files: FILES,
  scenarios: SCENARIOS.map(({ id, title, summary }) => ({ id, title, summary })),
  // A campaign begins with people to make, and its first table comes much later.
  firstGame: 'zed',
  tables: TABLES,
  headings: HEADINGS,
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: readBook,
  start: newState,
  next: nextStep,
  evolve: FACTS.evolve,
  copy: copyState,
  check: checkState,
  turn: (s) => s.clock,
  outcome,
  counts,
  open: true,
  month,
  view: (s, seat, _, months) => view(s, seat, months),
  scene,
  scramble: (s) => copyState(s),
  correctable: (view) => correctableIn(view, ['seat', 'months']),
  tell: FACTS.tell,
  begins(fact) {
    const f = fact as FtbFact;
    return f.is === 'encounter' || f.is === 'activation' || (f.is === 'calendar' && isNewDay(f));
  },
  favours: { shots: 'high', infection: 'high' },
  catalogues: { en: ENGLISH },
  words: ({ names, weapons, tables, seats: [alone, ...others] }) => ({
    ...personWords(names),
    ...(others.length === 0 && { [`side.${alone}`]: 'the band', [`seat.${alone}`]: 'the band' }),
    ...gunWords([...weapons.values()]),
    ...modifierWords(tables),
  }),
  tablesIn: ({ tables }) => tablesInPlay(TABLES, tables),
  guide: GUIDE,
  preview,
  rulers: { way, sight, places },
  band: bandOut,
  procedures: PROCEDURES,
  ...EVENING,
};

export type { Book } from './book.js';
export { WATCHES } from './encounters/watches.js';
export type { FtbFact } from './facts.js';
export { IN_SIGHT } from './in-sight/insight.js';
export { barring } from './moving/walking.js';
export { tableOfView } from './rulers/rulers.js';
export {
  carriesOn,
  hostile,
  type Item,
  isDown,
  isPlayers,
  type Person,
  type Place,
  placeOf,
  type State,
  type Zed,
} from './state.js';

export type { FtbTable } from './table.js';
export { exitOf } from './terrain/edges.js';
export { sectionAt } from './towns/sections.js';
export type { View } from './view.js';
