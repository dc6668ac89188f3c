import { expect, test } from 'vitest';
import { parks as parksOn } from '../board/laying.js';
import { PRINTED } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import type { VehicleKind } from '../kinds.js';
import { cargoOf, roomIn, thingsOf } from '../people/carrying.js';
import type { Campaign } from '../state/campaign.js';
import type { Goods } from '../state/goods.js';
import type { Person } from '../state.js';
import { gone } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { building, underWay } from '../testing/looting.js';
import { harryAreYouOkay } from '../wounded/infection.js';
import { recoverAfter, treats } from '../wounded/recovery.js';
import { takes } from './taking.js';

type Given = Parameters<typeof underWay>[0];
/** People of the band during an encounter. */
function met(given: Situation, more: Partial<Given> = {}): Game {
  return game({
    ...given,
    state: { ...underWay({ who: Object.keys(given.people ?? {}), ...more }), ...given.state },
  });
}

// ------------------------------------------------------------------ carrying

test('[BDZ-enc-encumbrance] [BDZ-D-c30] twice its Rep in cargo, weapons in hand and armour on the body with it', () => {
  const g = met({
    people: {
      billy: { rep: 4, has: ['assault-rifle'], armoured: true, melee: 'knife', load: { food: 2 }, cures: 1 },
    },
  });
  expect(cargoOf(PRINTED, thingsOf(g.person('billy')))).toBe(2 + 1 + 2 + 2 + 0.25);
  expect(roomIn(PRINTED, g.person('billy'))).toBe(8 - 7.25);
});

function finds(item: Parameters<typeof takes>[3], load: Record<string, number>, more: Situation = {}): Game {
  const people = { billy: { rep: 2, load }, ...more.people };
  const g = met({ ...more, people });
  return g.begin(takes(g.w, 'billy', Object.keys(people).slice(1), item, 'BDZ-enc-loot-search'));
}

test('[BDZ-enc-encumbrance] what does not fit is taken by somebody else, or for something thrown away, or left', () => {
  const sue = { people: { sue: { rep: 2 } } };
  expect(finds('food', { fuel: 1, food: 1 }).question()).toBe('over');
  const full = finds('food', { fuel: 2 }, sue);
  expect(full.options()).toEqual(['keep sue', 'instead fuel', 'leave']);
  full.answer('instead fuel').end();
  expect(full.person('billy').load).toEqual({ fuel: 1, food: 1 });
  const hers = finds('food', { fuel: 2 }, sue).answer('keep sue').end();
  expect(hers.person('sue').load).toEqual({ food: 1 });
  const left = finds('fuel', { luxury: 8 }).answer('leave').end();
  expect(left.person('billy').load).toEqual({ luxury: 8 });
  // None of the small things makes enough room by itself.
  expect(finds('fuel', { luxury: 8 }).options()).toEqual(['leave']);
});

test('[BDZ-camp-res-use] [BDZ-camp-res-weapons] a weapon that is found is loaded, and in hand at once or kept', () => {
  const g = finds('shotgun', {});
  expect(g.options()).toEqual(['hand billy', 'keep billy', 'leave']);
  g.answer('hand billy').end();
  expect(g.person('billy')).toMatchObject({ guns: [{ gun: 'shotgun', empty: false }], hand: [0], load: {} });
  const kept = finds('shotgun', {}).answer('keep billy').end();
  expect(kept.person('billy')).toMatchObject({ guns: [], load: { shotgun: 1 } });
  const saw = finds('chainsaw', {}).answer('hand billy').end();
  expect(saw.person('billy')).toMatchObject({ melee: 'chainsaw', saw: 'works' });
});

test('[BDZ-camp-res-armor] body armour is put on or kept; whoever wears some can only keep it', () => {
  const g = finds('armor', {});
  expect(g.options()).toEqual(['wear billy', 'keep billy', 'leave']);
  g.answer('wear billy').end();
  expect(g.person('billy').armoured).toBe(true);
  const worn = finds('armor', {}, { people: { billy: { rep: 2, armoured: true } } });
  expect(worn.question()).toBe('over');
  expect(worn.person('billy').load).toEqual({ armor: 1 });
});

