import type { AnySystem, OddsQuery, RuleId, Setup } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';

export interface OddsBarProps {
  system: AnySystem;
  setup: Setup;
  teller: Teller;
  /** `system.preview(view, ask, answer, book)`. */
  queries: readonly OddsQuery[];
  onRule: (id: RuleId) => void;
  /** One line only, without the fold: for inside an option. */
  compact?: boolean | undefined;
}

export function OddsBar(_: OddsBarProps): JSX.Element | null {
  return null;
}
