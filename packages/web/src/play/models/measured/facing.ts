import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableMarks } from '@shambles/board';
import { apart, bearing, type Place, type Thing, thingsOf, wholeTurn } from '../../table/things.js';
import { type Context, type Model, type Press, type ShapeOf, still, sweptBy } from '../model.js';

/** The facing of a figure. Turning only shows; the button, Enter or a second press gives the answer. */
export interface FacingModel extends Model {
  readonly kind: 'facing';
  readonly shape: ShapeOf<'facing'>;
  readonly options: readonly { readonly id: string; readonly name: string; readonly degrees: number }[];
  /** The figure's place, if it is on the table. */
  readonly at: Place | undefined;
  /** The greatest distance from the figure at which its arc can be dragged. */
  readonly reach: number;
  /** The width of the figure's arc, in degrees. */
  readonly arc: number;
  /** The chosen option; undefined if the player set the degrees freely. */
  readonly chosen: Signal<string | undefined>;
  readonly degrees: ReadonlySignal<number>;
  /** Turns the figure to these degrees. */
  turnTo(degrees: number): void;
  turn(by: number): void;
  /** Shows an option, or gives it if pressed by mouse or already shown. */
  press(id: string, how: Press): void;
  commit(): void;
}

/** The default width of a figure's arc, in degrees. */
const ARC = 90;
/** The greatest distance from a figure at which its arc can be dragged, in bases. */
const REACH = 9;
/** How far an arc is drawn, in bases. The real arc extends further. */
export const DRAWN = 18;
/** Steps of a press or drag on the table, in degrees. */
export const NOTCH = 15;

/** The chosen facing and the one pointed at. */
interface FacingChoice {
  readonly chosen: Signal<string | undefined>;
  /** Degrees set freely. */
  readonly free: Signal<number>;
  readonly pointed: Signal<string | undefined>;
  /** The degrees shown. */
  readonly degrees: ReadonlySignal<number>;
}

function facingChoice({ now, options }: ShapeOf<'facing'>): FacingChoice {
  // The likeliest answer comes first and starts as chosen, so most turns need one press.
  const chosen = signal<string | undefined>(options[0]?.id);
  const free = signal(now);
  const pointed = signal<string | undefined>(undefined);
  const degreesOf = (id: string | undefined): number | undefined => options.find((o) => o.id === id)?.degrees;
  const degrees = computed(() => degreesOf(pointed.value) ?? degreesOf(chosen.value) ?? free.value);
  return { chosen, free, pointed, degrees };
}

export function facingModel(context: Context, shape: ShapeOf<'facing'>): FacingModel {
  const { scene } = context;
  const figure = scene.kind === 'measured' ? thingsOf(scene).get(shape.figure) : undefined;
  const drawn = scene.kind === 'measured' ? scene.figures.find((f) => f.id === shape.figure) : undefined;
  const arc = shape.arc ?? drawn?.arc ?? ARC;
  const choice = facingChoice(shape);
  const { chosen, free, pointed, degrees } = choice;
  const value = (): string | number => chosen.value ?? free.value;
  return {
    ...still(context),
    kind: 'facing',
    shape,
    options: shape.options.map((o) => ({ id: o.id, name: context.say(o.line), degrees: o.degrees })),
    at: figure?.at,
    reach: (figure?.r ?? 0) * REACH,
    arc,
    chosen,
    degrees,
    table: computed(() => ({
      ...(figure && facingMarks(shape, figure, arc, degrees.value)),
      ...sweptBy(context, pointed.value ?? value()),
    })),
    ready: computed(() => true),
    considered: computed(() => pointed.value ?? chosen.value ?? free.value),
    value,
    commit: () => context.commit(value()),
    ...turning(context, shape, choice, figure),
  };
}

/** Marks for the figure's arc and for the things that answers stand for. */
function facingMarks(shape: ShapeOf<'facing'>, figure: Thing, arc: number, facing: number): TableMarks {
  const at = [figure.at[0], figure.at[1]] as const;
  const things: Record<string, 'choice'> = {};
  for (const o of shape.options) if (o.on !== undefined) things[o.on] = 'choice';
  return {
    things,
    arcs: [{ at, facing, half: arc / 2, r: figure.r * DRAWN, tone: 'amber' }],
    ghosts: [{ figure: figure.id, at, level: figure.at[2], facing }],
  };
}

/** The inputs that turn the figure: options, things, places on the table, keys. */
function turning(
  context: Context,
  shape: ShapeOf<'facing'>,
  { chosen, free, pointed, degrees }: FacingChoice,
  figure: Thing | undefined,
): Pick<FacingModel, 'turnTo' | 'turn' | 'press' | 'thing' | 'spot' | 'over'> {
  /** The answer shown by a tap: the next tap on it commits. */
  let armed: string | undefined;
  const turnTo = (to: number): void => {
    chosen.value = undefined;
    free.value = wholeTurn(to);
  };
  const optionOf = (thing: string | undefined): string | undefined =>
    thing === undefined ? undefined : shape.options.find((o) => o.on === thing)?.id;
  const press = (id: string, how: Press): void => {
    chosen.value = id;
    if (how.touch && armed !== id) armed = id;
    else context.commit(id);
  };
  return {
    turnTo,
    turn(by) {
      turnTo(degrees.value + by);
    },
    press,
    thing(id, how) {
      const option = optionOf(id);
      if (option !== undefined) press(option, { ...how, touch: true });
      return option !== undefined;
    },
    spot(to, how) {
      if (!figure || apart(to, figure.at) < figure.r) return;
      const exact = bearing(figure.at, to);
      const by = how.all ? exact : wholeTurn(Math.round(exact / NOTCH) * NOTCH);
      if (chosen.value === undefined && free.value === by) context.commit(by);
      else turnTo(by);
    },
    over(_, thing) {
      pointed.value = optionOf(thing);
    },
  };
}
