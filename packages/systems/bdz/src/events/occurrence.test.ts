import { describe, expect, test } from 'vitest';
import { occurrenceRow } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import type { EncounterKind } from '../kinds.js';
import type { Person } from '../state.js';
import { laneOf } from '../table/lane.js';
import { OCCURRENCES, type Occurrence } from '../tables/campaign/events.js';
import { sizeOf } from '../tables/vehicles.js';
import { inEncounter } from '../testing/begun.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { rollActivation } from '../turn/activation.js';
import { alarmsGoOn } from '../vehicles/noise.js';
import { occurs, randomOccurrence } from './occurrence.js';

/** Dice that bring each event. */
const DICE: { readonly [event in Occurrence]: readonly number[] } = {
  'barking-dog': [1, 1],
  'weapon-breaks': [1, 2],
  'wrong-ammo': [1, 3, 3],
  'out-of-gas': [1, 3, 4],
  'car-alarm': [1, 4, 3],
  'dead-end': [1, 4, 4],
  'keys-left': [1, 5],
  fire: [1, 6],
  shadows: [2, 6],
  closet: [3, 6, 3],
  'back-seat': [3, 6, 4],
  'bad-weather': [4, 6, 3],
  'black-chopper': [4, 6, 4],
  'safe-place': [5, 6],
  'cell-phone': [6, 6],
};

/** A small house in the north-east of an open table. */
const HOUSE = {
  id: 'house',
  name: 'House',
  rect: [24, 24, 32, 32] as [number, number, number, number],
  levels: 1,
  doors: [{ id: 'door', at: [28, 24] as [number, number], width: 1.25, type: 'standard' as const }],
};
/** An event, played with the dice that follow it. */
function after(event: Occurrence, dice: readonly number[], given: Situation = {}): Game {
  const g = game({
    map: { buildings: [HOUSE] },
    people: { a: { has: ['pistol'] } },
    state: inEncounter(),
    ...given,
    dice: [...DICE[event], ...dice],
  });
  return g.begin(randomOccurrence(g.w));
}
const happened = (g: Game) => g.facts('occurrence').map((f) => [f.event, f.fits]);

test('[BDZ-T-random] as the register has it: a total, where two share it a die, zombies, what it needs', () => {
  type Row = {
    readonly total: number;
    readonly die?: string;
    readonly event: string;
    readonly zombies?: string | number;
    readonly at?: string;
    readonly needs?: string;
    readonly raid?: string;
  };
  const rows = printed<Row>('BDZ-T-random');
  expect(rows).toHaveLength(OCCURRENCES.length);
  for (const { total, die = '1-6', ...row } of rows)
    for (let face = Number(die[0]); face <= Number(die[2]); face++) {
      const { on, die: _, id, ...own } = occurrenceRow(PRINTED, total, face);
      expect(on).toEqual([total, total]);
      expect(own).toEqual(row);
      expect(OCCURRENCES).toContain(id);
    }
});

