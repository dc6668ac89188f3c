import { correctableIn, type PrintedTable, type System } from '@shambles/engine';
import { tablesInPlay } from '@shambles/forms';
import { type Book, FILES, readBook } from './book.js';
import { bandOut } from './campaign/carried.js';
import { wordsOf } from './catalogue/called.js';
import { ENGLISH } from './catalogue.js';
import { checkState } from './check.js';
import { PROCEDURES } from './companion/pieces.js';
import { mayRead } from './day-one/secrets.js';
import { EVENING } from './evening/index.js';
import { type BdzFact, FACTS } from './facts.js';
import { GUIDE } from './guide.js';
import { OPTIONS } from './options.js';
import { sweep } from './rulers/lanes.js';
import { preview } from './rulers/preview.js';
import { places, sight, way } from './rulers/rulers.js';
import { SCENARIOS } from './scenarios/scenarios.js';
import { startOf } from './scenarios/setup.js';
import { month } from './scene/months.js';
import { scene } from './scene.js';
import { copyState, type State } from './state.js';
import { ATTRIBUTE_TABLE } from './tables/attributes.js';
import { BUILDING_TABLES } from './tables/buildings.js';
import { BARTER_TABLES } from './tables/campaign/barter.js';
import { CONTACT_TABLES } from './tables/campaign/contact.js';
import { DAY_TABLES } from './tables/campaign/day-one.js';
import { ENCOUNTER_TABLES } from './tables/campaign/encounters.js';
import { EVENT_TABLES } from './tables/campaign/events.js';
import { KEEPING_TABLES } from './tables/campaign/keeping.js';
import { LOOT_TABLES } from './tables/campaign/loot.js';
import { CAMPAIGN_TABLES } from './tables/campaign/months.js';
import { PARTS } from './tables/campaign/parts.js';
import { ROAD_TABLES } from './tables/campaign/road.js';
import { COMBAT_TABLES } from './tables/combat.js';
import { GRENADE_TABLES } from './tables/grenades.js';
import { GROUND_TABLES } from './tables/ground.js';
import { HEADINGS } from './tables/headings.js';
import { LIST_TABLES } from './tables/lists.js';
import { NOISES } from './tables/noise.js';
import { RECOVERY_TABLES } from './tables/recovery.js';
import { VEHICLE_TABLES } from './tables/vehicles.js';
import { HAND_TO_HAND, OUTGUNNED, WEAPONS } from './tables/weapons.js';
import { ZOMBIE_TABLES } from './tables/zombies.js';
import { counts } from './turn/counts.js';
import { nextStep } from './turn/sequence.js';
import { outcomeOf } from './turn/winning.js';
import type { View } from './view.js';

/** All Things Zombie: Better Dead Than Zed: people against each other and against the dead, measured in inches. */
/** Every printed table, in the order of the book. */
const TABLES: readonly PrintedTable[] = [
  ...LIST_TABLES,
  ATTRIBUTE_TABLE,
  WEAPONS,
  OUTGUNNED,
  HAND_TO_HAND,
  ...GRENADE_TABLES,
  ...COMBAT_TABLES,
  ...BUILDING_TABLES,
  ...RECOVERY_TABLES,
  ...ZOMBIE_TABLES,
  NOISES,
  ...GROUND_TABLES,
  ...VEHICLE_TABLES,
  ...CAMPAIGN_TABLES,
  ...DAY_TABLES,
  ...ROAD_TABLES,
  ...CONTACT_TABLES,
  PARTS,
  ...LOOT_TABLES,
  ...BARTER_TABLES,
  ...KEEPING_TABLES,
  ...ENCOUNTER_TABLES,
  ...EVENT_TABLES,
];

export const bdz: System<State, Book, View, BdzFact> = {
  id: 'bdz',
  title: 'All Things Zombie: Better Dead Than Zed',
  credit:
    'Plays the rules of All Things Zombie: Better Dead Than Zed by Ed Teixeira (Two Hour Wargames). None of its text is included.',
  revision: 25,
  seats: [
    { id: 'player-1', name: 'Player 1', tone: 'amber' },
    { id: 'player-2', name: 'Player 2', tone: 'ice' },
    { id: 'others', name: 'The others', tone: 'rose' },
  ],
  seatsOf(setup) {
    const { seats } = readBook(setup);
    return this.seats.filter((s) => seats.includes(s.id));
  },
  options: OPTIONS,
  files: FILES,
  scenarios: SCENARIOS.map(({ id, title, summary }) => ({ id, title, summary })),
  // First Contact can be over before anybody has decided anything.
  firstGame: 'atm-adventure',
  tables: TABLES,
  tablesIn: ({ tables }) => tablesInPlay(TABLES, tables),
  headings: HEADINGS,
  register: () => import('./register.js').then((m) => m.REGISTER),
  book: readBook,
  start: ({ scenario }) => startOf(scenario),
  next: nextStep,
  evolve: FACTS.evolve,
  copy: copyState,
  check: checkState,
  turn: (s) => s.campaign?.clock ?? s.turn,
  outcome: (s, book) => (s.stage === 'over' ? outcomeOf(s, book) : undefined),
  counts,
  open: true,
  month,
  view: (s, seat, _, months = []) => ({ ...copyState(s), seat, ...(months.length > 0 && { months }) }),
  scene,
  opens: mayRead,
  scramble: copyState,
  correctable: (view) => correctableIn(view, ['seat', 'months']),
  tell: FACTS.tell,
  begins(fact) {
    const f = fact as BdzFact;
    // A visit on Day One begins with the way there.
    if (f.is === 'encounter') return f.encounter.kind !== 'day-one';
    // What comes of an encounter, and of the month, belongs to none of its turns.
    if (f.is === 'came-home') return f.kind !== 'mutiny';
    return f.is === 'activation' || f.is === 'day-set-out';
  },
  favours: { reaction: 'low', shots: 'high' },
  catalogues: { en: ENGLISH },
  guide: GUIDE,
  rulers: { way, sight, places, sweep },
  band: bandOut,
  preview,
  words: wordsOf,
  procedures: PROCEDURES,
  ...EVENING,
};

export type { Book } from './book.js';
export { isZed } from './facts/lines.js';
export { holdRow } from './house/campaign-rows.js';
export { fullDice, gunRow, isDrawn, placeBearing, shotRow, shotsHeard } from './house/rows.js';
export { laneAhead, places } from './rulers/rulers.js';
export { tableOfView } from './rulers/world.js';
export { buildingKind } from './tables/ground.js';
export { PLACED } from './tables/zombies.js';
export type { View } from './view.js';
