import type { Rule } from '@shambles/engine';
import type { Crossed, Route } from '@shambles/field';
import { DEAD } from '../book.js';
import { played } from '../cards/playing.js';
import { MOST_DICE } from '../dice/pools.js';
import type { AmzWorld } from '../facts.js';
import { buildingRow } from '../house/ground-rows.js';
import { zombieRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { activeOf, type Building, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { howManyCount } from '../units/dice.js';
import { buildingOf, houseWith, isStrong } from '../units/houses.js';
import { scores } from '../units/scoring.js';
import { dieOf } from '../units/units.js';

/** The lowest die that takes a point. AMZ-barricade-batter. */
const TAKES = 4;
/** Points that one card adds, and the lower die that another card lets count. AMZ-T-quirk-cards, 21 and 22. */
const LOCKED_TIGHT = { card: 21, points: 4 } as const;
const ROTTEN_TIMBER = { card: 22, takes: 3 } as const;

/** A door on a unit's way that it may not pass. */
export interface Blocked {
  readonly building: string;
  readonly door: Crossed;
}

/**
 * The first door on a way that is shut to a zombie unit: any door of a Barricaded or Fortified Building, or a closed
 * door of an open building if the type opens no doors. A breach opens all doors. AMZ-buildings.
 */
export function blockedBy(w: AmzWorld, mob: string, route: Route): Blocked | undefined {
  const { kind } = unitOf(w.s, mob);
  if (kind === 'living') return undefined;
  for (const door of tableOf(w).ways(kind).crossed(route)) {
    const building = houseWith(w, door.id);
    if (building !== undefined && isShut(w, building, door.id, zombieRow(w.book, kind).opensDoors))
      return { building, door };
  }
  return undefined;
}

function isShut(w: AmzWorld, building: string, door: string, opensDoors: boolean): boolean {
  const b = buildingOf(w.s, building);
  if (b.breached) return false;
  if (isStrong(b)) return true;
  const house = w.book.ground.map.buildings?.find((each) => each.id === building);
  return !opensDoors && house?.doors?.find((d) => d.id === door)?.open !== true;
}

/** Points that must be battered down. A shut door counts as a barricade. AMZ-buildings. */
export function strengthOf(book: Tabled, { kind, points, breached }: Building): number {
  if (breached) return 0;
  return points > 0 ? points : buildingRow(book, kind).door;
}

/**
 * Offers the Living a card when a zombie unit would enter or batter a building. Returns true if the card was played:
 * the building is now barricaded. AMZ-T-quirk-cards, 21.
 */
export function* lockedTight(w: AmzWorld, mob: string, building: string): Rule<boolean> {
  const cards = yield* played(w, 'building-attacked', { unit: mob, other: building });
  if (!cards.includes(LOCKED_TIGHT.card)) return false;
  const now = buildingOf(w.s, building);
  const { kind, points } = now;
  w.happen({
    is: 'barricaded',
    cause: 'AMZ-T-quirk-cards',
    building,
    kind: kind === 'open' ? 'barricaded' : kind,
    // House rules may make an open door stronger than the card.
    points:
      kind === 'open' ? Math.max(strengthOf(w.book, now), LOCKED_TIGHT.points) : points + LOCKED_TIGHT.points,
  });
  return true;
}

/**
 * A mob batters a building. Returns how many points it took; at 0 points the building is breached.
 * AMZ-barricade-batter.
 */
export function* batter(w: AmzWorld, mob: string, building: string): Rule<number> {
  yield* lockedTight(w, mob, building);
  const cards = yield* played(w, 'battering', { unit: mob, other: building });
  const takes = cards.includes(ROTTEN_TIMBER.card) ? ROTTEN_TIMBER.takes : TAKES;
  const many = Math.min(MOST_DICE, activeOf(w.s, mob).length);
  const hits = yield* howManyCount(w, many, dieOf(w.book, unitOf(w.s, mob)), {
    rule: 'AMZ-barricade-batter',
    label: 'battering',
    seat: DEAD,
    unit: mob,
    from: takes,
  });
  const before = strengthOf(w.book, buildingOf(w.s, building));
  const points = Math.min(hits, before);
  const left = before - points;
  w.happen({ is: 'battered', cause: 'AMZ-barricade-batter', unit: mob, building, points, left });
  if (left === 0) breach(w, building);
  return points;
}

function breach(w: AmzWorld, building: string): void {
  w.happen({ is: 'breached', cause: 'AMZ-barricade-batter', building });
  scores(w, 'zombies', 'AMZ-zombie-objectives', (o) => o.kind === 'breached' && o.building === building);
}
