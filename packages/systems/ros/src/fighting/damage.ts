import type { Rule } from '@shambles/engine';
import { sixSided, threeSided } from '../asking/dice.js';
import type { RosWorld } from '../facts.js';
import { meets } from '../ground/contact.js';
import { inFlames, passesFlames } from '../harm/flames.js';
import { hurt, knockBack } from '../harm/harm.js';
import { damageOf } from '../house/rows.js';
import type { ZedKind } from '../kinds.js';
import { land } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { groans } from '../senses/hordes.js';
import { oneOfEqual } from '../senses/prey.js';
import { living, type Place, personOf, placeOf, type Zed } from '../state.js';

/**
 * ROS-seq-4. Zeds that still stand in contact do their damage, all at once: nobody is thrown out of reach, and nobody
 * falls, before all have struck. Then the groans are counted, of all that were in contact.
 */
export function* zedDamage(w: RosWorld): Rule<void> {
  const biting = w.s.zeds.filter((z) => z.mode !== 'waiting' && !z.down && preyInContact(w, z).length > 0);
  const groaning = biting.map((z) => ({ ...z }));
  const bites: Bite[] = [];
  for (const zed of biting)
    bites.push({ zed, who: yield* oneOfEqual(w, zed, preyInContact(w, zed), 'ROS-melee-damage') });
  for (const { zed, who } of bites) if (isLiving(w, who)) yield* bite(w, zed, who);
  for (const { zed, who } of bites)
    if (zed.kind === 'tank' && isLiving(w, who))
      yield* sendFlying(w, who, zed, yield* tankKnocks(w), 'ROS-tank-melee');
  yield* groans(w, groaning);
}

interface Bite {
  readonly zed: Zed;
  readonly who: string;
}

function isLiving(w: RosWorld, who: string): boolean {
  return living(w.s).some((p) => p.id === who);
}

/** Survivors that a Zed can damage: the one it pins, or all that it meets. */
function preyInContact(w: RosWorld, zed: Zed): string[] {
  if (zed.pins !== '') return [zed.pins];
  return living(w.s)
    .filter((p) => meets(w, zed, p))
    .map((p) => p.id);
}

/** ROS-melee-damage: one hit. ROS-hunter-pin, ROS-tank-melee: 1d3 to whoever is pinned, and of a Tank. */
function* bite(w: RosWorld, { kind, pins, id }: Zed, who: string): Rule<void> {
  const how = pins !== '' ? 'pin' : kind === 'tank' ? 'tank' : 'zed';
  yield* hurt(w, who, yield* contactHits(w, kind, pins !== ''), id, how, BITES[how]);
}

const BITES = { zed: 'ROS-melee-damage', pin: 'ROS-hunter-pin', tank: 'ROS-tank-melee' } as const;

/** The hits that a Zed of a kind does in contact, or to whom it pins. */
export function* contactHits(w: RosWorld, kind: ZedKind, pins: boolean): Rule<number> {
  if (damageOf(w.book, kind, pins) === 1) return 1;
  const how = pins ? 'pin' : 'tank';
  return yield* threeSided(w, BITES[how], how);
}

/** How far a Tank knocks a survivor back, in cm. ROS-tank-melee. */
export function tankKnocks(w: RosWorld): Rule<number> {
  return sixSided(w, 'ROS-tank-melee', 'knock-back', undefined, 2);
}

/** A survivor is knocked back and down; over the edge of a roof it falls and takes a hit. ROS-R-knockback. */
function* sendFlying(
  w: RosWorld,
  who: string,
  from: { readonly id: string; readonly x: number; readonly y: number },
  back: number,
  cause: RuleId,
): Rule<void> {
  const was = placeOf(personOf(w.s, who));
  const { fell } = knockBack(w, who, from, back, true, cause);
  if (fell > 0) yield* hurt(w, who, 1, from.id, 'fall', 'ROS-R-knockback');
  yield* scorched(w, who, was);
  yield* land(w, who);
}

/** Whoever is thrown or dragged into flames takes a hit, as one who walks into them. ROS-R-flames. */
export function* scorched(w: RosWorld, who: string, was: Place): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where === 'table' && !inFlames(w, was) && passesFlames(w, was, placeOf(p)))
    yield* hurt(w, who, 1, 'flames', 'fire', 'ROS-R-flames');
}
