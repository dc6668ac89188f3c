import { avz, type State } from '@shambles/avz';
import {
  type AskRequest,
  type AskView,
  type Json,
  playOut,
  type Random,
  SeededDice,
  type Setup,
  Sfc32,
  Table,
} from '@shambles/engine';
import type { Side } from './peer/data.js';
import { Difference, Twin } from './twin.js';

export interface Agreement {
  readonly games: number;
  readonly decisions: number;
  /** Legal answers compared one by one. */
  readonly options: number;
  /** Orders that both sides judged, most of them illegal. */
  readonly probes: number;
}

/**
 * Plays games on both sides at once with the same decisions and the same dice. At each decision it compares every
 * counter's place, the phase, the dice and the legal answers. Answers come from either side's sampler, readings of the
 * rules are drawn at random, and our side alternates between the bare rules and the whole table. Throws Difference.
 */
export function agree(games: number, seed: string): Agreement {
  const total = { games, decisions: 0, options: 0, probes: 0 };
  const random = new Sfc32(seed);
  for (let game = 0; game < games; game++) {
    const own = `${seed}-${game}`;
    const setup = anySetup(random);
    const twin = new Twin(setup, own, game % 4 < 2 ? 'returned' : 'drafted', random);
    try {
      if (game % 2 === 0) throughPlayout(setup, own, twin);
      else throughTable(setup, own, twin);
    } catch (error) {
      throw new Difference(`Game ${game}, ${JSON.stringify(setup.options)}: ${(error as Error).message}`, {
        cause: error,
      });
    }
    total.decisions += twin.decisions;
    total.options += twin.options;
    total.probes += twin.probes;
  }
  return total;
}

function anySetup(random: Random): Setup {
  const options = Object.fromEntries(
    avz.options.map((o) => [o.id, (o.values[random.below(o.values.length)] as { id: string }).id]),
  );
  return { scenario: 'standard', options };
}

function throughPlayout(setup: Setup, seed: string, twin: Twin): void {
  const dice = new SeededDice(seed);
  const { state } = playOut(avz, avz.book(setup), dice, (ask: AskRequest, w) => {
    twin.sameDice(dice.random.state);
    const value = twin.decide({
      state: w.s as State,
      to: ask.to,
      code: ask.code,
      shape: ask.space.shape(),
      list: () => ask.space.list(10_000).map((a) => ask.space.value(a)),
      sample: (r) => ask.space.value(ask.space.sample(r)),
      takes: (v) => ask.space.parse(v).ok,
    });
    const parsed = ask.space.parse(value);
    if (!parsed.ok) throw new Difference(parsed.text);
    return parsed.answer;
  });
  twin.sameDice(dice.random.state);
  twin.over(state as State);
}

function throughTable(setup: Setup, seed: string, twin: Twin): void {
  const table = Table.create(avz, { setup, seed });
  while (!table.over) {
    const seat = table.waitingFor[0] as Side;
    const ask = table.asks(seat)[0] as AskView;
    const value = twin.decide({
      state: table.state as State,
      to: seat,
      code: ask.code,
      shape: ask.shape,
      list: () => table.legal(seat, 10_000),
      sample: (r) => table.sample(seat, r) as Json,
    });
    const taken = table.answer({ seat, ask: ask.id, at: ask.at, value });
    if (!taken.ok) throw new Difference(taken.text);
  }
  twin.over(table.state as State);
}
