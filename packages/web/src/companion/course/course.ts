import {
  type AnySystem,
  type DiceSource,
  type Json,
  Resolving,
  SeededDice,
  type Setup,
} from '@shambles/engine';

/** What is run, and with whose dice. */
export interface Order {
  readonly system: AnySystem;
  readonly setup: Setup;
  readonly procedure: AnySystem['procedures'][number];
  readonly input: Json;
  /** The person throws the dice; the table draws, where counters are drawn. */
  readonly own: boolean;
  readonly seed: string;
}

/** Begins a piece of the rules by itself. Throws SetupError. */
export function begin({ system, setup, procedure, input, own, seed }: Order): Resolving {
  const dice = (): DiceSource => {
    const table = new SeededDice(seed);
    return own ? { roll: () => undefined, draw: (draw) => table.draw(draw) } : table;
  };
  return new Resolving(system, procedure.id, input, setup, dice);
}

/** Throws the dice that are called for now, for a person who has none at hand. */
export function throwFor(run: Resolving, dice: DiceSource): void {
  if (run.halt.is !== 'roll') return;
  const rolled = dice.roll(run.halt.roll);
  if (rolled) run.throwDice(rolled.faces.flat(), false);
}
