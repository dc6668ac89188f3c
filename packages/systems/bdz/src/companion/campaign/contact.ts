import type { Outcomes, Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { whatsInside } from '../../contact/inside.js';
import { contest } from '../../contact/meeting.js';
import { mercyOf } from '../../contact/mercy.js';
import { surpriseTotals } from '../../contact/zombies.js';
import { isSpared } from '../../house/campaign-rows.js';
import { AREAS } from '../../kinds.js';
import { personOf } from '../../state.js';
import { type Greeting, greetDice, greetingOf } from '../../tables/campaign/contact.js';
import {
  bare,
  cast,
  classCalled,
  classOf,
  define,
  flag,
  person,
  rep,
  stateOf,
  THERE,
  WORDS,
} from '../bench.js';
import { leads } from './leads.js';

const InsideInput = z.strictObject({
  area: z.enum(AREAS).check(
    z.meta({
      title: 'Where',
      default: 'suburbs',
      names: { urban: 'in a city', suburbs: 'in the suburbs', rural: 'in the country' },
    }),
  ),
  time: z.enum(['day', 'dusk', 'night']).check(
    z.meta({
      title: 'When',
      default: 'day',
      names: { day: 'by day', dusk: 'before dawn, or in the evening', night: 'at night' },
    }),
  ),
});

const INSIDE = define<typeof InsideInput, { readonly was: string; readonly n: number }>({
  id: 'whats-inside',
  title: "What's inside a building",
  rule: 'BDZ-enc-occupied',
  input: InsideInput,
  example: { area: 'suburbs', time: 'day' },
  words: { ...WORDS, ...cast({ shooter: 'whoever enters' }) },
  begin: () => stateOf([person('shooter', {})]),
  *run(outer, given): Rule<{ readonly was: string; readonly n: number }> {
    const w = bare(outer, 'open', given);
    return yield* whatsInside(w, personOf(w.s, 'shooter'));
  },
  result: ({ was, n }) => ({ inside: was, number: n }),
  quantities: ({ n }) => ({ number: n }),
  outcomes: ({ was }) => was,
  outcomeNames: ['vacant', 'humans', 'zombies'],
});

const SurpriseInput = z.strictObject({
  rep: rep(),
  zombies: z.int().check(z.gte(1), z.lte(9), z.meta({ title: 'Zombies inside, all told', default: 3 })),
});

const SURPRISE = define<typeof SurpriseInput, string>({
  id: 'surprise',
  title: 'Surprised by zombies inside',
  rule: 'BDZ-enc-cz-totals',
  input: SurpriseInput,
  example: { rep: 4, zombies: 3 },
  words: { ...WORDS, ...cast({ shooter: 'whoever enters' }) },
  begin: ({ rep: own }) => stateOf([person('shooter', { rep: own })]),
  *run(outer, { zombies: n }): Rule<string> {
    const { zombies, totals } = yield* surpriseTotals(bare(outer), ['shooter'], n);
    return totals.some((t) => t.total > zombies) ? 'ready' : 'surprised';
  },
  result: (result) => ({ human: result }),
  outcomes: (result) => result,
  outcomeNames: ['ready', 'surprised'],
});

// ------------------------------------------------------------------ Meet & Greet

const side = {
  rep: rep('Rep of its leader'),
  class: classOf,
  figures: z
    .optional(z.int().check(z.gte(1), z.lte(20)))
    .check(z.meta({ title: 'Figures', default: 1, blank: '1' })),
  dice: z
    .optional(z.int().check(z.gte(0), z.lte(20)))
    .check(z.meta({ title: 'Dice', blank: 'by Rep, numbers and class' })),
};
const GreetInput = z.strictObject({
  ...side,
  other: z.strictObject(side).check(z.meta({ title: 'The others' })),
});

/** Dice of both sides: as given, or else by the rules. */
function poolsOf({ other, ...own }: z.infer<typeof GreetInput>): readonly [own: number, other: number] {
  const speaker = ({ rep: n, class: kind = 'survivor', figures = 1 }: typeof other) => ({
    rep: n,
    class: kind,
    figures,
  });
  const [mine, theirs] = [speaker(own), speaker(other)];
  return [own.dice ?? greetDice(mine, theirs), other.dice ?? greetDice(theirs, mine)];
}

const GREET = define<typeof GreetInput, Greeting>({
  id: 'meet-greet',
  title: 'Meet & Greet',
  rule: 'BDZ-enc-mg-procedure',
  input: GreetInput,
  example: { rep: 5, other: { rep: 4 } },
  words: { ...WORDS, ...cast({ shooter: 'your leader', target: 'the other leader' }) },
  begin: ({ rep: own, other }) =>
    stateOf([person('shooter', { rep: own }), person('target', { ...THERE, rep: other.rep })]),
  *run(outer, given): Rule<Greeting> {
    const [own, other] = poolsOf(given);
    const { lead } = yield* contest(bare(outer), 'BDZ-enc-mg-procedure', [
      { who: 'shooter', seat: 'player-1', dice: own },
      { who: 'target', seat: 'player-2', dice: other },
    ]);
    return greetingOf(lead);
  },
  result: (result) => ({ 'they do': result }),
  // Successes are rolled again without limit; rolls that change nothing are divided out.
  exactly: (given): Outcomes<Greeting> => {
    const { branches, den } = leads(...poolsOf(given));
    return { branches: branches.map(({ of, num }) => ({ of: greetingOf(of), num })), den };
  },
  outcomes: (result) => result,
  outcomeNames: ['joins', 'guests', 'apart', 'fight', 'part'],
});

const MercyInput = z.strictObject({
  leader: rep('Rep of their leader'),
  first: flag('Your side fired first'),
  class: classCalled('Who lies there is'),
  theirs: classCalled('Their leader is'),
});

const MERCY = define<typeof MercyInput, string>({
  id: 'mercy',
  title: 'At the mercy of an enemy',
  rule: 'BDZ-enc-mercy',
  input: MercyInput,
  example: { leader: 4 },
  words: { ...WORDS, ...cast({ shooter: 'their leader' }) },
  begin: ({ leader }) => stateOf([person('shooter', { rep: leader })]),
  *run(outer, { first = false, class: own = 'survivor', theirs = 'survivor' }): Rule<string> {
    const w = bare(outer);
    const passed = yield* mercyOf(w, personOf(w.s, 'shooter'), first);
    return isSpared(w.book, passed, own, theirs) ? 'spared' : 'killed';
  },
  result: (result) => ({ target: result }),
  outcomes: (result) => result,
  outcomeNames: ['spared', 'killed'],
});

export const CONTACT = [INSIDE, SURPRISE, GREET, MERCY];
