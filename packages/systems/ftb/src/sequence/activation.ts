import { ask, begunSince, Choose, choose, type Rule } from '@shambles/engine';
import { mayActivate, sidesInOrder, sum } from '@shambles/thw';
import { momentsOwed } from '../contact/entering.js';
import { pefsAct } from '../contact/pefs.js';
import { type Deed, deedId, type Offer } from '../deeds/deed.js';
import { DEEDS } from '../deeds/deeds.js';
import { gruntsReload } from '../deeds/fire.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { inSightNow } from '../in-sight/sighted.js';
import { npcsAct } from '../npcs/npcs.js';
import { activationRep, decidingRep, groupsAmong, groupsOn, leader } from '../people/groups.js';
import { carriesOn, encounterOf, isPlayers, type Person, personOf, standing, turnIsOver } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';
import { awakened, doublesSicken } from '../zombies/infection.js';
import { zedsAct } from '../zombies/zeds.js';
import { ownerOf } from './owner.js';

/** The side of zombies; PEFs share its die. FTB-10.6a. */
const ZOMBIES = 'zombies';

/** Sides on the table, in a fixed order: players, people met, zombies. FTB-5.1a. */
export function sides(w: FtbWorld): string[] {
  const found = new Set<string>();
  for (const p of standing(w.s)) if (isPlayers(p)) found.add(p.side);
  for (const party of w.s.parties)
    if (party.people.some((id) => carriesOn(personOf(w.s, id)) && personOf(w.s, id).side === party.id))
      found.add(party.id);
  return [...found, ZOMBIES];
}

/**
 * Rolls dice for activation. If the first human side and the zombies are equal, two sides roll again; with more sides,
 * those two sit out. A side whose last member turns on doubles is gone. Groups are fixed for the turn. FTB-5.0b,
 * FTB-5.0c, FTB-5.1a to FTB-5.1c, FTB-4.2.2b, FTB-D-20, FTB-10.11.3d.
 */
export function* rollActivation(w: FtbWorld): Rule<void> {
  let all = sides(w);
  const named = all[0] as string;
  let dice = yield* rollFor(w, all);
  let barred: string[] = [];
  while (dice[named] === dice[ZOMBIES] && named !== ZOMBIES) {
    const several = all.length > 2;
    w.happen({
      is: 'doubles',
      cause: several ? 'FTB-5.1c' : 'FTB-5.0c',
      die: dice[named] as number,
      sides: [named, ZOMBIES],
    });
    doublesSicken(w);
    all = sides(w);
    if (several) {
      barred = [named, ZOMBIES].filter((side) => all.includes(side));
      break;
    }
    // Nobody is left to roll for.
    if (!all.includes(named)) return;
    dice = yield* rollFor(w, all);
  }
  const later = yield* rollOffs(
    w,
    all.filter((side) => !barred.includes(side)),
    dice,
  );
  const order = sidesInOrder(
    all.map((side) => ({ side, die: dice[side] as number })),
    later,
  );
  const turn = encounterOf(w.s).turn + 1;
  w.happen({
    is: 'activation',
    cause: 'FTB-5.0b',
    turn,
    dice: Object.fromEntries(all.map((side) => [side, dice[side] as number])),
    order,
    barred,
    groups: groupsNow(w, all),
  });
}

/** Groups at the start of a turn: figures within reach of each other, regardless of earlier groups. FTB-4.2a. */
function groupsNow(w: FtbWorld, all: readonly string[]) {
  return all.flatMap((side) =>
    groupsAmong(
      w,
      standing(w.s).filter((p) => p.side === side && tableOf(w).has(p.id)),
    ).map((group) => ({ who: group.map((p) => p.id), rep: activationRep(group) })),
  );
}

function* rollFor(w: FtbWorld, all: readonly string[]): Rule<{ [side: string]: number }> {
  const dice: { [side: string]: number } = {};
  for (const side of all)
    dice[side] = yield* sum(w, 1, {
      rule: 'FTB-5.0b',
      label: 'activation',
      who: side,
      seat: seatOf(w, side),
    });
  return dice;
}

function seatOf(w: FtbWorld, side: string): string | undefined {
  return standing(w.s).find((p) => p.side === side && isPlayers(p))?.seat;
}

