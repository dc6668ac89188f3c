import {
  type AnySystem,
  type Json,
  type Seat,
  type Setup,
  Sfc32,
  SPECTATOR,
  seatsIn,
} from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { commitmentTo } from '@shambles/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANCE, KEYS } from './house/keys.js';
import { serve } from './server.js';
import type { Live } from './table/live.js';
import { Client, openTable, request } from './testing/index.js';
import { MapStore } from './testing/mapstore.js';
import {
  Leak,
  type PairResult,
  type PairSpec,
  playPair,
  rememberStart,
  reveals,
  Twins,
} from './testing/pairs.js';
import { NUMBER, UNHURRIED } from './testing/rig.js';

/** Number of pairs for each system. */
const PAIRS = Number(process.env.SHAMBLES_PAIRS ?? 0);
const SEED = process.env.SHAMBLES_SEED ?? 'pairs';

let given = 0;
const digits = (n: number) => (given++).toString(16).padStart(n, '0');
beforeEach(() => {
  vi.spyOn(KEYS, 'next').mockImplementation(() => digits(43));
  vi.spyOn(CHANCE, 'table').mockImplementation(() => digits(16));
  vi.spyOn(CHANCE, 'secret').mockImplementation(() => digits(64));
});
const resetKeys = () => {
  given = 0;
};

for (const system of SYSTEMS) rememberStart(system);

const twinsOf = (system: AnySystem) =>
  new Twins(system, (thing, method, instead) => {
    const was = thing[method];
    thing[method] = instead(was);
    undo.push(() => {
      thing[method] = was;
    });
  });
const undo: (() => void)[] = [];
const restore = () => {
  for (const one of undo.splice(0).reverse()) one();
};

/** Setups for every scenario, and for every option value that is not the default. */
function setupsOf(system: AnySystem): Setup[] {
  const plain = system.scenarios.map(({ id }) => ({ scenario: id, options: {} }));
  const first = system.scenarios[0]?.id as string;
  const more = system.options.flatMap((o) =>
    o.values.filter((v) => v.id !== o.default).map((v) => ({ scenario: first, options: { [o.id]: v.id } })),
  );
  return [...plain, ...more];
}

/** Setups that hide something. Finding them takes a game of each setup, so it is done once per system. */
const hiding = new Map<AnySystem, Setup[]>();

/** The setups in which something is hidden from somebody. If options decide that, they are set in every scenario. */
function hidingSetups(system: AnySystem, twins: Twins): Setup[] {
  const known = hiding.get(system) ?? findHiding(system, twins);
  hiding.set(system, known);
  return known;
}

function findHiding(system: AnySystem, twins: Twins): Setup[] {
  const hidesIn = (setup: Setup) => twins.hide(setup, new Sfc32(`${SEED}/${system.id}/hides`));
  const all = setupsOf(system);
  const plain = all.slice(0, system.scenarios.length);
  if (system.open || plain.some(hidesIn)) return all;
  const options = all.filter(hidesIn).map((setup) => setup.options);
  if (options.length === 0) return all;
  return system.scenarios.flatMap(({ id }) => options.map((each) => ({ scenario: id, options: each })));
}

function* specsOf(system: AnySystem, twins: Twins, pairs: number): Generator<PairSpec> {
  const random = new Sfc32(`${SEED}/${system.id}`);
  const setups = hidingSetups(system, twins);
  for (let n = 0; n < pairs; ) {
    const setup = setups[random.below(setups.length)] as Setup;
    const seats = seatsIn(system, setup).map((s) => s.id);
    for (const state of twins.states(setup, 1, 12, random)) {
      const eyes: Seat[] = [...seats, 'spectator'];
      const eye = eyes[random.below(eyes.length)] as Seat;
      yield {
        system,
        opening: {
          system: system.id,
          ...setup,
          seats: Object.fromEntries(seats.map((s) => [s, 'person'])),
          ...(random.below(2) === 0 && { delay: 15 }),
        },
        eye,
        state,
        seed: `${SEED}/${system.id}/${n}`,
        steps: 8,
      };
      if (++n >= pairs) return;
    }
  }
}

