import type { Line } from '@shambles/engine';
import type { Class } from '../kinds.js';
import type { Attitude, Party, Pef, Person } from '../state.js';
import { encounterOf, partyOf, personOf } from '../state.js';
import { sideNoun } from '../words.js';
import { fact } from './deed.js';
import { changes, line, one, several, word } from './lines.js';
import { drop } from './move.js';
import { premisesOf } from './premises.js';

/** FTB-T-pef-resolution. */
interface PefResolved {
  readonly pef: string;
  readonly passed: number;
  readonly contact: boolean;
  readonly nearby: boolean;
  /** Set if there was no roll. FTB-14.6.5c, FTB-14.7.5d. */
  readonly unrolled?: true;
}

interface Stance {
  readonly party: string;
  readonly attitude: Attitude;
  readonly why: string;
  /** The party's goal from now on. */
  readonly goal?: Party['goal'];
  /** Set if they were Enemies when last met. FTB-12.9. */
  readonly old?: true;
}

/** FTB-12.13a, FTB-12.7b, FTB-14.13.5c. */
interface Talked {
  readonly party: string;
  /** Our Leader, and theirs. */
  readonly who: string;
  readonly with: string;
  readonly of: 'talk' | 'law' | 'robbery';
  readonly ours: number;
  readonly theirs: number;
  readonly mods: readonly {
    readonly circumstance: string;
    readonly dice: number;
    readonly side: 'ours' | 'theirs';
  }[];
  readonly row: string;
}

const TALK = '{{who}} {{ours}}{{ourMods}}, {{other}} {{theirs}}{{theirMods}}: {{result}}.';

