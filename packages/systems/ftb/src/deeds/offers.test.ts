import { describe, expect, test } from 'vitest';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import type { Deed } from './deed.js';
import { FIRE, FIRE_TWO, gruntsReload } from './fire.js';
import { WEASEL } from './kill.js';
import { FACE, FAST, JOIN, LEAVE, MOVE, PRONE, STAND, TOGETHER } from './move.js';
import { ALARM, PHONE } from './noise.js';
import { LOOT } from './search.js';
import { RECRUIT, WALK_THE_WALK } from './talk.js';
import { DRAW, PICK_UP, TAKE } from './things.js';

/** A Star at 18, 18. */
function alone(own: PersonGiven = {}, { people = {}, ...more }: Situation = {}): Game {
  const star = { x: 18, y: 18, ...own };
  return game({
    parties: { 'party-1': { attitude: 'enemy' } },
    ...more,
    people: { 'star-1': star, ...people },
    active: ['star-1'],
  });
}

const offered = (g: Game, deed: Deed, id = 'star-1', group = [id]) =>
  deed.offers(
    g.w,
    g.person(id),
    group.map((each) => g.person(each)),
  );

/** What a deed offers the Star. */
const offers = (deed: Deed, own: PersonGiven = {}, more: Situation = {}): number =>
  offered(alone(own, more), deed).length;

