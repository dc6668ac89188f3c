import { Choose, type Rule } from '@shambles/engine';
import { rules } from '../asking/decide.js';
import { tenSided } from '../asking/dice.js';
import type { RosWorld } from '../facts.js';
import { foes, newContacts } from '../fighting/melee.js';
import { neighbours } from '../ground/contact.js';
import { laddersOf, nextLeg, placesAtLink, touchesLink } from '../ground/ladders.js';
import { CARDS, type Card, cardsOf, type Play, THROWN } from '../kinds.js';
import { useTorch } from '../senses/alarm.js';
import { type Goal, living, type Person, type Place, personOf, placeOf } from '../state.js';
import { CONTACT, tableOf } from '../table.js';
import { nameOf } from '../words.js';
import { canReload, loaded, needsReload, unarmed, zedsInSight } from './lookout.js';
import { namedPlaces, orderEnds, ordersSpoken } from './orders.js';

/** What an NPS does this turn: an action named after a card, its destination, and the table line that decided it. */
interface Judgement {
  readonly play: Play | '';
  readonly line: number;
  readonly goal?: Goal;
}

type Plan = Omit<Judgement, 'line'>;

const CLOSE = 10;
const IN_RANGE = 30;
const COMPANY = 20;

/** Orders are spoken, then each NPS is given its action for the turn. ROS-seq-2, ROS-R-nps-steps. */
export function* nameActions(w: RosWorld): Rule<void> {
  yield* ordersSpoken(w);
  for (const p of living(w.s)) if (p.kind === 'nps' && !p.trapped) yield* nameAction(w, p);
}

/** Gives an NPS its action by the table; a person in the umpire's seat may change it. ROS-U-seats, ROS-order-doubt. */
export function* nameAction(w: RosWorld, p: Person): Rule<void> {
  if (isToLight(p)) yield* newContacts(w, useTorch(w, p));
  const why = orderEnds(w, p);
  if (why !== undefined) w.happen({ is: 'order-over', cause: 'ROS-order-last', who: p.id, why });
  const judged = yield* judge(w, p);
  const { play, goal } = judged.line === 1 ? judged : yield* confirmed(w, p, judged);
  w.happen({
    is: 'nps-does',
    cause: judged.line === 7 ? 'ROS-order-follower' : judged.line === 5 ? 'ROS-order-last' : 'ROS-U-nps',
    who: p.id,
    play,
    line: judged.line,
    ...(goal !== undefined && { goal }),
  });
}

/** True if an NPS was told to use the torch that it carries, and has not lit it. ROS-item-torch. */
function isToLight({ order, minor, torch }: Person): boolean {
  return order?.do === 'use' && order.item === 'torch' && minor.includes('torch') && !torch;
}

/** Actions of an NPS, named after cards; only players give orders. */
const ACTIONS = ['stay', ...CARDS.filter((card) => card !== 'order')];

function* confirmed(w: RosWorld, p: Person, judged: Judgement): Rule<Plan> {
  const proposed = judged.play || 'stay';
  const who = nameOf(w.book, p.id);
  const play = yield* rules(
    w,
    'ROS-U-nps',
    'nps-does',
    new Choose(ACTIONS, { line: (id) => ({ key: `card.${id}` }) }),
    () => proposed,
    { who, proposed: { noun: `card.${proposed}`, count: 1 } },
  );
  if (play === proposed) return judged;
  if (play === 'stay') return { play: '' };
  const goal = GOES.includes(play as Card) ? yield* whereTo(w, p, judged.goal) : undefined;
  return { play: play as Play, ...(goal !== undefined && { goal }) };
}

/** Actions that have a destination. */
const GOES: readonly Card[] = ['run', 'both', 'climb'];

/** Asks where the umpire sends an NPS. */
function* whereTo(w: RosWorld, p: Person, proposed: Goal | undefined): Rule<Goal> {
  const goals = new Map<string, { readonly goal: Goal; readonly name: string }>();
  if (proposed !== undefined && typeof proposed !== 'string')
    goals.set('proposed', { goal: proposed, name: '' });
  goals.set('away', { goal: 'away', name: '' });
  if (personOf(w.s, p.leader || p.id).id !== p.id) goals.set('leader', { goal: 'leader', name: '' });
  for (const q of living(w.s))
    if (q.id !== p.id) goals.set(q.id, { goal: placeOf(q), name: nameOf(w.book, q.id) });
  for (const { id, name, at } of namedPlaces(w.s, w.book)) goals.set(id, { goal: at, name });
  const space = new Choose([...goals.keys()], {
    line: (id) => ({ key: WORDS[id] ?? 'where.to', values: { name: goals.get(id)?.name ?? '' } }),
    on: (id) => (id in WORDS ? '' : id),
  });
  const chosen = yield* rules(w, 'ROS-U-nps', 'nps-where', space, () => 'away', {
    who: nameOf(w.book, p.id),
  });
  return (goals.get(chosen) as { goal: Goal }).goal;
}

