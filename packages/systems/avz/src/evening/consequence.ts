import {
  type AskView,
  type Consequence,
  type Json,
  type Line,
  nouns,
  type Ray,
  type Reply,
  type Ruled,
} from '@shambles/engine';
import { MOST_ALIENS } from '../actions/actions.js';
import type { Book } from '../book.js';
import type { Side } from '../kinds.js';
import { preview } from '../preview.js';
import type { RuleId } from '../register.js';
import { alienKey, numberOf } from '../state.js';
import type { CounterSeen, View } from '../view.js';
import { onceThere, sideOfSeat } from './standing.js';
import { strikersAt } from './threat.js';

/** Questions that choose a place for an event, with the event's rule. */
const ON_A_PLACE: { readonly [code: string]: RuleId } = {
  laser: 'AVZ-4.0-laser',
  bite: 'AVZ-4.0-bite',
  bfar: 'AVZ-4.0-bfar',
  mutate: 'AVZ-4.0-mutant',
};

const ORDERS: { readonly [verb: string]: RuleId } = {
  move: 'AVZ-5.1',
  attack: 'AVZ-5.2',
  blast: 'AVZ-5.4',
  chomp: 'AVZ-5.3',
  pass: 'AVZ-5.0-once',
};

const says = (rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> => ({
  rule,
  line: { key: `consequence.${key}`, values },
});

/** The consequence of an answer. */
export function consequence(
  view: View,
  ask: AskView,
  value: Json,
  book: Book,
): Consequence<RuleId> | undefined {
  const odds = preview(view, ask, value, book);
  const rule = ON_A_PLACE[ask.code];
  if (rule && typeof value === 'string' && book.locationNumber.has(value))
    return {
      ...says(rule, ask.code, { at: value, count: targetsOf(view, ask.code, value, book) }),
      on: value,
      odds,
      answers: ask.code === 'bfar' ? comes(view, book, 'alien', value) : [],
      hears: [],
      costs: ask.code === 'bfar' ? room(view, book, value, ['bfar-1']) : [],
      rays: [],
    };
  if (ask.shape.kind === 'place') return placed(view, ask, value, book);
  if (ask.shape.kind !== 'orders' || !Array.isArray(value)) return undefined;
  const [order] = value as readonly string[];
  if (value.length !== 1 || order === undefined)
    return { ...says('AVZ-5.0-finish', 'queue', { count: value.length }), ...EMPTY, odds };
  return ordered(view, book, ask.code === 'alien-orders' ? 'alien' : 'zombie', order, odds);
}

const EMPTY = { answers: [], hears: [], costs: [], rays: [] } as const;

const PLACED: { readonly [code: string]: RuleId } = {
  landing: 'AVZ-3.2',
  spawn: 'AVZ-3.1-spawn',
  'set-up': 'AVZ-2.0-zombies',
};

/** The consequence of placing counters: who may strike at them there. Landing nobody wastes the roll. */
function placed(view: View, ask: AskView, value: Json, book: Book): Consequence<RuleId> | undefined {
  const rule = PLACED[ask.code];
  const side = sideOfSeat(ask.seat);
  if (!rule || !side || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const put = Object.entries(value) as [string, string][];
  const who = view.counters.filter((c) => put.some(([id]) => id === c.id));
  const places = [...new Set(put.map(([, at]) => at))].filter((at) => book.locationNumber.has(at));
  const [on] = places;
  const strength = Number(ask.line.values?.budget);
  if (on === undefined)
    return ask.code === 'landing'
      ? { ...says(rule, 'nobody-lands'), ...EMPTY, costs: [says(rule, 'lost', { strength })], odds: [] }
      : undefined;
  return {
    ...says(rule, 'placed', { who: nouns(kindsOf(who), 'kind.'), at: places.join(', ') }),
    ...(places.length === 1 && { on }),
    odds: [],
    answers: places.flatMap((at) => comes(onceThere(view, new Map(put)), book, side, at)),
    hears: [],
    costs: side === 'alien' ? places.flatMap((at) => room(view, book, at, landsAt(put, at))) : [],
    rays: [],
  };
}

function landsAt(put: readonly (readonly [string, string])[], at: string): string[] {
  return put.filter(([, to]) => to === at).map(([id]) => id);
}

/** The number of an event's targets: in the place, or around it for missiles. */
function targetsOf(view: View, code: string, at: string, book: Book): number {
  if (code === 'bfar') return around(view, at, book);
  const side: Side = code === 'laser' ? 'zombie' : 'alien';
  return view.counters.filter((c) => c.at === at && c.side === side).length;
}

/** Zombies in the eight places around. AVZ-4.0-missiles. */
function around(view: View, at: string, book: Book): number {
  const near = book.around[book.locationNumber.get(at) as number] as number;
  return view.counters.filter((c) => {
    const l = book.locationNumber.get(c.at);
    return c.side === 'zombie' && l !== undefined && near & (1 << l);
  }).length;
}

function ordered(
  view: View,
  book: Book,
  side: Side,
  order: string,
  odds: Consequence['odds'],
): Consequence<RuleId> {
  const [units = '', goal] = order.split(' > ');
  const [verb = '', ...ids] = units.split(' ');
  const rule = ORDERS[verb];
  if (!rule || ids[0] === 'all') {
    const key = rule ? `${verb}-all` : 'finish';
    return { ...says(rule ?? 'AVZ-3.0-sequence', key, {}), ...EMPTY, odds };
  }
  const who = view.counters.filter((c) => ids.includes(c.id));
  const from = who[0]?.at ?? '';
  const on = goal ?? from;
  const strikes = verb === 'attack' || verb === 'blast' || verb === 'chomp';
  const moved = on !== from;
  return {
    ...says(rule, verb, { who: nouns(kindsOf(who), 'kind.'), at: on }),
    on,
    odds,
    answers:
      side === 'alien' ? comes(onceThere(view, new Map(ids.map((id) => [id, on]))), book, side, on) : [],
    hears: [],
    costs: side === 'alien' && moved ? room(view, book, on, ids) : [],
    ...(moved && { path: [from, on] }),
    rays: strikes ? raysAt(view, side, ids[0] as string, on) : [],
  };
}

function kindsOf(counters: readonly CounterSeen[]): string[] {
  return counters.map((c) => c.kind);
}

/** Rays from the attackers to one of their targets. */
function raysAt(view: View, side: Side, from: string, at: string): Ray[] {
  const target = view.counters.find((c) => c.at === at && c.side !== side);
  return target ? [{ from, to: target.id, kind: 'fire' }] : [];
}

/** Enemies of a side that can strike at a place with their next action. AVZ-3.3, AVZ-3.4. */
function comes(view: View, book: Book, side: Side, at: string): Reply<RuleId>[] {
  const count = strikersAt(view, book, side, at).length;
  if (count === 0) return [];
  const said = side === 'alien' ? says('AVZ-3.4', 'comes', { count }) : says('AVZ-3.3', 'aliens', { count });
  return [{ ...said, who: at }];
}

/** Whether a place has room for everyone once these have arrived. AVZ-6.4b. */
function room(view: View, book: Book, at: string, ids: readonly string[]): Ruled<RuleId>[] {
  const there = view.counters.filter((c) => c.side === 'alien' && (c.at === at || ids.includes(c.id)));
  const takes = there.reduce((sum, c) => sum + alienKey(book, numberOf(book, c.id)).stack, 0);
  return takes > MOST_ALIENS ? [says('AVZ-6.4b', 'too-many', { takes, most: MOST_ALIENS })] : [];
}
