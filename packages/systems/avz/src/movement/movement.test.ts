import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { isAlien, many, street } from '../testing/boards.js';
import { game } from '../testing/game.js';

const STREET = street('BBBBBBBBBBBB');

/** "B1 C1 D1". */
const upTo = (last: string, first = 'B') =>
  Array.from(
    { length: last.charCodeAt(0) - first.charCodeAt(0) + 1 },
    (_, i) => `${String.fromCharCode(first.charCodeAt(0) + i)}1`,
  );

const phaseOf = (kind: Kind) => (isAlien(kind) ? 'alien-actions' : 'zombie-actions');

// ------------------------------------------------------------------ rule by rule

describe('movement points', () => {
  test('[AVZ-5.1, AVZ-6.0] each kind goes as far as its number and no farther; fewer points may be spent', () => {
    const farthest: [Kind, string][] = [
      ['trooper', 'D'],
      ['ufo', 'G'],
      ['tank', 'D'],
      ['leader', 'D'],
      ['mutant', 'F'],
      ['bfar', 'E'],
      ['rotting', 'D'],
      ['rotting-mob', 'D'],
      ['fast', 'E'],
      ['fast-mob', 'E'],
      ['tough', 'C'],
      ['tough-mob', 'C'],
    ];
    for (const [kind, last] of farthest) {
      const g = game({ phase: phaseOf(kind), board: { A1: [kind] }, files: STREET });
      expect(g.can(`${kind}-1`, 'move'), kind).toEqual(upTo(last));
      const tooFar = `${String.fromCharCode(last.charCodeAt(0) + 1)}1`;
      expect(g.refused([`move ${kind}-1 > ${tooFar}`]), kind).toBe('AVZ-6.0');
      expect(g.refused([`move ${kind}-1 > A1`]), kind).toBe('AVZ-6.0');
    }
  });

  test('[AVZ-6.0, AVZ-6.1] who is refused a location is told all that are allowed', () => {
    const g = game({ board: { A1: ['tank'], F1: ['rotting'] }, files: STREET });
    expect(g.refusal(['move tank-1 > E1']).text).toContain('E1 is out of reach; allowed: B1, C1, D1.');
    expect(g.refusal(['attack tank-1 > F1']).text).toContain('F1 is out of reach; allowed: nowhere.');
    // That an Attack has one point only is no reason why a Move does not come to a park.
    const far = game({ board: { B1: ['tank'], H1: ['rotting'] }, files: street('BBBBBBBP') });
    const { text } = far.refusal(['move tank-1 > H1']);
    expect(text).toMatch(/: H1 is out of reach; allowed: /);
    const park = game({ board: { B1: ['tank', 'rotting'], C1: ['rotting'] }, files: street('BBPBBB') });
    expect(park.refusal(['attack tank-1 > C1']).text).toContain('Allowed: B1.');
  });

  test('[AVZ-6.0] points are neither saved for later nor lent', () => {
    const g = game({ board: { A1: ['trooper', 'ufo'] }, files: STREET });
    expect(g.refused(['move trooper-1 ufo-1 > E1'])).toBe('AVZ-6.0'); // a Trooper and a UFO have 3, not 6 and not 9
    g.answer(['move trooper-1 > B1']);
    expect(g.refused(['move trooper-1 > C1'])).toBe('AVZ-5.0-once');
    expect(g.can('ufo-1', 'move')).toEqual(upTo('G'));
  });

  test('[AVZ-6.0, AVZ-1.0-crosswalk] edge by edge, on the long side and the short, never over a corner', () => {
    const board = { rows: ['BBB', 'BBB', 'BBB'] };
    const g = game({
      phase: 'zombie-actions',
      board: {
        B2: ['tough'],
        A1: ['tank'],
        A2: ['tank'],
        B1: ['tank'],
        C2: ['tank'],
        B3: ['tank'],
        C3: ['tank'],
      },
      files: { board },
    });
    expect(g.can('tough-1', 'attack')).toEqual(['B1', 'A2', 'C2', 'B3']);
    expect(g.can('tough-1', 'move')).toEqual(['B1', 'A2', 'C2', 'B3']); // each stops it
    expect(g.refused(['attack tough-1 > A1'])).toBe('AVZ-5.2');
    expect(g.refused(['move tough-1 > C3'])).toBe('AVZ-6.2');
  });

  test('[AVZ-6.1] a park costs two to enter, whoever enters it; a UFO pays one', () => {
    const reaches = (kind: Kind, letters: string) =>
      game({ phase: phaseOf(kind), board: { A1: [kind] }, files: street(letters) }).can(`${kind}-1`, 'move');
    expect(reaches('trooper', 'BPBBBB')).toEqual(upTo('C')); // 2 + 1
    expect(reaches('trooper', 'BBPBBB')).toEqual(upTo('C')); // 1 + 2
    expect(reaches('trooper', 'BBBPBB')).toEqual(upTo('C')); // 1 + 1, and not 2 more
    expect(reaches('trooper', 'PBBBBB')).toEqual(upTo('D')); // leaving a park costs nothing extra
    expect(reaches('tough', 'BPBBBB')).toEqual(upTo('B'));
    expect(reaches('tough', 'BBPBBB')).toEqual(upTo('B'));
    expect(reaches('fast', 'BPPBBB')).toEqual(upTo('C'));
    expect(reaches('mutant', 'BPPBBB')).toEqual(upTo('D'));
    expect(reaches('bfar', 'BPPBBB')).toEqual(upTo('C'));
    expect(reaches('ufo', 'BPPPPPPP')).toEqual(upTo('G'));
    expect(reaches('trooper', 'BDDDDD')).toEqual(upTo('D')); // a dirt lot costs one
  });

  test('[AVZ-6.1] the single point of an Attack does not enter a park, except for a UFO', () => {
    const g = game({
      board: { A1: ['trooper', 'ufo', 'mutant', 'bfar'], B1: ['rotting'] },
      files: street('BPBBB'),
    });
    for (const unit of ['trooper-1', 'mutant-1', 'bfar-1']) {
      expect(g.can(unit, 'attack')).toEqual([]);
      expect(g.refused([`attack ${unit} > B1`])).toBe('AVZ-6.1');
    }
    expect(g.can('ufo-1', 'attack')).toEqual(['B1']);
    expect(g.refused(['attack trooper-1 ufo-1 > B1'])).toBe('AVZ-6.1');
    const z = game({
      phase: 'zombie-actions',
      board: { A1: ['fast'], B1: ['tank'] },
      files: street('BPBBB'),
    });
    expect(z.refused(['attack fast-1 > B1'])).toBe('AVZ-6.1');
    expect(z.can('fast-1', 'move')).toEqual(['B1']);
  });

  test('[AVZ-5.2, AVZ-6.1] a park two points away is too far for a UFO, as any other location is', () => {
    const g = game({ board: { A1: ['ufo'], C1: ['rotting'] }, files: street('BBPBB') });
    expect(g.refused(['attack ufo-1 > C1'])).toBe('AVZ-5.2');
  });

  test('[AVZ-6.2] who has to stop in the corner of the town does not go round it', () => {
    const files = { board: { rows: ['BBBBB', 'BPBBB'] } };
    const alien = game({ board: { C1: ['trooper'], A1: ['rotting'] }, files });
    expect(alien.refused(['move trooper-1 > A2'])).toBe('AVZ-6.2');
    const rotting = { C1: ['rotting'], A1: ['trooper'] } as const;
    expect(game({ phase: 'zombie-actions', board: rotting, files }).refused(['move rotting-1 > A2'])).toBe(
      'AVZ-6.2',
    );
  });
});

