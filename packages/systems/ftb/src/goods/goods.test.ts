import { describe, expect, test } from 'vitest';
import { DRAW, DRINK } from '../deeds/things.js';
import { armOf } from '../melee/weapons.js';
import { fastMove, mayGoFast } from '../moving/moving.js';
import { handsFor } from '../tables/weapons.js';
import { type Game, game, type PersonGiven } from '../testing/game.js';
import { freeHands, gain, handFor, inView, isConcealable, load, roomFor } from './goods.js';

const star = (given: PersonGiven, dice: readonly number[] = []) =>
  game({ people: { 'star-1': { x: 18, y: 10, rep: 4, ...given } }, active: ['star-1'], dice });
const offers = (g: Game) => DRAW.offers(g.w, g.person('star-1'), []).map((o) => o.what);

describe('carrying', () => {
  test('[FTB-EX-11.7.4] [FTB-11.7.3a] [FTB-11.7.4b] [FTB-11.7] seven Items at Rep 4: one die for Fast Move', () => {
    const g = star({ has: ['shotgun', 'one-hand', 'pistol', 'food', 'food', 'gear'] }, [6]);
    expect(load(g.w, g.person('star-1'))).toBe(7);
    g.begin(fastMove(g.w, ['star-1'])).end();
    g.done();
  });

  test('[FTB-11.7.4a] [FTB-11.7.4b] [FTB-11.7.4c] up to Rep two dice, up to twice one, above that none', () => {
    const dice = (n: number) => {
      const g = star({ has: Array<string>(n).fill('food') }, [6, 6]);
      if (!mayGoFast(g.w, g.person('star-1'))) return 0;
      g.begin(fastMove(g.w, ['star-1'])).end();
      return g.facts('rolled')[0]?.faces[0]?.length;
    };
    expect([4, 5, 8, 9, 12].map(dice)).toEqual([2, 1, 1, 0, 0]);
  });

  test('[FTB-14.15.1b] a dose of the Cure is an action, for whoever has one and is not immune', () => {
    const may = (given: PersonGiven) => {
      const g = star(given);
      return DRINK.offers(g.w, g.person('star-1'), []).length;
    };
    expect(may({ has: ['cure'] })).toBe(1);
    expect(may({ has: ['food'] })).toBe(0);
    expect(may({ has: ['cure'], acted: true })).toBe(0);
    expect(may({ has: ['cure'], infection: 'immune' })).toBe(0);
  });

  test('[FTB-11.7.4c] three times Rep is the most', () => {
    const g = star({ has: Array<string>(10).fill('food') });
    expect(roomFor(g.w, g.person('star-1'))).toBe(2);
  });

  test('[FTB-11.7.3a] [FTB-D-29] hands', () => {
    const { w } = game();
    for (const what of ['pistol', 'ba-pistol', 'machine-pistol', 'one-hand'])
      expect(handsFor(w, what)).toBe(1);
    for (const what of [
      'assault-rifle',
      'bolt-action-rifle',
      'shotgun',
      'saw',
      'sub-machine-gun',
      'two-hand',
      'chainsaw',
      'crossbow',
    ])
      expect(handsFor(w, what)).toBe(2);
    for (const what of ['food', 'luxury', 'medical', 'body-armor', 'cure', 'gear'])
      expect(handsFor(w, what)).toBe(1);
  });

  test('[FTB-11.8.1] [FTB-11.8.5] [FTB-11.8.6] [FTB-11.8] body armor counts unless it is worn', () => {
    const loaded = (given: PersonGiven) => {
      const g = star(given);
      return load(g.w, g.person('star-1'));
    };
    expect(loaded({ has: ['body-armor', 'medical', 'gear'] })).toBe(3);
    expect(loaded({ has: ['body-armor', 'medical', 'gear'], armored: true })).toBe(2);
    expect(loaded({ has: ['body-armor', 'body-armor'], armored: true })).toBe(1);
    expect(loaded({ has: ['saw'] })).toBe(2);
  });
});

