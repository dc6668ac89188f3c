import type { AskView, Gist, Json } from '@shambles/engine';
import { type Bar, bar } from '../asking/bar.js';
import type { Book } from '../book.js';
import { climbing, giving, healing, type Uses } from '../cards/aid.js';
import { assisting } from '../cards/assist.js';
import type { RosWorld } from '../facts.js';
import { noThrow } from '../fighting/grenades.js';
import { noMelee } from '../fighting/melee.js';
import { loadedGuns, noReload, noShot, shotsOf } from '../fighting/shooting.js';
import { hindrance } from '../ground/contact.js';
import { cardRow } from '../house/rows.js';
import { type Card, cardsOf, type Gun, LONG_GUNS, PLAYS, type Play } from '../kinds.js';
import { HIT_SLOWS } from '../moving/going.js';
import { noOrder } from '../nps/orders.js';
import type { RuleId } from '../register.js';
import { type Person, shotsIn } from '../state.js';
import type { View } from '../view.js';
import { word } from './said.js';
import { mine, worldOf } from './world.js';

const GUNS: readonly Gun[] = ['pistol', ...LONG_GUNS];

/** The rule behind each reason why a card would have no effect. */
const RULES: { readonly [why: string]: RuleId } = {
  helpless: 'ROS-R-down',
  'on-a-ladder': 'ROS-D-ladder',
  'no-foe': 'ROS-melee-when',
  'no-shots': 'ROS-shoot-clip',
  'no-target': 'ROS-shoot',
  'no-sniper': 'ROS-card-SNIPE',
  'no-reload': 'ROS-card-RELOAD',
  full: 'ROS-card-RELOAD',
  'no-ladder': 'ROS-card-CLIMB',
  'no-kit': 'ROS-card-FIRSTAID',
  'nobody-to-heal': 'ROS-injury-heal',
  'nobody-to-give': 'ROS-card-GIVE',
  'nobody-to-assist': 'ROS-card-ASSIST',
  'no-grenade': 'ROS-card-GRENADE',
  'nobody-hears': 'ROS-card-ORDER',
};

/** Why a card would have no effect now; undefined if it is of use. ROS-card-wasted. */
export function useless(w: RosWorld, p: Person, card: Card): Bar | undefined {
  const why = whyOf(w, p, card);
  return why === undefined
    ? undefined
    : bar(RULES[why] ?? 'ROS-card-wasted', 'useless', { why: word(`why.${why}`) });
}

function whyOf(w: RosWorld, p: Person, card: Card): string | undefined {
  switch (card) {
    case 'run':
    case 'both':
      return hindrance(p);
    case 'shoot':
      return noShot(w, p, card);
    case 'snipe':
      return p.main === 'sniper rifle' ? noShot(w, p, card) : (hindrance(p) ?? 'no-sniper');
    case 'melee':
      return noMelee(w, p);
    case 'reload':
      return noReload(w.book, p) === 'no-reload' && hasReload(p) ? 'full' : noReload(w.book, p);
    case 'grenade':
      return noThrow(p);
    case 'order':
      return noOrder(w, p);
    default: {
      const why = hindrance(p);
      if (why !== undefined && !(card === 'climb' && why === 'on-a-ladder')) return why;
      const uses = usesOf(w, p, card);
      return uses.ways.length === 0 ? uses.why : undefined;
    }
  }
}

/** True if a survivor carries a reload for a gun that it has. */
const hasReload = (p: Person): boolean =>
  GUNS.some((gun) => shotsIn(p, gun) >= 0 && p.minor.includes(`${gun} reload`));

function usesOf(w: RosWorld, p: Person, card: 'climb' | 'give' | 'first-aid' | 'assist'): Uses<object> {
  switch (card) {
    case 'climb':
      return climbing(w, p);
    case 'give':
      return giving(w, p);
    case 'first-aid':
      return healing(w, p);
    case 'assist':
      return assisting(w, p);
  }
}

// ------------------------------------------------------------------ what a card does

/** What a card does for its survivor, or why it would come to nothing as things stand. ROS-card-wasted. */
export function gist(view: View, ask: AskView, value: Json, book: Book): Gist | undefined {
  if (ask.code !== 'card' || ask.seat !== view.seat) return undefined;
  const w = worldOf(view, book);
  const p = mine(w, ask.seat);
  const play = PLAYS.find((each) => each === value);
  if (!p || !play) return undefined;
  const whys = cardsOf(play).flatMap((card) => whyOf(w, p, card) ?? []);
  const vain = whys.length === cardsOf(play).length;
  // The card's own name says that nobody hears an order.
  const why = whys.find((each) => each !== 'nobody-hears');
  if (why) return { line: { key: 'gist.vain', values: { why: word(`why.${why}`) } }, vain };
  return vain ? undefined : { line: doing(w, p, play), vain };
}

function doing(w: RosWorld, p: Person, play: Play): Gist['line'] {
  if (play === 'run') return { key: 'gist.run', values: { cm: goes(w, p, play) } };
  if (play === 'shoot' || play === 'snipe')
    return { key: `gist.${play}`, values: { count: shots(w, p, play) } };
  if (play !== 'both') return { key: `gist.${play}` };
  const count = shots(w, p, play);
  const cm = goes(w, p, play);
  return count > 0
    ? { key: 'gist.both', values: { cm, count } }
    : { key: 'gist.both-unloaded', values: { cm } };
}

/** How far a card takes the survivor; hits slow it. ROS-injury-effect. */
const goes = (w: RosWorld, { hits }: Person, card: Card): number =>
  Math.max(0, cardRow(w.book, card).move - HIT_SLOWS * hits);

/** The most shots that a card gives with one loaded gun. ROS-card-SHOOT, ROS-shoot-clip. */
const shots = (w: RosWorld, p: Person, card: Card): number =>
  Math.max(
    0,
    ...loadedGuns(w.book, p, card).map((gun) => Math.min(shotsOf(w.book, card, gun), shotsIn(p, gun))),
  );