describe('enemies in the way', () => {
  const reaches = (kind: Kind, there: Kind[], here: Kind[] = []) =>
    game({ phase: phaseOf(kind), board: { A1: [kind, ...here], B1: there }, files: STREET }).can(
      `${kind}-1`,
      'move',
    );

  test('[AVZ-6.2] entering a location with an enemy ends the movement', () => {
    for (const kind of ['trooper', 'tank', 'leader', 'mutant', 'bfar'] as const)
      for (const enemy of ['rotting', 'rotting-mob', 'fast', 'tough'] as const)
        expect(reaches(kind, [enemy]), `${kind}, ${enemy}`).toEqual(['B1']);
    for (const kind of ['rotting', 'rotting-mob', 'tough', 'tough-mob'] as const)
      for (const enemy of ['trooper', 'ufo', 'bfar'] as const)
        expect(
          reaches(kind, [enemy, 'rotting', 'rotting'].filter((k) => k !== kind) as Kind[]),
          `${kind}, ${enemy}`,
        ).toEqual(['B1']);
  });

  test('[AVZ-6.2, AVZ-6.5-ufo] UFOs and Fast Zombies, Mobs included, need not stop', () => {
    expect(reaches('ufo', ['rotting', 'tough-mob'])).toEqual(upTo('G'));
    expect(reaches('ufo', ['fast', 'fast-mob'])).toEqual(upTo('G'));
    expect(reaches('fast', ['trooper', 'tough'])).toEqual(upTo('E'));
    expect(reaches('fast-mob', ['trooper', 'tough'])).toEqual(upTo('E'));
  });

  test('[AVZ-6.0] nobody moves to where it stands, held there or not', () => {
    for (const kinds of [['tank'], ['tank', 'fast']] as const)
      expect(game({ board: { A1: kinds }, files: STREET }).refused(['move tank-1 > A1'])).toBe('AVZ-6.0');
  });

  test('[AVZ-6.2] friends stop nobody, and beginning among enemies stops nobody by itself', () => {
    expect(reaches('trooper', ['tank', 'tank'])).toEqual(upTo('D'));
    expect(reaches('trooper', [], ['rotting', 'tough'])).toEqual(upTo('D'));
    expect(reaches('rotting', ['tough'])).toEqual(upTo('D'));
    expect(reaches('rotting', [], ['trooper', 'tough'])).toEqual(upTo('D'));
  });

  test('[AVZ-6.3] the last Zombie stays with an Alien of any type; another counter, spent or a Mob, suffices', () => {
    for (const alien of ['trooper', 'ufo', 'tank', 'mutant', 'bfar'] as const) {
      const alone = game({ phase: 'zombie-actions', board: { A1: [alien, 'rotting'] }, files: STREET });
      expect(alone.can('rotting-1', 'move')).toEqual([]);
      expect(alone.refused(['move rotting-1 > B1'])).toBe('AVZ-6.3');
    }
    const two = game({
      phase: 'zombie-actions',
      board: { A1: ['trooper', 'rotting', 'fast-mob'] },
      spent: ['fast-mob-1'],
      files: STREET,
    });
    expect(two.can('rotting-1', 'move')).toEqual(upTo('D'));
    expect(two.orders().leave).toStrictEqual({});
    const three = game({
      phase: 'zombie-actions',
      board: { A1: ['trooper', 'rotting', 'rotting', 'rotting'] },
      files: STREET,
    });
    expect(three.orders().leave).toEqual({ A1: 2 });
    expect(three.refused(['move rotting-1 rotting-2 rotting-3 > B1'])).toBe('AVZ-6.3');
    expect(three.refused(['move rotting-1 rotting-2 > B1', 'move rotting-3 > B1'])).toBe('AVZ-6.3');
    three.answer(['move rotting-1 rotting-2 > B1']);
    expect(three.at('A1')).toEqual(['trooper', 'rotting']);
    expect(three.refused(['move rotting-3 > B1'])).toBe('AVZ-6.3');
  });

  test('[AVZ-6.3] the one that stays stays for the step of an Attack too, and without an Alien nobody is held', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { A1: ['trooper', 'rotting'], B1: ['trooper'] },
      files: STREET,
    });
    expect(g.can('rotting-1', 'attack')).toEqual(['A1']);
    expect(g.refused(['attack rotting-1 > B1'])).toBe('AVZ-6.3');
    expect(
      game({ phase: 'zombie-actions', board: { A1: ['rotting'] }, files: STREET }).can('rotting-1', 'move'),
    ).toEqual(upTo('D'));
  });

  test('[AVZ-6.3-leader] no Zombie leaves a Leader, not the Fast ones, not even where others stay', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { A1: ['leader', 'fast', 'rotting', 'rotting', 'tough-mob'], B1: ['trooper'] },
      files: STREET,
    });
    for (const unit of ['fast-1', 'rotting-1', 'tough-mob-1']) {
      expect(g.can(unit, 'move')).toEqual([]);
      expect(g.can(unit, 'attack')).toEqual(['A1']);
      expect(g.refused([`move ${unit} > B1`])).toBe('AVZ-6.3-leader');
      expect(g.refused([`attack ${unit} > B1`])).toBe('AVZ-6.3-leader');
    }
    expect(g.orders().leave).toEqual({ A1: 0 });
    const apart = { A1: ['leader', 'tough'], C1: ['trooper', 'fast', 'fast'] } as const;
    const both = game({ phase: 'zombie-actions', board: apart, files: STREET });
    expect(both.orders().leave).toEqual({ A1: 0, C1: 1 });
  });

  test('[AVZ-6.3-leader] an Alien may leave a Leader, and a Leader in another location holds nobody', () => {
    expect(reaches('trooper', [], ['leader'])).toEqual(upTo('D'));
    expect(
      game({
        phase: 'zombie-actions',
        board: { A1: ['trooper', 'rotting', 'rotting'], E1: ['leader'] },
        files: STREET,
      }).can('rotting-1', 'move'),
    ).toEqual(upTo('D'));
  });

  test('[AVZ-6.4a] nobody but a UFO leaves a Fast Zombie or a Fast Mob', () => {
    for (const fast of ['fast', 'fast-mob'] as const) {
      const g = game({
        board: { A1: ['trooper', 'tank', 'leader', 'mutant', 'bfar', 'ufo', fast], B1: ['rotting'] },
        files: STREET,
      });
      for (const unit of ['trooper-1', 'tank-1', 'leader-1', 'mutant-1', 'bfar-1']) {
        expect(g.can(unit, 'move')).toEqual([]);
        expect(g.can(unit, 'attack')).toEqual(['A1']);
        expect(g.refused([`move ${unit} > B1`])).toBe('AVZ-6.4a');
        expect(g.refused([`attack ${unit} > B1`])).toBe('AVZ-6.4a');
      }
      expect(g.can('ufo-1', 'move')).toEqual(upTo('G'));
      expect(g.can('ufo-1', 'attack')).toEqual(['A1', 'B1']);
      expect(g.refused(['move ufo-1 tank-1 > B1'])).toBe('AVZ-6.4a');
    }
    expect(reaches('tank', [], ['rotting', 'tough-mob'])).toEqual(upTo('D'));
  });

  test('[AVZ-D-64] Rundown and Stacking both apply', () => {
    const g = game({
      board: { A1: ['trooper', 'trooper', 'trooper', 'trooper', 'tank', 'fast'] },
      files: STREET,
    });
    expect(g.refused(['move trooper-1 > B1'])).toBe('AVZ-6.4a');
    g.answer(['finish']);
    expect(g.question()).toBe('alien stacking AVZ-6.4b');
  });

  test('[AVZ-D-fast-last] a Fast Zombie runs on through Aliens only where another Zombie is, and never past a Leader', () => {
    expect(reaches('fast', ['trooper'])).toEqual(['B1']);
    expect(reaches('fast-mob', ['ufo'])).toEqual(['B1']);
    expect(reaches('fast', ['trooper', 'tough'])).toEqual(upTo('E'));
    expect(reaches('fast', ['leader', 'tough', 'rotting'])).toEqual(['B1']);
    expect(reaches('fast', ['leader', 'trooper'])).toEqual(['B1']);
    const group = game({
      phase: 'zombie-actions',
      board: { A1: ['fast', 'fast', 'fast-mob'], B1: ['trooper'] },
      files: STREET,
    });
    expect(group.refused(['move fast-1 fast-2 fast-mob-1 > C1'])).toBe('AVZ-D-fast-last');
    expect(group.refused(['move fast-1 > F1'])).toBe('AVZ-6.0');
    group.answer(['move fast-1 > B1']); // one stays there, and the others may run on
    expect(group.can('fast-2', 'move')).toEqual(upTo('E'));
    group.answer(['move fast-2 fast-mob-1 > E1']);
    expect(group.at('E1')).toEqual(['fast', 'fast-mob']);
  });
});