const WORDS: { readonly [goal: string]: string } = {
  proposed: 'where.proposed',
  away: 'where.away',
  leader: 'where.leader',
};

/** The first line of the table that applies. ROS-U-nps, ROS-T-nps. */
function* judge(w: RosWorld, p: Person): Rule<Judgement> {
  if (p.down || p.pinned !== '') return { play: '', line: 1 };
  if (p.ladder !== '') return climbsOn(w, p);
  if (foes(w, p.id).length > 0) {
    const flees = p.character === 'nervous' && (yield* nerve(w));
    return flees ? { play: 'run', line: 2, goal: 'away' } : { play: 'melee', line: 2 };
  }
  const ordered = carryOut(w, p);
  if (zedsInSight(w, p, CLOSE).length > 0) {
    if (unarmed(p)) return { play: 'run', line: 3, goal: 'away' };
    if (loaded(p) && p.character === 'nervous') return { play: 'both', line: 4, goal: 'away' };
    if (loaded(p) && !ordered) return { play: 'shoot', line: 4 };
  }
  if (ordered) return { ...ordered, line: 5 };
  if (needsReload(p)) return { play: 'reload', line: 6 };
  const led = follow(w, p);
  if (led) return { ...led, line: 7 };
  if (loaded(p) && zedsInSight(w, p, IN_RANGE, true).length > 0)
    return { play: p.character === 'nervous' ? '' : 'shoot', line: 8 };
  if (p.character !== 'nervous') return { play: '', line: 9 };
  const company = nearestSurvivor(w, p);
  return company && tableOf(w).gap(p.id, company.id) > CONTACT
    ? { ...goTo(w, p, placeOf(company)), line: 9 }
    : { play: '', line: 9 };
}

/** On a ladder an NPS can only climb: towards its ordered goal, or after its leader. ROS-D-ladder. */
function climbsOn(w: RosWorld, p: Person): Judgement {
  const ordered = carryOut(w, p);
  const plan = ordered ?? follow(w, p);
  const goal = plan?.goal === 'away' ? undefined : plan?.goal;
  return { play: 'climb', line: ordered ? 5 : plan ? 7 : 9, ...(goal !== undefined && { goal }) };
}

/** Rolls whether a nervous NPS in melee runs, on 0 to 4. */
export function* nerve(w: RosWorld): Rule<boolean> {
  return (yield* tenSided(w, 'ROS-U-nps', 'nerve', { upTo: NERVE })) <= NERVE;
}

const NERVE = 4;

/** A move towards a place: a run, or a climb if the way leads over a ladder it touches. ROS-R-levels. */
function goTo(w: RosWorld, p: Person, goal: Place): Plan {
  return { play: 'climb' in nextLeg(w, p, goal) ? 'climb' : 'run', goal };
}

/** This turn's action under an unfinished order. ROS-order, ROS-order-last. */
function carryOut(w: RosWorld, p: Person): Plan | undefined {
  const { order } = p;
  switch (order?.do) {
    case 'run':
      return goTo(w, p, order.who === undefined ? order.to : placeOf(personOf(w.s, order.who)));
    case 'take': {
      const find = w.s.finds.find((f) => f.id === order.what);
      return find && goTo(w, p, placeOf(find));
    }
    case 'shoot':
      return { play: loaded(p) ? 'shoot' : 'reload' };
    case 'guard':
      return guard(w, p, order.what);
    case 'melee':
      return fight(w, p);
    case 'use':
      return use(w, p, order);
    default:
      // Following is a separate line of the table.
      return undefined;
  }
}

/** Guards its place or its ward, and fires at the Zeds that it sees. */
function guard(w: RosWorld, p: Person, what: string): Plan {
  const ward = what === 'here' ? undefined : personOf(w.s, what);
  if (ward && (ward.level !== p.level || tableOf(w).gap(p.id, ward.id) > CLOSE))
    return goTo(w, p, placeOf(ward));
  if (loaded(p) && zedsInSight(w, p, IN_RANGE, true).length > 0) return { play: 'shoot' };
  return { play: needsReload(p) ? 'reload' : '' };
}

/** Goes for the nearest standing Zed that it sees, to fight hand to hand. */
function fight(w: RosWorld, p: Person): Plan | undefined {
  const zed = w.s.zeds.find((z) => z.id === zedsInSight(w, p, Number.POSITIVE_INFINITY)[0]);
  return zed && goTo(w, p, placeOf(zed));
}

/**
 * Uses a kit on a survivor in contact, throws a grenade in range of its spot, or reloads; otherwise goes there first.
 */
function use(w: RosWorld, p: Person, order: Extract<Person['order'], { do: 'use' }>): Plan | undefined {
  if (order.item.endsWith(' reload')) return { play: 'reload' };
  if (order.who !== undefined) {
    const q = personOf(w.s, order.who);
    return q.id === p.id || tableOf(w).touching(p.id, q.id) ? { play: 'first-aid' } : goTo(w, p, placeOf(q));
  }
  if (order.at === undefined) return undefined;
  const [x, y, level] = order.at;
  const spot = { x, y, level };
  const throws = tableOf(w).gapTo(spot, p.id) <= THROW && tableOf(w).throwReaches(p.id, spot);
  return throws ? { play: 'grenade' } : goTo(w, p, order.at);
}

