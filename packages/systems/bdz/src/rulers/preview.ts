import type { AskView, Json, OddsQuery } from '@shambles/engine';
import { casesOf, worth } from '../barter/bartering.js';
import { type Book, settingOf } from '../book.js';
import { headOf, speakerOf } from '../contact/people.js';
import { ableIn } from '../contact/spots.js';
import { isInside, rigOf } from '../contact/trailers.js';
import type { BdzWorld } from '../facts.js';
import { diceOf, hasBornLeader, hasFreeWill, throwsLeaderDie } from '../groups/tests.js';
import { fullDice, gunRank, gunRow } from '../house/rows.js';
import { GUNS, type Gun, ITEMS, type Item } from '../kinds.js';
import { weaponOf } from '../melee/chainsaw.js';
import { enemyIds, holds } from '../reaction/cases.js';
import { parties } from '../road/talking.js';
import { isFast, markOn } from '../shooting/aim.js';
import { friendsAt, isMarksman, isMeleeOnly, readyGuns, targetsAmong } from '../shooting/weapons.js';
import { add, type Goods } from '../state/goods.js';
import { carriesOn, driverOf, has, inMelee, type Person, type Vehicle, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { meleeDice } from '../tables/attributes.js';
import { driverDice } from '../vehicles/driver.js';
import { isSharp } from '../vehicles/driving.js';
import { isOnRoad } from '../vehicles/pace.js';
import { cameTowards, isDeft, isDoubtful, lacksKeys } from '../vehicles/starting.js';
import type { View } from '../view.js';
import { vehicleIn } from './lanes.js';
import { worldOf } from './world.js';

/*
 * Previews of an answer's dice, as queries for the companion's procedures. There is one only if the view settles
 * everything that matters and nobody would be asked a question in between.
 */

const nounOf = (value: unknown, prefix: string): string => {
  const noun = typeof value === 'object' && value !== null && 'noun' in value ? String(value.noun) : '';
  return noun.startsWith(prefix) ? noun.slice(prefix.length) : '';
};
/** Leaves out fields that hold the form's default (undefined or false). */
const said = (given: { readonly [field: string]: Json | undefined }): { readonly [field: string]: Json } =>
  Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined && v !== false)) as {
    readonly [field: string]: Json;
  };

export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const w = worldOf(view, book);
  switch (ask.code) {
    case 'aim':
      return aimed(w, ask, answer);
    case 'deed':
      return typeof answer === 'string' ? byDeed(w, answer.split(' ')) : [];
    case 'contact':
      return answer === 'greet' ? meets(w, ask) : [];
    case 'barter-offer':
      return haggles(w, ask, answer);
    case 'wires':
      return answer === true ? hotWires(w, ask) : [];
    default: {
      const v = vehicleIn(w.s, ask);
      const driver = v && driverOf(w.s, v.id);
      return v && driver ? driven(w, v, driver, ask.code, answer) : [];
    }
  }
}

function byDeed(w: BdzWorld, [verb, who, what = '']: readonly string[]): OddsQuery[] {
  const p = w.s.people.find((q) => q.id === who);
  if (!p) return [];
  switch (verb) {
    case 'fire':
      return fires(w, p);
    case 'fight':
      return fights(w, p);
    case 'charge':
      return charges(w, p, what);
    case 'start':
      return starts(w, p);
    case 'fire-vehicle':
      return firesAt(w, p, what);
    case 'greet': {
      const { ours, theirs, own, head } = parties(w);
      return talks(own, ours.length, head, theirs.length);
    }
    default:
      return [];
  }
}

// ------------------------------------------------------------------ fire

/** All dice of a weapon at one target: the highest dice go to the first target. BDZ-T-shoot, BDZ-shoot-declare. */
function aimed(w: BdzWorld, { shape, line: asked }: AskView, answer: Json): OddsQuery[] {
  if (shape.kind !== 'choose') return [];
  const { line, on } = shape.options.find((o) => o.id === answer) ?? {};
  const p = w.s.people.find((q) => q.id === nounOf(asked.values?.who, 'person.'));
  const gun = GUNS.find((each) => each === nounOf(asked.values?.gun, 'thing.'));
  if (!p || !gun || on === undefined || line?.key !== 'aim.all') return [];
  return asked.values?.dice === fullDice(w.book, gun) ? shotAt(w, p, gun, on, Number(line.values?.dice)) : [];
}

