import type { Json, Seat } from '../../rule/fact.js';
import type { Answer, Table } from '../../table/table.js';
import type { Trial } from '../trial.js';
import { checkReplay } from '../twin.js';

/**
 * Checks that if several seats are asked at once, nobody learns anything before all have answered, and that the order
 * of the answers makes no difference.
 */
export function checkSecrets(trial: Trial): void {
  const table = trial.table(trial.seats);
  while (!table.over) {
    const before = table.waitingFor;
    if (before.length > 1 && trial.oneIn(3)) anyOrder(trial, table);
    const answer = trial.choose(table);
    const others = trial.eyes.filter((seat) => seat !== answer.seat);
    const known = before.length > 1 ? others.map((seat) => knownTo(table, seat)) : [];
    trial.give(table, answer);
    if (before.length < 2) continue;
    for (const [i, seat] of others.entries())
      trial.ensure(
        knownTo(table, seat) === known[i],
        table.head,
        `${seat} learns of an answer of ${answer.seat} before all have given theirs`,
      );
    trial.same(
      table.waitingFor,
      without(before, answer.seat),
      table.head,
      'whom a secret round still waits for',
    );
    if (trial.oneIn(10)) checkReplay(trial, table);
  }
}

/** Everything that a seat may know. */
function knownTo(table: Table, seat: Seat): string {
  return JSON.stringify([table.view(seat), table.scene(seat), table.log(seat), table.asks(seat)]);
}

/** The list without the first occurrence of `seat`: a seat may be asked several things in one round. */
function without(list: readonly Seat[], seat: Seat): Seat[] {
  const i = list.indexOf(seat);
  return list.filter((_, k) => k !== i);
}

/** Two branches with the same dice, answered in opposite orders. */
function anyOrder(trial: Trial, table: Table): void {
  const branches = [table.fork(), table.fork()];
  const answers = new Map<Seat, Json>();
  for (const seat of table.waitingFor) answers.set(seat, table.sample(seat, trial.random) as Json);
  const states = branches.map((branch, i) => {
    if ('ok' in branch) return trial.fail(table.head, `a fork is refused: ${branch.text}`);
    const seats = [...answers.keys()];
    for (const seat of i === 0 ? seats : seats.reverse()) {
      const ask = branch.question(seat);
      if (ask) trial.give(branch, { seat, ask: ask.id, at: ask.at, value: answers.get(seat) } as Answer);
    }
    return branch.state;
  });
  trial.same(states[1], states[0], table.head, 'answered in another order, a secret round leads elsewhere');
}