describe('when', () => {
  const thrown = (options: Situation['options'], dice: readonly number[], state: Situation['state'] = {}) => {
    const g = game({ people: { a: {} }, state: state ?? {}, options: options ?? {} });
    g.begin(occurs(g.w, dice));
    return g;
  };

  test('[BDZ-camp-random-events] [BDZ-turn-doubles] [BDZ-D-c34] two sixes bring one before the dice are thrown again, and a second pair another', () => {
    const g = game({
      people: { a: {} },
      state: { ...inEncounter(), stage: 'turn' },
      dice: [
        /* sixes */ 6,
        6,
        ...DICE['bad-weather'],
        5,
        /* again */ 6,
        6,
        ...DICE['keys-left'],
        /* and again */ 4,
        2,
      ],
    });
    g.begin(rollActivation(g.w)).end().done();
    expect(happened(g)).toEqual([
      ['bad-weather', true],
      ['keys-left', false],
    ]);
    const order = g.w.facts
      .map((f) => f.is)
      .filter((is) => ['occurrence', 'doubles', 'activation'].includes(is));
    expect(order).toEqual(['occurrence', 'doubles', 'occurrence', 'doubles', 'activation']);
  });

  test('[BDZ-camp-random-events] other doubles and a single six bring none', () => {
    for (const dice of [
      [5, 5],
      [6, 5],
      [1, 1],
    ])
      expect(happened(thrown({}, dice, inEncounter()))).toEqual([]);
  });

  test('[BDZ-D-c92] in the scenarios of the book none, unless the table wants them', () => {
    expect(happened(thrown({}, [6, 6]))).toEqual([]);
    const g = game({ people: { a: {} }, options: { 'scenario-events': 'on' }, dice: DICE['car-alarm'] });
    g.begin(occurs(g.w, [6, 6]))
      .end()
      .done();
    // No vehicle is there that could howl.
    expect(happened(g)).toEqual([['car-alarm', false]]);
  });

  test('[BDZ-camp-random-events] what does not fit does not happen, and is told', () => {
    for (const event of [
      'out-of-gas',
      'dead-end',
      'car-alarm',
      'keys-left',
      'closet',
      'back-seat',
      'black-chopper',
    ] as const) {
      const g = after(event, []).end();
      g.done();
      expect(happened(g), event).toEqual([[event, false]]);
      expect(g.w.facts).toHaveLength(g.facts('rolled').length + 1);
    }
    for (const event of ['weapon-breaks', 'wrong-ammo', 'shadows'] as const)
      expect(happened(after(event, [], { people: { a: {} } })), event).toEqual([[event, false]]);
    for (const event of ['weapon-breaks', 'barking-dog', 'fire', 'cell-phone'] as const)
      expect(happened(after(event, [], { people: { a: { status: 'out' } } }).end()), event).toEqual([
        [event, false],
      ]);
    for (const event of ['fire', 'safe-place', 'shadows'] as const)
      expect(happened(after(event, [], { map: {} })), event).toEqual([[event, false]]);
    // Only an encounter can end before morning.
    expect(happened(after('safe-place', [], { state: {} }))).toEqual([['safe-place', false]]);
  });
});

