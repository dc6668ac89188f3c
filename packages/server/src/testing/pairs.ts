import {
  type AnySystem,
  idOf,
  type Json,
  pick,
  type Seat,
  SeededDice,
  type Setup,
  Sfc32,
  SPECTATOR,
  Table,
} from '@shambles/engine';
import type { FromServer, Opening, Reply } from '@shambles/wire';
import type { Guest } from '../house/house.js';
import type { Live } from '../table/live.js';
import { Rig, type Sitting, type Unnamed } from './rig.js';

/*
 * Two servers that look the same to one seat, the eye. Both begin in the middle of a game: one from a state, its twin
 * from the same state with everything that the seat may not know dealt anew. Unseen draws differ in the twin, too. Then
 * the same is done at both, and every byte sent to the seat is compared.
 */

/** Thrown when something was said that depends on what is hidden. */
export class Leak extends Error {
  override readonly name = 'Leak';
}

/** Tracks which of the two is acting, which decides what a game begins from and what is drawn. */
export class Twins {
  private acting: 0 | 1 = 0;
  private begin: readonly [unknown, unknown] = [undefined, undefined];
  private drawn = '';

  /** `spy` replaces a method by another function. */
  constructor(
    private readonly system: AnySystem,
    spy: <T, K extends keyof T>(thing: T, method: K, instead: (was: T[K]) => T[K]) => void,
  ) {
    const twins = this;
    spy(system, 'start', () => () => system.copy(twins.begin[twins.acting]));
    spy(SeededDice.prototype, 'draw', (was) => {
      return function (this: SeededDice, draw) {
        const got = was.call(this, draw);
        if (twins.acting === 0) return got;
        // Seeded by the generator's state, so that running it again gives the same.
        const other = new Sfc32(`${twins.drawn}/${JSON.stringify(this.random.state)}`);
        return pick(other, draw.from, draw.n);
      };
    });
  }

  from(state: unknown, twin: unknown, drawn: string): void {
    this.begin = [state, twin];
    this.drawn = drawn;
  }

  async in<T>(which: 0 | 1, act: () => T | Promise<T>): Promise<T> {
    this.acting = which;
    try {
      return await act();
    } finally {
      this.acting = 0;
    }
  }

  /** States between two steps of random games, most of them from when something is hidden. */
  states(setup: Setup, games: number, each: number, random: Sfc32): unknown[] {
    const found: unknown[] = [];
    for (let game = 0; game < games; game++) {
      const met: unknown[] = [];
      const secret: unknown[] = [];
      for (const table of this.played(setup, random)) {
        const state = table.checkpoint()?.state;
        if (state !== undefined && state !== met.at(-1)) met.push(state);
        if (state !== undefined && state !== secret.at(-1) && !table.over && hides(table, random))
          secret.push(state);
      }
      // Leave out the last state: everything is shown then.
      const some = [...pick(random, met.slice(0, -1), Math.ceil(each / 4)), ...pick(random, secret, each)];
      found.push(...some.slice(0, each).map((s) => this.system.copy(s)));
    }
    return found;
  }

  /** True if something is ever hidden from spectators in a random game. */
  hide(setup: Setup, random: Sfc32): boolean {
    for (const table of this.played(setup, random)) if (!table.over && hides(table, random)) return true;
    return false;
  }

  /** Plays a random game; yields the table after each answer. */
  private *played(setup: Setup, random: Sfc32): Generator<Table> {
    const { system } = this;
    // The spy replaces `start`: here the first state must come from the original one.
    this.from(begun.get(system)?.(system.book(setup)), undefined, '');
    const table = Table.create(system, { setup, seed: `${random.next()}` });
    while (!table.over) {
      const seat = table.waitingFor[0] as Seat;
      const q = table.question(seat);
      const value = table.sample(seat, random) as Json;
      table.answer({ seat, ask: q?.id ?? '', at: q?.at ?? 0, value });
      yield table;
    }
  }
}