/** Facts of PEFs and of people met. */
export const MEET = {
  pef: fact<{ readonly pef: Pef }>({
    does: (s, f) => {
      s.pefs.push({ ...f.pef });
    },
    hint: 'pef',
  }),

  'pef-resolved': fact<PefResolved>({
    does: (s, f) => {
      s.pefs = s.pefs.filter((p) => p.id !== f.pef);
      encounterOf(s).nearby = f.nearby;
    },
    told: pefResolved,
    words: {
      'pef-contact': 'There was somebody: dice passed {{passed}}.',
      'pef-somebody': 'There was somebody.',
      'pef-nobody': 'There was nobody: dice passed {{passed}}.',
      'pef-nearby': 'There was nobody, but somebody was near: dice passed {{passed}}.',
      'inside-contact': 'Somebody was inside: dice passed {{passed}}.',
      'inside-nobody': 'Nobody was inside: dice passed {{passed}}.',
      'inside-nearby': 'Nobody was inside, but somebody was near: dice passed {{passed}}.',
    },
    hint: 'pef-resolved',
  }),

  /** A building is entered for the first time, or has another Defining Moment. FTB-12.16a. */
  'defining-moment': fact<{ readonly building: string; readonly name: string }>({
    does: (s, f) => {
      premisesOf(s, f.building).entered++;
    },
    told: ({ name }) => line('defining-moment', { name }),
    words: { 'defining-moment': '{{name}}: was anybody inside?' },
    hint: 'defining-moment',
  }),

  /** Names what was drawn blind, so that everybody knows it from now on. */
  drawn: fact<{ readonly what: readonly string[] }>({}),

  contact: fact<{ readonly what: Class | 'zed'; readonly number: number }>({
    told: ({ what, number }) => line('contact', { whom: { noun: `met.${what}`, count: number } }),
    words: { contact: 'Contact: {{whom}}.' },
    follows: true,
  }),

  met: fact<{ readonly party: Party; readonly people: readonly Person[] }>({
    does: (s, f) => {
      s.parties.push({ ...f.party, people: [...f.party.people], bartered: [...f.party.bartered] });
      for (const p of f.people) {
        s.people = s.people.filter((q) => q.id !== p.id);
        s.people.push({ ...p, items: p.items.map((i) => ({ ...i })), hand: [...p.hand] });
        s.next.item = Math.max(s.next.item, ...p.items.map((i) => i.id + 1));
      }
      s.next.party++;
    },
    told: ({ party, people }) =>
      line(metAs(party), {
        class: { noun: `met.${party.class}`, count: people.length },
        people: several(people.map((p) => p.id)),
        count: people.length,
      }),
    words: {
      met: '{{people}} stood there.',
      // The dice say how many come, known faces first: the others are new. FTB-D-89.
      'met-again_one': 'They had met before: {{people}}.',
      'met-again_other': '{{people}} stood there, and not all were strangers.',
      'met-friend': 'Friends from now on: {{people}}.',
      'met-enemy': 'Enemies from now on: {{people}}.',
    },
    follows: true,
  }),

  attitude: fact<Stance>({
    does: (s, f) => {
      const party = partyOf(s, f.party);
      party.attitude = f.attitude;
      if (f.goal !== undefined) party.goal = f.goal;
    },
    told: attitude,
    words: {
      enemies: 'Enemies from now on: {{party}}.',
      'old-enemies': 'They were old Enemies.',
      'old-friends': 'Old friends: they will trade.',
    },
    follows: true,
  }),

  /** FTB-12.8a. */
  'friend-or-foe': fact<{
    readonly party: string;
    /** Our Leader. */
    readonly who: string;
    readonly theirs: number;
    readonly ours: number;
    readonly foes: boolean;
  }>({
    told: ({ party, who, theirs, ours, foes }) =>
      line(foes ? 'foe' : 'friend', { party: sideNoun(party), who: one(who), theirs, ours }),
    words: {
      foe: 'Friend or foe? {{theirs}} for them, {{ours}} for {{who}}: foes.',
      friend: 'Friend or foe? {{theirs}} for them, {{ours}} for {{who}}: they will talk.',
    },
    hint: 'friend-or-foe',
  }),

  talked: fact<Talked>({
    does: (s, f) => {
      if (f.of === 'talk') partyOf(s, f.party).talked = true;
    },
    told: talked,
    words: {
      'talked-talk': `Talk the Talk, successes: ${TALK}`,
      'talked-law': `Law & Order, successes: ${TALK}`,
      'talked-robbery': `A robbery, successes: ${TALK}`,
    },
    hint: 'talk',
  }),

  /** What the Military decide. FTB-12.7m. */
  ordered: fact<{
    readonly party: string;
    readonly who: string;
    readonly die: number;
    readonly does: string;
  }>({
    told: ({ die, does }) => line(`ordered-${does}`, { die }),
    words: {
      'ordered-ignored': 'The Military moved off ({{die}}).',
      'ordered-leave': 'The Military ordered everybody out ({{die}}).',
      'ordered-arrest': 'The Military meant to make an arrest ({{die}}).',
    },
  }),

  recruited: fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      const star = personOf(s, f.by);
      const party = s.parties.find((q) => q.id === p.side);
      if (party) party.people = party.people.filter((id) => id !== p.id);
      p.side = star.side;
      p.seat = star.seat;
    },
    told: ({ who, by }) => line('recruited', { who: one(who), by: one(by) }),
    words: { recruited: '{{who}} joined {{by}}.' },
    hint: 'band',
  }),

  'party-gone': fact<{ readonly party: string; readonly why: string }>({
    does: (s, f) => {
      for (const id of partyOf(s, f.party).people) {
        const p = personOf(s, id);
        if (p.condition === 'carry-on') p.condition = 'left';
      }
    },
    told: ({ party }) => line('party-gone', { party: sideNoun(party) }),
    words: { 'party-gone': 'That was the last that was seen of {{party}}.' },
  }),

  arrested: fact<{ readonly who: string; readonly by: 'police' | 'military' }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      drop(s, p);
      p.condition = 'arrested';
      if (f.by === 'military') encounterOf(s).tally[safeZone(f.who)] = 1;
    },
    told: ({ who, by }) => line(`arrested-${by}`, { who: one(who) }),
    words: {
      'arrested-police': '{{who}} was arrested by the Police.',
      'arrested-military': '{{who}} was arrested by the Military.',
    },
  }),

  suspicious: fact<{ readonly who: string }>({
    does: (s) => {
      encounterOf(s).suspicious = true;
    },
    told: ({ who }) => line('suspicious', { who: one(who) }),
    words: { suspicious: '{{who}} ran, and was reported to the Police.' },
  }),
};

function pefResolved({ pef, passed, contact, nearby, unrolled }: PefResolved): Line {
  if (unrolled) return line('pef-somebody');
  const where = pef === '' ? 'inside' : 'pef';
  return line(contact ? `${where}-contact` : nearby ? `${where}-nearby` : `${where}-nobody`, { passed });
}

/** People who are met on a table of the players' own are told as what they have become. FTB-12.15a. */
function metAs({ known, attitude: as }: Party): string {
  if (known !== '') return 'met-again';
  return as === 'friend' || as === 'enemy' ? `met-${as}` : 'met';
}

/** Tells only Enemies and old friends: the result of a talk is told with the talk. */
function attitude({ party, attitude: now, why, old }: Stance): Line | undefined {
  if (now === 'enemy') return old ? line('old-enemies') : line('enemies', { party: sideNoun(party) });
  return now === 'friend' && why === 'met-before' ? line('old-friends') : undefined;
}

/** The line of a talk: both Leaders with successes and modifiers, and the result. FTB-12.13m, FTB-12.7m. */
function talked({ who, with: other, of, ours, theirs, mods, row }: Talked): Line {
  const changed = (side: 'ours' | 'theirs') =>
    changes(mods.filter((m) => m.side === side).map((m) => word(`talk-mod.${m.circumstance}`)));
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

/** Tally key that marks a person whom the Military arrested. FTB-12.12. */
export function safeZone(who: string): string {
  return `safe-zone ${who}`;
}