describe('things', () => {
  test('[BDZ-enc-rand-3] the main weapon is gone for good, and what else is carried is in hand', () => {
    const g = after('weapon-breaks', [], { people: { a: { has: ['shotgun', 'pistol'] } } }).end();
    g.done();
    expect(g.person('a')).toMatchObject({ guns: [{ gun: 'pistol' }], hand: [0] });
    const fists = after('weapon-breaks', [], {
      people: { a: { melee: 'two-handed', more: ['knife'] } },
    }).end();
    expect(fists.person('a')).toMatchObject({ melee: 'knife', more: [] });
    const one = after('weapon-breaks', []).end();
    expect(one.person('a')).toMatchObject({ guns: [], hand: [] });
  });

  test('[BDZ-camp-random-events] nothing of the kind happens to people met, to the dead, to children or dogs, or to captives', () => {
    const armed = { has: ['pistol'] as const };
    const g = after('weapon-breaks', [], {
      people: {
        a: armed,
        met: { ...armed, seat: 'others' },
        dead: { ...armed, status: 'dead' },
        gone: { ...armed, x: -1, y: -1 },
        child: { ...armed, being: 'child' },
      },
    }).end();
    // With nobody else to draw from, nothing is drawn.
    expect(g.state.people.filter((p) => p.guns.length === 0).map((p) => p.id)).toEqual(['a']);
  });

  test('[BDZ-enc-rand-4a] empty, and no reload before it is over', () => {
    const g = game({
      people: { a: { has: ['pistol', 'shotgun'], guns: [] } },
      active: ['a'],
      state: inEncounter(),
      dice: DICE['wrong-ammo'],
    });
    Object.assign(g.person('a'), {
      guns: [
        { gun: 'pistol', empty: false },
        { gun: 'shotgun', empty: true },
      ],
      hand: [0],
    });
    g.begin(randomOccurrence(g.w)).end().done();
    expect(g.person('a').guns.map((each) => each.empty)).toEqual([true, true]);
    g.step();
    expect(g.options().filter((id) => id.startsWith('reload'))).toEqual(['reload a 1']);
  });

  test('[BDZ-enc-rand-4b] it runs dry where it is, and coasts to a stop', () => {
    const g = after('out-of-gas', [], {
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { speed: 12, fuel: 4 } },
    }).end();
    expect(g.vehicle('car')).toMatchObject({ fuel: 0, running: false, speed: 12 });
    g.state.stage = 'act';
    g.step();
    expect(g.vehicle('car')).toMatchObject({ speed: 0, y: 24 });
    const parked = {
      people: { a: { aboard: 'car', sits: 'wheel' as const } },
      vehicles: { car: { speed: 0 } },
    };
    expect(happened(after('out-of-gas', [], parked))).toEqual([['out-of-gas', false]]);
  });

  test('[BDZ-enc-rand-4b] a vehicle runs dry however slowly it moves', () => {
    const g = after('out-of-gas', [], {
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { speed: 0.5, fuel: 4 } },
    }).end();
    expect(g.vehicle('car')).toMatchObject({ fuel: 0, running: false });
  });

  test('[BDZ-enc-rand-5a] it howls every turn until it is silenced; in a Raid everybody knows of them from then on', () => {
    const g = after('car-alarm', [], { vehicles: { car: { x: 6, y: 6, running: false } } }).end();
    g.done();
    expect(g.vehicle('car').alarm).toBe(true);
    expect(g.state.encounter?.alarm).toBe('quiet');
    alarmsGoOn(g.w);
    expect(g.state.noises).toMatchObject([{ x: 6, y: 6, shots: 6 }]);
    const raid = after('car-alarm', [], {
      vehicles: { car: { x: 6, y: 6 } },
      state: inEncounter({ kind: 'raid' }),
    }).end();
    expect(raid.state.encounter?.alarm).toBe('aware');
  });

  test('[BDZ-enc-rand-5a] [BDZ-veh-noise-alarm] in the turn in which it goes off it is as loud as six shots, not twelve', () => {
    const g = game({
      people: { a: {} },
      vehicles: { car: { x: 6, y: 6, running: false } },
      state: { ...inEncounter(), stage: 'turn' },
      dice: [6, 6, ...DICE['car-alarm'], /* again */ 4, 2],
    });
    g.begin(rollActivation(g.w)).end().done();
    expect(happened(g)).toEqual([['car-alarm', true]]);
    expect(g.state.noises).toMatchObject([{ x: 6, y: 6, shots: 6 }]);
  });

  test('[BDZ-enc-rand-6] anybody finds the keys of what the group has left; before they had to be hot-wired', () => {
    const g = game({
      people: { a: { x: 4, y: 4 }, foe: { seat: 'player-2', aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { running: false, keeper: 'player-1', speed: 0 } },
      state: inEncounter(),
      dice: DICE['keys-left'],
    });
    g.begin(randomOccurrence(g.w)).end();
    // Somebody is in it.
    expect(happened(g)).toEqual([['keys-left', false]]);
    const free = after('keys-left', [], {
      people: { a: { x: 4, y: 4 } },
      vehicles: { car: { running: false, keeper: 'player-1' } },
    }).end();
    expect(free.vehicle('car')).toMatchObject({ keeper: '', keys: 'at-hand' });
    // One with its middle on the edge of the table is there as well; one that is off the table is not.
    const at = (x: number) =>
      happened(
        after('keys-left', [], { vehicles: { car: { x, running: false, keeper: 'player-1' } } }).end(),
      );
    expect([at(0), at(-1)]).toEqual([[['keys-left', true]], [['keys-left', false]]]);
  });
});

