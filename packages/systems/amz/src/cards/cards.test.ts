import { describe, expect, test } from 'vitest';
import { activate } from '../activation/activation.js';
import { barredFrom } from '../activation/announcing.js';
import { isAware } from '../awareness/awareness.js';
import { FACTS } from '../facts.js';
import type { State } from '../state.js';
import { CARD_NUMBERS, cardRow, type Moment } from '../tables/cards.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { nextStep } from '../turn/sequence.js';
import { dealCards, discardTurnedUp, turnUpCard } from './dealing.js';
import { cautiousInches, isStalled, takesEffect } from './effects.js';
import { luckyFind } from './finding.js';
import type { About } from './moments.js';
import { played } from './playing.js';
import { wrecksNear } from './wrecks.js';

const PLAYER = { options: { zombies: 'player' } } as const;
const RED: Given = { professional: true, fighters: 2, at: [10, 10] };
const MOB: Given = { kind: 'zulus', fighters: 3, at: [10, 20] };

const CARDS = CARD_NUMBERS.map(cardRow);

function deal(
  cards: { living: number; zombies: number },
  draws: readonly (readonly string[])[],
  more: Situation = {},
) {
  const scenario = { ...more.scenario, cards } as unknown as Situation['scenario'];
  const g = game({ ...PLAYER, ...more, scenario, draws });
  g.begin(dealCards(g.w)).end().done();
  return g;
}

