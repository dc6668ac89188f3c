/** The parts of the load bench. Each runs, prints its results as a table, and returns its lines. */
import fs from 'node:fs';
import { alone, type Line, versus } from '../measure.js';
import { idle } from './idle.js';
import { BOARDGAME, Hall, middle, OURS, RELAY, type Talk, type Tongue } from './rooms.js';
import { Server } from './server.js';
import type { Kind } from './serving.js';
import { seat } from './sitters.js';
import { stored } from './stored.js';
import type { Places, StoreName } from './stores.js';
import { climb, type Step, saturate } from './tables.js';
import { copyOf, type Template } from './template.js';

/** The sizes of all parts. */
export interface Sizes {
  /** Numbers of live tables, step by step; seconds between two answers of a table, of a step, and of warm-up. */
  readonly steps: readonly number[];
  readonly pace: number;
  readonly seconds: number;
  readonly warm: number;
  /** Tables that answer as fast as they can, and the seconds for which they do. */
  readonly saturated: number;
  readonly saturation: number;
  readonly idle: number;
  readonly stored: number;
  readonly rooms: number;
  readonly talk: number;
  readonly rounds: number;
}

export const FULL: Sizes = {
  steps: [10, 50, 100, 200, 300, 450, 700, 1000, 1500, 2000, 3000, 4500],
  pace: 10,
  seconds: 30,
  warm: 8,
  saturated: 100,
  saturation: 15,
  idle: 2000,
  stored: 1_000_000,
  rooms: 25,
  talk: 6,
  rounds: 3,
};

export const QUICK: Sizes = {
  ...FULL,
  steps: [10, 50, 200, 500, 1000],
  pace: 5,
  seconds: 10,
  warm: 4,
  saturation: 5,
  idle: 500,
  stored: 100_000,
  talk: 2,
};

/** What a part needs to run. */
export interface Means {
  readonly places: Places;
  readonly template: Template;
  readonly sizes: Sizes;
  readonly say: (text: string) => void;
  /** Folder for a profile of each server's work. */
  readonly profile?: string | undefined;
}

/** Lines of the bench, and details besides. */
export interface Result {
  readonly lines: { readonly [bench: string]: Line };
  readonly details: object;
}

const number = (n: number) => n.toLocaleString('en', { maximumSignificantDigits: 4 });

/** A row of a printed table: a name, then numbers in columns. */
function columns(name: string, cells: readonly (string | number)[]): string {
  return `${name.padEnd(22)}${cells.map((c) => (typeof c === 'number' ? number(c) : c).padStart(12)).join('')}`;
}

