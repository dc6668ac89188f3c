import { ask, choose, type Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import { cautiousInches, isStalled } from '../cards/effects.js';
import { mayTend } from '../casualties/aid.js';
import { unit as named, word } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { type Barred, because } from '../fire/attack.js';
import { vehicleOf } from '../fire/weapons.js';
import { tasksNear } from '../ground/objectives.js';
import { vehicleRow } from '../house/ground-rows.js';
import { levelEffect, modeRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Deed, Mode } from '../kinds.js';
import { stressRow } from '../morale/stress.js';
import { basesOf, fightersOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { fights, mayGoRapidly } from '../units/units.js';

/** What a unit announces, and its mode of movement. AMZ-activation. */
export interface Announcement {
  readonly deed: Deed;
  readonly mode: Mode;
}

/** A unit cannot hide if a zombie is within this distance, in inches. AMZ-hide. */
const TOO_NEAR = 3;

/** All possible announcements, in the order of the book. */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  { deed: 'move-fire', mode: 'cautious' },
  { deed: 'move-fire', mode: 'rapid' },
  { deed: 'fire-move', mode: 'cautious' },
  { deed: 'fire-move', mode: 'rapid' },
  { deed: 'move-fire', mode: 'stationary' },
  { deed: 'overwatch', mode: 'overwatch' },
  { deed: 'hide', mode: 'stationary' },
  { deed: 'close-combat', mode: 'cautious' },
  { deed: 'close-combat', mode: 'rapid' },
  { deed: 'tend', mode: 'stationary' },
  { deed: 'take-cover', mode: 'cautious' },
  { deed: 'objective', mode: 'cautious' },
];

/**
 * Why a unit may not make this announcement; undefined if it may. AMZ-activation, AMZ-T-morale-levels, AMZ-dependents.
 */
export function barredFrom(w: AmzWorld, u: Unit, what: Announcement): Barred | undefined {
  return barredByMode(w, u, what.mode) ?? barredAboard(w, u, what.mode) ?? barredByDeed(w, u, what);
}

function barredByMode(w: AmzWorld, u: Unit, mode: Mode): Barred | undefined {
  const moves = mode === 'cautious' || mode === 'rapid';
  if (moves && u.vehicle !== null && !fights(w.s, u.id)) return because('AMZ-vehicles', 'nobody-drives');
  if (moves && u.immobilised) return because('AMZ-T-vehicle-damage', 'immobilised');
  if (isStalled(w, u.id) && (u.vehicle === null ? mode === 'overwatch' : moves))
    return because('AMZ-T-quirk-cards', 'stalled');
  if (mode === 'rapid' && !mayGoRapidly(w.s, u.id)) return because('AMZ-dependents', 'dependents-rapid');
  return undefined;
}

/** Passengers get out with a Cautious move, and can move in no other way. AMZ-vehicles. */
function barredAboard(w: AmzWorld, u: Unit, mode: Mode): Barred | undefined {
  return mode === 'rapid' && vehicleOf(w, u.id) ? because('AMZ-vehicles', 'rides') : undefined;
}

function barredByDeed(w: AmzWorld, u: Unit, { deed, mode }: Announcement): Barred | undefined {
  const level = levelEffect(w.book, u);
  const alone = fightersOf(w.s, u.id).length === 0;
  const broken = u.level === 'broken';
  switch (deed) {
    case 'move-fire':
    case 'fire-move':
      return holdsFire(w, u, { deed, mode }) ? because('AMZ-T-morale-levels', 'morale') : undefined;
    case 'overwatch':
      if (alone) return because('AMZ-dependents', 'nobody-fights');
      if (!level.overwatch) return because('AMZ-T-morale-levels', 'morale');
      return undefined;
    case 'hide':
      return hidden(w, u);
    case 'close-combat':
      if (u.vehicle !== null) return because('AMZ-vehicles', 'vehicle');
      if (alone) return because('AMZ-dependents', 'nobody-fights');
      if (!level.initiates) return because('AMZ-T-morale-levels', 'morale');
      if (!stressRow(w, u).initiates) return because('AMZ-T-stress', 'stress');
      return undefined;
    case 'tend':
      return mayTend(w, u.id) ? undefined : because('AMZ-first-aid-when', 'nobody-down');
    case 'take-cover':
      return u.vehicle === null ? undefined : because('AMZ-take-cover', 'vehicle');
    case 'objective':
      if (tasksNear(w, u.id).length > 0) return undefined;
      return broken
        ? because('AMZ-T-morale-levels', 'morale')
        : because('AMZ-special-actions', 'nothing-here');
    default:
      return undefined;
  }
}

/**
 * True if the unit's Morale Level rules out the fire in this announcement. Broken units only move; a Broken vehicle
 * that cannot move may stand still. AMZ-T-morale-levels.
 */
function holdsFire(w: AmzWorld, u: Unit, { deed, mode }: Announcement): boolean {
  if (levelEffect(w.book, u).activation === 'free') return false;
  return deed === 'fire-move' || (mode === 'stationary' && barredByMode(w, u, 'cautious') === undefined);
}

/** Why a unit cannot hide: half of it must be in cover or inside, with no zombie within three inches. AMZ-hide. */
function hidden(w: AmzWorld, u: Unit): Barred | undefined {
  const table = tableOf(w);
  if (u.vehicle !== null) return because('AMZ-hide', 'vehicle');
  if (vehicleOf(w, u.id)) return because('AMZ-hide', 'rides');
  const near = w.s.units.some((z) => !isLiving(z) && table.apart(u.id, z.id) <= TOO_NEAR);
  if (near) return because('AMZ-hide', 'zombie-near');
  const bases = basesOf(w.s, u.id);
  const covered = bases.filter((f) => table.hasCoverNear(f)).length;
  return 2 * covered >= bases.length ? undefined : because('AMZ-hide', 'no-cover');
}

/** Asks what a unit does. */
export function* announces(w: AmzWorld, unit: string): Rule<Announcement> {
  const u = unitOf(w.s, unit);
  const may = ANNOUNCEMENTS.filter((each) => !barredFrom(w, u, each));
  return yield* ask(
    w,
    LIVING,
    'AMZ-activation',
    'announce',
    choose(may, {
      id: nameOf,
      line: (each) => ({
        key: isStanding(each) ? 'announce.stand-fire' : `announce.${each.deed}`,
        values: { mode: word(`mode.${each.mode}`), inches: inchesFor(w, u, each.mode) },
      }),
      why: (id) => {
        const found = ANNOUNCEMENTS.find((each) => nameOf(each) === id);
        const barred = found && barredFrom(w, u, found);
        return barred && { rule: barred.rule, text: barred.line.key };
      },
    }),
    { who: named(unit) },
  );
}

/** True if the unit fires without moving. */
export const isStanding = ({ deed, mode }: Announcement): boolean =>
  deed === 'move-fire' && mode === 'stationary';

export const nameOf = ({ deed, mode }: Announcement): string => `${deed} ${mode}`;

/** Inches that a unit may move in this mode in this activation. AMZ-T-movement, AMZ-vehicles, AMZ-T-quirk-cards. */
export function inchesFor(w: AmzWorld, u: Unit, mode: Mode): number {
  const inches = inchesOf(w.book, u, mode);
  return mode === 'cautious' ? cautiousInches(w, u.id, inches) : inches;
}

/** Inches that a unit may move in this mode, before any cards. AMZ-T-movement, AMZ-vehicles. */
export function inchesOf(book: Tabled, u: Pick<Unit, 'vehicle'>, mode: Mode): number {
  if (u.vehicle === null) return modeRow(book, mode).most;
  const { patrol, cruise } = vehicleRow(book, u.vehicle);
  return mode === 'cautious' ? patrol : mode === 'rapid' ? cruise : 0;
}
