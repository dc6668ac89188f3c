import type { Role, Verb } from '@shambles/wire';
import type { Live } from '../table/live.js';
import { type RoomRecord, statusFor } from '../table/room.js';
import { no } from './refused.js';

type Who = Role['is'];
type Status = RoomRecord['status'];

interface May {
  readonly who: readonly Who[];
  readonly when: readonly Status[];
  /** Allowed while the table is paused, too. */
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
  consent: { ...GAME, paused: true },
  'own-dice': { who: ['seat'], when: ['gathering', 'playing'], paused: true },
  sit: { who: ['seat'], when: ALWAYS, paused: true },
  device: { who: ['seat'], when: ALWAYS, paused: true },
  'send-away': { who: ['seat'], when: ALWAYS, paused: true },
  stay: { who: ['seat'], when: ALWAYS, paused: true },
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

/** Refuses a verb that is not for this role, or not for now as far as the role may know. */
export function permit({ record, clock }: Live, role: Role, { is }: Verb): void {
  const may = MAY[is];
  const { is: who } = role;
  if (!may.who.includes(who))
    no('foreign', `A ${who} cannot do this ("${is}"); it is for: ${may.who.join(', ')}.`);
  const status = statusFor(role, record, clock());
  if (!may.when.includes(status)) {
    const why = status === 'stuck' && record.trouble !== undefined ? ` ${record.trouble}` : '';
    no(
      status === 'over' ? 'over' : 'refused',
      `"${is}" is possible while the table is ${may.when.join(' or ')}; it is ${status}.${why}`,
    );
  }
  if (record.paused && !may.paused) no('refused', 'The table is paused.');
}
