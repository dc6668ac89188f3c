import type { Json, Shape } from '@shambles/engine';
import type { Book, Person, View } from '@shambles/ftb';
import type { Bot, BotSpec, Turn } from '../bot.js';
import { deed, facing, goOn } from './deeds.js';
import { aim, charged, freeWill, grunt, inSight } from './fight.js';
import { isFair, type Look, look } from './look.js';
import { Memory } from './memory.js';
import { load, pack } from './packing.js';
import { spot } from './spots.js';
import { byRep, story, whatOf, worth } from './story.js';

/** Plays a Star and its band: goes for the objective, keeps together and out of sight, shoots what would reach it. */
export function fadeToBlack(): BotSpec {
  return {
    id: 'sensible',
    title: 'Sensible: goes for the objective, and shoots what would reach it',
    make: (book): Bot => {
      const memory = new Memory();
      return {
        decide(turn: Turn, random) {
          const view = turn.view as View;
          return answer(turn, view, book as Book, memory) ?? turn.sample(random);
        },
      };
    },
  };
}

function answer(turn: Turn, view: View, book: Book, memory: Memory): Json | undefined {
  const { code, shape, seat } = turn.ask;
  const between = story(view, book, seat, code, shape);
  if (between !== undefined) return between;
  if (code === 'pack' || code === 'pack-light') return pack(view, seat, shape, memory);
  if (code === 'load' || code === 'hands') return load(view, book, turn.ask);
  const seen = look(view, book, turn.ask);
  return (seen && onTable(seen, code, shape, memory)) ?? either(view, seen, code, shape, turn);
}

/** Answers questions on the table. */
function onTable(seen: Look, code: string, shape: Shape, memory: Memory): Json | undefined {
  const me = seen.view.people.find((p) => p.id === whoIs(seen));
  if (shape.kind === 'spot') return spot(seen, shape);
  switch (code) {
    case 'enter-by':
      return enterBy(seen, shape);
    case 'activate':
      return ids(shape).find((id) => !id.startsWith('pass ')) ?? ids(shape)[0];
    case 'deed':
      return nextDeed(seen, shape, memory);
    case 'face':
      return facing(seen, shape);
    case 'in-sight':
      return inSight(seen, shape);
    case 'in-sight-charge':
      return grunt(shape);
    case 'free-will':
      return freeWill(seen, shape, me);
    case 'aim':
      return aim(seen, shape, me);
    case 'charged':
      return charged(seen, shape, me);
    case 'go-on':
      return goOn(seen);
    case 'robbed':
      return isFair(seen) ? 'in-sight' : 'surrender';
    case 'fire-with':
      return ids(shape)[0];
    case 'fast-some':
      return [...ids(shape)];
    case 'charge-with':
      return [...ids(shape)];
    default:
      return undefined;
  }
}

/** Answers questions about people met, and about luck. */
function either(
  view: View,
  seen: Look | undefined,
  code: string,
  shape: Shape,
  turn: Turn,
): Json | undefined {
  const may = ids(shape);
  const item = (id: string) => worth(whatOf(view, id));
  switch (code) {
    case 'cheat-death':
    case 'medical':
    case 'surprise-fast':
      return true;
    case 'surprise':
      return (seen && isMany(seen) ? ['away', 'fire', 'fight'] : ['fire', 'away', 'fight']).find((id) =>
        may.includes(id),
      );
    case 'melee-arms':
      return 'armed';
    case 'melee-turn':
      return may.find((id) => !view.people.some((p) => p.id === id && p.star)) ?? may[0];
    case 'meet':
      return 'talk';
    case 'lost-elsewhere':
      return may.slice(0, 1);
    case 'law-released':
      return 'go';
    case 'law-disarm':
      return 'hand-over';
    case 'law-arrest':
      return 'go-quietly';
    case 'law-leave':
      return 'leave-table';
    case 'challenge-again':
      return 'give-up';
    case 'recruit':
      return (
        byRep(
          view,
          may.filter((id) => id !== 'nobody'),
        ) ?? 'nobody'
      );
    case 'barter':
      return seen && spare(view, whoIs(seen)).length > 0 ? may[0] : 'nobody';
    case 'barter-item':
    case 'barter-second':
    case 'put-away':
      return [...may].filter((id) => id !== 'none').sort((a, b) => item(a) - item(b))[0];
    case 'barter-trade':
      return worthIn(turn, 'thing') > worthIn(turn, 'mine');
    default:
      return may[0];
  }
}

const ids = (shape: Shape): readonly string[] => ('options' in shape ? shape.options.map((o) => o.id) : []);

/** The person that a question is about. */
function whoIs({ ask }: Pick<Look, 'ask'>): string {
  const who = ask.line.values?.who;
  return typeof who === 'object' && 'noun' in who ? who.noun.replace('person.', '') : '';
}

function worthIn({ ask }: Turn, value: string): number {
  const thing = ask.line.values?.[value];
  return typeof thing === 'object' && 'noun' in thing ? worth(thing.noun.replace('thing.', '')) : 0;
}

/** With this many zombies for each person in a building, running is better than fighting. */
const MANY = 3;

function isMany(look: Look): boolean {
  const p = look.view.people.find((q) => q.id === whoIs(look));
  const house = p && look.table.houseOf(p);
  const inside = (all: readonly { readonly x: number; readonly y: number; readonly level: number }[]) =>
    all.filter((each) => look.table.houseOf(each) === house).length;
  return house !== undefined && inside(look.zeds) >= MANY * Math.max(1, inside(look.mine));
}

/** Items that a person could give away. */
function spare(view: View, who: string): Person['items'] {
  const p = view.people.find((q) => q.id === who);
  return p?.items.filter((i) => !p.hand.includes(i.id) && worth(i.what) < worth('food')) ?? [];
}

/** Enters by the first edge offered, running unless that is noticed. FTB-10.2.1a, FTB-14.7.5c. */
function enterBy({ e }: Look, shape: Shape): string | undefined {
  const may = ids(shape);
  const fast = may.find((id) => id.endsWith(' fast'));
  return e.kind === 'robbery-in-town' ? may[0] : (fast ?? may[0]);
}

function nextDeed(seen: Look, shape: Shape, memory: Memory): string {
  const { e, view } = seen;
  const tries = memory.at(`${view.campaign.chronicle.length} ${e.turn} ${e.acting} ${e.active?.who[0]}`);
  const key = (id: string) => {
    const p = view.people.find((q) => q.id === id.split(' ')[1]);
    return p ? [id, p.x, p.y, p.level, p.used, p.fast, p.acted].join(' ') : id;
  };
  const chosen = deed(seen, shape, (id) => tries.has(key(id)));
  tries.keep(key(chosen));
  return chosen;
}
