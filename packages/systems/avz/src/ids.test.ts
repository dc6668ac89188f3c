import { ask, Choose, roll } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { AvzWorld } from './facts.js';
import { REGISTER, type RuleId } from './register.js';

/** Never run: the compiler has to refuse what follows. */
export function misspelt(w: AvzWorld) {
  const dice = { kind: 'roll', label: 'x', pools: [] } as const;
  const space = new Choose(['a', 'b'], { line: () => ({ key: 'x' }) });
  return [
    // @ts-expect-error: no roll by a rule that the register lacks
    roll(w, { ...dice, rule: 'AVZ-3.22' }),
    // @ts-expect-error: no question either
    ask(w, 'x', 'AVZ-3.22', 'x', space),
    roll(w, { ...dice, rule: 'AVZ-3.2' }),
    ask(w, 'x', 'AVZ-3.2', 'x', space),
  ];
}

export function misspeltFact(w: AvzWorld, fact: Parameters<AvzWorld['happen']>[0]) {
  // @ts-expect-error: nothing happens by such a rule
  w.happen({ ...fact, cause: 'AVZ-3.22' });
}

test('the ids that compile are those of the register', () => {
  const good: RuleId = 'AVZ-3.2';
  const all = [REGISTER.rules, REGISTER.tables, REGISTER.examples, REGISTER.decisions].flat();
  expect(all.map(({ id }) => id)).toContain(good);
});
