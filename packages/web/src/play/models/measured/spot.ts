import { computed, type ReadonlySignal } from '@preact/signals';
import type { Place } from '../../table/things.js';
import { type Context, type Model, type Press, type ShapeOf, still } from '../model.js';
import type { Named } from './named.js';
import {
  answerOf,
  caughtInWords,
  pickAt,
  pickOf,
  placeOf,
  type SpotChoice,
  type SpotOffer,
  type SpotPick,
  samePick,
  shownInWords,
  spotChoice,
  spotOffer,
} from './spotchoice.js';
import { spotMarks } from './spotmarks.js';

/** A place to go or throw to: pointed at, chosen, and only then given. */
export interface SpotModel extends Model, SpotChoice {
  readonly kind: 'spot';
  readonly shape: ShapeOf<'spot'>;
  readonly unit: string;
  readonly named: readonly Named[];
  /** True if free spots can be chosen. */
  readonly free: boolean;
  /** The shown spot in words, without its warnings, for screen readers. */
  readonly words: ReadonlySignal<string>;
  /** Who would be caught by something landing on the shown spot; '' if nothing goes off. */
  readonly caught: ReadonlySignal<string>;
  /** Chooses a pick. A pick already chosen, or a deed without a place pressed by mouse, is given. */
  press(pick: SpotPick, how: Press): void;
  /** Moves the cursor over lit spots, by some cells. */
  step(dx: number, dy: number, cells: number): void;
  /** True if there are lit spots on more than one level. */
  readonly climbs: boolean;
  /** Moves the cursor up or down to the nearest lit spot on that level. */
  climb(levels: 1 | -1): void;
  /** Chooses the spot under the cursor; a second time gives it. */
  enter(): void;
  commit(): void;
}

export function spotModel(context: Context, shape: ShapeOf<'spot'>): SpotModel {
  const offer = spotOffer(context, shape);
  const choice = spotChoice(offer);
  const { picked, shown } = choice;
  const press = pressing(offer, choice);
  return {
    ...still(context),
    kind: 'spot',
    shape,
    unit: offer.unit,
    named: offer.named,
    free: !offer.lit.empty,
    ...choice,
    words: computed(() => shownInWords(offer, choice)),
    caught: computed(() => caughtInWords(offer, choice)),
    table: computed(() => spotMarks(offer, choice)),
    ready: computed(() => picked.value !== undefined),
    considered: computed(() => answerOf(offer, shown.value)),
    value: () => answerOf(offer, picked.value) ?? null,
    ...press,
    ...cursorKeys(offer, choice, press.press),
  };
}

type Pressing = Pick<SpotModel, 'press' | 'thing' | 'spot' | 'over' | 'commit'>;

/** The effects of presses on answers, things and the table itself. */
function pressing(offer: SpotOffer, { picked, pointed, cursor }: SpotChoice): Pressing {
  const commit = (): void => {
    const value = answerOf(offer, picked.value);
    if (value !== undefined) offer.context.commit(value);
  };
  const press = (pick: SpotPick, how: Press): void => {
    const again = samePick(pick, picked.value);
    picked.value = pick;
    if (how.touch) pointed.value = undefined;
    const to = placeOf(offer, pick);
    if (to) cursor.value = to;
    // A deed without a place needs no preview: a mouse press gives it at once.
    if (again || (!to && !how.touch)) commit();
  };
  return {
    commit,
    press,
    thing(id, how) {
      const pick = pickOf(offer, id);
      if (pick) press(pick, { ...how, touch: true });
      return pick !== undefined;
    },
    spot(at, how) {
      const pick = pickAt(offer, at);
      if (pick) press(pick, how);
    },
    over(at, thing) {
      // Over the figure itself the pointer looks at it and sends it nowhere.
      pointed.value =
        pickOf(offer, thing) ?? (at && thing !== offer.shape.figure ? pickAt(offer, at) : undefined);
    },
  };
}

/** Key controls: a cursor moves over the lit spots and chooses the one under it. */
function cursorKeys(
  offer: SpotOffer,
  { picked, pointed, cursor }: SpotChoice,
  press: SpotModel['press'],
): Pick<SpotModel, 'step' | 'climbs' | 'climb' | 'enter'> {
  const { lit, shape } = offer;
  const standing = (): Place => cursor.value ?? placeOf(offer, picked.value) ?? shape.from;
  const pointTo = (at: Place | undefined): void => {
    if (!at) return;
    cursor.value = at;
    pointed.value = pickAt(offer, at) ?? { at };
  };
  return {
    step(dx, dy, cells) {
      pointTo(lit.step(standing(), dx, dy, cells));
    },
    climbs: new Set(shape.lit.map((l) => l.level)).size > 1,
    climb(levels) {
      const [x, y, level] = standing();
      pointTo(lit.near([x, y, level + levels], Number.POSITIVE_INFINITY));
    },
    enter() {
      const at = cursor.value;
      if (at) press(pickAt(offer, at) ?? { at }, { touch: true, all: false });
    },
  };
}