/**
 * All dice at the nearest target. With only one target and one number of dice the player is not asked.
 * BDZ-act-active-fire.
 */
function fires(w: BdzWorld, p: Person): OddsQuery[] {
  const [ready] = readyGuns(w.book, p);
  const [nearest] = ready ? targetsAmong(w, p.id, ready.gun, enemyIds(w, p.side)) : [];
  return ready && nearest !== undefined ? shotAt(w, p, ready.gun, nearest, fullDice(w.book, ready.gun)) : [];
}

function shotAt(w: BdzWorld, p: Person, gun: Gun, on: string, dice: number): OddsQuery[] {
  if (!isPlainFire(w, p, gun) || friendsAt(w, p.side, on).length > 0) return [];
  const mark = markOn(w, p.id, { target: on, dice }, 1, gunRow(w.book, gun).impact);
  const { zombie, fast, prone, cover, concealed } = mark;
  const target = w.s.people.find((q) => q.id === on);
  // A target that can cheat death or is larger than life is asked; attributes may change its knock-down dice.
  if (target && (target.star || target.attributes.length > 0 || target.hero)) return [];
  const body = target
    ? { rep: target.rep, class: target.class, armoured: target.armoured, ...reply(w, p, target, gun, cover) }
    : {};
  const input = said({
    rep: p.rep,
    weapon: gun,
    shots: dice,
    fast: isFast(w, p) && !has(p, 'agile'),
    target: said({ kind: zombie ? 'zombie' : 'human', ...body, fast, prone, cover, concealed }),
  });
  return [{ procedure: 'shoot', input, on }];
}

/**
 * True if somebody is active, on foot and has one weapon in hand, so that nothing makes its fire snap fire.
 * BDZ-act-active-fire.
 */
function isPlainFire(w: BdzWorld, p: Person, gun: Gun): boolean {
  const active = w.s.active?.who.includes(p.id) === true && !p.fired;
  return active && p.hand.length === 1 && p.aboard === '' && p.retrieves === '' && !isMarksman(p, gun);
}

/**
 * What the target's Received Fire depends on; if it depends on more than the form covers, the odds leave that test out.
 * BDZ-react-received-fire.
 */
function reply(w: BdzWorld, by: Person, p: Person, gun: Gun, cover: boolean) {
  const because = { causes: [by.id], rank: gunRank(w.book, gun), impact: gunRow(w.book, gun).impact };
  const of = (c: Parameters<typeof holds>[2]) => holds(w, p, c, because);
  const answers =
    of('outgunned') ||
    readyGuns(w.book, p).some((ready) => targetsAmong(w, p.id, ready.gun, [by.id]).length > 0) ||
    isMeleeOnly(p);
  const plain = carriesOn(p) && p.aboard === '' && !of('charger') && !of('retrieving-wounded');
  const leader = throwsLeaderDie(w, { test: 'received-fire', causes: [by.id] }, p.id);
  if (!plain || !answers || isSwayed(w, p) || of('in-cover') !== cover || inMelee(w.s, p.id))
    return { untested: true };
  return { outgunned: of('outgunned'), leader: leader?.rep };
}

/**
 * True if others affect its tests, or it chooses their results. BDZ-attr-born-leader-aura, BDZ-enc-scen-bleens-mother,
 * BDZ-camp-road-cultists-types.
 */
function isSwayed(w: BdzWorld, p: Person): boolean {
  return w.book.scenario.mother === p.id || hasBornLeader(w, p) || hasFreeWill(p);
}

/** BDZ-veh-shoot-vehicle-hit, BDZ-veh-shoot-disabled. */
function firesAt(w: BdzWorld, p: Person, vehicle: string): OddsQuery[] {
  const [ready] = readyGuns(w.book, p);
  if (!ready || !driverOf(w.s, vehicle)) return [];
  return [{ procedure: 'fire-at-vehicle', input: { weapon: ready.gun }, on: vehicle }];
}

