import type { Seat } from '@shambles/engine';
import type { Reply, Role, Verb } from '@shambles/wire';
import type { Guest } from './house.js';
import type { Live } from './live.js';
import { hasDone, noteDone } from './room.js';
import { begin, promise, share } from './verbs/begin.js';
import { DONE, type Done } from './verbs/done.js';
import { permit } from './verbs/may.js';
import { type Play, plays } from './verbs/play.js';
import { no, Refused } from './verbs/refused.js';
import { handOver, ownDice, owned, rename, seatOf, standIn } from './verbs/seats.js';

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

/** Table and talk here; the rest, by what it is about, in the files beside. */
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

type SeatVerb = Extract<Verb, { is: 'name' | 'promise' | 'share' | 'own-dice' }> | Play;

function seatActs(live: Live, seat: Seat, verb: SeatVerb): Done {
  switch (verb.is) {
    case 'name':
      return rename(seatOf(live, seat), verb.name);
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
