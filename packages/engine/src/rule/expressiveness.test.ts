import { describe, expect, it } from 'vitest';
import { conformTo, TOPICS, type Topic, Trial } from '../conformance/index.js';
import { atLeast, SeededDice } from '../dice/dice.js';
import { pick } from '../dice/random.js';
import { Fraction } from '../odds/fraction.js';
import { Choose, Confirm, Path, WholeNumber } from '../spaces/index.js';
import type { AnySystem } from '../system/system.js';
import { put, type TinyWorld, tiny } from '../testing/tiny.js';
import type { Seat } from './fact.js';
import { ask, askAll, askAlways, type Rule, roll, World } from './rule.js';

/**
 * The hardest mechanisms still to come, each as a rule of a few lines: proof that they can be expressed and that they
 * conform.
 */
const LINE = { line: (id: string) => ({ key: id }) };
const YES_NO = new Confirm({ key: 'yes' }, { key: 'no' });
const setups = [{ scenario: 'only', options: {} }];
function keepsItsPromises(system: AnySystem, without: readonly Topic[] = ['corrections']) {
  for (const topic of Object.keys(TOPICS) as Topic[])
    if (!without.includes(topic)) conformTo(system, topic, { setups, seeds: 60, games: 6 });
}

describe('an interrupt in the middle of a move: a move is legs, each a step, with the cursor in the state', () => {
  interface Move {
    at: string;
    left: string[];
    /** The ambush under way, if the last leg set one off. */
    ambush: { by: Seat; shots: number } | null;
    moves: number;
    hurt: number;
  }
  const ROADS: Record<string, string[]> = { A: ['B'], B: ['A', 'C'], C: ['B', 'D'], D: ['C', 'A'] };
  const hits = (n: number) => ({
    kind: 'roll' as const,
    rule: 'T',
    label: 'shot',
    seat: 'umpire',
    pools: [{ n, sides: 6, score: atLeast(5) }],
  });

  const ambushes = tiny<Move>({
    seats: ['band', 'umpire'],
    start: () => ({ at: 'A', left: [], ambush: null, moves: 0, hurt: 0 }),
    next: (w) =>
      w.s.ambush ? fire(w) : w.s.left.length > 0 ? leg(w) : w.s.moves < 6 ? choose(w) : undefined,
  });
  function* choose(w: TinyWorld<Move>): Rule<void> {
    const path = new Path(
      w.s.at,
      3,
      (p) => ROADS[p] as string[],
      () => ({}),
      { adjacent: 'T', once: 'T' },
    );
    put(w, 'left', yield* ask(w, 'band', 'T', 'path', path));
    put(w, 'moves', w.s.moves + 1);
  }
  function* leg(w: TinyWorld<Move>): Rule<void> {
    put(w, 'at', w.s.left[0]);
    put(w, 'left', w.s.left.slice(1));
    // The umpire is asked at every leg; otherwise the pause itself would reveal where an ambush is.
    const springs = yield* askAlways({ to: 'umpire', code: 'ambush', rule: 'T', space: YES_NO });
    if (springs) put(w, 'ambush', { by: 'umpire', shots: 2 });
  }
  function* fire(w: TinyWorld<Move>): Rule<void> {
    const { shots } = w.s.ambush as { shots: number };
    const { score } = yield* roll(w, hits(shots));
    put(w, 'hurt', w.s.hurt + score);
    put(w, 'ambush', null);
    // A band that was hit may stop; otherwise it continues the interrupted move.
    if (score > 0 && (yield* ask(w, 'band', 'T', 'halt', YES_NO))) put(w, 'left', []);
  }

  it('conforms', () => keepsItsPromises(ambushes));
  it('goes on with the rest of the move after the ambush', () => {
    const table = new Trial(ambushes, setups[0]!, 'legs').table();
    const give = (seat: Seat, value: unknown) => {
      const now = table.question(seat)!;
      expect(table.answer({ seat, ask: now.id, at: now.at, value: value as never })).toMatchObject({
        ok: true,
      });
    };
    give('band', ['B', 'C', 'D']);
    give('umpire', false);
    give('umpire', true);
    if (table.question('band')) give('band', false);
    expect(table.state).toMatchObject({ at: 'D', left: [] });
    expect(table.question('umpire')?.code).toBe('ambush');
  });
});

