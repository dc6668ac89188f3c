import {
  type Draw,
  type Fact,
  type PrintedScene,
  playOut,
  type Roll,
  SeededDice,
  Sfc32,
} from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ALIENS, avz, type Kind, ZOMBIES } from '../index.js';
import { ICONS } from '../kinds.js';
import { ids, street } from '../testing/boards.js';
import { game, newGame } from '../testing/game.js';
import { printed, registered } from '../testing/registered.js';

const clockOf = (g: ReturnType<typeof game>) => (avz.scene(g.view('alien'), g.book) as PrintedScene).clock;

const looks = () => {
  const { book } = game();
  const all = game({ board: { A1: ALIENS.map((k) => k.kind), B1: ZOMBIES.map((k) => k.kind) } });
  const scene = avz.scene(all.view('zombie'), book) as PrintedScene;
  return (kind: Kind) => scene.counters.find((c) => c.kind === kind && /^[AB]1$/.test(c.at));
};

/** A whole game of random answers, with all rolls, draws and asks. */
function wholeGame(seed: string) {
  const rolls: Roll[] = [];
  const draws: Draw[] = [];
  const seats: string[] = [];
  const facts: Fact[] = [];
  const dice = new SeededDice(seed);
  const random = new Sfc32(`${seed}/answers`);
  const source = {
    roll: (r: Roll) => {
      rolls.push(r);
      return dice.roll(r);
    },
    draw: (d: Draw) => {
      draws.push(d);
      return dice.draw(d);
    },
  };
  const book = avz.book({ scenario: 'standard', options: {} });
  playOut(
    avz,
    book,
    source,
    (ask) => {
      seats.push(ask.to);
      return ask.space.sample(random);
    },
    (more) => facts.push(...more),
  );
  return { rolls, draws, seats, facts };
}

describe('players', () => {
  test('[AVZ-0-players] two seats run all counters between them', () => {
    expect(avz.seats.map((s) => s.id)).toEqual(['alien', 'zombie']);
    expect(new Set(game().book.counters.map((c) => c.key.side))).toEqual(new Set(['alien', 'zombie']));
    expect(new Set(wholeGame('players').seats)).toEqual(new Set(['alien', 'zombie']));
  });

  test('[AVZ-0-players] nobody orders the other side', () => {
    const board = { C3: ['tank', 'rotting'], C4: ['fast'] } as const;
    expect(game({ phase: 'alien-actions', board }).refused(['move rotting-1 > C4'])).toBe('AVZ-0-players');
    expect(game({ phase: 'alien-actions', board }).refused(['pass fast-1'])).toBe('AVZ-0-players');
    expect(game({ phase: 'zombie-actions', board }).refused(['move tank-1 > C2'])).toBe('AVZ-0-players');
    expect(game({ phase: 'zombie-actions', board }).refused(['chomp rotting-1 tank-1'])).toBe(
      'AVZ-0-players',
    );
  });
});

