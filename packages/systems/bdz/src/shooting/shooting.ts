import type { Rule } from '@shambles/engine';
import { byRep, dealt, faces, highestFirst, missedBecause, pass, runsOut, sum, tally } from '@shambles/thw';
import type { Book } from '../book.js';
import type { Shot } from '../facts/fight.js';
import type { BdzWorld } from '../facts.js';
import { damageBy, gunRank, gunRow, shotRow, shotsHeard } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { DAMAGE, type Damage } from '../kinds.js';
import { isDown, personOf } from '../state.js';
import { tableOf } from '../table.js';
import type { Circumstance } from '../tables/combat.js';
import { type Fire, type Mark, markOn, takesAim, type Volley } from './aim.js';
import { type Call, emptyCall, owe } from './call.js';
import { hurtByAll } from './damage.js';
import { friendsAt, thrown } from './weapons.js';

/**
 * Everybody who fires on one throw of a group names targets first; then they roll one after another, the highest Rep
 * first. A target that has gone down meanwhile takes no more dice. BDZ-D-volley.
 */
export function* fireAll(w: BdzWorld, fires: readonly Fire[]): Rule<Call> {
  const volleys: Volley[] = [];
  for (const fire of fires) volleys.push(...(yield* takesAim(w, fire)));
  const call = emptyCall();
  // Somebody who lay stunned when aimed at takes dice until it is worse off.
  const targets = volleys.flatMap((volley) => volley.marks.map((m) => m.target));
  const lay = targets.filter((id) => isStunned(w, id));
  for (const volley of byRep(volleys)) {
    const marks = volley.marks.filter(
      ({ target }) => !isOut(w, target) || (lay.includes(target) && isStunned(w, target)),
    );
    if (marks.length > 0) yield* shoot(w, { ...volley, marks }, call);
  }
  const down = call.down.map((d) => d.who);
  const stays = (id: string) => tableOf(w).has(id) && !down.includes(id);
  call.missed.splice(0, call.missed.length, ...call.missed.filter((m) => stays(m.target)));
  return call;
}

function isStunned(w: BdzWorld, id: string): boolean {
  return w.s.people.some((p) => p.id === id && p.status === 'stunned');
}

/** True if a figure has been put down. */
function isOut(w: BdzWorld, id: string): boolean {
  const p = w.s.people.find((q) => q.id === id);
  return p ? isDown(p) || p.status === 'cheated' : !w.s.zeds.some((z) => z.id === id);
}

/**
 * Rolls the dice of one shot or burst, makes its noise and applies its hits. BDZ-shoot-roll, BDZ-weapon-sg-six,
 * BDZ-zgen-noise-count.
 */
export function* shoot(w: BdzWorld, volley: Volley, call: Call): Rule<void> {
  const { who, weapon, gun, marks, why } = volley;
  const p = personOf(w.s, who);
  const placed = marks.reduce((n, m) => n + m.dice, 0);
  const roll = { label: 'shots', table: 'BDZ-T-shoot', seat: p.seat, who } as const;
  const fell = yield* faces(w, thrown(w.book, p, gun, placed), { rule: 'BDZ-shoot-roll', ...roll });
  const dice = highestFirst(fell, placed);
  const at = marks.map((m) => m.target);
  const empty = runsOut(fell);
  w.happen({ is: 'fired', cause: 'BDZ-shoot-roll', who, weapon, gun, at, dice, empty, why });
  const { x, y, level } = p;
  w.happen({
    is: 'noise',
    cause: 'BDZ-zgen-noise-count',
    at: [x, y, level],
    shots: shotsHeard(w.book, gun, fell.length),
  });
  const cause = { by: who, rep: volley.rep, zombie: false } as const;
  const struck = yield* land(w, volley, dice);
  const missing = { rank: gunRank(w.book, gun), impact: gunRow(w.book, gun).impact };
  for (const { target } of marks) if (!struck.has(target)) owe(call, target, who, missing);
  const counting = w.book.options['each-hit'] === 'each-hit' ? undefined : 1;
  for (const [target, hits] of struck) yield* hurtByAll(w, target, hits.slice(0, counting), cause, call);
}

/**
 * Puts each die on its target, the highest on the first; returns the damage for each target, the worst first.
 * BDZ-shoot-declare, BDZ-shoot-pitiful.
 */
