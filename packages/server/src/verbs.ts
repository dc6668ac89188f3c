import { Keyed, type Refusal, refuse, type Seat, Table } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { commitmentTo, type Reply, type Role, seedOf, type Verb } from '@shambles/wire';
import { IMPOSSIBLE, judge } from './corrections.js';
import type { Guest } from './house.js';
import { keyHash, newKey } from './keys.js';
import type { Aside, Live } from './live.js';
import {
  botAt,
  fairOf,
  hasDone,
  type MotionRecord,
  noteDone,
  peopleAt,
  type RoomRecord,
  type SeatRecord,
} from './room.js';

type Who = Role['is'];
type Status = RoomRecord['status'];

interface May {
  readonly who: readonly Who[];
  readonly when: readonly Status[];
  /** Also while the table is paused. */
  readonly paused?: true;
}

const GAME: May = { who: ['seat'], when: ['playing'] };
const ALWAYS: readonly Status[] = ['gathering', 'playing', 'over', 'stuck'];

/** Who may do what, and when. */
export const MAY: { readonly [is in Verb['is']]: May } = {
  answer: GAME,
  dice: GAME,
  stand: GAME,
  undo: GAME,
  redo: GAME,
  propose: GAME,
  consent: GAME,
  'own-dice': { who: ['seat'], when: ['gathering', 'playing'], paused: true },
  name: { who: ['seat'], when: ALWAYS, paused: true },
  chat: { who: ['seat', 'host'], when: ALWAYS, paused: true },
  promise: { who: ['seat'], when: ['gathering'] },
  share: { who: ['seat'], when: ['gathering'] },
  begin: { who: ['host'], when: ['gathering'] },
  'stand-in': { who: ['seat', 'host'], when: ['playing'], paused: true },
  'hand-over': { who: ['seat', 'host'], when: ALWAYS, paused: true },
  pause: { who: ['seat', 'host'], when: ['playing'], paused: true },
  delay: { who: ['host'], when: ['gathering'] },
  watch: { who: ['seat', 'host', 'spectator'], when: ['over'] },
};

/** Something was asked for that cannot be; nothing has changed. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

function no(code: Refusal['code'], text: string): never {
  throw new Refused(refuse(code, text));
}

/** Does what somebody in this role asks for, or refuses it and changes nothing. Throws StoreError. */
export async function perform(live: Live, { role, hash }: Guest, verb: Verb): Promise<Reply> {
  const { id } = verb;
  try {
    const result = await live.change(() => {
      if (role.is === 'seat' && live.record.seats[role.seat]?.key !== hash)
        no('foreign', 'This key opens nothing any more: the seat has been handed over.');
      const memory =
        role.is === 'seat' ? seatOf(live, role.seat) : role.is === 'host' ? live.record : undefined;
      // Sent again, whatever has become of the table since.
      if (memory && hasDone(memory, id)) return again(verb);
      permit(live, role, verb);
      const done = act(live, role, verb);
      if (memory) noteDone(memory, id);
      return done;
    });
    return { is: 'done', id, ...result };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { ok, ...refusal } = error.refusal;
    return { is: 'refused', id, ...refusal };
  }
}

/** The reply to something that was carried out before. */
function again({ is }: Verb): Done {
  if (is === 'hand-over')
    no(
      'stale',
      'The seat was handed over, and its new link was shown once. If it is lost, hand it over anew.',
    );
  return DONE;
}

function permit({ record }: Live, { is: who }: Role, { is }: Verb): void {
  const may = MAY[is];
  if (!may.who.includes(who))
    no('foreign', `A ${who} cannot do this ("${is}"); it is for: ${may.who.join(', ')}.`);
  if (!may.when.includes(record.status))
    no(
      record.status === 'over' ? 'over' : 'refused',
      `"${is}" is possible while the table is ${may.when.join(' or ')}; it is ${record.status}.`,
    );
  if (record.paused && !may.paused) no('refused', 'The table is paused.');
}

interface Done {
  readonly result: { readonly key?: string };
  readonly aside?: Aside;
}

const DONE: Done = { result: {} };

function act(live: Live, role: Role, verb: Verb): Done {
  switch (verb.is) {
    case 'chat': {
      const from = role.is === 'seat' ? (seatOf(live, role.seat).name ?? role.seat) : 'host';
      return { result: {}, aside: { chat: { id: verb.id, from, text: verb.text, at: live.clock() } } };
    }
    case 'begin':
      return begin(live);
    case 'stand-in':
      return standIn(live, owned(live, role, verb.seat), verb.bot);
    case 'hand-over':
      return handOver(live, owned(live, role, verb.seat));
    case 'pause':
      live.record.paused = verb.paused;
      return DONE;
    case 'delay':
      live.record.delay = verb.seconds;
      return DONE;
    case 'watch':
      live.record.watching = {
        at: verb.at,
        playing: verb.playing,
        by: role.is === 'seat' ? (seatOf(live, role.seat).name ?? role.seat) : role.is,
      };
      return DONE;
    default:
      return seatActs(live, (role as Role & { is: 'seat' }).seat, verb);
  }
}

