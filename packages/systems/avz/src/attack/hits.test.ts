import type { AskRequest, Json } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { ALIENS, many, PRICE } from '../testing/boards.js';
import { fight } from '../testing/fights.js';
import { game } from '../testing/game.js';

/** Time limit in milliseconds for tests that repeat many times. */
const SLOW = 60_000;

const ZOMBIES: readonly Kind[] = ['rotting', 'rotting-mob', 'fast', 'fast-mob', 'tough', 'tough-mob'];

// ------------------------------------------------------------------ 7.3

/** A game in which this many unsaved hits have just struck a stack. */
function struck(defenders: readonly Kind[], hits: number) {
  const byZombies = ALIENS.includes(defenders[0] as Kind);
  const attackers = many<Kind>(hits, byZombies ? 'rotting' : 'trooper');
  const g = game({
    phase: byZombies ? 'zombie-actions' : 'alien-actions',
    board: { C4: [...attackers, ...defenders] },
    dice: [...many(hits, 4), ...many(hits, 1)],
  });
  return g.answer(['attack all']);
}

describe('assigning hits', () => {
  test('[AVZ-7.3, AVZ-7.3-two] one hit kills what is not armoured and no Mob; two kill anything', () => {
    for (const kind of [...ALIENS, ...ZOMBIES]) {
      const one = struck([kind], 1);
      expect(one.at('C4').includes(kind) && PRICE[kind] === 2, kind).toBe(PRICE[kind] === 2);
      expect(one.facts('killed').length, kind).toBe(PRICE[kind] === 1 ? 1 : 0);
      expect(
        one.facts('bounced').map((f) => `${f.cause} ${f.at} ${f.hits}`),
        kind,
      ).toEqual(PRICE[kind] === 2 ? ['AVZ-7.3-two C4 1'] : []);
      const two = struck([kind], 2);
      expect(two.facts('killed'), kind).toMatchObject([
        { counters: [expect.stringMatching(`^${kind}-\\d+$`)] },
      ]);
      expect(two.facts('bounced'), kind).toEqual([]);
      one.done();
      two.done();
    }
  });

  test('[AVZ-7.3] the owner chooses; hits beyond the last counter are lost', () => {
    const g = struck(['rotting', 'fast-mob'], 1);
    // only the single can be killed
    expect(g.at('C4')).toEqual(['trooper', 'fast-mob']);
    const owner = struck(['tank', 'trooper'], 2);
    expect(owner.question()).toBe('alien hits AVZ-7.3');
    const all = struck(['rotting', 'fast-mob'], 5);
    expect(all.deadPile()).toEqual(['rotting', 'fast-mob']);
    expect(all.facts('bounced')).toEqual([]);
  });

  test('[AVZ-EX-hits-1] two hits on a Trooper and two UFOs', () => {
    const g = struck(['trooper', 'ufo', 'ufo'], 2);
    expect(g.refused({ 'ufo-1': 1, 'ufo-2': 1 })).toBe('AVZ-7.3-split');
    g.answer({ 'trooper-1': 1, 'ufo-1': 1 });
    expect(g.where('trooper-1')).toBe('reserve');
    expect(g.at('C4')).toEqual(['ufo', 'ufo', 'rotting', 'rotting']);
    expect(g.facts('bounced')).toMatchObject([{ cause: 'AVZ-7.3-two', hits: 1 }]);
    g.done();
    const other = struck(['trooper', 'ufo', 'ufo'], 2).answer({ 'ufo-1': 2 });
    expect(other.at('C4')).toEqual(['trooper', 'ufo', 'rotting', 'rotting']);
    expect(other.facts('bounced')).toEqual([]);
  });

  test('[AVZ-7.3-split] a hit may bounce only when it is the last one and nothing that one hit kills is left', () => {
    const g = struck(['ufo', 'tank', 'trooper', 'leader'], 3);
    const wrong: Record<string, number>[] = [
      {},
      { 'ufo-1': 1, 'tank-1': 2 },
      { 'ufo-1': 1, 'tank-1': 1, 'trooper-1': 1 },
      { 'trooper-1': 1, 'leader-1': 0, 'ufo-1': 1 },
      { 'tank-1': 2 },
      { 'trooper-1': 1 },
      { 'ufo-1': 2, 'tank-1': 2 },
    ];
    for (const answer of wrong) expect(g.refused(answer), JSON.stringify(answer)).toBe('AVZ-7.3-split');
    const right: Record<string, number>[] = [
      { 'trooper-1': 1, 'leader-1': 1 },
      { 'ufo-1': 2, 'leader-1': 1 },
      { 'tank-1': 2, 'trooper-1': 1 },
    ];
    for (const answer of right)
      expect(() => struck(['ufo', 'tank', 'trooper', 'leader'], 3).answer(answer)).not.toThrow();
    const armoured = struck(['ufo', 'tank', 'bfar'], 3);
    expect(armoured.refused({ 'ufo-1': 1, 'tank-1': 1, 'bfar-1': 1 })).toBe('AVZ-7.3-split');
    armoured.answer({ 'tank-1': 2 });
    expect(armoured.facts('bounced')).toMatchObject([{ hits: 1 }]);
  });

  test('[AVZ-7.3-split] no hit for a counter that is not there, none more than it takes', () => {
    const g = struck(['trooper', 'ufo', 'ufo'], 2);
    const malformed: Json[] = [
      { 'trooper-1': 2 },
      { 'ufo-1': 3 },
      { 'ufo-1': 0.5 },
      { 'ufo-1': -1 },
      { 'ufo-1': '2' },
      ['ufo-1'],
      'ufo-1',
      null,
    ];
    for (const answer of malformed) expect(g.refusal(answer).code, JSON.stringify(answer)).toBe('malformed');
    const illegal: Json[] = [{ 'tank-1': 2 }, { 'rotting-1': 1, 'trooper-1': 1 }];
    for (const answer of illegal) expect(g.refusal(answer).code, JSON.stringify(answer)).toBe('illegal');
  });

  test(
    '[AVZ-D-assign, AVZ-7.3, AVZ-7.3-two, AVZ-7.3-split] every way to give out hits is legal or not as kills taken one at a time would have it',
    () => {
      const kinds = (all: readonly Kind[]) =>
        fc
          .array(fc.constantFrom(...all), { minLength: 1, maxLength: 5 })
          .filter(
            (d) =>
              d.filter((k) => k === 'mutant').length < 2 &&
              d.filter((k) => k === 'bfar').length < 2 &&
              d.filter((k) => k === 'leader').length < 4 &&
              d.filter((k) => k === 'tough-mob').length < 5,
          );
      fc.assert(
        fc.property(
          fc.oneof(kinds(ALIENS), kinds(ZOMBIES)),
          fc.integer({ min: 1, max: 8 }),
          (unsorted, hits) => {
            const order = [...ALIENS, ...ZOMBIES];
            const defenders = unsorted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
            const price = defenders.map((k) => PRICE[k] as number);
            // Each kill in turn: with two or more hits left any counter, with one a counter that one hit kills;
            // otherwise it bounces.
            const ends = new Set<number>();
            const take = (dead: number, left: number) => {
              const can = defenders
                .map((_, i) => i)
                .filter((i) => !((dead >> i) & 1) && (left >= 2 || (left === 1 && price[i] === 1)));
              if (can.length === 0) ends.add(dead);
              for (const i of can) take(dead | (1 << i), left - (price[i] as number));
            };
            take(0, hits);
            const killed = (set: number) => defenders.filter((_, i) => (set >> i) & 1).join(' ');
            const differ = new Set([...ends].map(killed));
            const g = struck(defenders, hits);
            if (differ.size === 1) {
              expect(
                g
                  .facts('killed')
                  .flatMap((f) => f.counters.map((id) => id.slice(0, id.lastIndexOf('-'))))
                  .join(' '),
              ).toBe([...differ][0]);
              return;
            }
            const { space, code, to } = g.run() as AskRequest;
            expect(`${to} ${code}`).toBe(
              ALIENS.includes(defenders[0] as Kind) ? 'alien hits' : 'zombie hits',
            );
            const ids = g.options();
            expect(ids.map((id) => id.slice(0, id.lastIndexOf('-')))).toEqual(defenders);
            const give = (i: number, amounts: number[]) => {
              if (i < ids.length) {
                for (let n = 0; n <= 2; n++) give(i + 1, [...amounts, n]);
                return;
              }
              const paid = amounts.reduce((set, n, j) => (n === price[j] ? set | (1 << j) : set), 0);
              const legal =
                amounts.every((n, j) => n <= (price[j] as number)) &&
                amounts.reduce((a, b) => a + b, 0) <= hits &&
                ends.has(paid);
              const answer = Object.fromEntries(ids.map((id, j) => [id, amounts[j] as number]));
              expect(space.parse(answer).ok, `${hits} hits, ${JSON.stringify(answer)}`).toBe(legal);
            };
            give(0, []);
            const listed = g.legal().map((answer) =>
              ids
                .filter((id) => id in (answer as object))
                .map((id) => id.slice(0, id.lastIndexOf('-')))
                .join(' '),
            );
            expect(new Set(listed).size).toBe(listed.length);
            expect(listed.toSorted()).toEqual([...differ].toSorted());
          },
        ),
        { numRuns: 150 },
      );
    },
    SLOW,
  );

  test('[AVZ-7.3-two] a hit that bounced kills nobody, and nobody is told of a death', () => {
    for (const given of [
      { attackers: ['trooper'], defenders: ['rotting-mob'] },
      { attackers: ['rotting'], defenders: ['tank'], dead: 3 },
    ] as const) {
      const { bounced, killed, result } = fight(given, [6, 1]);
      expect(bounced).toMatchObject({ hits: 1 });
      expect(killed).toBeUndefined();
      expect(result).toMatchObject({ left: 1, killed: [] });
    }
  });

  test('[AVZ-D-no-carry] a bounced hit leaves no mark: two attacks of one hit each kill no Tank and no Mob', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['tank', 'rotting', 'fast', 'tough'] },
      dice: [4, 1, 5, 1, 3, 1],
    });
    for (const order of ['attack rotting-1', 'attack fast-1', 'attack tough-1']) g.answer([order]);
    expect(g.facts('bounced')).toHaveLength(3);
    expect(g.at('C4')).toContain('tank');
    g.done();
    const mob = game({ board: { C4: ['trooper', 'trooper', 'rotting-mob'] }, dice: [4, 1, 4, 1] });
    mob.answer(['attack trooper-1']).answer(['attack trooper-2']);
    expect(mob.at('C4')).toContain('rotting-mob');
    mob.done();
  });

  test('[AVZ-D-mutant-armour] one hit kills the Mutant, two the BFAR', () => {
    const mutant = struck(['mutant'], 1);
    expect(mutant.where('mutant-1')).toBe('reserve');
    const bfar = struck(['bfar'], 1);
    expect(bfar.where('bfar-1')).toBe('C4');
    const both = struck(['mutant', 'bfar'], 1);
    expect(both.at('C4')).toEqual(['bfar', 'rotting']);
  });

  test('[AVZ-EX-save-1] two Tanks against a Rotting Mob and a Tough Zombie', () => {
    const attack = () =>
      game({ board: { C4: ['tank', 'tank', 'rotting-mob', 'tough'] }, dice: [4, 4, 6, 5, 1, 2, 4, 3, 1, 6] });
    const g = attack();
    g.answer(['attack tank-1 tank-2']);
    expect(g.facts('hits')).toMatchObject([{ hits: 4, on: [{ dice: 6, from: 4 }] }]);
    expect(g.facts('saves')).toMatchObject([{ cause: 'AVZ-7.2-tough', saved: 2, left: 2, from: 4 }]);
    expect(g.legal()).toHaveLength(2);
    g.answer({ 'rotting-mob-1': 2 });
    expect(g.deadPile()).toEqual(['rotting-mob']);
    g.done();
    const other = attack().answer(['attack tank-1 tank-2']);
    other.answer({ 'tough-1': 1, 'rotting-mob-1': 1 });
    expect(other.deadPile()).toEqual(['tough']);
    expect(other.facts('bounced')).toMatchObject([{ hits: 1 }]);
    other.done();
  });
});
