import { type Fact, type Line, type Noun, nouns } from '@shambles/engine';
import type { AvzFact } from './facts.js';

/** "tank-3" is a tank. */
export function kinds(ids: readonly string[]): Noun[] {
  return nouns(
    ids.map((id) => id.slice(0, id.lastIndexOf('-'))),
    'kind.',
  );
}

const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });
const icon = (name: string): Noun => ({ noun: `icon.${name}`, count: 1 });

/** The story line of a fact. Facts of mere book-keeping have none. */
export function tell(any: Fact): Line | undefined {
  const fact = any as AvzFact;
  switch (fact.is) {
    case 'sides':
      return line(`sides-${fact.first}`);
    case 'turn':
      return line('turn', { turn: fact.turn });
    case 'drawn':
      return line('drawn', { who: kinds(fact.counters) });
    case 'drawn-unseen':
      return line('drawn-unseen', { count: fact.count });
    case 'placed':
      return (
        fact.places[0] &&
        line(`placed-${fact.how}`, {
          who: kinds(fact.places.flatMap((p) => p.counters)),
          at: fact.places.map((p) => p.at).join(', '),
        })
      );
    case 'grave-empty':
      return line('grave-empty', { count: fact.lost });
    case 'revealed':
      return line('revealed', { number: fact.number, icons: fact.icons.map(icon) });
    case 'icon':
      return fact.at === undefined ? undefined : line('icon-at', { icon: [icon(fact.icon)], at: fact.at });
    case 'no-effect':
      return line('no-effect', { icon: [icon(fact.icon)] });
    case 'laser':
      return line(fact.burns ? 'laser-burns' : 'laser-misses', {
        die: fact.die,
        zombies: fact.zombies,
        at: fact.at,
      });
    case 'claw':
      return line('claw');
    case 'rise':
      return line('rise', { more: fact.more });
    case 'swapped':
      return line('swapped', { at: fact.at });
    case 'rampage':
      return fact.path.length > 0 ? line('rampage', { path: fact.path.join(', ') }) : line('rampage-none');
    case 'bfar':
      return line('bfar', { at: fact.at });
    case 'missiles':
      return line(fact.wasted > 0 ? 'missiles' : 'missiles-all', { hits: fact.hits, wasted: fact.wasted });
    case 'landing':
      return line('landing', { budget: fact.budget });
    case 'moved':
      return fact.action === 'rampage'
        ? undefined
        : line('moved', { who: kinds(fact.counters), from: fact.from, into: fact.into });
    case 'acted':
      return line(`acted-${fact.action}`, {
        who: kinds(fact.counters),
        at: fact.at,
        count: fact.counters.length,
      });
    case 'hits':
      return line('hits', { count: fact.hits });
    case 'saves':
      return line('saves', { saved: fact.saved, left: fact.left, count: fact.left });
    case 'bounced':
      return line('bounced', { count: fact.hits });
    case 'killed':
      return line(`killed-${fact.where}`, { who: kinds(fact.counters), at: fact.at });
    case 'returned':
      return fact.where === 'grave'
        ? line('returned-grave', { who: kinds(fact.counters) })
        : line('returned-here', { who: kinds(fact.counters), at: fact.where });
    case 'discarded':
      return line('discarded', { who: kinds(fact.counters), at: fact.at });
    case 'ended':
      return line('ended', { dead: fact.dead, level: fact.level });
    case 'phase':
    case 'queued':
    case 'turn-over':
      return undefined;
    default:
      return undefined;
  }
}
