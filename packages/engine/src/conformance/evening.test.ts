import { describe, expect, it } from 'vitest';
import { type Fact, gather, type Line, type Noun, type Score } from '../index.js';
import { toy } from '../testing/toy.js';
import { conformTo, setupsOf } from './index.js';

const setups = setupsOf(toy);
type Toy = typeof toy;

/** The toy system with its own evening. */
const fails =
  (evening: Partial<Toy>, rules: readonly string[] = ['TOY-1']) =>
  () =>
    conformTo({ ...toy, ...evening }, 'the evening', { setups, seeds: 0, games: 12, rules: new Set(rules) });

const catalogues = { en: { ...toy.catalogues.en, 'evening.goal': 'Win {{n}}.' } };
const goal = (n: number) => ({ line: { key: 'evening.goal', values: { n } }, rule: 'TOY-1' }) as const;
const brief = (n: number) => ({ goal: goal(n), won: [], lost: [], comes: [], stays: [], advice: [] });

describe('the suite finds, of what is told of an evening,', () => {
  it('nothing where nothing is wrong', () => {
    expect(fails({ catalogues, brief: () => brief(1) })).not.toThrow();
  });

  it('what the seat may not know', () => {
    let known = 0;
    const leaks = { catalogues, brief: () => brief(known++) };
    expect(fails(leaks)).toThrow(/depends on what is hidden/);
  });

  it('words that are missing, and values', () => {
    expect(fails({ brief: () => brief(1) })).toThrow(/no words for "evening.goal"/);
    const bare = { ...brief(1), goal: { line: { key: 'evening.goal' }, rule: 'TOY-1' as const } };
    expect(fails({ catalogues, brief: () => bare })).toThrow(/wants a value "n"/);
    const lists = { en: { ...toy.catalogues.en, 'evening.goal': 'Win {{n, semicolons}}.' } };
    expect(fails({ catalogues: lists, brief: () => bare })).toThrow(/wants a value "n"/);
    expect(fails({ catalogues: lists, brief: () => brief(1) })).not.toThrow();
  });

  it('words that are missing of a line within a line, or of a noun, and of no other', () => {
    const holds = (n: Line | Noun) => ({
      line: { key: 'evening.goal', values: { n } },
      rule: 'TOY-1' as const,
    });
    const tells = (n: Line | Noun) => fails({ catalogues, brief: () => ({ ...brief(1), goal: holds(n) }) });
    expect(tells(goal(1).line)).not.toThrow();
    expect(tells({ key: 'evening.nothing' })).toThrow(/no words for "evening.nothing"/);
    expect(tells({ noun: 'nothing', count: 1 })).toThrow(/no word "nothing"/);
  });

  it('rules that the register lacks, and odds that nobody can reckon', () => {
    expect(fails({ catalogues, brief: () => brief(1) }, [])).toThrow(/no rule "TOY-1"/);
    const goals = () => [{ ...goal(1), id: 'a', done: false, odds: { procedure: 'nothing', input: {} } }];
    expect(fails({ catalogues, goals })).toThrow(/no procedure "nothing"/);
  });

  it('what is no plain data', () => {
    const odd = { ...brief(1), more: undefined };
    expect(fails({ catalogues, brief: () => odd })).toThrow(/not plain data/);
  });

  it('a possible deed that is called impossible, and an impossible one without a reason', () => {
    const line = { key: 'thing.a' };
    const words = { en: { ...catalogues.en, 'thing.a': 'A' } };
    const tries: Toy['tries'] = (_, { shape }) =>
      shape.kind === 'choose'
        ? shape.options.map(({ id }) => ({ actor: 'a', deed: id, line, answer: id }))
        : [];
    expect(fails({ catalogues: words, tries })).not.toThrow();
    expect(fails({ catalogues: words, tries, whyNot: () => goal(1) })).toThrow(/is said to be impossible/);
    const vain: Toy['tries'] = () => [{ actor: 'a', deed: 'fly', line }];
    expect(fails({ catalogues: words, tries: vain })).toThrow(/nothing says why/);
    const half: Toy['tries'] = (...all) => tries(...all).slice(0, 1);
    expect(fails({ catalogues: words, tries: half })).toThrow(/not among the tries/);
    const wrong: Toy['tries'] = () => [{ actor: 'a', deed: 'fly', line, answer: 'fly' }];
    expect(fails({ catalogues: words, tries: wrong })).toThrow(/is refused/);
  });

  it('advice that is no answer', () => {
    const advice = ['walk', 'camp', 'keep', 'find'].map((code) => ({
      ...goal(1),
      answer: { code, value: 'fly' },
    }));
    expect(fails({ catalogues, brief: () => ({ ...brief(1), advice }) })).toThrow(/advised and refused/);
  });

  it('beats that overlap', () => {
    const beat = { ...goal(1), who: [], weight: 'calm', pause: false } as const;
    const beats = (facts: readonly Fact[]) =>
      facts.length > 1 ? [0, 0].map(() => ({ ...beat, from: 0, to: 1 })) : [];
    expect(fails({ catalogues, beats })).toThrow(/a beat of 0 to 1/);
  });
});

describe('facts gathered into beats', () => {
  const fact = (is: string): Fact => ({ is, cause: 'TOY-1', to: 'all' });
  const score: Score = {
    begins: ({ is }) => (is === 'goes' ? { line: { key: 'goes' }, who: ['a'] } : undefined),
    weighs: ({ is }) => (is === 'dies' ? 'death' : is === 'hurts' ? 'danger' : 'calm'),
  };
  it('go from one that begins a beat to the next, and weigh as the gravest of them', () => {
    const beats = gather(['x', 'goes', 'y', 'goes', 'hurts', 'y', 'goes', 'dies', 'hurts'].map(fact), score);
    expect(beats.map(({ from, to, weight, pause }) => [from, to, weight, pause])).toEqual([
      [1, 3, 'calm', false],
      [3, 6, 'danger', false],
      [6, 9, 'death', true],
    ]);
    expect(beats[0]).toMatchObject({ rule: 'TOY-1', line: { key: 'goes' }, who: ['a'] });
  });
  it('are none where none begins', () => {
    expect(gather([fact('x')], score)).toEqual([]);
  });
});
