import type { Rule, RuleId } from '@shambles/engine';
import type { FtbWorld } from './facts.js';
import { inSight, inSightNow } from './insight.js';
import { carriesOn, encounterOf, partyOf, personOf } from './state.js';

/** Whose move brought a meeting about: they count as moving in an In Sight that comes of it. FTB-D-31. */
export interface Trigger {
  /** The figure of a player that came into sight of them, or entered. */
  readonly by: string;
  /** The side that was active. */
  readonly active: 'players' | 'pef';
  /** The group of players that moved. */
  readonly movers: readonly string[];
}

/** They are Enemies from now on, for life: no more talk, In Sight at once. FTB-12.9, FTB-12.14a, FTB-12.14b. */
export function* becomeEnemies(
  w: FtbWorld,
  party: string,
  why: string,
  trigger: Trigger,
  cause: RuleId,
): Rule<void> {
  w.happen({ is: 'attitude', cause, to: 'all', party, attitude: 'enemy', why });
  yield* enemiesInSight(w, party, trigger);
}

/** In Sight with Enemies, whoever has been seen in this phase before. FTB-12.9, FTB-D-31, FTB-D-40. */
function* enemiesInSight(w: FtbWorld, party: string, trigger: Trigger): Rule<void> {
  const theirs = partyOf(w.s, party).people.filter((id) => carriesOn(personOf(w.s, id)));
  const ours = [trigger.by, ...trigger.movers.filter((id) => id !== trigger.by)];
  if (trigger.active === 'pef') yield* inSight(w, party, theirs);
  else yield* inSight(w, personOf(w.s, trigger.by).side, ours);
  const { seen } = encounterOf(w.s);
  const who = inSightNow(w).filter((id) => !seen.includes(id));
  if (who.length > 0) w.happen({ is: 'came-in-sight', cause: 'FTB-D-40', to: 'all', who });
}
