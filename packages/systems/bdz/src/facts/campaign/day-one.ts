import type { Place } from '@shambles/measured';
import type { Gun, Item, MeleeWeapon } from '../../kinds.js';
import type { DayOne, DayPlace, Relative } from '../../state/day-one.js';
import { add, addAll, type Goods } from '../../state/goods.js';
import { PARKED, type Person, personOf, ridersOf, type State, type Vehicle, vehicleOf } from '../../state.js';
import { fact } from '../deed.js';
import { line, one, several, word } from '../lines.js';
import { laysDown } from '../wounded.js';
import { campaignOf } from './months.js';

/** Reasons for the end of a location. */
type Over =
  | 'gone'
  | 'stolen'
  | 'looted'
  | 'closed'
  | 'refused'
  | 'duty'
  | 'safe'
  | 'unconscious'
  | 'sent-away';

interface Stands {
  readonly who: string;
  /** Null for off the table. */
  readonly at: Place | null;
  readonly facing: number;
}

/** Facts of Day One, besides those of any fight. */
export const DAY_FACTS = {
  /** The results of the questionnaire. BDZ-T-day-questions. */
  'day-sheet': fact<{
    readonly who: string;
    readonly responder: boolean;
    readonly sheet: DayOne['sheet'];
    readonly family: readonly Relative[];
    readonly home: DayOne['home'];
    readonly parked: DayOne['parked'];
    /** Vehicles at hand. */
    readonly vehicles: DayOne['parked'];
  }>({
    does: (s, f) => {
      const { sheet, family, home, parked, vehicles } = structuredClone(f) as unknown as DayOne & {
        vehicles: DayOne['parked'];
      };
      Object.assign(dayOf(s), { sheet, family, home, parked, step: 'plan' });
      personOf(s, f.who).responder = f.responder;
      const c = campaignOf(s);
      for (const each of vehicles) {
        const id = `own-${each.kind}-${c.next.vehicle++}`;
        s.vehicles.push(vehicle(id, each, { x: -1, y: -1, keys: 'at-hand' }));
        c.vehicles.push(id);
      }
      passes(s);
    },
  }),

  /** Somebody takes additional weapons. BDZ-day-weapons. */
  'day-armed': fact<{
    readonly who: string;
    readonly guns: readonly Gun[];
    readonly melee: readonly MeleeWeapon[];
    readonly home: boolean;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.guns.push(...f.guns.map((gun) => ({ gun, empty: false })));
      if (p.hand.length === 0 && p.guns.length > 0) p.hand = [0];
      for (const melee of f.melee) {
        if (p.melee === 'unarmed') p.melee = melee;
        else p.more.push(melee);
      }
      if (f.home) {
        const { home } = dayOf(s);
        for (const gun of f.guns) home.guns.splice(home.guns.indexOf(gun), 1);
        for (const melee of f.melee) home.melee.splice(home.melee.indexOf(melee), 1);
      }
    },
    told: ({ who, guns, melee }) =>
      guns.length + melee.length === 0
        ? undefined
        : line('armed', { who: one(who), weapons: [...guns, ...melee].map((each) => word(`thing.${each}`)) }),
  }),

  /** The locations to visit, in order. BDZ-day-plan. */
  'day-plan': fact<{ readonly plan: readonly DayPlace[] }>({
    does: (s, f) => {
      Object.assign(dayOf(s), { plan: [...f.plan], step: 'next' });
      passes(s);
    },
    told: ({ plan }) => line('day-plan', { places: plan.map((each) => word(`place.${each}`)) }),
    words: { 'day-plan': 'The plan: {{places}}.' },
  }),

  /** The character sets out for a location. BDZ-day-getting-there, BDZ-D-c100. */
  'day-set-out': fact<{
    readonly place: DayPlace;
    readonly wants: string;
    readonly late: number;
    readonly how: 'there' | 'vehicle' | 'foot';
  }>({
    does: (s, f) => {
      const d = dayOf(s);
      const fresh = { reached: false, pushed: false, felled: [], calm: false, officers: [], struck: '' };
      const { place, wants, late } = f;
      const plan = d.plan.filter((each) => each !== place);
      Object.assign(d, { ...fresh, at: place, wants, late, visits: d.visits + 1, plan });
    },
    told: ({ place, late, how }) =>
      line(how === 'there' ? 'day-there' : late > 0 ? `day-late-${how}` : `day-${how}`, {
        place: word(`${how === 'there' ? 'place' : 'way-to'}.${place}`),
        count: late,
      }),
    words: {
      'day-there': 'Day One began at {{place}}.',
      'day-foot': 'Day One: {{place}}, on foot.',
      'day-vehicle': 'Day One: {{place}}, by road.',
      'day-late-foot_one': 'Day One: {{place}}, on foot; so late that it counts as one place later.',
      'day-late-foot_other': 'Day One: {{place}}, on foot; so late that it counts as {{count}} places later.',
      'day-late-vehicle_one': 'Day One: {{place}}, by road; so late that it counts as one place later.',
      'day-late-vehicle_other':
        'Day One: {{place}}, by road; so late that it counts as {{count}} places later.',
    },
  }),

  /** Terrified civilians come. BDZ-day-civ-locations, BDZ-day-civilians. */
  'day-crowd': fact<{ readonly n: number; readonly start: boolean }>({
    does: (s, f) => {
      if (f.start) dayOf(s).pushed = true;
    },
    told: ({ n }) => (n === 0 ? undefined : line('day-crowd', { count: n })),
    words: {
      'day-crowd_one': 'A terrified civilian was in the way.',
      'day-crowd_other': '{{count}} terrified civilians were in the way.',
    },
  }),

  /** A civilian runs past or knocks somebody down. BDZ-day-civ-result. */
  'day-shoved': fact<{ readonly who: string; readonly own: number; readonly other: number }>({
    does: (s, f, book) => {
      if (f.own >= f.other) return;
      const p = personOf(s, f.who);
      dayOf(s).felled.push(f.who);
      laysDown(book, s, p);
      getsOut(s, p);
      leaves(s, f.who);
    },
    told: ({ who, own, other }) =>
      own < other ? line('day-felled', { who: one(who) }) : own > other ? line('day-past', {}) : undefined,
    words: { 'day-felled': '{{who}} was knocked unconscious.', 'day-past': 'One ran past.' },
    sort: 'fights',
    follows: true,
  }),

  /** Police officers come up. BDZ-day-police. */
  'day-police': fact<{ readonly officers: readonly Stands[] }>({
    does: (s, f) => {
      for (const each of f.officers) {
        stands(s, each);
        // In games begun before revision 7 they were not recruited as first responders.
        personOf(s, each.who).responder = true;
        dayOf(s).officers.push(each.who);
      }
    },
    told: ({ officers }) => line('day-police', { who: several(officers.map((o) => o.who)) }),
    words: { 'day-police': '{{who}} came up, and had something to say.' },
  }),

  /** The character gives up its weapons, and the police go. BDZ-D-c58. */
  'gave-up-arms': fact<{ readonly who: string }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), { guns: [], hand: [], melee: 'unarmed', more: [] });
      const d = dayOf(s);
      d.calm = true;
      for (const id of d.officers) leaves(s, id);
      d.officers = [];
    },
    told: ({ who }) => line('gave-up-arms', { who: one(who) }),
    words: { 'gave-up-arms': '{{who}} gave up all weapons, and was allowed to go on.' },
  }),

  /** The police take the character along, who lives. BDZ-day-police-arrest. */
  arrested: fact<{ readonly who: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.afterwards = 'normal';
      getsOut(s, p);
      leaves(s, f.who);
    },
    told: ({ who }) => line('arrested', { who: one(who) }),
    words: { arrested: 'The police arrested {{who}}.' },
  }),

  /** Somebody reaches the square in the middle. BDZ-day-objective. */
  'day-reached': fact<{ readonly who: string }>({
    does: (s) => {
      dayOf(s).reached = true;
      passes(s);
    },
    told: ({ who }) => line('day-reached', { who: one(who), place: word('day-square') }),
    words: { 'day-reached': '{{who}} had come to {{place}}.' },
  }),

  /** Some of the family are found, or turn out to be elsewhere. BDZ-D-c52, BDZ-D-c53, BDZ-D-c100. */
  'day-family': fact<{
    readonly who: readonly string[];
    readonly where: Relative['where'];
    readonly how: 'told' | 'picked-up' | 'left' | 'found' | 'home' | 'quiet';
  }>({
    does: (s, f) => {
      for (const r of dayOf(s).family)
        if (f.who.includes(r.id))
          Object.assign(r, { where: f.where, ...(f.where === 'away' && { person: '' }) });
    },
    told: ({ who, where, how }) =>
      how === 'quiet' || who.length === 0
        ? undefined
        : line(how === 'told' ? `day-${where}` : `day-${how}`, {
            who: who.map((id) => word(`family.${id}`)),
          }),
    words: {
      'day-away': '{{who}} had gone home, somebody said.',
      'day-to-school': '{{who}} had gone to the school, somebody said.',
      'day-picked-up': '{{who}} had been picked up, somebody said.',
      'day-left': '{{who}} had left already, somebody thought.',
      'day-evacuated': '{{who}} had been evacuated before anybody came.',
      'day-found': 'Found: {{who}}.',
      'day-home': 'At home: {{who}}.',
    },
  }),

  /** A relative becomes a person on the table, or off it if it stays at home. BDZ-D-c72. */
  'day-joined': fact<{ readonly relative: string; readonly who: string }>({
    does: (s, f) => {
      for (const r of dayOf(s).family) if (r.id === f.relative) r.person = f.who;
    },
    told: ({ relative, who }) => line('day-joined', { who: one(who), whose: word(`family.${relative}`) }),
    words: { 'day-joined': '{{who}} was {{whose}}.' },
    follows: true,
  }),

  /** Places relatives on the table beside the character, or off it. BDZ-day-loc-home. */
  'day-stands': fact<{ readonly who: readonly Stands[] }>({
    does: (s, f) => {
      for (const each of f.who) stands(s, each);
    },
  }),

  /** Somebody picks up what it came for; only in games begun before revision 7. BDZ-D-c96. */
  'day-took': fact<{ readonly who: string; readonly item: Item; readonly n: number }>({
    does: (s, f) => add(personOf(s, f.who).load, f.item, f.n),
    told: ({ who, item, n }) => line('day-took', { who: one(who), what: { noun: `item.${item}`, count: n } }),
    words: { 'day-took': '{{who}} had {{what}}.' },
  }),

  /** The goods at home now belong to the family. BDZ-D-c97. */
  'day-at-home': fact<{ readonly who: string }>({
    does: (s) => {
      dayOf(s).home.reached = true;
    },
    told: ({ who }) => line('day-at-home', { who: one(who) }),
    words: { 'day-at-home': '{{who}} was home, and what lay there was theirs.' },
  }),

  /** Vehicles of the household are parked here. BDZ-day-loc-vehicle. */
  'day-vehicles': fact<{
    readonly at: readonly {
      readonly kind: Vehicle['kind'];
      readonly fuel: number;
      readonly large?: boolean;
      readonly disabled?: boolean;
      readonly x: number;
      readonly y: number;
    }[];
    readonly wired: boolean;
  }>({
    does: (s, f) => {
      const keys = f.wired ? 'none' : 'at-hand';
      for (const { x, y, ...each } of f.at) s.vehicles.push(vehicle(each.kind, each, { x, y, keys }));
    },
    told: ({ at, wired }) => line(wired ? 'day-vehicles-wired' : 'day-vehicles', { count: at.length }),
    words: {
      'day-vehicles_one': 'There it was.',
      'day-vehicles_other': 'There they were, all {{count}}.',
      'day-vehicles-wired_one': 'There it was, but thieves had been at it: no key would turn.',
      'day-vehicles-wired_other': 'There they were, but thieves had been at them: no key would turn.',
    },
  }),

  /** A location has nothing more to offer. */
  'location-over': fact<{ readonly place: DayPlace; readonly why: Over; readonly closes: boolean }>({
    does: (s, f) => {
      if (s.encounter) s.encounter.ended = true;
      if (f.closes) dayOf(s).over.push(f.place);
      // The day ends with this location. BDZ-D-c73.
      if (f.why === 'duty') dayOf(s).ended = 'duty';
    },
    told: ({ why, place }) => line(`location-${why}`, { place: word(`place.${place}`) }),
    words: {
      'location-gone': 'Nobody to be found at {{place}}.',
      'location-stolen': 'What had been parked there was gone.',
      'location-looted': 'Looted: nothing was left at {{place}}.',
      'location-closed': 'Closed, or empty: {{place}}.',
      'location-refused': 'Nobody was let in at {{place}}.',
      'location-duty': 'Let in at {{place}}, and back on duty.',
      'location-safe': 'All of the family who could come were safe at {{place}}.',
      'location-unconscious':
        'The crowd had knocked everybody down, and that was the end of it at {{place}}. A new game can have smaller crowds: “Set the table” has the option “Crowds on Day One”.',
      'location-sent-away': 'Sent away from {{place}}.',
    },
  }),

  /**
   * The character is back from a location: who was lost, and which vehicles are still parked elsewhere. BDZ-day-plan.
   */
  'day-back': fact<{
    readonly lost: readonly string[];
    readonly parked: DayOne['parked'];
    readonly over: readonly DayPlace[];
  }>({
    does: (s, f) => {
      const d = dayOf(s);
      for (const r of d.family) if (f.lost.includes(r.person)) r.where = 'lost';
      d.parked = f.parked.map((each) => ({ ...each }));
      d.over.push(...f.over);
      d.step = 'next';
      passes(s);
    },
  }),

  /** What everybody carries, and what lies at home, is the family's from now on. BDZ-D-c73, BDZ-D-c97. */
  'day-over': fact<{
    readonly why: DayOne['ended'];
    readonly together: readonly string[];
    readonly goods: Goods;
  }>({
    does: (s, f) => {
      Object.assign(dayOf(s), { step: 'over', ended: f.why, plan: [] });
      addAll(campaignOf(s).goods, f.goods);
      for (const p of s.people) p.load = {};
      passes(s);
      if (f.why === 'dead') s.stage = 'over';
    },
    told: ({ why, together }) =>
      line(together.length > 0 && why !== 'dead' ? `day-over-${why}-with` : `day-over-${why}`, {
        who: together.map((id) => word(`family.${id}`)),
      }),
    words: Object.fromEntries(
      Object.entries({
        done: 'The first day was over',
        jail: 'It ended in a cell',
        duty: 'It ended back on duty',
        dead: 'That was the last of it',
      }).flatMap(([why, text]) => [
        [`day-over-${why}`, `${text}.`],
        [`day-over-${why}-with`, `${text}. Together: {{who}}.`],
      ]),
    ),
  }),
};

