import { ask, choose, type Rule } from '@shambles/engine';
import { pass } from '@shambles/thw';
import { type Bar, bar, tenth } from '../bar.js';
import { type Book, gunRow } from '../book.js';
import type { Tested } from '../facts/melee.js';
import type { FtbWorld } from '../facts.js';
import { baseMove, normalMove, standingLeft } from '../moving/moving.js';
import { contact, face, isPoised, poisedOn, type Watch, walk, walkTo } from '../moving/walking.js';
import { enemiesOf, outOfSight, sparesZeds } from '../people/enemies.js';
import type { Weapon } from '../shooting/aim.js';
import { add, type Call, emptyCall, loadedGuns, markOn, shootAll, volleyAt } from '../shooting/shooting.js';
import { carriesOn, isPlayers, type Person, type Place, personOf, placeOf, turnIsOver } from '../state.js';
import { tableOf } from '../table.js';
import { CHARGE_RESULTS, type ChargeCircumstance, worth } from '../tables/melee.js';
import { isZed, nameOf, word } from '../words.js';
import { melee } from './melee.js';

/** Base dice of each figure. FTB-8.2.1b. */
const DICE = 2;
/** Dice that a zombie counts as having passed. FTB-10.11. */
const ZED_PASSES = 1;

/** Occasion of a charge: the figure's own activation, a won In Sight, or a reaction. FTB-8.2a, FTB-5.5.7, FTB-5.7.2. */
export type ChargeOccasion = 'active' | 'in-sight' | 'reaction';

/** Inches that a person can charge; getting up costs half of its move. FTB-5.2c, FTB-5.3.3c, FTB-D-49. */
function chargeInches(p: Person, why: ChargeOccasion): number {
  if (why === 'reaction') return baseMove(p);
  const left = standingLeft(p) - (p.prone ? gettingUp(p) : 0);
  return left < 0 ? Number.NEGATIVE_INFINITY : left;
}

/** FTB-5.3.3c. */
function gettingUp(p: Person): number {
  return normalMove(p) / 2;
}

/** Enemies that an active figure can charge with its remaining move: in sight and within reach. FTB-8.2a, FTB-5.2c. */
export function chargeable(w: FtbWorld, p: Person): string[] {
  return byDistance(w, p, enemiesOf(w, p.id)).filter((id) => outOfReach(w, p, id) === undefined);
}

