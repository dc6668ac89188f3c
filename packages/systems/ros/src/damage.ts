import { Choose, type Rule } from '@shambles/engine';
import { rules } from './decide.js';
import { sixSided, threeSided } from './dice.js';
import type { RosWorld } from './facts.js';
import { hurt, knockBack } from './harm.js';
import { groans } from './hordes.js';
import { living, type Place, placeOf, type Zed } from './state.js';
import { CONTACT, tableOf } from './table.js';
import { nameLine, nameOf } from './words.js';

/** ROS-seq-4. Zeds that still stand in contact do their damage, pins theirs; then the groans are counted. */
export function* zedDamage(w: RosWorld): Rule<void> {
  const biting = w.s.zeds.filter((z) => z.mode !== 'waiting' && !z.down).map((z) => z.id);
  // Who groans is who touches somebody now: damage may knock them apart.
  const groaning: Place[] = [];
  for (const id of biting) {
    const zed = w.s.zeds.find((z) => z.id === id);
    if (!zed) continue;
    const prey = preyInContact(w, zed);
    if (prey.length === 0) continue;
    groaning.push(placeOf(zed));
    const who =
      prey.length === 1
        ? (prey[0] as string)
        : yield* rules(
            w,
            'ROS-melee-damage',
            'bite',
            new Choose(prey, { line: (p) => nameLine(w.book, p), on: (p) => p }),
            () => prey[0] as string,
            { zed: nameOf(w.book, id) },
          );
    yield* bite(w, zed, who);
  }
  yield* groans(w, groaning);
}

/** Survivors that a Zed can damage: the one it pins, or all that it touches. */
function preyInContact(w: RosWorld, zed: Zed): string[] {
  if (zed.pins !== '') return [zed.pins];
  const table = tableOf(w);
  const beside = (vehicle: string) =>
    w.s.vehicles.some((v) => v.id === vehicle && v.broken) &&
    zed.level === 0 &&
    table.gapToVehicle(vehicle, zed) <= CONTACT;
  return living(w.s)
    .filter((p) => (p.inside === '' ? table.touching(zed.id, p.id) : beside(p.inside)))
    .map((p) => p.id);
}

/** ROS-melee-damage: one hit. ROS-hunter-pin, ROS-witch: 1d3 to the victim. ROS-tank-melee: 1d3, back and down. */
function* bite(w: RosWorld, zed: Zed, who: string): Rule<void> {
  if (zed.pins !== '') {
    const hits = yield* threeSided(w, 'ROS-hunter-pin', 'pin');
    return yield* hurt(w, who, hits, zed.id, 'pin', 'ROS-hunter-pin');
  }
  if (zed.kind !== 'tank') return yield* hurt(w, who, 1, zed.id, 'zed', 'ROS-melee-damage');
  const hits = yield* threeSided(w, 'ROS-tank-melee', 'tank');
  yield* hurt(w, who, hits, zed.id, 'tank', 'ROS-tank-melee');
  if (!living(w.s).some((p) => p.id === who)) return;
  const back = yield* sixSided(w, 'ROS-tank-melee', 'knock-back', undefined, 2);
  yield* sendFlying(w, who, zed, back, 'ROS-tank-melee');
}

/** A survivor is knocked back and down; over the edge of a roof it falls and takes a hit. ROS-R-knockback. */
export function* sendFlying(
  w: RosWorld,
  who: string,
  from: { readonly id: string; readonly x: number; readonly y: number },
  back: number,
  cause: string,
): Rule<void> {
  const { fell } = knockBack(w, who, from, back, true, cause);
  if (fell > 0) yield* hurt(w, who, 1, from.id, 'fall', 'ROS-R-knockback');
}
