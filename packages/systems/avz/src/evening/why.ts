import type { Advice, AskView, Line, OrdersShape, Try, WhyNot } from '@shambles/engine';
import { forbidden } from '../actions/orders.js';
import { type GroupOrder, type Verb, verbsOf } from '../actions/queue.js';
import type { Book } from '../book.js';
import { lowestIn, type Places, placesIn } from '../components/places.js';
import { noSpawnOn } from '../events/events.js';
import type { Side } from '../kinds.js';
import { type Bar, group, inContact, moves } from '../movement/movement.js';
import type { RuleId } from '../register.js';
import { counter, type State, survey } from '../state.js';
import { neverLands, noLandingOn } from '../turn/landing.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { orderedNow, sideOfSeat, stateOf } from './standing.js';

const ALL: readonly Verb[] = ['move', 'attack', 'blast', 'chomp', 'pass'];

/** Why a counter cannot take an action, there or anywhere. */
export function whyNot(
  view: View,
  actor: string,
  deed: string,
  target: string | undefined,
  book: Book,
): WhyNot<RuleId> | undefined {
  if (deed === 'landing' || deed === 'spawn') return whyNotPlaced(view, actor, deed, target, book);
  const c = book.counterNumber.get(actor);
  const verb = ALL.find((v) => v === deed);
  const to = target === undefined ? undefined : book.locationNumber.get(target);
  if (c === undefined || verb === undefined || (target !== undefined && to === undefined)) return undefined;
  // A counter that the seat does not see may be anywhere.
  const there = view.counters.find(({ id }) => id === actor);
  const s = stateOf(view, book);
  const side = sideOfSeat(view.seat);
  if (!there || counter(book, c).key.side !== side) return said('AVZ-0-players', 'AVZ-0-players', {});
  if (orderedNow(view) !== side) return said(side === 'alien' ? 'AVZ-3.3' : 'AVZ-3.4', `not-now-${side}`, {});
  const bar = barOf(s, book, side, verb, c, to);
  if (!bar) return undefined;
  const values = { who: { noun: `kind.${there.kind}`, count: 1 }, at: target ?? there.at };
  const instead = insteadOf(s, book, side, c, verb, to);
  return {
    ...said(bar.rule, keyOf(s, book, orderOf(s, verb, c, to), bar), values),
    ...(instead && { instead }),
  };
}

/** Why a counter cannot be placed there. */
function whyNotPlaced(
  view: View,
  actor: string,
  deed: 'landing' | 'spawn',
  target: string | undefined,
  book: Book,
): WhyNot<RuleId> | undefined {
  const seen = view.counters.find(({ id }) => id === actor);
  const place = target ?? '';
  const bar =
    deed === 'spawn'
      ? noSpawnOn(book, place)
      : (neverLands(book, actor) ?? noLandingOn(stateOf(view, book), book, place));
  const values = { who: { noun: `kind.${seen?.kind}`, count: 1 }, at: place };
  return seen && bar ? said(bar.rule, bar.rule, values) : undefined;
}

function said(rule: RuleId, key: string, values: NonNullable<Line['values']>): WhyNot<RuleId> {
  return { line: { key: `why-not.${key}`, values }, rule };
}

function orderOf(s: State, verb: Verb, c: number, to: number | undefined): GroupOrder {
  return { do: verb, who: [c], to: to ?? (s.at[c] as number), next: undefined };
}

/** The rule that forbids an order. Without a place, the rule that forbids it everywhere. */
function barOf(
  s: State,
  book: Book,
  side: Side,
  verb: Verb,
  c: number,
  to: number | undefined,
): Bar | undefined {
  const first = forbidden(s, book, side, orderOf(s, verb, c, to));
  if (!first || to !== undefined || (verb !== 'move' && verb !== 'attack')) return first;
  const here = s.at[c] as number;
  if (here < 0 || s.spent[c]) return first;
  let nearest: Bar | undefined = verb === 'attack' ? first : undefined;
  for (const place of placesIn(book.neighbours[here] as Places)) {
    const bar = forbidden(s, book, side, orderOf(s, verb, c, place));
    if (!bar) return undefined;
    nearest ??= bar;
  }
  return nearest ?? first;
}

