import { type Beat, type Drum, drum, type Fact, gather, nouns, type Weight } from '@shambles/engine';
import { comesDown, inOrder, kinds } from '../facts/lines.js';
import type { AvzFact } from '../facts.js';
import type { RuleId } from '../register.js';

/** Groups the facts of a turn into beats to watch. */
export function beats(facts: readonly Fact[]): Beat<RuleId>[] {
  return gather<RuleId>(facts, { begins: (f) => begins(f as AvzFact), weighs: (f) => weighs(f as AvzFact) });
}

function begins(fact: AvzFact): Drum | undefined {
  switch (fact.is) {
    case 'turn':
      return drum('turn', { turn: fact.turn });
    case 'revealed': {
      const icons = nouns(fact.icons, 'icon.');
      return drum('revealed', { number: fact.number, icons });
    }
    case 'icon':
      return fact.at === undefined
        ? drum('icon', { icon: nouns([fact.icon], 'icon.') })
        : drum(
            comesDown(fact.icon) ? 'icon-in' : 'icon-at',
            { icon: nouns([fact.icon], 'icon.'), at: fact.at },
            [],
            { at: fact.at },
          );
    case 'placed':
      return fact.places[0] && placed(fact);
    case 'moved':
      return fact.action === 'move' ? moved(fact) : undefined;
    case 'acted':
      return fact.action === 'pass'
        ? undefined
        : drum(
            fact.action,
            { who: kinds(fact.counters), at: fact.at, count: fact.counters.length },
            fact.counters,
            { at: fact.at },
          );
    case 'ended':
      return drum('ended', { level: fact.level, dead: fact.dead }, [], { pause: true });
    default:
      return undefined;
  }
}

function placed({ how, places }: Extract<AvzFact, { is: 'placed' }>): Drum {
  const who = places.flatMap((p) => p.counters);
  const [first] = places;
  return drum(how, { who: kinds(who), at: inOrder(places.map((p) => p.at)) }, who, first && { at: first.at });
}

function moved({ counters, from, into }: Extract<AvzFact, { is: 'moved' }>): Drum {
  return drum('moved', { who: kinds(counters), from, into }, counters, { at: into });
}

/** Rare counters whose loss is worth a pause. */
const DEAR = /^(leader|mutant|bfar)-/;

function weighs(fact: AvzFact): Weight {
  if (fact.is !== 'killed' || fact.where !== 'reserve') return 'calm';
  return fact.counters.some((id) => DEAR.test(id)) ? 'death' : 'danger';
}
