import { type AnySystem, changedTables } from '@shambles/engine';
import type { JSX } from 'preact';

/** True if house rules have changed a table of this game. */
export function hasHouseRules(system: AnySystem, book: unknown): boolean {
  return changedTables(system, book).length > 0;
}

/** Says beside the book's own numbers that a game has others. */
export function BookNumbers({ system, book }: { system: AnySystem; book: unknown }): JSX.Element | null {
  return hasHouseRules(system, book) ? (
    <p class="side-note">
      This game has house rules. The numbers here are those of the book; its own are in the quick reference
      (P).
    </p>
  ) : null;
}
