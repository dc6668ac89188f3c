import * as z from 'zod/mini';
import { isDouble, takeTest } from '../groups/tests.js';
import { ATTRIBUTES, type Attribute, CLASSES, type Class, type Test } from '../kinds.js';
import type { RuleId } from '../register.js';
import { ATTRIBUTE_TABLE } from '../tables/attributes.js';
import { type Case, cellOf, LEADER_DIE } from '../tables/reactions.js';
import { bare, cast, classOf, define, flag, HERE, person, rep, stateOf, WORDS } from './bench.js';

/** Cases of the reaction cards as fields of a form. BDZ-T-react-vocab. */
const FLAGS = {
  cover: flag('In cover'),
  charging: flag('Charging'),
  retrieving: flag('Retrieving wounded'),
  outgunned: flag('Outgunned'),
  far: flag('Zombies alone, more than 6 inches off'),
  cannotShoot: flag('Out of ammo or range'),
  canFire: flag('Can fire at a charger'),
  rear: flag('Charged in the rear'),
  alone: flag('Nobody near carries on'),
  armoured: flag('Wears body armor'),
} as const;
type Flag = keyof typeof FLAGS;
const CASES: { readonly [flag in Flag]: Case } = {
  cover: 'in-cover',
  charging: 'charger',
  retrieving: 'retrieving-wounded',
  outgunned: 'outgunned',
  far: 'zombie-over-6in',
  cannotShoot: 'cannot-shoot',
  canFire: 'can-fire',
  rear: 'charged-rear',
  alone: 'nobody-carries-on-near',
  armoured: 'protected',
};

/** The fields that every reaction test's form may have; a test adds its own. */
interface Given {
  readonly rep: number;
  readonly class?: Class;
  readonly attribute?: Attribute;
  readonly leader?: number;
}

const attribute = z.optional(z.enum(ATTRIBUTES)).check(
  z.meta({
    title: 'Attribute',
    blank: 'none',
    names: Object.fromEntries(ATTRIBUTE_TABLE.rows.map((row) => [row.attribute, row.name])),
  }),
);
const leader = z.optional(rep('Rep of a Leader in front')).check(z.meta({ blank: 'none' }));

const PASSED = [2, 1, 0] as const;
const cells = (test: Test) => CLASSES.flatMap((c) => PASSED.map((n) => cellOf(c, test, n)));
/** All results that the cards give for a test, in the order of their cells. */
const resultsOf = (test: Test) =>
  [...new Set(cells(test).flatMap((cell) => cell.map((each) => each.do)))].filter(
    // Two passed that count as one are reported as that result.
    (result) => result !== 'count-as-1',
  );
/** True if the cards of the classes differ for this test. */
const isByClass = (test: Test) => new Set(cells(test)).size > PASSED.length;

/** A piece in which one figure takes a test, with or without a Leader in front. BDZ-react-how. */
function reaction(id: Test, title: string, rule: RuleId, flags: readonly Flag[]) {
  const input = z.strictObject({
    rep: rep(),
    ...(isByClass(id) && { class: classOf }),
    attribute,
    ...(LEADER_DIE.includes(id) && { leader }),
    ...Object.fromEntries(flags.map((each) => [each, FLAGS[each]])),
  });
  return define<typeof input, string>({
    id,
    title,
    rule,
    input,
    example: { rep: 4 },
    words: { ...WORDS, ...cast({ target: 'the tested' }) },
    begin: (given) => {
      const { rep: own, class: kind = 'survivor', attribute: one, leader: led } = given as Given;
      // The named Leader leads the target, whatever its Rep.
      const leaderless = led !== undefined;
      const target = person('target', { rep: own, class: kind, attributes: one ? [one] : [], leaderless });
      const front = { seat: 'player-2', side: 'player-2', rep: led ?? 4, leads: true, x: HERE.x + 1 };
      return stateOf(led === undefined ? [target] : [target, person('leader', front)]);
    },
    *run(outer, given) {
      const w = bare(outer);
      const holds = flags.filter((each) => (given as { readonly [flag: string]: unknown })[each] === true);
      const [taken] = yield* takeTest(w, {
        test: id,
        who: ['target'],
        rule,
        causes: [],
        holds: (_, c, dice) => (c === 'doubles' ? isDouble(dice) : holds.some((each) => CASES[each] === c)),
        ...(id === 'rally' && { leads: w.s.people.some((p) => p.leads) ? 'leader' : '' }),
      });
      return taken?.result ?? 'carry-on';
    },
    result: (result) => ({ result }),
    outcomes: (result) => result,
    outcomeNames: resultsOf(id),
  });
}

/** The twelve tests on the cards. BDZ-T-react-tests. */
export const REACTING = [
  reaction('fast-move', 'Fast Move', 'BDZ-move-fast', ['cover']),
  reaction('in-sight', 'In Sight', 'BDZ-react-in-sight', ['far', 'cannotShoot']),
  reaction('received-fire', 'Received Fire', 'BDZ-react-received-fire', [
    'charging',
    'retrieving',
    'outgunned',
    'cover',
  ]),
  reaction('wanting-to-charge', 'Wanting To Charge', 'BDZ-react-charge', ['cover']),
  reaction('being-charged', 'Being Charged', 'BDZ-react-charged', ['canFire', 'rear']),
  reaction('rally', 'Rally', 'BDZ-react-rally', ['cover']),
  reaction('man-down', 'Man Down', 'BDZ-react-man-down', ['alone']),
  reaction('leader-lost', 'Leader Lost', 'BDZ-react-leader-lost', []),
  reaction('recover-from-knock-down', 'Recover From Knock Down', 'BDZ-react-recover-kd', ['armoured']),
  reaction('zed-or-no-zed', 'Zed Or No Zed', 'BDZ-react-zed', []),
  reaction('see-the-feast', 'See The Feast', 'BDZ-react-feast', []),
  reaction('sanity', 'Sanity', 'BDZ-react-sanity', []),
];
