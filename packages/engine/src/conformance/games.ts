import { SeededDice } from '../dice/dice.js';
import type { Fact } from '../rule/fact.js';
import type { AskRequest, World } from '../rule/rule.js';
import { resumeTable } from '../table/open.js';
import { playOut } from '../table/playout.js';
import type { Table } from '../table/table.js';
import { difference, shared, unsafe } from './alike.js';
import { checkSpace } from './offers.js';
import type { Trial } from './trial.js';

/**
 * Plays a game from beginning to end with nothing around the rules, by random legal answers. It must end and have an
 * outcome, and every state on the way must be possible. Now and then, everything that an ask offers is tried.
 */
export function playThrough(trial: Trial): void {
  const { system, setup, random } = trial;
  const book = system.book(setup);
  let asked = 0;
  const decide = (ask: AskRequest, w: World<unknown, unknown, Fact>) => {
    if (++asked > trial.most) trial.fail(asked, `the game has not ended after ${trial.most} decisions`);
    const wrong = system.check(w.s, book);
    if (wrong !== undefined) trial.fail(asked, `the rules led to a state that check refuses: ${wrong}`);
    if (trial.oneIn(60)) checkSpace(trial, ask, asked);
    return ask.space.sample(random);
  };
  const { state } = playOut(system, book, new SeededDice(trial.seed), decide, (facts) => {
    for (const fact of facts) checkFact(trial, fact, asked);
  });
  const wrong = system.check(state, book);
  if (wrong !== undefined) trial.fail(asked, `the last state is refused by check: ${wrong}`);
  trial.ensure(system.outcome(state, book) !== undefined, asked, 'the game is over without an outcome');
}

function checkFact(trial: Trial, fact: Fact, at: number): void {
  trial.ensure(typeof fact.is === 'string' && fact.is !== '', at, 'a fact has no name');
  trial.ensure(
    typeof fact.cause === 'string' && fact.cause !== '',
    at,
    `the fact "${fact.is}" names no rule`,
  );
  trial.ensure(fact.to === 'all' || Array.isArray(fact.to), at, `the fact "${fact.is}" has no audience`);
}

/**
 * Checks what must hold between any two steps: the state is plain data, `copy` equals a JSON copy and shares nothing,
 * and the game can be resumed from a written checkpoint.
 */
export function checkStates(trial: Trial): void {
  const { system } = trial;
  let seen = -1;
  const look = (table: Table) => {
    const checkpoint = table.checkpoint();
    trial.ensure(checkpoint !== undefined, table.head, 'there is no checkpoint');
    if (checkpoint.at === seen) return;
    seen = checkpoint.at;
    const odd = unsafe(checkpoint);
    if (odd !== undefined) trial.fail(seen, `a checkpoint does not come back from JSON: ${odd}`);
    const state: unknown = checkpoint.state;
    const copy = system.copy(state);
    const wrong = difference(copy, JSON.parse(JSON.stringify(state))) ?? shared(state, copy);
    if (wrong !== undefined) trial.fail(seen, `copy: ${wrong}`);
    checkResumed(trial, table);
  };
  const table = trial.table();
  trial.play(table, undefined, look);
  look(table);
  trial.ensure(table.outcome !== undefined, table.head, 'the game is over without an outcome');
}

/** Resuming from the last written checkpoint and the entries after it must give the same table. */
function checkResumed(trial: Trial, table: Table): void {
  const again = resumed(trial, table);
  trial.same(again.sum, table.sum, table.head, 'resumed from print, the checksum differs');
  trial.same(again.state, table.state, table.head, 'resumed from print, the state differs');
  trial.same(again.waitingFor, table.waitingFor, table.head, 'resumed from print, others are waited for');
}

/** The table as storage gives it back. */
export function resumed(trial: Trial, table: Table): Table {
  const checkpoint = table.checkpoint();
  if (!checkpoint) return trial.fail(table.head, 'there is no checkpoint');
  const entries = [...table.journal.entries(checkpoint.at)];
  const stored = JSON.parse(JSON.stringify({ header: table.header, checkpoint, entries }));
  return resumeTable(trial.system, { ...stored, earlier: table.journal.prefix(checkpoint.at) });
}