/** True if something is hidden from spectators now. */
function hides(table: Table, random: Sfc32): boolean {
  const { system } = table;
  const other = system.scramble(system.copy(table.state), SPECTATOR, random, table.book);
  return JSON.stringify(other) !== JSON.stringify(table.state);
}

/** The original `start` of each system, from before it was replaced. */
const begun = new Map<AnySystem, (book: unknown) => unknown>();
export function rememberStart(system: AnySystem): void {
  begun.set(system, system.start.bind(system));
}

/** One of the two servers, and everything said to the listener there. */
class World {
  readonly rig = new Rig();
  readonly heard: string[] = [];
  sitting!: Sitting;
  private compared = 0;

  async open(opening: Opening, eye: string): Promise<void> {
    this.sitting = await this.rig.open(opening);
    const guest = await this.sitting.guest(eye);
    await this.join(guest);
  }

  async join(guest: Guest): Promise<void> {
    const joined = await this.rig.tables.join(guest, {
      say: (message) => this.heard.push(JSON.stringify(message)),
      lockOut: () => this.heard.push('locked out'),
    });
    if (!joined) throw new Error('nobody may join');
  }

  async live(): Promise<Live> {
    return this.sitting.live();
  }

  fresh(): string[] {
    const fresh = this.heard.slice(this.compared);
    this.compared = this.heard.length;
    return fresh;
  }
}

export interface PairSpec {
  readonly system: AnySystem;
  readonly opening: Opening;
  /** The seat that must not be able to tell the two apart, or "spectator". */
  readonly eye: Seat;
  readonly state: unknown;
  readonly seed: string;
  readonly steps: number;
}

export interface PairResult {
  readonly steps: number;
  readonly bytes: number;
  readonly replies: number;
  /** Proposed corrections: accepted and refused. */
  readonly corrections: { readonly done: number; readonly refused: number };
  /** Why the pair ended: the rules revealed something, the game was over, or all steps were played. */
  readonly end: 'revealed' | 'over' | 'steps';
  /** True if the two states ever differed. */
  readonly differs: boolean;
}

/** Plays one pair. Throws Leak. `resetKeys` makes both servers give out the same keys. */
export async function playPair(twins: Twins, spec: PairSpec, resetKeys: () => void): Promise<PairResult> {
  const { system, opening, eye, state, seed } = spec;
  const book = system.book({ scenario: opening.scenario, options: opening.options });
  const random = new Sfc32(seed);
  const other = system.scramble(system.copy(state), eye, random, book);
  twins.from(state, other, seed);
  const pair = new Pair(twins, spec, random, [new World(), new World()]);
  try {
    return await pair.play(resetKeys);
  } finally {
    await pair.close();
  }
}

class Pair {
  private bytes = 0;
  private replies = 0;
  private differs = false;
  private readonly corrections = { done: 0, refused: 0 };
  private readonly names: readonly string[];

  constructor(
    private readonly twins: Twins,
    private readonly spec: PairSpec,
    private readonly random: Sfc32,
    private readonly worlds: readonly [World, World],
  ) {
    this.names = hiddenNames(spec);
  }

  async close(): Promise<void> {
    for (const world of this.worlds) await world.rig.close();
  }

  private async both<T>(act: (world: World, which: 0 | 1) => T | Promise<T>): Promise<[T, T]> {
    const one = await this.twins.in(0, () => act(this.worlds[0], 0));
    const two = await this.twins.in(1, () => act(this.worlds[1], 1));
    return [one, two];
  }

  private oneIn(n: number): boolean {
    return this.random.below(n) === 0;
  }

