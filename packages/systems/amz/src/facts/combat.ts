import type { Place } from '@shambles/measured';
import { figureOf, unitOf } from '../state.js';
import { leavesMarkers } from './casualties.js';
import { fact } from './deed.js';
import { line, many, dice as said, unit } from './lines.js';

/** The occasion of a Quality Check. */
export type Nerve = 'attack' | 'charged' | 'flee';

/** Close Combat. */
export const COMBAT = {
  /** AMZ-cc-initiate, AMZ-cc-attacked, AMZ-cc-flee. */
  'quality-check': fact<{
    readonly unit: string;
    readonly test: Nerve;
    /** 0 if a card passed the check. */
    readonly die: number;
    readonly passed: boolean;
  }>({
    told: ({ unit: id, test, die, passed }) =>
      line(`nerve-${test}${passed ? '' : '-not'}`, { who: unit(id), die }),
    words: {
      'nerve-attack': '{{who}} dared to attack.',
      'nerve-attack-not': '{{who}} did not dare to attack.',
      'nerve-charged': '{{who}} kept a cool head.',
      'nerve-charged-not': '{{who}} froze.',
      'nerve-flee': '{{who}} broke free.',
      'nerve-flee-not': '{{who}} could not break free.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** AMZ-assault. */
  assaulted: fact<{ readonly unit: string; readonly on: string }>({
    does: (s, f) => {
      const on = unitOf(s, f.on);
      on.hidden = false;
      // Possessed that are assaulted are not in a move of their own. AMZ-cc-pools.
      if (on.kind === 'possessed') on.mode = 'stationary';
    },
    told: ({ unit: id, on }) => line('assaulted', { who: unit(id), whom: unit(on) }),
    words: { assaulted: '{{who}} assaulted {{whom}}.' },
    sort: 'fights',
  }),

  /** Every charging figure has been destroyed. AMZ-D-charge-broken. */
  'charge-broken': fact<{ readonly unit: string; readonly by: string }>({
    told: ({ unit: id, by }) => line('charge-broken', { who: unit(id), by: unit(by) }),
    words: { 'charge-broken': '{{by}} broke the charge of {{who}}.' },
    sort: 'fights',
    follows: true,
  }),

  /** One attack in Close Combat. AMZ-cc-rounds. */
  fought: fact<{
    readonly unit: string;
    readonly on: string;
    readonly round: number;
    readonly dice: number;
    readonly defense: number;
    readonly hits: number;
    readonly captures: boolean;
  }>({
    told: ({ unit: id, on, round, dice, defense, hits }) =>
      line('fought', {
        who: unit(id),
        whom: unit(on),
        round,
        dice: said(dice),
        defense: said(defense),
        hits: many('kind.hit', hits),
      }),
    words: {
      fought: 'Round {{round}}: {{who}} attacked {{whom}}, {{dice}} against {{defense}}: {{hits}}.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** Figures are captured. AMZ-capture. */
  captured: fact<{ readonly unit: string; readonly figures: readonly string[]; readonly by: string }>({
    does: (s, f) => {
      for (const id of f.figures)
        Object.assign(figureOf(s, id), { status: 'captured', x: -1, y: -1, level: 0, captor: f.by });
    },
    told: ({ unit: id, figures, by }) =>
      line('captured', { who: unit(id), how: many('kind.figure', figures.length), by: unit(by) }),
    words: { captured: '{{by}} captured {{how}} of {{who}}.' },
    sort: 'fights',
    follows: true,
  }),

  /** A unit has no active figure left, and some of its figures are captives. AMZ-capture. */
  'unit-captured': fact<{ readonly unit: string; readonly by: string; readonly at: Place }>({
    does: (s, f) => leavesMarkers(s, f.unit, f.at),
    told: ({ unit: id }) => line('unit-captured', { who: unit(id) }),
    words: { 'unit-captured': 'The last of {{who}} on their feet have been captured.' },
    sort: 'fights',
  }),

  /** AMZ-cc-flight-from-charge, AMZ-cc-flee. */
  fled: fact<{ readonly unit: string; readonly from: string }>({
    told: ({ unit: id, from }) => line('fled', { who: unit(id), from: unit(from) }),
    words: { fled: '{{who}} fled from {{from}}.' },
    sort: 'fights',
    follows: true,
  }),
};
