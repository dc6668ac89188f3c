import type { Book, View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import type { Bot, BotSpec, Turn } from '../bot.js';
import { livesOn } from './campaign.js';
import { aims, group, melee, weapon } from './choices.js';
import { explores, isRaiding, mayExplore } from './contact.js';
import { onDayOne } from './day-one.js';
import { type Memory, nextDeed } from './deeds.js';
import { comesAt, comesBy } from './doors.js';
import { legOf, nextDrive, pace, turnTo } from './driving.js';
import { whereTo } from './going.js';
import { ids } from './ids.js';
import { loots } from './looting.js';
import { planned } from './plan.js';
import { brakes, walksRoad } from './road.js';

/** Plays a band of Better Dead Than Zed: gets its people away if that is the goal, else shoots and holds its ground. */
export function betterDead(): BotSpec {
  return {
    id: 'sensible',
    title: 'Sensible: gets its people away, and shoots what comes near',
    make: (book): Bot => {
      const memory: Memory = { last: '', tried: new Set() };
      return {
        decide(turn: Turn, random) {
          return answer(turn, turn.view as View, book as Book, memory) ?? turn.sample(random);
        },
      };
    },
  };
}

function answer({ ask }: Turn, view: View, book: Book, memory: Memory): Json | undefined {
  const { code } = ask;
  const all = ids(ask.shape);
  switch (code) {
    case 'activate':
      return activates(all, view, book);
    case 'deed':
      return nextDeed(view, book, ask, memory);
    case 'move':
    case 'enter':
      return goes(view, book, ask, memory);
    case 'enter-by':
      return isRaiding(view) ? comesBy(view, book, ask) : all[0];
    case 'enter-at':
      return isRaiding(view) ? comesAt(view, book, ask) : undefined;
    case 'come-in':
    case 'come-up':
    case 'fight-with':
      return [...all];
    case 'ready':
    case 'contact':
    case 'away-fire':
    case 'who-drives':
    case 'ram-missed':
      return all[0];
    case 'step':
      return 'stay';
    case 'pace':
      return brakes(view, ask) ?? pace(view, book, ask);
    case 'drive':
      return nextDrive(view, book, ask);
    case 'leg':
      return legOf(ask);
    case 'turn':
      return turnTo(view, book, ask);
    case 'fast-others':
    case 'group':
    case 'charge-with':
      return group(code, all, view, book);
    case 'melee-dice':
      return melee(view, ask);
    case 'aim':
      return aims(view, book, ask);
    case 'weapon':
    case 'recruits':
    case 'takes-more':
    case 'start':
      return weapon(ask);
    case 'lay':
    case 'look':
      return 'play';
    case 'attack':
      return 'leave';
    case 'free-will':
      return all[0];
    default:
      return code.startsWith('day-') ? onDayOne(view, ask) : (livesOn(ask, view) ?? loots(ask, view));
  }
}

/** Moves: on the road, in search of buildings, or in the fight. */
function goes(view: View, book: Book, ask: AskView, memory: Memory): Json | undefined {
  if (ask.shape.kind === 'spot' && isRaiding(view)) {
    memory.plan = planned(view, book, memory.plan);
    if (mayExplore(view, ask.shape.figure, memory.plan)) return explores(view, book, ask, memory.plan);
  }
  return walksRoad(view, book, ask) ?? whereTo(view, book, ask);
}

/** The next to activate: movers if somebody has to get away; else those that stay, unless nobody can be shot at. */
function activates(all: readonly string[], view: View, book: Book): string | undefined {
  const wants =
    book.scenario.goal || view.encounter?.kind === 'day-one' || view.zeds.length === 0
      ? ['move', 'recover']
      : ['move', 'stay', 'recover'];
  for (const how of wants) {
    const found = all.find((id) => id.startsWith(`${how} `));
    if (found !== undefined) return found;
  }
  return all[0];
}
