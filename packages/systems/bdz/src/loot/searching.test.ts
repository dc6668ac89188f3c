import { describe, expect, test } from 'vitest';
import { EVENING } from '../evening/index.js';
import { cargoValue, holdRow } from '../house/campaign-rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import type { Area, Item } from '../kinds.js';
import type { House } from '../state/encounter.js';
import {
  CARGO,
  CHALLENGES,
  FINDS,
  FOUND_WEAPONS,
  HOLDS,
  LOSERS,
  resourceOf,
  SEARCH_PLUS,
} from '../tables/campaign/loot.js';
import { BUILDINGS } from '../tables/ground.js';
import { gone as house } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { building, underWay } from '../testing/looting.js';
import { printed } from '../testing/printed.js';
import { findsKeys } from '../vehicles/starting.js';
import { rollsFind } from './searching.js';

/** Billy and his companions in a building that has just been found in the given state. */
function inside(
  name: string,
  dice: readonly number[],
  more: Situation & { house?: Partial<House> } = {},
): Game {
  const people = { billy: {}, ...more.people };
  const state = underWay({ who: Object.keys(people), encounter: { houses: [house(more.house)] } });
  return game({
    active: ['billy'],
    ...more,
    map: { buildings: [building(name)] },
    people,
    dice,
    state: { ...state, ...more.state },
  });
}
const stockOf = (g: Game) => g.state.campaign?.places[0]?.stock;
/** What Billy finds in such a place. */
function find(kind: string, area: Area, dice: readonly number[], occupied = false): Item | undefined {
  const g = game({ people: { billy: {} }, dice });
  g.begin(rollsFind(g.w, 'billy', { kind, area, occupied })).done();
  return g.result as Item | undefined;
}

// ------------------------------------------------------------------ tables

/** Our names for the register's items. */
const NAMES: { readonly [name: string]: string } = {
  'luxury items': 'luxury',
  'medical supplies': 'medical',
  'the Cure': 'cure',
  'Body Armor': 'armor',
  'Flash Bang Grenade': 'grenade',
};
const idOf = (name: string) => NAMES[name] ?? name.toLowerCase().replaceAll(' ', '-');

test('[BDZ-T-resources] [BDZ-enc-loot-split] what a total finds is what the register says', () => {
  type Row = { readonly total: number | string; readonly item: string | { readonly [part: string]: string } };
  const rows = printed<Row>('BDZ-T-resources').flatMap(({ total, item }): object[] => {
    const [least, most] = String(total).replace(' or less', '').replace('+', '').split('-');
    const from = String(total).endsWith('less') ? 0 : Number(least);
    const on = [from, Number(most ?? least)];
    if (typeof item === 'string') return [{ on, item: idOf(item) }];
    if ('vacant' in item) return [{ on, item: item.occupied, occupied: true }];
    return Object.entries(item).map(([sub, name]) => ({
      on,
      sub: sub.split('-').map(Number),
      item: idOf(name),
    }));
  });
  expect(FINDS.rows).toEqual(rows);
});

test('[BDZ-T-building-loot] what each kind of building can hold is what the register says', () => {
  type Row = {
    readonly building: string;
    readonly items: readonly string[];
    readonly weapons: string | readonly string[];
    readonly grenades?: true;
    readonly replace?: { readonly [item: string]: string };
    readonly chainsaw?: true | string;
  };
  const rows = printed<Row>('BDZ-T-building-loot');
  expect(HOLDS.rows.map((row) => row.building)).toEqual(BUILDINGS.rows.map((row) => row.id));
  for (const [i, row] of rows.entries()) {
    const mine = HOLDS.rows[i];
    expect(row.building.toLowerCase().replace(/[ /]/g, '-')).toContain(mine?.building.split('-')[0]);
    expect([...(mine?.items ?? [])].sort()).toEqual(row.items.map(idOf).sort());
    expect(mine?.weapons).toEqual(typeof row.weapons === 'string' ? row.weapons : row.weapons.map(idOf));
    expect(mine?.grenades).toEqual(row.grenades);
    const replace = Object.entries(row.replace ?? {}).map(([from, into]) => [idOf(from), idOf(into)]);
    expect(Object.entries(mine?.replace ?? {})).toEqual(replace);
    expect(mine?.chainsaw).toBe(row.chainsaw === true ? 'always' : row.chainsaw && 'rural');
  }
});