test('[BDZ-camp-res-use] [BDZ-camp-res-weapons] what was packed is taken in hand or put on later in the encounter, and costs nothing', () => {
  const billy = () => ({ has: ['pistol' as const], load: { shotgun: 1, armor: 1, food: 1 } });
  const unpacking = (more: Partial<Person> = {}, given: Situation = {}) =>
    met({ people: { billy: { ...billy(), ...more } }, active: ['billy'], ...given }).run();
  const offered = (g: Game) => g.options().filter((id) => id.startsWith('unpack'));
  const g = unpacking();
  expect(offered(g)).toEqual(['unpack billy hand shotgun', 'unpack billy wear armor']);
  g.answer('unpack billy hand shotgun').run().answer('unpack billy wear armor').run();
  expect(g.person('billy')).toMatchObject({
    guns: [
      { gun: 'pistol', empty: false },
      { gun: 'shotgun', empty: false },
    ],
    hand: [1],
    armoured: true,
    load: { food: 1 },
    used: 0,
  });
  expect(offered(g)).toEqual([]);
  expect(offered(unpacking({ armoured: true }))).toEqual(['unpack billy hand shotgun']);
  const zeds = { 'zed-1': { x: 18, y: 19 } };
  const state = { melees: [{ who: 'billy', with: 'zed-1', rear: false }] };
  expect(offered(unpacking({}, { zeds, state }))).toEqual([]);
  expect(offered(unpacking({ being: 'dog' }))).toEqual([]);
});

// ------------------------------------------------------------------ the wounded

const hurt = { rep: 3, status: 'out', prone: true, x: 19 } as const;

test('[BDZ-enc-loot-medical] [BDZ-recover-during] a unit that somebody in contact carries counts as a nurse, and is gone', () => {
  const treated = (dice: readonly number[], use: boolean) => {
    const g = met({ people: { billy: { load: { medical: 1 } }, sue: hurt }, dice });
    g.begin(treats(g.w, 'billy', 'sue'));
    expect(g.question()).toBe('player-1 supplies BDZ-enc-loot-medical');
    g.answer(use).end();
    return [g.person('sue').status, g.person('billy').load.medical];
  };
  expect(treated([3, 6], true)).toEqual(['carry-on', undefined]);
  expect(treated([3, 6], false)).toEqual(['out', 1]);
  expect(treated([6, 6], true)).toEqual(['out', undefined]);
  const far = met({ people: { billy: {}, joe: { x: 30, load: { medical: 1 } }, sue: hurt }, dice: [3, 6] });
  far.begin(treats(far.w, 'billy', 'sue')).end();
  expect(far.person('sue').status).toBe('out');
});

test('[BDZ-enc-loot-medical] [BDZ-recover-after] afterwards a unit of the band’s goods does as well', () => {
  const g = met({ people: { billy: {}, sue: hurt }, dice: [3, 6] }, { campaign: { goods: { medical: 2 } } });
  g.begin(recoverAfter(g.w)).answer(true).end();
  expect(g.person('sue').afterwards).toBe('normal');
  expect(g.state.campaign?.goods).toEqual({ medical: 1 });
  const without = met({ people: { billy: {}, sue: hurt }, dice: [3, 6] });
  without.begin(recoverAfter(without.w)).end();
  expect(without.person('sue').afterwards).toBe('weaker');
  // The band's goods are not spent on the others.
  const foe = { ...hurt, seat: 'others', side: 'others' } as const;
  const theirs = met(
    { people: { billy: {}, foe }, dice: [3, 6] },
    { who: ['billy'], campaign: { goods: { medical: 2 } } },
  );
  theirs.begin(recoverAfter(theirs.w)).end();
  expect(theirs.state.campaign?.goods).toEqual({ medical: 2 });
});

test('[BDZ-camp-base] [BDZ-enc-loot-medical] a base where the band is supplies it too, once what it has with it is gone', () => {
  const spent = (goods: Record<string, number>) => {
    const place = { base: true, store: { medical: 2 } };
    const g = met({ people: { billy: {}, sue: hurt }, dice: [3, 6] }, { campaign: { goods }, place });
    g.begin(recoverAfter(g.w)).answer(true).end();
    return [g.state.campaign?.goods.medical, g.state.campaign?.places[0]?.store.medical];
  };
  expect([spent({}), spent({ medical: 2 })]).toEqual([
    [undefined, 1],
    [1, 2],
  ]);
  const place = { base: false, store: { medical: 2 } };
  const none = met({ people: { billy: {}, sue: hurt }, dice: [3, 6] }, { place });
  none.begin(recoverAfter(none.w)).end();
  expect(none.person('sue').afterwards).toBe('weaker');
});

