import { ListedDice, type PrintedTable, World } from '@shambles/engine';
import { halfDie } from '@shambles/thw';
import { expect, test } from 'vitest';
import { ftb } from './index.js';
import { duckBack } from './moving/duck.js';
import { reactions } from './reacting/reaction.js';
import { emptyCall } from './shooting/shooting.js';
import { partyOf, personOf } from './state.js';
import { BASE } from './table.js';
import { TABLES } from './tables.js';
import { game, type PersonGiven, type Situation } from './testing/game.js';

const foe = (x: number, y: number, more: PersonGiven = {}): PersonGiven => ({
  side: 'party-1',
  class: 'ganger',
  x,
  y,
  facing: 180,
  ...more,
});
const ENEMY = { 'party-1': { attitude: 'enemy' } } as const;

test('[FTB-2.1.5] [FTB-T-half-d6] half a die is as its table says', () => {
  const table = TABLES.find((t) => t.id === 'FTB-T-half-d6') as PrintedTable;
  for (const { on, value } of table.rows)
    for (const die of on as [number, number]) {
      const w = new World(() => {}, {}, {}, new ListedDice([die]));
      expect(halfDie(w, { rule: 'FTB-2.1.5', label: 'x' }).next().value).toBe(value);
    }
});

test('[FTB-2.1.6] [FTB-2.3] a table says what is rolled for it, or is only read', () => {
  for (const { id, rows, dice } of TABLES) {
    expect(id).toMatch(/^FTB-T-/);
    expect(rows.length).toBeGreaterThan(0);
    if (dice) expect(dice.sides).toBe(6);
  }
  expect(new Set(TABLES.map((t) => t.id)).size).toBe(TABLES.length);
});

test('[FTB-2.1.6] each result of the dice stands in one row, and nothing else does', () => {
  for (const { id, rows, dice } of TABLES) {
    const ranges = rows.flatMap(({ on }) => (on ? [on as readonly [number, number]] : []));
    const [first] = ranges;
    if (!first) continue;
    for (const [i, [from, to]] of ranges.entries()) {
      expect(from, `${id}, row ${i + 1}`).toBe(i === 0 ? from : (ranges[i - 1]?.[1] ?? 0) + 1);
      expect(to, `${id}, row ${i + 1}`).toBeGreaterThanOrEqual(from);
    }
    if (dice) expect([first[0], ranges.at(-1)?.[1]], id).toEqual([dice.n, dice.n * dice.sides]);
  }
});

test('whoever is not there is named, and what comes is numbered from one', () => {
  const s = ftb.start(ftb.book({ scenario: 'search', options: {} }));
  expect(() => personOf(s, 'n77')).toThrow('There is nobody "n77".');
  expect(() => partyOf(s, 'party-7')).toThrow('There is no party "party-7".');
  expect(s.next).toMatchObject({ zed: 1, party: 1, heap: 1 });
});

test('[FTB-2.0] [FTB-2.2] six-sided dice, inches, a table of 36 by 36', () => {
  const g = game({ people: { 'star-1': {} } });
  expect(g.state.encounter?.map).toMatchObject({ unit: 'in', size: [36, 36] });
  expect(game({ map: { size: [48, 24] }, people: { 'star-1': { x: 47 } } }).table.has('star-1')).toBe(true);
});

test('[FTB-1.1a] [FTB-1.1b] [FTB-3.1.3] each player has a Star; zombies have no player', () => {
  const seats = (players: string) =>
    ftb.seatsOf?.({ scenario: 'search', options: { players } }).map((s) => s.id);
  expect(seats('1')).toEqual(['player-1']);
  expect(seats('3')).toEqual(['player-1', 'player-2', 'player-3']);
});

test('[FTB-2.2.1] [FTB-7.1] distances and lines go from figure to figure', () => {
  const g = game({ people: { 'star-1': { x: 10, y: 10 }, n1: { x: 10, y: 22 } } });
  expect(g.table.distance('star-1', 'n1')).toBe(12);
  expect(BASE).toBe(0.4);
});

test('[FTB-6.2] [FTB-7.1] [FTB-7.4] [FTB-5.2b] active fire is offered at whoever is in range and sight, once, loaded', () => {
  const fire = (p: PersonGiven, y = 22, map: Situation['map'] = {}) =>
    game({
      map,
      people: { 'star-1': { x: 10, y: 10, has: ['pistol'], ...p }, n1: foe(10, y) },
      parties: ENEMY,
      active: ['star-1'],
    })
      .run()
      .options()
      .filter((id) => id.startsWith('fire'));
  expect(fire({})).toEqual(['fire star-1 1']);
  expect(fire({ facing: 180 })).toEqual(['fire star-1 1']);
  expect(fire({}, 22.1)).toEqual([]);
  const rect: [number, number, number, number] = [4, 14, 16, 18];
  expect(fire({}, 22, { buildings: [{ id: 'house', name: 'House', rect, levels: 1 }] })).toEqual([]);
  expect(fire({ acted: true })).toEqual([]);
  expect(fire({ heldFire: true })).toEqual([]);
  expect(fire({ items: [{ id: 1, what: 'pistol', empty: true }], hand: [1] })).toEqual([]);
});

test('[FTB-11.7.3b] only what is in hand is fired', () => {
  const g = game({
    people: { 'star-1': { x: 10, y: 10, has: ['food', 'one-hand', 'pistol'] }, n1: foe(10, 15) },
    parties: ENEMY,
    active: ['star-1'],
  }).run();
  expect(g.person('star-1').hand).toEqual([1, 2]);
  expect(g.options().filter((id) => id.startsWith('fire'))).toEqual([]);
});

