import type { AskView, Consequence, Json, Reply, Ruled } from '@shambles/engine';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import type { RosWorld } from '../facts.js';
import { felledByBlasts } from '../fighting/blast.js';
import { clubOf, foes } from '../fighting/melee.js';
import { loadedGuns, shootingCard } from '../fighting/shooting.js';
import { type Mark, markOn } from '../fighting/targets.js';
import { cardRow, factorRow, heardWithin, mutantRow, thrownRow } from '../house/rows.js';
import { type Card, cardsOf, type Gun, PLAYS, type Play, type Thrown } from '../kinds.js';
import { HIT_SLOWS, tenths } from '../moving/going.js';
import type { RuleId } from '../register.js';
import { preview } from '../rulers/preview.js';
import { living, type Person, shotsIn, type Zed, zedOf } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { moved } from './moves.js';
import { replies, ruleOf, says, word } from './said.js';
import { useless } from './useless.js';
import { mine, worldOf } from './world.js';

/** What an answer by a survivor's player would lead to: a card, a move, a shot, a blow or a throw. */
export function consequence(
  view: View,
  ask: AskView,
  value: Json,
  book: Book,
): Consequence<RuleId> | undefined {
  const w = worldOf(view, book);
  const p = mine(w, ask.seat);
  if (!p || ask.seat !== view.seat) return undefined;
  switch (ask.code) {
    case 'card':
      return carded(w, p, String(value));
    case 'move':
      return moved(view, w, p, ask, value);
    case 'gun':
      return { ...EMPTY, ...gunSays(p, value as Gun), hears: loud(w, p, value as Gun) };
    case 'target':
      return shotAt(view, w, p, ask, value);
    case 'melee':
    case 'strike':
      return blow(view, w, p, ask, value);
    case 'throw':
      return thrown(view, w, p, ask, value);
    default:
      return undefined;
  }
}

const EMPTY = { odds: [], answers: [], hears: [], costs: [], rays: [] } as const;

// ------------------------------------------------------------------ cards

/** A card: whether it would have no effect now, what strikes before it is used, and what hits take off it. */
function carded(w: RosWorld, p: Person, value: string): Consequence<RuleId> | undefined {
  const play = PLAYS.find((each) => each === value);
  if (!play) return undefined;
  const cards = cardsOf(play);
  return {
    ...EMPTY,
    ...says(ruleOf(play), 'consequence.card', { who: one(p.id), card: word(`card.${play}`) }),
    // What is said is said before they strike. ROS-D-order-when.
    answers: cards.includes('melee') ? [] : strikes(w, p, play === 'order' ? 'left' : 'strike'),
    hears: cards.includes('shoot') ? loud(w, p, 'assault rifle', 'shoot') : [],
    costs: [...cards.flatMap((card) => useless(w, p, card) ?? []), ...hurts(w, p, play)],
  };
}

/** Zeds in contact that strike in step 4 without a roll, less `fewer` struck down before. ROS-melee-damage. */
function strikes(w: RosWorld, { id }: Person, key: 'strike' | 'left', fewer = 0): Reply<RuleId>[] {
  // A Hunter or Witch strikes whom it pins, and nobody else. ROS-hunter-pin.
  const on = foes(w, id).filter((zed) => ['', id].includes(zedOf(w.s, zed).pins));
  const count = on.length - fewer;
  return count > 0 ? [replies(id, says('ROS-melee-damage', `answers.${key}`, { count }))] : [];
}

/** Zeds that still strike if a blow hits: a Tank stays on its feet. ROS-tank-immune. */
function leftBy(w: RosWorld, p: Person, zed: Zed | undefined): Reply<RuleId>[] {
  const last = (mutantRow(w.book, 'tank').hits as number) - 1;
  const stands = zed?.kind === 'tank' && zed.hits < last;
  return strikes(w, p, 'left', stands ? 0 : 1);
}

/** What a survivor's hits take off a card's movement and shots. ROS-injury-effect. */
function hurts(w: RosWorld, { hits }: Person, play: Play): Ruled<RuleId>[] {
  if (hits === 0) return [];
  const rows = cardsOf(play).map((each) => cardRow(w.book, each));
  const slow = rows.some(({ move }) => move > 0);
  const shoots = rows.some(({ shots }) => shots > 0);
  return [
    ...(slow ? [says('ROS-injury-effect', 'costs.slow', { cm: HIT_SLOWS * hits })] : []),
    ...(shoots ? aims(factorRow(w.book, 'hit').mod * hits) : []),
  ];
}

/** What hits change about the score of each shot. ROS-factor-hits. */
function aims(mod: number): Ruled<RuleId>[] {
  if (mod === 0) return [];
  return [
    mod < 0
      ? says('ROS-factor-hits', 'costs.unsteady', { less: -mod })
      : says('ROS-factor-hits', 'costs.steadied', { more: mod }),
  ];
}

// ------------------------------------------------------------------ shots

function gunSays(p: Person, gun: Gun): Ruled<RuleId> {
  return says('ROS-shoot', 'consequence.gun', { gun: word(`weapon.${gun}`), left: shotsIn(p, gun) });
}

