import type { Tone } from '@shambles/engine';
import type { JSX } from 'preact';

export interface HandOverProps {
  /** "Zombies". */
  to: string;
  tone?: Tone | undefined;
  /** What they will be asked, in general words; nothing secret. */
  note?: string | undefined;
  onReady: () => void;
}

export function HandOver(_: HandOverProps): JSX.Element {
  return <div class="side-handover" />;
}
