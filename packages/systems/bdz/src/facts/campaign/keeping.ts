import type { Parting } from '../../state/campaign.js';
import { add, amountOf } from '../../state/goods.js';
import { type Person, personOf, type State, vehicleOf } from '../../state.js';
import { type Kept, TIMELINE } from '../../tables/campaign/keeping.js';
import { fact } from '../deed.js';
import { line, one, several, word } from '../lines.js';
import { thing } from './loot.js';
import { campaignOf, freeOf } from './months.js';

/** Removes these people from the band. */
function parts(s: State, who: readonly string[]): void {
  const c = campaignOf(s);
  s.people = s.people.filter((p) => !who.includes(p.id));
  c.members = c.members.filter((m) => !who.includes(m.id));
  c.fared = c.fared.filter((f) => !who.includes(f.who));
}

/** Facts of what keeps a band together, what it lives on and how it travels. */
export const KEEPING_FACTS = {
  /** A phase of the outbreak before the campaign. BDZ-camp-timeline. */
  outbreak: fact<{ readonly phase: number }>({
    told: ({ phase }) => {
      const [from, last] = TIMELINE.rows[phase]?.days ?? [0, 0];
      return line('outbreak', { from, last, what: word(`timeline.${phase + 1}`) });
    },
    words: { outbreak: 'Days {{from}} to {{last}}: {{what}}.' },
  }),

  /** A person comes over from another campaign. BDZ-D-carried. */
  'came-over': fact<{ readonly person: Person }>({
    does: (s, f) => {
      s.people = [...s.people.filter((p) => p.id !== f.person.id), structuredClone(f.person)];
      if (!f.person.star) campaignOf(s).next.person++;
    },
    told: ({ person: { id, class: kind, rep } }) =>
      line('came-over', { who: one(id), class: word(`class.${kind}`), rep }),
    words: { 'came-over': '{{who}} had lived through worse: {{class}}, Rep {{rep}}.' },
  }),

  /** Things that the band brought along and this book has no words for. BDZ-D-carried. */
  'no-word-for': fact<{ readonly things: readonly string[] }>({
    told: ({ things }) => line('no-word-for', { things: things.join(', ') }),
    words: { 'no-word-for': 'This book has no such things, so they were left behind: {{things}}.' },
  }),

  /** BDZ-T-together. */
  'held-together': fact<{
    readonly who: string;
    readonly star: number;
    readonly grunt: number;
    readonly kept: Kept;
    /** True if a side had no dice left. BDZ-D-c47. */
    readonly bare?: true;
  }>({
    does: (s, { who, kept }) => {
      const c = campaignOf(s);
      for (const m of c.members) if (m.id === who) m.spared = kept === 'spared';
      if (kept === 'mutiny') c.mutineers.push(who);
    },
    told: ({ who, star, grunt, kept, bare }) =>
      line(bare ? `held-${kept}-bare` : `held-${kept}`, { who: one(who), star, grunt }),
    words: {
      'held-stays-bare': '{{who}} stayed: no dice were left to throw.',
      'held-leaves-bare': '{{who}} had had enough: no dice were left to throw.',
      'held-spared-bare': '{{who}} would follow anywhere: no dice were left to throw.',
      'held-mutiny-bare': '{{who}} would not be told any more: no dice were left to throw. Mutiny!',
      'held-spared': '{{who}} would follow anywhere: {{star}} against {{grunt}}.',
      'held-stays': '{{who}} stayed: {{star}} against {{grunt}}.',
      'held-leaves': '{{who}} had had enough: {{star}} against {{grunt}}.',
      'held-mutiny': '{{who}} would not be told any more: {{star}} against {{grunt}}. Mutiny!',
    },
  }),

  /** A spared Grunt skips this test. BDZ-camp-together-star2. */
  'not-tested': fact<{ readonly who: string }>({
    does: (s, f) => {
      for (const m of campaignOf(s).members) if (m.id === f.who) m.spared = false;
    },
  }),

  'left-band': fact<{ readonly who: readonly string[]; readonly why: Parting }>({
    does: (s, f) => {
      parts(s, f.who);
      const c = campaignOf(s);
      // Hunger strikes when a month has ended, so they are no loss of the next one, nor are they fed in it. BDZ-D-c122.
      const starves = f.why === 'starved' || f.why === 'hungry';
      if (!starves) c.bereft = true;
      const month = starves ? c.months : c.months + 1;
      c.parted = [...(c.parted ?? []), ...f.who.map((who) => ({ who, why: f.why, month }))];
      if (starves) c.mouths = c.mouths.filter((id) => !f.who.includes(id));
    },
    told: ({ who, why }) => line(`left-band-${why}`, { who: several(who) }),
    words: {
      'left-band-slipped-away': '{{who}} slipped away in the night.',
      'left-band-hungry': '{{who}} went to look for food elsewhere.',
      'left-band-starved': '{{who}} starved.',
      'left-band-left-behind': '{{who}} stayed behind.',
    },
  }),

  /** Star and Grunt face each other, no longer on the same side. BDZ-camp-together-grunt2, BDZ-D-c121. */
  mutiny: fact<{
    readonly who: string;
    readonly seat: string;
    readonly places: readonly {
      readonly who: string;
      readonly at: readonly [number, number];
      readonly facing: number;
    }[];
  }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), { seat: f.seat, side: f.seat });
      for (const { who, at, facing } of f.places)
        Object.assign(personOf(s, who), { x: at[0], y: at[1], facing });
      const c = campaignOf(s);
      c.mutineers = c.mutineers.filter((id) => id !== f.who);
    },
  }),

  /** A mutiny is not fought, because one of the two is gone. */
  'mutiny-void': fact<{ readonly who: string }>({
    does: (s, f) => {
      const c = campaignOf(s);
      c.mutineers = c.mutineers.filter((id) => id !== f.who);
    },
  }),

  /** A figure's Rep after an encounter. BDZ-camp-improve-rep, BDZ-camp-rep-failure. */
  experience: fact<{
    readonly who: string;
    readonly success: boolean;
    readonly die: number;
    readonly rep: number;
    readonly by: -1 | 0 | 1;
  }>({
    does: (s, f) => {
      personOf(s, f.who).rep = f.rep;
    },
    told: ({ who, success, rep, by }) =>
      by === 0
        ? line(success ? 'experience-same' : 'experience-failed', { who: one(who), rep })
        : line(by > 0 ? 'experience-up' : 'experience-down', { who: one(who), rep }),
    words: {
      'experience-up': '{{who}} learned from it: Rep {{rep}}.',
      'experience-same': '{{who}} did well, and stayed at Rep {{rep}}.',
      'experience-failed': '{{who}} gained nothing, and stayed at Rep {{rep}}.',
      'experience-down': '{{who}} lost heart: Rep {{rep}}.',
    },
  }),

  /** A Grunt takes over a band whose Star is lost, if the table allows it. BDZ-D-c120. */
  'takes-over': fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).star = true;
    },
    told: ({ who }) => line('takes-over', { who: one(who) }),
    words: { 'takes-over': '{{who}} led the band from now on.' },
  }),

  /** A month is over. BDZ-camp-food-month. */
  'month-over': fact<{ readonly month: number; readonly units: number; readonly hungry: boolean }>({
    does: (s, f) => {
      const c = campaignOf(s);
      const carried = Math.min(f.units, amountOf(c.goods, 'food'));
      add(c.goods, 'food', -carried);
      const here = c.places.find((p) => p.id === c.at);
      if (here) add(here.store, 'food', carried - f.units);
      Object.assign(c, { hungry: f.hungry, bereft: false, mouths: freeOf(c) });
      c.months = f.month;
    },
    told: ({ month, units, hungry }) =>
      line(!hungry ? 'month-fed' : units > 0 ? 'month-hungry' : 'month-nothing', {
        month,
        food: { noun: 'rations', count: units },
      }),
    words: {
      'month-fed': 'Month {{month}} was over: {{food}} eaten.',
      'month-nothing': 'Month {{month}} was over, and there was nothing to eat.',
      'month-hungry': 'Month {{month}} was over: {{food}} eaten, and not enough for all.',
    },
  }),

  /** BDZ-camp-res-food-share, BDZ-D-c31. */
  hungered: fact<{ readonly who: readonly string[]; readonly loss: number; readonly shared: boolean }>({
    does: (s, f) => {
      for (const id of f.who) {
        const p = personOf(s, id);
        p.rep = Math.max(1, p.rep - f.loss);
      }
    },
    told: ({ who, shared, loss }) =>
      line(shared ? 'hungered-shared' : 'hungered', { who: several(who), loss }),
    words: {
      'hungered-shared': '{{who}} lived on half: {{loss}} points of Rep less, never below 1.',
      hungered: '{{who}} had nothing: {{loss}} points of Rep less, never below 1.',
    },
  }),

  /** Vehicles are left behind. BDZ-camp-track-use. */
  'left-vehicles': fact<{ readonly vehicles: readonly string[] }>({
    does: (s, { vehicles }) => {
      const c = campaignOf(s);
      c.vehicles = c.vehicles.filter((id) => !vehicles.includes(id));
      s.vehicles = s.vehicles.filter((v) => !vehicles.includes(v.id));
    },
    told: ({ vehicles }) => line('left-vehicles', { what: vehicles.map((id) => word(`vehicle.${id}`)) }),
    words: { 'left-vehicles': 'Left behind: {{what}}.' },
  }),

  /** Fuel poured into a vehicle, and fuel it burns on the way. BDZ-camp-fuel-burn. */
  refuelled: fact<{ readonly vehicle: string; readonly poured: number; readonly burned: number }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      v.fuel = Math.max(0, v.fuel) + f.poured - f.burned;
      add(campaignOf(s).goods, 'fuel', -f.poured);
    },
    told: ({ vehicle, burned }) =>
      line(burned === 0 ? 'refuelled-none' : 'refuelled', {
        what: word(`vehicle.${vehicle}`),
        fuel: thing('fuel', burned),
      }),
    words: {
      refuelled: '{{what}} burned {{fuel}} on the way.',
      'refuelled-none': '{{what}} burned no fuel on the way.',
    },
  }),
};
