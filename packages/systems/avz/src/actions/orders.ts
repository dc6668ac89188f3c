import {
  type Option,
  type OrdersShape,
  type Parsed,
  type Random,
  type Refusal,
  refuse,
  type Space,
  show,
} from '@shambles/engine';
import { type Book, namesOf } from '../book.js';
import { bitsIn, lowestIn, type Places } from '../components/places.js';
import type { Side } from '../kinds.js';
import {
  attacks,
  type Bar,
  type Group,
  grounded,
  group,
  held,
  inContact,
  moves,
  reach,
} from '../movement/movement.js';
import type { Survey } from '../muster/muster.js';
import type { RuleId } from '../register.js';
import { copyState, counter, idsOf, put, type State, spend, survey } from '../state.js';
import { nameOf } from '../words.js';
import { kinds, listOrders, ready, type Stack } from './listing.js';
import { ALIEN_VERBS, FINISH, type GroupOrder, type Order, queueIds, type Verb, verbsOf } from './queue.js';

const RULES: { readonly [V in Verb]: string } = {
  move: 'AVZ-5.1',
  attack: 'AVZ-5.2',
  blast: 'AVZ-5.4',
  chomp: 'AVZ-5.3',
  pass: 'AVZ-5.0-once',
};

/** Locations where a group can end by a verb; its own location means staying. */
function targets(s: State, book: Book, g: Group, verb: Verb, seen: Survey, stays?: boolean): Places {
  if (verb === 'pass') return 1 << g.from;
  if (verb === 'move') return moves(s, book, g, seen, stays);
  if (verb === 'attack') return attacks(s, book, g, seen, stays);
  return inContact(g, seen) ? 1 << g.from : 0;
}

/** The rule that forbids an order; undefined if it is allowed. */
export function forbidden(s: State, book: Book, side: Side, order: Order): Bar | undefined {
  if (order.do === 'finish') return undefined;
  if (order.do === 'all') {
    if (order.verb === (side === 'alien' ? 'chomp' : 'blast'))
      return { rule: 'AVZ-5.0-once', text: `${order.verb} is not for the ${side} side.` };
    if (groupsInContact(s, book, side, order.verb).length > 0) return undefined;
    // Whoever stands with an enemy can blast, whatever keeps them from attacking.
    const clawed = groupsInContact(s, book, side, 'blast').length > 0;
    return {
      rule: clawed ? 'AVZ-4.0-claw' : 'AVZ-D-need-enemy',
      text: `Nobody can ${order.verb}: no counter that may do so stands with an enemy.`,
    };
  }
  const first = order.who[0] as number;
  const from = s.at[first] as number;
  for (const c of order.who) {
    const { id, key } = counter(book, c);
    if (key.side !== side) return { rule: 'AVZ-0-players', text: `${id} is not yours.` };
    if (s.spent[c]) return { rule: 'AVZ-5.0-once', text: `${id} has acted this turn.` };
    if ((s.at[c] as number) < 0) return { rule: 'AVZ-5.0-once', text: `${id} is not on the board.` };
    if (s.at[c] !== from)
      return {
        rule: 'AVZ-3.5-group',
        text: `${id} is not in ${nameOf(book, from)}; a group starts from one location.`,
      };
  }
  if (!verbsOf(side).includes(order.do))
    return { rule: 'AVZ-5.0-once', text: `${order.do} is not for the ${side} side.` };
  const seen = survey(s, book);
  const g = group(s, book, side, order.who);
  const can = targets(s, book, g, order.do, seen);
  return can & (1 << order.to) ? undefined : whyNot(s, book, g, order, can, seen);
}

function whyNot(s: State, book: Book, g: Group, order: GroupOrder, can: Places, seen: Survey): Bar {
  const ground = order.do === 'move' || order.do === 'attack' ? grounded(s, g) : undefined;
  if (ground) return ground;
  const enemies = g.side === 'alien' ? seen.zombies : seen.aliens;
  if (order.do !== 'move' && !(enemies & (1 << order.to)))
    return {
      rule: 'AVZ-D-need-enemy',
      text: `There is no enemy in ${nameOf(book, order.to)}; ${order.do} needs one.`,
    };
  const stays = order.to === g.from ? undefined : held(s, g, seen);
  if (stays) return stays;
  const allowed = namesOf(can, book).join(', ') || 'nowhere';
  const park = book.parks & (1 << order.to) && !g.flies && order.do === 'attack';
  if (park)
    return {
      rule: 'AVZ-6.1',
      text: `${nameOf(book, order.to)} is a park: two points to enter, and an Attack has one. Allowed: ${allowed}.`,
    };
  const tooFar = order.do === 'move' ? tooFarBy(book, g, 1 << order.to, seen) : 'AVZ-5.2';
  return { rule: tooFar, text: `${nameOf(book, order.to)} is out of reach; allowed: ${allowed}.` };
}

const NOBODY = { aliens: 0, leaders: 0, zombies: 0 };

