import type { Entry } from '../journal/journal.js';
import type { Accepted } from '../journal/ledger.js';
import type { Refusal } from '../rule/ask.js';
import type { Json, Patch, Seat } from '../rule/fact.js';
import { STUCK, type Table } from '../table/table.js';
import { leaves } from './alike.js';
import { oneOf, snapshot, type Trial } from './trial.js';
import { checkReplay } from './twin.js';

/** In company: checks what a seat may take back alone, what it may not, and what happens by general consent. */
export function checkCompany(trial: Trial): void {
  const people = trial.seats;
  // A person alone may take back anything: see `checkUndo`.
  if (people.length < 2) return;
  const table = trial.table(people);
  trial.play(table, undefined, () => {
    if (trial.oneIn(8)) for (const seat of [...trial.eyes, 'nobody']) tryUndo(trial, table, seat, people);
    if (!table.over && trial.oneIn(25)) byConsent(trial, table, people);
  });
  checkReplay(trial, table);
}

function tryUndo(trial: Trial, table: Table, seat: Seat, people: readonly Seat[]): void {
  const line = table.journal.line(table.head);
  const to = trial.oneIn(2) ? undefined : oneOf(trial.random, line.slice(-8)).n;
  const before = snapshot(table);
  const { sum, head } = table;
  const undone = table.undo(seat, to);
  if (!undone.ok) {
    trial.ensure(snapshot(table) === before, head, 'an undo was refused and something changed');
    trial.ensure(undone.text.length > 10, head, 'an undo was refused without a sentence');
    return;
  }
  trial.ensure(people.includes(seat), head, `${seat} is not at the table and took something back`);
  const deed = table.journal.entry(undone.entry).deed as { head: number };
  for (const entry of line) if (entry.n > deed.head) mayGo(trial, entry, seat);
  for (const other of people)
    if (other !== seat)
      trial.ensure(!table.redo(other).ok, head, `${other} put back what ${seat} had taken back`);
  if (trial.oneIn(2)) return;
  const redone = table.redo(seat);
  trial.ensure(redone.ok && table.sum === sum, head, `${seat} cannot put back what it took back`);
}

/** Checks an entry that `seat` took back alone. */
function mayGo(trial: Trial, { n, deed, facts }: Entry, seat: Seat): void {
  const own = (deed.t === 'answer' || deed.t === 'standing') && deed.seat === seat;
  trial.ensure(own, n, `${seat} took back a "${deed.t}" that was not its own`);
  const rolled = facts.some((f) => f.is === 'rolled' || f.reveals);
  trial.ensure(!rolled, n, `${seat} took back an answer after which dice fell or something was shown`);
}

function byConsent(trial: Trial, table: Table, people: readonly Seat[]): void {
  const by = oneOf(trial.random, people);
  const earlier = table.journal.line(table.head).slice(-13, -1);
  if (earlier.length === 0) return;
  const to = oneOf(trial.random, earlier).n;
  const before = { sum: table.sum, head: table.head };
  const proposed = table.propose(by, { undo: to });
  if (!proposed.ok) trial.fail(table.head, `an undo cannot be proposed: ${proposed.text}`);
  const others = people.filter((p) => p !== by);
  trial.same(table.proposal?.waitingFor, others, table.head, 'whom the proposal waits for');
  if (trial.oneIn(4)) checkReplay(trial, table);
  trial.ensure(!table.consent('nobody', proposed.entry, true).ok, table.head, 'a stranger agreed');
  trial.ensure(
    !table.consent(by, proposed.entry - 1, true).ok,
    table.head,
    'somebody agreed to what was not proposed',
  );
  const agree = trial.oneIn(2);
  for (const seat of others) {
    trial.ensure(
      table.sum === before.sum && table.head === before.head,
      table.head,
      'a proposal did something before all agreed',
    );
    const done = table.consent(seat, proposed.entry, agree);
    if (!done.ok) trial.fail(table.head, `consent is refused: ${done.text}`);
    if (!agree) break;
  }
  trial.ensure(table.proposal === undefined, table.head, 'a settled proposal is still open');
  if (!agree)
    trial.ensure(table.sum === before.sum, table.head, 'a proposal that was turned down did something');
  else
    trial.ensure(
      !table.journal.line(table.head).some((e) => e.n === before.head),
      table.head,
      'everybody agreed and nothing was undone',
    );
  trial.ensure(
    !table.consent(others[0] as Seat, proposed.entry, true).ok,
    table.head,
    'a settled proposal was agreed to again',
  );
  if (trial.oneIn(4)) checkReplay(trial, table);
}

/** Tries corrections that `check` allows: made by consent, replayed, and the game goes on to its end. */
export function checkCorrections(trial: Trial, times: number): void {
  const people = trial.seats;
  const table = trial.table(people);
  for (let i = 0; i < times && !table.over; i++) {
    trial.play(table, trial.random.below(60));
    const state = (table.checkpoint() as { state: Json }).state;
    const patch = randomPatch(trial, state);
    const before = snapshot(table);
    const [by, ...others] = people;
    const proposed = table.propose(by as Seat, { correct: { why: 'tried', patch } });
    checkLedOn(trial, table, proposed, patch);
    if (!proposed.ok) {
      trial.ensure(snapshot(table) === before, table.head, 'a correction was refused and something changed');
      continue;
    }
    for (const seat of others) checkLedOn(trial, table, table.consent(seat, proposed.entry, true), patch);
    checkCorrected(trial, table, patch);
  }
  checkReplay(trial, table);
  trial.play(table);
  checkReplay(trial, table);
}

/** The check of a state is to refuse whatever the rules do not lead on from. */
function checkLedOn(trial: Trial, table: Table, { ok, ...said }: Accepted | Refusal, patch: Patch): void {
  if (!ok && 'text' in said && said.text.startsWith(STUCK))
    trial.fail(table.head, `after the correction ${JSON.stringify(patch)}: ${said.text}`);
}

function checkCorrected(trial: Trial, table: Table, patch: Patch): void {
  const what = JSON.stringify(patch);
  const facts = table.journal.line(table.head).flatMap((e) => e.facts);
  const told = facts.filter((f) => f.is === 'corrected').pop() as { patch?: Patch } | undefined;
  trial.same(told?.patch, patch, table.head, `nobody is told of the correction ${what}`);
  const restored = facts.filter((f) => f.is === 'restored').pop() as unknown as { state: unknown };
  const there = new Map(leaves(restored.state).map((l) => [l.path, l.value]));
  for (const { path, value } of patch)
    trial.same(there.get(path), value, table.head, `the correction ${what} at "${path}"`);
  const wrong = trial.system.check(restored.state, table.book);
  if (wrong !== undefined)
    trial.fail(table.head, `the correction ${what} led to an impossible state: ${wrong}`);
  checkReplay(trial, table);
}

/** A patch for one or two leaves of a state, with values found elsewhere in it or close to the old ones. */
function randomPatch({ random }: Trial, state: Json): Patch {
  const all = leaves(state).filter((l) => typeof l.value !== 'object');
  const one = () => {
    const { path, value } = oneOf(random, all);
    const alike = all.filter((l) => typeof l.value === typeof value).map((l) => l.value as Json);
    const near: Json =
      typeof value === 'number'
        ? value + 1 - 2 * random.below(2)
        : typeof value === 'boolean'
          ? !value
          : (value as Json);
    return { path, value: random.below(3) === 0 ? near : oneOf(random, alike) };
  };
  return random.below(2) === 0
    ? [one()]
    : [one(), one()].filter((p, i, both) => i === 0 || p.path !== both[0]?.path);
}
