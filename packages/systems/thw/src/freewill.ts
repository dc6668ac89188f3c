import {
  type AskView,
  ask,
  choose,
  type Json,
  type Line,
  type Noun,
  type Option,
  type Rule,
  type RuleOf,
  type Seat,
  type World,
} from '@shambles/engine';

// biome-ignore lint/suspicious/noExplicitAny: this mechanism serves the worlds of both books
type AnyWorld = World<any, any, any>;

/** Dice passed, as the columns of a reaction table. */
export type Passed = 0 | 1 | 2;

/**
 * A Star chooses how many dice it passes without a roll, or chooses to roll. `told`: who takes which tests; `does`: the
 * result of each choice.
 */
export function* freeWill<W extends AnyWorld>(
  w: W,
  seat: Seat,
  rule: RuleOf<W>,
  told: { readonly who: Noun; readonly tests: readonly Noun[] },
  does: (passed: Passed) => string,
): Rule<Passed | 'roll'> {
  const line = (dice: Passed | 'roll'): Line =>
    dice === 'roll' ? { key: 'free-will.roll' } : { key: `free-will.${does(dice)}`, values: { dice } };
  return yield* ask(
    w,
    seat,
    rule,
    'free-will',
    choose([2, 1, 0, 'roll'] as const, { id: String, line }),
    told,
  );
}

/** The answers to a question of Free Will that come to the same result as this one. */
export function twinsOf({ shape }: AskView, value: Json): readonly Option[] {
  const options = shape.kind === 'choose' ? shape.options : [];
  const own = options.find(({ id }) => id === value);
  return options.filter(({ id, line }) => id !== value && line.key === own?.line.key);
}