  async play(resetKeys: () => void): Promise<PairResult> {
    const { opening, eye, steps } = this.spec;
    await this.both(async (world) => {
      resetKeys();
      await world.open(opening, eye);
      await world.sitting.begin();
    });
    if (await this.compare('at the beginning')) return this.done(0, 'revealed');
    if (eye !== 'spectator' && this.oneIn(4)) await this.same(eye, { is: 'own-dice', own: true });
    for (let step = 0; step < steps; step++) {
      const [live, twin] = await this.both((w) => w.live());
      this.differs ||= JSON.stringify(live.table?.state) !== JSON.stringify(twin.table?.state);
      if (live.record.status !== 'playing') return this.done(step, 'over');
      if (eye !== 'spectator') await this.provoke(live);
      // A correction may have ended the game: everything is shown then.
      const [mine, other] = [live.record.status, twin.record.status];
      if (mine !== other) this.leak('how the table stands', mine, other);
      if (mine !== 'playing') return this.done(step, 'over');
      await this.look();
      if (await this.compare('before an answer')) return this.done(step, 'revealed');
      await this.answer();
      const later = this.oneIn(3) ? 1000 * (1 + this.random.below(20)) : 0;
      for (const world of this.worlds) world.rig.now += later;
      if (await this.compare('after an answer')) return this.done(step, 'revealed');
    }
    return this.done(steps, 'steps');
  }

  private done(steps: number, end: PairResult['end']): PairResult {
    return {
      steps,
      end,
      differs: this.differs,
      bytes: this.bytes,
      replies: this.replies,
      corrections: this.corrections,
    };
  }

  /** Compares everything said since the last call. True if the rules revealed something; throws Leak on a leak. */
  private async compare(when: string): Promise<boolean> {
    const [mine, twin] = this.worlds.map((w) => w.fresh()) as [string[], string[]];
    for (const text of mine) this.bytes += text.length;
    for (let i = 0; i < Math.max(mine.length, twin.length); i++) {
      if (mine[i] === twin[i]) continue;
      if (reveals(mine[i], twin[i])) return true;
      this.leak(when, mine[i], twin[i]);
    }
    return this.spec.eye === SPECTATOR && (await this.parted(when));
  }

  /** True if the two games now differ in public, though delayed spectators may not be shown it yet. */
  private async parted(when: string): Promise<boolean> {
    const looks = await this.both(async (w) => {
      const look = (await w.live()).look(SPECTATOR);
      return JSON.stringify({ is: 'game', items: look?.feed.items ?? [] });
    });
    if (looks[0] === looks[1]) return false;
    if (!reveals(looks[0], looks[1])) this.leak(when, looks[0], looks[1]);
    return true;
  }

  private leak(when: string, mine: string | undefined, twin: string | undefined): never {
    const { system, eye, seed, opening } = this.spec;
    const at = firstDifference(mine ?? '', twin ?? '');
    const part = (text = 'nothing') => text.slice(Math.max(0, at - 200), at + 300);
    throw new Leak(
      `${system.id} ${opening.scenario} ${JSON.stringify(opening.options)}, ${eye}, pair "${seed}", ${when}:\n${part(mine)}\nand where other things are hidden\n${part(twin)}`,
    );
  }

  /** Performs the same verb at both; the replies must be the same. */
  private async same(who: string, verb: Unnamed): Promise<Reply> {
    const id = `w${this.replies++}`;
    const [mine, twin] = await this.both((w) => w.sitting.do(who, verb, id));
    const [a, b] = [JSON.stringify(mine), JSON.stringify(twin)];
    this.bytes += a.length;
    if (a !== b) this.leak(`the reply to ${JSON.stringify(verb)}`, a, b);
    return mine;
  }

  /** Compares what can be requested over HTTP. */
  private async look(): Promise<void> {
    const { eye } = this.spec;
    const [mine, twin] = await this.both(async ({ rig, sitting }) => {
      const guest = await sitting.guest(eye);
      const keys = [{ table: sitting.opened.table, key: sitting.key(eye) }];
      return JSON.stringify([
        await rig.tables.mine(keys),
        await rig.tables.shown(guest),
        (await rig.tables.journal(guest)) === undefined,
      ]);
    });
    this.bytes += mine.length;
    if (mine !== twin) this.leak('over HTTP', mine, twin);
  }

