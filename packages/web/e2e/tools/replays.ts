import { openTable, type Setup, Sfc32, Table } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';

/**
 * What must be the same in Node and in a browser: whole games of every system by random answers, and journals opened
 * again.
 */
export interface Replays {
  /**
   * Plays the games with these numbers to their end, or to the limit of answers. Returns their checksums and journals.
   */
  play(first: number, count: number): { readonly sum: string; readonly journal: string }[];
  /** Replays these journals entry by entry. Returns the checksum at each end, or a report of damage. */
  open(texts: readonly string[]): string[];
}

/** The most answers in one game, as a campaign by random answers may go on for years. */
const MOST = 900;

function game(number: number): Table {
  const system = SYSTEMS[number % SYSTEMS.length] as (typeof SYSTEMS)[number];
  const scenarios = system.scenarios.map((s) => s.id);
  const scenario = scenarios[Math.floor(number / SYSTEMS.length) % scenarios.length] as string;
  const random = new Sfc32(`players ${number}`);
  const options = Object.fromEntries(
    system.options.map((o) => [o.id, o.values[random.below(o.values.length)]?.id as string]),
  );
  const setup: Setup = { scenario, options };
  const table = Table.create(system, { setup, seed: `game ${number}` });
  for (let answers = 0; !table.over && answers < MOST; answers++) {
    const seat = table.waitingFor[0] as string;
    const question = table.question(seat);
    const value = table.sample(seat, random);
    if (!question || value === undefined)
      throw new Error(`game ${number} waits for ${seat} but asks nothing`);
    const answer = table.answer({ seat, ask: question.id, at: question.at, value });
    if (!answer.ok) throw new Error(`game ${number}: ${answer.text}`);
  }
  return table;
}

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

const replays: Replays = {
  play: (first, count) =>
    numbers(first, count).map((n) => {
      const table = game(n);
      return { sum: table.sum, journal: table.save() };
    }),
  open: (texts) =>
    texts.map((text) => {
      const id = (JSON.parse(text.slice(0, text.indexOf('\n'))) as { system: string }).system;
      const system = SYSTEMS.find((s) => s.id === id);
      if (!system) return `no system ${id}`;
      const { table, report } = openTable(system, text);
      return report ?? table.sum;
    }),
};

(globalThis as { replays?: Replays }).replays = replays;
