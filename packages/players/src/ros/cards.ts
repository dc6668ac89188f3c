import { distance } from '@shambles/field';
import { type Gun, type PersonSeen, type Play, touchesLink } from '@shambles/ros';
import { shots, supply } from './fight.js';
import { bestThrow } from './grenades.js';
import type { Look } from './look.js';
import { aheadOf, companions, isThere, mayLeave, planOf, turnsNeeded } from './plan.js';
import { comingTo, engaged, quietHere } from './threat.js';

/** Survivors that stop to deal with each Zed. */
const TO_A_ZED = 3;

/** The card to play. */
export function card(look: Look): Play | 'torch' {
  const { me } = look;
  // A lit torch is seen by every Zed, and finds hideouts that are better left alone.
  if (me.torch) return 'torch';
  if (me.pinned !== '' || me.down) return 'melee';
  const plan = planOf(look);
  if (me.ladder !== '') return 'climb';
  const held = look.friends.find((p) => p.pinned !== '' && canHelp(look, p));
  // Fire knocks a pinning Zed away more surely than hands do. ROS-D-pin-end.
  if (held && look.contact.length <= 1 && shots(look) > 1) return 'shoot';
  if (held && touches(look, held.id)) return 'assist';
  if (plan.do === 'climb' && plan.what && atLink(look, plan.what)) return 'climb';
  if (look.contact.length > 0) return inContact(look);
  if (plan.do === 'free' && plan.what && touches(look, plan.what)) return 'assist';
  const foes = engaged(look);
  if (foes.length === 0) return atPeace(look);
  if (bestThrow(look)) return 'grenade';
  if (inReachOfSafety(look)) return 'run';
  if (isToHeal(look) && comingTo(look, me).length <= A_FEW) return 'first-aid';
  if (shots(look) === 0) return hasReload(look) && comingTo(look, me).length <= A_FEW ? 'reload' : 'run';
  const move = canShootOnTheMove(look) ? 'both' : 'run';
  if (isLate(look)) return comingTo(look, me).length === 1 ? move : 'run';
  if (foes.length > 4 * team(look).length) return move;
  if (supply(look) <= 3 && comingTo(look, me).length > 1) return 'run';
  if (isOnlyLoud(look) && foes.length < 8) return 'both';
  return mayGoOn(look, foes.length) && !isAhead(look) ? move : 'shoot';
}

/** True if what is left to do leaves little time for fights. */
function isLate(look: Look): boolean {
  const left = look.book.scenario.turns - look.view.turn;
  return turnsNeeded(look) * 1.6 + 1 > left;
}

/** Most hits taken on purpose to get away from Zeds that take turns. ROS-D-push-lock. */
const HITS_FOR_FREEDOM = 1;

/** Most Zeds fought off with a gun, and most hits in all as the price of that. */
const A_FEW = 3;
const HITS_TO_BREAK_OUT = 2;

/** The card with Zeds in contact: push, strike, or go where it must. */
function inContact(look: Look): Play {
  const { me, contact, friends } = look;
  const hits = me.hits + contact.length;
  if (hits <= 2 && bestThrow(look)) return 'grenade';
  if (inReachOfSafety(look) && hits <= 3) return 'run';
  const held = new Set(contact.map((z) => z.id));
  const others = comingTo(look, me).filter(({ zed }) => !held.has(zed.id)).length;
  // Pushed, all of them are down for a turn, which is time to go on.
  if (others === 0) return 'melee';
  const helpers = friends.filter(
    (p) =>
      p.kind === 'ps' &&
      !p.down &&
      p.pinned === '' &&
      p.level === me.level &&
      p.pistol + p.clip > 0 &&
      distance(p, me) <= 25 &&
      !contactOf(look, p),
  );
  const late = isLate(look);
  // Two or three that take turns hold it for ever: one shot down in step 9 does not come in the next step 7.
  if (others + contact.length <= A_FEW && hits <= HITS_TO_BREAK_OUT && helpers.length === 0) {
    if (shots(look) >= 2) return 'shoot';
    if (hasReload(look)) return 'reload';
  }
  if (!late && 2 * helpers.length > others) return 'melee';
  if (hits > HITS_FOR_FREEDOM + (late ? 1 : 0)) return 'melee';
  return shots(look) >= 3 && others + contact.length <= 2 && !late ? 'shoot' : 'run';
}

function contactOf(look: Look, p: PersonSeen): boolean {
  return look.attackers.some(({ zed }) => distance(zed, p) < 2.15 && zed.level === p.level);
}

/** True if a pinned friend is within short range, with the Zed on it in sight. */
function canHelp(look: Look, p: PersonSeen): boolean {
  return distance(look.me, p) <= 30 && look.table.sees(look.me.id, p.pinned) !== 'no';
}

