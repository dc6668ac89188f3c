import type { Rule } from '@shambles/engine';
import { meets } from './contact.js';
import { sixSided, threeSided } from './dice.js';
import type { RosWorld } from './facts.js';
import { inFlames, passesFlames } from './flames.js';
import { hurt, knockBack } from './harm.js';
import { groans } from './hordes.js';
import type { ZedKind } from './kinds.js';
import { oneOfEqual } from './prey.js';
import { living, type Place, personOf, placeOf, type Zed } from './state.js';
import { damageOf } from './tables/hordes.js';

/**
 * ROS-seq-4. Zeds that still stand in contact do their damage, pins theirs; then the groans are counted, of all that
 * were in contact: damage may have parted them.
 */
export function* zedDamage(w: RosWorld): Rule<void> {
  const biting = w.s.zeds.filter((z) => z.mode !== 'waiting' && !z.down && preyInContact(w, z).length > 0);
  const groaning = biting.map((z) => ({ ...z }));
  for (const id of biting.map((z) => z.id)) {
    const zed = w.s.zeds.find((z) => z.id === id);
    const prey = zed ? preyInContact(w, zed) : [];
    if (zed && prey.length > 0) yield* bite(w, zed, yield* oneOfEqual(w, zed, prey, 'ROS-melee-damage'));
  }
  yield* groans(w, groaning);
}

/** Survivors that a Zed can damage: the one it pins, or all that it meets. */
function preyInContact(w: RosWorld, zed: Zed): string[] {
  if (zed.pins !== '') return [zed.pins];
  return living(w.s)
    .filter((p) => meets(w, zed, p))
    .map((p) => p.id);
}

/** ROS-melee-damage: one hit. Hunters, Witches and Tanks: 1d3, ROS-T-mutants. ROS-tank-melee: back and down. */
function* bite(w: RosWorld, zed: Zed, who: string): Rule<void> {
  if (zed.kind === 'tank') return yield* tankBlow(w, zed, who);
  const pins = zed.pins !== '';
  const cause = pins ? 'ROS-hunter-pin' : 'ROS-melee-damage';
  const hits = yield* contactHits(w, zed.kind);
  yield* hurt(w, who, hits, zed.id, pins ? 'pin' : 'zed', cause);
}

/** The hits that a Zed of a kind does in contact. */
export function* contactHits(w: RosWorld, kind: ZedKind): Rule<number> {
  if (damageOf(kind) === 1) return 1;
  return kind === 'tank'
    ? yield* threeSided(w, 'ROS-tank-melee', 'tank')
    : yield* threeSided(w, 'ROS-hunter-pin', 'pin');
}

/** How far a Tank knocks a survivor back, in cm. ROS-tank-melee. */
export function tankKnocks(w: RosWorld): Rule<number> {
  return sixSided(w, 'ROS-tank-melee', 'knock-back', undefined, 2);
}

function* tankBlow(w: RosWorld, zed: Zed, who: string): Rule<void> {
  const hits = yield* contactHits(w, 'tank');
  yield* hurt(w, who, hits, zed.id, 'tank', 'ROS-tank-melee');
  if (!living(w.s).some((p) => p.id === who)) return;
  yield* sendFlying(w, who, zed, yield* tankKnocks(w), 'ROS-tank-melee');
}

/** A survivor is knocked back and down; over the edge of a roof it falls and takes a hit. ROS-R-knockback. */
function* sendFlying(
  w: RosWorld,
  who: string,
  from: { readonly id: string; readonly x: number; readonly y: number },
  back: number,
  cause: string,
): Rule<void> {
  const was = placeOf(personOf(w.s, who));
  const { fell } = knockBack(w, who, from, back, true, cause);
  if (fell > 0) yield* hurt(w, who, 1, from.id, 'fall', 'ROS-R-knockback');
  yield* scorched(w, who, was);
}

/** Whoever is thrown or dragged into flames takes a hit, as one who walks into them. ROS-R-flames. */
export function* scorched(w: RosWorld, who: string, was: Place): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where === 'table' && !inFlames(w, was) && passesFlames(w, was, placeOf(p)))
    yield* hurt(w, who, 1, 'flames', 'fire', 'ROS-R-flames');
}