describe('what comes', () => {
  test('[BDZ-enc-rand-2] [BDZ-D-c35] a die of zombies, twelve inches behind a dog that has come from one side', () => {
    const g = after('barking-dog', [3, 4]).end();
    g.done();
    expect(g.state.zeds).toHaveLength(4);
    const off = g.state.zeds.map((z) => Math.hypot(z.x - 19, z.y - 18));
    for (const d of off) expect(d).toBeCloseTo(12, 0);
    expect(g.state.zeds[0]).toMatchObject({ x: 31, y: 18, level: 0 });
  });

  test('[BDZ-enc-rand-7] two dice of zombies, placed in the normal way about the building that burns', () => {
    const g = after('fire', [1, 2, /* each on its side */ 1, 3, 4], {
      map: { buildings: [{ ...HOUSE, rect: [14, 4, 20, 10] as const, doors: [] }] } as never,
    }).end();
    g.done();
    expect(g.state.zeds).toHaveLength(3);
    for (const z of g.state.zeds) expect(Math.hypot(z.x - 17, z.y - 7)).toBeCloseTo(12, 0);
  });

  test('[BDZ-D-c112] the fire is in the nearest building, and its middle is that of the building', () => {
    const g = after('fire', [1, 1, /* each on its side */ 3, 3], {
      map: {
        buildings: [
          { ...HOUSE, rect: [26, 4, 34, 8] as const, doors: [] },
          { ...HOUSE, id: 'near', rect: [4, 12, 10, 22] as const, doors: [] },
        ],
      } as never,
    }).end();
    g.done();
    // Twelve inches towards the right edge from the middle of the nearer one, at 7 and 17.
    expect(g.state.zeds[0]).toMatchObject({ x: 19, y: 17 });
  });

  test('[BDZ-D-c63] they are drawn away from the nearest of the living, and two of them never to one spot', () => {
    const g = after('black-chopper', [], {
      people: { a: { x: 18, y: 10 }, b: { x: 4, y: 34 } },
      zeds: { 'zed-1': { x: 18, y: 16 }, 'zed-2': { x: 18, y: 17.2 }, 'zed-3': { x: 6, y: 34 } },
    }).end();
    const where = g.state.zeds.map((z) => [z.x, z.y, z.facing]);
    expect(where).toEqual([
      [18, 28, 0],
      [18, 29.2, 0],
      [18, 34, 90],
    ]);
    const close = after('black-chopper', [], {
      people: { a: { x: 18, y: 10 } },
      zeds: { 'zed-1': { x: 18, y: 24 }, 'zed-2': { x: 18, y: 23 } },
    }).end();
    expect(close.state.zeds.map((z) => z.y)).toEqual([35.5, 34.5]);
  });

  test('[BDZ-enc-rand-12] [BDZ-D-c35] a phone so many inches off, and a die of zombies placed about it', () => {
    const g = after('cell-phone', [/* inches */ 5, /* a side */ 3, /* how many */ 2, /* where */ 4, 4]).end();
    g.done();
    expect(g.state.zeds).toHaveLength(2);
    // Five inches east of the figure, and then twelve south.
    expect(g.state.zeds[0]).toMatchObject({ x: 23, y: 6 });
  });

  test('[BDZ-enc-rand-10b] [BDZ-D-c63] each is twelve inches farther from the nearest of the living, to the edge at most, out of melees and off feasts', () => {
    const g = after('black-chopper', [], {
      people: { a: {} },
      zeds: {
        'zed-1': { x: 18, y: 20, waits: 2 },
        'zed-2': { x: 18, y: 10 },
        'zed-3': { x: 19, y: 18, feast: 'a' },
      },
      state: { ...inEncounter(), melees: [{ who: 'a', with: 'zed-3', rear: false }] },
    }).end();
    expect(g.zed('zed-1')).toMatchObject({ x: 18, y: 32, facing: 0, waits: 0 });
    expect(g.zed('zed-2')).toMatchObject({ x: 18, y: 0.5 });
    expect(g.zed('zed-3')).toMatchObject({ x: 31, y: 18, feast: '' });
    expect(g.state.melees).toEqual([]);
  });
});

