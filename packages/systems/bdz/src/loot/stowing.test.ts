import { expect, test } from 'vitest';
import { isWon } from '../encounters/ending.js';
import { comesHome } from '../encounters/home.js';
import { PRINTED } from '../house/tables.js';
import type { Encounter } from '../state/encounter.js';
import type { Goods } from '../state/goods.js';
import { life } from '../testing/campaign.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';
import { bandRoom, outfits, stows, vehicleRoom } from './stowing.js';

type Given = Parameters<typeof underWay>[0];
function band(given: Situation, more: Partial<Given> = {}): Game {
  return game({ ...given, state: underWay({ who: Object.keys(given.people ?? {}), ...more }) });
}

test('[BDZ-EX-enc-cargo-1] [BDZ-enc-encumbrance-vehicle] a big rig of 6 and 40 seats carries 552; a small RV what its front seats do', () => {
  expect(vehicleRoom(PRINTED, { kind: 'big-rig', large: false })).toBe(552);
  expect(vehicleRoom(PRINTED, { kind: 'rv', large: false })).toBe(96);
  expect(vehicleRoom(PRINTED, { kind: 'rv', large: true })).toBe(240);
});

test('[BDZ-enc-encumbrance] [BDZ-enc-encumbrance-vehicle] a band carries what its members and vehicles can', () => {
  const people = { billy: { rep: 5 }, sue: { rep: 3, has: ['pistol'] as const } };
  const vehicles = { car: { kind: 'motorcycle' as const }, other: {} };
  expect(bandRoom(band({ people }).w)).toBe(10 + 5);
  expect(bandRoom(band({ people, vehicles }, { campaign: { vehicles: ['car'] } }).w)).toBe(15 + 24);
});

/** Billy, Rep 4, with these goods after an encounter. */
const after = (goods: Goods, place: Given['place'] = {}) => {
  const g = band({ people: { billy: {} } }, { campaign: { goods }, place });
  return g.begin(stows(g.w));
};

test('[BDZ-enc-encumbrance] [BDZ-camp-base] without a base what is too much is left behind, as the player likes', () => {
  expect(after({ food: 8 }).question()).toBe('over');
  const g = after({ food: 8, luxury: 3 });
  expect(g.question()).toBe('player-1 stow BDZ-enc-encumbrance');
  expect(g.options()).toEqual(['leave food', 'leave luxury']);
  g.answer('leave food', 2).end();
  expect(g.state.campaign?.goods).toEqual({ food: 6, luxury: 3 });
  const twice = after({ food: 8, luxury: 3 }).answer('leave luxury', 2);
  expect(twice.options()).toEqual(['leave food', 'leave luxury']);
  twice.answer('leave luxury').end();
  expect(twice.state.campaign?.goods).toEqual({ food: 8 });
});

test('[BDZ-camp-base] [BDZ-D-c88] with a base here it is stored, and fetched out of it again after each encounter', () => {
  const g = after({ food: 10 }, { base: true, store: { fuel: 1 } });
  expect(g.options()).toEqual(['store food', 'fetch fuel', 'leave food']);
  g.answer('store food', 4);
  expect(g.options()).toEqual(['store food', 'fetch fuel', 'fetch food', 'done']);
  g.answer('fetch fuel', 'done').end();
  expect(g.state.campaign?.goods).toEqual({ food: 6, fuel: 1 });
  expect(g.state.campaign?.places[0]?.store).toEqual({ food: 4 });
  expect(after({}, { base: true }).question()).toBe('over');
});

test('[BDZ-enc-encumbrance] when nobody is left to carry them, all goods are left and nobody is asked', () => {
  const campaign = { goods: { food: 8, luxury: 3 }, members: [] };
  const g = band({ people: { billy: {} } }, { campaign, place: { base: true } });
  g.begin(stows(g.w));
  expect(g.question()).toBe('over');
  expect(g.state.campaign?.goods).toEqual({});
  expect(g.state.campaign?.places[0]?.store).toEqual({});
  const earlier = band({ people: { billy: {} }, begun: 20 }, { campaign, place: { base: true } });
  earlier.begin(stows(earlier.w));
  expect(earlier.question()).toBe('player-1 stow BDZ-camp-base');
});