/** Sides with equal dice that both act roll off until they differ. FTB-5.1b. */
function* rollOffs(
  w: FtbWorld,
  all: readonly string[],
  dice: { readonly [side: string]: number },
): Rule<{ [side: string]: number[] }> {
  const later: { [side: string]: number[] } = {};
  const key = (side: string) => [dice[side], ...(later[side] ?? [])].join(' ');
  for (;;) {
    const tied = all.filter((a) => all.some((b) => a !== b && key(a) === key(b)));
    if (tied.length === 0) return later;
    const fell = yield* rollAgain(w, tied);
    for (const side of tied) later[side] = [...(later[side] ?? []), fell[side] as number];
  }
}

function* rollAgain(w: FtbWorld, tied: readonly string[]): Rule<{ [side: string]: number }> {
  const dice: { [side: string]: number } = {};
  for (const side of tied)
    dice[side] = yield* sum(w, 1, { rule: 'FTB-5.1b', label: 'roll-off', who: side, seat: seatOf(w, side) });
  return dice;
}

// ------------------------------------------------------------------ a side's phase

/** One piece of a turn: choosing a group, one of its deeds, a party, or the PEFs and zombies. FTB-5.0e, FTB-5.0f. */
export function* act(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  yield* momentsOwed(w, WATCHES);
  if (e.active) return yield* groupActs(w);
  const side = e.order[e.acting];
  if (side === undefined) return nextPhase(w);
  if (side === ZOMBIES) {
    if (!(yield* pefsAct(w, WATCHES)) && !(yield* zedsAct(w))) nextPhase(w);
    return;
  }
  const party = w.s.parties.find((p) => p.id === side);
  if (party) {
    if (!(yield* npcsAct(w, party.id))) nextPhase(w);
    return;
  }
  if (!(yield* chooseGroup(w, side))) nextPhase(w);
}

/** In games begun under earlier revisions the phase of the dead is told without any dead. */
const NOBODY_SINCE = 17;

/**
 * Starts the next side's phase, or ends the turn. A table option counts those in sight then as already seen. FTB-5.0a,
 * FTB-D-40.
 */
function nextPhase(w: FtbWorld): void {
  const e = encounterOf(w.s);
  const acting = e.acting + 1;
  const side = e.order[acting];
  if (side === undefined) {
    w.happen({ is: 'stage', cause: 'FTB-5.0f', stage: 'end' });
    return;
  }
  const seen = w.book.options['phase-sight'] === 'at-start' ? inSightNow(w) : [];
  const isEmpty = side === ZOMBIES && w.s.zeds.length === 0 && begunSince(w.book, NOBODY_SINCE);
  w.happen({ is: 'phase', cause: 'FTB-5.0a', acting, side, seen, ...(isEmpty && { nobody: true }) });
}

/** Members of a group that may still act this turn, with its Leader and Rep. */
interface Ready {
  readonly who: Person[];
  readonly leader: Person;
  readonly rep: number;
}

/**
 * Groups of a side that may still act this turn, highest Rep first. Numb figures do not act. FTB-5.0d, FTB-5.0e,
 * FTB-4.2.2b, FTB-D-51, FTB-T-see-the-feast.
 */
export function eligible(w: FtbWorld, side: string): Ready[] {
  const e = encounterOf(w.s);
  return groupsOn(w, side)
    .map((group) => ({
      who: group.filter((p) => !turnIsOver(w.s, p)),
      leader: leader(group),
      rep: decidingRep(w, group),
    }))
    .filter(({ who, rep }) => who.length > 0 && mayActivate(rep, e.dice[side] as number))
    .sort((a, b) => b.rep - a.rep);
}

/**
 * Asks the player to activate a group of the highest Rep, or to let it pass. He may let a group of another player go
 * first; that player is then asked. Returns false if none is left. FTB-5.0e, FTB-5.0g.
 */
