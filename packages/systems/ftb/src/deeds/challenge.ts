import { ask, Choose, type Rule } from '@shambles/engine';
import { challenge, mayChallenge, type Terms } from '../contact/challenge.js';
import type { FtbWorld } from '../facts.js';
import { sawFall } from '../reacting/reaction.js';
import { personOf } from '../state.js';
import { word } from '../words.js';
import type { Deed } from './deed.js';

const EASE = ['easy', 'plain', 'difficult'] as const;
const TOOL = ['no-tool', 'tool'] as const;
/** Penalties for failure, apart from anything that the players make of it. */
const STAKES = ['nothing', 'prone', 'out-of-the-fight'] as const;

/**
 * Attempts anything that no rule covers: the players agree on what it is, and dice decide whether it succeeds. It is
 * the one further action of the activation. FTB-TB-challenge-a, FTB-5.2b.
 */
export const TAKE_CHALLENGE: Deed = {
  verb: 'challenge',
  rule: 'FTB-TB-challenge-a',
  offers: (w, p) =>
    !p.acted && mayChallenge(w, p.id)
      ? [{ line: { key: 'deed.challenge', values: { who: word(`person.${p.id}`) } } }]
      : [],
  *act(w, id) {
    const ease: Terms['ease'] = yield* agree(w, id, 'challenge-ease', EASE);
    const tool = (yield* agree(w, id, 'challenge-tool', TOOL)) === 'tool';
    const stake = yield* agree(w, id, 'challenge-stake', STAKES);
    w.happen({ is: 'acted', cause: 'FTB-TB-challenge-a', who: id, what: 'challenge' });
    const result = yield* challenge(w, id, { ease, tool });
    if (result !== 'failure' || stake === 'nothing') return;
    const cause = 'FTB-TB-challenge-b';
    if (stake === 'prone') return w.happen({ is: 'prone', cause, who: id, prone: true, cost: 0 });
    w.happen({ is: 'downed', cause, who: id, condition: 'out-of-the-fight', by: '' });
    yield* sawFall(w, id, []);
  },
};

function* agree<T extends string>(w: FtbWorld, who: string, code: string, may: readonly T[]): Rule<T> {
  return (yield* ask(
    w,
    personOf(w.s, who).seat,
    'FTB-TB-challenge-a',
    code,
    new Choose(may, { line: (id) => ({ key: `challenge.${id}` }) }),
    { who: word(`person.${who}`) },
  )) as T;
}
