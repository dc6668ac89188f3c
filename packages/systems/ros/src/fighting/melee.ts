import { Choose, type Rule, Some } from '@shambles/engine';
import { decide } from '../asking/decide.js';
import { sixSided, tenSided } from '../asking/dice.js';
import type { RosWorld } from '../facts.js';
import { hindrance, isLate, meets } from '../ground/contact.js';
import { fell, knockBack, rollBack, slay } from '../harm/harm.js';
import { clubRow } from '../house/rows.js';
import { type Club, cardsOf } from '../kinds.js';
import { noise } from '../senses/hordes.js';
import { FROM_BASE } from '../senses/source.js';
import { type Contact, type Groan, living, type Person, personOf, placeOf, zedOf } from '../state.js';
import { gunIn } from '../tables/guns.js';
import { nameLine } from '../words.js';

/** How far a push sends a Zed, in cm. ROS-melee-push. */
const PUSH = 3;

/** Standing Zeds that a survivor is in melee with: those in contact since the turn began. ROS-melee-when. */
export function foes(w: RosWorld, who: string): string[] {
  const p = personOf(w.s, who);
  return w.s.zeds
    .filter((z) => z.mode !== 'waiting' && !z.down && meets(w, z, p) && !isLate(w, z.id, who))
    .map((z) => z.id);
}

/** All that are in melee with each other. ROS-melee-when. */
function contacts(w: RosWorld): Contact[] {
  return living(w.s).flatMap((p) => foes(w, p.id).map((zed) => ({ zed, who: p.id })));
}

/** Survivors that played MELEE, PS before NPS. ROS-seq-3. */
export function fighters(w: RosWorld): string[] {
  return living(w.s)
    .filter((p) => cardsOf(p.play).includes('melee'))
    .map((p) => p.id);
}

/** Step 3 of one survivor. ROS-seq-3. */
export function* melee(w: RosWorld, who: string): Rule<void> {
  const groaning = groaningIn(w, contacts(w));
  yield* newContacts(w, fights(w, who));
  const after = contacts(w);
  const groaned = groaning.filter((g) => !after.some((c) => c.zed === g.zed));
  if (groaned.length > 0) w.happen({ is: 'sent-off', cause: 'ROS-D-groan-roll', groaned });
}

/**
 * Whoever comes into contact by something that is done before step 4, pushed or woken, does no damage this turn, and
 * cannot be fought hand to hand. ROS-D-new-contact.
 */
export function* newContacts(w: RosWorld, done: Rule<void>): Rule<void> {
  const before = contacts(w);
  yield* done;
  const late = contacts(w).filter((c) => !before.some((b) => b.zed === c.zed && b.who === c.who));
  if (late.length > 0) w.happen({ is: 'met', cause: 'ROS-D-new-contact', late });
}

/** Zeds in contact groan, whatever becomes of them in this step. ROS-melee-groan. */
function groaningIn(w: RosWorld, all: readonly Contact[]): Groan[] {
  return [...new Set(all.map((c) => c.zed))].map((id) => {
    const { x, y, level, kind } = zedOf(w.s, id);
    return { x, y, level, zed: id, kind };
  });
}

/** MELEE: pushes Zeds back, or strikes with a weapon; both need the card. ROS-seq-3, ROS-D-push-needs-card. */
function* fights(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const zeds = foes(w, who);
  const why = noMelee(w, p, zeds);
  if (why !== undefined) {
    w.happen({ is: 'wasted', cause: 'ROS-card-wasted', who, card: 'melee', why });
    return;
  }
  const weapon = clubOf(p);
  const how =
    weapon === undefined
      ? 'push'
      : yield* decide(
          w,
          p,
          'ROS-melee-weapon',
          'melee',
          new Choose(['strike', 'push'], { line: (id) => ({ key: `melee.${id}`, values: { weapon } }) }),
          () => (zeds.length > 1 ? 'push' : 'strike'),
          { count: zeds.length },
        );
  if (how === 'push') yield* pushBack(w, p, zeds);
  else yield* strike(w, p, weapon as Club | 'rifle butt', zeds);
}

/** Why a survivor cannot fight hand to hand; undefined if it can. ROS-card-wasted. */
export function noMelee(w: RosWorld, p: Person, zeds = foes(w, p.id)): string | undefined {
  return hindrance(p) ?? (zeds.length === 0 ? 'no-foe' : undefined);
}

/** The melee weapon in hand: a main weapon, or the butt of a long gun. ROS-melee-weapon, ROS-D-butt. */
export function clubOf(p: Pick<Person, 'main'>): Club | 'rifle butt' | undefined {
  if (p.main === '') return undefined;
  return gunIn(p.main).gun ? 'rifle butt' : (p.main as Club);
}

/** Pushes up to 1d6 Zeds in contact, of the player's choice, 3 cm back and down. ROS-melee-push. */
function* pushBack(w: RosWorld, p: Person, zeds: readonly string[]): Rule<void> {
  const may = yield* pushRoll(w, p.id);
  const n = Math.min(may, zeds.length);
  const chosen = yield* decide(
    w,
    p,
    'ROS-melee-push',
    'push',
    new Some(zeds, { min: n, max: n }, { line: (id) => nameLine(w.book, id), on: (id) => id }),
    () => zeds.slice(0, n),
    { count: n },
  );
  w.happen({ is: 'pushed', cause: 'ROS-melee-push', who: p.id, may, zeds: chosen });
  // A push does nothing to a Tank, and a Boomer stays on its feet. ROS-tank-immune, ROS-boomer-burst.
  for (const id of chosen) {
    const { kind } = zedOf(w.s, id);
    if (kind !== 'tank') knockBack(w, id, p, PUSH, kind !== 'boomer', 'ROS-melee-push');
  }
}

/** Rolls how many Zeds one push can send back. */
export function* pushRoll(w: RosWorld, seat: string): Rule<number> {
  return yield* sixSided(w, 'ROS-melee-push', 'push', seat);
}

/**
 * Strikes one Zed in contact; a d10 by the weapon's row. Hits on the striker change nothing, ROS-D-melee-injury.
 * ROS-melee-weapon.
 */
function* strike(w: RosWorld, p: Person, weapon: Club | 'rifle butt', zeds: readonly string[]): Rule<void> {
  const zed = yield* decide(
    w,
    p,
    'ROS-melee-weapon',
    'strike',
    new Choose(zeds, { line: (id) => nameLine(w.book, id), on: (id) => id }),
    () => zeds[0] as string,
    { weapon },
  );
  const { score, result } = yield* strikeRoll(w, p.id, weapon);
  const cause = clubRow(w.book, weapon).rule;
  w.happen({ is: 'struck', cause, who: p.id, weapon, zed, score, result });
  if (weapon === 'chainsaw') yield* noise(w, placeOf(p), 'chainsaw', p.id, FROM_BASE);
  if (result === 'kill') yield* slay(w, zed, 'strike', cause, p.id);
  else if (result === 'down')
    yield* fell(w, zed, p, () => rollBack(w, 'ROS-melee-weapon', p.id), cause, p.id);
}

/** Rolls the result of a blow. ROS-T-melee. */
export function* strikeRoll(
  w: RosWorld,
  seat: string,
  weapon: Club | 'rifle butt',
): Rule<{ score: number; result: 'miss' | 'down' | 'kill' }> {
  const { knockDown, kill, rule } = clubRow(w.book, weapon);
  const score = yield* tenSided(w, rule, 'strike', { seat, from: knockDown[0] });
  return { score, result: score >= kill ? 'kill' : score >= knockDown[0] ? 'down' : 'miss' };
}
