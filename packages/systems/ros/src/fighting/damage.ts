import type { Rule } from '@shambles/engine';
import { sixSided, threeSided } from '../asking/dice.js';
import type { RosWorld } from '../facts.js';
import { isLate, meets } from '../ground/contact.js';
import { inFlames, passesFlames } from '../harm/flames.js';
import { hurt, knockBack } from '../harm/harm.js';
import { damageOf } from '../house/rows.js';
import type { ZedKind } from '../kinds.js';
import { land } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { groans } from '../senses/hordes.js';
import { oneOfEqual } from '../senses/prey.js';
import type { Groaning } from '../senses/source.js';
import { living, type Place, personOf, placeOf, type Zed } from '../state.js';

/**
 * Step 4: Zeds still standing in contact do their damage, all at once, but not those that came into contact in steps 1 to 3.
 * Nobody is thrown out of reach or falls before all have struck. Then all that were in contact count for the groans, with
 * those that were sent out of it in step 3. ROS-seq-4, ROS-D-new-contact, ROS-D-groan-roll.
 */
export function* zedDamage(w: RosWorld): Rule<void> {
  const touching = w.s.zeds.filter((z) => z.mode !== 'waiting' && !z.down && preyInContact(w, z).length > 0);
  const sentOff = (w.s.groaned ?? []).filter((g) => !touching.some((z) => z.id === g.zed));
  const groaning: readonly Groaning[] = [...touching.map((z) => ({ ...z })), ...sentOff];
  const bites: Bite[] = [];
  for (const zed of touching) {
    const prey = preyInContact(w, zed).filter((who) => !isLate(w, zed.id, who));
    if (prey.length > 0) bites.push({ zed, who: yield* oneOfEqual(w, zed, prey, 'ROS-melee-damage') });
  }
  for (const { zed, who } of bites) if (isLiving(w, who)) yield* bite(w, zed, who);
  // Nobody is thrown out of a vehicle.
  for (const { zed, who } of bites)
    if (zed.kind === 'tank' && isLiving(w, who) && personOf(w.s, who).inside === '')
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

/** Survivors that a Zed touches: the one it pins, or else all in contact. */
function preyInContact(w: RosWorld, zed: Zed): string[] {
  if (zed.pins !== '') return [zed.pins];
  return living(w.s)
    .filter((p) => meets(w, zed, p))
    .map((p) => p.id);
}

/**
 * A Zed's bite: one hit, ROS-melee-damage. A Tank, or a mutant on the victim it pins, does 1d3. ROS-hunter-pin,
 * ROS-tank-melee.
 */
function* bite(w: RosWorld, { kind, pins, id }: Zed, who: string): Rule<void> {
  const how = pins !== '' ? 'pin' : kind === 'tank' ? 'tank' : 'zed';
  yield* hurt(w, who, yield* contactHits(w, kind, pins !== ''), id, how, BITES[how]);
}

const BITES = { zed: 'ROS-melee-damage', pin: 'ROS-hunter-pin', tank: 'ROS-tank-melee' } as const;

/** Hits that a Zed of this kind does in contact, or to a victim that it pins. */
export function* contactHits(w: RosWorld, kind: ZedKind, pins: boolean): Rule<number> {
  if (damageOf(w.book, kind, pins) === 1) return 1;
  const how = pins ? 'pin' : 'tank';
  return yield* threeSided(w, BITES[how], how);
}

/** Rolls how far a Tank knocks a survivor back, in cm. ROS-tank-melee. */
export function tankKnocks(w: RosWorld): Rule<number> {
  return sixSided(w, 'ROS-tank-melee', 'knock-back', undefined, 2);
}

/** Knocks a survivor back, but not down. One sent over the edge of a roof falls and takes a hit. ROS-R-knockback. */
function* sendFlying(
  w: RosWorld,
  who: string,
  from: { readonly id: string; readonly x: number; readonly y: number },
  back: number,
  cause: RuleId,
): Rule<void> {
  const was = placeOf(personOf(w.s, who));
  const { fell } = knockBack(w, who, from, back, false, cause);
  if (fell > 0) yield* hurt(w, who, 1, from.id, 'fall', 'ROS-R-knockback');
  yield* scorched(w, who, was);
  yield* land(w, who);
}

/** A survivor thrown or dragged into flames takes a hit, like one that walks into them. ROS-R-flames. */
export function* scorched(w: RosWorld, who: string, was: Place): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where === 'table' && !inFlames(w, was) && passesFlames(w, was, placeOf(p)))
    yield* hurt(w, who, 1, 'flames', 'fire', 'ROS-R-flames');
}