describe('frights', () => {
  test('[BDZ-enc-rand-8] all dice of the weapon are fired at nothing, heard, and may empty it', () => {
    const g = after('shadows', [1, 1], { people: { a: { has: ['pistol'] } } }).end();
    g.done();
    expect(g.facts('fired')).toMatchObject([{ who: 'a', at: [], dice: [1, 1], empty: true }]);
    expect(g.state.noises).toMatchObject([{ x: 18, y: 18, shots: 2 }]);
    expect(g.person('a')).toMatchObject({ fired: false, guns: [{ empty: true }] });
    expect(g.state.encounter).toMatchObject({ fired: 'nobody', alarm: 'quiet' });
    const raid = after('shadows', [3, 4], { state: inEncounter({ kind: 'raid' }) }).end();
    expect(raid.state.encounter).toMatchObject({ fired: 'nobody', alarm: 'shots' });
  });

  test('[BDZ-enc-rand-8] nobody does who is locked in melee, or could not fire where he is', () => {
    const fires = (a: Partial<Person>, given: Situation = {}) =>
      happened(
        after('shadows', [3, 4], {
          ...given,
          people: { a: { has: ['pistol'], ...a } },
        }),
      );
    const locked = {
      zeds: { 'zed-1': { x: 18, y: 19 } },
      state: { ...inEncounter(), melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    };
    expect(fires({}, locked)).toEqual([['shadows', false]]);
    const rig = { vehicles: { car: { kind: 'big-rig', speed: 0 } } } as const;
    expect(fires({ aboard: 'car', sits: 'rear' }, rig)).toEqual([['shadows', false]]);
    expect(fires({ aboard: 'car', sits: 'front' }, rig)).toEqual([['shadows', true]]);
  });

  const searched = {
    id: 'house',
    part: 0,
    was: 'vacant' as const,
    people: [],
    barter: [],
    searched: ['a'],
    finds: 0,
    closed: true,
    clear: 'past' as const,
    lastSearch: 1,
  };

  test('[BDZ-enc-rand-9a] only a building that has been searched in the turn just over counts', () => {
    const comes = (turns: number) => {
      const houses = [{ ...searched, searched: [], lastSearch: 2 }];
      const g = game({
        map: { buildings: [HOUSE] },
        people: { a: { x: 28, y: 28 } },
        state: { ...inEncounter({ houses }), turn: 4 },
        dice: [...DICE.closet, ...Array(9).fill(6)],
      });
      g.w.happen({ is: 'searched', cause: 'BDZ-enc-loot-once', who: 'a', house: 'house', part: 0 });
      g.w.s.turn += turns;
      g.begin(randomOccurrence(g.w));
      return happened(g);
    };
    expect([comes(0), comes(1)]).toEqual([[['closet', true]], [['closet', false]]]);
  });

  test('[BDZ-enc-rand-9a] one that has just searched a building is charged by a zombie from the closet', () => {
    const g = after('closet', [/* Being Charged */ 1, 1, /* it shoots it down */ 6, 6, 1, 1], {
      people: { a: { x: 28, y: 28, has: ['pistol'] } },
      state: inEncounter({ houses: [searched] }),
    });
    while (g.question() !== 'over') g.answer(g.options()[0] ?? '');
    expect(happened(g)).toEqual([['closet', true]]);
    expect(g.tests()).toEqual(['a being-charged 2 fire-and-melee']);
    expect(g.state.zeds).toEqual([]);
    const outside = after('closet', [], { state: inEncounter({ houses: [searched] }) });
    expect(happened(outside)).toEqual([['closet', false]]);
  });

  test('[BDZ-day-zombies-none] [BDZ-enc-raid-nozombies-building] on Day One and in a Raid no zombie bursts out of a closet', () => {
    const bursts = (kind: EncounterKind) =>
      happened(
        after('closet', Array(9).fill(6), {
          people: { a: { x: 28, y: 28 } },
          state: inEncounter({ kind, houses: [searched] }),
        }),
      );
    expect([bursts('day-one'), bursts('raid')]).toEqual([[['closet', false]], [['closet', false]]]);
    expect(bursts('take-back')).toEqual([['closet', true]]);
  });

  const ride: Situation = {
    people: { a: { aboard: 'car', sits: 'wheel', has: ['pistol'] } },
    vehicles: { car: { speed: 0 } },
  };

  test('[BDZ-enc-rand-9a] the closet is straight ahead, or else the nearest free spot to the right of that', () => {
    const at = (more: Situation['people'] = {}) => {
      const g = after('closet', [6, 6, 6, 6, 6, 6], {
        people: { a: { x: 28, y: 28, facing: 0 }, ...more },
        state: inEncounter({ houses: [searched] }),
      });
      const [zed] = g.facts('zeds-came')[0]?.zeds ?? [];
      return [zed?.x, zed?.y];
    };
    expect(at()).toEqual([28, 31]);
    // In a hut nobody could hide.
    const hut = { ...HOUSE, rect: [26, 26, 29, 29] as const, doors: [] };
    const none = after('closet', [], {
      map: { buildings: [hut] } as never,
      people: { a: { x: 27.5, y: 27.5 } },
      state: inEncounter({ houses: [searched] }),
    });
    expect(happened(none)).toEqual([['closet', false]]);
    // Where somebody lies, 15 degrees beside it is too near as well.
    expect(at({ dead: { x: 28, y: 31, status: 'stunned' } })).toEqual([29.5, 30.598]);
  });

  test('[BDZ-enc-rand-9a] it charges any of those in there, whether they have searched or not, while one who has is still there', () => {
    const whom = (a: Partial<Person>) => {
      const g = after('closet', Array(12).fill(6), {
        people: { a: { x: 28, y: 28, ...a }, b: { x: 30, y: 30 } },
        state: inEncounter({ houses: [searched] }),
        draws: [['b']],
      });
      return [happened(g)[0]?.[1], g.state.melees[0]?.who];
    };
    expect(whom({})).toEqual([true, 'b']);
    expect(whom({ x: 4, y: 4 })).toEqual([false, undefined]);
  });

  test('[BDZ-react-zed] [BDZ-D-zed-melee] whoever has met no zombie recognises the one from the closet before Being Charged, or is surprised by it', () => {
    const meets = (dice: readonly number[]) =>
      after('closet', dice, {
        people: { a: { x: 28, y: 28, knowsZeds: false } },
        state: inEncounter({ houses: [searched] }),
      }).end();
    const g = meets([/* sees it */ 1, 2, /* Being Charged */ 1, 1, /* melee */ 6, 6, 6, 6, 6, 6, 6]);
    expect(g.tests().slice(0, 2)).toEqual(['a zed-or-no-zed 2 carry-on', 'a being-charged 2 melee']);
    expect(g.person('a').knowsZeds).toBe(true);
    const caught = meets([6, 6, /* melee */ 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(caught.tests()).toEqual(['a zed-or-no-zed 0 zombie-in-melee']);
    expect(caught.facts('melee-round')).toHaveLength(1);
  });

  test('[BDZ-enc-rand-9b] [BDZ-D-c35] who is surprised in a vehicle fights without a shot, until one of the two is done for', () => {
    const g = after(
      'back-seat',
      [
        /* the zombie */ 4,
        /* equal */ 1,
        /* melee: even, then won */ ...[1, 6, 6, 6, 1],
        ...[4, 4],
        ...[1, 1, 6, 6, 4],
      ],
      ride,
    );
    expect(g.facts('fired')).toEqual([]);
    g.end();
    expect(g.state.melees).toEqual([]);
  });

  test('[BDZ-react-zed] [BDZ-D-zed-inside] who has met no zombie recognises the one in the back seat, or is surprised by it without a throw', () => {
    const green = { a: { ...ride.people?.a, rep: 4, knowsZeds: false } } as const;
    const meets = (dice: readonly number[]) => after('back-seat', dice, { ...ride, people: green });
    const fights = [1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6];
    const known = meets([/* sees it */ 1, 2, /* surprised */ 6, 1, ...fights]);
    expect(known.tests()).toEqual(['a zed-or-no-zed 2 carry-on']);
    expect([known.person('a').knowsZeds, known.facts('surprised')]).toEqual([true, []]);
    const caught = meets([6, 6, ...fights]);
    expect(caught.tests()).toEqual(['a zed-or-no-zed 0 zombie-in-melee']);
    expect([caught.facts('surprised').length, caught.facts('melee-round').length]).toEqual([1, 1]);
  });

  test('[BDZ-enc-rand-9b] it is a fight face to face: whoever is surprised has all its dice', () => {
    const g = after('back-seat', [6, 1, /* melee */ 1, 6, 6, 6, 6], {
      people: { a: { aboard: 'car', sits: 'wheel', rep: 4 } },
      vehicles: { car: {} },
    }).end();
    g.done();
    expect(g.facts('melee-round')).toMatchObject([{ own: 1, other: 0 }]);
  });

  test('[BDZ-enc-rand-9b] nobody hides behind somebody on a motorcycle or an ATV', () => {
    for (const kind of ['motorcycle', 'atv'] as const) {
      const g = after('back-seat', [], { ...ride, vehicles: { car: { kind, speed: 0 } } });
      expect(g.facts('zeds-came')).toEqual([]);
    }
  });

  test('[BDZ-enc-rand-9b] [BDZ-zshoot-charged] fired at so near, it is as hard to kill as one that charges', () => {
    const g = after(
      'back-seat',
      [/* in time */ 1, 6, /* a hit, its damage */ 6, 1, 4, 4, 4, 4, 4, 4, 4, 4],
      ride,
    );
    g.answer(g.options()[0] ?? '');
    expect(g.facts('rolled').map((f) => f.cause)).toContain('BDZ-zshoot-charged');
  });

  test('[BDZ-enc-rand-9b] who is not surprised may fire first', () => {
    const g = after('back-seat', [/* the zombie */ 1, 6, /* shots */ 6, 6, 1, 1], ride);
    while (g.question() !== 'over') g.answer(g.options()[0] ?? '');
    expect(g.facts('fired')).toMatchObject([{ who: 'a', why: 'reaction' }]);
    expect([g.state.zeds, g.state.melees]).toEqual([[], []]);
  });
});

describe('the sky', () => {
  test('[BDZ-enc-rand-10a] after so many rolls of activation more nobody sees far, to the end', () => {
    const g = after('bad-weather', [2], {
      people: { a: { x: 18, y: 2 }, foe: { seat: 'player-2', x: 18, y: 34, facing: 180 } },
    }).end();
    g.done();
    expect(g.state.storm).toBe(2);
    const sees = () => g.table.sees('a', 'foe');
    expect(sees()).toBe(true);
    g.begin(occurs(g.w, [1, 2])).end();
    expect([g.state.storm, sees()]).toEqual([1, true]);
    g.begin(occurs(g.w, [1, 2])).end();
    expect([g.state.storm, sees()]).toEqual([0, false]);
    g.begin(occurs(g.w, [1, 2])).end();
    expect([g.state.storm, sees()]).toEqual([0, false]);
    // The weather has broken, or a storm is on its way.
    for (const storm of [0, 2])
      expect(happened(after('bad-weather', [], { state: { ...inEncounter(), storm } }))).toEqual([
        ['bad-weather', false],
      ]);
  });
});

describe('roads', () => {
  const strip = (id: string, rect: [number, number, number, number]) => ({ id, kind: 'road', rect });
  const ROADS = { areas: [strip('n', [16, 0, 20, 36]), strip('e', [0, 20, 36, 24])] };

  test('[BDZ-D-c139] straight on the road is barred; beside it the ground is as free as before', () => {
    const g = after('dead-end', [4, 1, 2], {
      map: { ...ROADS, size: [48, 48] } as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 14, speed: 8 } },
    }).end();
    const ahead = (x: number) =>
      laneOf(g.state, g.table.ground, { ...g.vehicle('car'), x, facing: 0 }, 20).hits.length;
    expect([ahead(18), ahead(21.5)]).toEqual([1, 0]);
    // The way back is open.
    expect(laneOf(g.state, g.table.ground, { ...g.vehicle('car'), facing: 180 }, 8).hits).toEqual([]);
  });

  test('[BDZ-enc-rand-5b] [BDZ-D-c35] the crossing lets it out to one side, which ends after twelve inches, and two dice of zombies come after it', () => {
    const g = after('dead-end', [/* right */ 4, /* zombies */ 1, 2], {
      map: { ...ROADS, size: [48, 48] } as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 14, speed: 8 } },
    }).end();
    g.done();
    const walls = g.state.map?.barriers?.map((b) => b.path);
    expect(walls).toEqual([
      [
        [16, 24],
        [20, 24],
      ],
      [
        [16, 20],
        [16, 24],
      ],
      [
        [32, 20],
        [32, 24],
      ],
    ]);
    expect(g.state.zeds).toHaveLength(3);
    expect(g.state.zeds[0]).toMatchObject({ x: 18, y: 2 });
    // Barriers that are there already stay.
    const fence = {
      id: 'fence',
      kind: 'fence',
      path: [
        [2, 2],
        [6, 2],
      ],
    };
    const fenced = after('dead-end', [1, 1, 1], {
      map: { ...ROADS, size: [48, 48], barriers: [fence] } as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 14, speed: 8 } },
    }).end();
    expect(fenced.state.map?.barriers?.map((b) => b.kind)).toEqual(['fence', ...Array(3).fill('high wall')]);
    // Heading more to the east than to the south, the vehicle follows the road to the east.
    const aslant = after('dead-end', [1, 1, 1], {
      map: { ...ROADS, size: [48, 48] } as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 8, y: 22, facing: 134, speed: 8 } },
    }).end();
    expect(happened(aslant)).toEqual([['dead-end', true]]);
    // Of two crossings ahead it is the nearer one.
    const two = after('dead-end', [4, 1, 2], {
      map: { areas: [...ROADS.areas, strip('f', [0, 34, 36, 38])], size: [48, 48] } as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 14, speed: 8 } },
    }).end();
    expect(two.state.map?.barriers?.[0]?.path).toEqual([
      [16, 24],
      [20, 24],
    ]);
    // Past the crossing there is no other.
    const past = after('dead-end', [], {
      map: ROADS as never,
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { x: 18, y: 28, speed: 8 } },
    });
    expect(happened(past)).toEqual([['dead-end', false]]);
    const drives = (car: object, areas: object[] = ROADS.areas) =>
      happened(
        after('dead-end', [1, 1, 1], {
          map: { areas, size: [48, 48] } as never,
          people: { a: { aboard: 'car', sits: 'wheel' } },
          vehicles: { car: { x: 18, y: 14, speed: 8, ...car } },
        }),
      )[0]?.[1];
    // A vehicle with its middle on the side of the road is on it.
    expect([16, 15.9, 20, 20.1].map((x) => drives({ x }))).toEqual([true, false, true, false]);
    // So is one with its middle on the end of it.
    const starts = [strip('n', [16, 14, 20, 48]), strip('e', [0, 22, 48, 24])];
    const ends = [strip('n', [16, 0, 20, 34]), strip('e', [0, 22, 48, 24])];
    expect([14, 13.9].map((y) => drives({ y }, starts))).toEqual([true, false]);
    expect([34, 34.1].map((y) => drives({ y, facing: 180 }, ends))).toEqual([true, false]);
    // A square leads to the east and to the west.
    const square = [strip('s', [10, 10, 26, 26]), strip('n', [22, 0, 24, 48])];
    const cross = [strip('s', [10, 10, 26, 26]), strip('e', [0, 22, 48, 24])];
    expect([drives({ facing: 90 }, square), drives({}, cross)]).toEqual([true, false]);
    // A road that ends at the side of another does not cross it.
    const beside = (x: number) => [strip('n', [16, 0, 20, 48]), strip('e', [x, 22, 48, 24])];
    expect([drives({}, beside(20)), drives({}, beside(19.9))]).toEqual([false, true]);
    const above = (y: number) => [strip('e', [0, 20, 48, 24]), strip('n', [22, y, 26, 48])];
    const east = { x: 8, y: 22, facing: 90 };
    expect([drives(east, above(24)), drives(east, above(23.9))]).toEqual([false, true]);
    // A crossing is ahead until the front of the vehicle is beyond where it begins.
    const front = 20 - sizeOf('sedan').length / 2;
    expect([drives({ y: front }), drives({ y: front + 0.1 })]).toEqual([true, false]);
  });
});

