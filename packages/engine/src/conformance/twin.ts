import type { Seat } from '../rule/fact.js';
import { openTable } from '../table/open.js';
import { Playback } from '../table/playback.js';
import type { Answer, Table } from '../table/table.js';
import { resumed } from './games.js';
import type { Trial } from './trial.js';

/** A game as it was saved in mid-play. */
interface Stop {
  readonly text: string;
  readonly resumed: Table;
  readonly sum: string;
  readonly head: number;
  /** Number of answers given and facts happened until then. */
  readonly answers: number;
  readonly facts: number;
  readonly views: readonly string[];
}

/**
 * The twin test. A game is saved at random entries, even in mid-procedure, and played to its end. Each save, opened in
 * three ways, must go on with the very same answers to the same end. What was saved must also play back from its facts.
 */
export function checkTwins(trial: Trial, stops: number): void {
  const table = trial.table();
  const saved: Stop[] = [];
  const given: Answer[] = [];
  while (!table.over) {
    if (saved.length < stops && trial.oneIn(40)) saved.push(stop(trial, table, given.length));
    given.push(...trial.play(table, 1));
  }
  for (const at of saved) {
    for (const [how, twin] of waysBack(trial, at)) {
      trial.ensure(twin.sum === at.sum, at.head, `${how}, the checksum is not the one that was saved`);
      trial.repeat(twin, given.slice(at.answers));
      trial.ensure(
        twin.over && twin.sum === table.sum,
        at.head,
        `${how}, the same answers lead to another end`,
      );
      trial.same(twin.state, table.state, at.head, `${how}, the last state`);
      trial.same(twin.length, table.length, at.head, `${how}, the journal's length`);
    }
  }
  checkReplay(trial, table, saved);
}

function stop(trial: Trial, table: Table, answers: number): Stop {
  const facts = table.journal.line(table.head).reduce((n, entry) => n + entry.facts.length, 0);
  const { sum, head } = table;
  return {
    text: table.save(),
    resumed: resumed(trial, table),
    sum,
    head,
    answers,
    facts,
    views: seen(trial, table),
  };
}

function waysBack(trial: Trial, { text, resumed, head }: Stop): [string, Table][] {
  const full = openTable(trial.system, text);
  const quick = openTable(trial.system, text, { quick: true });
  for (const { report } of [full, quick])
    if (report !== undefined) trial.fail(head, `a sound journal is reported damaged: ${report}`);
  return [
    ['opened and run again', full.table],
    ['opened from its last checkpoint', quick.table],
    ['resumed from storage', resumed],
  ];
}

/** What every seat sees, as text. */
function seen(trial: Trial, at: { view(seat: Seat): unknown; scene(seat: Seat): unknown }): string[] {
  return trial.eyes.map((seat) => JSON.stringify([at.view(seat), at.scene(seat)]));
}

/** Run again, a journal must give the same game; played back from its facts alone, the same views all the way. */
export function checkReplay(trial: Trial, table: Table, stops: readonly Stop[] = []): void {
  const { head } = table;
  const opened = openTable(trial.system, table.save());
  if (opened.report !== undefined) trial.fail(head, `a sound journal is reported damaged: ${opened.report}`);
  const again = opened.table;
  trial.ensure(
    again.sum === table.sum && again.head === head,
    head,
    'run again, the journal gives another checksum',
  );
  trial.same(again.state, table.state, head, 'run again, the state');
  trial.same(again.canRedo, table.canRedo, head, 'run again, whether there is something to redo');
  trial.same(again.proposal ?? null, table.proposal ?? null, head, 'run again, the open proposal');
  trial.same(again.standing, table.standing, head, 'run again, the standing answers');
  for (const seat of trial.eyes)
    trial.same(plain(again.asks(seat)), plain(table.asks(seat)), head, `run again, what ${seat} is asked`);
  const line = again.journal.line(head);
  const playback = new Playback(trial.system, table.header, plain(line));
  const end = playback.frames.length;
  playback.seek(end);
  trial.same(seen(trial, playback), seen(trial, table), head, 'played back, the last views');
  for (const at of [...stops].reverse()) {
    playback.seek(at.facts);
    trial.same(seen(trial, playback), at.views, at.head, 'played back, the views on the way');
  }
  playback.seek(trial.random.below(end + 1));
  playback.seek(end);
  trial.same(seen(trial, playback), seen(trial, table), head, 'played back to and fro, the last views');
  for (const seat of trial.eyes) {
    const told = playback.told(seat).map((t) => t.fact);
    const logged = table.log(seat).map((t) => t.fact);
    trial.same(told, plain(logged), head, `played back, what ${seat} is told`);
  }
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
