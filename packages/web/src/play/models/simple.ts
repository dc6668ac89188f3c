import { computed, type Signal, signal } from '@preact/signals';
import { type Context, type Model, type ShapeOf, still } from './model.js';

export interface NumberModel extends Model {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly number: Signal<number>;
}

export interface ConfirmModel extends Model {
  readonly kind: 'confirm';
  readonly yes: string;
  readonly no: string;
  readonly chosen: Signal<boolean | undefined>;
  press(answer: boolean, touch: boolean): void;
}

export function numberModel(context: Context, { min, max, likely }: ShapeOf<'number'>): NumberModel {
  const number = signal(likely ?? min);
  return {
    ...still(context),
    kind: 'number',
    min,
    max,
    number,
    ready: computed(() => true),
    considered: computed(() => number.value),
    value: () => number.value,
  };
}

export function confirmModel(context: Context, shape: ShapeOf<'confirm'>): ConfirmModel {
  const chosen = signal<boolean | undefined>(undefined);
  return {
    ...still(context),
    kind: 'confirm',
    yes: context.say(shape.yes),
    no: context.say(shape.no),
    chosen,
    ready: computed(() => chosen.value !== undefined),
    considered: computed(() => chosen.value),
    value: () => chosen.value ?? false,
    press(answer, touch) {
      if (touch && chosen.value !== answer) chosen.value = answer;
      else context.commit(answer);
    },
  };
}
