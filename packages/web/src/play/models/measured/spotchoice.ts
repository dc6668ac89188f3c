import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { caughtBy, inShort } from '@shambles/board';
import type { Json, MeasuredScene, Way } from '@shambles/engine';
import { apart, costInWords, type Place, placeInWords, thingsOf } from '../../table/things.js';
import type { Context, ShapeOf } from '../model.js';
import { type LitSpots, litSpots } from './lit.js';
import { type Named, namedOptions, namedPlaces } from './named.js';

/** A pick: a named answer, or a free spot. */
export type SpotPick = { readonly id: string } | { readonly at: Place };

/** True if both picks mean the same answer. */
export function samePick(a: SpotPick | undefined, b: SpotPick | undefined): boolean {
  if (!a || !b) return false;
  if ('id' in a || 'id' in b) return 'id' in a && 'id' in b && a.id === b.id;
  return a.at[2] === b.at[2] && apart(a.at, b.at) < 0.01;
}

/** The offer of a question about a spot, read once. */
export interface SpotOffer {
  readonly context: Context;
  readonly shape: ShapeOf<'spot'>;
  /** The table, if it is measured. */
  readonly table: MeasuredScene | undefined;
  readonly unit: string;
  readonly options: readonly Named[];
  /** The options and named free spots. */
  readonly named: readonly Named[];
  readonly lit: LitSpots;
  /** The width of a lit cell. */
  readonly cell: number;
  /** The radius of the figure's base. */
  readonly r: number;
}

/** What is left of a move is shown in tenths of the table's unit. Less is none: it leads nowhere. */
const NONE = 0.1;

export function spotOffer(context: Context, shape: ShapeOf<'spot'>): SpotOffer {
  const table = context.scene.kind === 'measured' ? context.scene : undefined;
  const places = context.rulers?.places(context.ask) ?? [];
  const isSpent = shape.how === 'walk' && shape.within > 0 && shape.within < NONE;
  const isOpen = ({ at }: Named): boolean => !isSpent || at === undefined;
  const options = namedOptions(context, shape, places).filter(isOpen);
  const cell = shape.lit[0]?.cell ?? 1;
  return {
    context,
    shape,
    table,
    unit: table?.unit ?? '',
    options,
    named: [...options, ...namedPlaces(context, places).filter(isOpen)],
    lit: litSpots(isSpent ? [] : shape.lit),
    cell,
    r: (table && thingsOf(table).get(shape.figure)?.r) ?? cell,
  };
}

/** The named answer of a pick, if it is one. */
const namedBy = ({ named }: SpotOffer, pick: SpotPick | undefined): Named | undefined =>
  pick && 'id' in pick ? named.find((n) => n.id === pick.id) : undefined;

/** The place of a pick, if it has one. */
export const placeOf = (offer: SpotOffer, pick: SpotPick | undefined): Place | undefined =>
  pick && ('at' in pick ? pick.at : namedBy(offer, pick)?.at);

/** The answer that a pick gives. */
export const answerOf = (offer: SpotOffer, pick: SpotPick | undefined): Json | undefined =>
  pick && ('id' in pick ? namedBy(offer, pick)?.gives : pick.at);

/** The named spot close enough to a press, or else the free spot there. */
export function pickAt({ options, lit, cell, r }: SpotOffer, at: Place): SpotPick | undefined {
  const close = options
    .filter((n) => n.at && n.at[2] === at[2] && apart(n.at, at) <= Math.max(cell, r) * 0.9)
    .sort((a, b) => apart(a.at as Place, at) - apart(b.at as Place, at))[0];
  if (close) return { id: close.id };
  const spot = lit.near(at, cell * 1.5);
  return spot && { at: spot };
}

/** The answer that a thing on the table stands for. */
export function pickOf({ named }: SpotOffer, thing: string | undefined): SpotPick | undefined {
  const option = thing === undefined ? undefined : named.find((n) => n.thing === thing);
  return option && { id: option.id };
}

/** The way to a place; a straight line if nobody walks and no ruler knows better. */
function wayTo({ context, shape }: SpotOffer, to: Place | undefined): Way | undefined {
  if (!to) return undefined;
  const ruled = context.rulers?.way(context.ask, to);
  if (ruled || shape.how === 'walk') return ruled;
  return {
    points: [shape.from, to],
    cost: Math.max(0, apart(shape.from, to) - (shape.edge ?? 0)),
    warnings: [],
  };
}

/** The picks chosen and pointed at so far. */
export interface SpotChoice {
  /** Chosen, but not given yet. */
  readonly picked: Signal<SpotPick | undefined>;
  /** Under the pointer, the focus or the keyboard's cursor. */
  readonly pointed: Signal<SpotPick | undefined>;
  /** The place of the keyboard's cursor. */
  readonly cursor: Signal<Place | undefined>;
  readonly shown: ReadonlySignal<SpotPick | undefined>;
  /** The way to the shown spot. */
  readonly way: ReadonlySignal<Way | undefined>;
}

export function spotChoice(offer: SpotOffer): SpotChoice {
  const { named, lit } = offer;
  const [only] = named;
  // The only answer there is needs no choosing.
  const picked = signal<SpotPick | undefined>(
    only && named.length === 1 && lit.empty ? { id: only.id } : undefined,
  );
  const pointed = signal<SpotPick | undefined>(undefined);
  const cursor = signal<Place | undefined>(undefined);
  const shown = computed(() => pointed.value ?? picked.value);
  const way = computed(() => wayTo(offer, placeOf(offer, shown.value)));
  return { picked, pointed, cursor, shown, way };
}

/** "12 of 15 cm": the distance to the shown spot; '' if distance does not matter. */
export function farInWords(offer: SpotOffer, { shown, way }: SpotChoice): string {
  const { shape, unit } = offer;
  const cost = namedBy(offer, shown.value)?.cost ?? way.value?.cost;
  if (cost === undefined || shape.within <= 0) return '';
  // A place beyond reach is only gone towards.
  return costInWords(cost, shape.within, unit);
}

/** The shown spot in words, for screen readers. */
export function shownInWords(offer: SpotOffer, choice: SpotChoice): string {
  const pick = choice.shown.value;
  if (!pick) return '';
  const { table, shape } = offer;
  const to = placeOf(offer, pick);
  const where = to && table ? placeInWords(table, to, shape.figure) : '';
  return [namedBy(offer, pick)?.name, where, farInWords(offer, choice)].filter((t) => t).join('; ');
}

/** Who would be caught by something landing on the shown spot; '' if nothing goes off. */
export function caughtInWords(offer: SpotOffer, { shown }: SpotChoice): string {
  const { table, shape, context } = offer;
  const to = placeOf(offer, shown.value);
  if (!to || !table || !shape.blast) return '';
  const does = shape.blast.line ? context.say(shape.blast.line) : 'would catch';
  const who = caughtBy(table, shape.blast, to);
  return who.length === 0 ? `${does} nobody` : `${does}: ${inShort(who)}`;
}
