import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { GUNS, MELEE_WEAPONS, VEHICLES } from '../kinds.js';
import { Goods } from './goods.js';

const flag = z.boolean();

/** Places that the character can visit on Day One; children may attend several schools. BDZ-day-plan. */
export const PLACES = [
  'spouse-work',
  'work',
  'school-1',
  'school-2',
  'school-3',
  'military',
  'police',
  'home',
  'box',
  'super',
  'vehicle',
  'bank',
] as const;
export type DayPlace = (typeof PLACES)[number];

/** Schools, in order. BDZ-day-plan. */
export const SCHOOLS = ['school-1', 'school-2', 'school-3'] as const satisfies readonly DayPlace[];

/** Ages in the family; children are graded as those met on the road are. BDZ-D-c72. */
const AGES = ['adult', 'big', 'little', 'small'] as const;

/**
 * A member of the family, and where it is as far as the player knows. BDZ-day-who, BDZ-D-c52, BDZ-D-c53, BDZ-D-c100.
 */
const Relative = z.strictObject({
  id: z.string(),
  age: z.enum(AGES),
  /**
   * `to-school`: gone there for the children; `away`: gone home, or nobody knows; `stays`: found, and at home; `with`:
   * found and with the character; `lost`: gone for good.
   */
  where: z.enum([
    ...['home', 'spouse-work', ...SCHOOLS, 'to-school', 'away'],
    ...['evacuated', 'stays', 'with', 'lost'],
  ] as const),
  /** Id of the person on the table, once found. */
  person: z.string(),
});
export type Relative = z.infer<typeof Relative>;

/** A vehicle of the household that is parked elsewhere, and the fuel in its tank. BDZ-day-vehicles. */
const Parked = z.strictObject({
  kind: z.enum(VEHICLES),
  fuel: count,
  /** True for a large RV. BDZ-D-c5. */
  large: z.optional(flag),
  /** True if it has to be repaired. BDZ-veh-repair. */
  disabled: z.optional(flag),
});

/** The answers to the questionnaire that later rules ask for. BDZ-T-day-questions. */
const Sheet = z.strictObject({
  job: z.enum(['sedentary', 'between', 'peak']),
  service: z.enum(['none', 'former', 'military', 'elite', 'police', 'swat', 'rescue']),
  dwelling: z.enum(['house', 'apartments']),
  /** Where the character is at the start. BDZ-D-c71. */
  start: z.enum(['home', 'work', 'elsewhere']),
});
export type Sheet = z.infer<typeof Sheet>;

/** The first day: where the character goes to fetch family and necessities. BDZ-day-plan. */
export const DayOne = z.strictObject({
  step: z.enum(['sheet', 'plan', 'next', 'over']),
  sheet: Sheet,
  family: z.array(Relative),
  /** Goods and weapons at home, and whether the character has got there. BDZ-D-c97. */
  home: z.strictObject({
    goods: Goods,
    guns: z.array(z.enum(GUNS)),
    melee: z.array(z.enum(MELEE_WEAPONS)),
    reached: flag,
  }),
  parked: z.array(Parked),
  /** Places that the character means to visit, in order. BDZ-day-plan. */
  plan: z.array(z.enum(PLACES)),
  /** The current location, or the last one; null before the first. */
  at: z.nullable(z.enum(PLACES)),
  /** What the character wants there; '' for nothing. BDZ-D-c96. */
  wants: z.string(),
  /**
   * How many locations have been set out for, and how many visits later the present one counts. BDZ-D-c50, BDZ-D-c100.
   */
  visits: count,
  late: count,
  /** True if the objective of the present location has been reached. BDZ-day-objective. */
  reached: flag,
  /** True if the crowd at the start has been fought. BDZ-D-c74. */
  pushed: flag,
  /** People who lie unconscious in the crowd at this location. BDZ-day-civ-result. */
  felled: ids,
  /** True if a weapon has been given up here, so that the police leave the party alone. BDZ-D-c58. */
  calm: flag,
  /** Officers who are here, and whoever put the character down last. BDZ-day-police-arrest. */
  officers: ids,
  struck: z.string(),
  /** People who took Zed Or No Zed at an earlier location. BDZ-react-zed, BDZ-D-c51. */
  met: z.optional(ids),
  /** Locations that are finished. */
  over: z.array(z.enum(PLACES)),
  ended: z.enum(['', 'done', 'jail', 'duty', 'dead']),
});
export type DayOne = z.infer<typeof DayOne>;

/** The day before any question has been asked. */
export const NEW_DAY = {
  step: 'sheet',
  sheet: { job: 'between', service: 'none', dwelling: 'house', start: 'elsewhere' },
  family: [],
  home: { goods: {}, guns: [], melee: [], reached: false },
  parked: [],
  plan: [],
  at: null,
  wants: '',
  visits: 0,
  late: 0,
  reached: false,
  pushed: false,
  felled: [],
  calm: false,
  officers: [],
  struck: '',
  over: [],
  ended: '',
} as const satisfies DayOne | object;

/** True if somebody in the family is with the character or safe at home. BDZ-D-c73. */
export function isTogether({ where }: Pick<Relative, 'where'>): boolean {
  return where === 'with' || where === 'stays';
}
