import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { many } from '../testing/boards.js';
import { type Fight, fight } from '../testing/fights.js';
import { game } from '../testing/game.js';

/** The hits that Aliens score with these dice on Zombies that save nothing. */
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

  test('[AVZ-7.1a-leader] a mix that lists its Leaders first knows the first of them', () => {
    const few = (kind: Kind, count: number) => ({ kind, count });
    const counters = {
      title: 'Leaders first',
      provenance: 'reconstructed',
      aliens: [few('leader', 1), few('trooper', 3), few('ufo', 3), few('tank', 3)],
      zombies: [few('rotting', 20)],
    };
    const board = { C4: ['leader', 'tank', 'rotting'] } as const;
    const g = game({ files: { counters }, board, dice: [3, 2, 2, 5] });
    g.answer(['attack tank-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 1, on: [{ dice: 3, from: 3 }], why: ['leader'] }]);
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
    expect(hitsOf({ attackers: ['ufo'], claw: true }, [3, 3])).toMatchObject({
      hits: 0,
      on: [{ from: 4 }],
      why: [],
    });
  });
});