describe('in hand', () => {
  test('[FTB-11.7.3b] a weapon that is taken up is in hand; food changes nothing there', () => {
    const taken = (what: string) => {
      const g = star({ has: ['pistol'] });
      gain(g.w, 'star-1', [{ id: 90, what, empty: false }], 'found', 'FTB-5.2b');
      return g.facts('in-hand').map((f) => f.hand);
    };
    expect([taken('pistol'), taken('food')]).toEqual([[[1, 90]], []]);
  });

  test('[FTB-11.7.3b] two hands: two Items of one hand, or one of two', () => {
    const { w } = game();
    const hand = (...things: readonly string[]) =>
      handFor(
        w,
        things.map((what, id) => ({ id, what, empty: false })),
      );
    expect(hand('pistol', 'one-hand', 'ba-pistol')).toEqual([0, 1]);
    expect(hand('shotgun', 'pistol')).toEqual([0]);
    expect(hand('food', 'pistol', 'saw')).toEqual([1]);
    const g = star({ has: ['pistol', 'food'], hand: [1] });
    expect(freeHands(g.w, g.person('star-1'))).toBe(1);
  });

  test('[FTB-11.7.3b] bringing another to hand takes the turn of activation', () => {
    const g = star({ has: ['pistol', 'shotgun'], hand: [1] });
    expect(offers(g)).toEqual(['hide', '2']);
    g.begin(DRAW.act(g.w, 'star-1', '2')).end();
    expect(g.person('star-1')).toMatchObject({ hand: [2], acted: true, reloading: true });
    expect(offers(g)).toEqual([]);
  });

  test('[FTB-11.7.3b] with both hands full one goes away for it', () => {
    const g = star({ has: ['pistol', 'one-hand', 'ba-pistol'], hand: [1, 2] });
    g.begin(DRAW.act(g.w, 'star-1', '3'));
    expect(g.question()).toBe('player-1 put-away FTB-11.7.3b');
    g.answer('1').end();
    expect(g.person('star-1').hand).toEqual([2, 3]);
    const free = star({ has: ['pistol', 'ba-pistol'], hand: [1] });
    free.begin(DRAW.act(free.w, 'star-1', '2')).end();
    expect(free.person('star-1').hand).toEqual([1, 2]);
  });

  test('[FTB-8.1] [FTB-D-95] a Two-Hand melee weapon may be held in one hand beside another weapon: a die less', () => {
    const g = star({ has: ['two-hand', 'pistol', 'one-hand'], hand: [1] });
    expect(armOf(g.book, g.person('star-1'))).toMatchObject({ circumstance: 'two-hand', dice: 2 });
    g.begin(DRAW.act(g.w, 'star-1', '2')).end();
    expect(g.person('star-1').hand).toEqual([1, 2]);
    expect(armOf(g.book, g.person('star-1'))).toMatchObject({ circumstance: 'two-hand-in-one', dice: 1 });
    g.begin(DRAW.act(g.w, 'star-1', '3'));
    expect(g.question()).toBe('player-1 put-away FTB-11.7.3b');
    g.answer('2').end();
    expect(g.person('star-1').hand).toEqual([1, 3]);
    // A gun takes both hands, and replaces what is in them.
    const gun = star({ has: ['shotgun', 'pistol'], hand: [1] });
    gun.begin(DRAW.act(gun.w, 'star-1', '2')).end();
    expect(gun.person('star-1').hand).toEqual([2]);
  });

  test('[FTB-11.7.3b] [FTB-D-264] not after an action, a Fast Move or with somebody in its arms', () => {
    for (const given of [{ acted: true }, { fast: 1 }, { carries: 'n1' }])
      expect(offers(star({ has: ['shotgun'], hand: [], ...given }))).toEqual([]);
    expect(offers(star({ has: ['shotgun'], hand: [], fast: 0 }))).toEqual(['1']);
  });

  test('[FTB-11.8.1] body armor is put on', () => {
    const g = star({ has: ['body-armor'], hand: [] });
    expect(offers(g)).toEqual(['armor']);
    g.begin(DRAW.act(g.w, 'star-1', 'armor')).end();
    expect(g.person('star-1')).toMatchObject({ armored: true, acted: true });
    expect(offers(g)).toEqual([]);
  });
});

describe('in view', () => {
  test('[FTB-D-59] weapons of one hand can be hidden, at no cost, and brought out again', () => {
    const g = star({ has: ['pistol', 'one-hand'] });
    expect(inView(g.person('star-1')).length).toBe(2);
    g.begin(DRAW.act(g.w, 'star-1', 'hide')).end();
    expect(g.person('star-1')).toMatchObject({ concealed: true, acted: false, hand: [1, 2] });
    expect(inView(g.person('star-1'))).toEqual([]);
    expect(offers(g)).toEqual(['show']);
    g.begin(DRAW.act(g.w, 'star-1', 'show')).end();
    expect(g.person('star-1')).toMatchObject({ concealed: false, acted: false });
  });

  test('[FTB-D-59] [FTB-D-96] an empty hand hides nothing: what is found goes into it, in view', () => {
    const g = star({ has: [], hand: [], concealed: true });
    expect(offers(g)).toEqual([]);
    gain(g.w, 'star-1', [{ id: 70, what: 'shotgun', empty: false }], 'found', 'FTB-5.2b');
    expect(g.person('star-1')).toMatchObject({ hand: [70], concealed: false });
    // With a concealed Pistol in hand, it is stowed as usual.
    const armed = star({ has: ['pistol'], hand: [1], concealed: true });
    gain(armed.w, 'star-1', [{ id: 70, what: 'one-hand', empty: false }], 'found', 'FTB-5.2b');
    expect(armed.person('star-1')).toMatchObject({ hand: [1], concealed: true });
  });

  test('[FTB-D-59] which can be', () => {
    const { w } = game();
    const things = ['pistol', 'ba-pistol', 'machine-pistol', 'one-hand'];
    for (const what of things) expect(isConcealable(w, what)).toBe(true);
    for (const what of ['shotgun', 'two-hand', 'chainsaw', 'sub-machine-gun', 'food'])
      expect(isConcealable(w, what)).toBe(false);
    expect(offers(star({ has: ['shotgun'] }))).toEqual([]);
  });

  test('[FTB-D-59] what is stored away is not in view, nor is what is no weapon', () => {
    expect(inView(star({ has: ['pistol'], hand: [] }).person('star-1'))).toEqual([]);
    expect(inView(star({ has: ['food'] }).person('star-1'))).toEqual([]);
  });
});
