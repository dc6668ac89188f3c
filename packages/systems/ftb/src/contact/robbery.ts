import { ask, Choose, type Rule } from '@shambles/engine';
import { halfDie, possibly } from '@shambles/thw';
import { someItems } from '../campaign/items.js';
import type { FtbWorld } from '../facts.js';
import { gain } from '../goods/goods.js';
import { handedOver, notesHandedOver } from '../goods/search.js';
import { becomeEnemies, type Trigger } from '../in-sight/hostility.js';
import { stockOf } from '../people/bands.js';
import { groupOf, leader } from '../people/groups.js';
import type { RuleId } from '../register.js';
import { carriesOn, encounterOf, type Item, isPlayers, type Person, partyOf, personOf } from '../state.js';
import { word } from '../words.js';
import { knownAttitude } from './meeting.js';
import { speaker, talkScores } from './talk.js';

/**
 * Resolves a robbery: old Enemies fight at once. Otherwise both Leaders talk, old friends too, then those robbed hand
 * over Items or go to In Sight. Afterwards the robbers leave. `robs` tells whether people met or the players rob.
 * FTB-12.9, FTB-12.15c, FTB-14.13.5c, FTB-14.13.5d, FTB-14.13.5e, FTB-D-245.
 */
export function* robbery(w: FtbWorld, party: string, trigger: Trigger, robs: 'they' | 'we'): Rule<void> {
  if (knownAttitude(w, party) === 'enemy') {
    if (robs === 'we') provoked(w, 'FTB-12.15c');
    return yield* becomeEnemies(w, party, 'met-before', trigger, 'FTB-12.15c');
  }
  const ours = leader(groupOf(w, trigger.by));
  const theirs = speaker(w, partyOf(w.s, party));
  if (!theirs) return;
  const scores = yield* talkScores(w, ours, theirs, 'FTB-14.13.5c');
  const ahead = robs === 'they' ? scores.ours > scores.theirs : scores.theirs > scores.ours;
  const cause = ahead ? 'FTB-14.13.5c' : 'FTB-14.13.5d';
  w.happen({
    is: 'talked',
    cause,
    party,
    who: ours.id,
    with: theirs.id,
    of: 'robbery',
    ...scores,
    row: ahead ? 'targets-ahead' : 'robbers-ahead',
  });
  const fights =
    robs === 'they' ? yield* wontPay(w, ours.seat, cause) : yield* theyFight(w, theirs.id, ahead, cause);
  if (fights) {
    if (robs === 'we') provoked(w, cause);
    const active = robs === 'they' ? 'players' : 'pef';
    return yield* becomeEnemies(w, party, 'robbery', { ...trigger, active }, cause);
  }
  yield* surrender(
    w,
    robs === 'they' ? groupOf(w, trigger.by) : peopleOf(w, party),
    robs === 'they' ? theirs : ours,
    cause,
  );
  if (robs === 'they')
    w.happen({
      is: 'attitude',
      cause: 'FTB-14.13.5e',
      party,
      attitude: 'neutral',
      why: 'robbed',
      goal: 'leave',
    });
  else
    w.happen({
      is: 'attitude',
      cause: 'FTB-14.13.5c',
      party,
      attitude: 'refused',
      why: 'was-robbed',
    });
}

/** Records that those whom the players rob fight, so that they may be harmed. FTB-14.13.1. */
function provoked(w: FtbWorld, cause: RuleId): void {
  w.happen({ is: 'tally', cause, what: 'provoked', by: 1 });
}

function peopleOf(w: FtbWorld, party: string): Person[] {
  return partyOf(w.s, party)
    .people.map((id) => personOf(w.s, id))
    .filter(carriesOn);
}

/** Asks the players whether they fight; returns true if they do. FTB-14.13.5c. */
function* wontPay(w: FtbWorld, seat: string, cause: RuleId): Rule<boolean> {
  const chosen = yield* ask(
    w,
    seat,
    cause,
    'robbed',
    new Choose(['surrender', 'in-sight'], { line: (id) => ({ key: `robbed.${id}` }) }),
  );
  return chosen === 'in-sight';
}

/** Rolls whether NPCs fight: on a 1, or also on a 2 if they won the talk. FTB-14.13.5c, FTB-14.13.5d. */
function* theyFight(w: FtbWorld, who: string, ahead: boolean, rule: RuleId): Rule<boolean> {
  return yield* possibly(w, ahead ? 2 : 1, { rule, label: 'robbery-fight', who });
}

/** Items that a person has at Home, if the robbers have broken in there. FTB-14.9.5b, FTB-D-74, FTB-D-220. */
function atStake(w: FtbWorld, { seat }: Person): readonly Item[] {
  if (encounterOf(w.s).kind !== 'burglarized') return [];
  return stockOf(w, seat);
}

/** Takes half a die of Items from each target, as far as it has them. FTB-14.13.5c. */
function* surrender(w: FtbWorld, targets: readonly Person[], robber: Person, cause: RuleId): Rule<void> {
  let total = 0;
  for (const { id } of targets) {
    const p = personOf(w.s, id);
    const home = atStake(w, p);
    const all = [...p.items, ...home];
    const n = Math.min(
      all.length,
      yield* halfDie(w, {
        rule: cause,
        label: 'surrender',
        table: 'FTB-T-half-d6',
        seat: p.seat || undefined,
        who: id,
      }),
    );
    if (n === 0) continue;
    const given: number[] = isPlayers(p)
      ? yield* someItems(w, p.seat, all, n, 'surrender', cause, n, {
          who: word(`person.${id}`),
        })
      : all.slice(0, n).map((i) => i.id);
    const items: Item[] = all.filter((i) => given.includes(i.id)).map((i) => ({ ...i }));
    const kept = home.filter((i) => given.includes(i.id)).map((i) => i.id);
    const carried = given.filter((item) => !kept.includes(item));
    if (carried.length > 0) w.happen({ is: 'lost', cause, who: id, items: carried, how: 'robbed' });
    if (kept.length > 0)
      w.happen({ is: 'stock-lost', cause: 'FTB-D-220', seat: p.seat, items: kept, why: 'stolen' });
    if (isPlayers(robber)) gain(w, robber.id, items, 'found', cause);
    else {
      w.happen({ is: 'got', cause, who: robber.id, items, how: 'found' });
      for (const item of notesHandedOver(w) ? given : [])
        w.happen({ is: 'tally', cause, what: handedOver(item), by: 1 });
    }
    total += n;
  }
  w.happen({
    is: 'surrendered',
    cause,
    who: targets.map((p) => p.id),
    by: robber.id,
    items: total,
  });
}