test('[FTB-7.0] [FTB-7.4] [FTB-5.5.5b] active fire at any target, near or far, and zombies too', () => {
  const g = game({
    people: { 'star-1': { x: 10, y: 10, has: ['bolt-action-rifle'] }, n1: foe(10, 15), n2: foe(14, 20) },
    parties: ENEMY,
    zeds: { 'zed-1': { x: 5, y: 12 } },
    active: ['star-1'],
    dice: [1, 1, 6, 6],
  }).run();
  g.answer('fire star-1 1');
  expect(g.options()).toEqual(
    ['n1', 'zed-1', 'n2'].sort((a, b) => g.table.distance('star-1', a) - g.table.distance('star-1', b)),
  );
  g.answer('n2');
  expect(g.facts('fired')[0]).toMatchObject({ at: ['n2'], why: 'active' });
  expect(g.person('star-1')).toMatchObject({ acted: true, facing: 22 });
  expect(g.facts('reacted').map((f) => f.who)).toEqual(['n2']);
});

test('[FTB-D-47] [FTB-5.6.1a] active fire of each figure is a call of its own, tested before the next', () => {
  const g = game({
    people: {
      'star-1': { x: 10, y: 10, rep: 1, has: ['bolt-action-rifle'] },
      n2: { x: 11, y: 10, rep: 1, has: ['bolt-action-rifle'] },
      n1: foe(10, 20, { rep: 4 }),
    },
    parties: ENEMY,
    encounter: { seen: ['star-1', 'n2', 'n1'] },
    active: ['star-1', 'n2'],
    dice: [1, 1, 1, 6, 1, 1, 1, 6],
  }).run();
  g.answer('fire star-1 1').run();
  expect(g.facts('reacted')).toHaveLength(1);
  g.answer('fire n2 2').run();
  expect(g.facts('reacted')).toHaveLength(2);
});

test('[FTB-6.7b] [FTB-5.7.5.1c] reloading is the action of a turn, within a normal move; a carrier does not', () => {
  const empty: PersonGiven = { items: [{ id: 1, what: 'pistol', empty: true }], hand: [1] };
  const reload = (p: PersonGiven) =>
    game({ people: { 'star-1': { ...empty, ...p } }, active: ['star-1'] })
      .run()
      .options()
      .filter((id) => id.startsWith('reload'));
  expect(reload({})).toEqual(['reload star-1 1']);
  expect(reload({ used: 8 })).toEqual(['reload star-1 1']);
  expect(reload({ acted: true })).toEqual([]);
  expect(reload({ fast: 4, used: 8 })).toEqual(['reload star-1 1']);
  expect(reload({ fast: 4, used: 8.5 })).toEqual([]);
  expect(reload({ carries: 'n1' })).toEqual([]);
  expect(reload({ hand: [] })).toEqual([]);
  const g = game({ people: { 'star-1': empty }, active: ['star-1'] }).run();
  g.answer('reload star-1 1').run();
  expect(g.person('star-1')).toMatchObject({ acted: true, reloading: true, items: [{ empty: false }] });
  expect(g.options().some((id) => id.startsWith('fast'))).toBe(false);
});

test('[FTB-6.7b] Grunts always reload; a Star as it likes', () => {
  const empty: PersonGiven = { items: [{ id: 1, what: 'pistol', empty: true }], hand: [1] };
  const g = game({
    people: { 'star-1': { ...empty, x: 10, rep: 5 }, n1: { ...empty, x: 12 } },
    encounter: { dice: { players: 3, zombies: 1 } },
  }).run();
  g.answer('star-1');
  expect(g.person('n1')).toMatchObject({ acted: true, reloading: true, items: [{ empty: false }] });
  expect(g.person('star-1')).toMatchObject({ acted: false, items: [{ empty: true }] });
});

test('[FTB-5.4] [FTB-5.4.3] [FTB-5.7] [FTB-5.7.3b] [FTB-5.7.3c] a Duck Back without cover: prone, its turn at an end, no fire', () => {
  const g = game({
    people: { 'star-1': { x: 10, y: 10, has: ['pistol'] }, n1: foe(10, 20) },
    parties: ENEMY,
    active: ['star-1'],
  });
  g.begin(duckBack(g.w, 'star-1', ['n1'], 'FTB-5.7.3a')).end();
  expect(g.person('star-1')).toMatchObject({ prone: true, heldFire: true });
  expect(g.state.encounter).toMatchObject({ done: ['star-1'], active: null });
});

test('[FTB-5.7.3d] behind cover it neither sees nor is seen; prone in the open it does both', () => {
  const ducks = (cover: boolean) => {
    const g = game({
      map: cover
        ? {
            barriers: [
              {
                id: 'w',
                kind: 'high wall',
                path: [
                  [8, 12],
                  [12, 12],
                ],
              },
            ],
          }
        : {},
      people: { 'star-1': { x: 10, y: 13 }, n1: foe(10, 25) },
      parties: ENEMY,
    });
    g.begin(duckBack(g.w, 'star-1', ['n1'], 'FTB-5.7.3a')).end();
    return [g.table.line('n1', 'star-1'), g.table.line('star-1', 'n1')];
  };
  expect(ducks(true)).toEqual(['no', 'no']);
  expect(ducks(false)).toEqual(['clear', 'clear']);
});

test('[FTB-5.6.1b] whoever charges takes no Reaction Tests', () => {
  const g = game({
    people: { n1: { x: 10, y: 10, facing: 90 }, n2: { x: 12, y: 10, condition: 'out-of-the-fight' } },
  });
  g.begin(reactions(g.w, { ...emptyCall(), fallen: ['n2'], charging: ['n1'] })).end();
  expect(g.facts('reacted')).toEqual([]);
});
