import { ask, Choose, type Rule } from '@shambles/engine';
import { counted, sum } from '@shambles/thw';
import type { Fought } from '../facts/melee.js';
import type { FtbWorld } from '../facts.js';
import { draws } from '../goods/goods.js';
import { face } from '../moving/walking.js';
import { achieves } from '../people/classes.js';
import { byRep } from '../people/groups.js';
import { suffer } from '../shooting/damage.js';
import { add, type Call, emptyCall } from '../shooting/shooting.js';
import { carriesOn, isDown, isPlayers, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { meleeResult, worth } from '../tables/melee.js';
import { isZed, nameOf, word } from '../words.js';
import { type Arm, armOf, meleeMods } from './weapons.js';

/** FTB-10.1.1. */
export const ZED_REP = 3;
/** Rep to fight on with after an advantage undoes the loss of the last point. */
const LAST = 1;

/** A human in a melee, with the Rep that lost rounds have cost it. FTB-7.6.2. */
interface Fighter {
  readonly id: string;
  lost: number;
  /** True if it does not mean to kill. FTB-8.3.3a. */
  readonly beating: boolean;
}

/**
 * Fights a melee to the end: humans one at a time, zombies all at once. Rep lost in rounds comes back afterwards.
 * Returns who fell; the caller handles the tests of others. FTB-8.3a, FTB-8.3.2a, FTB-7.6.2, FTB-10.11.1a.
 */
export function* melee(w: FtbWorld, attackers: readonly string[], target: string): Rule<Call> {
  if (attackers.every(isZed)) return yield* swarm(w, target, attackers);
  const call = emptyCall();
  if (!isZed(target)) return yield* humans(w, attackers, target);
  let left = attackers;
  while (left.length > 0 && w.s.zeds.some((z) => z.id === target)) {
    const who = yield* whoseTurn(w, left, undefined);
    left = left.filter((id) => id !== who);
    add(call, yield* swarm(w, who, [target]));
  }
  return call;
}

// ------------------------------------------------------------------ humans

/** Fights one attacker at a time until one side has nobody left to fight. FTB-8.3.2a, FTB-8.3.2b. */
function* humans(w: FtbWorld, attackers: readonly string[], target: string): Rule<Call> {
  const call = emptyCall();
  w.happen({ is: 'fought', cause: 'FTB-8.3a', who: [...attackers, target] });
  const fighters = new Map<string, Fighter>();
  for (const id of [...attackers, target]) fighters.set(id, yield* takesArms(w, id));
  const of = (id: string) => fighters.get(id) as Fighter;
  let ready = [...attackers];
  let current: string | undefined;
  while (ready.length > 0 && carriesOn(personOf(w.s, target))) {
    current = yield* whoseTurn(w, ready, current);
    const fought = yield* round(w, of(current), of(target), call);
    const out = !fought || !carriesOn(personOf(w.s, current));
    if (out) [ready, current] = [ready.filter((id) => id !== current), undefined];
  }
  return call;
}

/** Lets a player's Star fight without its melee weapon. FTB-8.3.3a. */
function* takesArms(w: FtbWorld, id: string): Rule<Fighter> {
  const p = personOf(w.s, id);
  let beating = armOf(w.book, p) === undefined;
  if (!beating && p.star)
    beating =
      (yield* ask(
        w,
        p.seat,
        'FTB-8.3.3a',
        'melee-arms',
        new Choose(['armed', 'unarmed'], { line: (how) => ({ key: `melee-arms.${how}` }) }),
        { who: word(`person.${id}`) },
      )) === 'unarmed';
  return { id, lost: 0, beating };
}

/**
 * Who fights the next round: the current fighter, else the highest Rep; among equals the player chooses. A Star may
 * take its turn at any time; its own player is asked. FTB-8.3.2a.
 */
function* whoseTurn(w: FtbWorld, ready: readonly string[], current: string | undefined): Rule<string> {
  const all = byRep(ready.map((id) => personOf(w.s, id)));
  const stars = all.filter((p) => p.star);
  const others = all.filter((p) => !stars.includes(p));
  const highest = others.filter((p) => p.rep === others[0]?.rep);
  const next = current === undefined ? highest : all.filter((p) => p.id === current);
  const may = [...next, ...stars.filter((p) => !next.includes(p))];
  const seat = may.find(isPlayers)?.seat;
  if (seat === undefined) return (may[0] as Person).id;
  const theirs = may.filter((p) => p.seat !== seat && !next.includes(p));
  for (const other of new Set(theirs.map((p) => p.seat))) {
    const star = yield* turnOf(
      w,
      other,
      theirs.filter((p) => p.seat === other),
      'wait',
    );
    if (star !== 'wait') return star;
  }
  const own = may.filter((p) => !theirs.includes(p));
  return own.length === 1 ? (own[0] as Person).id : yield* turnOf(w, seat, own);
}

/** Asks a player which of his figures fights now; with `wait` he may let others go first. FTB-8.3.2a. */
function* turnOf(w: FtbWorld, seat: string, who: readonly Person[], ...wait: 'wait'[]): Rule<string> {
  const space = new Choose([...who.map((p) => p.id), ...wait], {
    line: (id) =>
      id === 'wait'
        ? { key: 'melee-turn.wait' }
        : { key: 'figure', values: { name: nameOf(w.book.names, id) } },
    on: (id) => (id === 'wait' ? '' : id),
  });
  return yield* ask(w, seat, 'FTB-8.3.2a', 'melee-turn', space);
}

/** Fights one round; returns false if neither side has dice. FTB-8.3a, FTB-8.3b. */
function* round(w: FtbWorld, a: Fighter, t: Fighter, call: Call): Rule<boolean> {
  const [attacker, target] = [readiness(w, a), readiness(w, t)];
  face(w, t.id, tableOf(w).at(a.id));
  if (attacker.dice + target.dice === 0) {
    w.happen({ is: 'broke-off', cause: 'FTB-8.3b', who: a.id, whom: t.id });
    return false;
  }
  const [attackers, struck] = yield* blows(w, a.id, attacker, 0);
  const [defends, parried] = yield* blows(w, t.id, target, 0);
  const margin = attackers.successes - defends.successes;
  const won = margin > 0 ? 'attackers' : margin < 0 ? 'target' : 'nobody';
  w.happen({ is: 'melee-round', cause: 'FTB-8.3a', attackers, target: defends, won });
  stalls(w, a.id, attacker, struck);
  stalls(w, t.id, target, parried);
  if (margin === 0) return true;
  const [winner, loser] = won === 'attackers' ? [a, t] : [t, a];
  const by = { by: winner.id, rep: personOf(w.s, winner.id).rep, beating: winner.beating };
  yield* results(w, loser, by, Math.abs(margin), call);
  return true;
}

/** What a fighter brings to a round. */
interface Ready {
  readonly dice: number;
  readonly mods: Fought['mods'];
  readonly arm: Arm | undefined;
}

function readiness(w: FtbWorld, { id, lost, beating }: Fighter): Ready {
  const p = personOf(w.s, id);
  const arm = beating ? undefined : armOf(w.book, p);
  const mods = meleeMods(w.book, p, arm);
  return { dice: Math.max(0, p.rep - lost + mods.reduce((n, m) => n + m.dice, 0)), mods, arm };
}

/** Rolls the dice of one human; returns the score and the faces. FTB-8.3a. */
function* blows(
  w: FtbWorld,
  id: string,
  { dice, mods, arm }: Ready,
  granted: number,
): Rule<readonly [Fought, readonly number[]]> {
  if (arm) draws(w, id);
  const rolled = yield* counted(w, dice, {
    rule: 'FTB-8.3a',
    label: 'melee',
    table: 'FTB-T-melee-modifiers',
    seat: personOf(w.s, id).seat,
    who: id,
  });
  return [{ who: [id], dice, successes: rolled.successes + granted, granted, mods }, rolled.faces];
}

/** Number of 1s that stall a chainsaw. FTB-TB-chainsaw-b. */
const STALLS = 3;

function stalls(w: FtbWorld, who: string, { arm }: Ready, faces: readonly number[]): void {
  if (arm?.circumstance !== 'chainsaw' || faces.filter((face) => face === 1).length < STALLS) return;
  w.happen({ is: 'stalled', cause: 'FTB-TB-chainsaw-b', who, item: arm.item });
}

/** Rolls and applies the winner's die. FTB-8.3.1a, FTB-D-17. */
function* results(
  w: FtbWorld,
  loser: Fighter,
  winner: { readonly by: string; readonly rep: number; readonly beating: boolean },
  margin: number,
  call: Call,
): Rule<void> {
  const p = personOf(w.s, loser.id);
  const die = yield* sum(w, 1, {
    rule: 'FTB-8.3.1a',
    label: 'melee-result',
    table: 'FTB-T-melee-results',
    seat: w.s.people.find((q) => q.id === winner.by)?.seat ?? '',
    who: winner.by,
  });
  const result = meleeResult(w.book.tables.meleeResults, die, margin);
  if (result === 'rep-down') loser.lost++;
  const rep = p.rep - loser.lost;
  yield* achieves(w, winner.by, {
    is: 'melee-result',
    cause: 'FTB-8.3.1a',
    who: loser.id,
    by: winner.by,
    die,
    margin,
    result,
    rep,
  });
  if (result === 'rep-down' && rep > 0) return;
  const damage = result === 'rep-down' ? 'out-of-the-fight' : result;
  const came = yield* suffer(w, loser.id, damage, { ...winner, how: 'melee' });
  if (came === 'carry-on' && rep <= 0) loser.lost = p.rep - LAST;
  if (!isDown(p)) return;
  call.fallen.push(loser.id);
  call.hit.push(loser.id);
  call.fired.push({ target: loser.id, by: [winner.by] });
}

// ------------------------------------------------------------------ zombies

/** Fights all zombies that reached a human, on one set of dice, round after round. FTB-10.11.1a, FTB-10.11.1b. */
function* swarm(w: FtbWorld, human: string, zeds: readonly string[]): Rule<Call> {
  const call = emptyCall();
  const fighter: Fighter = { id: human, lost: 0, beating: false };
  const p = personOf(w.s, human);
  let left = zeds.filter((id) => w.s.zeds.some((z) => z.id === id));
  for (let first = true; left.length > 0 && carriesOn(p); first = false) {
    face(w, human, tableOf(w).at(left[0] as string));
    const margin = yield* swarmRound(w, fighter, left, true);
    if (margin > 0) {
      for (const zed of left.slice(0, margin))
        yield* achieves(w, human, { is: 'zed-down', cause: 'FTB-10.11.1b', zed, by: human, how: 'melee' });
      left = left.slice(margin);
      continue;
    }
    if (margin < 0)
      yield* results(w, fighter, { by: left[0] as string, rep: 0, beating: false }, -margin, call);
    if (first || p.condition === 'out-of-the-fight') exposes(w, p);
  }
  return call;
}

/** A human attacks a zombie that does not fight back: one round, always won. FTB-10.10.5b, FTB-10.11.2. */
export function* stab(w: FtbWorld, human: string, zed: string): Rule<void> {
  yield* swarmRound(w, { id: human, lost: 0, beating: false }, [zed], false);
  yield* achieves(w, human, { is: 'zed-down', cause: 'FTB-10.10.5b', zed, by: human, how: 'weasel' });
}

/** Fights one round against zombies. Returns the human's successes minus theirs. FTB-10.11.2. */
function* swarmRound(
  w: FtbWorld,
  fighter: Fighter,
  zeds: readonly string[],
  fightBack: boolean,
): Rule<number> {
  const ready = readiness(w, fighter);
  const { successes: granted } = worth(w.book.tables.melee, 'against-zombies');
  const [target, struck] = yield* blows(w, fighter.id, ready, granted);
  const attackers = yield* claws(w, zeds, fightBack);
  const margin = target.successes - attackers.successes;
  const won = margin > 0 ? 'target' : margin < 0 ? 'attackers' : 'nobody';
  w.happen({ is: 'melee-round', cause: 'FTB-10.11.1a', attackers, target, won });
  stalls(w, fighter.id, ready, struck);
  return margin;
}

/** Rolls the one set of dice of a swarm. FTB-10.11.1a. */
function* claws(w: FtbWorld, zeds: readonly string[], fightBack: boolean): Rule<Fought> {
  const more = (zeds.length - 1) * worth(w.book.tables.melee, 'each-zombie-more').dice;
  const dice = fightBack ? ZED_REP + more : 0;
  const mods = more > 0 ? [{ circumstance: 'each-zombie-more', dice: more }] : [];
  const { successes } = yield* counted(w, dice, {
    rule: 'FTB-10.11.1a',
    label: 'melee',
    table: 'FTB-T-melee-modifiers',
  });
  return { who: zeds, dice, successes, granted: 0, mods };
}

/** FTB-10.11.3a, FTB-10.11.3c. */
function exposes(w: FtbWorld, p: Person): void {
  if (p.infection === 'none' && p.condition !== 'obviously-dead')
    w.happen({ is: 'exposed', cause: 'FTB-10.11.3a', who: p.id });
}
