import type { Line } from '@shambles/engine';
import type { MoveFact } from '../facts/move.js';
import { isZed } from '../words.js';
import { inches, line, one, several, type Telling } from './lines.js';

type Of<I extends MoveFact['is']> = Extract<MoveFact, { readonly is: I }>;

export const MOVE_TOLD: Telling<MoveFact> = {
  walked,
  faced: null,
  'moves-fast': movesFast,
  prone: ({ who, prone }) => line(prone ? 'prone' : 'stood', { who: one(who) }),
  spent: null,
  acted: null,
  'ducked-back': ({ who, into }) => line(`ducked-back-${into}`, { who: one(who) }),
  'ran-away': ({ who }) => line('ran-away', { who: one(who) }),
  'off-table': ({ who, edge }) =>
    edge === '' ? line('off-table', { who: one(who) }) : line(`off-table-${edge}`, { who: one(who) }),
  'stands-at': null,
};

/** The dead shamble by the dozen: the table shows them. Where somebody ducks to is told with the Duck Back. */
function walked({ who, how, cost, way }: Of<'walked'>): Line | undefined {
  if (how === 'duck-back' || how === 'shamble' || isZed(who) || way.length < 2) return undefined;
  if (how === 'pef') return line('walked-pef', { count: inches(cost) });
  if (how === 'enter' || how === 'charge') return line(`walked-${how}`, { who: one(who) });
  if (inches(cost) === 0) return undefined;
  const key = how === 'crawl' || how === 'away' ? `walked-${how}` : 'walked';
  return line(key, { who: one(who), count: inches(cost) });
}

/** One by its numbers; of several, who passed as much together. FTB-5.3.2a. */
function movesFast({ by }: Of<'moves-fast'>): Line | undefined {
  const [first] = by;
  if (!first) return undefined;
  if (by.length === 1)
    return line(first.inches > 0 ? 'moves-fast' : 'moves-fast-not', {
      who: one(first.who),
      passed: first.passed,
      count: first.inches,
    });
  const those = (of: (passed: number) => boolean) =>
    several(by.filter(({ passed }) => of(passed)).map(({ who }) => who));
  const groups = {
    three: those((n) => n === 3),
    two: those((n) => n === 2),
    one: those((n) => n === 1),
    none: those((n) => n === 0),
  };
  const some = Object.entries(groups).filter(([, who]) => who.length > 0);
  return line(`moves-fast-${some.map(([name]) => name).join('-')}`, Object.fromEntries(some));
}
