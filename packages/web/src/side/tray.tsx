import type { RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import type { Told } from './types.js';

export interface DiceTrayProps {
  teller: Teller;
  /** The log: the tray shows its latest rolls. */
  facts: readonly Told[];
  onRule: (id: RuleId) => void;
  /** False lets dice lie at once. */
  animate?: boolean | undefined;
  /** Rolls shown at most (2). */
  most?: number | undefined;
}

export function DiceTray(_: DiceTrayProps): JSX.Element | null {
  return null;
}
