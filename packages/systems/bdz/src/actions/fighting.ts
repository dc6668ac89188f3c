import { ask, begunSince, choose, type Line, type Rule } from '@shambles/engine';
import type { Route } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { faces, runsOut } from '@shambles/thw';
import { isZed, one, word } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { gunRow, shotsHeard } from '../house/rows.js';
import { type Charging, charge as chargeHome } from '../melee/charge.js';
import { fightOn, strikes } from '../melee/melee.js';
import { CLEAR } from '../melee/parting.js';
import { inchesLeft, walk, wayToContact, whereTo } from '../movement/walking.js';
import { enemyIds } from '../reaction/cases.js';
import { exchange, settle } from '../reaction/exchange.js';
import { inSight } from '../reaction/in-sight.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import { isFast } from '../shooting/aim.js';
import { emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import { type Ready, readyGuns, targetsAmong, thrown } from '../shooting/weapons.js';
import { atPeace, foesOf, inMelee, isThere, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { inchesToRider } from '../vehicles/besieging.js';
import { type Deed, when } from './deed.js';
import { mayMove, watches } from './moving.js';

function targetsOf(w: BdzWorld, p: Person): string[] {
  const enemies = enemyIds(w, p.side);
  return [...new Set(readyGuns(w.book, p).flatMap(({ gun }) => targetsAmong(w, p.id, gun, enemies)))];
}

/** Takes the figure's one active fire. BDZ-act-active-fire. */
export const FIRE: Deed = {
  verb: 'fire',
  rule: 'BDZ-act-active-fire',
  offers: (w, p) => when(!p.fired && !inMelee(w.s, p.id) && targetsOf(w, p).length > 0),
  *act(w, id) {
    const at = targetsOf(w, personOf(w.s, id));
    yield* exchange(w, [{ who: id, at, snap: false, why: 'active', charged: false }]);
  },
};

/** Spends the activation reloading, with no more than a normal move. BDZ-shoot-reload. */
export const RELOAD: Deed = {
  verb: 'reload',
  rule: 'BDZ-shoot-reload',
  offers: (w, p) =>
    p.fired || inMelee(w.s, p.id) || p.went > NORMAL
      ? []
      : p.guns.flatMap(({ gun, empty, misfit }, i) =>
          empty && !misfit ? [{ what: String(i), names: { gun: word(`thing.${gun}`) } }] : [],
        ),
  *act(w, id, what) {
    w.happen({ is: 'reloaded', cause: 'BDZ-shoot-reload', who: id, weapon: Number(what), later: true });
  },
};

/** Takes another weapon, or two pistols, in hand. BDZ-shoot-switch. */
export const SWITCH: Deed = {
  verb: 'switch',
  rule: 'BDZ-shoot-switch',
  offers: (w, p) =>
    hands(w, p).map((hand) => ({
      what: hand.join(','),
      names: { guns: hand.map((i) => word(`thing.${p.guns[i]?.gun}`)) },
    })),
  *act(w, id, what) {
    const hand = what.split(',').map(Number);
    w.happen({ is: 'switched', cause: 'BDZ-shoot-switch', who: id, hand });
  },
};

/** What the figure could hold instead: one weapon, or two that are fired one-handed. BDZ-shoot-two-weapons. */
function hands(w: BdzWorld, p: Person): number[][] {
  const all = p.guns.map((_, i) => i);
  const single = all.map((i) => [i]);
  const light = all.filter((i) => gunRow(w.book, (p.guns[i] as Person['guns'][number]).gun).oneHanded);
  const pairs = light.flatMap((i) => light.filter((j) => j > i).map((j) => [i, j]));
  return [...single, ...pairs].filter((hand) => hand.join() !== p.hand.join());
}

/** In games begun under earlier revisions those who charged together all charged the same. */
const EACH_ITS_OWN_SINCE = 23;

/** Those who could charge with others: the same target first, then any other. BDZ-react-charge. */
function couldJoin(w: BdzWorld, charges: readonly Charging[], target: string): Charging[] {
  const left = (w.s.active?.who ?? []).filter((id) => charges.every((c) => c.who !== id));
  const all = left.flatMap((who) => chargeable(w, personOf(w.s, who)).map((each) => ({ who, target: each })));
  const others = begunSince(w.book, EACH_ITS_OWN_SINCE) ? all.filter((c) => c.target !== target) : [];
  return [...all.filter((c) => c.target === target), ...others];
}

/**
 * Charges a visible enemy into melee instead of firing; others of the group may join in, against it or against somebody
 * else, and all test on one throw. BDZ-act-charge, BDZ-react-charge.
 */
export const CHARGE: Deed = {
  verb: 'charge',
  rule: 'BDZ-act-charge',
  offers: (w, p) => chargeable(w, p).map((id) => ({ what: id, on: id, names: { whom: word(`who.${id}`) } })),
  *act(w, id, target) {
    const all: Charging[] = [{ who: id, target }];
    for (;;) {
      const next: Charging | 'nobody' = yield* ask(
        w,
        personOf(w.s, id).seat,
        'BDZ-react-charge',
        'charge-with',
        choose<Charging | 'nobody'>(['nobody', ...couldJoin(w, all, target)], {
          id: (c) => (c === 'nobody' ? c : c.target === target ? c.who : `${c.who} ${c.target}`),
          line: (c): Line => {
            if (c === 'nobody') return { key: 'charge-with.nobody' };
            if (c.target === target) return { key: 'figure', values: { who: one(c.who) } };
            return { key: 'charge-with.at', values: { who: one(c.who), whom: word(`who.${c.target}`) } };
          },
        }),
        { who: one(id) },
      );
      if (next === 'nobody') break;
      all.push(next);
    }
    yield* chargeHome(w, all, watches());
  },
};

/**
 * Enemies that a figure sees and can reach. A figure that is low or in melee cannot charge. BDZ-react-charge,
 * BDZ-D-charge-range.
 */
function chargeable(w: BdzWorld, p: Person): string[] {
  const table = tableOf(w);
  if (!isThere(p) || p.fired || p.status !== 'carry-on' || w.s.done.includes(p.id) || !mayMove(w, p))
    return [];
  return enemyIds(w, p.side).filter((id) => {
    const body = w.s.people.find((q) => q.id === id);
    if (body?.status === 'stunned' || (body?.aboard ?? '') !== '' || !table.has(id) || !table.sees(p.id, id))
      return false;
    return (
      table.distance(p.id, id) <= inchesLeft(p) && wayToContact(w, p.id, id, inchesLeft(p)) !== undefined
    );
  });
}

/** Fights another round with the enemies it is locked with; friends may fight on with it. BDZ-melee-locked. */
export const FIGHT_ON: Deed = {
  verb: 'fight',
  rule: 'BDZ-melee-locked',
  offers: (w, p) => when(inMelee(w.s, p.id)),
  *act(w, id) {
    yield* fightOn(w, [id]);
    if (!w.s.done.includes(id)) w.happen({ is: 'rested', cause: 'BDZ-melee-locked', who: [id] });
  },
};

/**
 * Breaks away from a melee by at least an inch; humans left behind test at once, but for those whom somebody else still
 * holds. BDZ-melee-break, BDZ-D-down-tests.
 */
export const BREAK: Deed = {
  verb: 'break',
  rule: 'BDZ-melee-break',
  offers: (w, p) =>
    when(inMelee(w.s, p.id) && p.aboard === '' && inchesLeft(p) >= 1 && w.s.active?.manner !== 'stay'),
  *act(w, id) {
    const foes = foesOf(w.s.melees, id);
    const route = yield* whereTo(w, id, inchesLeft(personOf(w.s, id)), 'move', 'BDZ-melee-break');
    if (!route || !isClear(w, id, foes, route)) return;
    w.happen({ is: 'parted', cause: 'BDZ-melee-break', who: id });
    yield* walk(w, id, route, 'walk', 'BDZ-melee-break', watches(foes));
    const left = foes.filter((foe) => w.s.people.some((q) => q.id === foe) && !inMelee(w.s, foe));
    // Earlier fire may have left nobody to see.
    yield* inSight(w, left, (foe) => (tableOf(w).has(id) && tableOf(w).line(foe, id) !== 'no' ? [id] : []));
  },
};

/**
 * True if the route ends at least an inch from each of these enemies, and from the vehicles that they ride in.
 * BDZ-melee-break, BDZ-D-melee-drive.
 */
function isClear(w: BdzWorld, id: string, foes: readonly string[], { points }: Route): boolean {
  const table = tableOf(w);
  const off = (foe: string) => {
    const rider = w.s.people.find((q) => q.id === foe && q.aboard !== '');
    return rider ? inchesToRider(w, id, rider) : table.distance(id, foe);
  };
  return table.as(id, points[points.length - 1] as Place, () => foes.every((foe) => off(foe) >= CLEAR));
}

/**
 * Targets that a figure can finish off: helpless enemies, prone zombies, and zombies reached from behind. BDZ-autokill,
 * BDZ-zkill-auto.
 */
function helpless(w: BdzWorld, p: Person): string[] {
  // Only at its normal rate, and never beside the front of a standing zombie.
  const zeds = isFreeToGo(w, p) ? w.s.zeds : [];
  const reached = zeds.filter(({ id }) => {
    const route = wayToKill(w, p, id);
    return route !== undefined && !isFast(w, { ...p, went: p.went + route.cost });
  });
  return [...helplessPeople(w, p), ...reached].map((f) => f.id);
}

/** Enemies, stunned or out of the fight, that a figure can reach. BDZ-autokill. */
export function helplessPeople(w: BdzWorld, p: Person): Person[] {
  if (!isFreeToGo(w, p)) return [];
  return enemiesOf(w, p)
    .filter((q) => q.status === 'stunned' || (q.status === 'out' && !isAtMercy(w, p, q)))
    .filter((q) => wayToKill(w, p, q.id) !== undefined);
}

function isFreeToGo(w: BdzWorld, p: Person): boolean {
  return !p.prone && p.aboard === '' && !inMelee(w.s, p.id) && w.s.active?.manner !== 'stay';
}

/**
 * True if a band member is at the mercy of people met in an encounter, so that their Leader's dice decide.
 * BDZ-enc-mercy.
 */
function isAtMercy(w: BdzWorld, p: Person, q: Person): boolean {
  return w.s.encounter !== null && p.side === OTHERS && q.side === BAND;
}

function enemiesOf(w: BdzWorld, p: Person): Person[] {
  return atPeace(w.s) ? [] : w.s.people.filter((q) => q.side !== p.side && isThere(q));
}

function wayToKill(w: BdzWorld, p: Person, id: string): Route | undefined {
  if (tableOf(w).distance(p.id, id) > inchesLeft(p)) return undefined;
  const stands = w.s.zeds.some((z) => z.id === id && !z.prone);
  const behind = (at: Place) => !stands || tableOf(w).as(p.id, at, () => tableOf(w).isBehind(p.id, id));
  return wayToContact(w, p.id, id, inchesLeft(p), behind);
}

/**
 * Finishes off with a weapon's fewest dice, which uses its fire, or by hand. BDZ-autokill-roll, BDZ-zkill-auto-dice,
 * BDZ-D-weasel-many.
 */
export const KILL: Deed = {
  verb: 'kill',
  rule: 'BDZ-autokill',
  offers: (w, p) =>
    helpless(w, p).flatMap((id) =>
      waysToKill(w, p, id).map((how) => ({
        what: `${how} ${id}`,
        on: id,
        how,
        names: { whom: word(`who.${id}`) },
      })),
    ),
  *act(w, id, what) {
    const [how, target] = what.split(' ') as [string, string];
    const p = personOf(w.s, id);
    const zombie = isZed(target);
    const cause = zombie ? 'BDZ-zkill-auto' : 'BDZ-autokill';
    const route = wayToKill(w, p, target);
    if (route && !(yield* walk(w, id, route, 'walk', cause, watches()))) return;
    if (!helpless(w, p).includes(target)) return;
    const [ready] = readyGuns(w.book, p);
    const shot = how === 'fire' && ready !== undefined && mayExecute(w, p, target);
    if (shot) yield* execution(w, p, ready, target);
    else if (!(yield* strikes(w, id, target)) && zombie)
      return w.happen({ is: 'struck', cause: 'BDZ-zkill-auto-dice', who: id, zed: target });
    if (zombie) w.happen({ is: 'zed-down', cause, zed: target, by: id });
    else yield* dispatches(w, p, target);
  },
};

/**
 * Kills the target. Friends of a stunned one see it die and test; friends of one out of the fight tested when it went
 * down. BDZ-react-man-down, BDZ-D-out-hurt.
 */
function* dispatches(w: BdzWorld, { id: by, rep }: Person, target: string): Rule<void> {
  const call = emptyCall();
  yield* hurt(w, target, 'dead', { by, rep, zombie: false }, call);
  yield* settle(w, call);
}

/**
 * Ways to finish off a target: one round by hand against each zombie, and a shot at a target that nobody fights.
 * BDZ-zkill-auto-dice, BDZ-D-fire-into-melee.
 */
function waysToKill(w: BdzWorld, p: Person, target: string): ('hand' | 'fire')[] {
  const hand = p.struck?.includes(target) ? [] : (['hand'] as const);
  return mayExecute(w, p, target) ? [...hand, 'fire'] : [...hand];
}

/**
 * True if the figure may shoot a helpless target. If the table has so agreed, each zombie may get its own shot besides
 * the active fire. BDZ-D-weasel-many.
 */
function mayExecute(w: BdzWorld, p: Person, target: string): boolean {
  return readyGuns(w.book, p).length > 0 && (!p.fired || isFree(w, target)) && !inMelee(w.s, target);
}

function isFree(w: BdzWorld, target: string): boolean {
  return isZed(target) && w.book.options.finishing === 'free-shots';
}

/** Rolls the weapon's smallest number of dice; their ones and their noise count. BDZ-autokill-roll, BDZ-D-marksman. */
function* execution(w: BdzWorld, p: Person, { weapon, gun }: Ready, target: string): Rule<void> {
  const roll = { rule: 'BDZ-autokill-roll', label: 'shots', seat: p.seat, who: p.id } as const;
  const dice = yield* faces(w, thrown(w.book, p, gun, gunRow(w.book, gun).dice[0] as number), roll);
  const why = isFree(w, target) ? 'execution' : 'active';
  const told = { who: p.id, weapon, gun, at: [target], dice, why } as const;
  w.happen({ is: 'fired', cause: 'BDZ-autokill-roll', ...told, empty: runsOut(dice) });
  w.happen({
    is: 'noise',
    cause: 'BDZ-zgen-noise-count',
    at: placeOf(p),
    shots: shotsHeard(w.book, gun, dice.length),
  });
}
