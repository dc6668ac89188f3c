import { type PrintedRow, type PrintedTable, rowFor } from '@shambles/engine';
import type { Ail, Area, Class, RoadGoal, RoadPeople, RoadPlace } from '../../kinds.js';
import type { RuleId } from '../../register.js';
import type { Person } from '../../state.js';
import type { List } from '../lists.js';

type Range = readonly [number, number];

interface MeetRow extends PrintedRow, Readonly<Record<Area, boolean>> {
  readonly on: Range;
}

/** BDZ-T-road. */
export const MET: PrintedTable<MeetRow> = {
  id: 'BDZ-T-road' satisfies RuleId,
  title: 'Random road encounter',
  rule: 'BDZ-camp-road-roll' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: [
    { on: [2, 5], urban: false, suburbs: false, rural: false },
    { on: [6, 7], urban: true, suburbs: false, rural: false },
    { on: [8, 8], urban: true, suburbs: true, rural: false },
    { on: [9, 12], urban: true, suburbs: true, rural: true },
  ],
};

/** Columns of the table for places. */
type Letter = 'A' | 'B' | 'C' | 'D';

interface WhoRow extends PrintedRow {
  readonly on: Range;
  readonly sub?: Range;
  readonly who: RoadPeople;
}

/** BDZ-T-road-who. */
export const WHO: PrintedTable<WhoRow> = {
  id: 'BDZ-T-road-who' satisfies RuleId,
  title: 'Who is met on the road',
  rule: 'BDZ-camp-road-who' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: [
    { on: [2, 2], who: 'med-staff' },
    { on: [3, 3], who: 'children' },
    { on: [4, 4], sub: [1, 3], who: 'dazed' },
    { on: [4, 4], sub: [4, 5], who: 'refugees' },
    { on: [4, 4], sub: [6, 6], who: 'media' },
    { on: [5, 5], who: 'looters' },
    { on: [6, 8], who: 'gangers' },
    { on: [9, 9], who: 'sniper' },
    { on: [10, 10], who: 'cultists' },
    { on: [11, 11], who: 'prisoners' },
    { on: [12, 12], who: 'rogue-police' },
  ],
};

/** A type of person met on the road; optional fields differ from the usual. */
export interface TypeRow extends PrintedRow {
  readonly on: Range;
  readonly type: string;
  readonly name: string;
  readonly rep: number;
  /** Its reaction card, if not that of its group. */
  readonly class?: Class;
  readonly medic?: Person['medic'];
  readonly ails?: Ail;
  /** Set if it is out of the fight from the start. */
  readonly out?: true;
  /** Set if it carries nothing, whatever its group carries. */
  readonly bare?: true;
}

const typed = (id: RuleId, title: string, rule: RuleId, rows: readonly TypeRow[]): PrintedTable<TypeRow> => ({
  id,
  title,
  rule,
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows,
});

/** Groups with types of their own. */
export const TYPES = {
  med: typed('BDZ-T-road-med', 'Med staff', 'BDZ-camp-road-med-types', [
    { on: [2, 3], type: 'doctor', name: 'Doctor', rep: 5, medic: 'doctor' },
    { on: [4, 6], type: 'experienced-nurse', name: 'Experienced nurse', rep: 4, medic: 'nurse' },
    { on: [7, 12], type: 'medical-assistant', name: 'Medical assistant', rep: 3, medic: 'nurse' },
  ]),
  patients: typed('BDZ-T-road-patients', 'Patients', 'BDZ-camp-road-patients', [
    { on: [2, 3], type: 'ill', name: 'Ill', rep: 3, ails: 'ill' },
    { on: [4, 6], type: 'elderly', name: 'Elderly', rep: 2, ails: 'elderly' },
    { on: [7, 9], type: 'incompetent', name: 'Mentally incompetent', rep: 2, ails: 'incompetent' },
    { on: [10, 12], type: 'injured', name: 'Injured', rep: 3, out: true },
  ]),
  kids: typed('BDZ-T-road-kids', 'Lost children', 'BDZ-camp-road-kids-types', [
    { on: [2, 3], type: 'big-kid', name: 'Big kid', rep: 3 },
    { on: [4, 6], type: 'littler-one', name: 'Littler one', rep: 3, ails: 'littler-one', bare: true },
    { on: [7, 12], type: 'small-child', name: 'Small child', rep: 2, ails: 'small-child', bare: true },
  ]),
  dazed: typed('BDZ-T-road-dazed', 'Dazed survivors', 'BDZ-camp-road-dazed', [
    { on: [2, 3], type: 'dazed-survivor', name: 'Survivor', rep: 4, ails: 'dazed' },
    { on: [4, 6], type: 'dazed-civilian', name: 'Civilian', rep: 3 },
    { on: [7, 12], type: 'basket-case', name: 'Basket case', rep: 2, ails: 'basket-case' },
  ]),
  refugees: typed('BDZ-T-road-refugees', 'Refugees', 'BDZ-camp-road-refugees-types', [
    { on: [2, 5], type: 'refugee-survivor', name: 'Survivor', rep: 4, class: 'survivor' },
    { on: [6, 9], type: 'refugee', name: 'Refugee', rep: 3 },
    { on: [10, 12], type: 'shell-shocked', name: 'Shell shocked', rep: 2, ails: 'shell-shocked' },
  ]),
  media: typed('BDZ-T-road-media', 'News media', 'BDZ-camp-road-media-types', [
    { on: [2, 5], type: 'anchor', name: 'Anchor', rep: 3 },
    { on: [6, 9], type: 'cameraman', name: 'Cameraman', rep: 4 },
    { on: [10, 12], type: 'reporter', name: 'Reporter', rep: 3 },
  ]),
  cultists: typed('BDZ-T-road-cultists', 'Cultists', 'BDZ-camp-road-cultists-types', [
    { on: [2, 3], type: 'cult-leader', name: 'Leader', rep: 5, ails: 'exalted' },
    { on: [4, 8], type: 'brother', name: 'Brother', rep: 4 },
    { on: [9, 12], type: 'follower', name: 'Follower', rep: 3, class: 'civilian' },
  ]),
} as const;
export type Types = keyof typeof TYPES;