/** The rule that makes a location too far for a Move: enemies on the way, trees, or the points alone. */
function tooFarBy(book: Book, g: Group, goal: Places, seen: Survey): RuleId {
  // With nobody on the way the group would get there.
  if (reach(book, g, g.points, NOBODY) & goal) {
    if (!g.runsOn) return 'AVZ-6.2';
    const { aliens, zombies } = seen;
    const led = reach(book, g, g.points, { aliens, zombies, leaders: 0 }) & goal;
    return led ? 'AVZ-6.3-leader' : 'AVZ-D-fast-last';
  }
  return reach(book, { ...g, flies: true }, g.points, seen) & goal ? 'AVZ-6.1' : 'AVZ-6.0';
}

/** Own counters, location by location, that may take this action against an enemy in their location. */
export function groupsInContact(
  s: State,
  book: Book,
  side: Side,
  verb: 'attack' | 'blast' | 'chomp',
): number[][] {
  return inContactOf(ready(s, book, side), s, book, side, verb, survey(s, book));
}

function inContactOf(
  stacks: readonly Stack[],
  s: State,
  book: Book,
  side: Side,
  verb: 'attack' | 'blast' | 'chomp',
  seen: Survey,
): number[][] {
  const enemies = side === 'alien' ? seen.zombies : seen.aliens;
  const groups: number[][] = [];
  for (const { place, who } of stacks) {
    if (!(enemies & (1 << place))) continue;
    const able = verb === 'attack' ? who.filter((c) => !grounded(s, group(s, book, side, [c]))) : who;
    if (able.length > 0) groups.push(able);
  }
  return groups;
}

/** Applies an order's moves to a state, for checking a queue. Returns false if the order needs dice. */
function foresee(s: State, book: Book, order: Order): boolean {
  if (order.do !== 'move' && order.do !== 'pass') return false;
  for (const c of order.who) {
    // A group that passes has its own place as its goal.
    put(s, book, c, order.to);
    spend(s, book, c);
  }
  return true;
}

/** The ask of an actions phase: a queue of orders, carried out from the front. AVZ-3.3, AVZ-3.4. */
export class Orders implements Space<Order> {
  constructor(
    private readonly s: State,
    private readonly book: Book,
    private readonly side: Side,
  ) {}

  parse(value: unknown): Parsed<Order> {
    if (!Array.isArray(value) || value.length === 0)
      return refuse('malformed', `Must be a list of orders such as ["finish"]; got ${show(value)}.`);
    let first: Order | undefined;
    let last: Order | undefined;
    let trial: State | undefined = this.s;
    for (const [i, id] of value.entries()) {
      const order = this.read(id);
      if ('ok' in order) return order;
      if (last) last.next = order;
      else first = order;
      last = order;
      if (order.do === 'finish' && i < value.length - 1)
        return refuse('illegal', 'Nothing can follow "finish".', 'AVZ-3.0-sequence');
      if (trial === undefined) continue;
      const bar = forbidden(trial, this.book, this.side, order);
      if (bar) return refuse('illegal', `"${id}": ${bar.text}`, bar.rule);
      if (i === value.length - 1) break;
      if (trial === this.s) trial = copyState(this.s);
      if (!foresee(trial, this.book, order)) trial = undefined;
    }
    return { ok: true, answer: first as Order };
  }

  /** Reads an order's id. The order must be well formed and name counters of this game; it may be illegal. */
  private read(id: unknown): Order | Refusal {
    if (typeof id !== 'string')
      return refuse('malformed', `An order is a text such as "finish"; got ${show(id)}.`);
    if (id === 'finish') return FINISH;
    const goes = id.indexOf(' > ');
    const units = goes < 0 ? id : id.slice(0, goes);
    const goal = goes < 0 ? undefined : id.slice(goes + 3);
    if (goal?.includes(' > '))
      return refuse('malformed', `"${show(id)}" names two goals; a group ends in one location.`);
    let at = units.indexOf(' ');
    const verb = at < 0 ? units : units.slice(0, at);
    if (!ALIEN_VERBS.includes(verb as Verb) && verb !== 'chomp')
      return refuse(
        'malformed',
        `"${show(id)}" begins with no order; allowed: ${verbsOf(this.side).join(', ')}, finish.`,
      );
    if (id === 'attack all' || id === 'blast all' || id === 'chomp all')
      return { do: 'all', verb: verb as 'attack' | 'blast' | 'chomp', next: undefined };
    const who: number[] = [];
    // Parsed by hand, because `split` would create a list and strings that are discarded at once.
    while (at >= 0) {
      const end = units.indexOf(' ', at + 1);
      const unit = units.slice(at + 1, end < 0 ? units.length : end);
      const c = this.book.counterNumber.get(unit);
      if (c === undefined) return refuse('malformed', `There is no counter "${unit}".`);
      if (who.includes(c)) return refuse('malformed', `${unit} is named twice.`);
      who.push(c);
      at = end;
    }
    const first = who[0];
    if (first === undefined) return refuse('malformed', `"${id}" names no counter.`);
    const to = goal === undefined ? this.s.at[first] : this.book.locationNumber.get(goal);
    if (to === undefined) return refuse('malformed', `There is no location "${goal}".`);
    if (goal === undefined && verb === 'move') return refuse('malformed', `"${id}" does not say where to.`);
    if (goal !== undefined && verb !== 'move' && verb !== 'attack')
      return refuse('malformed', `${verb} goes nowhere: leave out "> ${goal}".`);
    return { do: verb as Verb, who: who.sort((a, b) => a - b), to, next: undefined };
  }