test('[BDZ-enc-loot-medical] what the wounded carry themselves is used on them as well, during the encounter and after it', () => {
  const own = () => ({ ...hurt, load: { medical: 1 } });
  const g = met({ people: { billy: {}, sue: own() }, dice: [3, 6] });
  g.begin(treats(g.w, 'billy', 'sue'))
    .answer(true)
    .end();
  expect([g.person('sue').status, g.person('sue').load]).toEqual(['carry-on', {}]);
  const after = met({ people: { sue: own() }, dice: [3, 6] });
  after.begin(recoverAfter(after.w)).answer(true).end();
  expect([after.person('sue').afterwards, after.person('sue').load]).toEqual(['normal', {}]);
  // What somebody else out of the fight carries has been brought in too, unless he is dead by then.
  const both = (dice: readonly number[]) => {
    const g = met({ people: { joe: own(), sue: hurt }, dice });
    return g.begin(recoverAfter(g.w));
  };
  expect(both([1, 1, 3, 6]).answer(false).question()).toBe('player-1 supplies BDZ-enc-loot-medical');
  expect(both([6, 6, 3, 6]).answer(false).end().person('sue').afterwards).toBe('weaker');
});

test('[BDZ-enc-loot-medical] [BDZ-recover-after] a nurse in captivity helps nobody, and no prisoner is nursed', () => {
  const after = (captives: Campaign['captives']) =>
    met(
      { people: { billy: { medic: 'nurse', x: -1, y: -1 }, sue: hurt }, dice: [3, 6] },
      { campaign: { captives } },
    );
  const fate = (g: Game) => g.begin(recoverAfter(g.w)).end().person('sue').afterwards;
  const captives = [{ who: 'billy', place: 'place-1' }];
  expect([after([]), after(captives)].map(fate)).toEqual(['normal', 'weaker']);
  const ill = met(
    { people: { sue: {}, billy: { ails: 'ill', x: -1, y: -1 } } },
    { campaign: { captives, goods: { medical: 1 } } },
  );
  expect(ill.begin(recoverAfter(ill.w)).question()).toBe('over');
});

test('[BDZ-enc-loot-medical] [BDZ-camp-road-patients-recover] the ill get well with supplies as with a nurse', () => {
  const after = (use: boolean) => {
    const g = met(
      { people: { sue: { rep: 3, ails: 'ill' } }, dice: [3, 6] },
      { campaign: { goods: { medical: 1 } } },
    );
    g.begin(recoverAfter(g.w)).answer(use).end();
    return [g.person('sue').ails, g.state.campaign?.goods];
  };
  expect([after(true), after(false)]).toEqual([
    ['nothing', {}],
    ['ill', { medical: 1 }],
  ]);
});

test('[BDZ-camp-res-cure] a dose saves whoever is infected, out of a load or out of the band’s goods', () => {
  const bitten = { rep: 3, bitten: true } as const;
  const carried = met({ people: { billy: { load: { cure: 1 } }, sue: bitten }, dice: [1] });
  carried.begin(harryAreYouOkay(carried.w)).answer(true).end();
  expect(carried.person('sue').bitten).toBe(false);
  expect(carried.person('billy').load).toEqual({});
  const goods = met({ people: { billy: {}, sue: bitten }, dice: [1] }, { campaign: { goods: { cure: 1 } } });
  goods.begin(harryAreYouOkay(goods.w)).answer(true).end();
  expect(goods.state.campaign?.goods).toEqual({});
  expect(goods.facts('turned')).toEqual([]);
});

// ------------------------------------------------------------------ grenades, fuel, vehicles

