import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { original } from 'immer';
import { copy, type Data, type G, LISTS, REST, type Said } from './armed.js';
import { comesInSight, run } from './insight.js';
import { mayGo } from './open.js';

/** Answers the question on a plain state, without touching a draft. Returns false if the answer is illegal. */
function answer(s: G, d: Data, said: Said): boolean {
  const q = s.ask;
  if (q === null) return false;
  const legal =
    typeof said === 'boolean'
      ? q.code === 'cheat-death'
      : typeof said === 'string'
        ? q.options.includes(said)
        : q.most >= 0 && mayGo(s, d, q.who, said[0], said[1], q.most);
  if (!legal) return false;
  s.said = said;
  s.ask = null;
  return true;
}

/** Writes the differences into the draft: whole lists, which is faster than single numbers. */
function write(draft: G, from: G, s: G): void {
  for (const list of LISTS) {
    const [now, before] = [s[list], from[list]] as [unknown[], unknown[]];
    if (now.length !== before.length || now.some((v, i) => v !== before[i]))
      (draft as unknown as { [list: string]: unknown })[list] = now;
  }
  for (const key of REST)
    if (s[key] !== from[key]) (draft as unknown as { [key: string]: unknown })[key] = s[key];
}

/** A chain for boardgame.io: somebody has come into sight, and every answer plays on to the next question. */
function chainGame(d: Data, start: G, walker: number): Game<G> {
  return {
    name: 'in-sight',
    setup: () => {
      const s = copy(start);
      comesInSight(s, d, walker);
      run(s, d);
      return s;
    },
    disableUndo: true,
    moves: {
      answer: ({ G }, said: Said) => {
        const from = original(G) as G;
        const s = copy(from);
        if (!answer(s, d, said)) return INVALID_MOVE;
        run(s, d);
        write(G, from, s);
        return undefined;
      },
    },
    endIf: ({ G }) => (G.ask === null ? true : undefined),
  };
}

export type ChainClient = ReturnType<typeof chainClient>;

/** One client for everybody, without boardgame.io's debug panel and separate players. */
export function chainClient(d: Data, start: G, walker: number) {
  return Client({ game: chainGame(d, start, walker), numPlayers: 1, debug: false });
}