// ------------------------------------------------------------------ melee

/** A round against a single opponent who fights nobody else. BDZ-melee-rolling. */
function fights(w: BdzWorld, p: Person): OddsQuery[] {
  const of = (id: string) => w.s.melees.filter((m) => m.who === id || m.with === id);
  const [m] = of(p.id);
  if (!m || of(p.id).length > 1) return [];
  const foe = m.who === p.id ? m.with : m.who;
  const q = w.s.people.find((other) => other.id === foe);
  const z = w.s.zeds.find((other) => other.id === foe);
  if (of(foe).length > 1 || m.surprise || z?.caught || !isPlainFighter(p)) return [];
  // A Star may be asked about its fate; the form has no opponent attacked from behind.
  if (q && (q.star || p.star || !isPlainFighter(q) || (m.rear && m.who === foe))) return [];
  const opponent = q
    ? said({ kind: 'human', rep: q.rep, weapon: weaponOf(q), prone: q.prone })
    : said({ kind: 'zombie', prone: z?.prone });
  const input = said({ rep: p.rep, weapon: weaponOf(p), prone: p.prone, rear: m.rear, opponent });
  return [{ procedure: 'melee', input, on: foe }];
}

function isPlainFighter(p: Person): boolean {
  return p.retrieves === '' && meleeDice(p.attributes, weaponOf(p)) === 0;
}

/**
 * The test whether it charges at all; the form has nobody shell shocked. BDZ-react-charge,
 * BDZ-camp-road-refugees-shell.
 */
function charges(w: BdzWorld, p: Person, target: string): OddsQuery[] {
  if (p.hero || p.attributes.length > 1 || isSwayed(w, p)) return [];
  const ailing = diceOf(p, 'wanting-to-charge') !== diceOf({ ...p, ails: 'nothing' }, 'wanting-to-charge');
  if (ailing) return [];
  const causes = [target];
  const leader = throwsLeaderDie(w, { test: 'wanting-to-charge', causes }, p.id);
  const input = said({
    rep: p.rep,
    class: p.class,
    attribute: p.attributes[0],
    leader: leader?.rep,
    cover: holds(w, p, 'in-cover', { causes }),
  });
  return [{ procedure: 'wanting-to-charge', input, on: p.id }];
}

// ------------------------------------------------------------------ talk and barter

const nounsOf = (value: unknown, prefix: string): string[] =>
  (Array.isArray(value) ? value : [value]).map((each) => nounOf(each, prefix)).filter((id) => id !== '');

/** People inside, to whom the Leader of those who have come in talks. BDZ-enc-mg-procedure, BDZ-leader-start. */
function meets(w: BdzWorld, { line: { values } }: AskView): OddsQuery[] {
  const met = nounsOf(values?.others, 'person.').filter((id) => w.s.people.some((p) => p.id === id));
  const star = w.s.people.find((p) => p.id === nounOf(values?.who, 'person.'));
  if (!star || met.length === 0) return [];
  return talks(speaker(w, star), Number(values?.n), headOf(w, met), met.length);
}

/** The spokesperson of those inside with a Star, or at the rear of the rig. */
function speaker(w: BdzWorld, star: Person): Person {
  const rig = w.s.vehicles.find((v) => rigOf(w, v.id) && isInside(w, star, v.id));
  const house = tableOf(w).houseOf(star) ?? rig?.id;
  const inside = house === undefined ? [] : ableIn(w, house).map((p) => p.id);
  return inside.includes(star.id) ? speakerOf(w, inside) : star;
}

function talks(own: Person, figures: number, head: Person, others: number): OddsQuery[] {
  const side = (p: Person, n: number) => ({ rep: p.rep, class: p.class, figures: n });
  return [
    { procedure: 'meet-greet', input: { ...side(own, figures), other: side(head, others) }, on: head.id },
  ];
}