  /** Tries forbidden verbs, taking back and proposals. */
  private async provoke(live: Live): Promise<void> {
    const { eye, opening } = this.spec;
    const ask = live.look(eye)?.now.asks[0];
    const nonsense = [...NONSENSE, ...this.names.flatMap((n): Json[] => [n, [n], { [n]: 1 }, [`${n} ${n}`]])];
    for (let n = 0; n < 4; n++) {
      const value = nonsense[this.random.below(nonsense.length)] as Json;
      // Where orders or a spot are asked for, nonsense may be a valid answer.
      if (ask) await this.same(eye, { is: 'answer', ask: ask.id, value });
      if (this.worlds[0].sitting && live.look(eye)?.now.asks[0]?.id !== ask?.id) return;
    }
    await this.same(eye, { is: 'answer', ask: 'nothing@3', value: null });
    await this.same(eye, { is: 'dice', roll: 'nothing@3', faces: [1] });
    await this.same(eye, { is: 'consent', to: 77, yes: true });
    await this.same(eye, { is: 'propose', what: { undo: 1_000_000 } });
    await this.same(eye, {
      is: 'propose',
      what: { correct: { why: 'a try', patch: [{ path: 'no/such/place', value: 1 }] } },
    });
    if (this.oneIn(4)) await this.correct(live);
    if (this.oneIn(6)) await this.same(eye, { is: 'redo' });
    if (this.oneIn(5)) await this.same(eye, { is: 'undo' });
    if (this.oneIn(5)) {
      const at = live.look(eye)?.position ?? 0;
      await this.same(eye, { is: 'undo', to: Math.max(-1, at - 1 - this.random.below(6)) });
    }
    if (this.oneIn(10)) {
      const at = live.look(eye)?.position ?? 0;
      const to = Math.max(-1, at - 1 - this.random.below(8));
      const reply = await this.same(eye, { is: 'propose', what: { undo: to } });
      const number = live.record.motion?.number;
      if (reply.is === 'done' && number !== undefined)
        for (const seat of Object.keys(opening.seats))
          if (seat !== eye) await this.same(seat, { is: 'consent', to: number, yes: !this.oneIn(4) });
    }
    if (this.oneIn(20)) await this.same(eye, { is: 'chat', text: 'Hm.' });
  }

  /** Proposes a correction of something seen or hidden: to its own value, the twin's, or a similar one. */
  private async correct(live: Live): Promise<void> {
    const { eye, opening } = this.spec;
    const [mine, twin] = await this.both(async (w) => (await w.live()).table?.checkpoint()?.state as Json);
    const leaves = leavesOf(mine);
    const there = new Map(leavesOf(twin).map(({ path, value }) => [path, value]));
    // Half the time, something hidden from the seat.
    const hidden = leaves.filter(({ path, value }) => there.get(path) !== value);
    const some = hidden.length > 0 && this.oneIn(2) ? hidden : leaves;
    const { path, value } = some[this.random.below(some.length)] as Leaf;
    const other = leaves[this.random.below(leaves.length)] as Leaf;
    const near: Json[] = [value, there.get(path) ?? value, other.value];
    if (typeof value === 'number') near.push(value + 1, value - 1);
    if (typeof value === 'boolean') near.push(!value);
    const patch = [{ path, value: near[this.random.below(near.length)] as Json }];
    const reply = await this.same(eye, { is: 'propose', what: { correct: { why: 'a slip', patch } } });
    this.corrections[reply.is]++;
    const number = live.record.motion?.number;
    if (reply.is === 'done' && number !== undefined)
      for (const seat of Object.keys(opening.seats))
        if (seat !== eye) await this.same(seat, { is: 'consent', to: number, yes: true });
  }

