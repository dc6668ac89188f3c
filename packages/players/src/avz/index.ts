import type { Book, View } from '@shambles/avz';
import type { Random } from '@shambles/engine';
import type { Bot, BotSpec, Turn } from '../bot.js';
import { alienAnswer } from './aliens/aliens.js';
import { look } from './sight.js';
import { ALIEN_WEIGHTS, type Weights, ZOMBIE_WEIGHTS } from './weights.js';
import { zombieAnswer } from './zombies/zombies.js';

/** Plays either side of Aliens vs. Zombies by what its counters are worth and what the dice will bring. */
export function sensible(alien: Weights = ALIEN_WEIGHTS, zombie: Weights = ZOMBIE_WEIGHTS): BotSpec {
  return {
    id: 'sensible',
    title: 'Sensible: weighs the odds of every fight',
    make: (book): Bot => ({
      decide(turn: Turn, random: Random) {
        const view = turn.view as View;
        const aliens = turn.ask.seat === 'alien';
        const sight = look(view, book as Book, aliens ? alien : zombie);
        return (aliens ? alienAnswer(turn, sight) : zombieAnswer(turn, sight)) ?? turn.sample(random);
      },
    }),
  };
}
