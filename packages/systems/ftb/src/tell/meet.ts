import type { Line } from '@shambles/engine';
import type { MeetFact } from '../facts/meet.js';
import { sideNoun } from '../words.js';
import { line, one, several, type Telling, word } from './lines.js';

type Of<I extends MeetFact['is']> = Extract<MeetFact, { readonly is: I }>;

export const MEET_TOLD: Telling<MeetFact> = {
  pef: null,
  'pef-resolved': pefResolved,
  'defining-moment': ({ name }) => line('defining-moment', { name }),
  drawn: null,
  contact: ({ what, number }) => line('contact', { whom: { noun: `met.${what}`, count: number } }),
  met: ({ party, people }) =>
    line(party.known === '' ? 'met' : 'met-again', {
      class: { noun: `met.${party.class}`, count: people.length },
      people: several(people.map((p) => p.id)),
    }),
  attitude,
  'friend-or-foe': ({ party, who, theirs, ours, foes }) =>
    line(foes ? 'foe' : 'friend', { party: sideNoun(party), who: one(who), theirs, ours }),
  talked,
  ordered: ({ die, does }) => line(`ordered-${does}`, { die }),
  recruited: ({ who, by }) => line('recruited', { who: one(who), by: one(by) }),
  'party-gone': ({ party }) => line('party-gone', { party: sideNoun(party) }),
  arrested: ({ who, by }) => line(`arrested-${by}`, { who: one(who) }),
  suspicious: ({ who }) => line('suspicious', { who: one(who) }),
};

function pefResolved({ pef, passed, contact, nearby, unrolled }: Of<'pef-resolved'>): Line {
  if (unrolled) return line('pef-somebody');
  const where = pef === '' ? 'inside' : 'pef';
  return line(contact ? `${where}-contact` : nearby ? `${where}-nearby` : `${where}-nobody`, { passed });
}

/** What a talk came to is told with the talk; that somebody is an Enemy is told as such. */
function attitude({ party, attitude: now, why }: Of<'attitude'>): Line | undefined {
  if (now === 'enemy') return line('enemies', { party: sideNoun(party) });
  return now === 'friend' && why === 'met-before'
    ? line('old-friends', { party: sideNoun(party) })
    : undefined;
}

/** Both Leaders with their successes and what changed their dice, and what came of it. FTB-12.13m, FTB-12.7m. */
function talked({ who, with: other, of, ours, theirs, mods, row }: Of<'talked'>): Line {
  const changed = (side: 'ours' | 'theirs') =>
    word(['talk-mods', ...mods.filter((m) => m.side === side).map((m) => m.circumstance)].join('.'));
  return line(`talked-${of}`, {
    who: one(who),
    other: one(other),
    ours,
    theirs,
    ourMods: changed('ours'),
    theirMods: changed('theirs'),
    result: word(`talked.${row}`),
  });
}
