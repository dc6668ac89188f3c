import { readFileSync } from 'node:fs';
import {
  type Draw,
  type Fact,
  type PrintedScene,
  playOut,
  type Roll,
  SeededDice,
  SetupError,
  Sfc32,
} from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ALIENS, avz, type Kind, ZOMBIES } from './index.js';
import { ICONS } from './kinds.js';
import { game, newGame } from './testing.js';

type Row = {
  readonly [column: string]: string | number | boolean | readonly (string | number)[] | undefined;
};
interface Table {
  readonly id: string;
  readonly provenance: string;
  readonly rows: readonly Row[];
}

const TABLES = (
  parse(readFileSync(new URL('../rules.yaml', import.meta.url), 'utf8')) as {
    readonly tables: readonly Table[];
  }
).tables;
/** Rows of a table as the register has them. */
const registered = (id: string): readonly Row[] => (TABLES.find((t) => t.id === id) as Table).rows;
/** Rows of a table as the game prints them. */
const printed = (id: string) => avz.tables.find((t) => t.id === id)?.rows ?? [];
const ids = (kind: Kind, n: number) => Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`);
const clockOf = (g: ReturnType<typeof game>) => (avz.scene(g.view('alien'), g.book) as PrintedScene).clock;
const looks = () => {
  const { book } = game();
  const all = game({ board: { A1: ALIENS.map((k) => k.kind), B1: ZOMBIES.map((k) => k.kind) } });
  const scene = avz.scene(all.view('zombie'), book) as PrintedScene;
  return (kind: Kind) => scene.counters.find((c) => c.kind === kind && /^[AB]1$/.test(c.at));
};
/** One row of plain buildings, A1 to K1, or of the letters given. */
const street = (rows: string = 'B'.repeat(11)) => ({ board: { rows: [rows] } });

/** A whole game of random answers, with all that was rolled and drawn and everybody who was asked. */
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

/** The board as the register draws it. */
const MAP = registered('AVZ-T-map').flatMap(({ row, cells }) =>
  (cells as readonly string[]).map((letter, i) => ({
    at: `${'ABCDEF'[i]}${row}`,
    letter,
    column: i,
    row: Number(row) - 1,
  })),
);
const named = (letter: string) => MAP.filter((l) => l.letter === letter).map((l) => l.at);
const EDGE = MAP.filter((l) => l.row === 0 || l.row === 4 || l.column === 0 || l.column === 5).map(
  (l) => l.at,
);

describe('the board', () => {
  test('[AVZ-1.0-map] [AVZ-T-map] [AVZ-D-board] six columns by five rows, terrain cell by cell', () => {
    const { book } = game();
    expect([book.columns, book.rows]).toEqual([6, 5]);
    expect(book.locations).toEqual(MAP.map((l) => l.at));
    const words = { B: 'building', P: 'park', D: 'lot' } as const;
    expect(book.ground).toEqual(MAP.map((l) => words[l.letter as 'B' | 'P' | 'D']));
    expect(['B', 'P', 'D'].map((l) => named(l).length)).toEqual([18, 7, 5]);
    expect(EDGE).toHaveLength(18);
    expect(named('D').filter((l) => !EDGE.includes(l))).toEqual(['D2', 'B3', 'E4']);
  });

  test('[AVZ-1.0-board] every location is a building, a park or a dirt lot, and counters stand in locations', () => {
    const g = game({ phase: 'landing', board: { C3: ['tank', 'rotting'] }, dead: ['fast'] });
    const scene = avz.scene(g.view('zombie'), g.book) as PrintedScene;
    const words: { [letter: string]: string } = { B: 'building', P: 'park', D: 'dirt lot' };
    expect(scene.cells.map((c) => [c.id, c.column, c.row, c.name])).toEqual(
      MAP.map((l) => [l.at, l.column, l.row, `${l.at}, ${words[l.letter]}`]),
    );
    const places = [...scene.cells.map((c) => c.id), 'reserve', 'dead-pile'];
    for (const c of scene.counters) expect(places).toContain(c.at);
  });

  test('[AVZ-1.0-crosswalk] one step leads across an edge, never a corner, for whoever goes', () => {
    const beside = (at: string) => {
      const l = MAP.find((m) => m.at === at);
      return MAP.filter(
        (m) => Math.abs(m.row - (l?.row ?? 9)) + Math.abs(m.column - (l?.column ?? 9)) === 1,
      ).map((m) => m.at);
    };
    for (const { at } of MAP) {
      const everywhere = MAP.filter((m) => m.at !== at).map((m, i): [string, Kind[]] => [
        m.at,
        [i < 20 ? 'rotting' : 'fast'],
      ]);
      const alone = game({ board: { [at]: ['ufo'], ...Object.fromEntries(everywhere) } });
      expect([at, alone.can('ufo-1', 'attack')]).toEqual([at, beside(at)]);
    }
    expect([beside('A1'), beside('B1'), beside('B2')].map((n) => n.length)).toEqual([2, 3, 4]);
    const board = {
      B2: ['fast'],
      A1: ['trooper'],
      C1: ['tank'],
      A3: ['trooper'],
      C3: ['leader'],
      B3: ['ufo'],
    } as const;
    expect(game({ phase: 'zombie-actions', board }).can('fast-1', 'attack')).toEqual(['B3']);
    expect(game({ phase: 'zombie-actions', board }).refused(['attack fast-1 > A1'])).toBe('AVZ-5.2');
  });

  test('[AVZ-1.0-building] a building costs one point to enter', () => {
    const files = street('BBBBBB');
    expect(game({ board: { A1: ['tank'] }, files }).can('tank-1', 'move')).toEqual(['B1', 'C1', 'D1']);
    expect(game({ phase: 'zombie-actions', board: { A1: ['tough'] }, files }).can('tough-1', 'move')).toEqual(
      ['B1', 'C1'],
    );
  });

  test('[AVZ-1.0-park] a park costs two points unless the unit flies', () => {
    const files = street('BPPBBBBB');
    expect(game({ board: { A1: ['tank'] }, files }).can('tank-1', 'move')).toEqual(['B1']);
    expect(game({ board: { A1: ['bfar'] }, files }).can('bfar-1', 'move')).toEqual(['B1', 'C1']);
    expect(game({ board: { A1: ['mutant'] }, files }).can('mutant-1', 'move')).toEqual(['B1', 'C1', 'D1']);
    expect(game({ board: { A1: ['ufo'] }, files }).can('ufo-1', 'move')).toEqual([
      'B1',
      'C1',
      'D1',
      'E1',
      'F1',
      'G1',
    ]);
    const zombies = game({ phase: 'zombie-actions', board: { A1: ['tough', 'rotting', 'fast'] }, files });
    expect(zombies.can('tough-1', 'move')).toEqual(['B1']);
    expect(zombies.can('rotting-1', 'move')).toEqual(['B1']);
    expect(zombies.can('fast-1', 'move')).toEqual(['B1', 'C1']);
  });

  test('[AVZ-1.0-park] [AVZ-1.0-building] terrain does not touch combat, landing or stacking', () => {
    for (const at of ['B1', 'C1', 'D2']) {
      const g = game({ board: { [at]: ['tank', 'rotting'] }, dice: [4, 3, 1, 5] });
      g.answer(['attack tank-1']);
      expect(g.facts('hits')[0]?.on).toEqual([{ kind: 'alien', dice: 3, from: 4 }]);
      expect(g.facts('saves')[0]?.from).toBe(5);
      g.done();
      const four = game({ phase: 'stacking', board: { [at]: ['tank', 'tank', 'ufo', 'ufo'] } });
      four.run('zombie-actions');
      expect(four.phase).toBe('zombie-actions');
      expect(
        game({ phase: 'stacking', board: { [at]: ['tank', 'tank', 'ufo', 'ufo', 'trooper'] } }).question(),
      ).toBe('alien stacking AVZ-6.4b');
    }
    expect(game({ phase: 'landing', dice: [1] }).options()).toEqual(MAP.map((l) => l.at));
  });

  test('[AVZ-1.0-dirt] a dirt lot costs one point, and Zombies spawn in it wherever it lies', () => {
    expect(game({ board: { A1: ['tank'] }, files: street('BDDDDD') }).can('tank-1', 'move')).toEqual([
      'B1',
      'C1',
      'D1',
    ]);
    const g = game({ phase: 'spawn', tile: 'E1', draws: [['rotting', 'fast', 'tough']] });
    expect(named('D').filter((l) => g.options().includes(l))).toEqual(['F1', 'D2', 'B3', 'E4', 'A5']);
    g.answer({ 'rotting-1': 'D2', 'fast-1': 'B3', 'tough-1': 'E4' });
    expect([g.at('D2'), g.at('B3'), g.at('E4')]).toEqual([['rotting'], ['fast'], ['tough']]);
  });
});

describe('beside the board', () => {
  test('[AVZ-1.0-reserve] killed Aliens come back to it in the open; small ones can land again, large ones not', () => {
    const board = { C3: ['trooper', 'mutant', 'bfar', 'tough-mob'] } as const;
    const g = game({ phase: 'zombie-actions', turn: 2, board, tile: 'E10', dice: [6, 6, 1, 1] });
    g.answer(['attack tough-mob-1']).answer({ 'trooper-1': 1, 'mutant-1': 1 });
    expect([g.where('trooper-1'), g.where('mutant-1')]).toEqual(['reserve', 'reserve']);
    for (const seat of ['alien', 'zombie'])
      expect(g.view(seat).counters.filter((c) => c.at === 'reserve')).toHaveLength(25);
    const landing = game({ phase: 'landing', dice: [6] });
    const items = landing.items();
    expect(items).toEqual([...ids('trooper', 9), ...ids('ufo', 6), ...ids('tank', 6), ...ids('leader', 3)]);
  });

  test('[AVZ-1.0-reserve] a second event tile of the kind brings a large Alien back, if it is there', () => {
    const tiles = ['mutant', 'mutant', 'bfar', 'bfar', 'laser'].map((icon, i) => ({
      tile: `T${i}`,
      number: 3,
      icons: [icon],
    }));
    const files = { tiles: { tiles } };
    const back = game({ phase: 'event', turn: 2, tile: 'T1', files, board: { C3: ['trooper'] } });
    expect(back.question()).toBe('alien rampage AVZ-4.0-rampage');
    const busy = game({
      phase: 'event',
      turn: 2,
      tile: 'T1',
      files,
      board: { C3: ['trooper'], A1: ['mutant'] },
    });
    expect(busy.run('landing')).toBeUndefined();
    expect(busy.facts('no-effect').map((f) => f.icon)).toEqual(['mutant']);
    expect(busy.at('C3')).toEqual(['trooper']);
    expect(game({ phase: 'event', turn: 2, tile: 'T3', files }).question()).toBe('alien bfar AVZ-4.0-bfar');
    const stands = game({ phase: 'event', turn: 2, tile: 'T3', files, board: { A1: ['bfar'] } });
    expect(stands.run('landing')).toBeUndefined();
    expect(stands.facts('no-effect').map((f) => f.icon)).toEqual(['bfar']);
  });

  test('[AVZ-1.0-deadpile] killed Zombies go to it, and come out of it at random', () => {
    const kill = game({ board: { C3: ['tank', 'rotting'] }, dead: ['fast'], dice: [4, 1, 1, 1] });
    kill.answer(['attack tank-1']);
    expect(kill.deadPile()).toEqual(['rotting', 'fast']);
    for (const seat of ['alien', 'zombie']) {
      expect(kill.view(seat).dead).toBe(2);
      expect(
        kill
          .view(seat)
          .counters.filter((c) => c.at === 'dead-pile')
          .map((c) => c.kind),
      ).toEqual(['rotting', 'fast']);
    }
    for (const any of ['rotting', 'fast', 'tough-mob'] as const) {
      const board = { C3: ['trooper'] } as const;
      const g = game({
        phase: 'event',
        tile: 'E5',
        board,
        dead: ['rotting', 'fast', 'tough-mob'],
        dice: [6],
        draws: [[any]],
      });
      g.run('landing');
      expect(g.at('C3')).toEqual([any]);
      g.done();
    }
  });

  test('[AVZ-1.0-grave] what is neither on the board nor dead is in it; the Zombie player alone sees a draw', () => {
    const board = { A1: ['rotting', 'tough-mob'] } as const;
    const g = game({
      phase: 'spawn',
      tile: 'E1',
      board,
      dead: ['fast'],
      draws: [['tough', 'fast', 'rotting-mob']],
    });
    expect(g.grave()).toHaveLength(57);
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect(g.grave()).toHaveLength(54);
    const drawn = (seat: string) =>
      g
        .view(seat)
        .counters.filter((c) => c.at === 'drawn')
        .map((c) => c.id);
    expect(drawn('zombie')).toEqual(['rotting-mob-1', 'fast-2', 'tough-1']);
    expect(drawn('alien')).toEqual([]);
    expect([g.view('alien').drawn, g.view('zombie').drawn]).toEqual([3, 3]);
    expect(g.told('zombie').find((f) => f.is === 'drawn')).toMatchObject({
      counters: ['tough-1', 'fast-2', 'rotting-mob-1'],
    });
    expect(g.told('alien').find((f) => f.is === 'drawn')).toBeUndefined();
    expect(g.told('alien').find((f) => f.is === 'drawn-unseen')).toEqual({
      is: 'drawn-unseen',
      cause: 'AVZ-3.1-spawn',
      to: 'all',
      count: 3,
    });
    g.answer({ 'tough-1': 'A1', 'fast-2': 'A1', 'rotting-mob-1': 'A1' });
    expect(g.at('A1')).toEqual(['rotting', 'rotting-mob', 'fast', 'tough', 'tough-mob']);
  });
});

describe('the other tables', () => {
  test('[AVZ-T-attack] attack hit numbers', () => {
    expect(printed('AVZ-T-attack').map((r) => [r.hitsFrom, r.withClaw])).toEqual(
      registered('AVZ-T-attack').map((r) => [r.hit_on, r.with_claw]),
    );
    expect(printed('AVZ-T-attack').map((r) => (r.attacker as string).split(/[ ,]/)[0])).toEqual(
      registered('AVZ-T-attack').map((r) => (r.attacker as string).split(' ')[0]),
    );
  });

  test('[AVZ-T-saves] save numbers', () => {
    expect(printed('AVZ-T-saves').map((r) => r.savesFrom)).toEqual(
      registered('AVZ-T-saves').map((r) => r.save_on),
    );
    expect(printed('AVZ-T-saves').map((r) => (r.defender as string).split(' ')[0])).toEqual([
      'any',
      'Alien',
      'Zombie',
    ]);
  });

  test('[AVZ-T-victory] levels of victory', () => {
    expect(printed('AVZ-T-victory')).toEqual(registered('AVZ-T-victory'));
  });

  test('[AVZ-T-event-effects] whose events they are and what the dice need', () => {
    const dice: { [icon: string]: string } = { zombie_bite: '5+', bfar: '4+' };
    expect(printed('AVZ-T-event-effects').map((r) => [r.icon, r.side])).toEqual(
      registered('AVZ-T-event-effects').map((r) => [r.icon, r.side]),
    );
    for (const r of registered('AVZ-T-event-effects')) {
      const shown = printed('AVZ-T-event-effects').find((p) => p.icon === r.icon);
      if (typeof r.success === 'number')
        expect([r.icon, `${r.success}+`]).toEqual([r.icon, dice[r.icon as string]]);
      if (typeof r.success === 'number') expect(shown?.counts).toBe(dice[r.icon as string]);
      else if (r.icon !== 'laser') expect(shown).toMatchObject({ dice: 'none', counts: '' });
    }
  });

  test('[AVZ-T-components] every table says how well it is known, as the register does', () => {
    for (const t of avz.tables)
      expect([t.id, t.provenance]).toEqual([t.id, TABLES.find((r) => r.id === t.id)?.provenance]);
    for (const f of avz.files) expect([f.id, f.provenance]).toEqual([f.id, 'reconstructed']);
  });
});

describe("a player's own files", () => {
  const wrong = (files: { [id: string]: unknown }): string => {
    try {
      game({ files: files as never });
    } catch (error) {
      if (error instanceof SetupError) return error.message;
      throw error;
    }
    throw new Error('Nothing was wrong.');
  };
  const aliens = (change: { [kind: string]: number } = {}) =>
    Object.entries({ trooper: 9, ufo: 6, tank: 6, leader: 3, mutant: 1, bfar: 1, ...change }).map(
      ([kind, count]) => ({ kind, count }),
    );
  const zombies = (count: number) => [{ kind: 'rotting', count }];
  const tile = (t: object) => ({
    tiles: [
      { tile: 'A', number: 3, icons: ['laser'] },
      { tile: 'B', number: 3, icons: ['laser'] },
      { tile: 'C', number: 4, icons: ['bfar'], ...t },
    ],
  });

  test('[AVZ-1.0-map] [AVZ-D-board] another board is played on', () => {
    const files = { board: { title: 'A hamlet', rows: ['BBD', 'BDB', 'PBB', 'BPB'] } };
    const g = game({ phase: 'spawn', tile: 'E1', files, board: { B1: ['ufo'] } });
    expect([g.book.columns, g.book.rows, g.book.locations.length]).toEqual([3, 4, 12]);
    expect(g.options()).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'C3', 'A4', 'B4', 'C4']);
    expect(g.refused({ 'rotting-1': 'B3', 'rotting-2': 'B3', 'rotting-3': 'B3' })).toBe('AVZ-3.1-spawn');
    expect(game({ files, board: { B2: ['trooper'] } }).can('trooper-1', 'move')).toEqual([
      'A1',
      'B1',
      'C1',
      'A2',
      'C2',
      'A3',
      'B3',
      'C3',
      'B4',
      'C4',
    ]);
  });

  test('[AVZ-1.0-map] a board that cannot be is refused by file and field', () => {
    expect(wrong({ board: { rows: ['BBBBBB', 'BBBBB'] } })).toBe(
      'File "board", rows/1: has 5 letters, row 0 has 6; all rows must be as long.',
    );
    expect(wrong({ board: { rows: ['BBBXBB'] } })).toMatch(/^File "board", rows\/0: letters B \(building\)/);
    expect(wrong({ board: { rows: [] } })).toMatch(/^File "board", rows: /);
    expect(wrong({ board: {} })).toMatch(/^File "board", rows: /);
    expect(wrong({ board: [] })).toMatch(/^File "board", top: /);
    expect(wrong({ board: { rows: ['BBBBBB'], streets: 1 } })).toMatch(/^File "board", .*streets/);
    expect(wrong({ board: { rows: ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB'] } })).toBe(
      'File "board", rows: make 32 locations; allowed are 5 to 31.',
    );
    expect(game({ files: { board: { rows: ['B'.repeat(26)] } } }).book.locations[25]).toBe('Z1');
    const most = { board: { rows: Array(31).fill('B') } };
    expect(game({ board: { A30: ['ufo'] }, files: most }).can('ufo-1', 'move')).toEqual([
      'A24',
      'A25',
      'A26',
      'A27',
      'A28',
      'A29',
      'A31',
    ]);
  });

  test('[AVZ-1.0-map] [AVZ-2.0-zombies] a board has room for fifteen Zombies, three to a location', () => {
    expect(wrong({ board: { rows: ['BBBB'] } })).toBe(
      'File "board", rows: make 4 locations; allowed are 5 to 31.',
    );
    const g = newGame({ files: { board: { rows: ['BBBBB'] } } });
    g.answer(Object.fromEntries(g.items().map((id, i) => [id, `${'ABCDE'[i % 5]}1`])));
    expect(g.at('E1')).toHaveLength(3);
  });

  test('[AVZ-1.0-zombie-mix] [AVZ-1.0-alien-mix] another counter mix is played with', () => {
    const files = { counters: { aliens: aliens({ leader: 0, trooper: 3 }), zombies: zombies(15) } };
    const g = newGame({ files });
    expect(g.grave()).toEqual(Array(15).fill('rotting'));
    expect(g.reserve().filter((k) => k === 'trooper')).toHaveLength(3);
    expect(g.reserve()).not.toContain('leader');
    expect(g.question()).toBe('zombie set-up AVZ-2.0-zombies');
    expect(g.grave()).toEqual([]);
  });

  test('[AVZ-1.0-zombie-mix] [AVZ-1.0-alien-mix] a mix that cannot be is refused by file and field', () => {
    expect(wrong({ counters: { aliens: aliens(), zombies: zombies(14) } })).toBe(
      'File "counters", zombies: are 14; set-up needs at least 15.',
    );
    for (const kind of ['trooper', 'ufo', 'tank'])
      expect(wrong({ counters: { aliens: aliens({ [kind]: 2 }), zombies: zombies(60) } })).toBe(
        `File "counters", aliens: set-up needs at least three of ${kind}.`,
      );
    expect(wrong({ counters: { aliens: aliens(), zombies: [...zombies(20), ...zombies(20)] } })).toBe(
      'File "counters", zombies/1/kind: "rotting" is listed twice.',
    );
    expect(wrong({ counters: { aliens: aliens({ rotting: 3 }), zombies: zombies(60) } })).toMatch(
      /^File "counters", aliens\/6\/kind: /,
    );
    expect(wrong({ counters: { aliens: aliens({ tank: -1 }), zombies: zombies(60) } })).toMatch(
      /^File "counters", aliens\/2\/count: /,
    );
    expect(wrong({ counters: { aliens: aliens({ tank: 3.5 }), zombies: zombies(60) } })).toMatch(
      /^File "counters", aliens\/2\/count: /,
    );
  });

  test('[AVZ-1.0-tile] tiles that cannot be are refused by file and field', () => {
    expect(wrong({ tiles: tile({ tile: 'A' }) })).toBe('File "tiles", tiles/2/tile: "A" is listed twice.');
    expect(wrong({ tiles: tile({ icons: ['flood'] }) })).toMatch(
      /^File "tiles", tiles\/2\/icons\/0: .*"bfar"/,
    );
    expect(wrong({ tiles: tile({ icons: [] }) })).toMatch(/^File "tiles", tiles\/2\/icons: /);
    expect(wrong({ tiles: tile({ number: 'many' }) })).toMatch(/^File "tiles", tiles\/2\/number: /);
    expect(wrong({ tiles: tile({ number: 61 }) })).toMatch(/^File "tiles", tiles\/2\/number: /);
    expect(wrong({ tiles: { tiles: tile({}).tiles.slice(1) } })).toMatch(/^File "tiles", tiles: /);
    expect(newGame({ files: { tiles: tile({}) } }).view('alien')).toMatchObject({ turns: 1, tilesDown: 1 });
  });

  test('[AVZ-1.0-list] a file, option or scenario that is none is refused with what there is', () => {
    expect(wrong({ map: {} })).toBe('Aliens vs. Zombies has no file "map"; it has board, counters, tiles.');
    expect(() => game({ options: { rampage: '7' } })).toThrow(
      'Option "rampage" cannot be "7"; allowed: 6, 5.',
    );
    expect(() => game({ options: { speed: '7' } })).toThrow(
      'has no option "speed"; it has rampage, chomp, special, sides.',
    );
    expect(() => avz.book({ scenario: 'huge', options: {} })).toThrow(
      'has no scenario "huge"; it has standard.',
    );
  });
});
