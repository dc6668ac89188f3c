import { correctableIn, type System } from '@shambles/engine';
import { tablesInPlay } from '@shambles/forms';
import { type Book, FILES, isSolo, OPTIONS, readBook } from './book.js';
import { ENGLISH } from './catalogue.js';
import { checkState } from './check.js';
import { PROCEDURES } from './companion/procedures.js';
import { EVENING } from './evening/index.js';
import { type AmzFact, FACTS } from './facts.js';
import { GUIDE } from './guide.js';
import { preview } from './rulers/preview.js';
import { places, sight, way } from './rulers/rulers.js';
import { outcomeOf } from './scenarios/points.js';
import { SCENARIOS } from './scenarios/scenarios.js';
import { startOf } from './scenarios/setup.js';
import { scene } from './scene.js';
import { copyState, QUIET, type State } from './state.js';
import { TABLES } from './tables/all.js';
import { HEADINGS } from './tables/headings.js';
import { nextStep } from './turn/sequence.js';
import { scramble, type View, view } from './view.js';
import { wordsOf } from './words/names.js';

/** Ambush Z: units of the Living against mobs of the dead, in inches. */
export const amz: System<State, Book, View, AmzFact> = {
  id: 'amz',
  title: 'Ambush Z',
  credit:
    'Plays the rules of Ambush Z by Ambush Alley Games, from its reference sheet; what the sheet leaves open is reconstructed and marked so. None of its text is included.',
  revision: 26,
  seats: [
    { id: 'living', name: 'The Living', tone: 'ice' },
    { id: 'zombies', name: 'The dead', tone: 'moss' },
  ],
  seatsOf(setup) {
    const solo = isSolo(readBook(setup));
    return this.seats.filter((seat) => seat.id === 'living' || !solo);
  },
  options: OPTIONS,
  files: FILES,
  scenarios: SCENARIOS,
  tables: TABLES,
  tablesIn: ({ tables }) => tablesInPlay(TABLES, tables),
  headings: HEADINGS,
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: readBook,
  start: (book) => copyState({ ...QUIET, ...startOf(book, book.scenario, book.ground) } as unknown as State),
  next: nextStep,
  evolve: FACTS.evolve,
  copy: copyState,
  check: checkState,
  turn: (s) => s.turn,
  outcome: (s, { scenario }) => (s.stage === 'over' ? outcomeOf(s, scenario) : undefined),
  view,
  scene,
  scramble,
  correctable: (view) => correctableIn(view, ['seat', 'hand', 'turnedUp', 'held']),
  tell: FACTS.tell,
  favours: { reaction: 'high' },
  catalogues: { en: ENGLISH },
  words: wordsOf,
  guide: GUIDE,
  preview,
  rulers: { way, sight, places },
  procedures: PROCEDURES,
  ...EVENING,
};

export { inchesOf } from './activation/announcing.js';
export { entitled } from './awareness/awareness.js';
export type { Book } from './book.js';
export { DEAD, LIVING } from './book.js';
export { type Dice, hitChances } from './dice/chances.js';
export { type Fighters, meleeChances } from './dice/melee.js';
export { MOST_DICE } from './dice/pools.js';
export { buildingRow, vehicleRow } from './house/ground-rows.js';
export {
  armorDice,
  bonusDice,
  coverDice,
  firepowerDice,
  levelEffect,
  modeRow,
  qualityRow,
  supportDice,
  zombieRow,
} from './house/rows.js';
export { STOPS_VEHICLE } from './movement/marching.js';
export { timesOf } from './scenarios/points.js';
export { soloInterrupt } from './solo/deciding.js';
export {
  activeOf,
  basesOf,
  dependentsOf,
  downOf,
  type Figure,
  fightersOf,
  isLiving,
  type Unit,
  unitOf,
} from './state.js';
export { CONTACT, isArmored } from './table/rules.js';
export { type AmzTable, type Cover, tableOfView } from './table/table.js';
export { fromEdge } from './units/edges.js';
export { buildingOf, isStrong } from './units/houses.js';

export { dieOf, leadOf, mayGoRapidly } from './units/units.js';
export type { View } from './view.js';
