import { line, one, type Telling, things, word } from './lines.js';

type RestKind =
  | 'healed'
  | 'found'
  | 'took'
  | 'laid'
  | 'gave'
  | 'looked'
  | 'noise'
  | 'groans'
  | 'woke'
  | 'emerged'
  | 'empty'
  | 'charge'
  | 'lost-prey'
  | 'saw'
  | 'crouched'
  | 'at-fence'
  | 'appeared'
  | 'unmasked'
  | 'marked'
  | 'spat'
  | 'tongue'
  | 'hurled'
  | 'known';

/** Things, hordes and mutants. */
export const REST: Telling<RestKind> = {
  healed: ({ who, by }) =>
    who === by ? line('healed-self', { who: one(who) }) : line('healed', { who: one(who), by: one(by) }),
  found: ({ who, things: found }) =>
    found.length > 0
      ? line('found', { who: one(who), things: things(found) })
      : line('found-nothing', { who: one(who) }),
  took: ({ who, things: took }) =>
    took.length > 0 ? line('took', { who: one(who), things: things(took) }) : undefined,
  laid: ({ who, things: laid }) =>
    laid.length > 0 ? line('laid', { who: one(who), things: things(laid) }) : undefined,
  gave: ({ who, whom, things: given }) =>
    given.length > 0 ? line('gave', { who: one(who), whom: one(whom), things: things(given) }) : undefined,
  looked: ({ who, told, what }) =>
    told && what !== undefined
      ? line('looked', { who: one(who), what: word(`seen.${what.split(' ')[0]}`) })
      : line('looked-nothing', { who: one(who) }),
  noise: ({ noise }) => line(`noise-${noise.kind}`),
  groans: ({ count }) => (count > 0 ? line('groans', { count }) : undefined),
  woke: ({ by }) => {
    if (by === 'groans') return line('woke-groans');
    return one(by).noun.startsWith('person.') ? line('woke-person', { by: one(by) }) : line('woke');
  },
  emerged: ({ zeds }) => (zeds.length > 0 ? line('emerged', { count: zeds.length }) : undefined),
  empty: () => line('empty'),
  charge: ({ zed, prey }) => line('charge', { zed: one(zed), prey: one(prey) }),
  'lost-prey': ({ zed }) => line('lost-prey', { zed: one(zed) }),
  saw: null,
  crouched: ({ zed, crouching }) => (crouching ? line('crouched', { zed: one(zed) }) : undefined),
  'at-fence': null,
  appeared: ({ zed }) => line('appeared', { zed: one(zed) }),
  unmasked: ({ what }) => line(`unmasked-${what}`),
  marked: ({ who }) => line('marked', { who: one(who) }),
  spat: ({ zed, who, hit }) => line(hit ? 'spat-hit' : 'spat-miss', { zed: one(zed), who: one(who) }),
  tongue: ({ zed, who, hit }) => line(hit ? 'tongue-hit' : 'tongue-miss', { zed: one(zed), who: one(who) }),
  hurled: ({ zed, who, hit }) => line(hit ? 'hurled-hit' : 'hurled-miss', { zed: one(zed), who: one(who) }),
  known: null,
};
