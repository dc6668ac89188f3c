import type { Cell, Passed } from '@shambles/thw';
import type { Class, Test } from '../kinds.js';

/** Conditions in the cells of the reaction cards. BDZ-T-react-vocab. */
export type Case =
  | 'in-cover'
  | 'charger'
  | 'retrieving-wounded'
  | 'outgunned'
  | 'zombie-over-6in'
  | 'cannot-shoot'
  | 'can-fire'
  | 'charged-rear'
  | 'nobody-carries-on-near'
  | 'protected'
  | 'doubles';

/** Results in the cells of the reaction cards. BDZ-T-react-vocab. */
export type Result =
  | 'move-2x'
  | 'move-1.5x'
  | 'move-1x'
  | 'stay'
  | 'hold-fire'
  | 'no-fire'
  | 'fire'
  | 'snap-fire'
  | 'duck-back'
  | 'halt'
  | 'retire'
  | 'carry-on'
  | 'charge'
  | 'fire-and-melee'
  | 'snap-fire-and-melee'
  | 'melee'
  | 'melee-rear'
  | 'stunned'
  | 'out'
  | 'dead'
  | 'leader-now'
  | 'leader-next-active'
  | 'count-as-1'
  | 'zombie-charges'
  | 'zombie-in-melee'
  | 'never-again'
  | 'duck-back-and-sanity'
  | 'retire-and-sanity'
  | 'hunker-down'
  | 'never-rally';

type ReactionCell = Cell<Case, Result>;
/** A row of a card: the results for two dice passed, one, and none. */
type Line = readonly [pass2: ReactionCell, pass1: ReactionCell, pass0: ReactionCell];

/** Builders for cells; conditions come in the order of the card. BDZ-react-first-match, BDZ-D-case-order. */
const all = (what: Result): ReactionCell => [{ do: what }];
const first = (when: Case, what: Result, rest: ReactionCell): ReactionCell => [
  { if: when, do: what },
  ...rest,
];

const FAST: Line = [
  all('move-2x'),
  first('in-cover', 'move-1x', all('move-1.5x')),
  first('in-cover', 'stay', all('move-1x')),
];
const SHOOTS: ReactionCell = first('cannot-shoot', 'halt', all('snap-fire'));
const SIGHT: Line = [
  first('zombie-over-6in', 'hold-fire', first('cannot-shoot', 'duck-back', all('fire'))),
  SHOOTS,
  all('no-fire'),
];
/**
 * A Received Fire cell for two passes or one, as the cards differ: the result for a charger, and for the others.
 * BDZ-D-outgunned-worse.
 */
const fired = (charger: Result, others: ReactionCell): ReactionCell =>
  first('charger', charger, first('retrieving-wounded', 'carry-on', first('outgunned', 'duck-back', others)));
const COVERED: ReactionCell = first('in-cover', 'snap-fire', all('duck-back'));
const CHARGE: Line = [all('charge'), first('in-cover', 'snap-fire', all('charge')), all('halt')];
const charged = (fire: Result): Line => [
  first('can-fire', fire, all('melee')),
  first('charged-rear', 'melee-rear', all('melee')),
  all('retire'),
];
const RALLY: Line = [all('carry-on'), first('in-cover', 'carry-on', all('retire')), all('hunker-down')];

/** Rows that are the same on all four cards. */
const COMMON = {
  'man-down': [all('carry-on'), first('nobody-carries-on-near', 'duck-back', all('carry-on')), all('retire')],
  'recover-from-knock-down': [all('stunned'), first('protected', 'stunned', all('out')), all('dead')],
  'zed-or-no-zed': [
    first('doubles', 'count-as-1', all('carry-on')),
    all('zombie-charges'),
    all('zombie-in-melee'),
  ],
  'see-the-feast': [all('never-again'), all('duck-back-and-sanity'), all('retire-and-sanity')],
  sanity: [all('stunned'), all('hunker-down'), all('never-rally')],
} as const satisfies Partial<{ readonly [test in Test]: Line }>;

const LOST: Line = [all('leader-next-active'), all('leader-next-active'), all('retire')];

/** BDZ-T-react-survivor, BDZ-T-react-military, BDZ-T-react-civilian, BDZ-T-react-ganger. */
const CARDS: { readonly [c in Class]: { readonly [test in Test]: Line } } = {
  survivor: {
    ...COMMON,
    'fast-move': FAST,
    'in-sight': SIGHT,
    'received-fire': [fired('carry-on', all('fire')), fired('snap-fire', COVERED), all('retire')],
    'wanting-to-charge': CHARGE,
    'being-charged': charged('fire-and-melee'),
    rally: RALLY,
    'leader-lost': [all('leader-now'), all('leader-next-active'), all('retire')],
  },
  military: {
    ...COMMON,
    'fast-move': [all('move-2x'), all('move-1.5x'), all('move-1x')],
    'in-sight': SIGHT,
    'received-fire': [
      fired('carry-on', all('fire')),
      fired('carry-on', first('in-cover', 'fire', all('duck-back'))),
      all('duck-back'),
    ],
    'wanting-to-charge': [all('charge'), all('charge'), first('in-cover', 'snap-fire', all('halt'))],
    'being-charged': charged('fire-and-melee'),
    rally: [all('carry-on'), all('carry-on'), first('in-cover', 'carry-on', all('hunker-down'))],
    'leader-lost': [all('leader-now'), all('leader-now'), all('leader-next-active')],
  },
  civilian: {
    ...COMMON,
    'fast-move': FAST,
    'in-sight': [SHOOTS, first('cannot-shoot', 'halt', all('no-fire')), all('retire')],
    'received-fire': [fired('carry-on', all('snap-fire')), fired('duck-back', COVERED), all('retire')],
    'wanting-to-charge': CHARGE,
    'being-charged': charged('fire-and-melee'),
    rally: [all('carry-on'), all('retire'), all('hunker-down')],
    'leader-lost': LOST,
  },
  ganger: {
    ...COMMON,
    'fast-move': FAST,
    'in-sight': [first('cannot-shoot', 'duck-back', all('fire')), SHOOTS, all('no-fire')],
    'received-fire': [fired('carry-on', all('snap-fire')), fired('snap-fire', COVERED), all('retire')],
    'wanting-to-charge': CHARGE,
    'being-charged': charged('snap-fire-and-melee'),
    rally: RALLY,
    'leader-lost': LOST,
  },
};

export function cellOf(c: Class, test: Test, passed: Passed): ReactionCell {
  return CARDS[c][test][2 - passed] as ReactionCell;
}

/** Tests with a Leader Die, and tests where a Star may choose its result. BDZ-T-react-tests. */
export const LEADER_DIE: readonly Test[] = [
  'fast-move',
  'received-fire',
  'wanting-to-charge',
  'being-charged',
  'rally',
];
export const FREE_WILL: readonly Test[] = [
  'received-fire',
  'wanting-to-charge',
  'being-charged',
  'rally',
  'man-down',
  'leader-lost',
];
/** Tests where a group may find a hero. BDZ-react-heroes. */
export const HEROIC: readonly Test[] = FREE_WILL.filter((test) => test !== 'rally');