describe('[AMZ-quirk-cards] [AMZ-turn-02-cards] drawing', () => {
  test('each side draws as the scenario orders, from 28 different cards', () => {
    expect(CARDS.map((c) => c.card)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
    const g = deal({ living: 2, zombies: 1 }, [['2'], ['24'], ['1']]);
    expect(g.state.hands).toEqual({ living: [2, 24], zombies: [1] });
    expect(g.state.deck).toHaveLength(25);
  });
  test('a card for the other side stays in the deck: one draw from those for this side', () => {
    const g = deal({ living: 1, zombies: 1 }, [['6'], ['1']]);
    expect(g.state.hands).toEqual({ living: [6], zombies: [1] });
    expect(g.state.deck).toContain(7);
    expect(() => deal({ living: 1, zombies: 0 }, [['1']])).toThrow('1 is not there to draw');
    expect(() => deal({ living: 0, zombies: 1 }, [['6']])).toThrow('6 is not there to draw');
  });
  test('either side may hold a Fog Bank', () => {
    expect(deal({ living: 1, zombies: 0 }, [['11']]).state.hands.living).toEqual([11]);
    expect(deal({ living: 0, zombies: 1 }, [['11']]).state.hands.zombies).toEqual([11]);
  });
  test('what was drawn only its own side learns', () => {
    const g = deal({ living: 1, zombies: 1 }, [['2'], ['1']]);
    const seen = (seat: string) => g.told(seat).filter((f) => f.is.startsWith('drew'));
    expect(seen('living')).toMatchObject([
      { is: 'drew', card: 2 },
      { is: 'drew-unseen', side: 'zombies' },
    ]);
    expect(seen('zombies')).toMatchObject([
      { is: 'drew-unseen', side: 'living' },
      { is: 'drew', card: 1 },
    ]);
    expect(JSON.stringify(seen('spectator'))).not.toContain('"card"');
  });
  test('deck empty: no draw', () => {
    const g = deal({ living: 2, zombies: 0 }, [['6']], { state: { deck: [6, 1] } });
    expect(g.state.hands.living).toEqual([6]);
  });
  test('[AMZ-T-quirk-cards] 25 takes effect when drawn: by night the lamps go out and another is drawn, by day nothing', () => {
    const night = deal({ living: 1, zombies: 0 }, [['25'], ['2']], { scenario: { light: 'night' } });
    expect(night.state).toMatchObject({ lampsOut: true, hands: { living: [2] } });
    expect(night.state.deck).not.toContain(25);
    const day = deal({ living: 1, zombies: 0 }, [['25']]);
    expect(day.state).toMatchObject({ lampsOut: false, hands: { living: [] } });
  });
});

function offered(moment: Moment, about: About, hands: Partial<State['hands']>, situation: Situation = {}) {
  const g = game({
    ...PLAYER,
    units: { red: RED, mob: MOB },
    ...situation,
    state: { deck: [], ...situation.state, hands: { living: [], zombies: [], ...hands } },
  });
  g.begin(played(g.w, moment, about));
  return g;
}

describe('[AMZ-quirk-cards] playing', () => {
  test('one card for each side at one moment, the Living first', () => {
    const g = offered('attack-pool', { unit: 'red' }, { living: [18], zombies: [1] });
    expect(g.question()).toBe('living card AMZ-quirk-cards');
    expect(g.options()).toEqual(['none', 'card-18']);
    g.answer('card-18');
    expect(g.question()).toBe('zombies card AMZ-quirk-cards');
    g.answer('card-1').end();
    expect(g.result).toEqual([18, 1]);
    expect(g.state.hands).toEqual({ living: [], zombies: [] });
    const turn = offered('turn', {}, { zombies: [11, 16] });
    turn.answer('card-16').end();
    expect(turn.state.hands.zombies).toEqual([11]);
  });
  test('a played card is out of the game; one may be held back', () => {
    const g = offered('attack-pool', { unit: 'red' }, { living: [18] }, { state: { deck: [5] } });
    g.answer('card-18').end();
    expect(g.state.deck).toEqual([5]);
    const kept = offered('attack-pool', { unit: 'red' }, { living: [18] });
    kept.answer('none').end();
    expect(kept.result).toEqual([]);
    expect(kept.state.hands.living).toEqual([18]);
  });
  test('a side without a card for the moment is not asked where all have been seen', () => {
    offered('attack-pool', { unit: 'red' }, { living: [2, 24], zombies: [13] }).end();
  });
  test('while others are unseen it is asked as well: that tells nothing of what it holds', () => {
    const g = offered('attack-pool', { unit: 'red' }, { living: [2] }, { state: { deck: [18] } });
    expect(g.question()).toBe('living card AMZ-quirk-cards');
    expect(g.asked().shape).toMatchObject({ options: [{ id: 'none', line: { key: 'card.none-fits' } }] });
    offered('attack-pool', { unit: 'red' }, {}, { state: { deck: [18] } }).end();
  });
  test('[AMZ-D-card-asks] by the option it is asked only with a card that fits', () => {
    const options = { zombies: 'player', 'card-asks': 'fits' } as const;
    const unseen: Situation = { options, state: { deck: [18] } };
    offered('attack-pool', { unit: 'red' }, { living: [2] }, unseen).end();
    const fits = offered('attack-pool', { unit: 'red' }, { living: [2, 18], zombies: [13] }, unseen);
    expect(fits.options()).toEqual(['none', 'card-18']);
    fits.answer('none').end();
  });
  test('[AMZ-T-quirk-cards] the moment of each card', () => {
    expect(Object.fromEntries(CARDS.map(({ card, side, moment }) => [card, `${side} ${moment}`]))).toEqual({
      1: 'zombies attack-pool',
      2: 'living activated',
      3: 'zombies turn',
      4: 'zombies move-ended',
      5: 'zombies building-entered',
      6: 'living objective',
      7: 'living first-aid',
      8: 'zombies revenant-check',
      9: 'zombies revenant-risen',
      10: 'living revenant-check',
      11: 'either turn',
      12: 'zombies step-11',
      13: 'zombies activated',
      14: 'zombies after-arrivals',
      15: 'living before-arrivals',
      16: 'zombies turn',
      17: 'living turn',
      18: 'living attack-pool',
      19: 'zombies attack-missed',
      20: 'zombies hot-spot',
      21: 'living building-attacked',
      22: 'zombies battering',
      23: 'zombies activated',
      24: 'living check',
      25: 'either immediate',
      26: 'living interrupt',
      27: 'zombies step-12',
      28: 'living after-arrivals',
    });
  });
});

describe('[AMZ-T-quirk-cards] what must be so', () => {
  const may = (
    side: 'living' | 'zombies',
    card: number,
    about: About,
    units: Situation['units'],
    more: Situation = {},
  ) => {
    const moment = CARDS[card - 1]?.moment as Moment;
    return offered(moment, about, { [side]: [card] }, { units: units ?? {}, ...more }).question() !== 'over';
  };
  test('[AMZ-vehicles] 2: a unit on foot, or one that may get out of a vehicle with a Cautious move', () => {
    expect(may('living', 2, { unit: 'red' }, { red: RED })).toBe(true);
    expect(may('living', 2, { unit: 'red' }, { red: { ...RED, vehicle: 'car' } })).toBe(false);
    const rides = { ...RED, fighters: 1, figures: { 1: { x: -1, y: -1, aboard: 'car' } } };
    expect(may('living', 2, { unit: 'red' }, { red: rides })).toBe(true);
  });
  test('4: it has ended within 3 inches of a vehicle or wreck', () => {
    const wreck = (x: number): Situation => ({
      map: { areas: [{ id: 'van', kind: 'wreck', rect: [x, 8, x + 3, 12] }] },
    });
    expect(may('zombies', 4, { unit: 'red' }, { red: RED }, wreck(14))).toBe(true);
    expect(may('zombies', 4, { unit: 'red' }, { red: RED }, wreck(14.1))).toBe(false);
    const car = (x: number): Given => ({ vehicle: 'car', at: [x, 10], figures: { 1: { role: 'vehicle' } } });
    expect(may('zombies', 4, { unit: 'red' }, { red: RED, car: car(15) })).toBe(true);
    expect(may('zombies', 4, { unit: 'red' }, { red: RED, car: car(15.1) })).toBe(false);
  });
  test('21: a building that is not breached', () => {
    const locked = (breached: boolean) =>
      may(
        'living',
        21,
        { unit: 'mob', other: 'shop' },
        { red: RED, mob: { kind: 'zulus', at: [30, 30] } },
        { state: { buildings: [{ id: 'shop', kind: 'open', points: 0, breached }] } },
      );
    expect([false, true].map(locked)).toEqual([true, false]);
  });
  test('3: with a vehicle, or a unit and a Hot Spot', () => {
    const spot = { number: 1, x: 30, y: 30, level: 0, closed: false };
    const car: Given = { vehicle: 'car', figures: { 1: { role: 'vehicle' } } };
    expect(may('zombies', 3, {}, { red: RED })).toBe(false);
    expect(may('zombies', 3, {}, { red: RED, car })).toBe(true);
    expect(may('zombies', 3, {}, { red: RED }, { state: { hotSpots: [spot] } })).toBe(true);
  });
  test('4: a vehicle of the map is one as well, and so is a wreck that it stands in', () => {
    const parked = (x: number): Situation => ({
      map: { vehicles: [{ id: 'v', kind: 'car', rect: [x, 8, x + 3, 12] }] },
    });
    expect(may('zombies', 4, { unit: 'red' }, { red: RED }, parked(14))).toBe(true);
    expect(may('zombies', 4, { unit: 'red' }, { red: RED }, parked(14.1))).toBe(false);
    const around: Situation = { map: { areas: [{ id: 'van', kind: 'wreck', rect: [2, 2, 20, 20] }] } };
    expect(may('zombies', 4, { unit: 'red' }, { red: RED }, around)).toBe(true);
  });
  test('10: a KIA marker with the unit', () => {
    const marker = { id: 'c', unit: 'red', x: -1, y: -1, level: 0, safe: false, overrun: false } as const;
    const at = (kind: 'kia' | 'wia', abandoned = false, unit = 'red') =>
      may(
        'living',
        10,
        { unit: 'red' },
        { red: RED },
        { state: { casualties: [{ ...marker, kind, abandoned, unit }] } },
      );
    expect([at('kia'), at('wia'), at('kia', true), at('kia', false, 'blue')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('6: somebody has no support weapon', () => {
    const all = { 1: { support: 'light' }, 2: { support: 'light' } } as const;
    expect(may('living', 6, { unit: 'red' }, { red: RED })).toBe(true);
    expect(may('living', 6, { unit: 'red' }, { red: { ...RED, figures: all } })).toBe(false);
  });
  test('17: somebody has lost heart', () => {
    expect(may('living', 17, {}, { red: { ...RED, level: 'shaken' } })).toBe(true);
    expect(may('living', 17, {}, { red: RED })).toBe(false);
    const alone = { ...RED, level: 'shaken', fighters: 0, dependents: 1 } as const;
    expect(may('living', 17, {}, { red: alone })).toBe(false);
  });
  test('19: another Living unit within 6 inches of the target', () => {
    const blue = (y: number): Given => ({ ...RED, at: [10, y] });
    const about = { unit: 'red', other: 'mob' };
    expect(may('zombies', 19, about, { red: RED, mob: MOB, blue: blue(26.5) })).toBe(true);
    expect(may('zombies', 19, about, { red: RED, mob: MOB, blue: blue(26.6) })).toBe(false);
    // Neither a vehicle nor those who ride in it.
    const car: Given = { vehicle: 'car', at: [10, 24], figures: { 1: { id: 'car', role: 'vehicle' } } };
    const rides: Given = { ...RED, fighters: 1, figures: { 1: { x: -1, y: -1, aboard: 'car' } } };
    expect(may('zombies', 19, about, { red: RED, mob: MOB, car, blue: rides })).toBe(false);
  });
  test('23: a Non-Professional unit or one with Dependents, and a zombie unit within 12 inches', () => {
    const at = (red: Given, y = 22.5) =>
      may('zombies', 23, { unit: 'red' }, { red: { ...RED, ...red }, mob: { ...MOB, at: [10, y] } });
    expect([at({ professional: false }), at({ dependents: 1 }), at({})]).toEqual([true, true, false]);
    expect(at({ professional: false }, 22.6)).toBe(false);
  });
  test('26: the mindless only', () => {
    const at = (kind: Given['kind']) =>
      may('living', 26, { unit: 'red', other: 'mob' }, { red: RED, mob: { ...MOB, kind } });
    expect((['odies', 'zulus', 'romeos', 'dexters', 'possessed'] as const).map(at)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  test('28: from turn 2 on, with a unit near an edge and no zombies near it', () => {
    const at = (turn: number, red: Given = {}) =>
      may('living', 28, {}, { red: { ...RED, ...red } }, { state: { turn } });
    expect([at(1), at(2), at(2, { at: [18, 18] })]).toEqual([false, true, false]);
    expect([at(2, { at: [12.25, 18] }), at(2, { at: [12.3, 18] })]).toEqual([true, false]);
    expect(at(2, { vehicle: 'car' })).toBe(false);
    const zombie = (y: number) =>
      may('living', 28, {}, { red: RED, mob: { kind: 'zulus', at: [10, y] } }, { state: { turn: 2 } });
    expect([zombie(16.5), zombie(16.6)]).toEqual([false, true]);
  });
});

function effect(card: number, about: About, situation: Situation = {}) {
  const g = game({ ...PLAYER, units: { red: RED, mob: MOB }, ...situation });
  g.begin(takesEffect(g.w, [card], about));
  return g;
}

describe('[AMZ-T-quirk-cards] effects', () => {
  test('3, 12, 27: on whom a card falls is told, and how the wind blows', () => {
    const said = (card: number, on: string) =>
      FACTS.tell({ is: 'takes-effect', cause: 'AMZ-T-quirk-cards', card, on, until: 1 } as never);
    const falls = { key: 'tell.falls-on', values: { who: { noun: 'unit.car', count: 1 } } };
    expect([3, 27].map((card) => said(card, 'car'))).toMatchObject([falls, falls]);
    expect(said(12, '6 3')).toMatchObject({
      key: 'tell.wind',
      values: { inches: { noun: 'kind.inch', count: 3 } },
    });
    expect([2, 4, 11, 13, 16].map((card) => said(card, 'red'))).toEqual(Array(5).fill(undefined));
  });
  test('2: a Cautious move of 9 inches, for this activation', () => {
    const g = effect(2, { unit: 'red' }, { active: { unit: 'red' } }).end();
    expect(cautiousInches(g.w, 'red', 6)).toBe(9);
    expect(cautiousInches(g.w, 'blue', 6)).toBe(6);
    g.w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit: 'red' });
    expect(cautiousInches(g.w, 'red', 6)).toBe(6);
  });
  test('3: the player of the dead names a vehicle; alone it is the one nearest to zombies', () => {
    const car = (y: number): Given => ({ vehicle: 'car', at: [4, y], figures: { 1: { role: 'vehicle' } } });
    const units = { red: RED, far: car(2), near: car(18), mob: MOB };
    const g = effect(3, {}, { units });
    expect(g.question()).toBe('zombies dead-battery AMZ-T-quirk-cards');
    g.answer('far').end();
    expect([isStalled(g.w, 'far'), isStalled(g.w, 'near')]).toEqual([true, false]);
    const solo = effect(3, {}, { units, options: {} }).end();
    expect(isStalled(solo.w, 'near')).toBe(true);
    solo.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn: 2 });
    expect(isStalled(solo.w, 'near')).toBe(false);
  });
  test('3: a vehicle with a dead battery does not move, and still fires and watches; a unit on foot is not on Overwatch, and moves', () => {
    const figures = { 1: { role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'car' } } as const;
    const bars = (unit: Given, mode: 'cautious' | 'rapid' | 'stationary' | 'overwatch', dead = true) => {
      const effects = dead ? [{ card: 3, on: 'car', until: 1 }] : [];
      const g = game({ units: { car: unit }, state: { effects } });
      return barredFrom(g.w, g.unit('car'), { deed: mode === 'overwatch' ? 'overwatch' : 'move-fire', mode })
        ?.line.key;
    };
    const car: Given = { vehicle: 'car', fighters: 2, at: [10, 10], figures };
    const stalled = 'barred.stalled';
    expect([bars(car, 'cautious', false), bars(car, 'rapid', false)]).toEqual([undefined, undefined]);
    expect([bars(car, 'cautious'), bars(car, 'rapid'), bars(car, 'stationary')]).toEqual([
      stalled,
      stalled,
      undefined,
    ]);
    expect(bars(car, 'overwatch')).toBeUndefined();
    expect([bars(RED, 'cautious'), bars(RED, 'rapid'), bars(RED, 'overwatch')]).toEqual([
      undefined,
      undefined,
      stalled,
    ]);
  });
  test('3: without a vehicle the unit nearest to a Hot Spot cannot go on Overwatch', () => {
    const spot = { number: 1, x: 30, y: 30, level: 0, closed: false };
    const g = effect(
      3,
      {},
      { units: { red: RED, blue: { ...RED, at: [20, 20] } }, state: { hotSpots: [spot] } },
    ).end();
    expect([isStalled(g.w, 'red'), isStalled(g.w, 'blue')]).toEqual([false, true]);
  });
  test('4: three noise counters, and all dead within 12 inches of the vehicle are aware of the unit this turn', () => {
    const situation: Situation = {
      map: { areas: [{ id: 'van', kind: 'wreck', rect: [12, 10, 14, 12] }] },
      units: {
        red: RED,
        mob: { kind: 'odies', at: [13, 24.25] },
        far: { kind: 'odies', at: [13, 24.251] },
      },
    };
    const g = effect(4, { unit: 'red' }, situation).end();
    expect(g.state.noise).toBe(3);
    expect([isAware(g.w, 'mob', 'red'), isAware(g.w, 'far', 'red')]).toEqual([true, false]);
  });
  test('5: 1d6 Odies inside at the far wall, 3 inches away at least', () => {
    const shop = { id: 'shop', name: 'Shop', rect: [8, 8, 20, 20] as [number, number, number, number] };
    const g = effect(
      5,
      { unit: 'red' },
      { map: { buildings: [{ ...shop, levels: 1 }] }, units: { red: RED }, dice: [5] },
    ).end();
    const odies = g.figures('mob-1');
    expect(odies).toHaveLength(5);
    for (const f of odies) {
      expect(g.table.houseOf(f)).toBe('shop');
      expect(g.table.distance(f.id, 'red-2')).toBeGreaterThan(3);
      expect(f.x + f.y).toBeGreaterThan(34);
    }
  });
  test('5: in a small house as many as have room, none outside and none within 3 inches', () => {
    const shed = { id: 'shed', name: 'Shed', rect: [8, 8, 14, 12] as [number, number, number, number] };
    const g = effect(
      5,
      { unit: 'red' },
      {
        map: { buildings: [{ ...shed, levels: 1 }] },
        units: { red: { ...RED, fighters: 1, at: [8.5, 10] } },
        dice: [6],
      },
    ).end();
    const odies = g.figures('mob-1');
    expect(odies.length).toBeGreaterThan(0);
    expect(odies.length).toBeLessThanOrEqual(6);
    for (const f of odies) {
      expect(g.table.houseOf(f)).toBe('shed');
      expect(g.table.distanceTo('red-1', f)).toBeGreaterThanOrEqual(3);
    }
  });
  test('11: nobody sees farther than 8 inches until the end of the turn', () => {
    const g = effect(11, {}, { units: { red: RED, mob: { ...MOB, at: [10, 18.6] } } });
    expect(g.end().table.sees('red', 'mob')).toBe(false);
    expect(isAware(g.w, 'mob', 'red')).toBe(false);
    g.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn: 2 });
    expect(g.table.sees('red', 'mob')).toBe(true);
  });
  test('13: Zulus and Romeos notice it 4 inches farther, through walls, for this activation', () => {
    const wall = {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [0, 16],
            [36, 16],
          ] as [number, number][],
        },
      ],
    };
    const units = {
      red: RED,
      mob: { ...MOB, at: [10, 22] as [number, number] },
      odies: { kind: 'odies', at: [10, 17] } as Given,
    };
    const g = effect(13, { unit: 'red' }, { map: wall, units, active: { unit: 'red' } }).end();
    expect([isAware(g.w, 'mob', 'red'), isAware(g.w, 'odies', 'red')]).toEqual([true, false]);
    g.w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit: 'red' });
    expect(isAware(g.w, 'mob', 'red')).toBe(false);
  });
  test('6: one figure takes up a Light weapon', () => {
    const g = game({ units: { red: { ...RED, figures: { 1: { leader: 1 } } } } });
    g.begin(luckyFind(g.w, 'red'));
    expect(g.question()).toBe('living lucky-find AMZ-T-quirk-cards');
    g.answer('red-2').end();
    expect(g.figures('red').map((f) => f.support)).toEqual([null, 'light']);
  });
  test('24: the check passes without a roll', () => {
    const g = game({
      units: { red: RED, mob: { kind: 'romeos', at: [10, 20] } },
      state: { hands: { living: [24], zombies: [] } },
    });
    g.begin(activate(g.w, 'red'));
    expect(g.question()).toBe('living card AMZ-quirk-cards');
    g.answer('card-24');
    expect(g.facts('rolled')).toHaveLength(0);
    expect(g.unit('red').level).toBe('confident');
  });
});

