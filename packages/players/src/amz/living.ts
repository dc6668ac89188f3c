import { activeOf, dependentsOf, type Figure, fightersOf, isArmored, type Unit, unitOf } from '@shambles/amz';
import type { Json, Shape } from '@shambles/engine';
import type { Turn } from '../bot.js';
import { actsNext, announce, entersAt } from './acts.js';
import { livingCard } from './cards.js';
import { contact, losses, lossTo } from './danger.js';
import { hitsOf, melee } from './fight.js';
import { bestTarget } from './fire.js';
import { far, gapTo, type Look, namedIn, type Place, sizeOf, unitIn, whereIs } from './look.js';
import { bestStop, moverOf } from './moves.js';
import { hurry, planOf } from './plan.js';
import { getsOut, roomIn } from './riding.js';

/** Where units were sent, so that they know whether to go on when Interrupted. */
export type Sent = Map<string, Place>;

/** Worth of a move when every move is needed, compared with shooting down a whole mob. */
const A_MOVE = 0.4;
/** Flight is tried if a Close Combat would cost this much, in figures. */
const TOO_MUCH = 2.2;

/** The Living's answer to a question. */
export function livingAnswer(turn: Turn, seen: Look, sent: Sent): Json | undefined {
  const { ask } = turn;
  const who = namedIn(ask, 'who') ?? seen.view.active?.unit ?? '';
  const unit = seen.view.units.find((u) => u.id === who);
  switch (ask.code) {
    case 'activate':
      return actsNext(seen, ask.shape);
    case 'card':
      return livingCard(seen, ask.shape, unit);
    case 'revenant-order':
    case 'straggler':
    case 'lucky-find':
    case 'attack':
    case 'ricochet':
      return first(ask.shape);
    case 'dose':
      return true;
    case 'who-rises':
      return plainest(seen, ask.shape)[0];
    case 'overwatch':
      return onWatch(seen, turn);
    default:
      return unit ? forUnit(turn, seen, unit, sent) : undefined;
  }
}

function forUnit({ ask }: Turn, seen: Look, unit: Unit, sent: Sent): Json | undefined {
  const { code, shape } = ask;
  switch (code) {
    case 'enter':
      return entersAt(seen, unit, shape);
    case 'announce':
      sent.delete(unit.id);
      return announce(seen, unit, shape);
    case 'move':
      return goes(seen, unit, shape, sent);
    case 'fire-at':
    case 'fire-at-next':
      return aims(seen, unit, shape);
    case 'fire-dice':
      return 'all';
    case 'reaction':
      return reacts(seen, unit, unitIn(seen, namedIn(ask, 'whom') ?? ''), shape, sent);
    case 'charged':
      return charged(seen, unit, unitIn(seen, namedIn(ask, 'whom') ?? ''), shape);
    case 'fight-on':
      return fightOn(seen, unit, unitIn(seen, namedIn(ask, 'whom') ?? ''));
    case 'who-falls':
    case 'down-aboard':
      return shape.kind === 'some' ? plainest(seen, shape).slice(0, shape.min) : undefined;
    case 'task':
      return task(seen, unit, shape);
    case 'instead':
      return ids(shape).find((id) => id === 'tend') ?? first(shape);
    default:
      return company(seen, unit, code, shape);
  }
}

/** Questions about a unit's companions: vehicles, casualties, Dependents, leaders. */
function company(seen: Look, unit: Unit, code: string, shape: Shape): Json | undefined {
  switch (code) {
    case 'ride':
    case 'patients':
    case 'take-along':
      return shape.kind === 'some' ? shape.options.slice(0, shape.max).map((o) => o.id) : undefined;
    case 'place-figure':
      return 'falls-in';
    case 'leave':
      return planOf(seen, unit).do === 'leave';
    case 'leader':
      return 'stay';
    case 'hatches':
      return !seen.dead.some((z) => seen.table.apart(z.id, unit.id) < 13 || z.kind === 'possessed');
    case 'get-out':
      return getsOut(seen, unit);
    case 'board':
      return boards(seen, unit, shape);
    case 'hand-over':
      return ids(shape).find((id) => id.startsWith('take-up ')) ?? 'done';
    case 'give-dependents':
      return gives(seen, shape);
    default:
      return undefined;
  }
}

const ids = (shape: Shape): string[] =>
  shape.kind === 'choose' || shape.kind === 'some' ? shape.options.map((o) => o.id) : [];
const first = (shape: Shape): string | undefined => ids(shape)[0];

// ------------------------------------------------------------------ moves and fire

function goes(seen: Look, unit: Unit, shape: Shape, sent: Sent): Json | undefined {
  if (shape.kind !== 'spot') return undefined;
  const plan = planOf(seen, unit);
  const mover = moverOf(seen, unit, plan, losses(seen, unit));
  const objective = seen.view.active?.deed === 'objective' && plan.do !== 'hold';
  // A unit that takes a step has no time left for the climb to the helicopter.
  if (objective && plan.do === 'fly') return 'stay';
  const stop = bestStop(objective ? { ...mover, inch: 5 } : mover, shape.within, unit.heard, shape.lit);
  if (!stop) {
    sent.delete(unit.id);
    return 'stay';
  }
  sent.set(unit.id, stop.at);
  return [...stop.at];
}

