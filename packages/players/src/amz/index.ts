import { type Book, DEAD, type View } from '@shambles/amz';
import type { Bot, BotSpec, Turn } from '../bot.js';
import { deadAnswer, Nearing } from './dead.js';
import { livingAnswer, type Sent } from './living.js';
import { look } from './look.js';

/** Plays Ambush Z: the Living go for their objectives and keep out of the way of the dead, which come for them. */
export function ambush(): BotSpec {
  return {
    id: 'sensible',
    title: 'Sensible: goes for the objectives and keeps away from the dead',
    titles: { zombies: 'Sensible: comes when they are as near as they get' },
    make: (book): Bot => {
      const sent: Sent = new Map();
      const nearing = new Nearing();
      return {
        decide(turn: Turn, random) {
          const seen = look(turn.view as View, book as Book);
          const answer =
            turn.ask.seat === DEAD ? deadAnswer(turn, seen, nearing) : livingAnswer(turn, seen, sent);
          return answer ?? turn.sample(random);
        },
      };
    },
  };
}
