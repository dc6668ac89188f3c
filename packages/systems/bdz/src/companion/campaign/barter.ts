import type { Outcomes, Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { contest } from '../../contact/meeting.js';
import { dealOf } from '../../house/campaign-rows.js';
import { BARTER_DICE, barterDice, type Case, type Deal } from '../../tables/campaign/barter.js';
import { isMistrusted } from '../../tables/campaign/contact.js';
import { bare, cast, classCalled, define, flag, person, rep, stateOf, WORDS } from '../bench.js';
import { leads } from './leads.js';

const Input = z.strictObject({
  rep: rep('Rep of your leader'),
  class: classCalled('Your leader is'),
  other: z.optional(rep('Rep of the other leader')).check(z.meta({ blank: '4' })),
  theirs: classCalled('Their leader is'),
  'gives-lacking': flag('You give something that the area lacks'),
  'gives-luxury': flag('You give a luxury item'),
  'gives-rare': flag('You give something that barter never brings'),
  'wants-lacking': flag('You want something that the area lacks'),
  'wants-luxury': flag('You want a luxury item'),
});

/** Dice of both leaders. BDZ-camp-barter-mods. */
function poolsOf({
  rep: own,
  other = 4,
  ...given
}: z.infer<typeof Input>): readonly [own: number, other: number] {
  const [mine, theirs] = [given.class ?? 'survivor', given.theirs ?? 'survivor'];
  const cases = (Object.keys(BARTER_DICE) as Case[]).filter((each) => each !== 'mistrusted' && given[each]);
  const shy = (a: typeof mine, b: typeof mine): Case[] => (isMistrusted(a, b) ? ['mistrusted'] : []);
  return [barterDice(own, [...cases, ...shy(mine, theirs)]), barterDice(other, shy(theirs, mine))];
}

/** BDZ-camp-barter-procedure, BDZ-T-barter. */
const BARTER = define<typeof Input, Deal>({
  id: 'barter',
  title: 'Barter',
  rule: 'BDZ-camp-barter-procedure',
  input: Input,
  // What the form begins with is never folded away, and here everything matters.
  example: {
    rep: 4,
    other: 4,
    'gives-lacking': false,
    'gives-luxury': false,
    'gives-rare': false,
    'wants-lacking': false,
    'wants-luxury': false,
  },
  words: { ...WORDS, ...cast({ shooter: 'your leader', target: 'the other leader' }) },
  begin: ({ rep: own, other = 4 }) =>
    stateOf([person('shooter', { rep: own }), person('target', { rep: other })]),
  *run(outer, given): Rule<Deal> {
    const [own, other] = poolsOf(given);
    const { lead } = yield* contest(bare(outer), 'BDZ-camp-barter-procedure', [
      { who: 'shooter', seat: 'player-1', dice: own },
      { who: 'target', seat: 'player-2', dice: other },
    ]);
    return dealOf(outer.book, lead);
  },
  result: (deal) => ({ deal }),
  // As in Meet & Greet.
  exactly: (given, book): Outcomes<Deal> => {
    const { branches, den } = leads(...poolsOf(given));
    return { branches: branches.map(({ of, num }) => ({ of: dealOf(book, of), num })), den };
  },
  outcomes: (deal) => deal,
  outcomeNames: ['all', 'half', 'none'],
});

export const BARTER_PIECES = [BARTER];
