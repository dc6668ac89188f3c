import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { able } from '../people/able.js';
import { encounterOf, isPlayers } from '../state.js';
import { raiderInside, taken } from './defend.js';
import { isQuiet, nextPef, PEFS } from './noterrain.js';
import { enemiesLeft, isMet } from './objective.js';

/**
 * What comes before play continues: the end of the Encounter, another leg, or the next PEF without a table; undefined
 * if play just continues. FTB-D-63.
 */
export function interlude(w: FtbWorld): Rule<void> | undefined {
  const e = encounterOf(w.s);
  if (e.active) return undefined;
  if (e.kind === 'no-terrain') return tabletop(w);
  if (able(w).length === 0) return anotherLeg(w) ?? (raiderInside(w) ? goalTaken(w) : ends(w, 'nobody-left'));
  const isConfrontation = e.kind === 'confrontation' || e.kind === 'confronting';
  if (isConfrontation && e.turn > 0 && enemiesLeft(w).length === 0) return ends(w, 'they-are-gone');
  if (e.stage === 'turn' && raiderInside(w)) return goalTaken(w);
  return undefined;
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
  if (!fit || (tally.home ?? 0) > 0) return ends(w, 'nobody-left');
  if (!isQuiet(w)) return undefined;
  return (tally.pefs ?? 0) >= PEFS ? ends(w, 'last-pef') : nextPef(w);
}