/** The Day One of this game. Throws RangeError if it has none. */
export function dayOf(s: Pick<State, 'day'>): DayOne {
  if (!s.day) throw new RangeError('This game is no Day One.');
  return s.day;
}

/** Moves the campaign's clock on, between locations or at one. */
function passes(s: State): void {
  campaignOf(s).clock++;
}

function stands(s: State, { who, at, facing }: Stands): void {
  leaves(s, who);
  const [x, y, level] = at ?? [-1, -1, 0];
  Object.assign(personOf(s, who), { x, y, level, facing });
}

/**
 * A vehicle leaves the table with its last rider. If others are still in it, it stays, at rest if it has lost its
 * driver. BDZ-D-c140.
 */
function getsOut(s: State, p: Person): void {
  if (p.aboard === '') return;
  const v = vehicleOf(s, p.aboard);
  const alone = ridersOf(s, v.id).length === 1;
  if (alone) Object.assign(v, { x: -1, y: -1, speed: 0, began: null });
  else {
    if (p.sits === 'wheel') v.speed = 0;
    p.aboard = '';
  }
}

function leaves(s: State, who: string): void {
  Object.assign(personOf(s, who), { x: -1, y: -1, level: 0, hidesFrom: [] } satisfies Partial<Person>);
  s.melees = s.melees.filter((m) => m.who !== who && m.with !== who);
}

function vehicle(
  id: string,
  { kind, fuel, large = false, disabled = false }: DayOne['parked'][number],
  at: Pick<Vehicle, 'x' | 'y' | 'keys'>,
): Vehicle {
  const condition = disabled ? 'disabled' : 'runs';
  return { ...PARKED, triedBy: [], id, kind, fuel, large, condition, found: false, ...at };
}
