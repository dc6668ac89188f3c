import { type AskRequest, type Json, type Random, type SeededDice, Sfc32 } from '@shambles/engine';
import type { State } from '@shambles/ftb';
import { type Chain, type ChainWorld, newChain, playChain, replayed, WALKER } from './insight.js';
import { type Lines, rates, versus } from './measure.js';
import type { G, Said } from './peer/armed.js';
import { type ChainClient, chainClient } from './peer/chain.js';
import { mayGo } from './peer/open.js';
import { readArmed, readStart } from './peer/printed.js';
import { Difference } from './twin.js';

export interface ChainAgreement {
  readonly chains: number;
  readonly decisions: number;
  /** Number of times that each question was asked. */
  readonly asked: { readonly [code: string]: number };
  /** Number of times that each kind of fact happened, by its name on our side. */
  readonly happened: { readonly [is: string]: number };
}

/** A chain that both sides have played, and the client that can replay it. */
type Recorded = Chain & { readonly client: ChainClient };

/** What both sides report about one person. */
type Told = readonly (string | number | boolean)[];

/** Plays chains on both sides at once and compares them; see `recorded`. Throws Difference. */
export function agreeInChains(chains: number, counts: readonly number[], seed: string): ChainAgreement {
  const asked: { [code: string]: number } = {};
  const happened: { [is: string]: number } = {};
  const count = (of: { [what: string]: number }) => (what: string) => {
    of[what] = (of[what] ?? 0) + 1;
  };
  let decisions = 0;
  for (let n = 0; n < chains; n++) {
    const people = counts[n % counts.length] as number;
    const { answers } = recorded(people, `${seed}-${n}`, count(asked), (w) => {
      for (const { is } of w.facts) count(happened)(is);
    });
    decisions += answers.length;
  }
  return { chains, decisions, asked, happened };
}

/**
 * Plays a chain on both sides with the same random decisions and the same dice. At every decision and at the end it
 * compares everybody's place, facing, condition and weapons, who has acted and been seen, the dice, and the question.
 * Throws Difference.
 */
