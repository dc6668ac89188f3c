import { Choose, type Rule } from '@shambles/engine';
import { rules } from './decide.js';
import { tenSided } from './dice.js';
import type { RosWorld } from './facts.js';
import { cardsOf, type Play } from './kinds.js';
import { foes } from './melee.js';
import { orderEnds, ordersSpoken, placeOfFind } from './orders.js';
import { living, type Person, type Place, personOf, placeOf } from './state.js';
import { tableOf } from './table.js';
import { nameOf } from './words.js';

/** What an NPS does this turn: an action named like a card, where it goes, and the line of the table that says so. */
export interface Judgement {
  readonly play: Play | '';
  readonly line: number;
  readonly goal?: 'away' | Place;
}

const CLOSE = 10;
const IN_RANGE = 30;
const COMPANY = 20;

/** ROS-seq-2. Orders are spoken; then each NPS is given its action for the turn. ROS-R-nps-steps. */
export function* nameActions(w: RosWorld): Rule<void> {
  yield* ordersSpoken(w);
  for (const p of living(w.s)) if (p.kind === 'nps' && !p.trapped) yield* nameAction(w, p);
}

function* nameAction(w: RosWorld, p: Person): Rule<void> {
  const why = orderEnds(w, p);
  if (why !== undefined) w.happen({ is: 'order-over', cause: 'ROS-order-last', to: 'all', who: p.id, why });
  const judged = yield* judge(w, p);
  const play = yield* rules(
    w,
    'ROS-U-nps',
    'nps-does',
    new Choose(ACTIONS, { line: (id) => ({ key: `card.${id}` }) }),
    () => judged.play || 'stay',
    { who: nameOf(w.book, p.id), proposed: judged.play || 'stay' },
  );
  w.happen({
    is: 'nps-does',
    cause: judged.line === 7 ? 'ROS-order-follower' : judged.line === 5 ? 'ROS-order-last' : 'ROS-U-nps',
    to: 'all',
    who: p.id,
    play: play === 'stay' ? '' : (play as Play),
    line: judged.line,
    goal: judged.goal,
  });
}

const ACTIONS = ['stay', 'run', 'shoot', 'both', 'melee', 'reload', 'climb'];

/** A gun with something in it. */
export function loaded(p: Person): boolean {
  return p.pistol > 0 || p.clip > 0;
}

/** Without a melee weapon and without a gun that has ammunition. ROS-order-unarmed. */
export function unarmed(p: Person): boolean {
  return !loaded(p) && p.main === '';
}

/** Standing Zeds that it sees within so many cm, nearest first. */
export function zedsInSight(w: RosWorld, p: Person, within: number): string[] {
  const table = tableOf(w);
  return w.s.zeds
    .filter((z) => z.mode !== 'waiting' && !z.down)
    .map((z) => ({ id: z.id, off: table.gap(p.id, z.id) }))
    .filter(({ id, off }) => off <= within && table.sees(p.id, id) !== 'no')
    .sort((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** ROS-U-nps. The first line of the table that fits. ROS-T-nps. */
export function* judge(w: RosWorld, p: Person): Rule<Judgement> {
  if (p.down || p.pinned !== '') return { play: '', line: 1 };
  if (foes(w, p.id).length > 0) {
    if (p.character !== 'nervous') return { play: 'melee', line: 2 };
    const flees = yield* nerve(w);
    return flees ? { play: 'run', line: 2, goal: 'away' } : { play: 'melee', line: 2 };
  }
  if (zedsInSight(w, p, CLOSE).length > 0) {
    if (unarmed(p)) return { play: 'run', line: 3, goal: 'away' };
    if (loaded(p))
      return p.character === 'nervous' ? { play: 'both', line: 4, goal: 'away' } : { play: 'shoot', line: 4 };
  }
  const ordered = carryOut(w, p);
  if (ordered) return { ...ordered, line: 5 };
  if (needsReload(p)) return { play: 'reload', line: 6 };
  const led = follow(w, p);
  if (led) return { ...led, line: 7 };
  if (!unarmed(p) && loaded(p) && zedsInSight(w, p, IN_RANGE).length > 0)
    return { play: p.character === 'nervous' ? '' : 'shoot', line: 8 };
  if (p.character !== 'nervous') return { play: '', line: 9 };
  const company = nearestSurvivor(w, p);
  return company ? { play: 'run', line: 9, goal: placeOf(company) } : { play: '', line: 9 };
}

/** A nervous NPS in melee runs on 0 to 4. */
export function* nerve(w: RosWorld): Rule<boolean> {
  return (yield* tenSided(w, 'ROS-U-nps', 'nerve', { upTo: 4 })) <= 4;
}

function needsReload(p: Person): boolean {
  return (
    (p.pistol === 0 && p.minor.includes('pistol reload')) ||
    (p.main !== '' && p.clip === 0 && p.minor.some((m) => m === `${p.main} reload`))
  );
}

/** An order that is not finished, as this turn's action. */
function carryOut(w: RosWorld, p: Person): Omit<Judgement, 'line'> | undefined {
  const { order } = p;
  if (!order) return undefined;
  switch (order.do) {
    case 'run':
      return { play: 'run', goal: order.to };
    case 'take': {
      const at = placeOfFind(w.s, order.what);
      return at && { play: 'run', goal: at };
    }
    case 'shoot':
      return zedsInSight(w, p, Number.POSITIVE_INFINITY).length > 0 ? { play: 'shoot' } : { play: '' };
    case 'guard': {
      const ward = order.what === 'here' ? undefined : personOf(w.s, order.what);
      if (ward && tableOf(w).gap(p.id, ward.id) > CLOSE) return { play: 'run', goal: placeOf(ward) };
      return loaded(p) && zedsInSight(w, p, IN_RANGE).length > 0 ? { play: 'shoot' } : { play: '' };
    }
    case 'melee':
      return { play: 'melee' };
    case 'follow':
      return undefined;
  }
}

/** The same card as whom it follows, or after it when that is more than 10 cm off. ROS-order-follower. */
function follow(w: RosWorld, p: Person): Omit<Judgement, 'line'> | undefined {
  const leader = living(w.s).find((q) => q.id === p.leader);
  if (!leader) return undefined;
  const goal = placeOf(leader);
  if (leader.inside === '' && tableOf(w).gap(p.id, leader.id) > CLOSE) return { play: 'run', goal };
  const play = leader.play.startsWith('order') ? (leader.play.split('+')[1] ?? '') : leader.play;
  const moves = cardsOf(play as Play).some((c) => c === 'run' || c === 'both');
  return { play: play as Play | '', goal: moves ? goal : undefined };
}

function nearestSurvivor(w: RosWorld, p: Person): Person | undefined {
  const table = tableOf(w);
  let best: Person | undefined;
  for (const q of living(w.s)) {
    if (q.id === p.id || q.inside !== '' || table.gap(p.id, q.id) > COMPANY) continue;
    if (!best || table.gap(p.id, q.id) < table.gap(p.id, best.id)) best = q;
  }
  return best;
}