describe('[AMZ-solo-cards]', () => {
  const solo = (
    dice: readonly number[],
    draws: readonly (readonly string[])[],
    more: Partial<State> = {},
  ) => {
    const g = game({ units: { red: RED, mob: MOB }, state: { turn: 2, faceDown: 2, ...more }, dice, draws });
    g.begin(turnUpCard(g.w)).end().done();
    return g;
  };
  test('the cards of the dead lie face down', () => {
    const g = deal({ living: 0, zombies: 2 }, [], { options: {} });
    expect(g.state).toMatchObject({ faceDown: 2, hands: { zombies: [] } });
    expect(g.state.deck).toHaveLength(28);
  });
  test('from turn 2 on a die of 4 or more turns one up', () => {
    expect(solo([4], [['1']]).state).toMatchObject({ faceDown: 1, hands: { zombies: [1] } });
    expect(solo([3], []).state).toMatchObject({ faceDown: 2, hands: { zombies: [] } });
    expect(solo([], [], { turn: 1 }).state.faceDown).toBe(2);
    expect(solo([], [], { faceDown: 0 }).state.faceDown).toBe(0);
  });
  test('a Flickering Light that is turned up takes effect at once, by night with another card', () => {
    const g = game({
      scenario: { light: 'night' },
      state: { turn: 2, faceDown: 1 },
      dice: [4],
      draws: [['25'], ['1']],
    });
    g.begin(turnUpCard(g.w)).end().done();
    expect(g.state).toMatchObject({ lampsOut: true, faceDown: 0, hands: { zombies: [1] } });
  });
  test('it takes effect at the first legal moment, asking nobody', () => {
    const g = solo([5], [['1']]);
    g.begin(played(g.w, 'attack-pool', { unit: 'red' })).end();
    expect(g.result).toEqual([1]);
    expect(g.state.hands.zombies).toEqual([]);
  });
  test('without one this turn it is discarded', () => {
    const g = solo([5], [['1']]);
    discardTurnedUp(g.w);
    expect(g.state.hands.zombies).toEqual([]);
    expect(g.state.deck).not.toContain(1);
  });
});