test('[BDZ-T-weapons-loot] the Weapons Table is that of the register', () => {
  const rows = printed<{ readonly total: number; readonly item: string }>('BDZ-T-weapons-loot');
  expect(FOUND_WEAPONS.rows).toEqual(rows.map((r) => ({ on: [r.total, r.total], item: idOf(r.item) })));
});

test('[BDZ-T-cargo] [BDZ-enc-cargo-values] [BDZ-D-c30] cargo values are those of the register; a SAW is 3, what is improvised as a weapon of the same hands', () => {
  const rows = printed<{ readonly item: string; readonly cargo: number }>('BDZ-T-cargo');
  const hands: { readonly [name: string]: readonly Item[] } = {
    'Melee weapon (1 hand)': ['one-handed', 'knife', 'improvised-one-handed'],
    'Melee weapon (2 hand)': ['two-handed', 'improvised-two-handed'],
    'Luxury Items': ['luxury'],
    'Medical supplies': ['medical'],
    'Chain Saw': ['chainsaw'],
  };
  const values = rows.flatMap(({ item, cargo }) =>
    (hands[item] ?? [idOf(item) as Item]).map((id) => [id, cargo] as const),
  );
  for (const [id, cargo] of values) expect(cargoValue(PRINTED, id), id).toBe(cargo);
  expect(cargoValue(PRINTED, 'squad-automatic-weapon')).toBe(3);
  expect(CARGO.rows).toHaveLength(values.length + 1);
});

test('[BDZ-T-losers] [BDZ-T-challenge] what is in pockets, and what a Challenge comes to', () => {
  type Loser = { readonly score: number | string; readonly item: string };
  const losers = printed<Loser>('BDZ-T-losers').map(({ score, item }) => {
    const [from, most] = String(score).split('-').map(Number);
    return { on: [from, most ?? from], item: idOf(item) };
  });
  expect(LOSERS.rows).toEqual(losers);
  expect(LOSERS.provenance).toBe('reconstructed');
  type Row = { readonly passed: number; readonly result?: string; readonly second_time?: string };
  for (const row of printed<Row>('BDZ-T-challenge')) {
    const mine = CHALLENGES.rows.find((each) => each.passed === row.passed);
    const came = row.result?.split(' ')[0];
    expect(mine).toMatchObject({ first: came ?? 'choice', second: came ?? row.second_time });
  }
});

// ------------------------------------------------------------------ the roll

test('[BDZ-enc-loot-area-mod] two less in the country, two more in the city', () => {
  expect(SEARCH_PLUS).toEqual({ rural: -2, suburbs: 0, urban: 2 });
  expect(find('restaurant', 'rural', [5, 5], true)).toBe('food');
  expect(find('restaurant', 'suburbs', [4, 5])).toBe('food');
  expect(find('restaurant', 'urban', [3, 4])).toBe('food');
  expect(find('restaurant', 'rural', [5, 4])).toBeUndefined();
});

test('[BDZ-enc-loot-8] an 8 finds food where somebody had been, and nothing in a vacant building', () => {
  expect(find('house', 'suburbs', [4, 4], true)).toBe('food');
  expect(find('house', 'suburbs', [4, 4], false)).toBeUndefined();
});

test('[BDZ-enc-loot-split] a 10 and an 11 take another die', () => {
  expect(find('house', 'suburbs', [5, 5, 2])).toBe('keys');
  expect(find('house', 'suburbs', [5, 5, 3])).toBe('luxury');
  expect(find('police-station', 'suburbs', [5, 6, 2])).toBe('fuel');
  expect(find('police-station', 'suburbs', [5, 6, 3])).toBe('medical');
});