test('[BDZ-enc-rand-5a] one that howls already, or is not on the table, does not go off', () => {
  const car = { x: 6, y: 6, running: false };
  const off = (vehicles: Situation['vehicles']) => {
    const g = after('car-alarm', [], { vehicles: vehicles ?? {} }).end();
    return happened(g);
  };
  expect(off({ car })).toEqual([['car-alarm', true]]);
  expect(off({ car: { ...car, alarm: true } })).toEqual([['car-alarm', false]]);
  expect(off({ car: { ...car, x: -1, y: -1 } })).toEqual([['car-alarm', false]]);
});

test('[BDZ-enc-rand-3] of two weapons in hand the other stays there, and one that is carried comes after it', () => {
  const a = { has: ['pistol', 'machine-pistol', 'shotgun'], hand: [0, 1] } as const;
  const g = after('weapon-breaks', [], { people: { a: { ...a, hand: [...a.hand] } } }).end();
  expect(g.person('a').guns.map((w) => w.gun)).toEqual(['machine-pistol', 'shotgun']);
  expect(g.person('a').hand).toEqual([0]);
});

test('[BDZ-enc-rand-11] reaching the nearest building may end the encounter from then on', () => {
  const g = after('safe-place', []).end();
  expect(g.state.encounter?.refuge).toBe(true);
});