type SeatVerb = Exclude<
  Verb,
  { is: 'chat' | 'begin' | 'stand-in' | 'hand-over' | 'pause' | 'delay' | 'watch' }
>;

function seatActs(live: Live, seat: Seat, verb: SeatVerb): Done {
  const record = seatOf(live, seat);
  switch (verb.is) {
    case 'name':
      if (verb.name.trim() === '') no('malformed', 'A name has at least one letter.');
      record.name = verb.name.trim();
      return DONE;
    case 'promise':
      // Whoever has seen another's number must not choose his own anew.
      if (
        record.commitment !== verb.commitment &&
        live.people.some((p) => seatOf(live, p).share !== undefined)
      )
        no('refused', 'A number has been shown at this table; none can be promised anew.');
      record.commitment = verb.commitment;
      return DONE;
    case 'share':
      return share(live, record, verb.share);
    case 'own-dice':
      if (verb.own) record.ownDice = true;
      else delete record.ownDice;
      if (record.bot === undefined) live.table?.setOwnDice(seat, verb.own);
      return end(live);
    default:
      return plays(live, seat, verb);
  }
}

// ---------------------------------------------------------------------------------------------------------
// Before the game

function share(live: Live, record: SeatRecord, number: string): Done {
  if (record.commitment === undefined) no('refused', 'A number is promised before it is shown.');
  if (record.commitment !== commitmentTo(number)) no('illegal', 'This is not the number that was promised.');
  if (live.people.some((p) => seatOf(live, p).commitment === undefined))
    no('refused', 'Numbers are shown when everybody has promised one.');
  record.share = number;
  return live.people.every((p) => seatOf(live, p).share !== undefined) ? begin(live) : DONE;
}

/** The first question. From here on nothing can change the dice any more. */
function begin(live: Live): Done {
  const { record, system, id } = live;
  const fair = fairOf(system, id, record);
  const seed = seedOf(fair);
  if (live.table) {
    // A game begun elsewhere: its dice were known to whoever brought it.
    record.from = live.table.length;
    live.table.reseed(seed, { ...fair, from: record.from });
  } else
    live.table = Table.create(system, {
      setup: record.setup,
      seed,
      dice: Keyed.kind,
      people: peopleAt(system, record),
      ownDice: live.people.filter((p) => seatOf(live, p).ownDice),
      fair,
    });
  record.status = 'playing';
  record.begun = live.clock();
  return end(live);
}

// ---------------------------------------------------------------------------------------------------------
// The game

type Play = Extract<Verb, { is: 'answer' | 'dice' | 'stand' | 'undo' | 'redo' | 'propose' | 'consent' }>;

function plays(live: Live, seat: Seat, verb: Play): Done {
  const { table } = live;
  if (!table) return no('refused', live.record.trouble ?? 'The game has not begun.');
  if (botAt(live.record, seat) !== undefined)
    no('refused', 'A bot holds this seat now; take the seat back first.');
  switch (verb.is) {
    case 'answer':
      answer(live, table, seat, verb);
      break;
    case 'dice':
      dice(live, table, seat, verb);
      break;
    case 'stand':
      take(table.stand(seat, verb.ask, verb.value));
      break;
    case 'undo':
      undo(live, table, seat, verb.to);
      break;
    case 'redo':
      if (!table.redo(seat).ok) no('refused', 'There is nothing that you can play again by yourself.');
      break;
    case 'propose':
      propose(live, seat, verb);
      break;
    case 'consent':
      consent(live, seat, verb);
      break;
  }
  return end(live);
}

function take(said: { ok: true } | Refusal): void {
  if (!said.ok) throw new Refused(said);
}

/** The question as the seat knows it, or why there is none. */
function answer(live: Live, table: Table, seat: Seat, { ask, value, id }: Verb & { is: 'answer' }): void {
  const shown = live.look(seat)?.now.asks ?? [];
  const n = shown.findIndex((a) => a.id === ask);
  const open = table.asks(seat)[n];
  if (!open) {
    const now = shown[0];
    if (!now) no('foreign', 'Nothing is asked of you now.');
    const text = `This answers ${ask}; the question now is ${now.id}.`;
    throw new Refused({ ...refuse('stale', text, now.rule), allowed: now.shape });
  }
  take(table.answer({ seat, ask: open.id, at: open.at, value, id }));
}

function dice(live: Live, table: Table, seat: Seat, { roll, faces }: Verb & { is: 'dice' }): void {
  const shown = live.look(seat)?.now.roll;
  const open = table.rollFor(seat);
  if (!shown || !open) no('foreign', 'No dice of yours are called for now.');
  if (shown.id !== roll) no('stale', `These dice are for ${roll}; now it is ${shown.id}.`);
  take(table.throwDice({ seat, roll: open.id, faces }));
}

/** The entry that stands for an item of the seat's feed. */
function entryOf(live: Live, seat: Seat, item: number): number {
  const entry = item < 0 ? 0 : live.look(seat)?.feed.entryOf(item);
  if (entry === undefined) return no('refused', `There is no place ${item} in what was played.`);
  return entry;
}