test('[BDZ-enc-encumbrance] [BDZ-camp-base] of several things of a kind some are stored or left, as an answer says', () => {
  const g = after({ food: 10, shotgun: 1 }, { base: true, store: { fuel: 2 } });
  const { options } = g.asked().shape as unknown as { options: { id: string; line: { key: string } }[] };
  expect(options.map((o) => [o.id, o.line.key])).toEqual([
    ['store food', 'stow.store-some'],
    ['store shotgun', 'stow.store'],
    ['fetch fuel', 'stow.fetch-some'],
    ['leave food', 'stow.leave-some'],
    ['leave shotgun', 'stow.leave'],
  ]);
  // Of none nothing is told.
  expect(g.answer('store food', 0).facts('stowed')).toEqual([]);
});

test('[BDZ-enc-encumbrance] whoever has more on it than it can carry is asked for nothing while the band owns nothing', () => {
  const laden = { rep: 1, has: ['squad-automatic-weapon' as const], melee: 'two-handed' as const };
  const g = band({ people: { billy: laden } });
  expect(bandRoom(g.w)).toBeLessThan(0);
  expect(g.begin(stows(g.w)).end().facts('stowed')).toEqual([]);
});

// ------------------------------------------------------------------ coming home

function home(given: Situation, more: Partial<Given> = {}): Game {
  const g = band(given, more);
  return g.begin(comesHome(g.w, g.w.s.encounter as Encounter, true)).end();
}

test('[BDZ-camp-track-gain] what they carry is the band’s, and what they had taken along is not counted as found', () => {
  const people = { billy: { load: { food: 1, medical: 1 } } };
  const g = home({ people }, { encounter: { brought: { medical: 1 } } });
  expect(g.state.campaign?.goods).toEqual({ food: 1, medical: 1 });
  expect(g.state.campaign?.chronicle[0]?.found).toEqual({ food: 1 });
  const lost = home({ people: { billy: {}, sue: { status: 'dead' as const, load: { food: 1 } } } });
  expect(lost.state.campaign?.goods).toEqual({});
});

test('[BDZ-D-c111] what somebody had taken along into a Raid is no booty', () => {
  const won = (load: Goods) => {
    const g = band({ people: { billy: { load } } }, { encounter: { kind: 'raid', brought: { medical: 1 } } });
    return isWon(g.w, g.w.s.encounter as Encounter);
  };
  expect([won({ medical: 1 }), won({ medical: 2 }), won({ medical: 1, food: 1 })]).toEqual([
    false,
    true,
    true,
  ]);
});

test('[BDZ-D-c111] a rifle taken in hand and armor put on are booty and found, but neither what one set out with nor what others bring', () => {
  const raid = { encounter: { kind: 'raid' as const, own: { pistol: 1, knife: 1 } }, who: ['billy', 'sue'] };
  const sue = { melee: 'knife' as const };
  const won = (people: Situation['people']) => {
    const g = band({ people: { billy: { has: ['pistol'] }, sue, ...people } }, raid);
    return isWon(g.w, g.w.s.encounter as Encounter);
  };
  expect(won({})).toBe(false);
  expect(won({ billy: { has: ['pistol', 'shotgun'] } })).toBe(true);
  expect(won({ billy: { has: ['pistol'], armoured: true } })).toBe(true);
  // What one has taken from a dead friend is none, nor is what somebody who has joined had.
  const taken = won({ billy: { melee: 'knife' }, sue: { status: 'dead' } });
  expect([taken, won({ joe: { armoured: true } })]).toEqual([false, false]);
  const billy = { has: ['pistol', 'shotgun'] as const, armoured: true, load: { food: 1 } };
  const g = home({ people: { billy, sue, joe: { melee: 'two-handed' } } }, raid);
  expect(g.state.campaign?.chronicle[0]?.found).toEqual({ shotgun: 1, armor: 1, food: 1 });
});

