import type { RollView, RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';

export interface MyDiceProps {
  teller: Teller;
  /** `table.rollFor(seat)`. */
  roll: RollView;
  /** "Aliens". */
  seatName: string;
  /** All dice in the order they fell; returns what was wrong, if anything was. */
  onThrow: (faces: readonly number[]) => string | undefined;
  onRollForMe: () => void;
  onRule: (id: RuleId) => void;
}

export function MyDice(_: MyDiceProps): JSX.Element {
  return <section class="side-mydice" />;
}
