import type { Place } from '@shambles/measured';
import { qualityOfType } from '../house/rows.js';
import {
  type Casualty,
  type Figure,
  FRESH_FIGURE,
  FRESH_UNIT,
  figureOf,
  type State,
  unitOf,
} from '../state.js';
import { fact } from './deed.js';
import { line, many, unit, word } from './lines.js';

/** Off the table. */
const GONE = { x: -1, y: -1, level: 0 } as const;

/** Facts about figures that fall, are treated, carried or rise again. */
export const CASUALTIES = {
  /** AMZ-down. */
  downed: fact<{ readonly unit: string; readonly figures: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.figures) Object.assign(figureOf(s, id), { status: 'down', fell: s.turn });
    },
    told: ({ unit: id, figures }) =>
      line('downed', { who: unit(id), how: many('kind.figure', figures.length) }),
    words: { downed: '{{who}}: {{how}} down.' },
    sort: 'fights',
    follows: true,
  }),

  /** Which Possessed figure is hit was drawn by lot: no seat can undo past this. AMZ-possessed-weapons. */
  lots: fact<{ readonly unit: string; readonly figures: readonly string[] }>({}),

  /** A zombie or Possessed figure is destroyed. AMZ-fire-procedure. */
  destroyed: fact<{ readonly unit: string; readonly figures: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.figures) Object.assign(figureOf(s, id), GONE, { status: 'destroyed', aboard: '' });
    },
    told: ({ unit: id, figures }) =>
      line('destroyed', { who: unit(id), how: many('kind.figure', figures.length) }),
    words: { destroyed: '{{who}}: {{how}} destroyed.' },
    sort: 'fights',
    follows: true,
  }),

  /** A figure is killed outright; its unit gets a KIA marker. AMZ-cc-lost, AMZ-D-dependents-cc. */
  killed: fact<{ readonly unit: string; readonly figures: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.figures) toMarker(s, figureOf(s, id), 'kia');
    },
    told: ({ unit: id, figures }) =>
      line('killed', { who: unit(id), how: many('kind.figure', figures.length) }),
    words: { killed: '{{who}}: {{how}} killed.' },
    sort: 'fights',
    follows: true,
  }),

  /** A fighter takes the support weapon of one who fell. AMZ-who-is-hit-living. */
  'weapon-taken': fact<{ readonly unit: string; readonly from: string; readonly taker: string }>({
    does: (s, f) => {
      const from = figureOf(s, f.from);
      figureOf(s, f.taker).support = from.support;
      from.support = null;
    },
    told: ({ unit: id }) => line('weapon-taken', { who: unit(id) }),
    words: { 'weapon-taken': '{{who}}: somebody else took up the support weapon.' },
    sort: 'fights',
    follows: true,
  }),

  /** AMZ-possessed-weapons. */
  'weapon-lost': fact<{ readonly unit: string; readonly figure: string }>({
    does: (s, f) => {
      figureOf(s, f.figure).support = null;
    },
    told: ({ unit: id }) => line('weapon-lost', { who: unit(id) }),
    words: { 'weapon-lost': '{{who}} lost a special weapon.' },
    sort: 'fights',
    follows: true,
  }),

  /** A medic has treated somebody at the start of this activation, so he gives no Firepower die in it. AMZ-medics. */
  'medic-busy': fact<{ readonly unit: string }>({
    does: (s, f) => {
      if (s.active?.unit === f.unit) s.active.medic = true;
    },
  }),

  /** AMZ-first-aid-standard, AMZ-first-aid-medic. */
  treated: fact<{
    readonly unit: string;
    readonly figure: string;
    readonly by: 'standard' | 'medic' | 'nobody';
    readonly die: number;
    readonly result: 'kia' | 'wia' | 'slight';
  }>({
    does: (s, f) => {
      const figure = figureOf(s, f.figure);
      if (f.result === 'slight') figure.status = 'slight';
      else toMarker(s, figure, f.result);
    },
    told: ({ unit: id, by, die, result }) =>
      line(`treated-${by}`, { who: unit(id), die, result: word(`casualty.${result}`) }),
    words: {
      'treated-standard': 'First aid for {{who}}: a {{die}}, {{result}}.',
      'treated-medic': 'A medic treated somebody of {{who}}: a {{die}}, {{result}}.',
      'treated-nobody': 'One of {{who}} died with nobody left to help.',
    },
  }),

  /** Figures with slight injuries get up. AMZ-first-aid-when. */
  rose: fact<{ readonly unit: string; readonly figures: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.figures) Object.assign(figureOf(s, id), { status: 'active', fell: 0 });
    },
    told: ({ unit: id, figures }) =>
      line('rose', { who: unit(id), how: many('kind.figure', figures.length) }),
    words: { rose: '{{who}}: {{how}} back in action.' },
  }),

  // ---------------------------------------------------------------- carrying

  /** How many figures carry casualties, and which markers stay for now. AMZ-casualties-carry. */
  carries: fact<{
    readonly unit: string;
    readonly carriers: number;
    /** Markers left where the unit was. */
    readonly left: readonly string[];
    readonly at: Place;
  }>({
    does: (s, f) => {
      if (s.active?.unit === f.unit) s.active.carriers = Math.max(s.active.carriers, f.carriers);
      for (const c of s.casualties) if (f.left.includes(c.id)) Object.assign(c, placed(f.at));
    },
  }),

  /** The unit has not gone far, so markers it laid down are with it again. AMZ-casualties-abandon. */
  'kept-near': fact<{ readonly markers: readonly string[] }>({
    does: (s, f) => {
      for (const c of s.casualties) if (f.markers.includes(c.id)) Object.assign(c, GONE);
    },
  }),

  /** AMZ-casualties-abandon. */
  abandoned: fact<{
    readonly unit: string;
    readonly markers: readonly string[];
    readonly figures: readonly string[];
    /** Where the markers lie, if nobody has laid them down yet. */
    readonly at?: Place;
  }>({
    does: (s, f) => {
      for (const c of s.casualties)
        if (f.markers.includes(c.id)) Object.assign(c, f.at && placed(f.at), { abandoned: true });
      for (const id of f.figures) {
        const figure = figureOf(s, id);
        const at = { x: figure.x, y: figure.y, level: figure.level };
        Object.assign(toMarker(s, figure, 'wia'), at, { abandoned: true });
      }
    },
    told: ({ unit: id, markers, figures }) =>
      line('abandoned', { who: unit(id), how: many('kind.casualty', markers.length + figures.length) }),
    words: { abandoned: '{{who}} abandoned {{how}}.' },
  }),

  /** A unit gets a marker that it picked up or was handed. AMZ-casualties, AMZ-casualties-abandon. */
  'taken-up': fact<{ readonly unit: string; readonly marker: string }>({
    does: (s, f) => {
      const marker = s.casualties.find((c) => c.id === f.marker);
      if (marker) Object.assign(marker, GONE, { unit: f.unit, abandoned: false, overrun: false });
    },
    told: ({ unit: id }) => line('taken-up', { who: unit(id) }),
    words: { 'taken-up': '{{who}} took up a casualty.' },
    follows: true,
  }),

  // ---------------------------------------------------------------- units that are no more

  /** Dependents and downed figures are lost when the last fighter of their unit falls. AMZ-cc-lost. */
  overrun: fact<{ readonly unit: string; readonly figures: readonly string[]; readonly at: Place }>({
    does: (s, f) => {
      for (const id of f.figures)
        Object.assign(toMarker(s, figureOf(s, id), 'kia'), placed(f.at), { abandoned: true, overrun: true });
    },
    told: ({ unit: id, figures }) =>
      line('overrun', { who: unit(id), how: many('kind.figure', figures.length) }),
    words: { overrun: 'The dead overran {{who}}: {{how}} killed.' },
    sort: 'fights',
    follows: true,
  }),

  /** AMZ-casualties, AMZ-D-wiped-out. */
  'wiped-out': fact<{ readonly unit: string; readonly at: Place }>({
    does: (s, f) => leavesMarkers(s, f.unit, f.at),
    told: ({ unit: id }) => line('wiped-out', { who: unit(id) }),
    words: { 'wiped-out': 'That was the end of {{who}}.' },
    sort: 'fights',
  }),

  // ---------------------------------------------------------------- revenants

  /** The result of a revenant check. AMZ-revenant-check. */
  'revenant-die': fact<{ readonly unit: string; readonly die: number; readonly rises: boolean }>({
    told: ({ unit: id, die, rises }) =>
      line(rises ? 'revenant-die' : 'revenant-die-not', { who: unit(id), die }),
    words: {
      'revenant-die': 'A check for the casualties of {{who}}: a {{die}}, one stirs.',
      'revenant-die-not': 'A check for the casualties of {{who}}: a {{die}}, nobody stirs.',
    },
  }),

  /** A dose keeps one casualty from ever rising. AMZ-antivirus. */
  dose: fact<{ readonly unit: string; readonly on: string }>({
    does: (s, f) => {
      unitOf(s, f.unit).doses--;
      for (const each of [...s.casualties, ...s.figures]) if (each.id === f.on) each.safe = true;
    },
    told: ({ unit: id }) => line('dose', { who: unit(id) }),
    words: { dose: '{{who}} spent a dose of Revenant Anti-Virus.' },
    follows: true,
  }),

  /** A KIA marker is removed, and counts for no side. AMZ-T-quirk-cards, 10. */
  spared: fact<{ readonly unit: string; readonly marker: string }>({
    does: (s, f) => {
      const figure = s.casualties.find((c) => c.id === f.marker)?.figure;
      if (figure !== undefined) figureOf(s, figure).spared = true;
      s.casualties = s.casualties.filter((c) => c.id !== f.marker);
    },
    told: ({ unit: id }) => line('spared', { who: unit(id) }),
    words: { spared: 'A merciful hand: one of the dead of {{who}} will not rise.' },
    follows: true,
  }),

  /** Casualties rise as a mob of Romeos. AMZ-revenant-rising, AMZ-cc-lost. */
  revenant: fact<{
    /** The unit that the casualties belonged to. */
    readonly unit: string;
    readonly mob: string;
    /** Ids of the markers, and of figures that were down. */
    readonly from: readonly string[];
    readonly places: readonly Place[];
  }>({
    does: (s, f, book) => {
      s.casualties = s.casualties.filter((c) => !f.from.includes(c.id));
      for (const figure of s.figures)
        if (f.from.includes(figure.id)) Object.assign(figure, GONE, { status: 'kia', aboard: '' });
      s.units.push({
        ...FRESH_UNIT,
        id: f.mob,
        kind: 'romeos',
        number: s.nextMob++,
        quality: qualityOfType(book, 'romeos'),
        engaged: [],
        feared: [],
        drives: [],
      });
      for (const [i, at] of f.places.entries())
        s.figures.push({ ...FRESH_FIGURE, id: `${f.mob}-${i + 1}`, unit: f.mob, ...placed(at) });
    },
    told: ({ unit: id, mob, places }) =>
      line('revenant', { who: unit(id), mob: unit(mob), how: many('zombie.romeos', places.length) }),
    words: { revenant: 'From the casualties of {{who}} rose {{mob}}: {{how}}.' },
    sort: 'fights',
  }),

  /**
   * Overrun casualties have been rolled for; those that did not rise count as abandoned like any others. AMZ-cc-lost.
   */
  'overrun-settled': fact<{ readonly markers: readonly string[] }>({
    does: (s, f) => {
      for (const c of s.casualties) if (f.markers.includes(c.id)) c.overrun = false;
    },
  }),
};

const placed = ([x, y, level]: Place) => ({ x, y, level });

/** A figure leaves play, and its unit gets a marker. AMZ-casualties. */
function toMarker(s: State, figure: Figure, kind: 'kia' | 'wia'): Casualty {
  const marker: Casualty = {
    ...GONE,
    id: `casualty-${s.nextMarker++}`,
    kind,
    unit: figure.unit,
    figure: figure.id,
    abandoned: false,
    safe: figure.safe,
    overrun: false,
  };
  s.casualties.push(marker);
  Object.assign(figure, GONE, { status: kind, aboard: '' });
  return marker;
}

/** Markers of a destroyed unit stay where it was. AMZ-casualties. */
export function leavesMarkers(s: State, id: string, at: Place): void {
  for (const c of s.casualties)
    if (c.unit === id && !c.abandoned) Object.assign(c, placed(at), { abandoned: true });
}
