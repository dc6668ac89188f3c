import type { Level } from '../kinds.js';
import { figureOf, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, summed, unit, word } from './lines.js';

/** Facts about nerve: checks, levels, Confidence, leaders. */
export const MORALE = {
  /** A unit's roll, with its Stress. AMZ-morale-check. */
  'checked-morale': fact<{
    readonly unit: string;
    readonly total: number;
    /** What was added to the die. */
    readonly plus?: number;
    readonly stress: number;
    readonly passed: boolean;
  }>({
    told: ({ unit: id, total, plus, stress, passed }) =>
      line(passed ? 'checked-morale' : 'failed-morale', {
        who: unit(id),
        total: summed(total, plus),
        stress,
      }),
    words: {
      'checked-morale': '{{who}} held: {{total}} at a Stress of {{stress}}.',
      'failed-morale': '{{who}} lost heart: {{total}} at a Stress of {{stress}}.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** The unit's level falls, and it leaves Overwatch; a Broken unit stays Broken. AMZ-morale-levels, AMZ-overwatch. */
  'lost-heart': fact<{
    readonly unit: string;
    readonly level: Level;
    /** It was Broken before. */
    readonly still?: true;
  }>({
    does: (s, f) => {
      Object.assign(unitOf(s, f.unit), { level: f.level, overwatch: false });
    },
    told: ({ unit: id, level, still }) =>
      line(still ? 'still' : 'level', { who: unit(id), level: word(`level.${level}`) }),
    words: { level: '{{who}} became {{level}}.', still: '{{who}} stayed {{level}}.' },
    sort: 'fights',
    follows: true,
  }),

  /** AMZ-confidence-roll. */
  'took-heart': fact<{
    readonly unit: string;
    readonly total: number;
    /** What was added to the die. */
    readonly plus?: number;
    readonly level: Level;
  }>({
    does: (s, f) => {
      unitOf(s, f.unit).level = f.level;
    },
    told: ({ unit: id, total, plus, level }) =>
      line('took-heart', { who: unit(id), total: summed(total, plus), level: word(`level.${level}`) }),
    words: { 'took-heart': '{{who}} took heart again and became {{level}}: {{total}}.' },
    sort: 'fights',
    follows: true,
  }),

  /** The roll for Confidence had no effect. AMZ-confidence-roll. */
  'no-heart': fact<{ readonly unit: string; readonly total: number; readonly plus?: number }>({
    told: ({ unit: id, total, plus }) => line('no-heart', { who: unit(id), total: summed(total, plus) }),
    words: { 'no-heart': '{{who}} could not take heart: {{total}}.' },
    sort: 'fights',
    follows: true,
  }),

  /** The unit has checked Morale for this Romeo or Dexter unit, which happens once a turn. AMZ-morale-once. */
  feared: fact<{ readonly unit: string; readonly of: string }>({
    does: (s, f) => {
      const u = unitOf(s, f.unit);
      u.feared.push(f.of);
      if (u.passed) u.passed = u.passed.filter((id) => id !== f.of);
    },
    told: ({ unit: id, of }) => line('feared', { who: unit(id), whom: unit(of) }),
    words: { feared: '{{whom}} came close to {{who}}.' },
    sort: 'fights',
  }),

  /** A Romeo or Dexter unit was near on the way of a move, its own or the unit's: a check is due. AMZ-morale-once. */
  'came-by': fact<{ readonly unit: string; readonly of: string }>({
    does: (s, f) => {
      const u = unitOf(s, f.unit);
      u.passed = [...(u.passed ?? []), f.of];
    },
  }),

  /**
   * These Romeos and Dexters are near as the turn begins, and have been ever since: the unit checks for them when it
   * acts. AMZ-morale-once.
   */
  'near-already': fact<{ readonly unit: string; readonly of: readonly string[] }>({
    does: (s, f) => {
      unitOf(s, f.unit).near = [...f.of];
    },
  }),

  /** The unit's activation is over. AMZ-pull-back. */
  'broke-off': fact<{ readonly unit: string }>({
    does: (s, f) => {
      if (s.active?.unit === f.unit) s.active.ended = true;
    },
  }),

  /** AMZ-pull-back. */
  'loses-next': fact<{ readonly unit: string }>({
    does: (s, f) => {
      const u = unitOf(s, f.unit);
      // A unit that has yet to act this turn loses this turn's activation.
      if (u.done || s.stage === 'random' || s.stage === 'masters' || s.stage === 'end') u.loses = true;
      else u.done = true;
    },
    told: ({ unit: id }) => line('loses-next', { who: unit(id) }),
    words: { 'loses-next': '{{who}} will lose the next activation.' },
    follows: true,
  }),

  /** A leader moves to another unit. AMZ-leadership. */
  'leader-went': fact<{ readonly figure: string; readonly from: string; readonly whom: string }>({
    does: (s, f) => {
      figureOf(s, f.figure).unit = f.whom;
    },
    told: ({ from, whom }) => line('leader-went', { who: unit(from), whom: unit(whom) }),
    words: { 'leader-went': 'The leader of {{who}} went over to {{whom}}.' },
  }),
};
