import type { Place } from '@shambles/measured';
import type { MeleeWeapon } from '../kinds.js';
import { personOf, type State } from '../state.js';
import { fact } from './deed.js';
import { line, one, several, word } from './lines.js';
import { vehicle as named } from './vehicles.js';

interface Placed {
  readonly who: string;
  readonly at: Place;
}

/** Facts of the printed scenarios, and of leaving the table. */
export const SCENARIO_FACTS = {
  /** Two men stop and walk over; feasting zombies look up. BDZ-enc-scen-first-open, BDZ-D-c92. */
  opened: fact<{
    readonly vehicle: string;
    readonly places: readonly (Placed & { readonly facing: number })[];
  }>({
    does: (s, f) => {
      for (const v of s.vehicles) if (v.id === f.vehicle) Object.assign(v, { running: false, speed: 0 });
      for (const { who, at, facing } of f.places) put(s, who, at, facing);
      for (const z of s.zeds) z.feast = '';
      for (const feast of s.feasts) feast.left = 0;
    },
    told: ({ vehicle, places }) =>
      line('opened', { what: named(vehicle), who: several(places.map((p) => p.who)) }),
    words: { opened: '{{who}} switched {{what}} off and walked over. The others looked up.' },
    parts: true,
  }),

  /** Figures leave the table over its edge, on foot. BDZ-D-c92. */
  left: fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.who) Object.assign(personOf(s, id), { x: -1, y: -1, level: 0, hidesFrom: [] });
      s.melees = s.melees.filter((m) => !f.who.includes(m.who) && !f.who.includes(m.with));
    },
    told: ({ who }) => line('left', { who: several(who) }),
    words: { left: '{{who}} got away.' },
    sort: 'moves',
  }),

  'drew-cash': fact<{ readonly who: string }>({
    does: (s, f) => {
      s.cash = f.who;
    },
    told: ({ who }) => line('drew-cash', { who: one(who) }),
    words: { 'drew-cash': 'The machine gave {{who}} the cash.' },
  }),

  /**
   * A figure takes another melee weapon in hand, and carries the former one. BDZ-enc-scen-bleens-weapons,
   * BDZ-enc-scen-first-toolbox.
   */
  'took-in-hand': fact<{ readonly who: string; readonly melee: MeleeWeapon }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      const others = p.more.filter((each) => each !== f.melee);
      p.more = p.melee === 'unarmed' ? others : [...others, p.melee];
      p.melee = f.melee;
    },
    told: ({ who, melee }) => line('took-in-hand', { who: one(who), weapon: word(`thing.${melee}`) }),
    words: { 'took-in-hand': '{{who}} took {{weapon}} in hand.' },
    follows: true,
  }),

  /** The children get out, or follow their mother. BDZ-enc-scen-bleens-exit, BDZ-D-c92. */
  followed: fact<{ readonly places: readonly Placed[]; readonly out: boolean }>({
    does: (s, f) => {
      for (const { who, at } of f.places) put(s, who, at);
    },
    told: ({ places, out }) =>
      out ? line('followed', { who: several(places.map((p) => p.who)) }) : undefined,
    words: { followed: '{{who}} tumbled out.' },
    sort: 'moves',
    follows: true,
  }),

  /** BDZ-enc-scen-bleens-uncatchable. */
  slipped: fact<Placed & { readonly by: string }>({
    does: (s, f) => put(s, f.who, f.at),
    told: ({ who, by }) => line('slipped', { who: one(who), by: one(by) }),
    words: { slipped: '{{who}} dodged {{by}}, laughing.' },
    sort: 'moves',
    follows: true,
  }),
};

function put(s: State, who: string, [x, y, level]: Place, facing?: number): void {
  const p = personOf(s, who);
  Object.assign(p, { x, y, level, aboard: '', sits: 'front', facing: facing ?? p.facing });
}