  /** Lets a random seat answer: the same at both, if that is legal at both. */
  private async answer(): Promise<void> {
    const { eye } = this.spec;
    const [a, b] = (await this.both((w) => w.live())) as [Live, Live];
    const waited = a.table?.waitingFor ?? [];
    const seat = waited[this.random.below(Math.max(1, waited.length))];
    if (seat === undefined) return;
    const roll = a.look(seat)?.now.roll;
    if (roll) {
      const faces = roll.roll.pools.flatMap((pool) =>
        Array.from({ length: pool.n }, () => {
          const face = (pool.lowest ?? 1) + this.random.below(pool.sides);
          return face === roll.roll.explode ? face - 1 : face;
        }),
      );
      await this.same(seat, { is: 'dice', roll: roll.id, faces });
      return;
    }
    const ask = a.look(seat)?.now.asks[0];
    if (!ask) return;
    const value = a.table?.sample(seat, this.random) as Json;
    const id = `a${this.replies++}`;
    const mine = await this.twins.in(0, () =>
      this.worlds[0].sitting.do(seat, { is: 'answer', ask: ask.id, value }, id),
    );
    const twinAsk = await this.twins.in(1, () => b.look(seat)?.now.asks[0]);
    const twin = await this.twins.in(1, async () => {
      const { sitting } = this.worlds[1];
      const reply = await sitting.do(seat, { is: 'answer', ask: twinAsk?.id ?? 'none', value }, id);
      if (reply.is === 'done' || seat === eye) return reply;
      // The answer depends on what only this seat knows: in the twin it gives another.
      const own = b.table?.sample(seat, this.random) as Json;
      return sitting.do(seat, { is: 'answer', ask: twinAsk?.id ?? 'none', value: own }, id);
    });
    if (seat === eye && JSON.stringify(mine) !== JSON.stringify(twin))
      this.leak(`the reply to ${JSON.stringify(value)}`, JSON.stringify(mine), JSON.stringify(twin));
  }
}

interface Leaf {
  readonly path: string;
  readonly value: Json;
}

/** The leaves of a state. Paths name list items by id, if they have one. */
function leavesOf(tree: Json, path = ''): Leaf[] {
  if (typeof tree !== 'object' || tree === null) return [{ path, value: tree }];
  return Object.entries(tree).flatMap(([key, value]) => {
    const step = Array.isArray(tree) ? (idOf(value) ?? key) : key;
    return leavesOf(value as Json, path === '' ? step : `${path}/${step}`);
  });
}

const NONSENSE: readonly Json[] = [
  null,
  'nonsense',
  [],
  {},
  -1,
  1_000_000_000,
  0.5,
  true,
  '',
  ['nonsense', 'nonsense'],
  { nonsense: 1 },
  [0, 0],
  [1, 2, 3],
  [10.5, 10.5, 0],
  { constructor: 1 },
  ['finish', 'finish'],
];

/** Names in the whole state that are not in the seat's view. */
function hiddenNames({ system, opening, eye, state }: PairSpec): string[] {
  const book = system.book({ scenario: opening.scenario, options: opening.options });
  const seen = JSON.stringify(system.view(state, eye, book) ?? null);
  const all = JSON.stringify(state).match(/"[a-z][a-z0-9-]*"/g) ?? [];
  return [...new Set(all)].filter((name) => !seen.includes(name)).map((name) => JSON.parse(name) as string);
}

/** True if the rules explain why two messages differ: the first differing fact reveals something. */
export function reveals(mine: string | undefined, twin: string | undefined): boolean {
  // When the game is over everything is shown; to spectators, after their delay.
  if (overIn(mine) || overIn(twin)) return true;
  const told = [mine, twin].map((text) => factsOf(text));
  const [a = [], b = []] = told;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (JSON.stringify(a[i]) === JSON.stringify(b[i])) continue;
    return a[i]?.reveals === true || b[i]?.reveals === true;
  }
  return false;
}

/** True if the message shows that the game is over. */
function overIn(text: string | undefined): boolean {
  const message = text === undefined ? undefined : (JSON.parse(text) as FromServer);
  return message?.is === 'room' && message.room.proof !== undefined;
}

function factsOf(text: string | undefined): readonly { readonly reveals?: true }[] {
  if (text === undefined) return [];
  const message = JSON.parse(text) as FromServer;
  if (message.is !== 'game') return [];
  return message.items.flatMap((item) => ('facts' in item ? item.facts : []));
}

function firstDifference(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}
