import type { FtbWorld } from '../facts.js';
import { isTargetEntered } from '../people/recruit.js';
import {
  encounterOf,
  hostile,
  isPlayers,
  type Person,
  partyOf,
  personOf,
  type State,
  standing,
} from '../state.js';
import { isSearched } from '../terrain/buildings.js';

/**
 * People on their feet who are Enemies of the players, and players' figures that are Enemies of each other. NPCs stay
 * Enemies though no player's figure is left to face them. FTB-12.9, FTB-14.16.1.
 */
export function enemiesLeft(w: FtbWorld): Person[] {
  const all = standing(w.s);
  const ours = all.filter(isPlayers);
  return all.filter((p) => (isPlayers(p) ? ours.some((q) => hostile(w.s, p.side, q.side)) : isEnemy(w.s, p)));
}

function isEnemy(s: State, p: Person): boolean {
  return partyOf(s, p.side).attitude === 'enemy';
}

/** True if a person came through: not down, dead, turned, fled, arrested or captured. */
export function cameThrough(p: Person): boolean {
  return p.condition === 'carry-on' || p.condition === 'left';
}

/**
 * True if anybody of a person's side came through. What the band does together is a success for all of it. FTB-D-275.
 */
function bandCameThrough(w: FtbWorld, { side }: Person): boolean {
  return w.s.people.some((p) => p.side === side && cameThrough(p));
}

/** True if a person came through who knows a zombie for what it is. FTB-14.6.1. */
export function knowsZombies(p: Person): boolean {
  return cameThrough(p) && p.knowsZeds;
}

/** True if the players together meet the objective of the Encounter as things are now. FTB-14.3. */
export function isMet(w: FtbWorld): boolean {
  return w.s.people.some((p) => isPlayers(p) && p.condition !== 'home' && isMetFor(w, p));
}

/** The tally of a figure for which, on the players' own table, it was no success. FTB-15.1a. */
export const missed = (id: string): string => `missed ${id}`;

export function hasMissed({ encounter }: Pick<State, 'encounter'>, { id }: Pick<Person, 'id'>): boolean {
  return encounter?.tally[missed(id)] !== undefined;
}

/** True if one figure meets the objective: the Encounter may succeed for one and not for another. FTB-15.1a. */
export function isMetFor(w: FtbWorld, p: Person): boolean {
  const e = encounterOf(w.s);
  const count = (what: string) => e.tally[what] ?? 0;
  // On their own table, the players report the result.
  if (count('set-up') > 0) return cameThrough(p) && e.result === 'success' && !hasMissed(w.s, p);
  switch (e.kind) {
    case 'zed':
      return knowsZombies(p) && (e.target === '' || isTargetEntered(w));
    case 'robbery-in-town':
      return p.condition === 'left' && count(`ordered-off ${p.id}`) === 0;
    case 'escape':
      return p.condition === 'left' && count('legs') > 0 && count(`ordered-off ${p.id}`) === 0;
    case 'burglarized':
      return bandCameThrough(w, p) && count('surrendered') === 0 && count('home-given-up') === 0;
    case 'robbed':
      return cameThrough(p) && !p.wentDown && count('surrendered') === 0;
    case 'robbing':
      return bandCameThrough(w, p) && hasRobbed(w);
    case 'chillin':
      return bandCameThrough(w, p) && count('talks-won') > 0 && count('talks-lost') === 0;
    case 'confrontation':
      return cameThrough(p) && !p.wentDown;
    case 'confronting':
      return bandCameThrough(w, p) && noneEscaped(w);
    case 'raid':
    case 'rescue':
      return count('goal') > 0;
    case 'raid-defend':
      return count('taken') === 0;
    case 'search':
      return count('found') > 0 || count('recruited') > 0;
    case 'take-back':
      return isCleared(w);
    case 'no-terrain':
      return bandCameThrough(w, p) && count('pefs') >= 3;
  }
}

/** People whom the players rob or corner. FTB-14.11, FTB-14.13. */
function preyOf(w: FtbWorld): string[] {
  return w.s.parties.filter((party) => party.goal === 'prey').flatMap((party) => party.people);
}

/**
 * True if the prey gave something and was not harmed; or if it started a fight and was looted afterwards. FTB-14.13.1.
 */
function hasRobbed(w: FtbWorld): boolean {
  const { tally } = encounterOf(w.s);
  if ((tally.provoked ?? 0) > 0)
    return (tally.found ?? 0) > 0 && preyOf(w).some((id) => tally[`looted ${id}`] !== undefined);
  const harmed = preyOf(w).some((id) => personOf(w.s, id).wentDown || isDead(w.s, id));
  return (tally.surrendered ?? 0) > 0 && !harmed;
}

/** True if nobody whom the players cornered got away unharmed. FTB-14.11.1, FTB-D-240. */
function noneEscaped(w: FtbWorld): boolean {
  return preyOf(w).every((id) => {
    const { wentDown, condition } = personOf(w.s, id);
    return wentDown || !['carry-on', 'left', 'ran-away'].includes(condition);
  });
}

function isDead(s: State, id: string): boolean {
  return personOf(s, id).condition === 'obviously-dead';
}

/** True if every building is searched, every Enemy down or gone, and no zombie left. FTB-14.16.1. */
function isCleared(w: FtbWorld): boolean {
  if (w.s.zeds.length > 0 || enemiesLeft(w).length > 0) return false;
  return (encounterOf(w.s).map.buildings ?? []).every((b) => isSearched(w.s.premises, b));
}
