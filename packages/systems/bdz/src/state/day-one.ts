import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { GUNS, MELEE_WEAPONS, VEHICLES } from '../kinds.js';
import { Goods } from './goods.js';

const flag = z.boolean();

/** Where one may go on Day One; children may go to several schools. BDZ-day-plan. */
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

/** Schools, one after the other. BDZ-day-plan. */
export const SCHOOLS = ['school-1', 'school-2', 'school-3'] as const satisfies readonly DayPlace[];

/** How old one of the family is: children by what they are like on the road. BDZ-D-c72. */
const AGES = ['adult', 'big', 'little', 'small'] as const;

/** One of the family, and where it is as far as the player has been told. BDZ-day-who, BDZ-D-c52, BDZ-D-c53, BDZ-D-c100. */
const Relative = z.strictObject({
  id: z.string(),
  age: z.enum(AGES),
  /** `to-school`: gone there for the children; `away`: gone home, or nobody knows; `stays`: found, and at home; `with`: found; `lost`: for good. */
  where: z.enum([
    ...['home', 'spouse-work', ...SCHOOLS, 'to-school', 'away'],
    ...['evacuated', 'stays', 'with', 'lost'],
  ] as const),
  /** Who it is on the table, once found. */
  person: z.string(),
});
export type Relative = z.infer<typeof Relative>;

/** A vehicle of the household that stands elsewhere, and what is in its tank. BDZ-day-vehicles. */
const Parked = z.strictObject({ kind: z.enum(VEHICLES), fuel: count });

/** The answers to the questionnaire that later rules ask for. BDZ-T-day-questions. */
const Sheet = z.strictObject({
  job: z.enum(['sedentary', 'between', 'peak']),
  service: z.enum(['none', 'former', 'military', 'elite', 'police', 'swat', 'rescue']),
  dwelling: z.enum(['house', 'apartments']),
  /** Where the character is as it begins. BDZ-D-c71. */
  start: z.enum(['home', 'work', 'elsewhere']),
});
export type Sheet = z.infer<typeof Sheet>;

/** The first day: where somebody goes for his family and for what is needed. BDZ-day-plan. */
export const DayOne = z.strictObject({
  step: z.enum(['sheet', 'plan', 'next', 'over']),
  sheet: Sheet,
  family: z.array(Relative),
  /** What lies at home until it has been reached, and the weapons there. BDZ-D-c97. */
  home: z.strictObject({
    goods: Goods,
    guns: z.array(z.enum(GUNS)),
    melee: z.array(z.enum(MELEE_WEAPONS)),
    reached: flag,
  }),
  parked: z.array(Parked),
  /** Where one means to go, in order. BDZ-day-plan. */
  plan: z.array(z.enum(PLACES)),
  /** The location under way, or the last one; null before the first. */
  at: z.nullable(z.enum(PLACES)),
  /** What was named as wanted there; '' for nothing. BDZ-D-c96. */
  wants: z.string(),
  /** Locations set out for, and how many later the present one counts. BDZ-D-c50, BDZ-D-c100. */
  visits: count,
  late: count,
  /** The objective of the present one has been reached. BDZ-day-objective. */
  reached: flag,
  /** The crowd at the start has been fought. BDZ-D-c74. */
  pushed: flag,
  /** Whoever lies unconscious in the crowd of this location. BDZ-day-civ-result. */
  felled: ids,
  /** A weapon has been given up here: the police leave them alone. BDZ-D-c58. */
  calm: flag,
  /** Officers who are here, and by whom the character was put down last. BDZ-day-police-arrest. */
  officers: ids,
  struck: z.string(),
  /** Locations that are over. */
  over: z.array(z.enum(PLACES)),
  ended: z.enum(['', 'done', 'jail', 'duty', 'dead']),
});
export type DayOne = z.infer<typeof DayOne>;

/** Before anything has been asked. */
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

/** Somebody of the family who is with the character, or safe at home. BDZ-D-c73. */
export function isTogether({ where }: Pick<Relative, 'where'>): boolean {
  return where === 'with' || where === 'stays';
}