describe('what is in the box', () => {
  test('[AVZ-1.0-list] [AVZ-T-components] the box holds what the register lists', () => {
    const given = printed('AVZ-T-components').map(({ item, count }) => ({ item, count }));
    expect(given).toEqual(registered('AVZ-T-components').map(({ item, count }) => ({ item, count })));
    const { counters, tiles } = game().book;
    const size = (large: boolean) =>
      counters.filter(({ key }) => key.side === 'alien' && key.stack > 1 === large).length;
    const [zombies, small, large, tile] = given.map((r) => r.count);
    expect(counters.filter(({ key }) => key.side === 'zombie')).toHaveLength(zombies as number);
    expect(size(false)).toBe(small);
    expect(size(true)).toBe(large);
    expect(tiles).toHaveLength(tile as number);
  });

  test('[AVZ-1.0-list] a type that has run out cannot be placed', () => {
    const tanks: Kind[] = ['tank', 'tank', 'tank', 'tank', 'tank'];
    const one = game({ phase: 'landing', board: { A1: tanks }, dice: [6] });
    const items = one.items();
    expect(items.filter((id) => id.startsWith('tank'))).toEqual(['tank-6']);
    const none = game({ phase: 'landing', board: { A1: [...tanks, 'tank'] }, dice: [6] });
    expect(none.refusal({ 'tank-6': 'B1' }).text).toBe('tank-6 is not in the reserve.');
    expect(none.refusal({ 'tank-7': 'B1' }).code).toBe('illegal');
  });

  test('[AVZ-1.0-dice] every roll is of d6 read as printed; all other chance is in tiles and blind draws', () => {
    const { rolls, draws, facts } = wholeGame('dice');
    expect(rolls.length).toBeGreaterThan(50);
    for (const { pools } of rolls)
      for (const { sides, lowest } of pools)
        expect({ sides, lowest }).toEqual({ sides: 6, lowest: undefined });
    for (const f of facts)
      if (f.is === 'rolled')
        for (const face of (f as unknown as { faces: number[][] }).faces.flat())
          expect([1, 2, 3, 4, 5, 6]).toContain(face);
    const allowed = ['grave', 'revive', 'spawn', 'stand-up', 'tile'];
    for (const { label, from } of draws) {
      expect(allowed).toContain(label);
      for (const id of from)
        expect(id).toMatch(label === 'tile' ? /^E\d+$/ : /^(rotting|fast|tough)(-mob)?-\d+$/);
    }
  });

  test('[AVZ-1.0-tile] [AVZ-T-events] the ten tiles, each icon and number', () => {
    const { tiles } = game().book;
    expect(tiles.map(({ id, number, icons }) => ({ tile: id, number, icons }))).toEqual(
      registered('AVZ-T-events').map(({ tile, number, icons }) => ({ tile, number, icons })),
    );
    for (const { number, icons } of tiles) {
      expect(number).toBeGreaterThanOrEqual(3);
      expect(number).toBeLessThanOrEqual(10);
      expect([1, 2]).toContain(icons.length);
    }
    expect(Math.min(...tiles.map((t) => t.number))).toBe(3);
    expect(Math.max(...tiles.map((t) => t.number))).toBe(10);
    expect(new Set(tiles.flatMap((t) => t.icons))).toEqual(new Set(ICONS));
  });

  test('[AVZ-1.0-tile] red icons are for the Zombie player, blue ones for the Alien player', () => {
    for (const { tile, number, icons, colour } of registered('AVZ-T-events')) {
      const shown = clockOf(game({ phase: 'spawn', tile: tile as string })).tiles[0];
      expect(shown?.face).toBe('current');
      expect(shown?.number).toBe(number);
      expect(shown?.icons?.map((i) => i.icon)).toEqual(icons);
      for (const icon of shown?.icons ?? []) expect(icon.tone).toBe(colour === 'red' ? 'rust' : 'ice');
    }
  });

  test('[AVZ-1.0-clock] the tiles count the turns: eight with the printed ten, three with five', () => {
    expect(clockOf(newGame())).toMatchObject({ turn: 0, turns: 8 });
    expect(clockOf(newGame()).tiles.map((t) => t.face)).toEqual(Array(8).fill('down'));
    const third = clockOf(game({ phase: 'landing', turn: 3 })).tiles.map((t) => t.face);
    expect(third).toEqual(['up', 'up', 'current', 'down', 'down', 'down', 'down', 'down']);
    const tiles = [1, 2, 3, 4, 5].map((n) => ({ tile: `T${n}`, number: 3, icons: ['laser'] }));
    const last = game({ phase: 'zombie-actions', turn: 2, files: { tiles: { tiles } } });
    expect(last.view('alien')).toMatchObject({ turn: 2, turns: 3, tilesDown: 1 });
    last.run('reveal');
    expect([last.phase, last.turn]).toEqual(['reveal', 3]);
    const over = game({ phase: 'zombie-actions', turn: 3, files: { tiles: { tiles } } });
    expect(over.question()).toBe('over');
    expect(over.facts('ended')).toHaveLength(1);
  });
});

