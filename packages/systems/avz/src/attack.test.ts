import { type AskRequest, type Json, resolve } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AvzFact, avz, type Kind } from './index.js';
import { game } from './testing.js';

/** Milliseconds for what is tried many times over. */
const SLOW = 60_000;

const many = <T>(n: number, what: T): T[] => Array<T>(n).fill(what);
const ALIENS: readonly Kind[] = ['trooper', 'ufo', 'tank', 'leader', 'mutant', 'bfar'];
const ZOMBIES: readonly Kind[] = ['rotting', 'rotting-mob', 'fast', 'fast-mob', 'tough', 'tough-mob'];

interface Fight {
  readonly attackers: readonly Kind[];
  readonly defenders: readonly Kind[];
  readonly beside?: readonly Kind[];
  readonly claw?: boolean;
  readonly dead?: number;
}

/** One Attack with these dice, all of them used. */
function fight(given: Fight, dice: number[], answers: Json[] = []) {
  const side = ALIENS.includes(given.attackers[0] as Kind) ? 'alien' : 'zombie';
  const { facts, result } = resolve(
    avz,
    'attack',
    { side, ...given },
    { scenario: 'standard', options: {} },
    { dice, answers },
  );
  const one = <I extends AvzFact['is']>(is: I) =>
    (facts as readonly AvzFact[]).find((f): f is Extract<AvzFact, { readonly is: I }> => f.is === is);
  return {
    hits: one('hits'),
    saves: one('saves'),
    killed: one('killed'),
    bounced: one('bounced'),
    result,
    facts,
  };
}

/** The hits that Aliens make with these dice, on Zombies that then save nothing. */
function hitsOf(given: Omit<Fight, 'defenders'>, dice: number[]) {
  const on = [...given.attackers, ...(given.beside ?? [])].includes('leader') ? 3 : 4;
  const saves = many(dice.filter((d) => d >= on).length, 1);
  return fight({ ...given, defenders: many(21, 'rotting') }, [...dice, ...saves]).hits;
}

// ------------------------------------------------------------------ 7.0

describe('the four steps', () => {
  test('[AVZ-7.0] attack dice, save dice, hits assigned, the dead removed, and nobody strikes back', () => {
    const g = game({
      board: { C4: ['tank', 'trooper', 'rotting', 'fast'], C5: ['rotting'] },
      dice: [4, 5, 3, 5, 1],
    });
    g.answer(['attack tank-1']);
    expect(g.question()).toBe('zombie hits AVZ-7.3');
    expect(g.asked().values).toEqual({ count: 1, at: 'C4' });
    expect(g.options()).toEqual(['rotting-1', 'fast-1']); // those in the location, not the one in C5
    g.answer({ 'fast-1': 1 });
    expect(g.told('alien').map((f) => `${f.is} ${f.cause}`)).toEqual([
      'acted AVZ-5.2',
      'rolled AVZ-7.1a',
      'hits AVZ-7.1a',
      'rolled AVZ-7.2',
      'saves AVZ-7.2',
      'killed AVZ-7.4-zombie',
    ]);
    expect(g.at('C4')).toEqual(['trooper', 'tank', 'rotting']);
    expect(g.at('C5')).toEqual(['rotting']);
    g.done();
  });

  test('[AVZ-7.0] the counters that do not attack roll nothing, and attackers are never hit', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['tank', 'rotting', 'rotting', 'tough-mob'] },
      dice: [6, 1],
    });
    g.answer(['attack rotting-1']);
    expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[6]], [[1]]]);
    expect(g.at('C4')).toEqual(['tank', 'rotting', 'rotting', 'tough-mob']);
    g.done();
  });

  test('[AVZ-7.0] no hits, no saves; all saved, no losses', () => {
    const missed = fight({ attackers: ['tank'], defenders: ['rotting'] }, [1, 2, 3]);
    expect(missed.facts.map((f) => f.is)).toEqual(['rolled', 'hits']);
    const saved = fight({ attackers: ['tank'], defenders: ['rotting'] }, [4, 2, 3, 5]);
    expect(saved.facts.map((f) => f.is)).toEqual(['rolled', 'hits', 'rolled', 'saves']);
    expect(saved.result).toEqual({ hits: 1, saved: 1, left: 0, killed: [], revived: 0 });
  });
});

// ------------------------------------------------------------------ 7.1

