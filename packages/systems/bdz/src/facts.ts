import { type FactsOf, factsOf, type World } from '@shambles/engine';
import type { Book } from './book.js';
import { BARRICADE_FACTS } from './facts/barricades.js';
import { BOARD } from './facts/board.js';
import { BARTER_FACTS } from './facts/campaign/barter.js';
import { CONTACT_FACTS } from './facts/campaign/contact.js';
import { DAY_FACTS } from './facts/campaign/day-one.js';
import { ELSEWHERE_FACTS } from './facts/campaign/elsewhere.js';
import { ENCOUNTER_FACTS } from './facts/campaign/encounters.js';
import { EVENT_FACTS } from './facts/campaign/events.js';
import { KEEPING_FACTS } from './facts/campaign/keeping.js';
import { LOOT_FACTS } from './facts/campaign/loot.js';
import { CAMPAIGN_FACTS } from './facts/campaign/months.js';
import { ROAD_FACTS } from './facts/campaign/road.js';
import { FIGHT } from './facts/fight.js';
import { GRENADE_FACTS } from './facts/grenades.js';
import { MOVE } from './facts/move.js';
import { PEOPLE } from './facts/people.js';
import { SAW_FACTS } from './facts/saws.js';
import { SCENARIO_FACTS } from './facts/scenarios.js';
import { TURN } from './facts/turn.js';
import { VEHICLE_FACTS } from './facts/vehicles.js';
import { WOUNDED_FACTS } from './facts/wounded.js';
import { ZOMBIES } from './facts/zombies.js';
import type { State } from './state.js';

/** Everything that can happen: one file per chapter. */
const DECLARED = {
  ...PEOPLE,
  ...BOARD,
  ...TURN,
  ...MOVE,
  ...FIGHT,
  ...BARRICADE_FACTS,
  ...GRENADE_FACTS,
  ...SAW_FACTS,
  ...WOUNDED_FACTS,
  ...VEHICLE_FACTS,
  ...ZOMBIES,
  ...SCENARIO_FACTS,
  ...CAMPAIGN_FACTS,
  ...DAY_FACTS,
  ...ROAD_FACTS,
  ...CONTACT_FACTS,
  ...LOOT_FACTS,
  ...BARTER_FACTS,
  ...KEEPING_FACTS,
  ...EVENT_FACTS,
  ...ENCOUNTER_FACTS,
  ...ELSEWHERE_FACTS,
};

export type BdzFact = FactsOf<typeof DECLARED>;
export type BdzWorld = World<State, Book, BdzFact>;

export const FACTS = factsOf<State, Book, BdzFact>(DECLARED);
