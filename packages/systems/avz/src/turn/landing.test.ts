import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { all, street } from '../testing/boards.js';
import { game } from '../testing/game.js';

describe('landing', () => {
  test('[AVZ-3.2] one die and 1 is the combat strength that may land', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = game({ phase: 'landing', dice: [die] });
      expect(g.question()).toBe('alien landing AVZ-3.2');
      expect(g.asked().shape).toMatchObject({
        kind: 'place',
        budget: die + 1,
        optional: true,
        each: undefined,
      });
      expect(g.facts('landing')).toEqual([{ is: 'landing', cause: 'AVZ-3.2', to: 'all', budget: die + 1 }]);
      const troopers = (n: number) =>
        Object.fromEntries(Array.from({ length: n }, (_, i) => [`trooper-${i + 1}`, 'C3']));
      expect(g.refused(troopers(die + 2))).toBe('AVZ-3.2');
      g.answer(troopers(die + 1));
      expect(g.at('C3')).toHaveLength(die + 1);
      g.done();
    }
  });

  test('[AVZ-3.2] each costs its combat number', () => {
    const fits = (budget: number, ...kinds: Kind[]) => {
      const g = game({ phase: 'landing', dice: [budget - 1] });
      const seen: { [kind: string]: number } = {};
      const put = kinds.map((k) => {
        seen[k] = (seen[k] ?? 0) + 1;
        return [`${k}-${seen[k]}`, 'A1'];
      });
      const value = Object.fromEntries(put) as { [id: string]: string };
      try {
        g.answer(value);
        return true;
      } catch {
        expect(g.refused(value)).toBe('AVZ-3.2');
        return false;
      }
    };
    expect([fits(2, 'trooper', 'trooper'), fits(2, 'trooper', 'trooper', 'trooper')]).toEqual([true, false]);
    expect([fits(4, 'ufo', 'ufo'), fits(3, 'ufo', 'ufo')]).toEqual([true, false]);
    expect([fits(3, 'tank'), fits(2, 'tank')]).toEqual([true, false]);
    expect([fits(2, 'leader'), fits(3, 'leader', 'ufo'), fits(4, 'leader', 'ufo')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([fits(7, 'tank', 'tank', 'trooper'), fits(7, 'tank', 'tank', 'ufo')]).toEqual([true, false]);
  });

  test('[AVZ-3.2] he may use less or nothing, and what is not used is lost', () => {
    const g = game({ phase: 'landing', turn: 2, dice: [6, 1], draws: [['E3']] });
    g.answer({ 'trooper-1': 'C3' });
    expect([g.phase, g.at('C3'), g.reserve().length]).toEqual(['alien-actions', ['trooper'], 25]);
    g.answer(['finish']);
    g.answer(all(g, 'A1'));
    expect(g.asked()).toMatchObject({ code: 'landing', values: { budget: 2 } });
    g.answer({});
    expect(g.facts('placed').filter((f) => f.how === 'landing')).toHaveLength(1);
  });

  test('[AVZ-3.2] with nobody in the reserve who can be paid for nothing is asked, but the die is rolled', () => {
    const board = {
      A1: [...Array(9).fill('trooper'), ...Array(6).fill('ufo'), ...Array(3).fill('leader')] as Kind[],
    };
    const g = game({ phase: 'landing', board, dice: [1] });
    expect(g.run('alien-actions')).toBeUndefined();
    g.done();
    expect(game({ phase: 'landing', board, dice: [2] }).question()).toBe('alien landing AVZ-3.2');
  });

  test('[AVZ-3.2-where] [AVZ-D-landing-empty] into locations that were empty of all counters when the phase began', () => {
    const g = game({
      phase: 'landing',
      board: { C3: ['tank'], B2: ['rotting'], E4: ['ufo', 'fast'] },
      dice: [6],
    });
    expect(g.options()).toEqual(g.book.locations.filter((at) => !['C3', 'B2', 'E4'].includes(at)));
    for (const at of ['C3', 'B2', 'E4'])
      expect(g.refusal({ 'trooper-1': 'A1', 'trooper-2': at })).toMatchObject({
        code: 'illegal',
        rule: 'AVZ-3.2-where',
      });
    g.answer({ 'trooper-1': 'C2', 'trooper-2': 'C2', 'ufo-2': 'C2', 'leader-1': 'A1', 'trooper-3': 'F5' });
    expect([g.at('C2'), g.at('A1'), g.at('F5')]).toEqual([
      ['trooper', 'trooper', 'ufo'],
      ['leader'],
      ['trooper'],
    ]);
  });

  test('[AVZ-3.2-where] [AVZ-D-bfar-none] with no empty location the units stay in the reserve', () => {
    const files = street('BBBBB');
    const board = { A1: ['rotting'], B1: ['tank'], C1: ['fast'], D1: ['ufo'], E1: ['tough'] } as const;
    const g = game({ phase: 'landing', board, files, dice: [6] });
    expect(g.run('alien-actions')).toBeUndefined();
    expect([g.facts('landing')[0]?.budget, g.reserve().length]).toEqual([7, 24]);
    g.done();
  });

  test('[AVZ-3.2] only who waits in the reserve lands: no Zombie, nobody unknown', () => {
    const g = game({ phase: 'landing', board: { A1: ['tank'] }, dice: [6] });
    expect(g.refusal({ 'tank-1': 'B1' }).text).toBe('tank-1 is not in the reserve.');
    for (const id of ['rotting-1', 'fast-1', 'nobody-1'])
      expect(g.refusal({ [id]: 'B1' }).text).toMatch(new RegExp(`^"${id}" cannot be chosen; allowed: `));
    expect(g.refusal({ 'trooper-1': 'Z9' }).text).toMatch(/^"Z9" is no place for trooper-1; allowed: /);
  });

  test('[AVZ-3.2-leader] a second Leader is refused whatever the roll', () => {
    const g = game({ phase: 'landing', dice: [6] });
    expect(g.asked().shape).toMatchObject({ most: { leader: 1 } });
    expect(g.refused({ 'leader-1': 'A1', 'leader-2': 'A1' })).toBe('AVZ-3.2-leader');
    expect(g.refused({ 'leader-1': 'A1', 'leader-3': 'F5' })).toBe('AVZ-3.2-leader');
    g.answer({ 'leader-2': 'A1', 'ufo-1': 'A1', 'tank-1': 'A1' });
    expect(g.at('A1')).toEqual(['ufo', 'tank', 'leader']);
  });

  test('[AVZ-3.2-big] the BFAR and the Mutant never land, before or after they were killed', () => {
    const g = game({ phase: 'landing', turn: 8, dice: [6] });
    expect(g.items().filter((id) => /mutant|bfar/.test(id))).toEqual([]);
    expect(g.items()).toHaveLength(24);
    expect(g.refusal({ 'mutant-1': 'A1' })).toMatchObject({
      rule: 'AVZ-3.2-big',
      text: 'The mutant comes by its event alone; it never lands.',
    });
    expect(g.refused({ 'bfar-1': 'A1' })).toBe('AVZ-3.2-big');
    const killed = game({
      phase: 'zombie-actions',
      turn: 2,
      board: { C3: ['mutant', 'tough'] },
      dice: [6, 1, 6],
      draws: [['E3']],
    });
    killed.answer(['attack tough-1']);
    expect(killed.where('mutant-1')).toBe('reserve');
    killed.answer(all(killed, 'A1'));
    expect(killed.question()).toBe('alien landing AVZ-3.2');
    expect(killed.refused({ 'mutant-1': 'B1' })).toBe('AVZ-3.2-big');
  });

  test('[AVZ-EX-turn-3-landing] a 4 lands one Tank and one UFO in one empty location', () => {
    const g = game({ phase: 'landing', dice: [4] });
    expect(g.asked().values).toEqual({ budget: 5 });
    expect(g.refused({ 'tank-1': 'D3', 'ufo-1': 'D3', 'trooper-1': 'D3' })).toBe('AVZ-3.2');
    g.answer({ 'tank-1': 'D3', 'ufo-1': 'D3' });
    expect(g.at('D3')).toEqual(['ufo', 'tank']);
    g.done();
  });

  test('[AVZ-EX-landing-1] a 6: two Leaders, the Mutant or the BFAR are refused, one Leader and three Troopers are not', () => {
    const board: { [at: string]: Kind[] } = {
      A1: Array(6).fill('trooper'),
      B1: Array(6).fill('ufo'),
      C1: Array(6).fill('tank'),
      D1: ['leader'],
    };
    const g = game({ phase: 'landing', board, dice: [6] });
    expect(g.asked().values).toEqual({ budget: 7 });
    expect(g.items()).toEqual(['trooper-7', 'trooper-8', 'trooper-9', 'leader-2', 'leader-3']);
    expect(g.refused({ 'leader-2': 'F5', 'leader-3': 'F5' })).toBe('AVZ-3.2-leader');
    expect(g.refused({ 'mutant-1': 'F5' })).toBe('AVZ-3.2-big');
    expect(g.refused({ 'bfar-1': 'F5' })).toBe('AVZ-3.2-big');
    g.answer({ 'leader-2': 'F5', 'trooper-7': 'F5', 'trooper-8': 'F5', 'trooper-9': 'E5' });
    expect([g.at('F5'), g.at('E5'), g.phase]).toEqual([
      ['trooper', 'trooper', 'leader'],
      ['trooper'],
      'alien-actions',
    ]);
    g.done();
  });
});
