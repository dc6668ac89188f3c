import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import type { BdzWorld } from '../../facts.js';
import { AREAS, ITEMS, type Item } from '../../kinds.js';
import { inPockets } from '../../loot/losers.js';
import { rollsFind, rollsWeapon } from '../../loot/searching.js';
import { challenge } from '../../people/challenge.js';
import { BUILDINGS } from '../../tables/ground.js';
import { bare, cast, define, flag, person, rep, stateOf, WORDS } from '../bench.js';

const kind = z.enum(BUILDINGS.rows.map((row) => row.id)).check(
  z.meta({
    title: 'Building',
    default: 'house',
    names: Object.fromEntries(BUILDINGS.rows.map(({ id, name }) => [id, name])),
  }),
);
const area = z.enum(AREAS).check(
  z.meta({
    title: 'Area',
    default: 'suburbs',
    names: { urban: 'urban', suburbs: 'suburbs', rural: 'rural' },
  }),
);

const FOUND: readonly string[] = ['none', ...ITEMS];
const begin = () => stateOf([person('shooter', {})]);

const SearchInput = z.strictObject({ kind, area, occupied: flag('Somebody had been in it') });

/** BDZ-enc-loot-search, BDZ-T-resources. */
const SEARCH = define<typeof SearchInput, string>({
  id: 'search',
  title: 'Searching a building',
  rule: 'BDZ-enc-loot-search',
  input: SearchInput,
  example: { kind: 'house', area: 'suburbs' },
  words: { ...WORDS, ...cast({ shooter: 'the searcher' }) },
  begin,
  *run(outer, { occupied = false, ...where }): Rule<string> {
    return (yield* rollsFind(bare(outer), 'shooter', { ...where, occupied })) ?? 'none';
  },
  result: (item) => ({ found: item }),
  outcomes: (item) => item,
  outcomeNames: FOUND,
});

const WeaponInput = z.strictObject({ kind });

/** BDZ-enc-loot-weapons, BDZ-T-weapons-loot. */
const WEAPON = define<typeof WeaponInput, string>({
  id: 'loot-weapon',
  title: 'Which weapon is found',
  rule: 'BDZ-enc-loot-weapons',
  input: WeaponInput,
  example: { kind: 'house' },
  words: { ...WORDS, ...cast({ shooter: 'the searcher' }) },
  begin,
  *run(outer, input): Rule<string> {
    return (yield* rollsWeapon(bare(outer), 'shooter', input.kind)) ?? 'none';
  },
  result: (item) => ({ found: item }),
  outcomes: (item) => item,
  outcomeNames: FOUND,
});

const Nothing = z.strictObject({});

/** BDZ-enc-losers-result. */
const POCKETS = define<typeof Nothing, Item | 'none'>({
  id: 'search-body',
  title: 'Searching a beaten person',
  rule: 'BDZ-enc-losers-result',
  input: Nothing,
  example: {},
  words: { ...WORDS, ...cast({ shooter: 'the searcher' }) },
  begin,
  *run(w: BdzWorld): Rule<Item | 'none'> {
    return yield* inPockets(w);
  },
  result: (item) => ({ found: item }),
  outcomes: (item) => item,
  // What house rules put there besides comes after these.
  outcomeNames: ['none', 'keys', 'medical'],
});

const ChallengeInput = z.strictObject({ rep: rep(), hard: flag('Very hard to do') });

/** A figure that passes one die tries again. BDZ-enc-chal-roll. */
const CHALLENGE = define<typeof ChallengeInput, string>({
  id: 'challenge',
  title: 'A Challenge',
  rule: 'BDZ-enc-chal-roll',
  input: ChallengeInput,
  example: { rep: 4 },
  words: { ...WORDS, ...cast({ shooter: 'the tested' }) },
  begin: ({ rep: own }) => stateOf([person('shooter', { rep: own })]),
  *run(outer, { hard = false }): Rule<string> {
    return yield* challenge(bare(outer), 'shooter', 'BDZ-enc-chal-roll', hard);
  },
  result: (came) => ({ result: came }),
  outcomes: (came) => came,
  outcomeNames: ['success', 'failure', 'given-up'],
});

export const LOOT_PIECES = [SEARCH, WEAPON, POCKETS, CHALLENGE];
