import { ask, Choose, type Happening, type Rule } from '@shambles/engine';
import type { FtbFact, FtbWorld } from '../facts.js';
import { type Class, PATHS } from '../kinds.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';
import { CITIZEN_DAYS } from '../tables/campaign.js';
import { word } from '../words.js';
import { bandOf, households, starOf } from './bands.js';

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

/**
 * Makes a deed happen that may be a milestone. With the last of the three a Citizen Star may choose at once, in the
 * middle of an Encounter, or wait. FTB-3.4.2.1, FTB-D-244.
 */
export function* achieves(w: FtbWorld, who: string, deed: Happening<FtbFact>): Rule<void> {
  const waited = mayChoose(w, who) !== undefined;
  w.happen(deed);
  const star = mayChoose(w, who);
  if (star && !waited) yield* becomesEarly(w, star);
}

/** The Citizen Star of a player with this id, if it has all milestones. FTB-3.4.2.1. */
function mayChoose(w: FtbWorld, who: string): Person | undefined {
  return w.s.people.find((p) => p.id === who && p.star && p.class === 'citizen' && isReady(p));
}

/** After each Encounter a Citizen Star that waits is asked again. FTB-3.4.2.1, FTB-D-244. */
export function* choosesAgain(w: FtbWorld): Rule<void> {
  for (const star of citizens(w).filter(isReady)) yield* becomesEarly(w, star);
}

function citizens(w: FtbWorld): Person[] {
  return households(w)
    .map((h) => starOf(w, h))
    .filter((p): p is Person => p?.class === 'citizen');
}

/** A Star that need not choose yet may stay a Citizen. FTB-3.4.2.1. */
function* becomesEarly(w: FtbWorld, star: Person): Rule<void> {
  yield* becomes(w, star, [...PATHS, 'citizen'], 'FTB-3.4.2.1');
}

/** Asks for the Star's Class; the band follows its Star. FTB-4.1f. */
function* becomes(w: FtbWorld, star: Person, paths: readonly Class[], rule: RuleId): Rule<void> {
  const { id: who, seat } = star;
  const chosen = (yield* ask(
    w,
    seat,
    rule,
    'class',
    new Choose(paths, { line: (id) => ({ key: `path.${id}` }) }),
    { who: word(`person.${who}`) },
  )) as Class;
  if (chosen === 'citizen') return;
  w.happen({ is: 'class', cause: rule, who, class: chosen });
  for (const { id } of bandOf(w, seat))
    if (id !== who) w.happen({ is: 'class', cause: 'FTB-4.1f', who: id, class: chosen });
}