test('[BDZ-camp-res-use] [BDZ-grenade-supply] a flash bang that was found can be thrown, once', () => {
  const throws = (load: Record<string, number>) =>
    met({ people: { billy: { load } }, active: ['billy'], dice: [1, 1, 1, 1] });
  expect(throws({}).step().options()).not.toContain('throw billy');
  const g = throws({ grenade: 1 }).step();
  g.answer('throw billy', [18, 22, 0]).end();
  expect(g.person('billy').load).toEqual({});
});

const beside = { billy: { x: 19.25 } };
const parked = (more: object = {}) => ({ a: { running: false, ...more } });

test('[BDZ-veh-siphon] [BDZ-D-c86] [BDZ-enc-loot-deduct] what is drawn off is carried, and counts as fuel found in the area', () => {
  const g = met({ people: beside, vehicles: parked({ fuel: 2 }), active: ['billy'], dice: [1, 1] }).step();
  g.answer('siphon billy a').end();
  expect(g.person('billy')).toMatchObject({ load: { fuel: 1 }, deeds: { found: true } });
  expect(g.state.campaign?.places[0]?.stock?.fuel).toBe(4);
  const ours = met(
    { people: beside, vehicles: parked({ fuel: 2 }), active: ['billy'], dice: [1, 1] },
    { campaign: { vehicles: ['a'] }, place: { stock: { fuel: 0 } } },
  ).step();
  ours.answer('siphon billy a').end();
  expect(ours.person('billy')).toMatchObject({ load: { fuel: 1 }, deeds: { found: false } });
});

test('[BDZ-veh-siphon] [BDZ-D-c84] one with its middle on the edge of the table is there to be drawn from', () => {
  const vehicles = parked({ x: 0, fuel: 2 });
  const g = met({ people: { billy: { x: 1.25 } }, vehicles, active: ['billy'], dice: [1, 1] }).step();
  g.answer('siphon billy a').end();
  expect(g.person('billy').load).toEqual({ fuel: 1 });
});

test('[BDZ-veh-siphon] [BDZ-camp-overfish] not where the area has none left, nor by somebody who could not carry it', () => {
  const offers = (people: Situation['people'], fuel: number) =>
    met(
      { people: people ?? {}, vehicles: parked({ fuel: 2 }), active: ['billy'] },
      { place: { stock: { fuel } } },
    )
      .step()
      .options()
      .includes('siphon billy a');
  expect(offers(beside, 1)).toBe(true);
  expect(offers(beside, 0)).toBe(false);
  const carrying = (food: number) => offers({ billy: { x: 19.25, rep: 2, load: { food } } }, 1);
  expect([carrying(2), carrying(3)]).toEqual([true, false]);
});

test('[BDZ-veh-siphon] [BDZ-D-c86] [BDZ-camp-overfish] fuel of people met on the road is a find, but none of the area’s', () => {
  const theirs = (fuel: number) => {
    const vehicles = { 'met-sedan': { running: false, fuel: 2 } };
    const g = met(
      { people: beside, vehicles, active: ['billy'], dice: [1, 1] },
      { place: { stock: { fuel } } },
    ).step();
    g.answer('siphon billy met-sedan').end();
    expect(g.person('billy')).toMatchObject({ load: { fuel: 1 }, deeds: { found: true } });
    return g.state.campaign?.places[0]?.stock?.fuel;
  };
  expect([theirs(3), theirs(0)]).toEqual([3, 0]);
});

test('[BDZ-veh-siphon] [BDZ-T-veh-working] the tank of a vehicle that nobody has looked into is looked into first', () => {
  const unknown = parked({ fuel: -1, found: true });
  const empty = met({ people: beside, vehicles: unknown, active: ['billy'], dice: [1] }).step();
  empty.answer('siphon billy a').end();
  expect(empty.vehicle('a')).toMatchObject({ fuel: 0, dry: false });
  const full = met({ people: beside, vehicles: unknown, active: ['billy'], dice: [3, 4, 1, 1] }).step();
  full.answer('siphon billy a').end();
  expect(full.vehicle('a').fuel).toBe(3);
});

