import type { Entry } from '../journal/journal.js';
import { openTable } from '../table/open.js';
import type { Answer, Table } from '../table/table.js';
import { oneOf, snapshot, type Trial } from './trial.js';
import { checkReplay } from './twin.js';

/**
 * Alone: checks that going back to any entry and forward again gives the same game, and the same answers the same dice.
 */
export function checkUndo(trial: Trial, times: number): void {
  const table = trial.table();
  trial.play(table, 20 + trial.random.below(400));
  const seat = trial.seats[0] as string;
  for (let i = 0; i < times; i++) {
    const line = table.journal.line(table.head);
    const to = oneOf(trial.random, line.slice(0, -1))?.n;
    if (to === undefined) return;
    const { sum } = table;
    const state = JSON.stringify(table.state);
    back(trial, table, seat, to, line);
    if (trial.oneIn(2)) {
      const redone = table.redo(seat);
      if (!redone.ok) trial.fail(table.head, `an undo cannot be redone: ${redone.text}`);
    } else for (const entry of line) if (entry.n > to) answerAgain(trial, table, entry);
    trial.ensure(table.sum === sum, to, 'back and forth again is another checksum');
    trial.ensure(JSON.stringify(table.state) === state, to, 'back and forth again is another state');
    for (const entry of line)
      trial.ensure(
        table.journal.entry(entry.n) === entry,
        entry.n,
        'an entry that was taken back can no longer be read',
      );
  }
  checkReplay(trial, table);
  trial.play(table);
  checkReplay(trial, table);
}

/** Undoes to an entry. The table must then be at a point of the old line: that entry, or the next question after it. */
function back(trial: Trial, table: Table, seat: string, to: number, line: readonly Entry[]): void {
  const undone = table.undo(seat, to);
  if (!undone.ok) trial.fail(to, `alone, an undo is refused: ${undone.text}`);
  const sums = line.filter((e) => e.n >= to).map((e) => e.sum);
  trial.ensure(sums.includes(table.sum), to, 'an undo leads to where the game never was');
  trial.ensure(table.canRedo, to, 'an undo cannot be redone');
  const reported = openTable(trial.system, table.save());
  trial.ensure(
    reported.report === undefined,
    to,
    `after an undo the journal is reported damaged: ${reported.report}`,
  );
  trial.ensure(reported.table.sum === table.sum, to, 'after an undo the journal opens elsewhere');
}

function answerAgain(trial: Trial, table: Table, { deed }: Entry): void {
  if (deed.t !== 'answer' || deed.auto) return;
  const now = table.question(deed.seat);
  if (now?.code !== deed.ask)
    trial.fail(table.head, `${deed.seat} was asked "${deed.ask}" before the undo, now ${now?.code}`);
  trial.give(table, { seat: deed.seat, ask: now.id, at: now.at, value: deed.value });
}

/** "What if", at random entries: the fork is played on, saved and opened, and must not change the game it left. */
export function checkForks(trial: Trial, times: number): void {
  const table = trial.table();
  const answers = trial.play(table, 20 + trial.random.below(200));
  for (let i = 0; i < times; i++) {
    const line = table.journal.line(table.head);
    const at = oneOf(trial.random, line).n;
    const before = [snapshot(table), table.save()];
    const fork = table.fork(at);
    if ('ok' in fork) trial.fail(at, `a fork is refused: ${fork.text}`);
    trial.play(fork);
    trial.same([snapshot(table), table.save()], before, at, 'a fork changed the game it left');
    for (const entry of line)
      if (entry.n <= at) trial.ensure(fork.journal.entry(entry.n) === entry, at, 'a fork has another past');
    checkReplay(trial, fork);
  }
  finishAlike(trial, table, answers);
}

/** After all the forks, the game must go on like one that never had any. */
function finishAlike(trial: Trial, table: Table, answers: readonly Answer[]): void {
  const plain = trial.table();
  trial.repeat(plain, answers);
  trial.ensure(plain.sum === table.sum, table.head, 'a game that was forked differs from one that was not');
  trial.repeat(plain, trial.play(table));
  trial.ensure(plain.sum === table.sum, table.head, 'after forks the same answers lead elsewhere');
}
