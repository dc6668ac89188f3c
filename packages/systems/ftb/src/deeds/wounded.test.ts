import { describe, expect, test } from 'vitest';
import { fastMove, inchesLeft } from '../moving/moving.js';
import { walk } from '../moving/walking.js';
import { type Game, game, type PersonGiven } from '../testing/game.js';
import { RELOAD } from './fire.js';
import { MEDIC, PUT_DOWN, RETRIEVE } from './wounded.js';

const beside = (given: PersonGiven = {}, own: PersonGiven = {}, dice: readonly number[] = []) =>
  game({
    people: {
      'star-1': { x: 18, y: 18, attributes: ['medic'], ...own },
      n1: { x: 18, y: 19, condition: 'out-of-the-fight', ...given },
    },
    parties: { 'party-1': { attitude: 'enemy' }, 'party-2': { attitude: 'friend' } },
    dice,
  });

const offers = (deed: typeof MEDIC, g: Game) => deed.offers(g.w, g.person('star-1'), []).map((o) => o.what);

describe('picking up the wounded', () => {
  test('[FTB-5.7.5.1a] next to one of its own that is Out of the Fight', () => {
    expect(offers(RETRIEVE, beside())).toEqual(['n1']);
    expect(offers(RETRIEVE, beside({ y: 19.1 }))).toEqual([]);
    expect(offers(RETRIEVE, beside({ condition: 'carry-on' }))).toEqual([]);
    expect(offers(RETRIEVE, beside({ condition: 'obviously-dead' }))).toEqual([]);
    expect(offers(RETRIEVE, beside({ side: 'party-1' }))).toEqual([]);
    expect(offers(RETRIEVE, beside({}, { carries: 'n1' }))).toEqual([]);
  });

  test('[FTB-5.7.5.1a] nobody who is carried by another, or has been taken off the table', () => {
    const g = game({
      people: {
        'star-1': { x: 18, y: 18 },
        n1: { x: 18, y: 19, condition: 'out-of-the-fight' },
        n2: { x: 18, y: 19, carries: 'n1' },
        n3: { x: -1, y: -1, condition: 'out-of-the-fight' },
      },
    });
    expect(offers(RETRIEVE, g)).toEqual([]);
  });

  test('[FTB-5.7.5.1a] [FTB-D-261] it takes 2 inches of what is left of its move, and no action', () => {
    const left = (used: number, more: PersonGiven = {}) => {
      const g = beside({}, { used, ...more }, [1, 6]);
      g.begin(RETRIEVE.act(g.w, 'star-1', 'n1')).end();
      expect(g.person('star-1')).toMatchObject({ carries: 'n1', acted: false });
      const normal = inchesLeft(g.person('star-1'));
      g.begin(fastMove(g.w, ['star-1'])).end();
      return [normal, inchesLeft(g.person('star-1'))];
    };
    expect(left(0)).toEqual([6, 10]);
    expect(left(5)).toEqual([1, 5]);
    // What a normal move cannot pay, a Fast Move does.
    expect(left(7)).toEqual([0, 3]);
    expect(left(8)).toEqual([0, 2]);
    expect(left(0, { prone: true })).toEqual([2, 4]);
  });

  test('[FTB-5.7.5.1a] whom it carries comes along, and is laid down where it stands', () => {
    const g = beside();
    g.begin(RETRIEVE.act(g.w, 'star-1', 'n1')).end();
    const points = [
      [18, 18, 0],
      [18, 14, 0],
    ] as const;
    g.begin(walk(g.w, 'star-1', { points, costs: [0, 4], cost: 4, length: 4 }, 'walk', 'FTB-5.2a', [])).end();
    expect(g.person('n1')).toMatchObject({ x: 18, y: 14 });
    expect(PUT_DOWN.offers(g.w, g.person('star-1'), [])).toHaveLength(1);
    g.begin(PUT_DOWN.act(g.w, 'star-1', '')).end();
    expect(g.person('star-1').carries).toBe('');
    expect(PUT_DOWN.offers(g.w, g.person('star-1'), [])).toEqual([]);
  });

  test('[FTB-5.7.5.1b] [FTB-T-fast-move] a carrier counts only its best die', () => {
    const fast = (given: PersonGiven) => {
      const g = beside({}, given, [1, 1]);
      g.begin(fastMove(g.w, ['star-1'])).end();
      return g.facts('moves-fast')[0]?.by;
    };
    expect(fast({ carries: 'n1' })).toMatchObject([{ passed: 1, inches: 4 }]);
    expect(fast({})).toMatchObject([{ passed: 2, inches: 8 }]);
  });

  test('[FTB-5.7.5.1c] a carrier cannot reload', () => {
    const items = [{ id: 1, what: 'pistol', empty: true }];
    const reloads = (carries: string) => offers(RELOAD, beside({}, { items, hand: [1], carries }));
    expect(reloads('')).toHaveLength(1);
    expect(reloads('n1')).toHaveLength(0);
  });

  test('[FTB-TB-chainsaw-b] a stalled chainsaw is restarted like a weapon that is reloaded', () => {
    const items = [{ id: 1, what: 'chainsaw', empty: true }];
    const g = beside({}, { items, hand: [1] });
    expect(offers(RELOAD, g)).toEqual(['1']);
    g.begin(RELOAD.act(g.w, 'star-1', '1')).end();
    expect(g.person('star-1').items[0]?.empty).toBe(false);
  });
});