test('[BDZ-veh-siphon] [BDZ-D-c86] [BDZ-enc-loot-deduct] where none is drawn off nothing counts as found, and a tank known to be empty is left alone', () => {
  const g = met({ people: beside, vehicles: parked({ fuel: 2 }), active: ['billy'], dice: [5, 5] }).step();
  g.answer('siphon billy a').end();
  expect(g.person('billy')).toMatchObject({ load: {}, deeds: { found: false } });
  expect(g.facts('took-up')).toEqual([]);
  expect(g.state.campaign?.places[0]?.stock?.fuel).toBe(5);
  const empty = met({ people: beside, vehicles: parked({ fuel: 0 }), active: ['billy'] }).step();
  expect(empty.options()).not.toContain('siphon billy a');
});

test('[BDZ-camp-res-use] [BDZ-camp-res-fuel] fuel that is carried goes into a tank, as far as that is not full, or into an empty saw', () => {
  const pours = (v: object, dice: readonly number[] = [], load: Goods = { fuel: 1 }) =>
    met({
      people: { billy: { x: 19.25, load } },
      vehicles: parked(v),
      active: ['billy'],
      dice,
    }).step();
  const g = pours({ fuel: 0 }).answer('fill billy a').end();
  expect([g.vehicle('a').fuel, g.person('billy').load, g.state.done]).toEqual([1, {}, ['billy']]);
  expect(pours({ fuel: 5 }).options()).not.toContain('fill billy a');
  expect(pours({ fuel: 0 }, [], { food: 1 }).options()).not.toContain('fill billy a');
  // Nor a wreck, or one that rolls.
  expect(pours({ fuel: 0, condition: 'wreck' }).options()).not.toContain('fill billy a');
  expect(pours({ fuel: 3, speed: 6 }).options()).not.toContain('fill billy a');
  // A motorcycle holds one unit. BDZ-D-c40.
  expect(pours({ kind: 'motorcycle', fuel: 1 }).options()).not.toContain('fill billy a');
  const unknown = pours({ fuel: -1 }, [3, 3]).answer('fill billy a').end();
  expect(unknown.vehicle('a').fuel).toBe(4);
  const saw = { melee: 'chainsaw', saw: 'dry', load: { fuel: 1 } } as const;
  const dry = met({ people: { billy: saw }, active: ['billy'] })
    .step()
    .answer('fill-saw billy')
    .end();
  expect(dry.person('billy')).toMatchObject({ saw: 'works', load: {} });
  // One that has fallen apart takes no fuel any more.
  const gone = { melee: 'unarmed', saw: 'dry', load: { fuel: 1 } } as const;
  const offered = met({ people: { billy: gone }, active: ['billy'] }).step();
  expect(offered.options()).not.toContain('fill-saw billy');
});

test('[BDZ-D-c32] fuel that is found is one unit, and a unit is a point of Bash Value', () => {
  const found = met(
    {
      map: { buildings: [building('Gas Station')] },
      people: { billy: {} },
      active: ['billy'],
      dice: [5, 6, 1],
    },
    { encounter: { houses: [gone()] } },
  ).step();
  found.answer('search billy').end();
  expect(found.person('billy').load).toEqual({ fuel: 1 });
  expect(found.state.campaign?.places[0]?.stock?.fuel).toBe(4);
  const holds = (kind: VehicleKind) => {
    for (let n = 1; ; n++) {
      const g = met({
        people: { billy: { x: 19.25, load: { fuel: 1 } } },
        vehicles: parked({ kind, fuel: n }),
        active: ['billy'],
      }).step();
      if (!g.options().includes('fill billy a')) return n;
      expect(g.answer('fill billy a').end().vehicle('a').fuel).toBe(n + 1);
    }
  };
  for (const kind of ['sedan', 'suv', 'sports-car'] as const)
    expect(holds(kind)).toBe(kindRow(PRINTED, kind).bash);
});

test('[BDZ-D-c59] where an area has no vehicles left, those on its table are wrecks', () => {
  const parks = (vehicles: number) => {
    const g = met({ people: { billy: {} } }, { place: { stock: { vehicles } } });
    const car = { id: 'sedan-1', kind: 'sedan', at: [10, 10] as [number, number] };
    const map = { ...g.table.ground.map, vehicles: [car] };
    return g.begin(parksOn(g.w, map)).end().vehicle('sedan-1').condition;
  };
  expect([parks(1), parks(0)]).toEqual(['runs', 'wreck']);
});
