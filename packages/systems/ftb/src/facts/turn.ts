import type { Line } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import type { Encounter, Group, Person, Place } from '../state.js';
import { encounterOf, personOf, placeOf } from '../state.js';
import { sideNoun } from '../words.js';
import { fact } from './deed.js';
import { line, one, several, word } from './lines.js';
import { premisesOf } from './premises.js';
import { clearTable } from './story.js';

interface Activation {
  readonly turn: number;
  readonly dice: { readonly [side: string]: number };
  readonly order: readonly string[];
  /** Sides that rolled doubles and do not act. FTB-5.1c. */
  readonly barred: readonly string[];
  /** Groups, fixed for the turn. FTB-4.2.2b. */
  readonly groups: readonly { readonly who: readonly string[]; readonly rep: number }[];
}

/** Reasons for which an Encounter ends, each with its own sentence. */
export const ENDS = [
  'nobody-left',
  'they-are-gone',
  'taken',
  'enough',
  'last-pef',
  'burgled',
  'elsewhere',
] as const;

/** Facts of the sequence of an Encounter. FTB-5.0. */
export const TURN = {
  /** An Encounter begins; everything of an earlier one is cleared away. FTB-14.0. */
  encounter: fact<{ readonly encounter: Omit<Encounter, 'groups'> }>({
    does: (s, f) => {
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
    told: ({ encounter: e }) =>
      line('encounter', {
        encounter: word(`encounter.${e.kind}`),
        place: word(`place.${e.area}`),
        hour: word(`hour.${e.fullMoon ? 'full-moon' : e.part}`),
      }),
    words: { encounter: '{{encounter}} {{place}}, {{hour}}.' },
  }),

  /** The table is changed before play. FTB-9.0. */
  'table-changed': fact<{ readonly map: MapFile; readonly what: string; readonly how: string }>({
    does: (s, f) => {
      encounterOf(s).map = f.map;
    },
  }),

  stage: fact<{ readonly stage: Encounter['stage'] }>({
    does: (s, f) => {
      encounterOf(s).stage = f.stage;
    },
  }),

  activation: fact<Activation>({
    does: (s, f) => {
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
    told: activation,
    words: {
      activation: 'Turn {{turn}}: {{sides, commas}}.',
      'activation-barred': 'Turn {{turn}}: {{sides, commas}}. Doubles: {{barred}} sit this turn out.',
      'side-rolled': '{{side}} {{die}}',
    },
    hint: 'activation',
  }),

  /** Doubles, which are rolled again. FTB-5.0c. */
  doubles: fact<{ readonly die: number; readonly sides: readonly string[] }>({
    // With three or more sides nobody rolls again; the activation line tells who sits out. FTB-5.1c.
    told: ({ cause, die, sides }) =>
      cause === 'FTB-5.1c' ? undefined : line('doubles', { die, sides: sides.map(sideNoun) }),
    words: { doubles: '{{sides}} both rolled {{die}}: doubles, so they roll again.' },
    hint: 'doubles',
  }),

  /** A side's phase begins; that of the dead is not told without any of them on the table. FTB-5.0a. */
  phase: fact<{
    readonly acting: number;
    readonly side: string;
    readonly seen: readonly string[];
    readonly nobody?: true;
  }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.acting = f.acting;
      e.seen = [...f.seen];
      e.active = null;
    },
    told: ({ side, nobody }) => (nobody ? undefined : line('phase', { side: sideNoun(side) })),
    words: { phase: 'Now {{side}}.' },
    parts: true,
  }),

  active: fact<{ readonly side: string; readonly who: readonly string[]; readonly leader: string }>({
    does: (s, f) => {
      encounterOf(s).active = { side: f.side, who: [...f.who] };
      for (const id of f.who) refresh(s.people.find((p) => p.id === id));
    },
    told: ({ who }) => line('active', { who: several(who) }),
    words: { active: '{{who}} got going.' },
    parts: true,
  }),

  /** Figures join the active group; those that have already acted do not act again. FTB-D-51. */
  'joined-group': fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      const e = encounterOf(s);
      const active = e.active as NonNullable<Encounter['active']>;
      e.groups = merged(e.groups, active.who, f.who);
      for (const id of f.who)
        if (!e.done.includes(id)) {
          active.who.push(id);
          refresh(personOf(s, id));
        }
    },
    told: ({ who }) => line('joined-group', { who: several(who) }),
    words: { 'joined-group': '{{who}} joined in.' },
    sort: 'moves',
  }),

  /** A group is done or passes. FTB-5.0g. */
  rested: fact<{ readonly who: readonly string[]; readonly passed?: true }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.done.push(...f.who.filter((id) => !e.done.includes(id)));
      if (e.active?.who.every((id) => e.done.includes(id))) e.active = null;
    },
  }),

  'came-in-sight': fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.seen.push(...f.who.filter((id) => !e.seen.includes(id)));
    },
  }),

  /** Adds to one of the Encounter's counts. */
  tally: fact<{ readonly what: string; readonly by: number }>({
    does: (s, f) => {
      const { tally } = encounterOf(s);
      tally[f.what] = (tally[f.what] ?? 0) + f.by;
    },
  }),

  /** The Target Building. FTB-14.12.5b. */
  target: fact<{ readonly building: string }>({
    does: (s, f) => {
      encounterOf(s).target = f.building;
    },
  }),

  /** A building of the raid is looked through; its Defining Moment may still follow. FTB-14.12.5c, FTB-D-192. */
  'raid-look': fact<{
    readonly who: string;
    readonly building: string;
    readonly count: number;
    readonly last: boolean;
    readonly found: boolean;
  }>({
    does: (s, f) => {
      const e = encounterOf(s);
      premisesOf(s, f.building).rolled = true;
      if (f.found) e.tally.goal = 1;
    },
    told: ({ who, found, last, count }) =>
      line(found ? 'raid-found' : last ? 'raid-nowhere' : 'raid-not-here', { who: one(who), count }),
    words: {
      'raid-found': '{{who}} looked round, and found what they had come for.',
      'raid-not-here': '{{who}} looked round. Not here.',
      'raid-nowhere_one': '{{who}} looked round. Not here: it had all been for nothing.',
      'raid-nowhere_other': '{{who}} looked round. Not here either: it had all been for nothing.',
    },
  }),

  /** The hostage is free. FTB-14.12.1. */
  rescued: fact<{ readonly who: string; readonly at: Place; readonly side: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.condition = 'carry-on';
      p.side = f.side;
      [p.x, p.y, p.level] = f.at;
    },
    told: ({ who }) => line('rescued', { who: one(who) }),
    words: { rescued: '{{who}} was free.' },
  }),

  /** The raiders take what was to be kept. FTB-D-8. */
  'goal-taken': fact<{ readonly goal: string; readonly by: string }>({
    does: (s) => {
      encounterOf(s).tally.taken = 1;
    },
    told: ({ by }) => (by === '' ? line('goal-taken-elsewhere') : line('goal-taken', { by: one(by) })),
    words: {
      'goal-taken': '{{by}} had what they had come for.',
      'goal-taken-elsewhere': 'The raiders had what they had come for.',
    },
  }),

  captured: fact<{ readonly who: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.condition = 'captured';
      p.x = -1;
    },
    told: ({ who }) => line('captured', { who: one(who) }),
    words: { captured: '{{who}} was taken away.' },
  }),

  surrendered: fact<{ readonly who: readonly string[]; readonly by: string; readonly items: number }>({
    does: (s, f) => {
      const { tally } = encounterOf(s);
      tally.surrendered = (tally.surrendered ?? 0) + f.items;
    },
    told: ({ who, by, items }) => line('surrendered', { who: several(who), by: one(by), count: items }),
    words: {
      surrendered_zero: '{{who}} had nothing to hand over to {{by}}.',
      surrendered_one: '{{who}} handed over one Item to {{by}}.',
      surrendered_other: '{{who}} handed over {{count}} Items to {{by}}.',
    },
  }),

  /** Figures enter again for another leg, with one full move. FTB-14.8.5c, FTB-10.2.1a. */
  'next-leg': fact<{
    readonly who: readonly string[];
    readonly leg: number;
  }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.stage = 'enter';
      e.tally.legs = f.leg;
      for (const id of f.who) {
        const p = personOf(s, id);
        refresh(p);
        upright(p);
        p.condition = 'carry-on';
        p.x = -1;
      }
    },
    told: ({ who }) => line('next-leg', { who: several(who) }),
    words: { 'next-leg': '{{who}} turned back into town from the other side.' },
  }),

  /** The Tabletop is made ready for another contact. FTB-TB-tabletop-a. */
  'tabletop-cleared': fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
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
          upright(p);
          p.condition = 'carry-on';
          p.carries = '';
        } else {
          if (p.condition === 'carry-on') p.condition = 'left';
          p.x = -1;
        }
    },
  }),

  'turn-over': fact<{ readonly turn: number }>({
    does: (s) => {
      encounterOf(s).stage = 'turn';
      for (const p of s.people) if (p.numb > 0) p.numb--;
    },
  }),

  'encounter-over': fact<{ readonly result: 'success' | 'failure'; readonly why: string }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.stage = 'over';
      e.result = f.result;
      e.active = null;
    },
    told: ({ result, why }) => line(`over-${result}`, { why: word(`why-over.${why}`) }),
    words: {
      'over-success': 'It was over, and it had gone well: {{why}}.',
      'over-failure': 'It was over, and it had come to nothing: {{why}}.',
    },
  }),
};

/** The line of an activation: every side's die. FTB-5.0b. */
function activation({ turn, dice, barred }: Activation): Line {
  const sides = Object.entries(dice).map(([side, die]) => line('side-rolled', { side: sideNoun(side), die }));
  return barred.length > 0
    ? line('activation-barred', { turn, sides, barred: barred.map(sideNoun) })
    : line('activation', { turn, sides });
}

/** The groups after figures have joined another group. */
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

/** Gives a figure that becomes active its move and action back. FTB-5.2a, FTB-5.7.3c. */
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

/** Makes a figure that comes onto the table anew stand up in the open, before its first activation there. */
function upright(p: Person): void {
  p.began = null;
  p.prone = false;
  p.behind = false;
}