test('nothing of cards is asked in a game without any', () => {
  const g = game({ units: { red: RED } });
  expect(nextStep(g.w)).toBeDefined();
  g.run().answer('overwatch overwatch');
  expect(g.facts('played-card')).toEqual([]);
});

test('[AMZ-quirk-cards] no card lets the moment pass; a card is drawn in the hand that it is played from', () => {
  const g = game({ ...PLAYER, units: { red: RED }, state: { hands: { living: [24], zombies: [] } } });
  g.begin(played(g.w, 'check', { unit: 'red' }));
  const { shape } = g.asked();
  expect(shape.kind === 'choose' && shape.options.map(({ id, on, passes }) => [id, on, passes])).toEqual([
    ['none', '', true],
    ['card-24', 'card-24', undefined],
  ]);
});

test('[AMZ-T-quirk-cards] 3: a dead battery lasts for the turn, whatever the vehicle does in it', () => {
  const car: Given = { vehicle: 'car', figures: { 1: { role: 'vehicle' } } };
  const g = effect(3, {}, { options: {}, units: { red: RED, car, mob: MOB }, active: { unit: 'car' } }).end();
  g.w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit: 'car' });
  expect(isStalled(g.w, 'car')).toBe(true);
});

test('[AMZ-T-quirk-cards] 4: of two wrecks the near one alone counts, for the unit and for those who hear it', () => {
  const car = (id: string, x: number) => ({
    id,
    kind: 'car',
    rect: [x, 8, x + 3, 12] as [number, number, number, number],
  });
  const g = game({
    map: { vehicles: [car('near', 12), car('far', 30)] },
    units: { red: { ...RED, fighters: 1, at: [10, 10] }, mob: { kind: 'zulus', at: [34, 10] } },
  });
  const found = wrecksNear(g.w, 'red', 3);
  expect(found).toHaveLength(1);
  expect(found[0]?.apart('red')).toBeCloseTo(1.75, 3);
  expect(found[0]?.apart('mob')).toBeCloseTo(18.75, 3);
});

