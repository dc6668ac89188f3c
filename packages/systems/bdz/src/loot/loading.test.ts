import { expect, test } from 'vitest';
import { isWon } from '../encounters/ending.js';
import { comesHome } from '../encounters/home.js';
import type { Encounter } from '../state/encounter.js';
import type { Goods } from '../state/goods.js';
import { dayOne } from '../testing/day.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';

type Given = Parameters<typeof underWay>[0];
type Billy = NonNullable<Situation['people']>[string];

/** Billy beside the sedan "a" of others, in an encounter that is under way. */
function beside(load: Goods, vehicle: object = {}, billy: Billy = {}, more: Situation = {}): Game {
  return game({
    people: { billy: { x: 19.25, load, ...billy }, ...more.people },
    vehicles: { a: { running: false, ...vehicle } },
    state: underWay({ who: ['billy'] }),
    active: ['billy'],
  }).step();
}

test('[BDZ-enc-encumbrance-vehicle] [BDZ-D-c151] what somebody has packed goes into a vehicle, as far as there is room, and takes an activation', () => {
  const g = beside({ food: 3, luxury: 1, keys: 1 }).answer('load billy a').end();
  expect([g.vehicle('a').load, g.person('billy').load]).toEqual([{ food: 3, luxury: 1 }, { keys: 1 }]);
  expect(g.state.done).toEqual(['billy']);
  // A sedan of six seats carries 72.
  const full = beside({ food: 3, luxury: 1 }, { load: { fuel: 35 } })
    .answer('load billy a')
    .end();
  expect(full.vehicle('a').load).toEqual({ fuel: 35, food: 2 });
  expect(full.person('billy').load).toEqual({ food: 1, luxury: 1 });
});

test('[BDZ-D-c151] loaded is a vehicle at rest that one is beside or in, and that can still come away', () => {
  const may = (...given: Parameters<typeof beside>) =>
    beside(...given)
      .options()
      .includes('load billy a');
  const food = { food: 1 };
  expect([
    may(food),
    may(food, { condition: 'disabled' }),
    may(food, {}, { aboard: 'a', sits: 'rear' }),
  ]).toEqual([true, true, true]);
  const nothing = [may({}), may({ keys: 1 }), may(food, { load: { food: 72 } })];
  const vehicle = [may(food, { condition: 'wreck' }), may(food, { speed: 4, running: true })];
  const figure = [may(food, {}, { x: 15 }), may(food, {}, { being: 'dog' }), may(food, {}, { used: 1 })];
  expect([...nothing, ...vehicle, ...figure]).toEqual(Array(8).fill(false));
  // Others in it hold it, their dead do not.
  const theirs = (status: 'carry-on' | 'dead') =>
    may(food, {}, {}, { people: { joe: { side: 'others', aboard: 'a', sits: 'rear', status } } });
  expect([theirs('carry-on'), theirs('dead')]).toEqual([false, true]);
});

test('[BDZ-D-c151] [BDZ-enc-encumbrance] somebody packs what lies in it, one thing after the other as its load allows', () => {
  const g = beside({}, { load: { food: 2, 'squad-automatic-weapon': 2 } }, { rep: 2 }).answer(
    'unload billy a',
  );
  expect(g.question()).toBe('player-1 unload BDZ-enc-encumbrance-vehicle');
  expect(g.options()).toEqual(['food', 'squad-automatic-weapon', 'done']);
  g.answer('squad-automatic-weapon');
  expect(g.options()).toEqual(['food', 'done']);
  g.answer('done').end();
  expect(g.person('billy').load).toEqual({ 'squad-automatic-weapon': 1 });
  expect([g.vehicle('a').load, g.state.done]).toEqual([{ food: 2, 'squad-automatic-weapon': 1 }, ['billy']]);
  const may = (...given: Parameters<typeof beside>) =>
    beside(...given)
      .options()
      .includes('unload billy a');
  // Even a wreck is emptied.
  expect(may({}, { load: { food: 1 }, condition: 'wreck' })).toBe(true);
  expect([may({}, {}), may({ fuel: 3 }, { load: { food: 1 } }, { rep: 3 })]).toEqual([false, false]);
});

/** Billy and the loaded vehicle are away, or one of them is still there. */
function away(billy: object, vehicle: object, more: Partial<Given> = {}): Game {
  const gone = { x: -1, y: -1 };
  return game({
    people: { billy: { ...gone, ...billy } },
    vehicles: { a: { ...gone, load: { food: 2, fuel: 1 }, ...vehicle } },
    state: underWay({ who: ['billy'], ...more }),
  });
}

