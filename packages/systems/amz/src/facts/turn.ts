import type { Deed, Mode } from '../kinds.js';
import { type State, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, summed, unit, word } from './lines.js';

type Stage = State['stage'];

/** Cards whose effect on a unit ends with its activation: Second Wind, They Smell Us. AMZ-T-quirk-cards. */
const FOR_AN_ACTIVATION: readonly number[] = [2, 13];

/** Deeds whose name already says how the unit moves. */
const STILL: readonly Deed[] = ['overwatch', 'hide', 'tend', 'take-cover', 'objective'];

/** How an announcement is told. Broken Non-Professionals announce nothing: they run. AMZ-T-morale-levels, AMZ-sc2. */
function announcing(deed: Deed, mode: Mode, most: number, cause: string): string {
  if (cause === 'AMZ-sc2') return 'announced-flies';
  if (cause === 'AMZ-T-morale-levels') return most > 0 ? 'announced-runs' : 'announced-stays';
  return STILL.includes(deed) || mode === 'stationary' ? 'announced-still' : 'announced';
}

/** Facts about turns, steps, activations and Interrupts. */
export const TURN = {
  /** AMZ-turn-13-repeat. */
  turn: fact<{ readonly turn: number }>({
    does: (s, f) => {
      s.turn = f.turn;
      s.stage = f.turn === 1 ? 'living' : 'arrivals';
      s.effects = s.effects.filter((e) => e.until >= f.turn);
      for (const u of s.units) {
        delete u.flashed;
        delete u.near;
        delete u.passed;
        if (u.windows) u.windows = [];
        // Whatever it did in the last turn, it has not moved in this one. AMZ-D-last-mode.
        if (u.kind === 'living' && u.mode !== 'overwatch') u.mode = 'stationary';
        Object.assign(u, {
          done: u.loses,
          loses: false,
          heard: false,
          feared: [],
          interrupted: false,
          moved: false,
          drives: [],
        });
      }
    },
    told: ({ turn }) => line('turn', { turn }),
    words: { turn: 'Turn {{turn}}' },
  }),

  stage: fact<{ readonly stage: Stage }>({
    does: (s, f) => {
      s.stage = f.stage;
    },
  }),

  /** This unit is now the active one. AMZ-turn-08-activate. */
  activated: fact<{ readonly unit: string }>({
    does: (s, f) => {
      const u = unitOf(s, f.unit);
      Object.assign(u, {
        done: true,
        overwatch: false,
        tookCover: false,
        engaged: [],
        watched: 0,
      });
      delete u.near;
      u.mode = 'stationary';
      s.active = {
        unit: f.unit,
        deed: null,
        mode: 'stationary',
        gone: 0,
        most: 0,
        interruptions: 0,
        fired: false,
        halted: false,
        ended: false,
        medic: false,
        before: s.achieved.length,
        carriers: 0,
        jammed: u.jammed,
      };
      // A hit from now on is for the activation after this one.
      u.jammed = false;
    },
    told: ({ unit: id }) => line('activated', { who: unit(id) }),
    words: { activated: 'Next to act: {{who}}.' },
    parts: true,
  }),

  /** AMZ-activation. */
  announced: fact<{ readonly unit: string; readonly deed: Deed; readonly mode: Mode; readonly most: number }>(
    {
      does: (s, f) => {
        const u = unitOf(s, f.unit);
        u.mode = f.mode;
        u.overwatch = f.deed === 'overwatch';
        // Hidden until it moves, fires, or is assaulted or fired upon. AMZ-hide.
        if (f.deed === 'hide') u.hidden = true;
        // A check failed earlier takes nothing from this move. AMZ-D-start-order.
        if (s.active) Object.assign(s.active, { deed: f.deed, mode: f.mode, most: f.most, halted: false });
        if (s.active && f.deed === 'close-combat') s.active.charging = true;
      },
      told: ({ unit: id, deed, mode, most, cause }) =>
        line(announcing(deed, mode, most, cause), {
          who: unit(id),
          deed: word(mode === 'stationary' && deed === 'move-fire' ? 'deed.stand-fire' : `deed.${deed}`),
          mode: word(`mode.${mode}`),
        }),
      words: {
        announced: '{{who}} announced: {{deed}}, {{mode}}.',
        'announced-still': '{{who}} announced: {{deed}}.',
        'announced-runs': '{{who}}, Broken, ran for safety.',
        'announced-stays': '{{who}}, Broken, stayed put.',
        'announced-flies': '{{who}}, Broken, made for the helicopter.',
      },
      follows: true,
    },
  ),

  /** The unit's activation is over, with everything that lasted for it. AMZ-activation, AMZ-cc-forfeit. */
  'ended-activation': fact<{ readonly unit: string }>({
    does: (s, f) => {
      if (s.active?.unit === f.unit) s.active = null;
      s.effects = s.effects.filter((e) => e.on !== f.unit || !FOR_AN_ACTIVATION.includes(e.card));
    },
  }),

  /** An assaulted unit loses whatever it could still do this turn. AMZ-cc-forfeit. */
  forfeits: fact<{ readonly unit: string }>({
    does: (s, f) => {
      Object.assign(unitOf(s, f.unit), { done: true, overwatch: false, hidden: false });
      if (s.active?.unit === f.unit) Object.assign(s.active, { ended: true, assaulted: true });
    },
  }),

  /** The unit counts as In Cover until its next activation. AMZ-take-cover. */
  'took-cover': fact<{ readonly unit: string }>({
    does: (s, f) => {
      unitOf(s, f.unit).tookCover = true;
    },
    told: ({ unit: id }) => line('took-cover', { who: unit(id) }),
    words: { 'took-cover': '{{who}} took cover.' },
    follows: true,
  }),

  /** The unit loses the rest of its move: Shaken, or a vehicle among the dead. AMZ-T-morale-levels, AMZ-vehicle-attack. */
  halts: fact<{ readonly unit: string }>({
    does: (s, f) => {
      if (s.active?.unit === f.unit) s.active.halted = true;
    },
    told: ({ unit: id, cause }) =>
      cause === 'AMZ-vehicle-attack' ? line('held-fast', { who: unit(id) }) : undefined,
    words: { 'held-fast': '{{who}} was stopped by too many of the dead.' },
    follows: true,
  }),

  /** The rest of an announced move, or all of it, is not made. AMZ-T-morale-levels. */
  'lost-move': fact<{ readonly unit: string }>({
    told: ({ unit: id }) => line('lost-move', { who: unit(id) }),
    words: { 'lost-move': '{{who}} went no farther.' },
    follows: true,
  }),

  /** The move into a Close Combat is over. AMZ-defense-charging. */
  'charge-over': fact<{ readonly unit: string }>({
    does: (s, f) => {
      if (s.active?.unit === f.unit) s.active.charging = false;
    },
  }),

  /** AMZ-interrupt-declare. */
  interrupts: fact<{ readonly unit: string; readonly on: string }>({
    does: (s, f) => {
      unitOf(s, f.unit).interrupted = true;
      if (s.active) s.active.interruptions++;
    },
    told: ({ unit: id, on }) => line('interrupts', { who: unit(id), on: unit(on) }),
    words: { interrupts: '{{who}} Interrupted {{on}}.' },
    parts: true,
  }),

  /** A card cancels an Interrupt, so it costs the acting unit no die. AMZ-T-quirk-cards, 26. */
  'interrupt-cancelled': fact<{ readonly unit: string }>({
    does: (s) => {
      if (s.active) s.active.interruptions--;
    },
    told: ({ unit: id }) => line('interrupt-cancelled', { who: unit(id) }),
    words: { 'interrupt-cancelled': '{{who}} was led astray.' },
    follows: true,
  }),

  /** A Dexter drives a unit this turn. AMZ-dexter-control. */
  drives: fact<{
    readonly dexter: string;
    readonly unit: string;
    /** It is to stay where it is. */
    readonly still?: true;
  }>({
    does: (s, f) => {
      unitOf(s, f.dexter).drives.push(f.unit);
    },
    told: ({ dexter, unit: id, still }) =>
      line(still ? 'held-back' : 'drives', { who: unit(dexter), whom: unit(id) }),
    words: { drives: '{{who}} drove {{whom}} on.', 'held-back': '{{who}} held {{whom}} back.' },
    follows: true,
  }),

  /** AMZ-reaction-test: the results of both dice, and what was added to each, if anything. */
  reacted: fact<{
    readonly unit: string;
    readonly against: string;
    readonly living: number;
    readonly zombie: number;
    readonly livingPlus?: number;
    readonly zombiePlus?: number;
    readonly deadFirst: boolean;
  }>({
    told: ({ unit: id, against, living, zombie, livingPlus, zombiePlus, deadFirst }) =>
      line(deadFirst ? 'reacted-late' : 'reacted', {
        who: unit(id),
        whom: unit(against),
        living: summed(living, livingPlus),
        zombie: summed(zombie, zombiePlus),
      }),
    words: {
      reacted: '{{who}} reacted in time: {{living}} against {{zombie}}.',
      'reacted-late': '{{whom}} came before {{who}} could react: {{zombie}} against {{living}}.',
    },
    follows: true,
  }),

  /** What the Living unit does before the dead act. AMZ-reaction-living-first. */
  answered: fact<{ readonly unit: string; readonly how: 'fire' | 'complete' | 'wait' }>({
    told: ({ unit: id, how }) => line(`answered-${how}`, { who: unit(id) }),
    words: {
      'answered-fire': '{{who}} got to fire first.',
      'answered-complete': '{{who}} got to complete the move first.',
      'answered-wait': '{{who}} waited for it.',
    },
    follows: true,
  }),
};