function* chooseGroup(w: FtbWorld, side: string): Rule<boolean> {
  const groups = eligible(w, side);
  const [first] = groups;
  if (!first) return false;
  const top = groups.filter(({ rep }) => rep === first.rep);
  const { seat } = first.leader;
  let chosen = yield* asksFor(w, seat, top);
  const next = chosen.group.leader.seat;
  if (next !== seat)
    chosen = yield* asksFor(
      w,
      next,
      top.filter((group) => group.leader.seat === next),
    );
  const who = chosen.group.who.map((p) => p.id);
  if (chosen.passes) {
    w.happen({ is: 'rested', cause: 'FTB-5.0g', who, passed: true });
    return true;
  }
  w.happen({ is: 'active', cause: 'FTB-5.0d', side, who, leader: chosen.group.leader.id });
  for (const id of who) yield* awakened(w, id);
  gruntsReload(w, who);
  return true;
}

/** Asks a player which of several groups acts next, or which of his own lets its turn go. FTB-5.0e, FTB-5.0g. */
function* asksFor(
  w: FtbWorld,
  seat: string,
  groups: readonly Ready[],
): Rule<{ readonly group: Ready; readonly passes: boolean }> {
  const own = groups.filter((group) => group.leader.seat === seat);
  const space = choose(
    [...groups.map((group) => ({ group, passes: false })), ...own.map((group) => ({ group, passes: true }))],
    {
      id: ({ group, passes }) => `${passes ? 'pass ' : ''}${group.leader.id}`,
      line: ({ group, passes }) => ({
        key: passes ? 'activate.pass' : 'activate',
        values: { who: word(`person.${group.leader.id}`), count: group.who.length },
      }),
      on: ({ group }) => group.leader.id,
    },
  );
  return yield* ask(w, seat, 'FTB-5.0g', 'activate', space);
}

// ------------------------------------------------------------------ a group that is active

/**
 * Does one deed of the active group, or ends its turn. If it belongs to several players, each has its own figures act,
 * the Leader's player first. FTB-5.2a, FTB-5.2b.
 */
function* groupActs(w: FtbWorld): Rule<void> {
  const all = encounterOf(w.s).active?.who ?? [];
  const left = stillActing(w);
  if (left.length === 0) return rest(w, all);
  const group = actingNow(w);
  const { seat } = leader(left);
  const led = leader(group);
  const offers = offersFor(w, group);
  const chosen = yield* ask(
    w,
    seat,
    'FTB-5.2a',
    'deed',
    new Choose([...offers.map((o) => o.id), 'done'], {
      line: (id) => offers.find((o) => o.id === id)?.line ?? { key: 'deed.done' },
      on: (id) => offers.find((o) => o.id === id)?.on ?? '',
      of: (id) => {
        const found = offers.find((o) => o.id === id);
        return found && ownerOf(w, personOf(w.s, found.who), found.offer);
      },
      ends: (id) => id === 'done' || offers.find((o) => o.id === id)?.offer.ends === true,
    }),
    { who: word(`person.${led.id}`) },
  );
  if (chosen === 'done') return rest(w, group.length === left.length ? all : group.map((p) => p.id));
  const { deed, who, offer } = offers.find((o) => o.id === chosen) as Offered;
  yield* deed.act(w, who, offer.what ?? '');
}

/** Members of the active group whose turn is not over. FTB-5.2a. */
function stillActing(w: FtbWorld): Person[] {
  return (encounterOf(w.s).active?.who ?? [])
    .map((id) => personOf(w.s, id))
    .filter((p) => carriesOn(p) && tableOf(w).has(p.id) && !turnIsOver(w.s, p));
}

/** Those of them whose player is asked now: the player of their Leader. */
export function actingNow(w: FtbWorld): Person[] {
  const left = stillActing(w);
  return left.filter((p) => p.seat === leader(left).seat);
}

function rest(w: FtbWorld, who: readonly string[]): void {
  w.happen({ is: 'rested', cause: 'FTB-5.0e', who });
}

interface Offered {
  readonly id: string;
  readonly deed: Deed;
  readonly who: string;
  readonly offer: Offer;
  readonly line: Offer['line'];
  readonly on: string | undefined;
}

/** Everything that figures of the group can do now. */
function offersFor(w: FtbWorld, group: readonly Person[]): Offered[] {
  const found: Offered[] = [];
  for (const deed of DEEDS)
    for (const p of group)
      for (const offer of deed.offers(w, p, group)) {
        const id = deedId(deed.verb, p.id, offer.what);
        found.push({ id, deed, who: p.id, offer, line: offer.line, on: offer.on ?? p.id });
      }
  return found;
}
