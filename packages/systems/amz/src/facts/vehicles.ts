import type { Place } from '@shambles/measured';
import { figureOf, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, many, unit } from './lines.js';

/** Off the table. */
const GONE = { x: -1, y: -1, level: 0 } as const;

/** Facts about vehicles and the figures in them. */
export const VEHICLES = {
  /** AMZ-vehicles. */
  boarded: fact<{ readonly unit: string; readonly vehicle: string; readonly figures: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.figures) Object.assign(figureOf(s, id), GONE, { aboard: f.vehicle });
      // A unit that rides from the start enters the table this way.
      Object.assign(unitOf(s, f.unit), { entered: true, hidden: false, overwatch: false, tookCover: false });
    },
    told: ({ unit: id, vehicle }) => line('boarded', { who: unit(id), what: unit(vehicle) }),
    words: { boarded: '{{who}} got into {{what}}.' },
    sort: 'moves',
  }),

  /** AMZ-vehicles. */
  'got-out': fact<{
    readonly unit: string;
    readonly vehicle: string;
    readonly places: readonly (readonly [id: string, at: Place])[];
  }>({
    does: (s, f) => {
      for (const [id, [x, y, level]] of f.places) Object.assign(figureOf(s, id), { x, y, level, aboard: '' });
      if (s.active?.unit === f.unit) s.active.out = true;
    },
    told: ({ unit: id, vehicle }) => line('got-out', { who: unit(id), what: unit(vehicle) }),
    words: { 'got-out': '{{who}} got out of {{what}}.' },
    sort: 'moves',
  }),

  /** AMZ-D-hatches. */
  hatches: fact<{ readonly unit: string; readonly open: boolean }>({
    does: (s, f) => {
      unitOf(s, f.unit).open = f.open;
    },
    told: ({ unit: id, open }) => line(open ? 'hatches-open' : 'hatches-shut', { who: unit(id) }),
    words: { 'hatches-open': '{{who}}: hatches open.', 'hatches-shut': '{{who}}: buttoned up.' },
    follows: true,
  }),

  /** A vehicle pushes through a mob. AMZ-vehicle-attack. */
  pushed: fact<{ readonly unit: string; readonly mob: string; readonly hits: number }>({
    told: ({ unit: id, mob, hits }) =>
      line('pushed', { who: unit(id), whom: unit(mob), hits: many('kind.hit', hits) }),
    words: { pushed: '{{who}} drove through {{whom}}: {{hits}}.' },
    sort: 'fights',
  }),

  /** Zombies attack a vehicle with their hands. AMZ-vehicle-attack. */
  clawed: fact<{ readonly unit: string; readonly mob: string; readonly hits: number }>({
    told: ({ unit: id, mob, hits }) =>
      line('clawed', { who: unit(mob), whom: unit(id), hits: many('kind.hit', hits) }),
    words: { clawed: '{{who}} fell upon {{whom}}: {{hits}}.' },
    sort: 'fights',
  }),

  /** Hits on a buttoned-up vehicle have no effect. AMZ-vehicle-attack. */
  unharmed: fact<{ readonly unit: string }>({
    told: ({ unit: id }) => line('unharmed', { who: unit(id) }),
    words: { unharmed: '{{who}} took no harm behind its armor.' },
    sort: 'fights',
    follows: true,
  }),

  /** AMZ-T-vehicle-damage. */
  damaged: fact<{ readonly unit: string; readonly hit: 'jammed' | 'immobilised' | 'disarmed' }>({
    does: (s, f) => {
      unitOf(s, f.unit)[f.hit] = true;
    },
    told: ({ unit: id, hit }) => line(`damaged-${hit}`, { who: unit(id) }),
    words: {
      'damaged-jammed': '{{who}} will not fire in its next activation.',
      'damaged-immobilised': '{{who}} does not move any more.',
      'damaged-disarmed': '{{who}} lost its weapon.',
    },
    sort: 'fights',
    follows: true,
  }),

  /**
   * The vehicle is destroyed; the figures in it are placed around it, and its crew becomes a unit on foot, which no
   * damage to the vehicle hinders.
   * AMZ-T-vehicle-damage.
   */
  wrecked: fact<{
    readonly unit: string;
    readonly body: string;
    readonly places: readonly (readonly [id: string, at: Place])[];
  }>({
    does: (s, f) => {
      Object.assign(figureOf(s, f.body), GONE, { status: 'destroyed' });
      const onFoot = { vehicle: null, immobilised: false, disarmed: false, jammed: false } as const;
      Object.assign(unitOf(s, f.unit), onFoot);
      if (s.active?.unit === f.unit) s.active.jammed = false;
      for (const [id, [x, y, level]] of f.places) Object.assign(figureOf(s, id), { x, y, level, aboard: '' });
    },
    told: ({ unit: id }) => line('wrecked', { who: unit(id) }),
    words: { wrecked: '{{who}} was destroyed.' },
    sort: 'fights',
    follows: true,
  }),
};
