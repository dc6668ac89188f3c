import { expect, test } from 'vitest';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';
import { findsCars } from './losers.js';

const foeOf = () =>
  ({
    seat: 'others',
    side: 'others',
    x: 19,
    status: 'out',
    prone: true,
    guns: [{ gun: 'shotgun', empty: true }],
    hand: [0],
    melee: 'knife',
    armoured: true,
  }) as const satisfies Partial<Person>;

function over(more: Situation = {}, foe: Partial<Person> = {}): Game {
  const people = { billy: { rep: 4 }, foe: { ...foeOf(), ...foe }, ...more.people } as Situation['people'];
  const state = underWay({ who: ['billy'] });
  return game({
    active: ['billy'],
    ...more,
    people: people ?? {},
    state: { ...state, ...more.state },
  }).step();
}

test('[BDZ-enc-losers-weapon] any weapon or armour of somebody of the others who lies out of the fight beside one', () => {
  const g = over();
  expect(g.options()).toContain('strip billy foe');
  g.answer('strip billy foe');
  expect(g.options()).toEqual(['shotgun', 'knife', 'armor', 'done']);
  g.answer('shotgun', 'hand billy', 'armor', 'wear billy', 'done').end();
  expect(g.person('billy')).toMatchObject({ guns: [{ gun: 'shotgun', empty: true }], armoured: true });
  expect(g.person('foe')).toMatchObject({ guns: [], hand: [], armoured: false, melee: 'knife' });
  // Taking is one of the two ways to find things. BDZ-camp-rep-success.
  expect(g.person('billy').deeds.found).toBe(true);
  // Taking costs no activation, and nothing from the area's stock. BDZ-camp-track-find.
  expect(g.state.done).toEqual([]);
  expect(g.state.campaign?.places[0]?.stock?.weapons).toBe(5);
});

test('[BDZ-shoot-ammo] [BDZ-enc-losers-weapon] a gun out of ammo has to be reloaded by whoever takes it', () => {
  const taken = (guns: Person['guns'], hand: number[]) =>
    over({}, { guns, hand }).answer('strip billy foe', 'shotgun', 'hand billy', 'done').end().person('billy')
      .guns;
  const [full, empty] = [false, true].map((is) => ({ gun: 'shotgun' as const, empty: is }));
  if (!full || !empty) throw new Error('There are two.');
  expect(taken([full], [0])).toEqual([full]);
  expect(taken([empty], [0])).toEqual([empty]);
  // A weapon in hand goes last.
  expect(taken([empty, full], [0])).toEqual([full]);
  expect(taken([full, empty], [0])).toEqual([empty]);
});

test('[BDZ-enc-losers-weapon] not of somebody who stands, is out of reach, or is being eaten; of the dead as well', () => {
  const offered = (foe: Partial<Person>, more: Situation = {}) =>
    over(more, foe).options().includes('strip billy foe');
  expect(offered({ status: 'stunned' })).toBe(false);
  expect(offered({ x: 22 })).toBe(false);
  expect(offered({}, { zeds: { 'zed-1': { x: 20, feast: 'foe' } } })).toBe(false);
  expect(offered({ status: 'dead' })).toBe(true);
  // Nor of somebody who has none.
  expect(offered({ guns: [], hand: [], melee: 'unarmed', armoured: false })).toBe(false);
  expect(offered({ seat: 'player-1', side: 'player-1' })).toBe(false);
  // Nor by anybody without hands, hiding, hand to hand with somebody, or in a vehicle.
  const by = (billy: Partial<Person>, more: Situation = {}) => {
    const g = over({ people: { billy }, ...more });
    return g.asks().length > 0 && g.options().includes('strip billy foe');
  };
  expect(by({})).toBe(true);
  expect([by({ being: 'dog' }), by({ status: 'ducked' })]).toEqual([false, false]);
  const locked = { melees: [{ who: 'billy', with: 'zed-1', rear: false }] };
  expect(
    by({}, { zeds: { 'zed-1': { x: 17 } }, state: { ...underWay({ who: ['billy'] }), ...locked } }),
  ).toBe(false);
  expect(by({ aboard: 'a', sits: 'wheel' }, { vehicles: { a: { x: 16.5 } } })).toBe(false);
});