test('[BDZ-enc-loot-joiners] [BDZ-D-c66] whoever joins for good brings weapons and armour, and a unit of food; a guest leaves what it carried', () => {
  const people = {
    billy: {},
    joe: { has: ['shotgun'] as const, armoured: true },
    guest: { load: { luxury: 1 } },
  };
  const g = home({ people }, { who: ['billy'], encounter: { guests: ['guest'] } });
  expect(g.state.campaign?.goods).toEqual({ food: 1, luxury: 1 });
  expect(g.state.people.map((p) => p.id)).toEqual(['billy', 'joe']);
  expect(g.person('joe')).toMatchObject({ armoured: true, guns: [{ gun: 'shotgun' }] });
});

test('[BDZ-D-c59] a vehicle that is driven away is the area’s no more; in a Raid it is not counted', () => {
  const people = { billy: { aboard: 'car', sits: 'wheel' as const } };
  const vehicles = { car: { x: -1, y: -1, found: true } };
  const stock = (g: Game) => g.state.campaign?.places[0]?.stock?.vehicles;
  const g = home({ people, vehicles });
  expect([stock(g), g.state.campaign?.vehicles]).toEqual([4, ['own-sedan-1']]);
  expect(stock(home({ people, vehicles }, { encounter: { kind: 'raid' } }))).toBe(5);
  expect(stock(home({ people, vehicles }, { campaign: { vehicles: ['car'] } }))).toBe(5);
});

// ------------------------------------------------------------------ setting out

test('[BDZ-camp-res-use] before an encounter somebody takes out of the band’s goods what it can carry, and leaves what it likes', () => {
  const goods = { food: 2, medical: 1, armor: 1, shotgun: 1, grenade: 1 };
  const g = band(
    { people: { billy: { has: ['assault-rifle'] }, sue: { rep: 1, melee: 'knife' } } },
    { campaign: { goods }, encounter: { own: { 'assault-rifle': 1, knife: 1 } } },
  );
  g.begin(outfits(g.w));
  expect(g.options()).toEqual(['billy', 'sue', 'done']);
  // Food is nothing to take along.
  const { items } = g.asked().values as unknown as { items: { noun: string }[] };
  expect(items.map((item) => item.noun)).toEqual([
    'item.medical',
    'item.armor',
    'item.shotgun',
    'item.grenade',
  ]);
  g.answer('billy');
  expect(g.options()).toEqual([
    'keep medical',
    'wear armor',
    'keep armor',
    'hand shotgun',
    'keep shotgun',
    'keep grenade',
    'back assault-rifle',
    'done',
  ]);
  g.answer('wear armor', 'billy', 'hand shotgun', 'billy', 'keep medical', 'sue');
  // Somebody of Rep 1 can carry no more than a knife.
  expect(g.options()).toEqual(['back knife', 'done']);
  g.answer('back knife', 'billy', 'back assault-rifle', 'done').end();
  expect(g.person('billy')).toMatchObject({
    armoured: true,
    guns: [{ gun: 'shotgun' }],
    load: { medical: 1 },
  });
  expect(g.state.campaign?.goods).toEqual({ food: 2, grenade: 1, knife: 1, 'assault-rifle': 1 });
  const { brought, own } = g.state.encounter as Encounter;
  expect([brought, own]).toEqual([{ medical: 1 }, { shotgun: 1, armor: 1 }]);
  // With half a unit of room there is room for medical supplies, but not for body armor.
  const stock = { campaign: { goods: { medical: 1, armor: 1 } } };
  const full = band({ people: { billy: { load: { luxury: 15 } } } }, stock);
  full.begin(outfits(full.w)).answer('billy');
  expect(full.options()).toEqual(['keep medical', 'back luxury', 'done']);
  const fed = band({ people: { billy: {} } }, { campaign: { goods: { food: 3 } } });
  expect(fed.begin(outfits(fed.w)).question()).toBe('over');
});

test('[BDZ-enc-encumbrance] [BDZ-camp-base] a band that can just carry its goods is asked nothing before it chooses, base or not', () => {
  const next = (food: number) =>
    life({ people: { billy: {} }, campaign: { goods: { food } }, place: { base: true, store: {} } })
      .step()
      .question()
      .split(' ')[1];
  expect([next(8), next(9)]).toEqual(['next', 'stow']);
});
