import type { MapFile } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { personOf, vehicleOf } from '../../state.js';
import type { Occurrence } from '../../tables/campaign/events.js';
import { fact } from '../deed.js';
import { line, one, word } from '../lines.js';
import { vehicle as named } from '../vehicles.js';

/** Facts of random events on two sixes. */
export const EVENT_FACTS = {
  occurrence: fact<{ readonly event: Occurrence; readonly fits: boolean }>({
    told: ({ event, fits }) =>
      line(fits ? `occurrence-${event}` : 'occurrence-not', { what: word(`occurrence.${event}`) }),
    words: {
      'occurrence-not': 'Two sixes: {{what}}, and nothing came of it.',
      'occurrence-barking-dog': 'Two sixes: a dog came running, barking, and not alone.',
      'occurrence-weapon-breaks': 'Two sixes: something gave way.',
      'occurrence-wrong-ammo': 'Two sixes: somebody had packed the wrong rounds.',
      'occurrence-out-of-gas': 'Two sixes: an engine coughed.',
      'occurrence-car-alarm': 'Two sixes: a car began to howl.',
      'occurrence-dead-end': 'Two sixes: the way ahead was blocked.',
      'occurrence-keys-left': 'Two sixes: somebody had left the keys in.',
      'occurrence-fire': 'Two sixes: a building close by was burning.',
      'occurrence-shadows': 'Two sixes: somebody lost their nerve.',
      'occurrence-closet': 'Two sixes: a closet burst open.',
      'occurrence-back-seat': 'Two sixes: something stirred in the back seat.',
      'occurrence-bad-weather': 'Two sixes: clouds were coming up.',
      'occurrence-black-chopper': 'Two sixes: a black helicopter passed over.',
      'occurrence-safe-place': 'Two sixes: there was a place to hide until morning.',
      'occurrence-cell-phone': 'Two sixes: a telephone rang.',
    },
  }),

  /** The gun at this index falls apart, or the melee weapon if the index is negative. BDZ-enc-rand-3. */
  'fell-apart': fact<{ readonly who: string; readonly weapon: number }>({
    does: (s, { who, weapon }) => {
      const p = personOf(s, who);
      if (weapon < 0) {
        const [next = 'unarmed', ...more] = p.more;
        Object.assign(p, { melee: next, more });
        return;
      }
      p.guns.splice(weapon, 1);
      const kept = p.hand.filter((i) => i !== weapon).map((i) => (i > weapon ? i - 1 : i));
      p.hand = kept.length === 0 && p.guns.length > 0 ? [0] : kept;
    },
    told: ({ who }) => line('fell-apart', { who: one(who) }),
    words: { 'fell-apart': 'The weapon of {{who}} fell apart.' },
    follows: true,
  }),

  /** BDZ-enc-rand-4a. */
  misfit: fact<{ readonly who: string; readonly weapon: number }>({
    does: (s, { who, weapon }) => {
      Object.assign(personOf(s, who).guns[weapon] ?? {}, { empty: true, misfit: true });
    },
    told: ({ who }) => line('misfit', { who: one(who) }),
    words: {
      misfit:
        '{{who}} had brought the wrong rounds for a weapon, and could not fire it any more in this encounter.',
    },
    follows: true,
  }),

  /** BDZ-enc-rand-4b. */
  'ran-dry': fact<{ readonly vehicle: string }>({
    does: (s, f) => {
      Object.assign(vehicleOf(s, f.vehicle), { fuel: 0, running: false });
    },
    told: (f) => line('ran-dry', { what: named(f.vehicle) }),
    words: { 'ran-dry': '{{what}} was out of gas.' },
    follows: true,
  }),

  /** BDZ-enc-rand-6. */
  'keys-left': fact<{ readonly vehicle: string }>({
    does: (s, f) => {
      vehicleOf(s, f.vehicle).keeper = '';
    },
    told: (f) => line('keys-left', { what: named(f.vehicle) }),
    words: { 'keys-left': 'The keys of {{what}} were in it, for anybody to take.' },
    follows: true,
  }),

  /** Barriers close the roads. BDZ-enc-rand-5b. */
  barred: fact<{ readonly map: MapFile }>({
    does: (s, f) => {
      s.map = f.map;
    },
  }),

  /** Activation rolls before the weather breaks; 0 once it does. BDZ-enc-rand-10a. */
  storm: fact<{ readonly left: number }>({
    does: (s, f) => {
      s.storm = f.left;
    },
    told: ({ left }) => (left === 0 ? line('storm') : undefined),
    words: { storm: 'The weather broke: nobody saw far any more.' },
  }),

  /** Zombies lose sight of everything and are drawn off. BDZ-enc-rand-10b. */
  'drawn-off': fact<{
    readonly zeds: readonly { readonly zed: string; readonly at: Place; readonly facing: number }[];
  }>({
    does: (s, f) => {
      for (const { zed, at, facing } of f.zeds) {
        const [x, y, level] = at;
        const z = s.zeds.find((each) => each.id === zed);
        if (z) Object.assign(z, { x, y, level, facing, saw: null, feast: '', door: '', waits: 0 });
      }
      const gone = f.zeds.map((each) => each.zed);
      s.melees = s.melees.filter((m) => !gone.includes(m.with));
    },
    told: ({ zeds }) => line('drawn-off', { zeds: { noun: 'kind.zed', count: zeds.length } }),
    words: { 'drawn-off': 'It drew {{zeds}} off.' },
    sort: 'moves',
    follows: true,
  }),

  /** BDZ-enc-rand-11. */
  refuge: fact<Record<never, never>>({
    does: (s) => {
      if (s.encounter) s.encounter.refuge = true;
    },
  }),

  /** BDZ-enc-rand-11, BDZ-enc-tb-end. */
  'encounter-ended': fact<{ readonly by: string }>({
    does: (s) => {
      if (s.encounter) s.encounter.ended = true;
    },
    told: ({ by }) => (by === '' ? undefined : line('refuge', { who: one(by) })),
    words: { refuge: '{{who}} barred the door, and they waited for the morning.' },
  }),

  /** Everybody in the settlement knows about the band. BDZ-enc-rand-5a. */
  alerted: fact<Record<never, never>>({
    does: (s) => {
      if (s.encounter?.alarm === 'quiet') s.encounter.alarm = 'aware';
    },
    told: () => line('alerted'),
    words: { alerted: 'The whole settlement was awake now.' },
    follows: true,
  }),
};
