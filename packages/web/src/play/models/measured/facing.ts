import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableMarks } from '@shambles/board';
import { apart, bearing, type Place, type Thing, thingsOf, wholeTurn } from '../../table/things.js';
import { type Context, type Model, type Press, type ShapeOf, still, sweptBy } from '../model.js';

/** Which way a figure turns. Turning shows; only the button, Enter or a second press gives the answer. */
export interface FacingModel extends Model {
  readonly kind: 'facing';
  readonly shape: ShapeOf<'facing'>;
  readonly options: readonly { readonly id: string; readonly name: string; readonly degrees: number }[];
  /** Where the figure stands, where it is on the table. */
  readonly at: Place | undefined;
  /** How far from it the arc can be dragged. */
  readonly reach: number;
  /** Degrees that it looks over. */
  readonly arc: number;
  /** The answer among the options that is meant; undefined: degrees of one's own. */
  readonly chosen: Signal<string | undefined>;
  readonly degrees: ReadonlySignal<number>;
  /** Turns it to these degrees. */
  turnTo(degrees: number): void;
  turn(by: number): void;
  /** Shows an option; under the mouse, or when it is shown already, gives it. */
  press(id: string, how: Press): void;
  commit(): void;
}

/** Degrees that a figure looks over, where nothing else is said. */
const ARC = 90;
/** How far from it its arc can be dragged, in bases. */
const REACH = 9;
/** How far an arc is drawn, in bases: it goes on, but no further on the table. */
export const DRAWN = 18;
/** Degrees that a press or a drag on the table goes by. */
export const NOTCH = 15;

/** What is chosen of a facing, and what is pointed at. */
interface FacingChoice {
  readonly chosen: Signal<string | undefined>;
  /** Degrees of one's own. */
  readonly free: Signal<number>;
  readonly pointed: Signal<string | undefined>;
  /** What is shown. */
  readonly degrees: ReadonlySignal<number>;
}

function facingChoice({ now, options }: ShapeOf<'facing'>): FacingChoice {
  // The likeliest answer comes first and is shown as chosen: most turnings are one press.
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

/** The arc that a figure would look over, and the things that answers stand for. */
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

/** What turns the figure: options, things, places on the table, keys. */
function turning(
  context: Context,
  shape: ShapeOf<'facing'>,
  { chosen, free, pointed, degrees }: FacingChoice,
  figure: Thing | undefined,
): Pick<FacingModel, 'turnTo' | 'turn' | 'press' | 'thing' | 'spot' | 'over'> {
  /** What a finger has shown: the next press of it commits. */
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