function recorded(
  count: number,
  seed: string,
  asked: (code: string) => void = () => {},
  over: (w: ChainWorld) => void = () => {},
): Recorded {
  const chain = newChain(count, seed);
  const data = readArmed(chain.state, chain.book);
  const walker = chain.state.people.findIndex((p) => p.id === WALKER);
  const client = chainClient(data, readStart(chain.state, [...new Sfc32(seed).state]), walker);
  const peer = () => client.store.getState().G as G;
  const random = new Sfc32(`${seed}-answers`);
  const answers: Json[] = [];
  try {
    playChain(
      chain,
      (ask, w, dice) => {
        const g = peer();
        sameState(w, dice, g);
        sameQuestion(ask, g);
        asked(ask.code);
        const any = anyAnswer(ask, random);
        // The peer knows no ways round other figures, and none near enemies.
        const straight =
          !Array.isArray(any) ||
          mayGo(g, data, g.ask?.who as number, any[0] as number, any[1] as number, g.ask?.most as number);
        const value = straight ? any : 'stay';
        const before = client.store.getState()._stateID;
        (client.moves.answer as (said: Said) => void)(saidOf(value));
        if (client.store.getState()._stateID === before)
          throw new Difference(`the peer refuses ${JSON.stringify(value)} to ${ask.code}`);
        answers.push(value);
        return value;
      },
      (w, dice) => {
        sameState(w, dice, peer());
        if (peer().ask !== null) throw new Difference(`the peer asks ${peer().ask?.code}, we are through`);
        over(w);
      },
    );
  } catch (error) {
    throw new Difference(
      `${seed}, ${count} people, decision ${answers.length}: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
  return { ...chain, answers, client };
}

/** A random answer. Half of the time it fires or spreads its dice, if such an answer is allowed. */
function anyAnswer({ space }: AskRequest, random: Random): Json {
  const shape = space.shape();
  const ids = shape.kind === 'choose' ? shape.options.map((o) => o.id) : [];
  const eager = ids.filter((id) => id === 'fire' || id.includes(' one'));
  if (eager.length > 0 && random.below(2) === 0) return eager[random.below(eager.length)] as string;
  return space.value(space.sample(random));
}

/** Drops the level of a place: there is only one. */
function saidOf(value: Json): Said {
  return Array.isArray(value) ? [value[0] as number, value[1] as number] : (value as string | boolean);
}

// ------------------------------------------------------------------ timing

/** Numbers of people in the crowds, including the one who walks into sight. */
const CROWDS = [12, 24, 48];
/** Chains played one after the other, so that chance does not decide the result. */
const CHAINS = 24;

/** Times the same recorded and compared chains on both sides: same places, dice and decisions. */
export function chainBench(slice: number): Lines {
  return Object.fromEntries(
    CROWDS.map((count) => {
      const chains = Array.from({ length: CHAINS }, (_, n) => recorded(count, `bench-${n}`));
      const sides = [chains.map((c) => () => replayed(c)), chains.map((c) => () => peerPlayed(c))];
      const [ours, peer] = rates(
        sides.map((each) => () => {
          for (const play of each) play();
          return CHAINS;
        }),
        slice,
      ) as [number, number];
      const asked = chains.reduce((n, c) => n + c.answers.length, 0) / CHAINS;
      return [`in-sight-${count}`, versus(ours, peer, `chains/s; ${asked.toFixed(1)} decisions in each`)];
    }),
  );
}

/** Replays the recorded answers in boardgame.io. The client is reset: making one costs more than a short chain. */
function peerPlayed({ client, answers }: Recorded): void {
  client.reset();
  for (const value of answers) (client.moves.answer as (said: Said) => void)(saidOf(value));
  const { G, ctx, _stateID } = client.store.getState();
  if (_stateID !== answers.length || !ctx.gameover || (G as G).ask !== null)
    throw new Error(`boardgame.io took ${_stateID} of ${answers.length} moves.`);
}

// ------------------------------------------------------------------ comparing

function sameState({ s }: ChainWorld, dice: SeededDice, g: G): void {
  const e = s.encounter as NonNullable<State['encounter']>;
  s.people.forEach((p, i) => {
    const ours: Told = [
      ...(p.condition === 'ran-away' || p.condition === 'cheated-death' ? [] : [p.x, p.y, p.facing]),
      p.condition,
      p.rep,
      p.prone,
      p.heldFire,
      p.behind,
      p.concealed,
      p.used,
      p.fast,
      p.moved,
      p.fought,
      p.power,
      p.advantage,
      p.ran,
      p.wentDown,
    ];
    const { x, y, facing } = g;
    const condition = g.condition[i] as string;
    const off = condition === 'ran-away' || condition === 'cheated-death';
    same(p.id, ours, [
      ...(off ? [] : [(x[i] as number) / 1000, (y[i] as number) / 1000, facing[i] as number]),
      condition,
      ...[
        g.rep,
        g.prone,
        g.held,
        g.behind,
        g.concealed,
        g.used,
        g.fast,
        g.moved,
        g.fought,
        g.power,
        g.advantage,
      ].map((list) => list[i] as number | boolean),
      condition === 'ran-away',
      condition === 'out-of-the-fight',
    ]);
    same(
      `hand of ${p.id}`,
      p.items.filter((item) => item.empty).map((item) => item.id),
      emptyOf(s, g, i),
    );
  });
  const ids = (numbers: readonly number[]) => numbers.map((n) => s.people[n]?.id);
  same(
    'turn',
    [e.seen, e.done, e.active?.who ?? null, e.shots, s.zeds.length],
    [ids(g.seen), ids(g.done), g.active && ids(g.active), g.shots, 0],
  );
  same('dice', dice.random.state, g.seed);
}

function emptyOf(s: State, g: G, i: number): number[] {
  return (s.people[i]?.items ?? []).map((item) => item.id).filter((id) => g.empty.includes(id));
}

function sameQuestion(ask: AskRequest, { ask: q }: G): void {
  if (q === null) throw new Difference(`we ask ${ask.code}, the peer asks nothing`);
  const shape = ask.space.shape();
  const who = (ask.values?.who as { readonly noun: string } | undefined)?.noun;
  const within = shape.kind === 'spot' ? shape.within : -1;
  const options = shape.kind === 'choose' || shape.kind === 'spot' ? shape.options.map((o) => o.id) : [];
  same('question', [ask.code, who, within, options], [q.code, `person.c${q.who}`, q.most, q.options]);
}

function same(what: string, ours: unknown, peer: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(peer)];
  if (a !== b) throw new Difference(`${what}: ours ${a}, peer ${b}`);
}
