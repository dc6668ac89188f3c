import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { occupants } from '../../contact/inside.js';
import { awareness } from '../../contact/people.js';
import { whatOccurs } from '../../events/occurrence.js';
import { DAY_PARTS } from '../../kinds.js';
import type { Awareness } from '../../tables/campaign/encounters.js';
import { OCCURRENCES, type Occurrence } from '../../tables/campaign/events.js';
import { bare, define, WORDS } from '../bench.js';

const part = z.enum(DAY_PARTS).check(
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
);

const OCCURRENCE = define<z.ZodMiniObject<Record<never, never>>, Occurrence>({
  id: 'random-occurrence',
  title: 'What happens on two sixes',
  rule: 'BDZ-camp-random-events',
  input: z.strictObject({}),
  example: {},
  words: WORDS,
  *run(outer): Rule<Occurrence> {
    return yield* whatOccurs(bare(outer));
  },
  result: (event) => ({ happens: event }),
  outcomes: (event) => event,
  outcomeNames: [...OCCURRENCES],
});

const OccupantsInput = z.strictObject({
  part,
  entering: z.int().check(z.gte(1), z.lte(20), z.meta({ title: 'So many go in', default: 3 })),
});

const OCCUPANTS = define<typeof OccupantsInput, number>({
  id: 'raid-occupants',
  title: 'A Raid: how many are in a building',
  rule: 'BDZ-enc-raid-occupants',
  input: OccupantsInput,
  example: { part: 'daytime', entering: 3 },
  words: WORDS,
  *run(outer, { part: when, entering }): Rule<number> {
    return yield* occupants(bare(outer), when, entering);
  },
  result: (n) => ({ inside: n }),
  quantities: (n) => ({ inside: n }),
});

const AwarenessInput = z.strictObject({ part });

const AWARENESS = define<typeof AwarenessInput, Awareness>({
  id: 'raid-awareness',
  title: 'A Raid: what they have noticed',
  rule: 'BDZ-enc-raid-awareness',
  input: AwarenessInput,
  example: { part: 'daytime' },
  words: WORDS,
  *run(outer, { part: when }): Rule<Awareness> {
    return yield* awareness(bare(outer), when);
  },
  result: (does) => ({ does }),
  outcomes: (does) => does,
  outcomeNames: ['ambush', 'in-sight-more', 'in-sight', 'activation', 'unaware'],
});

export const OCCURRENCE_PIECES = [OCCURRENCE];
export const RAID_PIECES = [OCCUPANTS, AWARENESS];
