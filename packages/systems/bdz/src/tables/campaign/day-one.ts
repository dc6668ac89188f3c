import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../../register.js';
import { type DayPlace, SCHOOLS, type Sheet } from '../../state/day-one.js';

/** Kinds of location. BDZ-T-day-locations. */
export type Location = Exclude<DayPlace, (typeof SCHOOLS)[number]> | 'school';

export function locationOf(place: DayPlace): Location {
  return (SCHOOLS as readonly string[]).includes(place) ? 'school' : (place as Location);
}

interface LocationRow extends PrintedRow {
  readonly id: Location;
  readonly name: string;
  /** Dice of terrified civilians at the start. BDZ-day-civ-locations. */
  readonly civilians: number;
  readonly objective: string;
  readonly rule: RuleId;
}

const location = (
  id: Location,
  name: string,
  civilians: number,
  objective: string,
  rule: RuleId,
): LocationRow => ({ id, name, civilians, objective, rule });

export const LOCATIONS: PrintedTable<LocationRow> = {
  id: 'BDZ-T-day-locations' satisfies RuleId,
  title: 'Locations of Day One',
  rule: 'BDZ-day-plan' satisfies RuleId,
  provenance: 'stated',
  rows: [
    location('spouse-work', "Spouse's workplace", 2, 'spouse or partner', 'BDZ-day-loc-spouse'),
    location('work', 'Your workplace', 2, "player's choice", 'BDZ-day-loc-work'),
    location('school', "Children's school", 2, 'children', 'BDZ-day-loc-school'),
    location('military', 'Military base', 0, "player's choice", 'BDZ-day-loc-military'),
    location('police', 'Police station', 0, "player's choice", 'BDZ-day-loc-police'),
    location('home', 'Home', 0, "player's choice", 'BDZ-day-loc-home'),
    location('box', 'Retail box store', 2, 'weapons', 'BDZ-day-loc-box'),
    location('super', 'Supermarket', 2, 'food', 'BDZ-day-loc-super'),
    location('vehicle', 'Retrieve your vehicle', 0, 'vehicle', 'BDZ-day-loc-vehicle'),
    location('bank', 'Bank or ATM', 0, 'cash', 'BDZ-day-loc-bank'),
  ],
};

interface GettingRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  /** How many locations later: on foot, in a vehicle, and in a vehicle if Rep is above the number of the location. */
  readonly foot: number;
  readonly vehicle: number;
  readonly higher: number;
}

export const GETTING: PrintedTable<GettingRow> = {
  id: 'BDZ-T-day-getting' satisfies RuleId,
  title: 'Getting There',
  rule: 'BDZ-day-getting-there' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { passed: 2, foot: 0, vehicle: 0, higher: 0 },
    { passed: 1, foot: 1, vehicle: 1, higher: 0 },
    { passed: 0, foot: 2, vehicle: 1, higher: 1 },
  ],
};

interface RepRow extends PrintedRow {
  readonly answer: string;
  readonly is: Sheet['job'] | Sheet['service'];
  readonly rep: number;
  readonly tests: 'civilian' | 'military';
}

/** BDZ-D-c48: somebody with neither answer counts as having a sedentary job. */
export const DAY_REPS: PrintedTable<RepRow> = {
  id: 'BDZ-T-day-rep' satisfies RuleId,
  title: 'Rep and tests on Day One',
  rule: 'BDZ-day-job' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { answer: 'sedentary job', is: 'sedentary', rep: 3, tests: 'civilian' },
    { answer: 'peak physical shape', is: 'peak', rep: 4, tests: 'civilian' },
    { answer: 'serving in the military', is: 'military', rep: 4, tests: 'military' },
    { answer: 'member of an elite force', is: 'elite', rep: 5, tests: 'military' },
    { answer: 'serving in law enforcement', is: 'police', rep: 4, tests: 'military' },
    { answer: 'member of SWAT', is: 'swat', rep: 5, tests: 'military' },
    { answer: 'formerly military or law enforcement', is: 'former', rep: 3, tests: 'military' },
  ],
};

