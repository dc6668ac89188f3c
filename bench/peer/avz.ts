import type { Random } from '@shambles/engine';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { original } from 'immer';
import type { Data } from './data.js';
import type { Seed } from './dice.js';
import {
  bitten,
  casualties,
  copy,
  fight,
  finish,
  type G,
  killZombies,
  newGame,
  placed,
  type Question,
  RESERVE,
  run,
  setUpGroups,
  strike,
} from './game.js';
import {
  type Bulk,
  chosenAllowed,
  inContact,
  type Move,
  orderAllowed,
  pathAllowed,
  placingAllowed,
  sample,
  takenAllowed,
  type Verb,
} from './options.js';

/** How a move passes on the state: by returning a new plain one, or by writing changes into the draft. */
export type Writing = 'returned' | 'drafted';

/** Answers a question on a plain state, without touching a draft. Returns false if the answer is illegal. */
function answer(s: G, d: Data, move: Move): boolean {
  const q = s.ask;
  if (q === null) return false;
  switch (move[0]) {
    case 'order':
      return order(s, d, q, move[1], move[2], move[3]);
    case 'choose':
      if (!chosenAllowed(q, move[1])) return false;
      s.ask = null;
      if (q.code === 'trampled') killZombies(s, [move[1]]);
      else strike(s, d, q.code, move[1]);
      return true;
    case 'take':
      if (!takenAllowed(q, d, move[1])) return false;
      s.ask = null;
      taken(s, d, q, move[1]);
      return true;
    case 'path':
      if (q.code !== 'rampage' || !pathAllowed(s, d, q, move[1])) return false;
      s.ask = null;
      s.path = move[1];
      return true;
    case 'place': {
      const [, items, at] = move;
      if (!placingAllowed(q, d, items, at)) return false;
      s.ask = null;
      for (let i = 0; i < items.length; i++) s.at[items[i] as number] = at[i] as number;
      placed(s);
      return true;
    }
  }
}

function taken(s: G, d: Data, q: Question, some: readonly number[]): void {
  if (q.code === 'groups') setUpGroups(s, d, some);
  else if (q.code === 'bitten') bitten(s, d, s.here, some);
  else if (q.code === 'missiles') killZombies(s, some);
  else if (q.code === 'hits') casualties(s, d, q.to, some);
  else for (const c of some) s.at[c] = RESERVE;
}

function order(s: G, d: Data, q: Question, verb: Verb | Bulk, who: readonly number[], to: number): boolean {
  if (!q.code.endsWith('-orders') || !orderAllowed(s, d, q.to, verb, who, to)) return false;
  s.ask = null;
  switch (verb) {
    case 'finish':
      finish(s, q.to);
      return true;
    case 'attack all':
    case 'blast all':
    case 'chomp all':
      s.verb = verb.slice(0, -4);
      s.groups = inContact(s, d, q.to, s.verb as Verb);
      return true;
    case 'move':
    case 'pass':
      for (const c of who) {
        s.at[c] = to;
        s.spent[c] = 1;
      }
      return true;
    default:
      for (const c of who) s.at[c] = to;
      fight(s, d, who, verb);
      return true;
  }
}

/** Writes the differences into the draft: whole lists, which is faster than single numbers. */
function write(draft: G, from: G, s: G): void {
  for (const list of ['at', 'spent', 'seed', 'tiles'] as const) {
    const [now, before] = [s[list], from[list]];
    if (now.length !== before.length || now.some((v, i) => v !== before[i])) draft[list] = now;
  }
  for (const key of [
    'phase',
    'turn',
    'first',
    'icon',
    'claw',
    'rise',
    'ask',
    'here',
    'path',
    'groups',
    'verb',
  ] as const)
    if (s[key] !== from[key]) (draft as unknown as { [key: string]: unknown })[key] = s[key];
}

/** The game for boardgame.io. Both players use one client, so nobody has to be made active. */
function avzGame(d: Data, seed: Seed, writing: Writing): Game<G> {
  const play = (draft: G, ...move: Move): G | typeof INVALID_MOVE | undefined => {
    const from = original(draft) as G;
    const s = copy(from);
    if (!answer(s, d, move)) return INVALID_MOVE;
    run(s, d);
    if (writing === 'returned') return s;
    write(draft, from, s);
    return undefined;
  };
  return {
    name: 'aliens-vs-zombies',
    setup: () => newGame(d, seed.slice()),
    disableUndo: true,
    moves: {
      order: ({ G }, verb: Verb | Bulk, who: number[], to: number) => play(G, 'order', verb, who, to) as G,
      choose: ({ G }, one: number) => play(G, 'choose', one) as G,
      take: ({ G }, some: number[]) => play(G, 'take', some) as G,
      path: ({ G }, path: number[]) => play(G, 'path', path) as G,
      place: ({ G }, items: number[], at: number[]) => play(G, 'place', items, at) as G,
    },
    endIf: ({ G }) => (G.phase === 'over' ? true : undefined),
  };
}

export function avzClient(d: Data, seed: Seed, writing: Writing) {
  return Client({ game: avzGame(d, seed, writing), numPlayers: 2, debug: false });
}

/** Plays one random game. Returns the number of decisions. */
export function playAvz(d: Data, seed: Seed, r: Random, writing: Writing): number {
  const client = avzClient(d, seed, writing);
  let decisions = 0;
  for (;;) {
    const s = client.store.getState().G as G;
    if (s.ask === null) break;
    const [move, ...args] = sample(s, d, r);
    (client.moves[move] as (...args: readonly unknown[]) => void)(...args);
    decisions++;
  }
  const end = client.getState();
  if (end?._stateID !== decisions)
    throw new Error(`boardgame.io took ${end?._stateID} of ${decisions} moves.`);
  return decisions;
}
