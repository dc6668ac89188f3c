import type { Place } from '@shambles/measured';
import type { Armor, Mode, Quality, Support, Zombie } from '../kinds.js';
import { activeOf, type Figure, FRESH_FIGURE, FRESH_UNIT, figureOf, type Unit, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, many, unit } from './lines.js';

/** Facts about Hot Spots, arrivals, and what the dead do by themselves. */
export const ZOMBIES = {
  /** How a Dexter or Possessed unit moves this time. AMZ-zombie-rapid. */
  paced: fact<{ readonly unit: string; readonly mode: Mode; readonly order: 'move-fire' | 'fire-move' }>({
    does: (s, f) => {
      unitOf(s, f.unit).mode = f.mode;
    },
  }),

  /** The unit has acted in step 11 or 12. AMZ-turn-11-random, AMZ-turn-12-masters. */
  'dead-acted': fact<{ readonly unit: string }>({
    does: (s, f) => {
      unitOf(s, f.unit).moved = true;
    },
    parts: true,
  }),

  /** A new zombie unit comes onto the table. AMZ-hot-spots, AMZ-reinforcements, AMZ-capture. */
  arrived: fact<{
    /** Id of the new unit. */
    readonly mob: string;
    readonly kind: Zombie;
    readonly quality: Quality;
    readonly armor: Armor;
    readonly places: readonly Place[];
    readonly supports: readonly (Support | null)[];
    /** Living figures that were captured and have turned. */
    readonly captives: readonly string[];
  }>({
    does: (s, f) => {
      const number = s.nextMob++;
      const id = f.mob;
      const made: Unit = { ...FRESH_UNIT, engaged: [], feared: [], drives: [], id, kind: f.kind, number };
      s.units.push({ ...made, quality: f.quality, armor: f.armor });
      f.places.forEach(([x, y, level], i) => {
        const own: Figure = { ...FRESH_FIGURE, id: `${id}-${i + 1}`, unit: id, x, y, level };
        s.figures.push({ ...own, support: f.supports[i] ?? null });
      });
      for (const captive of f.captives) figureOf(s, captive).captor = '';
    },
    told: ({ mob, kind, places, captives }) =>
      line(captives.length > 0 ? 'turned' : 'arrived', {
        who: many(`zombie.${kind}`, places.length),
        mob: unit(mob),
      }),
    words: { arrived: '{{mob}} came: {{who}}.', turned: 'Captives became {{mob}}: {{who}}.' },
    sort: 'moves',
  }),

  /** The unit that held these captives is gone. AMZ-capture. */
  'never-turned': fact<{ readonly figures: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.figures) figureOf(s, id).captor = '';
    },
  }),

  /** Extra zombies, drawn by fire, arrive with a mob. AMZ-noise. */
  heard: fact<{ readonly counters: number; readonly drawn: number }>({
    does: (s) => {
      s.noise = 0;
    },
    told: ({ drawn }) =>
      drawn > 0 ? line('heard', { drawn: many('kind.figure', drawn) }) : line('heard-none'),
    words: { heard: 'The noise drew {{drawn}} more.', 'heard-none': 'The noise drew nobody.' },
    follows: true,
  }),

  /** AMZ-hot-spots. */
  'hot-spot-shut': fact<{ readonly number: number; readonly other: number | null }>({
    told: ({ number, other }) =>
      other === null ? line('hot-spots-shut') : line('hot-spot-shut', { number, other }),
    words: {
      'hot-spot-shut': 'Hot Spot {{number}} is shut: they came at {{other}}.',
      'hot-spots-shut': 'All Hot Spots are shut: nobody came.',
    },
  }),

  /** AMZ-hot-spots; number 0 for one that a card opens for this turn. */
  'hot-spot-placed': fact<{ readonly number: number; readonly at: Place }>({
    does: (s, { number, at: [x, y, level] }) => {
      s.hotSpots = s.hotSpots.filter((h) => h.number !== number);
      s.hotSpots.push({ number, x, y, level, closed: false });
    },
    told: ({ number }) => line(number === 0 ? 'manhole' : 'hot-spot-placed', { number }),
    words: { 'hot-spot-placed': 'Hot Spot {{number}} was placed.', manhole: 'A manhole opened.' },
  }),

  'hot-spot-gone': fact<{ readonly number: number }>({
    does: (s, f) => {
      s.hotSpots = s.hotSpots.filter((h) => h.number !== f.number);
    },
  }),

  'no-arrivals': fact({
    told: () => line('no-arrivals'),
    words: { 'no-arrivals': 'None of the dead came.' },
  }),

  /** The unit has looked for a hidden unit. AMZ-hide. */
  sought: fact<{ readonly unit: string; readonly whom: string; readonly found: boolean }>({
    told: ({ unit: id, whom, found }) =>
      line(found ? 'sought-found' : 'sought', { who: unit(id), whom: unit(whom) }),
    words: { 'sought-found': '{{who}} found {{whom}}.', sought: '{{who}} did not find {{whom}}.' },
    follows: true,
  }),

  /** Whether two mobs join. AMZ-mobs. */
  'joined-mob': fact<{ readonly unit: string; readonly into: string }>({
    does: (s, f) => {
      const [from, into] = [unitOf(s, f.unit), unitOf(s, f.into)];
      for (const each of activeOf(s, f.unit)) each.unit = f.into;
      into.interrupted ||= from.interrupted;
      into.moved ||= from.moved;
    },
    told: ({ unit: id, into }) => line('joined-mob', { who: unit(id), into: unit(into) }),
    words: { 'joined-mob': '{{who}} joined {{into}}.' },
    sort: 'moves',
    follows: true,
  }),

  /** AMZ-possessed-link. */
  collapsed: fact<{ readonly unit: string }>({
    does: (s, f) => {
      for (const each of activeOf(s, f.unit)) Object.assign(each, { status: 'destroyed', x: -1, y: -1 });
    },
    told: ({ unit: id }) => line('collapsed', { who: unit(id) }),
    words: { collapsed: '{{who}} collapsed: the last Dexter is gone.' },
  }),

  /** AMZ-leadership. */
  rated: fact<{ readonly figure: string; readonly rating: number }>({
    does: (s, f) => {
      figureOf(s, f.figure).leader = f.rating;
    },
    told: ({ rating }) => line('rated', { rating }),
    words: { rated: 'The leader is rated {{rating}}.' },
  }),
};