interface ScoreRow extends PrintedRow {
  readonly score: number | 'pair';
  readonly event: 'zombies' | 'police' | 'civilians';
}

export const SCORES: PrintedTable<ScoreRow> = {
  id: 'BDZ-T-day-activation' satisfies RuleId,
  title: 'Activation scores of Day One',
  rule: 'BDZ-day-activation-key' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { score: 7, event: 'zombies' },
    { score: 11, event: 'police' },
    { score: 'pair', event: 'civilians' },
  ],
};

interface QuestionRow extends PrintedRow {
  readonly part: string;
  readonly asks: readonly string[];
  readonly effect: string;
}

const QUESTIONS: PrintedTable<QuestionRow> = {
  id: 'BDZ-T-day-questions' satisfies RuleId,
  title: 'Questionnaire of Day One',
  rule: 'BDZ-day-who' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { part: 'family', asks: ['day-partner', 'day-children', 'day-child'], effect: 'objectives' },
    { part: 'occupation', asks: ['day-job'], effect: 'Rep' },
    { part: 'experience', asks: ['day-service'], effect: 'Rep and tests' },
    {
      part: 'where you live',
      asks: ['day-area', 'day-dwelling', 'day-start'],
      effect: 'start area and zombies',
    },
    { part: 'supplies', asks: ['day-food'], effect: 'food units' },
    { part: 'weapons', asks: ['day-arms', 'day-arms-home'], effect: 'starting weapons' },
    { part: 'vehicles', asks: ['day-vehicles', 'day-tank'], effect: 'vehicle and fuel' },
    { part: 'luxury items', asks: ['day-luxury'], effect: 'barter goods' },
  ],
};

interface ResultRow extends PrintedRow {
  readonly location: Location;
  /** The highest face that finds what is looked for, by order of visit: first, second, third, fourth, later. */
  readonly found: readonly [first: number, second: number, third: number, fourth: number, later: number];
}

/** BDZ-D-c54 fills in the supermarket's fourth visit. BDZ-D-c99 says who may read this table. */
export const RESULTS: PrintedTable<ResultRow> = {
  id: 'BDZ-T-day-results' satisfies RuleId,
  title: 'Results at each location, by order of visit',
  rule: 'BDZ-day-secret' satisfies RuleId,
  provenance: 'stated',
  sealed: true,
  rows: [
    { location: 'spouse-work', found: [4, 2, 2, 2, 2] },
    { location: 'work', found: [6, 4, 2, 0, 0] },
    { location: 'school', found: [5, 3, 1, 0, 0] },
    { location: 'military', found: [0, 0, 0, 0, 0] },
    { location: 'police', found: [0, 0, 0, 0, 0] },
    { location: 'home', found: [0, 0, 0, 6, 6] },
    { location: 'box', found: [6, 5, 3, 1, 0] },
    { location: 'super', found: [6, 4, 3, 1, 0] },
    { location: 'vehicle', found: [6, 6, 6, 6, 0] },
    { location: 'bank', found: [6, 0, 0, 0, 0] },
  ],
};

/** From this visit on, thieves have taken the vehicle's key. BDZ-day-loc-vehicle. */
export const THIEVES = 4;
/** Units that a bank gives. BDZ-day-loc-bank. */
export const CASH_UNITS = 3;
/**
 * Highest faces: a spouse has gone home; children have been picked up; those have been evacuated.
 * BDZ-day-loc-spouse-gone, BDZ-day-loc-school-gone.
 */
export const GONE_HOME = 3;
export const PICKED_UP = 3;
export const EVACUATED = 4;

export const DAY_TABLES: readonly PrintedTable[] = [QUESTIONS, DAY_REPS, LOCATIONS, GETTING, SCORES, RESULTS];
