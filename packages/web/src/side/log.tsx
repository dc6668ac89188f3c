import type { AnySystem, RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import type { Told, ToneOf } from './types.js';

export interface StoryLogProps {
  system: AnySystem;
  teller: Teller;
  /** `table.log(seat)`. */
  facts: readonly Told[];
  toneOf: ToneOf;
  onRule: (id: RuleId) => void;
  /** The entry of a line was pressed: show that moment. */
  onEntry?: ((entry: number) => void) | undefined;
}

export function StoryLog(_: StoryLogProps): JSX.Element {
  return <section class="side-log" />;
}
