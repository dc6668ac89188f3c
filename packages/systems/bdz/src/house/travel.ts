import { listOf, oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { ROAD_PEOPLE, type RoadGoal } from '../kinds.js';
import { DAY_REPS, GETTING, LOCATIONS, RESULTS, SCORES } from '../tables/campaign/day-one.js';
import { GROUPS, MET, PLACES, TYPES, type Types, WHERE, WHO } from '../tables/campaign/road.js';
import { LIST_IDS } from '../tables/lists.js';

/* Tables of the road and of Day One that house rules may change. */

const REP = whole(1, 6);

/** Everybody who is met on the road but a sniper, who has one shot and is alone, may want any of these. */
const GOALS = ['run-away', 'meet', 'hostile'] as const;
type Goal = readonly [upTo: number, goal: RoadGoal];
const WANTED = listOf<Goal>(
  z.tuple([whole(1, 6), oneOf(GOALS)]),
  [1, 6],
  `a list of [highest face, goal], the faces rising to 6 and each goal one of ${GOALS.join(', ')}`,
).check(
  z.refine((all: Goal[]) => all.every(([upTo], i) => upTo > (all[i - 1]?.[0] ?? 0)) && all.at(-1)?.[0] === 6),
);

const VISITS = 5;
const FACE = whole(0, 6);
const FOUND = z.tuple([FACE, FACE, FACE, FACE, FACE]).check(
  z.meta({
    description: `a list of ${VISITS} whole numbers from 0 to 6, for the first visit to the fourth and all later`,
  }),
);
const SAFE_HOME = z
  .tuple([oneOf([0, 6]), oneOf([0, 6]), oneOf([0, 6]), oneOf([0, 6]), z.literal(6)])
  .check(z.meta({ description: `a list of ${VISITS} numbers 0 or 6, the last of them 6` }));

const typed = (types: Types) => opened(TYPES[types], ['type'], { rep: REP });

export const TRAVEL = {
  met: opened(MET, ['on'], { urban: z.boolean(), suburbs: z.boolean(), rural: z.boolean() }),
  roadWho: opened(WHO, ['on', 'sub'], { who: oneOf(ROAD_PEOPLE) }),
  roadGroups: opened(
    GROUPS,
    ['who'],
    ({ who, also, outnumbered, siblings }) =>
      who === 'sniper'
        ? {}
        : {
            plus: whole(0, also ? 2 : 4),
            // Twice as many patients come along.
            die: oneOf(also ? ['none', '1/2d6', '1d6'] : ['none', '1/2d6', '1d6', '2d6']),
            arms: oneOf([...LIST_IDS, 'none']),
            goals: WANTED,
            ...(outnumbered && { outnumbered: oneOf(GOALS) }),
            ...(siblings !== undefined && { siblings: FACE }),
          },
    (rows) =>
      rows.every(({ plus, die }) => plus > 0 || die !== 'none')
        ? undefined
        : 'somebody must be there: "plus" is 1 or more where "die" is "none".',
  ),
  'types-med': typed('med'),
  'types-patients': typed('patients'),
  'types-kids': typed('kids'),
  'types-dazed': typed('dazed'),
  'types-refugees': typed('refugees'),
  'types-media': typed('media'),
  'types-cultists': typed('cultists'),
  roadWhere: opened(WHERE, ['on'], {
    A: oneOf(['off', 'on', 'building']),
    B: oneOf(['off', 'on', 'building']),
    C: oneOf(['off', 'on', 'building']),
    D: oneOf(['off', 'on', 'building']),
  }),
  roadPlaces: opened(PLACES, ['place'], ({ wheels }) => (wheels === 6 ? {} : { wheels: FACE })),
  dayReps: opened(DAY_REPS, ['is'], { rep: REP, tests: oneOf(['civilian', 'military']) }),
  locations: opened(LOCATIONS, ['id'], { civilians: whole(0, 4) }),
  getting: opened(GETTING, ['passed'], { foot: whole(0, 4), vehicle: whole(0, 4), higher: whole(0, 4) }),
  scores: opened(
    SCORES,
    ['event'],
    ({ score }) => (score === 'pair' ? {} : { score: whole(3, 11) }),
    (rows) =>
      new Set(rows.map(({ score }) => score)).size === rows.length
        ? undefined
        : 'zombies and police must come on different scores.',
  ),
  // At the gates of a base and of a station nothing is looked for.
  results: opened(RESULTS, ['location'], ({ location }) =>
    location === 'military' || location === 'police'
      ? {}
      : { found: location === 'home' ? SAFE_HOME : FOUND },
  ),
};
