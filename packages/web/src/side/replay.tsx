import type { AnySystem, Entry, Header, RuleId, Seat } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';

export interface ReplayScreenProps {
  system: AnySystem;
  teller: Teller;
  header: Header;
  /** The line of play: `journal.line(head)`. */
  line: readonly Entry[];
  /** Whose eyes may be looked through; all seats and the spectator when left out. */
  eyes?: readonly Seat[] | undefined;
  /** Journal entry to begin at; the beginning when left out. */
  at?: number | undefined;
  /** What was wrong with the journal, to be said above the board. */
  report?: string | undefined;
  animate?: boolean | undefined;
  onRule: (id: RuleId) => void;
  /** Go on from this entry in a table of its own; without it no branching is offered. */
  onFork?: ((entry: number) => void) | undefined;
  onClose: () => void;
}

export function ReplayScreen(_: ReplayScreenProps): JSX.Element {
  return <section class="side-replay" />;
}