/** A trade for which this is the last thing offered. BDZ-camp-barter-procedure. */
function haggles(w: BdzWorld, { line: { values } }: AskView, answer: Json): OddsQuery[] {
  const [p, q] = [values?.who, values?.with].map((value) =>
    w.s.people.find((each) => each.id === nounOf(value, 'person.')),
  );
  const item = ITEMS.find((each) => each === answer);
  if (!p || !q || !item) return [];
  const [wanted, offered] = [goodsIn(values?.wanted), goodsIn(values?.offered)];
  add(offered, item, 1);
  if (worth(offered) < worth(wanted)) return [];
  const cases = Object.fromEntries(casesOf(w, wanted, offered).map((each) => [each, true]));
  const input = said({ rep: p.rep, class: p.class, other: q.rep, theirs: q.class, ...cases });
  return [{ procedure: 'barter', input, on: q.id }];
}

function goodsIn(value: unknown): Goods {
  const goods: Goods = {};
  for (const each of Array.isArray(value) ? value : []) {
    const item = nounOf(each, 'item.') as Item;
    if (ITEMS.includes(item)) add(goods, item, Number(each.count));
  }
  return goods;
}

// ------------------------------------------------------------------ vehicles

/**
 * Keys, wires if there are none, and the engine, and before them whether it runs at all if nobody has looked. The form
 * has no vehicle that came towards the band. BDZ-veh-wont-start, BDZ-veh-hotwire, BDZ-T-veh-working.
 */
function starts(w: BdzWorld, p: Person): OddsQuery[] {
  const v = vehicleOf(w.s, p.aboard);
  const isUnexamined = v.fuel < 0;
  if (v.fuel === 0 || (isUnexamined && cameTowards(w, v.id))) return [];
  const keys = lacksKeys(v, p) ? 'none' : v.keys === 'wired' ? 'at-hand' : v.keys;
  const day = isUnexamined ? settingOf(w.s, w.book).day : undefined;
  const input = said({ keys, doubtful: isDoubtful(w, v), ganger: isDeft(p), day });
  return [{ procedure: 'start-roll', input, on: v.id }];
}

/**
 * Its wires, and then the engine; without fuel it does not start either way, and nothing is shown. BDZ-veh-hotwire,
 * BDZ-veh-wont-start.
 */
function hotWires(w: BdzWorld, ask: AskView): OddsQuery[] {
  const v = vehicleIn(w.s, ask);
  const p = w.s.people.find((each) => each.id === nounOf(ask.line.values?.who, 'person.'));
  if (!v || !p || v.fuel <= 0) return [];
  const input = said({ keys: 'none', doubtful: isDoubtful(w, v), ganger: isDeft(p) });
  return [{ procedure: 'start-roll', input, on: v.id }];
}

/** A Driver Test, a vehicle charge, a skid or a sharp turn. BDZ-T-veh-reactions. */
function driven(w: BdzWorld, v: Vehicle, driver: Person, code: string, answer: Json): OddsQuery[] {
  const { id: on, kind } = v;
  const { rep } = driver;
  const dice = driverDice(driver, 'lose-control');
  const control = said({ rep, transporter: dice > 2 });
  // The companion has no fourth die.
  const skid: OddsQuery[] = dice > 3 ? [] : [{ procedure: 'lose-control', input: control, on }];
  if (code === 'pace' && answer === 'test') return [{ procedure: 'driver-test', input: { rep, kind }, on }];
  if (code === 'drive' && typeof answer === 'string') {
    if (answer.startsWith('bootleg')) return skid;
    // A Star chooses. BDZ-veh-test-star-choice.
    const charge =
      /^(ram|run-down)/.test(answer) && !hasFreeWill(driver) && driverDice(driver, 'vehicle-charge') === 2;
    return charge ? [{ procedure: 'vehicle-charge', input: { rep }, on }] : [];
  }
  if (code !== 'turn' || typeof answer !== 'number' || !isOnRoad(w, v)) return [];
  const degrees = Math.abs(((answer - v.facing + 540) % 360) - 180);
  return isSharp(w, kind, degrees, v.speed) ? skid : [];
}