/** Automatic fire is loud from its first shot. ROS-D-loud. */
function loud(w: RosWorld, p: Person, gun: Gun, card: Card | undefined = shootingCard(p)): Reply<RuleId>[] {
  const fires = gun === 'assault rifle' && card === 'shoot' && p.fired === 0;
  return fires && card && loadedGuns(w.book, p, card).includes(gun)
    ? [heard(w, p.id, 'ROS-D-loud', 'automatic')]
    : [];
}

/** A loud noise wakes the nearest hidden horde and draws Zeds. ROS-R-loud, ROS-horde-noise. */
function heard(w: RosWorld, who: string, rule: RuleId, what: string): Reply<RuleId> {
  return replies(who, says(rule, `hears.${what}`, { cm: heardWithin(w.book, 'loud noise') }));
}

function aimOn(w: RosWorld, p: Person, zed: Zed): Mark | undefined {
  const card = shootingCard(p);
  return card && markOn(tableOf(w), p, zed, card, w.s.turn);
}

/** What is added to the die of a shot and taken off it. ROS-T-factors. */
function aimed(book: Book, mark: Mark | undefined): Ruled<RuleId>[] {
  const counted = (mark?.factors ?? []).filter(({ mod }) => mod !== 0);
  return counted.map(({ factor, mod }) =>
    says(factorRow(book, factor).rule, mod > 0 ? 'dice.plus' : 'dice.minus', {
      mod,
      less: -mod,
      why: word(`factor.${factor}`),
    }),
  );
}

function shotAt(
  view: View,
  w: RosWorld,
  p: Person,
  ask: AskView,
  value: Json,
): Consequence<RuleId> | undefined {
  const gun = ask.line.values?.gun as Gun;
  const zed = w.s.zeds.find((z) => z.id === value);
  if (!zed) return undefined;
  const table = tableOf(w);
  const mark = aimOn(w, p, zed);
  const inside = p.inside !== '' || table.houseOf(p) !== undefined;
  const left = Math.max(0, shotsIn(p, gun) - 1);
  return {
    ...EMPTY,
    ...says('ROS-shoot', 'consequence.shot', { gun: word(`weapon.${gun}`), name: nameOf(w.book, zed.id) }),
    on: zed.id,
    distance: tenths(mark?.range ?? table.gap(p.id, zed.id)),
    odds: preview(view, ask, value, w.book),
    dice: aimed(w.book, mark),
    hears: loud(w, p, gun),
    answers: inside ? [replies(p.id, says('ROS-U-priority', 'answers.known'))] : [],
    costs: [says('ROS-shoot-clip', 'costs.clip', { gun: word(`weapon.${gun}`), count: left })],
    rays: [{ from: p.id, to: zed.id, kind: 'fire' }],
  };
}

// ------------------------------------------------------------------ hand to hand, thrown

/**
 * A push removes up to a die roll of Zeds; a weapon strikes one. Zeds still standing in contact strike back.
 * ROS-melee-push.
 */
function blow(
  view: View,
  w: RosWorld,
  p: Person,
  ask: AskView,
  value: Json,
): Consequence<RuleId> | undefined {
  const club = clubOf(p);
  const push = value === 'push';
  const on = ask.code === 'strike' ? { on: String(value) } : {};
  const saw = club === 'chainsaw' && !push;
  const rule: RuleId = push ? 'ROS-melee-push' : 'ROS-melee-weapon';
  const line = push
    ? says(rule, 'consequence.push', { count: foes(w, p.id).length })
    : says(rule, 'consequence.strike', { weapon: word(`weapon.${club}`) });
  return {
    ...EMPTY,
    ...line,
    ...on,
    odds: preview(view, ask, value, w.book),
    answers: push
      ? []
      : leftBy(
          w,
          p,
          w.s.zeds.find(({ id }) => id === value),
        ),
    hears: saw ? [heard(w, p.id, 'ROS-R-loud', 'chainsaw')] : [],
  };
}

function thrown(
  view: View,
  w: RosWorld,
  p: Person,
  ask: AskView,
  value: Json,
): Consequence<RuleId> | undefined {
  const what = ask.line.values?.what as Thrown;
  const at = spotOf(ask, value);
  if (!at) return undefined;
  const { radius, rule, loud: bangs, knocksDown, alight } = thrownRow(w.book, what);
  const catches = alight > 0 || (knocksDown && felledByBlasts(w.book));
  const table = tableOf(w);
  const spot = { x: at[0], y: at[1], level: at[2] };
  // Flames and blasts reach into vehicles, and NPS are survivors too. ROS-D-living.
  const friends = catches
    ? living(w.s).filter((q) => q.level === at[2] && table.gapTo(spot, q.id) <= radius)
    : [];
  return {
    ...EMPTY,
    ...says(rule, 'consequence.throw', { thing: word(`thing.${what}`) }),
    odds: preview(view, ask, value, w.book),
    answers: friends.map((q) => replies(q.id, says(rule, 'answers.caught', { who: one(q.id) }))),
    hears: bangs ? [heard(w, p.id, 'ROS-R-loud', 'blast')] : [],
    costs: [says('ROS-card-GRENADE', 'costs.thrown', { thing: word(`thing.${what}`) })],
  };
}

function spotOf({ shape }: AskView, value: Json): readonly [number, number, number] | undefined {
  if (shape.kind !== 'spot') return undefined;
  if (Array.isArray(value)) return [Number(value[0]), Number(value[1]), Number(value[2] ?? shape.from[2])];
  return shape.options.find((o) => o.id === value)?.at;
}
