import { type Fact, type Line, type Noun, nouns } from '@shambles/engine';
import type { AvzFact } from './facts.js';

type Kind = AvzFact['is'];
type Of<K extends Kind> = Extract<AvzFact, { readonly is: K }>;

/** "tank-3" is a tank. */
function kinds(ids: readonly string[]): Noun[] {
  return nouns(
    ids.map((id) => id.slice(0, id.lastIndexOf('-'))),
    'kind.',
  );
}

const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });
const icon = (name: string): Noun => ({ noun: `icon.${name}`, count: 1 });

/** How each kind of fact is told; null where it is book-keeping that nobody wants to read. */
const TELL: { readonly [K in Kind]: ((fact: Of<K>) => Line | undefined) | null } = {
  sides: ({ first }) => line(`sides-${first}`),
  turn: ({ turn }) => line('turn', { turn }),
  phase: null,
  queued: null,
  'turn-over': null,
  drawn: ({ counters }) => line('drawn', { who: kinds(counters) }),
  'drawn-unseen': ({ count }) => line('drawn-unseen', { count }),
  placed: ({ how, places }) =>
    places[0] &&
    line(`placed-${how}`, {
      who: kinds(places.flatMap((p) => p.counters)),
      at: places.map((p) => p.at).join(', '),
    }),
  'grave-empty': ({ lost }) => line('grave-empty', { count: lost }),
  revealed: ({ number, icons }) => line('revealed', { number, icons: icons.map(icon) }),
  icon: (fact) =>
    fact.at === undefined ? undefined : line('icon-at', { icon: [icon(fact.icon)], at: fact.at }),
  'no-effect': (fact) => line('no-effect', { icon: [icon(fact.icon)] }),
  laser: ({ burns, die, zombies, at }) => line(burns ? 'laser-burns' : 'laser-misses', { die, zombies, at }),
  claw: () => line('claw'),
  rise: ({ more }) => line('rise', { more }),
  swapped: ({ at }) => line('swapped', { at }),
  rampage: ({ path }) =>
    path.length > 0 ? line('rampage', { path: path.join(', ') }) : line('rampage-none'),
  trampled: null,
  bfar: ({ at }) => line('bfar', { at }),
  missiles: ({ hits, wasted }) => line(wasted > 0 ? 'missiles' : 'missiles-all', { hits, wasted }),
  landing: ({ budget }) => line('landing', { budget }),
  moved: ({ action, counters, from, into }) =>
    action === 'rampage' ? undefined : line('moved', { who: kinds(counters), from, into }),
  acted: ({ action, counters, at }) =>
    line(`acted-${action}`, { who: kinds(counters), at, count: counters.length }),
  hits: ({ hits }) => line('hits', { count: hits }),
  saves: ({ saved, left }) => line('saves', { saved, left, count: left }),
  bounced: ({ hits }) => line('bounced', { count: hits }),
  killed: ({ where, counters, at }) => line(`killed-${where}`, { who: kinds(counters), at }),
  returned: ({ where, counters }) =>
    where === 'grave'
      ? line('returned-grave', { who: kinds(counters) })
      : line('returned-here', { who: kinds(counters), at: where }),
  discarded: ({ counters, at }) => line('discarded', { who: kinds(counters), at }),
  ended: ({ dead, level }) => line('ended', { dead, level }),
};

/** The story line of a fact. Facts of mere book-keeping have none. */
export function tell(fact: Fact): Line | undefined {
  if (!Object.hasOwn(TELL, fact.is)) return undefined;
  return (TELL as { readonly [is: string]: ((f: Fact) => Line | undefined) | null })[fact.is]?.(fact);
}