describe('counters', () => {
  test('[AVZ-1.0-alien-types] [AVZ-T-aliens] the Alien unit key, cell by cell', () => {
    const key = registered('AVZ-T-aliens');
    expect(ALIENS.map((k) => k.kind)).toEqual(key.map((r) => r.type));
    for (const [i, r] of key.entries()) {
      const cells = {
        kind: r.type,
        combat: r.combat,
        move: r.move,
        armoured: r.armoured,
        flies: r.flies,
        stack: r.stack,
        hitsToKill: r.hits_to_kill,
        lands: r.lands,
      };
      expect(ALIENS[i]).toEqual({ side: 'alien', ...cells });
      expect(printed('AVZ-T-aliens')[i]).toEqual(cells);
      expect(looks()(r.type as Kind)?.large).toBe(r.big);
    }
  });

  test('[AVZ-1.0-alien-numbers] a counter shows combat, then movement; a circle for armour, a triangle for flying', () => {
    const seen = looks();
    const numbers = (kind: Kind) => seen(kind)?.numbers.map((n) => [n.value, n.mark ?? '']);
    expect(numbers('trooper')).toEqual([
      [1, ''],
      [3, ''],
    ]);
    expect(numbers('ufo')).toEqual([
      [2, 'circle'],
      [6, 'triangle'],
    ]);
    expect(numbers('tank')).toEqual([
      [3, 'circle'],
      [3, ''],
    ]);
    expect(numbers('leader')).toEqual([
      [2, ''],
      [3, ''],
    ]);
    expect(numbers('mutant')).toEqual([
      [3, ''],
      [5, ''],
    ]);
    expect(numbers('bfar')).toEqual([
      [4, 'circle'],
      [4, ''],
    ]);
    for (const { kind } of ALIENS) expect(seen(kind)?.shape).toBe('round');
  });

  test('[AVZ-1.0-alien-types] combat is the dice of an attack, movement the points of a Move', () => {
    const files = street('B'.repeat(15));
    for (const { type, combat, move } of registered('AVZ-T-aliens')) {
      const id = `${type}-1`;
      const reach = game({ board: { H1: [type as Kind] }, files }).can(id, 'move');
      expect(reach).toHaveLength(2 * (move as number));
      const g = game({
        board: { H1: [type as Kind, 'rotting'] },
        files,
        dice: Array(combat as number).fill(1),
      });
      g.answer([`attack ${id}`]);
      g.done();
    }
  });

  test('[AVZ-1.0-alien-mix] [AVZ-T-alien-mix] how many of each Alien', () => {
    const mix = Object.fromEntries(registered('AVZ-T-alien-mix').map((r) => [r.type, r.count]));
    const { counters } = game().book;
    for (const { kind } of ALIENS)
      expect([kind, counters.filter((c) => c.key.kind === kind).map((c) => c.id)]).toEqual([
        kind,
        ids(kind, mix[kind] as number),
      ]);
    expect(Object.keys(mix).sort()).toEqual(ALIENS.map((k) => k.kind).sort());
    expect(newGame().reserve()).toHaveLength(26);
  });

  test('[AVZ-1.0-zombie-mix] [AVZ-T-zombie-mix] how many of each Zombie', () => {
    const grave = newGame().grave();
    for (const { type, mob, count } of registered('AVZ-T-zombie-mix')) {
      const kind = mob ? `${type}-mob` : type;
      expect([kind, grave.filter((k) => k === kind).length]).toEqual([kind, count]);
    }
    expect(grave.filter((k) => k.endsWith('-mob'))).toHaveLength(18);
    expect(grave).toHaveLength(60);
  });

  test('[AVZ-1.0-rarity] Rotting are the most, Tough the fewest', () => {
    const grave = newGame().grave();
    const count = (type: string) => grave.filter((k) => k.startsWith(type)).length;
    expect([count('rotting'), count('fast'), count('tough')]).toEqual([30, 18, 12]);
  });

  test('[AVZ-1.0-zombie-number] [AVZ-T-zombies] the Zombie unit key, cell by cell', () => {
    const key = registered('AVZ-T-zombies');
    expect(ZOMBIES).toHaveLength(key.length);
    for (const [i, r] of key.entries()) {
      const kind = r.mob ? `${r.type}-mob` : r.type;
      const cells = {
        kind,
        type: r.type,
        mob: r.mob,
        number: r.number,
        dice: r.dice,
        hitsToKill: r.hits_to_kill,
      };
      expect(ZOMBIES[i]).toEqual({ side: 'zombie', ...cells });
      expect(printed('AVZ-T-zombies')[i]).toEqual(cells);
      expect(looks()(kind as Kind)).toMatchObject({ shape: 'square', large: false });
      expect(looks()(kind as Kind)?.numbers.map((n) => [n.value, n.mark ?? ''])).toEqual([
        [r.number, r.mob ? 'disc' : ''],
      ]);
    }
  });

  test('[AVZ-1.0-zombie-number] it is the movement allowance and the number to beat', () => {
    for (const { type, mob, number, hits_on, dice } of registered('AVZ-T-zombies')) {
      const kind = (mob ? `${type}-mob` : type) as Kind;
      const free = game({ phase: 'zombie-actions', board: { F1: [kind] }, files: street() });
      expect(free.can(`${kind}-1`, 'move')).toHaveLength(2 * (number as number));
      const g = game({
        phase: 'zombie-actions',
        board: { F1: [kind, 'trooper'] },
        files: street(),
        dice: Array(dice as number).fill(number),
      });
      g.answer([`attack ${kind}-1`]);
      expect(g.facts('hits')[0]).toMatchObject({ hits: 0, on: [{ kind: type, dice, from: hits_on }] });
      g.done();
    }
  });

  test('[AVZ-1.0-mobs] a Mob rolls one die more and takes two hits', () => {
    for (const type of ['rotting', 'fast', 'tough'] as const) {
      const mob: Kind = `${type}-mob`;
      const dice = (kind: Kind, n: number) => {
        const g = game({ phase: 'zombie-actions', board: { C3: [kind, 'trooper'] }, dice: Array(n).fill(1) });
        g.answer([`attack ${kind}-1`]);
        g.done();
      };
      dice(type, 1);
      dice(mob, 2);
      const shot = (kind: Kind, faces: number[]) => {
        const g = game({ board: { C3: ['tank', kind] }, dice: faces });
        g.answer(['attack tank-1']);
        g.done();
        return g.deadPile();
      };
      expect(shot(type, [4, 1, 1, 1])).toEqual([type]);
      expect(shot(mob, [4, 1, 1, 1])).toEqual([]);
      expect(shot(mob, [4, 4, 1, 1, 1])).toEqual([mob]);
    }
  });

  test('[AVZ-1.0-mobs] [AVZ-D-mob-one] a Mob is one counter when it spawns, burns, returns and is counted', () => {
    const spawn = game({ phase: 'spawn', tile: 'E1', draws: [['rotting-mob', 'fast-mob', 'tough-mob']] });
    expect(spawn.asked().values).toEqual({ count: 3 });
    const laser = (die: number) =>
      game({ phase: 'event', tile: 'E4', board: { C3: ['rotting-mob', 'tough-mob'] }, dice: [die] });
    const hit = laser(2);
    hit.run('landing');
    expect(hit.deadPile()).toEqual(['rotting-mob', 'tough-mob']);
    const miss = laser(3);
    miss.run('landing');
    expect(miss.deadPile()).toEqual([]);
    const bite = game({
      phase: 'event',
      tile: 'E5',
      board: { C3: ['trooper'] },
      dead: ['fast-mob', 'fast-mob'],
      dice: [5],
    });
    bite.run('landing');
    expect(bite.at('C3')).toEqual(['fast-mob']);
    const end = game({ phase: 'turn-end', turn: 8, dead: ['fast-mob', 'tough-mob', 'rotting'] });
    end.run();
    expect(end.outcome()?.score).toBe(3);
  });
});
