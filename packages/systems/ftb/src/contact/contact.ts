import { type Rule, rowFor, type Seat } from '@shambles/engine';
import type { At } from '@shambles/measured';
import { capped, halfDie, pass, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Trigger } from '../in-sight/hostility.js';
import { able } from '../people/able.js';
import type { RuleId } from '../register.js';
import { zedAt } from '../senses/noise.js';
import { encounterOf, isPlayers, type Pef, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { CITIZEN_DAYS, FIRST_DAYS } from '../tables/campaign.js';
import {
  CONTACT_ADD,
  CONTACT_AFTER,
  CONTACT_FIRST,
  type HowMany,
  type Met,
  PEF_RESOLUTION,
  SPECIAL_PEF,
} from '../tables/meet.js';
import { placesBy } from '../terrain/room.js';
import { surprise } from '../zombies/surprise.js';
import { meetsZed } from '../zombies/zedtests.js';
import { robbedOnTheWay } from './heldup.js';
import { howMany, meet, peopleMet } from './meeting.js';

/** FTB-12.2. */
export const PEF_REP = 4;

/** Resolves a PEF and carries out the result at once. FTB-12.5a. */
export function* resolvePef(w: FtbWorld, id: string, trigger: Trigger): Rule<void> {
  const { x, y, level } = w.s.pefs.find((p) => p.id === id) as Pef;
  const at = { x, y, level };
  if (encounterOf(w.s).kind === 'robbery-in-town') {
    unrolled(w, id, 'FTB-14.7.5d');
    return yield* special(w, at, trigger);
  }
  if (mustBeZombie(w)) {
    unrolled(w, id, 'FTB-14.6.5c');
    return yield* zedsMet(w, at, 1, trigger);
  }
  if (yield* isContact(w, id, trigger, 'FTB-12.5a')) yield* contact(w, at, trigger);
}

/**
 * Resolves a building that nobody has entered like a PEF in its middle: in Robbery on the table of that Encounter, and
 * in Zed! never as the zombie that must be met. FTB-12.16a, FTB-14.7.5d, FTB-D-210.
 */
export function* definingMoment(w: FtbWorld, building: string, trigger: Trigger): Rule<void> {
  w.happen({
    is: 'defining-moment',
    cause: 'FTB-12.16a',
    building,
    name: buildingName(w, building),
  });
  const at = middleOf(w, building, personOf(w.s, trigger.by).level);
  if (encounterOf(w.s).kind === 'robbery-in-town') return yield* special(w, at, trigger);
  if (yield* isContact(w, '', trigger, 'FTB-12.16a')) yield* contact(w, at, trigger);
}

/** The name of a building. */
export function buildingName(w: FtbWorld, building: string): string {
  return houseIn(w, building).name;
}

function houseIn(w: FtbWorld, building: string) {
  const house = tableOf(w).ground.houses.find((h) => h.id === building);
  if (!house) throw new RangeError(`There is no building "${building}".`);
  return house;
}

function middleOf(w: FtbWorld, building: string, level: number): At {
  const [west, south, east, north] = houseIn(w, building).box;
  return { x: Math.round((west + east) / 2) / 1000, y: Math.round((south + north) / 2) / 1000, level };
}

/**
 * Rolls two dice against Rep 4; by table option, the best two of three after a PEF that passed one. FTB-12.5m,
 * FTB-D-65.
 */
export function* isContact(w: FtbWorld, pef: string, { by }: Trigger, cause: RuleId): Rule<boolean> {
  const dice = encounterOf(w.s).nearby ? 3 : 2;
  const passed = capped(
    yield* pass(w, dice, PEF_REP, {
      rule: cause,
      label: 'pef-resolution',
      table: PEF_RESOLUTION.id,
      seat: seatOf(w, by),
    }),
  );
  const row = PEF_RESOLUTION.rows.find((r) => r.passed === passed);
  const contact = row?.does === 'contact';
  const nearby = row?.nearby === true && w.book.options['pef-one-pass'] === 'on';
  w.happen({ is: 'pef-resolved', cause, pef, passed, contact, nearby });
  return contact;
}

/** Resolves a PEF as a contact without dice. FTB-14.6.5c, FTB-14.7.5d. */
function unrolled(w: FtbWorld, pef: string, cause: RuleId): void {
  const roll = { passed: 2, contact: true, nearby: false, unrolled: true } as const;
  w.happen({ is: 'pef-resolved', cause, pef, ...roll });
}

function seatOf(w: FtbWorld, who: string): Seat {
  return personOf(w.s, who).seat;
}

// ------------------------------------------------------------------ who

/** FTB-12.5.2a, FTB-12.5.2m, FTB-14.7.5c. */
export function* whom(w: FtbWorld, seat?: Seat): Rule<Met> {
  const { day, area, suspicious } = encounterOf(w.s);
  if (day > FIRST_DAYS) {
    const what = { rule: 'FTB-12.5.2a', label: 'contact', table: CONTACT_AFTER.id, seat } as const;
    const cell = rowFor(w.book.tables.contactAfter, yield* sum(w, 1, what))[area];
    const which = cell.length > 1 ? yield* sum(w, 1, { ...what, label: 'contact-which' }) : 1;
    return cell[which - 1] as Met;
  }
  const what = { rule: 'FTB-12.5.2a', label: 'contact', table: CONTACT_FIRST.id, seat } as const;
  const row = rowFor(w.book.tables.contactFirst, (yield* sum(w, 1, what)) + CONTACT_ADD[area]);
  const met = day <= CITIZEN_DAYS ? row.days1to20 : row.days21to30;
  return met === 'citizen' && suspicious ? 'police' : met;
}

/** Rolls the number, then the kind, and puts them on the table. FTB-12.5.1, FTB-12.5.2a, FTB-12.5b. */
export function* contact(w: FtbWorld, at: At, trigger: Trigger): Rule<void> {
  const seat = seatOf(w, trigger.by);
  const number = yield* howMany(w, seat);
  yield* come(w, yield* whom(w, seat), number, at, trigger);
}

function* come(w: FtbWorld, what: Met, number: number, at: At, trigger: Trigger, talk = false): Rule<void> {
  if (what === 'zed') return yield* zedsMet(w, at, number, trigger);
  w.happen({ is: 'contact', cause: 'FTB-12.5.2a', what, number });
  yield* meet(w, yield* peopleMet(w, what, number, at, trigger), trigger, talk);
}

// ------------------------------------------------------------------ zombies

/** True if this PEF must be a zombie: in Zed! the last PEF is one if none has been met. FTB-14.6.5c. */
function mustBeZombie(w: FtbWorld): boolean {
  return encounterOf(w.s).kind === 'zed' && w.s.pefs.length === 1 && !haveMetZeds(w);
}

/**
 * True if any zombie has been met in this Encounter: as a contact, by one of the players' figures, which took Zed or No
 * Zed or killed it, or if one is on the table now. FTB-14.6.5c.
 */
function haveMetZeds(w: FtbWorld): boolean {
  if (w.s.zeds.length > 0 || encounterOf(w.s).tally['zeds-met'] !== undefined) return true;
  return zedsKilled(w) > 0 || w.s.people.some((p) => isPlayers(p) && p.metZed >= 0);
}

/** Number of zombies that the players' figures have killed in this Encounter. FTB-11.0. */
export function zedsKilled(w: FtbWorld): number {
  const all = w.s.people.filter(isPlayers).reduce((sum, p) => sum + p.zedsKilled, 0);
  return all - (encounterOf(w.s).tally['zeds-before'] ?? 0);
}

/**
 * Places zombies around the marker, where they stay until they act; figures on the move that have them within 6 inches
 * by that may take Zed or No Zed. In a building with humans inside they surprise them. In Zed! there is never more than
 * one. FTB-12.5b, FTB-D-31, FTB-D-106, FTB-14.6.5d.
 */
function* zedsMet(w: FtbWorld, at: At, number: number, trigger: Trigger): Rule<void> {
  const n = encounterOf(w.s).kind === 'zed' ? 1 : number;
  w.happen({ is: 'contact', cause: 'FTB-12.5.2a', what: 'zed', number: n });
  w.happen({ is: 'tally', cause: 'FTB-12.5.2a', what: 'zeds-met', by: n });
  const table = tableOf(w);
  const house = table.houseOf(at);
  const inside = able(w).filter((p) => house !== undefined && table.houseOf(p) === house);
  if (house !== undefined && inside.length > 0)
    return yield* surprise(
      w,
      inside.map((p) => p.id),
      n,
      house,
      trigger.watches,
    );
  const to = personOf(w.s, trigger.by);
  const zeds = placesBy(w, at, n, 'zed').map((place, k) => zedAt(w, place, to, k));
  if (zeds.length > 0) w.happen({ is: 'zeds-came', cause: 'FTB-12.5b', zeds, how: 'contact' });
  for (const id of trigger.movers) yield* meetsZed(w, id);
}

// ------------------------------------------------------------------ days 11 to 20

/** Resolves a PEF that leads to Law & Order or Talk the Talk, without Friend or Foe. FTB-14.7.5c, FTB-14.7.5d. */
function* special(w: FtbWorld, at: At, trigger: Trigger): Rule<void> {
  const { who, number } = yield* specialMet(w, seatOf(w, trigger.by));
  if (who === 'robbery') return yield* robbedOnTheWay(w, trigger);
  yield* come(w, who, number, at, trigger, true);
}

/** Rolls who is met in Robbery, or that one is robbed, and how many there are. FTB-14.7.5c, FTB-14.7.5d. */
export function* specialMet(w: FtbWorld, seat?: Seat): Rule<{ who: Met | 'robbery'; number: number }> {
  const what = { rule: 'FTB-14.7.5d', label: 'special-pef', table: SPECIAL_PEF.id, seat } as const;
  const row = rowFor(w.book.tables.specialPef, yield* sum(w, 1, what));
  const who = encounterOf(w.s).suspicious ? row.reported : row.meet;
  return { who, number: yield* specialNumber(w, row.number, seat) };
}

function* specialNumber(w: FtbWorld, number: HowMany, seat?: Seat): Rule<number> {
  if (number === '1') return 1;
  const half = yield* halfDie(w, {
    rule: 'FTB-14.7.5d',
    label: 'contact-number',
    table: 'FTB-T-half-d6',
    seat,
  });
  return number === '1/2d6' ? half : 1 + half;
}
