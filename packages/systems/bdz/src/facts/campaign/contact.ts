import type { Place } from '@shambles/measured';
import type { Encounter, House } from '../../state/encounter.js';
import { addAll, type Goods } from '../../state/goods.js';
import { personOf, type State } from '../../state.js';
import type { Greeting } from '../../tables/campaign/contact.js';
import { fact } from '../deed.js';
import { line, one, several } from '../lines.js';
import { vehicle } from '../vehicles.js';
import { strips } from './months.js';

/** Facts about what and whom the band meets in buildings. */
export const CONTACT_FACTS = {
  /** Somebody opens the trailer of a Big Rig, which costs that many inches. BDZ-veh-type-bigrig, BDZ-bldg-door. */
  'opened-trailer': fact<{ readonly who: string; readonly vehicle: string; readonly inches: number }>({
    does: (s, f) => {
      personOf(s, f.who).used += f.inches;
    },
    told: (f) => line('opened-trailer', { who: one(f.who), what: vehicle(f.vehicle) }),
    words: { 'opened-trailer': '{{who}} opened the trailer of {{what}}.' },
    follows: true,
  }),

  /**
   * Figures have gone into a building or on into its next part, or have opened a trailer, and know what is there.
   * BDZ-enc-occupied.
   */
  'went-inside': fact<{
    readonly house: House;
    readonly who: readonly string[];
    readonly n: number;
    /** Inches that moving on has cost. */
    readonly inches: number;
  }>({
    does: (s, f) => {
      encounterOf(s).houses.push(structuredClone(f.house));
      for (const id of f.who) personOf(s, id).used += f.inches;
    },
    told: ({ who, n, house: { id, was, trailer, part } }) => {
      // Where people have come out, nobody is left. BDZ-D-c89.
      const now = n === 0 ? 'vacant' : was;
      return trailer
        ? line(`trailer-${now}`, { what: vehicle(id), n, count: Math.max(1, n) })
        : line(part > 0 ? `further-${now}` : `inside-${now}`, {
            who: several(who),
            n,
            count: Math.max(1, n),
          });
    },
    words: {
      'inside-vacant': '{{who}} looked round inside: nobody was there.',
      'inside-humans_one': '{{who}} went inside: somebody was there.',
      'inside-humans_other': '{{who}} went inside: {{n}} people were there.',
      'inside-zombies_one': '{{who}} went inside: one of the dead was there.',
      'inside-zombies_other': '{{who}} went inside: {{n}} of the dead were there.',
      'further-vacant': '{{who}} went on into the next part: nobody was there.',
      'further-humans_one': '{{who}} went on into the next part: somebody was there.',
      'further-humans_other': '{{who}} went on into the next part: {{n}} people were there.',
      'further-zombies_one': '{{who}} went on into the next part: one of the dead was there.',
      'further-zombies_other': '{{who}} went on into the next part: {{n}} of the dead were there.',
      'trailer-vacant': 'Nobody was in the trailer of {{what}}.',
      'trailer-humans_one': 'Somebody was in the trailer of {{what}}.',
      'trailer-humans_other': '{{n}} people were in the trailer of {{what}}.',
      'trailer-zombies_one': 'One of the dead was in the trailer of {{what}}.',
      'trailer-zombies_other': '{{n}} of the dead were in the trailer of {{what}}.',
    },
    follows: true,
  }),

  /**
   * The state of a building, or of the part entered last, changes. A house in which people are met on the road is known
   * from the start.
   */
  house: fact<{ readonly house: House }>({
    does: (s, f) => {
      const all = encounterOf(s).houses;
      const i = all.findIndex((h) => h.id === f.house.id && h.part === f.house.part);
      all[i < 0 ? all.length : i] = structuredClone(f.house);
    },
  }),

  /** Compares the total of everybody matched with zombies against the zombies' total. BDZ-enc-cz-totals. */
  surprise: fact<{
    readonly zombies: number;
    readonly totals: readonly { readonly who: string; readonly zeds: number; readonly total: number }[];
  }>({
    told: ({ zombies, totals }) => {
      const ready = totals.filter((t) => t.total > zombies).map((t) => t.who);
      return ready.length > 0
        ? line('surprise-not', { total: zombies, who: several(ready) })
        : line('surprise', { total: zombies });
    },
    words: {
      surprise: 'The dead had a total of {{total}}: all were surprised.',
      'surprise-not': 'The dead had a total of {{total}}: no surprise for {{who}}.',
    },
    follows: true,
  }),

  /** The list that everybody met in this encounter comes from. BDZ-enc-raid-who. */
  'list-known': fact<{ readonly list: string }>({
    does: (s, f) => {
      encounterOf(s).list = f.list;
    },
  }),

  /** Two leaders have talked, with this result. BDZ-enc-mg-procedure. */
  greeted: fact<{
    readonly who: string;
    readonly with: string;
    /** Successes of the last roll, or the highest failed die: the band's, and the others'. */
    readonly own: number;
    readonly other: number;
    readonly result: Greeting;
  }>({
    told: (f) =>
      line(`greeted-${f.result}`, { who: one(f.who), with: one(f.with), own: f.own, other: f.other }),
    words: {
      'greeted-joins': '{{who}} talked with {{with}}, {{own}} to {{other}}: they would come along for good.',
      'greeted-guests': '{{who}} talked with {{with}}, {{own}} to {{other}}: they would help for now.',
      'greeted-apart': '{{who}} talked with {{with}}, {{own}} to {{other}}: they would trade, and no more.',
      'greeted-fight': '{{who}} talked with {{with}}, {{own}} to {{other}}: it came to blows.',
      'greeted-part': '{{who}} and {{with}} had nothing to say to each other.',
    },
    follows: true,
  }),

  /** People met join the band for good or as guests, and come to these places. BDZ-enc-mg-win2. */
  joins: fact<{
    readonly who: readonly { readonly id: string; readonly at: Place | null }[];
    /** The figure whose side they join. */
    readonly by: string;
    readonly guests: boolean;
  }>({
    does: (s, f) => {
      const { seat, side, group, facing } = personOf(s, f.by);
      for (const { id, at } of f.who) {
        const p = personOf(s, id);
        Object.assign(p, { seat, side, group, facing });
        if (at) [p.x, p.y, p.level] = at;
        s.done.push(id);
      }
      const ids = f.who.map((p) => p.id);
      if (f.guests && s.encounter) s.encounter.guests.push(...ids);
      leavesHouse(s, ids);
    },
    told: ({ who, guests }) =>
      line(guests ? 'joins-guests' : 'joins', { who: several(who.map((p) => p.id)) }),
    words: {
      joins: '{{who}} joined the band.',
      'joins-guests': '{{who}} came along, for this time.',
    },
    follows: true,
  }),

  /** A fight breaks out: the people inside are placed in front of those they are matched with. BDZ-enc-mg-match. */
  'turns-out': fact<{
    readonly who: readonly { readonly id: string; readonly at: Place; readonly facing: number }[];
    /** True in a settlement, where they may not have noticed anything. BDZ-enc-raid-awareness. */
    readonly unready?: true;
  }>({
    does: (s, f) => {
      for (const { id, at, facing } of f.who) {
        const [x, y, level] = at;
        Object.assign(personOf(s, id), { x, y, level, facing });
      }
      const ids = f.who.map((p) => p.id);
      leavesHouse(s, ids);
      const e = encounterOf(s);
      // Each new fight records anew who fires first, but a settlement fights only one. BDZ-enc-mercy-first.
      if (e.fight.length === 0 && e.kind !== 'raid') e.fired = 'nobody';
      e.fight.push(...ids);
    },
    told: ({ who, unready }) =>
      line(unready ? 'stands-before' : 'turns-out', { who: several(who.map((p) => p.id)) }),
    words: {
      'turns-out': '{{who}} took up arms.',
      'stands-before': '{{who}} stood before those who had come in.',
    },
    follows: true,
  }),

  /** Of two leaders, the one with the higher total fires first. BDZ-enc-wtw-choose. */
  'fires-first': fact<{
    readonly who: string;
    readonly over: string;
    readonly own: number;
    readonly other: number;
  }>({
    told: ({ who, over, own, other }) =>
      line(own === other ? 'fires-first-again' : 'fires-first', {
        who: one(who),
        over: one(over),
        own,
        other,
      }),
    words: {
      'fires-first': '{{who}} was quicker than {{over}}, {{own}} to {{other}}.',
      'fires-first-again': '{{who}} was quicker than {{over}}: {{own}} each, and then the higher die.',
    },
    follows: true,
  }),

  /** All figures of one side are down or have run. BDZ-enc-wtw-end. */
  'fight-over': fact<{ readonly won: boolean }>({
    does: (s) => {
      encounterOf(s).fight = [];
    },
    told: ({ won }) => line(won ? 'fight-won' : 'fight-lost'),
    words: { 'fight-won': 'The fight was won.', 'fight-lost': 'The fight was lost.' },
    follows: true,
  }),

  /** An enemy reaches a figure out of the fight, judges it and takes all that it has. BDZ-enc-mercy. */
  mercy: fact<{
    readonly who: string;
    readonly by: string;
    readonly things: Goods;
    readonly passed: 0 | 1 | 2;
    readonly spared: boolean;
  }>({
    does: (s, f) => {
      const [p, by] = [personOf(s, f.who), personOf(s, f.by)];
      addAll(by.load, f.things);
      strips(p);
      Object.assign(p, { boards: false, judged: true, mercy: f.spared ? 'spared' : 'none' });
    },
    told: ({ who, by, spared }) => line(spared ? 'mercy' : 'no-mercy', { who: one(who), by: one(by) }),
    words: {
      mercy: '{{by}} took all that {{who}} had, and showed mercy.',
      'no-mercy': '{{by}} took all that {{who}} had, and showed no mercy.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** A spared figure is on its feet, and has to leave the building it is in. BDZ-D-c91. */
  'came-round': fact<{
    readonly who: string;
    /** Where it stands from now on, if somebody else stood where it lay. */
    readonly at?: Place;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.at) [p.x, p.y, p.level] = f.at;
      Object.assign(p, {
        status: 'carry-on',
        prone: false,
        flashed: false,
        mercy: 'leaves',
      });
    },
    told: ({ who }) => line('came-round', { who: one(who) }),
    words: { 'came-round': '{{who}} came round, with nothing left but to go.' },
    follows: true,
  }),

  /** A spared figure is out of the building. BDZ-D-c91. */
  'went-free': fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).mercy = 'none';
    },
  }),

  /** The band tends an enemy who is out of the fight. BDZ-enc-wtw-recover. */
  'took-in': fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      encounterOf(s).beaten.push(f.who);
    },
    told: ({ who, by }) => line('took-in', { who: one(who), by: one(by) }),
    words: { 'took-in': '{{by}} saw to {{who}}, who had been an enemy.' },
    follows: true,
  }),

  /** A tended enemy stays or slips away. BDZ-enc-wtw-recover. */
  'won-over': fact<{ readonly who: string; readonly own: number; readonly other: number }>({
    told: ({ who, own, other }) =>
      line(own >= other ? 'won-over' : 'slipped-away', { who: one(who), own, other }),
    words: {
      'won-over': '{{who}} had been seen to, and stayed: {{own}} to {{other}}.',
      'slipped-away': '{{who}} had been seen to, and slipped away in the night: {{own}} to {{other}}.',
    },
    follows: true,
  }),
};

/** The encounter under way. Throws RangeError if there is none. */
export function encounterOf(s: Pick<State, 'encounter'>): Encounter {
  if (!s.encounter) throw new RangeError('There is no encounter.');
  return s.encounter;
}

/** Removes these people from those inside at peace. */
function leavesHouse(s: State, who: readonly string[]): void {
  for (const h of s.encounter?.houses ?? []) h.people = h.people.filter((id) => !who.includes(id));
}
