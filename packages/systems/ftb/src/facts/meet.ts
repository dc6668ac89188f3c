import type { Class } from '../kinds.js';
import type { Attitude, Party, Pef, Person } from '../state.js';
import { encounterOf, partyOf, personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';
import { drop } from './move.js';

/** PEFs, and people met. */
export type MeetFact =
  | (Deed<'pef'> & { readonly pef: Pef })
  /** FTB-T-pef-resolution. */
  | (Deed<'pef-resolved'> & {
      readonly pef: string;
      readonly passed: number;
      readonly contact: boolean;
      readonly nearby: boolean;
      /** Somebody is there without a roll. FTB-14.6.5c, FTB-14.7.5d. */
      readonly unrolled?: true;
    })
  /** A building is entered for the first time, or has another Defining Moment. FTB-12.16a. */
  | (Deed<'defining-moment'> & { readonly building: string; readonly name: string })
  /** What was drawn blind, for everybody to know from now on. */
  | (Deed<'drawn'> & { readonly what: readonly string[] })
  | (Deed<'contact'> & { readonly what: Class | 'zed'; readonly number: number })
  | (Deed<'met'> & { readonly party: Party; readonly people: readonly Person[] })
  | (Deed<'attitude'> & {
      readonly party: string;
      readonly attitude: Attitude;
      readonly why: string;
      /** What they are about from now on. */
      readonly goal?: Party['goal'];
    })
  /** FTB-12.8a. */
  | (Deed<'friend-or-foe'> & {
      readonly party: string;
      /** Our Leader. */
      readonly who: string;
      readonly theirs: number;
      readonly ours: number;
      readonly foes: boolean;
    })
  /** FTB-12.13a, FTB-12.7b, FTB-14.13.5c. */
  | (Deed<'talked'> & {
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
    })
  /** What the Military do. FTB-12.7m. */
  | (Deed<'ordered'> & {
      readonly party: string;
      readonly who: string;
      readonly die: number;
      readonly does: string;
    })
  | (Deed<'recruited'> & { readonly who: string; readonly by: string })
  | (Deed<'party-gone'> & { readonly party: string; readonly why: string })
  | (Deed<'arrested'> & { readonly who: string; readonly by: 'police' | 'military' })
  | (Deed<'suspicious'> & { readonly who: string });

export const MEET: Evolve<MeetFact> = {
  pef: (s, f) => {
    s.pefs.push({ ...f.pef });
  },
  'pef-resolved': (s, f) => {
    s.pefs = s.pefs.filter((p) => p.id !== f.pef);
    encounterOf(s).nearby = f.nearby;
  },
  'defining-moment': (s, f) => {
    const known = s.premises.find((b) => b.id === f.building);
    if (known) known.entered++;
    else s.premises.push({ id: f.building, entered: 1, searched: [], searching: null, rolled: false });
  },
  drawn: () => {},
  contact: () => {},
  met: (s, f) => {
    s.parties.push({ ...f.party, people: [...f.party.people], bartered: [...f.party.bartered] });
    for (const p of f.people) {
      s.people = s.people.filter((q) => q.id !== p.id);
      s.people.push({ ...p, items: p.items.map((i) => ({ ...i })), hand: [...p.hand] });
      s.next.item = Math.max(s.next.item, ...p.items.map((i) => i.id + 1));
    }
    s.next.party++;
  },
  attitude: (s, f) => {
    const party = partyOf(s, f.party);
    party.attitude = f.attitude;
    if (f.goal !== undefined) party.goal = f.goal;
  },
  'friend-or-foe': () => {},
  talked: (s, f) => {
    if (f.of === 'talk') partyOf(s, f.party).talked = true;
  },
  ordered: () => {},
  recruited: (s, f) => {
    const p = personOf(s, f.who);
    const star = personOf(s, f.by);
    const party = s.parties.find((q) => q.id === p.side);
    if (party) party.people = party.people.filter((id) => id !== p.id);
    p.side = star.side;
    p.seat = star.seat;
  },
  'party-gone': (s, f) => {
    for (const id of partyOf(s, f.party).people) {
      const p = personOf(s, id);
      if (p.condition === 'carry-on') p.condition = 'left';
    }
  },
  arrested: (s, f) => {
    const p = personOf(s, f.who);
    drop(s, p);
    p.condition = 'arrested';
  },
  suspicious: (s) => {
    encounterOf(s).suspicious = true;
  },
};
