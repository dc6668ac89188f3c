import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { groupRow } from '../../house/travel-rows.js';
import { AREAS, DAY_PARTS, ROAD_GOALS, ROAD_PEOPLE, ROAD_PLACES } from '../../kinds.js';
import { whoNotices } from '../../road/aware.js';
import { typeOn, whatTheyWant, whereTheyAre, whoItIs } from '../../road/meeting.js';
import { rollsRoad } from '../../road/rolling.js';
import type { Road } from '../../state/encounter.js';
import { TYPE_NAMES, TYPES, type TypeRow, type Types } from '../../tables/campaign/road.js';
import { bare, define, flag, person, rep, stateOf, WORDS } from '../bench.js';

const NAMES = {
  'med-staff': 'medical staff',
  children: 'lost children',
  dazed: 'dazed survivors',
  refugees: 'refugees',
  media: 'journalists',
  looters: 'looters',
  gangers: 'gangers',
  sniper: 'a sniper',
  cultists: 'cultists',
  prisoners: 'escaped prisoners',
  'rogue-police': 'rogue police',
} as const;
const who = z
  .enum(ROAD_PEOPLE)
  .check(z.meta({ title: 'Who is met', default: 'gangers', names: { ...NAMES } }));
const begin = () => stateOf([person('shooter', {})]);

const RoadInput = z.strictObject({
  area: z.enum(AREAS).check(
    z.meta({
      title: 'Into',
      default: 'suburbs',
      names: { urban: 'a city', suburbs: 'suburbs', rural: 'the country' },
    }),
  ),
});
const ROAD = define<typeof RoadInput, string>({
  id: 'road',
  title: 'Somebody on the road',
  rule: 'BDZ-camp-road-roll',
  input: RoadInput,
  example: { area: 'suburbs' },
  words: WORDS,
  begin,
  *run(outer, { area }): Rule<string> {
    return (yield* rollsRoad(bare(outer), area)) ? 'somebody' : 'nobody';
  },
  result: (met) => ({ met }),
  outcomes: (met) => met,
  outcomeNames: ['somebody', 'nobody'],
});

const ROAD_WHO = define<z.ZodMiniObject<Record<never, never>>, string>({
  id: 'road-who',
  title: 'Who is on the road',
  rule: 'BDZ-camp-road-who',
  input: z.strictObject({}),
  example: {},
  words: WORDS,
  begin,
  *run(outer): Rule<string> {
    return yield* whoItIs(bare(outer));
  },
  result: (found) => ({ who: found }),
  outcomes: (found) => found,
  outcomeNames: [...ROAD_PEOPLE],
});

const GoalInput = z.strictObject({ who, outnumbered: flag('Your side is twice as many') });
const ROAD_GOAL = define<typeof GoalInput, string>({
  id: 'road-goal',
  title: 'What people on the road want',
  rule: 'BDZ-T-road-groups',
  input: GoalInput,
  example: { who: 'refugees' },
  words: WORDS,
  begin,
  *run(outer, given): Rule<string> {
    const w = bare(outer);
    return yield* whatTheyWant(w, groupRow(w.book, given.who), given.outnumbered ?? false);
  },
  result: (goal) => ({ goal }),
  outcomes: (goal) => goal,
  outcomeNames: [...ROAD_GOALS],
});

const TYPE_IDS = Object.keys(TYPES) as [Types, ...Types[]];
const TypeInput = z.strictObject({
  of: z.enum(TYPE_IDS).check(
    z.meta({
      title: 'Of whom',
      default: 'refugees',
      names: Object.fromEntries(TYPE_IDS.map((id) => [id, TYPES[id].title])),
    }),
  ),
});
const ROAD_TYPE = define<typeof TypeInput, TypeRow>({
  id: 'road-type',
  title: 'A type of people on the road',
  rule: 'BDZ-camp-road-refugees-types',
  input: TypeInput,
  example: { of: 'refugees' },
  words: WORDS,
  begin,
  *run(outer, { of }): Rule<TypeRow> {
    return yield* typeOn(bare(outer), of);
  },
  result: ({ type, rep: own }) => ({ type, rep: own }),
  outcomes: ({ type }) => type,
  outcomeNames: Object.keys(TYPE_NAMES),
});

const WhereInput = z.strictObject({ who });
type Where = Pick<Road, 'place' | 'side' | 'off' | 'wheels'>;
const ROAD_WHERE = define<typeof WhereInput, Where>({
  id: 'road-where',
  title: 'Where people on the road are',
  rule: 'BDZ-camp-road-where',
  input: WhereInput,
  example: { who: 'gangers' },
  words: WORDS,
  begin,
  *run(outer, given): Rule<Where> {
    const w = bare(outer);
    return yield* whereTheyAre(w, groupRow(w.book, given.who));
  },
  result: ({ place, side, off, wheels }) => ({ place, side, off, vehicle: wheels }),
  outcomes: ({ place }) => place,
  outcomeNames: [...ROAD_PLACES],
});

const AwareInput = z.strictObject({
  ours: rep('Rep of your leader'),
  theirs: rep('Rep of the other leader'),
  part: z.enum(DAY_PARTS).check(
    z.meta({
      title: 'When',
      default: 'daytime',
      names: {
        daytime: 'by day',
        'pre-dawn': 'before dawn',
        evening: 'in the evening',
        night: 'at night',
      },
    }),
  ),
  first: flag('They are hostile refugees'),
});
const ROAD_AWARE = define<typeof AwareInput, string>({
  id: 'road-aware',
  title: 'On The Road Awareness',
  rule: 'BDZ-camp-road-aware',
  input: AwareInput,
  example: { ours: 5, theirs: 4, part: 'daytime' },
  words: WORDS,
  begin,
  *run(outer, { first = false, ...given }): Rule<string> {
    const { by, does } = yield* whoNotices(bare(outer), { ...given, firesFirst: first });
    return `${by}-${does}`;
  },
  result: (found) => ({ first: found }),
  outcomes: (found) => found,
  outcomeNames: [
    'nobody-nothing',
    ...['others', 'band'].flatMap((by) =>
      ['free-activation', 'in-sight-plus', 'in-sight'].map((does) => `${by}-${does}`),
    ),
  ],
});

export const ROAD_PIECES = [ROAD, ROAD_WHO, ROAD_GOAL, ROAD_TYPE, ROAD_WHERE, ROAD_AWARE];
