import type { Rule } from '@shambles/engine';
import { hasPlace, type Place } from '@shambles/measured';
import { DEAD } from '../book.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { willOf } from '../solo/will.js';
import { type HotSpot, isLiving, unitOf } from '../state.js';
import { BASE, VEHICLE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { die } from '../units/dice.js';
import { type Entry, entryPlaces } from './gives.js';

/** A Living figure this near blocks a Hot Spot, in inches. AMZ-hot-spots. */
const BLOCKS = 3;
/** A manhole opens for this turn, at least this far from every Living figure. AMZ-T-quirk-cards, 20. */
const MANHOLE = { card: 20, number: 0, inches: 10 } as const;

/** The Hot Spot of this turn's arrivals; undefined if all are shut. AMZ-hot-spots. */
export function* hotSpotRolled(w: AmzWorld): Rule<HotSpot | undefined> {
  const manhole = w.s.hotSpots.find((h) => h.number === MANHOLE.number) ?? (yield* manholeOpened(w));
  if (manhole) return manhole;
  if (w.s.hotSpots.length === 0) return undefined;
  const number = yield* hotSpotDie(w);
  const there = numbered(w);
  // The next higher number that is not shut, wrapping round from the highest to the lowest.
  const from = there.findIndex((h) => h.number === number);
  const then = [...there.slice(from), ...there.slice(0, from)].find((h) => !isShut(w, h));
  if (then?.number !== number)
    w.tell({ is: 'hot-spot-shut', cause: 'AMZ-hot-spots', number, other: then?.number ?? null });
  return then;
}

const numbered = (w: AmzWorld): HotSpot[] =>
  w.s.hotSpots.filter((h) => h.number > 0).sort((a, b) => a.number - b.number);

/** The number of the Hot Spot that the scenario's die chooses. */
export function* hotSpotDie(w: AmzWorld): Rule<number> {
  const { die: sides, spots } = w.book.scenario.hotSpots;
  const face = yield* die(w, sides, { rule: 'AMZ-hot-spots', label: 'hot-spot', seat: DEAD });
  return spots.find((each) => each.rolls.includes(face))?.number ?? face;
}

/** True if a Hot Spot is closed, or a Living figure is within 3 inches. */
function isShut(w: AmzWorld, { x, y, closed }: HotSpot): boolean {
  return closed || livingOff(w, [x, y, 0]) <= BLOCKS;
}

/** The distance from a spot to the edge of the nearest Living figure, in inches. */
export function livingOff(w: AmzWorld, [x, y]: Place): number {
  const table = tableOf(w);
  const living = w.s.figures.filter((f) => hasPlace(f) && isLiving(unitOf(w.s, f.unit)));
  return Math.min(
    Infinity,
    ...living.filter((f) => table.has(f.id)).map((f) => table.distanceTo(f.id, { x, y })),
  );
}

/** AMZ-T-quirk-cards, 20: as the Hot Spot is settled. */
function* manholeOpened(w: AmzWorld): Rule<HotSpot | undefined> {
  if (!(yield* played(w, 'hot-spot')).includes(MANHOLE.card)) return undefined;
  const may = (at: Place) => isHidden(w, at, []) && livingOff(w, at) >= MANHOLE.inches;
  yield* places(w, MANHOLE.number, may);
  return w.s.hotSpots.find((h) => h.number === MANHOLE.number);
}

/** Places the Hot Spots whose places the scenario leaves open. AMZ-turn-04-hot-spots, AMZ-D-hot-spot-order. */
export function* openHotSpots(w: AmzWorld): Rule<void> {
  const entries = entryPlaces(w);
  for (const { number } of w.book.scenario.hotSpots.spots.filter((spot) => spot.at === undefined))
    if (!w.s.hotSpots.some((h) => h.number === number))
      yield* places(w, number, (at) => isHidden(w, at, entries));
}

function* places(w: AmzWorld, number: number, may: (at: Place) => boolean): Rule<void> {
  const at = yield* willOf(w.book).placesHotSpot(w, may);
  if (at) w.happen({ is: 'hot-spot-placed', cause: 'AMZ-hot-spots', number, at });
}

/**
 * True for ground that can be stood on, out of sight of the Living and of the places where they enter. By night and in fog
 * they do not see far. AMZ-hot-spots, AMZ-night.
 */
function isHidden(w: AmzWorld, [x, y, level]: Place, entries: readonly Entry[]): boolean {
  const table = tableOf(w);
  if (!table.ways('zulus').standing(x, y, level)) return false;
  const spot = { x, y, level };
  const living = w.s.figures.filter((f) => hasPlace(f) && isLiving(unitOf(w.s, f.unit)));
  return (
    !living.some((f) => table.seesSpot(f.unit, f, spot, f.role === 'vehicle' ? VEHICLE : BASE)) &&
    !entries.some((at) => table.seesSpot(at.unit, { ...at, level: 0 }, spot))
  );
}

/** At the end of the turn a manhole is gone. */
export function manholeShut(w: AmzWorld): void {
  if (w.s.hotSpots.some((h) => h.number === MANHOLE.number))
    w.happen({ is: 'hot-spot-gone', cause: 'AMZ-quirk-cards', number: MANHOLE.number });
}
