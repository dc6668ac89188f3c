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
  /** A legal answer drawn at random. */
  readonly sample: Json;
  readonly seed: string;
}

/** Bots made for recent setups: reading the book again for each answer would cost more than the answer. */
const made = new Map<string, Bot>();
const KEPT = 16;

/** Returns a bot's answer; undefined if it throws. */
export function think({
  system: id,
  setup,
  digest,
  bot: name,
  view,
  ask,
  sample,
  seed,
}: Thought): Json | undefined {
  const key = `${id} ${digest} ${setup.begun ?? ''} ${name}`;
  let bot = made.get(key);
  if (!bot) {
    const system = findSystem(id);
    bot = findBot(system, name).make(system.book(setup));
    if (made.size >= KEPT) made.clear();
    made.set(key, bot);
  }
  try {
    return bot.decide({ view, ask, sample: () => sample }, new Sfc32(seed));
  } catch {
    // A bot's error must never stop a game: the caller has a legal answer at hand.
    return undefined;
  }
}
