import type { MapFile } from '@shambles/field';
import type { Encounter, Person } from '../state.js';
import { encounterOf, personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** The sequence of an Encounter. FTB-5.0. */
export type TurnFact =
  /** An Encounter begins on this table. Everything of an earlier one is cleared away. FTB-14.0. */
  | (Deed<'encounter'> & { readonly encounter: Encounter })
  /** The table is changed before play. FTB-9.0. */
  | (Deed<'table-changed'> & { readonly map: MapFile; readonly what: string; readonly how: string })
  | (Deed<'stage'> & { readonly stage: Encounter['stage'] })
  | (Deed<'activation'> & {
      readonly turn: number;
      readonly dice: { readonly [side: string]: number };
      readonly order: readonly string[];
      /** Sides that rolled doubles and do not act. FTB-5.1c. */
      readonly barred: readonly string[];
    })
  /** Doubles that are rolled again. FTB-5.0c. */
  | (Deed<'doubles'> & { readonly die: number; readonly sides: readonly string[] })
  /** A side's phase begins. FTB-5.0a. */
  | (Deed<'phase'> & { readonly acting: number; readonly side: string; readonly seen: readonly string[] })
  | (Deed<'active'> & { readonly side: string; readonly who: readonly string[]; readonly leader: string })
  /** Figures join the group that is active. FTB-D-51. */
  | (Deed<'joined-group'> & { readonly who: readonly string[] })
  /** A group is through, or lets its turn go. FTB-5.0g. */
  | (Deed<'rested'> & { readonly who: readonly string[]; readonly passed?: true })
  | (Deed<'came-in-sight'> & { readonly who: readonly string[] })
  /** What an Encounter keeps count of. */
  | (Deed<'tally'> & { readonly what: string; readonly by: number })
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
    };
    s.parties = [];
    s.zeds = [];
    s.feasts = [];
    s.pefs = [];
    s.noises = [];
    s.alarms = [];
    s.premises = [];
    s.heaps = [];
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
    for (const id of f.who) {
      e.active?.who.push(id);
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

/** A figure becomes active: its move and its action are its own again. FTB-5.2a, FTB-5.7.3c. */
function refresh(p: Person | undefined): void {
  if (!p) return;
  p.used = 0;
  p.fast = -1;
  p.moved = false;
  p.acted = false;
  p.reloading = false;
  p.heldFire = false;
}
