import { type AnySystem, SetupError } from '@shambles/engine';
import { ambush } from './amz/index.js';
import { sensible } from './avz/index.js';
import { betterDead } from './bdz/index.js';
import type { BotSpec } from './bot.js';
import { fadeToBlack } from './ftb/index.js';
import { RANDOM } from './random.js';
import { survivor } from './ros/index.js';

/** Bots made for each system, by its id. */
const BOTS: { readonly [system: string]: readonly BotSpec[] } = {
  amz: [ambush()],
  avz: [sensible()],
  bdz: [betterDead()],
  ftb: [fadeToBlack()],
  ros: [survivor()],
};

/** Bots that can play a seat of this system, the best first. */
export function botsFor(system: AnySystem): readonly BotSpec[] {
  return [...(BOTS[system.id] ?? []), RANDOM];
}

/** The bot with this id. Throws a SetupError that lists the bots there are. */
export function findBot(system: AnySystem, id: string): BotSpec {
  const bots = botsFor(system);
  const bot = bots.find((b) => b.id === id);
  if (!bot)
    throw new SetupError(
      `There is no bot "${id}" for ${system.id}; there are ${bots.map((b) => b.id).join(', ')}.`,
    );
  return bot;
}

export { answerBy, type Bot, type BotSpec, type Turn, titleIn } from './bot.js';
export { makeFor } from './seated.js';
