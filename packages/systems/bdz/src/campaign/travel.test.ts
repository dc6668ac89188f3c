import { expect, test } from 'vitest';
import { life, lifeOf } from '../testing/campaign.js';

const THREE = { robin: { rep: 5 }, ada: {}, ben: {} };
const FOOD = { food: 4 };
/** Two dice with which nobody is met on the road. BDZ-camp-road-roll. */
const ALONE = [1, 1];
/** Two dice for the stock of a new place, and nobody on the road. */
const EVEN = [3, 3, ...ALONE];
const places = (g: ReturnType<typeof life>) => lifeOf(g).places.map((p) => [p.id, p.area, ...p.next]);

test('[BDZ-camp-travel-steps] [BDZ-T-travel] the player names the kind of neighbour; a city has suburbs about it only', () => {
  const from = (area: 'urban' | 'suburbs' | 'rural') =>
    life({ place: { area } }).run().answer('travel').run().options();
  expect(from('urban')).toEqual(['new suburbs', 'stay']);
  expect(from('suburbs')).toEqual(['new urban', 'new rural', 'stay']);
  expect(from('rural')).toEqual(['new suburbs', 'new rural', 'stay']);
});

test('[BDZ-EX-camp-travel-1] [BDZ-camp-travel-rural-chain] from Austin to El Paso: seven moves, the first six of them up to the second suburbs', () => {
  const steps = ['suburbs', 'rural', 'rural', 'rural', 'rural', 'suburbs', 'urban'] as const;
  const dice = steps.flatMap(() => EVEN);
  const goods = { food: 8 };
  const g = life({
    place: { area: 'urban' },
    vehicles: { v: { kind: 'motorcycle' } },
    campaign: { goods },
    dice,
  });
  for (const area of steps) g.run().answer('travel', `new ${area}`, 'v');
  expect(g.facts('travelled').map((f) => f.area)).toEqual(steps);
  expect(g.facts('travelled').findIndex((f, i) => i > 0 && f.area === 'suburbs') + 1).toBe(6);
  expect([lifeOf(g).months, lifeOf(g).quarters]).toEqual([0, 0]);
  g.done();
});

test('[BDZ-D-c38] [BDZ-D-c124] coming back leads to the same place, and its stock is not rolled again', () => {
  const g = life({
    vehicles: { v: { kind: 'motorcycle' } },
    campaign: { goods: FOOD },
    dice: [6, 1, ...ALONE, ...ALONE],
  });
  g.run().answer('travel', 'new rural', 'v').run();
  expect(places(g)).toEqual([
    ['place-1', 'suburbs', 'place-2'],
    ['place-2', 'rural', 'place-1'],
  ]);
  expect(lifeOf(g).places[1]?.stock).toEqual({
    armor: 6,
    food: 15,
    fuel: 10,
    luxury: 15,
    medical: 8,
    vehicles: 10,
    weapons: 20,
  });
  g.answer('travel');
  expect(g.options()).toEqual(['place-1', 'new suburbs', 'new rural', 'stay']);
  g.answer('place-1', 'v').run().done();
  expect([lifeOf(g).at, lifeOf(g).places.length]).toEqual(['place-1', 2]);
});

test('[BDZ-camp-available] [BDZ-camp-available-adjust] one die up, one down; no stock is below nothing', () => {
  const g = life({ vehicles: { v: { kind: 'motorcycle' } }, dice: [1, 6, ...ALONE] });
  g.run().answer('travel', 'new rural', 'v').run();
  expect(lifeOf(g).places[1]?.stock).toEqual({
    armor: 0,
    food: 5,
    fuel: 0,
    luxury: 5,
    medical: 0,
    vehicles: 0,
    weapons: 10,
  });
});