function* land(w: BdzWorld, volley: Volley, dice: readonly number[]): Rule<Map<string, readonly Damage[]>> {
  const { who, gun, rep } = volley;
  const shots: Shot[] = [];
  const hits: Mark[] = [];
  for (const { mark, die } of dealt(volley.marks, dice)) {
    const { target } = mark;
    const total = die + rep;
    const because = missedBy(w.book, volley, mark, total);
    if (because === undefined) {
      shots.push({ target, die, total, result: 'hit' });
      hits.push(mark);
    } else if (die === 6 && rep === 3 && (yield* pitiful(w, who))) {
      shots.push({ target, die, total, result: 'hit', instead: 'pitiful' });
      hits.push(mark);
    } else {
      const [first] = because;
      shots.push({ target, die, total, result: 'miss', ...(first && { because: first }) });
      const struck = yield* strays(w, volley, target, shots);
      if (struck) hits.push(struck);
    }
  }
  w.happen({ is: 'shots', cause: 'BDZ-shoot-declare', who, gun, shots });
  const struck = new Map<string, readonly Damage[]>();
  for (const mark of hits) tally(struck, mark.target, yield* wound(w, volley, mark), worstFirst);
  return struck;
}

/**
 * A die that misses somebody in melee is rolled again against the friend in that melee, if the table takes that risk.
 * BDZ-D-fire-into-melee.
 */
function* strays(w: BdzWorld, volley: Volley, target: string, shots: Shot[]): Rule<Mark | undefined> {
  const { who, gun, rep } = volley;
  const [friend] = friendsAt(w, personOf(w.s, who).side, target);
  if (friend === undefined) return undefined;
  const mark = markOn(w, who, { target: friend, dice: 1 }, 1, gunRow(w.book, gun).impact);
  const roll = { label: 'stray', table: 'BDZ-T-shoot', seat: personOf(w.s, who).seat, who } as const;
  const die = yield* sum(w, 1, { rule: 'BDZ-D-fire-into-melee', ...roll });
  const total = die + rep;
  const because = missedBy(w.book, volley, mark, total);
  if (because !== undefined) return undefined;
  shots.push({ target: friend, die, total, result: 'hit' });
  return mark;
}

/** BDZ-shoot-8, BDZ-shoot-9, BDZ-shoot-10. */
export function missedBy(
  book: Tabled,
  { fast, snap }: Pick<Volley, 'fast' | 'snap'>,
  mark: Omit<Mark, 'target' | 'dice' | 'zombie'>,
  total: number,
): readonly Circumstance[] | undefined {
  return missedBecause<Circumstance>(shotRow(book, total), {
    concealed: mark.concealed,
    cover: mark.cover,
    prone: mark.prone,
    'target-fast': mark.fast,
    'shooter-fast': fast,
    snap,
    'second-target': mark.nth >= 2,
    'third-target': mark.nth >= 3,
  });
}

/** BDZ-shoot-pitiful. */
function* pitiful(w: BdzWorld, who: string): Rule<boolean> {
  const { seat } = personOf(w.s, who);
  return (yield* pass(w, 1, 3, { rule: 'BDZ-shoot-pitiful', label: 'pitiful', seat, who })) > 0;
}

/** Sorts the worst damage first. BDZ-D-damage-multi. */
function worstFirst(a: Damage, b: Damage): number {
  return DAMAGE.indexOf(b) - DAMAGE.indexOf(a);
}

/**
 * The value that a damage die is compared with for a zombie that is not charging: the shooter's Rep or, by the option,
 * the weapon's Impact if higher. BDZ-zshoot-easy, BDZ-D-easy-low-rep.
 */
export function againstZombie({ options }: Pick<Book, 'options'>, rep: number, impact: number): number {
  return options['easy-to-hit'] === 'rep' ? rep : Math.max(rep, impact);
}

/**
 * Rolls the damage of one hit. A zombie is easy to kill if the shooter is not being charged.
 * BDZ-zshoot-easy, BDZ-D-easy-low-rep.
 */
function* wound(w: BdzWorld, { who, gun, rep, charged }: Volley, { target, zombie }: Mark): Rule<Damage> {
  const { impact } = gunRow(w.book, gun);
  const easy = zombie && !charged;
  const against = easy ? againstZombie(w.book, rep, impact) : impact;
  const rule = easy ? 'BDZ-zshoot-easy' : zombie ? 'BDZ-zshoot-charged' : 'BDZ-shoot-damage';
  const roll = { label: 'damage', table: 'BDZ-T-damage', seat: personOf(w.s, who).seat, who } as const;
  const die = yield* sum(w, 1, { rule, ...roll });
  const damage = damageBy(w.book, die, against, zombie ? 'zombie' : 'human');
  w.happen({ is: 'wound', cause: rule, who: target, by: who, die, against, damage });
  return damage;
}
