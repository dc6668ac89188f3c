import { type AskView, type Json, type Setup, Sfc32 } from '@shambles/engine';
import { type Bot, findBot } from '@shambles/players';
import { findSystem } from '@shambles/systems';

/** All that a bot is told: what a person in its seat would see. */
export interface Thought {
  readonly system: string;
  readonly setup: Setup;
  /** Tells setups apart. */
  readonly digest: string;
  readonly bot: string;
  readonly view: Json;
  readonly ask: AskView;
  /** A legal answer drawn at random. */
  readonly sample: Json;
  readonly seed: string;
}

/** Bots made for the setups met last: reading a book again for each answer would cost more than the answer. */
const made = new Map<string, Bot>();
const KEPT = 16;

/** What a bot answers; undefined where it errs. */
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
    // A bot's fault must never stop a game: whoever asked has a legal answer at hand.
    return undefined;
  }
}