export interface GroupRow extends PrintedRow {
  readonly who: RoadPeople;
  readonly name: string;
  readonly letter: Letter;
  /** This many people, plus the die. */
  readonly plus: number;
  readonly die: 'none' | '1/2d6' | '1d6' | '2d6';
  /** Their reaction card. */
  readonly class: Class;
  /** The people in it: types of their own, or a list. */
  readonly types: Types | List;
  /** The list that arms them. */
  readonly arms: List | 'none';
  /** What they want, each goal with the highest face of a die for it. */
  readonly goals: readonly (readonly [upTo: number, goal: RoadGoal])[];
  /** What they want if they are outnumbered two to one. */
  readonly outnumbered?: RoadGoal;
  /** They bring twice as many of these. */
  readonly also?: Types;
  /** The highest face on which they are siblings. */
  readonly siblings?: number;
  /** Set if they fire before anything else when hostile. BDZ-D-c42. */
  readonly firesFirst?: true;
  /** Set if they take helpless people captive instead of killing them. */
  readonly captures?: true;
}

const hostile = { goals: [[6, 'hostile']], outnumbered: 'meet' } as const;
const rough = { plus: 2, class: 'ganger', types: 'ganger', arms: 'ganger', ...hostile } as const;
const calm = { plus: 0, class: 'civilian', arms: 'civilian' } as const;

/** BDZ-T-road-groups. */
export const GROUPS: PrintedTable<GroupRow> = {
  id: 'BDZ-T-road-groups' satisfies RuleId,
  title: 'Who they are on the road, and what they want',
  rule: 'BDZ-camp-road-who' satisfies RuleId,
  provenance: 'stated',
  rows: [
    {
      ...calm,
      who: 'med-staff',
      name: 'Med staff',
      letter: 'A',
      die: '1/2d6',
      types: 'med',
      also: 'patients',
      goals: [[6, 'meet']],
    },
    {
      ...calm,
      who: 'children',
      name: 'Lost children',
      letter: 'A',
      die: '1/2d6',
      types: 'kids',
      siblings: 4,
      goals: [
        [3, 'run-away'],
        [6, 'meet'],
      ],
    },
    {
      ...calm,
      who: 'dazed',
      name: 'Dazed survivors',
      letter: 'A',
      die: '1d6',
      types: 'dazed',
      // BDZ-D-c41.
      arms: 'none',
      goals: [
        [2, 'run-away'],
        [6, 'meet'],
      ],
    },
    {
      ...calm,
      who: 'refugees',
      name: 'Refugees',
      letter: 'A',
      die: '2d6',
      types: 'refugees',
      // BDZ-D-c42.
      goals: [
        [1, 'run-away'],
        [4, 'meet'],
        [6, 'hostile'],
      ],
      firesFirst: true,
    },
    {
      ...calm,
      who: 'media',
      name: 'News media',
      letter: 'A',
      die: '1/2d6',
      types: 'media',
      goals: [
        [5, 'meet'],
        [6, 'hostile'],
      ],
    },
    {
      // BDZ-D-c43.
      ...calm,
      who: 'looters',
      name: 'Looters',
      letter: 'B',
      die: '2d6',
      types: 'civilian',
      arms: 'ganger',
      goals: [[6, 'hostile']],
      outnumbered: 'run-away',
    },
    { ...rough, who: 'gangers', name: 'Gangers', letter: 'B', die: '1/2d6' },
    {
      who: 'sniper',
      name: 'Random sniper',
      letter: 'C',
      plus: 1,
      die: 'none',
      class: 'military',
      types: 'military',
      arms: 'military',
      goals: [[6, 'one-shot']],
    },
    {
      ...rough,
      who: 'cultists',
      name: 'Religious cultists',
      letter: 'D',
      die: '1d6',
      types: 'cultists',
      arms: 'civilian',
      captures: true,
    },
    { ...rough, who: 'prisoners', name: 'Escaped prisoners', letter: 'D', die: '1/2d6' },
    {
      ...rough,
      who: 'rogue-police',
      name: 'Rogue police',
      letter: 'D',
      die: '1/2d6',
      types: 'police',
      arms: 'police',
    },
  ],
};

