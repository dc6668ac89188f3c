import { type Fraction, type Json, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz, type Kind } from './index.js';
import { setup } from './testing/boards.js';
import { binomial, text } from './testing/chances.js';
import { type Game, game } from './testing/game.js';

describe('the odds shown beside an answer', () => {
  const shown = (g: Game, answer: Json) => {
    const { seat, code, rule, shape } = g.asked() as NonNullable<ReturnType<Game['asked']>>;
    const ask = { id: `${code}@1`, at: 1, seat, code, rule, line: { key: '' }, shape };
    return avz.preview(g.view(seat), ask, answer, g.book);
  };
  const queries = (g: Game, answer: Json) =>
    shown(g, answer).map(({ on, input }) => {
      const { side, action, attackers, beside, defenders, claw } = input as Record<string, string[]>;
      return `${on}: ${side} ${action} ${attackers} beside ${beside} on ${defenders}${claw ? ', claw' : ''}`;
    });

  test('[AVZ-7.0] the attack that an order leads to, where it leads to, with whoever stands by', () => {
    const board: Record<string, Kind[]> = {
      C4: ['tank', 'trooper', 'leader', 'rotting'],
      C5: ['ufo', 'tough', 'fast-mob'],
    };
    expect(queries(game({ board }), ['attack tank-1 trooper-1 > C5'])).toEqual([
      'C5: alien attack trooper,tank beside ufo on fast-mob,tough',
    ]);
    expect(queries(game({ board }), ['blast tank-1'])).toEqual([
      'C4: alien blast tank beside trooper,leader on rotting',
    ]);
    expect(queries(game({ board }), ['blast all'])).toEqual([
      'C4: alien blast trooper,tank,leader beside  on rotting',
      'C5: alien blast ufo beside  on fast-mob,tough',
    ]);
    expect(queries(game({ board, spent: ['tank-1'] }), ['blast all'])[0]).toBe(
      'C4: alien blast trooper,leader beside tank on rotting',
    );
    expect(queries(game({ phase: 'zombie-actions', board, claw: true }), ['chomp tough-1'])).toEqual([
      'C5: zombie chomp tough beside fast-mob on ufo, claw',
    ]);
    expect(shown(game({ board }), ['move tank-1 > D4', 'pass ufo-1', 'finish'])).toEqual([]);
    expect(shown(game({ board }), ['blast tank-1'])[0]?.procedure).toBe('attack');
  });

  test('[AVZ-4.0-claw] only those who may attack are counted in', () => {
    const g = game({ board: { C4: ['tank', 'ufo', 'rotting'], C5: ['trooper', 'fast'] }, claw: true });
    expect(queries(g, ['attack all'])).toEqual(['C4: alien attack ufo beside tank on rotting, claw']);
    expect(queries(g, ['blast all'])).toHaveLength(2);
  });

  test('[AVZ-7.1a-leader, AVZ-5.0-finish] orders before it in the queue count: a Leader who comes along leads', () => {
    const g = game({ board: { C4: ['tank', 'rotting'], B4: ['leader', 'trooper'] } });
    expect(queries(g, ['move leader-1 > C4', 'blast tank-1'])).toEqual([
      'C4: alien blast tank beside leader on rotting',
    ]);
    expect(queries(g, ['attack leader-1 > C4', 'blast all'])).toEqual([
      'C4: alien attack leader beside tank on rotting',
      'C4: alien blast tank beside leader on rotting',
    ]);
  });

  test('[AVZ-7.0] what is shown is what the game then rolls', () => {
    const g = game({ board: { C4: ['tank', 'leader', 'rotting', 'tough'] }, dice: [2, 2, 3, 3] });
    const [query] = shown(g, ['attack tank-1']);
    expect(text(odds(avz, 'attack', query?.input, setup()).quantities.hits as Map<number, Fraction>)).toEqual(
      text(binomial(3, 1n, 3n)),
    );
    g.answer(['attack tank-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 1, on: [{ dice: 3, from: 3 }] }]);
    expect(g.facts('saves')).toMatchObject([{ from: 4 }]);
  });
});
