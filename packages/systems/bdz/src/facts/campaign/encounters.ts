import type { Place } from '@shambles/measured';
import type { Edge } from '../../kinds.js';
import { type Person, personOf, vehicleOf } from '../../state.js';
import type { Awareness } from '../../tables/campaign/encounters.js';
import { fact } from '../deed.js';
import { line, one, several } from '../lines.js';
import { vehicle as named } from '../vehicles.js';
import { encounterOf } from './contact.js';
import { campaignOf, strips, takenFrom } from './months.js';

/** Facts of chosen encounters, and of how people come and go. */
export const ENCOUNTER_FACTS = {
  /** Band members come on by an edge of the table. BDZ-D-c45. */
  'came-by': fact<{ readonly edge: Edge }>({
    does: (s, f) => {
      const { edges } = encounterOf(s);
      if (!edges.includes(f.edge)) edges.push(f.edge);
    },
  }),

  /** A vehicle of the band comes on by a road, with these riders. BDZ-veh-move-assumed-moving, BDZ-D-c114. */
  'drove-on': fact<{
    readonly vehicle: string;
    readonly at: readonly [number, number];
    readonly facing: number;
    readonly speed: number;
    readonly riders: readonly { readonly who: string; readonly sits: Person['sits'] }[];
  }>({
    does: (s, { vehicle, at: [x, y], facing, speed, riders }) => {
      Object.assign(vehicleOf(s, vehicle), {
        x,
        y,
        facing,
        speed,
        running: true,
        found: false,
        began: [x, y, 0],
      });
      for (const { who, sits } of riders)
        Object.assign(personOf(s, who), { x, y, level: 0, facing, aboard: vehicle, sits });
    },
    told: ({ vehicle, riders, speed }) =>
      line('drove-on', { what: named(vehicle), who: several(riders.map((r) => r.who)), count: speed }),
    words: {
      'drove-on_one': '{{who}} rode in. {{what}} came at an inch.',
      'drove-on_other': '{{who}} rode in. {{what}} came at {{count}} inches.',
    },
    sort: 'moves',
    parts: true,
  }),

  /** The reaction of people surprised in a settlement. BDZ-enc-raid-awareness. */
  awareness: fact<{ readonly does: Awareness }>({
    told: ({ does }) => line(`awareness-${does}`),
    words: {
      'awareness-ambush': 'They had been waiting.',
      'awareness-in-sight-more': 'They had heard something.',
      'awareness-in-sight': 'They looked up.',
      'awareness-activation': 'Each side was as surprised as the other.',
      'awareness-unaware': 'They had noticed nothing.',
    },
    follows: true,
  }),

  /** The people of a settlement's building have come out. BDZ-enc-raid-turnout. */
  emptied: fact<{ readonly house: string; readonly who: readonly string[] }>({
    does: (s, f) => {
      const e = encounterOf(s);
      e.emptied.push(f.house);
      if (f.who.length === 0) e.vacant = [...(e.vacant ?? []), f.house];
    },
    told: ({ who }) => (who.length > 0 ? line('emptied', { who: several(who) }) : undefined),
    words: { emptied: 'Out of a building came {{who}}.' },
  }),

  /** The captive is found, unarmed and bound. BDZ-enc-raid-captive-find. */
  'captive-found': fact<{ readonly who: string; readonly at: Place; readonly facing: number }>({
    does: (s, f) => {
      const [x, y, level] = f.at;
      const p = personOf(s, f.who);
      Object.assign(p, { x, y, level, facing: f.facing });
      strips(p);
      encounterOf(s).held = 'found';
    },
    told: ({ who }) => line('captive-found', { who: one(who) }),
    words: { 'captive-found': 'There was {{who}}, bound.' },
  }),

  /** BDZ-enc-raid-captive-state. */
  'captive-freed': fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      const c = campaignOf(s);
      c.captives = c.captives.filter((each) => each.who !== f.who);
      // It had left the band when it was captured. BDZ-D-c122.
      for (const m of c.members) if (m.id === f.who) m.since = c.months;
      encounterOf(s).held = 'freed';
      personOf(s, f.who).group = personOf(s, f.by).group;
    },
    told: ({ who, by }) => line('captive-freed', { who: one(who), by: one(by) }),
    words: { 'captive-freed': '{{by}} cut {{who}} loose.' },
  }),

  /** The fate of a band member who lies there when the others are gone. BDZ-D-c110. */
  'left-behind': fact<{
    readonly who: string;
    readonly fate: 'captured' | 'fetched';
    /** True for a recruit of this encounter who is taken prisoner. */
    readonly recruit?: true;
  }>({
    does: (s, f) => {
      if (f.fate === 'fetched') return;
      const p = personOf(s, f.who);
      Object.assign(p, { x: -1, y: -1, status: 'carry-on' });
      strips(p);
      takenFrom(campaignOf(s), f.who, f.recruit);
    },
    told: ({ who, fate }) => line(`left-behind-${fate}`, { who: one(who) }),
    words: {
      'left-behind-captured': '{{who}} was left behind, and taken prisoner.',
      'left-behind-fetched': 'The others came back for {{who}}.',
    },
  }),

  /** The band wins a base. BDZ-camp-base. */
  'base-won': fact<{ readonly place: string }>({
    does: (s, f) => {
      for (const p of campaignOf(s).places) if (p.id === f.place) p.base = true;
    },
    told: () => line('base-won'),
    words: { 'base-won': 'Nothing hostile was left: the place was theirs.' },
  }),
};