async function playAll(system: AnySystem, pairs: number): Promise<PairResult[]> {
  const twins = twinsOf(system);
  try {
    const results: PairResult[] = [];
    for (const spec of specsOf(system, twins, pairs)) results.push(await playPair(twins, spec, resetKeys));
    return results;
  } finally {
    restore();
  }
}

/** Plays a little over sockets, at a server of its own. Returns all that the eye heard; adds the answers given. */
async function overSockets(spec: PairSpec, answers: Json[]): Promise<string[]> {
  const { opening, eye } = spec;
  const served = await serve({
    store: new MapStore(),
    threads: 1,
    limits: UNHURRIED,
    // The same clock for both twins.
    clock: () => 1_000_000,
  });
  const clients: Client[] = [];
  try {
    const opened = await openTable(served.url, opening);
    const come = async (key: string) => {
      const client = await new Client(() => served.url, opened.table, key).join();
      clients.push(client);
      return client;
    };
    const watcher = await come(eye === 'spectator' ? opened.spectator : (opened.seats[eye] as string));
    const live = (await served.tables.house.wake(opened.table)) as Live;
    for (const seat of Object.keys(opened.seats)) {
      const client = seat === eye ? watcher : await come(opened.seats[seat] as string);
      const before = live.version;
      await client.do({ is: 'promise', commitment: commitmentTo(NUMBER) }, `p-${seat}`);
      await watcher.until(() => watcher.room?.seats.find((s) => s.seat === seat)?.promised === true);
      expect(live.version).toBeGreaterThan(before);
    }
    for (const seat of Object.keys(opened.seats)) {
      const client = clients.find((c) => c.role?.is === 'seat' && c.role.seat === seat) as Client;
      await client.do({ is: 'share', share: NUMBER }, `q-${seat}`);
      await watcher.until(() => watcher.room?.seats.find((s) => s.seat === seat)?.shared === true);
    }
    const random = new Sfc32(spec.seed);
    for (let n = 0; n < 6 && live.record.status === 'playing'; n++) {
      const seat = live.table?.waitingFor[0] as Seat;
      const ask = live.look(seat)?.now.asks[0];
      const client = clients.find((c) => c.role?.is === 'seat' && c.role.seat === seat) as Client;
      const own = live.table?.sample(seat, random) as Json;
      const reply = await client.do({ is: 'answer', ask: ask?.id ?? '', value: answers[n] ?? own }, `s${n}`);
      if (reply.is === 'refused' && seat !== eye)
        await client.do({ is: 'answer', ask: ask?.id ?? '', value: own }, `t${n}`);
      answers[n] ??= own;
      // A reply arrives after everything that was sent before it.
      await watcher.do({ is: 'consent', to: 99, yes: true }, `c${n}`);
    }
    const room = await request(served.url, `/api/tables/${opened.table}`, { key: watcher.key });
    return [...watcher.heard, room.text];
  } finally {
    for (const c of clients) c.close();
    await served.close();
  }
}

const named = (s: AnySystem) => [s.title, s] as const;
/** Systems that hide something from somebody. */
const HIDING = SYSTEMS.filter((s) => !s.open).map(named);

