import type { Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { zedsKilled } from '../contact/contact.js';
import { safeZone } from '../facts/meet.js';
import type { FtbWorld } from '../facts.js';
import { isWeapon } from '../goods/goods.js';
import { afterwards } from '../melee/recovery.js';
import { able } from '../people/able.js';
import { hasJoined, shrink } from '../people/bands.js';
import { falls, mayRise, rises } from '../people/rep.js';
import type { RuleId } from '../register.js';
import type { Acquaintance } from '../state/campaign.js';
import {
  encounterOf,
  hostile,
  type Item,
  isDown,
  isPlayers,
  type Party,
  type Person,
  personOf,
  standing,
} from '../state.js';
import { cameThrough, hasMissed, isMetFor } from './objective.js';

/** Parts of the aftermath of an Encounter, one per step. FTB-15.0, FTB-8.4a. */
const PARTS: readonly ((w: FtbWorld) => Rule<void>)[] = [
  success,
  left,
  afterwards,
  rise,
  fall,
  people,
  close,
];

/** Ends the game after a single Encounter; in a campaign, runs the next part of the aftermath. */
export function* aftermath(w: FtbWorld): Rule<void> {
  if (!w.s.campaign.on) return w.happen({ is: 'game-over', cause: 'FTB-14.0', why: 'single' });
  const done = encounterOf(w.s).tally.after ?? 0;
  w.happen({ is: 'tally', cause: 'FTB-15.0', what: 'after', by: 1 });
  yield* (PARTS[done] as (typeof PARTS)[number])(w);
}

/** Everybody of the players, whether there or at Home. */
function ours(w: FtbWorld): Person[] {
  return w.s.people.filter(isPlayers);
}

/**
 * Records for whom it was a success, who of them may rise, and who has joined, before any Recovery Tests: whoever
 * recovers is at Home like those who never left it. FTB-11.0, FTB-15.1a, FTB-15.2b.
 */
function* success(w: FtbWorld): Rule<void> {
  for (const p of ours(w)) {
    if (hasJoined(w, p)) w.happen({ is: 'tally', cause: 'FTB-11.0', what: `joined ${p.id}`, by: 1 });
    if (!hasSucceeded(w, p)) continue;
    if (p.wentDown) w.happen({ is: 'tally', cause: 'FTB-15.2b', what: `keeps-rep ${p.id}`, by: 1 });
    if (cameThrough(p) && mayRise(p))
      w.happen({ is: 'tally', cause: 'FTB-15.1a', what: `rises ${p.id}`, by: 1 });
  }
}

/** True if the objective was met for a figure, though it may have gone down. On their own table, players say so. */
function hasSucceeded(w: FtbWorld, p: Person): boolean {
  const { tally, result } = encounterOf(w.s);
  return (tally['set-up'] ?? 0) > 0 ? result === 'success' && !hasMissed(w.s, p) : isMetFor(w, p);
}

/** If nobody is left to carry the fallen, what they found stays behind. A captive is lost to its band. FTB-D-63. */
function* left(w: FtbWorld): Rule<void> {
  const { tally } = encounterOf(w.s);
  const from = tally['items-from'] as number;
  const carried = able(w).length > 0;
  for (const p of ours(w)) {
    if (!carried && isDown(p) && hasPlace(p)) {
      loses(w, p, (i) => i.id >= from, 'laid-down', 'FTB-D-63');
      if (isAtTheirMercy(w, p)) loses(w, p, isSpoil, 'taken', 'FTB-11.7.2');
    }
    if (p.condition !== 'captured') continue;
    // What a captive has killed still counts in the chapter.
    if (p.zedsKilled > 0)
      w.happen({ is: 'tally', cause: 'FTB-11.0', what: 'zeds-before', by: -p.zedsKilled });
    w.happen({ is: 'left-band', cause: 'FTB-14.12.2', who: p.id, why: 'taken' });
  }
}

function loses(
  w: FtbWorld,
  { id: who, items: all }: Person,
  which: (item: Item) => boolean,
  how: 'laid-down' | 'taken',
  cause: RuleId,
): void {
  const items = all.filter(which).map((i) => i.id);
  if (items.length > 0) w.happen({ is: 'lost', cause, who, items, how });
}

/** True if any Enemies are still on their feet on the table. FTB-11.7.2. */
function isAtTheirMercy(w: FtbWorld, p: Person): boolean {
  return standing(w.s).some((q) => hostile(w.s, p.side, q.side));
}

/**
 * True for Items that Enemies take from the fallen: what players would take from an opponent. FTB-11.10a, FTB-D-212.
 */
function isSpoil({ what }: Item): boolean {
  return isWeapon(what) || what === 'body-armor';
}

function* rise(w: FtbWorld): Rule<void> {
  const { tally } = encounterOf(w.s);
  for (const p of ours(w)) if (tally[`rises ${p.id}`] !== undefined) yield* rises(w, p);
}

/** Only survivors may lose Rep, and only those for whom it was a failure. FTB-15.2, FTB-15.2b. */
function* fall(w: FtbWorld): Rule<void> {
  const { tally } = encounterOf(w.s);
  for (const p of ours(w)) if (!isLost(p) && tally[`keeps-rep ${p.id}`] === undefined) yield* falls(w, p);
}

/** True if a person will not come home, once the Recovery Tests are taken. FTB-8.4m. */
function isLost(p: Person): boolean {
  return p.condition === 'obviously-dead' || p.condition === 'turned' || p.condition === 'ran-away';
}

/** Settles arrests, and remembers acquaintances for later. FTB-12.10, FTB-12.15a. */
function* people(w: FtbWorld): Rule<void> {
  for (const p of ours(w)) if (p.condition === 'arrested') jailed(w, p);
  for (const party of w.s.parties) remembered(w, party);
}

/**
 * Jails a person with the Police, or sends it to a safe zone if the Military arrested it. The Military take all
 * weapons. FTB-12.11, FTB-12.12.
 */
function jailed(w: FtbWorld, p: Person): void {
  const { day, tally } = encounterOf(w.s);
  const by = tally[safeZone(p.id)] === undefined ? 'police' : 'military';
  w.happen({
    is: 'jailed',
    cause: by === 'police' ? 'FTB-12.11' : 'FTB-12.12',
    arrest: { who: p.id, by, day },
  });
  const weapons = p.items.filter((i) => isWeapon(i.what)).map((i) => i.id);
  if (by === 'military' && weapons.length > 0)
    w.happen({ is: 'lost', cause: 'FTB-12.12', who: p.id, items: weapons, how: 'arrested' });
}

/** Limits on the meetings remembered per acquaintance and on acquaintances in all. */
const MOST_TIMES = 12;
const MOST_MET = 100;

/**
 * Remembers a party's members who live, are at large and have not joined a band. Enemies stay Enemies. FTB-12.9,
 * FTB-12.14b, FTB-12.15a, FTB-D-270.
 */
function remembered(w: FtbWorld, party: Party): void {
  const { met, when } = w.s.campaign;
  const before = met.find((a) => a.id === party.known);
  const there = party.people
    .map((id) => personOf(w.s, id))
    .filter((p) => (!isLost(p) && p.condition !== 'captured') || p.condition === 'ran-away');
  const others = before?.people.filter(({ id }) => !w.s.people.some((p) => p.id === id)) ?? [];
  const known: Acquaintance = {
    id: party.known === '' ? newId(w) : party.known,
    class: party.class,
    attitude:
      before?.attitude === 'enemy' ? 'enemy' : party.attitude === 'unknown' ? 'neutral' : party.attitude,
    people: [...there, ...others].map(({ id, sex, rep }) => ({ id, sex, rep })),
    times: [...(before?.times ?? []), { when, what: `${encounterOf(w.s).kind} ${party.attitude}` }].slice(
      -MOST_TIMES,
    ),
  };
  if (known.people.length > 0 || before) w.happen({ is: 'acquaintance', cause: 'FTB-12.15a', known });
  const [oldest] = w.s.campaign.met;
  if (oldest && w.s.campaign.met.length > MOST_MET)
    w.happen({ is: 'acquaintance', cause: 'FTB-12.15a', known: { ...oldest, people: [] } });
}

function newId({ s }: FtbWorld): string {
  const numbers = s.campaign.met.map((a) => Number(a.id.slice(a.id.indexOf('-') + 1)));
  return `met-${Math.max(0, ...numbers) + 1}`;
}

/**
 * Writes the chapter, removes those who are lost from their bands and clears the table. Only then is a band cut to its
 * Star's Rep: the dead count no longer, and a dead Star's successor cuts it to his own. FTB-4.1e, FTB-4.3.3.
 */
function* close(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  const { when } = w.s.campaign;
  const band = ours(w);
  w.happen({
    is: 'chapter',
    cause: 'FTB-11.0',
    chapter: {
      when,
      encounter: e.kind,
      area: e.area,
      success: e.result === 'success',
      turns: e.turn,
      zeds: zedsKilled(w),
      dead: band.filter((p) => p.condition === 'obviously-dead' || p.condition === 'turned').map((p) => p.id),
      joined: band.filter((p) => e.tally[`joined ${p.id}`] !== undefined).map((p) => p.id),
    },
  });
  for (const p of band.filter(isLost)) {
    const why = p.condition === 'turned' ? 'turned' : p.condition === 'ran-away' ? 'gone' : 'dead';
    w.happen({ is: 'left-band', cause: 'FTB-8.4m', who: p.id, why });
  }
  for (const h of w.s.campaign.households) yield* shrink(w, h.seat);
  w.happen({ is: 'closed', cause: 'FTB-11.4', step: 'settle' });
}
