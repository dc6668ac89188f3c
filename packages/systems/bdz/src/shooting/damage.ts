import { begunSince, type Rule } from '@shambles/engine';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { groupOf, leaderIn } from '../groups/groups.js';
import { takeTest } from '../groups/tests.js';
import type { Damage } from '../kinds.js';
import { isDown, type Person, personOf } from '../state.js';
import { cheatsDeath } from '../wounded/cheating.js';
import type { Call } from './call.js';

/** Who or what hurt somebody. */
export interface Cause {
  readonly by: string;
  readonly rep: number;
  /** True if a zombie did it, so that Larger Than Life does not help. BDZ-star-ltl-zombie. */
  readonly zombie: boolean;
  /** Set if a flash bang did it, which kills nobody. BDZ-grenade-recover. */
  readonly flash?: true;
}

/** Applies a hit or a lost melee to a human or a zombie; notes who goes down, and those it led. */
export function hurt(
  w: BdzWorld,
  target: string,
  damage: Damage | 'stunned',
  cause: Cause,
  call: Call,
): Rule<void> {
  return hurtByAll(w, target, [damage], cause, call);
}

/** The results of damage, the worst last. */
const ENDS = ['stunned', 'out', 'dead'] as const;

/** In games begun under earlier revisions friends tested again for somebody who was stunned once more. */
const STUNNED_ONCE_SINCE = 22;

/**
 * Applies several hits, the worst first. Each knock-down takes its own Recover From Knock Down, and the worst result
 * counts. Somebody who lay stunned and still does has not gone down again. BDZ-D-damage-multi, BDZ-D-out-hurt.
 */
export function* hurtByAll(
  w: BdzWorld,
  target: string,
  hits: readonly (Damage | 'stunned')[],
  cause: Cause,
  call: Call,
): Rule<void> {
  if (w.s.zeds.some((z) => z.id === target)) return hurtZombie(w, target, hits[0] as Damage, cause.by);
  const p = personOf(w.s, target);
  if (p.status === 'cheated' || p.status === 'dead') return;
  if (p.status === 'out') return yield* finishes(w, p, hits, cause);
  const lay = p.status === 'stunned' && begunSince(w.book, STUNNED_ONCE_SINCE);
  const group = groupOf(w, target);
  const led = leaderIn(group) === p ? group.filter((q) => q !== p).map((q) => q.id) : [];
  let status: (typeof ENDS)[number] = 'stunned';
  for (const hit of hits) {
    const end = hit === 'knocked-down' ? yield* recovers(w, p) : hit;
    if (ENDS.indexOf(end) > ENDS.indexOf(status)) status = end;
  }
  if (cause.flash) dazzled(w, p, status, cause.by);
  else yield* suffer(w, p, status, cause);
  const isStunned = personOf(w.s, target).status === 'stunned';
  if (isDown(p) && !(lay && isStunned))
    call.down.push({ who: target, by: cause.by, led: isStunned ? [] : led });
}

/** Somebody out of the fight can still be killed. It is already down, so nobody tests for it again. BDZ-D-out-hurt. */
function* finishes(w: BdzWorld, p: Person, hits: readonly (Damage | 'stunned')[], cause: Cause): Rule<void> {
  if (hits.includes('dead') && !cause.flash) yield* suffer(w, p, 'dead', cause);
}

/** A zombie out of the fight is dead; one knocked down lies where it is. BDZ-zshoot-oof, BDZ-zshoot-knockdown. */
function hurtZombie(w: BdzWorld, zed: string, damage: Damage | 'stunned', by: string): void {
  if (damage === 'knocked-down') w.happen({ is: 'zed-knocked', cause: 'BDZ-zshoot-knockdown', zed, by });
  else w.happen({ is: 'zed-down', cause: 'BDZ-zshoot-oof', zed, by });
}

/** BDZ-react-recover-kd. */
function* recovers(w: BdzWorld, p: Person): Rule<'stunned' | 'out' | 'dead'> {
  const [taken] = yield* takeTest(w, {
    test: 'recover-from-knock-down',
    who: [p.id],
    rule: 'BDZ-react-recover-kd',
    causes: [],
    holds: (q, c) => c === 'protected' && q.armoured,
  });
  return taken?.result as 'stunned' | 'out' | 'dead';
}

/** A flash bang never kills, so nobody has to cheat death. BDZ-grenade-recover. */
function dazzled(w: BdzWorld, { id: who }: Person, status: 'stunned' | 'out' | 'dead', by: string): void {
  w.happen({ is: 'downed', cause: 'BDZ-grenade-effect', who, status, by, flash: true });
}

/** A Star may be Larger Than Life or cheat death; otherwise the result is carried out. BDZ-star-ltl, BDZ-star-cheat. */
export function* suffer(
  w: BdzWorld,
  p: Person,
  status: 'stunned' | 'out' | 'dead',
  { by, rep, zombie }: Cause,
): Rule<void> {
  let now = status;
  if (now === 'dead' && p.star && !zombie && rep < p.rep) {
    w.happen({ is: 'larger-than-life', cause: 'BDZ-star-ltl', who: p.id, by });
    now = 'out';
  }
  // Nobody else is to blame for an accident, such as a crash. BDZ-D-c62.
  const killer = by === '' || by === p.id ? word('killer.accident') : one(by);
  if (now === 'dead' && (yield* cheatsDeath(w, p, zombie, killer))) return;
  const cause = now === 'dead' ? 'BDZ-react-od' : now === 'out' ? 'BDZ-react-oof' : 'BDZ-react-stunned';
  w.happen({ is: 'downed', cause, who: p.id, status: now, by });
}
