import type { Json, Line, OddsQuery, Reply } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { movingGroup, type Taker, takersOf } from '../in-sight/insight.js';
import { newlySeen } from '../in-sight/sighted.js';
import type { RuleId } from '../register.js';
import { hostile, type Person, personOf, standing } from '../state.js';
import { tableOf } from '../table.js';
import { mustMeet, zedNear } from '../zombies/zedtests.js';
import { person, replies, says } from './said.js';

/** Enemies on their feet and zombies that see a person. FTB-5.5.1a. */
export function watchersOf(w: FtbWorld, p: Person): string[] {
  const table = tableOf(w);
  return [
    ...standing(w.s).filter((q) => table.has(q.id) && hostile(w.s, p.side, q.side)),
    ...w.s.zeds.filter((z) => table.has(z.id)),
  ]
    .filter((f) => table.sees(f.id, p.id))
    .map((f) => f.id);
}

/** Tests that a person would have to take where it is now: In Sight, and Zed or No Zed. */
export function testsOf(w: FtbWorld, who: string): Reply<RuleId>[] {
  const p = personOf(w.s, who);
  return [...inSightTest(w, p), ...zedTest(w, p)];
}

/** In Sight, if somebody has come into sight. FTB-5.5.2a. */
function inSightTest(w: FtbWorld, p: Person): Reply<RuleId>[] {
  return newlySeen(w, p).length > 0 ? inSightOf(w, p, movingGroup(w, p.id)) : [];
}

/** In Sight with all enemies. With more than two groups there are no odds for a single pair. FTB-5.5.3a. */
export function inSightOf(w: FtbWorld, p: Person, movers: readonly string[]): Reply<RuleId>[] {
  const takers = takersOf(w, movers);
  const mine = takers.find((t) => t.group.includes(p.id));
  const others = takers.filter((t) => t !== mine);
  const [other] = others;
  if (!mine || !other) return [];
  if (others.length > 1)
    return [replies(p.id, says('FTB-5.5.2c', 'answers.in-sight-many', { count: others.length }))];
  const values = {
    who: person(mine.leader),
    whom: person(other.leader),
    dice: mine.dice,
    theirs: other.dice,
  };
  const test = replies(
    p.id,
    says('FTB-5.5.3a', 'answers.in-sight', values),
    inSightOdds(w, mine, other, p.id),
  );
  return [{ ...test, outcomes: outcomes(mine, other) }];
}

/** Outcomes of In Sight: whoever has more successes acts. FTB-5.5.3c. */
function outcomes(mine: Taker, other: Taker): NonNullable<Reply['outcomes']> {
  const first = (who: string): Line => ({ key: 'sight.first', values: { who: person(who) } });
  return { a: first(mine.leader), b: first(other.leader), nobody: { key: 'sight.nobody' } };
}

function inSightOdds(w: FtbWorld, mine: Taker, other: Taker, on: string): OddsQuery {
  return { procedure: 'in-sight', input: { a: side(w, mine), b: side(w, other) }, on };
}

/** One side of the test as input to the procedure. */
function side(w: FtbWorld, { leader, mods }: Taker): { readonly [name: string]: Json } {
  const has = (circumstance: string) => mods.some((m) => m.circumstance === circumstance);
  return {
    rep: personOf(w.s, leader).rep,
    moving: has('moving'),
    concealed: has('concealed'),
    alerted: has('alerted'),
    enemiesInCover: has('enemies-in-cover'),
  };
}

/** FTB-10.9.3a. */
function zedTest(w: FtbWorld, p: Person): Reply<RuleId>[] {
  const zed = mustMeet(w, p) ? zedNear(w, p, tableOf(w)) : '';
  if (zed === '') return [];
  const odds = { procedure: 'zed-or-no-zed', input: { rep: p.rep }, on: zed };
  return [replies(p.id, says('FTB-10.9.3a', 'answers.zed-or-no-zed', { who: person(p.id) }), odds)];
}