async function using<T>(
  { profile }: Means,
  name: string,
  kind: Kind,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  if (profile !== undefined) fs.mkdirSync(profile, { recursive: true });
  const server = await Server.start(name, kind, profile);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const STEP = ['seats', 'answers/s', 'p50 ms', 'p99 ms', 'CPU ms/answer', 'RSS MB', 'late', 'lag ms'];
const cellsOf = (s: Step) => [s.seats, s.perSecond, s.p50, s.p99, s.cpu, s.rss, s.late, s.lag];

async function seats(means: Means): Promise<Result> {
  const { places, template, sizes, say } = means;
  const lines: { [bench: string]: Line } = {};
  const details: { [store: string]: object } = {};
  for (const name of places.names) {
    say(`\n${columns(`tables, ${name}`, STEP)}`);
    const found = await using(means, name, { is: 'ours', store: await places.place(name) }, (server) =>
      climb(server, template, sizes.steps, sizes, (step) => say(columns(String(step.tables), cellsOf(step)))),
    );
    const { steps, doubled, slowest } = found;
    const before = steps.at(doubled === null ? -1 : -2) ?? (steps[0] as Step);
    const base = steps.reduce((a, b) => (b.p50 < a.p50 ? b : a));
    const end = doubled === null ? 'has not doubled by then' : `has doubled at ${2 * doubled}`;
    lines[`load-seats-${name}`] = alone(
      before.seats,
      `seats, answer-to-all ${number(before.p50)} ms; it ${end}; ratio to the best, of ${base.seats} seats`,
      before.p50 / base.p50,
    );
    details[name] = found;
    say(
      `The median ${end.replace('then', `${before.seats} seats`)}${doubled === null ? '' : ' seats'}; the slowest hundredth ${
        slowest === null ? 'has not' : `first at ${2 * slowest} seats`
      }.`,
    );
  }
  return { lines, details };
}

async function saturation(means: Means): Promise<Result> {
  const { places, template, sizes, say } = means;
  const lines: { [bench: string]: Line } = {};
  const details: { [store: string]: Step } = {};
  say(`\n${columns('as fast as it can', STEP)}`);
  for (const name of new Set<StoreName>(['maps', ...places.names])) {
    const store = await places.place(name);
    const step = await using(means, name, { is: 'ours', store }, async (server) => {
      const first = await seat(server, template, 0, sizes.saturated);
      await saturate(server, first, sizes.warm);
      for (const table of first) table.leave();
      const sitters = await seat(server, template, sizes.saturated, 2 * sizes.saturated);
      const measured = await saturate(server, sitters, sizes.saturation);
      for (const table of sitters) table.leave();
      return measured;
    });
    details[name] = step;
    say(columns(name === 'maps' ? 'nothing kept' : name, cellsOf(step)));
  }
  for (const name of places.names)
    lines[`load-saturation-${name}`] = versus(
      details[name]?.perSecond ?? 0,
      details.maps?.perSecond ?? 0,
      `answers/s of ${sizes.saturated} tables, peer: nothing kept`,
    );
  return { lines, details };
}

async function idling(means: Means): Promise<Result> {
  const { places, template, sizes, say } = means;
  const lines: { [bench: string]: Line } = {};
  const details: { [store: string]: object } = {};
  for (const name of places.names) {
    const kind: Kind = { is: 'ours', store: await places.place(name), drowsy: 200 };
    const rounds = await using(means, name, kind, (server) => idle(server, template, sizes.idle));
    say(`\n${columns(`bytes a table, ${name}`, ['awake', 'awake RSS', 'asleep', 'asleep RSS'])}`);
    for (const { tables, awake, asleep } of rounds)
      say(columns(String(tables), [awake.memory, awake.rss, asleep.memory, asleep.rss]));
    const last = rounds.at(-1);
    lines[`load-idle-${name}`] = alone(
      last?.asleep.memory ?? Number.NaN,
      `bytes of memory a sleeping table; awake, with two at it, ${number(last?.awake.memory ?? Number.NaN)}`,
    );
    details[name] = rounds;
  }
  return { lines, details };
}

async function storing({ places, template, sizes, say }: Means): Promise<Result> {
  const lines: { [bench: string]: Line } = {};
  const details: { [store: string]: object } = {};
  const heads = ['restored s', 'bytes/table', 'list ms', 'start s', 'first ms', 'wake ms', 'RSS MB'];
  say(`\n${columns('stored tables', heads)}`);
  for (const name of places.names) {
    const s = await stored(places, name, template, sizes.stored);
    say(
      columns(`${number(s.tables)}, ${name}`, [s.restored, s.size, s.list, s.start, s.first, s.wake, s.rss]),
    );
    const among = `among ${number(s.tables)} tables`;
    lines[`load-list-${name}`] = alone(s.list, `ms of "shambles tables" ${among}, from nothing`);
    lines[`load-wake-${name}`] = alone(s.wake, `ms from the first message to the game ${among}`);
    lines[`load-size-${name}`] = alone(s.size, `bytes on disk a table ${among}`);
    details[name] = s;
  }
  return { lines, details };
}

async function talking(means: Means): Promise<Result> {
  const { places, template, sizes, say } = means;
  const servers: { name: string; kind: Kind; tongue: Tongue }[] = [];
  for (const name of places.names)
    servers.push({ name, kind: { is: 'ours', store: await places.place(name) }, tongue: OURS });
  servers.push(
    { name: 'maps', kind: { is: 'ours', store: 'maps' }, tongue: OURS },
    { name: 'boardgame.io', kind: { is: 'boardgame.io' }, tongue: BOARDGAME },
    { name: 'relay', kind: { is: 'relay' }, tongue: RELAY },
  );
  const running: Server[] = [];
  const halls = new Map<string, Hall>();
  try {
    await Promise.all(
      servers.map(async ({ name, kind, tongue }) => {
        const server = await Server.start(name, kind, means.profile);
        running.push(server);
        if (kind.is === 'ours')
          await server.write(Array.from({ length: sizes.rooms }, (_, n) => copyOf(template, n)));
        halls.set(name, await Hall.fill(server, tongue, sizes.rooms));
      }),
    );
    const heard = new Map<string, Talk[]>();
    // The first round warms up.
    for (let round = 0; round <= sizes.rounds; round++)
      for (const { name } of servers) {
        const hall = halls.get(name) as Hall;
        const talk = await hall.talk(sizes.talk);
        if (round > 0) heard.set(name, [...(heard.get(name) ?? []), talk]);
      }
    say(`\n${columns('rooms of eight', ['heard/s', 'p50 ms', 'p99 ms', 'CPU µs each'])}`);
    const talks = new Map([...heard].map(([name, list]) => [name, middle(list)]));
    for (const [name, { perSecond, p50, p99, cpu }] of talks)
      say(
        columns(
          name === 'maps'
            ? 'ours, nothing kept'
            : name === 'folder' || name === 'postgres'
              ? `ours, ${name}`
              : name,
          [perSecond, p50, p99, cpu],
        ),
      );
    const lines: { [bench: string]: Line } = {};
    for (const ours of [...places.names, 'maps'])
      for (const peer of ['boardgame.io', 'relay']) {
        const [a, b] = [talks.get(ours) as Talk, talks.get(peer) as Talk];
        const who = `peer ${peer}${ours === 'maps' ? ', nothing kept on either side' : ', which keeps nothing'}`;
        lines[`load-chat-${ours}-${peer}`] = versus(a.perSecond, b.perSecond, `messages heard/s, ${who}`);
        lines[`load-chat-cpu-${ours}-${peer}`] = versus(a.cpu, b.cpu, `µs of processor for each, ${who}`);
      }
    return { lines, details: Object.fromEntries(talks) };
  } finally {
    for (const hall of halls.values()) hall.leave();
    await Promise.all(running.map((server) => server.stop()));
  }
}

export const PARTS: { readonly [part: string]: (means: Means) => Promise<Result> } = {
  seats,
  saturation,
  idle: idling,
  stored: storing,
  chat: talking,
};
