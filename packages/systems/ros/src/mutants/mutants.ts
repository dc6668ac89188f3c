import type { Rule } from '@shambles/engine';
import { sixSided, tenSided, threeSided } from '../asking/dice.js';
import { keepsOrder } from '../book.js';
import type { RosWorld } from '../facts.js';
import { scorched } from '../fighting/damage.js';
import { placesBeside, touchesCar } from '../ground/cars.js';
import { contactPlace } from '../ground/push.js';
import { hurt, loosened } from '../harm/harm.js';
import { mutantRow } from '../house/rows.js';
import { BASE, type ZedKind } from '../kinds.js';
import { land } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { mark } from '../senses/hordes.js';
import { oneOfEqual } from '../senses/prey.js';
import { living, type Person, personOf, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';

/** Step 10: Boomers spit, then Tanks throw, then Smokers try to ensnare. ROS-seq-10. */
export function* rangedAttacks(w: RosWorld): Rule<void> {
  for (const kinds of keepsOrder(w.book) ? KIND_BY_KIND : [KIND_BY_KIND.flat()])
    for (const { id } of w.s.zeds.filter((z) => kinds.includes(z.kind))) {
      const zed = w.s.zeds.find((z) => z.id === id);
      if (!zed || zed.down || zed.mode === 'waiting') continue;
      if (zed.kind === 'boomer') yield* spit(w, zed);
      else if (zed.kind === 'tank') yield* hurl(w, zed);
      else yield* tongue(w, zed);
    }
}

const KIND_BY_KIND: readonly ZedKind[][] = [['boomer'], ['tank'], ['smoker']];

/** The nearest survivors in sight and in range of a mutant's attack; more than one only if equally near. */
export function nearestInReach(w: RosWorld, zed: Zed): string[] {
  const table = tableOf(w);
  const { range } = mutantRow(w.book, zed.kind);
  // A tongue reaches one level up or down. ROS-R-smoker-high.
  const levels = zed.kind === 'smoker' ? 1 : Number.POSITIVE_INFINITY;
  const prey = living(w.s)
    .filter((p) => Math.abs(p.level - zed.level) <= levels)
    .map((p) => ({ id: p.id, off: table.gap(zed.id, p.id) }))
    .filter(({ id, off }) => off <= range && table.sees(zed.id, id) !== 'no');
  const least = Math.min(...prey.map(({ off }) => off));
  return prey.filter(({ off }) => off === least).map(({ id }) => id);
}

function* victim(w: RosWorld, zed: Zed, rule: RuleId): Rule<string | undefined> {
  const nearest = nearestInReach(w, zed);
  return nearest.length === 0 ? undefined : yield* oneOfEqual(w, zed, nearest, rule);
}

/** A moving target is harder: up to 5 cm in step 5 is -1, more is -2. ROS-D-smoker-moved. */
export function movedFactor(p: Pick<Person, 'moved'>): number {
  return p.moved > 5 ? -2 : p.moved > 0 ? -1 : 0;
}

/**
 * Whether spit or a thrown object hits. The rules name no die, so it always does, unless the option uses the tongue's
 * roll. ROS-D-ranged.
 */
export function* flight(
  w: RosWorld,
  rule: RuleId,
  label: string,
  mod: number,
): Rule<{ score?: number; hit: boolean }> {
  return w.book.options.aim === 'rolled' ? yield* attackRoll(w, rule, label, mod) : { hit: true };
}

/** Rolls for the tongue. ROS-smoker, ROS-T-mutants. */
export function* attackRoll(
  w: RosWorld,
  rule: RuleId,
  label: string,
  mod: number,
): Rule<{ score: number; hit: boolean }> {
  const from = mutantRow(w.book, 'smoker').hitsOn as number;
  const score = (yield* tenSided(w, rule, label, { from: from - mod })) + mod;
  return { score, hit: score >= from };
}

/** A Boomer spits. ROS-boomer, ROS-R-spit. */
function* spit(w: RosWorld, zed: Zed): Rule<void> {
  const who = yield* victim(w, zed, 'ROS-boomer');
  if (who === undefined) return;
  const flown = yield* flight(w, 'ROS-boomer', 'spit', movedFactor(personOf(w.s, who)));
  w.happen({ is: 'spat', cause: 'ROS-boomer', zed: zed.id, who, ...flown });
  if (flown.hit) yield* mark(w, who, zed.id, 'ROS-boomer');
}

/** True if a Tank can reach a survivor with its next move. ROS-R-tank-throw. */
function canReach(w: RosWorld, zed: Zed): boolean {
  const table = tableOf(w);
  const ways = table.ways('tank');
  const reach = ways.from(zed.x, zed.y, zed.level, { most: ZED_MOVE });
  return living(w.s).some((p) => {
    if (p.inside === '') return table.chase(ways, placeOf(p), BASE).cost(zed.x, zed.y, zed.level) <= ZED_MOVE;
    if (touchesCar(table, p.inside, zed)) return true;
    return placesBeside(table, p.inside, zed).some((at) => reach.cost(...at) <= ZED_MOVE);
  });
}

/** A Tank throws, but only if it can reach nobody and did no damage this turn. ROS-tank-throw, ROS-R-tank-throw. */
function* hurl(w: RosWorld, zed: Zed): Rule<void> {
  if (zed.struck || canReach(w, zed)) return;
  const who = yield* victim(w, zed, 'ROS-tank-throw');
  if (who === undefined) return;
  const flown = yield* flight(w, 'ROS-tank-throw', 'throw', movedFactor(personOf(w.s, who)));
  w.happen({ is: 'hurled', cause: 'ROS-tank-throw', zed: zed.id, who, ...flown });
  if (!flown.hit) return;
  const hits = yield* threeSided(w, 'ROS-tank-throw', 'thrown');
  yield* hurt(w, who, hits, zed.id, 'thrown', 'ROS-tank-throw');
}

/**
 * A Smoker's tongue pulls its victim into contact, up or down a level, and does 1d6 hits at once. ROS-smoker,
 * ROS-R-smoker-high.
 */
function* tongue(w: RosWorld, zed: Zed): Rule<void> {
  const who = yield* victim(w, zed, 'ROS-smoker');
  if (who === undefined) return;
  const { score, hit } = yield* attackRoll(w, 'ROS-smoker', 'tongue', movedFactor(personOf(w.s, who)));
  w.happen({ is: 'tongue', cause: 'ROS-smoker', zed: zed.id, who, score, hit });
  if (!hit) return;
  const at = contactPlace(tableOf(w), zed, personOf(w.s, who));
  const was = placeOf(personOf(w.s, who));
  if (at) {
    w.happen({ is: 'pulled', cause: 'ROS-smoker', who, by: zed.id, at });
    loosened(w, personOf(w.s, who));
  }
  const hits = yield* sixSided(w, 'ROS-smoker', 'tongue-hits');
  yield* hurt(w, who, hits, zed.id, 'tongue', 'ROS-D-smoker-infect');
  yield* scorched(w, who, was);
  if (at) yield* land(w, who);
}