describe('attack dice', () => {
  test('[AVZ-7.1a] Aliens roll their combat numbers, added up, and hit on 4', () => {
    const combat: [Kind, number][] = [
      ['trooper', 1],
      ['ufo', 2],
      ['tank', 3],
      ['mutant', 3],
      ['bfar', 4],
    ];
    for (const [kind, dice] of combat) {
      expect(hitsOf({ attackers: [kind] }, many(dice, 3)), kind).toMatchObject({
        cause: 'AVZ-7.1a',
        side: 'alien',
        hits: 0,
        on: [{ kind: 'alien', dice, from: 4 }],
        why: [],
      });
      expect(hitsOf({ attackers: [kind] }, many(dice, 4)), kind).toMatchObject({ hits: dice });
    }
    expect(
      hitsOf({ attackers: ['bfar', 'mutant', 'trooper', 'trooper'] }, [1, 2, 3, 4, 5, 6, 3, 3, 3]),
    ).toMatchObject({ hits: 3, on: [{ dice: 9 }] });
  });

  test('[AVZ-EX-attack-1, AVZ-7.1a, AVZ-7.1a-leader] a Trooper, a UFO, a Tank and a Leader: eight dice on 3 or more', () => {
    const { hits, saves, facts } = fight(
      { attackers: ['trooper', 'ufo', 'tank', 'leader'], defenders: ['rotting', 'fast'] },
      [1, 2, 3, 4, 5, 6, 2, 3, ...many(5, 6)],
    );
    expect(hits).toMatchObject({ hits: 5, on: [{ kind: 'alien', dice: 8, from: 3 }], why: ['leader'] });
    expect(facts[0]).toMatchObject({ is: 'rolled', cause: 'AVZ-7.1a', label: 'attack', seat: 'alien' });
    expect(saves).toMatchObject({ saved: 5, left: 0 });
  });

  test('[AVZ-7.1a-leader] with a Leader in the location 3 hits and 2 does not, for its own dice too', () => {
    expect(hitsOf({ attackers: ['trooper'], beside: ['leader'] }, [3])).toMatchObject({ hits: 1 });
    expect(hitsOf({ attackers: ['trooper'], beside: ['leader'] }, [2])).toMatchObject({ hits: 0 });
    expect(hitsOf({ attackers: ['leader'] }, [3, 2])).toMatchObject({
      hits: 1,
      on: [{ dice: 2, from: 3 }],
      why: ['leader'],
    });
  });

  test('[AVZ-7.1a-leader] a Leader elsewhere gives nothing; one that comes along does', () => {
    const apart = game({ board: { C4: ['tank', 'rotting'], C5: ['leader'] }, dice: [3, 3, 3] });
    apart.answer(['attack tank-1']);
    expect(apart.facts('hits')).toMatchObject([{ hits: 0, on: [{ from: 4 }] }]);
    const along = game({ board: { C5: ['trooper', 'leader'], C4: ['rotting'] }, dice: [3, 2, 2, 5] });
    along.answer(['attack trooper-1 leader-1 > C4']);
    expect(along.facts('hits')).toMatchObject([{ at: 'C4', hits: 1, on: [{ dice: 3, from: 3 }] }]);
    along.done();
  });

  test('[AVZ-7.1a-leader] the bonus is not for Zombies', () => {
    expect(fight({ attackers: ['rotting'], defenders: ['leader'] }, [3]).hits).toMatchObject({
      hits: 0,
      on: [{ from: 4 }],
      why: [],
    });
  });

  test('[AVZ-D-leader-many] two Leaders and three give no more than one', () => {
    for (const n of [2, 3]) {
      expect(hitsOf({ attackers: ['trooper'], beside: many(n, 'leader') }, [2])).toMatchObject({
        hits: 0,
        on: [{ from: 3 }],
        why: ['leader'],
      });
      expect(fight({ attackers: ['tough'], defenders: many(n, 'leader') }, [3, 3]).saves).toMatchObject({
        saved: 0,
        from: 4,
      });
    }
  });

  test('[AVZ-D-leader-alone] a Leader that attacks alone has the bonus, and one that does not attack gives it', () => {
    expect(hitsOf({ attackers: ['leader'] }, [3, 3])).toMatchObject({ hits: 2 });
    const g = game({ board: { C4: ['leader', 'tank', 'rotting'] }, spent: ['leader-1'], dice: [3, 2, 2, 5] });
    g.answer(['attack tank-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 1, on: [{ dice: 3, from: 3 }] }]);
    g.done();
  });

  test('[AVZ-7.1z] a Zombie hits above its number: Rotting 4, Fast 5, Tough 3', () => {
    const on: [Kind, number][] = [
      ['rotting', 4],
      ['fast', 5],
      ['tough', 3],
    ];
    for (const [kind, from] of on) {
      expect(fight({ attackers: [kind], defenders: ['tank'] }, [from - 1]).hits, kind).toMatchObject({
        cause: 'AVZ-7.1z',
        side: 'zombie',
        hits: 0,
        on: [{ kind, dice: 1, from }],
        why: [],
      });
      expect(fight({ attackers: [kind], defenders: ['tank'] }, [from, 6]).hits, kind).toMatchObject({
        hits: 1,
      });
    }
  });

  test('[AVZ-7.1z-mob] a Mob rolls two dice, both against its own number', () => {
    const on: [Kind, string, number][] = [
      ['rotting-mob', 'rotting', 4],
      ['fast-mob', 'fast', 5],
      ['tough-mob', 'tough', 3],
    ];
    for (const [kind, type, from] of on) {
      expect(fight({ attackers: [kind], defenders: ['tank'] }, [from - 1, from, 6]).hits, kind).toMatchObject(
        { hits: 1, on: [{ kind: type, dice: 2, from }], why: ['mob'] },
      );
      expect(
        fight({ attackers: [kind], defenders: ['tank'] }, [from - 1, from - 1]).hits,
        kind,
      ).toMatchObject({ hits: 0 });
    }
  });

  test('[AVZ-EX-attack-2, AVZ-7.1z, AVZ-7.1z-mob] three Rotting, a Fast Mob and two Tough: three dice on 4, two on 5, two on 3', () => {
    const { hits, facts } = fight(
      { attackers: ['rotting', 'rotting', 'rotting', 'fast-mob', 'tough', 'tough'], defenders: ['tank'] },
      [3, 4, 5, 4, 5, 2, 3, ...many(4, 6)],
    );
    expect(hits).toMatchObject({
      hits: 4,
      on: [
        { kind: 'rotting', dice: 3, from: 4 },
        { kind: 'fast', dice: 2, from: 5 },
        { kind: 'tough', dice: 2, from: 3 },
      ],
    });
    expect(facts[0]).toMatchObject({
      seat: 'zombie',
      is: 'rolled',
      faces: [
        [3, 4, 5],
        [4, 5],
        [2, 3],
      ],
      pools: [
        { who: 'rotting', from: 4 },
        { who: 'fast', from: 5 },
        { who: 'tough', from: 3 },
      ],
    });
  });

  test('[AVZ-7.1z] each type apart, however the attackers are named, singles and Mobs of a type together', () => {
    const { hits } = fight(
      { attackers: ['tough-mob', 'rotting', 'tough', 'rotting-mob'], defenders: ['tank'] },
      [3, 3, 3, 2, 2, 2],
    );
    expect(hits).toMatchObject({
      hits: 0,
      on: [
        { kind: 'rotting', dice: 3, from: 4 },
        { kind: 'tough', dice: 3, from: 3 },
      ],
    });
  });

  test('[AVZ-4.0-claw-bonus] one more on each Zombie die this turn, and none on Alien dice', () => {
    const on: [Kind, number][] = [
      ['rotting', 3],
      ['fast', 4],
      ['tough', 2],
    ];
    for (const [kind, from] of on) {
      expect(
        fight({ attackers: [kind], defenders: ['tank'], claw: true }, [from - 1]).hits,
        kind,
      ).toMatchObject({ hits: 0, on: [{ from }], why: ['claw'] });
      expect(
        fight({ attackers: [kind], defenders: ['tank'], claw: true }, [from, 6]).hits,
        kind,
      ).toMatchObject({ hits: 1 });
    }
    expect(hitsOf({ attackers: ['trooper'], claw: true }, [3])).toMatchObject({
      hits: 0,
      on: [{ from: 4 }],
      why: [],
    });
  });
});

// ------------------------------------------------------------------ 7.2

describe('save dice', () => {
  test('[AVZ-7.2] one die for each hit, by whom it hit; 5 cancels one and 4 does not', () => {
    const zombies = fight(
      { attackers: ['tank'], defenders: ['rotting', 'rotting', 'fast-mob'] },
      [4, 4, 4, 5, 4, 6],
    );
    expect(zombies.saves).toMatchObject({
      cause: 'AVZ-7.2',
      side: 'zombie',
      saved: 2,
      left: 1,
      from: 5,
      why: [],
    });
    expect(zombies.facts[2]).toMatchObject({
      is: 'rolled',
      cause: 'AVZ-7.2',
      seat: 'zombie',
      label: 'save',
      pools: [{ sides: 6, from: 5 }],
      faces: [[5, 4, 6]],
    });
    const aliens = fight(
      { attackers: ['rotting', 'rotting'], defenders: ['tank', 'mutant', 'ufo'] },
      [4, 4, 5, 4],
    );
    expect(aliens.saves).toMatchObject({
      cause: 'AVZ-7.2',
      side: 'alien',
      saved: 1,
      left: 1,
      from: 5,
      why: [],
    });
    expect(aliens.facts[2]).toMatchObject({ seat: 'alien' });
  });

  test('[AVZ-7.2-leader] with a Leader in the stack 4 saves and 3 does not', () => {
    expect(
      fight({ attackers: ['rotting', 'rotting'], defenders: ['leader', 'tank', 'ufo'] }, [4, 4, 4, 3]).saves,
    ).toMatchObject({ cause: 'AVZ-7.2-leader', saved: 1, left: 1, from: 4, why: ['leader'] });
    expect(fight({ attackers: ['rotting'], defenders: ['tank'] }, [4, 4]).saves).toMatchObject({
      saved: 0,
      from: 5,
    });
  });

  test('[AVZ-7.2-leader] a Leader in the next location saves nobody, nor does one that attacks', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['tank', 'rotting'], C5: ['leader'] },
      dice: [4, 4],
    });
    g.answer(['attack rotting-1']);
    expect(g.facts('saves')).toMatchObject([{ saved: 0, from: 5 }]);
    expect(fight({ attackers: ['leader'], defenders: ['rotting'] }, [3, 1, 4]).saves).toMatchObject({
      saved: 0,
      from: 5,
    });
    g.done();
  });

  test('[AVZ-7.2-tough] with a Tough Zombie or a Tough Mob in the stack 4 saves and 3 does not; more change nothing', () => {
    for (const tough of [['tough'], ['tough-mob'], ['tough', 'tough', 'tough-mob']] as Kind[][]) {
      const { saves } = fight(
        { attackers: ['ufo'], defenders: [...tough, 'rotting', 'rotting-mob'] },
        [4, 4, 4, 3],
        tough.includes('tough') ? [{ 'rotting-1': 1 }] : [],
      );
      expect(saves, String(tough)).toMatchObject({
        cause: 'AVZ-7.2-tough',
        saved: 1,
        left: 1,
        from: 4,
        why: ['tough'],
      });
    }
    expect(fight({ attackers: ['tough'], defenders: ['trooper'] }, [6, 4]).saves).toMatchObject({
      saved: 0,
      from: 5,
    }); // not for their enemies
    const g = game({ board: { C4: ['tank', 'rotting'], C5: ['tough'] }, dice: [4, 1, 1, 4] });
    g.answer(['attack tank-1']);
    expect(g.facts('saves')).toMatchObject([{ saved: 0, from: 5 }]);
  });

  test('[AVZ-7.2, AVZ-7.3] the number is fixed by who is there when saves are rolled; the next attack finds the Leader dead', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['leader', 'tank', 'rotting', 'fast'] },
      dice: [4, 3, 5, 4],
    });
    g.answer(['attack rotting-1']);
    // one hit, and only the Leader can take it
    expect(g.where('leader-1')).toBe('reserve');
    g.answer(['attack fast-1']);
    expect(g.facts('saves')).toMatchObject([
      { from: 4, saved: 0 },
      { from: 5, saved: 0 },
    ]);
    g.done();
  });
});

