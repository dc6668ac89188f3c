import { avz, type Book, type State } from '@shambles/avz';
import { type Json, type Random, type Setup, Sfc32, type Shape } from '@shambles/engine';
import { avzClient, type Writing } from './peer/avz.js';
import { type Data, places, readData, type Side } from './peer/data.js';
import { type G, type Question, RESERVE } from './peer/game.js';
import { type Move, orderAllowed, orders, sample, takes, VERBS, type Verb } from './peer/options.js';

/** A difference between the results of the two implementations. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** One question as our side asks it. */
export interface Asked {
  readonly state: State;
  readonly to: string;
  readonly code: string;
  readonly shape: Shape;
  list(): Json[];
  sample(random: Random): Json;
  /** True if an answer would be accepted. The whole table offers no such check: it plays what it accepts. */
  takes?(value: Json): boolean;
}

/** The peer's game that runs beside ours. */
export class Twin {
  decisions = 0;
  options = 0;
  probes = 0;
  private readonly book: Book;
  private readonly d: Data;
  private readonly client: ReturnType<typeof avzClient>;

  constructor(
    setup: Setup,
    seed: string,
    writing: Writing,
    private readonly random: Random,
  ) {
    this.book = avz.book(setup);
    this.d = readData(this.book);
    this.client = avzClient(this.d, [...new Sfc32(seed).state], writing);
  }

  private get g(): G {
    return (this.client.getState() as { G: G }).G;
  }

  sameDice(state: readonly number[]): void {
    this.same('dice', state, this.g.seed);
  }

  /** Compares both sides at a question, decides it, and lets the peer play the decision. */
  decide(asked: Asked): Json {
    const s = this.g;
    const q = s.ask;
    this.sameState(asked.state, s);
    if (q === null) throw new Difference(`we ask ${asked.code}, the peer asks nothing in ${s.phase}`);
    this.same('question', [asked.code, asked.to], [q.code, q.to]);
    this.sameShape(asked, s, q);
    if (q.code.endsWith('-orders')) this.probe(asked, s, q.to);
    const mine = this.random.below(2) === 0 ? sample(s, this.d, this.random) : undefined;
    const value = mine ? this.value(q, mine) : asked.sample(this.random);
    const move = mine ?? this.move(q, value);
    const before = this.client.getState()?._stateID;
    const [name, ...args] = move;
    (this.client.moves[name] as (...args: readonly unknown[]) => void)(...args);
    if (this.client.getState()?._stateID === before)
      throw new Difference(`the peer refuses ${JSON.stringify(value)} to ${q.code}`);
    this.decisions++;
    return value;
  }

  over(state: State): void {
    this.sameState(state, this.g);
    if (!this.client.getState()?.ctx.gameover) throw new Difference('the peer plays on');
  }

  private same(what: string, ours: unknown, peer: unknown): void {
    const [a, b] = [JSON.stringify(ours), JSON.stringify(peer)];
    if (a !== b) throw new Difference(`decision ${this.decisions}, ${what}: ours ${a}, peer ${b}`);
  }

  private sameState(ours: State, peer: G): void {
    const of = (s: State | G) => [s.phase, s.turn, s.first, s.at, s.spent, s.tiles, s.icon, s.claw, s.rise];
    this.same('state', of(ours), of(peer));
  }

  // ---------------------------------------------------------------- legal answers

  private sameShape(asked: Asked, s: G, q: Question): void {
    const { shape } = asked;
    if (shape.kind === 'path') this.samePath(shape, s, q);
    else if (shape.kind === 'place') this.samePlaces(shape, q);
    else if (shape.kind === 'orders') {
      const peer = orders(s, this.d, q.to).map((o) => this.orderId(...o));
      this.compare(
        asked.list().map((v) => (v as string[]).join()),
        peer,
      );
    } else if (shape.kind === 'choose') this.sameOptions(shape, q);
    else if (shape.kind === 'some') {
      this.sameOptions(shape, q);
      if (shape.weigh) this.sameTakes(shape.weigh.atLeast, asked, q);
      else this.same('number', [shape.min, shape.max], [q.n, q.n]);
    } else if (shape.kind === 'allocate') {
      this.sameOptions(shape, q);
      const prices = q.from.map((c) => this.d.price[c]);
      this.same(
        'prices',
        shape.options.map((o) => o.price),
        prices,
      );
      this.sameTakes(shape.amount, asked, q);
    } else throw new Difference(`a shape that the peer does not know: ${shape.kind}`);
  }

  private sameOptions(
    { options }: { readonly options: readonly { readonly id: string }[] },
    q: Question,
  ): void {
    this.compare(
      options.map((o) => o.id),
      q.places === 0 ? this.ids(q.from) : this.names(places(q.places)),
    );
  }

  /** Compares every way to take losses, by kind: counters of a kind are alike. */
  private sameTakes(amount: number, { list }: Asked, q: Question): void {
    this.same('amount', amount, q.n);
    this.compare(
      list().map((v) => this.kinds(Array.isArray(v) ? (v as string[]) : Object.keys(v as object))),
      takes(q, this.d, 1000).map((t) => this.kinds(this.ids(t))),
    );
  }

  private samePath(shape: Shape & { kind: 'path' }, s: G, q: Question): void {
    this.same('path', [shape.from, shape.max], [this.book.locations[s.here], q.n]);
    for (const [at, next] of Object.entries(shape.next))
      this.compare(next, this.names(places(this.d.next[this.number(at)] as number)));
  }

