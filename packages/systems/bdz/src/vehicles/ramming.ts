import { ask, choose, type Rule } from '@shambles/engine';
import { inArc } from '@shambles/field';
import { FRONT } from '@shambles/thw';
import { isZed, one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { driverOf, isUp, personOf, vehicleOf } from '../state.js';
import { outOfLane } from '../table/lane.js';
import { bashes, slipsBy } from './bashing.js';
import { losesControl } from './control.js';
import { ableRiders, isDriven, takesDriverTest } from './driver.js';
import { breaksOff, MEETS } from './reacting.js';
import { groundNow, laneFor, type Meets, nearerSide, put, rolls, stepsAside } from './rolling.js';
import { couldFireAt, firesAtDriver, strikes } from './running-down.js';

/** The distance from its target at which a charging vehicle halts for the test, in inches. BDZ-veh-test-charge. */
const HALT = 3;

// ------------------------------------------------------------------ running down

/**
 * A driver runs at targets in the lane on one throw. The vehicle halts before the nearest, then drives on through all
 * of them, from near to far. After a miss the targets fire and dodge, and it drives on past them.
 * BDZ-veh-rundown-procedure, BDZ-D-c83.
 */
export function* runsDown(
  w: BdzWorld,
  vehicle: string,
  targets: readonly string[],
  left: number,
  by: Meets = MEETS,
): Rule<void> {
  const driver = driverOf(w.s, vehicle);
  const nearest = laneFor(w, vehicle, left).hits.find(({ thing }) => targets.includes(thing.id));
  if (!driver || !nearest) return;
  const { result } = yield* takesDriverTest(w, driver.id, 'vehicle-charge');
  if (result === 'miss') {
    for (const who of targets.filter((id) => !isZed(id) && isUp(personOf(w.s, id)))) {
      yield* firesAtDriver(w, vehicle, who);
      stepsAside(w, vehicle, who, true);
      if (yield* breaksOff(w, vehicle)) return;
    }
    yield* rolls(w, vehicle, left, 'BDZ-veh-test-charge', by, new Set(targets));
    return;
  }
  const first = Math.max(0, nearest.at - HALT);
  if (!(yield* rolls(w, vehicle, first, 'BDZ-veh-test-charge', by))) return;
  const warned = result === 'run-at-warned';
  yield* rolls(w, vehicle, left - first, 'BDZ-veh-rundown-procedure', {
    ...by,
    *meets(world, id, hit, rest, met) {
      if (!targets.includes(hit.thing.id)) return yield* by.meets(world, id, hit, rest, met, by);
      yield* strikes(world, id, hit.thing.id, warned);
      return rest;
    },
  });
}

// ------------------------------------------------------------------ ramming

/** What becomes of the rammed vehicle: it is bashed, the ram misses it, or it gets out of the way. */
type Fate = 'bash' | 'missed' | 'away';

/** The driver deliberately collides with another vehicle ahead. BDZ-veh-ram-procedure, BDZ-D-c10. */
export function* rams(
  w: BdzWorld,
  vehicle: string,
  other: string,
  left: number,
  by: Meets = MEETS,
): Rule<void> {
  const driver = driverOf(w.s, vehicle);
  const ahead = laneFor(w, vehicle, left).hits.find(({ thing }) => thing.id === other);
  if (!driver || !ahead) return;
  const { result } = yield* takesDriverTest(w, driver.id, 'vehicle-charge');
  const first = Math.max(0, ahead.at - HALT);
  if (!(yield* rolls(w, vehicle, first, 'BDZ-veh-test-charge', by))) return;
  if (result === 'miss') {
    yield* mayFireAtDriver(w, vehicle, other);
    if (yield* breaksOff(w, vehicle)) return;
  }
  const fate = result === 'miss' ? 'missed' : yield* charged(w, vehicle, other, result === 'run-at-warned');
  yield* rolls(w, vehicle, left - first, 'BDZ-veh-ram-procedure', ramming(other, fate, by));
}

/** After a miss, one person in the other vehicle may fire at the driver; the player names who, or nobody. BDZ-D-c10. */
function* mayFireAtDriver(w: BdzWorld, vehicle: string, other: string): Rule<void> {
  const driver = driverOf(w.s, vehicle)?.id;
  if (driver === undefined) return;
  const could = ableRiders(w, other).filter((p) => couldFireAt(w, driver, p.id));
  const [first] = could;
  if (!first) return;
  const who: string = yield* ask(
    w,
    first.seat,
    'BDZ-D-c10',
    'ram-missed',
    choose([...could.map((p) => p.id), 'nobody'], {
      id: (id) => id,
      line: (id) =>
        id === 'nobody' ? { key: 'ram-missed.nobody' } : { key: 'figure', values: { who: one(id) } },
    }),
    { what: named(vehicle) },
  );
  if (who !== 'nobody') yield* firesAtDriver(w, vehicle, who);
}

/** How the ramming vehicle meets things as it drives on. The fate of its target is already decided. */
function ramming(other: string, fate: Fate, by: Meets): Meets {
  return {
    ...by,
    *meets(w, vehicle, hit, left, met) {
      if (hit.thing.id !== other) return yield* by.meets(w, vehicle, hit, left, met, by);
      if (fate === 'bash') return yield* bashes(w, vehicle, hit, { left, met, by });
      return yield* slipsBy(w, vehicle, hit.thing, left);
    },
  };
}

/**
 * Returns the fate of a charged vehicle. Its driver tests if charged from the front; otherwise, with the engine off, or
 * with nobody at the wheel, it is bashed. BDZ-veh-ram-rear, BDZ-veh-test-charged-when.
 */
function* charged(w: BdzWorld, vehicle: string, other: string, warned: boolean): Rule<Fate> {
  const target = driverOf(w.s, other);
  const [from, at] = [vehicleOf(w.s, vehicle), vehicleOf(w.s, other)];
  if (!target || !isDriven(w, other) || !inArc(at.facing, FRONT, from.x - at.x, from.y - at.y)) return 'bash';
  const { result } = yield* takesDriverTest(w, target.id, 'vehicle-charged', { rep: warned ? 1 : 0 });
  if (result === 'bash-or-lose-control') {
    const stand = yield* ask(
      w,
      target.seat,
      'BDZ-veh-test-charged',
      'charged',
      choose(['bash', 'lose-control'] as const, { id: (id) => id, line: (id) => ({ key: `charged.${id}` }) }),
      { what: named(other) },
    );
    if (stand === 'bash') return 'bash';
  }
  const control = yield* losesControl(w, other, {
    bash: true,
    rep: result === 'lose-control-minus-1' ? -1 : 0,
  });
  if (control.result === 'collide') return 'bash';
  const aside = yield* nearerSide(w, outOfLane(w.s, groundNow(w), at, from), other);
  if (!aside) return 'bash';
  put(w, aside.body, 'BDZ-veh-test-losecontrol', 'swerve', 0);
  return 'away';
}