test('[AMZ-T-quirk-cards] 6: where all have a weapon, nobody is asked to take one up', () => {
  const armed = { 1: { support: 'light' }, 2: { support: 'medium' } } as const;
  const g = game({ units: { red: { ...RED, figures: armed } } });
  g.begin(luckyFind(g.w, 'red')).end();
  expect(g.facts('armed')).toEqual([]);
});

describe('[AMZ-T-quirk-cards] limits of cards', () => {
  const cellar = (rect: [number, number, number, number], at: [number, number], die: number) => {
    const map = { buildings: [{ id: 'shed', name: 'Shed', rect, levels: 1 }] };
    const units = { red: { ...RED, fighters: 1, at } };
    const g = game({ ...PLAYER, map, units, dice: [die] });
    g.begin(takesEffect(g.w, [5], { unit: 'red' })).end();
    return g.state.figures.filter((f) => f.unit !== 'red').map(({ x, y }) => [x, y]);
  };
  test('5: exactly 3 inches away is away enough', () => {
    expect(cellar([10, 10, 14.25, 11], [10.75, 10.5], 1)).toEqual([[14, 10.5]]);
    expect(cellar([10, 10, 14.25, 11], [10.875, 10.5], 1)).toEqual([]);
  });
  test('5: of two corners equally far the southern one', () => {
    expect(cellar([8, 8, 16, 12], [8.5, 10], 1)).toEqual([[15.5, 8.5]]);
  });
  test('3: a vehicle that is not on the table is none: the card falls on a unit', () => {
    const spot = { number: 1, x: 10, y: 12, level: 0, closed: false };
    const car: Given = { vehicle: 'car', figures: { 1: { role: 'vehicle', x: -1, y: -1 } } };
    const g = game({ ...PLAYER, units: { red: RED, car }, state: { hotSpots: [spot] } });
    g.begin(takesEffect(g.w, [3], {})).end();
    expect([isStalled(g.w, 'red'), isStalled(g.w, 'car')]).toEqual([true, false]);
  });
  test('[AMZ-solo-cards] without cards for the dead none is laid face down', () => {
    expect(deal({ living: 0, zombies: 0 }, [], { options: {} }).facts('laid-down')).toEqual([]);
    expect(deal({ living: 0, zombies: 1 }, [], { options: {} }).facts('laid-down')).toHaveLength(1);
  });
});
