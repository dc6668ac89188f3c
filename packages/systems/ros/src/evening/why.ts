import type { AskView, Line, Try, WhyNot } from '@shambles/engine';
import { type Bar, bar, isBar } from '../asking/bar.js';
import type { Book } from '../book.js';
import { noDeed, type Verb } from '../cards/deeds.js';
import { one } from '../facts/lines.js';
import type { RosWorld } from '../facts.js';
import { loadedGuns, shootingCard } from '../fighting/shooting.js';
import { shotOn } from '../fighting/targets.js';
import { touchesMarker } from '../ground/ladders.js';
import { CARDS, type Card, cardsOf, type Gun } from '../kinds.js';
import { allowance } from '../moving/going.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';
import { CONTACT, tableOf } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { word } from './said.js';
import { useless } from './useless.js';
import { mine, worldOf } from './world.js';

const FIRE = 'fire';
const VERBS: readonly Verb[] = [
  'open',
  'close',
  'bar',
  'unbar',
  'search',
  'fence',
  'stairs',
  'board',
  'leave',
];

/** Limit on the Zeds listed that cannot be shot at, nearest first. */
const NEAREST = 3;

/**
 * Why a survivor cannot do something: "fire pistol" at a Zed, play a card, "move", or a deed at something on the way.
 * Before cards are turned up any card may be played, so there is no reason to give. ROS-seq-1.
 */
export function whyNot(
  view: View,
  actor: string,
  deed: string,
  target: string | undefined,
  book: Book,
): WhyNot<RuleId> | undefined {
  const [verb = '', gun] = deed.split(/ (.*)/);
  const card = CARDS.find((each) => each === deed);
  const goes = VERBS.find((each) => each === deed);
  if (verb !== FIRE && deed !== 'move' && !card && !goes) return undefined;
  const w = worldOf(view, book);
  if (actor !== view.seat) return bar('ROS-U-seats', 'not-yours');
  const p = mine(w, actor);
  if (!p || w.s.step < 3) return undefined;
  if (verb === FIRE) return noFire(w, p, gun as Gun | undefined, target);
  if (card) return cardLies(w, p, card);
  if (deed === 'move') return noMove(w, p);
  return goes && target !== undefined ? noDeed(w, p, allowance(w.book, p), goes, target) : undefined;
}

/**
 * Why a card is of no use or not the one played: a card turned up stays, and no other is played this turn. ROS-seq-2.
 */
function cardLies(w: RosWorld, p: Person, card: Card): Bar | undefined {
  if (cardsOf(p.play).includes(card)) return useless(w, p, card);
  const values = { who: one(p.id), card: word(`card.${p.play}`) };
  return p.play === '' ? bar('ROS-seq-1', 'no-card', values) : bar('ROS-seq-2', 'card-stands', values);
}

function noFire(w: RosWorld, p: Person, gun: Gun | undefined, target: string | undefined): Bar | undefined {
  const card = shootingCard(p);
  if (!card) return cardLies(w, p, 'shoot');
  const zed = w.s.zeds.find((z) => z.id === target);
  if (!zed) return useless(w, p, card === 'both' ? 'shoot' : card);
  const guns = gun === undefined ? loadedGuns(w.book, p, card) : [gun];
  const found = guns.map((each) => shotOn(tableOf(w), p, zed, each, card, w.s.turn));
  if (found.length === 0) return useless(w, p, 'shoot');
  return found.every((each) => isBar(each)) ? found[0] : undefined;
}

/** Why a survivor cannot move. ROS-card-RUN, ROS-card-BOTH, ROS-injury-effect. */
function noMove(w: RosWorld, p: Person): Bar | undefined {
  const card = cardsOf(p.play).find((c) => c === 'run' || c === 'both');
  if (!card) return cardLies(w, p, 'run');
  const why = useless(w, p, card);
  if (why || allowance(w.book, p) > 0) return why;
  const values = { who: one(p.id), count: p.hits };
  return p.used > 0 ? bar('ROS-seq-5', 'all-gone', values) : bar('ROS-injury-effect', 'too-hurt', values);
}

/**
 * The options on offer, and those that a survivor lacks: Zeds nearby that it cannot shoot at, and things that it
 * touches.
 */
export function tries(view: View, ask: AskView, book: Book): Try[] {
  const w = worldOf(view, book);
  const p = mine(w, view.seat);
  if (!p || ask.seat !== p.id) return [];
  if (ask.code === 'target' && ask.shape.kind === 'choose') return shots(w, p, ask);
  return ask.code === 'move' ? deeds(w, p, ask) : [];
}

function shots(w: RosWorld, p: Person, { line, shape }: AskView): Try[] {
  const gun = String(line.values?.gun);
  const offered = shape.kind === 'choose' ? shape.options : [];
  const ids = offered.map(({ id }) => id);
  const table = tableOf(w);
  const shown = offered.map((option): Try => {
    const shot = option.id !== 'hold';
    return {
      actor: p.id,
      deed: shot ? `${FIRE} ${gun}` : 'hold',
      ...(shot && { target: option.id }),
      line: option.line,
      answer: option.id,
    };
  });
  const missed = w.s.zeds
    .filter((z) => z.mode !== 'waiting' && !ids.includes(z.id))
    .map(({ id }) => ({ id, gap: table.gap(p.id, id) }))
    .sort((a, b) => a.gap - b.gap || (a.id < b.id ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ id }) => tried(w, p, `${FIRE} ${gun}`, id, 'shot'));
  return [...shown, ...missed];
}

function tried(w: RosWorld, p: Person, deed: string, target: string, key: string = deed): Try {
  const line: Line = { key: `try.${key}`, values: { name: nameOf(w.book, target) } };
  return { actor: p.id, deed, target, line };
}

/** Deeds for touched doors, fences, markers and vehicles: those on offer, and those that are not. */
function deeds(w: RosWorld, p: Person, { shape }: AskView): Try[] {
  if (shape.kind !== 'spot' || p.inside !== '') return [];
  const offered = shape.options.flatMap(({ id, line, on }): Try[] => {
    const verb = VERBS.find((each) => each === id.split(' ')[0]);
    return verb && on !== undefined ? [{ actor: p.id, deed: verb, target: on, line, answer: id }] : [];
  });
  const known = new Set(offered.map(({ deed, target }) => `${deed} ${target}`));
  return [
    ...offered,
    ...inReach(w, p)
      .filter(([verb, on]) => !known.has(`${verb} ${on}`))
      .map(([verb, on]) => tried(w, p, verb, on)),
  ];
}

/** Deeds for the things that a survivor touches. */
function inReach(w: RosWorld, p: Person): [Verb, string][] {
  const table = tableOf(w);
  const doors = table.doorsAt(p).flatMap((id): [Verb, string][] => {
    const state = w.s.doors.find((d) => d.id === id)?.state;
    if (state === 'gone' || state === undefined) return [];
    return [[state === 'open' ? 'close' : 'open', id]];
  });
  return [
    ...doors,
    ...w.s.finds.filter((f) => touchesMarker(table, p, f)).map((f): [Verb, string] => ['search', f.id]),
    ...table.fencesAt(p).map((id): [Verb, string] => ['fence', id]),
    ...w.s.vehicles
      .filter((v) => p.level === 0 && table.gapToVehicle(v.id, p) <= CONTACT)
      .map((v): [Verb, string] => ['board', v.id]),
  ];
}