// ------------------------------------------------------------------ 7.3

const PRICE: Record<string, number> = {
  trooper: 1,
  leader: 1,
  mutant: 1,
  ufo: 2,
  tank: 2,
  bfar: 2,
  rotting: 1,
  fast: 1,
  tough: 1,
  'rotting-mob': 2,
  'fast-mob': 2,
  'tough-mob': 2,
};

/** A stack that so many hits have got through to: the game at that point. */
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
            // Each kill in turn: with two hits or more any counter, with one a counter that one hit kills, else it bounces.
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

// ------------------------------------------------------------------ 7.4

describe('casualties', () => {
  test('[AVZ-7.4-zombie] dead Zombies go to the dead pile, and to the grave on a Zombie Rise turn', () => {
    const board = { C4: ['tank', 'rotting', 'rotting'] as Kind[] };
    const g = game({ board, dice: [4, 4, 1, 1, 1] });
    g.answer(['attack tank-1']);
    expect(g.deadPile()).toEqual(['rotting', 'rotting']);
    expect(g.facts('killed')).toMatchObject([
      { cause: 'AVZ-7.4-zombie', counters: ['rotting-1', 'rotting-2'], at: 'C4', where: 'dead-pile' },
    ]);
    const rise = game({ board, rise: true, dice: [4, 4, 1, 1, 1] });
    rise.answer(['attack tank-1']);
    expect(rise.deadPile()).toEqual([]);
    expect(rise.where('rotting-1')).toBe('grave');
    expect(rise.facts('killed')).toMatchObject([{ cause: 'AVZ-4.0-rise-grave', where: 'grave' }]);
  });

  test('[AVZ-7.4-alien] dead Aliens go to the reserve, and for each a random Zombie goes from the dead pile to the grave', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'mutant', 'rotting', 'rotting'] },
      dead: ['tough', 'fast-mob', 'rotting', 'fast'],
      dice: [4, 4, 1, 1],
      draws: [['fast', 'tough']],
    });
    g.answer(['attack all']);
    expect(g.facts('killed')).toMatchObject([
      { cause: 'AVZ-7.4-alien', counters: ['trooper-1', 'mutant-1'], where: 'reserve' },
    ]);
    expect(g.facts('returned')).toMatchObject([
      { cause: 'AVZ-7.4-alien', counters: ['fast-1', 'tough-1'], where: 'grave', spent: false },
    ]);
    expect(g.deadPile()).toEqual(['rotting', 'fast-mob']);
    expect([g.where('fast-1'), g.where('tough-1'), g.where('trooper-1'), g.where('mutant-1')]).toEqual([
      'grave',
      'grave',
      'reserve',
      'reserve',
    ]);
    g.done();
  });

  test('[AVZ-7.4-alien] with fewer in the dead pile fewer return, with none nobody; dead Zombies return nobody', () => {
    const two = (dead: Kind[]) => {
      const g = game({
        phase: 'zombie-actions',
        board: { C4: ['trooper', 'mutant', 'rotting', 'rotting'] },
        dead,
        dice: [4, 4, 1, 1],
      });
      g.answer(['attack all']);
      return g;
    };
    expect(two(['tough']).deadPile()).toEqual([]);
    expect(two([]).facts('returned')).toEqual([]);
    const zombies = game({ board: { C4: ['trooper', 'rotting'] }, dead: ['tough'], dice: [4, 1] });
    zombies.answer(['attack trooper-1']);
    expect(zombies.deadPile()).toEqual(['rotting', 'tough']);
  });

  test('[AVZ-D-mob-one] a Mob is one counter among the dead: one dies, one returns', () => {
    const g = game({ board: { C4: ['tank', 'rotting-mob'] }, dice: [4, 4, 1, 1, 1] });
    g.answer(['attack tank-1']);
    expect(g.deadPile()).toEqual(['rotting-mob']);
    expect(g.view('alien').dead).toBe(1);
    const back = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      dead: ['tough-mob', 'fast-mob'],
      dice: [4, 1],
    });
    back.answer(['attack rotting-1']);
    expect(back.deadPile()).toHaveLength(1);
    back.done();
  });

  test('[AVZ-D-74-order] Chomp Em revives as its dice fall, before anything returns to the grave', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      dead: ['tough'],
      dice: [6, 1],
    });
    g.answer(['chomp rotting-1']);
    expect(g.at('C4')).toEqual(['rotting', 'tough']); // the one there was came back, and none was left to return
    expect(g.facts('returned')).toMatchObject([{ cause: 'AVZ-5.3', where: 'C4' }]);
    const more = game({
      phase: 'zombie-actions',
      board: { C4: ['trooper', 'rotting'] },
      dead: ['tough', 'fast', 'fast-mob'],
      dice: [6, 1],
      draws: [['fast'], ['fast-mob']],
    });
    more.answer(['chomp rotting-1']);
    expect(more.told('alien').map((f) => `${f.is} ${f.cause}`)).toEqual([
      'acted AVZ-5.3',
      'rolled AVZ-7.1z',
      'hits AVZ-5.3',
      'returned AVZ-5.3',
      'rolled AVZ-7.2',
      'saves AVZ-7.2',
      'forced AVZ-7.3',
      'killed AVZ-7.4-alien',
      'returned AVZ-7.4-alien',
    ]);
    expect(more.deadPile()).toEqual(['tough']);
    more.done();
  });
});