describe('a chain of reactions: a loop over a pending stack of plain records', () => {
  interface Link {
    readonly who: Seat;
    readonly may: 'fire' | 'duck';
    readonly depth: number;
  }
  interface Chain {
    round: number;
    pending: Link[];
    down: Seat[];
  }
  const other = (seat: Seat) => (seat === 'a' ? 'b' : 'a');
  const chain = tiny<Chain>({
    seats: ['a', 'b'],
    start: () => ({ round: 0, pending: [], down: [] }),
    next: (w) =>
      w.s.pending.length > 0 ? link(w) : w.s.round < 4 && w.s.down.length === 0 ? inSight(w) : undefined,
  });
  function* inSight(w: TinyWorld<Chain>): Rule<void> {
    put(w, 'round', w.s.round + 1);
    put(w, 'pending', [
      { who: 'a', may: 'fire', depth: 0 },
      { who: 'b', may: 'fire', depth: 0 },
    ]);
  }
  /** One link of the chain: the top of the stack acts, and whatever that triggers goes on top. */
  function* link(w: TinyWorld<Chain>): Rule<void> {
    const [top, ...rest] = w.s.pending as [Link, ...Link[]];
    put(w, 'pending', rest);
    if (w.s.down.includes(top.who)) return;
    const does = yield* ask(w, top.who, 'T', 'react', new Choose(['fire', 'duck', 'pass'], LINE));
    if (does !== 'fire') return;
    const result = yield* resolveFire(w, top.who);
    if (result === 'down') put(w, 'down', [...w.s.down, other(top.who)]);
    else if (result === 'miss' && top.depth < 6)
      put(w, 'pending', [{ who: other(top.who), may: 'fire', depth: top.depth + 1 }, ...w.s.pending]);
  }
  function* resolveFire(w: TinyWorld<Chain>, by: Seat): Rule<'down' | 'duck' | 'miss'> {
    const pools = [{ n: 1, sides: 6, score: [0, 0, 0, 0, 0, 1, 2] }];
    const { score } = yield* roll(w, { kind: 'roll', rule: 'T', label: 'fire', seat: by, pools });
    return score === 2 ? 'down' : score === 1 ? 'duck' : 'miss';
  }

  it('conforms', () => keepsItsPromises(chain));

  it('has exact odds link by link, because equal states between two links merge', () => {
    // Everybody fires. Each link is run once for each die face and distinct state, never for each history.
    let worlds = new Map<string, { s: Chain; chance: Fraction }>();
    const add = (into: typeof worlds, s: Chain, chance: Fraction) => {
      const key = JSON.stringify(s);
      into.set(key, { s, chance: (into.get(key)?.chance ?? Fraction.zero).plus(chance) });
    };
    add(
      worlds,
      {
        round: 4,
        pending: [
          { who: 'a', may: 'fire', depth: 0 },
          { who: 'b', may: 'fire', depth: 0 },
        ],
        down: [],
      },
      Fraction.one,
    );
    let run = 0;
    const ends = new Map<string, Fraction>();
    while (worlds.size > 0) {
      const after: typeof worlds = new Map();
      for (const { s, chance } of worlds.values())
        for (let face = 1; face <= 6; face++) {
          const dice = new SeededDice('none');
          dice.roll = (r) => ({ faces: [[face]], score: r.pools[0]?.score?.[face] ?? 0 });
          const w = new World(chain.evolve, chain.copy(s), undefined, dice) as TinyWorld<Chain>;
          const step = link(w);
          for (let r = step.next(); !r.done; r = step.next('fire'));
          run++;
          const part = chance.times(new Fraction(1n, 6n));
          if (w.s.pending.length > 0) add(after, w.s, part);
          else ends.set(w.s.down.join(), (ends.get(w.s.down.join()) ?? Fraction.zero).plus(part));
        }
      worlds = after;
    }
    expect(String([...ends.values()].reduce((n, c) => n.plus(c)))).toBe('1/1');
    expect(run).toBeLessThan(400);
    expect(ends.get('b')!.toNumber()).toBeGreaterThan(ends.get('a')!.toNumber());
  });
});