describe('what a seat may not know is never said to it', () => {
  it.each(HIDING)(
    '%s: every byte to a seat is the same whatever is hidden from it',
    async (_, system) => {
      const pairs = PAIRS || 80;
      const results = await playAll(system, pairs);
      const sum = (of: (r: PairResult) => number) => results.reduce((n, r) => n + of(r), 0);
      console.log(
        `${system.id}: ${results.length} pairs, ${results.filter((r) => r.differs).length} with something hidden, ` +
          `${sum((r) => r.steps)} answers, ${sum((r) => r.replies)} replies, ${sum((r) => r.bytes)} bytes; ` +
          `corrections ${sum((r) => r.corrections.done)} taken up, ${sum((r) => r.corrections.refused)} turned down; ` +
          `revealed ${results.filter((r) => r.end === 'revealed').length}, over ${results.filter((r) => r.end === 'over').length}`,
      );
      expect(results.filter((r) => r.differs).length).toBeGreaterThan(pairs / 4);
      expect(sum((r) => r.corrections.done)).toBeGreaterThan(pairs / 40);
      expect(sum((r) => r.corrections.refused)).toBeGreaterThan(pairs / 40);
    },
    600_000,
  );

  it.each(SYSTEMS.map(named))(
    '%s: the same over real sockets',
    async (_, system) => {
      const twins = twinsOf(system);
      try {
        let hidden = 0;
        for (const spec of specsOf(system, twins, 6)) {
          const book = system.book({ scenario: spec.opening.scenario, options: spec.opening.options });
          const other = system.scramble(system.copy(spec.state), spec.eye, new Sfc32(spec.seed), book);
          twins.from(spec.state, other, spec.seed);
          const answers: Json[] = [];
          const heard: string[][] = [];
          for (const which of [0, 1] as const) {
            resetKeys();
            heard.push(await twins.in(which, () => overSockets(spec, answers)));
          }
          const [mine = [], twin = []] = heard;
          const at = mine.findIndex((text, i) => text !== twin[i]);
          if (at >= 0 && !reveals(mine[at], twin[at])) expect(twin[at]).toBe(mine[at]);
          if (at < 0) expect(twin).toEqual(mine);
          hidden++;
        }
        expect(hidden).toBe(6);
      } finally {
        restore();
      }
    },
    600_000,
  );

  it.each(SYSTEMS.filter((s) => s.open).map(named))(
    '%s: says that nothing is hidden, and every seat sees all there is',
    (_, system) => {
      const twins = twinsOf(system);
      const random = new Sfc32(SEED);
      try {
        // Every scenario, and some of the options.
        for (const setup of setupsOf(system).slice(0, system.scenarios.length + 4)) {
          const book = system.book(setup);
          const [first, ...others] = [...seatsIn(system, setup).map((s) => s.id), SPECTATOR];
          for (const state of twins.states(setup, 1, 12, random)) {
            const sees = (seat: Seat) => ({ ...(system.view(state, seat, book) as object), seat: '' });
            const all = sees(first as Seat);
            expect(all).toMatchObject(JSON.parse(JSON.stringify(state)));
            for (const seat of others) expect(sees(seat)).toEqual(all);
            expect(system.scramble(system.copy(state), first as Seat, random, book)).toEqual(state);
          }
        }
      } finally {
        restore();
      }
    },
    600_000,
  );

  it('what is dealt anew hangs on what the seat sees, and on nothing else', () => {
    let differ = 0;
    for (const [, system] of HIDING) {
      const twins = twinsOf(system);
      try {
        for (const { state, opening, eye, seed } of specsOf(system, twins, 60)) {
          const book = system.book({ scenario: opening.scenario, options: opening.options });
          const dealt = (from: unknown, by: string) =>
            system.scramble(system.copy(from), eye, new Sfc32(by), book);
          const twin = dealt(state, seed);
          if (JSON.stringify(twin) !== JSON.stringify(state)) differ++;
          for (const by of ['one', 'two', 'three']) expect(dealt(twin, by)).toEqual(dealt(state, by));
        }
      } finally {
        restore();
      }
    }
    expect(differ).toBeGreaterThan(30);
  }, 600_000);

  it.each(HIDING)(
    '%s: a leak that is planted is found',
    async (_, system) => {
      const { view } = system;
      system.view = (s, seat, book) => ({
        ...(view.call(system, s, seat, book) as object),
        size: JSON.stringify(s),
      });
      try {
        await expect(playAll(system, 40)).rejects.toThrow(Leak);
      } finally {
        system.view = view;
      }
    },
    600_000,
  );
});
