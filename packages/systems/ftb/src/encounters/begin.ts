import type { Rule } from '@shambles/engine';
import { placePefs } from '../contact/pefs.js';
import type { FtbWorld } from '../facts.js';
import { able } from '../people/able.js';
import { startingZombies } from '../senses/noise.js';
import { encounterOf } from '../state.js';
import { SHEETS } from '../tables/sheets.js';
import { cornered } from './cornered.js';
import { raidersCome } from './defend.js';

/** Parts of the set-up before the first turn, one per step. FTB-D-27. */
const PARTS: readonly ((w: FtbWorld) => Rule<void>)[] = [startZombies, pefs, opposition];

/** Places starting zombies, then PEFs, then what the Encounter itself adds. FTB-10.2.1b, FTB-12.1a. */
export function* begin(w: FtbWorld): Rule<void> {
  const done = encounterOf(w.s).tally.begun ?? 0;
  const part = PARTS[done];
  if (!part) return w.happen({ is: 'stage', cause: 'FTB-D-27', stage: 'turn' });
  w.happen({ is: 'tally', cause: 'FTB-D-27', what: 'begun', by: 1 });
  yield* part(w);
}

/** Each human draws some zombies, except in the teaching Encounters of the first twenty days. FTB-10.2.1b, FTB-D-21. */
function* startZombies(w: FtbWorld): Rule<void> {
  if (!SHEETS[encounterOf(w.s).kind].zeds) return;
  yield* startingZombies(
    w,
    able(w).map((p) => p.id),
  );
}

/** FTB-12.1a. */
function* pefs(w: FtbWorld): Rule<void> {
  if (encounterOf(w.s).kind !== 'no-terrain') yield* placePefs(w);
}

/** FTB-14.11.5a, FTB-14.13.5a, FTB-D-7, FTB-D-8. */
function* opposition(w: FtbWorld): Rule<void> {
  const { kind } = encounterOf(w.s);
  if (kind === 'raid-defend') yield* raidersCome(w);
  else if (SHEETS[kind].place === 'centre') yield* cornered(w);
}
