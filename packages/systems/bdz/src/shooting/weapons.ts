import { begunSince } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { gunRank, gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Gun } from '../kinds.js';
import { foesOf, has, isRunning, type Person, personOf, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { MARKSMAN } from '../tables/attributes.js';
import { looksOut } from '../tables/vehicles.js';

/** A loaded gun in hand: its index among the guns carried, and its kind. BDZ-shoot-ammo. */
export interface Ready {
  readonly weapon: number;
  readonly gun: Gun;
}

export function readyGuns(book: Tabled, p: Person): Ready[] {
  return p.hand.flatMap((weapon) => {
    const held = p.guns[weapon];
    if (!held || held.empty) return [];
    // Somebody who retrieves wounded or drives has one free hand. BDZ-wounded-fire.
    if ((p.retrieves !== '' || isDriving(p)) && !gunRow(book, held.gun).oneHanded) return [];
    return [{ weapon, gun: held.gun }];
  });
}

/** True for a driver, who has one free hand for a weapon. BDZ-veh-fire-out. */
export function isDriving(p: Pick<Person, 'aboard' | 'sits'>): boolean {
  return p.aboard !== '' && p.sits === 'wheel';
}

/**
 * True for the driver of a running vehicle. With the engine off a driver takes the tests of any occupant.
 * BDZ-veh-test-insight-when, BDZ-veh-shoot-occupants.
 */
export function takesVehicleTests(w: BdzWorld, p: Pick<Person, 'aboard' | 'sits'>): boolean {
  return isDriving(p) && isRunning(vehicleOf(w.s, p.aboard));
}

/**
 * True if somebody may fire where it is: not in water, not from a closed rear, and at the wheel only if the table has
 * agreed to it. BDZ-D-water-human, BDZ-veh-fire-out, BDZ-D-c85.
 */
export function mayFire(w: BdzWorld, p: Person): boolean {
  if (p.aboard === '') return !tableOf(w).inWater(p);
  if (isDriving(p)) return w.book.options['fire-from-vehicles'] === 'passengers-and-driver';
  return looksOut(vehicleOf(w.s, p.aboard), p.sits);
}

/** True if somebody has a melee weapon and no gun. BDZ-D-melee-only. */
export function isMeleeOnly(p: Person): boolean {
  return p.guns.length === 0 && p.melee !== 'unarmed';
}

/** Inches that somebody can fire with a gun. BDZ-weapon-range, BDZ-attr-marksman. */
export function rangeOf(book: Tabled, p: Person, gun: Gun): number {
  const { range } = gunRow(book, gun);
  return isMarksman(p, gun) ? Math.max(MARKSMAN.range, range) : range;
}

/** True if a target is in range. BDZ-weapon-range. */
function reaches(w: BdzWorld, who: string, gun: Gun, target: string): boolean {
  return tableOf(w).distance(who, target) <= rangeOf(w.book, personOf(w.s, who), gun);
}

/** BDZ-attr-marksman. */
export function isMarksman(p: Person, gun: Gun): boolean {
  return gun === 'bolt-action-rifle' && has(p, 'marksman');
}

/**
 * Dice thrown when `counting` of them count: all six of a shotgun, the second and third of a Marksman.
 * BDZ-weapon-sg-six, BDZ-attr-marksman.
 */
export function thrown(book: Tabled, p: Person, gun: Gun, counting: number): number {
  if (isMarksman(p, gun)) return Math.max(counting, p.prone ? MARKSMAN.prone : MARKSMAN.dice);
  const { best, dice } = gunRow(book, gun);
  return best === undefined ? counting : (dice[0] as number);
}

/** Loaded guns that have one of the targets in range. */
export function gunsFor(w: BdzWorld, p: Person, targets: readonly string[]): Ready[] {
  return readyGuns(w.book, p).filter(({ gun }) => targets.some((id) => reaches(w, p.id, gun, id)));
}

/**
 * Figures that a gun can be fired at, the nearest first: in sight once the shooter has turned, in range and, unless
 * that is risked, not in melee with a friend.
 */
export function targetsAmong(w: BdzWorld, who: string, gun: Gun, among: readonly string[]): string[] {
  const table = tableOf(w);
  if (!mayFire(w, personOf(w.s, who))) return [];
  return among
    .filter((id) => isTarget(w, who, id) && reaches(w, who, gun, id) && table.line(who, id) !== 'no')
    .sort((a, b) => table.distance(who, a) - table.distance(who, b) || (a < b ? -1 : 1));
}

/** Members of a side who are in melee with somebody. */
export function friendsAt(w: BdzWorld, side: string, id: string): string[] {
  return foesOf(w.s.melees, id).filter((other) => w.s.people.some((q) => q.id === other && q.side === side));
}

/** In games begun under earlier revisions people in a closed rear could be fired at. */
const SHUT_IN_SINCE = 23;

/** True if somebody rides in a closed rear, into which nobody outside sees. BDZ-veh-shoot-targets, BDZ-veh-fire-out. */
function isShutIn(w: BdzWorld, p: Person, from: string): boolean {
  if (p.aboard === '' || p.aboard === personOf(w.s, from).aboard) return false;
  return !looksOut(vehicleOf(w.s, p.aboard), p.sits) && begunSince(w.book, SHUT_IN_SINCE);
}

/**
 * True if a figure is on the table, not out of the fight, not shut in, and not in melee with a friend of the shooter
 * unless that is risked. BDZ-D-fire-into-melee.
 */
function isTarget(w: BdzWorld, who: string, id: string): boolean {
  if (!tableOf(w).has(id)) return false;
  const p = w.s.people.find((q) => q.id === id);
  if (p && (p.status === 'out' || p.status === 'dead' || isShutIn(w, p, who))) return false;
  return w.book.options['into-melee'] === 'risk' || friendsAt(w, personOf(w.s, who).side, id).length === 0;
}

/** The highest ranking among the guns that somebody could answer with; 0 if there is none. BDZ-T-outgunned. */
export function rankOf(w: BdzWorld, p: Person, against: readonly string[]): number {
  return Math.max(0, ...gunsFor(w, p, against).map(({ gun }) => gunRank(w.book, gun)));
}