test('[BDZ-melee-chainsaw-gas] [BDZ-enc-losers-weapon] a saw that ran dry is dry for whoever takes it, in hand or out of the pack', () => {
  const taken = (how: 'hand' | 'keep', saw: 'dry' | 'works' = 'dry') => {
    const g = over({}, { melee: 'chainsaw', saw }).answer(
      'strip billy foe',
      'chainsaw',
      `${how} billy`,
      'done',
    );
    return how === 'keep' ? g.step().answer('unpack billy hand chainsaw') : g;
  };
  expect(taken('hand').person('billy')).toMatchObject({ melee: 'chainsaw', saw: 'dry' });
  expect(taken('keep').person('billy')).toMatchObject({ melee: 'chainsaw', saw: 'dry' });
  expect(taken('keep', 'works').person('billy')).toMatchObject({ melee: 'chainsaw', saw: 'works' });
  expect(taken('hand').person('foe')).toMatchObject({ melee: 'unarmed', saw: 'works' });
});

test('[BDZ-melee-chainsaw-gas] a stalled saw that is left where it lies, or taken beside one’s own, does not stop that one', () => {
  for (const way of ['leave', 'keep billy', 'hand billy']) {
    const people = { billy: { rep: 4, melee: 'chainsaw' } } as const;
    const g = over({ people }, { melee: 'chainsaw', saw: 'stalled' });
    g.answer('strip billy foe', 'chainsaw', way, 'done');
    expect(g.person('billy'), way).toMatchObject({ melee: 'chainsaw', saw: 'works' });
  }
});

test('[BDZ-melee-chainsaw-noise] a second saw neither moves the noise of the first nor lets it sound again', () => {
  const stood = (billy: Partial<Person>, stoodAt: Person['stoodAt']) => {
    const g = over({ people: { billy: { rep: 4, stoodAt, ...billy } } }, { melee: 'chainsaw' });
    return g.answer('strip billy foe', 'chainsaw', 'keep billy', 'done').person('billy').stoodAt;
  };
  expect(stood({ melee: 'chainsaw' }, [4, 5, 0])).toEqual([4, 5, 0]);
  expect(stood({ melee: 'chainsaw' }, null)).toBeNull();
  expect(stood({}, null)).toEqual([18, 18, 0]);
});

test('[BDZ-enc-losers-weapon] a dose of the Cure on an enemy is neither a weapon nor armour; on a dead friend it is taken along', () => {
  const spoils = (foe: Partial<Person>) =>
    over({}, { cures: 1, ...foe })
      .answer('strip billy foe')
      .options();
  expect(spoils({})).toEqual(['shotgun', 'knife', 'armor', 'done']);
  expect(spoils({ seat: 'player-1', side: 'player-1', status: 'dead' })).toContain('cure');
});

test('[BDZ-enc-losers-weapon] a dead friend’s things are taken along, all of them', () => {
  const g = over({}, { seat: 'player-1', side: 'player-1', status: 'dead', load: { food: 1 } });
  g.answer('strip billy foe');
  expect(g.options()).toEqual(['shotgun', 'knife', 'armor', 'food', 'done']);
  g.answer('food', 'done').end();
  expect([g.person('billy').load, g.person('foe').load]).toEqual([{ food: 1 }, {}]);
});

test('[BDZ-enc-losers-search] [BDZ-enc-losers-result] [BDZ-D-c33] a whole activation and a die: keys, medical supplies, or nothing', () => {
  const loads = [1, 2, 3, 4, 5, 6].map((die) => {
    const g = over({ dice: [die] })
      .answer('search-body billy foe')
      .end();
    expect(g.state.done).toEqual(['billy']);
    expect(g.state.campaign?.places[0]?.stock?.medical).toBe(5);
    return g.person('billy').load;
  });
  expect(loads).toEqual([{ keys: 1 }, { medical: 1 }, {}, {}, {}, {}]);
  const moved = over({ people: { billy: { used: 1 } } });
  expect(moved.options()).not.toContain('search-body billy foe');
});

test('[BDZ-enc-losers-search] [BDZ-enc-losers-weapon] a body in a vehicle at rest is searched from beside it, and one gets in with it', () => {
  const beside = (y: number, v: object = {}, foe: Partial<Person> = {}) =>
    over(
      {
        people: { billy: { x: 18, y } },
        vehicles: { car: { x: 18, y: 18, facing: 90, running: false, ...v } },
      },
      { aboard: 'car', sits: 'wheel', x: 18, y: 18, status: 'dead', ...foe },
    )
      .options()
      .filter((id) => /^(strip|search-body|board)/.test(id));
  const all = ['strip billy foe', 'search-body billy foe'];
  const seats = ['board billy car front door', 'board billy car front window'];
  expect(beside(16.75)).toEqual([...seats, ...all]);
  expect(beside(16.75, {}, { status: 'out' })).toEqual([...seats, ...all]);
  expect(beside(16.75, { speed: 4 })).toEqual([]);
  expect(beside(12)).toEqual([]);
  // Somebody stunned holds the vehicle still.
  expect(beside(16.75, {}, { status: 'stunned' })).toEqual([]);
});