const THROW = 30;

/** Plays its leader's card, or goes after a leader more than 10 cm away. ROS-order-follower. */
function follow(w: RosWorld, p: Person): Plan | undefined {
  const leader = w.s.people.find((q) => q.id === p.leader);
  const exit = leader?.where === 'out' || !w.s.people.some(isPlayer) ? wayOut(w, p) : undefined;
  if (exit) return goTo(w, p, exit);
  if (leader?.where !== 'table' || leader.id === p.id) return undefined;
  const play = withoutOrder(leader.play);
  if (leader.ladder !== '' || play === 'climb') return climbAfter(w, p, leader);
  if (leader.level !== p.level || tableOf(w).gap(p.id, leader.id) > CLOSE)
    return goTo(w, p, besideOf(w, leader, p));
  if (play === '') return undefined;
  const moves = play === 'run' || play === 'both';
  return moves ? { play, goal: 'leader' } : canDo(w, p, play) ? { play } : undefined;
}

const isPlayer = (p: Person): boolean => p.kind === 'ps' && p.where === 'table';

/** The card played with an ORDER, which can be followed; the ORDER itself is the leader's own. */
function withoutOrder(play: Play | ''): Play | '' {
  return (cardsOf(play).find((c) => c !== 'order') ?? '') as Play | '';
}

/** Climbs the ladder that its leader is on or touches; goes there first if it does not touch it. */
function climbAfter(w: RosWorld, p: Person, leader: Person): Plan {
  const table = tableOf(w);
  const link = laddersOf(w).find((l) =>
    leader.ladder === '' ? touchesLink(table, leader, l) : leader.ladder === l.id,
  );
  if (!link) return { play: 'run', goal: 'leader' };
  if (p.ladder === link.id || (p.ladder === '' && touchesLink(table, p, link)))
    return { play: 'climb', goal: 'leader' };
  const level = Math.abs(link.from - p.level) <= Math.abs(link.to - p.level) ? link.from : link.to;
  const at = placesAtLink(table, link, level, { ...p, level })[0];
  return goTo(w, p, at ?? placeOf(leader));
}

/** Without what the card needs, something else is plainly called for. ROS-order-follower. */
function canDo(w: RosWorld, p: Person, play: Play): boolean {
  switch (play) {
    case 'shoot':
      return loaded(p);
    case 'snipe':
      return p.main === 'sniper rifle' && p.clip > 0;
    case 'grenade':
      return THROWN.some((what) => p.minor.includes(what));
    case 'reload':
      return canReload(w.book, p);
    case 'melee':
      // Nobody is in contact: the second line of the table covers melee.
      return false;
    case 'first-aid':
      return p.minor.includes('First Aid Kit');
    case 'assist':
      return hasToHelp(w, p);
    case 'give':
      // Unasked it parts with nothing.
      return false;
    default:
      return true;
  }
}

/** True if somebody in base contact is pinned, down or trapped. ROS-card-ASSIST. */
function hasToHelp(w: RosWorld, p: Person): boolean {
  const table = tableOf(w);
  return (
    neighbours(w, p).some((q) => q.pinned !== '' || q.down || q.trapped) ||
    w.s.seated.some((q) => !q.gone && table.touching(p.id, q.id))
  );
}

/** Where somebody is to be met: beside the vehicle that it sits in. */
export function besideOf(w: RosWorld, q: Person, p: Person): Place {
  return tableOf(w).besideVehicle(q.inside, p) ?? placeOf(q);
}

/** The exit, or the landing point, for those whom nobody leads any more. ROS-D-last-out. */
function wayOut(w: RosWorld, p: Person): Place | undefined {
  for (const place of w.book.map.places ?? []) {
    if (place.kind === 'landing' && place.at) return [place.at[0], place.at[1], place.level ?? 0];
    if (place.kind !== 'exit' || !place.rect) continue;
    const [west, south, east, north] = place.rect;
    const x = Math.min(Math.max(p.x, west + INSIDE), east - INSIDE);
    return [x, Math.min(Math.max(p.y, south + INSIDE), north - INSIDE), 0];
  }
  return undefined;
}

/** A base stands this far within a zone, in cm. */
const INSIDE = 1.1;

function nearestSurvivor(w: RosWorld, p: Person): Person | undefined {
  const table = tableOf(w);
  let best: Person | undefined;
  for (const q of living(w.s)) {
    if (q.id === p.id || q.inside !== '' || table.gap(p.id, q.id) > COMPANY) continue;
    if (!best || table.gap(p.id, q.id) < table.gap(p.id, best.id)) best = q;
  }
  return best;
}
