import type { BotSpec } from './bot.js';

/** Any legal answer of any system. */
export const RANDOM: BotSpec = {
  id: 'random',
  title: 'Anything legal',
  make: () => ({ decide: (turn, random) => turn.sample(random) }),
};