test('[BDZ-enc-loot-type] [BDZ-D-c67] what the building cannot hold is not found', () => {
  expect(find('church', 'suburbs', [4, 5])).toBeUndefined();
  expect(find('church', 'suburbs', [6, 6])).toBeUndefined();
  expect(find('gas-station', 'suburbs', [5, 6, 3])).toBeUndefined();
  expect(find('gas-station', 'suburbs', [5, 6, 1])).toBe('fuel');
  expect(find('nowhere', 'suburbs', [4, 5])).toBeUndefined();
});

test('[BDZ-enc-loot-weapons] a 12 or a 13 takes two dice on the Weapons Table, and what the building has of it', () => {
  expect(find('house', 'suburbs', [6, 6, 3, 4])).toBe('ba-pistol');
  expect(find('restaurant', 'urban', [5, 6, 1, 2])).toBe('armor');
  expect(find('office-buildings', 'suburbs', [6, 6, 3, 4])).toBe('ba-pistol');
  expect(find('office-buildings', 'suburbs', [6, 6, 4, 5])).toBeUndefined();
  expect(find('warehouse', 'suburbs', [6, 6, 3, 4])).toBeUndefined();
});

test('[BDZ-enc-loot-grenades] flash bangs lie only in military bases and police stations', () => {
  expect(find('house', 'suburbs', [6, 6, 6, 6])).toBeUndefined();
  expect(find('police-station', 'suburbs', [6, 6, 6, 6])).toBe('grenade');
  expect(find('military-base', 'suburbs', [6, 6, 6, 6])).toBe('grenade');
});

test('[BDZ-enc-loot-subst-military] [BDZ-enc-loot-subst-police] heavier weapons of soldiers, and shotguns of police', () => {
  expect(find('military-base', 'suburbs', [6, 6, 2, 3])).toBe('assault-rifle');
  expect(find('military-base', 'suburbs', [6, 6, 1, 1])).toBe('squad-automatic-weapon');
  expect(find('police-station', 'suburbs', [6, 6, 2, 3])).toBe('shotgun');
  expect(find('police-station', 'suburbs', [6, 6, 1, 1])).toBe('assault-rifle');
});

test('[BDZ-enc-loot-cure] [BDZ-D-c29] the Cure takes two sixes in a city, and a hospital or a base that somebody has put there', () => {
  expect(find('hospital', 'urban', [6, 6])).toBe('cure');
  expect(find('military-base', 'urban', [6, 6])).toBe('cure');
  expect(find('police-station', 'urban', [6, 6])).toBeUndefined();
  expect(find('hospital', 'suburbs', [6, 6])).toBeUndefined();
});

test('[BDZ-melee-chainsaw-find] a chain saw in place of what the table gives: in a house in the country or a box store, from a 10 on', () => {
  const sees = (kind: string, area: Area, dice: readonly number[]) => {
    const g = game({ people: { billy: {} }, dice });
    g.begin(rollsFind(g.w, 'billy', { kind, area, occupied: false }));
    return g.question() === 'player-1 saw-found BDZ-melee-chainsaw-find';
  };
  expect(sees('house', 'rural', [6, 6])).toBe(true);
  expect(sees('house', 'rural', [6, 5])).toBe(false);
  expect(sees('retail-box-store', 'suburbs', [5, 5])).toBe(true);
  expect(sees('retail-box-store', 'suburbs', [4, 5])).toBe(false);
  const g = game({ people: { billy: {} }, dice: [5, 5] });
  g.begin(rollsFind(g.w, 'billy', { kind: 'retail-box-store', area: 'suburbs', occupied: false }));
  g.answer(true).done();
  expect(g.result).toBe('chainsaw');
  for (const [kind, area] of [
    ['house', 'suburbs'],
    ['restaurant', 'urban'],
  ] as const)
    expect(find(kind, area, [6, 4, ...(area === 'urban' ? [3, 3] : [3])])).not.toBe('chainsaw');
});

// ------------------------------------------------------------------ a deed

