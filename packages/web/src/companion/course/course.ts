import {
  type AnySystem,
  type DiceSource,
  type Json,
  Resolving,
  SeededDice,
  type Setup,
} from '@shambles/engine';

/** A procedure to run, and whose dice it uses. */
export interface Order {
  readonly system: AnySystem;
  readonly setup: Setup;
  readonly procedure: AnySystem['procedures'][number];
  readonly input: Json;
  /** The person throws the dice; draws of counters are still made by the program. */
  readonly own: boolean;
  readonly seed: string;
}

/** Begins a procedure outside any game. Throws SetupError. */
export function begin({ system, setup, procedure, input, own, seed }: Order): Resolving {
  const dice = (): DiceSource => {
    const table = new SeededDice(seed);
    return own ? { roll: () => undefined, draw: (draw) => table.draw(draw) } : table;
  };
  return new Resolving(system, procedure.id, input, setup, dice);
}

/** Throws the dice of the current roll, for a person who has none at hand. */
export function throwFor(run: Resolving, dice: DiceSource): void {
  if (run.halt.is !== 'roll') return;
  const rolled = dice.roll(run.halt.roll);
  if (rolled) run.throwDice(rolled.faces.flat(), false);
}
