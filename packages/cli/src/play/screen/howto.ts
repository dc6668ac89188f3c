import type { OrdersShape, Shape } from '@shambles/engine';
import { example } from '../answers/orders.js';
import { passingOf } from '../things.js';

/** How to answer in one line. */
export function howTo(shape: Shape): string {
  switch (shape.kind) {
    case 'choose':
      return `A number or a name. Odds: ?1${passingOf(shape) ? '. "pass this turn", "pass always": not asked again' : ''}`;
    case 'some':
      return `${shape.min === shape.max ? shape.min : `${shape.min} to ${shape.max}`} of them: numbers or names, "1 3" or "${shape.options[0]?.id}"${new Set(Object.values(shape.like)).size < shape.options.length ? '; "1 x2" for two of a kind' : ''}.`;
    case 'allocate':
      return `${shape.amount} to give out: "1 x2, 3" or names.`;
    case 'place':
      return `"${shape.like[shape.items[0]?.id ?? ''] ?? shape.items[0]?.id} x2 > ${shape.places[0]}, rest > ${shape.places[1] ?? shape.places[0]}"; several places are dealt to in turn.${shape.each === undefined ? '' : ` At most ${shape.each} in a place.`}${shape.budget === undefined ? '' : ` At most ${shape.budget} in cost.`}${shape.optional ? ' Or "none".' : ''}`;
    case 'path': {
      const first = shape.next[shape.from]?.[0];
      return `Places in order, at most ${shape.max}: "${first} ${shape.next[first ?? '']?.find((p) => p !== shape.from) ?? ''}"; or "stay".`;
    }
    case 'number':
      return `A whole number from ${shape.min} to ${shape.max}.`;
    case 'spot':
      return spotHint(shape);
    case 'facing':
      return `A number or a name; or a direction: "3h" (on the clock 12 is north), "ne", "135°", "left", "to <figure>".`;
    case 'confirm':
      return 'y or n.';
    case 'orders':
      return `Orders, parted by commas: "${[
        ...new Set(shape.verbs.slice(0, 3).map((v) => example(v.verb, shape))),
      ]
        .filter((e) => e !== shape.finish.id)
        .concat(shape.finish.id)
        .join(
          ', ',
        )}". A kind alone is one counter, a plural all, a place alone everybody there.${firstOdds(shape)}`;
  }
}

function spotHint(shape: Shape & { kind: 'spot' }): string {
  const named = shape.options.length > 0;
  const lit = shape.lit.find((l) => l.runs.length > 0);
  if (!lit) return 'A number or a name.';
  // An example from the middle of the allowed area.
  const i = 3 * Math.floor(lit.runs.length / 6);
  const [row = 0, first = 0, end = 0] = lit.runs.slice(i, i + 3);
  const [x, y] = [(first + end) / 2, row + 0.5].map((n) => Number((n * lit.cell).toFixed(1)));
  const far = Math.floor(shape.within / 2);
  const going =
    far > 0
      ? `, "n ${far}", "3h ${far}" (on the clock 12 is north), "to <figure> ${far}", "away from <figure> ${far}"`
      : '';
  return `${named ? 'A number or a name; or a' : 'A'} spot: "${x} ${y}" (east, north)${going}; a third number is the level. "way" before it only measures.`;
}

function firstOdds(shape: OrdersShape): string {
  const fights = shape.verbs.map((v) => v.verb).filter((v) => v !== 'move' && v !== 'pass');
  const first = fights.map((v) => example(v, shape)).find((e) => e !== shape.finish.id);
  return first === undefined ? '' : ` Odds: odds ${first}`;
}