  value(answer: Order): string[] {
    return queueIds(answer, this.book);
  }

  only(): Order | undefined {
    return this.book.muster.look(this.s).anyReady(this.side) ? undefined : FINISH;
  }

  sample(random: Random): Order {
    const { s, book, side } = this;
    const seen = book.muster.look(s);
    const able = seen.countReady(side);
    if (able === 0 || random.below(24) === 0) return FINISH;
    const one = seen.nthReady(side, random.below(able));
    const place = s.at[one] as number;
    const alone = (side === 'alien' ? seen.aliensAt(place) : seen.zombiesAt(place)) === 1;
    const who = random.below(3) > 0 || alone ? [one] : seen.everyReady(side, s, place);
    const verb = verbsOf(side)[random.below(3)] as Verb;
    const can = targets(s, book, group(s, book, side, who), verb, seen);
    if (can === 0) return { do: 'pass', who, to: place, next: undefined };
    return { do: verb, who, to: nth(can, random), next: undefined };
  }

  list(most = 10_000): Order[] {
    const { s, book, side } = this;
    const seen = survey(s, book);
    const stacks = ready(s, book, side);
    const found = listOrders(stacks, s, book, side, seen, most);
    if (found.length === most) return found;
    for (const verb of this.bulkVerbs(stacks, seen)) found.push({ do: 'all', verb, next: undefined });
    found.push(FINISH);
    return found;
  }

  /** Actions that can be ordered for all counters in contact. */
  private bulkVerbs(stacks: readonly Stack[], seen: Survey): ('attack' | 'blast' | 'chomp')[] {
    const { s, book, side } = this;
    const enemies = side === 'alien' ? seen.zombies : seen.aliens;
    const special = side === 'alien' ? 'blast' : 'chomp';
    let contact = false;
    for (const { place, who } of stacks) {
      if (!(enemies & (1 << place))) continue;
      contact = true;
      if (who.some((c) => !grounded(s, group(s, book, side, [c])))) return [special, 'attack'];
    }
    return contact ? [special] : [];
  }

  shape(): OrdersShape {
    const { s, book, side } = this;
    const seen = survey(s, book);
    const stacks: OrdersShape['stacks'][number][] = [];
    const leave: Record<string, number> = {};
    for (const { place, who } of ready(s, book, side)) {
      const at = nameOf(book, place);
      const most = mostToLeave(s, book, side, place, who, seen);
      if (most !== undefined) leave[at] = most;
      for (const units of kinds(who, book)) {
        const one = group(s, book, side, units.slice(0, 1));
        const to = Object.fromEntries(
          verbsOf(side)
            .map((v) => [v, namesOf(targets(s, book, one, v, seen), book)])
            .filter(([, t]) => (t as string[]).length > 0),
        );
        stacks.push({ at, like: counter(book, units[0] as number).key.kind, units: idsOf(book, units), to });
      }
    }
    return {
      kind: 'orders',
      stacks,
      leave,
      verbs: verbsOf(side).map((verb) => ({ verb, line: { key: `verb.${verb}` }, rule: RULES[verb] })),
      bulk: this.bulk(),
      rest: this.stillLegal(),
      finish: { id: 'finish', line: { key: 'verb.finish' } },
    };
  }

  private bulk(): Option[] {
    const { s, book, side } = this;
    return this.bulkVerbs(ready(s, book, side), survey(s, book)).map((verb) => {
      const count = groupsInContact(s, book, side, verb).length;
      return { id: `${verb} all`, line: { key: `verb.${verb}-all`, values: { count } }, rule: RULES[verb] };
    });
  }

  /** The remaining orders of an earlier queue that are still legal. */
  private stillLegal(): string[] {
    const kept: string[] = [];
    for (const id of this.s.rest) if (this.parse([...kept, id]).ok) kept.push(id);
    return kept;
  }
}

/** How many counters may leave: the last Zombie stays with an Alien. AVZ-6.3. */
function mostToLeave(
  s: State,
  book: Book,
  side: Side,
  place: number,
  who: readonly number[],
  seen: Survey,
): number | undefined {
  if (side !== 'zombie' || !(seen.aliens & (1 << place))) return undefined;
  let most = 0;
  for (let n = 1; n <= who.length && !held(s, group(s, book, side, who.slice(0, n)), seen); n++) most = n;
  return most < who.length ? most : undefined;
}

/** A random location of a set, all equally likely. */
function nth(places: Places, random: Random): number {
  let rest = places;
  for (let skip = random.below(bitsIn(places)); skip > 0; skip--) rest &= rest - 1;
  return lowestIn(rest);
}
