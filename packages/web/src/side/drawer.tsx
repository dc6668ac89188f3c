import type { AnySystem, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';

export interface RuleDrawerProps {
  system: AnySystem;
  open: boolean;
  /** A rule, table, example or decision; undefined shows the contents. */
  rule: RuleId | undefined;
  onRule: (id: RuleId | undefined) => void;
  onClose: () => void;
}

export function RuleDrawer(_: RuleDrawerProps): JSX.Element | null {
  return null;
}
