import type { BdzWorld } from '../facts.js';
import type { Gun } from '../kinds.js';
import { has, isRunning, type Person, personOf, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { MARKSMAN } from '../tables/attributes.js';
import { kindRow } from '../tables/vehicles.js';
import { gunRank, gunRow } from '../tables/weapons.js';

/** A loaded gun in hand: its place in the list of those carried, and what it is. BDZ-shoot-ammo. */
export interface Ready {
  readonly weapon: number;
  readonly gun: Gun;
}

export function readyGuns(p: Person): Ready[] {
  return p.hand.flatMap((weapon) => {
    const held = p.guns[weapon];
    if (!held || held.empty) return [];
    // Whoever retrieves wounded has one hand for it. BDZ-wounded-fire.
    if ((p.retrieves !== '' || isDriving(p)) && !gunRow(held.gun).oneHanded) return [];
    return [{ weapon, gun: held.gun }];
  });
}

/** At the wheel it has one hand for a weapon. BDZ-veh-fire-out. */
export function isDriving(p: Pick<Person, 'aboard' | 'sits'>): boolean {
  return p.aboard !== '' && p.sits === 'wheel';
}

/** At the wheel of one that runs, it takes the tests of the vehicle; at rest with its engine off, those of anybody in it. BDZ-veh-test-insight-when, BDZ-veh-shoot-occupants. */
export function takesVehicleTests(w: BdzWorld, p: Pick<Person, 'aboard' | 'sits'>): boolean {
  return isDriving(p) && isRunning(vehicleOf(w.s, p.aboard));
}

/**
 * Nobody fires in the water, nor out of a closed rear; a driver, where the table has agreed to it. BDZ-D-water-human,
 * BDZ-veh-fire-out, BDZ-D-c85.
 */
export function mayFire(w: BdzWorld, p: Person): boolean {
  if (p.aboard === '') return !tableOf(w).inWater(p);
  if (isDriving(p)) return w.book.options['fire-from-vehicles'] === 'passengers-and-driver';
  const { kind, covered } = vehicleOf(w.s, p.aboard);
  return p.sits !== 'rear' || (kindRow(kind).open === 'rear' && !covered) || kind === 'rv';
}

/** It has a melee weapon and no other. BDZ-D-melee-only. */
export function isMeleeOnly(p: Person): boolean {
  return p.guns.length === 0 && p.melee !== 'unarmed';
}

/** Whether a gun reaches so far. BDZ-weapon-range. */
function reaches(w: BdzWorld, who: string, gun: Gun, target: string): boolean {
  const range = isMarksman(personOf(w.s, who), gun) ? MARKSMAN.range : gunRow(gun).range;
  return tableOf(w).distance(who, target) <= range;
}

/** BDZ-attr-marksman. */
export function isMarksman(p: Person, gun: Gun): boolean {
  return gun === 'bolt-action-rifle' && has(p, 'marksman');
}

/** Dice thrown where so many count: all six of a shotgun, the second and third of a Marksman. BDZ-weapon-sg-six, BDZ-attr-marksman. */
export function thrown(p: Person, gun: Gun, counting: number): number {
  if (isMarksman(p, gun)) return p.prone ? MARKSMAN.prone : MARKSMAN.dice;
  return gunRow(gun).best === undefined ? counting : (gunRow(gun).dice[0] as number);
}

/** Loaded guns that reach one of some targets. */
export function gunsFor(w: BdzWorld, p: Person, targets: readonly string[]): Ready[] {
  return readyGuns(p).filter(({ gun }) => targets.some((id) => reaches(w, p.id, gun, id)));
}

/** Those of some figures that a gun can be fired at: in sight once the shooter has turned, in range, no friend in contact. */
export function targetsAmong(w: BdzWorld, who: string, gun: Gun, among: readonly string[]): string[] {
  const table = tableOf(w);
  if (!mayFire(w, personOf(w.s, who))) return [];
  return among
    .filter((id) => isTarget(w, who, id) && reaches(w, who, gun, id) && table.line(who, id) !== 'no')
    .sort((a, b) => table.distance(who, a) - table.distance(who, b) || (a < b ? -1 : 1));
}

/** Of a side, those who are in melee with somebody. */
export function friendsAt(w: BdzWorld, side: string, id: string): string[] {
  const others = w.s.melees.flatMap((m) => (m.who === id ? [m.with] : m.with === id ? [m.who] : []));
  return others.filter((other) => w.s.people.some((q) => q.id === other && q.side === side));
}

/** On the table, not out of the fight, and not in melee with a friend of the shooter, unless that is risked. BDZ-D-fire-into-melee. */
function isTarget(w: BdzWorld, who: string, id: string): boolean {
  if (!tableOf(w).has(id)) return false;
  const p = w.s.people.find((q) => q.id === id);
  if (p && (p.status === 'out' || p.status === 'dead')) return false;
  return w.book.options['into-melee'] === 'risk' || friendsAt(w, personOf(w.s, who).side, id).length === 0;
}

/** The highest ranking among the guns with which somebody could answer those; 0 without one. BDZ-T-outgunned. */
export function rankOf(w: BdzWorld, p: Person, against: readonly string[]): number {
  return Math.max(0, ...gunsFor(w, p, against).map(({ gun }) => gunRank(gun)));
}