function undo(live: Live, table: Table, seat: Seat, to: number | undefined): void {
  const said = table.undo(seat, to === undefined ? undefined : entryOf(live, seat, to));
  // Why exactly, might tell of what the seat cannot see.
  if (!said.ok) no('refused', 'You cannot take this back by yourself; propose it, and the others may agree.');
}

function propose(live: Live, by: Seat, { what }: Verb & { is: 'propose' }): void {
  const { record } = live;
  if (record.motion) no('refused', 'Something else waits for consent; that comes first.');
  const meant: MotionRecord['what'] =
    'undo' in what ? { undo: entryOf(live, by, what.undo) } : { correct: what.correct };
  if ('correct' in meant) {
    const wrong = live.table ? judge(live.system, live.table, by, meant.correct.patch) : undefined;
    if (wrong) throw new Refused(wrong);
  } else if (!isBack(live, meant.undo)) no('refused', GONE);
  record.motions++;
  record.motion = { number: record.motions, by, what: meant, yes: [by] };
  if (!carry(live, true)) no('refused', 'undo' in meant ? GONE : IMPOSSIBLE);
}

const GONE = 'This is not a place in what was played that one can go back to.';

/** Whether an entry stands on the line of play, before its end. */
function isBack({ table }: Live, entry: number): boolean {
  if (!table || entry >= table.head) return false;
  let at = table.head;
  while (at > entry) at = table.journal.entry(at).prev;
  return at === entry;
}

function consent(live: Live, seat: Seat, { to, yes }: Verb & { is: 'consent' }): void {
  const { record } = live;
  const { motion } = record;
  if (motion?.number !== to) no('stale', 'This does not wait for consent any more.');
  if (!yes) delete record.motion;
  else {
    record.motion = { ...motion, yes: [...new Set([...motion.yes, seat])] };
    carry(live);
  }
}

/**
 * Carries a motion out, once everybody has agreed; seats that a bot holds for a while agree. False where that cannot be
 * done (any more): then the motion is gone. `judged`: just now.
 */
function carry(live: Live, judged = false): boolean {
  const { record, table } = live;
  const { motion } = record;
  if (!table || !motion) return true;
  const { by, what, yes } = motion;
  if (live.people.some((p) => !yes.includes(p) && botAt(record, p) === undefined)) return true;
  delete record.motion;
  if (!judged && 'correct' in what && judge(live.system, table, by, what.correct.patch)) return false;
  if (!table.propose(by, what).ok) return false;
  for (const seat of live.people)
    if (seat !== by && table.proposal) take(table.consent(seat, table.proposal.entry, true));
  return true;
}

/** After something was played: the game may be over. */
function end({ table, record, clock }: Live): Done {
  if (table?.over && record.status === 'playing') {
    record.status = 'over';
    record.ended = clock();
    record.sum = table.sum;
    delete record.motion;
  }
  return DONE;
}

/** Lets a bot answer, if its answer is still wanted. */
export function answerOfBot(
  live: Live,
  asked: { readonly seat: Seat; readonly ask: string; readonly at: number },
  values: readonly unknown[],
): Promise<boolean> {
  const { seat, ask, at } = asked;
  return live.change(() => {
    const { table, record } = live;
    const wanted =
      table && record.status === 'playing' && !record.paused && botAt(record, seat) !== undefined;
    if (!wanted) return { result: false };
    for (const value of values)
      if (table.answer({ seat, ask, at, value: value as never }).ok) {
        end(live);
        return { result: true };
      }
    return { result: false };
  });
}

// ---------------------------------------------------------------------------------------------------------
// Seats

function seatOf({ record }: Live, seat: Seat): SeatRecord {
  // Not what every object has: "constructor" is no seat.
  const found = Object.hasOwn(record.seats, seat) ? record.seats[seat] : undefined;
  return found ?? no('foreign', `There is no seat ${seat} at this table.`);
}

/** A person's seat that this role may speak for. */
function owned(live: Live, role: Role, seat: Seat): Seat {
  if (role.is === 'seat' && role.seat !== seat) no('foreign', 'This is for your own seat only.');
  if (seatOf(live, seat).holder !== 'person')
    no('refused', `The seat ${seat} is held by a bot for the whole of this game.`);
  return seat;
}

function standIn(live: Live, seat: Seat, bot: string | null): Done {
  const record = seatOf(live, seat);
  if (bot === null) {
    delete record.bot;
    if (record.ownDice) live.table?.setOwnDice(seat, true);
    return DONE;
  }
  const bots = botsFor(live.system).map((b) => b.id);
  if (!bots.includes(bot)) no('illegal', `There is no bot ${bot}; there are ${bots.join(', ')}.`);
  record.bot = bot;
  if (live.table?.hasOwnDice(seat)) live.table.setOwnDice(seat, false);
  carry(live);
  return end(live);
}

function handOver(live: Live, seat: Seat): Done {
  const record = seatOf(live, seat);
  const key = newKey();
  const old = record.key;
  record.key = keyHash(key);
  delete record.done;
  return {
    result: { key },
    aside: {
      keys: [{ hash: record.key, role: `seat ${seat}` }],
      ...(old !== undefined && { forget: [old] }),
    },
  };
}
