import { Choose, draw, type Rule } from '@shambles/engine';
import { meets } from './contact.js';
import { rules } from './decide.js';
import { sixSided, threeSided } from './dice.js';
import type { RosWorld } from './facts.js';
import { inFlames, passesFlames } from './flames.js';
import { hurt, knockBack } from './harm.js';
import { groans } from './hordes.js';
import { living, type Place, personOf, placeOf, type Zed } from './state.js';
import { damageOf } from './tables.js';
import { nameLine, nameOf } from './words.js';

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
    if (zed && prey.length > 0) yield* bite(w, zed, yield* bitten(w, zed, prey));
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

/** Of several that it touches a Zed picks one: the umpire says, otherwise chance. ROS-melee-damage, ROS-U-seats. */
function* bitten(w: RosWorld, zed: Zed, prey: readonly string[]): Rule<string> {
  if (prey.length === 1) return prey[0] as string;
  const [fell] = w.book.umpired
    ? prey
    : yield* draw(w, {
        kind: 'draw',
        rule: 'ROS-melee-damage',
        label: 'prey',
        from: prey,
        n: 1,
        like: (id) => id,
      });
  return yield* rules(
    w,
    'ROS-melee-damage',
    'bite',
    new Choose(prey, { line: (p) => nameLine(w.book, p), on: (p) => p }),
    () => fell as string,
    { zed: nameOf(w.book, zed.id) },
  );
}

/** ROS-melee-damage: one hit. Hunters, Witches and Tanks: 1d3, ROS-T-mutants. ROS-tank-melee: back and down. */
function* bite(w: RosWorld, zed: Zed, who: string): Rule<void> {
  if (zed.kind === 'tank') return yield* tankBlow(w, zed, who);
  const pins = zed.pins !== '';
  const cause = pins ? 'ROS-hunter-pin' : 'ROS-melee-damage';
  const hits = damageOf(zed.kind) === 1 ? 1 : yield* threeSided(w, cause, 'pin');
  yield* hurt(w, who, hits, zed.id, pins ? 'pin' : 'zed', cause);
}

function* tankBlow(w: RosWorld, zed: Zed, who: string): Rule<void> {
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
