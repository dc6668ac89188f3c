import { type Audience, ask, Choose, type Rule } from '@shambles/engine';
import { tenSided } from '../asking/dice.js';
import { UMPIRE } from '../book.js';
import type { RosWorld } from '../facts.js';
import { placeOfHideout } from '../senses/hordes.js';
import { able, type Person } from '../state.js';
import { tableOf } from '../table.js';
import { nameOf } from '../words.js';

const FAR = 60;
const TRUE_FROM = 5;

/** Hideouts and seated figures in sight within 60 cm that a survivor could look at now. ROS-item-binoculars. */
export function glassTargets(w: RosWorld, p: Person): string[] {
  if (!p.minor.includes('binoculars') || !able(p) || p.kind !== 'ps') return [];
  if (p.moved > 0 || p.fired > 0 || p.inside !== '' || p.ladder !== '') return [];
  const table = tableOf(w);
  const hideouts = w.s.hideouts
    .filter((h) => h.state === 'hidden' && h.told === '')
    .filter((h) => {
      const [x, y, level] = placeOfHideout(w, h.id);
      const spot = { x, y, level };
      return table.gapTo(spot, p.id) <= FAR && table.seesSpot(p.id, spot);
    });
  const seated = w.s.seated
    .filter((q) => !q.gone && !q.known)
    .filter((q) => table.gap(p.id, q.id) <= FAR && table.sees(p.id, q.id) !== 'no');
  return [...hideouts, ...seated].map(({ id }) => id);
}

/**
 * Looks at a target. The umpire rolls a d10 in secret, and on 5 or more says truthfully what it is. Looking never wakes
 * anything.
 */
export function* lookThrough(w: RosWorld, p: Person): Rule<void> {
  const at = yield* ask(
    w,
    p.id,
    'ROS-item-binoculars',
    'look',
    new Choose(['nothing', ...glassTargets(w, p)], {
      line: (id) =>
        id === 'nothing' ? { key: 'look.nothing' } : { key: 'look.at', values: { name: nameOf(w.book, id) } },
      on: (id) => (id === 'nothing' ? '' : id),
    }),
    { who: nameOf(w.book, p.id) },
  );
  if (at === 'nothing') return;
  const told = yield* lookRoll(w, [UMPIRE]);
  const what = told ? whatIs(w, at) : undefined;
  w.happen({
    is: 'looked',
    cause: 'ROS-item-binoculars',
    who: p.id,
    at,
    told,
    what,
    reveals: true,
  });
}

/** Rolls whether the umpire says what it is. */
export function* lookRoll(w: RosWorld, to?: Audience): Rule<boolean> {
  const seat = to ? UMPIRE : undefined;
  return (yield* tenSided(w, 'ROS-item-binoculars', 'look', { seat, to, from: TRUE_FROM })) >= TRUE_FROM;
}

function whatIs(w: RosWorld, id: string): string {
  const hideout = w.s.hideouts.find((h) => h.id === id);
  if (hideout) return hideout.left > 0 ? 'occupied' : 'empty';
  const content = w.s.seated.find((q) => q.id === id)?.content ?? '';
  return content.split(' ')[0] ?? '';
}
