import { type AskView, type Json, type Setup, Sfc32 } from '@shambles/engine';
import { type Bot, findBot } from '@shambles/players';
import { findSystem } from '@shambles/systems';

/** Everything a bot is told: what a person in its seat would see. */
export interface Thought {
  readonly system: string;
  readonly setup: Setup;
  /** Identifies the setup. */
  readonly digest: string;
  readonly bot: string;
  readonly view: Json;
  readonly ask: AskView;
  /** A legal answer drawn at random, if one was made: only the table itself can, and few bots want one. */
  readonly sample?: Json;
  readonly seed: string;
}

/** Bots made for recent setups: reading the book again for each answer would cost more than the answer. */
const made = new Map<string, Bot>();
const KEPT = 16;

/** What came of thinking: the bot's answer, that it wants a sample first, or neither if it threw. */
export type Came = { readonly answer: Json } | { readonly wants: 'sample' } | undefined;

/** Thrown at a bot that wants a sample when there is none. */
const WANTED = new Error('A sample is wanted.');

/** Lets a bot think. */
export function think({ system: id, setup, digest, bot: name, view, ask, sample, seed }: Thought): Came {
  const key = `${id} ${digest} ${setup.begun ?? ''} ${name}`;
  let bot = made.get(key);
  if (!bot) {
    const system = findSystem(id);
    bot = findBot(system, name).make(system.book(setup));
    if (made.size >= KEPT) made.clear();
    made.set(key, bot);
  }
  try {
    const given = () => {
      if (sample !== undefined) return sample;
      throw WANTED;
    };
    return { answer: bot.decide({ view, ask, sample: given }, new Sfc32(seed)) };
  } catch (error) {
    // A bot's error must never stop a game: the caller can make a legal answer.
    return error === WANTED ? { wants: 'sample' } : undefined;
  }
}
