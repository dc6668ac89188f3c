import type { Seat } from '@shambles/engine';
import type { Reply, Role, Verb } from '@shambles/wire';
import type { Guest } from '../house/house.js';
import type { Live } from '../table/live.js';
import { hasDone, noteDone, placeOf } from '../table/room.js';
import { begin, promise, share } from './begin.js';
import { DONE, type Done } from './done.js';
import { permit } from './may.js';
import { type Play, plays } from './play.js';
import { no, Refused } from './refused.js';
import {
  addDevice,
  handOver,
  ownDice,
  owned,
  rename,
  seatOf,
  sendAway,
  sit,
  standIn,
  stay,
  takeBack,
} from './seats.js';

/**
 * Performs a guest's verb, or refuses it and changes nothing. `isHere`: whether anybody sits at a seat now. Throws
 * StoreError, and Overworked.
 */
export async function perform(
  live: Live,
  guest: Guest,
  verb: Verb,
  asked: Parameters<Live['change']>[1] = {},
  isHere: (seat: Seat) => boolean = () => true,
): Promise<Reply> {
  const { id } = verb;
  const { role } = guest;
  try {
    // Registering a key that is already in use would take it from its owner.
    const known = 'key' in verb && (await live.isKey(verb.key));
    const result = await live.change(() => {
      const place = role.is === 'seat' ? placeOf(live.record.seats[role.seat], guest.hash) : role.is;
      if (place === undefined)
        no('foreign', 'This key opens nothing any more: the seat has been handed over.');
      if (place === 'invitation' && verb.is !== 'sit')
        no(
          'foreign',
          `Sit down first ("sit"): this link is an invitation to the seat, and "${verb.is}" needs more.`,
        );
      const memory =
        role.is === 'seat' ? seatOf(live, role.seat) : role.is === 'host' ? live.record : undefined;
      // A verb that is sent again is not carried out again, whatever has happened at the table since.
      if (memory && (hasDone(memory, id) || live.hasHeard(author(role), id))) return again(verb);
      permit(live, role, verb);
      if (known) no('illegal', 'This key is in use; a key is made anew, by chance.');
      const done = act(live, guest, verb, isHere);
      // Answers and talk are stored with their ids.
      if (memory && verb.is !== 'answer' && verb.is !== 'chat') noteDone(memory, id);
      return done;
    }, asked);
    return { is: 'done', id, ...result };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { ok, ...refusal } = error.refusal;
    return { is: 'refused', id, ...refusal };
  }
}

/** The author under whom a role's answers and talk are stored. */
const author = (role: Role): string => (role.is === 'seat' ? role.seat : role.is);

/** The reply to a verb that was carried out before. */
function again({ is }: Verb): Done {
  if (is === 'hand-over')
    no(
      'stale',
      'The seat was handed over, and its new link was shown once. If it is lost, hand it over anew.',
    );
  return DONE;
}

/** Verbs about the table and talk are handled here, the others by subject in the files beside this one. */
function act(live: Live, guest: Guest, verb: Verb, isHere: (seat: Seat) => boolean): Done {
  const { role } = guest;
  switch (verb.is) {
    case 'chat': {
      const from = role.is === 'seat' ? (seatOf(live, role.seat).name ?? role.seat) : 'host';
      const said = { id: verb.id, by: author(role), from, text: verb.text, at: live.clock() };
      return { result: {}, aside: { chat: said } };
    }
    case 'begin':
      return begin(live);
    case 'stand-in':
      return verb.bot === null
        ? takeBack(live, owned(live, role, verb.seat))
        : standIn(live, role, owned(live, role, verb.seat), verb.bot, isHere);
    case 'hand-over':
      return handOver(live, role, owned(live, role, verb.seat));
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
      return seatActs(live, (role as Role & { is: 'seat' }).seat, guest.hash, verb);
  }
}

type SeatVerb =
  | Extract<Verb, { is: 'name' | 'sit' | 'device' | 'send-away' | 'stay' | 'promise' | 'share' | 'own-dice' }>
  | Play;

function seatActs(live: Live, seat: Seat, shown: string, verb: SeatVerb): Done {
  switch (verb.is) {
    case 'sit':
      return sit(live, seat, shown, verb);
    case 'device':
      return addDevice(live, seat, verb.key);
    case 'send-away':
      return sendAway(live, seat, shown, verb.device);
    case 'stay':
      return stay(live, seat, verb.stays);
    case 'name':
      return rename(live, seat, verb.name);
    case 'promise':
      return promise(live, seatOf(live, seat), verb.commitment);
    case 'share':
      return share(live, seatOf(live, seat), verb.share);
    case 'own-dice':
      return ownDice(live, seat, verb.own);
    default:
      return plays(live, seat, verb);
  }
}
