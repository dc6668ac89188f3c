import type { AskView, Json, OddsQuery } from '@shambles/engine';
import type { Book } from './book.js';
import { placesIn } from './components/places.js';
import type { Side } from './kinds.js';
import type { CounterSeen, View } from './view.js';

/** The odds worth showing beside an answer, from what the seat sees. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const at = (place: string, side: Side) =>
    view.counters.filter((c) => c.at === place && c.side === side).map((c) => c.kind);
  if (ask.code === 'laser' && typeof answer === 'string')
    return [{ procedure: 'laser', input: { zombies: at(answer, 'zombie') }, on: answer }];
  if (ask.code === 'bite' && typeof answer === 'string')
    return [{ procedure: 'bite', input: { aliens: at(answer, 'alien') }, on: answer }];
  if (ask.code === 'bfar' && typeof answer === 'string') {
    const near = placesIn(book.around[book.locationNumber.get(answer) ?? 0] as number).map(
      (l) => book.locations[l] as string,
    );
    return [{ procedure: 'missiles', input: { zombies: near.flatMap((l) => at(l, 'zombie')) }, on: answer }];
  }
  if (ask.shape.kind !== 'orders' || !Array.isArray(answer)) return [];
  const side: Side = ask.code === 'alien-orders' ? 'alien' : 'zombie';
  const found: OddsQuery[] = [];
  let counters = view.counters;
  for (const id of answer) {
    found.push(...attacksIn(String(id), side, { ...view, counters }, book));
    counters = afterwards(String(id), counters);
  }
  return found;
}

/** The counters after an order of a queue, as far as that is certain. */
function afterwards(order: string, counters: View['counters']): View['counters'] {
  const [units = '', goal] = order.split(' > ');
  const ids = units.split(' ').slice(1);
  return counters.map((c) => (ids.includes(c.id) ? { ...c, at: goal ?? c.at, spent: true } : c));
}

function attacksIn(order: string, side: Side, view: View, book: Book): OddsQuery[] {
  const [units = '', goal] = order.split(' > ');
  const [verb, ...ids] = units.split(' ');
  if (verb !== 'attack' && verb !== 'blast' && verb !== 'chomp') return [];
  const mayNot = (c: CounterSeen) =>
    c.spent || (verb === 'attack' && view.claw && side === 'alien' && c.kind !== 'ufo');
  const mine = view.counters.filter((c) => c.side === side && book.locationNumber.has(c.at) && !mayNot(c));
  const groups =
    ids[0] === 'all'
      ? book.locations.map((l) => mine.filter((c) => c.at === l))
      : [mine.filter((c) => ids.includes(c.id))];
  return groups.flatMap((who) => {
    const on = goal ?? who[0]?.at;
    const there = (s: Side) =>
      view.counters.filter((c) => c.at === on && c.side === s && !who.includes(c)).map((c) => c.kind);
    const defenders = there(side === 'alien' ? 'zombie' : 'alien');
    if (who.length === 0 || defenders.length === 0) return [];
    const input = {
      side,
      action: verb,
      attackers: who.map((c) => c.kind),
      beside: there(side),
      defenders,
      claw: view.claw,
    };
    return [{ procedure: 'attack', input: input as Json, on }];
  });
}
