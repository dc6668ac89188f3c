import type { Rule } from '@shambles/engine';
import { talkOrWalk } from '../contact/talk.js';
import type { FtbWorld } from '../facts.js';
import type { Trigger } from '../in-sight/hostility.js';
import { carriesOn, encounterOf, partyOf, personOf } from '../state.js';
import { tableOf } from '../table.js';

/** The place where a night out is spent. FTB-14.10.4. */
export function isSettlement(w: FtbWorld, building: string | undefined): boolean {
  const { kind, target } = encounterOf(w.s);
  return kind === 'chillin' && building === target;
}

/** Somebody meets others in the place where one goes to chill. FTB-14.10.6a. */
export function isChilling(w: FtbWorld, who: string): boolean {
  return isSettlement(w, tableOf(w).houseOf(personOf(w.s, who)));
}

/** Straight to Talk the Talk; whoever is no Enemy after it goes away again. FTB-14.10.6a, FTB-14.10.6b. */
export function* chill(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  yield* talkOrWalk(w, party, led, trigger);
  const { attitude, people } = partyOf(w.s, party);
  if (attitude !== 'enemy' && people.some((id) => carriesOn(personOf(w.s, id))))
    w.happen({ is: 'party-gone', cause: 'FTB-14.10.6b', party, why: 'chillin' });
}
