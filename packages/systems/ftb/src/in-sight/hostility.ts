import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Watch } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { carriesOn, encounterOf, partyOf, personOf, placeOf } from '../state.js';
import { inSight } from './insight.js';
import { inSightNow } from './sighted.js';

/** The move that led to a meeting: those who moved count as moving in an In Sight that follows. FTB-D-31. */
export interface Trigger {
  /** The player's figure that came into sight of them, or entered. */
  readonly by: string;
  /** The side that was active; without a table a die decides once there is a fight. FTB-TB-tabletop-c. */
  readonly active: 'players' | 'pef' | 'rolled';
  /** The players' group that moved. */
  readonly movers: readonly string[];
  /** Watches that may stop winners who move on in the In Sight that follows. */
  readonly watches: readonly Watch[];
}

/** Makes a party Enemies for life: no more talk, and In Sight at once. FTB-12.9, FTB-12.14a, FTB-12.14b. */
export function* becomeEnemies(
  w: FtbWorld,
  party: string,
  why: string,
  trigger: Trigger,
  cause: RuleId,
): Rule<void> {
  turnsHostile(w, party, why, cause);
  const active = trigger.active === 'rolled' ? yield* onTheTabletop(w, party, trigger) : trigger.active;
  yield* enemiesInSight(w, party, { ...trigger, active });
}

/** Makes a party Enemies, or finds that they have been so since they were last met. FTB-12.9. */
export function turnsHostile(w: FtbWorld, party: string, why: string, cause: RuleId): void {
  const { known } = partyOf(w.s, party);
  const old = w.s.campaign.met.some((a) => a.id === known && a.attitude === 'enemy');
  w.happen({ is: 'attitude', cause, party, attitude: 'enemy', why, ...(old && { old }) });
}

/**
 * Rolls who is active and moving on the Tabletop; those who move are not in cover. FTB-TB-tabletop-c,
 * FTB-TB-tabletop-d.
 */
function* onTheTabletop(w: FtbWorld, party: string, { by, movers }: Trigger): Rule<'players' | 'pef'> {
  const active = yield* whoMoves(w, by, 'FTB-TB-tabletop-c');
  const moving = active === 'players' ? movers : partyOf(w.s, party).people;
  for (const who of moving.filter((id) => carriesOn(personOf(w.s, id)))) {
    const p = personOf(w.s, who);
    const stands = { who, at: placeOf(p), facing: p.facing, moving: true } as const;
    w.happen({ is: 'stands-at', cause: 'FTB-TB-tabletop-d', ...stands });
  }
  return active;
}

/** Rolls who is moving: on 1 to 3 the others, on 4 to 6 the players. FTB-14.11.5c, FTB-TB-tabletop-c. */
export function* whoMoves(w: FtbWorld, by: string, rule: RuleId): Rule<'players' | 'pef'> {
  const { seat } = personOf(w.s, by);
  return (yield* sum(w, 1, { rule, label: 'who-moves', seat })) <= 3 ? 'pef' : 'players';
}

/** Takes In Sight with Enemies, even if figures have already been seen in this phase. FTB-12.9, FTB-D-31, FTB-D-40. */
function* enemiesInSight(w: FtbWorld, party: string, trigger: Trigger): Rule<void> {
  const theirs = partyOf(w.s, party).people.filter((id) => carriesOn(personOf(w.s, id)));
  const ours = [trigger.by, ...trigger.movers];
  if (trigger.active === 'pef') yield* inSight(w, party, theirs, trigger.watches);
  else yield* inSight(w, personOf(w.s, trigger.by).side, ours, trigger.watches);
  const { seen } = encounterOf(w.s);
  const who = inSightNow(w).filter((id) => !seen.includes(id));
  if (who.length > 0) w.happen({ is: 'came-in-sight', cause: 'FTB-D-40', who });
}