test('[BDZ-enc-loot-when] [BDZ-enc-loot-search] [BDZ-enc-loot-deduct] [BDZ-camp-track-find] [BDZ-D-c56] what is found is carried, and is the area’s no more', () => {
  const g = inside('House', [4, 5]).step();
  expect(g.options()).toContain('search billy');
  g.answer('search billy').end();
  expect(g.person('billy').load).toEqual({ food: 1 });
  expect(g.person('billy').deeds.found).toBe(true);
  expect(stockOf(g)?.food).toBe(4);
  // BDZ-D-c25: Billy does nothing else in this activation.
  expect(g.state.done).toEqual(['billy']);
  expect(g.state.active).toBeNull();
});

test('[BDZ-enc-encumbrance] whoever is in the same building may carry what the finder has no room for', () => {
  const people = { billy: { x: 17, rep: 2, load: { fuel: 2 } }, sue: { x: 19 }, out: { x: 30 } };
  const g = inside('House', [4, 5], { people }).step().answer('search billy');
  expect(g.options()).toEqual(['keep sue', 'instead fuel', 'leave']);
});

test('[BDZ-enc-loot-type] nothing found, nothing used up, and the place is searched all the same', () => {
  const g = inside('Church', [4, 5]).step().answer('search billy').end();
  expect(g.facts('found-nothing')).toHaveLength(1);
  expect(stockOf(g)?.food).toBe(5);
  expect(g.state.encounter?.houses[0]?.searched).toEqual(['billy']);
  expect(g.person('billy').deeds.found).toBe(false);
});

test('[BDZ-camp-overfish] [BDZ-D-c60] what the area has no more of is not found in it; keys and the Cure are not counted', () => {
  const empty = underWay({ who: ['billy'], place: { stock: { food: 0 } }, encounter: { houses: [house()] } });
  const g = inside('House', [4, 5], { state: empty }).step().answer('search billy').end();
  expect(g.facts('found-nothing')).toHaveLength(1);
  expect(resourceOf('grenade')).toBe('weapons');
  expect(resourceOf('chainsaw')).toBe('weapons');
  expect(resourceOf('armor')).toBe('armor');
  expect([resourceOf('keys'), resourceOf('cure')]).toEqual([undefined, undefined]);
});

test('[BDZ-enc-raid-resources] a settlement’s goods are not those of the area', () => {
  const raid = underWay({
    who: ['billy'],
    place: { stock: { food: 0 } },
    encounter: { kind: 'raid', houses: [house()] },
  });
  const g = inside('House', [4, 5], { state: raid }).step().answer('search billy').end();
  expect(g.person('billy').load).toEqual({ food: 1 });
  expect(stockOf(g)).toEqual({ food: 0 });
});

test('[BDZ-camp-res-keys] [BDZ-veh-start-keys-found] keys fit the vehicle beside the building or another', () => {
  const vehicles = {
    near: { x: 24, y: 18, facing: 0, keys: 'unknown', running: false },
    far: { x: 5, y: 5, keys: 'unknown', running: false },
  } as const;
  const keys = (die: number) => {
    const g = inside('House', [5, 5, 1, die], { vehicles }).step().answer('search billy').end();
    expect(g.person('billy').load).toEqual({});
    return [g.vehicle('near').keys, g.vehicle('far').keys];
  };
  expect(keys(4)).toEqual(['at-hand', 'unknown']);
  expect(keys(5)).toEqual(['unknown', 'at-hand']);
});

test('[BDZ-veh-start-keys-found] keys that fit nothing on the table are told of', () => {
  const useless = (vehicles: Situation['vehicles'], die: number) => {
    const g = inside('House', [5, 5, 1, die], { vehicles }).step().answer('search billy').end();
    return [g.facts('keys').length, g.facts('keys-useless').map((f) => f.who)];
  };
  const near = { x: 24, y: 18, facing: 0, keys: 'unknown', running: false } as const;
  expect([useless({ near }, 5), useless({ near }, 4)]).toEqual([
    [0, ['billy']],
    [1, []],
  ]);
  expect(useless({}, 1)).toEqual([0, ['billy']]);
});

