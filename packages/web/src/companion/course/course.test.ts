import { type Json, resolve, SeededDice, type Setup } from '@shambles/engine';
import { createTeller, plain, resultIn } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import type { RolledFact } from '../../side/types.js';
import { does, whatFor, whoseDice } from '../../side/words.js';
import { whoIsMeant } from '../words.js';
import { begin, type Order, throwFor } from './course.js';

const pieces = SYSTEMS.flatMap((system) =>
  system.procedures.map((procedure) => {
    const setup: Setup = { scenario: system.scenarios[0]!.id, options: {} };
    const order: Order = {
      system,
      setup,
      procedure,
      input: procedure.example,
      own: true,
      seed: 'course',
    };
    return { name: `${system.id} ${procedure.id}`, order, procedure };
  }),
);

/** An amount given to the first options, as much to each as it can take. */
function shared(amount: number, options: readonly { readonly id: string; readonly max: number }[]): Json {
  let left = amount;
  return Object.fromEntries(
    options.map(({ id, max }) => {
      const given = Math.min(left, max);
      left -= given;
      return [id, given];
    }),
  );
}

/** Runs to the end with generated dice and the first allowed answers; `wavering` takes each roll back once. */
function toTheEnd(order: Order, wavering = false, hand = 'hand') {
  const run = begin(order);
  const dice = new SeededDice(hand);
  const answers: Json[] = [];
  while (run.halt.is !== 'done') {
    if (run.halt.is === 'roll') {
      const before = run.facts.length;
      throwFor(run, dice);
      if (wavering) {
        const last = run.stepBack();
        expect(run.facts).toHaveLength(before);
        if (last && 'faces' in last) run.throwDice(last.faces, last.typed);
      }
    } else {
      const { shape } = run.halt.ask;
      const of = 'options' in shape ? shape.options : [];
      const value: Json =
        shape.kind === 'some'
          ? of.slice(0, shape.min).map((o) => o.id)
          : shape.kind === 'allocate'
            ? shared(shape.amount, shape.options)
            : shape.kind === 'confirm' || (of[0]?.id ?? null);
      answers.push(value);
      expect(run.answer(value)).toBeUndefined();
    }
  }
  return { run, halt: run.halt, answers };
}

describe('a piece of the rules with one’s own dice', () => {
  it.each(pieces)('$name: comes to what the same dice come to at once', ({ order, procedure }) => {
    const { run, halt, answers } = toTheEnd(order);
    const dice = run.facts.flatMap((f) => (f.is === 'rolled' ? (f as RolledFact).faces.flat() : []));
    const again = resolve(order.system, procedure.id, order.input, order.setup, { dice, answers });
    expect(halt).toEqual({ is: 'done', result: again.result, outcome: again.outcome });
  });

  it.each(pieces)('$name: a step back and the same dice again change nothing', ({ order }) => {
    const straight = toTheEnd(order);
    const wavering = toTheEnd(order, true);
    expect(wavering.run.facts).toEqual(straight.run.facts);
    expect(wavering.halt).toEqual(straight.halt);
  });

  it.each(pieces)('$name: its result is told in words', ({ order, procedure }) => {
    const { halt } = toTheEnd(order);
    if (halt.is !== 'done') throw new Error('not done');
    const teller = createTeller(order.system, undefined, 'en', procedure.words);
    const { headline, more } = resultIn(teller, procedure, halt);
    for (const text of [headline, ...more.flatMap((m) => [m.label, m.value])]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/object|undefined|\{|\w\.\w+\.\w|-\w+-/);
    }
    expect(headline).toMatch(/^[A-Z0-9]/);
  });

  it.each(pieces)('$name: names everybody whose dice fall and whom it tells of', ({ order, procedure }) => {
    const teller = createTeller(order.system, undefined, 'en', procedure.words);
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const fact of toTheEnd({ ...order, seed }, false, seed).run.facts) {
        const said = teller.tell(fact);
        if (said) expect(plain(said)).not.toMatch(/\{\{|\b(person|who|unit|kind|side|vehicle)\.\w/i);
        if (fact.is !== 'rolled') continue;
        const roll = fact as RolledFact;
        expect(whatFor(teller, roll.label)).not.toMatch(/\{\{/);
        for (const pool of roll.pools)
          if (pool.who !== undefined) expect(whoseDice(teller, roll, pool)).not.toBe(pool.who);
      }
    }
  });
});

it('whoever is asked beside a real table is “You” where seats are only numbered, else the side', () => {
  const asks = (id: string, seat: string | undefined) => {
    const system = SYSTEMS.find((each) => each.id === id)!;
    return does(whoIsMeant(system, createTeller(system), seat), 'roll');
  };
  expect([asks('bdz', 'player-2'), asks('ftb', 'player-1'), asks('avz', undefined)]).toEqual([
    'You roll',
    'You roll',
    'You roll',
  ]);
  expect(asks('avz', 'alien')).toBe('Aliens roll');
});
