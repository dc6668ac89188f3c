import type { AskRequest } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { many } from '../testing/boards.js';
import { game } from '../testing/game.js';

/** Time limit in milliseconds for tests that repeat many times. */
const SLOW = 60_000;

describe('stacking', () => {
  const end = (aliens: Kind[], more = {}) => game({ board: { C4: aliens }, ...more }).answer(['finish']);

  test('[AVZ-6.4b] four may stay, a fifth may not; the Mutant and the BFAR count two each', () => {
    const under: Kind[][] = [
      many(4, 'trooper'),
      ['mutant', 'bfar'],
      ['bfar', 'tank', 'ufo'],
      ['mutant', 'leader', 'leader'],
    ];
    for (const aliens of under) {
      const g = end(aliens);
      g.run('zombie-actions');
      expect(g.at('C4'), String(aliens)).toHaveLength(aliens.length);
      expect(g.facts('discarded')).toEqual([]);
    }
    const over: [Kind[], number][] = [
      [['tank', ...many(4, 'trooper')], 1],
      [['mutant', 'bfar', 'ufo'], 1],
      [['bfar', 'tank', 'ufo', 'trooper'], 1],
      [['bfar', 'mutant', ...many(3, 'leader')], 3],
    ];
    for (const [aliens, excess] of over) {
      const g = end(aliens);
      expect(g.question(), String(aliens)).toBe('alien stacking AVZ-6.4b');
      expect(g.asked().values).toEqual({ at: 'C4', count: excess });
    }
  });

  test("[AVZ-6.4b] the excess goes to the reserve, of its owner's choice, no less and no more than needed", () => {
    const g = end(['bfar', 'tank', 'ufo', 'trooper', 'trooper']); // six places, two too many
    expect(g.options()).toEqual(['trooper-1', 'trooper-2', 'ufo-1', 'tank-1', 'bfar-1']);
    expect(g.asked().shape).toMatchObject({
      kind: 'some',
      min: 1,
      weigh: { atLeast: 2, weight: { 'bfar-1': 2, 'tank-1': 1, 'ufo-1': 1, 'trooper-1': 1, 'trooper-2': 1 } },
    });
    for (const wrong of [['tank-1'], ['bfar-1', 'tank-1'], ['tank-1', 'ufo-1', 'trooper-1']])
      expect(g.refused(wrong), String(wrong)).toBe('AVZ-6.4b');
    g.answer(['bfar-1']);
    expect(g.facts('discarded')).toMatchObject([{ cause: 'AVZ-6.4b', counters: ['bfar-1'], at: 'C4' }]);
    expect(g.where('bfar-1')).toBe('reserve');
    expect(g.at('C4')).toEqual(['trooper', 'trooper', 'ufo', 'tank']);
    expect(
      end(['bfar', 'tank', 'ufo', 'trooper', 'trooper']).answer(['tank-1', 'trooper-2']).at('C4'),
    ).toEqual(['trooper', 'ufo', 'bfar']);
  });

  test(
    '[AVZ-6.4b] which sets may be discarded, against every set there is',
    () => {
      const kinds = fc
        .record({
          trooper: fc.nat(4),
          ufo: fc.nat(3),
          tank: fc.nat(3),
          leader: fc.nat(2),
          mutant: fc.nat(1),
          bfar: fc.nat(1),
        })
        .filter((counts) => Object.values(counts).some((n) => n > 0));
      fc.assert(
        fc.property(kinds, (counts) => {
          const aliens = Object.entries(counts).flatMap(([k, n]) => many(n, k as Kind));
          const room = (k: Kind) => (k === 'mutant' || k === 'bfar' ? 2 : 1);
          const excess = aliens.reduce((n, k) => n + room(k), 0) - 4;
          const g = end(aliens);
          const ids = aliens.map((k, i) => `${k}-${i - aliens.indexOf(k) + 1}`);
          // Enough counters leave, and none that could stay.
          const sets = Array.from({ length: 2 ** ids.length }, (_, bits) =>
            ids.map((_, i) => i).filter((i) => (bits >> i) & 1),
          );
          const weigh = (set: number[]) => set.reduce((n, i) => n + room(aliens[i] as Kind), 0);
          const legal = sets.filter(
            (set) => weigh(set) >= excess && set.every((i) => weigh(set) - room(aliens[i] as Kind) < excess),
          );
          const likes = new Set(legal.map((set) => set.map((i) => aliens[i]).join(' ')));
          if (excess <= 0 || likes.size === 1) {
            g.run('zombie-actions');
            expect(g.at('C4')).toHaveLength(aliens.length - (excess <= 0 ? 0 : (legal[0]?.length as number)));
            return;
          }
          const { space, code } = g.run() as AskRequest;
          expect(code).toBe('stacking');
          const named = (set: number[]) => set.map((i) => ids[i] as string);
          const isLegal = new Set(legal.map((set) => named(set).join(' ')));
          for (const set of sets)
            expect(space.parse(named(set)).ok, named(set).join(' ')).toBe(isLegal.has(named(set).join(' ')));
          const listed = g.legal().map((set) =>
            (set as string[])
              .map((id) => id.slice(0, id.lastIndexOf('-')))
              .toSorted()
              .join(' '),
          );
          expect(new Set(listed).size).toBe(listed.length);
          expect(listed.toSorted()).toEqual(
            [...likes].map((l) => l.split(' ').toSorted().join(' ')).toSorted(),
          );
        }),
        { numRuns: 60 },
      );
    },
    SLOW,
  );

  test('[AVZ-6.4b] location by location, and spent or fighting Aliens count as well', () => {
    const g = game({
      board: {
        B2: ['bfar', 'tank', 'ufo', 'trooper'],
        C4: ['tank', 'tank', 'ufo', 'ufo', 'leader', 'rotting'],
        E5: ['mutant', 'leader', 'leader'],
      },
      spent: ['leader-1'],
    });
    g.answer(['finish']);
    expect(g.asked().values).toEqual({ at: 'B2', count: 1 });
    expect(g.refusal(['leader-1']).code).toBe('illegal');
    g.answer(['trooper-1']);
    expect(g.asked().values).toEqual({ at: 'C4', count: 1 });
    g.answer(['leader-1']);
    expect(g.question()).toBe('zombie zombie-orders AVZ-3.4');
    expect(g.at('E5')).toEqual(['leader', 'leader', 'mutant']);
  });

  test('[AVZ-D-stack-when] checked once, at the end of the Alien Actions; meanwhile five may stand together', () => {
    const g = game({ board: { C4: ['trooper', 'trooper', 'trooper', 'tank'], C5: ['ufo', 'leader'] } });
    g.answer(['move ufo-1 > C4']);
    expect(g.at('C4')).toHaveLength(5);
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    g.answer(['move leader-1 > C4']);
    g.answer(['move tank-1 > C5']);
    expect(g.facts('discarded')).toEqual([]);
    g.answer(['finish']);
    expect(g.asked().values).toEqual({ at: 'C4', count: 1 });
    // Stacking is not checked at the landing, nor after the Zombie actions.
    const landing = game({
      phase: 'landing',
      board: { C4: ['trooper', 'trooper', 'trooper', 'trooper', 'tank'] },
      dice: [6],
    });
    landing.answer({ 'ufo-1': 'A1', 'ufo-2': 'A1', 'leader-1': 'A1', 'trooper-5': 'A1' });
    expect(landing.question()).toBe('alien alien-orders AVZ-3.3');
    const later = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'trooper', 'trooper', 'trooper', 'tank'] },
    });
    later.run('reveal');
    expect(later.at('C4')).toHaveLength(5);
  });

  test('[AVZ-D-stack-74] a discard is no death: nothing leaves the dead pile', () => {
    const g = end(['tank', ...many(4, 'trooper')], { dead: ['rotting', 'tough'] });
    g.answer(['trooper-1']).run('zombie-actions');
    expect(g.deadPile()).toEqual(['rotting', 'tough']);
    expect(g.facts('killed')).toEqual([]);
    expect(g.facts('returned')).toEqual([]);
  });
});