describe('groups', () => {
  test('[AVZ-D-group-move] a group has the points of its slowest member and pays for parks unless all fly', () => {
    const g = game({ board: { A1: ['ufo', 'ufo', 'tank', 'mutant'] }, files: street('BBPBBBBB') });
    expect(g.refused(['move ufo-1 tank-1 > D1'])).toBe('AVZ-6.1'); // 1 + 2
    expect(g.refused(['move ufo-1 mutant-1 > F1'])).toBe('AVZ-6.1'); // 1 + 2 + 1 + 1
    g.answer(['move ufo-1 mutant-1 > E1']);
    g.answer(['move ufo-2 > G1']);
    expect(g.at('E1')).toEqual(['ufo', 'mutant']);
    const fliers = game({ board: { A1: ['ufo', 'ufo'] }, files: street('BBPPPPPP') });
    fliers.answer(['move ufo-1 ufo-2 > G1']);
    expect(fliers.at('G1')).toEqual(['ufo', 'ufo']);
    const horde = game({ phase: 'zombie-actions', board: { A1: ['fast', 'tough'] }, files: STREET });
    expect(horde.refused(['move fast-1 tough-1 > D1'])).toBe('AVZ-6.0');
    horde.answer(['move fast-1 tough-1 > C1']);
    expect(horde.at('C1')).toEqual(['fast', 'tough']);
  });

  test('[AVZ-D-group-move] a group stops where any member must', () => {
    const g = game({ board: { A1: ['ufo', 'bfar'], B1: ['rotting'] }, files: STREET });
    expect(g.refused(['move ufo-1 bfar-1 > C1'])).toBe('AVZ-6.2');
    g.answer(['move ufo-1 bfar-1 > B1']);
    const z = game({
      phase: 'zombie-actions',
      board: { A1: ['fast', 'rotting'], B1: ['trooper', 'tough'] },
      files: STREET,
    });
    expect(z.refused(['move fast-1 rotting-1 > C1'])).toBe('AVZ-6.2');
    z.answer(['move fast-1 rotting-1 > B1']);
    expect(z.at('B1')).toEqual(['trooper', 'rotting', 'fast', 'tough']);
  });

  test('[AVZ-D-group-move] no member is dropped on the way; all end together, and all have acted', () => {
    const g = game({ board: { A1: ['trooper', 'trooper', 'tank'] }, files: STREET });
    expect(g.refusal(['move trooper-1 trooper-2 > B1 > C1']).code).toBe('malformed');
    g.answer(['move trooper-1 trooper-2 > C1']);
    expect(g.at('C1')).toEqual(['trooper', 'trooper']);
    expect(g.facts('moved')).toMatchObject([
      { cause: 'AVZ-5.1', counters: ['trooper-1', 'trooper-2'], from: 'A1', into: 'C1', action: 'move' },
    ]);
    expect(g.refused(['move trooper-2 > D1'])).toBe('AVZ-5.0-once');
    expect(g.can('tank-1', 'move')).toEqual(upTo('D'));
  });

  test('[AVZ-6.5-ufo, AVZ-4.0-claw, AVZ-D-group-move] Zombie Claw grounds all but UFOs, and a group with any other member', () => {
    const g = game({ board: { A1: ['ufo', 'tank', 'rotting'], B1: ['rotting'] }, claw: true, files: STREET });
    expect(g.can('ufo-1', 'move')).toEqual(upTo('G'));
    expect(g.can('ufo-1', 'attack')).toEqual(['A1', 'B1']);
    expect(g.can('tank-1', 'move')).toEqual([]);
    expect(g.can('tank-1', 'attack')).toEqual([]);
    expect(g.can('tank-1', 'blast')).toEqual(['A1']);
    for (const order of [
      'move tank-1 > B1',
      'attack tank-1',
      'attack tank-1 > B1',
      'move ufo-1 tank-1 > B1',
      'attack ufo-1 tank-1',
    ])
      expect(g.refused([order]), order).toBe('AVZ-4.0-claw');
    const apart = game({ board: { A1: ['tank'], C1: ['rotting'] }, claw: true, files: STREET });
    expect(apart.refused(['blast tank-1'])).toBe('AVZ-D-need-enemy'); // that, and not the Claw, keeps it from it
    const z = game({
      phase: 'zombie-actions',
      board: { A1: ['tank', 'rotting', 'rotting'] },
      claw: true,
      files: STREET,
    });
    expect(z.can('rotting-1', 'move')).toEqual(upTo('D'));
  });

  test('[AVZ-6.5-ufo] a UFO goes edge to edge and obeys stacking', () => {
    const g = game({ board: { C3: ['ufo'], B2: ['rotting'] } });
    expect(g.refused(['attack ufo-1 > B2'])).toBe('AVZ-5.2');
    const stack = game({ board: { C3: ['ufo', 'ufo', 'ufo', 'ufo', 'ufo'] } });
    stack.answer(['finish']).run('zombie-actions');
    expect(stack.at('C3')).toEqual(['ufo', 'ufo', 'ufo', 'ufo']);
  });
});

