import type { AnySystem } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import type { Told } from './types.js';

export interface LuckAccountProps {
  system: AnySystem;
  teller: Teller;
  facts: readonly Told[];
}

export function LuckAccount(_: LuckAccountProps): JSX.Element {
  return <section class="side-luck" />;
}
