import { type Card, type Line, nouns, type Ruled } from '@shambles/engine';
import { verbsOf } from '../actions/queue.js';
import { alienDice, zombieDice } from '../attack/attack.js';
import type { Book } from '../book.js';
import type { AlienKey, ZombieKey } from '../kinds.js';
import { grounded, group, held } from '../movement/movement.js';
import type { RuleId } from '../register.js';
import { alienKey, hasLeader, numberOf, survey, zombieKey } from '../state.js';
import type { CounterSeen, View } from '../view.js';
import { orderedNow, stateOf } from './standing.js';
import { whyNot } from './why.js';

const says = (rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> => ({
  rule,
  line: { key: `card.${key}`, values },
});

/** The card of a counter. */
export function card(view: View, id: string, book: Book): Card<RuleId> | undefined {
  const seen = view.counters.find((c) => c.id === id);
  if (!seen) return undefined;
  const c = numberOf(book, id);
  return {
    title: { key: 'card.title', values: { who: nouns([seen.kind], 'kind.') } },
    numbers:
      seen.side === 'alien'
        ? alienNumbers(view, seen, alienKey(book, c), book)
        : deadNumbers(view, seen, zombieKey(book, c), book),
    state: stateLines(view, seen, book),
    may: may(view, seen, book),
  };
}

function alienNumbers(view: View, { id, at }: CounterSeen, key: AlienKey, book: Book): Ruled<RuleId>[] {
  const place = book.locationNumber.get(at);
  // A Leader leads wherever it will stand.
  const leads = key.kind === 'leader';
  const led = leads || (place !== undefined && hasLeader(stateOf(view, book), book, place));
  const [attack] = alienDice(book, [numberOf(book, id)], led);
  const { dice: count, from } = attack as NonNullable<typeof attack>;
  return [
    says(led ? 'AVZ-7.1a-leader' : 'AVZ-7.1a', led ? 'combat-led' : 'combat', { count, from }),
    ...(key.armoured ? [says('AVZ-7.3-two', 'armour')] : []),
    key.flies
      ? says('AVZ-6.5-ufo', 'flies', { count: key.move })
      : says('AVZ-6.0', 'move', { count: key.move }),
    ...(key.flies ? [] : [says('AVZ-6.1', 'park')]),
    ...(leads ? [says('AVZ-7.2-leader', 'leads'), says('AVZ-6.3-leader', 'holds')] : []),
    ...(key.stack > 1 ? [says('AVZ-6.4b', 'large', { count: key.stack })] : []),
  ];
}

function deadNumbers(view: View, { id }: CounterSeen, key: ZombieKey, book: Book): Ruled<RuleId>[] {
  const [attack] = zombieDice(stateOf(view, book), book, [numberOf(book, id)], []);
  const { dice: count, from } = attack as NonNullable<typeof attack>;
  return [
    says(key.mob ? 'AVZ-7.1z-mob' : 'AVZ-7.1z', 'bites', { count, from }),
    ...(key.hitsToKill > 1 ? [says('AVZ-7.3-two', 'mob')] : []),
    says('AVZ-1.0-zombie-number', 'shambles', { count: key.number }),
    says('AVZ-6.1', 'park'),
    ...(key.type === 'fast' ? [says('AVZ-6.4a', 'fast')] : []),
    ...(key.type === 'tough' ? [says('AVZ-7.2-tough', 'tough')] : []),
  ];
}

function stateLines(view: View, seen: CounterSeen, book: Book): Ruled<RuleId>[] {
  if (!book.locationNumber.has(seen.at))
    return [says(seen.side === 'alien' ? 'AVZ-1.0-reserve' : 'AVZ-1.0-deadpile', `at-${seen.at}`)];
  const s = stateOf(view, book);
  const g = group(s, book, seen.side, [numberOf(book, seen.id)]);
  const ground = grounded(s, g);
  const hold = held(s, g, survey(s, book));
  return [
    ...(seen.spent ? [says('AVZ-5.0-mark', 'spent')] : []),
    ...(ground ? [says(ground.rule, 'grounded')] : []),
    ...(hold && hold !== ground && hold.rule !== ground?.rule ? [says(hold.rule, 'held')] : []),
  ];
}

/** The orders that it may be given now. AVZ-3.3, AVZ-3.4. */
function may(view: View, { id, side }: CounterSeen, book: Book): Ruled<RuleId>[] {
  if (orderedNow(view) !== side || view.seat !== side) return [];
  const rule = side === 'alien' ? 'AVZ-3.3' : 'AVZ-3.4';
  return verbsOf(side)
    .filter((verb) => whyNot(view, id, verb, undefined, book) === undefined)
    .map((verb) => ({ rule, line: { key: `verb.${verb}` } }));
}