describe('nothing is offered that would come to nothing', () => {
  const foe = (y: number): Situation => ({ people: { foe: { side: 'party-1', x: 18, y, facing: 180 } } });

  test('[FTB-6.2] [FTB-7.1] a gun that reaches nobody is not fired', () => {
    const has = ['pistol'];
    expect([offers(FIRE, { has }, foe(30)), offers(FIRE, { has }, foe(30.1))]).toEqual([1, 0]);
  });

  test('[FTB-6.6] two guns only if either reaches somebody', () => {
    const has = ['pistol', 'machine-pistol'];
    expect([offers(FIRE_TWO, { has }, foe(24)), offers(FIRE_TWO, { has }, foe(35.9))]).toEqual([1, 0]);
    for (const own of [{ acted: true }, { heldFire: true }])
      expect(offers(FIRE_TWO, { has, ...own }, foe(24))).toBe(0);
  });

  test('[FTB-5.2a] no move with no inch left', () => {
    expect([offers(MOVE, { used: 7.9 }), offers(MOVE, { used: 8 })]).toEqual([1, 0]);
  });

  test('[FTB-4.2b] [FTB-5.2a] nobody leads a group that has no tenth of an inch left', () => {
    const leads = (used: number) => {
      const people = { 'star-1': { x: 18, y: 18, rep: 5, used }, n1: { x: 20, y: 18 }, n2: { x: 22, y: 18 } };
      const g = game({ people, active: ['star-1', 'n1', 'n2'] });
      return ['star-1', 'n1'].map((id) => offered(g, TOGETHER, id, ['star-1', 'n1', 'n2']).length);
    };
    expect([leads(7.9), leads(7.95)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('[FTB-5.3.2a] [FTB-5.3.2c] one goes fast, or all; with three, some of them', () => {
    const ids = ['star-1', 'n1', 'n2'];
    const ways = (n: number) => {
      const people = Object.fromEntries(ids.slice(0, n).map((id, i) => [id, { x: 18 + 2 * i, y: 18 }]));
      const g = game({ people: { ...people, 'star-1': { x: 18, y: 18, rep: 6 } }, active: ids.slice(0, n) });
      const group = ids.slice(0, n).map((id) => g.person(id));
      return FAST.offers(g.w, g.person('star-1'), group).map(({ what }) => what ?? 'own');
    };
    expect([1, 2, 3].map(ways)).toEqual([['own'], ['all', 'own'], ['all', 'some', 'own']]);
  });

  test('[FTB-11.7.2] a heap is picked up as long as the hands can hold more of it', () => {
    const heap = (what: string): Situation => ({
      state: { heaps: [{ id: 'heap-1', x: 18, y: 18.5, level: 0, items: [{ id: 90, what, empty: false }] }] },
    });
    const full = { rep: 3, has: Array(9).fill('food') };
    expect([offers(PICK_UP, {}, heap('food')), offers(PICK_UP, full, heap('food'))]).toEqual([1, 0]);
  });

  test('[FTB-5.2b] [FTB-11.7.2] so are Items of the fallen', () => {
    const fallen = (has: string[]): Situation => ({
      people: { n1: { x: 18, y: 19, condition: 'out-of-the-fight', has } },
    });
    const full = { rep: 3, has: Array(9).fill('food') };
    expect([offers(TAKE, {}, fallen(['food'])), offers(TAKE, full, fallen(['food']))]).toEqual([1, 0]);
    expect(offers(TAKE, {}, fallen([]))).toBe(0);
  });

  test('[FTB-5.2b] [FTB-11.10a] [FTB-D-264] neither bodies nor heaps are searched after an action, or with full arms', () => {
    const foe = { side: 'party-1', x: 18, y: 19, condition: 'obviously-dead', has: ['pistol'] } as const;
    const heaps = [
      { id: 'heap-1', x: 18, y: 18.5, level: 0, items: [{ id: 90, what: 'food', empty: false }] },
    ];
    const mate = { x: 18, y: 17, condition: 'out-of-the-fight', has: ['food'] } as const;
    const of = (own: PersonGiven) =>
      [LOOT, TAKE, PICK_UP].map((deed) => offers(deed, own, { people: { foe, mate }, state: { heaps } }));
    expect([of({}), of({ acted: true }), of({ carries: 'mate' })]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('[FTB-5.2b] nor a heap on another floor, nor what the figure has itself', () => {
    const heaps = [
      { id: 'heap-1', x: 18, y: 18.5, level: 1, items: [{ id: 90, what: 'food', empty: false }] },
    ];
    expect(offers(PICK_UP, {}, { state: { heaps } })).toBe(0);
  });

  test('[FTB-5.2b] [FTB-2.2.1] a heap an inch away, and not a thousandth farther, wherever it lies', () => {
    const at = (y: number) =>
      offers(
        PICK_UP,
        { y: 15.1 },
        {
          state: {
            heaps: [{ id: 'heap-1', x: 18, y, level: 0, items: [{ id: 90, what: 'food', empty: false }] }],
          },
        },
      );
    expect([at(16.1), at(16.101)]).toEqual([1, 0]);
  });

  test('[FTB-5.2b] nor a heap behind a wall', () => {
    const heaps = [
      { id: 'heap-1', x: 18, y: 18.9, level: 0, items: [{ id: 90, what: 'food', empty: false }] },
    ];
    const behind = (kind: string) => {
      const path: [number, number][] = [
        [10, 18.45],
        [26, 18.45],
      ];
      return offers(PICK_UP, {}, { state: { heaps }, map: { barriers: [{ id: 'w', kind, path }] } });
    };
    expect([behind('fence'), behind('high wall')]).toEqual([1, 0]);
    expect(offers(TAKE, { has: ['food'] })).toBe(0);
  });

  test('[FTB-5.3.3a] who lies does not lie down', () => {
    expect([offers(PRONE), offers(PRONE, { prone: true })]).toEqual([1, 0]);
  });

  test('[FTB-5.3.3c] only who lies gets up, with half of its move left', () => {
    const up = (used: number) => offers(STAND, { prone: true, used });
    expect([offers(STAND), up(0), up(4), up(4.1)]).toEqual([0, 1, 1, 0]);
  });

  test('[FTB-12.13b] only those who have been won over are asked to join, and only if the band would take them', () => {
    const asks = (won: boolean, of: 'survivor' | 'ganger') =>
      offers(
        RECRUIT,
        { rep: 5 },
        {
          people: { n9: { side: 'party-1', class: of, rep: 3, x: 18, y: 20, facing: 180 } },
          parties: { 'party-1': { class: of, attitude: 'friend' } },
          encounter: { tally: won ? { 'won party-1': 1 } : {} },
        },
      );
    expect([asks(true, 'survivor'), asks(false, 'survivor'), asks(true, 'ganger')]).toEqual([1, 0, 0]);
  });

  test('[FTB-D-63] nobody leaves from the middle of the table', () => {
    expect([offers(LEAVE, { y: 1 }), offers(LEAVE)]).toEqual([1, 0]);
  });

  test('[FTB-10.2.4a] a wall has no alarm, and no telephone rings where the table has none or after an action', () => {
    const map: Situation['map'] = {
      buildings: [{ id: 'house', name: 'House', rect: [16, 18.5, 20, 22], levels: 1, doors: [] }],
      vehicles: [{ id: 'car', kind: 'car', rect: [16, 15, 20, 17.5] }],
    };
    const of = (noises: string, own: PersonGiven = {}) => {
      const g = alone(own, { map, options: { noises } });
      return [offered(g, ALARM).map(({ what }) => what), offered(g, PHONE).length];
    };
    expect([of('on'), of('off'), of('on', { acted: true })]).toEqual([
      [['car'], 1],
      [[], 0],
      [[], 0],
    ]);
    // Whoever no player moves sets nothing off.
    expect(of('on', { seat: '' })).toEqual([[], 0]);
  });

  test('[FTB-10.2.4b] an alarm that sounds is stopped, another one is set off', () => {
    const alarm = (id: string) => ({ id, x: 18, y: 17, facing: 0, dice: 6 });
    const map: Situation['map'] = { vehicles: [{ id: 'car', kind: 'car', rect: [16, 15, 20, 17.5] }] };
    const said = (id: string) => {
      const g = alone({}, { map, options: { noises: 'on' }, state: { alarms: [alarm(id)] } });
      return offered(g, ALARM).map(({ line }) => line.key);
    };
    expect([said('car'), said('van')]).toEqual([['deed.alarm-off'], ['deed.alarm']]);
  });

  test('[FTB-12.14a] only the Leader walks the walk', () => {
    const g = alone(
      { rep: 5 },
      {
        people: { n1: { x: 20, y: 18, rep: 3 }, foe: { side: 'party-1', x: 18, y: 24, facing: 180 } },
        parties: { 'party-1': { attitude: 'neutral' } },
      },
    );
    const of = (id: string) => offered(g, WALK_THE_WALK, id, ['star-1', 'n1']).length;
    expect([of('star-1'), of('n1')]).toEqual([1, 0]);
  });
});

describe('what is offered', () => {
  test('[FTB-11.7.3b] [FTB-D-59] names what is drawn, and hides all that is in hand', () => {
    const g = alone({ has: ['pistol', 'one-hand', 'shotgun'] });
    const lines = offered(g, DRAW).map(({ what, line }) => `${what}: ${inWords(line)}`);
    expect(lines).toEqual([
      expect.stringMatching(/^hide: Robin/),
      expect.stringMatching(/^3: Robin.*[Ss]hotgun/),
    ]);
    expect(lines[0]).not.toMatch(/shotgun/i);
    expect(Object.keys(offered(g, DRAW)[0]?.line.values ?? {})).toEqual(['who']);
  });

  test('[FTB-5.3.2a] both of two go fast, or all of three', () => {
    const said = (n: number) => {
      const ids = ['star-1', 'n1', 'n2'].slice(0, n);
      const people = Object.fromEntries(ids.map((id, i) => [id, { x: 18 + 2 * i, y: 18, rep: 5 - i }]));
      const g = game({ people, active: ids });
      return offered(g, FAST, 'star-1', ids)[0]?.line;
    };
    expect([said(2), said(3)]).toEqual([
      { key: 'deed.fast-both' },
      { key: 'deed.fast-all', values: { n: 3 } },
    ]);
  });

  test('[FTB-4.2.2a] a group that is joined does not join again, and the whole group takes it along', () => {
    const people = { e: { rep: 5, x: 10, y: 10 }, a: { rep: 4, x: 13, y: 10 }, b: { rep: 3, x: 16, y: 10 } };
    const groups = (...all: string[][]) => all.map((who) => ({ who, rep: 5 }));
    const joins = (all: string[][], group: string[]) => {
      const g = game({ people, active: group, encounter: { groups: groups(...all) } });
      return offered(g, JOIN, 'e', group).map(({ what, whole }) => [what, whole]);
    };
    expect(joins([['e'], ['a', 'b']], ['e'])).toEqual([['a', true]]);
    expect(joins([['e', 'a'], ['b']], ['e', 'a'])).toEqual([['b', true]]);
    // Not those of its own group whose turn is over, nor those who act with it from another one.
    expect(joins([['e', 'a', 'b']], ['e'])).toEqual([]);
    expect(joins([['e'], ['a', 'b']], ['e', 'a'])).toEqual([]);
  });

  test('[FTB-5.2a] nobody turns to one who has left the table', () => {
    const g = alone({}, { people: { n1: { x: -1, y: -1 }, n2: { x: 20, y: 18 } } });
    const asked = g.begin(FACE.act(g.w, 'star-1', '')).options();
    expect(asked).toEqual(['n2']);
  });

  test('[FTB-5.2a] twelve figures are named to turn to, and no more', () => {
    const people = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`n${i}`, { x: 12 + i, y: 24 }]));
    const g = alone({}, { people });
    expect(g.begin(FACE.act(g.w, 'star-1', '')).options()).toHaveLength(12);
  });
});

describe('what comes of it', () => {
  test('[FTB-11.7.4c] what is too heavy stays in its heap', () => {
    const items = [
      { id: 90, what: 'food', empty: false },
      { id: 91, what: 'shotgun', empty: false },
    ];
    const takes = (...picked: string[]) => {
      const g = alone(
        { rep: 3, has: Array(8).fill('food') },
        { state: { heaps: [{ id: 'heap-1', x: 18, y: 18.5, level: 0, items }] } },
      );
      g.begin(PICK_UP.act(g.w, 'star-1', 'heap-1'))
        .answer(picked)
        .end();
      return g.facts('heap-taken').map((f) => f.items);
    };
    expect([takes('91'), takes('90', '91')]).toEqual([[], [[90]]]);
  });

  test('[FTB-11.8.1] whoever puts on body armor keeps to its normal move', () => {
    const g = alone({ has: ['body-armor'] });
    g.begin(DRAW.act(g.w, 'star-1', 'armor')).end();
    expect(g.person('star-1').reloading).toBe(true);
  });

  test('[FTB-TB-chainsaw-b] [FTB-6.7b] Grunts restart a stalled chainsaw as they become active, Stars if they choose to', () => {
    const items = [{ id: 50, what: 'chainsaw', empty: true }];
    const g = alone(
      { items: [{ id: 60, what: 'chainsaw', empty: true }], hand: [60] },
      {
        people: { n1: { x: 20, y: 18, items, hand: [50] } },
      },
    );
    gruntsReload(g.w, ['star-1', 'n1']);
    expect(g.facts('reloaded').map((f) => [f.who, f.item])).toEqual([['n1', 50]]);
  });

  test('[FTB-6.7b] [FTB-5.7.5.1c] neither the fallen nor those with full arms reload', () => {
    const reloads = (own: PersonGiven) => {
      const n1 = { x: 20, y: 18, items: [{ id: 50, what: 'pistol', empty: true }], hand: [50], ...own };
      const g = alone({}, { people: { n1, n2: { x: 20, y: 19, condition: 'out-of-the-fight' } } });
      gruntsReload(g.w, ['n1']);
      return g.facts('reloaded').length;
    };
    expect([reloads({}), reloads({ condition: 'out-of-the-fight' }), reloads({ carries: 'n2' })]).toEqual([
      1, 0, 0,
    ]);
  });

  test('[FTB-D-192] [FTB-5.7.2] whoever is fired at and charges comes into sight of others by that', () => {
    const g = game({
      parties: { 'party-1': { attitude: 'enemy' } },
      map: {
        barriers: [
          {
            id: 'wall',
            kind: 'high wall',
            path: [
              [12, 12],
              [24, 12],
            ],
          },
        ],
      },
      people: {
        'star-1': { x: 10, y: 15, rep: 5, facing: 180, has: ['pistol'] },
        n1: { side: 'party-1', class: 'ganger', x: 10, y: 10 },
        n2: { x: 20, y: 16, facing: 180 },
      },
      encounter: { seen: ['star-1', 'n1'] },
      active: ['star-1'],
      // The shot, its noise, the reaction; the charge and the melee.
      dice: [1, 2, 1, 1, 1, 1, 1, 1, 6, 6, ...[1, 1, 1, 1, 6, 6, 6, 6, 6, 1], ...[6, 6, 6, 1, 1, 1, 1]],
    });
    g.begin(FIRE.act(g.w, 'star-1', '1'))
      .answer('n1')
      .end()
      .done();
    expect(g.facts('in-sight')).toMatchObject([{ leaders: [{ who: 'n1' }, { who: 'n2' }], act: ['n2'] }]);
  });

  test('[FTB-5.5.2a] [FTB-D-192] whom an active figure sees by turning to fire or to pop a zombie comes into sight then', () => {
    const turns = (deed: Deed, zed: { x: number; y: number }, what: string, shot: readonly string[]) => {
      const g = alone(
        { rep: 5, facing: 270, has: ['bolt-action-rifle'] },
        {
          people: { foe: { side: 'party-1', x: 24, y: 24, facing: 0, rep: 2 } },
          zeds: { 'zed-1': zed },
          dice: [/* the shot */ 6, 1, 1, /* In Sight */ 1, 1, 1, 6, 6, 6],
        },
      );
      g.begin(deed.act(g.w, 'star-1', what));
      for (const answer of shot) g.answer(answer);
      expect(g.facts('came-in-sight').map((f) => f.who)).toEqual([['foe']]);
      g.answer('stay').answer('hold').end();
      return [g.facts('zed-down').length, g.facts('in-sight').map((f) => f.leaders.map((l) => l.who))];
    };
    const then = [1, [['star-1', 'foe']]];
    expect(turns(FIRE, { x: 18, y: 24 }, '1', ['zed-1'])).toEqual(then);
    expect(turns(WEASEL, { x: 18, y: 19 }, 'zed-1/1', [])).toEqual(then);
  });

  test('[FTB-5.2b] [FTB-6.7b] [FTB-D-266] a Grunt that begins with a dose of the Cure has had its action and does not reload', () => {
    const wakes = (what: 'drink' | 'test') => {
      const items = [
        { id: 50, what: 'pistol', empty: true },
        { id: 51, what: 'cure', empty: false },
      ];
      const n1 = { rep: 5, items, hand: [50], infection: 'exposed' as const };
      const g = game({ people: { n1 }, encounter: { dice: { players: 3, zombies: 1 } }, dice: [6] }).run();
      g.answer('n1', what).run();
      return [g.facts('acted').map((f) => f.what), g.person('n1').items[0]?.empty];
    };
    expect(wakes('drink')).toEqual([['drink'], true]);
    expect(wakes('test')).toEqual([['reload'], false]);
  });

  test('[FTB-5.3.2a] of a group those go fast together who have not acted, of one player alone', () => {
    const goes = (n1: PersonGiven, done: string[] = [], dice: number[] = [6, 6]) => {
      const g = game({
        people: { 'star-1': { x: 18, y: 18, rep: 5 }, n1: { x: 20, y: 18, ...n1 }, n2: { x: 22, y: 18 } },
        active: ['star-1', 'n1', 'n2'],
        encounter: { done },
        dice,
      });
      g.begin(FAST.act(g.w, 'star-1', 'all')).end();
      return g.facts('moves-fast')[0]?.by.map(({ who }) => who);
    };
    expect(goes({})).toEqual(['star-1', 'n1', 'n2']);
    expect(goes({ seat: 'player-2' })).toEqual(['star-1', 'n2']);
    expect(goes({}, ['n1'])).toEqual(['star-1', 'n2']);
    expect(goes({ fast: 4 })).toEqual(['star-1', 'n2']);
    expect(goes({ reloading: true })).toEqual(['star-1', 'n2']);
  });

  test('[FTB-5.3.2a] one of a group may be named alone', () => {
    const ids = ['star-1', 'n1', 'n2'];
    const people = Object.fromEntries(ids.map((id, i) => [id, { x: 18 + 2 * i, y: 18 }]));
    const g = game({ people, active: ids, dice: [6, 6] });
    g.begin(FAST.act(g.w, 'star-1', 'some'))
      .answer(['n1'])
      .end();
    expect(g.facts('moves-fast')[0]?.by.map(({ who }) => who)).toEqual(['n1']);
  });
});

describe('why a shot is not offered', () => {
  const why = (has: string[], foes: readonly number[], target?: string, map: Situation['map'] = {}) => {
    const people = Object.fromEntries(
      foes.map((y, i) => [`foe${i}`, { side: 'party-1', x: 18, y, facing: 180 }]),
    );
    const g = alone({ has, y: 1 }, { people, map });
    const found = FIRE.bars?.(g.w, g.person('star-1'), [g.person('star-1')], target);
    return found && inWords(found.line);
  };

  test('[FTB-6.2] the nearest counts, and the gun that reaches farthest', () => {
    expect(why(['pistol'], [34, 21])).toBe('20″ off; the gun reaches 12″.');
    const [near, far] = [
      { side: 'party-1', x: 18, y: 21 },
      { side: 'party-1', x: 24, y: 34 },
    ];
    for (const people of [
      { near, far },
      { far, near },
    ]) {
      const g = alone({ has: ['pistol'], y: 1 }, { people });
      const bar = FIRE.bars?.(g.w, g.person('star-1'), [g.person('star-1')], undefined);
      expect(bar && inWords(bar.line)).toBe('20″ off; the gun reaches 12″.');
    }
    expect(why(['pistol'], [34, 13])).toBeUndefined();
    expect(['pistol', 'shotgun', 'assault-rifle'].map((gun) => why([gun, 'pistol'], [35]))).toEqual([
      '34″ off; the gun reaches 12″.',
      '34″ off; the gun reaches 12″.',
      undefined,
    ]);
    expect(why(['pistol', 'machine-pistol'], [34])).toBe('33″ off; the gun reaches 12″.');
    expect(why(['machine-pistol', 'pistol'], [12.5])).toBeUndefined();
  });

  test('[FTB-6.2] [FTB-7.1] that the gun does not reach one in sight counts for more than that another is behind a wall', () => {
    const wall = {
      id: 'wall',
      kind: 'high wall',
      path: [
        [16, 6],
        [18.8, 6],
      ] as [number, number][],
    };
    const g = alone(
      { has: ['pistol'], y: 1 },
      {
        map: { barriers: [wall] },
        people: { near: { side: 'party-1', x: 17, y: 8 }, far: { side: 'party-1', x: 30, y: 30 } },
      },
    );
    const bar = (target?: string) => FIRE.bars?.(g.w, g.person('star-1'), [g.person('star-1')], target)?.rule;
    expect([bar('near'), bar('far'), bar()]).toEqual(['FTB-7.1', 'FTB-6.2', 'FTB-6.2']);
    // Whoever can be fired at is in the way of no other.
    const one = alone(
      { has: ['pistol'], y: 1 },
      {
        map: { barriers: [wall] },
        people: { near: { side: 'party-1', x: 17, y: 8 }, open: { side: 'party-1', x: 22, y: 9 } },
      },
    );
    expect(FIRE.bars?.(one.w, one.person('star-1'), [one.person('star-1')], undefined)).toBeUndefined();
  });

  test('[FTB-7.4] there is no enemy, or the one that is asked about is none', () => {
    const none = why(['pistol'], []);
    expect(none).toBeDefined();
    expect(why(['pistol'], [], 'star-1')).not.toBe(none);
  });
});
