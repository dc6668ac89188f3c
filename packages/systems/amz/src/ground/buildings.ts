import { type Rule, roll } from '@shambles/engine';
import type { Crossed, Route } from '@shambles/field';
import { DEAD } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { activeOf, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { zombieRow } from '../units/rows.js';
import { dieOf } from '../units/units.js';

/** A door on somebody's way that it may not pass. */
export interface Blocked {
  readonly building: string;
  readonly door: Crossed;
}

/** What of a way a unit of the dead may not pass: the first door that is shut to it. AMZ-buildings. */
export function blockedBy(w: AmzWorld, mob: string, route: Route): Blocked | undefined {
  const { kind } = unitOf(w.s, mob);
  if (kind === 'living') return undefined;
  for (const door of tableOf(w).ways(kind).crossed(route)) {
    const house = w.book.ground.map.buildings?.find((b) => b.doors?.some((d) => d.id === door.id));
    const building = w.s.buildings.find((b) => b.id === house?.id);
    if (!house || !building || building.breached) continue;
    const open = house.doors?.find((d) => d.id === door.id)?.open === true || zombieRow(kind).opensDoors;
    if (building.kind !== 'open' || !open) return { building: building.id, door };
  }
  return undefined;
}

/** Dice of a battering at most, and the face that takes a point. AMZ-barricade-batter. */
const MOST = 10;
const TAKES = 4;
/** A shut door of an open building holds like a barricade of so many points. AMZ-buildings. */
const SHUT_DOOR = 2;

/** A mob batters a building: says how many points it took. AMZ-barricade-batter. */
export function* batter(w: AmzWorld, mob: string, building: string): Rule<number> {
  const n = Math.min(MOST, activeOf(w.s, mob).length);
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule: 'AMZ-barricade-batter',
    label: 'battering',
    seat: DEAD,
    pools: [{ n, sides: dieOf(unitOf(w.s, mob)), who: `unit.${mob}`, from: TAKES }],
  });
  const points = (faces[0] as readonly number[]).filter((face) => face >= TAKES).length;
  const held = w.s.buildings.find((b) => b.id === building);
  const strength = held?.breached ? 0 : held?.points || SHUT_DOOR;
  const left = Math.max(0, strength - points);
  w.happen({ is: 'battered', cause: 'AMZ-barricade-batter', unit: mob, building, points, left });
  return points;
}
