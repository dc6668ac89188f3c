import type { Place } from '@shambles/measured';
import { isRunning, personOf, vehicleOf } from '../state.js';
import { fact } from './deed.js';
import { isZed, line, one, several } from './lines.js';

type How = 'walk' | 'duck-back' | 'retire' | 'hunker' | 'charge' | 'shamble';

/** Facts of moving, lying down and ducking. */
export const MOVE = {
  walked: fact<{
    readonly who: string;
    readonly way: readonly Place[];
    readonly facing: number;
    readonly cost: number;
    readonly how: How;
  }>({
    does: (s, f) => {
      const [x, y, level] = f.way[f.way.length - 1] as Place;
      const figure = [...s.people, ...s.zeds].find((each) => each.id === f.who);
      if (figure) Object.assign(figure, { x, y, level, facing: f.facing });
      if (isZed(f.who) || (f.how !== 'walk' && f.how !== 'charge')) return;
      const p = personOf(s, f.who);
      p.used = Math.round((p.used + f.cost) * 1000) / 1000;
      p.went = Math.round((p.went + f.cost) * 1000) / 1000;
    },
    told: ({ who, how, cost }) => {
      const inches = Math.round(cost * 2) / 2;
      // Nobody is told of less than a quarter of an inch.
      if (isZed(who) || (how === 'walk' && inches === 0)) return undefined;
      return line(how === 'walk' && inches === 1 ? 'walked-inch' : `walked-${how}`, {
        who: one(who),
        inches,
      });
    },
    words: {
      'walked-inch': '{{who}} went an inch.',
      'walked-walk': '{{who}} went {{inches}} inches.',
      'walked-charge': '{{who}} charged.',
      'walked-duck-back': '{{who}} dived for cover.',
      'walked-retire': '{{who}} ran for cover.',
      'walked-hunker': '{{who}} crept into cover.',
    },
    sort: 'moves',
    follows: true,
  }),

  faced: fact<{ readonly who: string; readonly facing: number }>({
    does: (s, f) => {
      const figure = [...s.people, ...s.zeds].find((each) => each.id === f.who);
      if (figure) figure.facing = f.facing;
    },
  }),

  /** A figure goes prone, which ends its movement, or stands up. BDZ-move-prone, BDZ-move-stand. */
  prone: fact<{ readonly who: string; readonly prone: boolean; readonly cost: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.prone = f.prone;
      p.used = f.prone ? p.allowance : p.used + f.cost;
    },
    told: ({ who, prone }) => line(prone ? 'prone' : 'stood', { who: one(who) }),
    words: { prone: '{{who}} went prone.', stood: '{{who}} stood up.' },
    sort: 'moves',
    follows: true,
  }),

  'moves-fast': fact<{
    readonly by: readonly { readonly who: string; readonly passed: 0 | 1 | 2; readonly inches: number }[];
  }>({
    does: (s, f) => {
      for (const { who, passed, inches } of f.by)
        Object.assign(personOf(s, who), { fast: passed, allowance: inches });
    },
    told: ({ by }) => line('moves-fast', { who: several(by.map((each) => each.who)) }),
    words: { 'moves-fast': '{{who}} tried to go fast.' },
    sort: 'moves',
  }),

  /** A figure calls on hunkered-down friends. BDZ-react-rally. */
  rallies: fact<{ readonly who: string }>({
    does: (s, f) => {
      s.active?.rallied.push(f.who);
    },
  }),

  /** A figure stops where it is, with the vehicle that it drives. BDZ-move-halt. */
  halted: fact<{ readonly who: string; readonly vehicle?: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.used = p.allowance;
      p.charges = '';
      if (f.vehicle !== undefined) vehicleOf(s, f.vehicle).halts = true;
    },
  }),

  /** A figure does not duck. BDZ-attr-nerves. */
  undaunted: fact<{ readonly who: string }>({
    told: ({ who }) => line('undaunted', { who: one(who) }),
    words: { undaunted: '{{who}} did not flinch.' },
    sort: 'moves',
    follows: true,
  }),

  /** BDZ-move-duck-back, BDZ-move-hunker, BDZ-move-retire. */
  'went-low': fact<{
    readonly who: string;
    readonly status: 'ducked' | 'hunkered';
    readonly covered: boolean;
    readonly from: readonly string[];
    readonly retired: boolean;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.status = f.status;
      p.prone ||= !f.covered;
      // A driver does not hide: it drives away. BDZ-veh-shoot-driver-duckback.
      const drives = p.aboard !== '' && p.sits === 'wheel' && isRunning(vehicleOf(s, p.aboard));
      p.hidesFrom = !drives && (f.status === 'ducked' || f.covered) ? [...f.from] : [];
      p.retired = f.retired;
      p.deeds.hunkered ||= f.status === 'hunkered';
      p.used = p.allowance;
      p.charges = '';
    },
    told: ({ who, status, covered }) => line(`${status}-${covered ? 'cover' : 'prone'}`, { who: one(who) }),
    words: {
      'ducked-cover': '{{who}} ducked back.',
      'ducked-prone': '{{who}} dropped to the ground.',
      'hunkered-cover': '{{who}} hunkered down.',
      'hunkered-prone': '{{who}} lay down and would not move.',
    },
    sort: 'moves',
    follows: true,
  }),
};
