import { isMember } from '../facts/campaign/months.js';
import { BAND } from '../scenarios/scenarios.js';
import type { Person, State } from '../state.js';

type Told = Pick<State, 'campaign' | 'encounter'>;

/** True for somebody who has joined the band for good in this encounter. BDZ-D-c110. */
export function hasJoined(s: Told, p: Pick<Person, 'id' | 'side'>): boolean {
  const { guests = [], kind } = s.encounter ?? {};
  return p.side === BAND && kind !== 'day-one' && !guests.includes(p.id) && !isMember(s, p);
}

/** True for a member of the band, and for whoever has joined it in this encounter. BDZ-D-c65, BDZ-D-c136. */
export function isOfBand(s: Told, p: Pick<Person, 'id' | 'side'>): boolean {
  return isMember(s, p) || hasJoined(s, p);
}
