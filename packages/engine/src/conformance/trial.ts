import { type Random, Sfc32 } from '../dice/random.js';
import type { Json, RuleId, Seat } from '../rule/fact.js';
import { SPECTATOR } from '../rule/fact.js';
import type { Setup } from '../system/setup.js';
import { type AnySystem, seatsIn } from '../system/system.js';
import { type Answer, Table } from '../table/table.js';
import { difference } from './alike.js';

/**
 * A broken promise of the engine or of a system. The message says which one, and with what seed it can be reproduced.
 */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** One game under test: the source of all its randomness, and the way its failures are reported. */
export class Trial {
  readonly random: Sfc32;

  constructor(
    readonly system: AnySystem,
    readonly setup: Setup,
    readonly seed: string,
    /** The most entries that a game may need. */
    readonly most = 20_000,
    /** Every id of the rules register, if known. */
    readonly rules?: ReadonlySet<RuleId>,
  ) {
    this.random = new Sfc32(`${seed}/answers`);
  }

  /** The seats that take part in a game of this setup. */
  get seats(): readonly Seat[] {
    return seatsIn(this.system, this.setup).map((s) => s.id);
  }

  /** Every seat that takes part, and the spectator. */
  get eyes(): readonly Seat[] {
    return [...this.seats, SPECTATOR];
  }

  table(people: readonly Seat[] = []): Table {
    return Table.create(this.system, { setup: this.setup, seed: this.seed, people });
  }

  fail(entry: number, what: string): never {
    const { scenario, options, files = {} } = this.setup;
    const own = Object.keys(files);
    const setup = `${scenario} ${JSON.stringify(options)}${own.length > 0 ? ` with ${own.join(', ')}` : ''}`;
    throw new Broken(`${this.system.id}, ${setup}, seed "${this.seed}", entry ${entry}: ${what}`);
  }

  ensure(holds: boolean, entry: number, what: string): asserts holds {
    if (!holds) this.fail(entry, what);
  }

  /** Fails, naming the first difference, unless both are the same plain data. */
  same(got: unknown, wanted: unknown, entry: number, what: string): void {
    const found = difference(got, wanted);
    if (found !== undefined) this.fail(entry, `${what}: ${found}`);
  }

  /** True with a chance of one in `n`. */
  oneIn(n: number): boolean {
    return this.random.below(n) === 0;
  }

  /** A random legal answer of a seat that is asked. */
  choose(table: Table): Answer {
    const asked = table.waitingFor;
    const seat = asked[this.random.below(Math.max(1, asked.length))];
    const question = seat === undefined ? undefined : table.question(seat);
    if (seat === undefined || question === undefined)
      this.fail(table.head, 'the game is not over and asks nobody');
    this.ensure(this.seats.includes(seat), table.head, `${seat} is asked and takes no part in this game`);
    const value = table.sample(seat, this.random) as Json;
    return { seat, ask: question.id, at: question.at, value };
  }

  /** Gives an answer that must be accepted. */
  give(table: Table, answer: Answer): void {
    const before = table.length;
    const taken = table.answer(answer);
    if (!taken.ok)
      this.fail(
        table.head,
        `${JSON.stringify(answer)} is legal and was refused (${taken.code}): ${taken.text}`,
      );
    this.ensure(table.length > before, table.head, 'an answer that was taken is not in the journal');
    this.ensure(table.length <= this.most, table.head, `the game has not ended after ${this.most} entries`);
  }

  /** Plays random legal answers until the game is over, or `decisions` of them. Returns them in order. */
  play(table: Table, decisions = Number.POSITIVE_INFINITY, heed?: (table: Table) => void): Answer[] {
    const given: Answer[] = [];
    while (!table.over && given.length < decisions) {
      heed?.(table);
      if (table.over) break;
      const answer = this.choose(table);
      this.give(table, answer);
      given.push(answer);
    }
    return given;
  }

  /** Gives the same answers again; each must be accepted unchanged, including its journal position. */
  repeat(table: Table, answers: readonly Answer[]): void {
    for (const answer of answers) this.give(table, answer);
  }
}

/** What a test sees of a table that must not change when something is refused. */
export function snapshot(table: Table): string {
  return JSON.stringify([table.length, table.head, table.sum, table.state, table.waitingFor, table.proposal]);
}

/** A random one of several things. */
export function oneOf<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)] as T;
}