test('[BDZ-camp-fuel-burn] [BDZ-camp-res-fuel] [BDZ-camp-travel-time] a vehicle burns its Bash Value, out of its tank and the cans, and no time', () => {
  const vehicles = { v: { fuel: 3 }, w: { kind: 'suv', fuel: 1 } } as const;
  const g = life({ people: THREE, vehicles, campaign: { goods: { ...FOOD, fuel: 4 } }, dice: EVEN });
  g.run().answer('travel', 'new rural');
  // There are not five more units for the SUV.
  expect(g.options()).toEqual(['v', 'walk']);
  g.answer('v').run();
  expect([g.vehicle('v').fuel, lifeOf(g).goods]).toEqual([0, { food: 4, fuel: 2 }]);
  expect([g.facts('left-band'), g.facts('refuelled')]).toMatchObject([[], [{ poured: 2, burned: 5 }]]);
  // Vehicles that are not driven are lost. BDZ-camp-track-use
  expect([lifeOf(g).vehicles, g.state.vehicles.map((v) => v.id)]).toEqual([['v'], ['v']]);
  expect(lifeOf(g)).toMatchObject({ quarters: 0, months: 0, at: 'place-2' });
});

test('[BDZ-D-c40] a motorcycle burns nothing, but does not go with an empty tank', () => {
  const bike = (fuel: number, cans: number) => {
    const goods = { ...FOOD, fuel: cans };
    const g = life({ vehicles: { v: { kind: 'motorcycle', fuel } }, campaign: { goods }, dice: EVEN });
    g.run().answer('travel', 'new rural');
    g.run();
    if (g.options().includes('v')) g.answer('v').run();
    return [lifeOf(g).months, lifeOf(g).goods.fuel, g.state.vehicles[0]?.fuel];
  };
  expect(bike(1, 0)).toEqual([0, undefined, 1]);
  expect(bike(0, 2)).toEqual([0, 1, 1]);
  // It stays behind, and its owner walks for a month.
  expect(bike(0, 0)).toEqual([1, 0, undefined]);
});

test('[BDZ-camp-walk] [BDZ-D-c37] on foot each change of area adds exactly a month, and everybody eats', () => {
  const g = life({ people: THREE, campaign: { quarters: 2, goods: FOOD }, dice: EVEN });
  g.run().answer('travel', 'new urban').run().done();
  expect(lifeOf(g)).toMatchObject({ quarters: 6, months: 1, goods: { food: 1 }, at: 'place-2' });
});

test('[BDZ-D-c87] too few seats: members stay behind for good, or all walk and leave the vehicle', () => {
  const set = {
    people: THREE,
    vehicles: { v: { kind: 'motorcycle' } },
    campaign: { goods: FOOD },
    dice: EVEN,
  } as const;
  const g = life(set).run().answer('travel', 'new rural', 'v');
  expect(g.options()).toEqual(['go', 'walk']);
  g.answer('go');
  expect(g.asked()).toMatchObject({ code: 'left-behind', shape: { min: 1, max: 1 } });
  expect(g.options()).toEqual(['ada', 'ben']);
  g.answer(['ben']).run();
  expect(g.state.people.map((p) => p.id)).toEqual(['robin', 'ada']);
  expect(lifeOf(g)).toMatchObject({ bereft: true, mouths: ['robin', 'ada', 'ben'], at: 'place-2' });
  const walk = life(set).run().answer('travel', 'new rural', 'v', 'walk').run();
  expect([walk.state.people.length, walk.state.vehicles, lifeOf(walk).months]).toEqual([3, [], 1]);
  // Each vehicle needs a driver.
  const two = life({
    ...set,
    people: { robin: {} },
    vehicles: { v: { kind: 'motorcycle' }, w: { kind: 'motorcycle' } },
  });
  two.run().answer('travel', 'new rural', 'v').run();
  expect(lifeOf(two).vehicles).toEqual(['v']);
});

test('[BDZ-D-c87] what the band cannot carry without the vehicle that it leaves is left as well, or stored in its base', () => {
  const goods = { food: 6, luxury: 10 };
  const set = { vehicles: { v: { fuel: 0 } }, campaign: { goods }, dice: EVEN };
  const g = life(set).run().answer('travel', 'new rural');
  expect(g.options()).toEqual(['leave food', 'leave luxury']);
  g.answer('leave luxury', 6).run();
  expect(lifeOf(g)).toMatchObject({ goods: { food: 5, luxury: 4 }, at: 'place-2', months: 1 });
  const based = life({ ...set, place: { base: true } })
    .run()
    .answer('travel', 'new rural');
  expect(based.options()).toContain('store luxury');
});