  private samePlaces(shape: Shape & { kind: 'place' }, q: Question): void {
    this.same(
      'items',
      shape.items.map((i) => i.id),
      this.ids(q.from),
    );
    this.compare(shape.places, this.names(places(q.places)));
    if (q.code === 'landing')
      this.same(
        'limits',
        [shape.optional, shape.each, shape.budget, shape.most],
        [true, undefined, q.n, { leader: 1 }],
      );
    else this.same('limits', [shape.optional, shape.each], [false, q.code === 'set-up' ? q.n : undefined]);
  }

  private compare(ours: readonly string[], peer: readonly string[]): void {
    this.options += ours.length;
    const left = new Map<string, number>();
    for (const one of ours) left.set(one, (left.get(one) ?? 0) + 1);
    for (const one of peer) {
      const n = left.get(one);
      if (n === undefined) throw new Difference(`decision ${this.decisions}: only the peer offers ${one}`);
      if (n === 1) left.delete(one);
      else left.set(one, n - 1);
    }
    for (const one of left.keys()) throw new Difference(`decision ${this.decisions}: only we offer ${one}`);
  }

  /** Compares both sides' verdicts on five random orders: any counters, any verb, anywhere. */
  private probe(asked: Asked, s: G, side: Side): void {
    const { takes } = asked;
    if (takes === undefined) return;
    const r = this.random;
    for (let i = 0; i < 5; i++) {
      const one = r.below(this.d.counters);
      const who = [one];
      for (let c = 0; c < this.d.counters; c++)
        if (c !== one && s.at[c] === s.at[one] && (s.at[c] as number) >= 0 && r.below(2) === 0) who.push(c);
      who.sort((a, b) => a - b);
      const verb = VERBS[r.below(2) === 0 ? 'alien' : 'zombie'][r.below(4)] as Verb;
      const goes = verb === 'move' || verb === 'attack';
      const to = goes ? r.below(this.d.locations) : (s.at[one] as number);
      const peer = orderAllowed(s, this.d, side, verb, who, to);
      const value = [this.orderId(verb, who, to)];
      if (takes(value) !== peer)
        throw new Difference(`${value}: the peer ${peer ? 'takes' : 'refuses'} it, we do not`);
      this.probes++;
    }
  }

  // ---------------------------------------------------------------- translation

  private id(c: number): string {
    return (this.book.counters[c] as { id: string }).id;
  }

  private ids(counters: readonly number[]): string[] {
    return counters.map((c) => this.id(c));
  }

  private names(locations: readonly number[]): string[] {
    return locations.map((l) => this.book.locations[l] as string);
  }

  private kinds(ids: readonly string[]): string {
    return ids
      .map((id) => this.d.kind[this.number(id)])
      .sort()
      .join();
  }

  /** The number of a counter or a location by its name. */
  private number(name: string): number {
    return (this.book.counterNumber.get(name) ?? this.book.locationNumber.get(name)) as number;
  }

  private orderId(verb: string, who: readonly number[], to: number): string {
    if (who.length === 0) return verb;
    const goal = verb === 'move' || verb === 'attack' ? ` > ${this.book.locations[to]}` : '';
    return `${verb} ${this.ids(who).join(' ')}${goal}`;
  }

  private value(q: Question, move: Move): Json {
    switch (move[0]) {
      case 'order':
        return [this.orderId(move[1], move[2], move[3])];
      case 'choose':
        return q.places === 0 ? this.id(move[1]) : (this.book.locations[move[1]] as string);
      case 'path':
        return this.names(move[1]);
      case 'place':
        return Object.fromEntries(
          move[1].map((c, i) => [this.id(c), this.book.locations[move[2][i] as number] as string]),
        );
      case 'take':
        if (q.code === 'groups') return this.names(move[1]);
        if (q.code !== 'hits') return this.ids(move[1]);
        return Object.fromEntries(move[1].map((c) => [this.id(c), this.d.price[c] as number]));
    }
  }

  private move(q: Question, value: Json): Move {
    const numbers = (list: Json) => (list as string[]).map((n) => this.number(n));
    if (q.code.endsWith('-orders')) return this.readOrder((value as string[])[0] as string);
    if (q.code === 'rampage') return ['path', numbers(value)];
    if (q.code === 'hits') return ['take', numbers(Object.keys(value as object))];
    if (q.code === 'set-up' || q.code === 'spawn' || q.code === 'landing') {
      const placed = Object.entries(value as { [id: string]: string });
      return ['place', placed.map(([id]) => this.number(id)), placed.map(([, at]) => this.number(at))];
    }
    return typeof value === 'string' ? ['choose', this.number(value)] : ['take', numbers(value)];
  }

  private readOrder(order: string): Move {
    if (order === 'finish' || order === 'attack all' || order === 'blast all' || order === 'chomp all')
      return ['order', order, [], 0];
    const [units = '', goal] = order.split(' > ');
    const [verb, ...ids] = units.split(' ');
    const who = ids.map((id) => this.number(id));
    return [
      'order',
      verb as Verb,
      who,
      goal === undefined ? (this.g.at[who[0] as number] ?? RESERVE) : this.number(goal),
    ];
  }
}
