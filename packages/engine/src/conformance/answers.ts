import type { Refusal } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import { show } from '../spaces/index.js';
import type { Answer, Table } from '../table/table.js';
import { junk, malformedAnswers, mutations } from './junk.js';
import { oneOf, snapshot, type Trial } from './trial.js';
import { checkReplay } from './twin.js';

const CODES: readonly Refusal['code'][] = ['malformed', 'illegal', 'stale', 'foreign', 'over', 'refused'];

/** Checks that every answer which is not legal for the open question is refused in words and changes nothing. */
export function checkAnswers(trial: Trial): void {
  const table = trial.table();
  let last: Answer | undefined;
  while (!table.over) {
    const answer = trial.choose(table);
    if (trial.oneIn(12)) {
      refuseAll(trial, table, answer, last);
      if (tryMutations(trial, table, answer)) continue;
    }
    last = { ...answer, id: `a${table.length}` };
    trial.give(table, last);
    if (trial.oneIn(6)) twice(trial, table, last);
  }
  // A first answer that was changed, and legal all the same, may have ended the game.
  if (last) {
    const late = table.answer(last);
    trial.ensure(late.ok, table.head, 'the last answer, sent again, is not the one that counted');
    refused(trial, table, { ...last, id: 'late' }, ['over']);
  }
  checkReplay(trial, table);
}

/** An answer that is sent twice must count once and give the first result again. */
function twice(trial: Trial, table: Table, answer: Answer): void {
  const before = snapshot(table);
  const again = table.answer(answer);
  trial.ensure(
    again.ok && table.journal.entry(again.entry).id === answer.id,
    table.head,
    'sent twice, an answer has two results',
  );
  trial.ensure(snapshot(table) === before, table.head, 'sent twice, an answer counted twice');
}

function refuseAll(trial: Trial, table: Table, good: Answer, last: Answer | undefined): void {
  for (const shape of malformedAnswers(good)) refused(trial, table, shape, ['malformed', 'foreign', 'stale']);
  for (const at of [good.at - 1, good.at + 1, 0, -1, 1e9])
    if (at !== good.at) refused(trial, table, { ...good, at }, ['stale']);
  for (const ask of ['', 'nonsense', `nonsense@${good.at}`, `${good.ask}0`, good.ask.replace(/@.*/, '@0')])
    refused(trial, table, { ...good, ask }, ['stale']);
  for (const seat of trial.eyes)
    if (!table.waitingFor.includes(seat)) refused(trial, table, { ...good, seat }, ['foreign']);
  refused(trial, table, { ...good, seat: 'nobody' }, ['foreign']);
  if (last && last.seat === good.seat) refused(trial, table, { ...last, id: undefined }, ['stale']);
}

/** Tries changed answers. Returns true if one of them was legal after all and was accepted. */
function tryMutations(trial: Trial, table: Table, good: Answer): boolean {
  for (const value of [...junk(trial.random, 4), ...mutations(good.value, trial.random)]) {
    const before = snapshot(table);
    const taken = table.answer({ ...good, value: value as Json });
    if (taken.ok) return true;
    judge(trial, table, taken, before, value, ['malformed', 'illegal']);
    trial.ensure(taken.allowed !== undefined, table.head, 'a refusal does not say what is allowed');
    trial.ensure(taken.rule !== undefined, table.head, 'a refusal names no rule');
  }
  return false;
}

function refused(trial: Trial, table: Table, answer: unknown, codes: readonly Refusal['code'][]): void {
  const before = snapshot(table);
  const taken = table.answer(answer as Answer);
  if (taken.ok) trial.fail(table.head, `${show(answer)} was taken`);
  judge(trial, table, taken, before, answer, codes);
}

function judge(
  trial: Trial,
  table: Table,
  refusal: Refusal,
  before: string,
  what: unknown,
  codes: readonly string[],
): void {
  const text = `${show(what)} was refused`;
  const { head } = table;
  trial.ensure(snapshot(table) === before, head, `${text} and something changed`);
  trial.ensure(CODES.includes(refusal.code), head, `${text} with no known code`);
  trial.ensure(
    codes.includes(refusal.code),
    head,
    `${text} as ${refusal.code}, expected ${codes.join(' or ')}`,
  );
  trial.ensure(refusal.text.length > 10, head, `${text} without a sentence`);
  trial.ensure(refusal.text.length < 5000, head, `${text} at great length`);
}

/** Checks that standing answers are journalled, replayed, and gone after an undo to before them. */
export function checkStanding(trial: Trial): void {
  const table = trial.table();
  const left: { entry: number; seat: string; ask: string }[] = [];
  trial.play(table, undefined, () => {
    // A standing answer's question is no longer asked. Withdraw one now and then, or a figure might stay where it is
    // for ever.
    if (table.standing.length > 0 && trial.oneIn(20)) {
      const { seat, ask } = oneOf(trial.random, table.standing);
      table.stand(seat, ask);
    }
    if (!trial.oneIn(30) || table.over || table.waitingFor.length === 0) return;
    const seat = oneOf(trial.random, table.waitingFor);
    const code = table.question(seat)?.code as string;
    const legal = table.legal(seat, 50);
    const others = table.standing.filter((s) => s.seat === seat && s.ask !== code).length;
    const value = trial.oneIn(4) ? undefined : oneOf(trial.random, legal);
    const done = table.stand(seat, code, value);
    if (!done.ok) trial.fail(table.head, `a standing answer is refused: ${done.text}`);
    left.push({ entry: done.entry, seat, ask: code });
    trial.ensure(
      table.standing.filter((s) => s.seat === seat && s.ask !== code).length === others,
      table.head,
      'a standing answer moved another',
    );
    // Half of them are withdrawn again at once, so that the game does not run by itself.
    if (!table.over && trial.oneIn(2)) table.stand(seat, code);
  });
  checkReplay(trial, table);
  const first = left[0];
  if (!first || table.head <= first.entry) return;
  const [sum, standing] = [table.sum, table.standing];
  const before = table.journal.entry(first.entry).prev;
  const undone = table.undo(first.seat, before);
  if (!undone.ok) trial.fail(table.head, `an undo behind a standing answer is refused: ${undone.text}`);
  trial.same(table.standing, [], table.head, 'behind the first standing answer there is one');
  checkReplay(trial, table);
  const redone = table.redo(first.seat);
  trial.ensure(
    redone.ok && table.sum === sum,
    table.head,
    'redo does not bring back what standing answers did',
  );
  trial.same(table.standing, standing, table.head, 'redo does not bring back the standing answers');
}