test('[BDZ-veh-start-keys-found] keys that are found are neither for a vehicle whose keys one has nor for a wreck', () => {
  const found = (near: object) => {
    const vehicles = {
      near: { x: 24, y: 18, facing: 0, running: false, ...near },
      far: { x: 5, y: 5, keys: 'unknown', running: false },
    } as const;
    const g = inside('House', [5, 5, 1, 1], { vehicles }).step().answer('search billy').end();
    return g.facts('keys').map((f) => f.vehicle);
  };
  expect(found({ keys: 'at-hand' })).toEqual(['far']);
  expect(found({ keys: 'unknown', condition: 'wreck' })).toEqual(['far']);
  // One with its middle on the edge of the table is there; one that is off the table is not. BDZ-D-c84.
  const only = (x: number) => {
    const vehicles = { far: { x, y: 18, keys: 'unknown', running: false } } as const;
    return inside('House', [5, 5, 1, 1], { vehicles }).step().answer('search billy').end().vehicle('far')
      .keys;
  };
  expect([only(0), only(-1)]).toEqual(['at-hand', 'unknown']);
});

describe('[BDZ-D-c25] when a building may be searched', () => {
  const search = (g: Game) => g.options().includes('search billy');

  test('[BDZ-enc-loot-once] several may, each once, in the activation in which it became clear, and nobody after it', () => {
    const people = { billy: { x: 17 }, sue: { x: 19 } };
    const g = inside('House', [1, 1], { people, active: ['billy', 'sue'] }).step();
    expect(g.options()).toEqual(expect.arrayContaining(['search billy', 'search sue']));
    g.answer('search billy').step();
    expect(g.options()).not.toContain('search billy');
    expect(g.options()).toContain('search sue');
    g.answer('done').step();
    expect(g.state.encounter?.houses[0]?.clear).toBe('past');
  });

  test('not with a zombie or an enemy in it; it is clear when the last is gone', () => {
    const g = inside('House', [], { zeds: { 'zed-1': { x: 21, y: 21 } } }).step();
    expect(search(g)).toBe(false);
    expect(g.state.encounter?.houses[0]?.clear).toBe('no');
    const foe = { seat: 'others', side: 'others', x: 21, y: 21, facing: 90 } as const;
    expect(search(inside('House', [], { people: { foe } }).step())).toBe(false);
    expect(search(inside('House', [], { people: { foe: { ...foe, status: 'out' } } }).step())).toBe(true);
  });

  test('[BDZ-enc-inside-vacant] at once, or in any later activation while nobody has', () => {
    const g = inside('House', [1, 1]).step();
    expect(search(g)).toBe(true);
    g.answer('done').step();
    expect(g.state.encounter?.houses[0]?.clear).toBe('now');
    const later = inside('House', [1, 1], { active: [], house: { clear: 'now' } });
    later.w.s.active = null;
    later.step().answer('move billy').step();
    later.answer('search billy').step();
    expect(later.facts('searched')).toHaveLength(1);
  });

  test('[BDZ-enc-mg-lose1] not one that is closed, and not by somebody who is outside', () => {
    expect(search(inside('House', [], { house: { closed: true } }).step())).toBe(false);
    expect(search(inside('House', [], { people: { billy: { x: 30 } } }).step())).toBe(false);
  });

  test('[BDZ-bldg-trailer] a trailer is a shop in which one thing is found', () => {
    expect(holdRow(PRINTED, 'retail-store')?.items).toEqual(['luxury', 'keys']);
    expect(search(inside('Trailer', [], {}).step())).toBe(true);
    expect(search(inside('Trailer', [], { house: { finds: 1 } }).step())).toBe(false);
    expect(search(inside('Shop', [], { house: { finds: 1 } }).step())).toBe(true);
  });
});

test('[BDZ-D-c25] [BDZ-enc-loot-search] why somebody may not search, in words', () => {
  const why = (given: Parameters<typeof inside>[2]) => {
    const g = inside('House', [], given).step();
    const view = { ...g.state, seat: 'player-1' };
    return EVENING.whyNot?.(view, 'billy', 'search', undefined, g.w.book)?.line.key;
  };
  expect(why({})).toBeUndefined();
  expect(why({ people: { billy: { x: 30 } } })).toBe('why-not.search-outside');
  expect(why({ house: { closed: true } })).toBe('why-not.search-theirs');
  expect(why({ zeds: { 'zed-1': { x: 21, y: 21 } } })).toBe('why-not.search-unclear');
  expect(why({ house: { clear: 'past' } })).toBe('why-not.search-too-late');
  expect(why({ house: { searched: ['billy'] } })).toBe('why-not.search-searched');
});

