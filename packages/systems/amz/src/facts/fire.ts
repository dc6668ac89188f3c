import { isLiving, type State, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, many, dice as said, unit } from './lines.js';

/** The kind of fire in an attack. */
export type FireKind = 'announced' | 'reaction' | 'overwatch' | 'defensive' | 'mounted' | 'possessed';

/** Attacks by fire. */
export const FIRE = {
  /** AMZ-fire-procedure. */
  fired: fact<{
    readonly unit: string;
    readonly at: string;
    readonly kind: FireKind;
    readonly dice: number;
    readonly defense: number;
    /** True if the dead hear it. AMZ-noise. */
    readonly loud: boolean;
  }>({
    does: (s, f) => {
      const by = unitOf(s, f.unit);
      by.hidden = false;
      by.flashed = true;
      unitOf(s, f.at).hidden = false;
      if (f.kind === 'overwatch') by.watched++;
      if (isLiving(by)) {
        if (f.kind !== 'defensive' && !by.engaged.includes(f.at)) by.engaged.push(f.at);
        if (f.loud) by.heard = true;
        if (f.loud) s.noise++;
        firesOut(s, f.unit);
      }
    },
    told: ({ unit: id, at, kind, dice, defense }) =>
      line(`fired-${kind}`, { who: unit(id), whom: unit(at), dice: said(dice), defense: said(defense) }),
    words: {
      'fired-announced': '{{who}} fired at {{whom}}: {{dice}} against {{defense}}.',
      'fired-reaction': '{{who}} fired at {{whom}} in reaction: {{dice}} against {{defense}}.',
      'fired-overwatch': '{{who}} fired from Overwatch at {{whom}}: {{dice}} against {{defense}}.',
      'fired-defensive': '{{who}} fired into the charge of {{whom}}: {{dice}} against {{defense}}.',
      'fired-mounted': '{{who}} fired from the vehicle at {{whom}}: {{dice}} against {{defense}}.',
      'fired-possessed': '{{who}} fired at {{whom}}: {{dice}} against {{defense}}.',
    },
    sort: 'fights',
  }),

  /** The fire that a unit announced is done, or was not made. */
  'fire-over': fact<{ readonly unit: string }>({
    does: (s, f) => fireIsOver(s, f.unit),
  }),

  /** The hits of an attack. AMZ-fire-matching. */
  hit: fact<{ readonly unit: string; readonly at: string; readonly hits: number }>({
    told: ({ unit: id, at, hits }) =>
      line(hits > 0 ? 'hit' : 'hit-none', { who: unit(id), whom: unit(at), hits: many('kind.hit', hits) }),
    words: { hit: '{{hits}} on {{whom}}.', 'hit-none': '{{who}} hit nobody.' },
    sort: 'fights',
    follows: true,
  }),
};

/** Passengers that fire use up a window of the vehicle this turn. AMZ-vehicle-attack. */
function firesOut(s: State, id: string): void {
  const aboard = s.figures.find((each) => each.unit === id && each.status === 'active' && each.aboard !== '');
  const vehicle = s.units.find((u) => u.id === aboard?.aboard);
  if (vehicle && !vehicle.windows?.includes(id)) vehicle.windows = [...(vehicle.windows ?? []), id];
}

function fireIsOver(s: Pick<State, 'active'>, id: string): void {
  if (s.active?.unit === id) s.active.fired = true;
}