describe('the printed examples', () => {
  test('[AVZ-EX-move-1] a Trooper and a UFO in B1', () => {
    const alone = game({ board: { B1: ['trooper'] } });
    expect(alone.can('trooper-1', 'move')).toEqual([
      'A1',
      'C1',
      'D1',
      'A2',
      'B2',
      'C2',
      'D2',
      'A3',
      'B3',
      'B4',
    ]);
    alone.answer(['move trooper-1 > D1']);
    expect(alone.at('D1')).toEqual(['trooper']);
    const g = game({ board: { B1: ['trooper', 'ufo'], C1: ['rotting'], C2: ['rotting'] } });
    expect(g.can('trooper-1', 'attack')).toEqual([]);
    expect(g.refused(['attack trooper-1 > C1'])).toBe('AVZ-6.1');
    expect(g.can('ufo-1', 'attack')).toEqual(['C1']);
    for (const unit of ['trooper-1', 'ufo-1']) expect(g.refused([`attack ${unit} > C2`])).toBe('AVZ-5.2');
    g.done();
  });

  test('[AVZ-EX-move-2] a Trooper, a UFO, a Fast Zombie and a Rotting Zombie in one location', () => {
    const together: Kind[] = ['trooper', 'ufo', 'fast', 'rotting'];
    const aliens = game({ board: { C2: together } });
    expect(aliens.can('trooper-1', 'move')).toEqual([]);
    expect(aliens.refused(['move trooper-1 > B2'])).toBe('AVZ-6.4a');
    expect(aliens.can('ufo-1', 'move')).toContain('B2');
    const zombies = () => game({ phase: 'zombie-actions', board: { C2: together } });
    expect(zombies().refused(['move fast-1 rotting-1 > B2'])).toBe('AVZ-6.3');
    expect(zombies().answer(['move fast-1 > B2']).refused(['move rotting-1 > B2'])).toBe('AVZ-6.3');
    expect(zombies().answer(['move rotting-1 > B2']).refused(['move fast-1 > B2'])).toBe('AVZ-6.3');
    const led = game({ phase: 'zombie-actions', board: { C2: [...together, 'leader'] } });
    for (const unit of ['fast-1', 'rotting-1'])
      expect(led.refused([`move ${unit} > B2`])).toBe('AVZ-6.3-leader');
  });
});

describe('Zombies in one place', () => {
  test('[AVZ-6.4b-zombies] any number may stand together at any time', () => {
    const g = game({
      phase: 'zombie-actions',
      board: { B2: [...many(20, 'rotting'), ...many(9, 'rotting-mob'), 'leader'], C2: ['rotting', 'fast'] },
    });
    g.answer(['move rotting-21 fast-1 > B2']);
    expect(g.at('B2')).toHaveLength(32);
    g.answer(['finish']);
    g.run('reveal');
    expect(g.at('B2')).toHaveLength(32);
    expect(g.facts('discarded')).toEqual([]);
  });
});