/** The target of fire; none if the noise would only wake a mob. */
function aims(seen: Look, unit: Unit, shape: Shape): string | undefined {
  const aim = {
    rapid: seen.view.active?.mode === 'rapid',
    interrupted: seen.view.active?.interruptions ?? 0,
  };
  const best = bestTarget(seen, unit, aim, ids(shape));
  const price = unit.heard || unit.suppressed ? 0.02 : 0.3;
  if (ids(shape).includes('none') && (!best || best.worth < price)) return 'none';
  return best?.id ?? first(shape);
}

/** Fires, unless going on takes the unit out of the mob's reach. */
function reacts(seen: Look, unit: Unit, mob: Unit, shape: Shape, sent: Sent): string | undefined {
  const may = ids(shape);
  if (may.includes('complete')) {
    const to = sent.get(unit.id) ?? ahead(seen, unit);
    const gone = to ? contact(seen, mob, gapTo(seen, mob.id, to) - 0.75) : 1;
    const thinned = may.includes('fire')
      ? hitsOf(seen, unit, mob, { cover: 'exposed' }) / sizeOf(seen, mob.id)
      : 0;
    if (1 - gone + pressed(seen, unit) > thinned + 0.1 || !may.includes('fire')) return 'complete';
  }
  return may.includes('fire') ? 'fire' : may[0];
}

/** Where a move that has not begun yet would lead. */
function ahead(seen: Look, unit: Unit): Place | undefined {
  const most = seen.view.active?.most ?? 0;
  return bestStop(moverOf(seen, unit, planOf(seen, unit), losses(seen, unit)), most, unit.heard)?.at;
}

/** Worth, to a unit on its way home, of not losing a move. */
function pressed(seen: Look, unit: Unit): number {
  const plan = planOf(seen, unit);
  const at = whereIs(seen, unit.id);
  if (plan.do !== 'leave' || !at) return 0;
  return A_MOVE * hurry(seen, unit, plan, far(at, plan.at) * 1.15);
}

/** The unit on Overwatch that does most to the mob. */
function onWatch(seen: Look, { ask }: Turn): string | undefined {
  const mob = seen.view.units.find((u) => u.id === namedIn(ask, 'whom'));
  if (!mob) return undefined;
  const able = ids(ask.shape).filter((id) => id !== 'none');
  const worth = (id: string) => hitsOf(seen, unitIn(seen, id), mob);
  return able.sort((a, b) => worth(b) - worth(a))[0];
}

// ------------------------------------------------------------------ Close Combat

function charged(seen: Look, unit: Unit, mob: Unit, shape: Shape): string | undefined {
  const may = ids(shape);
  if (may.includes('flight') && lossTo(seen, mob, unit) > TOO_MUCH) return 'flight';
  return may.find((id) => id === 'defensive-fire') ?? may.find((id) => id === 'stand');
}

function fightOn(seen: Look, unit: Unit, mob: Unit): string {
  const own = fightersOf(seen.view, unit.id).length;
  const { wins, left } = melee(seen, unit, own, mob, sizeOf(seen, mob.id));
  return wins < 0.5 || own - left / Math.max(0.01, wins) > TOO_MUCH ? 'flee' : 'fight';
}

/** Figures in the order in which it hurts least to lose them. */
function plainest({ view }: Look, shape: Shape): string[] {
  const figure = (id: string) => view.figures.find((f) => f.id === id);
  const worth = (f: Figure | undefined) =>
    f
      ? f.loads * 3 +
        (f.support ? 2 : 0) +
        (f.leader ?? 0) +
        (f.medic ? 2 : 0) +
        (f.role === 'dependent' ? 1 : 0)
      : 0;
  return ids(shape).sort((a, b) => worth(figure(a)) - worth(figure(b)));
}

// ------------------------------------------------------------------ tasks and company

function task(seen: Look, unit: Unit, shape: Shape): string | undefined {
  const plan = planOf(seen, unit);
  const may = ids(shape);
  const deed = plan.do === 'fly' ? 'fly-out' : '';
  return may.find((id) => id.startsWith(deed) && id.endsWith(` ${plan.what}`)) ?? may[0];
}

/** Into a vehicle on the way home. */
function boards(seen: Look, unit: Unit, shape: Shape): string | undefined {
  const home = planOf(seen, unit).do === 'leave';
  const size = activeOf(seen.view, unit.id).length;
  const able = ids(shape).filter((id) => id !== 'none');
  const found = able.find((id) => {
    const v = unitIn(seen, id);
    return v.vehicle !== null && isArmored(v.vehicle) && !v.immobilised && roomIn(seen, v) >= size;
  });
  return home && found ? found : 'none';
}

/**
 * Dependents go to units with hands to spare, so that a unit that loses somebody need not slow down. A Broken unit
 * gives all of them away.
 */
function gives({ view }: Look, shape: Shape): string {
  const spare = (id: string) => fightersOf(view, id).length - dependentsOf(view, id).length;
  const isBroken = (id: string) => unitOf(view, id).level === 'broken';
  const better = ids(shape).find((id) => {
    if (id === 'none') return false;
    const [from = '', whom = ''] = id.split(' ');
    if (isBroken(from)) return !isBroken(whom) && spare(whom) >= 1;
    return spare(from) <= 0 && spare(whom) >= 2 && !isBroken(whom);
  });
  return better ?? 'none';
}