describe('a Medic', () => {
  test('[FTB-3.3-medic] [FTB-5.7.5b] one that becomes active next to the wounded; moving up to them is too late', () => {
    expect(offers(MEDIC, beside())).toEqual(['n1']);
    expect(offers(MEDIC, beside({}, { attributes: [] }))).toEqual([]);
    expect(offers(MEDIC, beside({}, { moved: true, used: 1 }))).toEqual([]);
    expect(offers(MEDIC, beside({}, { used: 2 }))).toEqual([]);
    expect(offers(MEDIC, beside({}, { moved: true, fast: 4 }))).toEqual([]);
    expect(offers(MEDIC, beside({}, { acted: true }))).toEqual([]);
    expect(offers(MEDIC, beside({ side: 'party-2' }))).toEqual(['n1']);
    expect(offers(MEDIC, beside({ side: 'party-1' }))).toEqual([]);
  });

  test('[FTB-3.3-medic] [FTB-D-141] it spends its turn: nothing is left to it, not even a Fast Move', () => {
    const treats = (prone: boolean) => {
      const g = game({
        people: {
          'star-1': { x: 18, y: 18, attributes: ['medic'], prone },
          n1: { x: 18, y: 19, condition: 'out-of-the-fight' },
          n2: { x: 20, y: 18 },
        },
        active: ['star-1', 'n2'],
        dice: [1, 1],
      }).run();
      g.answer('medic star-1 n1').run();
      expect(g.person('n1').condition).toBe('carry-on');
      expect(g.person('star-1').acted).toBe(true);
      return g.options().filter((option) => !option.includes('n2'));
    };
    expect(treats(false)).toEqual(['done']);
    expect(treats(true)).toEqual(['done']);
  });

  test('[FTB-5.6.4] [FTB-D-176] [FTB-10.7.1a] one who dies under its hands is fresh to zombies that see it, and friends nearby take Man Down', () => {
    const treats = (die: number) => {
      const g = game({
        people: {
          n1: { x: 18, y: 18, attributes: ['medic'] },
          n2: { x: 18, y: 19, condition: 'out-of-the-fight' },
          n3: { x: 20, y: 19, facing: 270, rep: 3 },
          far: { x: 22.1, y: 19, facing: 270 },
        },
        zeds: { 'zed-1': { x: 12, y: 19, facing: 90 } },
        dice: [die, die, ...(die === 6 ? [1, 1, 1, 1] : [])],
      });
      g.begin(MEDIC.act(g.w, 'n1', 'n2'))
        .end()
        .done();
      return [g.person('n2').condition, g.person('n2').fresh, g.facts('reacted').map((f) => f.who)];
    };
    expect(treats(6)).toEqual(['obviously-dead', true, ['n1', 'n3']]);
    expect(treats(1)).toEqual(['carry-on', false, []]);
  });
});
