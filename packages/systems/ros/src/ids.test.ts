import { ask, Choose, roll } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { RosWorld } from './facts.js';
import { REGISTER, type RuleId } from './register.js';

/** Never run: the compiler must refuse the marked lines. */
export function misspelt(w: RosWorld) {
  const dice = { kind: 'roll', label: 'x', pools: [] } as const;
  const space = new Choose(['a', 'b'], { line: () => ({ key: 'x' }) });
  return [
    // @ts-expect-error: no roll by a rule that the register lacks
    roll(w, { ...dice, rule: 'ROS-grenades' }),
    // @ts-expect-error: no question either
    ask(w, 'x', 'ROS-grenades', 'x', space),
    roll(w, { ...dice, rule: 'ROS-grenade' }),
    ask(w, 'x', 'ROS-grenade', 'x', space),
  ];
}

export function misspeltFact(w: RosWorld, fact: Parameters<RosWorld['happen']>[0]) {
  // @ts-expect-error: nothing happens by such a rule
  w.happen({ ...fact, cause: 'ROS-grenades' });
}

test('the ids that compile are those of the register', () => {
  const good: RuleId = 'ROS-grenade';
  const all = [REGISTER.rules, REGISTER.tables, REGISTER.examples, REGISTER.decisions].flat();
  expect(all.map(({ id }) => id)).toContain(good);
});