describe('[BDZ-veh-type-bigrig] [BDZ-bldg-trailer] the trailer of a rig', () => {
  const opened = house({ id: 'rig', trailer: true });
  const rig = { kind: 'big-rig', x: 18, y: 23, facing: 0, found: true, running: false } as const;
  /** Billy at the rear end of a rig that has been opened. */
  const behind = (dice: readonly number[], more: Situation & { house?: Partial<House> } = {}) => {
    const people = { billy: { y: 17.4 }, ...more.people };
    const houses = [{ ...opened, ...more.house }];
    const who = Object.keys(people).filter((id) => id !== 'foe');
    const state = underWay({ who, encounter: { houses } });
    const vehicles = { rig, ...more.vehicles };
    return game({ active: who, ...more, people, vehicles, dice, state });
  };
  const sue = { sue: { x: 19, y: 17.4 } };
  const why = (g: Game, who: string) =>
    EVENING.whyNot?.(g.view('player-1'), who, 'search', undefined, g.w.book)?.line.key;

  test('is a shop in which one thing is found; a second search is refused', () => {
    // A luxury item in a shop of the suburbs.
    const g = behind([5, 5, 3], { people: sue }).step();
    expect(g.options()).toEqual(expect.arrayContaining(['search billy', 'search sue']));
    g.answer('search billy').end();
    expect(g.facts('searched')).toMatchObject([{ who: 'billy', house: 'rig', trailer: true }]);
    expect(g.facts('searched').map((f) => bdz.tell(f)?.key)).toEqual(['tell.searched-trailer']);
    expect(g.facts('found')).toMatchObject([{ item: 'luxury', house: 'rig' }]);
    expect(g.state.encounter?.houses[0]).toMatchObject({ finds: 1, searched: ['billy'] });
    g.step();
    expect(g.options()).not.toContain('search sue');
    expect(why(g, 'sue')).toBe('why-not.search-searched');
  });

  test('is searched where its rear end is, when the rig has been moved', () => {
    const at = (y: number) => {
      const g = behind([], { people: { billy: { y } }, vehicles: { rig: { ...rig, y: 28 } } }).step();
      return g.options().includes('search billy');
    };
    expect([at(17.4), at(22.4)]).toEqual([false, true]);
    const gone = behind([], { vehicles: { rig: { ...rig, x: -1, y: -1 } } }).step();
    expect(gone.options()).not.toContain('search billy');
  });

  test('is not searched with one of the dead or an enemy at its doors', () => {
    const may = (more: Situation) => {
      const g = behind([], more).step();
      return g.options().includes('search billy') ? undefined : why(g, 'billy');
    };
    expect(may({ zeds: { 'zed-1': { x: 19.2, y: 17.4 } } })).toBe('why-not.search-unclear');
    expect(may({ zeds: { 'zed-1': { x: 30, y: 17.4 } } })).toBeUndefined();
    const foe = { seat: 'others', side: 'others', x: 19.2, y: 17.4, facing: 180 } as const;
    expect(may({ people: { foe } })).toBe('why-not.search-unclear');
    expect(
      behind([], { house: { closed: true } })
        .step()
        .options(),
    ).not.toContain('search billy');
  });

  test('[BDZ-D-rig-trailer] [BDZ-D-c93] keys in it may be its own', () => {
    const found = (die: number) => {
      const car = { kind: 'sedan', x: 30, y: 6, keys: 'unknown', found: true } as const;
      const vehicles = { car, rig: { ...rig, keys: 'unknown' as const } };
      const g = game({ vehicles, people: { billy: {} }, dice: [die] });
      g.begin(findsKeys(g.w, 'billy', 'rig'))
        .end()
        .done();
      return g.facts('keys').map((f) => f.vehicle);
    };
    expect([found(4), found(5)]).toEqual([['rig'], ['car']]);
  });
});
