import { ask, choose, type Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import { DEAD, isSolo } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { isLiving } from '../state.js';
import { tableOf } from '../table/table.js';
import { die } from '../units/dice.js';
import { placesAbout, standsUp } from '../units/mobs.js';
import { foesOf } from '../units/units.js';
import { nearHotSpot } from './conditions.js';
import type { About } from './moments.js';
import { vehiclesOf, wrecksNear } from './wrecks.js';

/** Cards by number. AMZ-T-quirk-cards. */
const SECOND_WIND = 2;
const DEAD_BATTERY = 3;
const CAR_ALARM = 4;
const FORGOTTEN_CELLAR = 5;
const FOG_BANK = 11;
const THEY_SMELL_US = 13;
const RADIO_SILENCE = 16;

/** Inches of a Cautious move with a Second Wind. */
const FARTHER = 9;
/** Car Alarm: how near the vehicle must be, how far the alarm is heard (in inches), and the noise counters it adds. */
const ALARM = { near: 3, heard: 12, noise: 3 } as const;
/** How far from anybody the dead come out of a cellar, and the size of the cells searched for places, in inches. */
const CELLAR = 3;
const CELL = 0.5;

/**
 * Applies the cards just played whose effect lasts or changes the table: 2, 3, 4, 5, 11, 13 and 16. All other cards
 * take effect where they are played. AMZ-T-quirk-cards.
 */
export function* takesEffect(w: AmzWorld, cards: readonly number[], about: About = {}): Rule<void> {
  for (const card of cards)
    switch (card) {
      case SECOND_WIND:
      case THEY_SMELL_US:
        lasts(w, card, about.unit ?? '');
        break;
      case DEAD_BATTERY:
        yield* deadBattery(w);
        break;
      case CAR_ALARM:
        carAlarm(w, about.unit ?? '');
        break;
      case FORGOTTEN_CELLAR:
        yield* forgottenCellar(w, about.unit ?? '');
        break;
      case FOG_BANK:
      case RADIO_SILENCE:
        lasts(w, card, '');
        break;
    }
}

/** The card stays in effect until the end of the turn, or of the activation if it is that kind of card. */
function lasts(w: AmzWorld, card: number, on: string): void {
  w.happen({ is: 'takes-effect', cause: 'AMZ-T-quirk-cards', card, on, until: w.s.turn });
}

const holds = (w: AmzWorld, card: number, on: string): boolean =>
  w.s.effects.some((e) => e.card === card && e.on === on);

/** Inches of a Cautious move of a unit on foot; a Second Wind makes it longer. AMZ-T-quirk-cards, 2. */
export function cautiousInches(w: AmzWorld, unit: string, most: number): number {
  return holds(w, SECOND_WIND, unit) ? Math.max(FARTHER, most) : most;
}

/** True if a vehicle cannot move this turn, or a unit on foot cannot go on Overwatch. AMZ-T-quirk-cards, 3. */
export function isStalled(w: AmzWorld, unit: string): boolean {
  return holds(w, DEAD_BATTERY, unit);
}

/**
 * The player of the dead names a vehicle; without vehicles the card falls on the unit nearest to a Hot Spot.
 * AMZ-T-quirk-cards, 3.
 */
function* deadBattery(w: AmzWorld): Rule<void> {
  const vehicles = vehiclesOf(w);
  const on = vehicles.length === 0 ? nearHotSpot(w) : isSolo(w.book) ? nearestOf(w, vehicles) : undefined;
  if (on !== undefined) return lasts(w, DEAD_BATTERY, on);
  const chosen = yield* ask(
    w,
    DEAD,
    'AMZ-T-quirk-cards',
    'dead-battery',
    choose(vehicles, {
      id: (id) => id,
      line: (id) => ({ key: 'dead-battery.unit', values: { who: named(id) } }),
    }),
  );
  lasts(w, DEAD_BATTERY, chosen);
}

/** Of these Living units, the one nearest to any zombie. AMZ-solo-cards. */
export function nearestOf(w: AmzWorld, units: readonly string[]): string | undefined {
  const off = (id: string) =>
    Math.min(Number.POSITIVE_INFINITY, ...foesOf(w, id).map((z) => tableOf(w).apart(id, z.id)));
  return units.map((id) => ({ id, inches: off(id) })).sort((a, b) => a.inches - b.inches)[0]?.id;
}

/**
 * All zombies near the vehicle are aware of the unit that set off the alarm, until the end of the turn.
 * AMZ-T-quirk-cards, 4.
 */
function carAlarm(w: AmzWorld, unit: string): void {
  const [wreck] = wrecksNear(w, unit, ALARM.near);
  if (!wreck) return;
  w.happen({ is: 'alarm', cause: 'AMZ-T-quirk-cards', unit, noise: ALARM.noise });
  for (const z of w.s.units)
    if (!isLiving(z) && wreck.apart(z.id) <= ALARM.heard) lasts(w, CAR_ALARM, `${z.id} ${unit}`);
}

/** Places 1d6 Odies inside at the far wall. AMZ-T-quirk-cards, 5. */
function* forgottenCellar(w: AmzWorld, unit: string): Rule<void> {
  const n = yield* die(w, 6, { rule: 'AMZ-T-quirk-cards', label: 'cellar', seat: DEAD });
  standsUp(w, 'odies', cellarPlaces(w, unit, n), 'AMZ-T-quirk-cards');
}

/** Places in the house that a unit has entered: the one farthest from the unit, and others beside that one. */
function cellarPlaces(w: AmzWorld, unit: string, n: number): Place[] {
  const table = tableOf(w);
  const inside = table
    .basesOf(unit)
    .map((id) => table.at(id))
    .find((at) => table.houseOf(at) !== undefined);
  const house = inside && table.houseOf(inside);
  const box = w.book.ground.houses.find((h) => h.id === house)?.box;
  if (!inside || !box) return [];
  const [west, south, east, north] = box.map((g) => g / 1000) as [number, number, number, number];
  const off = ([x, y]: Place) => table.apartFrom(unit, { x, y });
  let [far, most]: [Place | undefined, number] = [undefined, 0];
  for (let y = south + CELL; y < north; y += CELL)
    for (let x = west + CELL; x < east; x += CELL) {
      const at: Place = [x, y, inside.level];
      if (off(at) > most && table.ways('odies').standing(...at) && !table.taken(at))
        [far, most] = [at, off(at)];
    }
  if (!far) return [];
  return placesAbout(w, far, 4 * n, Math.max(east - west, north - south), 'odies')
    .filter((at) => table.houseOf({ x: at[0], y: at[1], level: at[2] }) === house && off(at) >= CELLAR)
    .slice(0, n);
}
