import type { Outcome, Rule } from '@shambles/engine';
import type { Book } from '../book.js';
import { VICTORY } from '../components/tables.js';
import type { AvzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { enter, startTurn } from '../setup/setup.js';
import { DEAD_PILE, type State, zombiesAt } from '../state.js';

/** AVZ-1.0-clock, AVZ-8.0-end. The game ends with the turn of the last tile, and only then. */
export function* endTurn(w: AvzWorld): Rule<void> {
  w.tell({ is: 'turn-over', cause: 'AVZ-3.0-sequence', turn: w.s.turn });
  if (w.s.tiles.length < w.book.turns) return startTurn(w);
  const { score, level, winner } = victory(w.s, w.book);
  w.tell({
    is: 'ended',
    cause: 'AVZ-8.0-count',
    dead: score,
    level,
    winner: (winner as 'alien' | 'zombie' | undefined) ?? 'none',
  });
  enter(w, 'over');
}

/** AVZ-8.0-count. The dead pile, counter by counter. */
export function victory(s: State, book: Book): Outcome {
  return victoryLevel(zombiesAt(s, book, DEAD_PILE).length);
}

export function victoryLevel(dead: number): Outcome & { readonly rule: RuleId } {
  const row = VICTORY.rows.find((r) => dead <= r.dead[1]) ?? VICTORY.rows[VICTORY.rows.length - 1];
  return {
    winner: row?.winner === 'none' ? undefined : row?.winner,
    level: row?.level as string,
    rule: 'AVZ-8.0-count',
    score: dead,
  };
}
