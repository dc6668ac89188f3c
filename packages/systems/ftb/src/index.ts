import type { System } from '@shambles/engine';
import { type Book, FILES, readBook, seatsWith } from './book.js';
import type { Calls } from './calls.js';
import { gunWords } from './catalogue/common.js';
import { ENGLISH } from './catalogue.js';
import { charge } from './charge.js';
import { checkState } from './check.js';
import { counts } from './counts.js';
import { robbedOnTheWay } from './encounters/cornered.js';
import { RAID_LOOK } from './encounters/raid.js';
import { DEFINING_MOMENT } from './entering.js';
import { evolve, type FtbFact } from './facts.js';
import { IN_SIGHT } from './insight.js';
import { OPTIONS } from './options.js';
import { outcome } from './outcome.js';
import { PEF_IN_SIGHT } from './pefs.js';
import { preview } from './preview.js';
import { PROCEDURES } from './procedures.js';
import { places, sight, way } from './rulers.js';
import { SCENARIOS } from './scenarios.js';
import { scene } from './scene.js';
import { nextStep } from './sequence.js';
import { copyState } from './state/copy.js';
import { newState, type State } from './state.js';
import { TABLES } from './tables.js';
import { isNewDay } from './tell/story.js';
import { tell } from './tell.js';
import { type View, view } from './view.js';
import { personWords } from './words.js';
import { FEAST_NEAR, ZED_NEAR } from './zedtests.js';

const CALLS: Calls = {
  charge,
  robbed: robbedOnTheWay,
  watches: [DEFINING_MOMENT, RAID_LOOK, PEF_IN_SIGHT, ZED_NEAR, FEAST_NEAR, IN_SIGHT],
};

/** All Things Zombie: Fade to Black: Stars and their bands against the dead and each other, in inches. */
export const ftb: System<State, Book, View, FtbFact> = {
  id: 'ftb',
  title: 'All Things Zombie: Fade to Black',
  credit:
    "Plays the rules of All Things Zombie: Fade to Black by Ed Teixeira (Lock 'n Load Publishing). None of its text is included.",
  revision: 2,
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
  tables: TABLES,
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: (setup) => readBook(setup, CALLS),
  start: newState,
  next: nextStep,
  evolve,
  copy: copyState,
  check: checkState,
  turn: (s) => s.clock,
  outcome,
  counts,
  open: true,
  view,
  scene,
  scramble: (s) => copyState(s),
  tell,
  begins: (f) => f.is === 'encounter' || f.is === 'activation' || isNewDay(f as FtbFact),
  catalogues: { en: ENGLISH },
  words: ({ names, weapons }) => ({ ...personWords(names), ...gunWords([...weapons.values()]) }),
  preview,
  rulers: { way, sight, places },
  procedures: PROCEDURES,
};

export type { Book } from './book.js';
export type { FtbFact } from './facts.js';
export { IN_SIGHT } from './insight.js';
export { exitOf } from './leaving.js';
export { tableOfView } from './rulers.js';
export { sectionAt } from './sections.js';
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
export type { View } from './view.js';
export { barring } from './walking.js';