test('[BDZ-enc-encumbrance-vehicle] [BDZ-D-c151] its load comes home with the vehicle, and is lost with it', () => {
  const goods = (vehicle: object, billy: object = { aboard: 'a', sits: 'wheel' }) => {
    const g = away(billy, vehicle, { encounter: { brought: { fuel: 1 } } });
    g.begin(comesHome(g.w, g.w.s.encounter as Encounter, true)).end();
    const [kept] = g.state.vehicles;
    return [
      g.state.campaign?.goods,
      g.state.campaign?.chronicle[0]?.found,
      kept && ('load' in kept || 'saw' in kept),
    ];
  };
  expect(goods({})).toEqual([{ food: 2, fuel: 1 }, { food: 2 }, false]);
  // Nor is it known of the vehicle any longer that a saw in it had run dry. BDZ-melee-chainsaw-gas.
  expect(goods({ saw: 'dry' })).toEqual(goods({}));
  expect(goods({ x: 20, y: 18 }, {})).toEqual([{}, {}, undefined]);
  expect(goods({ condition: 'wreck' })).toEqual([{}, {}, undefined]);
});

test('[BDZ-D-c111] what is in a vehicle that they come away with is booty of a Raid, and so is the vehicle', () => {
  const won = (vehicle: object, own: readonly string[], billy: object = { aboard: 'a', sits: 'wheel' }) => {
    const raid = { kind: 'raid' as const };
    const g = away(billy, vehicle, { encounter: raid, campaign: { vehicles: [...own] } });
    return isWon(g.w, g.w.s.encounter as Encounter);
  };
  expect([won({}, ['a']), won({ load: {} }, ['a']), won({ load: {} }, [])]).toEqual([true, false, true]);
  expect(won({ x: 20, y: 18 }, ['a'], {})).toBe(false);
});

test('[BDZ-D-c97] [BDZ-D-c151] on Day One the family has what is in a vehicle that it has driven away', () => {
  const left = (aboard: string) => {
    const gone = { x: -1, y: -1 };
    const people = { 'star-1': { ...gone, aboard, sits: 'wheel' } } as const;
    const vehicles = { suv: { kind: 'suv', ...gone, load: { food: 4 } } } as const;
    return dayOne({ at: 'box', people, vehicles }).step().state.campaign;
  };
  expect(left('suv')).toMatchObject({ goods: { food: 4 }, chronicle: [{ found: { food: 4 } }] });
  expect(left('')).toMatchObject({ goods: {}, chronicle: [{ found: {} }] });
});

test('[BDZ-melee-chainsaw-gas] [BDZ-melee-chainsaw-stall] a saw that has run dry or stalled is so after it has lain in a vehicle', () => {
  const after = (saw: 'works' | 'stalled' | 'dry') => {
    const g = beside({}, {}, { load: { chainsaw: 1 }, saw })
      .answer('load billy a')
      .end();
    expect(g.vehicle('a').load).toEqual({ chainsaw: 1 });
    const { load = {}, saw: lies } = g.vehicle('a');
    const other = beside({}, { load, ...(lies && { saw: lies }) }).answer('unload billy a', 'chainsaw');
    return other.person('billy').saw;
  };
  expect([after('works'), after('stalled'), after('dry')]).toEqual(['works', 'stalled', 'dry']);
  // One with a saw of its own goes on with that.
  const two = beside({ chainsaw: 1 }, { load: { chainsaw: 1 }, saw: 'dry' }, { rep: 6 });
  expect(two.answer('unload billy a', 'chainsaw').person('billy').saw).toBe('works');
});

test('[BDZ-melee-chainsaw-gas] once a dry saw is out of the vehicle, one that runs is put in and taken out as it is', () => {
  const dry = beside({}, { load: { chainsaw: 1, food: 1 }, saw: 'dry' }).answer('unload billy a', 'chainsaw');
  expect([dry.person('billy').saw, dry.vehicle('a').saw]).toEqual(['dry', undefined]);
  // Of two that lie there one is left, and what is known of them stays.
  const two = beside({}, { load: { chainsaw: 2 }, saw: 'dry' }, { rep: 6 }).answer(
    'unload billy a',
    'chainsaw',
  );
  expect(two.vehicle('a').saw).toBe('dry');
  // Whoever has put a dry one in elsewhere has one that runs now, and has mended nothing.
  const other = beside({}, { load: { chainsaw: 1 } }, { saw: 'dry' }).answer('unload billy a', 'chainsaw');
  expect([other.person('billy').saw, other.facts('chainsaw')]).toEqual(['works', []]);
});
