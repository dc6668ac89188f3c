import type { Rule } from '@shambles/engine';
import { burglary } from '../campaign/items.js';
import type { FtbWorld } from '../facts.js';
import { able } from '../people/able.js';
import { encounterOf, isPlayers, standing } from '../state.js';
import { leftToBeEaten } from '../zombies/feasts.js';
import { raiderInside, taken } from './defend.js';
import { isQuiet, nextPef, PEFS } from './noterrain.js';
import { enemiesLeft, isMet } from './objective.js';
import { spoils } from './spoils.js';

/**
 * What comes before play continues: the end of the Encounter, another leg, or the next PEF without a table; undefined
 * if play just continues. FTB-D-63.
 */
export function interlude(w: FtbWorld): Rule<void> | undefined {
  const e = encounterOf(w.s);
  if (e.active) return undefined;
  if (e.kind === 'no-terrain') return tabletop(w);
  if (able(w).length === 0) return anotherLeg(w) ?? nobodyLeft(w);
  const isConfrontation = e.kind === 'confrontation' || e.kind === 'confronting';
  if (isConfrontation && !oppositionLeft(w)) return theyAreGone(w);
  if (e.stage === 'turn' && raiderInside(w)) return goalTaken(w);
  return undefined;
}

/**
 * True if any of those whom a Confrontation is with are left. They are the first party met; Enemies met later are not
 * its other side. FTB-14.11.8.
 */
function oppositionLeft(w: FtbWorld): boolean {
  const [opposition] = w.s.parties;
  return enemiesLeft(w).some((p) => opposition?.people.includes(p.id));
}

/** Brings back those who left by section 1, now entering by section 7; undefined if there are none. FTB-14.8.5c. */
function anotherLeg(w: FtbWorld): Rule<void> | undefined {
  const e = encounterOf(w.s);
  if (e.kind !== 'escape' || (e.tally.legs ?? 0) > 0) return undefined;
  const who = w.s.people
    .filter((p) => isPlayers(p) && p.condition === 'left' && e.tally[`ordered-off ${p.id}`] === undefined)
    .map((p) => p.id);
  return who.length > 0 ? comeBack(w, who) : undefined;
}

function* comeBack(w: FtbWorld, who: readonly string[]): Rule<void> {
  leftToBeEaten(w);
  w.happen({ is: 'next-leg', cause: 'FTB-14.8.5c', who, leg: 1 });
}

/** Ends the Encounter with the result for the players together. FTB-D-63. */
export function* ends(w: FtbWorld, why: string): Rule<void> {
  w.happen({
    is: 'encounter-over',
    cause: why === 'they-are-gone' ? 'FTB-14.11.8' : 'FTB-D-63',
    result: isMet(w) ? 'success' : 'failure',
    why,
  });
}

/**
 * Nobody of the players is left who could hinder those who came for their goods, or zombies at their feast. FTB-D-8,
 * FTB-D-249, FTB-D-265.
 */
function* nobodyLeft(w: FtbWorld): Rule<void> {
  leftToBeEaten(w);
  if (raiderInside(w)) return yield* goalTaken(w);
  const robbers = w.s.parties.filter((party) => party.goal === 'rob').flatMap((party) => party.people);
  if (encounterOf(w.s).kind === 'burglarized' && standing(w.s).some((p) => robbers.includes(p.id))) {
    w.happen({ is: 'tally', cause: 'FTB-D-249', what: 'home-given-up', by: 1 });
    yield* burglary(w, w.s.people.find((p) => isPlayers(p) && p.condition !== 'home')?.seat as string);
  }
  yield* ends(w, 'nobody-left');
}

/** The fallen are looted before a Confrontation ends: there is no turn after it. FTB-14.11.8, FTB-D-248. */
function* theyAreGone(w: FtbWorld): Rule<void> {
  yield* spoils(w);
  yield* ends(w, 'they-are-gone');
}

function* goalTaken(w: FtbWorld): Rule<void> {
  const by = raiderInside(w);
  if (!by) return;
  taken(w, by.id);
  yield* ends(w, 'taken');
}

/** Resolves PEF after PEF until somebody is met. FTB-TB-noterrain-a, FTB-TB-noterrain-b. */
function tabletop(w: FtbWorld): Rule<void> | undefined {
  const { tally } = encounterOf(w.s);
  const fit = w.s.people.some((p) => isPlayers(p) && (p.condition === 'carry-on' || p.condition === 'left'));
  if (!fit || (tally.home ?? 0) > 0) return nobodyLeft(w);
  return isQuiet(w) ? quiet(w) : undefined;
}

/** The Tabletop is quiet: the fallen are looted, and the next PEF comes, if there is one. FTB-D-248. */
function* quiet(w: FtbWorld): Rule<void> {
  yield* spoils(w);
  const { tally } = encounterOf(w.s);
  yield* (tally.pefs ?? 0) >= PEFS ? ends(w, 'last-pef') : nextPef(w);
}
