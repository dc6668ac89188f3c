import type { Rule } from '@shambles/engine';
import { rowFor } from '@shambles/engine';
import { bearingOfHour, turn } from '@shambles/field';
import { faces, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { able } from '../people/able.js';
import { sawFall } from '../reacting/reaction.js';
import { encounterOf, isDown, isPlayers, type Person, personOf, placeOf, zedOf } from '../state.js';
import { tableOf } from '../table.js';
import { allSeeFeasts, seesFeast } from './feasttest.js';

/** Distance in inches at which a body draws zombies. FTB-10.7.1a. */
const DRAWS = 12;

/** True if a person can be eaten: Out of the Fight or fresh, and not carried by anybody. FTB-10.7.1a. */
function isFood(w: FtbWorld, p: Person): boolean {
  return (
    isDown(p) &&
    (p.condition === 'out-of-the-fight' || p.fresh) &&
    tableOf(w).has(p.id) &&
    !w.s.people.some((q) => q.carries === p.id)
  );
}

/**
 * The nearest body within 12 inches that a zombie sees and is drawn by; '' if there is none. FTB-10.7a, FTB-10.7.1a,
 * FTB-D-55.
 */
export function bodyFor(w: FtbWorld, zed: string): string {
  const table = tableOf(w);
  let best = '';
  let least: number = DRAWS;
  for (const p of w.s.people) {
    if (!isFood(w, p)) continue;
    const off = table.distance(zed, p.id);
    if (off > least || (best !== '' && off === least)) continue;
    if (!isAt(w, zed, p.id) && !seesFeast(w, zed, p.id)) continue;
    best = p.id;
    least = off;
  }
  return best;
}

/** True if a zombie has reached a body: it touches it, or another zombie that eats it. FTB-10.7.1d. */
function isAt(w: FtbWorld, zed: string, body: string): boolean {
  const table = tableOf(w);
  return table.touching(zed, body) || w.s.zeds.some((z) => z.feast === body && table.touching(zed, z.id));
}

/** A zombie that has reached a body eats; the first to do so starts the feast. FTB-10.7.1b, FTB-10.9.4. */
export function* eat(w: FtbWorld, zed: string, body: string): Rule<void> {
  if (zedOf(w.s, zed).feast !== '' || !isAt(w, zed, body)) return;
  const begins = !w.s.feasts.some((f) => f.body === body);
  if (begins) {
    const turns = yield* sum(w, 1, { rule: 'FTB-10.7.1b', label: 'feast', who: zed });
    const at = placeOf(tableOf(w).at(body));
    const alone = able(w).length === 0 && { alone: true as const };
    w.happen({ is: 'feast', cause: 'FTB-10.7.1b', body, at, turns, ...alone });
  }
  w.happen({ is: 'feasts', cause: 'FTB-10.7a', zed, body });
  if (begins) yield* allSeeFeasts(w);
}

/** Zombies that have reached a fallen body eat at once. */
export function* fallTo(w: FtbWorld, body: string): Rule<void> {
  for (const { id } of [...w.s.zeds]) if (isFood(w, personOf(w.s, body))) yield* eat(w, id, body);
}

/** Ends feasts that have no body or no eaters left. */
export function breakFeasts(w: FtbWorld): void {
  for (const { body } of [...w.s.feasts]) {
    const goes = isFood(w, personOf(w.s, body)) && w.s.zeds.some((z) => z.feast === body);
    if (!goes) w.happen({ is: 'feast-broken', cause: 'FTB-10.7.1b', body });
  }
}

/**
 * At the end of a turn, counts down the die of each feast, starting the turn after it began. A victim who was still
 * alive is dead, and friends nearby may see that. When the die runs out the zombies leave in all directions.
 * FTB-10.7.1b, FTB-10.7.1c, FTB-5.6.4, FTB-D-39.
 */
export function* feastsGoOn(w: FtbWorld): Rule<void> {
  breakFeasts(w);
  for (const { body, begun, left } of [...w.s.feasts]) {
    if (begun >= encounterOf(w.s).turn) continue;
    const eaters = w.s.zeds.filter((z) => z.feast === body).map((z) => z.id);
    if (personOf(w.s, body).condition === 'out-of-the-fight') {
      w.happen({ is: 'eaten', cause: 'FTB-D-39', who: body });
      yield* sawFall(w, body, eaters);
    }
    w.happen({ is: 'feast-die', cause: 'FTB-10.7.1b', body, left: left - 1 });
    if (left <= 1) yield* goOff(w, eaters);
  }
}

/**
 * When nobody of the players is left on the table, those who are being eaten are past help, except whoever had none
 * from the first. FTB-D-265.
 */
export function leftToBeEaten(w: FtbWorld): void {
  breakFeasts(w);
  for (const { body, alone } of w.s.feasts) {
    const p = personOf(w.s, body);
    if (isPlayers(p) && p.condition === 'out-of-the-fight' && !alone)
      w.happen({ is: 'eaten', cause: 'FTB-D-265', who: body });
  }
}

/** Turns each zombie by the clock, 12 being where it faces. FTB-10.7.1c. */
function* goOff(w: FtbWorld, zeds: readonly string[]): Rule<void> {
  const hours = yield* faces(w, zeds.length, {
    rule: 'FTB-10.7.1c',
    label: 'go-off',
    table: 'FTB-T-zombies-clock',
  });
  for (const [i, who] of zeds.entries()) {
    const { clock } = rowFor(w.book.tables.clock, hours[i] as number);
    const facing = turn(zedOf(w.s, who).facing + bearingOfHour(clock));
    w.happen({ is: 'faced', cause: 'FTB-10.7.1c', who, facing });
  }
}
