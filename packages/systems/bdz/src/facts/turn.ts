import { hasPlace, placeOf } from '@shambles/measured';
import { isUp, type Manner, type Person, personOf, type State } from '../state.js';
import { inchesOf } from '../tables/ails.js';
import { fact } from './deed.js';
import { line, one, several, word } from './lines.js';

/** Inches of a normal move. BDZ-move-normal. */
export const NORMAL = 8;

/** Facts of the turn, its groups and their Leaders. */
export const TURN = {
  stage: fact<{ readonly stage: State['stage'] }>({
    does: (s, f) => {
      s.stage = f.stage;
    },
  }),

  doubles: fact<{ readonly sides: readonly string[]; readonly die: number }>({
    told: ({ cause, sides, die }) =>
      line(cause === 'BDZ-turn-doubles' ? 'doubles' : 'doubles-barred', {
        die,
        sides: sides.map((side) => word(`side.${side}`)),
      }),
    words: {
      doubles: 'Doubles of {{die}}: rolled again.',
      'doubles-barred': 'Doubles of {{die}}: {{sides}} could not act.',
    },
  }),

  activation: fact<{
    readonly turn: number;
    readonly dice: { readonly [side: string]: number };
    readonly barred: readonly string[];
    readonly order: readonly string[];
  }>({
    does: (s, f) => {
      s.turn = f.turn;
      s.dice = { ...f.dice };
      s.barred = [...f.barred];
      s.order = [...f.order];
      s.acting = -1;
      s.active = null;
      s.done = [];
      s.stage = 'act';
    },
    told: ({ turn, order: [first, ...next] }) => {
      const sides = { first: word(`side.${first}`), next: next.map((side) => word(`side.${side}`)) };
      if (first === undefined) return line('activation-nobody', { turn });
      return line(next.length > 0 ? 'activation' : 'activation-one', { turn, ...sides });
    },
    words: {
      activation: 'Turn {{turn}}: {{first}} first, then {{next}}.',
      'activation-one': 'Turn {{turn}}: {{first}}.',
      'activation-nobody': 'Turn {{turn}}: nobody acts.',
    },
    parts: true,
  }),

  phase: fact<{ readonly acting: number; readonly side: string }>({
    does: (s, f) => {
      s.acting = f.acting;
      s.reached = null;
      s.herd = 'move';
      s.charges = [];
      for (const z of s.zeds) z.caught = false;
      for (const v of s.vehicles) {
        Object.assign(v, { driven: false, reacted: false });
        if (v.halts) v.halts = false;
      }
    },
  }),

  /** A side's die lets none of its groups act. */
  'below-die': fact<{ readonly side: string; readonly die: number }>({
    told: ({ side, die }) => line('below-die', { side: word(`side.${side}`), die }),
    words: { 'below-die': '{{side}} rolled {{die}}: only Leaders of Rep {{die}} or more may act.' },
  }),

  active: fact<{
    readonly side: string;
    readonly who: readonly string[];
    readonly leader: string;
    readonly rep: number;
    readonly manner: Manner;
  }>({
    does: (s, f) => {
      s.active = { side: f.side, who: [...f.who], manner: f.manner, rallied: [] };
      s.reached = { rep: f.rep, manner: f.manner };
      for (const id of f.who) awake(personOf(s, id));
    },
    told: ({ who, leader }) =>
      who.length > 1
        ? line('active', { leader: one(leader), who: several(who.filter((id) => id !== leader)) })
        : line('active-alone', { leader: one(leader) }),
    words: {
      active: '{{leader}} went into action with {{who}}.',
      'active-alone': '{{leader}} went into action.',
    },
    parts: true,
  }),

  /** A figure recovers from ducking back or from being stunned. */
  recovered: fact<{ readonly who: string; readonly was: Person['status'] }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.status = 'carry-on';
      p.hidesFrom = [];
      p.retired = false;
      if (f.was === 'stunned') Object.assign(p, { prone: false, flashed: false });
    },
    told: ({ who, was }) => line(was === 'stunned' ? 'recovered-stunned' : 'recovered', { who: one(who) }),
    words: { recovered: '{{who}} recovered.', 'recovered-stunned': '{{who}} got up again.' },
    follows: true,
  }),

  /** Figures that nobody has rallied do nothing with their activation. */
  'stayed-hunkered': fact<{ readonly who: readonly string[] }>({
    told: ({ who }) => line('stayed-hunkered', { who: several(who) }),
    words: { 'stayed-hunkered': '{{who}} stayed hunkered down.' },
    follows: true,
  }),

  rested: fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.who) {
        if (!s.done.includes(id)) s.done.push(id);
        const p = personOf(s, id);
        p.charges = '';
        loads(p);
      }
      if (s.active?.who.every((id) => s.done.includes(id))) s.active = null;
    },
  }),

  /** A figure may not activate this turn. BDZ-attr-dumbass. */
  hesitated: fact<{ readonly who: string }>({
    does: (s, f) => {
      s.done.push(f.who);
    },
    told: ({ who }) => line('hesitated', { who: one(who) }),
    words: { hesitated: '{{who}} stood there and did not know what to do.' },
    follows: true,
  }),

  'new-leader': fact<{ readonly who: string; readonly group: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.group) {
        const p = personOf(s, id);
        p.leads = id === f.who;
        p.leaderless = false;
        if (p.star && !p.leads) p.follows = f.who;
        else delete p.follows;
      }
    },
    told: ({ who }) => line('new-leader', { who: one(who) }),
    words: { 'new-leader': '{{who}} led from now on.' },
    follows: true,
  }),

  leaderless: fact<{ readonly group: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.group) personOf(s, id).leaderless = true;
    },
  }),

  /** Figures leave their group, or join the active one. BDZ-group-change, BDZ-group-join-move. */
  regrouped: fact<{ readonly who: readonly string[]; readonly group: number; readonly joins: boolean }>({
    does: (s, f) => {
      for (const id of f.who) {
        const p = personOf(s, id);
        p.group = f.group;
        if (!f.joins || !s.active || s.active.who.includes(id)) continue;
        s.active.who.push(id);
        awake(p);
      }
      if (!f.joins && s.active) s.active.who = s.active.who.filter((id) => !f.who.includes(id));
    },
    told: ({ who, joins }) => line(joins ? 'joined' : 'split', { who: several(who) }),
    words: { joined: '{{who}} came along.', split: '{{who}} formed a group apart.' },
  }),

  /** Figures that nobody has rallied by the end. BDZ-move-retire-ranaway. */
  'ran-away': fact<{ readonly who: readonly string[] }>({
    told: ({ who }) => line('ran-away', { who: several(who) }),
    words: { 'ran-away': '{{who}} had not been rallied by the end, and had run away.' },
  }),

  /** Things drawn by lot. */
  drawn: fact<{ readonly what: readonly string[] }>({}),

  'turn-over': fact<{ readonly turn: number }>({
    does: (s) => {
      s.stage = 'turn';
      if (s.campaign) s.campaign.clock++;
      // Noises that the zombies have not heard stay until they next move. BDZ-D-noise-heard.
      s.noises = s.noises.filter((n) => !n.heard).map((n) => ({ ...n, diced: true }));
      for (const v of s.vehicles) v.attempted = false;
      for (const p of s.people) p.screamed = false;
    },
  }),
};

/** Completes a reload at the end of the activation spent on it. BDZ-shoot-reload. */
function loads(p: Person): void {
  const gun = p.guns[p.reloads ?? -1];
  if (gun && isUp(p)) gun.empty = false;
  delete p.reloads;
}

/** Prepares a figure for the start of its activation. */
function awake(p: Person): void {
  delete p.struck;
  delete p.began;
  if (hasPlace(p) && p.aboard === '') p.began = placeOf(p);
  Object.assign(p, {
    allowance: inchesOf(p, NORMAL),
    used: 0,
    went: 0,
    fast: -1,
    fired: false,
    charges: '',
    reloading: false,
    dropped: '',
  });
}
