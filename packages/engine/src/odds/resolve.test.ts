import { describe, expect, it } from 'vitest';
import { DiceError, SeededDice } from '../dice/dice.js';
import type { Fact } from '../rule/fact.js';
import { ask, draw, type Rule, roll, type World } from '../rule/rule.js';
import { WholeNumber } from '../spaces/index.js';
import { SetupError } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { Resolving, resolve } from './resolve.js';

interface Purse {
  coins: number;
}
interface Won extends Fact {
  readonly is: 'won';
  readonly coins: number;
}
type W = World<Purse, undefined, Won>;

/** Ann puts up a stake and rolls two dice, with another die for each six. The crowd's roll has no dice at all. */
function* wager(w: W, { bag }: { bag: boolean }): Rule<number> {
  const none = [{ n: 0, sides: 6 }];
  yield* roll(w, { kind: 'roll', rule: 'W-0', label: 'crowd', pools: none });
  const stake = yield* ask(w, 'ann', 'W-1', 'stake', new WholeNumber(1, 3));
  const pools = [{ n: 2, sides: 6, score: [0, 0, 0, 0, 1, 1, 1] }];
  const { score } = yield* roll(w, { kind: 'roll', rule: 'W-2', label: 'wager', pools, explode: 6 });
  w.happen({ is: 'won', cause: 'W-2', to: 'all', coins: stake * score });
  if (bag)
    yield* draw(w, { kind: 'draw', rule: 'W-3', label: 'bag', from: ['a', 'b'], n: 1, like: (id) => id });
  return w.s.coins;
}

const system = {
  id: 'wager',
  book: () => undefined,
  evolve(s: Purse, fact: Won) {
    if (fact.is === 'won') s.coins += fact.coins;
  },
  procedures: [
    {
      id: 'wager',
      parse: (input: unknown) => input,
      begin: () => ({ coins: 0 }),
      run: wager,
      result: (coins: number) => ({ coins }),
      outcomes: (coins: number) => (coins > 0 ? 'rich' : 'poor'),
    },
  ],
} as unknown as AnySystem;
const SETUP = { scenario: '', options: {} };
const asked = { roll: () => undefined, draw: () => undefined };
const begin = (input = {}) => new Resolving(system, 'wager', input, SETUP, () => asked);

describe('a procedure step by step', () => {
  it('halts at a choice, at a roll, and at its end; a roll of no dice is no halt', () => {
    const run = begin();
    expect(run.halt).toMatchObject({
      is: 'choice',
      ask: { code: 'stake', seat: 'ann', at: 1, id: 'stake@1' },
    });
    expect(() => run.throwDice([1])).toThrow(DiceError);
    expect(run.answer(4)).toMatchObject({ ok: false });
    expect(run.answer(2)).toBeUndefined();
    expect(run.halt).toMatchObject({ is: 'roll', roll: { rule: 'W-2' } });
    expect(run.answer(2)).toMatchObject({ ok: false, code: 'stale' });
    expect(() => run.throwDice([6, 5])).toThrow('1 more dice');
    expect(() => run.throwDice([1, 2, 3])).toThrow('1 dice too many');
    expect(() => run.throwDice([1, 7])).toThrow('7 is not a face');
    run.throwDice([6, 5, 1]);
    expect(run.halt).toEqual({ is: 'done', result: { coins: 4 }, outcome: 'rich' });
    expect(run.facts.at(-2)).toMatchObject({ is: 'rolled', typed: true });
  });

  it('takes steps back one by one, and says what each was', () => {
    const run = begin();
    expect(run.canStepBack).toBe(false);
    expect(run.stepBack()).toBeUndefined();
    run.answer(3);
    run.throwDice([1, 1], false);
    expect(run.facts.at(-2)).not.toMatchObject({ typed: true });
    expect(run.stepBack()).toEqual({ faces: [1, 1], typed: false });
    expect(run.facts.filter((f) => f.is === 'won')).toEqual([]);
    run.throwDice([4, 5]);
    expect(run.halt).toMatchObject({ result: { coins: 6 } });
    run.stepBack();
    expect(run.stepBack()).toEqual({ answer: 3 });
    expect(run.canStepBack).toBe(false);
    run.answer(1);
    run.throwDice([4, 5]);
    expect(run.halt).toMatchObject({ result: { coins: 2 } });
  });

  it('keeps the dice of a source through a step back', () => {
    const run = new Resolving(system, 'wager', {}, SETUP, () => new SeededDice('same'));
    run.answer(1);
    const { halt } = run;
    expect(halt.is).toBe('done');
    run.stepBack();
    run.answer(1);
    expect(run.halt).toEqual(halt);
  });

  it('says of a draw that nobody makes that it cannot go on alone', () => {
    const run = begin({ bag: true });
    run.answer(1);
    expect(() => run.throwDice([1, 1])).toThrow(SetupError);
  });

  it('comes to the same as all at once', () => {
    const { result, outcome } = resolve(system, 'wager', {}, SETUP, { dice: [6, 5, 1], answers: [2] });
    expect({ result, outcome }).toEqual({ result: { coins: 4 }, outcome: 'rich' });
    expect(() => resolve(system, 'wager', {}, SETUP, { dice: [6, 5, 1], answers: [2, 2] })).toThrow(
      'Answers left over: 2',
    );
    expect(() => resolve(system, 'wager', {}, SETUP, { dice: [6, 5], answers: [2] })).toThrow('ran out');
  });
});