describe('face-down cards chosen by all seats at once', () => {
  interface Cards {
    round: number;
    hands: { [seat: string]: string[] };
    last: string[];
  }
  const SEATS = ['one', 'two', 'three'];
  const cards = tiny<Cards>({
    seats: SEATS,
    start: () => ({
      round: 0,
      hands: { one: ['run-1', 'shoot-1'], two: ['run-2', 'shoot-2'], three: [] },
      last: [],
    }),
    next: (w) => (w.s.round < 2 ? turnUp(w) : undefined),
    view: (s, seat) => ({
      round: s.round,
      last: s.last,
      mine: s.hands[seat] ?? [],
      counts: SEATS.map((x) => s.hands[x]?.length),
    }),
    scramble(s, seat, random) {
      const hidden = SEATS.filter((x) => x !== seat);
      const all = hidden.flatMap((x) => s.hands[x] as string[]);
      let mixed = pick(random, all, all.length);
      const hands = { ...s.hands };
      for (const x of hidden) {
        const n = (s.hands[x] as string[]).length;
        hands[x] = mixed.slice(0, n);
        mixed = mixed.slice(n);
      }
      return { ...s, hands };
    },
  });
  function* turnUp(w: TinyWorld<Cards>): Rule<void> {
    const chosen = yield* askAll(
      SEATS.map((to) => ({
        to,
        code: 'card',
        rule: 'T',
        space: new Choose([...(w.s.hands[to] as string[]), 'none'], LINE),
        always: true as const,
      })),
    );
    put(w, 'last', chosen, { reveals: true });
    // A seat's remaining cards are its own secret; the card that all have seen is gone.
    SEATS.forEach((seat, i) => {
      const rest = (w.s.hands[seat] as string[]).filter((c) => c !== chosen[i]);
      put(w, `hands/${seat}`, rest, { to: [seat] });
    });
    put(w, 'round', w.s.round + 1);
  }

  it('conforms: nobody learns a card before all are down', () => keepsItsPromises(cards));
});

describe('a campaign that contains encounters: one step machine, the encounter’s state inside the campaign’s', () => {
  interface Encounter {
    kind: string;
    turn: number;
    zombies: number;
  }
  interface Campaign {
    month: number;
    food: number;
    band: { name: string; hurt: boolean }[];
    encounter: Encounter | null;
  }
  const start = (): Campaign => ({
    month: 0,
    food: 3,
    band: [
      { name: 'Ada', hurt: false },
      { name: 'Bob', hurt: false },
    ],
    encounter: null,
  });
  const campaign = tiny<Campaign>({
    seats: ['band'],
    start,
    turn: (s) => s.month,
    // The encounter has its own state machine; when it ends, the campaign takes over again.
    next: (w) =>
      w.s.encounter ? encounterStep(w) : w.s.month < 3 && w.s.band.length > 0 ? month(w) : undefined,
  });
  function* month(w: TinyWorld<Campaign>): Rule<void> {
    put(w, 'month', w.s.month + 1);
    put(w, 'food', w.s.food - w.s.band.length);
    const kind = yield* ask(w, 'band', 'T', 'do', new Choose(['rest', 'raid'], LINE));
    if (kind === 'rest')
      put(
        w,
        'band',
        w.s.band.map((b) => ({ ...b, hurt: false })),
      );
    else put(w, 'encounter', { kind, turn: 0, zombies: 3 });
  }
  function* encounterStep(w: TinyWorld<Campaign>): Rule<void> {
    const { turn, zombies } = w.s.encounter as Encounter;
    if (turn === 3 || zombies === 0) {
      put(w, 'food', w.s.food + (zombies === 0 ? 4 : 1));
      put(w, 'encounter', null);
      return;
    }
    put(w, 'encounter/turn', turn + 1);
    const who = yield* ask(
      w,
      'band',
      'T',
      'who',
      new Choose(
        w.s.band.map((b) => b.name),
        LINE,
      ),
    );
    const n = yield* ask(w, 'band', 'T', 'shots', new WholeNumber(0, 3));
    const { score } = yield* roll(w, {
      kind: 'roll',
      rule: 'T',
      label: 'shots',
      pools: [{ n, sides: 6, score: atLeast(5) }],
    });
    put(w, 'encounter/zombies', Math.max(0, zombies - score));
    if (n === 3 && score === 0)
      put(
        w,
        'band',
        w.s.band.map((b) => (b.name === who ? { ...b, hurt: true } : b)),
      );
  }

  it('conforms', () => keepsItsPromises(campaign, ['corrections', 'in company']));
  it('is saved and opened within an encounter within a month', () => {
    const trial = new Trial(campaign, setups[0]!, 'nest');
    const table = trial.table();
    trial.play(table, 40, (t) => {
      if ((t.state as Campaign).encounter)
        trial.same(
          t.checkpoint()?.state,
          JSON.parse(JSON.stringify(t.checkpoint()?.state)),
          t.head,
          'nested',
        );
    });
    expect(table.length).toBeGreaterThan(3);
  });
});
