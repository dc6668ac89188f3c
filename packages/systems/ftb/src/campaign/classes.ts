import { ask, Choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { type Class, PATHS } from '../kinds.js';
import { bandOf, households, starOf } from '../people/bands.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';
import { CITIZEN_DAYS } from '../tables/campaign.js';

/** Zombies that a Citizen must have killed before it may choose early. FTB-3.4.2.1. */
const ZEDS = 3;

/**
 * True if a Citizen has killed three zombies, hurt an armed human and passed See the Feast with two dice. FTB-3.4.2.1,
 * FTB-D-25.
 */
function isReady(p: Person): boolean {
  return p.zedsKilled >= ZEDS && p.hurtArmed && p.knowsFeasts;
}

/** After day 20 each Citizen Star must choose a Class; returns true if one just did. FTB-3.4.1, FTB-3.4.2. */
export function* choosesClass(w: FtbWorld): Rule<boolean> {
  if (w.s.campaign.when.day <= CITIZEN_DAYS) return false;
  const star = citizens(w)[0];
  if (!star) return false;
  yield* becomes(w, star, PATHS, 'FTB-3.4.1');
  return true;
}

/** Until then a Citizen Star who has seen enough may choose at once, or wait. FTB-3.4.2.1. */
export function* choosesEarly(w: FtbWorld): Rule<void> {
  for (const star of citizens(w).filter(isReady))
    yield* becomes(w, star, [...PATHS, 'citizen'], 'FTB-3.4.2.1');
}

function citizens(w: FtbWorld): Person[] {
  return households(w)
    .map((h) => starOf(w, h))
    .filter((p): p is Person => p?.class === 'citizen');
}

/** Asks for the Star's Class; the band follows its Star. FTB-4.1f. */
function* becomes(w: FtbWorld, star: Person, paths: readonly Class[], rule: RuleId): Rule<void> {
  const chosen = (yield* ask(
    w,
    star.seat,
    rule,
    'class',
    new Choose(paths, { line: (id) => ({ key: `path.${id}` }) }),
    { who: { noun: `person.${star.id}`, count: 1 } },
  )) as Class;
  if (chosen === star.class) return;
  for (const { id } of [star, ...bandOf(w, star.seat)])
    w.happen({ is: 'class', cause: id === star.id ? rule : 'FTB-4.1f', who: id, class: chosen });
}
