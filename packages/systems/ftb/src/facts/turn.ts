import type { MapFile } from '@shambles/field';
import type { Encounter, Group, Person, Place } from '../state.js';
import { encounterOf, personOf, placeOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';
import { clearTable } from './story.js';

/** The sequence of an Encounter. FTB-5.0. */
export type TurnFact =
  /** An Encounter begins on this table. Everything of an earlier one is cleared away. FTB-14.0. */
  | (Deed<'encounter'> & { readonly encounter: Omit<Encounter, 'groups'> })
  /** The table is changed before play. FTB-9.0. */
  | (Deed<'table-changed'> & { readonly map: MapFile; readonly what: string; readonly how: string })
  | (Deed<'stage'> & { readonly stage: Encounter['stage'] })
  | (Deed<'activation'> & {
      readonly turn: number;
      readonly dice: { readonly [side: string]: number };
      readonly order: readonly string[];
      /** Sides that rolled doubles and do not act. FTB-5.1c. */
      readonly barred: readonly string[];
      /** Groups are fixed for the turn. FTB-4.2.2b. */
      readonly groups: readonly { readonly who: readonly string[]; readonly rep: number }[];
    })
  /** Doubles that are rolled again. FTB-5.0c. */
  | (Deed<'doubles'> & { readonly die: number; readonly sides: readonly string[] })
  /** A side's phase begins. FTB-5.0a. */
  | (Deed<'phase'> & { readonly acting: number; readonly side: string; readonly seen: readonly string[] })
  | (Deed<'active'> & { readonly side: string; readonly who: readonly string[]; readonly leader: string })
  /** Figures join the group that is active; those of them that have acted already do not act again. FTB-D-51. */
  | (Deed<'joined-group'> & { readonly who: readonly string[] })
  /** A group is through, or lets its turn go. FTB-5.0g. */
  | (Deed<'rested'> & { readonly who: readonly string[]; readonly passed?: true })
  | (Deed<'came-in-sight'> & { readonly who: readonly string[] })
  /** What an Encounter keeps count of. */
  | (Deed<'tally'> & { readonly what: string; readonly by: number })
  /** The building that is aimed at. FTB-14.12.5b. */
  | (Deed<'target'> & { readonly building: string })
  /** A building of the raid is looked through. FTB-14.12.5c. */
  | (Deed<'raid-look'> & {
      readonly who: string;
      readonly building: string;
      readonly count: number;
      readonly last: boolean;
      readonly found: boolean;
    })
  /** The hostage is free. FTB-14.12.1. */
  | (Deed<'rescued'> & { readonly who: string; readonly at: Place; readonly side: string })
  /** What was to be kept is taken. FTB-D-8. */
  | (Deed<'goal-taken'> & { readonly goal: string; readonly by: string })
  | (Deed<'captured'> & { readonly who: string })
  | (Deed<'surrendered'> & { readonly who: readonly string[]; readonly by: string; readonly items: number })
  /** They come back in for another leg of the way. FTB-14.8.5c. */
  | (Deed<'next-leg'> & {
      readonly who: readonly string[];
      readonly leg: number;
    })
  /** The Tabletop is made ready for another contact. FTB-TB-tabletop-a. */
  | (Deed<'tabletop-cleared'> & { readonly who: readonly string[] })
  | (Deed<'turn-over'> & { readonly turn: number })
  | (Deed<'encounter-over'> & { readonly result: 'success' | 'failure'; readonly why: string });

export const TURN: Evolve<TurnFact> = {
  encounter: (s, f) => {
    s.phase = 'encounter';
    s.clock++;
    s.encounter = {
      ...f.encounter,
      dice: { ...f.encounter.dice },
      order: [...f.encounter.order],
      done: [...f.encounter.done],
      seen: [...f.encounter.seen],
      tally: { ...f.encounter.tally },
      active: null,
      groups: [],
    };
    clearTable(s);
  },
  'table-changed': (s, f) => {
    encounterOf(s).map = f.map;
  },
  stage: (s, f) => {
    encounterOf(s).stage = f.stage;
  },
  activation: (s, f) => {
    const e = encounterOf(s);
    s.clock++;
    e.turn = f.turn;
    e.dice = { ...f.dice };
    e.order = f.order.filter((side) => !f.barred.includes(side));
    e.acting = -1;
    e.done = [];
    e.active = null;
    e.groups = f.groups.map(({ who, rep }) => ({ who: [...who], rep }));
    e.stage = 'act';
    s.noises = s.noises.filter((n) => n.turn >= f.turn - 1);
  },
  doubles: () => {},
  phase: (s, f) => {
    const e = encounterOf(s);
    e.acting = f.acting;
    e.seen = [...f.seen];
    e.active = null;
  },
  active: (s, f) => {
    encounterOf(s).active = { side: f.side, who: [...f.who] };
    for (const id of f.who) refresh(s.people.find((p) => p.id === id));
  },
  'joined-group': (s, f) => {
    const e = encounterOf(s);
    if (!e.active) return;
    e.groups = merged(e.groups, e.active.who, f.who);
    for (const id of f.who)
      if (!e.done.includes(id)) {
        e.active.who.push(id);
        refresh(personOf(s, id));
      }
  },
  rested: (s, f) => {
    const e = encounterOf(s);
    e.done.push(...f.who.filter((id) => !e.done.includes(id)));
    if (e.active?.who.every((id) => e.done.includes(id))) e.active = null;
  },
  'came-in-sight': (s, f) => {
    const e = encounterOf(s);
    e.seen.push(...f.who.filter((id) => !e.seen.includes(id)));
  },
  tally: (s, f) => {
    const { tally } = encounterOf(s);
    tally[f.what] = (tally[f.what] ?? 0) + f.by;
  },
  target: (s, f) => {
    encounterOf(s).target = f.building;
  },
  'raid-look': (s, f) => {
    const e = encounterOf(s);
    const known = s.premises.find((b) => b.id === f.building);
    if (known) known.rolled = true;
    else s.premises.push({ id: f.building, entered: 1, searched: [], searching: null, rolled: true });
    if (f.found) e.tally.goal = 1;
  },
  rescued: (s, f) => {
    const p = personOf(s, f.who);
    p.condition = 'carry-on';
    p.side = f.side;
    [p.x, p.y, p.level] = f.at;
  },
  'goal-taken': (s) => {
    encounterOf(s).tally.taken = 1;
  },
  captured: (s, f) => {
    const p = personOf(s, f.who);
    p.condition = 'captured';
    p.x = -1;
  },
  surrendered: (s, f) => {
    const { tally } = encounterOf(s);
    tally.surrendered = (tally.surrendered ?? 0) + f.items;
  },
  'next-leg': (s, f) => {
    const e = encounterOf(s);
    e.stage = 'enter';
    e.tally.legs = f.leg;
    for (const id of f.who) {
      const p = personOf(s, id);
      p.condition = 'carry-on';
      p.x = -1;
    }
  },
  'tabletop-cleared': (s, f) => {
    const e = encounterOf(s);
    e.stage = 'turn';
    s.zeds = [];
    s.feasts = [];
    s.swarms = [];
    s.noises = [];
    s.heaps = [];
    for (const p of s.people)
      if (f.who.includes(p.id)) {
        refresh(p);
        p.condition = 'carry-on';
        p.began = null;
        p.prone = false;
        p.behind = false;
        p.carries = '';
      } else {
        if (p.condition === 'carry-on') p.condition = 'left';
        p.x = -1;
      }
  },
  'turn-over': (s) => {
    encounterOf(s).stage = 'turn';
    for (const p of s.people) if (p.numb > 0) p.numb--;
  },
  'encounter-over': (s, f) => {
    const e = encounterOf(s);
    e.stage = 'over';
    e.result = f.result;
    e.active = null;
  },
};

/** The groups once figures have joined that of others. */
function merged(groups: readonly Group[], those: readonly string[], who: readonly string[]): Group[] {
  const theirs = groups.find((g) => those.some((id) => g.who.includes(id)));
  const joined = { who: [...new Set([...(theirs?.who ?? []), ...those, ...who])], rep: theirs?.rep ?? 0 };
  return [
    joined,
    ...groups
      .filter((g) => g !== theirs)
      .map(({ who: old, rep }) => ({ who: old.filter((id) => !joined.who.includes(id)), rep }))
      .filter((g) => g.who.length > 0),
  ];
}

/** A figure becomes active: its move and its action are its own again. FTB-5.2a, FTB-5.7.3c. */
function refresh(p: Person | undefined): void {
  if (!p) return;
  p.began = placeOf(p);
  p.used = 0;
  p.fast = -1;
  p.moved = false;
  p.acted = false;
  p.reloading = false;
  p.heldFire = false;
}