type Where = 'off' | 'on' | 'building';
interface WhereRow extends PrintedRow, Readonly<Record<Letter, Where>> {
  readonly on: Range;
}
const where = (from: number, upTo: number, A: Where, B: Where, C: Where, D: Where): WhereRow => ({
  on: [from, upTo],
  A,
  B,
  C,
  D,
});

/** BDZ-T-road-where. */
export const WHERE: PrintedTable<WhereRow> = {
  id: 'BDZ-T-road-where' satisfies RuleId,
  title: 'Where they are met',
  rule: 'BDZ-camp-road-where' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: [
    where(2, 3, 'off', 'off', 'off', 'off'),
    where(4, 5, 'off', 'building', 'off', 'off'),
    where(6, 6, 'building', 'on', 'off', 'building'),
    where(7, 7, 'building', 'on', 'building', 'on'),
    where(8, 9, 'on', 'on', 'building', 'on'),
    where(10, 12, 'on', 'on', 'on', 'on'),
  ],
};

export interface PlaceRow extends PrintedRow {
  readonly on: Range;
  readonly where: Where;
  readonly letters: readonly Letter[];
  readonly place: RoadPlace;
  /** The highest face on which there is a vehicle; 6 if there always is. */
  readonly wheels: number;
  /** Faces of another die, if one decides. */
  readonly sub?: Range;
}
const ALL: readonly Letter[] = ['A', 'B', 'C', 'D'];
const place = (
  at: Where,
  [from, upTo]: Range,
  id: RoadPlace,
  wheels = 6,
  letters = ALL,
  sub?: Range,
): PlaceRow => ({ on: [from, upTo], where: at, letters, place: id, wheels, ...(sub && { sub }) });

/** BDZ-T-road-place. */
export const PLACES: PrintedTable<PlaceRow> = {
  id: 'BDZ-T-road-place' satisfies RuleId,
  title: 'What the place is like',
  rule: 'BDZ-camp-road-off' satisfies RuleId,
  provenance: 'stated',
  rows: [
    place('off', [1, 2], 'vehicle'),
    place('off', [3, 4], 'house', 3),
    place('off', [5, 6], 'campground', 3),
    place('on', [1, 3], 'oncoming'),
    place('on', [4, 6], 'broken-down', 6, ['A', 'C', 'D'], [1, 3]),
    place('on', [4, 6], 'out-of-gas', 6, ['A', 'C', 'D'], [4, 6]),
    place('on', [4, 6], 'road-block', 6, ['B']),
    place('building', [1, 4], 'gas-station', 3),
    place('building', [5, 6], 'diner', 4),
  ],
};

/** Place beside the road: on the left up to this face, and this many inches plus a die away. BDZ-camp-road-place. */
export const BESIDE = { left: 3, off: 12 } as const;

/** What happens before activation is rolled, and for which side. */
export interface AwareRow extends PrintedRow {
  readonly on: Range;
  readonly by: 'others' | 'band' | 'nobody';
  readonly does: 'free-activation' | 'in-sight-plus' | 'in-sight' | 'nothing';
}
const aware = (from: number, upTo: number, by: AwareRow['by'], does: AwareRow['does']): AwareRow => ({
  on: [from, upTo],
  by,
  does,
});

/** BDZ-T-road-aware. */
const AWARE: PrintedTable<AwareRow> = {
  id: 'BDZ-T-road-aware' satisfies RuleId,
  title: 'On The Road Awareness',
  rule: 'BDZ-camp-road-aware' satisfies RuleId,
  provenance: 'stated',
  rows: [
    aware(2, 3, 'others', 'free-activation'),
    aware(4, 4, 'others', 'in-sight-plus'),
    aware(5, 5, 'others', 'in-sight'),
    aware(6, 8, 'nobody', 'nothing'),
    aware(9, 9, 'band', 'in-sight'),
    aware(10, 10, 'band', 'in-sight-plus'),
    aware(11, 12, 'band', 'free-activation'),
  ],
};

/** People who fire first lower a higher total to this, so that they take In Sight. BDZ-D-c42. */
const FIRST = 5;

/**
 * The row for two dice with the leaders' Reps and what the part of the day adds; people who fire first are never
 * slower. BDZ-camp-road-aware, BDZ-camp-road-aware-mods.
 */
export function awareness(
  dice: number,
  { ours, theirs, light, firesFirst }: { ours: number; theirs: number; light: number; firesFirst: boolean },
): AwareRow {
  const total = Math.max(2, Math.min(12, dice + ours - theirs + light));
  return rowFor(AWARE, firesFirst ? Math.min(FIRST, total) : total);
}

/** The display name of each type. */
export const TYPE_NAMES = Object.fromEntries(
  Object.values(TYPES).flatMap((table) => table.rows.map((row) => [row.type, row.name])),
);

export const ROAD_TABLES: readonly PrintedTable[] = [
  MET,
  WHO,
  GROUPS,
  ...Object.values(TYPES),
  WHERE,
  PLACES,
  AWARE,
];