test('[BDZ-camp-travel-steps] the band may stay where it is after all, and every way has its words', () => {
  const g = life({
    place: { next: ['place-2'] },
    vehicles: { v: { fuel: 9 } },
    campaign: { goods: { fuel: 1 } },
    dice: EVEN,
  });
  g.w.s.campaign?.places.push({
    id: 'place-2',
    area: 'rural',
    next: ['place-1'],
    stock: {},
    base: false,
    store: {},
  });
  g.run().answer('travel');
  const keys = () =>
    (g.asked().shape as unknown as { options: { line: { key: string } }[] }).options.map((o) => o.line.key);
  expect(keys()).toEqual(['where-to.known', 'where-to.new-urban', 'where-to.new-rural', 'where-to.stay']);
  g.answer('stay').run();
  expect([g.question(), lifeOf(g).at]).toEqual([expect.stringContaining('next'), 'place-1']);
  g.answer('travel', 'new urban');
  expect(keys()).toEqual(['convoy.vehicle-full', 'convoy.walk']);
  // A tank that is full enough takes nothing from the cans, and a vehicle that seats everybody leaves nothing to ask.
  g.answer('v').run();
  expect([g.facts('refuelled'), lifeOf(g).goods, lifeOf(g).places.length]).toMatchObject([
    [{ poured: 0, burned: 5 }],
    { fuel: 1 },
    3,
  ]);
  expect(g.facts('left-vehicles')).toEqual([]);
  const two = life({
    people: { robin: {}, ada: {} },
    vehicles: { v: { kind: 'motorcycle' } },
    campaign: { goods: FOOD },
    dice: EVEN,
  });
  two.run().answer('travel', 'new rural', 'v').run();
  expect([two.question(), lifeOf(two).at]).toEqual([expect.stringContaining('next'), 'place-2']);
});

test('[BDZ-D-c87] just enough seats: everybody rides, and nobody is asked to stay', () => {
  const g = life({
    people: { robin: { rep: 5 }, ada: {} },
    vehicles: { v: { kind: 'motorcycle' } },
    campaign: { goods: FOOD },
    dice: EVEN,
  });
  g.run().answer('travel', 'new rural', 'v').run();
  expect(g.facts('travelled').map((f) => f.area)).toEqual(['rural']);
  expect([g.facts('left-band'), g.facts('forced')]).toEqual([[], []]);
  expect(lifeOf(g).members.map((m) => m.id)).toEqual(['robin', 'ada']);
});

test('[BDZ-camp-walk] [BDZ-camp-road-roll] nobody is met, and no stock rolled, where all who walked have starved and only a captive lives', () => {
  const captives = [{ who: 'robin', place: 'place-1' }];
  const mouths = ['ada', 'ben'];
  const people = { robin: { rep: 5 }, ada: { rep: 3 }, ben: { rep: 3 } };
  const g = life({ people, campaign: { goods: {}, captives, mouths } }).run();
  g.answer('travel', 'new rural');
  expect(g.facts('left-band').flatMap((f) => f.who)).toEqual(['ada', 'ben']);
  expect(g.facts('travelled')).toEqual([]);
  g.run().done();
  expect(g.facts('campaign-over')).toMatchObject([{ why: 'nobody-left' }]);
});

test('[BDZ-D-c87] each vehicle is offered with its seats and the fuel that it needs out of the cans', () => {
  const g = life({
    people: THREE,
    vehicles: { v: { kind: 'motorcycle', fuel: 1 }, w: { kind: 'sedan', fuel: 3 } },
    campaign: { goods: { ...FOOD, fuel: 4 } },
    dice: EVEN,
  });
  g.run().answer('travel', 'new rural');
  const { options } = g.asked().shape as unknown as {
    options: { id: string; line: { key: string; values?: object } }[];
  };
  expect(options.map((o) => [o.id, o.line.key, o.line.values])).toMatchObject([
    ['v', 'convoy.vehicle-full', { seats: { count: 2 } }],
    ['w', 'convoy.vehicle', { seats: { count: 6 }, units: { noun: 'item.fuel', count: 2 } }],
    ['walk', 'convoy.walk', undefined],
  ]);
});
