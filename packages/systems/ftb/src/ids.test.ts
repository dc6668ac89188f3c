import { ask, Choose, roll } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { FtbWorld } from './facts.js';
import { REGISTER, type RuleId } from './register.js';

/** Never run: the compiler has to refuse everything here. */
export function misspelt(w: FtbWorld) {
  const dice = { kind: 'roll', label: 'x', pools: [] } as const;
  const space = new Choose(['a', 'b'], { line: () => ({ key: 'x' }) });
  return [
    // @ts-expect-error: no roll by a rule that the register lacks
    roll(w, { ...dice, rule: 'FTB-7.5zz' }),
    // @ts-expect-error: no question either
    ask(w, 'x', 'FTB-7.5zz', 'x', space),
    roll(w, { ...dice, rule: 'FTB-7.5a' }),
    ask(w, 'x', 'FTB-7.5a', 'x', space),
  ];
}

export function misspeltFact(w: FtbWorld, fact: Parameters<FtbWorld['happen']>[0]) {
  // @ts-expect-error: nothing happens by such a rule
  w.happen({ ...fact, cause: 'FTB-7.5zz' });
}

test('the ids that compile are those of the register', () => {
  const good: RuleId = 'FTB-7.5a';
  const all = [REGISTER.rules, REGISTER.tables, REGISTER.examples, REGISTER.decisions].flat();
  expect(all.map(({ id }) => id)).toContain(good);
});