/** The key of the text for a bar: by its rule, except that some rules bar in several ways. */
function keyOf(s: State, book: Book, { do: verb, who, to }: GroupOrder, { rule }: Bar): string {
  // The trees may stand on the way to a place that is no park itself.
  if (rule === 'AVZ-6.1' && !(book.parks & (1 << to))) return 'trees-on-the-way';
  if (rule !== 'AVZ-5.0-once') return rule;
  const c = who[0] as number;
  const { side } = counter(book, c).key;
  if (s.spent[c]) return 'spent';
  return verbsOf(side).includes(verb) ? 'off-board' : `verb-${side}`;
}

/** The closest thing that the counter can do instead: a nearer place, or a shot from where it is held. */
function insteadOf(
  s: State,
  book: Book,
  side: Side,
  c: number,
  verb: Verb,
  to: number | undefined,
): Advice<RuleId> | undefined {
  const here = s.at[c] as number;
  if (here < 0 || s.spent[c]) return undefined;
  const seen = survey(s, book);
  const g = group(s, book, side, [c]);
  const special = side === 'alien' ? 'blast' : 'chomp';
  const reach = to === undefined || to === here ? 0 : moves(s, book, g, seen);
  if (reach !== 0) {
    const at = nameOf(book, nearestTo(book, reach, to as number));
    return advice(side, 'AVZ-5.1', 'instead.move', at, `move ${counter(book, c).id} > ${at}`);
  }
  if (verb === special || !inContact(g, seen)) return undefined;
  const rule = side === 'alien' ? 'AVZ-5.4' : 'AVZ-5.3';
  return advice(side, rule, `instead.${special}`, nameOf(book, here), `${special} ${counter(book, c).id}`);
}

function advice(side: Side, rule: RuleId, key: string, at: string, order: string): Advice<RuleId> {
  return { line: { key, values: { at } }, rule, answer: { code: `${side}-orders`, value: [order] } };
}

/** The place of a set with the fewest crosswalks to a given place. */
function nearestTo({ columns }: Book, places: Places, to: number): number {
  const off = (l: number) =>
    Math.abs((l % columns) - (to % columns)) + Math.abs(Math.floor(l / columns) - Math.floor(to / columns));
  return placesIn(places).reduce((best, l) => (off(l) < off(best) ? l : best), lowestIn(places));
}

/**
 * What a player would try: each stack's actions where it is, attacks wherever enemies are near, and a step in every
 * direction. Longer moves are allowed as well; the table shows them.
 */
export function tries(view: View, { code, shape }: AskView, book: Book): Try[] {
  if (code === 'landing') return bigOnes(view, book);
  if (shape.kind !== 'orders') return [];
  const found = shape.stacks.flatMap((stack) => triesOf(view, shape, stack, book));
  return [...found.filter((t) => t.answer !== undefined), ...found.filter((t) => t.answer === undefined)];
}

/** Large Aliens in the reserve, which a player would try to land. */
function bigOnes({ counters }: View, book: Book): Try[] {
  return counters
    .filter(({ id, at }) => at === 'reserve' && neverLands(book, id))
    .map(({ id }) => ({ actor: id, deed: 'landing', line: { key: 'try.landing' } }));
}

function triesOf(
  view: View,
  { verbs }: OrdersShape,
  { at, to, units }: OrdersShape['stacks'][number],
  book: Book,
): Try[] {
  const actor = units[0] as string;
  const near = placesIn(book.neighbours[book.locationNumber.get(at) as number] as Places);
  const around = near.map((l) => nameOf(book, l));
  const enemies = enemiesOf(view, book);
  return verbs.flatMap(({ verb, line }) => {
    const can = to[verb] ?? [];
    if (verb === 'pass') return [];
    if (verb !== 'move' && verb !== 'attack') {
      const one = { actor, deed: verb, line };
      return [can.length > 0 ? { ...one, answer: [`${verb} ${actor}`] } : one];
    }
    const all = verb === 'move' ? around : [at, ...around].filter((l) => enemies.has(l));
    return all.map((target) => {
      const one = { actor, deed: verb, target, line };
      return can.includes(target) ? { ...one, answer: [`${verb} ${actor} > ${target}`] } : one;
    });
  });
}

/** Places that hold enemies of the seat. */
function enemiesOf(view: View, book: Book): ReadonlySet<string> {
  return new Set(
    view.counters.filter((c) => c.side !== view.seat && book.locationNumber.has(c.at)).map((c) => c.at),
  );
}