function byDistance(w: FtbWorld, p: Person, ids: readonly string[]): string[] {
  const table = tableOf(w);
  return [...ids].sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

/** Why an active figure cannot charge an enemy with its remaining move. FTB-8.2a, FTB-5.2c. */
function outOfReach(w: FtbWorld, p: Person, id: string): Bar | undefined {
  const table = tableOf(w);
  const unseen = outOfSight(table, p, id);
  if (unseen) return unseen;
  const most = chargeInches(p, 'active');
  if (walkTo(w, p.id, id, most) !== undefined) return undefined;
  const values = { inches: tenth(table.distance(p.id, id)), most: tenth(Math.max(0, most)) };
  return bar('FTB-8.2a', 'out-of-reach', values);
}

/** Why a person cannot charge the target, or anybody; of all enemies, the nearest counts. FTB-8.2a. */
export function noCharge(w: FtbWorld, p: Person, target: string | undefined): Bar | undefined {
  const enemies = byDistance(w, p, enemiesOf(w, p.id));
  const at = target === undefined ? enemies : enemies.filter((id) => id === target);
  if (at.length === 0) return bar('FTB-8.2a', target === undefined ? 'no-enemies' : 'no-enemy');
  const bars = at.map((id) => outOfReach(w, p, id));
  return bars.includes(undefined) ? undefined : (bars.find((b) => b?.rule === 'FTB-8.2a') ?? bars[0]);
}

/** Modifiers to the dice of one figure in the test. FTB-T-charge-modifiers. */
export function chargeMods(
  { tables }: Pick<Book, 'tables'>,
  p: Person,
  as: 'charger' | 'target',
  rear: boolean,
): Tested['mods'] {
  const holds: readonly [boolean, ChargeCircumstance][] = [
    [p.attributes.includes('rage'), 'rage'],
    [p.attributes.includes('runt'), 'runt'],
    [p.class === 'citizen', 'citizen'],
    [as === 'target' && p.prone, 'prone'],
    [as === 'target' && rear, 'rear'],
  ];
  return holds
    .filter(([counts]) => counts)
    .map(([, circumstance]) => ({ circumstance, dice: worth(tables.charge, circumstance).dice }));
}

/**
 * Resolves a charge by humans on a human or a zombie. The caller handles the tests that others owe for it. `watches`
 * may stop an active charger on its way; those that are not within an inch by then do not charge, nor those to whom
 * the target is out of sight before the first of them moves. FTB-8.2a, FTB-8.2.1a, FTB-5.6.1, FTB-D-143.
 */
export function* chargeHome(
  w: FtbWorld,
  chargers: readonly string[],
  target: string,
  why: ChargeOccasion,
  watches: readonly Watch[] = [],
): Rule<Call> {
  const able = chargers.filter((id) => mayCharge(w, id, why) && hasInSight(w, id, target));
  if (able.length === 0) return emptyCall();
  w.happen({ is: 'charges', cause: 'FTB-8.2b', who: able, target });
  const up: string[] = [];
  const behind: string[] = [];
  let stopped = false;
  for (const id of able) {
    if (!mayCharge(w, id, why) || !fights(w, target)) continue;
    if (stopped && !isPoised(w, id, target)) continue;
    const from = startOf(w, id, why);
    const came = yield* setUp(w, id, target, why, watches);
    if (came === 'stopped') stopped = true;
    if (came !== 'there') continue;
    up.push(id);
    if (!isZed(target) && fromBehind(w, id, from, target)) behind.push(id);
  }
  // What stopped one charger may have made others fall or duck back.
  const there = up.filter((id) => mayCharge(w, id, why) && fights(w, target) && isPoised(w, id, target));
  if (there.length === 0) return emptyCall();
  if (why === 'active')
    for (const who of there) w.happen({ is: 'acted', cause: 'FTB-5.2b', who, what: 'charge' });
  return yield* clash(
    w,
    there,
    target,
    behind.filter((id) => there.includes(id)),
  );
}

/** A zombie that has come within charge distance of a human, and where its movement began. */
export interface Rush {
  readonly zed: string;
  /** Where it was before it moved; if left out, it has not moved. FTB-2.2.2c. */
  readonly from?: Place;
}

/**
 * Resolves the charge of all zombies near one human: they test together and swarm it. A human that a test has moved out
 * of reach is not charged. The caller handles the tests that others owe for it. `counted` is the number of dice that
 * the human counts as having passed without a roll. FTB-10.6b, FTB-10.11.1a, FTB-10.9.3m, FTB-D-116, FTB-D-190.
 */
export function* zedsChargeHome(
  w: FtbWorld,
  human: string,
  rushes: readonly Rush[],
  counted?: number,
): Rule<Call> {
  if (!fights(w, human)) return emptyCall();
  const there = rushes.filter(({ zed }) => fights(w, zed) && isPoised(w, zed, human));
  if (there.length === 0) return emptyCall();
  const zeds = there.map(({ zed }) => zed);
  w.happen({ is: 'charges', cause: 'FTB-10.7b', who: zeds, target: human });
  const behind = there
    .filter(({ zed, from }) => fromBehind(w, zed, from ?? placeOf(tableOf(w).at(zed)), human))
    .map(({ zed }) => zed);
  return yield* clash(w, zeds, human, behind, counted);
}

/** True if a person can still charge: unless it reacts, its turn must not be over. FTB-8.2a, FTB-5.7.3b. */
function mayCharge(w: FtbWorld, id: string, why: ChargeOccasion): boolean {
  return fights(w, id) && (why === 'reaction' || !turnIsOver(w.s, personOf(w.s, id)));
}

/** True if the target still fights and is in a charger's sight: it may have ducked back since. FTB-8.2a. */
function hasInSight(w: FtbWorld, id: string, target: string): boolean {
  return fights(w, target) && outOfSight(tableOf(w), personOf(w.s, id), target) === undefined;
}

/** True if a figure can fight: a human who carries on, or a zombie. */
function fights(w: FtbWorld, id: string): boolean {
  const p = w.s.people.find((q) => q.id === id);
  return p ? carriesOn(p) && tableOf(w).has(id) : w.s.zeds.some((z) => z.id === id);
}

// ------------------------------------------------------------------ coming up

/** Where a charger's movement began; for an active figure, where it became active. FTB-2.2.2c. */
function startOf(w: FtbWorld, id: string, why: ChargeOccasion): Place {
  const p = personOf(w.s, id);
  return (why === 'reaction' ? null : p.began) ?? placeOf(p);
}

/** True if a charger began and ended its movement behind its target's rear line. FTB-2.2.2c. */
function fromBehind(w: FtbWorld, id: string, from: Place, target: string): boolean {
  const table = tableOf(w);
  const { facing } = table.at(id);
  return table.isBehind(id, target) && table.as(id, from, () => table.isBehind(id, target), facing);
}

/** How far a charger came: it is there, something stopped it on the way, or there is no way for it. */
type Came = 'there' | 'stopped' | 'no-way';

/** Moves a charger to within an inch, unless something stops it. FTB-8.2.1a, FTB-5.5.2a. */
function* setUp(
  w: FtbWorld,
  id: string,
  target: string,
  why: ChargeOccasion,
  watches: readonly Watch[],
): Rule<Came> {
  const p = personOf(w.s, id);
  const route = walkTo(w, id, target, chargeInches(p, why));
  if (!route) return 'no-way';
  layDown(w, p);
  if (p.prone) {
    const cost = why === 'reaction' ? 0 : gettingUp(p);
    w.happen({ is: 'prone', cause: 'FTB-5.3.3c', who: id, prone: false, cost });
  }
  const came = yield* walk(w, id, poisedOn(route), 'charge', 'FTB-8.2.1a', watches);
  if (!came) return 'stopped';
  face(w, id, tableOf(w).at(target));
  return 'there';
}

/** Lays down the figure that a charger or its target carries. FTB-5.7.5.1d, FTB-D-134. */
export function layDown(w: FtbWorld, p: Person): void {
  if (p.carries !== '') w.happen({ is: 'laid-down', cause: 'FTB-5.7.5.1d', who: p.id, whom: p.carries });
}

// ------------------------------------------------------------------ the test

/** Resolves the test, the target's shot if it has one, and the melee with the chargers that get through. */
function* clash(
  w: FtbWorld,
  chargers: readonly string[],
  target: string,
  behind: readonly string[],
  counted?: number,
): Rule<Call> {
  const call = emptyCall();
  call.charging.push(...chargers);
  const p = w.s.people.find((q) => q.id === target);
  if (p) layDown(w, p);
  const stopped = (yield* passes(w, chargers, target, behind, counted))
    ? yield* firesFirst(w, p as Person, chargers, call)
    : [];
  const home = chargers.filter((id) => !stopped.includes(id) && fights(w, id));
  for (const id of home) contact(w, id, target, 'FTB-8.2.1a');
  add(call, yield* melee(w, home, target));
  return call;
}

/**
 * All roll, and the result worst for the target counts. Returns true if the target fires first. FTB-8.2.1b, FTB-8.2.1c,
 * FTB-8.2.1d, FTB-8.2.2, FTB-10.9.3m.
 */
function* passes(
  w: FtbWorld,
  ids: readonly string[],
  target: string,
  behind: readonly string[],
  counted?: number,
): Rule<boolean> {
  const chargers: Tested[] = [];
  for (const id of ids) chargers.push(yield* tests(w, id, 'charger', false));
  const tested =
    counted === undefined
      ? yield* tests(w, target, 'target', behind.length > 0)
      : { who: target, dice: 0, passed: counted, mods: [], counted: true as const };
  const results = chargers.map(({ passed }) => {
    const ahead = passed > tested.passed ? 'ahead' : 'equal-or-behind';
    return CHARGE_RESULTS.rows.find((row) => row.charger === ahead)?.do;
  });
  const p = w.s.people.find((q) => q.id === target);
  const fires =
    p !== undefined &&
    loadedGuns(w, p).length > 0 &&
    !(sparesZeds(p) && ids.some(isZed)) &&
    behind.length === 0 &&
    results.every((result) => result === 'target-fires-then-melee');
  w.happen({
    is: 'charge-test',
    cause: 'FTB-8.2.1c',
    chargers,
    target: tested,
    behind,
    fires,
  });
  return fires;
}

/** Rolls the dice of one figure. A zombie never rolls. FTB-8.2.1b, FTB-10.11. */
function* tests(w: FtbWorld, id: string, as: 'charger' | 'target', rear: boolean): Rule<Tested> {
  const p = w.s.people.find((q) => q.id === id);
  if (!p) return { who: id, dice: 0, passed: ZED_PASSES, mods: [], counted: true };
  const mods = chargeMods(w.book, p, as, rear);
  const dice = Math.max(0, DICE + mods.reduce((n, m) => n + m.dice, 0));
  const passed = yield* pass(w, dice, p.rep, {
    rule: 'FTB-8.2.1b',
    label: 'charge',
    table: 'FTB-T-charge-modifiers',
    seat: p.seat,
    who: id,
  });
  return { who: id, dice, passed, mods };
}

// ------------------------------------------------------------------ the shot

/**
 * The target fires all its dice at one charger. Returns the chargers that are stopped. FTB-8.2.1c, FTB-8.2.1e,
 * FTB-D-23, FTB-D-24.
 */
function* firesFirst(w: FtbWorld, p: Person, chargers: readonly string[], call: Call): Rule<string[]> {
  const { weapon, at, plain } = yield* chooseShot(w, p, chargers);
  face(w, p.id, tableOf(w).at(at));
  const dice = Math.max(...gunRow(w.book, weapon.gun).target);
  const zeds = chargers.filter(isZed);
  const mark = markOn(w, p.id, at, dice, 1);
  const volley = volleyAt(w, p.id, weapon, [mark], 'charged', { plain, chargers: zeds });
  const shot = yield* shootAll(w, [volley]);
  const stopped = shot.hit.filter((id) => !isZed(id) && !shot.firm.includes(id));
  for (const who of stopped)
    if (carriesOn(personOf(w.s, who))) w.happen({ is: 'charge-stopped', cause: 'FTB-D-24', who });
  add(call, { ...shot, fired: shot.fired.filter((f) => shot.fallen.includes(f.target)) });
  return stopped;
}

/** A shot at a charger. `plain`: a shotgun does not roll its six dice. */
interface Shot {
  readonly weapon: Weapon;
  readonly at: string;
  readonly plain: boolean;
}

/**
 * A player's figure chooses weapon, target and whether a shotgun rolls its six dice; any other fires its first weapon
 * at the nearest charger. FTB-8.2.1e, FTB-6.1-sg.
 */
function* chooseShot(w: FtbWorld, p: Person, chargers: readonly string[]): Rule<Shot> {
  const table = tableOf(w);
  const near = [...chargers].sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
  const shots = loadedGuns(w, p).flatMap((weapon) =>
    (gunRow(w.book, weapon.gun).rolls === undefined ? [false] : [false, true]).flatMap((plain) =>
      near.map((at) => ({ weapon, at, plain })),
    ),
  );
  if (!isPlayers(p)) return shots[0] as Shot;
  return yield* ask(
    w,
    p.seat,
    'FTB-8.2.1e',
    'charged',
    choose(shots, {
      id: ({ weapon, at, plain }) => `${at} ${weapon.item}${plain ? ' plain' : ''}`,
      line: ({ weapon, at, plain }) => ({
        key: plain ? 'charged.fire-plain' : 'charged.fire',
        values: { name: nameOf(w.book.names, at), gun: word(`thing.${weapon.gun}`) },
      }),
      on: ({ at }) => at,
    }),
    { who: word(`person.${p.id}`) },
  );
}