/** True if it has more hits than the one that no kit heals, and a kit. */
function isToHeal({ me }: Look): boolean {
  return me.hits >= 2 && me.minor.includes('First Aid Kit');
}

/** Distance within which a survivor stays to shoot a Zed on the ground, in cm. */
const FINISHES = 20;
/** Shots that it keeps for others. */
const KEEPS = 6;

/** True if what was knocked down is best finished off: it lies still for now, and would come again. */
function isToFinish(look: Look): boolean {
  const { me, fallen, table } = look;
  if (shots(look) === 0 || isLate(look)) return false;
  const near = fallen.filter(
    ({ zed, gap }) =>
      zed.level === me.level && zed.burning === 0 && gap <= FINISHES && table.sees(me.id, zed.id) !== 'no',
  );
  if (near.some(({ zed }) => zed.kind === 'witch' || zed.kind === 'hunter')) return true;
  return near.length > 0 && near.length <= A_FEW && supply(look) > KEEPS;
}

/** The card when nothing comes. */
function atPeace(look: Look): Play {
  if (isToFinish(look)) return 'shoot';
  if (isToHeal(look)) return 'first-aid';
  if (hasReload(look, 1)) return 'reload';
  if (arrived(look) || isAhead(look)) return hasReload(look, 3) ? 'reload' : 'order';
  return 'run';
}

/** How far a survivor goes ahead of those that go the same way, in cm: a Hunter looks for one that is alone. */
const TOGETHER = 14;

/** True if the others are left behind. The one that closes the door behind all of them waits for nobody. */
function isAhead(look: Look): boolean {
  if (isLate(look) || planOf(look).do === 'close') return false;
  const here = aheadOf(look, look.me);
  return companions(look).some((p) => aheadOf(look, p) > here + TOGETHER);
}

/** Player survivors that can fight. */
function team({ me, friends }: Look): PersonSeen[] {
  return [me, ...friends.filter((p) => p.kind === 'ps' && !p.down && p.pinned === '')];
}

/** True if enough others, nearer to what comes and able to fire, deal with it. */
function mayGoOn(look: Look, count: number): boolean {
  const { me } = look;
  const foes = engaged(look);
  const off = (p: PersonSeen) => Math.min(...foes.map(({ zed }) => distance(p, zed)));
  if (comingTo(look, me).length > 0) return false;
  const before = team(look).filter(
    (p) =>
      p.id !== me.id && p.pistol + p.clip > 0 && (off(p) < off(me) || (off(p) === off(me) && p.id < me.id)),
  );
  return before.length >= TO_A_ZED * count;
}

/** True if only automatic fire is left and something sleeps near: then single shots, which are not loud. ROS-D-loud. */
function isOnlyLoud(look: Look): boolean {
  const { me } = look;
  return me.pistol <= 0 && me.main === 'assault rifle' && quietHere(look, me);
}

function canShootOnTheMove({ me }: Look): boolean {
  return me.pistol > 0 || (me.clip > 0 && me.main !== 'sniper rifle');
}

/** True if one more run brings it to safety, which is worth more than anything else. */
function inReachOfSafety(look: Look): boolean {
  const { me, book, view } = look;
  const plan = planOf(look);
  const [x, y, level] = plan.at;
  if (level !== me.level) return false;
  const off = distance(me, { x, y });
  switch (book.scenario.id) {
    case 'safe-house':
      return plan.do === 'close' && off <= 5 && !zedsInside(look);
    case 'supply-run':
    case 'trapped':
      return plan.do === 'leave' && off <= 10 - 2 * me.hits && mayLeave(look);
    case 'pick-up':
      return plan.do !== 'climb' && level > 1 && isThere(look) && off <= 15 && view.turn > 0;
  }
}

/** True if a Zed is in the survivor's house. */
function zedsInside({ me, table, attackers }: Look): boolean {
  const house = table.houseOf(me);
  return house !== undefined && attackers.some(({ zed }) => table.houseOf(zed) === house);
}

function arrived(look: Look): boolean {
  const plan = planOf(look);
  const [x, y, level] = plan.at;
  return plan.do === undefined && level === look.me.level && distance(look.me, { x, y }) < 1;
}

function touches(look: Look, id: string): boolean {
  return look.table.figures.find(id) >= 0 && look.table.touching(look.me.id, id);
}

function atLink(look: Look, id: string): boolean {
  const link = look.book.map.links?.find((l) => l.id === id);
  return link !== undefined && touchesLink(look.table, look.me, link);
}

function hasReload({ me }: Look, upTo = 1): boolean {
  const guns: Gun[] = [
    'pistol',
    ...(me.main.endsWith('rifle') || me.main === 'shotgun' ? [me.main as Gun] : []),
  ];
  return guns.some(
    (g) => me.minor.includes(`${g} reload` as never) && (g === 'pistol' ? me.pistol : me.clip) <= upTo,
  );
}
