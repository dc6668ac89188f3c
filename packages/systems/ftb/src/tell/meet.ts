import type { MeetFact } from '../facts/meet.js';
import type { Telling } from './lines.js';

export const MEET_TOLD: Telling<MeetFact> = {
  pef: null,
  'pef-resolved': null,
  'defining-moment': null,
  contact: null,
  met: null,
  attitude: null,
  'friend-or-foe': null,
  talked: null,
  recruited: null,
  'party-gone': null,
  arrested: null,
  suspicious: null,
};