test('[BDZ-enc-losers-once] a person is searched by one only, and once', () => {
  const g = over({ people: { sue: { x: 20 } }, active: ['billy', 'sue'], dice: [6] });
  g.answer('search-body billy foe').step();
  expect(g.options()).not.toContain('search-body sue foe');
  expect(g.person('foe').frisked).toBe(true);
});

test('[BDZ-enc-losers-search] [BDZ-D-c91] [BDZ-camp-overfish] keys tell where a car is: one of the area’s list, with a tank by the date, and none of the area’s stock', () => {
  const found = (stock: number) => {
    const who = ['billy'];
    const g = game({
      people: { billy: { load: { keys: 1 } } },
      draws: [['sedan']],
      dice: [5, 4],
      state: underWay({ who, encounter: { day: 40 }, place: { stock: { vehicles: stock } } }),
    });
    g.begin(findsCars(g.w, who)).end();
    expect(g.state.campaign?.vehicles).toEqual(['own-sedan-1']);
    expect(g.vehicle('own-sedan-1')).toMatchObject({ kind: 'sedan', keys: 'at-hand', x: -1, fuel: 4 });
    expect(g.person('billy').load).toEqual({});
    return g.state.campaign?.places[0]?.stock?.vehicles;
  };
  // The car was another human's, so there is one where the area has none left.
  expect([found(5), found(0)]).toEqual([5, 0]);
});

test('[BDZ-enc-losers-search] [BDZ-D-c5] an RV among them is a small one on 1-3, and a large one on 4-6', () => {
  const large = (die: number) => {
    const g = game({
      people: { billy: { load: { keys: 1 } } },
      draws: [['rv']],
      dice: [die, 5, 4],
      state: underWay({ who: ['billy'], encounter: { day: 40 } }),
    });
    g.begin(findsCars(g.w, ['billy']))
      .end()
      .done();
    return g.vehicle('own-rv-1').large;
  };
  expect([large(3), large(4)]).toEqual([false, true]);
});

test('[BDZ-enc-losers-weapon] [BDZ-enc-wtw-recover] there are no beaten among people at peace: a patient is neither robbed nor taken prisoner', () => {
  const g = over({ state: underWay({ who: ['billy'], encounter: { peace: true } }) });
  expect(g.options().filter((id) => id.includes('foe'))).toEqual([]);
});

test('[BDZ-camp-rep-success] what is taken from a dead friend is nothing that was found', () => {
  const g = over({}, { seat: 'player-1', side: 'player-1', status: 'dead' });
  g.answer('strip billy foe', 'knife', 'hand billy', 'done').end();
  expect(g.person('billy')).toMatchObject({ melee: 'knife', deeds: { found: false } });
});

test('[BDZ-enc-losers-search] nobody has a turn left for it who has moved, gone fast or fired', () => {
  const searches = (billy: Partial<Person>) =>
    over({ people: { billy } }).options().includes('search-body billy foe');
  expect([{}, { used: 0.1 }, { fired: true }, { fast: 0 }, { fast: 2 }].map(searches)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('[BDZ-enc-losers-weapon] what is taken leaves the rest where it was: a spare blade first, and a gun that is left comes to hand', () => {
  const after = (foe: Partial<Person>, item: string) => {
    const g = over({}, foe);
    g.w.happen({ is: 'gave-up', cause: 'BDZ-enc-losers-weapon', who: 'foe', item, by: 'billy' } as never);
    const { guns, hand, melee, more } = g.person('foe');
    return [guns.map((each) => each.gun), hand, melee, more];
  };
  expect(after({ melee: 'one-handed', more: ['knife'] }, 'knife')).toEqual([
    ['shotgun'],
    [0],
    'one-handed',
    [],
  ]);
  expect(after({ melee: 'knife', more: ['two-handed'] }, 'knife')).toEqual([
    ['shotgun'],
    [0],
    'two-handed',
    [],
  ]);
  const two = (hand: number) => ({
    guns: (['pistol', 'shotgun'] as const).map((gun) => ({ gun, empty: false })),
    hand: [hand],
  });
  expect(after(two(0), 'pistol')).toEqual([['shotgun'], [0], 'knife', []]);
  expect(after(two(1), 'pistol')).toEqual([['shotgun'], [0], 'knife', []]);
  expect(after({ guns: [{ gun: 'shotgun', empty: false }], hand: [0] }, 'shotgun')).toEqual([
    [],
    [],
    'knife',
    [],
  ]);
});
