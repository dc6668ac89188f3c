import type { TableMarks } from '@shambles/board';
import { apart, bearing, type Place } from '../../table/things.js';
import type { Named } from './named.js';
import { farInWords, placeOf, type SpotChoice, type SpotOffer, type SpotPick } from './spotchoice.js';

/** Most answers that are drawn with a number. */
const NUMBERED = 9;

/** Marks of a spot being chosen: the lit spots, the shown spot, the way there. */
export function spotMarks(offer: SpotOffer, choice: SpotChoice): TableMarks {
  const { shape } = offer;
  const pick = choice.shown.value;
  const to = placeOf(offer, pick);
  const way = choice.way.value;
  const ghosts = [...placedBefore(offer), ...ghostOf(offer, choice, to)];
  return {
    lit: shape.lit,
    things: thingsMarked(offer.named, pick),
    circles: circlesOf(offer, to),
    ...(to && shape.blast && { blasts: [{ ...shape.blast, at: [to[0], to[1]], level: to[2] }] }),
    ...(way && {
      ways: [
        {
          points: way.points,
          label: farInWords(offer, choice),
          tone: way.warnings.length > 0 ? 'rust' : 'amber',
        },
      ],
    }),
    ...(ghosts.length > 0 && { ghosts }),
  };
}

/**
 * Things that answers are named after. Named free spots are many, so the namesake of one is lit only with that spot.
 */
function thingsMarked(
  named: readonly Named[],
  pick: SpotPick | undefined,
): NonNullable<TableMarks['things']> {
  const marked: Record<string, 'choice' | 'chosen'> = {};
  for (const { id, thing, free } of named) {
    const shown = pick !== undefined && 'id' in pick && pick.id === id;
    if (thing && (!free || shown)) marked[thing] = shown ? 'chosen' : 'choice';
  }
  return marked;
}

/** Circles for named spots, the range of a throw, and the shown free spot. */
function circlesOf({ options, shape, r }: SpotOffer, to: Place | undefined): TableMarks['circles'] {
  const named = options.flatMap((n, i) =>
    n.at && !n.thing
      ? [
          {
            at: [n.at[0], n.at[1]] as const,
            r,
            tone: 'amber' as const,
            ...(i < NUMBERED && { label: `${i + 1}` }),
          },
        ]
      : [],
  );
  /** The distance from the figure's middle to the farthest spot. */
  const reach = shape.within + (shape.edge ?? 0);
  const thrown = { at: [shape.from[0], shape.from[1]] as const, r: reach, tone: 'paper' as const };
  const isNamed = to && options.some((n) => n.at && apart(n.at, to) < 0.01);
  return [
    ...named,
    ...(shape.how === 'throw' ? [thrown] : []),
    ...(to && !isNamed ? [{ at: [to[0], to[1]] as const, r: r * 1.15, tone: 'amber' as const }] : []),
  ];
}

type Ghosts = NonNullable<TableMarks['ghosts']>;

/** Ghosts of figures whose places were given in earlier questions. */
const placedBefore = ({ shape }: SpotOffer): Ghosts =>
  (shape.placed ?? []).map(({ figure, at: [x, y, level] }) => ({ figure, at: [x, y], level }));

/** The figure's ghost at the shown spot, facing along its way. */
function ghostOf(offer: SpotOffer, choice: SpotChoice, to: Place | undefined): Ghosts {
  const { shape } = offer;
  const stands = placeOf(offer, choice.picked.value);
  if (!stands || shape.how !== 'walk') return [];
  const points = stands === to ? choice.way.value?.points : undefined;
  const before = points?.[points.length - 2] ?? shape.from;
  return [
    {
      figure: shape.figure,
      at: [stands[0], stands[1]],
      level: stands[2],
      ...(apart(before, stands) > 0.01 && { facing: bearing(before, stands) }),
    },
  ];
}
